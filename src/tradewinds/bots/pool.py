"""Bots that think on the machines of a Ray cluster, as whoever asks them sees it.

A process of its own, the relay, is the one that is connected to the cluster: whatever happens to that costs nobody here
more than an answer. When the cluster cannot be reached, bots think on this machine until it can.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from functools import cache, partial
from typing import Any

from tradewinds.bots.worker import SEARCH, Process, Worker
from tradewinds.core.rule import digest

__all__ = ["EveryWorker", "Pool", "PoolWorker"]

START = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from tradewinds.bots.relay import run
run(*json.loads(sys.argv[2]))
"""
AWAY = 60.0  # seconds after which it is tried again to reach a cluster
CONNECTING = 45.0  # seconds in which it must be reached; Ray itself would try for longer
LOG = logging.getLogger("tradewinds.bots")


class Pool:
    """The relay to a cluster, and whether there is one."""

    def __init__(self, address: str, mode: str, niceness: int = 0, bots: Mapping[str, str] | None = None) -> None:
        self.address, self.mode, self.niceness, self.bots = address, mode, niceness, dict(bots or {})
        self._lock = threading.Lock()
        self._running: Process | None = None
        self._reached = False  # whether the relay that runs has ever answered
        self._lost = False  # whether the one before found no cluster: nobody waits for the next to find it
        self._away_until = 0.0

    def workers(self, count: int) -> list[PoolWorker]:
        """So many processes of the cluster."""
        return [PoolWorker(self, number) for number in range(count)]

    def ask(self, what: str, *arguments: object) -> Future[Any] | None:
        """What comes of a question to the cluster; nothing while there is none."""
        with self._lock:
            self._look()
            if self._running is None or (self._lost and not self._reached):
                return None
            return self._running.ask(what, arguments)

    def _look(self) -> None:
        """Notes whether the relay is gone, and starts one if it may reach the cluster."""
        if self._running and not self._running.alive:
            if not self._reached or self._running.failed:
                self._lost, self._away_until = True, time.monotonic() + AWAY
                LOG.error("the cluster %s cannot be reached; bots think on this machine", self.address)
            self._running = None
        if self._running is None and time.monotonic() >= self._away_until:
            self._reached = False
            told = [self.address, self.mode, self.niceness, self.bots, _rules()]
            self._running = relay = Process(START, told)
            late = threading.Timer(CONNECTING, relay.end)
            late.daemon = True
            late.start()
            relay.ask("hello", ()).add_done_callback(partial(self._note_reached, relay, late))

    def _note_reached(self, relay: Process, late: threading.Timer, answer: Future[Any]) -> None:
        late.cancel()
        if relay is self._running and not answer.exception():
            self._reached, self._lost = True, False

    def close(self) -> None:
        """Lets go of the cluster, which ends all that this relay has started there."""
        with self._lock:
            running, self._running = self._running, None
        if running:
            running.end()


class PoolWorker(Worker):
    """A process of the cluster, asked as any other; a new one is started, perhaps elsewhere, after it died."""

    def __init__(self, pool: Pool, number: int) -> None:
        super().__init__(pool.mode, pool.niceness, pool.bots)  # for when there is no cluster
        self._pool, self._number = pool, number
        self._used = False

    def forget(self, table: str) -> None:
        """The match is over: its bots need not be kept."""
        super().forget(table)
        if self._used:
            self._pool.ask("ask", self._number, "forget", (table,))

    def close(self) -> None:
        """Ends the process, whatever it is doing."""
        super().close()
        if self._used:
            self._used = False
            self._pool.ask("end", self._number)

    def _ask(self, what: str, *arguments: object) -> Future[Any]:
        asked = self._pool.ask("ask", self._number, what, arguments)
        self._used = asked is not None
        return asked if asked is not None else super()._ask(what, *arguments)


class EveryWorker(Worker):
    """All processes of a cluster, to be made ready: first one of them, from whose results those beside it profit."""

    def __init__(self, workers: Sequence[PoolWorker]) -> None:
        super().__init__()
        self._workers = workers

    def warm_up(self, game: str, bots: Sequence[str] = SEARCH) -> Future[None]:
        """Done, on return, once everything is compiled that these bots need in a game."""
        done: Future[None] = Future()
        self._workers[0].warm_up(game, bots).result()
        for warming in [worker.warm_up(game, bots) for worker in self._workers[1:]]:
            warming.result()
        done.set_result(None)
        return done


@cache
def _rules() -> dict[str, str]:
    """What the rules of every game are here: positions go only to machines with the same."""
    from tradewinds.games import all_games

    return {game.name: digest(game.rules.__name__) for game in all_games()}
