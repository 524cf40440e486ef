"""Measures the table in the browser: `python -m benchmarks.web [--game NAME] [--only busy peer] [--json FILE]`.

Starts a server of its own on loopback, opens tables and event streams, plays on them, and reports

- busy: how long a move takes to reach other screens when 200 tables with 1,000 open pages make 40 moves a second;
- peer: what a turn costs the server, and how soon it is seen, at 50 tables of two with five clients each and 20 moves
  a second, by pages, by clients of the API, and by boardgame.io with its games in files;
- nodes: the same as busy for two servers on one PostgreSQL, with 500 tables of all games, 2,000 pages and 100 moves a
  second, and what memory an open page takes;
- store: how many moves a second are stored with nobody watching;
- page: what the page weighs, and how soon a cold browser shows it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import re
import shutil
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import httpx

from benchmarks.web_clients import Load, Server, Table, percentile, serving
from benchmarks.web_peer import measure_boardgame_io
from tests.web.postgres import new_database, own_cluster

GAMES = ("yokohama", "council-of-four", "machi-koro")
SCENARIOS = ("busy", "peer", "nodes", "store", "page")
CLIENTS = 5  # at a table: its two players, and three who watch
PATIENCE = 30.0  # seconds after which a move that nobody has seen counts as lost


async def measure_moves(
    servers: Sequence[Server],
    games: Sequence[str],
    tables: int,
    streams: int,
    rate: float,
    seconds: float,
    by_api: bool = False,
) -> dict[str, Any]:
    """Moves at a steady rate over many tables while many clients look."""
    async with AsyncExitStack() as stack:
        load = Load([await stack.enter_async_context(_client(server)) for server in servers], by_api)
        opened = [await load.open(games[number % len(games)]) for number in range(tables)]
        clients = streams // tables
        memory = sum(server.memory() for server in servers)
        looking = [asyncio.create_task(load.look(table, number)) for number in range(clients) for table in opened]
        await _quiet(servers)
        memory = sum(server.memory() for server in servers) - memory
        load.latencies.clear()
        cpu, began = _cpu(servers), time.perf_counter()
        await _play(load, opened, clients, rate, seconds)
        spent = time.perf_counter() - began
        lost = await _all_shown(opened, clients)
        cpu = _cpu(servers) - cpu
        for task in looking:
            task.cancel()
        await asyncio.gather(*looking, return_exceptions=True)
    ordered = sorted(load.latencies)
    return {
        "games": list(games),
        "tables": tables,
        "streams": len(looking),
        "moves_per_second": round(load.played / spent, 1),
        "moves_put_off": load.late,
        "moves_not_seen": lost,
        "updates": len(ordered),
        "p50_ms": percentile(ordered, 0.5),
        "p99_ms": percentile(ordered, 0.99),
        "server_cpu_ms_per_turn": round(cpu * 1000 / max(1, load.played), 2),
        "update_bytes_compressed_p50": percentile(sorted(load.sizes), 0.5),
        "memory_kb_per_page": round(memory / 1024 / len(looking), 1),
    }


def _client(server: Server) -> httpx.AsyncClient:
    limits = httpx.Limits(max_connections=50)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60, limits=limits)


def _cpu(servers: Sequence[Server]) -> float:
    return sum(server.cpu() for server in servers)


async def _play(load: Load, opened: Sequence[Table], clients: int, rate: float, seconds: float) -> None:
    """Has moves made in time, each at another table than the last; returns when all are acknowledged."""
    began, jobs = time.perf_counter(), []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        table = opened[number % len(opened)]
        if table.sent is not None and table.shown >= clients:
            table.sent = None
        jobs.append(asyncio.create_task(load.move(table)))
    await asyncio.gather(*jobs)


async def _quiet(servers: Sequence[Server]) -> None:
    """Waits until all pages are open: the servers have nothing left to do."""
    before = -1.0
    while (now := _cpu(servers)) - before > 0.02 * len(servers):
        before = now
        await asyncio.sleep(1)


async def _all_shown(tables: list[Table], clients: int) -> int:
    """Waits until every client has seen the last move of its table; how many tables are left."""
    until = time.perf_counter() + PATIENCE
    while time.perf_counter() < until:
        waiting = [table for table in tables if table.sent is not None and table.shown < clients]
        if not waiting:
            return 0
        await asyncio.sleep(0.1)
    return len(waiting)


async def measure_store(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """Moves as fast as the server takes and stores them, with nobody watching."""
    async with _client(server) as client:
        load = Load([client])
        opened = [await load.open("machi-koro") for _ in range(tables)]
        until = time.perf_counter() + seconds

        async def play(table: Table) -> None:
            """Both try to pass in turn, which needs no question before it, so that moves alone are measured."""
            while time.perf_counter() < until:
                for player in table.players:
                    answer = await client.post(f"/api/tables/{table.key}/play", json={"move": "pass"}, headers=player)
                    load.played += answer.is_success

        await asyncio.gather(*map(play, opened))
    return {"tables": tables, "stored_moves_per_second": round(load.played / seconds, 1)}


def measure_page(server: Server, game: str) -> dict[str, Any]:
    """What a table's page weighs, and when a cold browser shows the board."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", follow_redirects=True) as client:
        start = client.get("/").text
        token = re.search(r'name="csrf" value="(\w+)"', start)
        if token is None:
            raise RuntimeError("the start page has no form to begin a game with")
        page = client.post("/start", data={"csrf": token[1], "game": game})
        links = set(re.findall(r'(?:src|href)="(/(?:static/|pictures)[^"]+)"', page.text))
        weights = {"page": len(page.content)} | {
            link.partition("?")[0]: len(client.get(link).content) for link in links
        }
        first_board = _first_board(str(page.url), dict(client.cookies))
    script = sum(size for name, size in weights.items() if name.endswith(".js"))
    return {
        "bytes": weights,
        "bytes_in_all": sum(weights.values()),
        "script_bytes": script,
        "first_board_ms": first_board,
    }


