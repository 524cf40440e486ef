"""News of a table as server-sent events: the one loop behind the streams of pages and of the API."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from starlette.responses import StreamingResponse

from tradewinds.web.house import LiveTable
from tradewinds.web.services import Services
from tradewinds.web.store import Away
from tradewinds.web.visitors import Visitor

__all__ = ["event_stream", "news_of"]

HEARTBEAT = 15.0  # seconds
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


async def news_of(
    here: Services, table: LiveTable, visitor: Visitor, tell: Callable[[], bytes | None], beat: bytes
) -> AsyncIterator[bytes]:
    """What there is to tell now and after every change; a beat now and then, so that both ends know of each other.

    Whoever was logged out since they began to listen is told nothing more.
    """
    with table.listening() as news, here.house.presence(table, visitor.person):
        while not here.leaving.is_set() and await _is_still(here, table) and not here.visitors.has_ended(visitor):
            news.clear()
            if told := tell():
                yield told
            while not await news.wait(HEARTBEAT):
                if not await here.visitors.is_still_known(visitor):
                    return
                yield beat


async def _is_still(here: Services, table: LiveTable) -> bool:
    """Whether this is the table that others change; who listens to another one is to come again."""
    try:
        return await here.house.table(table.row.id) is table
    except Away:
        return False


def event_stream(events: AsyncIterator[bytes], **headers: str) -> StreamingResponse:
    """A response that goes on for as long as someone listens."""
    return StreamingResponse(events, media_type="text/event-stream", headers=HEADERS | headers)
