"""News of a table as server-sent events, for bots and other clients."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

from fastapi import APIRouter
from starlette.responses import StreamingResponse

from tradewinds.web.api.asking import Asked, AskedTable, Caller
from tradewinds.web.api.errors import problems
from tradewinds.web.house import LiveTable

router = APIRouter(prefix="/tables/{table}", tags=["looking"])

HEARTBEAT = 15.0  # seconds
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}
EXAMPLE = 'data: {"version": 1734000000123, "ply": 12, "seat": 1, "over": false}\n\n'


@router.get(
    "/live",
    response_class=StreamingResponse,
    responses={
        **problems(),
        200: {
            "description": "One event at once, and one after every change, as long as you listen. "
            "`seat` is the seat that decides, none before the game and after it.",
            "content": {"text/event-stream": {"schema": {"type": "string"}, "example": EXAMPLE}},
        },
    },
)
async def listen(caller: Asked, table: AskedTable) -> StreamingResponse:
    """A stream of news: when there is any, look at what you want to know."""
    return StreamingResponse(_news(caller, table), media_type="text/event-stream", headers=HEADERS)


async def _news(caller: Caller, table: LiveTable) -> AsyncIterator[str]:
    with table.listening() as news, caller.house.presence(table, caller.visitor.person):
        while True:
            news.clear()
            yield f"data: {json.dumps(_now(table))}\n\n"
            while not news.is_set():
                try:
                    await asyncio.wait_for(news.wait(), HEARTBEAT)
                except TimeoutError:
                    yield ": still here\n\n"


def _now(table: LiveTable) -> dict[str, int | bool | None]:
    match = table.match
    return {
        "version": table.version,
        "ply": match.ply if match else 0,
        "seat": match.seat if match and match.seat >= 0 else None,
        "over": match.over if match else False,
    }
