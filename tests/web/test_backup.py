"""A backup has everything, taken while games go on, and a database made of it goes on with them."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

from tests.cli.terminal import run
from tests.web.postgres import Databases
from tests.web.tables import ME, Shared, bytes_of
from tradewinds.core.words import LANGUAGES
from tradewinds.web.house import House, LiveTable, NewTable
from tradewinds.web.house.seeds import Seal
from tradewinds.web.store import PersonRow, SessionRow, Store
from tradewinds.web.store.backup import back_up, restore

KEY = "the key of this server"
NAME = "Ольга 🙂"


def house_on(store: Store, thinkers: Shared) -> House:
    return House(store, thinkers, bot_delay=0.0, seal=Seal(KEY))


async def play(house: House, table: LiveTable, person: PersonRow, rng: random.Random) -> None:
    await house.play(table, person, rng.choice(table.game_on.moves()).code)


async def furnished(url: str, thinkers: Shared) -> tuple[Store, House, PersonRow, list[LiveTable]]:
    """A database with everything in it: people, sessions, tokens, tables before, in and after a game, and chat."""
    store, rng = await Store.open(url), random.Random(1)
    house = house_on(store, thinkers)
    person = PersonRow("p1", NAME, created=1.25)
    await store.add_person(person)
    await store.set_account("p1", NAME, "$argon2id$hash")
    await store.add_session(SessionRow("a" * 64, "p1", "Firefox", 1.0, 4e9))
    await store.add_token("b" * 64, "p1", "my bot")
    await store.setting("secret", "c" * 64)
    wishes = [
        NewTable("machi-koro", [ME, ME], {"plus": True}, clock="game", seconds=600, public=True) for _ in range(3)
    ]
    tables = [await house.create(person, wish) for wish in wishes]
    while not tables[0].game_on.over:
        await play(house, tables[0], person, rng)
    for _ in range(30):
        await play(house, tables[1], person, rng)
    await house.set_habits(tables[1], person, {"hold_last": True})
    await house.say(tables[1], person, "Добрий день")
    return store, house, person, tables


async def contents(url: str) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    engine, tables = create_async_engine(url), sql.MetaData()
    async with engine.connect() as connection:
        await connection.run_sync(tables.reflect)
        found = {
            name: sorted((tuple(map(repr, row)) for row in await connection.execute(sql.select(table))), key=repr)
            for name, table in tables.tables.items()
        }
    await engine.dispose()
    return {name: list(rows) for name, rows in found.items()}


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_whatever_was_there_is_there_again_and_games_go_on(
    source: str, target: str, databases: Databases, thinkers: Shared, tmp_path: Path
) -> None:
    before, after, file = databases.new(source), databases.new(target), tmp_path / "backup"

    async def round_trip() -> None:
        store, house, person, tables = await furnished(before, thinkers)
        taken = await back_up(before, file)
        assert await restore(after, file) == taken
        assert {
            name: len(rows) for name, rows in (await contents(before)).items() if name != "alembic_version"
        } == taken
        assert await contents(after) == await contents(before)
        again = await Store.open(after)
        reopened = house_on(again, thinkers)
        for table in tables:
            found = await reopened.table(table.row.id)
            assert bytes_of(found.game_on) == bytes_of(table.game_on)
        running, rng = await reopened.table(tables[1].row.id), random.Random(2)
        assert running.chat[0].text == "Добрий день"
        await reopened.set_habits(running, person, {"hold_last": False})
        while not running.game_on.over:
            await play(reopened, running, person, rng)
        assert (await again.person_of_session("a" * 64), await again.person_of_token("b" * 64)) == (
            await again.person("p1"),
            await again.person("p1"),
        )
        for opened in (reopened, house):
            await opened.tables.close()
        for opened_store in (again, store):
            await opened_store.close()

    asyncio.run(round_trip())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_is_one_moment_whatever_is_played_meanwhile(
    kind: str, databases: Databases, thinkers: Shared, tmp_path: Path
) -> None:
    before, after, file = databases.new(kind), databases.new("sqlite"), tmp_path / "backup"

    async def back_up_under_load() -> None:
        store, house, person, tables = await furnished(before, thinkers)
        enough = asyncio.Event()
        played = 0

        async def go_on() -> None:
            nonlocal played
            rng = random.Random(5)
            while not enough.is_set():
                table = await house.create(person, NewTable("machi-koro", [ME, ME]))
                for _ in range(5):
                    await play(house, table, person, rng)
                    played += 1

        playing = asyncio.create_task(go_on())
        while not played:
            await asyncio.sleep(0)
        await back_up(before, file)
        enough.set()
        await playing
        await restore(after, file)
        again = await Store.open(after)
        reopened = house_on(again, thinkers)
        rows = [row for row in await again.tables_of("p1", 10_000) if row.status != "open"]
        assert len(rows) > len(tables)
        for row in rows:
            here, there = await reopened.table(row.id), await house.table(row.id)
            ply = here.game_on.ply
            assert bytes_of(here.game_on)[:ply] == bytes_of(there.game_on)[:ply], "a table that never was like this"
        for opened in (reopened, house):
            await opened.tables.close()
        for opened_store in (again, store):
            await opened_store.close()

    asyncio.run(back_up_under_load())


def test_a_backup_is_for_its_owner_alone_and_tells_no_secret_of_a_game_that_goes_on(
    databases: Databases, thinkers: Shared, tmp_path: Path
) -> None:
    url, file = databases.new("sqlite"), tmp_path / "backup"

    async def make() -> list[str]:
        store, house, _, tables = await furnished(url, thinkers)
        await back_up(url, file)
        shared = [table.game_on.shared_seed for table in tables if not table.game_on.over]
        await house.tables.close()
        await store.close()
        return [text for each in shared if each for text in (each.secret, each.seed)]

    secrets = asyncio.run(make())
    assert len(secrets) == 4
    assert file.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]
    text = gzip.decompress(file.read_bytes()).decode()
    assert NAME in text
    assert not any(secret in text for secret in secrets)


# By command


def address(url: str) -> str:
    return url.replace("+aiosqlite", "").replace("+asyncpg", "")


@pytest.fixture(scope="module")
def made(databases: Databases, thinkers: Shared, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup of a whole database."""
    url, file = databases.new("sqlite"), tmp_path_factory.mktemp("backup") / "backup"

    async def furnish() -> None:
        store, house, *_ = await furnished(url, thinkers)
        await house.tables.close()
        await store.close()

    asyncio.run(furnish())
    result = run("backup", str(file), "--database", address(url))
    assert result.exit_code == 0, result.output
    assert f"{file} has everything: one person, 3 tables, " in result.stdout
    return file


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_backup_is_put_back_by_one_command_in_every_language(lang: str, made: Path, databases: Databases) -> None:
    url = databases.new("sqlite")
    result = run("restore", str(made), "--database", address(url), "--lang", lang)
    assert result.exit_code == 0, result.output
    assert "3" in result.stdout
    assert "{" not in result.stdout
    twice = run("restore", str(made), "--database", address(url), "--lang", lang)
    assert (twice.exit_code, twice.stdout) == (1, "")
    assert twice.stderr.count("\n") == 1


