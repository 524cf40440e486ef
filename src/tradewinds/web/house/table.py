"""A table in use: its row, its match, and who waits for news of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

from tradewinds.core.match import Match
from tradewinds.core.state import CHANCE
from tradewinds.web.house.errors import Refused
from tradewinds.web.store.rows import UNDO, MessageRow, MoveRow, SeatRow, TableRow

__all__ = ["CLOCK", "DamagedLog", "LiveTable", "Wanted", "can_undo", "replay", "steady_time"]


Wanted: TypeAlias = tuple[int, int, str]  # at which ply, for which seat, and who: a bot by name, or the clock
CLOCK = "the clock"
REVISION = 1_000_000  # versions from one change that is stored to the next; between them people come and go
BEGAN = time.time() - time.monotonic()


def steady_time() -> float:
    """The time of day as the machine had it when the server started, gone on since without a jump."""
    return BEGAN + time.monotonic()


class News:
    """Whether something happened since someone last looked; like an `asyncio.Event`, for a single listener."""

    def __init__(self) -> None:
        self._came = False
        self._waiting: asyncio.Future[bool] | None = None
        self._until = 0.0  # when the listener has waited long enough
        self._timer: asyncio.TimerHandle | None = None  # which rings then or before: most news come long before

    def set(self) -> None:
        """Something happened."""
        self._came = True
        self._wake(True)

    def clear(self) -> None:
        """The listener is about to look."""
        self._came = False

    def is_set(self) -> bool:
        """Whether something happened."""
        return self._came

    async def wait(self, seconds: float) -> bool:
        """Waits until something has happened, or for so long; whether it has."""
        if self._came:
            return True
        loop = asyncio.get_running_loop()
        self._waiting, self._until = loop.create_future(), loop.time() + seconds
        if self._timer and self._timer.when() > self._until:
            self.close()
        if self._timer is None:
            self._timer = loop.call_at(self._until, self._ring, loop)
        try:
            return await self._waiting
        finally:
            self._waiting = None

    def close(self) -> None:
        """Nobody listens any more, or not for as long."""
        if self._timer:
            self._timer.cancel()
        self._timer = None

    def _ring(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        if self._waiting and loop.time() < self._until:
            self._timer = loop.call_at(self._until, self._ring, loop)
        elif self._waiting:
            self._wake(False)

    def _wake(self, came: bool) -> None:
        if self._waiting and not self._waiting.done():
            self._waiting.set_result(came)


class DamagedLog(Exception):  # noqa: N818 - what it is
    """The log of a table is not what was played there; the table stays closed."""


@dataclass(eq=False)
class LiveTable:
    """What the server keeps in memory of a table; all of it can be read back from the store."""

    row: TableRow
    match: Match | None = None  # none while seats are open
    log: list[MoveRow] = field(default_factory=list)
    chat: list[MessageRow] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    version: int = 0  # goes up with every change, the same on every server but for who is there just now
    asked_at: float = field(default_factory=steady_time)  # since when the decider has been thinking
    present: dict[str, int] = field(
        default_factory=dict
    )  # by person: pages open here; none for a moment after the last
    elsewhere: dict[str, frozenset[str]] = field(default_factory=dict)  # by server: players with a page open there
    seen_at: dict[str, float] = field(default_factory=dict)  # by person: when they last did something here
    opened_at: float = field(default_factory=time.monotonic)
    thinking: asyncio.Task[None] | None = None  # the bot or the clock that will move next
    thinking_for: Wanted | None = None  # what it thinks about: ply, seat, and who thinks
    warming: bool = False  # whether the bot that decides cannot think yet, because its rules are being compiled
    used: float = field(default_factory=time.monotonic)  # when someone last asked for it
    _listeners: set[News] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.version = max(self.version, self.stored_version)

    @property
    def stored_version(self) -> int:
        """The version of what is stored: every server that knows of it shows this one or a later one."""
        return self.row.revision * REVISION

    @property
    def seats(self) -> list[SeatRow]:
        """The seats, in order."""
        return self.row.seats

    @property
    def commitment(self) -> str | None:
        """What the server has published of its part of the seed; at tables of older versions, once the game is on."""
        return self.row.commitment or (self.match.commitment if self.match else None)

    @property
    def names(self) -> list[str]:
        """What the players are called."""
        return [seat.name for seat in self.seats]

    def held(self, seat: int | None) -> str | None:
        """The last decision of a turn, by its code, until it is confirmed."""
        return self.seats[seat].held if seat is not None else None

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person has: several, when friends share a device."""
        return [number for number, seat in enumerate(self.seats) if person and seat.person == person]

    def kept_for(self, person: str | None) -> list[int]:
        """The open seats that nobody else may take."""
        return [number for number, seat in enumerate(self.seats) if person and seat.kept_for == person]

    def may_talk(self, person: str) -> bool:
        """Whether someone may write to this table: at a private one, only those whose table it is."""
        return bool(self.row.public or self.row.host == person or self.seats_of(person) or self.kept_for(person))

    def see(self, person: str) -> None:
        """Notes that a player is there."""
        if self.seats_of(person):
            self.seen_at[person] = time.monotonic()

    def is_there(self, person: str) -> bool:
        """Whether someone has a page of this table open, here or elsewhere."""
        return bool(self.present.get(person)) or any(person in people for people in self.elsewhere.values())

    def gone_for(self, person: str) -> float:
        """How many seconds ago a player was last there; none while a page of theirs is open."""
        return 0.0 if self.is_there(person) else time.monotonic() - self.seen_at.get(person, self.opened_at)

    def viewpoint(self, person: str | None) -> int | None:
        """The seat through whose eyes a person sees: the one of theirs that decides, else their first."""
        own = self.seats_of(person)
        if self.match and self.match.seat in own:
            return self.match.seat
        return own[0] if own else None

    def can_undo(self, seat: int) -> bool:
        """Whether the last move was this seat's own decision in a turn that goes on, with nothing drawn since."""
        return self.match is not None and can_undo(self.match, seat)

    @property
    def thought(self) -> float:
        """For how long the decider has been thinking."""
        return steady_time() - self.asked_at

    def seconds_left(self) -> float | None:
        """How long the decider may still think; None without a clock."""
        if self.match is None or self.row.clock == "none" or self.match.seat < 0:
            return None
        spent = self.thought
        if self.row.clock == "game":
            spent += self.seats[self.match.seat].spent
        return max(0.0, self.row.seconds - spent)

    @property
    def game_on(self) -> Match:
        """The match, once it has started."""
        if self.match is None:
            raise Refused(409, "game-not-started")
        return self.match

    def new_entries(self, match: Match, since: int, at: float) -> list[MoveRow]:
        """The log's next rows: the moves of a match from a ply on, those of chance included."""
        number, code = len(self.log), match.game.moves.code
        return [
            MoveRow(number + index, code(move), int(before.seat), at)
            for index, (before, move) in enumerate(match.history[since:])
        ]

    def accept(self, row: TableRow, match: Match | None, entries: list[MoveRow]) -> None:
        """Makes a change that is safely stored the one everybody sees."""
        self.row, self.match = row, match
        self.log += entries
        self.announce()

    def has(self, entries: list[MoveRow]) -> bool:
        """Whether these very entries are in the log."""
        return bool(entries) and self.log[entries[0].number :][: len(entries)] == entries

    # News

    @contextmanager
    def listening(self) -> Iterator[News]:
        """News that come whenever the table changes."""
        news = News()
        self._listeners.add(news)
        try:
            yield news
        finally:
            self._listeners.discard(news)
            news.close()

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory: someone listens, changes it, or thinks; a clock can run without it."""
        thinking = self.thinking is not None and not self.thinking.done()
        thinking = thinking and self.thinking_for is not None and self.thinking_for[2] != CLOCK
        return bool(self._listeners or self.lock.locked() or thinking)

    def announce(self) -> None:
        """Tells everyone who listens that something changed."""
        self.version = max(self.version + 1, self.stored_version)
        for news in self._listeners:
            news.set()


def can_undo(match: Match, seat: int) -> bool:
    """Whether the last move was this seat's own decision in a turn that goes on, with nothing drawn since."""
    if match.over or not match.history or match.seat != seat:
        return False
    before, _ = match.history[-1]
    return int(before.seat) == seat and int(before.turn) == match.turn


def replay(table: str, match: Match, log: Sequence[MoveRow], told: int) -> None:
    """Brings a match to where a log ends: decisions are played again, chance follows from the seed.

    What chance did is in the log as well; where the two differ, one of them is not what was played. `told` is up to
    which ply the log has told the match before these entries.
    """
    ply = told
    for entry in log:
        if entry.move == UNDO:
            match.undo()
            ply = match.ply
            continue
        if entry.seat != CHANCE:
            _check_log(table, entry, ply == match.ply)
            match.replay([match.move(entry.move).id])
        _check_log(table, entry, ply < match.ply and _is_entry(match, ply, entry))
        ply += 1
    if ply != match.ply:
        raise DamagedLog(f"the log of table {table} ends before what its seed says")


def _is_entry(match: Match, ply: int, entry: MoveRow) -> bool:
    before, move = match.history[ply]
    return (int(before.seat), match.game.moves.code(move)) == (entry.seat, entry.move)


def _check_log(table: str, entry: MoveRow, follows: bool) -> None:
    if not follows:
        raise DamagedLog(f"entry {entry.number} of table {table} does not follow from its seed")
