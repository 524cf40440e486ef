"""The store keeps what it is given, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
import traceback
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from tests.web.postgres import Databases
from tests.web.tables import Shared
from tradewinds.web.house import House
from tradewinds.web.store import Conflict, MessageRow, MoveRow, PersonRow, SeatRow, Store, TableRow, WriteError, schema
from tradewinds.web.store.migrate import migrate
from tradewinds.web.store.rows import UNDO
from tradewinds.web.store.schema import METADATA

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, databases: Databases) -> str:
    return databases.new(request.param)


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()


def person(key: str, name: str = "Olena") -> PersonRow:
    return PersonRow(key, name, created=time.time())


def table(key: str = "t1", host: str = "p1", **other: object) -> TableRow:
    seats = [
        SeatRow("person", host, name="Olena", habits={"hold_last": True}),
        SeatRow("bot", bot="greedy", name="Bot"),
    ]
    row = TableRow(key, "machi-koro", 2, {"plus": True, "market": "open"}, "the seed", host, seats=seats)
    for name, value in other.items():
        setattr(row, name, value)
    return row


def moves(*numbers: int) -> list[MoveRow]:
    return [MoveRow(number, f"build:{number}", number % 2, 1.5) for number in numbers]


async def test_a_person_is_found_by_id_and_can_be_renamed(store: Store) -> None:
    olena = person("p1")
    await store.add_person(olena)
    assert await store.person("p1") == olena
    await store.rename("p1", "Ольга 🙂")
    found = await store.person("p1")
    assert found is not None
    assert (found.name, found.account) == ("Ольга 🙂", None)
    assert await store.person("nobody") is None
    with pytest.raises(Conflict):
        await store.add_person(person("p1"))


async def test_whoever_is_renamed_while_they_are_looked_up_is_not_remembered_by_the_old_name(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await store.add_person(person("p1"))
    read = store._rows

    async def read_slowly(query: Any) -> list[dict[str, Any]]:
        rows = await read(query)
        await store.rename("p1", "Lena")
        return rows

    monkeypatch.setattr(store, "_rows", read_slowly)
    await store.person("p1")
    monkeypatch.undo()
    renamed = await store.person("p1")
    assert renamed
    assert renamed.name == "Lena"


async def test_the_name_of_an_account_is_unique_however_it_is_spelled(store: Store) -> None:
    for key in ("p1", "p2"):
        await store.add_person(person(key))
    await store.set_account("p1", "Ярина", "hash")
    with pytest.raises(Conflict):
        await store.set_account("p2", "яРИНА", "another")
    found = await store.account("ЯРИНА")
    assert found is not None
    assert (found.id, found.name, found.password) == ("p1", "Ярина", "hash")
    assert (await store.person("p2")) is not None
    assert await store.account("p2") is None


async def test_a_token_leads_to_its_person_until_its_owner_drops_it(store: Store) -> None:
    for key in ("p1", "p2"):
        await store.add_person(person(key))
    await store.add_token("digest", "p1", "my bot")
    await store.drop_token("p2", "digest")
    found = await store.person_of_token("digest")
    assert found is not None
    assert found.id == "p1"
    assert [(row["hash"], row["label"]) for row in await store.tokens("p1")] == [("digest", "my bot")]
    await store.drop_token("p1", "digest")
    assert await store.person_of_token("digest") is None
    assert await store.tokens("p1") == []


async def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    await store.add_person(person("p1"))
    row = table(clock="game", seconds=60, public=True, created=1.25, updated=2.5)
    await store.add_table(row)
    assert await store.table("t1") == row
    row.seats[1] = SeatRow("person", "p1", name="Two", away=True, spent=3.5, habits={"play_forced": False})
    row.status, row.decider, row.rematch = "over", None, "t2"
    row.seed, row.public = "as all may know it now", False
    await store.save_table(row)
    assert await store.table("t1") == row
    assert await store.table("t2") is None


async def test_a_table_and_its_first_moves_are_kept_together_or_not_at_all(store: Store) -> None:
    await store.add_person(person("p1"))
    await store.add_table(table(), moves(0, 1))
    assert await store.moves("t1") == moves(0, 1)
    with pytest.raises(Conflict):
        await store.add_table(table("t2"), [*moves(0), *moves(0)])
    assert await store.table("t2") is None
    changed = table(status="playing")
    with pytest.raises(Conflict):
        await store.save_table(changed, moves(1))
    found = await store.table("t1")
    assert found is not None
    assert found.status == "open"


async def test_tables_are_listed_by_what_they_wait_for_and_whose_they_are(store: Store) -> None:
    for key in ("p1", "p2"):
        await store.add_person(person(key))
    await store.add_table(table("open", public=True, updated=1.0))
    await store.add_table(table("newer", "p2", public=True, updated=2.0))
    await store.add_table(table("private", updated=3.0))
    await store.add_table(table("playing", public=True, status="playing", updated=4.0))
    await store.add_table(table("over", status="over", updated=5.0))
    assert [row.id for row in await store.open_tables()] == ["newer", "open"]
    assert [row.id for row in await store.waiting_games()] == ["playing"]
    assert [row.id for row in await store.tables_of("p1")] == ["over", "playing", "private", "open"]
    assert [row.id for row in await store.tables_of("p1", limit=1)] == ["over"]
    assert [len(row.seats) for row in await store.tables_of("p2")] == [2]
    assert await store.tables_of("nobody") == []


async def test_moves_are_appended_in_order_and_never_twice(store: Store) -> None:
    await store.add_person(person("p1"))
    row = table()
    await store.add_table(row)
    await store.add_moves(row, moves(0, 1))
    row.decider = 1
    await store.add_moves(row, [MoveRow(2, UNDO, 0, 2.0)])
    with pytest.raises(Conflict):
        await store.add_moves(row, moves(2))
    with pytest.raises(Conflict):
        await store.add_moves(row, moves(3, 1))
    assert await store.moves("t1") == [*moves(0, 1), MoveRow(2, UNDO, 0, 2.0)]
    assert (await store.table("t1") or table()).decider == 1


async def test_of_many_writers_at_once_one_gets_each_number_and_the_others_are_told(store: Store) -> None:
    await store.add_person(person("p1"))
    row = table()
    await store.add_table(row)
    for number in range(5):
        known = await store.table("t1")
        assert known is not None
        rows = [known.copy() for _ in range(4)]
        writes = [store.add_moves(row, [MoveRow(number, str(writer), 0, 0.0)]) for writer, row in enumerate(rows)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Conflict) for result in results)
        assert sorted(row.revision for row in rows) == [number] * 3 + [number + 1]
    assert [move.number for move in await store.moves("t1")] == [0, 1, 2, 3, 4]


async def test_nobody_writes_over_what_they_have_not_seen(store: Store) -> None:
    await store.add_person(person("p1"))
    row = table()
    await store.add_table(row)
    stale = row.copy()
    row.seats[1] = SeatRow("person", "p1", name="Two")
    await store.save_table(row)
    stale.status = "over"
    late: list[Callable[[], Awaitable[None]]] = [
        lambda: store.save_table(stale),
        lambda: store.add_moves(stale, moves(0)),
        lambda: store.note_thought(stale),
        lambda: store.add_message(stale, MessageRow(0, "p1", "Olena", "hello", 0.0)),
        lambda: store.add_table(table("t2"), followed=stale),
    ]
    for write in late:
        with pytest.raises(Conflict):
            await write()
    assert await store.read_table("t1") == (row, [], [])
    assert await store.table("t2") is None
    row.thought = 3.5
    await store.note_thought(row)
    assert await store.table("t1") == row, "and that is no new revision"


async def test_writes_that_come_together_share_a_transaction(store: Store) -> None:
    await store.add_person(person("p1"))
    rows = [table(f"t{number}") for number in range(20)]
    await asyncio.gather(*(store.add_table(row) for row in rows))
    commits = 0

    def count(_: Connection) -> None:
        nonlocal commits
        commits += 1

    sql.event.listen(store._engine.sync_engine, "commit", count)
    await asyncio.gather(*(store.add_moves(row, moves(0)) for row in rows))
    assert commits <= 2
    assert all([await store.moves(row.id) == moves(0) for row in rows])


async def test_one_bad_write_spoils_no_other_that_came_with_it(store: Store) -> None:
    await store.add_person(person("p1"))
    for key in ("t1", "t2", "t3"):
        await store.add_table(table(key))
    await store.add_moves(table("t2"), moves(0))
    writes = [store.add_moves(table(key), moves(0)) for key in ("t1", "t2", "t3")]
    first, second, third = await asyncio.gather(*writes, return_exceptions=True)
    assert (first, third) == (None, None)
    assert isinstance(second, Conflict)
    assert await store.moves("t3") == moves(0)


async def test_what_was_asked_before_closing_is_written(url: str) -> None:
    store = await Store.open(url)
    await store.add_person(person("p1"))
    await store.add_table(table())
    write = asyncio.create_task(store.add_moves(table(), moves(0)))
    await asyncio.sleep(0)
    await store.close()
    await write
    with pytest.raises(RuntimeError, match="closed"):
        await store.add_moves(table(), moves(1))
    again = await Store.open(url)
    assert await again.moves("t1") == moves(0)
    await again.close()


async def test_chat_is_kept_in_order_with_every_letter(store: Store) -> None:
    await store.add_person(person("p1"))
    row = table()
    await store.add_table(row)
    lines = [
        MessageRow(number, "p1", "Olena", text, 1.5)
        for number, text in enumerate(["Привіт 🙂", "'; drop --", "ł" * 500])
    ]
    for line in lines:
        await store.add_message(row, line)
    with pytest.raises(Conflict):
        await store.add_message(row, lines[0])
    assert await store.messages("t1") == lines
    assert await store.messages("t2") == []


async def test_the_first_to_ask_for_a_setting_decides_it(url: str, store: Store) -> None:
    other = await Store.open(url)
    answers = await asyncio.gather(store.setting("secret", "one"), other.setting("secret", "two"))
    assert len(set(answers)) == 1
    assert await store.setting("secret", "three") == answers[0]
    await other.close()


async def test_a_write_that_cannot_be_done_is_an_error_and_the_next_one_works(store: Store) -> None:
    await store.add_person(person("p1"))
    row = table()
    await store.add_table(row)
    with pytest.raises(WriteError):
        await store._save(sql.text("insert into nowhere values (1)"))
    await store.add_moves(row, moves(0))
    assert await store.moves("t1") == moves(0)


async def test_a_write_that_fails_tells_no_secret(store: Store) -> None:
    await store.add_person(person("p1"))
    secret = "f3ed" * 16
    row = table(seed=secret)
    await store.add_table(row)
    failing: list[Callable[[], Awaitable[None]]] = [
        lambda: store.add_table(row),  # is there already
        lambda: store.add_table(table("t2", secret, seed=secret)),  # nobody's
        lambda: store.add_table(table("t3", seed=secret, seconds=[secret])),  # no number
        lambda: store.set_password(secret, [secret]),  # type: ignore[arg-type]
        lambda: store.rename("p1", None),  # type: ignore[arg-type]
        lambda: store._save(schema.settings.insert().values(name=secret * 10, value=None)),
    ]
    for write in failing:
        with pytest.raises((Conflict, WriteError)) as failure:
            await write()
        assert secret not in "".join(traceback.format_exception(failure.value))
    async with store._engine.begin() as connection:
        await connection.execute(sql.text("drop table tokens"))
    with pytest.raises(WriteError) as failure:
        await store.add_token(secret, "p1", "label")
    assert secret not in "".join(traceback.format_exception(failure.value))
    with pytest.raises(DBAPIError) as unread:
        await store.person_of_token(secret)
    assert secret not in "".join(traceback.format_exception(unread.value))


@pytest.mark.skipif(os.name == "nt", reason="files there have no such modes")
async def test_files_of_the_database_are_for_their_owner_alone(tmp_path: Path) -> None:
    for existed in (False, True):
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        await store.add_person(person(f"p{existed}"))
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(["tables.db", "tables.db-wal", "tables.db-shm"], 0o600)
        await store.close()
        (tmp_path / "tables.db").chmod(0o644)  # as earlier versions left it


async def test_someone_who_stops_waiting_spoils_nothing(store: Store) -> None:
    await store.add_person(person("p1"))
    row = table()
    await store.add_table(row)
    impatient = asyncio.create_task(store.add_moves(row, moves(0)))
    await asyncio.sleep(0)
    impatient.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await impatient
    while not await store.moves("t1"):  # what was asked for is written all the same
        await asyncio.sleep(0)
    row.revision += 1
    await store.add_moves(row, moves(1))
    assert await store.moves("t1") == moves(0, 1)


async def test_the_migrations_lead_to_the_tables_that_the_program_uses(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_opening_a_database_again_changes_nothing(url: str) -> None:
    for _ in range(2):
        store = await Store.open(url)
        with contextlib.suppress(Conflict):
            await store.add_person(person("p1"))
        assert await store.person("p1")
        await store.close()


async def test_of_two_servers_that_start_at_once_on_an_empty_database_both_start(url: str) -> None:
    for store in await asyncio.gather(Store.open(url), Store.open(url)):
        assert await store.person("nobody") is None
        await store.close()


OLD = json.loads(Path(__file__).with_name("data").joinpath("version_1.json").read_text("utf-8"))


def as_it_was(connection: Connection) -> None:
    """The database of a server of the first version, with three games under way."""
    migrate(connection, "0001")
    for name, rows in OLD["rows"].items():
        connection.execute(sql.Table(name, sql.MetaData(), autoload_with=connection).insert(), rows)


async def opened(url: str, prepare: Callable[[Connection], None]) -> Store:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(prepare)
    await engine.dispose()
    return await Store.open(url)


async def test_tables_of_the_first_version_go_on_where_they_were(url: str, thinkers: Shared) -> None:
    store = await opened(url, as_it_was)
    tables = House(store, thinkers).tables
    for key, played in OLD["played"].items():
        match = (await tables.find(key)).game_on
        assert " ".join(match.game.moves.code(move) for _, move in match.history) == played
        assert sum(row["table"] == key for row in OLD["rows"]["moves"]) == len(await store.moves(key))
    await tables.close()
    await store.close()


async def test_a_migration_that_does_not_come_to_its_end_has_changed_nothing(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(as_it_was)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.rollback()
    async with engine.connect() as connection:
        kept = (await connection.execute(sql.text("select move from moves"))).scalars().all()
    await engine.dispose()
    assert sorted(kept) == sorted(row["move"] for row in OLD["rows"]["moves"])
