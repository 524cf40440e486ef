"""Waiting for a process in which bots think, but not for ever: one that answers nothing at all is ended."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import Future

from tradewinds.bots.bot import Choice
from tradewinds.bots.worker import Worker

__all__ = ["LONGEST", "Patience"]

LONGEST = 120.0  # seconds without an answer; far more than any of our bots thinks about one question
SPARED = 600.0  # seconds for which a bot that hung is not asked
LOG = logging.getLogger("tradewinds.web")


class Patience:
    """Knows who waits for which process, and which bots made one hang."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._waiting: dict[Worker, list[str]] = {}  # the bots that were asked, the one that thinks first
        self._answered: dict[Worker, float] = {}  # when each last did, or was asked while it had nothing to do
        self._hung: dict[str, float] = {}  # by bot: until when it is spared

    def has_hung(self, bot: str) -> bool:
        """Whether a bot is not to be asked for now."""
        return self._hung.get(bot, 0.0) > time.monotonic()

    async def answer(self, worker: Worker, bot: str, asked: Future[Choice]) -> Choice:
        """What comes of a question; a process that hangs is ended, and whoever asks it next finds a new one."""
        queue = self._waiting.setdefault(worker, [])
        if not queue:
            self._answered[worker] = time.monotonic()
        queue.append(bot)
        answer = asyncio.wrap_future(asked)
        try:
            while not answer.done():
                left = self._answered[worker] + self._longest - time.monotonic()
                if left <= 0:
                    await self._end(worker)
                await asyncio.wait([answer], timeout=max(left, 0.01))
            self._answered[worker] = time.monotonic()
            return answer.result()
        finally:
            answer.cancel()
            queue.remove(bot)
            if not queue:
                del self._waiting[worker], self._answered[worker]

    async def _end(self, worker: Worker) -> None:
        """All that were asked there are told that the process died, and ask again."""
        now = time.monotonic()
        self._answered[worker] = now
        culprit = self._waiting[worker][0]
        self._hung[culprit] = now + SPARED
        LOG.error("the bot %s has not answered for %s seconds; its process is ended", culprit, self._longest)
        await asyncio.to_thread(worker.close)
