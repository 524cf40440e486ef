"""What a connection may send, in what time, and whom it is counted for."""

from __future__ import annotations

import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import httpx
import pytest

from tests.web.browsers import Person
from tests.web.serving import WAIT, eventually, get, served, sqlite
from tradewinds.web.server import LARGEST_ADDRESS, LARGEST_HEAD, Protocol, open_many_files

PART = b"x" * 10_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("connections"))) as address:
        yield address


@contextmanager
def connection(address: str) -> Iterator[socket.socket]:
    place = urlsplit(address)
    with socket.create_connection((place.hostname, place.port), WAIT) as opened:
        yield opened


def answer_to(opened: socket.socket) -> bytes:
    """All that comes until the server cuts the connection; it may do so while something is on its way there."""
    told = b""
    try:
        while part := opened.recv(65536):
            told += part
    except ConnectionResetError:
        pass
    return told


def send_without_end(address: str, start: bytes, part: bytes) -> tuple[bytes, int]:
    """The answer to a request that goes on and on, and how much of it the server took."""
    sent = 0
    with connection(address) as opened:
        opened.settimeout(WAIT)
        try:
            opened.sendall(start)
            while sent < 80_000_000:
                opened.sendall(part)
                sent += len(part)
        except OSError:
            pass
        return answer_to(opened), sent


@pytest.mark.parametrize(
    ("start", "part"),
    [
        (b"GET /?", PART),
        (b"GET / HTTP/1.1\r\nx: ", PART),
        (b"GET / HTTP/1.1\r\n", b"x: " + PART + b"\r\n"),
        (b"GET / HTTP/1.1\r\n", PART),
    ],
)
def test_a_head_without_end_is_cut_off(address: str, start: bytes, part: bytes) -> None:
    _, sent = send_without_end(address, start, part)
    assert sent < 20_000_000, "only what fits in the buffers on the way was taken"
    assert get(f"{address}/api/games").is_success


def test_a_head_that_is_too_large_is_refused_and_a_large_one_is_read(address: str) -> None:
    with httpx.Client(base_url=address, timeout=WAIT) as client:
        assert client.get("/api/games", headers={"x": "y" * (LARGEST_HEAD - 1000)}).status_code == 200
        refused = client.get("/api/games", headers={"accept-language": "pl", "x": "y" * LARGEST_HEAD})
        assert (refused.status_code, refused.text) == (431, "To jest za duże.")
        assert client.get("/api/games", params={"x": "y" * (LARGEST_ADDRESS - 100)}).status_code == 200
        assert client.get("/api/games", params={"x": "y" * LARGEST_ADDRESS}).status_code == 414
        many = [("x", "y")] * LARGEST_HEAD
        assert client.get("/api/games", headers=many).status_code == 431
        for _ in range(3):  # one connection, request after request
            assert client.get("/api/games", headers={"x": "y" * (LARGEST_HEAD - 1000)}).status_code == 200


@pytest.mark.parametrize("path", ["/tables", "/api/guests"])
def test_a_body_that_grows_past_the_limit_is_refused_whatever_its_head_says(address: str, path: str) -> None:
    kind = "application/json" if "api" in path else "application/x-www-form-urlencoded"
    parts = (b"x" * 1000 for _ in range(100))
    assert httpx.post(address + path, content=parts, headers={"content-type": kind}, timeout=WAIT).status_code == 413


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Protocol, "head_seconds", 0.3)
    monkeypatch.setattr(Protocol, "body_seconds", 0.3)


HALF = [
    b"",
    b"GET /api/games HTT",
    b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nx: ",
    b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\ncontent-type: application/json\r\n\r\n{",
    b"POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n"
    b"content-type: application/x-www-form-urlencoded\r\n\r\na=",
    b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\nGET /api/ga",
]


@pytest.mark.parametrize("sent", HALF)
def test_a_request_that_stops_halfway_is_cut_off(
    address: str, in_a_hurry: None, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    with connection(address) as opened, caplog.at_level(logging.ERROR):
        opened.sendall(sent)
        assert b"HTTP/1.1 408 " in answer_to(opened)
    assert not caplog.records, "that is nothing to tell the one who runs the server"


def test_one_that_waits_for_news_is_not_cut_off(address: str, in_a_hurry: None) -> None:
    with httpx.Client(base_url=f"{address}/api", timeout=WAIT) as client:
        token = client.post("/guests").json()["token"]
        client.headers["authorization"] = f"Bearer {token}"
        wish = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "open"}]}
        table = client.post("/tables", json=wish).json()["id"]
        with client.stream("GET", f"/tables/{table}/live") as stream, connection(address) as other:
            lines = stream.iter_lines()
            assert next(lines).startswith("data: ")
            answer_to(other)  # by now its time is up, and so would be the stream's
            assert client.post(f"/tables/{table}/chat", json={"text": "hello"}).is_success
            assert next(line for line in lines if line.startswith("data: "))


