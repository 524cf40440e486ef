"""The inside of the process that is connected to a cluster: it hands questions on to processes there, and answers back.

On the cluster each process of bots has an actor that looks after it. One that is gone, with its machine perhaps, or
that gives no sign of life any more, is followed by another one, elsewhere if possible, when it is next asked for
something. It is us who choose the machine: Ray takes half a minute and more to notice that one cannot be reached, and
would give work to those that offer no cores for it.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import random
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from queue import SimpleQueue
from typing import Any

from tradewinds.bots.bot import BotError
from tradewinds.bots.work import read, take_pipes
from tradewinds.bots.worker import Worker, WorkerDied
from tradewinds.core.cluster import ClusterError, connect
from tradewinds.core.rule import digest

__all__ = ["run"]

LOOK = 1.0  # seconds between two looks at who is still there
SILENCE = 10.0  # seconds without a sign of life after which an actor is given up, and its machine for a while
STARTING = 60.0  # the same while it starts, for which it reads all that bots need
STUCK = 30  # looks in a row that we do not get to, held up by Ray, after which all that was asked is asked again
AVOIDED = 60.0  # seconds for which a machine is not chosen


class Keeper:
    """Looks after a process of bots on a machine of the cluster."""

    def __init__(self, mode: str, niceness: int, bots: Mapping[str, str], rules: Mapping[str, str]) -> None:
        self._worker = Worker(mode, niceness, bots)
        self._foreign = [game for game, ours in rules.items() if _rules_of(game) != ours]

    async def ask(self, what: str, arguments: tuple[object, ...]) -> Any:
        """What the process answers."""
        for game in self._foreign:
            if game in arguments:
                raise ClusterError("version", game)
        return await asyncio.wrap_future(self._worker._ask(what, *arguments))

    async def greet(self) -> None:
        """A sign of life, however long a bot thinks."""


def _rules_of(game: str) -> str:
    from tradewinds.games import find_game

    try:
        return digest(find_game(game).rules.__name__)
    except ValueError:
        return ""


class Placed:
    """An actor on a machine of the cluster, and the questions that it has not answered yet."""

    def __init__(self, actor: Any, machine: str) -> None:
        self.actor, self.machine = actor, machine
        self.waiting: set[int] = set()
        self.heard = time.monotonic()  # when it last gave a sign of life
        self.started = False  # whether it ever did
        self.greeted = False  # whether it owes us one

    def note(self, greeting: Any) -> None:
        """It has answered a greeting, or cannot."""
        if greeting.exception() is None:
            self.heard, self.started = time.monotonic(), True
        self.greeted = False


class Relay:
    """The actors that this server has, by number; all of it happens in one thread."""

    def __init__(self, ray: Any, told: tuple[object, ...], answer: Any, later: Callable[..., None]) -> None:
        self._ray, self._told, self._answer, self._later = ray, told, answer, later
        self._new = ray.remote(Keeper)
        self._placed: dict[int, Placed] = {}
        self._avoided: dict[str, float] = {}  # machines that gave no sign of life, and until when
        self._doubted: dict[str, float] = {}  # where an actor died: others are better
        self._looked = time.monotonic()
        self.looks = 0
        self._aside = ThreadPoolExecutor(1)  # for what may never return
        self._machines()

    def hello(self, number: int) -> None:
        """Says that the cluster is there."""
        self._answer(number, True, None)

    def ask(self, number: int, keeper: int, what: str, arguments: tuple[object, ...]) -> None:
        """Hands a question on; its answer comes when it comes."""
        if keeper not in self._placed:
            self._placed[keeper] = self._place()
        placed = self._placed[keeper]
        placed.waiting.add(number)
        asked = placed.actor.ask.remote(what, arguments).future()
        asked.add_done_callback(partial(self._later, number, "done", keeper, placed))

    def end(self, number: int, keeper: int) -> None:
        """Ends a process, whatever it is doing."""
        if placed := self._placed.get(keeper):
            self._lose(keeper, placed)
        self._answer(number, True, None)

    def done(self, number: int, keeper: int, placed: Placed, asked: Any) -> None:
        """A question is answered, or never will be."""
        if number not in placed.waiting:
            return  # it was given up
        placed.waiting.discard(number)
        error = asked.exception()
        if error is None:
            self._answer(number, True, asked.result())
            return
        cause = getattr(error, "cause", None) or error
        if isinstance(cause, BotError | ClusterError):
            self._answer(number, False, str(cause))
            return
        self._answer(number, None, None)
        if not isinstance(cause, WorkerDied):  # the actor is gone itself
            self._doubted[placed.machine] = time.monotonic() + AVOIDED
            self._lose(keeper, placed)

    def look(self, _: int) -> None:
        """Gives up who is silent; who was held up ourselves expects no more of others."""
        self.looks += 1
        now = time.monotonic()
        late, self._looked = max(0.0, now - self._looked - 2 * LOOK), now
        for keeper, placed in list(self._placed.items()):
            placed.heard += late
            if now - placed.heard > (SILENCE if placed.started else STARTING):
                sys.stderr.write("a machine of the cluster does not answer any more; its bots think elsewhere\n")
                self._avoided[placed.machine] = now + AVOIDED
                self._lose(keeper, placed)
            elif not placed.greeted:
                placed.greeted = True
                placed.actor.greet.remote().future().add_done_callback(placed.note)

    def _lose(self, keeper: int, placed: Placed) -> None:
        """Whoever waits for an answer asks again."""
        if self._placed.get(keeper) is placed:
            del self._placed[keeper]
            threading.Thread(target=self._ray.kill, args=(placed.actor,), daemon=True).start()
        for number in placed.waiting:
            self._answer(number, None, None)
        placed.waiting.clear()

    def _place(self) -> Placed:
        """A new actor, on the machine that has the fewest of ours."""
        from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

        now, busy = time.monotonic(), Counter(placed.machine for placed in self._placed.values())
        machines = [name for name in self._machines() if self._avoided.get(name, 0.0) < now]
        if not machines:
            raise ClusterError("unreachable", "none of its machines answers")
        random.shuffle(machines)  # several servers may share a cluster
        machine = min(machines, key=lambda name: (self._doubted.get(name, 0.0) > now, busy[name]))
        # Without cores of their own, so that none is to wait for another server's.
        there = NodeAffinitySchedulingStrategy(machine, soft=False)
        options = {"num_cpus": 0, "max_restarts": 0, "scheduling_strategy": there}
        return Placed(self._new.options(**options).remote(*self._told), machine)

    def _machines(self) -> list[str]:
        """The machines that offer cores, as far as the cluster knows."""
        try:
            nodes = self._aside.submit(self._ray.nodes).result(SILENCE)
        except TimeoutError:
            raise ClusterError("unreachable", "it does not answer any more") from None
        found = [node["NodeID"] for node in nodes if node["Alive"] and node["Resources"].get("CPU")]
        if not found:
            raise ClusterError("unreachable", "none of its machines offers a core")
        return found


def leave(why: object) -> None:
    """All that was asked here is asked again, by way of another relay or at home."""
    sys.stderr.write(f"{why}\n")
    sys.stderr.flush()
    os._exit(1)


def run(address: str, mode: str, niceness: int, bots: Mapping[str, str], rules: Mapping[str, str]) -> None:
    """Hands on until nobody asks any more, or the cluster is gone."""
    questions, answers = take_pipes()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    waiting: SimpleQueue[Any] = SimpleQueue()

    def answer(number: int, done: bool | None, told: object) -> None:
        pickle.dump((number, done, told), answers)
        answers.flush()

    def later(number: int, what: str, *arguments: object) -> None:
        waiting.put((number, what, arguments))

    def keep_looking() -> None:
        missed = 0
        while missed < STUCK:
            before = relay.looks
            later(0, "look")
            time.sleep(LOOK)
            missed = missed + 1 if relay.looks == before else 0
        leave("the cluster does not answer any more")

    try:
        relay = Relay(connect(address), (mode, niceness, bots, rules), answer, later)
        threading.Thread(target=read, args=(questions, waiting), daemon=True).start()
        threading.Thread(target=keep_looking, daemon=True).start()
        while True:
            number, what, arguments = waiting.get()
            getattr(relay, what)(number, *arguments)
    except Exception as error:
        leave(error)
