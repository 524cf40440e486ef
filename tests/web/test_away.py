"""While the database is away everyone is told so, and when to try again; afterwards nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any

import asyncpg
import httpx
import pytest
import sqlalchemy as sql
from fastapi import FastAPI

from tests.web.faults import Acknowledged, Diary, check_log
from tests.web.postgres import Databases
from tests.web.serving import WAIT, Client, eventually, new_app, running
from tests.web.tables import ME, Town, until
from tests.web.wire import Wire
from tradewinds.web.store import Away, Store
from tradewinds.web.words import words

LANGUAGES = ("en", "uk", "ru", "pl")
Trouble = Callable[[], AbstractContextManager[None]]


class Player:
    """Someone who plays against a bot, and notes what was acknowledged."""

    def __init__(self, client: Client) -> None:
        self.client = client
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        self.table = self.client.done("POST", "/tables", {"game": "machi-koro", "seats": seats})["id"]
        self.diary, self.rng = Diary(), random.Random(3)
        self.wish: dict[str, Any] = {}

    def play(self) -> None:
        """One move, once it is her turn."""
        self.decide()
        assert self.ask().is_success

    def decide(self) -> None:
        """Waits for her turn, and chooses."""
        path = f"/tables/{self.table}"
        eventually(lambda: self.client.done("GET", path)["my_turn"])
        now = self.client.done("GET", path)
        code = self.rng.choice(self.client.done("GET", f"{path}/moves"))["code"]
        self.wish = {"move": code, "ply": now["ply"]}

    def ask(self) -> httpx.Response:
        """Asks for the last move, perhaps again."""
        answer = self.client.send_json("POST", f"/tables/{self.table}/play", self.wish)
        if answer.is_success:
            self.diary.moves.append(Acknowledged(self.table, self.wish["ply"], 0, self.wish["move"]))
        return answer

    def ask_until_refused(self) -> httpx.Response:
        """The first answer that is no yes: a full disk has room for this move, perhaps, and a few tables."""
        answer, seats = self.ask(), [{"kind": "person"}, {"kind": "person", "name": "Iryna"}]
        while answer.is_success:
            answer = self.client.send_json("POST", "/tables", {"game": "machi-koro", "seats": seats})
        return answer


# Troubles


def of_sqlite(app: FastAPI, begin: str, end: str) -> Iterator[None]:
    """Something that SQLite does to the connection by which everything is written."""
    store: Store = app.state.services.store

    def do(pragma: str) -> Any:
        with store._direct.connect() as connection:
            found = connection.exec_driver_sql(pragma)
            return found.scalar() if found.returns_rows else None

    assert store._thread
    pages = store._thread.submit(do, "PRAGMA page_count").result()
    store._thread.submit(do, begin.format(pages=pages)).result()
    yield
    store._thread.submit(do, end).result()


def of_postgresql(url: str, begin: str, end: str) -> Iterator[None]:
    """Something that PostgreSQL is told, after which all connections begin anew."""
    address = sql.make_url(url)

    async def tell(commands: str) -> None:
        connection = await asyncpg.connect(host=address.host, port=address.port, user="tester", database="postgres")
        await connection.execute(commands.format(name=address.database))
        ended = "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1"
        await connection.execute(ended, address.database)
        await connection.close()

    asyncio.run(tell(begin))
    yield
    asyncio.run(tell(end))


def of_a_full_disk(url: str) -> Iterator[None]:
    """What PostgreSQL says of every move when its disk is full."""
    address = sql.make_url(url)

    async def tell(commands: str) -> None:
        connection = await asyncpg.connect(
            host=address.host, port=address.port, user="tester", database=address.database
        )
        await connection.execute(commands)
        await connection.close()

    raising = "begin raise exception 'could not extend file' using errcode = '53100'; end"
    asyncio.run(
        tell(
            f"create function fail() returns trigger language plpgsql as $${raising}$$;"
            "create trigger full_disk before insert on moves execute function fail()"
        )
    )
    yield
    asyncio.run(tell("drop trigger full_disk on moves"))


def of_the_wire(wire: Wire, fail: Callable[[Wire], None]) -> Iterator[None]:
    fail(wire)
    yield
    wire.mend()


@contextmanager
def troubled(kind: str, databases: Databases) -> Iterator[tuple[FastAPI, str, Trouble]]:
    """An application, the address of its database, and what may happen to that."""
    url = databases.new("sqlite" if kind.startswith("SQLite") else "postgresql")
    port = sql.make_url(url).port
    with Wire.to(port or 0) as wire:
        by_wire = url.replace(f":{port}/", f":{wire.port}/") if kind in ("cut", "silent") else url
        app = new_app(by_wire)
        troubles: dict[str, Callable[[], Iterator[None]]] = {
            "SQLite, full": lambda: of_sqlite(
                app, "PRAGMA max_page_count = {pages}", "PRAGMA max_page_count = 1000000000"
            ),
            "SQLite, read-only": lambda: of_sqlite(app, "PRAGMA query_only = 1", "PRAGMA query_only = 0"),
            "full": lambda: of_a_full_disk(url),
            "read-only": lambda: of_postgresql(
                url,
                "alter database {name} set default_transaction_read_only = on",
                "alter database {name} reset default_transaction_read_only",
            ),
            "cut": lambda: of_the_wire(wire, Wire.cut),
            "silent": lambda: of_the_wire(wire, Wire.silence),
        }
        yield app, url, contextmanager(troubles[kind])


# Tests

WRITING_FAILS = ("SQLite, full", "SQLite, read-only", "full", "read-only")
ALL_FAILS = ("cut", "silent")


@pytest.mark.parametrize("kind", [*WRITING_FAILS, *ALL_FAILS])
def test_a_database_that_is_away_is_told_and_costs_nothing(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    with (
        troubled(kind, databases) as (app, url, trouble),
        running(app) as address,
        Client(address, name="Olena") as client,
        httpx.Client(base_url=address, timeout=WAIT) as browser,
    ):
        player = Player(client)
        page = browser.get("/lobby")
        csrf = re.search(r'name="csrf" value="(\w+)"', page.text)
        assert csrf
        form = {"csrf": csrf[1], "game": "machi-koro"}
        for _ in range(3):
            player.play()
        player.decide()
        with trouble(), monkeypatch.context() as impatient:
            if kind == "silent":
                impatient.setattr("tradewinds.web.store.database.LONGEST", 0.5)
            refused = player.ask_until_refused()
            check_refusal(refused)
            assert refused.json()["error"]["key"] == "database-away"
            reading = kind in WRITING_FAILS
            check_pages(browser, form, LANGUAGES[:1] if kind == "silent" else LANGUAGES, reading=reading)
            assert browser.get("/health").is_success
            assert (browser.get("/ready").status_code == 200) == reading
        eventually(lambda: browser.get("/ready").is_success)
        if not any(move.ply == player.wish["ply"] for move in player.diary.moves):
            assert player.ask().is_success, "the same wish is granted now"
        for _ in range(3):
            player.play()
        assert browser.get("/lobby").is_success
    asyncio.run(check_log(url, player.diary))


def check_refusal(answer: httpx.Response) -> None:
    assert answer.status_code == 503, answer.text
    assert answer.headers["retry-after"] == "2"


def check_pages(browser: httpx.Client, form: dict[str, str], languages: Sequence[str], *, reading: bool) -> None:
    """Pages, forms and what the script asks are refused alike, each in its reader's language."""
    for language in languages:
        told = words(language).say("database-away")
        headers = {"accept-language": language}
        while (posted := browser.post("/start", data=form, headers=headers)).is_redirect:
            pass  # a full disk has room for some tables yet
        check_refusal(posted)
        assert told in posted.text.replace("\N{NO-BREAK SPACE}", " ")
        assert "refresh" not in posted.text, "a form is not to be sent by itself"
        asked = browser.post("/start", data=form, headers=headers | {"accept": "application/json"})
        check_refusal(asked)
        assert asked.json() == {"error": told}
        if not reading:
            page = browser.get("/lobby", headers=headers)
            check_refusal(page)
            assert told in page.text.replace("\N{NO-BREAK SPACE}", " ")
            assert '<meta http-equiv="refresh"' in page.text
            assert "set-cookie" not in page.headers, "whoever is logged in stays so"
    assert browser.get("/lobby").is_success == reading


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_clock_that_jumps_changes_neither_order_nor_turns(
    databases: Databases, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    url, now = databases.new(kind), time.time
    with running(new_app(url)) as address, Client(address, name="Olena") as client:
        player = Player(client)
        for jump in (3600.0, -7200.0, 0.0):
            monkeypatch.setattr("time.time", partial(_jumped, now, jump))
            for _ in range(3):
                player.play()
    asyncio.run(check_log(url, player.diary))


def _jumped(now: Callable[[], float], by: float) -> float:
    return now() + by


@pytest.mark.anyio
async def test_a_change_that_was_stored_though_nobody_could_say_so_is_shown_when_the_database_is_back(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tradewinds.web.house.keeping.DOUBT", 0.0)
    olena = await town.person()
    table = await town.table(olena, ME, ME)
    commit, failures = town.store._commit, iter([True, False])

    async def commit_without_an_answer(writes: Any) -> None:
        stored = next(failures, None)
        if stored is not False:
            await commit(writes)
        if stored is not None:
            raise OSError("the database went away")

    monkeypatch.setattr(town.store, "_commit", commit_without_an_answer)
    with table.listening() as news:
        with pytest.raises(Away):
            await town.house.play(table, olena, "build:ranch")
        await until(news.is_set)
    assert [entry.move for entry in table.log if entry.seat >= 0] == ["build:ranch"]
