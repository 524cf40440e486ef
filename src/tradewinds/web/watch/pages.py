"""Addresses for those who run the server: whether it is well, whether it is ready, and its figures."""

from __future__ import annotations

import asyncio
import hmac
import time
from ipaddress import ip_address

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from tradewinds.web.services import services
from tradewinds.web.store import Store

__all__ = ["Readiness", "router"]

router = APIRouter()

FORMAT = "text/plain; version=0.0.4; charset=utf-8"
PASSED_ON = ("forwarded", "x-forwarded-for", "via", "x-real-ip")  # what a proxy adds to a request
PATIENCE, FRESH = 2.0, 1.0  # seconds for an answer of the database, and for which the last one counts
UNREADY = 503
ASKED_BY = ["GET", "HEAD"]  # some who watch over servers want no more than the status


class Readiness:
    """Whether a server can do its work: it has started, is not about to stop, and its database answers."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked = 0.0
        self._answered = False
        self._lock = asyncio.Lock()
        self.closing = False

    async def faults(self) -> list[str]:
        """What keeps it from its work."""
        async with self._lock:
            if time.monotonic() - self._asked > FRESH:
                self._answered = await self._database_answers()
                self._asked = time.monotonic()
        return [*(["closing"] if self.closing else []), *([] if self._answered else ["database"])]

    async def _database_answers(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._store.answers()
        except Exception:  # every driver has errors of its own, and each of them says no
            return False


@router.api_route("/health", methods=ASKED_BY)
async def health() -> Response:
    """That someone is there to answer; if not, the server is to be started again."""
    return JSONResponse({"well": True})


@router.api_route("/ready", methods=ASKED_BY)
async def ready(request: Request) -> Response:
    """Whether requests should be sent here now."""
    faults = await request.app.state.readiness.faults()
    return JSONResponse({"ready": not faults, "faults": faults}, UNREADY if faults else 200)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures, for whoever has the token, or asks from this very machine where there is none."""
    if not _may_measure(request, services(request).settings.metrics_token):
        return Response(status_code=404)
    return PlainTextResponse(request.app.state.measures.figures.text(), media_type=FORMAT)


def _may_measure(request: Request, token: str) -> bool:
    if token:
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        return hmac.compare_digest(given.encode(), token.encode())
    if any(name in request.headers for name in PASSED_ON):  # a proxy on this machine asks for anyone
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False
