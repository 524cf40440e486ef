"""The house: every table, and all that people can do at one."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Any

from tradewinds.bots import BOTS
from tradewinds.core.errors import IllegalMove
from tradewinds.core.match import Match
from tradewinds.core.state import CHANCE
from tradewinds.games import find_game
from tradewinds.web.house.errors import Refused
from tradewinds.web.house.table import LiveTable
from tradewinds.web.house.thinking import Thinkers
from tradewinds.web.store import Conflict, MessageRow, MoveRow, PersonRow, SeatRow, Store, TableRow
from tradewinds.web.store.rows import UNDO, Clock, SeatKind

__all__ = ["HABITS", "House", "NewSeat", "NewTable"]

HABITS = ("play_forced", "hold_last", "pass_ahead")  # how a player likes to play
STAND_IN = "greedy"  # plays for those who left, were replaced, or ran out of time
LONGEST_MESSAGE = 500
MOST_MESSAGES = 1000
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 7 * 24 * 3600


@dataclass
class NewSeat:
    """A wish for one seat of a new table: the host's own (several, on one device), open, or a bot's."""

    kind: SeatKind = "open"
    bot: str | None = None
    name: str = ""


@dataclass
class NewTable:
    """A wish for a new table."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = "none"
    seconds: int = 0
    public: bool = False


