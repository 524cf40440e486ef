"""Who drives what: the bots and clocks of every running game are moved by exactly one server.

A server on a shared database has a number and says again and again that it is alive. Running games name the number of
the server that drives them. Whoever falls silent is given up by the others, who share its games out among them: at once
if its connection to the database has ended too, as it does when a process dies. Should it still live, it comes back
with a new number, and nothing that it decides by the old one is stored any more. One that is only busy does not fall
silent: a thread speaks for it (store/pulse.py).
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from contextlib import suppress

from tradewinds.web.store import Store, TableRow
from tradewinds.web.store.pulse import BEAT

__all__ = ["Driving"]

SILENCE = 1.0  # seconds without one after which a server is given up
LATE = 0.3  # seconds that are enough if its connection has ended as well
PATIENCE = 4.0  # seconds in which the database must answer
LOG = logging.getLogger("tradewinds.web")


class Driving:
    """What this server drives; a server alone with its database drives everything."""

    def __init__(self, store: Store, mark: str | None = None) -> None:
        self.number: int | None = None
        self.claimed: Callable[[list[str]], None] = lambda keys: None  # told of games to drive from now on
        self.lost: Callable[[], None] = lambda: None  # told that all games are driven by others now
        self.alive: Callable[[list[str]], None] = lambda names: None  # told who is there
        self.again: Callable[[], None] = lambda: None  # told that the database is back
        self._store, self._mark = store, mark
        self._back_since = -math.inf  # since when the database answers, if it did not for a while
        self._beaten: float | None = None  # when it last did; none if it failed since
        self._look = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def drives(self, table: TableRow) -> bool:
        """Whether this server moves the bots and clocks of a game."""
        return self.number is None or table.driver == self.number

    async def begin(self) -> None:
        """Takes part from now on."""
        if self._store.is_shared:
            self.number = await self._store.sign_on(self._mark)
            if await self._store.up_for() < 2 * SILENCE:  # the others have to come back to it as well
                self._back_since = time.monotonic()
            self._beaten = time.monotonic()
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Leaves everything to the others at once."""
        if self._task and self.number is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            with suppress(Exception):  # then they find out by themselves
                async with asyncio.timeout(SILENCE):
                    await self._store.sign_off(self.number)

    def look(self) -> None:
        """Looks for games without a driver now, not only with the next sign of life."""
        self._look.set()

    async def _run(self) -> None:
        while True:
            try:
                await self._beat()
            except Exception as error:
                LOG.warning("this server could not say that it is alive: %s", type(error).__name__)
                self._beaten = None
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._look.wait()
            self._look.clear()

    async def _beat(self) -> None:
        number = self.number or 0
        alive = await self._store.renew(number)
        now = time.monotonic()
        back = self._beaten is None
        if back:  # the others could not speak either, perhaps: they are given time to
            self._back_since = now
            self.again()
        pause, self._beaten = now - (self._beaten or now), now
        if alive is None:
            LOG.warning("this server was given up by the others, and starts anew")
            async with asyncio.timeout(PATIENCE):
                self.number = number = await self._store.sign_on(self._mark)
            self.lost()
            return
        self.alive(list(alive))
        if back:  # what it claimed just then, it was not told
            async with asyncio.timeout(PATIENCE):
                own = await self._store.driven_by(number)
            self.claimed(own)
        if now - self._back_since > SILENCE and max(alive.values()) > LATE:
            patience = max(SILENCE, 2 * pause)  # who is slow itself expects no more of others
            async with asyncio.timeout(PATIENCE):
                await self._store.give_up_silent(number, patience, LATE)
        while claimed := await self._store.claim(number):
            self.claimed(claimed)
