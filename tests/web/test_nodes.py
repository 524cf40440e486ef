"""Several servers on one PostgreSQL: none corrupts what another did, and each hears of it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from types import SimpleNamespace

import pytest
import sqlalchemy as sql

from tests.web.postgres import Databases
from tests.web.tables import BOT, ME, OPEN, Shared, Town, bytes_of, refusal, same_seeds, until
from tradewinds.core.match import Match
from tradewinds.web.house import House, LiveTable, Refused
from tradewinds.web.records import Records
from tradewinds.web.store import Away, Conflict, SessionRow, Store, schema
from tradewinds.web.store.listening import Listener
from tradewinds.web.visitors import Visitor, Visitors, digest

pytestmark = pytest.mark.anyio


class Node(Town):
    """A server of several: a house and a store of its own, on a database that others use, too."""

    async def same(self, table: LiveTable) -> LiveTable:
        """The table as this node knows it."""
        return await self.house.table(table.row.id)


@pytest.fixture
def url(databases: Databases) -> str:
    return databases.new("postgresql")


@pytest.fixture
async def nodes(url: str, thinkers: Shared, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[list[Node]]:
    """Two nodes that tell each other nothing: each learns what the other did only when it has to."""
    found = [Node(await Store.open(url), thinkers) for _ in range(2)]
    same_seeds(monkeypatch)
    yield found
    for node in found:
        await node.house.close()
        await node.store.close()


async def agree(table: LiveTable, *nodes: Node) -> None:
    """What a node that has just started reads is what these nodes know."""
    for node in nodes:
        twin = await node.same(table)
        async with twin.lock:
            await node.house.tables.catch_up(twin)
        fresh = await House(node.store, node.thinkers).tables.load(table.row.id)
        assert (fresh.row, fresh.log, fresh.chat) == (twin.row, twin.log, twin.chat)
        assert (fresh.match and bytes_of(fresh.match)) == (twin.match and bytes_of(twin.match))


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


# News


@pytest.fixture
async def friends(nodes: list[Node]) -> list[Node]:
    """Two nodes that tell each other what they do."""
    for node in nodes:
        await node.house.begin()
    return nodes


async def test_whatever_happens_on_one_node_is_seen_on_the_other(friends: list[Node]) -> None:
    here, there = friends
    olena, taras = await here.person("Olena"), await here.person("Taras")
    table = await here.table(olena, ME, OPEN)
    twin = await there.same(table)
    happenings: list[Callable[[], Awaitable[None]]] = [
        lambda: here.house.join(table, taras),
        lambda: there.house.play(twin, olena, "build:ranch", twin.game_on.ply),
        lambda: here.house.say(table, olena, "hello"),
        lambda: there.house.set_habits(twin, taras, {"hold_last": True}),
        lambda: here.house.play(table, taras, "pass"),
        lambda: there.house.confirm(twin, taras),
        lambda: here.house.leave(table, olena),
    ]
    for happen in happenings:
        before = table.version, twin.version
        with table.listening() as heard_here, twin.listening() as heard_there:
            await happen()
            await until(lambda: heard_here.is_set() and heard_there.is_set())
        await until(lambda: table.row == twin.row and table.chat == twin.chat)
        assert (table.version, twin.version) > before
    await until(lambda: table.game_on.seat == twin.game_on.seat == 1)  # a bot plays for her until it is his turn
    await agree(table, here, there)


async def test_a_player_with_a_page_open_anywhere_is_there(friends: list[Node]) -> None:
    here, there = friends
    for node in friends:
        node.house.lingering = node.house.replace_after = 0.0
    olena, taras = await here.person("Olena"), await here.person("Taras")
    table = await here.table(olena, ME, OPEN)
    await here.house.join(table, taras)
    with here.house.presence(table, taras), here.house.presence(table, None):
        twin = await there.same(table)
        await until(lambda: twin.is_there(taras.id))  # a node that opens the table later asks
        assert not twin.is_there(olena.id)
        with refusal(409, "player-is-here"):
            await there.house.replace(twin, olena, 1)
        with there.house.presence(twin, olena):
            await until(lambda: table.is_there(olena.id))
        await until(lambda: not table.is_there(olena.id))
    await until(lambda: not twin.is_there(taras.id))
    await there.house.replace(twin, olena, 1)
    assert twin.seats[1].away


async def test_a_session_that_was_ended_and_a_name_that_was_changed_are_known_at_once(friends: list[Node]) -> None:
    here, there = friends
    olena = await here.person()
    digests = [f"{number:064}" for number in range(120)]
    for each in digests:
        await here.store.add_session(SessionRow(each, olena.id, "", 0.0, time.time()))
        assert await there.store.person_of_session(each) == olena
    await here.store.end_sessions(olena.id, digests)
    await until(lambda: all(map(there.store.has_ended, digests)))
    assert [await there.store.person_of_session(each) for each in digests] == [None] * len(digests)
    await here.store.rename(olena.id, "Olha")

    async def name() -> str | None:
        found = await there.store.person(olena.id)
        return found.name if found else None

    while await name() != "Olha":
        await asyncio.sleep(0.005)


async def test_a_node_that_heard_nothing_for_a_while_catches_up(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = friends
    olena = await here.person()
    tables = [await here.table(olena, ME, ME) for _ in range(3)]
    twins = [await there.same(table) for table in tables]
    listen, hearing = Listener._listen, asyncio.Event()

    async def listen_later(listener: Listener) -> None:
        await hearing.wait()
        await listen(listener)

    monkeypatch.setattr(Listener, "_listen", listen_later)
    assert await listeners(here) == 2, "one for each node"
    await here.store._rows(sql.text(LISTENERS.format("pg_terminate_backend(pid)")))  # type: ignore[arg-type]
    while await listeners(here):
        await asyncio.sleep(0.005)
    for table, twin in zip(tables[:2], twins[:2], strict=True):
        await here.house.play(table, olena, "build:ranch")
        assert twin.game_on.ply < table.game_on.ply
    hearing.set()
    await until(lambda: [twin.row for twin in twins] == [table.row for table in tables])
    await here.house.play(tables[2], olena, "build:ranch")
    await until(lambda: [twin.row for twin in twins] == [table.row for table in tables])
    for table in tables:
        await agree(table, here, there)


LISTENERS = "select {} as found from pg_stat_activity where datname = current_database() and query ilike '%listen%' "
LISTENERS += "and pid <> pg_backend_pid()"


async def listeners(node: Node) -> int:
    rows = await node.store._rows(sql.text(LISTENERS.format("count(*)")))  # type: ignore[arg-type]
    return int(rows[0]["found"])


async def test_requests_count_over_all_nodes(nodes: list[Node], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.web.house.others.REQUESTS_TOLD", 0.01)
    allowances = [node.house.others.allowance for node in nodes]
    monkeypatch.setattr("tradewinds.web.allowance.time", SimpleNamespace(monotonic=lambda: 1000.0))  # nothing fills up
    for node in nodes:
        await node.house.begin()
    assert all(allowances[0].take("a visitor", 600) for _ in range(600))
    assert not allowances[0].take("a visitor", 600)
    await until(lambda: not allowances[1].take("a visitor", 600))
    assert allowances[1].take("another", 600)


async def test_a_stream_ends_whose_session_another_node_has_ended_unheard(nodes: list[Node]) -> None:
    here, there = nodes
    olena = await here.person()
    visitor = Visitor(olena, "en", session="s" * 43)
    await here.store.add_session(SessionRow(digest(visitor.session), olena.id, "", 0.0, time.time()))
    visitors = Visitors(there.store, "secret", False)
    assert await visitors.is_still_known(visitor)
    await here.store.end_sessions(olena.id, [digest(visitor.session)])
    there.store._learn({})  # as some seconds later
    assert not await visitors.is_still_known(visitor)
    assert await visitors.is_still_known(Visitor(None, "en", session="t" * 43))


async def test_a_record_that_was_brought_to_one_node_is_there_on_the_other(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.store.records.MOST_RECORDS", 2)
    here, there = (Records(node.store) for node in nodes)
    texts = [Match("machi-koro", 2, seed=seed).record() for seed in range(3)]
    keys = [await here.bring("someone", text) for text in texts[:2]]
    assert [(await there.match("another", key)).seed for key in keys] == ["0", "1"]
    keys += [await there.bring("someone", text) for text in (texts[0], texts[2])][1:]
    fresh = Records(nodes[0].store)
    assert [(await fresh.match("another", keys[number])).seed for number in (0, 2)] == ["0", "2"]
    for key in (keys[1], "r" + 20 * "0", "r\0"):
        with refusal(404, "record-forgotten"):
            await fresh.match("another", key)


# Who drives what


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
    await here.store._end_pulse()
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


async def test_a_node_that_loses_its_connection_is_the_same_one_afterwards(friends: list[Node]) -> None:
    here, _ = friends
    number = here.house.tables.driving.number
    async with here.store._pulse_lock:
        await here.store._end_pulse()
    await until(lambda: here.store._held)
    assert (here.store._held, here.house.tables.driving.number) == (number, number)


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
