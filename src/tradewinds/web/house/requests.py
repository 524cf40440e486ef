"""What people ask for when they open a table, and the checks of it."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tradewinds.bots import bot_names
from tradewinds.bots.pace import PACES
from tradewinds.web.house.errors import Refused
from tradewinds.web.house.playing import HOLD, PACE
from tradewinds.web.store.rows import Clock, PersonRow, SeatKind, SeatRow

__all__ = [
    "NewSeat",
    "NewTable",
    "checked_name",
    "clock_seconds",
    "in_one_direction",
    "make_names_differ",
    "new_seat",
    "seat_again",
    "without_unseen",
]

LONGEST_NAME = 24
TURNING = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
FILLING = [0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x16FE4, 0x1D159]
VARYING = [*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)]
UNSEEN = dict.fromkeys([*FILLING, *VARYING])  # nobody sees these, though they count as printable
SHORTEST_CLOCK, LONGEST_CLOCK = 5, 7 * 24 * 3600


@dataclass
class NewSeat:
    """One seat of a new table: the host's own (several, on one device), open, or a bot's."""

    kind: SeatKind = "open"
    bot: str | None = None
    name: str = ""
    kept_for: str | None = None  # who alone may take an open seat


@dataclass
class NewTable:
    """A new table, as someone asks for it."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = field(default_factory=dict)
    clock: Clock = "none"
    seconds: int = 0
    public: bool = False
    pace: str = ""  # of bots, as the host likes it
    hold: bool = False  # whether the last decision of a turn waits for the host to confirm it
    digest: str | None = None  # of the part that the host's browser will add to the seed
    origin: dict[str, Any] | None = None  # of a practice game: how its first position came about; none from outside


def checked_name(name: str) -> str:
    """A name others can be shown."""
    name = without_unseen(name)
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused(422, "bad-name", most=LONGEST_NAME)
    return name


def without_unseen(name: str) -> str:
    """A name in its one spelling: nothing in it but what can be seen."""
    return unicodedata.normalize("NFC", " ".join(name.translate(UNSEEN).split()))


def in_one_direction(text: str) -> str:
    """A text without the marks by which it could turn around what stands beside it."""
    return text.translate(TURNING)


def new_seat(asked: NewSeat, host: PersonRow, pace: str = "", hold: bool = False) -> SeatRow:
    """The seat that was asked for; the host's own comes with their habits."""
    name = checked_name(asked.name) if asked.name else ""
    if asked.kind == "open":
        return SeatRow(name=name if asked.kept_for else "", kept_for=asked.kept_for)
    if asked.kind == "person":
        habits: dict[str, bool | str] = ({PACE: pace} if pace in PACES else {}) | ({HOLD: True} if hold else {})
        return SeatRow("person", host.id, name=name or host.name, habits=habits)
    if asked.bot not in bot_names():  # by name alone: no request chooses what code is run here
        raise Refused(422, "no-such-bot", bot=str(asked.bot))
    return SeatRow("bot", bot=asked.bot, name=name or f"{asked.bot}".capitalize())


def seat_again(seat: SeatRow, host: PersonRow) -> NewSeat:
    """A seat of a table, as it is asked for at the next table."""
    if seat.kind == "bot":
        return NewSeat("bot", bot=seat.bot, name=seat.name[:LONGEST_NAME])
    name = seat.name[:LONGEST_NAME]
    if seat.person == host.id:
        return NewSeat("person", name=name)
    return NewSeat("open", name=name, kept_for=seat.person)


def make_names_differ(seats: Sequence[SeatRow]) -> None:
    """Numbers equal names, so that a log line always says who."""
    taken: set[str] = set()
    for seat in seats:
        name, number = seat.name, 2
        while seat.name in taken:
            seat.name = f"{name} {number}"
            number += 1
        if seat.kind != "open":
            taken.add(seat.name)


def clock_seconds(asked: NewTable) -> int:
    """How long the clock of a new table runs."""
    if asked.clock == "none":
        return 0
    if not SHORTEST_CLOCK <= asked.seconds <= LONGEST_CLOCK:
        raise Refused(422, "bad-clock", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
    return asked.seconds
