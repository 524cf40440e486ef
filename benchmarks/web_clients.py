"""A server to measure, and clients that look and play as browsers and bots do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import resource
import socket
import subprocess
import sys
import time
import zlib
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

import httpx

from tradewinds.web.pages.packing import follow

__all__ = ["Load", "Server", "Table", "free_port", "percentile", "serving"]

# Tells its own CPU time in seconds and its memory in pages for every line it is sent.
SERVER = """
import sys, threading, time, uvicorn
from tradewinds.web.app import create_app
from tradewinds.web.settings import Settings
def tell():
    for _ in sys.stdin:
        with open("/proc/self/statm") as memory:
            print(time.process_time(), memory.read().split()[1], flush=True)
threading.Thread(target=tell, daemon=True).start()
settings = Settings(database=sys.argv[1], bot_delay=0.0, requests_a_minute=0)
uvicorn.run(create_app(settings), port=int(sys.argv[2]), log_level="warning")
"""
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
READ = {"decision", "end"}  # parts that a client here looks into
OFFERED = re.compile(r'name="move" value="([^"]+)" data-move')


def free_port() -> int:
    """A port of loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def percentile(ordered: Sequence[float], share: float) -> float | None:
    """The figure that this share of figures stays below."""
    return round(ordered[int(len(ordered) * share)], 1) if ordered else None


@dataclass
class Server:
    """A server process on a port of loopback."""

    port: int
    process: subprocess.Popen[str]

    def cpu(self) -> float:
        """Seconds of CPU that the process has used."""
        return float(self._tell()[0])

    def memory(self) -> int:
        """Bytes of memory that the process has."""
        return int(self._tell()[1]) * resource.getpagesize()

    def _tell(self) -> list[str]:
        assert self.process.stdin  # noqa: S101 - it was asked for
        assert self.process.stdout  # noqa: S101
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().split()


@contextlib.contextmanager
def serving(database: str, prepare: str = "") -> Iterator[Server]:
    """A server of its own while it is measured; the rules run as TRADEWINDS_MODE says, or interpreted.

    `prepare` is done there first: Python.
    """
    port = free_port()
    kind, _, rest = database.partition("://")
    command = [sys.executable, "-c", prepare + SERVER, f"{DRIVERS.get(kind, kind)}://{rest}", str(port)]
    mode = {"TRADEWINDS_MODE": os.environ.get("TRADEWINDS_MODE", "interpreted")}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    process: subprocess.Popen[str] = subprocess.Popen(command, env=os.environ | mode, **pipes)  # type: ignore[call-overload]
    try:
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.1):
                break
            time.sleep(0.1)
        yield Server(port, process)
    finally:
        process.terminate()
        process.wait()


@dataclass
class Table:
    """A table of two players, each with a device of their own."""

    key: str
    players: list[dict[str, str]]  # the headers that say who is who
    busy: bool = False  # a move is being chosen or sent
    sent: float | None = None  # when the move was sent that is on its way to the screens
    shown: int = 0  # on how many screens it has been seen
    codes: list[str] = field(default_factory=list)  # what the decider's page offers
    decider: int = 0
    over: bool = False


@dataclass
class Line:
    """Requests to a server on connections that stay open, with little work on our side: the machine is the server's."""

    port: int
    free: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = field(default_factory=list)

    async def ask(self, method: str, path: str, headers: dict[str, str], body: bytes = b"") -> bytes:
        """What is answered; an error if it is none of success."""
        while self.free and self.free[-1][0].at_eof():  # a server closes what nobody uses
            self.free.pop()[1].close()
        reader, writer = (
            self.free.pop() if self.free else await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 22)
        )
        lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = re.search(rb"content-length: (\d+)", head)
        answer = await reader.readexactly(int(length[1]) if length else 0)
        if not head.startswith(b"http/1.1 2"):
            raise RuntimeError(answer.decode())
        self.free.append((reader, writer))
        return answer


