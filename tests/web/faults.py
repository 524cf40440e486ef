"""Servers and a database that die at random moments under load, and what must be so afterwards."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import sqlalchemy as sql

from tests.web.postgres import Cluster
from tests.web.serving import Client, answers, eventually
from tradewinds.web.house import House
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.store import Store, schema

__all__ = ["Acknowledged", "Nursery", "Player", "Town", "check_log"]

# One process reads all that servers need, and every server is a fork of it: so it starts within a moment.
NURSERY = """
import os, signal, sys
import uvicorn
from tradewinds.games import all_games
from tradewinds.web.app import create_app
from tradewinds.web.server import server_config
from tradewinds.web.settings import Settings
games = all_games()
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    child = os.fork()
    if child:
        print(child, flush=True)
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.close(0)
    app = create_app(Settings(database=sys.argv[1], bot_delay=0.0, requests_a_minute=0, workers=1))
    uvicorn.Server(server_config(app, host="127.0.0.1", port=int(line), log_level="critical")).run()
    os._exit(0)
"""
GAMES = ("machi-koro", "council-of-four", "yokohama")


class Nursery:
    """Starts servers on one database, each in a process of its own."""

    def __init__(self, database: str) -> None:
        environment = os.environ | {"TRADEWINDS_MODE": "interpreted"}
        command = [sys.executable, "-c", NURSERY, database]
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment,
            text=True,
        )
        self._alive: dict[int, int] = {}  # processes by port

    def start(self, port: int) -> None:
        """Starts a server; returns once it answers."""
        assert self._process.stdin
        assert self._process.stdout
        print(port, file=self._process.stdin, flush=True)
        self._alive[port] = int(self._process.stdout.readline())
        eventually(lambda: answers(port) or not self.is_alive(port))
        assert self.is_alive(port), "the server did not start"

    @contextmanager
    def serving(self, port: int) -> Iterator[int]:
        """The process of a server that runs meanwhile, if nobody ends it before."""
        self.start(port)
        try:
            yield self._alive[port]
        finally:
            if port in self._alive:
                self.end(port)

    def is_alive(self, port: int) -> bool:
        """Whether the process of a server exists."""
        try:
            os.kill(self._alive[port], 0)
        except (KeyError, ProcessLookupError):
            return False
        return True

    def end(self, port: int, how: signal.Signals = signal.SIGKILL) -> None:
        """Ends a server; returns once it is gone."""
        with suppress(ProcessLookupError):
            os.kill(self._alive[port], how)
        eventually(lambda: not self.is_alive(port))
        del self._alive[port]

    def close(self) -> None:
        """Ends them all."""
        for port in list(self._alive):
            self.end(port)
        self._process.communicate()


@dataclass(frozen=True)
class Acknowledged:
    """A move that a server has said is stored."""

    table: str
    ply: int
    seat: int
    code: str


@dataclass
class Diary:
    """What players were told."""

    moves: list[Acknowledged] = field(default_factory=list)
    chat: list[tuple[str, str]] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)


class Player(threading.Thread):
    """Someone who plays wherever they can, each time by way of whichever server."""

    def __init__(self, ports: Sequence[int], token: str, table: str, diary: Diary, seed: int) -> None:
        super().__init__(daemon=True)
        self._clients = [Client(f"http://127.0.0.1:{port}", token=token) for port in ports]
        self.table, self.diary, self.rng = table, diary, random.Random(seed)
        self.over = threading.Event()
        self.enough = threading.Event()
        self.failure: Exception | None = None

    def run(self) -> None:
        try:
            self._play()
        finally:
            for client in self._clients:
                client.close()

    def _play(self) -> None:
        while not self.enough.is_set() and not self.over.is_set():
            client = self.rng.choice(self._clients)
            try:
                self._do_something(client)
            except httpx.TransportError:
                self.diary.answers["no answer"] += 1
                self.enough.wait(0.02)
            except Exception as failure:
                self.failure = failure
                raise

    def _do_something(self, client: Client) -> None:
        path = f"/tables/{self.table}"
        now = self._asked(client, "GET", path)
        if now is None or not now["my_turn"]:
            if now and now["over"]:
                self.over.set()
            self.enough.wait(0.01)
            return
        offered = self._asked(client, "GET", f"{path}/moves")
        if offered:
            code = self.rng.choice(offered)["code"]
            if self._asked(client, "POST", f"{path}/play", {"move": code, "ply": now["ply"]}):
                self.diary.moves.append(Acknowledged(self.table, now["ply"], now["my_seats"][0], code))
        if self.rng.random() < 0.1:
            text = f"line {self.rng.random()}"
            if self._asked(client, "POST", f"{path}/chat", {"text": text}):
                self.diary.chat.append((self.table, text))

    def _asked(self, client: Client, method: str, path: str, body: Any = None) -> Any:
        """The answer, or none if it was refused or failed."""
        answer = client.send_json(method, path, body)
        self.diary.answers[str(answer.status_code)] += 1
        return answer.json() if answer.is_success else None


class Town:
    """Servers, a database, and people who play; anything of it may die."""

    def __init__(self, cluster: Cluster, database: str, ports: Sequence[int], seed: int) -> None:
        self.cluster, self.database, self.ports = cluster, database, list(ports)
        self.nursery = Nursery(database)
        self.rng = random.Random(seed)
        self.diary = Diary()
        self.players: list[Player] = []
        self.takeovers: list[float] = []
        self.kills: Counter[str] = Counter()
        self._tables = 0

    @contextmanager
    def serving(self) -> Iterator[None]:
        """All servers run."""
        try:
            for port in self.ports:
                self.nursery.start(port)
            yield
        finally:
            self.stop_playing()
            self.nursery.close()

    def set_up(self, tables: int) -> None:
        """More tables, each with two people and a bot, who begin to play."""
        for _ in range(tables):
            address = f"http://127.0.0.1:{self.rng.choice(self.ports)}"
            game = GAMES[self._tables % len(GAMES)]
            self._tables += 1
            seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
            with Client(address, name="Olena") as host, Client(address, name="Taras") as guest:
                table = host.done("POST", "/tables", {"game": game, "seats": seats})["id"]
                guest.done("POST", f"/tables/{table}/join")
                for client in (host, guest):
                    token = client.headers["authorization"].removeprefix("Bearer ")
                    player = Player(self.ports, token, table, self.diary, self.rng.randrange(2**32))
                    self.players.append(player)
                    player.start()

    def replace_finished(self) -> None:
        """Games that have come to their end are followed by others."""
        over = [player for player in self.players if player.over.is_set()]
        self.players = [player for player in self.players if not player.over.is_set()]
        finished = {player.table for player in over}
        self.set_up(sum(all(player.table != table for player in self.players) for table in finished))

    def let_play(self, moves: int) -> None:
        """Waits until so many more moves are acknowledged."""
        known = len(self.diary.moves)
        eventually(lambda: len(self.diary.moves) >= known + moves)

    def stop_playing(self) -> None:
        """Nobody asks for anything any more."""
        for player in self.players:
            player.enough.set()
        for player in self.players:
            player.join()
            assert player.failure is None

    # Deaths

    def kill_a_server(self) -> None:
        """Kills a server, and starts it again once another has taken its games over."""
        port = self.rng.choice(self.ports)
        self.kills["server"] += 1
        self.nursery.end(port)
        began = time.monotonic()
        asyncio.run(self._taken_over())
        self.takeovers.append(time.monotonic() - began)
        self.nursery.start(port)

    async def _taken_over(self) -> None:
        """Until every running game is driven by a server that lives."""
        store = Store(self.database)
        alive = sql.select(schema.servers.c.number)
        left = (
            sql.select(sql.func.count().label("left"))
            .select_from(schema.tables)
            .where(schema.tables.c.status == "playing")
            .where(schema.tables.c.driver.is_(None) | schema.tables.c.driver.not_in(alive))
        )
        servers = sql.select(sql.func.count().label("many")).select_from(schema.servers)
        while (await store._rows(servers))[0]["many"] >= len(self.ports) or (await store._rows(left))[0]["left"]:
            await asyncio.sleep(0.02)
        await store._engine.dispose()

    def kill_the_database(self) -> None:
        """Kills PostgreSQL, and starts it again."""
        self.kills["PostgreSQL"] += 1
        self.cluster.end(signal.SIGKILL)
        time.sleep(self.rng.uniform(0.0, 0.5))
        self.cluster.start()

    # Afterwards

    def check_that_games_go_on(self) -> None:
        """Every game that is not over goes on."""
        played = Counter(move.table for move in self.diary.moves)
        for player in list(self.players):
            eventually(partial(self._has_gone_on, player, played[player.table]))

    def _has_gone_on(self, player: Player, played: int) -> bool:
        assert player.failure is None
        return player.over.is_set() or sum(move.table == player.table for move in self.diary.moves) > played

    def check(self) -> None:
        """Everything that was acknowledged is there, in order, once; and every game follows from its seed."""
        asyncio.run(check_log(self.database, self.diary))


async def check_log(database: str, diary: Diary) -> None:
    """Reads the log of every table and holds it against what was acknowledged."""
    store, thinkers = await Store.open(database), Thinkers(1, "interpreted")
    tables = House(store, thinkers).tables
    moves, chat = list(diary.moves), list(diary.chat)  # players may go on meanwhile
    logs = {}
    for key in {move.table for move in moves} | {key for key, _ in chat}:
        table = await tables.load(key)  # which checks what chance did
        assert [entry.number for entry in table.log] == list(range(len(table.log)))
        logs[key] = table
    for move in moves:
        found = [(entry.seat, entry.move) for entry in logs[move.table].log[move.ply : move.ply + 1]]
        assert found == [(move.seat, move.code)], f"{move} is lost"
    for key, text in chat:
        assert sum(line.text == text for line in logs[key].chat) == 1
    thinkers.close()
    await store.close()
