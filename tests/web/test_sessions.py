"""Sessions: a secret for each browser, changed when someone enters, ended when they leave, and listed meanwhile."""

from __future__ import annotations

import hashlib
import re
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from itsdangerous import URLSafeSerializer
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from tests.web.browsers import Person, found, seen
from tests.web.postgres import Databases
from tests.web.serving import WAIT, Client, eventually, served, sqlite
from tradewinds.web.devices import device_name
from tradewinds.web.store import PersonRow, SessionRow, Store, WriteError
from tradewinds.web.store.migrate import migrate
from tradewinds.web.visitors import COOKIE

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"
PASSWORD = "eight letters"  # noqa: S105 - of nobody


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("sessions"))) as address:
        yield address


@pytest.fixture
def desk(address: str) -> Iterator[Person]:
    with Person(address, browser=FIREFOX) as person:
        yield person


@pytest.fixture
def phone(address: str) -> Iterator[Person]:
    with Person(address, browser=PHONE) as person:
        yield person


def register(person: Person, name: str) -> dict[str, Any]:
    account: dict[str, Any] = {"name": name, "password": PASSWORD}
    person.submit("/account/register", **account)
    return account


def change(old: str, new: str = "another secret") -> dict[str, Any]:
    return {"password": old, "new": new}


def has_account(person: Person) -> bool:
    return 'action="/account/logout"' in person.page("/account")


def with_cookie(address: str, cookie: str) -> Person:
    """Someone who has found or stolen a cookie."""
    thief = Person(address)
    thief.cookies.set(COOKIE, cookie)
    return thief


def test_the_secret_changes_when_someone_registers_or_logs_in_and_the_old_one_opens_nothing(
    address: str, desk: Person, phone: Person
) -> None:
    table = desk.set_up("me", "open")
    before = desk.cookies[COOKIE]
    account = register(desk, "Rotating")
    assert desk.cookies[COOKIE] != before
    assert f"/tables/{table}" in desk.page("/lobby")
    phone.set_up("me", "open")
    guest = phone.cookies[COOKIE]
    phone.submit("/account/login", **account)
    assert len({before, guest, desk.cookies[COOKIE], phone.cookies[COOKIE]}) == 4, "each device has its own"
    for old in (before, guest):
        with with_cookie(address, old) as thief:
            assert not has_account(thief)
            assert "/tables/" not in thief.page("/lobby").partition("<main")[2].partition("/tables/new")[0]


def test_a_cookie_is_worth_nothing_after_logging_out(address: str, desk: Person) -> None:
    register(desk, "Leaving")
    cookie = desk.cookies[COOKIE]
    desk.submit("/account/logout")
    assert not has_account(desk)
    with with_cookie(address, cookie) as thief:
        assert not has_account(thief)


def test_devices_are_listed_and_each_can_be_logged_out_by_their_owner_alone(desk: Person, phone: Person) -> None:
    account = register(desk, "Listed")
    phone.submit("/account/login", **account)
    listed = desk.page("/account")
    assert "Firefox · Linux · this device" in seen(listed)
    assert re.search(r"Safari · iPhone · last used on \d{4}-\d\d-\d\d", seen(listed))
    other = found(r'name="session" value="(\w+)"', listed)
    with Person(str(desk.base_url)) as stranger:
        stranger.set_up("me", "open")
        stranger.submit("/account/sessions/end", session=other)
    assert has_account(phone)
    desk.submit("/account/sessions/end", session=other)
    assert not has_account(phone)
    assert has_account(desk)
    assert "iPhone" not in seen(desk.page("/account"))
    phone.set_up("me", "open")  # goes on as a guest


def test_a_stream_tells_nothing_more_once_its_session_has_ended(desk: Person, phone: Person) -> None:
    account = register(desk, "Listening")
    phone.submit("/account/login", **account)
    table = desk.set_up("me", "friend")
    heard: list[str] = []

    def until_cut() -> None:
        with phone.stream("GET", f"/tables/{table}/live") as stream:
            for line in stream.iter_lines():
                heard.extend([line] if line.startswith("id:") else [])

    listening = threading.Thread(target=until_cut, daemon=True)
    listening.start()
    eventually(lambda: heard)
    desk.submit("/account/sessions/end", session=found(r'name="session" value="(\w+)"', desk.page("/account")))
    so_far = len(heard)
    desk.submit(f"/tables/{table}/say", text="not for that phone")
    listening.join(WAIT)
    assert not listening.is_alive()
    assert len(heard) == so_far


def test_a_password_is_changed_with_the_old_one_and_logs_other_devices_out(desk: Person, phone: Person) -> None:
    account = register(desk, "Changing")
    phone.submit("/account/login", **account)
    cookie = desk.cookies[COOKIE]
    desk.submit("/account/password", 403, **change("wrong"))
    desk.submit("/account/password", 422, **change(PASSWORD, "short"))
    assert has_account(phone)
    assert "password is changed" in seen(desk.submit("/account/password", **change(PASSWORD)).text)
    assert has_account(desk)
    assert desk.cookies[COOKIE] != cookie
    assert not has_account(phone)
    phone.submit("/account/login", 403, **account)
    phone.submit("/account/login", **account | {"password": "another secret"})
    with Person(str(desk.base_url)) as guest:
        guest.submit("/account/password", 409, **change(""))


