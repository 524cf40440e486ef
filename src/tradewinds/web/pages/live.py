"""The stream of a table's page: to each page only what changed for it, made once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response

from tradewinds.web.house.table import steady_time
from tradewinds.web.pages.packing import GZIP_HEAD, stored
from tradewinds.web.pages.parts import Rendering, render
from tradewinds.web.pages.viewer import page_of, visitor_as_viewer
from tradewinds.web.services import services, visitor_of
from tradewinds.web.stream import EventStream

RETRY = b"retry: 1000\n\n"  # milliseconds after which a browser tries again
BEAT = b"event: beat\ndata:\n\n"


async def live(request: Request) -> Response:
    """A stream of updates, the first of which has all parts.

    A page says that it can follow steps; one that an earlier version of us drew does not, and is told all every time.
    """
    here, visitor = services(request), await visitor_of(request)
    table = await here.house.table(request.path_params["key"])
    packed = "gzip" in request.headers.get("accept-encoding", "")
    wrap: Callable[[bytes], bytes] = stored if packed else bytes
    follows, page = "steps" in request.query_params, page_of(request)
    shown: Rendering | None = None

    def tell() -> bytes | None:
        nonlocal shown
        here.analyses.want_odds(table)
        before, shown = shown, render(table, visitor_as_viewer(visitor, page, table))
        update = shown.since(before if follows else None)
        if update is None:
            return None
        now = f'id: {shown.version}\ndata: {{"now":{int(steady_time() * 1000)},\n'.encode()
        return wrap(now) + (update.packed if packed else update.plain)

    head, encoding = (GZIP_HEAD, "gzip") if packed else (b"", "")
    return EventStream(here, table, visitor, tell, wrap(BEAT), head=head + wrap(RETRY), wrap=wrap, encoding=encoding)
