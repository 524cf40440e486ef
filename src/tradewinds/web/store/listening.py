"""How a server hears what others tell by PostgreSQL: on one connection, which comes back after every fall."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

__all__ = ["CHANNEL", "Listener"]

CHANNEL = "tradewinds"
ALIVE = 5.0  # seconds after which a silent connection is asked whether it still is one
PAUSE = 0.2  # seconds before the next attempt to connect
LOG = logging.getLogger("tradewinds.web")


class Listener:
    """Hands on what is told, and says when it was deaf for a while."""

    def __init__(self, engine: AsyncEngine, hear: Callable[[str], None], back: Callable[[], Awaitable[None]]) -> None:
        self._engine = engine
        self._hear = hear
        self._back = back
        self._begun = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Returns once it hears everything that is told from now on."""
        self._task = asyncio.create_task(self._run())
        await self._begun.wait()

    async def close(self) -> None:
        """Stops listening."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self._listen()
            except Exception as error:
                LOG.warning("news of other servers cannot be heard: %s; trying again", type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        async with self._engine.connect() as connection:
            try:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                lost = asyncio.Event()
                driver.add_termination_listener(lambda _: lost.set())
                await driver.add_listener(CHANNEL, lambda _connection, _process, _channel, told: self._hear(told))
                if self._begun.is_set():
                    await self._back()
                self._begun.set()
                while not lost.is_set():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(ALIVE):
                            await lost.wait()
                    if not lost.is_set():
                        await driver.execute("select 1", timeout=ALIVE)
            finally:
                await connection.invalidate()  # nobody else is to be given a connection that listens
