"""A process in which bots think, as whoever asks them sees it.

The process runs the rules in a mode of its own: a server or a terminal that interprets them, so as to start at once,
still has bots that search with compiled ones. It is started when it is first asked, and again after it died.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from typing import Any

from tradewinds.bots.bot import BotError, Choice
from tradewinds.core.rule import COMPILED
from tradewinds.core.state import State

__all__ = ["SEARCH", "Process", "Worker", "WorkerDied"]

START = """
import json, sys
sys.path[:] = json.loads(sys.argv[1])
from tradewinds.bots.work import run
run(*json.loads(sys.argv[2]))
"""
SEARCH = ("search@8", "expert@8")  # what is tried so that bots which search find everything compiled


class WorkerDied(Exception):  # noqa: N818 - what happened, to whoever waits for an answer
    """The process ended before it answered; whoever asks again finds a new one."""


class Worker:
    """One process at a time; it answers one question after the other."""

    def __init__(self, mode: str = "", niceness: int = 0, bots: Mapping[str, str] | None = None) -> None:
        self._environment = {"TRADEWINDS_MODE": mode or ("compiled" if COMPILED else "interpreted")}
        self._told = [niceness, dict(bots or {})]
        self._lock = threading.Lock()
        self._running: Process | None = None

    @property
    def process(self) -> int | None:
        """The id of the process, while there is one."""
        running = self._running
        return running.id if running and running.alive else None

    def choose(self, table: str, seat: int, bot: str, game: str, seen: State, seed: int | None) -> Future[Choice]:
        """What a bot does in a position as its seat knows it; it remembers what it was asked at this table before."""
        return self._ask("choose", table, seat, bot, game, seen.tobytes(), seed)

    def review(self, game: str, bot: str, positions: Sequence[State]) -> Future[list[Choice]]:
        """What a bot would do in each of some positions, as whoever decides there knows them; the same every time."""
        return self._ask("review", game, bot, [position.tobytes() for position in positions])

    def odds(self, game: str, positions: Sequence[State], viewer: int | None = None) -> Future[list[tuple[float, ...]]]:
        """How likely each seat is to win in some positions, as a viewer sees it: whoever decides, unless one is named.

        There are none where a game comes without weights.
        """
        return self._ask("odds", game, [position.tobytes() for position in positions], viewer)

    def forget(self, table: str) -> None:
        """The match is over: its bots need not be kept."""
        if self.process is not None:
            self._ask("forget", table)

    def warm_up(self, game: str, bots: Sequence[str] = SEARCH) -> Future[None]:
        """Done once everything is compiled that these bots need in a game."""
        return self._ask("warm_up", game, bots)

    def finish(self) -> None:
        """Ends the process once it has answered all that it was asked."""
        with suppress(WorkerDied):
            if self.process is not None:
                self._ask("forget", "").result()
        self.close()

    def close(self) -> None:
        """Ends the process, whatever it is doing."""
        with self._lock:
            running, self._running = self._running, None
        if running:
            running.end()

    def _ask(self, what: str, *arguments: object) -> Future[Any]:
        with self._lock:
            if self._running is None or not self._running.alive:
                self._running = Process(START, self._told, self._environment)
            return self._running.ask(what, arguments)


def _settle(waiting: Future[Any], done: bool | None, answer: Any) -> None:
    """Hands over an answer, or why there is none: the bot failed, or its process died."""
    if done:
        waiting.set_result(answer)
    else:
        waiting.set_exception(WorkerDied() if done is None else BotError(answer))


class Process:
    """A process of ours that lives once: `start` is its program, which is told something, asked, and answers."""

    def __init__(self, start: str, told: Sequence[object], environment: Mapping[str, str] | None = None) -> None:
        path = [entry or os.getcwd() for entry in sys.path]
        self._process = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, "-c", start, json.dumps(path), json.dumps(told)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, **(environment or {})},
        )
        self.id = self._process.pid
        self.alive = True
        self._lock = threading.Lock()
        self._waiting: dict[int, Future[Any]] = {}
        self._questions: SimpleQueue[Any] = SimpleQueue()
        self._asked = 0
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        threading.Thread(target=self._speak, daemon=True).start()

    def ask(self, what: str, arguments: Sequence[object]) -> Future[Any]:
        """What comes of a question."""
        answer: Future[Any] = Future()
        with self._lock:
            self._asked += 1
            if self.alive:
                self._waiting[self._asked] = answer
                self._questions.put((self._asked, what, arguments))
            else:
                answer.set_exception(WorkerDied())
        return answer

    @property
    def failed(self) -> bool:
        """Whether it ended by itself because it could not go on, and was not killed."""
        return (self._process.poll() or 0) > 0

    def end(self) -> None:
        """Kills it."""
        self._process.kill()
        self._listener.join()

    def _speak(self) -> None:
        """Writes questions down the pipe, which may be full: nobody who asks waits for that."""
        pipe = self._process.stdin
        assert pipe  # noqa: S101 - it was asked for
        with suppress(OSError, ValueError):
            while (question := self._questions.get()) is not None:
                pickle.dump(question, pipe)
                pipe.flush()
        with suppress(OSError, ValueError):
            pipe.close()

    def _listen(self) -> None:
        """Hands answers to those who wait for them, until there are no more."""
        pipe = self._process.stdout
        assert pipe  # noqa: S101 - it was asked for
        with pipe, suppress(EOFError, OSError, pickle.UnpicklingError):
            while True:
                number, done, answer = pickle.load(pipe)  # noqa: S301 - from a process of ours
                with self._lock:
                    waiting = self._waiting.pop(number)
                if waiting.set_running_or_notify_cancel():
                    _settle(waiting, done, answer)
        with self._lock:
            self.alive = False
        self._questions.put(None)
        for waiting in self._waiting.values():
            if waiting.set_running_or_notify_cancel():
                waiting.set_exception(WorkerDied())
        self._process.wait()
