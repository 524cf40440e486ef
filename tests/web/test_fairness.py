"""Nobody chooses the dice: what is published when, who adds what, and what becomes of promises that are not kept."""

from __future__ import annotations

import asyncio
import random
from dataclasses import asdict
from pathlib import Path

import pytest
import sqlalchemy as sql
from sqlalchemy.ext.asyncio import create_async_engine

import tradewinds
from tests.web.browsers import Person, seen
from tests.web.serving import Client, served, sqlite
from tests.web.tables import BOT, ME, OPEN, Shared, Town, refusal, until
from tradewinds.core.fairness import SharedSeed, digest, server_part
from tradewinds.web.house import House, LiveTable, Refused
from tradewinds.web.house.seeds import Seal
from tradewinds.web.store import PersonRow, Store, schema
from tradewinds.web.store.migrate import migrate

pytestmark = pytest.mark.anyio

PARTS = ["1a" * 32, "2b" * 32, "3c" * 32]


def shared(table: LiveTable) -> SharedSeed:
    found = table.game_on.shared_seed
    assert found
    return found


async def finish(town: Town, table: LiveTable, *people: PersonRow) -> None:
    rng = random.Random(3)
    while not table.game_on.over:
        decider = next(person for person in people if table.game_on.seat in table.seats_of(person.id))
        await town.play(table, decider, rng)


async def test_the_commitment_is_there_before_anyone_sits_down_and_stays(town: Town) -> None:
    olena, taras = await town.person(), await town.person("Taras")
    table = await town.table(olena, OPEN, OPEN)
    before = table.commitment
    assert before == digest(table.row.seed)
    await town.house.join(table, olena)
    await town.house.join(table, taras)
    assert table.game_on.commitment == before
    assert shared(table).secret == table.row.seed


async def test_a_game_begins_when_every_browser_has_told_its_part_and_follows_from_all_of_them(town: Town) -> None:
    olena, taras = await town.person(), await town.person("Taras")
    table = await town.table(olena, ME, OPEN, BOT, digest=digest(PARTS[0]))
    with refusal(409, "part-too-early"):
        await town.house.tell_part(table, olena, PARTS[0])
    await town.house.join(table, taras, digest=digest(PARTS[1]))
    assert table.match is None
    await town.house.tell_part(table, taras, PARTS[1])
    assert table.match is None
    with refusal(409, "part-not-promised"):
        await town.house.tell_part(table, olena, PARTS[2])
    await town.house.tell_part(table, olena, PARTS[0])
    told = shared(table)
    assert [part.source for part in told.parts] == ["browser", "browser", "server"]
    assert [part.value for part in told.parts] == [*PARTS[:2], server_part(told.secret, 2)]
    with refusal(409, "game-has-started"):
        await town.house.tell_part(table, olena, PARTS[0])


async def test_friends_at_one_device_add_the_part_of_their_browser(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME, digest=digest(PARTS[0]))
    await town.house.tell_part(table, olena, PARTS[0])
    assert [part.value for part in shared(table).parts] == [PARTS[0]] * 2


async def test_a_promise_that_is_not_kept_is_marked_and_the_server_cannot_choose_what_stands_in_for_it(
    town: Town,
) -> None:
    olena = await town.person()
    town.house.tables.part_patience = 0.0
    table = await town.table(olena, ME, BOT, digest=digest(PARTS[0]))
    await until(lambda: table.match)
    first = shared(table).parts[0]
    assert (first.source, first.value) == ("absent", server_part(table.row.seed, 0))


async def test_a_restart_while_parts_are_awaited_loses_none_and_the_game_begins(town: Town) -> None:
    olena, taras = await town.person(), await town.person("Taras")
    table = await town.table(olena, ME, OPEN, digest=digest(PARTS[0]))
    await town.house.join(table, taras, digest=digest(PARTS[1]))
    await town.house.tell_part(table, olena, PARTS[0])
    house = await town.reopened()
    house.tables.part_patience = 0.0
    again = await house.table(table.row.id)
    await until(lambda: again.match)
    assert [part.source for part in shared(again).parts] == ["browser", "absent"]
    assert again.commitment == table.commitment
    await house.tables.close()


async def test_whoever_leaves_when_parts_are_told_cannot_promise_another(town: Town) -> None:
    """Else the last one could look at the parts of all others and then choose their own."""
    olena, taras = await town.person(), await town.person("Taras")
    table = await town.table(olena, ME, OPEN, digest=digest(PARTS[0]))
    await town.house.join(table, taras, digest=digest(PARTS[1]))
    await town.house.tell_part(table, olena, PARTS[0])
    await town.house.leave(table, taras)
    assert (table.seats[1].person, table.seats[1].away, table.seats[1].digest) == (taras.id, True, digest(PARTS[1]))
    with pytest.raises(Refused):
        await town.house.join(table, taras, digest=digest(PARTS[2]))


