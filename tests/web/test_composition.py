"""The composition of containers, started, restarted, backed up and restored as docs/serving.md says.

It builds an image and needs the others, so it is no part of the everyday tests: `make composition`.
"""

from __future__ import annotations

import json
import os
import random
import re
import secrets
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.serving import WAIT, Client, eventually, get

ROOT = Path(__file__).parents[2]
WANTED = "TRADEWINDS_TEST_COMPOSITION"
PROJECT = "tradewinds-tried"
SECRETS = ("POSTGRES_PASSWORD", "TRADEWINDS_KEY", "TRADEWINDS_METRICS_TOKEN")
LOOPBACK = 'services:\n  proxy:\n    ports: !override ["127.0.0.1::80"]\n'
LONGEST = (
    3.0  # seconds for which a browser that lost its stream waits before it comes back, unless it is told otherwise
)


def why_not() -> str | None:
    """Why containers cannot be tried here, if they cannot."""
    if not os.environ.get(WANTED):
        return "containers are tried by `make composition`: it takes minutes and images from elsewhere"
    if not shutil.which("docker"):
        return "Docker is not installed here"
    for command in ("docker info", "docker compose version"):
        tried = subprocess.run(command.split(), capture_output=True, text=True, check=False)
        if tried.returncode:
            return f"{command}: {tried.stderr.strip()}"
    return None


