"""The store: every read and write the table needs, nothing else.

Moves are append-only with a unique (table, number): two writers can never both extend a table. Writes that arrive at
the same time share one transaction, so that a busy evening costs few syncs of the disk; each caller still waits until
its own row is safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from typing import Any, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tradewinds.web.store import schema
from tradewinds.web.store.memory import Memory
from tradewinds.web.store.migrate import migrate
from tradewinds.web.store.rows import MessageRow, MoveRow, PersonRow, SeatRow, TableRow

__all__ = ["Conflict", "Store"]

MOST_LISTED = 50

# A statement, alone or with what is to be written; statements of moves are made once, since every move needs them.
Write: TypeAlias = "sql.Executable | tuple[sql.Executable, Any]"
ADD_MOVES = schema.moves.insert()
NOTE_PROGRESS = (
    schema.tables.update()
    .where(schema.tables.c.id == sql.bindparam("key"))
    .values({name: sql.bindparam(f"new_{name}") for name in ("status", "decider", "updated")})
)


class Conflict(Exception):  # noqa: N818 - it names what happened
    """Someone else was first: that name is taken, or that move number is there already."""


def _prepare(connection: Any, _: Any) -> None:
    """What every connection to SQLite needs."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    """A database of people, tables, moves and chat."""

    def __init__(self, url: str) -> None:
        is_sqlite = url.startswith("sqlite")
        self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not is_sqlite)
        self._thread = ThreadPoolExecutor(1, "writer") if is_sqlite else None
        self._direct = sql.create_engine(url.replace("+aiosqlite", "")) if is_sqlite else self._engine.sync_engine
        for engine in {self._engine.sync_engine, self._direct} if is_sqlite else ():
            sql.event.listen(engine, "connect", _prepare)
        self._waiting: list[tuple[list[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._people: Memory[PersonRow] = Memory()
        self._owners: Memory[str] = Memory()  # by the digest of a token

    @classmethod
    async def open(cls, url: str) -> Store:
        """Opens a database and brings it up to date."""
        store = cls(url)
        async with store._engine.begin() as connection:
            await connection.run_sync(migrate)
        store._writer = asyncio.create_task(store._write())
        return store

    async def close(self) -> None:
        """Lets go of the database, once what was asked for is written."""
        self._closing = True
        self._wake.set()
        if self._writer:
            await self._writer
        if self._thread:
            self._thread.shutdown()
            self._direct.dispose()
        await self._engine.dispose()

    # Writing

    async def _save(self, *statements: Write) -> None:
        """Runs statements in a transaction, perhaps together with others', and returns once they are safe."""
        if self._closing:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((list(statements), done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = self._waiting, []
            if not await self._write_together(waiting):
                for group in waiting:
                    await self._write_alone(group)

    async def _write_together(self, groups: list[tuple[list[Write], asyncio.Future[None]]]) -> bool:
        try:
            await self._commit([statement for statements, _ in groups for statement in statements])
        except Exception:
            return False  # one of them is at fault: find out which by writing each alone
        for _, done in groups:
            if not done.done():
                done.set_result(None)
        return True

    async def _write_alone(self, group: tuple[list[Write], asyncio.Future[None]]) -> None:
        statements, done = group
        error: Exception | None = None
        try:
            await self._commit(statements)
        except IntegrityError as conflict:
            error = Conflict(str(conflict.orig))
        except Exception as other:
            error = other
        if done.done():
            return
        if error:
            done.set_exception(error)
        else:
            done.set_result(None)

    async def _commit(self, writes: Sequence[Write]) -> None:
        """Runs statements in a transaction; on SQLite in one go of a thread of its own, which costs far less."""
        if self._thread:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, writes)
            return
        async with self._engine.begin() as connection:
            for write in writes:
                await connection.execute(*(write if isinstance(write, tuple) else (write,)))

    def _commit_here(self, writes: Sequence[Write]) -> None:
        with self._direct.begin() as connection:
            for write in writes:
                connection.execute(*(write if isinstance(write, tuple) else (write,)))

    async def _rows(self, query: sql.Select[Any]) -> list[dict[str, Any]]:
        async with self._engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def setting(self, name: str, default: str) -> str:
        """A setting of this house; the first one to ask decides it."""
        query = sql.select(schema.settings.c.value).where(schema.settings.c.name == name)
        if not await self._rows(query):
            with contextlib.suppress(Conflict):
                await self._save(schema.settings.insert().values(name=name, value=default))
        return str((await self._rows(query))[0]["value"])

    # People

    async def add_person(self, person: PersonRow) -> None:
        """Keeps a new person."""
        await self._save(schema.people.insert().values(**asdict(person)))

    async def person(self, key: str) -> PersonRow | None:
        """A person by id."""
        person = self._people.get(key)
        if person is None:
            person = await self._one_person(schema.people.c.id == key)
            if person:
                self._people.keep(key, person)
        return person

    async def account(self, name: str) -> PersonRow | None:
        """A person by the name of their account, however it is spelled."""
        return await self._one_person(schema.people.c.account == name.casefold())

    async def _one_person(self, condition: Any) -> PersonRow | None:
        rows = await self._rows(sql.select(schema.people).where(condition))
        return PersonRow(**rows[0]) if rows else None

    async def rename(self, key: str, name: str) -> None:
        """Changes what others see."""
        await self._save(schema.people.update().where(schema.people.c.id == key).values(name=name))
        self._people.forget(key)

    async def set_account(self, key: str, account: str, password: str) -> None:
        """Makes a guest an account; Conflict if the name is taken."""
        values = {"account": account.casefold(), "password": password, "name": account}
        await self._save(schema.people.update().where(schema.people.c.id == key).values(**values))
        self._people.forget(key)

    async def add_token(self, digest: str, person: str, label: str) -> None:
        """Keeps the digest of a token for the API."""
        await self._save(schema.tokens.insert().values(hash=digest, person=person, label=label, created=time.time()))

    async def person_of_token(self, digest: str) -> PersonRow | None:
        """Whose token that is."""
        owner = self._owners.get(digest)
        if owner is None:
            rows = await self._rows(sql.select(schema.tokens.c.person).where(schema.tokens.c.hash == digest))
            if not rows:
                return None
            owner = str(rows[0]["person"])
            self._owners.keep(digest, owner)
        return await self.person(owner)

    async def tokens(self, person: str) -> list[dict[str, Any]]:
        """The labels and times of a person's tokens."""
        columns = schema.tokens.c.hash, schema.tokens.c.label, schema.tokens.c.created
        return await self._rows(sql.select(*columns).where(schema.tokens.c.person == person))

    async def drop_token(self, person: str, digest: str) -> None:
        """Forgets a token."""
        where = (schema.tokens.c.hash == digest) & (schema.tokens.c.person == person)
        await self._save(schema.tokens.delete().where(where))
        self._owners.forget(digest)

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
        """Public tables that wait for players, newest first."""
        query = sql.select(schema.tables).where(schema.tables.c.status == "open", schema.tables.c.public)
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
    progress = {"new_status": table.status, "new_decider": table.decider, "new_updated": table.updated}
    return NOTE_PROGRESS, {"key": table.id, **progress}


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
