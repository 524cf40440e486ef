"""Several servers on one PostgreSQL: none corrupts what another did."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.web.nodes.conftest import Node, agree
from tests.web.tables import BOT, ME, OPEN, refusal, until
from tradewinds.web.house import Refused

pytestmark = pytest.mark.anyio


async def test_of_two_people_who_take_one_seat_on_two_nodes_one_gets_it(nodes: list[Node]) -> None:
    here, there = nodes
    for _ in range(10):
        table = await here.table(await here.person(), ME, OPEN)
        twin = await there.same(table)
        taras, iryna = await here.person("Taras"), await here.person("Iryna")
        sitting = here.house.join(table, taras, 1), there.house.join(twin, iryna, 1)
        results = await asyncio.gather(*sitting, return_exceptions=True)
        assert results.count(None) == 1
        (refused,) = (result for result in results if result)
        assert isinstance(refused, Refused)
        assert refused.message.key in ("seat-taken", "game-has-started")
        await agree(table, here, there)
        winner = taras if results[0] is None else iryna
        assert (await there.same(table)).seats[1].person == winner.id


async def test_whoever_leaves_by_a_node_that_knows_of_no_game_is_played_for_in_it(nodes: list[Node]) -> None:
    here, there = nodes
    olena, taras = await here.person("Olena"), await here.person("Taras")
    table = await here.table(olena, ME, OPEN)
    twin = await there.same(table)
    await here.house.join(table, taras)
    assert (table.row.status, twin.row.status) == ("playing", "open")
    await there.house.leave(twin, taras)
    assert twin.row.status == "playing"
    assert [(seat.person, seat.away) for seat in twin.seats] == [(olena.id, False), (taras.id, True)]
    await agree(table, here, there)


async def test_a_clock_that_knows_of_no_move_puts_nobody_away(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.house.requests.SHORTEST_CLOCK", 0)
    here, there = nodes
    olena, taras = await here.person("Olena"), await here.person("Taras")
    table = await here.table(olena, ME, OPEN, clock="move", seconds=3600)
    await here.house.join(table, taras)
    twin = await there.same(table)
    await here.house.play(table, olena, "pass")
    await here.house.play(table, taras, "pass")
    twin.asked_at -= 4000.0  # for all that this node knows
    assert twin.thinking_for is not None
    await there.house.tables._run_clock(twin, twin.thinking_for)
    assert not any(seat.away for seat in twin.seats)
    assert (twin.seconds_left() or 0.0) > 1800
    await agree(table, here, there)


async def test_what_has_changed_elsewhere_is_taken_back_played_and_said_as_it_is(nodes: list[Node]) -> None:
    here, there = nodes
    olena = await here.person()
    table = await here.table(olena, ME, ME, options={"plus": True}, public=True)
    twin = await there.same(table)
    rng, undone = random.Random(7), 0
    for turn in range(60):
        node, at = ((here, table), (there, twin))[turn % 2]
        if at.game_on.over:
            break
        await node.house.say(at, await here.person(), f"hello {turn}")  # reads what the other has played
        await node.play(at, olena, rng)
        if at.can_undo(at.game_on.seat):
            other, behind = ((here, table), (there, twin))[(turn + 1) % 2]
            await other.house.undo(behind, olena)
            undone += 1
    assert undone
    await agree(table, here, there)


async def test_habits_and_people_of_two_nodes_are_all_kept(nodes: list[Node]) -> None:
    here, there = nodes
    people = [await here.person(name) for name in ("Olena", "Taras", "Iryna", "Marko")]
    table = await here.table(people[0], ME, OPEN, OPEN, OPEN)
    twin = await there.same(table)
    joins = [node.house.join(at, person) for person in people[1:3] for node, at in ((here, table), (there, twin))]
    results = await asyncio.gather(*joins, return_exceptions=True)
    assert results.count(None) == 2
    await there.house.join(twin, people[3])
    await asyncio.gather(
        here.house.set_habits(table, people[0], {"play_forced": True}),
        there.house.set_habits(twin, people[1], {"hold_last": True}),
        here.house.set_habits(table, people[2], {"hold_last": True}),
        there.house.come_back(twin, people[3]),
    )
    await agree(table, here, there)
    assert {seat.person for seat in table.seats} == {person.id for person in people}
    assert sum(bool(seat.habits) for seat in table.seats) == 3


async def test_whoever_asks_for_a_rematch_anywhere_finds_the_same_table(nodes: list[Node]) -> None:
    here, there = nodes
    olena, taras = await here.person("Olena"), await here.person("Taras")
    table = await here.table(olena, ME, OPEN, public=True)
    await here.house.join(table, taras)
    for person in (olena, taras):
        await here.house.leave(table, person)
    await until(lambda: table.game_on.over)
    twin = await there.same(table)
    found = await asyncio.gather(here.house.rematch(table, olena), there.house.rematch(twin, taras))
    assert found[0].row.id == found[1].row.id
    known = [row.id for person in (olena, taras) for row in await here.store.tables_of(person.id)]
    assert len(set(known)) == 2, "no table was opened in vain"
    await agree(table, here, there)


async def test_a_host_may_leave_only_so_many_games_to_bots_however_many_nodes_there_are(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.house.house.MOST_LEFT_TO_BOTS", 2)
    here, there = nodes
    olena = await here.person()
    for node in nodes:
        node.house.tables._closing = True  # nobody plays
        await node.table(olena, BOT, BOT)
    for node in nodes:
        with refusal(429, "too-many-bot-games"):
            await node.table(olena, BOT, BOT)
    await there.table(await here.person("Taras"), BOT, BOT)


async def test_a_move_whose_storing_was_not_confirmed_is_played_once(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = nodes
    olena = await here.person()
    table = await here.table(olena, ME, ME)
    commit, lost = here.store._commit, iter([True])

    async def commit_and_lose_the_answer(writes: object) -> None:
        await commit(writes)  # type: ignore[arg-type]
        if next(lost, False):
            raise OSError("the database went away")

    monkeypatch.setattr(here.store, "_commit", commit_and_lose_the_answer)
    await here.house.play(table, olena, "build:ranch")
    lost = iter([True])
    await here.house.say(table, olena, "hello")
    lost = iter([True])
    again = await here.table(olena, ME, ME)
    assert [entry.move for entry in table.log if entry.seat >= 0] == ["build:ranch"]
    assert [line.text for line in table.chat] == ["hello"]
    await agree(table, here, there)
    await agree(again, here, there)