def _first_board(url: str, cookies: dict[str, str]) -> float | None:
    """Milliseconds until a browser without a cache has painted the board."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        return None
    from playwright.sync_api import sync_playwright

    quiet = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-sync", "--no-first-run"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=quiet)
        context = browser.new_context()
        context.add_cookies([{"name": name, "value": value, "url": url} for name, value in cookies.items()])
        page = context.new_page()
        page.goto("about:blank")
        began = time.perf_counter()
        page.goto(url, wait_until="commit")
        page.locator('[data-part="board"] svg').first.wait_for(state="visible")
        took = (time.perf_counter() - began) * 1000
        browser.close()
    return took


def main() -> None:
    """Measures, and prints or writes JSON."""
    gc.disable()  # our own pauses are not the server's
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description="Measures the table in the browser.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--database", metavar="URL", help="postgresql://... instead of a new SQLite file")
    parser.add_argument("--game", nargs="+", choices=GAMES, default=GAMES, help="the games of the busy evening (all)")
    parser.add_argument("--only", nargs="+", choices=SCENARIOS, default=SCENARIOS, help="what to measure (all)")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second of the busy evening (40)")
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    report: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{folder}/tables.db"
        report["database"] = database.partition(":")[0]
        if "page" in asked.only:
            with serving(database) as server:
                report["page"] = {game: measure_page(server, game) for game in asked.game}
        if "store" in asked.only:
            with serving(database) as server:
                report["store"] = asyncio.run(measure_store(server, 50, asked.seconds))
        if "busy" in asked.only:
            how = (asked.tables, asked.streams, asked.rate, asked.seconds)
            report["busy"] = [_alone(database, [game], *how) for game in asked.game]
        if "peer" in asked.only:
            how = (50, 50 * CLIENTS, 20.0, asked.seconds)
            report["peer"] = {
                "pages": _alone(database, ["machi-koro"], *how),
                "boardgame.io": measure_boardgame_io(50, CLIENTS, 20.0, asked.seconds),
                "api": _alone(database, ["machi-koro"], *how, by_api=True),
            }
    if "nodes" in asked.only:
        report["nodes"] = _nodes(asked.database, asked.game, asked.seconds)
    text = json.dumps(report, indent=2)
    print(text)
    if asked.json:
        asked.json.write_text(text + "\n", "utf-8")


def _alone(database: str, *how: Any, **more: Any) -> dict[str, Any]:
    """Moves on a server that has done nothing else."""
    with serving(database) as server:
        return asyncio.run(measure_moves([server], *how, **more))


def _nodes(database: str | None, games: Sequence[str], seconds: float) -> dict[str, Any] | None:
    """Two servers on one PostgreSQL, one of ours if none is given; None where there is none."""
    with ExitStack() as stack:
        if database is None:
            cluster = stack.enter_context(own_cluster())
            if cluster is None:
                return None
            database = new_database(cluster.port, "busy")
        servers = [stack.enter_context(serving(database)) for _ in range(2)]
        return asyncio.run(measure_moves(servers, games, 500, 2000, 100.0, seconds))


if __name__ == "__main__":
    main()
