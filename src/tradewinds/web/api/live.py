"""The stream of a table for bots and other clients."""

from __future__ import annotations

import json

from fastapi import APIRouter
from starlette.responses import StreamingResponse

from tradewinds.web.api.callers import Caller, NamedTable
from tradewinds.web.api.errors import problems
from tradewinds.web.house import LiveTable
from tradewinds.web.stream import EventStream

router = APIRouter(prefix="/tables/{table}", tags=["viewing"])

EXAMPLE = 'data: {"version": 12000000, "ply": 12, "seat": 1, "over": false}\n\n'
BEAT = b": still here\n\n"


@router.get(
    "/live",
    response_class=StreamingResponse,  # as far as the documentation is concerned
    responses={
        **problems(),
        200: {
            "description": "One event at once, and one after every change, as long as you listen. "
            "`seat` is the seat that decides, none before the game and after it. A server that stops ends the stream "
            "with `retry: 700`: connect again after so many milliseconds.",
            "content": {"text/event-stream": {"schema": {"type": "string"}, "example": EXAMPLE}},
        },
    },
)
async def listen(caller: Caller, table: NamedTable) -> EventStream:
    """A stream of news: when there is any, look at what you want to know."""
    return EventStream(caller.services, table, caller.visitor, lambda: _now(table), BEAT)


def _now(table: LiveTable) -> bytes:
    match = table.match
    news = {
        "version": table.version,
        "ply": match.ply if match else 0,
        "seat": match.seat if match and match.seat >= 0 else None,
        "over": match.over if match else False,
    }
    return f"data: {json.dumps(news)}\n\n".encode()
