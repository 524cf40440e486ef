"""A server that is killed at any moment loses nothing that it acknowledged."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.faults import Nursery
from tests.web.postgres import Databases
from tests.web.serving import Client, eventually, reserved_port
from tradewinds import load

KILLS = 4
FOR_TWO = {"game": "machi-koro", "seats": [{"kind": "person"}, {"kind": "bot", "bot": "random"}]}


class Diary:
    """What the server has acknowledged."""

    def __init__(self) -> None:
        self.decisions: list[tuple[int, str]] = []  # the ply, and what was played there
        self.chat: list[str] = []
        self.tables: list[str] = []


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, databases: Databases) -> str:
    return databases.new(request.param)


@pytest.fixture
def nursery(database: str) -> Iterator[Nursery]:
    nursery = Nursery(database)
    yield nursery
    nursery.close()


@pytest.fixture
def port() -> Iterator[int]:
    with reserved_port() as port:
        yield port


def play_until_it_dies(
    client: Client, table: str, rng: random.Random, diary: Diary, begun: Callable[[], object] | None
) -> None:
    """Plays, talks and opens tables, and notes what was acknowledged; says so when the first of it was."""
    path = f"/tables/{table}"
    while True:
        now = client.done("GET", path)
        if now["my_turn"]:
            code = rng.choice(client.done("GET", f"{path}/moves"))["code"]
            client.done("POST", f"{path}/play", {"move": code, "ply": now["ply"]})
            diary.decisions.append((now["ply"], code))
        if rng.random() < 0.05:
            diary.tables.append(client.done("POST", "/tables", FOR_TWO)["id"])
        if rng.random() < 0.1:
            answer = client.send_json("POST", f"{path}/chat", {"text": f"line {rng.random()}"})
            diary.chat += [line["text"] for line in answer.json()] if answer.is_success else []
        if begun and (now["over"] or now["my_turn"]):
            begun()
            begun = None


def check(client: Client, table: str, diary: Diary) -> None:
    """Everything that was acknowledged is there."""
    match = load(client.get(f"/tables/{table}/record").text)
    for ply, code in diary.decisions:
        state, move = match.history[ply]
        assert (int(state.seat), match.game.moves.code(move)) == (0, code)
    assert set(diary.chat) <= {line["text"] for line in client.done("GET", f"/tables/{table}/chat")}
    for opened in diary.tables:
        assert client.done("GET", f"/tables/{opened}")["my_seats"] == [0]


def test_every_acknowledged_move_survives_the_death_of_the_server(nursery: Nursery, port: int) -> None:
    rng, diary = random.Random(), Diary()
    address = f"http://127.0.0.1:{port}"
    with nursery.serving(port), Client(address, name="Olena") as client:
        table = client.done("POST", "/tables", FOR_TWO)["id"]
        token = client.headers["authorization"].removeprefix("Bearer ")
        nursery.end(port)
    for _ in range(KILLS):
        with nursery.serving(port), Client(address, token=token) as client:
            check(client, table, diary)
            killer = threading.Timer(rng.uniform(0.05, 0.8), nursery.end, [port])
            with pytest.raises(httpx.TransportError):
                play_until_it_dies(client, table, rng, diary, begun=killer.start)
            killer.join()
    with nursery.serving(port), Client(address, token=token) as client:
        check(client, table, diary)
        assert diary.decisions
        client.done("POST", f"/tables/{table}/leave")
        eventually(lambda: client.done("GET", f"/tables/{table}")["over"])
        record = client.get(f"/tables/{table}/record").text
        assert client.done("POST", "/replays", {"record": record})["fair"] is True
        check(client, table, diary)


def test_a_killed_server_leaves_no_worker_behind(nursery: Nursery, port: int) -> None:
    if not Path("/proc").exists():
        pytest.skip("looks at processes through /proc")
    with nursery.serving(port) as process, Client(f"http://127.0.0.1:{port}") as client:
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "person"}]
        table = client.done("POST", "/tables", {"game": "machi-koro", "seats": seats})["id"]
        client.news(table, lambda now: now["seat"] == 1)
        workers = [Path("/proc", child) for child in children(process)]
        assert workers
        nursery.end(port)
    eventually(lambda: not any(worker.exists() for worker in workers))


def children(process: int) -> list[str]:
    return Path("/proc", str(process), "task", str(process), "children").read_text().split()
