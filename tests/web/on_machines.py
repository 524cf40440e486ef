"""Games whose bots think on a Ray cluster of other machines, which lose their power and their cables meanwhile.

A program of its own, to be run where machines can be made: `python on_machines.py FOLDER`. The server's machine is no
part of the cluster. The head offers no cores, so that bots think on workers alone.
"""

from __future__ import annotations

import os
import random
import secrets
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import httpx

from tests.bots.odd_bots import LET_GO
from tests.machines import Machine, Network
from tests.web.serving import Client, eventually, get

PORT = 8000
TABLES, MOST = 4, 20
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "telling"}]
RAY = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0", "RAY_AUTH_MODE": "token"}


class Evening:
    """Tables at which someone plays against a bot that tells where it thinks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        (folder / "ray").mkdir()
        self.told = folder / "told"
        self.told.touch()
        self.environment = RAY | {
            "RAY_AUTH_TOKEN": secrets.token_hex(32),
            "TRADEWINDS_MODE": "interpreted",
            LET_GO: str(folder / "go"),
        }
        self.network = Network()
        self.head = self._machine("head", "--head", "--port=6379", "--num-cpus=0", "--include-dashboard=false")
        self.server = self.network.machine("server", folder / "ray")
        self.rng = random.Random(7)

    def worker(self, name: str) -> Machine:
        """One more machine of the cluster."""
        return self._machine(name, f"--address={self.head.address}:6379", "--num-cpus=1")

    def _machine(self, name: str, *options: str) -> Machine:
        machine = self.network.machine(name, self.folder / "ray")
        if name == "head":
            options = (*options, f"--temp-dir={self.folder / 'ray'}")
        own = [f"--node-ip-address={machine.address}", "--object-store-memory=80000000", "--disable-usage-stats"]
        script = [sys.executable, "-c", "from ray.scripts.scripts import main; main()"]
        machine.run(*script, "start", *own, *options, environment=self.environment)
        return machine

    def serve(self) -> None:
        """The server begins; bots answer at once."""
        environment = self.environment | {
            "TRADEWINDS_BOT_DELAY": "0",
            "TRADEWINDS_REQUESTS_A_MINUTE": "0",
            "TRADEWINDS_WORKERS": "2",
            "TRADEWINDS_LOG_LEVEL": "warning",
        }
        ray = f"ray://{self.head.address}:10001"
        chosen = ["--host", self.server.address, "--port", str(PORT), "--ray", ray]
        database = f"sqlite:///{self.folder / 'ray' / 'tables.db'}"
        offered = ["--bot", "tests.bots.odd_bots:Telling", "--database", database]
        command = [sys.executable, "-m", "tradewinds.cli", "serve", *chosen, *offered]
        serving = self.server.start(*command, environment=environment, log=(self.folder / "log").open("w"))
        eventually(lambda: self._answers() or serving.poll() is not None)

    def _answers(self) -> bool:
        try:
            return get(f"http://{self.server.address}:{PORT}/ready").is_success
        except httpx.TransportError:
            return False

    def client(self) -> Client:
        """Someone who comes to play."""
        return Client(f"http://{self.server.address}:{PORT}", name="Olena")

    def play_on(self, client: Client, tables: Sequence[str], *, times: int = 2) -> None:
        """At every table the game goes on: bots answer, so many times."""
        for _ in range(times):
            for table in tables:
                self._play(client, table)
            for table in tables:
                eventually(partial(_is_my_turn, client, table))

    def _play(self, client: Client, table: str) -> None:
        """A turn of the person."""
        while (now := client.done("GET", f"/tables/{table}"))["my_turn"]:
            move = self.rng.choice(client.done("GET", f"/tables/{table}/moves"))["code"]
            client.done("POST", f"/tables/{table}/play", {"move": move, "ply": now["ply"]})

    def thought_at(self) -> set[str]:
        """The machines on which bots have thought since this was last asked."""
        names = set(self.told.read_text().split())
        self.told.write_text("")
        return names


def _is_my_turn(client: Client, table: str) -> bool:
    return bool(client.done("GET", f"/tables/{table}")["my_turn"])


def main(folder: str) -> None:
    """Plays while one machine after the other is lost, and says where bots thought."""
    evening = Evening(Path(folder))
    one, two = evening.worker("one"), evening.worker("two")
    evening.serve()
    with evening.client() as client:
        tables: list[str] = []
        known: set[str] = set()
        while len(tables) < TABLES or (len(known) < 2 and len(tables) < MOST):  # chance says which process a table asks
            tables.append(client.done("POST", "/tables", {"game": "machi-koro", "seats": SEATS})["id"])
            evening.play_on(client, tables)
            known |= evening.thought_at()
        _say("at first", known)

        one.kill()
        evening.play_on(client, tables)
        _say("one without power", evening.thought_at())

        evening.worker("three")
        two.unplug()
        evening.play_on(client, tables)
        evening.thought_at()
        evening.play_on(client, tables)
        _say("two without cable", evening.thought_at())

        evening.head.unplug()
        evening.play_on(client, tables)
        evening.thought_at()
        evening.play_on(client, tables)
        _say("head without cable", evening.thought_at())


def _say(when: str, names: set[str]) -> None:
    sys.stdout.write(f"{when}: {' '.join(sorted(names))}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    finally:
        sys.stderr.write(Path(sys.argv[1], "log").read_text()[-3000:] if Path(sys.argv[1], "log").exists() else "")
        sys.stderr.flush()
    os._exit(0)