class House:
    """All tables, kept in a store, with bots and clocks at work."""

    def __init__(self, store: Store, thinkers: Thinkers, bot_delay: float = 0.7) -> None:
        self.store = store
        self.bot_delay = bot_delay
        self._thinkers = thinkers
        self._tables: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()

    async def wake(self) -> None:
        """Goes on with every game that was being played when the server stopped."""
        for row in await self.store.running_tables():
            table = await self.table(row.id)
            self._go_on(table)

    async def close(self) -> None:
        """Stops bots and clocks."""
        tasks = [table.thinking for table in self._tables.values() if table.thinking]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._thinkers.close()

    # Tables

    async def table(self, key: str) -> LiveTable:
        """A table by id."""
        if key in self._tables:
            return self._tables[key]
        async with self._loading:
            if key not in self._tables:
                self._tables[key] = await self._load(key)
        return self._tables[key]

    async def _load(self, key: str) -> LiveTable:
        row = await self.store.table(key)
        if row is None:
            raise Refused(404, "no-such-table")
        table = LiveTable(row, log=await self.store.moves(key), chat=await self.store.messages(key))
        if row.status != "open":
            table.match = _new_match(row)
            table.replay_log()
        return table

    async def create(self, host: PersonRow, wish: NewTable) -> LiveTable:
        """Opens a table; the game starts as soon as no seat is open."""
        try:
            game = find_game(wish.game)
            players = game.check_players(len(wish.seats))
            options = game.choose_options(wish.options)
        except ValueError as error:
            raise Refused(422, "bad-table", reason=str(error)) from None
        now = time.time()
        row = TableRow(
            id=secrets.token_hex(6),
            game=game.name,
            players=players,
            options=dict(options),
            seed=secrets.token_hex(32),
            host=host.id,
            clock=wish.clock,
            seconds=_clock_seconds(wish),
            public=wish.public,
            created=now,
            updated=now,
            seats=[_new_seat(seat, host) for seat in wish.seats],
        )
        _make_names_differ(row.seats)
        table = LiveTable(row)
        await self.store.add_table(row)
        self._tables[row.id] = table
        await self._start_if_full(table)
        return table

    async def join(self, table: LiveTable, person: PersonRow, seat: int | None = None) -> None:
        """Sits down at an open seat."""
        async with self._changing(table):
            if table.row.status != "open":
                raise Refused(409, "game-has-started")
            if table.seats_of(person.id):
                raise Refused(409, "seated-already")
            free = [number for number, row in enumerate(table.seats) if row.kind == "open"]
            if seat is None and free:
                seat = free[0]
            if seat is None or seat not in free:
                raise Refused(409, "seat-taken")
            table.seats[seat] = SeatRow("person", person.id, name=person.name)
            _make_names_differ(table.seats)
            await self._save(table)
            await self._start_if_full(table)

    async def fill_with_bots(self, table: LiveTable, person: PersonRow, bot: str = STAND_IN) -> None:
        """The host gives all open seats to bots, and the game starts."""
        async with self._changing(table):
            if table.row.host != person.id:
                raise Refused(403, "host-only")
            if table.row.status != "open":
                raise Refused(409, "game-has-started")
            for number, seat in enumerate(table.seats):
                if seat.kind == "open":
                    table.seats[number] = _new_seat(NewSeat("bot", bot=bot), person)
            _make_names_differ(table.seats)
            await self._save(table)
            await self._start_if_full(table)

    async def leave(self, table: LiveTable, person: PersonRow) -> None:
        """Gets up: before the game the seat is free again, during it a bot plays on until the person comes back."""
        async with self._changing(table):
            own = table.seats_of(person.id)
            if not own:
                raise Refused(409, "not-seated")
            for number in own:
                if table.row.status == "open":
                    table.seats[number] = SeatRow()
                else:
                    table.seats[number].away = True
            await self._save(table)
            self._go_on(table)

    async def come_back(self, table: LiveTable, person: PersonRow) -> None:
        """Takes over from the bot that played on."""
        async with self._changing(table):
            if not table.seats_of(person.id):
                raise Refused(409, "not-seated")
            for number in table.seats_of(person.id):
                table.seats[number].away = False
            await self._save(table)
            self._go_on(table)

    async def replace(self, table: LiveTable, person: PersonRow, seat: int) -> None:
        """Someone at the table lets a bot play for a player who is not there; they can come back at any time."""
        async with self._changing(table):
            if not table.seats_of(person.id):
                raise Refused(403, "players-only")
            if not 0 <= seat < len(table.seats) or table.seats[seat].kind != "person" or table.row.status != "playing":
                raise Refused(409, "nobody-to-replace")
            if table.present.get(table.seats[seat].person or "", 0):
                raise Refused(409, "player-is-here")
            table.seats[seat].away = True
            await self._save(table)
            self._go_on(table)

    async def set_habits(self, table: LiveTable, person: PersonRow, habits: dict[str, bool]) -> None:
        """How a person likes to play here."""
        async with self._changing(table):
            if not table.seats_of(person.id):
                raise Refused(403, "players-only")
            for number in table.seats_of(person.id):
                seat = table.seats[number]
                seat.habits = seat.habits | {name: bool(habits[name]) for name in HABITS if name in habits}
            await self._save(table)
            await self._play_for_the_player(table)

    # Playing

    async def play(self, table: LiveTable, person: PersonRow, code: str, ply: int | None = None) -> None:
        """Plays a move; acknowledged only once it is stored. `ply` is what the player was looking at."""
        async with self._changing(table):
            match, seat = self._decision_of(table, person, ply)
            move = _legal(match, code)
            if table.seats[seat].habits.get("hold_last") and _ends_turn(match, move):
                table.held[seat] = move
                return
            await self._push(table, move)
            await self._play_for_the_player(table)

    async def confirm(self, table: LiveTable, person: PersonRow) -> None:
        """Ends the turn: plays the decision that was held."""
        async with self._changing(table):
            _, seat = self._decision_of(table, person, None)
            if seat not in table.held:
                raise Refused(409, "nothing-held")
            await self._push(table, table.held[seat])
            await self._play_for_the_player(table)

    async def undo(self, table: LiveTable, person: PersonRow) -> None:
        """Takes back one's own last decision, or the one that is held."""
        async with self._changing(table):
            match, seat = self._decision_of(table, person, None)
            if table.held.pop(seat, None) is not None:
                return
            if not table.can_undo(seat):
                raise Refused(409, "cannot-undo")
            match.undo()
            entry = MoveRow(len(table.log), UNDO, seat, time.time())
            table.row.updated = entry.at
            await self.store.add_moves(table.row, [entry])
            table.log.append(entry)

    def _decision_of(self, table: LiveTable, person: PersonRow, ply: int | None) -> tuple[Match, int]:
        match = table.game_on
        if match.over:
            raise Refused(409, "game-is-over")
        if not table.seats_of(person.id):
            raise Refused(403, "players-only")
        if ply is not None and ply != match.ply:
            raise Refused(409, "position-changed")
        if match.seat not in table.seats_of(person.id):
            raise Refused(409, "not-your-turn")
        return match, match.seat

    async def _push(self, table: LiveTable, move: int) -> None:
        """Plays a legal move and stores it with all that chance decides after it; undone if it cannot be stored."""
        match = table.game_on
        now, ply, seat = time.time(), match.ply, match.seat
        spent = table.seats[seat].spent
        table.seats[seat].spent += now - table.asked_at
        match.replay([move])
        self._note_state(table, now)
        entries = table.new_entries(ply, now)
        try:
            await self.store.add_moves(table.row, entries)
        except BaseException as error:
            match.rewind(ply)
            table.seats[seat].spent = spent
            self._note_state(table, now)
            if isinstance(error, Conflict):  # another server plays at this table: read it anew
                self._tables.pop(table.row.id, None)
                raise Refused(409, "position-changed") from None
            raise
        table.log += entries
        table.held.clear()
        table.asked_at = now

    def _note_state(self, table: LiveTable, now: float) -> None:
        match = table.game_on
        table.row.status = "over" if match.over else "playing"
        table.row.decider = match.seat if match.seat >= 0 else None
        table.row.updated = now

    async def _start_if_full(self, table: LiveTable) -> None:
        row = table.row
        if row.status != "open" or any(seat.kind == "open" for seat in row.seats):
            return
        table.match = _new_match(row)
        table.asked_at = time.time()
        self._note_state(table, table.asked_at)
        entries = table.new_entries(0, table.asked_at)
        if entries:
            await self.store.add_moves(row, entries)
        else:
            await self.store.save_table(row)
        table.log += entries
        await self._play_for_the_player(table)

    async def _play_for_the_player(self, table: LiveTable) -> None:
        """Plays what the decider has asked to be played for them: forced decisions, and passing ahead of time."""
        while (move := _habitual_move(table)) is not None:
            await self._push(table, move)
        self._go_on(table)

    # Bots and clocks

    def _go_on(self, table: LiveTable) -> None:
        """Sets the bot that decides to work, or the clock of the player who does."""
        if table.thinking:
            table.thinking.cancel()
            table.thinking = None
        match = table.match
        if match is None or match.over:
            return
        seat = table.seats[match.seat]
        if seat.kind == "bot" or seat.away:
            table.thinking = asyncio.create_task(self._let_bot_play(table, seat.bot or STAND_IN))
        elif table.row.clock != "none":
            table.thinking = asyncio.create_task(self._run_clock(table))

    async def _let_bot_play(self, table: LiveTable, bot: str) -> None:
        match = table.game_on
        ply, seat = match.ply, match.seat
        started = time.monotonic()
        try:
            move = await self._thinkers.choose(match.game.name, bot, match.seen_by(seat), secrets.randbits(60))
        except RuntimeError:  # the server is closing
            return
        await asyncio.sleep(max(0.0, self.bot_delay - (time.monotonic() - started)))
        async with self._changing(table):
            if match.ply == ply:
                table.thinking = None
                await self._push(table, move)
                await self._play_for_the_player(table)

    async def _run_clock(self, table: LiveTable) -> None:
        """When a player's time is up, a bot plays for them until they come back."""
        match = table.game_on
        ply = match.ply
        await asyncio.sleep((table.seconds_left() or 0.0) + 0.05)
        async with self._changing(table):
            if match.ply == ply:
                table.thinking = None
                table.seats[match.seat].away = True
                await self._save(table)
                self._go_on(table)

    # Chat and presence

    async def say(self, table: LiveTable, person: PersonRow, text: str) -> None:
        """A line of chat."""
        text = " ".join(text.split())
        if not text:
            raise Refused(422, "empty-message")
        if len(text) > LONGEST_MESSAGE:
            raise Refused(422, "long-message", most=LONGEST_MESSAGE)
        async with self._changing(table):
            if len(table.chat) >= MOST_MESSAGES:
                raise Refused(409, "chat-full")
            message = MessageRow(len(table.chat), person.id, person.name, text, time.time())
            await self.store.add_message(table.row.id, message)
            table.chat.append(message)

    @contextmanager
    def presence(self, table: LiveTable, person: PersonRow | None) -> Iterator[None]:
        """While a person's page is open."""
        key = person.id if person else ""
        table.present[key] = table.present.get(key, 0) + 1
        table.announce()
        try:
            yield
        finally:
            table.present[key] -= 1
            table.announce()

    async def rematch(self, table: LiveTable, person: PersonRow) -> LiveTable:
        """The same game with the same people; whoever asks first opens the table, the others find it there."""
        async with self._changing(table):
            if not table.seats_of(person.id):
                raise Refused(403, "players-only")
            if table.row.status != "over":
                raise Refused(409, "game-not-over")
            if table.row.rematch:
                return await self.table(table.row.rematch)
            row = table.row
            order = row.seats[1:] + row.seats[:1]  # someone else begins
            seats = [_seat_again(seat, person) for seat in order]
            wish = NewTable(row.game, seats, row.options, row.clock, row.seconds, row.public)
            again = await self.create(person, wish)
            row.rematch = again.row.id
            await self._save(table)
            return again

    async def _save(self, table: LiveTable) -> None:
        table.row.updated = time.time()
        await self.store.save_table(table.row)

    @asynccontextmanager
    async def _changing(self, table: LiveTable) -> AsyncIterator[None]:
        """One change at a time; everyone hears of it afterwards."""
        async with table.lock:
            try:
                yield
            finally:
                table.announce()


