"""What stands between the network and the application: limits and headers, in plain ASGI so that streams flow."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import MutableMapping
from ipaddress import IPv6Network

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tradewinds.web.allowance import Allowance
from tradewinds.web.refusals import refusal_of, sentence
from tradewinds.web.settings import Settings
from tradewinds.web.words import language_for

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
COSTLY = ("/login", "/register", "/me/account", "/guests", "/password")  # passwords to check and people to make, slowly
A_WHILE = 10  # seconds after which a bucket that is empty has a sixth of its requests again
STREAMS, AT_ONCE = "/live", 2  # so many times the requests a minute of a visitor may be open by one address
WATCHED = ("/health", "/ready")  # a proxy asks every second, for all who come by it
CONTROL = re.compile(r"[\x00-\x1f\x7f]")  # in no address of ours


class Guard:
    """Size and rate limits on the way in, security headers on the way out."""

    def __init__(self, app: ASGIApp, settings: Settings, allowance: Allowance | None = None) -> None:
        self.app = app
        self.settings = settings
        self._take = (allowance or Allowance()).take
        self._open: Counter[str] = Counter()  # requests that are being answered, by address: streams above all

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        send = _with_headers(send)
        if CONTROL.search(scope["path"]):
            await _refusal(scope, 404)(scope, receive, send)
            return
        if not self._allowed(scope, headers):
            await _refusal(scope, 429)(scope, receive, send)
            return
        is_upload = scope["path"].startswith(UPLOADS)
        largest = self.settings.largest_record if is_upload else self.settings.largest_request
        if _length(headers) > largest:
            await _refusal(scope, 413)(scope, receive, send)
            return
        self._open[address := _address(scope)] += 1
        try:
            await self.app(scope, _Limited(receive, largest), send)
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]

    def _allowed(self, scope: Scope, headers: MutableMapping[bytes, bytes]) -> bool:
        """Limits a visitor, and more loosely an address: whoever makes up names for themselves is still one address.

        Nor may an address open more streams when it has many: a server has only so many connections and so much memory.
        """
        limit = self.settings.requests_a_minute
        if not limit or scope["path"].startswith("/static") or scope["path"] in WATCHED:
            return True
        address = _address(scope)
        name = headers.get(b"authorization", headers.get(b"cookie", b""))[:200]
        if (
            scope["method"] in ("POST", "PUT")
            and scope["path"].endswith(COSTLY)
            and not self._take(f"{address} +", limit / 10)
        ):
            return False
        if scope["path"].endswith(STREAMS) and self._open[address] >= limit * AT_ONCE:
            return False
        return self._take(f"{address} {name!r}", limit) and self._take(address, limit * 20)


def _address(scope: Scope) -> str:
    return _household((scope.get("client") or ("", 0))[0])


def _household(address: str) -> str:
    """Whom an address stands for: one household has more addresses of IPv6 than it could ever use."""
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address.partition("%")[0], 64), strict=False))
    except ValueError:
        return address


def _length(headers: MutableMapping[bytes, bytes]) -> int:
    length = headers.get(b"content-length", b"")
    return int(length) if length.isdigit() and len(length) < 20 else 0


def _refusal(scope: Scope, status: int) -> Response:
    """In the shape in which the API, or a page, is refused."""
    refused = refusal_of(status)
    told = sentence(refused, language_for(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")))
    headers = {"retry-after": str(A_WHILE)} if status == 429 else None
    if scope["path"].startswith("/api"):
        return JSONResponse({"error": {"key": refused.message.key, "message": told}}, status, headers)
    return PlainTextResponse(told, status, headers)


class _Limited:
    """A request's body, cut off where it grows past the limit whatever its header says."""

    def __init__(self, receive: Receive, largest: int) -> None:
        self._receive = receive
        self._left = largest

    async def __call__(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            raise HTTPException(413)
        return message


def _with_headers(send: Send) -> Send:
    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", []), *HEADERS]
        await send(message)

    return guarded