def test_a_new_password_tells_of_tokens_that_stay(desk: Person) -> None:
    register(desk, "Careful")
    assert "tokens of programs" not in seen(desk.submit("/account/password", **change(PASSWORD, PASSWORD)).text)
    desk.submit("/account/tokens", label="login")
    assert "tokens of programs still work" in seen(desk.submit("/account/password", **change(PASSWORD, PASSWORD)).text)


def test_programs_list_and_end_sessions_and_change_passwords(address: str, desk: Person) -> None:
    account = register(desk, "Programmed")
    with Client(address, guest=False) as client:
        token = client.done("POST", "/login", account)["token"]
    with Client(address, token=token) as client:
        (browser,) = client.done("GET", "/me/sessions")
        assert (browser["device"], browser["here"]) == ("Firefox · Linux", False)
        assert client.refused("PUT", "/me/password", {"old": "wrong", "new": "x" * 9}) == (403, "wrong-login")
        client.done("DELETE", f"/me/sessions/{browser['id']}")
        assert not has_account(desk)
        client.done("PUT", "/me/password", {"old": PASSWORD, "new": "another secret"})
        assert client.done("GET", "/me/sessions") == []
        assert client.refused("POST", "/login", account) == (403, "wrong-login")


def test_registering_over_the_api_with_a_cookie_brings_the_new_cookie(desk: Person) -> None:
    desk.set_up("me", "open")
    before = desk.cookies[COOKIE]
    body = {"name": "By script", "password": PASSWORD}
    assert desk.post("/api/me/account", json=body, headers={"x-csrf": desk.csrf}).status_code == 201
    assert desk.cookies[COOKIE] != before
    assert has_account(desk)


