"""Which games must be gone on with that nobody looks at: those of bots at once, those with a clock when it has run out.

The others stay where they are, in the store; so do those whose players still have time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass

from tradewinds.web.house.table import steady_time
from tradewinds.web.store import Away, Store, WaitingRow

__all__ = ["Waking", "note_pause"]

AT_ONCE = 2  # tables that are read at the same time
TICK = 1.0  # seconds between two looks at the clocks
SHORTEST_NOTE, LONGEST_NOTE = 2.0, 60.0  # seconds between notes of how much of a clock is used up
LOG = logging.getLogger("tradewinds.web")


def note_pause(seconds: int) -> float:
    """How often it is noted how much of a clock of so many seconds is used up."""
    return min(max(SHORTEST_NOTE, seconds / 20), LONGEST_NOTE)


@dataclass
class _Sleeper:
    """A game that waits for its clock."""

    row: WaitingRow
    asked_at: float
    noted_at: float

    @property
    def thought(self) -> float:
        return steady_time() - self.asked_at

    @property
    def due(self) -> bool:
        return self.thought + self.row.spent >= self.row.seconds


class Waking:
    """Opens tables when there is something to do at them."""

    def __init__(self, store: Store, open_table: Callable[[str], Awaitable[object]]) -> None:
        self._store = store
        self._open = open_table
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._asleep: dict[str, _Sleeper] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def look_after(self, rows: Iterable[WaitingRow], asked: Iterable[str] | None = ()) -> None:
        """Looks after these games from now on, and no more after others that were asked about; None is all of them."""
        now = steady_time()
        for key in list(self._asleep) if asked is None else asked:
            self._asleep.pop(key, None)
        for row in rows:
            sleeper = _Sleeper(row, now - row.thought, now)
            if row.by_bot or sleeper.due:
                self._queue.put_nowait(row.id)
            elif row.clock != "none":
                self._asleep[row.id] = sleeper
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._work()) for _ in range(AT_ONCE)]
            self._tasks.append(asyncio.create_task(self._watch_clocks()))

    def take_over(self, key: str, revision: int) -> float | None:
        """Since when the decider of a game has thought, if it is known; its clock is watched by someone else now."""
        sleeper = self._asleep.pop(key, None)
        return sleeper.asked_at if sleeper and sleeper.row.revision == revision else None

    def forget(self) -> None:
        """Others look after all of it."""
        self._asleep.clear()
        self._queue = asyncio.Queue()

    async def close(self) -> None:
        """Stops, and notes how much of every clock is used up."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._note(list(self._asleep.values()))

    async def _work(self) -> None:
        while True:
            try:
                async with asyncio.timeout(TICK):  # the queue may be another one by then
                    key = await self._queue.get()
            except TimeoutError:
                continue
            try:
                await self._open(key)
            except Away:
                await asyncio.sleep(TICK)
                self._queue.put_nowait(key)
            except Exception:  # one table that cannot be read keeps nobody from the others
                LOG.exception("table %s cannot be read", key)

    async def _watch_clocks(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            now = steady_time()
            for key in [key for key, sleeper in self._asleep.items() if sleeper.due]:
                self._queue.put_nowait(key)
            asleep = list(self._asleep.values())
            await self._note([each for each in asleep if now - each.noted_at > note_pause(each.row.seconds)])

    async def _note(self, sleepers: list[_Sleeper]) -> None:
        """Stores how long people have thought, so that a restart gives back no more than came after it."""
        if not sleepers:
            return
        try:
            await self._store.note_thoughts([(each.row, each.thought) for each in sleepers])
            for sleeper in sleepers:
                sleeper.noted_at = steady_time()
        except Exception as error:
            LOG.warning("clocks could not be stored: %s", type(error).__name__)
