"""News of a table as server-sent events: the one loop behind the streams of pages and of the API."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tradewinds.web.house import LiveTable
from tradewinds.web.house.table import News
from tradewinds.web.leaving import farewell
from tradewinds.web.services import Services
from tradewinds.web.store import Away
from tradewinds.web.visitors import Visitor

__all__ = ["EventStream"]

HEARTBEAT = 15.0  # seconds
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


class EventStream(Response):
    """A response that goes on for as long as someone listens: what there is to tell now, and after every change.

    A beat now and then lets both ends know of each other. Whoever was logged out since they began to listen is told
    nothing more; a server that stops says when to come back.
    """

    media_type = "text/event-stream"

    def __init__(
        self,
        here: Services,
        table: LiveTable,
        visitor: Visitor,
        tell: Callable[[], bytes | None],
        beat: bytes,
        *,
        head: bytes = b"",  # what comes before all events
        wrap: Callable[[bytes], bytes] = bytes,  # how the last words are put on the wire
        encoding: str = "",
    ) -> None:
        self.status_code, self.background = 200, None  # and no body, so nobody says how long it is
        self.init_headers(HEADERS | ({"content-encoding": encoding} if encoding else {}))
        self._here, self._table, self._visitor = here, table, visitor
        self._tell, self._beat, self._head, self._wrap = tell, beat, head, wrap

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        if self._head:
            await send({"type": "http.response.body", "body": self._head, "more_body": True})
        here, table = self._here, self._table
        with table.listening() as news, here.house.presence(table, self._visitor.person):
            gone = asyncio.create_task(_until_gone(receive, news))
            try:
                await self._follow(news, gone, send)
            finally:
                gone.cancel()
        last = self._wrap(farewell()) if here.leaving.is_set() else b""
        await send({"type": "http.response.body", "body": last, "more_body": False})

    async def _follow(self, news: News, gone: asyncio.Task[None], send: Send) -> None:
        """Tells everything, until there is nobody to tell it to or nothing more to tell."""
        here, visitor = self._here, self._visitor
        while not gone.done() and not here.leaving.is_set() and await self._is_still() and not self._has_ended():
            news.clear()
            await self._send_news(send)
            while not await news.wait(HEARTBEAT):
                if not await here.visitors.is_still_known(visitor):
                    return
                await send({"type": "http.response.body", "body": self._beat, "more_body": True})

    async def _send_news(self, send: Send) -> None:
        """On its own, so that nobody who waits keeps what was sent."""
        if told := self._tell():
            await send({"type": "http.response.body", "body": told, "more_body": True})

    def _has_ended(self) -> bool:
        return self._here.visitors.has_ended(self._visitor)

    async def _is_still(self) -> bool:
        """Whether this is the table that others change; who listens to another one is to come again."""
        try:
            return await self._here.house.table(self._table.row.id) is self._table
        except Away:
            return False


async def _until_gone(receive: Receive, news: News) -> None:
    """Wakes whoever waits for news once nobody listens to them any more."""
    try:
        while (await receive())["type"] != "http.disconnect":
            pass
    finally:
        news.set()
