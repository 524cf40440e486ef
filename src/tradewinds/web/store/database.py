"""A database that is written to in shared transactions.

Writes that arrive at the same time share one transaction, so that a busy evening costs few syncs of the disk; each
caller still waits until its own row is safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any, Self, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tradewinds.web.store import schema
from tradewinds.web.store.away import Away, is_away, kind_of, noticing_away
from tradewinds.web.store.listening import CHANNEL, Listener
from tradewinds.web.store.migrate import migrate

__all__ = ["Conflict", "Database", "Guarded", "News", "Prepared", "Write", "WriteError", "batched", "for_owner_only"]


class Conflict(Exception):  # noqa: N818 - it names what happened
    """Someone else was first: that name is taken, that move number is there already, or the table has changed."""


class WriteError(Exception):
    """Something could not be written; never says what it was, since others may read the logs."""


class Prepared:
    """A statement that is run for every move: put into the words of the database once, not every time."""

    def __init__(self, statement: sql.Insert | sql.Update | sql.Select[Any], *columns: str) -> None:
        self._statement = statement
        self._columns = list(columns) or None  # those of a row to insert
        self._known: dict[str, tuple[str, list[tuple[str, Any]]]] = {}  # by database: the words, and what to put in

    def with_values(self, dialect: sql.Dialect, values: Any) -> tuple[str, Any]:
        """The words, and the values of a row, or of several, in their order."""
        if dialect.name not in self._known:
            self._known[dialect.name] = self._compiled(dialect)
        words, wanted = self._known[dialect.name]
        if isinstance(values, list):
            return words, [_ordered(row, wanted) for row in values]
        return words, _ordered(values, wanted)

    def _compiled(self, dialect: sql.Dialect) -> tuple[str, list[tuple[str, Any]]]:
        compiled = self._statement.compile(dialect=dialect, column_keys=self._columns)
        names, binds = compiled.positiontup or [], compiled.binds
        return str(compiled), [(name, binds[name].type.dialect_impl(dialect).bind_processor(dialect)) for name in names]


def _ordered(row: Mapping[str, Any], wanted: Sequence[tuple[str, Any]]) -> tuple[Any, ...]:
    return tuple([process(row[name]) if process else row[name] for name, process in wanted])


@dataclass(frozen=True)
class Guarded:
    """A change of one row that must find it as whoever decided the change knew it; else Conflict."""

    statement: sql.Executable | Prepared
    values: Any = None


PATIENCE = {"timeout": 5.0, "command_timeout": 10.0}  # seconds for PostgreSQL to connect, and to answer
LOCKED_PAUSE = 1.0  # seconds before the next attempt to bring a database up to date that others use
LOG = logging.getLogger("tradewinds.web")
LONGEST = 10.0  # seconds for which anyone waits for an answer in all
News: TypeAlias = dict[str, Any]
TELL = Prepared(
    sql.select(sql.func.pg_notify(sql.literal_column(f"'{CHANNEL}'"), sql.bindparam("told", type_=sql.Text)))
)

Write: TypeAlias = (
    "sql.Executable | tuple[sql.Executable | Prepared, Any] | Guarded"  # alone or with what is to be written
)


@dataclass(frozen=True)
class _Group:
    """What is written together or not at all."""

    about: str  # the row that is changed first: all servers take rows in the same order, so that none waits in a ring
    writes: Sequence[Write]
    done: asyncio.Future[None]


def for_owner_only(url: sql.URL) -> None:
    """Makes the files of a database readable for whoever runs the server alone; SQLite gives its logs the same mode."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return
    file = Path(url.database)
    if file.parent.is_dir() and not file.exists():
        file.touch(0o600)
    for path in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
        with contextlib.suppress(OSError):  # another's, or in a place where nothing can be changed
            path.chmod(path.stat().st_mode & 0o600)


