"""The process between a server and a cluster: on which machine bots think, and when it gives one up."""

from __future__ import annotations

from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from tradewinds.bots.relay import Relay
from tradewinds.core.cluster import ClusterError

pytest.importorskip("ray", reason="Ray has no package for this system")


class Cluster:
    """Stands in for Ray: machines by name, with so many cores; those in `deaf` answer nothing."""

    def __init__(self, **machines: int) -> None:
        self.machines, self.deaf, self.killed = machines, set[str](), list[Any]()

    def nodes(self) -> list[dict[str, Any]]:
        found = self.machines.items()
        return [
            {"NodeID": name.ljust(28).encode().hex(), "Alive": True, "Resources": {"CPU": cores}}
            for name, cores in found
        ]

    def remote(self, _: type) -> Any:
        return self

    def options(self, *, scheduling_strategy: Any, **_: object) -> Any:
        self.chosen = bytes.fromhex(scheduling_strategy.node_id).decode().rstrip()
        return type("Maker", (), {"remote": lambda maker, *told: Actor(self, self.chosen)})()

    def kill(self, actor: Any) -> None:
        self.killed.append(actor)


class Actor:
    """Answers with the name of its machine."""

    def __init__(self, cluster: Cluster, machine: str) -> None:
        self._cluster, self._machine = cluster, machine
        self.ask = self.greet = self

    def remote(self, *_: object) -> Any:
        answer: Future[str] = Future()
        if self._machine not in self._cluster.deaf:
            answer.set_result(self._machine)
        return type("Reference", (), {"future": lambda reference: answer})()


class Desk:
    """A relay, what it answers, and a clock that is set by hand."""

    def __init__(self, cluster: Cluster) -> None:
        self.answers: dict[int, tuple[bool | None, Any]] = {}
        self.now = 1000.0
        self.relay = Relay(cluster, ("interpreted", 0, {}, {}), self._answer, self._at_once)

    def _answer(self, number: int, done: bool | None, told: Any) -> None:
        self.answers[number] = done, told

    def _at_once(self, number: int, what: str, *arguments: Any) -> None:
        getattr(self.relay, what)(number, *arguments)

    def ask(self, number: int, keeper: int) -> Any:
        self.relay.ask(number, keeper, "choose", ())
        return self.answers.get(number)

    def wait(self, seconds: float) -> None:
        for _ in range(int(seconds)):
            self.now += 1.0
            self.relay.look(0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[Desk]:
    """Whose clock is asked."""
    desks: list[Desk] = []
    now = SimpleNamespace(monotonic=lambda: desks[-1].now if desks else 1000.0)
    monkeypatch.setattr("tradewinds.bots.relay.time", now)
    return desks


def test_bots_think_on_all_machines_that_offer_cores(clock: list[Desk]) -> None:
    desk = Desk(Cluster(head=0, one=1, two=4))
    clock.append(desk)
    assert {desk.ask(number, number)[1] for number in range(2)} == {"one", "two"}
    with pytest.raises(ClusterError, match="offers a core"):
        Desk(Cluster(head=0))


def test_a_machine_that_falls_silent_is_given_up_and_avoided_for_a_while(clock: list[Desk]) -> None:
    cluster = Cluster(one=1, two=1)
    desk = Desk(cluster)
    clock.append(desk)
    where = desk.ask(1, 0)[1]
    desk.wait(2)
    cluster.deaf = {where}
    assert desk.ask(2, 0) is None
    desk.wait(15)
    assert desk.answers[2] == (None, None), "whoever waits asks again"
    (other,) = {"one", "two"} - {where}
    assert desk.ask(3, 0) == desk.ask(4, 1) == (True, other)
    desk.wait(2)
    cluster.deaf = {"one", "two"}
    desk.ask(5, 0)
    desk.wait(15)
    with pytest.raises(ClusterError, match="none of its machines answers"):
        desk.ask(6, 0)


def test_who_was_held_up_gives_nobody_up_for_that(clock: list[Desk]) -> None:
    cluster = Cluster(one=1)
    desk = Desk(cluster)
    clock.append(desk)
    desk.ask(1, 0)
    desk.wait(2)
    cluster.deaf = {"one"}
    desk.ask(2, 0)
    desk.now += 300.0
    desk.relay.look(0)
    assert 2 not in desk.answers