@dataclass
class Load:
    """Tables being played and watched, by pages or by clients of the API; at every server some of them."""

    servers: Sequence[httpx.AsyncClient]
    by_api: bool = False
    latencies: list[float] = field(default_factory=list)  # milliseconds from a move to another screen
    sizes: list[int] = field(default_factory=list)  # compressed bytes of updates
    played: int = 0  # moves acknowledged
    late: int = 0  # moves that were not made because the last one at the table was still on its way
    lines: dict[int, Line] = field(default_factory=dict)  # to servers, by port
    choose: random.Random = field(default_factory=lambda: random.Random(1))  # noqa: S311

    async def open(self, game: str) -> Table:
        """A new table with two guests."""
        guests = [await self._guest(), await self._guest()]
        wish = {"game": game, "seats": [{"kind": "person"}, {"kind": "open"}], "public": True}
        server = self.servers[0]
        answer = await server.post("/api/tables", json=wish, headers=guests[0])
        key = str(answer.raise_for_status().json()["id"])
        (await server.post(f"/api/tables/{key}/join", headers=guests[1])).raise_for_status()
        return Table(key, guests)

    async def _guest(self) -> dict[str, str]:
        answer = await self.servers[0].post("/api/guests", json={})
        return {"Authorization": f"Bearer {answer.raise_for_status().json()['token']}"}

    # Looking

    async def look(self, table: Table, number: int) -> None:
        """One client of a table, a player's or a watcher's; notes every update as it comes."""
        seat = number if number < len(table.players) else None
        path = f"/api/tables/{table.key}/live" if self.by_api else f"/tables/{table.key}/live?steps=1"
        known: dict[str, str] = {}
        port = self._server_of(number).base_url.port
        async for event, size in self._events(port, path, table.players[seat] if seat is not None else {}):
            if "version" not in event:
                continue
            for part in READ & event.get("parts", {}).keys():
                known[part] = event["parts"][part] = follow(known.get(part, ""), event["parts"][part])
            if table.sent is not None and self._is_of_a_move(event):
                table.shown += 1
                if seat is None or seat != table.decider:
                    self.latencies.append((time.perf_counter() - table.sent) * 1000)
                    self.sizes.append(size)
            self._learn(table, event, seat)

    def _server_of(self, number: int) -> httpx.AsyncClient:
        """Where a client of a table is: they come to all servers in turn."""
        return self.servers[number % len(self.servers)]

    def _is_of_a_move(self, event: dict[str, Any]) -> bool:
        return self.by_api or "ply" in event["parts"]

    def _learn(self, table: Table, event: dict[str, Any], seat: int | None) -> None:
        """What a player's client knows of whose turn it is, and what it may do."""
        if self.by_api:
            table.over = event["over"]
            table.decider = event["seat"] if event["seat"] is not None else table.decider
        elif event["yours"] and seat is not None and "decision" in event["parts"]:
            table.decider, table.codes = seat, OFFERED.findall(event["parts"]["decision"])
        elif event["parts"].get("end", "").strip():
            table.over = True

    async def _events(
        self, port: int | None, path: str, headers: dict[str, str]
    ) -> AsyncIterator[tuple[dict[str, Any], int]]:
        """Events as a browser gets them, compressed where that is offered, with their size on the wire."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 22)
        lines = [f"GET {path} HTTP/1.1", "Host: localhost", "Accept-Encoding: gzip"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        unpacker = zlib.decompressobj(31) if b"content-encoding: gzip" in head.lower() else None
        text, size = b"", 0
        with contextlib.suppress(asyncio.CancelledError, ConnectionError, asyncio.IncompleteReadError):
            while length := int(await reader.readline(), 16):
                chunk = (await reader.readexactly(length + 2))[:-2]
                size += length
                text += unpacker.decompress(chunk) if unpacker else chunk
                while b"\n\n" in text:
                    event, _, text = text.partition(b"\n\n")
                    data = b"\n".join(line[6:] for line in event.split(b"\n") if line.startswith(b"data: "))
                    yield (json.loads(data) if data.strip() else {}), size
                    size = 0
        writer.close()

    # Playing

    async def move(self, table: Table) -> None:
        """Plays a random legal move, unless the last one at this table is still on its way."""
        if table.over:
            return
        if table.busy or table.sent is not None or (not self.by_api and not table.codes):
            self.late += 1
            return
        table.busy = True
        player, line = table.players[table.decider], self._line_of(table.decider)
        codes = await self._legal(table, player, line) if self.by_api else table.codes
        code, table.codes = self.choose.choice(codes), []
        table.sent, table.shown = time.perf_counter(), 0
        if self.by_api:
            about = {"Content-Type": "application/json"}
            await line.ask("POST", f"/api/tables/{table.key}/play", player | about, json.dumps({"move": code}).encode())
        else:
            about = {"Content-Type": "application/x-www-form-urlencoded", "Accept": "application/json"}
            await line.ask("POST", f"/tables/{table.key}/play", player | about, urlencode({"move": code}).encode())
        self.played += 1
        table.busy = False

    def _line_of(self, number: int) -> Line:
        port = int(self._server_of(number).base_url.port or 0)
        return self.lines.setdefault(port, Line(port))

    async def _legal(self, table: Table, player: dict[str, str], line: Line) -> list[str]:
        answer = await line.ask("GET", f"/api/tables/{table.key}/moves", player)
        return [move["code"] for move in json.loads(answer)]