def _new_match(row: TableRow) -> Match:
    return Match(row.game, row.players, seed=row.seed, names=[seat.name for seat in row.seats], **row.options)


def _legal(match: Match, code: str) -> int:
    try:
        move = match.move(code)
    except IllegalMove as error:
        raise Refused(422, "unknown-move", code=error.code) from None
    reason = match.reason(move)
    if reason:
        raise Refused(409, reason)
    return move.id


def _ends_turn(match: Match, move: int) -> bool:
    twin = match.copy()
    twin.chance = "manual"  # look no further than the decision itself
    twin.replay([move])
    return twin.over or twin.turn != match.turn or twin.seat not in (match.seat, CHANCE)


def _habitual_move(table: LiveTable) -> int | None:
    match = table.match
    if match is None or match.over:
        return None
    seat = table.seats[match.seat]
    if seat.kind != "person" or seat.away:
        return None
    offered = match.moves()
    if seat.habits.get("play_forced") and len(offered) == 1:
        return offered[0].id
    if seat.habits.get("pass_ahead"):
        for move in offered:
            if move.code in match.game.passes:
                return move.id
    return None


def _new_seat(wish: NewSeat, host: PersonRow) -> SeatRow:
    if wish.kind == "bot":
        if wish.bot not in BOTS:
            raise Refused(422, "no-such-bot", bot=str(wish.bot))
        return SeatRow("bot", bot=wish.bot, name=wish.name or f"{wish.bot}".capitalize())
    if wish.kind == "person":
        return SeatRow("person", host.id, name=wish.name or host.name)
    return SeatRow()


def _seat_again(seat: SeatRow, host: PersonRow) -> NewSeat:
    if seat.kind == "bot":
        return NewSeat("bot", bot=seat.bot)
    return NewSeat("person", name=seat.name) if seat.person == host.id else NewSeat("open")


def _make_names_differ(seats: list[SeatRow]) -> None:
    """Numbers equal names, so that a log line always says who."""
    taken: set[str] = set()
    for seat in seats:
        name, number = seat.name, 2
        while seat.name in taken:
            seat.name = f"{name} {number}"
            number += 1
        if seat.kind != "open":
            taken.add(seat.name)


def _clock_seconds(wish: NewTable) -> int:
    if wish.clock == "none":
        return 0
    if not SHORTEST_CLOCK <= wish.seconds <= LONGEST_CLOCK:
        raise Refused(422, "bad-clock", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
    return wish.seconds
