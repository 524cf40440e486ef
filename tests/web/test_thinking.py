"""Bots and clocks: they play on by themselves, whatever fails, and stop when they should."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import signal
import threading
import time
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.bots.odd_bots import LET_GO
from tests.web.tables import BOT, ME, OPEN, Shared, Town, bytes_of, refusal, until
from tradewinds.bots import offer_bot, registry
from tradewinds.bots.bot import Choice
from tradewinds.bots.pace import PACES
from tradewinds.bots.worker import Worker
from tradewinds.core.state import CHANCE, State
from tradewinds.web.house import NewSeat
from tradewinds.web.house.patience import LONGEST, Patience
from tradewinds.web.house.playing import pace_of
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.house.warming import Warming

pytestmark = pytest.mark.anyio

GREEDY = NewSeat("bot", bot="greedy")


@pytest.fixture
def any_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks may be as short as a test wants."""
    monkeypatch.setattr("tradewinds.web.house.requests.SHORTEST_CLOCK", 0)


async def test_bots_play_whole_games_to_the_end(town: Town) -> None:
    olena = await town.person()
    tables = [await town.table(olena, GREEDY, BOT), await town.table(olena, GREEDY, GREEDY, GREEDY)]
    for table in tables:
        await until(lambda table=table: table.game_on.over)  # type: ignore[misc]
        assert table.row.status == "over"
        stored = await town.store.table(table.row.id)
        assert stored == table.row
        assert [entry.move for entry in await town.store.moves(table.row.id)] == [
            table.game_on.game.moves.code(move) for _, move in table.game_on.history
        ]
        await until(lambda table=table: not table.busy)  # type: ignore[misc]


async def test_a_restarted_server_goes_on_with_bots_and_clocks(town: Town, any_clock: None) -> None:
    olena = await town.person()
    town.house.tables._closing = True  # nobody thinks before the restart
    playing = await town.table(olena, BOT, BOT)
    clocked = await town.table(olena, ME, ME, clock="move", seconds=0)
    waiting = await town.table(olena, ME, ME)
    house = await town.reopened()
    await house.tables.wake()
    await until(lambda: len(house.tables.kept) == 2)
    for key in (playing.row.id, clocked.row.id):
        table = house.tables.kept[key]
        await until(lambda table=table: table.game_on.over)  # type: ignore[misc]
    assert len(house.tables.kept) == 2, "what waits for a person can wait in the store"
    assert (await house.table(waiting.row.id)).game_on.ply == waiting.game_on.ply
    await house.tables.close()


@pytest.mark.parametrize("clock", ["move", "game"])
async def test_a_player_out_of_time_is_played_for_by_a_bot(town: Town, any_clock: None, clock: str) -> None:
    olena, taras = await town.person(), await town.person("Taras")
    table = await town.table(olena, ME, OPEN, clock=clock, seconds=0)
    assert table.seconds_left() is None
    await town.house.join(table, taras)
    await until(lambda: table.game_on.over)
    assert [seat.away for seat in table.seats] == [True, True]


async def test_a_clock_with_time_left_leaves_the_player_alone(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME, clock="game", seconds=3600)
    rng = random.Random(4)
    for _ in range(10):
        await town.play(table, olena, rng)
    assert not any(seat.away for seat in table.seats)
    left = table.seconds_left()
    assert left is not None
    assert left > 0
    stored = await town.store.table(table.row.id)
    assert stored is not None
    assert [seat.spent for seat in stored.seats] == [seat.spent for seat in table.seats]


@pytest.mark.parametrize("clock", ["move", "game"])
async def test_a_restart_does_not_refill_a_clock(town: Town, clock: str) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME, clock=clock, seconds=3600)
    table.asked_at -= 1000.0  # as if she had thought for so long
    await town.house.tables.close()
    again = await (await town.reopened()).table(table.row.id)
    left = again.seconds_left()
    assert left is not None
    assert 2000 < left <= 2600
    again.asked_at -= 100.0
    house = await town.reopened()
    await house.play(again, olena, "pass")
    stored = await town.store.table(table.row.id)
    assert stored is not None
    assert stored.thought == 0.0
    assert stored.seats[0].spent >= (1100 if clock == "game" else 0)
    await house.tables.close()


