"""The store: every read and write the table needs, nothing else.

Moves are append-only with a unique (table, number): two writers can never both extend a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sql

from tradewinds.web.store import schema
from tradewinds.web.store.database import Write
from tradewinds.web.store.people import PeopleStore
from tradewinds.web.store.rows import MessageRow, MoveRow, SeatRow, TableRow

__all__ = ["Store"]

MOST_LISTED = 50

# Statements of moves are made once, since every move needs them.
ADD_MOVES = schema.moves.insert()
NOTE_PROGRESS = (
    schema.tables.update()
    .where(schema.tables.c.id == sql.bindparam("key"))
    .values({name: sql.bindparam(f"new_{name}") for name in ("status", "decider", "thought", "updated", "result")})
)


class Store(PeopleStore):
    """A database of people, tables, moves and chat."""

    # Tables

    async def add_table(self, table: TableRow, moves: Sequence[MoveRow] = ()) -> None:
        """Keeps a new table with its seats, and the first moves if the game starts at once."""
        await self._save(
            schema.tables.insert().values(**_table_values(table)),
            *(
                schema.seats.insert().values(table=table.id, seat=number, **asdict(seat))
                for number, seat in enumerate(table.seats)
            ),
            *_move_inserts(table, moves),
        )

    async def save_table(self, table: TableRow, moves: Sequence[MoveRow] = ()) -> None:
        """Keeps what changed about a table and its seats, with the moves that came of it."""
        await self._save(*_move_inserts(table, moves), _table_update(table), *_seat_updates(table))

    async def table(self, key: str) -> TableRow | None:
        """A table by id, with its seats."""
        found = await self._with_seats(sql.select(schema.tables).where(schema.tables.c.id == key))
        return found[0] if found else None

    async def open_tables(self) -> list[TableRow]:
        """Public tables that wait for whoever comes, newest first."""
        seat = schema.seats.c
        still_open = sql.exists().where(seat.table == schema.tables.c.id, seat.kind == "open")
        for_anyone = still_open.where(seat.kept_for.is_(None)) | ~still_open.where(seat.kept_for.is_not(None))
        query = sql.select(schema.tables).where(schema.tables.c.status == "open", schema.tables.c.public, for_anyone)
        return await self._with_seats(query.order_by(schema.tables.c.updated.desc()).limit(MOST_LISTED))

    async def running_tables(self) -> list[TableRow]:
        """Every table at which a game is going on."""
        return await self._with_seats(sql.select(schema.tables).where(schema.tables.c.status == "playing"))

    async def tables_of(self, person: str, limit: int = MOST_LISTED) -> list[TableRow]:
        """A person's tables, the latest first."""
        own = sql.select(schema.seats.c.table).where(schema.seats.c.person == person)
        mine = schema.tables.c.id.in_(own) | (schema.tables.c.host == person)
        query = sql.select(schema.tables).where(mine).order_by(schema.tables.c.updated.desc())
        return await self._with_seats(query.limit(limit))

    async def finished_tables(self, person: str = "", limit: int = MOST_LISTED) -> list[TableRow]:
        """A person's finished games, the latest first; without a person, those at public tables."""
        own = sql.select(schema.seats.c.table).where(schema.seats.c.person == person)
        wanted = schema.tables.c.id.in_(own) if person else schema.tables.c.public
        query = sql.select(schema.tables).where(schema.tables.c.status == "over", wanted)
        return await self._with_seats(query.order_by(schema.tables.c.updated.desc()).limit(limit))

    async def note_result(self, table: str, result: dict[str, Any]) -> None:
        """Keeps how a game ended that was over before results were kept."""
        await self._save(schema.tables.update().where(schema.tables.c.id == table).values(result=result))

    async def _with_seats(self, query: sql.Select[Any]) -> list[TableRow]:
        rows = [TableRow(**row) for row in await self._rows(query)]
        by_id = {row.id: row for row in rows}
        order = schema.seats.c.table, schema.seats.c.seat
        for seat in await self._rows(sql.select(schema.seats).where(schema.seats.c.table.in_(by_id)).order_by(*order)):
            table = by_id[seat.pop("table")]
            del seat["seat"]
            table.seats.append(SeatRow(**seat))
        return rows

    # Moves

    async def add_moves(self, table: TableRow, moves: Sequence[MoveRow]) -> None:
        """Appends to a table's log and keeps the table as it is after them; Conflict if a number is there already."""
        seats: list[Write] = (
            _seat_updates(table) if table.clock == "game" else []
        )  # a move changes nothing else about a seat
        await self._save(*_move_inserts(table, moves), _progress_update(table), *seats)

    async def note_thought(self, table: str, seconds: float) -> None:
        """Keeps how long the decider of a table has thought so far."""
        await self._save(schema.tables.update().where(schema.tables.c.id == table).values(thought=seconds))

    async def moves(self, table: str) -> list[MoveRow]:
        """The whole log of a table."""
        columns = [schema.moves.c[name] for name in ("number", "move", "seat", "at")]
        query = sql.select(*columns).where(schema.moves.c.table == table).order_by(schema.moves.c.number)
        return [MoveRow(**row) for row in await self._rows(query)]

    # Chat

    async def add_message(self, table: str, message: MessageRow) -> None:
        """Appends a line of chat."""
        await self._save(schema.messages.insert().values(table=table, **asdict(message)))

    async def messages(self, table: str) -> list[MessageRow]:
        """The chat of a table."""
        columns = [schema.messages.c[name] for name in ("number", "person", "name", "text", "at")]
        query = sql.select(*columns).where(schema.messages.c.table == table).order_by(schema.messages.c.number)
        return [MessageRow(**row) for row in await self._rows(query)]


def _table_values(table: TableRow) -> dict[str, Any]:
    return {name: value for name, value in asdict(table).items() if name != "seats"}


def _table_update(table: TableRow) -> Write:
    return schema.tables.update().where(schema.tables.c.id == table.id).values(**_table_values(table))


def _progress_update(table: TableRow) -> Write:
    """What a move changes about a table."""
    names = ("status", "decider", "thought", "updated", "result")
    progress = {name: getattr(table, name) for name in names}
    return NOTE_PROGRESS, {"key": table.id} | {f"new_{name}": value for name, value in progress.items()}


def _move_inserts(table: TableRow, moves: Sequence[MoveRow]) -> list[Write]:
    rows = [
        {"table": table.id, "number": row.number, "move": row.move, "seat": row.seat, "at": row.at} for row in moves
    ]
    return [(ADD_MOVES, rows)] if rows else []


def _seat_updates(table: TableRow) -> list[Write]:
    own = schema.seats.c.table == table.id
    return [
        schema.seats.update().where(own, schema.seats.c.seat == number).values(**asdict(seat))
        for number, seat in enumerate(table.seats)
    ]
