"""Looking at a table: the position, the log, the record and the chat."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, Response

from tradewinds.web.api.answers import ChatLine, LogLine, View
from tradewinds.web.api.asking import Asked, AskedTable, Someone
from tradewinds.web.api.errors import problems
from tradewinds.web.api.telling import log_lines
from tradewinds.web.api.wishes import ChatWish
from tradewinds.web.house import LiveTable, Refused

router = APIRouter(prefix="/tables/{table}", tags=["looking"], responses=problems(409))

TEXT = {"text/plain": {"schema": {"type": "string"}}}


@router.get("/view")
async def show_view(
    caller: Asked,
    table: AskedTable,
    ply: Annotated[int | None, Query(ge=0, lt=2**31, description="An earlier position; now without it")] = None,
) -> View:
    """What your seat sees; someone who only watches sees what everyone may see."""
    match, viewpoint = table.game_on, table.viewpoint(caller.id)
    if ply is not None and ply > match.ply:
        raise Refused(404, "no-such-ply")
    state = match.state if ply is None or ply == match.ply else match.history[ply][0]
    seen = match.game.seen_by(state, -1 if viewpoint is None else viewpoint)
    return View(ply=match.ply if ply is None else ply, seat=viewpoint, view=match.game.view(seen))


@router.get("/log")
async def show_log(
    caller: Asked, table: AskedTable, since: Annotated[int, Query(ge=0, lt=2**31, description="The first ply")] = 0
) -> list[LogLine]:
    """What happened, in words."""
    return list(log_lines(table.game_on, table.viewpoint(caller.id), caller.language, since))


@router.get("/record", response_class=Response, responses={200: {"content": TEXT, "description": "The record"}})
async def show_record(table: AskedTable) -> PlainTextResponse:
    """The match as text. The seed is in it once the game is over; so is, where cards are hidden, everything."""
    match = table.game_on
    if match.game.hidden and not match.over:
        raise Refused(409, "game-not-over")
    return PlainTextResponse(match.record(secret=False))


@router.get("/chat")
async def list_chat(
    caller: Asked, table: AskedTable, since: Annotated[int, Query(ge=0, lt=2**31, description="The first number")] = 0
) -> list[ChatLine]:
    """What people said."""
    return _chat(table, caller.id, since)


@router.post("/chat", status_code=201, responses=problems(403))
async def say(caller: Asked, person: Someone, table: AskedTable, wish: ChatWish) -> list[ChatLine]:
    """Says something; answers with that line."""
    since = len(table.chat)
    await caller.house.say(table, person, wish.text)
    return _chat(table, person.id, since)


def _chat(table: LiveTable, person: str | None, since: int) -> list[ChatLine]:
    return [
        ChatLine(number=line.number, name=line.name, text=line.text, at=line.at, mine=line.person == person)
        for line in table.chat[since:]
    ]
