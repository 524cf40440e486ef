"""What bots think of games that are over: the odds of winning as they went, worked out by other processes and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary, WeakSet

from tradewinds.bots.bot import BotError
from tradewinds.bots.worker import WorkerDied
from tradewinds.core.match import Match
from tradewinds.core.state import State
from tradewinds.web.house import LiveTable
from tradewinds.web.house.thinking import Thinkers

__all__ = ["Analyses", "known_odds", "turn_starts"]

LOG = logging.getLogger("tradewinds.web")
MOMENT = 1.5  # seconds that a page waits for odds

Odds: TypeAlias = tuple[tuple[float, ...], ...]

_odds: WeakKeyDictionary[Match, Odds] = WeakKeyDictionary()  # of matches that are over: turn by turn


def known_odds(match: Match | None) -> Odds:
    """The odds of a match as every turn began and at its end, by seat; nothing while they are not worked out."""
    return _odds.get(match, ()) if match is not None else ()


def turn_starts(match: Match) -> list[int]:
    """The plies of the first decision of every turn, in order."""
    starts: dict[int, int] = {}
    for ply, (state, _) in enumerate(match.history):
        if state.seat >= 0:
            starts.setdefault(int(state.turn), ply)
    return list(starts.values())


def _note_failure(asked: asyncio.Future[Odds]) -> None:
    if not asked.cancelled() and asked.exception():
        LOG.error("odds could not be worked out", exc_info=asked.exception())


class Analyses:
    """Asks the bots about matches that are over, each once."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._asked: WeakSet[Match] = WeakSet()
        self._tasks: set[asyncio.Task[None]] = set()

    def want_odds(self, table: LiveTable) -> None:
        """Has the odds of a finished game worked out in the background; its pages are told when they are there."""
        match = table.match
        if match is None or not match.over or match in self._asked:
            return
        self._asked.add(match)
        self._begin(self._tell_odds(table, match))

    async def odds(self, match: Match) -> Odds:
        """The odds of a finished match, turn by turn."""
        if match not in _odds:
            positions: list[State] = [*(match.position(ply) for ply in turn_starts(match)), match.position(match.ply)]
            _odds[match] = tuple(await self._thinkers.odds(match.game.name, positions))
        return _odds[match]

    async def odds_soon(self, match: Match) -> Odds:
        """The odds of a finished match if they are there in a moment; a page waits no longer."""
        asking = asyncio.ensure_future(self.odds(match))
        asking.add_done_callback(_note_failure)
        with suppress(TimeoutError, BotError, WorkerDied):
            return await asyncio.wait_for(asyncio.shield(asking), MOMENT)
        return ()

    async def _tell_odds(self, table: LiveTable, match: Match) -> None:
        try:
            await self.odds(match)
        except (BotError, WorkerDied):
            LOG.exception("the odds of table %s could not be worked out", table.row.id)
        else:
            table.announce()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Waits for nothing: what is under way is given up."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
