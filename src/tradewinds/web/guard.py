"""What stands between the network and the application: limits and headers, in plain ASGI so that streams flow."""

from __future__ import annotations

import time
from collections.abc import MutableMapping

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tradewinds.web.settings import Settings

__all__ = ["Guard"]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
UPLOADS = ("/replays", "/api/replays")
DOCS = ("/api/docs",)  # the API's own documentation page brings its own script


class Guard:
    """Size and rate limits on the way in, security headers on the way out."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self._buckets: dict[str, tuple[float, float]] = {}  # by visitor: requests left, and since when

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        if not self._allowed(scope, headers):
            await PlainTextResponse("Too many requests. Wait a minute.", 429)(scope, receive, send)
            return
        largest = (
            self.settings.largest_record if scope["path"].startswith("/replays") else self.settings.largest_request
        )
        if int(headers.get(b"content-length", b"0") or 0) > largest:
            await PlainTextResponse(f"The request is larger than {largest} bytes.", 413)(scope, receive, send)
            return
        await self.app(scope, _Limited(receive, largest), _with_headers(scope, send))

    def _allowed(self, scope: Scope, headers: MutableMapping[bytes, bytes]) -> bool:
        limit = self.settings.requests_a_minute
        if not limit or scope["path"].startswith("/static"):
            return True
        client = scope.get("client") or ("", 0)
        key = f"{client[0]} {headers.get(b'authorization', headers.get(b'cookie', b''))[:200]!r}"
        now = time.monotonic()
        left, since = self._buckets.get(key, (float(limit), now))
        left = min(float(limit), left + (now - since) * limit / 60)
        if len(self._buckets) > 100_000:
            self._buckets.clear()
        self._buckets[key] = (left - 1 if left >= 1 else left, now)
        return left >= 1


class _Limited:
    """A request's body, cut off where it grows past the limit whatever its header says."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive = receive
        self._left = largest

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            return {"type": "http.disconnect"}
        return message


def _with_headers(scope: Scope, send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start" and not scope["path"].startswith(DOCS):
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return guarded
