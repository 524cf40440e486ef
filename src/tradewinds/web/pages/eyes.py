"""Whose eyes a table is seen through: what they may know, what they may do, and in which language."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from fastapi import Request

from tradewinds.web.app import visitor_of
from tradewinds.web.house import LiveTable

__all__ = ["MUTE_COOKIE", "Eyes", "eyes_of", "mark_of"]

MUTE_COOKIE, NARROW_COOKIE = "tw_muted", "tw_narrow"
MOST_MUTED = 50


@dataclass(frozen=True)
class Eyes:
    """Everything that what is shown of a table depends on, beside the table: equal eyes see the same bytes."""

    seats: tuple[int, ...]  # one's own; several, when friends share a device; none for a watcher
    viewpoint: int | None  # the seat through which one sees
    host: bool
    muted: frozenset[str]  # whose chat is not shown, by mark
    language: str
    narrow: bool = False  # a phone in portrait


async def eyes_of(request: Request, table: LiveTable) -> Eyes:
    """The eyes of whoever asks."""
    visitor = await visitor_of(request)
    return Eyes(
        seats=tuple(table.seats_of(visitor.id)),
        viewpoint=table.viewpoint(visitor.id),
        host=table.row.host == visitor.id,
        muted=muted_by(request),
        language=visitor.language,
        narrow=is_narrow(request),
    )


def is_narrow(request: Request) -> bool:
    """Whether the screen is narrow: as the page's script found it, or as the browser calls itself."""
    found = request.query_params.get("narrow") or request.cookies.get(NARROW_COOKIE)
    return found == "1" if found else "Mobi" in request.headers.get("user-agent", "")


def muted_by(request: Request) -> frozenset[str]:
    """Whom a visitor does not want to read."""
    return frozenset(filter(None, request.cookies.get(MUTE_COOKIE, "").split(".")[:MOST_MUTED]))


def mark_of(table: LiveTable, person: str) -> str:
    """A person at a table, as pages may name them: it tells nothing about who they are elsewhere."""
    return hashlib.sha256(f"{table.row.id} {person}".encode()).hexdigest()[:12]
