"""Games on several cores of this machine: processes that each play one game after the other.

A process that dies is replaced and its game played again, so that neither a crash nor a killed process loses a game.
"""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from tradewinds.arena.outcome import Played
from tradewinds.arena.playing import BotFault, play
from tradewinds.arena.tournament import Pairing

__all__ = ["MOST_DEATHS", "WorkersDie", "on_cores"]

MOST_DEATHS = 3  # of processes that played the same game


class WorkersDie(RuntimeError):  # noqa: N818 - what happens, not what is wrong with the program
    """The same game ends the process that plays it, time after time."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key

    def __str__(self) -> str:
        return f"game {self.key} has ended {MOST_DEATHS} processes that played it; look for a bot that crashes"


@dataclass
class _Worker:
    process: BaseProcess
    line: Connection
    game: Pairing


def on_cores(games: Iterator[Pairing], workers: int) -> Generator[Played, None, None]:
    """Plays games in as many processes, as they come; hands them out as they end."""
    at_work: dict[Connection, _Worker] = {}
    deaths: Counter[str] = Counter()
    try:
        while len(at_work) < workers and (game := next(games, None)):
            _hire(at_work, game)
        while at_work:
            for line in wait(list(at_work)):
                worker = at_work[line]  # type: ignore[index]
                answer = _answer(worker)
                if answer is None:
                    deaths[worker.game.key] += 1
                    if deaths[worker.game.key] == MOST_DEATHS:
                        raise WorkersDie(worker.game.key)
                    _dismiss(at_work, worker)
                    _hire(at_work, worker.game)
                    continue
                if isinstance(answer, BaseException):
                    raise answer
                following = next(games, None)
                if following is None:
                    _dismiss(at_work, worker)
                else:
                    _give(worker, following)
                yield answer
    finally:
        for worker in list(at_work.values()):
            _dismiss(at_work, worker)


def _hire(at_work: dict[Connection, _Worker], game: Pairing) -> None:
    """Starts a process; rules that are compiled do not survive a fork, so it starts afresh."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    process.start()
    theirs.close()  # when the process ends, so does the line
    at_work[ours] = worker = _Worker(process, ours, game)
    _give(worker, game)


def _give(worker: _Worker, game: Pairing) -> None:
    worker.game = game
    with suppress(OSError):  # a process that has died is noticed when its answer is read
        worker.line.send(game)


def _answer(worker: _Worker) -> Played | BaseException | None:
    """What a process says; None if it has died."""
    try:
        return worker.line.recv()
    except (EOFError, OSError):
        return None


def _dismiss(at_work: dict[Connection, _Worker], worker: _Worker) -> None:
    del at_work[worker.line]
    worker.process.terminate()
    worker.process.join()
    worker.process.close()
    worker.line.close()


def _work(line: Connection) -> None:
    """What a process does: plays the games it is given until nobody gives any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started the tournament
    while True:
        try:
            game = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Played | BaseException = play(game)
        except BotFault as fault:
            answer = fault
        except Exception as error:
            answer = RuntimeError(f"game {game.key}: {type(error).__name__}: {error}")
        with suppress(OSError):
            line.send(answer)