def test_an_older_database_is_brought_up_to_date_when_it_is_put_back(databases: Databases, tmp_path: Path) -> None:
    from tradewinds.web.store.migrate import migrate

    old, new, file = databases.new("sqlite"), databases.new("sqlite"), tmp_path / "backup"

    async def make_old() -> None:
        engine = create_async_engine(old)
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0003")
            await connection.execute(sql.text("insert into people (id, name, created) values ('p1', 'Olena', 1)"))
        await engine.dispose()

    async def found() -> PersonRow | None:
        store = await Store.open(new)
        try:
            return await store.person("p1")
        finally:
            await store.close()

    asyncio.run(make_old())
    assert run("backup", str(file), "--database", address(old)).exit_code == 0
    assert run("restore", str(file), "--database", address(new)).exit_code == 0
    assert asyncio.run(found()) == PersonRow("p1", "Olena", created=1.0)


def changed(text: str, change: Callable[[list[str]], list[str]]) -> bytes:
    return gzip.compress("".join(f"{line}\n" for line in change(text.splitlines())).encode())


DAMAGES: dict[str, Callable[[bytes, str], bytes]] = {
    "cut in the middle": lambda raw, text: raw[: len(raw) // 2],
    "a bit flipped": lambda raw, text: raw[:-20] + bytes([raw[-20] ^ 1]) + raw[-19:],
    "a row missing": lambda raw, text: changed(text, lambda lines: lines[:5] + lines[6:]),
    "a row changed": lambda raw, text: gzip.compress(text.replace(NAME, "Mallory").encode()),
    "no end": lambda raw, text: changed(text, lambda lines: lines[:-1]),
    "more after the end": lambda raw, text: changed(text, lambda lines: [*lines, "[]"]),
    "a table of no database": lambda raw, text: gzip.compress(
        text.replace('"table":"people"', '"table":"sheep"').encode()
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_backup_is_refused_in_a_sentence_and_changes_nothing(
    damage: str, made: Path, databases: Databases, tmp_path: Path
) -> None:
    raw = made.read_bytes()
    file, url = tmp_path / "backup", databases.new("sqlite")
    file.write_bytes(DAMAGES[damage](raw, gzip.decompress(raw).decode()))
    result = run("restore", str(file), "--database", address(url))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"tradewinds: {file} is damaged: it is not what was written. Nothing was changed\n"
    assert not asyncio.run(contents(url))


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "is not a backup of Tradewinds"),
        (b"not gzip at all", "is not a backup of Tradewinds"),
        (gzip.compress(b"[1, 2]\n"), "is not a backup of Tradewinds"),
        (gzip.compress(b"\xff\xfe\n"), "is not a backup of Tradewinds"),
        (gzip.compress(b'{"kind": "tradewinds backup", "format": 2}\n'), "from a newer version of Tradewinds"),
    ],
    ids=["nothing", "text", "a list", "no text", "a later format"],  # packed bytes tell the second they were packed in
)
def test_a_file_that_is_no_backup_of_ours_is_refused(
    content: bytes, sentence: str, databases: Databases, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    result = run("restore", str(file), "--database", address(databases.new("sqlite")))
    assert (result.exit_code, sentence in result.stderr, result.stderr.count("\n")) == (1, True, 1), result.stderr


def test_a_backup_of_a_later_version_of_the_database_is_refused(
    made: Path, databases: Databases, tmp_path: Path
) -> None:
    import hashlib

    lines = gzip.decompress(made.read_bytes()).decode().splitlines()[:-1]
    lines[0] = json.dumps(json.loads(lines[0]) | {"revision": "9999"})
    text = "".join(f"{line}\n" for line in lines)
    rows = sum(line.startswith("[") for line in lines)
    file, url = tmp_path / "later", databases.new("sqlite")
    end = json.dumps({"rows": rows, "sha256": hashlib.sha256(text.encode()).hexdigest()})
    file.write_bytes(gzip.compress(f"{text}{end}\n".encode()))
    result = run("restore", str(file), "--database", address(url))
    assert (result.exit_code, "from a newer version" in result.stderr) == (1, True)
    assert not asyncio.run(contents(url))


def test_no_file_is_written_over_and_wrong_places_are_named(made: Path, databases: Databases, tmp_path: Path) -> None:
    before = made.read_bytes()
    url = databases.new("sqlite")
    run("restore", str(made), "--database", address(url))
    taken = run("backup", str(made), "--database", address(url))
    assert (taken.exit_code, "already exists" in taken.stderr) == (1, True)
    assert made.read_bytes() == before
    nowhere = run("backup", str(tmp_path / "no" / "file"), "--database", address(url))
    assert (nowhere.exit_code, "there is no folder" in nowhere.stderr) == (2, True)
    empty = run("backup", str(tmp_path / "file"), "--database", address(databases.new("sqlite")))
    assert (empty.exit_code, "there is no table of ours" in empty.stderr) == (1, True)
    missing = run("restore", str(tmp_path / "missing"), "--database", address(url))
    assert (missing.exit_code, "there is no file" in missing.stderr) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_an_address_with_settings_leads_to_the_same_file(made: Path, databases: Databases, tmp_path: Path) -> None:
    with_settings = address(databases.new("sqlite")) + "?timeout=30"
    assert run("restore", str(made), "--database", with_settings).exit_code == 0
    result = run("backup", str(tmp_path / "new.gz"), "--database", with_settings)
    assert result.exit_code == 0, result.output