async def test_a_kill_gives_back_only_what_was_thought_since_it_was_last_noted(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.house.waking.SHORTEST_NOTE", 0.0)
    monkeypatch.setattr("tradewinds.web.house.waking.LONGEST_NOTE", 0.01)
    olena = await town.person()
    table = await town.table(olena, ME, ME, clock="move", seconds=3600)
    version = table.version
    table.asked_at -= 1000.0
    await until(lambda: table.row.thought > 1000)
    assert table.version == version, "nobody's page is drawn anew for that"
    left = (await (await town.reopened()).table(table.row.id)).seconds_left()
    assert left is not None
    assert left <= 2600


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_clock_of_the_machine_that_jumps_changes_nothing(
    town: Town, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME, clock="game", seconds=1800)
    now = time.time
    monkeypatch.setattr("time.time", lambda: now() + jump)
    left = table.seconds_left()
    assert left is not None
    assert 900 < left <= 1800
    await town.house.play(table, olena, "pass")
    assert 0 <= table.seats[0].spent < 900
    assert not any(seat.away for seat in table.seats)
    again = await (await town.reopened()).table(table.row.id)
    assert 900 < (again.seconds_left() or 0) <= 1800


async def test_taking_a_move_back_does_not_stop_the_clock(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME, options={"plus": True}, clock="move", seconds=3600)
    rng = random.Random(1)
    while not table.can_undo(table.game_on.seat):
        await town.play(table, olena, rng)
    await town.house.undo(table, olena)
    table.asked_at -= 3600
    assert table.thinking_for == (table.game_on.ply, table.game_on.seat, "the clock")
    assert table.thinking is not None
    assert not table.thinking.done()


class Clumsy(Thinkers):
    """Bots that fail a few times, each time in another way, before they choose as they should."""

    def __init__(self, pool: Thinkers) -> None:
        self.pool = pool
        self.failures = 4

    def is_ready(self, game: str, bot: str) -> bool:
        return True

    def has_hung(self, bot: str) -> bool:
        return False

    async def choose(self, table: str, seat: int, game: str, bot: str, seen: State) -> int:
        self.failures -= 1
        if self.failures == 3:
            raise RuntimeError("out of ideas")
        if self.failures == 2:
            return 10**6  # no move at all
        if self.failures == 1:
            return 0  # a move of chance
        return await self.pool.choose(table, seat, game, bot, seen)

    def forget(self, table: str) -> None:
        pass

    def close(self) -> None:
        pass


async def test_a_bot_that_fails_is_logged_and_tries_again(
    town: Town, thinkers: Shared, caplog: pytest.LogCaptureFixture
) -> None:
    town.house.tables.thinkers = clumsy = Clumsy(thinkers)
    town.house.tables.first_pause = 0.0
    olena = await town.person()
    with caplog.at_level(logging.ERROR):
        table = await town.table(olena, BOT, ME)
        await until(lambda: table.game_on.seat == 1)
    assert clumsy.failures <= 0
    assert len([line for line in caplog.records if "nobody moved" in line.message]) == 3


async def test_a_store_that_fails_for_a_while_stops_no_bot(
    town: Town, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    keep, failures = town.store.add_moves, iter([OSError("the disk is full")] * 3)

    async def sometimes(*row: Any) -> None:
        if error := next(failures, None):
            raise error
        await keep(*row)

    monkeypatch.setattr(town.store, "add_moves", sometimes)
    town.house.tables.first_pause = 0.0
    table = await town.table(await town.person(), BOT, BOT)
    await until(lambda: table.game_on.over)
    assert len(caplog.records) == 3
    again = await (await town.reopened()).table(table.row.id)
    assert bytes_of(again.game_on) == bytes_of(table.game_on)


async def test_a_worker_that_dies_is_replaced(town: Town, caplog: pytest.LogCaptureFixture) -> None:
    town.house.tables.first_pause = 0.0
    own = town.house.tables.thinkers = Thinkers()
    olena = await town.person()
    table = await town.table(olena, BOT, ME)
    await until(lambda: table.game_on.seat == 1)
    assert own._quick.process
    os.kill(own._quick.process, signal.SIGKILL)
    await town.house.play(table, olena, "pass")
    await until(lambda: table.game_on.seat == 1)
    decisions = [int(state.seat) for state, _ in table.game_on.history if state.seat != CHANCE]
    assert decisions[-1] == 0
    own.close()


async def test_what_others_do_meanwhile_does_not_make_a_bot_start_anew(town: Town) -> None:
    town.house.tables.bot_delay = 3600.0
    olena = await town.person()
    table = await town.table(olena, BOT, ME)
    thinking = table.thinking
    await town.house.set_habits(table, olena, {"play_forced": True})
    await town.house.say(table, olena, "hurry up")
    assert table.thinking is thinking
    await town.house.leave(table, olena)
    assert table.thinking is thinking


async def test_closing_the_house_stops_everyone_who_thinks(town: Town) -> None:
    town.house.tables.bot_delay = 3600.0
    olena = await town.person()
    tables = [await town.table(olena, BOT, ME), await town.table(olena, ME, ME, clock="move", seconds=3600)]
    await asyncio.sleep(0)
    tasks = [table.thinking for table in tables]
    await town.house.tables.close()
    assert all(task is not None and task.done() for task in tasks)
    await town.house.play(tables[1], olena, "pass")
    assert tables[1].thinking is None


async def test_a_bot_that_thinks_long_delays_no_other_table(
    town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LET_GO, str(tmp_path / "go"))
    bots = {"patient": "tests.bots.odd_bots:Patient"}
    monkeypatch.setattr("tradewinds.bots.registry._makers", dict(registry._makers))
    offer_bot("patient", bots["patient"])
    own = town.house.tables.thinkers = Thinkers(1, "interpreted", bots)
    olena = await town.person()
    slow = await town.table(olena, NewSeat("bot", bot="patient"), ME)
    quick = await town.table(olena, GREEDY, BOT)
    await until(lambda: quick.game_on.over)
    assert slow.game_on.seat == 0
    (tmp_path / "go").touch()
    await until(lambda: slow.game_on.seat == 1)
    own.close()


async def test_a_bot_that_hangs_stops_no_other_and_is_stood_in_for(
    town: Town, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv(LET_GO, str(tmp_path / "never"))
    bots = {"patient": "tests.bots.odd_bots:Patient", "counting": "tests.bots.odd_bots:Counting"}
    monkeypatch.setattr("tradewinds.bots.registry._makers", dict(registry._makers))
    for name, made in bots.items():
        offer_bot(name, made)
    own = town.house.tables.thinkers = Thinkers(1, "interpreted", bots, patience=5.0)
    town.house.tables.first_pause = 0.0
    olena = await town.person()
    stuck = await town.table(olena, NewSeat("bot", bot="patient"), ME)
    await until(lambda: own._searching[0].process)
    process = own._searching[0].process
    other = await town.table(olena, NewSeat("bot", bot="counting"), ME)
    await until(lambda: own.has_hung("patient"))
    own._patience._longest = LONGEST  # a new process may take its time to start
    await until(lambda: other.game_on.seat == 1)
    await until(lambda: stuck.game_on.seat == 1)
    assert not own.has_hung("counting")
    assert own._searching[0].process != process
    assert "the bot patient has not answered" in caplog.text
    own.close()


async def test_a_long_queue_is_no_reason_to_end_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("tradewinds.web.house.patience.time", SimpleNamespace(monotonic=lambda: now))
    patience, worker = Patience(600.0), Worker("interpreted")
    asked: list[Future[Choice]] = [Future() for _ in range(8)]
    waiting = [asyncio.create_task(patience.answer(worker, f"bot{n}", each)) for n, each in enumerate(asked)]
    await asyncio.sleep(0)  # all have asked
    for number, each in enumerate(asked):  # each answer comes in time, the last of them long after it was asked for
        now += 500.0
        each.set_result(Choice(number))
        assert (await waiting[number]).move == number
    assert not any(patience.has_hung(f"bot{number}") for number in range(8))


async def test_people_see_that_a_bot_is_warming_up_and_it_plays_once_it_is_ready(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    warm = asyncio.Event()

    async def ready(game: str, bot: str) -> None:
        await warm.wait()

    monkeypatch.setattr(town.thinkers, "is_ready", lambda game, bot: warm.is_set())
    monkeypatch.setattr(town.thinkers, "ready", ready)
    table = await town.table(await town.person(), BOT, ME)
    await until(lambda: table.warming)
    assert table.game_on.seat == 0
    warm.set()
    await until(lambda: table.game_on.seat == 1)
    assert not table.warming


async def test_a_bot_that_is_no_longer_offered_is_stood_in_for(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.bots.registry._makers", registry._makers | {"departed": registry._makers["random"]})
    olena = await town.person()
    town.house.tables._closing = True
    table = await town.table(olena, NewSeat("bot", bot="departed"), ME)
    monkeypatch.undo()
    house = await town.reopened()
    again = await house.table(table.row.id)
    await until(lambda: again.game_on.seat == 1)
    await house.tables.close()


async def test_bots_take_the_time_that_the_slowest_player_wants(town: Town) -> None:
    olena, taras = await town.person(), await town.person("Taras")
    table = await town.table(olena, ME, OPEN, BOT, pace="at-once")
    assert pace_of(table.seats) == PACES["at-once"]
    await town.house.join(table, taras, pace="slow")
    assert pace_of(table.seats) == PACES["slow"]
    await town.house.leave(table, taras)
    assert pace_of(table.seats) == PACES["at-once"]
    with refusal(422, "bad-form"):
        await town.house.set_habits(table, olena, {"pace": "sluggish"})


async def test_who_wants_bots_to_hurry_need_not_wait_for_a_slow_one(town: Town) -> None:
    town.house.tables.bot_delay = 3600.0
    olena = await town.person()
    table = await town.table(olena, BOT, ME)
    await town.house.set_habits(table, olena, {"pace": "at-once"})
    await until(lambda: table.game_on.seat == 1)
    stored = await town.store.table(table.row.id)
    assert stored is not None
    assert stored.seats[1].habits == {"pace": "at-once"}


async def test_the_most_wanted_game_is_compiled_first_and_a_failure_can_be_tried_again() -> None:
    warming, asked = Warming("compiled"), list[str]()
    first: Future[None] = Future()

    def warm_up(game: str) -> Future[None]:
        asked.append(game)
        if game == "one":
            return first
        done: Future[None] = Future()
        done.set_exception(RuntimeError("no")) if asked.count("bad") == 1 and game == "bad" else done.set_result(None)
        return done

    warming._worker.warm_up = warm_up  # type: ignore[method-assign, assignment]
    finished = threading.Event()
    warming.begin(["one", "two", "bad"], finished.set)
    await until(lambda: asked == ["one"])
    wanted = warming.want("bad")
    first.set_result(None)
    await until(finished.is_set)
    assert asked == ["one", "bad", "two"]
    assert isinstance(wanted.exception(), RuntimeError)
    assert [warming.is_done(game) for game in ("one", "two", "bad", "three")] == [True, True, False, False]
    await asyncio.wrap_future(warming.want("bad"))
    assert warming.is_done("bad")
    assert Warming("interpreted").is_done("one"), "nothing is compiled where rules are interpreted"
