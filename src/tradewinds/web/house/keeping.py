"""How tables are kept: read from the store, changed one change at a time, and brought up to date with other servers.

A change is made on a copy, stored, and only then shown: nobody ever sees what could still be lost.
"""

from __future__ import annotations

import asyncio
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from tradewinds.core.match import Match
from tradewinds.web.house.errors import Refused
from tradewinds.web.house.playing import new_match
from tradewinds.web.house.positions import STRETCH, packed, resumed
from tradewinds.web.house.seeds import NO_SEAL, Seal
from tradewinds.web.house.table import LiveTable, can_undo, replay, steady_time
from tradewinds.web.house.waking import Waking
from tradewinds.web.store import (
    Away,
    Conflict,
    MessageRow,
    MoveRow,
    PositionsRow,
    Store,
    TableRow,
    WaitingRow,
    WriteError,
)
from tradewinds.web.store.rows import UNDO

__all__ = ["Keeping"]

IDLE = 15 * 60  # seconds after which a table that nobody uses leaves the memory
TABLE_ID = re.compile(r"[0-9a-f]{1,16}", re.ASCII)
TRIES = 20  # of a change that others are always quicker with
DOUBT = 0.5  # seconds after which it is looked again whether a change was stored that nobody could confirm
Done = TypeVar("Done")


