"""The store: every read and write the table needs, nothing else.

Moves are append-only with a unique (table, number), and every change of a table names the revision that it changes: two
writers can never both extend a table, and nobody writes over what they have not seen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, astuple, fields
from typing import Any

import sqlalchemy as sql

from tradewinds.web.store import schema
from tradewinds.web.store.database import Guarded, News, Prepared, Write, batched
from tradewinds.web.store.records import RecordsStore
from tradewinds.web.store.rows import MessageRow, MoveRow, PositionsRow, SeatRow, TableRow, WaitingRow
from tradewinds.web.store.servers import still_alive

__all__ = ["Store"]

MOST_LISTED = 50
MOST_ASKED = 500  # tables in one question
MOST_TOLD = 40  # moves in one message to other servers, which may have 8,000 bytes

# Statements of moves are made once, since every move needs them.
ADD_MOVES = Prepared(schema.moves.insert(), "table", "number", "move", "seat", "at")
ADD_POSITIONS = Prepared(schema.positions.insert(), "table", "first", "plies", "number", "data")
AS_KNOWN = schema.tables.update().where(
    schema.tables.c.id == sql.bindparam("key"), schema.tables.c.revision == sql.bindparam("known")
)
AS_DRIVEN = AS_KNOWN.where(schema.tables.c.driver == sql.bindparam("by"))
PROGRESS = ("status", "decider", "thought", "stored", "updated", "result")  # what a move changes about a table
OTHERWISE = ("id", "revision", "driver", "seats")  # what is never changed, or in another way
CHANGING = tuple(column.name for column in fields(TableRow) if column.name not in OTHERWISE)


def _noting(*names: str) -> dict[bool, Prepared]:
    """A change of these columns of a table by anyone, or only by the server that drives it."""
    values: dict[str, Any] = {name: sql.bindparam(f"new_{name}") for name in names}
    return {True: Prepared(AS_DRIVEN.values(values)), False: Prepared(AS_KNOWN.values(values))}


NOTE_PROGRESS, NOTE_CHANGES = _noting("revision", *PROGRESS), _noting("revision", *CHANGING)
NOTE_THOUGHT, NOTE_REVISION, NOTE_STORED = _noting("thought"), _noting("revision"), _noting("stored")
MOVE_COLUMNS = [schema.moves.c[name] for name in ("number", "move", "seat", "at")]
MESSAGE_COLUMNS = [schema.messages.c[name] for name in ("number", "person", "name", "text", "at")]


class Store(RecordsStore):
    """A database of people, tables, moves and chat."""

    # Tables

    async def add_table(self, table: TableRow, moves: Sequence[MoveRow] = (), followed: TableRow | None = None) -> None:
        """Keeps a new table with its seats, the first moves if the game starts at once, and the table it follows."""
        await self._save(
            *([_update(NOTE_CHANGES, followed, CHANGING)] if followed else ()),
            schema.tables.insert().values(**_table_values(table) | {"driver": still_alive(table.driver)}),
            *(
                schema.seats.insert().values(table=table.id, seat=number, **asdict(seat))
                for number, seat in enumerate(table.seats)
            ),
            *_move_inserts(table, moves),
            about=(followed or table).id,
            news=_changed(followed) if followed else (),
        )
        if followed:
            followed.revision += 1
        self._note_moves(table, moves)

    async def save_table(
        self,
        table: TableRow,
        moves: Sequence[MoveRow] = (),
        by: int | None = None,
        positions: PositionsRow | None = None,
    ) -> None:
        """Keeps what changed about a table and its seats, with the moves that came of it.

        Conflict if this is not the revision that the store has, or a number of the log is there already, or the server
        by which it is done does not drive the table any more.
        """
        written = _update(NOTE_CHANGES, table, CHANGING, by)
        writes = written, *_move_inserts(table, moves, positions), *_seat_updates(table)
        if moves and not moves[0].number and table.driver is not None:
            writes = (
                *writes,
                schema.tables.update().where(schema.tables.c.id == table.id).values(driver=still_alive(table.driver)),
            )
        await self._save(*writes, about=table.id, news=_changed(table))
        table.revision += 1
        self._note_moves(table, moves)

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

    async def waiting_games(self, keys: Sequence[str] | None = None, driver: int | None = None) -> list[WaitingRow]:
        """Games, of a driver or some of these, that go on without anyone who looks: they wait for a bot or a clock."""
        table, seat = schema.tables.c, schema.seats.c
        by_bot = seat.seat.is_(None) | (seat.kind == "bot") | seat.away
        spent = sql.case((table.clock == "game", seat.spent), else_=0.0)
        columns = table.id, table.revision, table.clock, table.seconds, table.thought, spent.label("spent")
        query = (
            sql.select(*columns, by_bot.label("by_bot"))
            .select_from(schema.tables.outerjoin(schema.seats, (seat.table == table.id) & (seat.seat == table.decider)))
            .where(table.status == "playing", (table.clock != "none") | by_bot)
        )
        query = query if driver is None else query.where(table.driver == driver)
        some = [query] if keys is None else [query.where(table.id.in_(few)) for few in batched(keys, MOST_ASKED)]
        rows = [row for each in some for row in await self._rows(each)]
        return [WaitingRow(**row | {"spent": row["spent"] or 0.0, "by_bot": bool(row["by_bot"])}) for row in rows]

    async def games_of_bots(self, host: str) -> int:
        """How many of someone's games are going on with nobody but bots."""
        table, seat = schema.tables.c, schema.seats.c
        players = sql.exists().where(seat.table == table.id, seat.kind == "person", ~seat.away)
        running = (table.host == host) & (table.status == "playing")
        return int((await self._rows(sql.select(sql.func.count().label("many")).where(running, ~players)))[0]["many"])

    async def tables_of(self, person: str, limit: int = MOST_LISTED) -> list[TableRow]:
        """A person's tables, the latest first."""
        own = sql.select(schema.seats.c.table).where(schema.seats.c.person == person)
        mine = schema.tables.c.id.in_(own) | (schema.tables.c.host == person)
        query = sql.select(schema.tables).where(mine).order_by(schema.tables.c.updated.desc())
        return await self._with_seats(query.limit(limit))

    async def sealed_otherwise(self, mark: str) -> int:
        """How many unfinished games have a secret that is sealed, and not with the key of this mark."""
        table = schema.tables.c
        sealed = table.seed.startswith("sealed:") & ~table.seed.startswith(mark)
        query = sql.select(sql.func.count().label("count")).where(sealed, table.status != "over")
        return int((await self._rows(query))[0]["count"])

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
        own = sql.select(query.subquery().c.id)
        order = schema.seats.c.table, schema.seats.c.seat
        for seat in await self._rows(sql.select(schema.seats).where(schema.seats.c.table.in_(own)).order_by(*order)):
            key = seat.pop("table")
            if key in by_id:  # it may have come to the list a moment ago
                by_id[key].seats.append(_seat_row(seat))
        return rows

    async def revision(self, key: str) -> int | None:
        """The revision of a table that everybody has agreed to."""
        rows = await self._rows(sql.select(schema.tables.c.revision).where(schema.tables.c.id == key))
        return int(rows[0]["revision"]) if rows else None

    async def revisions(self, keys: Iterable[str]) -> dict[str, int]:
        """The revisions of many tables."""
        found: dict[str, int] = {}
        columns = schema.tables.c.id, schema.tables.c.revision
        for some in batched(keys, MOST_ASKED):
            rows = await self._rows(sql.select(*columns).where(schema.tables.c.id.in_(some)))
            found |= {row["id"]: int(row["revision"]) for row in rows}
        return found

    async def read_table(
        self, key: str, moves: int = 0, messages: int = 0
    ) -> tuple[TableRow, list[MoveRow], list[MessageRow]] | None:
        """A table with what is new in its log and its chat to someone who knows so much of them, all of one moment."""
        table, move, message = schema.tables.c, schema.moves.c, schema.messages.c
        rows, seats, log, chat = await self._rows_of_one_moment(
            sql.select(schema.tables).where(table.id == key),
            sql.select(schema.seats).where(schema.seats.c.table == key).order_by(schema.seats.c.seat),
            sql.select(*MOVE_COLUMNS).where(move.table == key, move.number >= moves).order_by(move.number),
            sql.select(*MESSAGE_COLUMNS)
            .where(message.table == key, message.number >= messages)
            .order_by(message.number),
        )
        if not rows:
            return None
        for seat in seats:
            del seat["table"]
        row = TableRow(**rows[0], seats=[_seat_row(seat) for seat in seats])
        return row, [MoveRow(**entry) for entry in log], [MessageRow(**line) for line in chat]

    # Moves

    async def add_moves(
        self,
        table: TableRow,
        moves: Sequence[MoveRow],
        by: int | None = None,
        positions: PositionsRow | None = None,
    ) -> None:
        """Appends to a table's log and keeps the table, but for its seats, as it is after them.

        Conflict as when a table is saved.
        """
        writes = _update(NOTE_PROGRESS, table, PROGRESS, by), *_move_inserts(table, moves, positions)
        await self._save(*writes, about=table.id, news=_progressed(table, moves))
        table.revision += 1
        self._note_moves(table, moves)

    def _note_moves(self, table: TableRow, moves: Sequence[MoveRow]) -> None:
        """Moves are safe: for whoever counts them."""

    async def note_thought(self, table: TableRow, by: int | None = None) -> None:
        """Keeps how long the decider of a table has thought so far, which is no new revision."""
        await self._save(_update(NOTE_THOUGHT, table, ["thought"], by), about=table.id)

    async def note_thoughts(self, thoughts: Sequence[tuple[WaitingRow, float]]) -> None:
        """Keeps how long the deciders of many tables have thought, wherever nothing has happened since."""
        rows = [{"key": row.id, "known": row.revision, "new_thought": thought} for row, thought in thoughts]
        await self._save((NOTE_THOUGHT[False], rows))

    # Positions

    async def positions(self, table: str) -> list[PositionsRow]:
        """The positions that are kept of a table, in stretches."""
        columns = [schema.positions.c[name] for name in ("first", "plies", "number", "data")]
        query = sql.select(*columns).where(schema.positions.c.table == table).order_by(schema.positions.c.first)
        return [PositionsRow(**row) for row in await self._rows(query)]

    async def add_positions(self, table: TableRow, positions: PositionsRow) -> None:
        """Keeps positions of a table as it is known; Conflict if it has changed."""
        await self._save(
            _update(NOTE_STORED, table, ["stored"]),
            (ADD_POSITIONS, {"table": table.id} | asdict(positions)),
            about=table.id,
        )

    async def forget_positions(self, table: TableRow) -> None:
        """Drops positions that are not to be trusted; what is to be known is in the log."""
        table.stored = 0
        await self._save(
            _update(NOTE_STORED, table, ["stored"]),
            schema.positions.delete().where(schema.positions.c.table == table.id),
            about=table.id,
        )

    async def moves(self, table: str) -> list[MoveRow]:
        """The whole log of a table."""
        query = sql.select(*MOVE_COLUMNS).where(schema.moves.c.table == table).order_by(schema.moves.c.number)
        return [MoveRow(**row) for row in await self._rows(query)]

    # Chat

    async def add_message(self, table: TableRow, message: MessageRow) -> None:
        """Appends a line of chat; Conflict as when a table is saved."""
        await self._save(
            _update(NOTE_REVISION, table, []),
            schema.messages.insert().values(table=table.id, **asdict(message)),
            about=table.id,
            news=_changed(table),
        )
        table.revision += 1

    async def messages(self, table: str) -> list[MessageRow]:
        """The chat of a table."""
        query = sql.select(*MESSAGE_COLUMNS).where(schema.messages.c.table == table)
        return [MessageRow(**row) for row in await self._rows(query.order_by(schema.messages.c.number))]


