"""A process in which bots think keeps their memory, and one that dies is replaced by another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.serving import WAIT
from tradewinds import Match
from tradewinds.bots import BotError, Choice
from tradewinds.bots.worker import Worker, WorkerDied

BOTS = {name: f"tests.bots.odd_bots:{name.capitalize()}" for name in ("counting", "dying")}


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    worker = Worker("interpreted", bots=BOTS)
    yield worker
    worker.close()


def ask(worker: Worker, bot: str = "counting", table: str = "one", seat: int = 0) -> Choice:
    seen = Match("machi-koro", 2, seed=1).seen_by(0)
    return worker.choose(table, seat, bot, "machi-koro", seen, 1).result(WAIT)


def test_a_bot_remembers_by_table_and_seat_until_the_match_ends(worker: Worker) -> None:
    assert [ask(worker).sure for _ in range(3)] == [1, 2, 3]
    assert ask(worker, table="two").sure == ask(worker, seat=1).sure == 1
    worker.forget("one")
    assert ask(worker).sure == 1
    assert ask(worker, table="two").sure == 2


def test_what_goes_wrong_is_told_to_whoever_asked_and_to_nobody_else(worker: Worker) -> None:
    with pytest.raises(BotError, match="there is no bot 'genius'"):
        ask(worker, "genius")
    assert ask(worker, table="three").sure == 1


def test_a_process_that_dies_is_replaced_and_its_bots_start_afresh(worker: Worker) -> None:
    assert ask(worker, table="four").sure == 1
    before = worker.process
    with pytest.raises(WorkerDied):
        ask(worker, "dying")
    assert ask(worker, table="four").sure == 1
    assert worker.process not in (None, before)


def test_a_worker_that_is_closed_has_no_process() -> None:
    worker = Worker("interpreted")
    ask(worker, "random")
    worker.finish()
    assert worker.process is None
