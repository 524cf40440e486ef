"""How tables are kept: read from the store, changed one change at a time, and moved on by bots and clocks.

A change is made on a copy, stored, and only then shown: nobody ever sees what could still be lost.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from tradewinds.bots import bot_names
from tradewinds.bots.pace import USUAL_DELAY
from tradewinds.core.match import Match
from tradewinds.web.house.errors import Refused
from tradewinds.web.house.playing import AHEAD, habitual_move, legal_move, new_match, pace_of, result_of
from tradewinds.web.house.table import LiveTable, steady_time
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.store import Conflict, MoveRow, SeatRow, Store, TableRow

__all__ = ["STAND_IN", "Tables", "start_if_full"]

STAND_IN = "casual"  # plays for those who left, were replaced, or ran out of time
CLOCK = "the clock"
IDLE = 15 * 60  # seconds after which a table that nobody uses leaves the memory
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before a bot that failed tries again
SHORTEST_NOTE, LONGEST_NOTE = 2.0, 60.0  # seconds between notes of how much of a clock is used up
TABLE_ID = re.compile(r"[0-9a-f]{1,16}", re.ASCII)
LOG = logging.getLogger("tradewinds.web")


class Tables:
    """All tables, kept in a store, with bots and clocks at work."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_delay: float = USUAL_DELAY) -> None:
        self.store = store
        self.bot_delay = bot_delay
        self.first_pause = FIRST_PAUSE
        self.thinkers = thinkers
        self.kept: dict[str, LiveTable] = {}  # those in memory, by id
        self._loading = asyncio.Lock()
        self._tidied = time.monotonic()
        self._closing = False

    async def wake(self) -> None:
        """Goes on with every game that waited for a bot or a clock when the server stopped."""
        for row in await self.store.running_tables():
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
        tasks = [table.thinking for table in self.kept.values() if table.thinking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinkers.close()

    # Reading and keeping

    async def find(self, key: str) -> LiveTable:
        """A table by id."""
        if key not in self.kept:
            self.forget_idle()
            async with self._loading:
                if key not in self.kept:
                    self.kept[key] = await self._load(key)
                    self.go_on(self.kept[key])
        table = self.kept[key]
        table.used = time.monotonic()
        return table

    async def _load(self, key: str) -> LiveTable:
        row = await self.store.table(key) if TABLE_ID.fullmatch(key) else None
        if row is None:
            raise Refused(404, "no-such-table")
        table = LiveTable(row, log=await self.store.moves(key), chat=await self.store.messages(key))
        if row.status != "open":
            table.match = new_match(row)
            table.replay_log()
            table.asked_at = steady_time() - row.thought
        return table

    async def _reload(self, table: LiveTable) -> None:
        """Reads a table that another server has changed once more; whoever listens to it keeps listening."""
        fresh = await self._load(table.row.id)
        table.chat, table.log = fresh.chat, fresh.log
        table.asked_at = fresh.asked_at
        table.accept(fresh.row, fresh.match, [])
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

    async def keep(self, table: LiveTable, row: TableRow) -> None:
        """Stores what changed about a table and its seats; the game starts once no seat is open."""
        row.updated = time.time()
        match, entries = start_if_full(table, row)
        await self.store.save_table(row, entries)
        if match is not table.match:
            table.asked_at = steady_time()
        table.accept(row, match, entries)
        await self.play_for_the_player(table)

    @asynccontextmanager
    async def changing(self, table: LiveTable) -> AsyncIterator[None]:
        """One change at a time; whoever changes the row of a table changes a copy and keeps that."""
        async with table.lock:
            try:
                yield
            except Conflict:  # another server was first
                await self._reload(table)
                raise Refused(409, "position-changed") from None

    def left_to_bots(self, host: str) -> int:
        """How many of someone's games are going on with nobody but bots."""
        own = (table for table in self.kept.values() if table.row.host == host and table.row.status == "playing")
        return sum(all(map(_played_by_bot, table.seats)) for table in own)

    def add(self, table: LiveTable) -> None:
        """Keeps a new table in memory."""
        self.kept[table.row.id] = table

    # Moving on

    async def push(self, table: LiveTable, move: int, habit: str = "") -> None:
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
        if held or habit == AHEAD:
            await self.store.save_table(row, entries)
        else:
            await self.store.add_moves(row, entries)
        table.asked_at = steady_time()
        table.accept(row, after, entries)
        if after.over:
            self.thinkers.forget(row.id)

    async def play_for_the_player(self, table: LiveTable) -> None:
        """Plays what the decider has asked to be played for them: forced decisions, and passing ahead of time."""
        try:
            while (found := habitual_move(table.match, table.seats)) is not None:
                await self.push(table, *found)
        except Conflict:
            raise
        except Exception:  # what was asked for is done; the player can still play by hand
            LOG.exception("table %s: a habit could not be played", table.row.id)
        self.go_on(table)

    # Bots and clocks

    def go_on(self, table: LiveTable) -> None:
        """Sets the bot that decides to work, or the clock of the player who does."""
        wanted = _who_thinks(table)
        if wanted == table.thinking_for and table.thinking and not table.thinking.done():
            return
        if table.thinking and table.thinking is not asyncio.current_task():
            table.thinking.cancel()
        table.thinking, table.thinking_for = None, wanted
        if wanted is None or self._closing:
            return
        ply, _, thinker = wanted
        work = self._run_clock(table, ply) if thinker == CLOCK else self._let_bot_play(table, ply, thinker)
        table.thinking = asyncio.create_task(work)

    async def _let_bot_play(self, table: LiveTable, ply: int, bot: str) -> None:
        async def move() -> None:
            started, match = time.monotonic(), table.game_on
            if match.ply != ply:
                return
            seat, game = match.seat, match.game.name
            able = STAND_IN if self.thinkers.has_hung(bot) else bot
            await self._warm_up(table, game, able)
            chosen = await self.thinkers.choose(table.row.id, seat, game, able, match.seen_by(seat))
            await self._dawdle(table, started)
            async with self.changing(table):
                if table.game_on.ply == ply:
                    await self.push(table, legal_move(table.game_on, match.move(chosen).code))
                    await self.play_for_the_player(table)

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

    async def _run_clock(self, table: LiveTable, ply: int) -> None:
        """When a player's time is up, a bot plays for them until they come back."""

        async def ring() -> None:
            pause = min(max(SHORTEST_NOTE, table.row.seconds / 20), LONGEST_NOTE)
            while (left := table.seconds_left() or 0.0) > pause:
                await asyncio.sleep(pause)
                await self._note_thought(table)
            await asyncio.sleep(left + 0.05)
            async with self.changing(table):
                if table.game_on.ply == ply:
                    row = table.row.copy()
                    row.seats[table.game_on.seat].away = True
                    await self.keep(table, row)

        await self._until_done(table, ring)

    async def _note_thought(self, table: LiveTable) -> None:
        """Stores how much of a clock is used up, so that a restart gives back no more than came after it."""
        async with self.changing(table):
            row = table.row.copy()
            row.thought = table.thought
            await self.store.note_thought(row.id, row.thought)
            table.row = row

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
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _who_thinks(table: LiveTable) -> tuple[int, int, str] | None:
    """At which ply, for which seat, and who: the bot that plays there, or the clock."""
    match = table.match
    if match is None or match.over:
        return None
    seat = table.seats[match.seat]
    if _played_by_bot(seat):
        return match.ply, match.seat, seat.bot if seat.bot in bot_names() else STAND_IN
    return (match.ply, match.seat, CLOCK) if table.row.clock != "none" else None


def _played_by_bot(seat: SeatRow) -> bool:
    return seat.kind == "bot" or seat.away


def start_if_full(table: LiveTable, row: TableRow) -> tuple[Match | None, list[MoveRow]]:
    """The match of a table as it is after a change of its seats, and what chance played at its start."""
    if row.status != "open" or any(seat.kind == "open" for seat in row.seats):
        return table.match, []
    match = new_match(row)
    _note_state(row, match, row.updated)
    return match, table.new_entries(match, 0, row.updated)


def _note_state(row: TableRow, match: Match, now: float) -> None:
    row.status = "over" if match.over else "playing"
    row.decider = match.seat if match.seat >= 0 else None
    row.thought = 0.0
    row.updated = now
    row.result = result_of(match, now) if match.over else None