def _table_values(table: TableRow) -> dict[str, Any]:
    return {name: value for name, value in asdict(table).items() if name != "seats"}


def _seat_row(values: dict[str, Any]) -> SeatRow:
    del values["seat"]
    return SeatRow(**values)


def _changed(table: TableRow) -> list[News]:
    """What other servers are told of a change that they can read."""
    return [{"table": table.id, "revision": table.revision + 1}]


def _progressed(table: TableRow, moves: Sequence[MoveRow]) -> list[News]:
    """The same of a few moves: with all that there would be to read."""
    if len(moves) > MOST_TOLD:
        return _changed(table)
    progress = {name: getattr(table, name) for name in PROGRESS}
    return [news | {"row": progress, "moves": [astuple(move) for move in moves]} for news in _changed(table)]


def _update(
    statements: Mapping[bool, Prepared], table: TableRow, names: Sequence[str], by: int | None = None
) -> Guarded:
    """Writes columns of a table as it is known, and as long as a server drives it, if it is that server's to do."""
    values = {"key": table.id, "known": table.revision, "new_revision": table.revision + 1}
    values |= {f"new_{name}": getattr(table, name) for name in names}
    return Guarded(statements[by is not None], values if by is None else values | {"by": by})


def _move_inserts(table: TableRow, moves: Sequence[MoveRow], positions: PositionsRow | None = None) -> list[Write]:
    rows = [
        {"table": table.id, "number": row.number, "move": row.move, "seat": row.seat, "at": row.at} for row in moves
    ]
    writes: list[Write] = [(ADD_MOVES, rows)] if rows else []
    return [*writes, (ADD_POSITIONS, {"table": table.id} | asdict(positions))] if positions else writes


def _seat_updates(table: TableRow) -> list[Write]:
    own = schema.seats.c.table == table.id
    return [
        schema.seats.update().where(own, schema.seats.c.seat == number).values(**asdict(seat))
        for number, seat in enumerate(table.seats)
    ]