def _prepare(connection: Any, _: Any) -> None:
    """What every connection to SQLite needs."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Database:
    """Reads at once, and writes together with others."""

    def __init__(self, url: str) -> None:
        is_sqlite = url.startswith("sqlite")
        for_owner_only(sql.make_url(url))
        options: dict[str, Any] = {"pool_pre_ping": True, "connect_args": PATIENCE, "pool_timeout": LONGEST}
        self._engine: AsyncEngine = create_async_engine(url, hide_parameters=True, **({} if is_sqlite else options))
        self._thread = ThreadPoolExecutor(1, "writer") if is_sqlite else None
        self._direct = (
            sql.create_engine(url.replace("+aiosqlite", ""), hide_parameters=True)
            if is_sqlite
            else self._engine.sync_engine
        )
        for engine in {self._engine.sync_engine, self._direct} if is_sqlite else ():
            sql.event.listen(engine, "connect", _prepare)
        self._waiting: list[_Group] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self.name = secrets.token_hex(8)  # by which other servers know this one
        self._listener: Listener | None = None

    @classmethod
    async def open(cls, url: str) -> Self:
        """Opens a database and brings it up to date."""
        store = cls(url)
        engine = create_async_engine(url, hide_parameters=True) if store.is_shared else store._engine
        while not await _migrated(engine):  # which takes as long as it takes
            await asyncio.sleep(LOCKED_PAUSE)
        if store.is_shared:
            await engine.dispose()
        store._writer = asyncio.create_task(store._write())
        return store

    @property
    def is_shared(self) -> bool:
        """Whether other servers may write here as well."""
        return self._thread is None

    async def close(self) -> None:
        """Lets go of the database, once what was asked for is written."""
        await self.stop_listening()
        self._closing = True
        self._wake.set()
        if self._writer:
            await self._writer
        if self._thread:
            self._thread.shutdown()
            self._direct.dispose()
        await self._engine.dispose()

    # Writing

    async def _save(self, *writes: Write, about: str = "", news: Sequence[News] = ()) -> None:
        """Runs statements in a transaction, perhaps together with others', and returns once they are safe.

        Other servers are told the news of it, if it is done.
        """
        if news and self.is_shared:
            writes = *writes, *((TELL, {"told": json.dumps([self.name, each])}) for each in news)
        if self._closing:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Group(about, writes, done))
        self._wake.set()
        await done

    async def _write(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._waiting = sorted(self._waiting, key=lambda group: group.about), []
            error = await self._written(waiting)
            if error and (len(waiting) > 1 or is_away(error)):  # alone, each shows whether it is at fault
                await self._write_one_by_one(waiting)
            else:
                _settle(waiting, error)

    async def _write_one_by_one(self, groups: list[_Group]) -> None:
        for number, group in enumerate(groups):
            error = await self._written([group])
            _settle([group], error)
            if isinstance(error, Away):  # the others, and who came meanwhile, need not wait as long for the same answer
                waiting, self._waiting = self._waiting, []
                _settle([*groups[number + 1 :], *waiting], error)
                return

    async def _written(self, groups: Sequence[_Group]) -> Exception | None:
        """Writes all of it or nothing; what went wrong, if something did."""
        try:
            with noticing_away():
                await self._commit([write for group in groups for write in group.writes])
        except IntegrityError:
            return Conflict()
        except DBAPIError as failure:
            return WriteError(kind_of(failure))
        except Exception as other:
            return other
        return None

    async def _commit(self, writes: Sequence[Write]) -> None:
        """Runs statements in a transaction; on SQLite in one go of a thread of its own, which costs far less."""
        if self._thread:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_here, writes)
            return
        async with asyncio.timeout(LONGEST), self._engine.begin() as connection:
            for write in writes:
                _check(write, await connection.run_sync(_run, write))

    def _commit_here(self, writes: Sequence[Write]) -> None:
        prepared = [found for write in writes if (found := _prepared(write))]
        if len(prepared) == len(writes):
            self._commit_prepared(prepared)
            return
        with self._direct.begin() as connection:
            for write in writes:
                _check(write, _run(connection, write))

    def _commit_prepared(self, writes: Sequence[tuple[Prepared, Any, bool]]) -> None:
        """The same for moves, by the driver itself, which is the shortest way."""
        connection = self._direct.raw_connection()
        try:
            cursor = connection.cursor()
            for statement, values, guarded in writes:
                words, rows = statement.with_values(self._direct.dialect, values)
                (cursor.executemany if isinstance(rows, list) else cursor.execute)(words, rows)
                if guarded and cursor.rowcount != 1:
                    raise Conflict
            connection.commit()
        except sqlite3.Error as error:
            connection.rollback()
            raise DBAPIError.instance(None, None, error, sqlite3.Error, hide_parameters=True) from error
        except Conflict:
            connection.rollback()
            raise
        finally:
            connection.close()  # back to those who may use it next

    # News

    async def tell(self, news: News) -> None:
        """Tells other servers something that is nowhere stored."""
        if self.is_shared:
            await self._save(news=[news])

    async def listen(self, hear: Callable[[str, News], None], back: Callable[[], Awaitable[None]]) -> None:
        """Hears from now on what other servers tell, each by its name; `back` is called after a time without news."""
        if not self.is_shared:
            return

        def hear_others(told: str) -> None:
            name, news = json.loads(told)
            if name != self.name:
                self._learn(news)
                hear(name, news)

        async def come_back() -> None:
            self._learn({})
            await back()

        self._listener = Listener(self._engine, hear_others, come_back)
        await self._listener.begin()

    async def stop_listening(self) -> None:
        """Hears nothing more."""
        if self._listener:
            await self._listener.close()
        self._listener = None

    def _learn(self, news: Mapping[str, Any]) -> None:
        """Brings what is remembered of the database up to date; without news, anything may have changed."""

    # Reading

    @contextlib.asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read by; Away if the database does not answer."""
        with noticing_away():
            async with asyncio.timeout(LONGEST), self._engine.connect() as connection:
                yield connection

    async def _rows(self, query: sql.Select[Any]) -> list[dict[str, Any]]:
        async with self._reading() as connection:
            return [dict(row._mapping) for row in await connection.execute(query)]

    async def _rows_of_one_moment(self, *queries: sql.Select[Any]) -> list[list[dict[str, Any]]]:
        """What several queries find, as if nobody wrote anything between them."""
        async with self._reading() as connection:
            if self._thread is None:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            return [[dict(row._mapping) for row in await connection.execute(query)] for query in queries]

    async def answers(self) -> bool:
        """Whether the database is there."""
        return bool(await self._rows(sql.select(sql.literal(1).label("one"))))

    async def setting(self, name: str, default: str) -> str:
        """A setting of this house; the first one to ask decides it."""
        query = sql.select(schema.settings.c.value).where(schema.settings.c.name == name)
        if not await self._rows(query):
            with contextlib.suppress(Conflict):
                await self._save(schema.settings.insert().values(name=name, value=default))
        return str((await self._rows(query))[0]["value"])


