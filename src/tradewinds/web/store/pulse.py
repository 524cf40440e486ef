"""How a server says that it is alive: from a thread and by a connection of its own.

A server that opens thousands of pages at once may be at that for seconds, in which its event loop gets to nothing else.
So the thread speaks for it, for as long as there is reason to believe in it: the loop went round lately, or is hard at
work, though not for ever. A process that is stopped or gone says nothing; nor does one whose loop waits for what never
comes.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

import sqlalchemy as sql
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from tradewinds.web.store import schema

__all__ = ["BEAT", "NOW", "Pulse"]

BEAT = 0.2  # seconds between two signs of life
QUIET = 3 * BEAT  # seconds without a round of the event loop after which it may hang, if it is not at work either
BUSY = 15.0  # seconds without one after which it hangs, whatever it does
ANSWER = 4.0  # seconds in which the database must answer
HELD = 7263_1122  # the first number of the locks that servers hold; the second is their own
NOW = sql.func.extract("epoch", sql.func.clock_timestamp())
Found = TypeVar("Found")


class Pulse:
    """The thread of a server's signs of life; its connection holds a lock of the database."""

    def __init__(self, url: str, name: str, patience: dict[str, float]) -> None:
        self._engine = create_async_engine(url, hide_parameters=True, poolclass=NullPool, connect_args=patience)
        self._name = name
        self._connection: AsyncConnection | None = None
        self._held: int | None = None  # whose lock that connection holds
        self._number: int | None = None  # for whom it speaks
        self._one_at_a_time = asyncio.Lock()
        self._spoke = time.monotonic()
        self._server = threading.get_ident()
        self._server_loop = asyncio.get_running_loop()
        self._round = self._worked = time.monotonic()  # when the server's loop last went round, and did any work
        self._work = 0.0
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="pulse", daemon=True)
        self._thread.start()
        self._ticking = self._server_loop.call_soon(self._go_round)
        self._speaking = asyncio.run_coroutine_threadsafe(self._keep_speaking(), self._loop)

    async def rows(self, statement: Any) -> list[dict[str, Any]]:
        """What a statement returns that can be run again, if it fails; whoever loses it in a crash loses nothing."""
        return await self._there(self._run(statement))

    async def hold(self, number: int) -> None:
        """Speaks for a number from now on, and holds its lock unless a connection of before has not let go of it."""
        self._number = number
        await self._there(self._hold(number))

    async def speak(self, number: int) -> bool:
        """Says that this server is alive; whether it still counts as that."""
        return await self._there(self._speak(number))

    def fall_silent(self) -> None:
        """Speaks for nobody any more, unless asked to."""
        self._number = None

    async def disconnect(self) -> None:
        """Ends the connection, once what was asked by it is answered, and so lets go of the lock."""
        await self._there(self._end())

    async def close(self) -> None:
        """Ends the thread."""
        self._ticking.cancel()
        self._speaking.cancel()
        await self.disconnect()
        self._loop.call_soon_threadsafe(self._loop.stop)
        await asyncio.to_thread(self._thread.join)
        self._loop.close()

    async def _there(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Something that the thread does, even if whoever asked does not wait for it."""
        done = asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))
        done.add_done_callback(_note_error)
        return await asyncio.shield(done)

    # In the server's event loop

    def _go_round(self) -> None:
        self._round = time.monotonic()
        self._ticking = self._server_loop.call_later(BEAT, self._go_round)

    # In the thread

    async def _keep_speaking(self) -> None:
        """Speaks whenever the server is not at leisure to do so itself."""
        while True:
            await asyncio.sleep(BEAT)
            lives = self._server_lives()
            if self._number is not None and lives and time.monotonic() - self._spoke > 1.5 * BEAT:
                with suppress(Exception):  # the server finds out itself
                    await self._speak(self._number)

    def _server_lives(self) -> bool:
        now, work = time.monotonic(), self._work_done()
        if work != self._work:
            self._worked, self._work = now, work
        quiet = now - self._round
        return quiet < QUIET or (quiet < BUSY and now - self._worked < QUIET)

    def _work_done(self) -> float:
        """The time that processors have given to the server's event loop, where systems tell it of a thread."""
        if hasattr(time, "pthread_getcpuclockid"):
            return time.clock_gettime(time.pthread_getcpuclockid(self._server))
        return time.monotonic()

    async def _speak(self, number: int) -> bool:
        await self._hold(number)
        server = schema.servers.c
        own = schema.servers.update().where(server.number == number, server.name == self._name).values(seen=NOW)
        counts = bool(await self._run(own.returning(server.number)))
        self._spoke = time.monotonic()
        if not counts and self._number == number:
            self._number = None
        return counts

    async def _hold(self, number: int) -> None:
        if self._held != number or self._connection is None:
            (found,) = await self._run(sql.select(sql.func.pg_try_advisory_lock(HELD, number).label("held")))
            self._held = number if found["held"] else None

    async def _run(self, statement: Any) -> list[dict[str, Any]]:
        async with self._one_at_a_time:
            try:
                async with asyncio.timeout(ANSWER):
                    self._connection = self._connection or await self._connected()
                    return [dict(row._mapping) for row in await self._connection.execute(statement)]
            except BaseException:
                await self._disconnect()
                raise

    async def _connected(self) -> AsyncConnection:
        connection = await self._engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.exec_driver_sql("set synchronous_commit to off")
        return connection

    async def _end(self) -> None:
        async with self._one_at_a_time:
            await self._disconnect()

    async def _disconnect(self) -> None:
        """Nobody else is to be given a connection that holds a lock."""
        connection, self._connection, self._held = self._connection, None, None
        if connection:
            with suppress(Exception):
                await connection.invalidate()
                await connection.close()


def _note_error(done: asyncio.Future[Any]) -> None:
    """Looks at an error that nobody waits for any more, or it would be logged as one that was overlooked."""
    if not done.cancelled():
        done.exception()
