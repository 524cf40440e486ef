"""Looking at a table: the position, the log, the record and the chat."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse, Response

from tradewinds.web.api.callers import Caller, KnownPerson, NamedTable
from tradewinds.web.api.describing import log_lines, standing_about
from tradewinds.web.api.errors import problems
from tradewinds.web.api.requests import ChatRequest
from tradewinds.web.api.responses import ChatLine, LogLine, StandingAbout, View
from tradewinds.web.house import LiveTable, Refused

router = APIRouter(prefix="/tables/{table}", tags=["viewing"], responses=problems(409))

TEXT = {"text/plain": {"schema": {"type": "string"}}}


@router.get("/view")
async def show_view(
    caller: Caller,
    table: NamedTable,
    ply: Annotated[int | None, Query(ge=0, lt=2**31, description="An earlier position; now without it")] = None,
) -> View:
    """What your seat sees; someone who only watches sees what everyone may see."""
    match, viewpoint = table.game_on, table.viewpoint(caller.id)
    if ply is not None and ply > match.ply:
        raise Refused(404, "no-such-ply")
    sight = match.sight(viewpoint, ply)
    return View(ply=sight.ply, seat=viewpoint, view=sight.view)


@router.get("/standing")
async def show_standing(
    caller: Caller,
    table: NamedTable,
    ply: Annotated[int | None, Query(ge=0, lt=2**31, description="An earlier position; now without it")] = None,
) -> StandingAbout:
    """How everyone stands: points by category as final scoring would give them, and how far the end is."""
    match = table.game_on
    if ply is not None and ply > match.ply:
        raise Refused(404, "no-such-ply")
    odds = await caller.services.analyses.odds(match) if match.over else None
    return standing_about(match.sight(None, ply), caller.language, odds)


@router.get("/log")
async def show_log(
    caller: Caller, table: NamedTable, since: Annotated[int, Query(ge=0, lt=2**31, description="The first ply")] = 0
) -> list[LogLine]:
    """What happened, in words."""
    return list(log_lines(table.game_on, table.viewpoint(caller.id), caller.language, since))


@router.get("/record", response_class=Response, responses={200: {"content": TEXT, "description": "The record"}})
async def show_record(table: NamedTable) -> PlainTextResponse:
    """The match as text. The seed is in it once the game is over; so is, where cards are hidden, everything."""
    match = table.game_on
    if match.game.hidden and not match.over:
        raise Refused(409, "game-not-over")
    if match.begun_midway:
        raise Refused(409, "practice-has-no-record")
    return PlainTextResponse(match.record(secret=False))


@router.get("/chat")
async def list_chat(
    caller: Caller, table: NamedTable, since: Annotated[int, Query(ge=0, lt=2**31, description="The first number")] = 0
) -> list[ChatLine]:
    """What people said."""
    return _chat(table, caller.id, since)


@router.post("/chat", status_code=201, responses=problems(403))
async def say(caller: Caller, person: KnownPerson, table: NamedTable, body: ChatRequest) -> list[ChatLine]:
    """Says something; answers with that line."""
    since = len(table.chat)
    await caller.house.say(table, person, body.text)
    return _chat(table, person.id, since)


def _chat(table: LiveTable, person: str | None, since: int) -> list[ChatLine]:
    return [
        ChatLine(number=line.number, name=line.name, text=line.text, at=line.at, mine=line.person == person)
        for line in table.chat[since:]
    ]