class Keeping(ABC):
    """Tables in memory, as the store has them."""

    def __init__(self, store: Store, seal: Seal = NO_SEAL) -> None:
        self.store = store
        self.seal = seal
        self.kept: dict[str, LiveTable] = {}  # those in memory, by id
        self.opened: Callable[[LiveTable], None] = lambda table: None  # told of tables that come from the store
        self.waking = Waking(store, self.find)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._doubted: set[str] = set()  # tables of which the store may know more
        self._doubting: asyncio.Task[None] | None = None
        self._tidied = time.monotonic()

    @abstractmethod
    def go_on(self, table: LiveTable) -> None:
        """Sets to work whoever is to move at a table that has changed."""

    # Reading

    async def find(self, key: str) -> LiveTable:
        """A table by id."""
        table = self.kept.get(key)
        if table is None:
            self.forget_idle()
            if key not in self._loading:
                self._loading[key] = asyncio.create_task(self._open(key))
                self._loading[key].add_done_callback(lambda task: self._note_opened(key, task))
            table = await asyncio.shield(self._loading[key])  # whoever stops waiting stops nobody else's
        table.used = time.monotonic()
        return table

    def _note_opened(self, key: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[key]
        if not task.cancelled():
            task.exception()  # whoever waited has been told

    async def _open(self, key: str) -> LiveTable:
        table = await self.load(key)
        self.kept[key] = table
        try:
            if await self.is_behind(table):  # it was not known here yet when others told of a change
                await self.change(table, lambda: self.catch_up(table))
        except Exception:
            del self.kept[key]
            raise
        table.asked_at = self.waking.take_over(key, table.row.revision) or table.asked_at
        self.opened(table)
        self.go_on(table)
        return table

    async def load(self, key: str) -> LiveTable:
        """A table as the store has it; what was played is gone through beside the event loop."""
        found = await self.store.read_table(key) if TABLE_ID.fullmatch(key) else None
        if found is None:
            raise Refused(404, "no-such-table")
        row, log, chat = found
        table = LiveTable(row, log=log, chat=chat)
        if row.status != "open":
            stretches = await self.store.positions(key) if row.stored else []
            table.match, trusted = await asyncio.to_thread(_played, row, self.seal, stretches, log)
            table.asked_at = steady_time() - row.thought
            with suppress(Conflict, WriteError, Away):  # else whoever opens it next does so
                await self._mend_positions(table, trusted)
        return table

    async def _mend_positions(self, table: LiveTable, trusted: bool) -> None:
        """Drops positions that are not to be trusted, and stores those of a game that is over without them."""
        match, row = table.game_on, table.row.copy()
        if not trusted:
            await self.store.forget_positions(row)
            table.row = row
        if match.over and (positions := self._positions(row, match, len(table.log))):
            await self.store.add_positions(row, positions)
            table.row = row

    def _positions(self, row: TableRow, match: Match, number: int) -> PositionsRow | None:
        """What is to be stored of a match now, if anything is; the row notes it."""
        first, plies = row.stored, match.ply - row.stored
        if not (match.over or (plies >= STRETCH and not can_undo(match, match.seat))) or not plies:
            return None
        row.stored = match.ply
        return PositionsRow(first, plies, number, packed(match, self.seal.open(row.id, row.seed), first))

    async def catch_up(self, table: LiveTable) -> None:
        """Reads what others have written about a table, whose lock is held; whoever listens to it hears of it."""
        found = await self.store.read_table(table.row.id, len(table.log), len(table.chat))
        if found is None:
            return
        row, entries, said = found
        if row.revision <= table.row.revision:
            table.row.driver = row.driver
            self.go_on(table)
            return
        self._follow(table, row, entries, said)

    def follow(self, table: LiveTable, news: Iterable[Mapping[str, Any]]) -> bool:
        """Goes on as others have told of a table, whose lock is held; False if there is something to be read."""
        for told in news:
            if told["revision"] <= table.row.revision:
                continue
            entries = [MoveRow(*move) for move in told.get("moves", ())]
            if told["revision"] != table.row.revision + 1 or not entries or entries[0].number != len(table.log):
                return False
            row = replace(table.row.copy(), revision=told["revision"], **told["row"])
            self._follow(table, row, entries, [])
        return True

    def _follow(self, table: LiveTable, row: TableRow, entries: list[MoveRow], said: list[MessageRow]) -> None:
        """Makes what others have done the one that everybody sees here, too."""
        match = table.match.copy() if table.match else None
        if row.status != "open":
            told = match.ply if match else 0
            match = match or new_match(row, self.seal)
            replay(row.id, match, entries, told)
        if entries:
            table.asked_at = steady_time() - row.thought
        table.chat = table.chat + said
        table.accept(row, match, entries)
        for seat in {entry.seat for entry in entries if entry.seat >= 0}:
            table.see(row.seats[seat].person or "")
        self.go_on(table)

    def forget_idle(self) -> None:
        """Lets go of tables that nobody has used for a while; the store has them."""
        now = time.monotonic()
        if now - self._tidied < IDLE / 10:
            return
        self._tidied = now
        for key, table in list(self.kept.items()):
            if now - table.used > IDLE and not table.busy:
                del self.kept[key]
                self._put_to_sleep(table)

    def _put_to_sleep(self, table: LiveTable) -> None:
        """Leaves a clock that runs to those who watch over tables that are not open."""
        if table.thinking and not table.thinking.done():
            table.thinking.cancel()
            row, seat = table.row, table.seats[table.game_on.seat]
            spent = seat.spent if row.clock == "game" else 0.0
            self.waking.look_after(
                [WaitingRow(row.id, row.revision, row.clock, row.seconds, table.thought, spent, False)]
            )

    # Writing

    async def write(
        self,
        table: LiveTable,
        row: TableRow,
        match: Match | None,
        entries: list[MoveRow],
        by: int | None = None,
        *,
        seats: bool = False,
    ) -> None:
        """Stores a change, and then makes it the one everybody sees; Conflict if another server was first.

        `by` is the number of this server, if it does so because it drives the table.
        """
        try:
            positions = self._positions(row, match, len(table.log) + len(entries)) if match and entries else None
            await (self.store.save_table if seats else self.store.add_moves)(row, entries, by, positions)
        except Conflict:
            await self.catch_up(table)
            if not table.has(entries):
                raise
            return  # it was stored, though a database that went away just then could not say so
        if match is not table.match and not (entries and entries[-1].move == UNDO):
            table.asked_at = steady_time()
        table.accept(row, match, entries)
        self.go_on(table)

    async def add_message(self, table: LiveTable, message: MessageRow) -> None:
        """Stores a line of chat, and then shows it."""
        row = table.row.copy()
        try:
            await self.store.add_message(row, message)
        except Conflict:
            await self.catch_up(table)
            if message not in table.chat:
                raise
            return
        table.chat.append(message)
        table.accept(row, table.match, [])

    async def change(self, table: LiveTable, decide: Callable[[], Awaitable[Done]]) -> Done:
        """One change at a time; if another server was first, what it did is read and everything decided again.

        Whoever changes the row of a table changes a copy and keeps that.
        """
        async with table.lock:
            for _ in range(TRIES):
                try:
                    return await decide()
                except Conflict:
                    await self.catch_up(table)
                except Refused:
                    if not await self.is_behind(table):
                        raise
                    await self.catch_up(table)
                except Away:
                    self.doubt(table)
                    raise
        raise Refused(409, "position-changed")

    def doubt(self, table: LiveTable) -> None:
        """The store may know more of a table, but is away: when it is back, that is looked up."""
        self._doubted.add(table.row.id)
        if self._doubting is None or self._doubting.done():
            self._doubting = asyncio.create_task(self._make_sure())

    async def _make_sure(self) -> None:
        while self._doubted:
            await asyncio.sleep(DOUBT)
            with suppress(Away):
                asked = set(self._doubted)
                known = await self.store.revisions(asked)
                self._doubted -= asked
                for table in [self.kept[key] for key in asked if key in self.kept]:
                    if table.row.revision < known.get(table.row.id, 0):
                        await self.change(table, partial(self.catch_up, table))

    async def is_behind(self, table: LiveTable) -> bool:
        """Whether another server has changed a table since this one read it."""
        return self.store.is_shared and await self.store.revision(table.row.id) != table.row.revision

    def add(self, table: LiveTable) -> None:
        """Keeps a new table in memory; idle ones make room, even if nobody ever asks for one that is not there."""
        self.forget_idle()
        self.kept[table.row.id] = table


def _played(row: TableRow, seal: Seal, stretches: list[PositionsRow], log: list[MoveRow]) -> tuple[Match, bool]:
    """The match of a table, the end of its log played again; False if the positions that are stored are no help."""
    match, told = resumed(row, seal, stretches, log) or (None, 0)
    trusted = match is not None or not row.stored
    ply = match.ply if match else 0
    match = match or new_match(row, seal)
    replay(row.id, match, log[told:], ply)
    return match, trusted
