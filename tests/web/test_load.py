"""What one visitor is allowed to ask for costs the others little."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from tests.web.tables import BOT, ME, OPEN, Town, refusal, until
from tradewinds.web.pages.parts import render
from tradewinds.web.pages.scene import scene_of
from tradewinds.web.pages.viewer import MUTE_COOKIE, Viewer, mark_of, page_of, visitor_as_viewer
from tradewinds.web.records import MOST_PLIES, MOST_TEXTS, MOST_WAITING, Records
from tradewinds.web.visitors import Visitor

pytestmark = pytest.mark.anyio

PAGES = [Viewer((), None, False, frozenset(), "en"), Viewer((0,), 0, True, frozenset(), "uk")]


# Streams


async def test_a_page_that_connects_again_and_again_makes_nobody_elses_anew(town: Town) -> None:
    town.house.lingering = 3600.0
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, ME, OPEN)
    await town.house.join(table, taras)
    with town.house.presence(table, olena):
        with town.house.presence(table, taras):
            shown = [render(table, page) for page in PAGES]
        for _ in range(50):
            with town.house.presence(table, taras):
                assert all(render(table, page) is before for page, before in zip(PAGES, shown, strict=True))


async def test_others_learn_that_a_player_came_and_after_a_moment_that_they_went(town: Town) -> None:
    town.house.lingering = 0.0
    olena, taras = await town.person("Olena"), await town.person("Taras")
    table = await town.table(olena, ME, OPEN)
    await town.house.join(table, taras)

    def is_here() -> bool:
        return scene_of(table, PAGES[1]).chairs[1].present

    assert not is_here()
    with town.house.presence(table, taras):
        with town.house.presence(table, taras):
            assert is_here()
        assert is_here()
    await until(lambda: not is_here())


async def test_whoever_mutes_people_that_are_not_there_sees_what_everyone_sees(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, OPEN, public=True)
    await town.house.say(table, olena, "hello")

    def viewer(muted: str) -> Viewer:
        cookie = f"{MUTE_COOKIE}={muted}".encode()
        scope = {"type": "http", "headers": [(b"cookie", cookie)], "query_string": b"", "path": "/", "method": "GET"}
        return visitor_as_viewer(Visitor(None, "en"), page_of(Request(scope)), table)

    assert len({viewer(f"{number:012x}") for number in range(100)}) == 1
    assert viewer(mark_of(table, olena.id)).muted


# Records


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """Checks that take as long as a test wants, one more with each `go`."""
    seen = SimpleNamespace(texts=[], at_once=0, most=0, go=threading.Semaphore(0), plies=10)

    def load(text: str) -> Any:
        seen.at_once += 1
        seen.most = max(seen.most, seen.at_once)
        seen.go.acquire()
        seen.texts.append(text)
        seen.at_once -= 1
        return SimpleNamespace(ply=seen.plies, text=text)

    monkeypatch.setattr("tradewinds.web.records.load", load)
    return seen


async def test_records_are_checked_one_at_a_time_and_each_visitor_waits_with_one(checks: SimpleNamespace) -> None:
    records = Records()
    greedy = [asyncio.create_task(records.check("greedy", f"greedy {number}")) for number in range(MOST_WAITING)]
    await until(lambda: checks.at_once)
    modest = asyncio.create_task(records.check("modest", "modest"))
    await asyncio.sleep(0)
    with refusal(429, "too-many-requests"):
        await records.check("greedy", "one more")
    for _ in range(MOST_WAITING + 1):
        checks.go.release()
    await asyncio.gather(*greedy, modest)
    assert checks.most == 1
    assert checks.texts.index("modest") <= 1
    checks.go.release()
    await records.check("greedy", "later")
    assert not records._queues


async def test_a_check_that_nobody_waits_for_any_more_is_still_the_only_one(checks: SimpleNamespace) -> None:
    records = Records()
    impatient = asyncio.create_task(records.check("someone", "one"))
    await until(lambda: checks.at_once)
    impatient.cancel()
    await asyncio.gather(impatient, return_exceptions=True)
    second = asyncio.create_task(records.check("someone", "two"))
    await asyncio.sleep(0)
    checks.go.release(2)
    assert (await second).text == "two"  # type: ignore[attr-defined]
    assert checks.texts == ["one", "two"]
    assert checks.most == 1


async def test_few_matches_are_kept_in_memory_and_the_others_come_back_from_their_texts(
    checks: SimpleNamespace,
) -> None:
    records, checks.plies = Records(), MOST_PLIES // 3
    checks.go.release(1000)
    keys = [await records.bring("someone", f"text {number}") for number in range(MOST_TEXTS + 2)]
    assert len(records._matches) == 3
    assert (await records.match("someone", keys[2])).text == "text 2"  # type: ignore[attr-defined]
    assert sum(match.ply for match in records._matches.values()) <= MOST_PLIES
    checked = len(checks.texts)
    await records.match("another", keys[2])
    await records.bring("another", "text 2")
    assert len(checks.texts) == checked, "what is there is not checked again"
    for key in (keys[0], keys[1], "rnothing"):
        with refusal(404, "record-forgotten"):
            await records.match("someone", key)


@pytest.mark.parametrize("text", ["pass " * 40_000, "x" * 1_100_000])
async def test_a_record_longer_than_any_game_is_not_even_read(checks: SimpleNamespace, text: str) -> None:
    with refusal(422, "too-large"):
        await Records().check("someone", text)
    assert not checks.texts


# Bots


async def test_one_host_leaves_only_so_many_games_to_bots(town: Town) -> None:
    town.house.tables._closing = True  # nobody thinks, so that no game ends
    olena, taras = await town.person("Olena"), await town.person("Taras")

    async def leave_one() -> None:
        table = await town.table(olena, ME, BOT)
        await town.house.leave(table, olena)

    ways: list[Callable[[], Any]] = [leave_one, lambda: town.table(olena, BOT, BOT)]
    for number in range(10):
        await ways[number % 2]()
        await town.table(taras, ME, BOT)
    for way in ways:
        with refusal(429, "too-many-bot-games"):
            await way()
    await town.table(taras, BOT, BOT)
    kept = next(table for table in town.house.tables.kept.values() if table.seats_of(olena.id))
    await town.house.come_back(kept, olena)
    await leave_one()
