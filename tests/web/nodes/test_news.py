"""Several servers on one PostgreSQL: each hears what another did."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace

import pytest
import sqlalchemy as sql

from tests.web.nodes.conftest import Node, agree
from tests.web.tables import ME, OPEN, refusal, until
from tradewinds.core.match import Match
from tradewinds.web.records import Records
from tradewinds.web.store import SessionRow
from tradewinds.web.store.listening import Listener
from tradewinds.web.visitors import Visitor, Visitors, digest

pytestmark = pytest.mark.anyio


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


async def test_moves_are_told_as_they_are_and_read_only_where_one_was_missed(
    friends: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = friends
    olena, taras = await here.person("Olena"), await here.person("Taras")
    table = await here.table(olena, ME, OPEN)
    await here.house.join(table, taras)
    twin = await there.same(table)
    reads: list[str] = []
    astray: list[object] = []
    read_table = there.store.read_table

    async def reading(key: str, *known: int) -> object:
        reads.append(key)
        return await read_table(key, *known)

    monkeypatch.setattr(there.store, "read_table", reading)

    async def play_on() -> None:
        await here.house.play(table, [olena, taras][table.game_on.seat], "pass")

    for _ in range(4):
        await play_on()
    await until(lambda: twin.row == table.row and twin.log == table.log)
    assert not reads

    follow = there.house.tables.follow

    def miss(*told: object) -> bool:
        astray.append(told)
        return True

    monkeypatch.setattr(there.house.tables, "follow", miss)
    await play_on()
    await until(lambda: astray)
    monkeypatch.setattr(there.house.tables, "follow", follow)
    await play_on()
    await until(lambda: twin.row == table.row and twin.log == table.log)
    assert reads == [table.row.id]
    monkeypatch.undo()
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


async def test_a_record_that_is_brought_when_a_clock_was_put_back_is_kept(
    nodes: list[Node], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.store.records.MOST_RECORDS", 1)
    here, there = (Records(node.store) for node in nodes)
    texts, now = [Match("machi-koro", 2, seed=seed).record() for seed in range(2)], time.time
    await here.bring("someone", texts[0])
    monkeypatch.setattr("time.time", lambda: now() - 3600)
    key = await here.bring("someone", texts[1])
    assert (await there.match("another", key)).seed == "1"
