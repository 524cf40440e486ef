"""How a server leaves: it says that it is not ready, goes on until proxies have noticed, and ends its streams.

What comes back finds another server, or this one after its restart.
"""

from __future__ import annotations

import asyncio
import random
import socket
import time

import uvicorn

from tradewinds.web.services import Services

__all__ = ["LeavingServer", "farewell"]

SOONEST, LATEST = 200, 1200  # milliseconds after which a stream comes back: not all of them at once
GLANCE = 0.1  # seconds between two looks whether someone is out of patience


def farewell() -> bytes:
    """The last words of a stream: a browser comes back by itself after so many milliseconds."""
    return b"retry: %d\n\n" % random.randint(SOONEST, LATEST)  # noqa: S311 - nobody gains by guessing it


class LeavingServer(uvicorn.Server):
    """A server that takes its leave."""

    def __init__(self, config: uvicorn.Config, drain: float = 0.0) -> None:
        super().__init__(config)
        self._drain = drain  # seconds between being not ready and closing

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Leaves, then stops as ever; whoever asks twice is not kept waiting."""
        state = self.config.app.state  # type: ignore[union-attr]
        state.readiness.closing = True
        end = time.monotonic() + self._drain
        while time.monotonic() < end and not self.force_exit:
            await asyncio.sleep(GLANCE)
        _end_streams(state.services)
        await super().shutdown(sockets)


def _end_streams(here: Services) -> None:
    here.leaving.set()
    for table in here.house.tables.kept.values():
        table.announce()
