"""A real server on a free port of this machine, and clients of its API."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self

import httpx
import uvicorn
from fastapi import FastAPI

from tradewinds.web.app import create_app
from tradewinds.web.server import server_config
from tradewinds.web.settings import Settings

__all__ = ["WAIT", "Client", "answers", "eventually", "get", "new_app", "reserved_port", "running", "served", "sqlite"]

WAIT = 180.0  # seconds a test waits for what must come; far more than it takes on the busiest machine
# Nothing is encrypted on this machine, and to read all certificates for it takes longer than most answers.
get = partial(httpx.get, timeout=WAIT, verify=False)


def sqlite(folder: Path) -> str:
    """The address of a new database."""
    return f"sqlite+aiosqlite:///{folder / 'tradewinds.db'}"


@contextmanager
def served(database: str, proxies: Iterable[str] = (), **settings: Any) -> Iterator[str]:
    """The address of a server that runs meanwhile."""
    with running(new_app(database, **settings), proxies) as address:
        yield address


def new_app(database: str, **settings: Any) -> FastAPI:
    """An application whose bots do not dawdle."""
    chosen: dict[str, Any] = {
        "database": database,
        "bot_delay": 0.0,
        "requests_a_minute": 0,
        "hold_last": False,
    } | settings
    return create_app(Settings(**chosen))


@contextmanager
def running(app: FastAPI, proxies: Iterable[str] = ()) -> Iterator[str]:
    """The address at which an application is served meanwhile."""
    # No client keeps a connection for as long: none sends a request on one that is just being closed.
    options = {"port": 0, "timeout_graceful_shutdown": 1, "timeout_keep_alive": int(WAIT)}
    server = uvicorn.Server(server_config(app, proxies, **options))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        eventually(lambda: server.started or not thread.is_alive())
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


def eventually(true: Callable[[], object]) -> None:
    """Waits until something is so, and asks ever more seldom: whoever answers has work to do."""
    begun = time.monotonic()
    while not true():
        waited = time.monotonic() - begun
        assert waited < WAIT, "it never came to be so"
        time.sleep(min(0.2, 0.01 + waited / 20))


def answers(port: int) -> bool:
    """Whether a server does, on this machine."""
    try:
        return get(f"http://127.0.0.1:{port}/static/favicon.svg").is_success
    except httpx.TransportError:
        return False


@contextmanager
def reserved_port() -> Iterator[int]:
    """A port of this machine that a server may come and go on, and that nobody else is given meanwhile.

    A socket that is bound but does not listen keeps it, and lets one that listens have it too.
    """
    with socket.socket() as keeper:
        keeper.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        keeper.bind(("127.0.0.1", 0))
        yield int(keeper.getsockname()[1])


class Client(httpx.Client):
    """Someone who plays by program; `heard` is every byte they were ever sent."""

    def __init__(self, address: str, token: str | None = None, name: str | None = None, guest: bool = True) -> None:
        self.heard: list[bytes] = []
        self.guest = guest and not token
        self.wished = {"name": name} if name else None
        headers = {"authorization": f"Bearer {token}"} if token else None
        hooks = {"response": [self._hear]}
        super().__init__(base_url=f"{address}/api", timeout=WAIT, headers=headers, event_hooks=hooks, verify=False)

    def __enter__(self) -> Self:
        super().__enter__()
        if self.guest:
            token = self.done("POST", "/guests", self.wished)["token"]
            self.headers["authorization"] = f"Bearer {token}"
        return self

    def _hear(self, response: httpx.Response) -> None:
        self.heard.append(repr(response.headers.raw).encode())
        if not response.headers.get("content-type", "").startswith("text/event-stream"):
            self.heard.append(response.read())

    def send_json(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """Sends even what is no text: half a character stays one, escaped."""
        content = json.dumps(body) if body is not None else None
        return self.request(method, path, content=content, headers={"content-type": "application/json"})

    def done(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to something that can be done."""
        answer = self.send_json(method, path, body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and key of the answer to something that cannot be done."""
        answer = self.send_json(method, path, body)
        assert answer.is_client_error, f"{method} {path}: {answer.status_code} {answer.text}"
        error = answer.json()["error"]
        assert answer.json() == {"error": {"key": error["key"], "message": error["message"]}}
        return answer.status_code, error["key"]

    def news(self, table: str, enough: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
        """What the event stream tells until it is enough."""
        told: list[dict[str, Any]] = []
        with self.stream("GET", f"/tables/{table}/live") as stream:
            for line in stream.iter_lines():
                self.heard.append(line.encode())
                if line.startswith("data: "):
                    told.append(json.loads(line[6:]))
                    if enough(told[-1]):
                        break
        return told
