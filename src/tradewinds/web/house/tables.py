"""How tables are kept: read from the store, changed one change at a time, and moved on by bots and clocks.

A change is made on a copy, stored, and only then shown: nobody ever sees what could still be lost.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from tradewinds.bots import bot_names
from tradewinds.bots.pace import USUAL_DELAY
from tradewinds.core.match import Match
from tradewinds.web.house.driving import Driving
from tradewinds.web.house.errors import Refused
from tradewinds.web.house.playing import AHEAD, habitual_move, legal_move, new_match, pace_of
from tradewinds.web.house.table import LiveTable, Wanted, replay, steady_time
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.store import Conflict, MessageRow, MoveRow, SeatRow, Store, TableRow
from tradewinds.web.store.rows import UNDO

__all__ = ["STAND_IN", "Tables"]

STAND_IN = "casual"  # plays for those who left, were replaced, or ran out of time
CLOCK = "the clock"
IDLE = 15 * 60  # seconds after which a table that nobody uses leaves the memory
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before a bot that failed tries again
SHORTEST_NOTE, LONGEST_NOTE = 2.0, 60.0  # seconds between notes of how much of a clock is used up
TABLE_ID = re.compile(r"[0-9a-f]{1,16}", re.ASCII)
TRIES = 20  # of a change that others are always quicker with
Done = TypeVar("Done")
LOG = logging.getLogger("tradewinds.web")


class Tables:
    """All tables, kept in a store, with bots and clocks at work."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_delay: float = USUAL_DELAY) -> None:
        self.store = store
        self.bot_delay = bot_delay
        self.first_pause = FIRST_PAUSE
        self.thinkers = thinkers
        self.driving = Driving(store)
        self.driving.claimed, self.driving.lost, self.driving.again = self._take, self._let_go, self._try_again
        self._trying = asyncio.Event()  # set for a moment when what failed may succeed
        self.kept: dict[str, LiveTable] = {}  # those in memory, by id
        self.opened: Callable[[LiveTable], None] = lambda table: None  # told of tables that come from the store
        self._loading = asyncio.Lock()
        self._tidied = time.monotonic()
        self._closing = False
        self._waking: set[asyncio.Task[None]] = set()

    def _take(self, keys: list[str]) -> None:
        """Drives games that another server left."""
        for key in keys:
            if key in self.kept:
                table = self.kept[key]
                table.row.driver = self.driving.number
                self.go_on(table)
        waking = asyncio.create_task(self._wake_some(keys))
        self._waking.add(waking)
        waking.add_done_callback(self._waking.discard)

    async def _wake_some(self, keys: list[str]) -> None:
        for row in await self.store.running_tables(keys):
            await self._wake_one(row)

    def _let_go(self) -> None:
        """Others drive what this server drove."""
        for table in self.kept.values():
            self.go_on(table)

    def _try_again(self) -> None:
        """The database is back: whoever waits for their next attempt need not wait longer."""
        self._trying.set()
        self._trying.clear()

    async def wake(self) -> None:
        """Goes on with every game that waited for a bot or a clock when the server stopped."""
        if self.store.is_shared:
            await self.driving.begin()  # which claims what nobody drives
            return
        for row in await self.store.running_tables():
            await self._wake_one(row)

    async def _wake_one(self, row: TableRow) -> None:
        if row.clock != "none" or row.decider is None or _played_by_bot(row.seats[row.decider]):
            try:
                await self.find(row.id)
            except Exception:  # one table that cannot be read keeps nobody from the others
                LOG.exception("table %s cannot be read", row.id)

    async def close(self) -> None:
        """Stops bots and clocks."""
        self._closing = True
        clocks = [table for table in self.kept.values() if (wanted := table.thinking_for) and wanted[2] == CLOCK]
        for failure in await asyncio.gather(*map(self._note_thought, clocks), return_exceptions=True):
            if failure:
                LOG.error("a clock could not be stored", exc_info=failure)
        tasks = [*self._waking, *(table.thinking for table in self.kept.values() if table.thinking)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.driving.close()
        self.thinkers.close()

    # Reading and keeping

    async def find(self, key: str) -> LiveTable:
        """A table by id."""
        if key not in self.kept:
            self.forget_idle()
            async with self._loading:
                if key not in self.kept:
                    table = self.kept[key] = await self._load(key)
                    if await self.is_behind(table):  # it was not known here yet when the others told of a change
                        await self.change(table, lambda: self.catch_up(table))
                    self.opened(table)
                    self.go_on(table)
        table = self.kept[key]
        table.used = time.monotonic()
        return table

    async def _load(self, key: str) -> LiveTable:
        found = await self.store.read_table(key) if TABLE_ID.fullmatch(key) else None
        if found is None:
            raise Refused(404, "no-such-table")
        row, log, chat = found
        table = LiveTable(row, log=log, chat=chat)
        if row.status != "open":
            table.match = new_match(row)
            replay(key, table.match, log, told=0)
            table.asked_at = steady_time() - row.thought
        return table

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
        match = table.match.copy() if table.match else None
        if row.status != "open":
            told = match.ply if match else 0
            match = match or new_match(row)
            replay(row.id, match, entries, told)
        if entries:
            table.asked_at = steady_time() - row.thought
        table.chat = table.chat + said
        table.accept(row, match, entries)
        for seat in {entry.seat for entry in entries if entry.seat >= 0}:
            table.see(row.seats[seat].person or "")
        if row.status == "over":
            self.thinkers.forget(row.id)
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

    async def keep(self, table: LiveTable, row: TableRow, by: int | None = None) -> None:
        """Stores what changed about a table and its seats; the game starts once no seat is open."""
        row.updated = time.time()
        if table.match:
            row.thought = table.thought
        match, entries = self.start_if_full(table, row)
        await self.write(table, row, match, entries, by, seats=True)
        await self.play_for_the_player(table)

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
            await (self.store.save_table if seats else self.store.add_moves)(row, entries, by)
        except Conflict:
            await self.catch_up(table)
            if not table.has(entries):
                raise
            return  # it was stored, though a database that went away just then could not say so
        if match is not table.match and not (entries and entries[-1].move == UNDO):
            table.asked_at = steady_time()
        table.accept(row, match, entries)

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
        raise Refused(409, "position-changed")

    async def is_behind(self, table: LiveTable) -> bool:
        """Whether another server has changed a table since this one read it."""
        return self.store.is_shared and await self.store.revision(table.row.id) != table.row.revision

    def add(self, table: LiveTable) -> None:
        """Keeps a new table in memory."""
        self.kept[table.row.id] = table

    # Moving on

    def start_if_full(self, table: LiveTable, row: TableRow) -> tuple[Match | None, list[MoveRow]]:
        """The match of a table as it is after a change of its seats, and what chance played at its start."""
        if row.status != "open" or any(seat.kind == "open" for seat in row.seats):
            return table.match, []
        match = new_match(row)
        _note_state(row, match, row.updated)
        row.driver = self.driving.number
        return match, table.new_entries(match, 0, row.updated)

    async def push(self, table: LiveTable, move: int, habit: str = "", by: int | None = None) -> None:
        """Plays a legal move and stores it with all that chance decides after it."""
        match, now = table.game_on, time.time()
        after, row = match.copy(), table.row.copy()
        after.replay([move])
        if row.clock == "game":
            row.seats[match.seat].spent += table.thought
        _note_state(row, after, now)
        entries = table.new_entries(after, match.ply, now)
        held = [seat for seat in row.seats if seat.held]
        for seat in held:
            seat.held = None
        if habit == AHEAD:
            row.seats[match.seat].habits[habit] = False
        await self.write(table, row, after, entries, by, seats=bool(held) or habit == AHEAD)
        if after.over:
            self.thinkers.forget(row.id)

    async def play_for_the_player(self, table: LiveTable) -> None:
        """Plays what the decider has asked to be played for them: forced decisions, and passing ahead of time."""
        try:
            while (found := habitual_move(table.match, table.seats)) is not None:
                with suppress(Conflict):  # what another server did is read by now; perhaps it is still to be played
                    await self.push(table, *found)
        except Exception:  # what was asked for is done; the player can still play by hand
            LOG.exception("table %s: a habit could not be played", table.row.id)
        self.go_on(table)

    # Bots and clocks

    def go_on(self, table: LiveTable) -> None:
        """Sets the bot that decides to work, or the clock of the player who does."""
        wanted = self._who_thinks(table)
        if wanted == table.thinking_for and table.thinking and not table.thinking.done():
            return
        if table.thinking and table.thinking is not asyncio.current_task():
            table.thinking.cancel()
        table.thinking, table.thinking_for = None, wanted
        if wanted is None or self._closing:
            return
        work = self._run_clock(table, wanted) if wanted[2] == CLOCK else self._let_bot_play(table, wanted)
        table.thinking = asyncio.create_task(work)

    def _who_thinks(self, table: LiveTable) -> Wanted | None:
        """At which ply, for which seat, and who, if it is for this server to say: the bot there, or the clock."""
        match = table.match
        if match is None or match.over or not self.driving.drives(table.row):
            return None
        seat = table.seats[match.seat]
        if _played_by_bot(seat):
            return match.ply, match.seat, seat.bot if seat.bot in bot_names() else STAND_IN
        return (match.ply, match.seat, CLOCK) if table.row.clock != "none" else None

    async def _let_bot_play(self, table: LiveTable, wanted: Wanted) -> None:
        _, seat, bot = wanted

        async def move() -> None:
            started, match = time.monotonic(), table.game_on
            if self._who_thinks(table) != wanted:
                return
            game = match.game.name
            able = STAND_IN if self.thinkers.has_hung(bot) else bot
            await self._warm_up(table, game, able)
            chosen = await self.thinkers.choose(table.row.id, seat, game, able, match.seen_by(seat))
            await self._dawdle(table, started)

            async def play() -> None:
                if self._who_thinks(table) == wanted:
                    move = legal_move(table.game_on, match.move(chosen).code)
                    await self.push(table, move, by=self.driving.number)
                    await self.play_for_the_player(table)

            await self.change(table, play)

        await self._until_done(table, move)

    async def _warm_up(self, table: LiveTable, game: str, bot: str) -> None:
        """Waits until a bot can think; meanwhile the table shows why nothing happens."""
        if self.thinkers.is_ready(game, bot):
            return
        table.warming = True
        table.announce()
        try:
            await self.thinkers.ready(game, bot)
        finally:
            table.warming = False
            table.announce()

    async def _dawdle(self, table: LiveTable, started: float) -> None:
        """Takes the time that people want in order to follow; who changes their mind need not wait for it."""
        with table.listening() as news:
            while (left := started + self.bot_delay * pace_of(table.seats) - time.monotonic()) > 0:
                news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(news.wait(), left)

    async def _run_clock(self, table: LiveTable, wanted: Wanted) -> None:
        """When a player's time is up, a bot plays for them until they come back."""

        async def ring() -> None:
            pause = min(max(SHORTEST_NOTE, table.row.seconds / 20), LONGEST_NOTE)
            while (left := table.seconds_left() or 0.0) > pause:
                await asyncio.sleep(pause)
                await self._note_thought(table)
            await asyncio.sleep(left + 0.05)
            await self.change(table, put_away)

        async def put_away() -> None:
            if self._who_thinks(table) == wanted and table.seconds_left() == 0.0:
                row = table.row.copy()
                row.seats[table.game_on.seat].away = True
                await self.keep(table, row, self.driving.number)

        await self._until_done(table, ring)

    async def _note_thought(self, table: LiveTable) -> None:
        """Stores how much of a clock is used up, so that a restart gives back no more than came after it."""

        async def note() -> None:
            wanted = self._who_thinks(table)
            if wanted is None or wanted[2] != CLOCK:
                return
            row = table.row.copy()
            row.thought = table.thought
            await self.store.note_thought(row, self.driving.number)
            table.row = row

        await self.change(table, note)

    async def _until_done(self, table: LiveTable, work: Callable[[], Awaitable[None]]) -> None:
        """Tries again, at growing intervals, what failed: no table stands still in silence."""
        pause = self.first_pause
        while True:
            try:
                await work()
                return
            except Exception:
                if self._closing:
                    return
                LOG.exception("table %s: nobody moved; trying again in %s seconds", table.row.id, pause)
            with suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._trying.wait()
            pause = min(2 * pause, LONGEST_PAUSE)


def _played_by_bot(seat: SeatRow) -> bool:
    return seat.kind == "bot" or seat.away


def _note_state(row: TableRow, match: Match, now: float) -> None:
    row.status = "over" if match.over else "playing"
    row.decider = match.seat if match.seat >= 0 else None
    row.thought = 0.0
    row.updated = now
