"""News of a table as server-sent events: to each page only what changed for it."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import AsyncIterator

from fastapi import APIRouter, Request
from starlette.responses import Response, StreamingResponse

from tradewinds.web.app import services, visitor_of
from tradewinds.web.house import House, LiveTable
from tradewinds.web.pages.eyes import eyes_of
from tradewinds.web.pages.parts import Rendering, render
from tradewinds.web.store import PersonRow

router = APIRouter()

HEARTBEAT = 15.0  # seconds
RETRY = 1000  # milliseconds after which a browser tries again
GZIP_OF_8_KB = 16 + 13  # zlib's way to say so
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


@router.get("/tables/{key}/live")
async def live(request: Request, key: str) -> Response:
    """A stream of updates, the first of which has all parts."""
    visitor = await visitor_of(request)
    house = services(request).house
    table = await house.table(key)
    await eyes_of(request, table)
    events = _events(request, house, table, visitor.person)
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return StreamingResponse(events, media_type="text/event-stream", headers=HEADERS)
    squeezed = HEADERS | {"content-encoding": "gzip"}
    return StreamingResponse(_squeeze(events), media_type="text/event-stream", headers=squeezed)


async def _squeeze(events: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """The stream compressed, each event sent whole; a small window, since a thousand pages may be open."""
    squeezer = zlib.compressobj(4, zlib.DEFLATED, GZIP_OF_8_KB, memLevel=5)
    async for event in events:
        yield squeezer.compress(event.encode()) + squeezer.flush(zlib.Z_SYNC_FLUSH)


async def _events(request: Request, house: House, table: LiveTable, person: PersonRow | None) -> AsyncIterator[str]:
    sent: dict[str, str] = {}
    yield f"retry: {RETRY}\n\n"
    with table.listening() as news, house.presence(table, person):
        while await house.table(table.row.id) is table:
            news.clear()
            rendering = render(table, await eyes_of(request, table))
            changed = _changed(rendering, sent)
            if changed:
                yield _event(rendering, changed)
            while not news.is_set():
                try:
                    await asyncio.wait_for(news.wait(), HEARTBEAT)
                except TimeoutError:
                    yield "event: beat\ndata:\n\n"


def _changed(rendering: Rendering, sent: dict[str, str]) -> dict[str, str]:
    """What this page has not got yet. Where the board's frame is new, all that is in it is."""
    if sent.get("board") != rendering.parts["board"]:
        for name in [name for name in sent if name.startswith("board")]:
            del sent[name]
    changed = {name: html for name, html in rendering.parts.items() if sent.get(name) != html}
    sent.update(changed)
    return changed


def _event(rendering: Rendering, parts: dict[str, str]) -> str:
    news = {
        "version": rendering.version,
        "title": rendering.title,
        "yours": rendering.yours,
        "now": int(time.time() * 1000),
        "parts": parts,
    }
    return f"id: {rendering.version}\ndata: {json.dumps(news, ensure_ascii=False, separators=(',', ':'))}\n\n"
