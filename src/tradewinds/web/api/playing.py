"""Decisions: which are legal, why others are not, and making one."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from tradewinds.core.errors import IllegalMove
from tradewinds.web.api.answers import MoveAbout, TableAbout, Why
from tradewinds.web.api.asking import Asked, AskedTable, Someone
from tradewinds.web.api.errors import problems, sentence
from tradewinds.web.api.telling import table_about
from tradewinds.web.api.wishes import Name, PlayWish
from tradewinds.web.house import Refused

router = APIRouter(prefix="/tables/{table}", tags=["playing"], responses=problems(403, 409))


@router.get("/moves")
async def list_moves(caller: Asked, table: AskedTable) -> list[MoveAbout]:
    """Your legal moves; none when it is not your turn."""
    match = table.match
    if match is None or match.over or match.seat not in table.seats_of(caller.id):
        return []
    return [MoveAbout(code=move.code, text=move.text(caller.language, match.names)) for move in match.moves()]


@router.get("/why")
async def ask_why(
    caller: Asked, person: Someone, table: AskedTable, move: Annotated[Name, Query(description="The code of a move")]
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
        message=sentence(reason, caller.language, table) if reason else None,
    )


@router.post("/play")
async def play(caller: Asked, person: Someone, table: AskedTable, wish: PlayWish) -> TableAbout:
    """Plays a move. The answer comes once it is stored for good."""
    await caller.house.play(table, person, wish.move, wish.ply)
    return table_about(table, person.id)


@router.post("/confirm")
async def confirm(caller: Asked, person: Someone, table: AskedTable) -> TableAbout:
    """Ends the turn: plays the decision that was held."""
    await caller.house.confirm(table, person)
    return table_about(table, person.id)


@router.post("/undo")
async def undo(caller: Asked, person: Someone, table: AskedTable) -> TableAbout:
    """Takes back your last decision, as long as nothing was drawn since and your turn goes on."""
    await caller.house.undo(table, person)
    return table_about(table, person.id)
