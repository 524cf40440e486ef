"""Tables: which there are, and a new one."""

from __future__ import annotations

from fastapi import APIRouter

from tradewinds.web.api.callers import Caller, KnownPerson, NamedTable
from tradewinds.web.api.describing import table_about, table_line
from tradewinds.web.api.errors import problems
from tradewinds.web.api.requests import RematchRequest, TableRequest
from tradewinds.web.api.responses import TableAbout, TableLine

router = APIRouter(tags=["tables"])


@router.get("/tables", responses=problems())
async def list_open_tables(caller: Caller) -> list[TableLine]:
    """Public tables that wait for players, the newest first."""
    return [table_line(row, caller.id) for row in await caller.services.store.open_tables()]


@router.get("/me/tables", responses=problems())
async def list_my_tables(caller: Caller, person: KnownPerson) -> list[TableLine]:
    """Tables where you sit or that you opened, the latest first."""
    return [table_line(row, person.id) for row in await caller.services.store.tables_of(person.id)]


@router.post("/tables", status_code=201, responses=problems(403, 409))
async def create_table(caller: Caller, person: KnownPerson, body: TableRequest) -> TableAbout:
    """Opens a table; the game starts as soon as no seat is open."""
    return table_about(await caller.house.create(person, body.table()), person.id)


@router.get("/tables/{table}", responses=problems())
async def show_table(caller: Caller, table: NamedTable) -> TableAbout:
    """A table as you see it."""
    return table_about(table, caller.id)


@router.post("/tables/{table}/rematch", status_code=201, responses=problems(403, 409))
async def rematch(
    caller: Caller, person: KnownPerson, table: NamedTable, body: RematchRequest | None = None
) -> TableAbout:
    """The same game with the same people: opens the table, or finds the one that another player opened."""
    again = await caller.house.rematch(table, person, body.digest if body else None)
    return table_about(again, person.id)
