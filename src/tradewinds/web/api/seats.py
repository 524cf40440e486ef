"""Sitting down, getting up, and how one likes to play."""

from __future__ import annotations

from fastapi import APIRouter

from tradewinds.web.api.answers import TableAbout
from tradewinds.web.api.asking import Asked, AskedTable, Someone
from tradewinds.web.api.errors import problems
from tradewinds.web.api.telling import table_about
from tradewinds.web.api.wishes import FillWish, HabitsWish, JoinWish, ReplaceWish

router = APIRouter(prefix="/tables/{table}", tags=["seats"], responses=problems(403, 409))


@router.post("/join")
async def join(caller: Asked, person: Someone, table: AskedTable, wish: JoinWish | None = None) -> TableAbout:
    """Sits down at an open seat."""
    await caller.house.join(table, person, wish.seat if wish else None)
    return table_about(table, person.id)


@router.post("/leave")
async def leave(caller: Asked, person: Someone, table: AskedTable) -> TableAbout:
    """Gets up: before the game the seat is free again, during it a bot plays on until you come back."""
    await caller.house.leave(table, person)
    return table_about(table, person.id)


@router.post("/come-back")
async def come_back(caller: Asked, person: Someone, table: AskedTable) -> TableAbout:
    """Takes over from the bot that played on."""
    await caller.house.come_back(table, person)
    return table_about(table, person.id)


@router.post("/fill")
async def fill_with_bots(caller: Asked, person: Someone, table: AskedTable, wish: FillWish | None = None) -> TableAbout:
    """The host gives all open seats to bots, and the game starts."""
    await caller.house.fill_with_bots(table, person, (wish or FillWish()).bot)
    return table_about(table, person.id)


@router.post("/replace")
async def replace_player(caller: Asked, person: Someone, table: AskedTable, wish: ReplaceWish) -> TableAbout:
    """Lets a bot play for a player who is not there; they can come back at any time."""
    await caller.house.replace(table, person, wish.seat)
    return table_about(table, person.id)


@router.patch("/habits")
async def set_habits(caller: Asked, person: Someone, table: AskedTable, wish: HabitsWish) -> TableAbout:
    """How you like to play at this table."""
    await caller.house.set_habits(table, person, wish.chosen())
    return table_about(table, person.id)
