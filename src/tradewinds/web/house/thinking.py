"""Bots think in processes of their own, never in the event loop.

Policies have a process to themselves, so that nobody who plays against one ever waits for a search. Bots that search
share the others: a table always asks the same one, where its bots keep their memory. These run compiled rules whatever
the server runs; until a game is compiled, which happens in the background, its searching bots have to wait. Where a
cluster is named, these others are on its machines.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable, Mapping, Sequence

from tradewinds.bots.bot import Choice
from tradewinds.bots.levels import QUICK
from tradewinds.bots.pool import EveryWorker, Pool
from tradewinds.bots.worker import Worker
from tradewinds.core.machine import cores
from tradewinds.core.rule import COMPILED
from tradewinds.core.state import State
from tradewinds.web.house.patience import LONGEST, Patience
from tradewinds.web.house.warming import Warming

__all__ = ["Thinkers"]

QUICK_NICENESS, NICENESS = 5, 10  # pages come first, then those who answer at once


class Thinkers:
    """The processes in which bots think."""

    def __init__(
        self,
        workers: int = 0,
        mode: str = "",
        bots: Mapping[str, str] | None = None,
        patience: float = LONGEST,
        ray: str = "",
    ) -> None:
        own = "compiled" if COMPILED else "interpreted"
        self._mode, self._bots = mode or own, bots
        self._quick = Worker(own, QUICK_NICENESS, bots)
        self._pool = Pool(ray, self._mode, NICENESS, bots) if ray else None
        count = workers or max(1, cores() - 1)
        self._searching: Sequence[Worker] = [Worker(self._mode, NICENESS, bots) for _ in range(count)]
        self._warming = Warming(self._mode, bots)
        if self._pool:
            self._searching = there = self._pool.workers(count)
            self._warming = Warming(self._mode, bots, EveryWorker(there))
        self._patience = Patience(patience)
        self._quicken = own != self._mode

    def begin(self, games: Iterable[str]) -> None:
        """Has everything compiled in the background, and policies run compiled rules as well once that is done."""
        wanted = list(games)
        self._quick.warm_up(wanted[0], QUICK)  # the process of policies is there before the first who need it
        self._warming.begin(wanted, lambda: self._hasten(wanted))

    def is_ready(self, game: str, bot: str) -> bool:
        """Whether a bot can think at once."""
        return bot in QUICK or self._warming.is_done(game)

    async def ready(self, game: str, bot: str) -> None:
        """Waits until a bot can think."""
        if not self.is_ready(game, bot):
            await asyncio.shield(asyncio.wrap_future(self._warming.want(game)))

    async def choose(self, table: str, seat: int, game: str, bot: str, seen: State) -> int:
        """The bot's move in a position as its seat knows it."""
        return (await self.consider(table, seat, game, bot, seen)).move

    async def consider(self, table: str, seat: int, game: str, bot: str, seen: State) -> Choice:
        """The bot's move with what it thinks of it and of others."""
        worker = self._quick if bot in QUICK else self._worker_of(table)
        return await self._patience.answer(worker, bot, worker.choose(table, seat, bot, game, seen, None))

    async def review(self, game: str, bot: str, positions: Sequence[State]) -> list[Choice]:
        """What a bot would do in each of some positions, as whoever decides there knows them."""
        worker = self._quick if bot in QUICK else self._searching[-1]
        return await asyncio.wrap_future(worker.review(game, bot, positions))

    async def odds(self, game: str, positions: Sequence[State], viewer: int | None = None) -> list[tuple[float, ...]]:
        """How likely each seat is to win, as a viewer sees some positions: whoever decides, unless one is named."""
        return await asyncio.wrap_future(self._quick.odds(game, positions, viewer))

    def has_hung(self, bot: str) -> bool:
        """Whether a bot has lately kept its process from answering anyone, so that another plays for it."""
        return self._patience.has_hung(bot)

    def forget(self, table: str) -> None:
        """A match is over."""
        self._quick.forget(table)
        self._worker_of(table).forget(table)

    def close(self) -> None:
        """Ends the processes."""
        self._quicken = False
        self._warming.close()
        for worker in (self._quick, *self._searching):
            worker.close()
        if self._pool:
            self._pool.close()

    def _worker_of(self, table: str) -> Worker:
        return self._searching[zlib.crc32(table.encode()) % len(self._searching)]

    def _hasten(self, games: Iterable[str]) -> None:
        """Changes the interpreted process of policies for a compiled one, once that has read everything."""
        compiled = Worker(self._mode, QUICK_NICENESS, self._bots)
        for game in games if self._quicken else ():
            compiled.warm_up(game, QUICK).result()
        if self._quicken:
            before, self._quick = self._quick, compiled
            before.finish()
        else:
            compiled.close()
