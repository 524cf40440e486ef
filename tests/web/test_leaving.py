"""A server that is told to stop says so, ends its streams with the word to come back, and loses nothing."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.web.browsers import Person
from tests.web.serving import WAIT, Client, eventually, get, new_app, sqlite
from tradewinds.web.leaving import LeavingServer, farewell
from tradewinds.web.server import server_config

FRIENDS = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "person"}]}


@contextmanager
def server(folder: Path, drain: float = 0.0) -> Iterator[tuple[str, LeavingServer, threading.Thread]]:
    """A server that can be told to stop, as by SIGTERM."""
    leaving = LeavingServer(server_config(new_app(sqlite(folder)), port=0, timeout_graceful_shutdown=60), drain)
    thread = threading.Thread(target=leaving.run)
    thread.start()
    try:
        eventually(lambda: leaving.started)
        port = leaving.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", leaving, thread
    finally:
        leaving.should_exit = leaving.force_exit = True
        thread.join()


@pytest.mark.parametrize("kind", ["page", "packed page", "api"])
def test_a_stream_ends_with_the_word_to_come_back_soon(kind: str, tmp_path: Path) -> None:
    with server(tmp_path) as (address, leaving, thread), Client(address) as olena, Person(address) as watcher:
        table = olena.done("POST", "/tables", FRIENDS)["id"]
        client, path = (olena, f"/tables/{table}/live") if kind == "api" else (watcher, f"/tables/{table}/live")
        packed = {"accept-encoding": "gzip" if kind == "packed page" else "identity"}
        with client.stream("GET", path, headers=packed) as stream:
            lines = stream.iter_lines()
            told = [next(lines)]
            leaving.should_exit = True
            told += lines
        assert [line for line in told if line][-1].startswith("retry: ")
        thread.join(WAIT)
        assert not thread.is_alive(), "an open stream keeps it from stopping"


def test_streams_do_not_all_come_back_at_the_same_moment() -> None:
    assert len({farewell() for _ in range(50)}) > 10


def test_it_goes_on_while_it_drains_but_is_not_ready_any_more(tmp_path: Path) -> None:
    with server(tmp_path, drain=WAIT) as (address, leaving, thread), Client(address) as olena:
        table = olena.done("POST", "/tables", FRIENDS)["id"]
        assert get(f"{address}/ready").status_code == 200
        leaving.should_exit = True
        eventually(lambda: get(f"{address}/ready").status_code == 503)
        assert get(f"{address}/ready").json() == {"ready": False, "faults": ["closing"]}
        code = olena.done("GET", f"/tables/{table}/moves")[0]["code"]
        played = olena.done("POST", f"/tables/{table}/play", {"move": code})["ply"]
        leaving.force_exit = True  # someone presses Ctrl-C once more
        thread.join(WAIT)
        assert not thread.is_alive()
    with server(tmp_path) as (address, *_), Client(address, guest=False) as anyone:
        assert json.loads(anyone.get(f"/tables/{table}").text)["ply"] == played
