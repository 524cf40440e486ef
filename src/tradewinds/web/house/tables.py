"""How games go on: by what players do and have asked to be done for them, and by bots and clocks."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any

from tradewinds.bots import bot_names
from tradewinds.bots.pace import USUAL_DELAY
from tradewinds.core.match import Match
from tradewinds.web.house.driving import Driving
from tradewinds.web.house.keeping import Keeping
from tradewinds.web.house.playing import legal_move, new_match, pace_of, play_habits, result_of
from tradewinds.web.house.seeds import NO_SEAL, Seal, awaits_parts, is_full
from tradewinds.web.house.table import CLOCK, LiveTable, Wanted
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.house.waking import note_pause
from tradewinds.web.store import Away, MoveRow, SeatRow, Store, TableRow

__all__ = ["STAND_IN", "Tables"]

STAND_IN = "skilled"  # plays for those who left, were replaced, or ran out of time
PARTS = "the parts of the seed"
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds before a bot that failed tries again
AWAY_PAUSE = 2.0  # seconds at most while it fails only for want of the database
GATHERING = 0.02  # seconds in which news of tables that are not open here are gathered
PART_PATIENCE = 5.0  # seconds in which a browser must tell the part of the seed that it has promised
LOG = logging.getLogger("tradewinds.web")


class Tables(Keeping):
    """All tables, with bots and clocks at work."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_delay: float = USUAL_DELAY, seal: Seal = NO_SEAL) -> None:
        super().__init__(store, seal)
        self.part_patience = PART_PATIENCE
        self.bot_delay = bot_delay
        self.first_pause = FIRST_PAUSE
        self.thinkers = thinkers
        self.driving = Driving(store, seal.mark)
        self.driving.claimed, self.driving.lost, self.driving.again = self._take, self._let_go, self._try_again
        self._trying = asyncio.Event()  # set for a moment when what failed may succeed
        self._closing = False
        self._looked_at: set[str] = set()  # tables at which something happened just now
        self._looking: set[asyncio.Task[None]] = set()

    def _take(self, keys: list[str]) -> None:
        """Drives games that another server left."""
        if not self._closing:
            self._begin_looking(self._drive(keys, self.driving.number))

    async def _drive(self, keys: list[str], number: int | None) -> None:
        """Notes who drives these games; whatever was read or decided before the claim must not undo that."""
        opening = [asyncio.shield(self._loading[key]) for key in keys if key in self._loading]
        await asyncio.gather(*opening, return_exceptions=True)
        self.look_at(key for key in keys if key not in self.kept)

        async def note(table: LiveTable) -> None:
            async with table.lock:
                table.row.driver = number
                self.go_on(table)

        await asyncio.gather(*(note(self.kept[key]) for key in keys if key in self.kept))

    def _begin_looking(self, work: Coroutine[Any, Any, None]) -> None:
        looking = asyncio.create_task(work)
        self._looking.add(looking)
        looking.add_done_callback(self._looking.discard)

    def look_at(self, keys: Iterable[str]) -> None:
        """Something happened at these tables: if it is for this server to go on there, it does, open or not."""
        if not self._looked_at and not self._closing:
            self._begin_looking(self._look())
        self._looked_at.update(keys)

    async def _look(self) -> None:
        await asyncio.sleep(GATHERING)
        keys = [key for key in self._looked_at if key not in self.kept]
        self._looked_at.clear()
        try:
            await self._look_after(keys)
        except Exception as error:
            LOG.warning("games could not be looked after: %s; trying again", type(error).__name__)
            await asyncio.sleep(AWAY_PAUSE)
            self.look_at(keys)

    async def _look_after(self, keys: list[str] | None = None) -> None:
        rows = await self.store.waiting_games(keys, self.driving.number)
        self.waking.look_after([row for row in rows if row.id not in self.kept], keys)

    async def look_after_all(self) -> None:
        """Looks at all games that this server drives, as after a time without news."""
        await self._look_after()

    def _let_go(self) -> None:
        """Others drive what this server drove."""
        self.waking.forget()
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
        await self._look_after()

    async def close(self) -> None:
        """Stops bots and clocks."""
        self._closing = True
        clocks = [table for table in self.kept.values() if (wanted := table.thinking_for) and wanted[2] == CLOCK]
        for failure in await asyncio.gather(*map(self._note_thought, clocks), return_exceptions=True):
            if failure:
                LOG.error("a clock could not be stored", exc_info=failure)
        await self.waking.close()
        thinking = [table.thinking for table in self.kept.values() if table.thinking]
        doubting = [self._doubting] if self._doubting else []
        tasks: list[asyncio.Task[Any]] = [*doubting, *self._looking, *self._loading.values(), *thinking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.driving.close()
        self.thinkers.close()

    async def keep(self, table: LiveTable, row: TableRow, by: int | None = None, *, waited: bool = False) -> None:
        """Stores what changed about a table and its seats; the game starts once no seat is open."""
        row.updated = time.time()
        match: Match | None
        if table.match:
            row.thought = table.thought
            match, entries = self._moved_on(table, row, [])
        else:
            match, entries = self.start_if_full(table, row, waited=waited)
        await self.write(table, row, match, entries, by, seats=True)

    # Moving on

    def start_if_full(
        self, table: LiveTable, row: TableRow, *, waited: bool = False
    ) -> tuple[Match | None, list[MoveRow]]:
        """The match of a table as it is after a change of its seats, and what chance played at its start.

        It starts once every browser has told the part that it promised, or was waited for in vain.
        """
        if row.status != "open" or not is_full(row) or (awaits_parts(row) and not waited):
            return None, []
        match = new_match(row, self.seal)
        play_habits(match, row.seats)
        _note_state(row, match, row.updated)
        row.driver = self.driving.number
        return match, table.new_entries(match, 0, row.updated)

    async def push(self, table: LiveTable, move: int, by: int | None = None) -> None:
        """Plays a legal move; stored as one with all that chance decides after it, and with what plays itself."""
        row = table.row.copy()
        if row.clock == "game":
            row.seats[table.game_on.seat].spent += table.thought
        after, entries = self._moved_on(table, row, [move])
        await self.write(table, row, after, entries, by, seats=after.over or row.seats != table.row.seats)

    def _moved_on(self, table: LiveTable, row: TableRow, moves: list[int]) -> tuple[Match, list[MoveRow]]:
        """A match after moves and what players have asked to be played for them, as the row notes, and what to log."""
        match, after = table.game_on, table.game_on.copy()
        after.replay(moves)
        play_habits(after, row.seats)
        if after.ply == match.ply:
            return match, []
        _note_state(row, after, time.time())
        for seat in row.seats:
            seat.held = None
        if after.over:
            row.seed = self.seal.open(row.id, row.seed)  # now everyone may know it
        return after, table.new_entries(after, match.ply, row.updated)

    # Bots and clocks

    def go_on(self, table: LiveTable) -> None:
        """Sets the bot that decides to work, or the clock of the player who does."""
        wanted = self._who_thinks(table)
        if wanted == table.thinking_for and table.thinking and not table.thinking.done():
            return
        if table.thinking and table.thinking is not asyncio.current_task():
            table.thinking.cancel()
        table.thinking, table.thinking_for = None, wanted
        if table.row.status == "over":
            self.thinkers.forget(table.row.id)
        if wanted is None or self._closing:
            return
        if wanted[2] == PARTS:
            work = self._wait_for_parts(table)
        else:
            work = self._run_clock(table, wanted) if wanted[2] == CLOCK else self._let_bot_play(table, wanted)
        table.thinking = asyncio.create_task(work)

    async def _wait_for_parts(self, table: LiveTable) -> None:
        """Starts a game without the parts that were promised and are not told in time.

        Every server that has the table open waits for them, and one of them is first.
        """

        async def start() -> None:
            if awaits_parts(table.row):
                await self.keep(table, table.row.copy(), waited=True)

        async def wait() -> None:
            await asyncio.sleep(self.part_patience)
            await self.change(table, start)

        await self._until_done(table, wait)

    def _who_thinks(self, table: LiveTable) -> Wanted | None:
        """At which ply, for which seat, and who, if it is for this server to say: the bot there, or the clock."""
        match = table.match
        if match is None and awaits_parts(table.row):
            return 0, 0, PARTS
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
                    await self.push(table, move, self.driving.number)

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
                await news.wait(left)

    async def _run_clock(self, table: LiveTable, wanted: Wanted) -> None:
        """When a player's time is up, a bot plays for them until they come back."""

        async def ring() -> None:
            pause = note_pause(table.row.seconds)
            while left := table.seconds_left():
                await asyncio.sleep(min(pause, left + 0.05))
                if left > pause:
                    await self._note_thought(table)
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
            except Away as error:
                if self._closing:
                    return
                pause = min(pause, AWAY_PAUSE)
                LOG.warning("table %s: %s; nobody moved; trying again in %s seconds", table.row.id, error, pause)
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
    row.result = result_of(match, now) if match.over else None