def test_two_first_requests_at_once_are_one_guest(desk: Person) -> None:
    csrf, tables = desk.csrf, list[int]()
    cookie = desk.cookies[COOKIE]
    wish = {"csrf": csrf, "game": "machi-koro", "clock": "none", "public": "no", "seat-0": "me", "seat-1": "open"}

    def open_table() -> None:
        with with_cookie(str(desk.base_url), cookie) as browser:
            tables.append(browser.post("/tables", data=wish).status_code)

    threads = [threading.Thread(target=open_table) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert tables == [200] * 4
    assert len(set(re.findall(r"/tables/[0-9a-f]{12}", desk.page("/lobby")))) == 4


# Names


def test_the_name_of_an_account_is_its_owners_alone(address: str, desk: Person, phone: Person) -> None:
    phone.submit("/account/name", name="ЯРИНА")
    account = register(desk, "Ярина")
    assert "ЯРИНА" not in phone.page("/account"), "who went by it before has lost it"
    for name in ("Ярина", "ярина", "Я р и н а".replace(" ", "")):
        assert "taken" in seen(phone.submit("/account/name", 409, name=name).text)
    phone.submit("/tables", 409, **{"game": "machi-koro", "seat-0": "me", "seat-1": "friend", "name-1": "ярина"})
    desk.submit("/account/name", name="Somebody else")
    desk.submit("/account/name", name=account["name"])
    with Client(address, guest=False) as client:
        assert client.refused("POST", "/guests", {"name": "ярина"}) == (409, "name-taken")


def test_who_is_refused_a_name_at_the_door_is_not_kept(tmp_path: Path) -> None:
    database = sqlite(tmp_path)
    with served(database) as address, Client(address, name="Olena") as client:
        client.done("POST", "/me/account", {"name": "Olena", "password": PASSWORD})
        for name, refusal in (("olena", (409, "name-taken")), ("\t", (422, "bad-name"))):
            with Client(address, guest=False) as other:
                assert other.refused("POST", "/guests", {"name": name}) == refusal
    engine = sql.create_engine(database.replace("+aiosqlite", ""))
    with engine.connect() as connection:
        found = sql.text("select (select count(*) from people), (select count(*) from tokens)")
        counts = connection.execute(found).one()
    engine.dispose()
    assert tuple(counts) == (1, 1)


@pytest.mark.parametrize("name", ["Bosun", "боцман", "Guest 4711", "Друг 2"])
def test_nobody_has_an_account_by_a_name_that_we_give(desk: Person, name: str) -> None:
    desk.submit("/account/register", 409, name=name, password=PASSWORD)


def test_a_name_is_the_same_however_its_letters_are_put_together(desk: Person, phone: Person) -> None:
    register(desk, "Андрій")
    phone.submit("/account/name", 409, name="Андрі" + "и\N{COMBINING BREVE}")


LOOK_THE_SAME = [
    ("Anna", "\N{CYRILLIC CAPITAL LETTER A}nna"),
    ("Clara", "СLАRА"),
    ("Doris", "Ｄoris"),
    ("Emma", "Emma\N{VARIATION SELECTOR-16}"),
    ("Frida", "Fri\N{HANGUL FILLER}da"),
]


@pytest.mark.parametrize(("account", "name"), LOOK_THE_SAME, ids=[account for account, _ in LOOK_THE_SAME])
def test_nobody_goes_by_a_name_that_looks_like_that_of_an_account(
    desk: Person, phone: Person, account: str, name: str
) -> None:
    phone.submit("/account/name", name=name)
    register(desk, account)
    assert f'value="{name}"' not in phone.page("/account"), "who went by it before has lost it"
    phone.submit("/account/name", 409, name=name)
    phone.submit("/account/register", 409, name=name, password=PASSWORD)
    phone.submit("/tables", 409, **{"game": "machi-koro", "seat-0": "me", "seat-1": "friend", "name-1": name})
    desk.submit("/account/name", name="Somebody else")
    desk.submit("/account/name", name=account)


def test_an_alphabet_with_the_same_letters_is_no_one_elses_either(desk: Person, phone: Person) -> None:
    register(desk, "Рома")
    phone.submit("/account/name", 409, name="Poma")
    phone.submit("/account/name", name="Роман")


def test_a_name_has_something_to_see_and_its_owner_may_type_more(desk: Person, phone: Person) -> None:
    desk.submit("/account/name", 422, name="\N{HANGUL FILLER}\N{BRAILLE PATTERN BLANK}")
    register(desk, "Ann❤\N{VARIATION SELECTOR-16}")
    phone.submit("/account/login", name="Ann❤\N{VARIATION SELECTOR-16}", password=PASSWORD)
    assert "Ann❤" in phone.page("/account")


@pytest.mark.parametrize(
    ("agent", "name"), [(FIREFOX, "Firefox · Linux"), (PHONE, "Safari · iPhone"), ("curl/8", ""), ("", "")]
)
def test_a_browser_is_called_by_its_name(agent: str, name: str) -> None:
    assert device_name(agent) == name


# From the time when cookies were signed names

OLD_SECRET = "0123456789abcdef"  # noqa: S105 - of nobody


def as_it_was(connection: Connection) -> None:
    migrate(connection, "0002")
    people = sql.Table("people", sql.MetaData(), autoload_with=connection)
    people_rows: list[dict[str, Any]] = [
        {"id": "a" * 32, "name": "Guest 1111", "account": None, "password": None, "created": 1.0},
        {"id": "b" * 32, "name": "Olena", "account": "olena", "password": "hash", "created": 1.0},
    ]
    connection.execute(people.insert(), people_rows)
    settings = sql.Table("settings", sql.MetaData(), autoload_with=connection)
    connection.execute(settings.insert(), [{"name": "secret", "value": OLD_SECRET}])


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, databases: Databases) -> str:
    return databases.new(request.param)


@pytest.mark.anyio
async def test_guests_keep_the_cookies_that_they_had_and_accounts_log_in_again(url: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(as_it_was)
    await engine.dispose()
    store = await Store.open(url)
    signer = URLSafeSerializer(OLD_SECRET, salt="visitor")
    guest, owner = (hashlib.sha256(str(signer.dumps(key * 32)).encode()).hexdigest() for key in "ab")
    found_guest = await store.person_of_session(guest)
    assert found_guest is not None
    assert found_guest.name == "Guest 1111"
    assert await store.person_of_session(owner) is None
    await store.end_sessions("a" * 32, [guest])
    assert await store.person_of_session(guest) is None
    await store.close()


@pytest.mark.anyio
async def test_a_database_that_can_only_be_read_still_knows_who_is_asking(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(url)
    await store.add_session(SessionRow("digest", "p1", "", time.time(), time.time()), PersonRow("p1", "Olena"))

    async def refuse(*_: object) -> None:
        raise WriteError("read-only")

    with monkeypatch.context() as broken:
        broken.setattr(store, "_save", refuse)
        assert await store.person_of_session("digest") is not None
    await store.close()


@pytest.mark.anyio
async def test_a_session_that_nobody_used_for_a_year_has_ended(url: str) -> None:
    store = await Store.open(url)
    await store.add_session(SessionRow("digest", "p1", "", 1.0, 1.0), PersonRow("p1", "Olena"))
    assert await store.person_of_session("digest") is None
    await store.close()


def test_nothing_that_opens_an_account_is_in_the_database(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("read")
    with served(sqlite(folder)) as address, Person(address) as person:
        register(person, "Kept")
        cookie = person.cookies[COOKIE]
        token = found(r">(tw_[\w-]+)<", person.submit("/account/tokens", label="my bot").text)
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    assert b"Kept" in kept
    assert cookie.encode() not in kept
    assert token.encode() not in kept
