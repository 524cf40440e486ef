"""How the application is put on the network: what a connection may send before anyone has read it, and in what time.

Uvicorn itself takes heads of any size and waits for the rest of a request for ever.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from tradewinds.web.guard import HEADERS
from tradewinds.web.refusals import refusal_of, sentence
from tradewinds.web.words import language_for

__all__ = ["Protocol", "open_many_files", "server_config"]

LARGEST_ADDRESS, LARGEST_HEAD = 8 * 1024, 32 * 1024  # bytes
TEXT = (b"content-type", b"text/plain; charset=utf-8")
TOO_SLOW, ADDRESS_TOO_LONG, HEAD_TOO_LARGE = 408, 414, 431
# Whoever keeps a connection for their next request should be the one to close it: a request that is sent while the
# server closes gets no answer. Programs keep theirs for up to 15 seconds, proxies for a minute.
KEPT_FOR_ALL, KEPT_FOR_PROXIES = 20, 90  # seconds


def server_config(app: Any, proxies: Iterable[str] = (), **options: Any) -> uvicorn.Config:
    """The settings of Uvicorn for the table; only these proxies are believed about whose requests they pass on."""
    usual: dict[str, Any] = {"http": Protocol, "ws": "none", "log_level": "warning", "server_header": False}
    believed = list(proxies)
    usual |= {"proxy_headers": bool(believed), "forwarded_allow_ips": believed}
    usual |= {"timeout_keep_alive": KEPT_FOR_PROXIES if believed else KEPT_FOR_ALL}
    return uvicorn.Config(app, **usual | options)


def open_many_files() -> None:
    """Lets this process have as many connections as its system allows: what is usual ends at a thousand pages."""
    try:
        import resource
    except ImportError:  # a system without such a limit
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class _TooLarge(Exception):  # noqa: N818 - stops the parser, which calls it an error
    """The head of a request goes on for too long."""


class Protocol(HttpToolsProtocol):
    """A connection whose requests are small in the head and come in time, or are answered by a refusal and cut."""

    head_seconds, body_seconds = 15.0, 60.0  # for all of it, however slowly it drips

    _head = 0  # bytes that have come of a head that is not complete
    _in_head = True
    _refusal = 400
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._head += len(data) if self._in_head else 0
        super().data_received(data)
        if self._in_head and self._head > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse(ADDRESS_TOO_LONG if len(self.url) > LARGEST_ADDRESS else HEAD_TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait(self.head_seconds)

    def on_headers_complete(self) -> None:
        self._in_head, self._head = False, 0
        if len(self.url) > LARGEST_ADDRESS:
            self._refusal = ADDRESS_TOO_LONG
        elif sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            self._refusal = HEAD_TOO_LARGE
        if self._refusal != Protocol._refusal:
            raise _TooLarge  # the parser stops, and `send_400_response` is what comes of it
        self._wait(self.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head = True
        self._wait(None)

    def send_400_response(self, msg: str) -> None:
        if self._refusal == Protocol._refusal:
            super().send_400_response(msg)
        else:
            self._refuse(self._refusal)

    def _wait(self, seconds: float | None) -> None:
        """Starts the time for what comes next, instead of the time that ran."""
        if self._deadline:
            self._deadline.cancel()
        self._deadline = self.loop.call_later(seconds, self._refuse, TOO_SLOW) if seconds is not None else None

    def _refuse(self, status: int) -> None:
        """Answers in a sentence, if no answer has begun, and cuts the connection."""
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            told = self._sentence(status)
            head = [*HEADERS, TEXT, (b"content-length", b"%d" % len(told)), (b"connection", b"close")]
            lines = b"".join(b"%b: %b\r\n" % line for line in head)
            self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + told)
        self.transport.close()

    def _sentence(self, status: int) -> bytes:
        accepted = dict(self.headers or ()).get(b"accept-language", b"").decode("latin-1")
        return sentence(refusal_of(400 if status == TOO_SLOW else 413), language_for(accepted)).encode()