async def _migrated(engine: AsyncEngine) -> bool:
    """Brings a database up to date, unless others have been reading one of its tables for too long."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
    except DBAPIError as error:
        if kind_of(error) != "LockNotAvailableError":
            raise
        LOG.warning("the database cannot be brought up to date while others use it; trying again")
        return False
    return True


def batched(keys: Iterable[str], most: int) -> Iterator[list[str]]:
    """Keys in lists that a statement has room for."""
    left = iter(list(keys))
    while some := list(islice(left, most)):
        yield some


def _run(connection: sql.Connection, write: Write) -> sql.CursorResult[Any]:
    statement, values = (write.statement, write.values) if isinstance(write, Guarded) else _with_values(write)
    if isinstance(statement, Prepared):
        return connection.exec_driver_sql(*statement.with_values(connection.dialect, values))
    return connection.execute(statement, values) if values else connection.execute(statement)


def _prepared(write: Write) -> tuple[Prepared, Any, bool] | None:
    """A statement that was prepared, its values, and whether it must find a row."""
    guarded = isinstance(write, Guarded)
    statement, values = (write.statement, write.values) if isinstance(write, Guarded) else _with_values(write)
    return (statement, values, guarded) if isinstance(statement, Prepared) else None


def _with_values(write: Any) -> tuple[sql.Executable | Prepared, Any]:
    return write if isinstance(write, tuple) else (write, None)


def _check(write: Write, result: sql.CursorResult[Any]) -> None:
    if isinstance(write, Guarded) and result.rowcount != 1:
        raise Conflict


def _settle(groups: Iterable[_Group], error: Exception | None) -> None:
    """Tells those who wait what came of it."""
    for group in groups:
        if group.done.done():
            continue
        if error:
            group.done.set_exception(error)
        else:
            group.done.set_result(None)
