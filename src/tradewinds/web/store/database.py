"""A database that is written to in shared transactions.

Writes that arrive at the same time share one transaction, so that a busy evening costs few syncs of the disk; each
caller still waits until its own row is safe.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self, TypeAlias

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tradewinds.web.store import schema
from tradewinds.web.store.migrate import migrate

__all__ = ["Conflict", "Database", "Write", "WriteError", "for_owner_only"]

Write: TypeAlias = "sql.Executable | tuple[sql.Executable, Any]"  # a statement, alone or with what is to be written


class Conflict(Exception):  # noqa: N818 - it names what happened
    """Someone else was first: that name is taken, or that move number is there already."""


class WriteError(Exception):
    """Something could not be written; never says what it was, since others may read the logs."""


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
        self._engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not is_sqlite, hide_parameters=True)
        self._thread = ThreadPoolExecutor(1, "writer") if is_sqlite else None
        self._direct = (
            sql.create_engine(url.replace("+aiosqlite", ""), hide_parameters=True)
            if is_sqlite
            else self._engine.sync_engine
        )
        for engine in {self._engine.sync_engine, self._direct} if is_sqlite else ():
            sql.event.listen(engine, "connect", _prepare)
        self._waiting: list[tuple[list[Write], asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    @classmethod
    async def open(cls, url: str) -> Self:
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
        except IntegrityError:
            error = Conflict()
        except DBAPIError as failure:
            error = WriteError(_kind_of(failure))
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


def _kind_of(failure: DBAPIError) -> str:
    """What went wrong, without a value: SQLite never tells any, and of PostgreSQL's errors the name says enough."""
    cause = failure.orig
    if isinstance(cause, sqlite3.Error):
        return f"{type(cause).__name__}: {cause}"
    return type(getattr(cause, "__cause__", None) or cause).__name__
