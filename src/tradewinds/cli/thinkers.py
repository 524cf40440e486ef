"""The bots at one keyboard: policies think right here, those that search in a process with compiled rules."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from concurrent.futures import Future, wait
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from tradewinds.bots import BotError, find_bot
from tradewinds.bots.levels import QUICK
from tradewinds.bots.worker import Worker, WorkerDied
from tradewinds.cli.start import bots_mode
from tradewinds.core.rule import COMPILED

if TYPE_CHECKING:
    from tradewinds.core.match import Match

__all__ = ["Thinkers"]

TABLE = "the table"
NICENESS = 5
AT_ONCE = 0.2  # seconds of thought that need no explanation
ATTEMPTS = 3

Waiting = Callable[[str], AbstractContextManager[object]]


class Thinkers:
    """Who plays the seats that nobody here has."""

    def __init__(self, match: Match, asked: Mapping[int, str], seed: str | None = None) -> None:
        self.asked = dict(asked)
        self._game = match.game
        self._seeds = {seat: None if seed is None else zlib.crc32(f"{seed} {seat}".encode()) for seat in asked}
        apart = bots_mode() == "compiled" and not COMPILED
        searching = [seat for seat, name in asked.items() if apart and name not in QUICK]
        self._here = {
            seat: find_bot(name, match.game, self._seeds[seat]) for seat, name in asked.items() if seat not in searching
        }
        self._worker = Worker("compiled", NICENESS) if searching else None
        self._warm = self._worker.warm_up(match.game.name) if self._worker else Future[None]()

    def think_ahead(self, match: Match) -> None:
        """Lets such bots as think here think once in vain, so that nothing is left to be compiled in the game."""
        if match.seat >= 0:
            for bot in self._here.values():
                find_bot(bot.name, match.game, 0).choose(match.seen_by(match.seat))

    def choose(self, match: Match, waiting: Waiting) -> int:
        """The move of the bot that decides; `waiting` shows a sentence of that key while it takes long."""
        seat, seen = match.seat, match.seen_by(match.seat)
        if seat in self._here or self._worker is None:
            return self._here[seat].choose(seen).move
        for _ in range(ATTEMPTS):
            name, seed = self.asked[seat], self._seeds[seat]
            answer = self._worker.choose(TABLE, seat, name, self._game.name, seen, seed)
            wait([answer], AT_ONCE)
            if not answer.done() and not self._warm.done():
                with waiting("is-warming"):
                    wait([self._warm])
            try:
                with waiting("is-thinking"):
                    return answer.result().move
            except WorkerDied:  # the next attempt starts a new process
                continue
        raise BotError(f"{self.asked[seat]}: {WorkerDied.__doc__}")

    def close(self) -> None:
        """Ends the process in which bots search."""
        if self._worker:
            self._worker.close()
