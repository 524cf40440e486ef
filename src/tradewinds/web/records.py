"""Records that people bring: checked one at a time, off the event loop, and kept for as long as people look at them.

Checking plays a whole game again, and a match in memory takes far more room than its text. So texts are kept, the
newest few, with the matches that were looked at last; more of them are stored, for all servers; and whoever has the
file can always bring it again.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tradewinds.core.match import Match
from tradewinds.core.record import load
from tradewinds.web.house import Refused
from tradewinds.web.store import Store

__all__ = ["Records"]

KEY = re.compile(r"r[0-9a-f]{20}", re.ASCII)
MOST_WORDS = 30_000  # of a record: several times the longest match, a few seconds of checking
MOST_CHARACTERS = 1_000_000
MOST_TEXTS = 40
MOST_PLIES = 20_000  # of all matches together that are kept in memory, unless one alone has more
MOST_WAITING = 5  # checks that one visitor may have asked for at once


class Records:
    """Checks records, and keeps those that were brought to be looked at."""

    def __init__(self, store: Store | None = None) -> None:
        self._store = store  # without one, only the newest few are known, and only here
        self._texts: OrderedDict[str, str] = OrderedDict()
        self._matches: OrderedDict[str, Match] = OrderedDict()
        self._checking = asyncio.Lock()  # one check at a time leaves the other cores, and this one, to the tables
        self._queues: dict[str, tuple[asyncio.Lock, int]] = {}  # by visitor, with how many of theirs wait

    async def check(self, visitor: str, text: str) -> Match:
        """The match of a record, played by the rules; a RecordError or ValueError where it is none."""
        if len(text) > MOST_CHARACTERS or len(text.split()) > MOST_WORDS:
            raise Refused(422, "too-large")
        async with self._turn_of(visitor):
            return await asyncio.shield(self._load(text))  # no thread stops because nobody waits for it

    async def _load(self, text: str) -> Match:
        async with self._checking:
            return await asyncio.to_thread(load, text)

    async def bring(self, visitor: str, text: str) -> str:
        """Keeps a record that is right, and says under which key: a digest of its text."""
        key = "r" + hashlib.sha256(text.encode()).hexdigest()[:20]
        if key not in self._matches:
            self._keep(key, await self.check(visitor, text))
        if self._store:
            await self._store.keep_record(key, text)
        self._keep_text(key, text)
        return key

    def _keep_text(self, key: str, text: str) -> None:
        self._texts[key] = text
        self._texts.move_to_end(key)
        while len(self._texts) > MOST_TEXTS:
            self._texts.popitem(last=False)

    async def match(self, visitor: str, key: str) -> Match:
        """A record that was brought."""
        text = self._texts.get(key)
        if text is None and self._store and KEY.fullmatch(key):
            text = await self._store.record(key)
        if text is None:
            raise Refused(404, "record-forgotten")
        self._keep_text(key, text)
        if key not in self._matches:
            self._keep(key, await self.check(visitor, text))
        self._matches.move_to_end(key)
        return self._matches[key]

    def _keep(self, key: str, match: Match) -> None:
        self._matches[key] = match
        while len(self._matches) > 1 and sum(kept.ply for kept in self._matches.values()) > MOST_PLIES:
            self._matches.popitem(last=False)

    @asynccontextmanager
    async def _turn_of(self, visitor: str) -> AsyncIterator[None]:
        """Lets each visitor wait in the common queue with one check only."""
        lock, waiting = self._queues.get(visitor, (asyncio.Lock(), 0))
        if waiting >= MOST_WAITING:
            raise Refused(429, "too-many-requests")
        self._queues[visitor] = lock, waiting + 1
        try:
            async with lock:
                yield
        finally:
            lock, waiting = self._queues.pop(visitor)
            if waiting > 1:
                self._queues[visitor] = lock, waiting - 1
