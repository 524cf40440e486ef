"""What programs ask for most, without FastAPI; the same functions answer, and anything unusual goes the long way."""

from __future__ import annotations

import json

from pydantic import TypeAdapter
from starlette.requests import Request
from starlette.responses import Response

from tradewinds.web.api.callers import ApiCaller, caller_of, named_table
from tradewinds.web.api.errors import answer
from tradewinds.web.api.live import listen
from tradewinds.web.api.playing import list_moves, play
from tradewinds.web.api.requests import PlayRequest
from tradewinds.web.api.responses import MoveAbout
from tradewinds.web.house import LiveTable
from tradewinds.web.shortcuts import Shortcut

__all__ = ["SHORTCUTS"]

JSON = "application/json"
MOVES = TypeAdapter(list[MoveAbout])


async def _asked(request: Request) -> tuple[ApiCaller, LiveTable]:
    caller = await caller_of(request, csrf=request.headers.get("x-csrf", ""))
    return caller, await named_table(request, caller, request.path_params["key"])


async def _play(request: Request) -> Response | None:
    wish = await _wish(request)
    if wish is None:
        return None
    caller = await caller_of(request, csrf=request.headers.get("x-csrf", ""))
    person = await caller.person()
    table = await named_table(request, caller, request.path_params["key"])
    return Response((await play(caller, person, table, wish)).model_dump_json(), media_type=JSON)


async def _wish(request: Request) -> PlayRequest | None:
    """The body of a request, if there is nothing to say against it."""
    if request.url.query or request.headers.get("content-type") != JSON:
        return None
    try:
        return PlayRequest.model_validate(json.loads(await request.body()))
    except (ValueError, RecursionError):
        return None


async def _moves(request: Request) -> Response | None:
    if request.url.query:
        return None
    return Response(MOVES.dump_json(await list_moves(*await _asked(request))), media_type=JSON)


async def _live(request: Request) -> Response | None:
    return None if request.url.query else await listen(*await _asked(request))


SHORTCUTS = (
    Shortcut("POST", "/api/tables", "play", _play, answer),
    Shortcut("GET", "/api/tables", "moves", _moves, answer),
    Shortcut("GET", "/api/tables", "live", _live, answer),
)
