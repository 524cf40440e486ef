"""News of a table as server-sent events: the one loop behind the streams of pages and of the API."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse

from tradewinds.web.house import House, LiveTable
from tradewinds.web.store import PersonRow

__all__ = ["event_stream", "news_of"]

HEARTBEAT = 15.0  # seconds
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


async def news_of(
    house: House, table: LiveTable, person: PersonRow | None, tell: Callable[[], bytes | None], beat: bytes
) -> AsyncIterator[bytes]:
    """What there is to tell now and after every change; a beat now and then, so that both ends know of each other."""
    with table.listening() as news, house.presence(table, person):
        while await house.table(table.row.id) is table:
            news.clear()
            if told := tell():
                yield told
            while not news.is_set():
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await news.wait()
                except TimeoutError:
                    yield beat


def event_stream(events: AsyncIterator[bytes], **headers: str) -> StreamingResponse:
    """A response that goes on for as long as someone listens."""
    return StreamingResponse(events, media_type="text/event-stream", headers=HEADERS | headers)
