"""Tables: which there are, and a new one."""

from __future__ import annotations

from fastapi import APIRouter

from tradewinds.web.api.answers import TableAbout, TableLine
from tradewinds.web.api.asking import Asked, AskedTable, Someone
from tradewinds.web.api.errors import problems
from tradewinds.web.api.telling import table_about, table_line
from tradewinds.web.api.wishes import TableWish

router = APIRouter(tags=["tables"])


@router.get("/tables", responses=problems())
async def list_open_tables(caller: Asked) -> list[TableLine]:
    """Public tables that wait for players, the newest first."""
    return [table_line(row, caller.id) for row in await caller.services.store.open_tables()]


@router.get("/me/tables", responses=problems())
async def list_my_tables(caller: Asked, person: Someone) -> list[TableLine]:
    """Tables where you sit or that you opened, the latest first."""
    return [table_line(row, person.id) for row in await caller.services.store.tables_of(person.id)]


@router.post("/tables", status_code=201, responses=problems(403))
async def create_table(caller: Asked, person: Someone, wish: TableWish) -> TableAbout:
    """Opens a table; the game starts as soon as no seat is open."""
    return table_about(await caller.house.create(person, wish.table()), person.id)


@router.get("/tables/{table}", responses=problems())
async def show_table(caller: Asked, table: AskedTable) -> TableAbout:
    """A table as you see it."""
    return table_about(table, caller.id)


@router.post("/tables/{table}/rematch", status_code=201, responses=problems(403, 409))
async def rematch(caller: Asked, person: Someone, table: AskedTable) -> TableAbout:
    """The same game with the same people: opens the table, or finds the one that another player opened."""
    return table_about(await caller.house.rematch(table, person), person.id)
