"""A server that is busy stays alive for the others; one that is stuck does not."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from collections.abc import Callable

import asyncpg
import pytest

from tests.web.nodes.conftest import Node
from tests.web.serving import WAIT
from tests.web.tables import ME, until
from tradewinds.web.store import Store
from tradewinds.web.store.pulse import BUSY, QUIET

pytestmark = pytest.mark.anyio


class Onlooker(threading.Thread):
    """Counts, by a connection of its own, how often a server has said that it is alive."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(daemon=True)
        self._url, self._name = url.replace("+asyncpg", ""), name
        self.signs: set[float] = set()
        self.enough = threading.Event()

    def run(self) -> None:
        asyncio.run(self._look())

    async def _look(self) -> None:
        connection = await asyncpg.connect(self._url)
        while not self.enough.wait(0.01):
            self.signs.add(await connection.fetchval("select seen from servers where name = $1", self._name))
        await connection.close()


def work_until(true: Callable[[], object]) -> None:
    """Leaves the event loop no time for anything else."""
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end


async def test_a_server_that_is_busy_goes_on_saying_that_it_is_alive(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.web.store.pulse.BUSY", WAIT)
    store = await Store.open(url)
    number = await store.sign_on()
    onlooker = Onlooker(url, store.name)
    onlooker.start()
    work_until(lambda: len(onlooker.signs) > 5)
    onlooker.enough.set()
    assert await store.renew(number) is not None
    await store.close()


async def test_a_server_that_is_stuck_says_nothing_more(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(url)
    await store.sign_on()
    pulse = store.pulse
    assert pulse._server_lives()
    pulse._ticking.cancel()  # its event loop goes round no more
    now = time.monotonic()
    monkeypatch.setattr(pulse, "_work_done", lambda: now)
    pulse._round, pulse._worked, pulse._work = now - QUIET, now, now
    assert pulse._server_lives(), "it is at work"
    pulse._worked = now - QUIET
    assert not pulse._server_lives(), "it waits for what never comes"
    pulse._round, pulse._worked, pulse._work = now - BUSY, now, now
    assert not pulse._server_lives(), "it works at something without an end"
    await store.close()


async def test_a_server_that_stops_waits_for_its_last_sign_of_life(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tradewinds.web.store.pulse.ANSWER", WAIT)
    store = await Store.open(url)
    number = await store.sign_on()
    other = await asyncpg.connect(url.replace("+asyncpg", ""))
    holding = other.transaction()
    await holding.start()
    await other.execute("select 1 from servers for update")
    last = asyncio.create_task(store.renew(number))
    waiting = "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    while not await other.fetchval(waiting):
        await asyncio.sleep(0.01)
    last.cancel()
    closing = asyncio.create_task(store.close())
    await asyncio.wait({closing}, timeout=0.5)
    await holding.rollback()
    await other.close()
    await closing
    gc.collect()  # an error that nobody has heard of is told now
    assert not caplog.records


async def test_the_tables_of_a_server_that_is_stuck_are_taken_over(friends: list[Node]) -> None:
    here, there = friends
    table = await here.table(await here.person(), ME, ME, clock="move", seconds=3600)
    here.house.tables.driving._task.cancel()  # type: ignore[union-attr]
    here.store.pulse._server_lives = lambda: False  # type: ignore[method-assign]
    await until(lambda: table.row.id in there.house.tables.waking._asleep)
