"""Sitting down, getting up, and how one likes to play."""

from __future__ import annotations

from fastapi import APIRouter

from tradewinds.web.api.callers import Caller, KnownPerson, NamedTable
from tradewinds.web.api.describing import table_about
from tradewinds.web.api.errors import problems
from tradewinds.web.api.requests import FillRequest, HabitsRequest, JoinRequest, PartRequest, ReplaceRequest
from tradewinds.web.api.responses import TableAbout

router = APIRouter(prefix="/tables/{table}", tags=["seats"], responses=problems(403, 409))


@router.post("/join")
async def join(caller: Caller, person: KnownPerson, table: NamedTable, body: JoinRequest | None = None) -> TableAbout:
    """Sits down at an open seat."""
    asked = body or JoinRequest()
    await caller.house.join(table, person, asked.seat, digest=asked.digest)
    return table_about(table, person.id)


@router.post("/part")
async def tell_part(caller: Caller, person: KnownPerson, table: NamedTable, body: PartRequest) -> TableAbout:
    """Adds the part of the seed that you promised when you sat down, now that every seat is taken.

    The game begins with the last one, or five seconds after the last seat was taken.
    """
    await caller.house.tell_part(table, person, body.part)
    return table_about(table, person.id)


@router.post("/leave")
async def leave(caller: Caller, person: KnownPerson, table: NamedTable) -> TableAbout:
    """Gets up: before the game the seat is free again, during it a bot plays on until you come back."""
    await caller.house.leave(table, person)
    return table_about(table, person.id)


@router.post("/come-back")
async def come_back(caller: Caller, person: KnownPerson, table: NamedTable) -> TableAbout:
    """Takes over from the bot that played on."""
    await caller.house.come_back(table, person)
    return table_about(table, person.id)


@router.post("/fill")
async def fill_with_bots(
    caller: Caller, person: KnownPerson, table: NamedTable, body: FillRequest | None = None
) -> TableAbout:
    """The host gives all open seats to bots, and the game starts."""
    await caller.house.fill_with_bots(table, person, (body or FillRequest()).bot)
    return table_about(table, person.id)


@router.post("/replace")
async def replace_player(caller: Caller, person: KnownPerson, table: NamedTable, body: ReplaceRequest) -> TableAbout:
    """Lets a bot play for a player who is not there; they can come back at any time."""
    await caller.house.replace(table, person, body.seat)
    return table_about(table, person.id)


@router.patch("/habits")
async def set_habits(caller: Caller, person: KnownPerson, table: NamedTable, body: HabitsRequest) -> TableAbout:
    """How you like to play at this table."""
    await caller.house.set_habits(table, person, body.chosen())
    return table_about(table, person.id)
