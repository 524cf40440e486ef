"""Who looks at a table: what they may know, what they may do, and in which language."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from fastapi import Request

from tradewinds.bots.pace import CALM, PACES
from tradewinds.web.house import LiveTable
from tradewinds.web.services import visitor_of
from tradewinds.web.visitors import Visitor

__all__ = ["MUTE_COOKIE", "Viewer", "mark_of", "page_of", "viewer_of", "visitor_as_viewer", "wanted_pace"]

MUTE_COOKIE, NARROW_COOKIE, LOOK_COOKIE, PACE_COOKIE = "tw_muted", "tw_narrow", "tw_look", "tw_pace"
MOST_MUTED = 50
NOBODY: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Viewer:
    """Everything that what is shown of a table depends on, beside the table: equal viewers see the same bytes."""

    seats: tuple[int, ...]  # one's own; several, when friends share a device; none for a watcher
    viewpoint: int | None  # the seat whose knowledge one sees
    host: bool
    muted: frozenset[str]  # whose chat is not shown, by mark
    language: str
    narrow: bool = False  # a phone in portrait
    wide: bool = False  # a screen with room beside the board
    kept: tuple[int, ...] = ()  # open seats that only the viewer may take
    curtain: bool = False  # friends share a device, and the one who is to decide has not said yet that they look


@dataclass(frozen=True)
class Page:
    """What a request tells of the page that made it, which stays as it is while the page is open."""

    muted: frozenset[str]
    narrow: bool
    wide: bool
    look: str | None  # which of the friends at a device has said that it is they who look


def page_of(request: Request) -> Page:
    """The page that made a request."""
    look = request.cookies.get(LOOK_COOKIE)
    return Page(muted_by(request), is_narrow(request), screen_of(request) == "2", look)


async def viewer_of(request: Request, table: LiveTable) -> Viewer:
    """Whoever asks, as a viewer of a table."""
    return visitor_as_viewer(await visitor_of(request), page_of(request), table)


def visitor_as_viewer(visitor: Visitor, page: Page, table: LiveTable) -> Viewer:
    """A visitor as a viewer of a table as it is now."""
    person = visitor.id
    seats = tuple(table.seats_of(person))
    curtain = len(seats) > 1 and is_curtained(page, table, seats)
    return Viewer(
        seats=seats,
        viewpoint=None if curtain or not seats else table.viewpoint(person),
        host=bool(person) and table.row.host == person,
        kept=tuple(table.kept_for(person)) if table.match is None else (),
        muted=page.muted & marks_at(table) if page.muted else NOBODY,
        language=visitor.language,
        narrow=page.narrow,
        wide=page.wide,
        curtain=curtain,
    )


def is_curtained(page: Page, table: LiveTable, seats: tuple[int, ...]) -> bool:
    """Where seats know different things, friends at one device see them only when they say that it is they who look."""
    match = table.match
    if match is None or match.over or not match.game.hidden:
        return False
    return page.look != look_of(table, match.seat if match.seat in seats else -1)


def look_of(table: LiveTable, seat: int) -> str:
    """What a browser keeps to say who looks at a table."""
    return f"{table.row.id}.{seat}"


def is_narrow(request: Request) -> bool:
    """Whether the screen is narrow: as the page's script found it, or as the browser calls itself."""
    found = screen_of(request)
    return found == "1" if found else "Mobi" in request.headers.get("user-agent", "")


def screen_of(request: Request) -> str:
    """What the page's script found the screen to be: 0 is a laptop's, 1 a phone's, 2 a wide one."""
    return request.query_params.get("narrow") or request.cookies.get(NARROW_COOKIE, "")


def wanted_pace(request: Request) -> str:
    """How fast a visitor wants bots to play, as they chose it last."""
    found = request.cookies.get(PACE_COOKIE, CALM)
    return found if found in PACES else CALM


def muted_by(request: Request) -> frozenset[str]:
    """Whom a visitor does not want to read."""
    return frozenset(filter(None, request.cookies.get(MUTE_COOKIE, "").split(".")[:MOST_MUTED]))


def marks_at(table: LiveTable) -> frozenset[str]:
    """Everyone who has written here; whoever mutes others by the thousand sees the same as everyone."""
    return frozenset(mark_of(table, person) for person in {line.person for line in table.chat})


def mark_of(table: LiveTable, person: str) -> str:
    """A person at a table, as pages may name them: it tells nothing about who they are elsewhere."""
    return hashlib.sha256(f"{table.row.id} {person}".encode()).hexdigest()[:12]
