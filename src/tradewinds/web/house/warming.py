"""What bots need compiled, before anyone plays against them: quietly, in the background, the most wanted game first."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future

from tradewinds.bots.worker import Worker

__all__ = ["Warming"]

LOWEST = 19  # niceness: whatever else the machine does comes first
LOG = logging.getLogger("tradewinds.web")


class Warming:
    """Compiles one game after another in a process of its own, which leaves the result in the cache for all others."""

    def __init__(self, mode: str, bots: Mapping[str, str] | None = None, worker: Worker | None = None) -> None:
        self._needed = mode == "compiled"
        self._worker = worker or Worker(mode, LOWEST, bots)
        self._lock = threading.Lock()
        self._done: dict[str, Future[None]] = {}
        self._queue: list[str] = []  # the next one first
        self._thread: threading.Thread | None = None
        self._afterwards: Callable[[], None] | None = None
        self._closed = False

    def begin(self, games: Iterable[str], afterwards: Callable[[], None]) -> None:
        """Starts with all games; `afterwards` is called, once, when none is left."""
        with self._lock:  # whoever compiles sees all of them or none, and so takes the first one first
            self._afterwards = afterwards if self._needed else None
            for game in reversed(list(games)):
                self._put_first(game)
            self._start()

    def is_done(self, game: str) -> bool:
        """Whether a game is compiled."""
        done = self._done.get(game)
        return not self._needed or (done is not None and done.done() and done.exception() is None)

    def want(self, game: str) -> Future[None]:
        """Puts a game first in the queue; done when it is compiled."""
        with self._lock:
            self._put_first(game)
            self._start()
            return self._done[game]

    def _put_first(self, game: str) -> None:
        if game not in self._done or (self._done[game].done() and self._done[game].exception()):
            self._done[game] = Future()
            self._queue.append(game)
        if not self._needed and not self._done[game].done():
            self._done[game].set_result(None)
        if game in self._queue:
            self._queue.remove(game)
            self._queue.insert(0, game)

    def _start(self) -> None:
        if self._needed and self._thread is None and not self._closed:
            self._thread = threading.Thread(target=self._work, daemon=True)
            self._thread.start()

    def close(self) -> None:
        """Stops at once."""
        with self._lock:
            self._closed = True
            self._queue.clear()
        self._worker.close()

    def _work(self) -> None:
        while True:
            while game := self._next():
                self._compile(game)
            self._worker.close()
            self._finish()
            with self._lock:
                if not self._queue:
                    self._thread = None
                    return

    def _next(self) -> str | None:
        with self._lock:
            return self._queue.pop(0) if self._queue else None

    def _compile(self, game: str) -> None:
        try:
            self._worker.warm_up(game).result()
            self._done[game].set_result(None)
        except Exception as error:  # whoever wants it asks again
            self._done[game].set_exception(error)
            if not self._closed:
                LOG.exception("the rules of %s could not be compiled", game)

    def _finish(self) -> None:
        afterwards, self._afterwards = self._afterwards, None
        try:
            if afterwards and not self._closed:
                afterwards()
        except Exception:  # then policies go on as they are
            if not self._closed:
                LOG.exception("the policies could not be compiled")
