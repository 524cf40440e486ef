"""A new version brings the database up to date while servers of the one before go on: migrations only add."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import sqlalchemy as sql
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import create_async_engine

from tests.web.postgres import Databases
from tests.web.tables import ME, Shared, Town
from tradewinds.web.store import Store, migrate as migrating

pytestmark = pytest.mark.anyio

RULE_SINCE = "0003"  # moves have had codes since the one before, which no server of an earlier version could write
VALUES: dict[type[Any], Any] = {str: "x", int: 1, float: 1.0, bool: True, bytes: b"x", object: {}}


@pytest.fixture
def url(databases: Databases) -> str:
    return databases.new("postgresql")


def revisions() -> list[str]:
    config = Config()
    config.set_main_option("script_location", str(migrating.FOLDER))
    found = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()][::-1]
    return found[found.index(RULE_SINCE) :]


def up_to(connection: sql.Connection, revision: str) -> sql.MetaData:
    """Brings a database to a revision; its tables as they are then."""
    migrating.migrate(connection, revision)
    tables = sql.MetaData()
    tables.reflect(connection)
    return tables


def play(connection: sql.Connection, tables: sql.MetaData, key: str) -> None:
    """What a server does that knows these tables: a person opens a table, sits down, plays and talks."""
    written: dict[str, dict[str, Any]] = {
        "people": {"id": key},
        "tables": {"id": key, "host": key, "seed": key},
        "seats": {"table": key, "seat": 0, "person": key},
        "moves": {"table": key, "number": 0, "move": "pass", "seat": 0},
        "messages": {"table": key, "number": 0, "person": key},
    }
    for name, known in written.items():
        needed = {
            column.name: VALUES[column.type.python_type]
            for column in tables.tables[name].columns
            if not column.nullable and column.server_default is None
        }
        connection.execute(tables.tables[name].insert().values(needed | known))
    table = tables.tables["tables"]
    connection.execute(table.update().where(table.c.id == key).values(status="over", updated=2.0))
    assert connection.execute(sql.select(table.c.id, table.c.status).where(table.c.id == key)).one() == (key, "over")
    moves = tables.tables["moves"]
    assert connection.execute(sql.select(moves).where(moves.c.table == key)).mappings().one()["move"] == "pass"


@pytest.mark.parametrize("revision", revisions())
def test_a_server_of_the_schema_before_goes_on_after_a_migration(revision: str) -> None:
    engine = sql.create_engine("sqlite://")
    with engine.connect() as connection:
        before = up_to(connection, f"{int(revision) - 1:04}")
        play(connection, before, "earlier")
        connection.commit()
        after = up_to(connection, revision)
        check_that_it_only_adds(before, after)
        play(connection, before, "meanwhile")
        play(connection, after, "later")
    engine.dispose()


def check_that_it_only_adds(before: sql.MetaData, after: sql.MetaData) -> None:
    for table in before.sorted_tables:
        assert table.name in after.tables, f"{table.name} is gone"
        now = after.tables[table.name]
        for column in table.columns:
            assert column.name in now.columns, f"{table.name}.{column.name} is gone"
            found = now.columns[column.name]
            assert (str(found.type), found.nullable) == (str(column.type), column.nullable), found
        for column in now.columns:
            old = column.name in table.columns
            assert old or column.nullable or column.server_default is not None, f"{column} is asked of everyone"
        for names in unique_of(now) - unique_of(table):
            assert not any(name in table.columns for name in names), f"{names} must be unique all at once"


def unique_of(table: sql.Table) -> set[tuple[str, ...]]:
    return {tuple(each.columns.keys()) for each in table.constraints if isinstance(each, sql.UniqueConstraint)}


async def test_a_server_goes_on_while_the_next_version_adds_to_its_tables(url: str, thinkers: Shared) -> None:
    store = await Store.open(url)
    town = Town(store, thinkers)
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    await town.house.play(table, olena, "pass")
    async with store._engine.begin() as connection:
        for name in ("people", "tables", "seats", "moves", "messages", "positions", "servers"):
            await connection.exec_driver_sql(f"alter table {name} add column future text not null default ''")
        await connection.exec_driver_sql("create table future (number integer primary key)")
    await town.house.play(table, olena, "pass")
    await town.house.say(table, olena, "still here")
    number = await store.sign_on()
    assert await store.renew(number)
    again = await (await town.reopened()).table(table.row.id)
    assert [entry.move for entry in again.log if entry.seat >= 0] == ["pass", "pass"]
    await town.house.close()
    await store.close()


async def test_a_migration_that_has_to_wait_makes_nobody_else_wait_for_long(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrating, "LOCKED", 100)
    monkeypatch.setattr("tradewinds.web.store.database.LOCKED_PAUSE", 0.0)
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(migrating.migrate, "0009")
    async with engine.begin() as reading:  # as a backup does, for as long as it takes
        await reading.exec_driver_sql("select count(*) from tables")
        opening = asyncio.create_task(Store.open(url))
        for _ in range(20):
            async with engine.begin() as other:
                await other.exec_driver_sql("select count(*) from tables")
            await asyncio.sleep(0.02)
        assert not opening.done()
    await (await opening).close()
    await engine.dispose()
