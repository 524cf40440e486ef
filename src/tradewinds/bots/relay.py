"""The inside of the process that is connected to a cluster: it hands questions on to processes there, and answers back.

On the cluster each process of bots has an actor that looks after it. An actor that is gone, with its machine perhaps,
is followed by another one when it is next asked for something.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
from collections.abc import Mapping
from functools import partial
from queue import SimpleQueue
from typing import Any

from tradewinds.bots.bot import BotError
from tradewinds.bots.work import read, take_pipes
from tradewinds.bots.worker import Worker, WorkerDied
from tradewinds.core.cluster import ClusterError, connect
from tradewinds.core.rule import digest

__all__ = ["run"]


class Keeper:
    """Looks after a process of bots on a machine of the cluster."""

    def __init__(self, mode: str, niceness: int, bots: Mapping[str, str], rules: Mapping[str, str]) -> None:
        self._worker = Worker(mode, niceness, bots)
        self._foreign = [game for game, ours in rules.items() if _rules_of(game) != ours]

    def ask(self, what: str, arguments: tuple[object, ...]) -> Any:
        """What the process answers."""
        for game in self._foreign:
            if game in arguments:
                raise ClusterError("version", game)
        return self._worker._ask(what, *arguments).result()


def _rules_of(game: str) -> str:
    from tradewinds.games import find_game

    try:
        return digest(find_game(game).rules.__name__)
    except ValueError:
        return ""


class Relay:
    """The actors that this server has, by number."""

    def __init__(self, ray: Any, told: tuple[object, ...], answer: Any) -> None:
        self._ray, self._told, self._answer = ray, told, answer
        # Without cores of their own: several servers may share a cluster, and none is to wait for another's.
        self._new = ray.remote(Keeper).options(num_cpus=0, max_restarts=0, scheduling_strategy="SPREAD").remote
        self._actors: dict[int, Any] = {}

    def hello(self, number: int) -> None:
        """Says that the cluster is there."""
        self._answer(number, True, None)

    def ask(self, number: int, keeper: int, what: str, arguments: tuple[object, ...]) -> None:
        """Hands a question on; its answer comes when it comes."""
        if keeper not in self._actors:
            self._actors[keeper] = self._new(*self._told)
        actor = self._actors[keeper]
        actor.ask.remote(what, arguments).future().add_done_callback(partial(self._done, number, keeper, actor))

    def end(self, number: int, keeper: int) -> None:
        """Ends a process, whatever it is doing."""
        if actor := self._actors.pop(keeper, None):
            self._ray.kill(actor)
        self._answer(number, True, None)

    def _done(self, number: int, keeper: int, actor: Any, asked: Any) -> None:
        error = asked.exception()
        if error is None:
            self._answer(number, True, asked.result())
            return
        cause = getattr(error, "cause", None) or error
        if isinstance(cause, BotError | ClusterError):
            self._answer(number, False, str(cause))
            return
        if not isinstance(cause, WorkerDied) and self._actors.get(keeper) is actor:
            del self._actors[keeper]  # it is gone itself
        self._answer(number, None, None)


def run(address: str, mode: str, niceness: int, bots: Mapping[str, str], rules: Mapping[str, str]) -> None:
    """Hands on until nobody asks any more, or the cluster is gone."""
    questions, answers = take_pipes()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    waiting: SimpleQueue[Any] = SimpleQueue()
    lock = threading.Lock()

    def answer(number: int, done: bool | None, told: object) -> None:
        with lock:
            pickle.dump((number, done, told), answers)
            answers.flush()

    try:
        ray = connect(address)
    except ClusterError as error:
        sys.stderr.write(f"{error}\n")
        os._exit(1)
    threading.Thread(target=read, args=(questions, waiting), daemon=True).start()
    relay = Relay(ray, (mode, niceness, bots, rules), answer)
    while True:
        number, what, arguments = waiting.get()
        getattr(relay, what)(number, *arguments)
