"""What bots think of games that are over: worked out by other processes in the background, and kept a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from tradewinds.bots.bot import BotError
from tradewinds.bots.worker import WorkerDied
from tradewinds.core.match import Match
from tradewinds.core.state import State, copy
from tradewinds.web.house import LiveTable
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.reports import Judged, Odds, Report, by_round, combined, judged, suspicion, swings

__all__ = ["Analyses", "known_odds", "turn_starts"]

LOG = logging.getLogger("tradewinds.web")
MOMENT = 1.5  # seconds that a page waits for odds
GLANCE, SEARCH = "learned", "expert@300ms"  # who looks at all decisions, and who thinks about the most suspicious
MOST_SEARCHED = 24  # decisions of a game
SUSPICIOUS = 0.05  # how much rather the bot must have played something else

_odds: WeakKeyDictionary[Match, Odds] = WeakKeyDictionary()  # of matches that are over: turn by turn


def known_odds(match: Match | None) -> Odds:
    """The odds of a match turn by turn, each the mean of a round, and at its end; nothing until they are worked out."""
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

    def __init__(self, thinkers: Thinkers, search: str = SEARCH) -> None:
        self._thinkers = thinkers
        self._search = search
        self._asked: WeakSet[Match] = WeakSet()
        self._reports: WeakKeyDictionary[Match, Report] = WeakKeyDictionary()
        self._one_at_a_time = asyncio.Lock()  # a report takes some seconds of a process that bots at tables need too
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Waits for nothing: what is under way is given up."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Odds

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
            _odds[match] = by_round(tuple(await self._thinkers.odds(match.game.name, positions)), match.players)
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

    # Reports

    def report(self, match: Match, seats: Sequence[int]) -> Report:
        """The report on a finished match as far as it has come; it is begun when it is first asked for."""
        report = self._reports.get(match)
        if report is None or report.failed:
            report = self._reports[match] = Report(tuple(seats))
            self._begin(self._analyse(match, report))
        return report

    async def _analyse(self, match: Match, report: Report) -> None:
        try:
            async with self._one_at_a_time:
                await self._look(match, report)
            report.done = True
        except (BotError, WorkerDied):
            LOG.exception("a match of %s could not be analysed", match.game.name)
            report.failed = True

    async def _look(self, match: Match, report: Report) -> None:
        """Looks at all decisions at a glance, then thinks about those that the bot would least have made."""
        game = match.game.name
        report.odds = await self.odds(match)
        report.swings = swings(report.odds, match.players)
        plies, seen = await asyncio.to_thread(_decisions, match, report.seats)
        report.decisions = len(plies)
        glances = await self._thinkers.review(game, GLANCE, seen)
        doubts = {ply: suspicion(choice, match.history[ply][1]) for ply, choice in zip(plies, glances, strict=True)}
        worst = sorted((ply for ply in plies if doubts[ply] >= SUSPICIOUS), key=lambda ply: -doubts[ply])
        report.total = len(worst[:MOST_SEARCHED])
        await self._thinkers.ready(game, self._search.partition("@")[0])
        for ply in worst[:MOST_SEARCHED]:
            report.judged.append(await self._judge(match, ply, seen[plies.index(ply)]))

    async def _judge(self, match: Match, ply: int, seen: State) -> Judged:
        """A decision as the search judges it; what it has not even tried, by the odds that both moves lead to."""
        before, played = match.history[ply]
        game, seat = match.game, int(before.seat)
        (choice,) = await self._thinkers.review(game.name, self._search, [seen])
        found = judged(choice, played, ply, seat)
        if found is not None:
            return found
        after = [_after(match, before, move, seat) for move in (played, choice.move)]
        rows = await self._thinkers.odds(game.name, after, seat)
        own = [row[seat] for row in rows] or [0.0, 0.0]
        return Judged(ply, seat, played, choice.move, own[0], own[1], choice.sure)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _decisions(match: Match, seats: Sequence[int]) -> tuple[list[int], list[State]]:
    """The plies at which someone could choose, and what they knew then."""
    game, parts = match.game, combined(match, seats)
    own = [ply for ply, (state, _) in enumerate(match.history) if int(state.seat) in seats and ply not in parts]
    plies = [ply for ply in own if len(game.legal(match.history[ply][0])) > 1]
    return plies, [game.seen_by(match.history[ply][0], int(match.history[ply][0].seat)) for ply in plies]


def _after(match: Match, before: State, move: int, seat: int) -> State:
    """What a seat knows after a move."""
    world = copy(before)
    match.game.rules.apply(world, move)
    return match.game.seen_by(world, seat)