async def test_who_gets_up_before_takes_their_promise_along(town: Town) -> None:
    olena, taras = await town.person(), await town.person("Taras")
    table = await town.table(olena, OPEN, OPEN)
    await town.house.join(table, taras, digest=digest(PARTS[1]))
    await town.house.leave(table, taras)
    assert [seat.digest for seat in table.seats] == [None, None]


async def test_a_rematch_has_a_commitment_and_a_promise_of_its_own(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    await finish(town, table, olena)
    again = await town.house.rematch(table, olena, digest(PARTS[0]))
    assert again.commitment != table.commitment
    assert [seat.digest for seat in again.seats] == [digest(PARTS[0])] * 2


# Sealed secrets


@pytest.fixture
async def sealed(town: Town) -> Town:
    town.house = House(town.store, town.thinkers, bot_delay=0.0, seal=Seal("the key"))
    return town


async def test_while_a_game_goes_on_its_secret_is_not_in_the_database_and_after_it_is(sealed: Town) -> None:
    olena = await sealed.person()
    table = await sealed.table(olena, ME, ME)
    secret, seed = shared(table).secret, table.game_on.seed or ""
    stored = await sealed.store.table(table.row.id)
    assert stored
    assert not any(text in repr(stored) for text in (secret, seed))
    again = await House(sealed.store, sealed.thinkers, seal=Seal("the key")).table(table.row.id)
    assert shared(again).secret == secret
    await finish(sealed, table, olena)
    stored = await sealed.store.table(table.row.id)
    assert stored
    assert stored.seed == secret
    over = await (await sealed.reopened()).table(table.row.id)
    assert tradewinds.load(over.game_on.record()).shared_seed == shared(table), "no key is needed to look at it again"


@pytest.mark.parametrize("key", ["", "another key"])
async def test_a_server_without_the_key_says_so_and_changes_nothing(key: str, sealed: Town) -> None:
    olena = await sealed.person()
    table = await sealed.table(olena, ME, ME)
    before = await sealed.store.table(table.row.id)
    with refusal(503, "sealed-elsewhere"):
        await House(sealed.store, sealed.thinkers, seal=Seal(key)).table(table.row.id)
    assert await sealed.store.table(table.row.id) == before


async def test_every_table_is_sealed_by_a_pad_of_its_own() -> None:
    seal = Seal("the key")
    assert seal.close("t1", PARTS[0]) != seal.close("t2", PARTS[0])
    assert seal.open("t1", seal.close("t1", PARTS[0])) == PARTS[0]
    assert seal.open("t1", "a seed of an older version") == "a seed of an older version"


# Older versions


async def test_a_game_of_the_version_before_goes_on_with_the_seed_it_has(town: Town) -> None:
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    before = tradewinds.Match("machi-koro", 2, seed="an old seed", names=table.names, **table.row.options)
    entries = LiveTable(table.row).new_entries(before, 0, 1.0)
    await town.store._save(  # as it was written then
        schema.moves.delete(),
        schema.tables.update().values(seed="an old seed", commitment=None),
        (schema.moves.insert(), [{"table": table.row.id, **asdict(entry)} for entry in entries]),
    )
    town.house = await town.reopened()
    again = await town.house.table(table.row.id)
    assert (again.game_on.seed, again.commitment) == ("an old seed", digest("an old seed"))
    await finish(town, again, olena)
    record = again.game_on.record(secret=False)
    assert record.startswith("tradewinds record 1\n")
    assert tradewinds.load(record).over


@pytest.fixture(params=["sqlite", "postgresql"])
def old_url(request: pytest.FixtureRequest) -> str:
    return str(request.getfixturevalue("databases").new(request.param))


def test_a_database_of_the_version_before_is_brought_up_to_date_with_its_running_games(old_url: str) -> None:
    match = tradewinds.Match("machi-koro", 2, seed="an old seed")
    code = match.game.moves.code
    moves = [(number, code(move), int(state.seat)) for number, (state, move) in enumerate(match.history)]

    async def before() -> None:
        engine = create_async_engine(old_url)
        async with engine.begin() as connection:
            await connection.run_sync(migrate, "0004")
            for statement, rows in old_rows(moves):
                await connection.execute(sql.text(statement), rows)
        await engine.dispose()

    async def after() -> None:
        store = await Store.open(old_url)
        thinkers = Shared()
        house = House(store, thinkers, bot_delay=0.0)
        try:
            running = await house.table("a1")
            assert running.game_on.seed == "an old seed"
            olena = await store.person("p1")
            assert olena
            await house.play(running, olena, running.game_on.moves()[0].code)
            waiting = await house.table("a2")
            await house.join(waiting, PersonRow("p2", "Taras"), digest=digest(PARTS[0]))
            await house.tell_part(waiting, PersonRow("p2", "Taras"), PARTS[0])
            assert waiting.game_on.seed == "an older seed"
        finally:
            await house.tables.close()
            thinkers.really_close()
            await store.close()

    asyncio.run(before())
    asyncio.run(after())


def old_rows(moves: list[tuple[int, str, int]]) -> list[tuple[str, list[dict[str, object]]]]:
    """What version 0004 of the database held of a running game and of a table that waits for a player."""
    tables = (
        "insert into tables (id, game, players, options, seed, clock, seconds, public, host, status, decider, thought, "
        "created, updated) values (:id, 'machi-koro', 2, '{}', :seed, 'none', 0, false, 'p1', :status, 0, 0, 1, 1)"
    )
    seats = (
        'insert into seats ("table", seat, kind, person, name, away, spent, habits) '
        "values (:table, :seat, :kind, :person, :name, false, 0, '{}')"
    )
    sitting: list[dict[str, object]] = [
        {"table": table, "seat": seat, "kind": "person" if person else "open", "person": person, "name": f"{seat}"}
        for table, second in (("a1", "p2"), ("a2", None))
        for seat, person in enumerate(["p1", second])
    ]
    return [
        ("insert into people (id, name, created) values (:id, :id, 1)", [{"id": "p1"}, {"id": "p2"}]),
        (tables, [{"id": "a1", "seed": "an old seed", "status": "playing"}]),
        (tables, [{"id": "a2", "seed": "an older seed", "status": "open"}]),
        (seats, sitting),
        (
            "insert into moves (\"table\", number, move, seat, at) values ('a1', :number, :move, :seat, 1)",
            [{"number": number, "move": move, "seat": seat} for number, move, seat in moves],
        ),
    ]


# Over the network


def test_the_api_tells_promises_before_and_all_parts_after_the_game(tmp_path: Path) -> None:
    wish = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "open"}], "digest": digest(PARTS[0])}
    with served(sqlite(tmp_path)) as address, Client(address) as olena, Client(address, name="Taras") as taras:
        about = olena.done("POST", "/tables", wish)
        table, commitment = about["id"], about["commitment"]
        assert about["fairness"] | {"commitment": ""} == {
            "commitment": "",
            "digests": [digest(PARTS[0]), None],
            "awaits_parts": False,
            "secret": None,
            "parts": [],
            "seed": None,
        }
        assert taras.refused("POST", f"/tables/{table}/join", {"digest": "no digest"}) == (422, "bad-request")
        assert taras.done("POST", f"/tables/{table}/join")["fairness"]["awaits_parts"]
        assert olena.done("POST", f"/tables/{table}/part", {"part": PARTS[0]})["status"] == "playing"
        taras.done("POST", f"/tables/{table}/leave")
        rng = random.Random(1)
        while not olena.done("GET", f"/tables/{table}")["over"]:
            olena.news(table, lambda now: now["seat"] == 0 or now["over"])
            if moves := olena.done("GET", f"/tables/{table}/moves"):
                olena.done("POST", f"/tables/{table}/play", {"move": rng.choice(moves)["code"]})
        told = olena.done("GET", f"/tables/{table}")["fairness"]
        assert told["commitment"] == commitment == digest(told["secret"])
        assert [part["by"] for part in told["parts"]] == ["browser", "server"]
        record = olena.get(f"/tables/{table}/record").text
        summary = olena.done("POST", "/replays", {"record": record})
        assert summary["fair"] is True
        assert (summary["parts"], summary["secret"], summary["seed"]) == (told["parts"], told["secret"], told["seed"])
        answer = olena.send_json("POST", "/replays", {"record": record.replace(PARTS[0], PARTS[1])})
        assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-record")
        assert "the seed is not made of the secret and these parts" in answer.json()["error"]["message"]


def test_the_page_shows_the_code_before_anyone_sits_down_and_waits_for_the_parts(tmp_path: Path) -> None:
    with served(sqlite(tmp_path)) as address, Person(address) as olena, Person(address) as taras:
        assert olena.submit("/start", 422, game="machi-koro", digest="chosen").status_code == 422
        table = olena.set_up("open", "open")
        page = olena.page(f"/tables/{table}")
        commitment = olena.get(f"/api/tables/{table}").json()["commitment"]
        assert commitment in page
        assert "fixed its part" in seen(page)
        olena.submit(f"/tables/{table}/join", digest=digest(PARTS[0]))
        taras.submit(f"/tables/{table}/join")
        assert "add their parts" in seen(olena.page(f"/tables/{table}"))
        assert f'data-awaits-parts="{table}"' in olena.page(f"/tables/{table}")