class Composition:
    """The containers, and the commands of the documentation."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "loopback.yaml").write_text(LOOPBACK)
        chosen = {name: secrets.token_hex(32) for name in SECRETS} | {"SITE": "http://localhost"}
        self._environment = os.environ | chosen
        told = (ROOT / "docs/serving.md").read_text("utf-8").partition("**In a container.**")[2]
        self.starting, self.rolling, self.keeping = re.findall(r"```sh\n(.+?)```", told, re.DOTALL)[:3]

    def do(self, commands: str) -> str:
        """Runs commands of the documentation, in which `table` is Docker Compose."""
        files = f"--file '{ROOT / 'deploy/compose.yaml'}' --file '{self.folder / 'loopback.yaml'}'"
        script = f'table() {{ docker compose --project-name {PROJECT} {files} "$@"; }}\n{commands}'
        done = subprocess.run(
            ["/bin/sh", "-ec", script],
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    @property
    def address(self) -> str:
        return f"http://localhost:{self.do('table port proxy 80').rpartition(':')[2].strip()}"

    def answers(self) -> bool:
        """Whether a page comes."""
        try:
            return get(self.address).is_success
        except httpx.TransportError:
            return False


@pytest.fixture(scope="module")
def composition(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Composition]:
    if reason := why_not():
        pytest.skip(reason)
    composition = Composition(tmp_path_factory.mktemp("composition"))
    *_, start = composition.starting.strip().splitlines()  # after secrets and the short name
    assert start.startswith("table up ")
    try:
        composition.do(start)
        eventually(composition.answers)
        yield composition
    finally:
        composition.do("table down --volumes")


class Guest:
    """Someone who plays and listens by way of the proxy; every request must be answered."""

    def __init__(self, address: str, game: str) -> None:
        self.client = Client(address, name=f"Guest of {game}").__enter__()
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "skilled"}]
        self.table = self.client.done("POST", "/tables", {"game": game, "seats": seats})["id"]
        self.rng = random.Random(5)
        self.moves = self.farewells = self.cuts = 0
        self.failure: Exception | None = None
        self.enough = threading.Event()
        self._threads = [threading.Thread(target=self._watched, args=(do,)) for do in (self._play, self._listen)]
        for thread in self._threads:
            thread.start()

    def _watched(self, do: Callable[[], None]) -> None:
        try:
            while not self.enough.is_set():
                do()
        except Exception as failure:
            self.failure = failure

    def _play(self) -> None:
        now = self.client.done("GET", f"/tables/{self.table}")
        if now["my_turn"]:
            move = self.rng.choice(self.client.done("GET", f"/tables/{self.table}/moves"))["code"]
            self.client.done("POST", f"/tables/{self.table}/play", {"move": move, "ply": now["ply"]})
            self.moves += 1
        self.enough.wait(0.3)

    def _listen(self) -> None:
        """A stream, from its beginning to the word to come back."""
        pause = LONGEST
        try:
            with self.client.stream("GET", f"/tables/{self.table}/live") as stream:
                assert stream.status_code == 200
                for line in stream.iter_lines():
                    if line.startswith("retry:"):
                        pause = int(line.removeprefix("retry:")) / 1000
                        self.farewells += 1
                    if self.enough.is_set():
                        return
        except httpx.TransportError:
            self.cuts += 1
        self.enough.wait(pause)

    def leave(self) -> None:
        """Has played enough; its stream ends with the next thing that is told."""
        self.enough.set()
        self.client.send_json("POST", f"/tables/{self.table}/chat", {"text": "good night"})
        for thread in self._threads:
            thread.join()
        self.client.close()


def test_the_nodes_are_reached_by_the_proxy_alone_and_have_no_rights(composition: Composition) -> None:
    for path in ("ready", "health", "metrics"):
        assert get(f"{composition.address}/{path}").status_code == 404
    assert composition.do("table exec --no-TTY node-1 id --user").strip() == "10001"
    assert "CapEff:\t0000000000000000" in composition.do("table exec --no-TTY node-1 cat /proc/1/status")
    services = [json.loads(line) for line in composition.do("table ps --format json").splitlines()]
    reached = {each["Service"] for each in services if any(port["PublishedPort"] for port in each["Publishers"] or ())}
    assert reached == {"proxy"}


def test_a_rolling_restart_fails_no_request_and_cuts_no_stream(composition: Composition) -> None:
    guests = [Guest(composition.address, game) for game in ("machi-koro", "council-of-four", "yokohama")]
    eventually(lambda: all(guest.moves for guest in guests))
    composition.do(composition.rolling.replace("table build", "true"))  # nothing is new
    known = [guest.moves for guest in guests]
    eventually(lambda: all(guest.moves > before or guest.failure for guest, before in zip(guests, known, strict=True)))
    for guest in guests:
        guest.leave()
    assert [guest.failure for guest in guests] == [None] * 3
    assert sum(guest.farewells for guest in guests) >= 3, "each node told its streams to come back"
    assert sum(guest.cuts for guest in guests) == 0


def test_a_node_that_is_killed_comes_back_and_tables_go_on(composition: Composition) -> None:
    guests = [Guest(composition.address, "machi-koro") for _ in range(2)]
    eventually(lambda: all(guest.moves for guest in guests))
    node = composition.do("table ps --quiet node-1").strip()
    first = int(composition.do(f"docker inspect --format {{{{.State.Pid}}}} {node}"))
    if os.access("/", os.W_OK):
        os.kill(first, 9)
        eventually(lambda: composition.do(f"docker inspect --format {{{{.RestartCount}}}} {node}").strip() == "1")
    known = [guest.moves for guest in guests]
    eventually(lambda: all(guest.moves > before or guest.failure for guest, before in zip(guests, known, strict=True)))
    for guest in guests:
        guest.leave()
    assert [guest.failure for guest in guests] == [None] * 2


def test_a_backup_comes_out_of_the_container_and_back(composition: Composition) -> None:
    guest = Guest(composition.address, "yokohama")
    eventually(lambda: guest.moves > 2)
    guest.leave()
    *out, back = composition.keeping.strip().splitlines()
    composition.do("\n".join(out))
    composition.do("table down --volumes")
    composition.do(back)
    composition.do("table up --detach --wait")
    eventually(composition.answers)
    with Client(composition.address, token=guest.client.headers["authorization"].removeprefix("Bearer ")) as again:
        ply = again.done("GET", f"/tables/{guest.table}")["ply"]
        assert ply >= guest.moves
        end = time.monotonic() + WAIT
        while not (now := again.done("GET", f"/tables/{guest.table}"))["my_turn"]:  # the bot goes on
            assert time.monotonic() < end
            time.sleep(0.1)
        move = again.done("GET", f"/tables/{guest.table}/moves")[0]["code"]
        again.done("POST", f"/tables/{guest.table}/play", {"move": move, "ply": now["ply"]})
