"""Two servers on one PostgreSQL that are killed again and again under load, for as long as one likes.

    python -m benchmarks.soak                    # 1,000 deaths
    python -m benchmarks.soak --deaths 50
    python -m benchmarks.soak --minutes 30

Afterwards every acknowledged move must be there, in order and once, and every game must go on. Tells how many moves
were acknowledged, how long games were without a driver after a server's death, and, before the killing starts, after
what time a move that was made by way of one server is heard of by a listener at the other.
"""

from __future__ import annotations

import argparse
import json
import random
import signal
import statistics
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress

import httpx

from tests.web.faults import Town
from tests.web.postgres import new_database, own_cluster
from tests.web.serving import Client, reserved_port

TABLES = 6
SERVERS, DATABASE = 3, 1  # of four deaths, three are of servers
STEP = 25  # deaths between two checks of everything
MOVES = 200  # for the time from one server to the other


def main() -> None:
    """Kills and checks, and tells what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deaths", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=24 * 60.0)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))  # noqa: S311 - to be told and used again
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that whatever runs is ended in any case
    with ExitStack() as stack:
        cluster = stack.enter_context(own_cluster())
        if cluster is None:
            raise SystemExit("PostgreSQL is not installed here (Debian: apt-get install postgresql)")
        ports = [stack.enter_context(reserved_port()) for _ in range(2)]
        town = Town(cluster, new_database(cluster.port, "soak"), ports, asked.seed)
        print(f"seed {asked.seed}", flush=True)
        with town.serving():
            print(f"from one server to a listener at the other: {_in_milliseconds(_delays(ports))}", flush=True)
            town.set_up(TABLES)
            _soak(town, asked.deaths, time.monotonic() + 60 * asked.minutes)
            town.check_that_games_go_on()
        town.check()
        _tell(town)


def _soak(town: Town, deaths: int, end: float) -> None:
    for death in range(deaths):
        if time.monotonic() > end:
            return
        town.let_play(town.rng.randrange(1, 10))
        time.sleep(town.rng.uniform(0.0, 0.3))
        town.rng.choices([town.kill_a_server, town.kill_the_database], [SERVERS, DATABASE])[0]()
        town.replace_finished()
        if death % STEP == STEP - 1:
            town.check()
            _tell(town)


def _tell(town: Town) -> None:
    """What has been so far."""
    killed = ", ".join(f"{count} of {what}" for what, count in sorted(town.kills.items()))
    answers = ", ".join(f"{count} {what}" for what, count in sorted(town.diary.answers.items()))
    print(
        f"deaths: {killed}; acknowledged: {len(town.diary.moves)} moves and {len(town.diary.chat)} lines of chat, "
        f"none lost; games without a driver: {_in_milliseconds(town.takeovers)}; answers: {answers}",
        flush=True,
    )


def _delays(ports: Sequence[int]) -> list[float]:
    """The times from when a move is asked for at one server until a listener at the other hears of it."""
    heard: dict[int, float] = {}
    asked: dict[int, float] = {}
    here, there = (f"http://127.0.0.1:{port}" for port in ports)
    listening = threading.Event()
    with Client(here, name="Olena") as player:
        seats = [{"kind": "person"}, {"kind": "person", "name": "Iryna"}]
        table = player.done("POST", "/tables", {"game": "yokohama", "seats": seats})["id"]

        def listen() -> None:
            with (
                suppress(httpx.TransportError),  # the server may be killed before all is heard
                httpx.Client(base_url=there, timeout=60.0) as listener,
                listener.stream("GET", f"/api/tables/{table}/live") as stream,
            ):
                for line in stream.iter_lines():
                    if line.startswith("data: "):
                        listening.set()
                        heard.setdefault(json.loads(line[6:])["ply"], time.perf_counter())
                        if len(heard) > MOVES:
                            return

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        listening.wait(60.0)
        rng, now = random.Random(1), player.done("GET", f"/tables/{table}")  # noqa: S311 - any moves will do
        while len(asked) < MOVES and not now["over"]:
            code = rng.choice(player.done("GET", f"/tables/{table}/moves"))["code"]
            began = time.perf_counter()
            now = player.done("POST", f"/tables/{table}/play", {"move": code, "ply": now["ply"]})
            asked[now["ply"]] = began
            time.sleep(0.02)
        thread.join(5.0)
    return [heard[ply] - began for ply, began in asked.items() if ply in heard]


def _in_milliseconds(times: list[float]) -> str:
    if len(times) < 2:
        return "too few to tell"
    cut = statistics.quantiles(times, n=100, method="inclusive")
    return f"p50 {1000 * cut[49]:.0f} ms, p99 {1000 * cut[98]:.0f} ms, at most {1000 * max(times):.0f} ms"


if __name__ == "__main__":
    main()
