"""Measures the table in the browser: `python -m benchmarks.web [--json FILE] [--database URL]`.

Starts a server of its own on loopback, opens tables and event streams, plays on them, and reports how long a move takes
to reach other screens, how many moves a second are stored, what the page weighs, and how soon a cold browser shows it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gzip
import json
import os
import random
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

SERVER = """
import sys, uvicorn
from tradewinds.web.app import create_app
from tradewinds.web.settings import Settings
settings = Settings(database=sys.argv[1], bot_delay=0.0, requests_a_minute=0)
uvicorn.run(create_app(settings), port=int(sys.argv[2]), log_level="warning")
"""
GAME = "machi-koro"
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}


@contextlib.contextmanager
def server(database: str) -> Iterator[int]:
    """A server process on a free port of loopback."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    kind, _, rest = database.partition("://")
    command = [sys.executable, "-c", SERVER, f"{DRIVERS.get(kind, kind)}://{rest}", str(port)]
    process = subprocess.Popen(command, env=os.environ | {"TRADEWINDS_MODE": "interpreted"})
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.1):
                break
            time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait()


@dataclass
class Load:
    """Tables being played and watched."""

    port: int
    client: httpx.AsyncClient
    latencies: list[float] = field(default_factory=list)  # seconds from a move to another screen
    sizes: list[int] = field(default_factory=list)  # compressed bytes of updates
    sent_at: dict[str, float] = field(default_factory=dict)  # by table: when its last move was sent
    stored: int = 0  # moves acknowledged
    open_streams: int = 0
    busy: set[str] = field(default_factory=set)  # tables at which a move is on its way, or the game is over

    async def guest(self) -> dict[str, str]:
        """The header of a new guest."""
        answer = await self.client.post("/api/guests", json={})
        return {"Authorization": f"Bearer {answer.raise_for_status().json()['token']}"}

    async def table(self, headers: dict[str, str]) -> str:
        """A table with both seats on one device."""
        seats = [{"kind": "person"}, {"kind": "person", "name": "Other"}]
        wish = {"game": GAME, "seats": seats, "public": True}
        answer = await self.client.post("/api/tables", json=wish, headers=headers)
        return str(answer.raise_for_status().json()["id"])

    async def watch(self, table: str) -> None:
        """One open page: reads every update as it comes."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        writer.write(f"GET /tables/{table}/live HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        self.open_streams += 1
        with contextlib.suppress(asyncio.CancelledError, ConnectionError):
            while line := await reader.readline():
                if line.startswith(b"data: {") and table in self.sent_at:
                    self.latencies.append(time.perf_counter() - self.sent_at[table])
                    if len(self.latencies) % 50 == 0:
                        self.sizes.append(len(gzip.compress(line)))
        writer.close()

    async def move(self, table: str, headers: dict[str, str], chooser: random.Random) -> None:
        """Plays a random legal move, unless the last one at this table is still on its way."""
        if table in self.busy:
            return
        self.busy.add(table)
        moves = (await self.client.get(f"/api/tables/{table}/moves", headers=headers)).json()
        if not moves:
            return
        code = chooser.choice(moves)["code"]
        self.sent_at[table] = time.perf_counter()
        answer = await self.client.post(f"/api/tables/{table}/play", json={"move": code}, headers=headers)
        answer.raise_for_status()
        self.stored += 1
        self.busy.discard(table)


async def measure_latency(port: int, tables: int, streams: int, rate: float, seconds: float) -> dict[str, Any]:
    """Moves at a steady rate over many tables while many pages are open."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        load = Load(port, client)
        headers = await load.guest()
        keys = [await load.table(headers) for _ in range(tables)]
        pages = [asyncio.create_task(load.watch(keys[number % tables])) for number in range(streams)]
        await asyncio.sleep(5 + streams / 200)
        load.latencies.clear()
        chooser = random.Random(1)  # noqa: S311
        began = time.perf_counter()
        jobs = []
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            jobs.append(asyncio.create_task(load.move(keys[number % tables], headers, chooser)))
        await asyncio.gather(*jobs)
        spent = time.perf_counter() - began
        await asyncio.sleep(1)
        for page in pages:
            page.cancel()
        await asyncio.gather(*pages, return_exceptions=True)
    ordered = sorted(load.latencies)
    return {
        "tables": tables,
        "streams": load.open_streams,
        "moves_per_second": load.stored / spent,
        "updates": len(ordered),
        "p50_ms": ordered[len(ordered) // 2] * 1000,
        "p99_ms": ordered[int(len(ordered) * 0.99)] * 1000,
        "update_bytes_compressed_p50": sorted(load.sizes)[len(load.sizes) // 2] if load.sizes else None,
    }


async def measure_throughput(port: int, tables: int, seconds: float) -> dict[str, Any]:
    """Moves as fast as the server takes and stores them, with nobody watching."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        load = Load(port, client)
        headers = await load.guest()
        keys = [await load.table(headers) for _ in range(tables)]
        until = time.perf_counter() + seconds

        async def play(table: str) -> None:
            """Always passes or takes the first legal move, known without asking, so that moves alone are measured."""
            code = "pass"
            while time.perf_counter() < until:
                answer = await client.post(f"/api/tables/{table}/play", json={"move": code}, headers=headers)
                if answer.is_success:
                    load.stored += 1

        await asyncio.gather(*(play(key) for key in keys))
    return {"tables": tables, "stored_moves_per_second": load.stored / seconds}


def measure_page(port: int) -> dict[str, Any]:
    """What a table's page weighs, and when a cold browser shows the board."""
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", follow_redirects=True) as client:
        start = client.get("/").text
        token = re.search(r'name="csrf" value="(\w+)"', start)
        if token is None:
            raise RuntimeError("the start page has no form to begin a game with")
        page = client.post("/start", data={"csrf": token[1], "game": GAME})
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
    parser = argparse.ArgumentParser(prog="python -m benchmarks.web", description="Measures the table in the browser.")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there as well")
    parser.add_argument("--database", metavar="URL", help="postgresql://... instead of a new SQLite file")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=40.0, help="moves a second while latency is measured (40)")
    parser.add_argument("--seconds", type=float, default=15.0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{folder}/tables.db"
        report: dict[str, Any] = {"database": database.partition(":")[0]}
        with server(database) as port:
            report["page"] = measure_page(port)
            report["throughput"] = asyncio.run(measure_throughput(port, 50, asked.seconds))
        with server(database) as port:
            report["latency"] = asyncio.run(
                measure_latency(port, asked.tables, asked.streams, asked.rate, asked.seconds)
            )
    text = json.dumps(report, indent=2)
    print(text)
    if asked.json:
        asked.json.write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
