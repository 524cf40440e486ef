"""Bots that think on a cluster: whatever dies there, tables go on, and nobody waits for another's bot."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.odd_bots import LET_GO
from tests.web.serving import WAIT
from tests.web.tables import BOT, ME, Town, until
from tradewinds.bots import offer_bot, registry
from tradewinds.bots.pool import Pool
from tradewinds.bots.worker import WorkerDied
from tradewinds.core.match import Match
from tradewinds.core.state import State
from tradewinds.web.house import NewSeat
from tradewinds.web.house.thinking import Thinkers

pytestmark = pytest.mark.anyio

BOTS = {name.lower(): f"tests.bots.odd_bots:{name}" for name in ("Counting", "Dying", "Deadly", "Patient")}
GAME = "machi-koro"
ECHO = """
import os, pickle, sys
while True:
    number, what, _ = pickle.load(sys.stdin.buffer)
    if what != "silence":
        pickle.dump((number, True, os.getpid()), sys.stdout.buffer)
        sys.stdout.flush()
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a bot looks whether it is let go."""
    return tmp_path_factory.mktemp("pool")


@pytest.fixture(scope="module")
def thinkers(folder: Path) -> Iterator[Thinkers]:
    """Bots on a cluster of this machine alone, in two processes."""
    pytest.importorskip("ray", reason="Ray has no package for this system")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(LET_GO, str(folder / "go"))
        patch.setenv("PYTHONPATH", os.pathsep.join(os.path.abspath(path) for path in sys.path))
        patch.setattr("tradewinds.bots.registry._makers", dict(registry._makers))
        for name, made in BOTS.items():
            offer_bot(name, made)
        found = Thinkers(2, "interpreted", BOTS, ray="local")
        yield found
        found.close()


@pytest.fixture(scope="module")
def position() -> State:
    """Some position, as its decider knows it."""
    match = Match(GAME, 2, seed=1)
    return match.seen_by(match.seat)


def test_bots_think_there_and_remember(thinkers: Thinkers, position: State) -> None:
    one, other = thinkers._searching
    asked = [one.choose("t1", 0, "counting", GAME, position, None).result(WAIT).sure for _ in range(3)]
    assert asked == [1, 2, 3]
    assert one.process is None, "nothing is thought here"
    one.forget("t1")
    assert one.choose("t1", 0, "counting", GAME, position, None).result(WAIT).sure == 1
    assert len(other.review(GAME, "random", [position, position]).result(WAIT)) == 2


@pytest.mark.parametrize("bot", ["dying", "deadly"])
def test_a_process_that_dies_there_is_replaced(thinkers: Thinkers, position: State, bot: str) -> None:
    one, other = thinkers._searching
    before = other.choose("t2", 0, "counting", GAME, position, None).result(WAIT).sure or 0
    with pytest.raises(WorkerDied):
        one.choose("t1", 0, bot, GAME, position, None).result(WAIT)
    assert one.choose("t1", 0, "counting", GAME, position, None).result(WAIT).sure == 1
    assert other.choose("t2", 0, "counting", GAME, position, None).result(WAIT).sure == before + 1, "the other lives"


def test_a_bot_that_hangs_there_stops_no_other_and_is_ended(thinkers: Thinkers, position: State) -> None:
    one, other = thinkers._searching
    hanging = one.choose("t1", 0, "patient", GAME, position, None)
    assert other.choose("t3", 0, "counting", GAME, position, None).result(WAIT).sure == 1
    assert not hanging.done()
    one.close()  # as those do whose patience is at its end
    with pytest.raises(WorkerDied):
        hanging.result(WAIT)
    assert one.choose("t1", 0, "counting", GAME, position, None).result(WAIT).sure == 1


async def test_a_table_goes_on_though_a_machine_is_lost(town: Town, thinkers: Thinkers, folder: Path) -> None:
    (folder / "died").unlink(missing_ok=True)
    town.house.tables.first_pause = 0.0
    olena = await town.person()
    table = await town.table(olena, NewSeat("bot", bot="deadly"), ME)
    await until(lambda: table.game_on.seat == 1)
    assert (folder / "died").exists()
    beside = await town.table(olena, NewSeat("bot", bot="counting"), BOT)
    await until(lambda: beside.game_on.ply > 20 or beside.game_on.over)


def test_a_relay_that_dies_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.bots.pool.START", ECHO)
    pool, relays = Pool("somewhere", "interpreted"), list[int]()
    for _ in range(2):
        asked = pool.ask("end", 0)
        assert asked
        relays.append(asked.result(WAIT))
        silent = pool.ask("silence")
        assert silent
        os.kill(relays[-1], signal.SIGKILL)
        with pytest.raises(WorkerDied):
            silent.result(WAIT)
    assert relays[0] != relays[1]
    pool.close()


def test_without_a_cluster_bots_think_here(position: State, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.bots.pool.START", "raise SystemExit(1)")
    pool = Pool("nowhere", "interpreted")
    (worker,) = pool.workers(1)
    with pytest.raises(WorkerDied):
        worker.choose("t1", 0, "random", GAME, position, None).result(WAIT)
    assert worker.choose("t1", 0, "random", GAME, position, None).result(WAIT)
    assert worker.process
    worker.close()
    pool.close()


def test_nobody_waits_for_a_cluster_that_was_lost_to_be_reached_again(
    position: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.bots.pool.AWAY", 0.0)
    monkeypatch.setattr("tradewinds.bots.pool.START", "raise SystemExit(1)")
    pool = Pool("nowhere", "interpreted")
    (worker,) = pool.workers(1)
    with pytest.raises(WorkerDied):
        worker.choose("t1", 0, "random", GAME, position, None).result(WAIT)
    monkeypatch.setattr("tradewinds.bots.pool.START", "import time; time.sleep(3600)")
    assert worker.choose("t1", 0, "random", GAME, position, None).result(WAIT)
    assert pool._running, "it is tried again beside"
    worker.close()
    pool.close()
