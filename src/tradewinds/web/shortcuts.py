"""Ways to what is asked for most - playing a move, listening to a table - past all that other requests need.

Routing, the choice of a compression and what FastAPI does for an endpoint cost more than a move itself. A shortcut
does without; what it does not understand at once goes the long way, which is there all the same.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tradewinds.web.house import Refused
from tradewinds.web.store import Away

__all__ = ["EXPECTED", "Shortcut", "Shortcuts"]

EXPECTED = (Refused, Away, HTTPException, ClientDisconnect)  # what is no fault of ours


@dataclass(frozen=True)
class Shortcut:
    """A method and an address such as /tables/{key}/play, and what answers there."""

    method: str
    room: str  # what stands before the key of a table
    deed: str  # and what after it
    endpoint: Callable[[Request], Awaitable[Response | None]]  # None sends the request the long way
    refuse: Callable[[Request, Exception], Awaitable[Response]]

    @property
    def path(self) -> str:
        """As whoever notes requests writes it down."""
        return f"{self.room}/{{key}}/{self.deed}"


class Shortcuts:
    """Takes requests the short way, where there is one."""

    def __init__(self, app: ASGIApp, ways: Iterable[Shortcut]) -> None:
        self.app = app
        self._ways = {(way.method, way.room, way.deed): way for way in ways}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            before, _, deed = scope["path"].rpartition("/")
            room, _, key = before.rpartition("/")
            way = self._ways.get((scope["method"], room, deed))
            if way and key:
                await self._take(way, key, scope, receive, send)
                return
        await self.app(scope, receive, send)

    async def _take(self, way: Shortcut, key: str, scope: Scope, receive: Receive, send: Send) -> None:
        scope["path_params"], scope["route"] = {"key": key}, way
        request = Request(scope, receive, send)
        try:
            response = await way.endpoint(request)
        except Exception as error:
            await (await way.refuse(request, error))(scope, receive, send)
            if not isinstance(error, EXPECTED):
                raise
            return
        if response is None:
            await self.app(scope, _from_the_start(await request.body(), receive), send)
        else:
            await response(scope, receive, send)


def _from_the_start(body: bytes, receive: Receive) -> Receive:
    """A request whose body was read already, for whoever reads it next."""
    unread: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return unread.pop() if unread else await receive()

    return again
