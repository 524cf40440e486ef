"""Decisions: which are legal, why others are not, and making one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from tradewinds.core.errors import IllegalMove
from tradewinds.web.api.callers import Caller, KnownPerson, NamedTable
from tradewinds.web.api.describing import table_about
from tradewinds.web.api.errors import problems
from tradewinds.web.api.requests import Name, PlayRequest
from tradewinds.web.api.responses import MoveAbout, TableAbout, Why
from tradewinds.web.house import Refused
from tradewinds.web.refusals import sentence

router = APIRouter(prefix="/tables/{table}", tags=["playing"], responses=problems(403, 409))


@router.get("/moves")
async def list_moves(caller: Caller, table: NamedTable) -> list[MoveAbout]:
    """Your legal moves; none when it is not your turn."""
    match = table.match
    if match is None or match.over or match.seat not in table.seats_of(caller.id):
        return []
    return [
        MoveAbout(code=move.code, text=move.text(caller.language, match.names))
        for move in match.sight(match.seat).moves
    ]


@router.get("/why")
async def ask_why(
    caller: Caller,
    person: KnownPerson,
    table: NamedTable,
    move: Annotated[Name, Query(description="The code of a move")],
) -> Why:
    """Why a move is not legal for you now. Only players may ask: the answer can depend on what they hold."""
    match, seat = table.game_on, table.viewpoint(person.id)
    if seat is None:
        raise Refused(403, "players-only")
    try:
        reason = match.reason(move, seat)
    except IllegalMove as error:
        raise Refused(422, "unknown-move", code=error.code) from None
    return Why(
        move=move,
        legal=reason is None,
        key=reason.key if reason else None,
        message=sentence(Refused(409, reason), caller.language, table) if reason else None,
    )


@router.post("/play")
async def play(caller: Caller, person: KnownPerson, table: NamedTable, body: PlayRequest) -> TableAbout:
    """Plays a move. The answer comes once it is stored for good."""
    await caller.house.play(table, person, body.move, body.ply)
    return table_about(table, person.id)


@router.post("/confirm")
async def confirm(caller: Caller, person: KnownPerson, table: NamedTable) -> TableAbout:
    """Ends the turn: plays the decision that was held."""
    await caller.house.confirm(table, person)
    return table_about(table, person.id)


@router.post("/undo")
async def undo(caller: Caller, person: KnownPerson, table: NamedTable) -> TableAbout:
    """Takes back your last decision, as long as nothing was drawn since and your turn goes on."""
    await caller.house.undo(table, person)
    return table_about(table, person.id)
