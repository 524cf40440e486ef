"""Rows as they come out of the store."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Literal, TypeAlias

__all__ = [
    "UNDO",
    "Clock",
    "MessageRow",
    "MoveRow",
    "PersonRow",
    "PositionsRow",
    "SeatKind",
    "SeatRow",
    "SessionRow",
    "Status",
    "TableRow",
    "WaitingRow",
]

UNDO = "(undo)"  # in the log of moves: the last decision was taken back; no code of a move has brackets

Clock: TypeAlias = Literal["none", "move", "game"]
Status: TypeAlias = Literal["open", "playing", "over"]
SeatKind: TypeAlias = Literal["open", "person", "bot"]


@dataclass(frozen=True)
class PersonRow:
    """Someone who plays or watches; without an account, a guest."""

    id: str
    name: str
    account: str | None = None
    password: str | None = None
    created: float = 0.0


@dataclass(frozen=True)
class SessionRow:
    """A browser in which someone is known; of the secret in its cookie only the digest is kept."""

    hash: str
    person: str
    device: str
    created: float
    seen: float


@dataclass
class SeatRow:
    """A place at a table and who has it."""

    kind: SeatKind = "open"
    person: str | None = None
    bot: str | None = None
    name: str = ""
    away: bool = False
    spent: float = 0.0
    held: str | None = None  # the code of a decision that waits to be confirmed
    kept_for: str | None = None  # who alone may take it while it is open
    habits: dict[str, bool | str] = field(default_factory=dict)  # all are yes or no but the pace of bots
    digest: str | None = None  # of the part that the player's browser will add to the seed
    part: str | None = None  # which it tells once all seats are taken


@dataclass
class TableRow:
    """A table: what is played there, how, and by whom."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    seed: str  # the server's part of it, sealed while the game goes on; of older tables, which have no parts, all of it
    host: str
    clock: Clock = "none"
    seconds: int = 0
    public: bool = False
    status: Status = "open"
    decider: int | None = None
    thought: float = 0.0  # seconds that the decider has used of their clock, when last noted
    rematch: str | None = None
    revision: int = 0  # goes up by one with every change; a change of any other revision is refused by the store
    stored: int = 0  # the ply up to which positions are stored
    driver: int | None = None  # the server that moves bots and clocks, where there are several
    origin: dict[str, Any] | None = None  # of a practice game: the seed and the decisions that led to its beginning
    result: dict[str, Any] | None = None  # once it is over: scores and winners by seat, turns, and when it ended
    created: float = 0.0
    updated: float = 0.0
    commitment: str | None = None  # to the server's part of the seed; none at tables of older versions
    seats: list[SeatRow] = field(default_factory=list)

    def copy(self) -> TableRow:
        """A row to change: the one in use changes only once its change is stored."""
        seats = [replace(seat, habits=dict(seat.habits)) for seat in self.seats]
        return replace(self, options=dict(self.options), seats=seats)


@dataclass(frozen=True)
class MoveRow:
    """One entry of a table's log."""

    number: int
    move: str  # its code
    seat: int
    at: float


@dataclass(frozen=True)
class MessageRow:
    """One line of a table's chat."""

    number: int
    person: str
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class PositionsRow:
    """The positions of a stretch of a match, packed."""

    first: int  # ply
    plies: int
    number: int  # of the log's entry that comes after it
    data: bytes


@dataclass(frozen=True)
class WaitingRow:
    """A game that is going on, and for whom it waits."""

    id: str
    revision: int
    clock: Clock
    seconds: int
    thought: float  # seconds that the decider has used, when last noted
    spent: float  # those that they had used before, where the clock is one for the whole game
    by_bot: bool
