"""Whether a server's memory grows with the games that are over: `python -m benchmarks.growth [--games 10000]`.

Bots play games to their end at a server of its own, some at a time, and a page of each is opened and closed. Tells what
memory the server has after every so many finished games and, fitted to the second half of them, what a game adds.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator

import httpx
import numpy as np

from benchmarks.web_clients import Server, serving
from tests.web.serving import Client

HOSTS, EACH = 2, 8  # tables at a time: how many each of so many hosts has
WISH = {"game": "machi-koro", "seats": [{"kind": "bot", "bot": "casual"}] * 2, "pace": "at-once"}
# Tables that nobody uses leave the memory sooner than they do elsewhere, so that it shows what stays.
PREPARE = "from tradewinds.web.house import keeping; keeping.IDLE = 20"
PAUSE = 0.2  # seconds between two looks at what is over
STEPS = 20  # how often memory is told


def main() -> None:
    """Plays, and tells."""
    asked = argparse.ArgumentParser(prog="python -m benchmarks.growth", description=__doc__)
    asked.add_argument("--games", type=int, default=10_000)
    said = asked.parse_args()
    os.environ.setdefault("TRADEWINDS_MODE", "compiled")  # bots play most of it
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/growth.db", PREPARE) as server:
        told = list(measure(server, said.games))
    half = np.array(told[len(told) // 2 :])
    slope = np.polyfit(half[:, 0], half[:, 1], 1)[0] if len(half) > 1 else float("nan")
    print(f"a finished game adds {slope / 1024:.2f} KB", flush=True)


def measure(server: Server, games: int) -> Iterator[tuple[int, int]]:
    """After every so many finished games: how many, and the memory of the server in bytes."""
    address, finished, due = f"http://127.0.0.1:{server.port}", 0, games // STEPS
    hosts = [Client(address, name=f"Host {number}") for number in range(HOSTS)]
    with hosts[0], hosts[1], httpx.Client(base_url=address, timeout=60.0) as browser:
        running = [(host, open_table(host, browser)) for host in hosts for _ in range(EACH)]
        while finished < games:
            time.sleep(PAUSE)
            for number, (host, table) in enumerate(running):
                if host.done("GET", f"/tables/{table}")["status"] == "over":
                    finished += 1
                    running[number] = host, open_table(host, browser)
            if finished >= due:
                due += games // STEPS
                memory = server.memory()
                print(f"{finished:6} games  {memory / 2**20:7.1f} MB", flush=True)
                yield finished, memory


def open_table(host: Client, browser: httpx.Client) -> str:
    """A table of bots; somebody looks at its page."""
    table = str(host.done("POST", "/tables", WISH)["id"])
    browser.get(f"/tables/{table}").raise_for_status()
    return table


if __name__ == "__main__":
    main()