# Proxies


def guests_made(address: str, forwarded: Callable[[int], list[str]]) -> int:
    """How many of 30 requests that make a guest are let through, each with other words about where it comes from."""
    answers = []
    with httpx.Client(timeout=WAIT) as client:
        for number in range(30):
            headers = [("x-forwarded-for", line) for line in forwarded(number)]
            answers.append(client.post(f"{address}/api/guests", headers=headers).status_code)
    assert set(answers) <= {201, 429}
    return answers.count(201)


@pytest.fixture
def one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tradewinds.web.allowance.time", SimpleNamespace(monotonic=lambda: 0.0))


MADE_UP: list[Callable[[int], list[str]]] = [
    lambda number: [f"198.51.100.{number}"],
    lambda number: [f"198.51.100.{number}, 203.0.113.5"],
    lambda number: [f"198.51.100.{number}", "203.0.113.5"],
    lambda number: [f"nonsense {number}"],
]


@pytest.mark.parametrize("forwarded", MADE_UP)
def test_nobody_is_believed_about_addresses_who_was_not_named(
    tmp_path: Path, one_moment: None, forwarded: Callable[[int], list[str]]
) -> None:
    with served(sqlite(tmp_path), requests_a_minute=100) as address:
        assert guests_made(address, forwarded) == 10
    with served(sqlite(tmp_path), ["192.0.2.0/24"], requests_a_minute=100) as address:
        assert guests_made(address, forwarded) == 10


def test_a_named_proxy_is_believed_and_what_came_to_it_is_not(tmp_path: Path, one_moment: None) -> None:
    with served(sqlite(tmp_path), ["127.0.0.1/32", "10.0.0.0/8"], requests_a_minute=100) as address:
        assert guests_made(address, MADE_UP[0]) == 30, "each visitor is counted alone"
        assert guests_made(address, MADE_UP[1]) == 10, "what a visitor says before the proxy's own word is not heard"
        assert guests_made(address, lambda number: [f"198.51.100.{number}, 203.0.113.6, 10.1.2.3"]) == 10
        assert guests_made(address, lambda number: [f"2001:db8::{number + 1:x}"]) == 10, "one household, one limit"
        assert guests_made(address, lambda number: [f"2001:db8:0:{number + 1:x}::1"]) == 30


def test_one_address_leaves_connections_for_others(tmp_path: Path, one_moment: None) -> None:
    with (
        served(sqlite(tmp_path), ["127.0.0.1/32"], requests_a_minute=20) as address,
        httpx.Client(base_url=f"{address}/api", timeout=WAIT) as client,
        ExitStack() as streams,
    ):
        token = client.post("/guests").json()["token"]
        wish = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "open"}]}
        table = client.post("/tables", json=wish, headers={"authorization": f"Bearer {token}"}).json()["id"]

        def listened(number: int, whence: str = "198.51.100.1") -> httpx.Response:
            headers = {"cookie": f"made={number}", "x-forwarded-for": whence}
            return streams.enter_context(client.stream("GET", f"/tables/{table}/live", headers=headers))

        opened = [listened(number) for number in range(40)]
        assert {stream.status_code for stream in opened} == {200}
        assert listened(40).status_code == 429, "making up names for oneself does not open more streams"
        assert listened(41, "198.51.100.2").status_code == 200
        elsewhere = {"cookie": "made=42", "x-forwarded-for": "198.51.100.1"}
        assert client.get("/games", headers=elsewhere).is_success, "all but streams is answered as ever"
        opened[0].close()
        eventually(lambda: listened(43).status_code == 200)


def test_a_server_has_as_many_connections_as_its_system_allows() -> None:
    resource = pytest.importorskip("resource")
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (usual[0] // 2, usual[1]))
    try:
        open_many_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (usual[1], usual[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)


def test_a_named_proxy_says_whether_the_visitor_came_by_https(tmp_path: Path) -> None:
    for proxies, scheme in (([], "http"), (["127.0.0.1/32"], "https")):
        with served(sqlite(tmp_path), proxies) as address, Person(address) as person:
            person.headers["x-forwarded-proto"] = "https"
            assert f'"{scheme}://127.0.0.1' in person.page(f"/tables/{person.set_up('me', 'open')}")
