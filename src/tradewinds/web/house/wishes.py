"""What people can wish for when they open a table, and the checks of such wishes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tradewinds.bots import BOTS
from tradewinds.web.house.errors import Refused
from tradewinds.web.store.rows import Clock, PersonRow, SeatKind, SeatRow

__all__ = ["NewSeat", "NewTable", "checked_name", "clock_seconds", "make_names_differ", "new_seat", "seat_again"]

LONGEST_NAME = 24
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


def checked_name(name: str) -> str:
    """A name others can be shown."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused(422, "bad-name", most=LONGEST_NAME)
    return name


def new_seat(wish: NewSeat, host: PersonRow) -> SeatRow:
    """The seat that was wished for."""
    if wish.kind == "open":
        return SeatRow()
    name = checked_name(wish.name) if wish.name else ""
    if wish.kind == "person":
        return SeatRow("person", host.id, name=name or host.name)
    if wish.bot not in BOTS:
        raise Refused(422, "no-such-bot", bot=str(wish.bot))
    return SeatRow("bot", bot=wish.bot, name=name or f"{wish.bot}".capitalize())


def seat_again(seat: SeatRow, host: PersonRow) -> NewSeat:
    """A seat of a table, wished for at the next one."""
    if seat.kind == "bot":
        return NewSeat("bot", bot=seat.bot, name=seat.name[:LONGEST_NAME])
    return NewSeat("person", name=seat.name[:LONGEST_NAME]) if seat.person == host.id else NewSeat("open")


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


def clock_seconds(wish: NewTable) -> int:
    """How long the clock of a new table runs."""
    if wish.clock == "none":
        return 0
    if not SHORTEST_CLOCK <= wish.seconds <= LONGEST_CLOCK:
        raise Refused(422, "bad-clock", least=SHORTEST_CLOCK, most=LONGEST_CLOCK)
    return wish.seconds
