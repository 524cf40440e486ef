"""Several servers on one PostgreSQL: bots and clocks of a table are moved by exactly one, whatever dies."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.web.nodes.conftest import Node, agree
from tests.web.tables import BOT, ME, OPEN, until
from tradewinds.web.house import LiveTable
from tradewinds.web.store import Away, Conflict, schema

pytestmark = pytest.mark.anyio


def driven(node: Node, table: LiveTable) -> bool:
    """Whether a node moves the bots and clocks of a table."""
    here = node.house.tables.kept.get(table.row.id)
    if here is None:
        return table.row.id in node.house.tables.waking._asleep
    return here.thinking is not None and not here.thinking.done()


def die(node: Node) -> None:
    """As when a server is killed: it does nothing any more, and tells nobody."""
    tables = node.house.tables
    assert tables.driving._task
    tables.driving._task.cancel()
    node.store.pulse.fall_silent()
    tables._closing = True
    for table in tables.kept.values():
        if table.thinking:
            table.thinking.cancel()


async def test_the_bots_and_clocks_of_a_table_are_moved_by_one_node(friends: list[Node]) -> None:
    here, there = friends
    olena, taras = await here.person("Olena"), await here.person("Taras")
    clocked = await there.table(olena, ME, OPEN, clock="move", seconds=3600)
    twin = await here.same(clocked)
    await here.house.join(twin, taras)
    table = await here.table(olena, ME, BOT)
    await until(lambda: clocked.row.status == "playing")
    assert (driven(here, clocked), driven(there, clocked)) == (True, False), "whoever starts a game drives it"
    elsewhere = await there.same(table)
    rng = random.Random(8)
    for _ in range(20):
        await there.house.tables.change(elsewhere, lambda: there.house.tables.catch_up(elsewhere))
        if elsewhere.game_on.seat == 0:
            await there.play(elsewhere, olena, rng)
        assert not driven(there, elsewhere)
        await until(lambda: elsewhere.game_on.seat == 0 or elsewhere.game_on.over)
    await agree(table, here, there)
    await agree(clocked, here, there)


async def test_the_games_of_a_node_that_dies_are_driven_by_another(friends: list[Node]) -> None:
    here, there = friends
    olena = await here.person()
    clocked = await here.table(olena, ME, ME, clock="move", seconds=3600)
    asleep = await here.table(olena, ME, ME)
    here.house.tables.bot_delay = 3600.0
    playing = await here.table(olena, BOT, BOT)
    await until(lambda: driven(here, playing))
    die(here)
    await until(lambda: driven(there, clocked))
    await until(lambda: playing.row.id in there.house.tables.kept)
    await until(lambda: there.house.tables.kept[playing.row.id].game_on.over)
    assert set(there.house.tables.kept) == {playing.row.id}, "what waits for a person can wait in the store"
    assert not driven(there, asleep)
    await agree(playing, there)


async def test_a_node_whose_process_is_gone_is_given_up_by_the_end_of_its_connection(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.house.driving.SILENCE", 3600.0)
    here, there = friends
    await until(lambda: there.house.tables.driving._beaten)
    there.house.tables.driving._back_since = -3600.0  # it has heard of the database for long
    table = await here.table(await here.person(), ME, ME, clock="move", seconds=3600)
    number = there.house.tables.driving.number or 0
    assert here.house.tables.driving._task
    die(here)
    await asyncio.wait([here.house.tables.driving._task])
    await here.store.renew(here.house.tables.driving.number or 0)
    assert await there.store.give_up_silent(number, 3600.0, -1.0) == 0, "it is silent, but still connected"
    await here.store._save(schema.servers.update().values(seen=schema.servers.c.seen + 1800.0))  # clocks are put back
    await here.store.pulse.disconnect()
    await until(lambda: driven(there, table))


async def test_a_game_that_was_claimed_though_nobody_could_say_so_goes_on(friends: list[Node]) -> None:
    here, there = friends
    here.house.tables.bot_delay = there.house.tables.bot_delay = 3600.0
    table = await here.table(await here.person(), BOT, ME)
    twin = await there.same(table)
    driving = there.house.tables.driving
    await until(lambda: driving._beaten)
    await here.store._save(schema.tables.update().values(driver=driving.number))
    assert not driven(there, twin)
    driving._beaten = None  # as after a sign of life that failed
    await until(lambda: driven(there, twin))


async def test_a_game_that_is_claimed_while_someone_plays_there_is_driven(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = friends
    here.house.tables.bot_delay = there.house.tables.bot_delay = 3600.0
    olena = await here.person()
    table = await here.table(olena, ME, BOT)
    twin = await there.same(table)
    driving, commit = there.house.tables.driving, there.store._commit

    async def claim_meanwhile(writes: object) -> None:
        monkeypatch.undo()
        await here.store._save(schema.tables.update().values(driver=driving.number))
        there.house.tables._take([table.row.id])
        await asyncio.sleep(0)
        await commit(writes)  # type: ignore[arg-type]

    monkeypatch.setattr(there.store, "_commit", claim_meanwhile)
    await there.house.play(twin, olena, "pass")
    await until(lambda: driven(there, twin))


@pytest.mark.parametrize("reading", ["read_table", "waiting_games"])
async def test_what_could_not_be_read_just_then_is_read_again(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch, reading: str
) -> None:
    monkeypatch.setattr("tradewinds.web.house.tables.AWAY_PAUSE", 0.0)
    monkeypatch.setattr("tradewinds.web.house.waking.TICK", 0.0)
    here, there = friends
    olena = await here.person()
    table = await here.table(olena, ME, BOT)
    twin = await there.same(table)
    if reading == "waiting_games":  # it drives the game, but has not opened it
        here.house.tables.kept.pop(table.row.id)
    read, failures = getattr(here.store, reading), iter([Away(), Away()])

    async def fail_at_first(*asked: object) -> object:
        if failure := next(failures, None):
            raise failure
        return await read(*asked)

    monkeypatch.setattr(here.store, reading, fail_at_first)
    ply = twin.game_on.ply
    await there.house.play(twin, olena, "pass")
    await until(lambda: twin.game_on.seat == 0 and twin.game_on.ply > ply + 1)


async def test_a_node_that_loses_its_connection_is_the_same_one_afterwards(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    for patience in ("SILENCE", "LATE"):  # however long a busy machine takes, it is not given up meanwhile
        monkeypatch.setattr(f"tradewinds.web.house.driving.{patience}", 3600.0)
    here, _ = friends
    driving = here.house.tables.driving
    while not driving.number or await here.store.renew(driving.number) is None:  # nor has it been just before
        await asyncio.sleep(0.01)
    number = driving.number
    await here.store.pulse.disconnect()
    await until(lambda: here.store.pulse._held)
    assert (here.store.pulse._held, driving.number) == (number, number)


async def test_a_node_that_stops_leaves_its_games_to_the_others_at_once(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.house.driving.SILENCE", 3600.0)
    monkeypatch.setattr("tradewinds.web.house.driving.BEAT", 3600.0)
    here, there = friends
    olena = await here.person()
    table = await here.table(olena, ME, ME, clock="move", seconds=3600)
    table.asked_at -= 1000.0
    await here.house.close()
    await until(lambda: driven(there, table))
    left = (await there.same(table)).seconds_left()
    assert left is not None
    assert left <= 2600, "and the clock goes on where it was"


async def test_what_a_node_decides_that_was_given_up_is_not_stored(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = friends
    olena = await here.person()
    here.house.tables.bot_delay = there.house.tables.bot_delay = 3600.0  # both think, but neither plays
    table = await here.table(olena, BOT, ME)
    old = here.house.tables.driving.number
    wanted = table.thinking_for
    await here.store._give_up(schema.servers.c.number == old)
    await there.store.claim(there.house.tables.driving.number or 0)
    there.house.tables._take([table.row.id])
    move = table.game_on.moves()[0].id
    with pytest.raises(Conflict):
        await here.house.tables.push(table, move, by=old)
    await until(lambda: here.house.tables.driving.number != old)
    await until(lambda: driven(there, table) and not driven(here, table))
    assert there.house.tables.kept[table.row.id].thinking_for == wanted
    await agree(table, here, there)


async def test_a_game_without_a_driver_is_claimed_by_one_node(friends: list[Node]) -> None:
    here, there = friends
    olena = await here.person()
    tables = [await here.table(olena, ME, ME, clock="move", seconds=3600) for _ in range(8)]
    twins = [await there.same(table) for table in tables]
    await here.store._save(schema.tables.update().values(driver=None))
    for node in friends:
        node.house.tables.driving.look()

    async def driven_games() -> list[str]:
        return [key for node in friends for key in await node.store.driven_by(node.house.tables.driving.number or 0)]

    while len(await driven_games()) < len(tables):
        await asyncio.sleep(0.005)
    for node in friends:
        for table in (tables, twins)[friends.index(node)]:
            async with table.lock:
                await node.house.tables.catch_up(table)
    assert all(driven(here, table) != driven(there, table) for table in tables)


async def test_whoever_had_a_page_open_by_a_node_that_died_is_gone(friends: list[Node]) -> None:
    here, there = friends
    olena, taras = await here.person("Olena"), await here.person("Taras")
    table = await here.table(olena, ME, OPEN)
    await here.house.join(table, taras)
    with here.house.presence(table, taras):
        twin = await there.same(table)
        await until(lambda: twin.is_there(taras.id))
        die(here)
        await until(lambda: not twin.is_there(taras.id))


async def test_a_driver_goes_on_with_a_game_that_it_has_not_open_when_others_play_there(friends: list[Node]) -> None:
    here, there = friends
    olena = await here.person()
    tables = [await here.table(olena, ME, BOT), await here.table(olena, ME, ME, clock="move", seconds=3600)]
    twins = [await there.same(table) for table in tables]
    for table in tables:
        here.house.tables.kept.pop(table.row.id)
        if table.thinking:
            table.thinking.cancel()
    ply = twins[0].game_on.ply
    for twin in twins:
        await there.house.play(twin, olena, "pass")
    await until(lambda: twins[0].game_on.seat == 0 and twins[0].game_on.ply > ply + 1)
    await until(lambda: driven(here, tables[1]))
    assert not any(driven(there, table) for table in tables)


async def test_a_clock_runs_out_at_a_table_that_nobody_has_open(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.house.waking.TICK", 0.01)
    monkeypatch.setattr("tradewinds.web.house.waking.SHORTEST_NOTE", 0.0)
    monkeypatch.setattr("tradewinds.web.house.waking.LONGEST_NOTE", 0.01)
    here, _ = friends
    olena = await here.person()
    table = await here.table(olena, ME, ME, clock="game", seconds=3600)
    table.asked_at -= 1000.0
    table.used -= 3600.0
    monkeypatch.setattr("tradewinds.web.house.keeping.IDLE", -1)
    here.house.tables.forget_idle()
    assert not here.house.tables.kept

    async def thought() -> float:
        row = await here.store.table(table.row.id)
        return row.thought if row else 0.0

    while await thought() < 1000:
        await asyncio.sleep(0.005)
    here.house.tables.waking._asleep[table.row.id].asked_at -= 2600.0
    await until(lambda: table.row.id in here.house.tables.kept)
    again = here.house.tables.kept[table.row.id]
    await until(lambda: again.seats[0].away)
