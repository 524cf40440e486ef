"""What happened: rules note it at the moment they do it, and a table of events turns the notes into messages.

A note is written where the record has room for it. The record of a match has; that of a simulation has not, so there
the same rule compiles to nothing:

    EARNS = EVENTS.event("earns", player=SEAT, card=CARD, coins=NUMBER)
    ...
    note(state, EARNS, player, card, coins)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tradewinds.core.rule import COMPILED
from tradewinds.core.state import EVERYTHING, State, as_records
from tradewinds.core.things import Counted, Numbering, Sort
from tradewinds.core.words import Message, Parameter

__all__ = ["EventTable", "Notes", "note", "taken_notes", "told_type", "with_room"]

MOST_NOTES = 256  # of one move
ARGUMENTS = 6

Notes = Sequence[tuple[int, ...]]  # the notes of a move: event and arguments each


def told_type(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The type of a record with room for notes; it begins with the plain record, byte by byte.

    The title of its first field differs, or Numba would take it for a subtype of the plain record and run rules on it
    that were compiled without notes.
    """
    fields = [(name, dtype.fields[name][0]) for name in dtype.names]  # type: ignore[union-attr, index]
    title, first = dtype.fields[fields[0][0]][2], fields[0]  # type: ignore[index, misc]
    room = [("noted", np.int64), ("notes", np.int32, (MOST_NOTES, 1 + ARGUMENTS))]
    return as_records(np.dtype([((f"told by {title}", first[0]), first[1]), *fields[1:], *room], align=True))


def note(state: State, event: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0) -> None:
    """Says that something happened, with what it was about, in a record that has room for it."""
    if state.dtype.names[-1] == "notes":
        state.notes[state.noted] = (event, a, b, c, d, e, f)
        state.noted += 1


def _compiled_note(
    state: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0, f: Any = 0
) -> Any:
    from numba.core import types

    if not isinstance(state, types.Record) or "notes" not in state.fields:

        def nothing(
            state: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0, f: Any = 0
        ) -> None:
            pass

        return nothing

    def write(state: Any, event: Any, a: Any = 0, b: Any = 0, c: Any = 0, d: Any = 0, e: Any = 0, f: Any = 0) -> None:
        if state.noted < MOST_NOTES:
            row = state.notes[state.noted]
            row[0] = event
            row[1] = a
            row[2] = b
            row[3] = c
            row[4] = d
            row[5] = e
            row[6] = f
        state.noted += 1

    return write


if COMPILED:
    from numba.extending import overload

    overload(note, strict=False, jit_options={"error_model": "numpy"})(_compiled_note)


def with_room(state: State, told: np.dtype[Any]) -> tuple[State, State]:
    """A copy of a plain record at the beginning of one with room for notes: both, sharing their memory."""
    record = np.zeros(1, told)
    plain = np.ndarray(1, state.dtype, record.data)
    plain[0] = state
    return record[0], plain[0]


def taken_notes(told: State) -> Notes:
    """The notes of the last move, which make room for the next one's."""
    count = int(told.noted)
    if count > MOST_NOTES:
        raise OverflowError(f"a move noted {count} events; there is room for {MOST_NOTES}")
    told.noted = 0
    return [tuple(map(int, row)) for row in told.notes[:count].tolist()]


@dataclass(frozen=True)
class _Event:
    """An event as the table declares it."""

    name: str
    parameters: dict[str, Sort | Counted]
    secret: frozenset[str]

    @property
    def listed(self) -> str | None:
        """The parameter that notes of one event list together."""
        return next((name for name, sort in self.parameters.items() if isinstance(sort, Counted)), None)


class EventTable(Numbering):
    """The events of a game by number, each with what it is about.

    >>> from tradewinds.core.things import NUMBER, SEAT
    >>> events = EventTable()
    >>> DRAWS = events.event("draws", player=SEAT, card=NUMBER, secret=["card"])
    >>> events.tell([(DRAWS, 1, 5)], viewer=1)
    [Message(key='event-draws', parameters={'player': Seat(number=1), 'card': 5})]
    >>> events.tell([(DRAWS, 1, 5)], viewer=0)
    [Message(key='event-draws-unseen', parameters={'player': Seat(number=1)})]
    """

    def __init__(self) -> None:
        super().__init__()
        self._events: list[_Event] = []

    def event(self, name: str, secret: Iterable[str] = (), **parameters: Sort | Counted) -> int:
        """Appends an event; what is `secret` is told only to the seat that its first parameter names."""
        self._events.append(_Event(name, parameters, frozenset(secret)))
        return self.add(name)

    def has_secrets(self, notes: Notes) -> bool:
        """Whether viewers are told different things."""
        return any(self._events[row[0]].secret for row in notes)

    def tell(self, notes: Notes, viewer: int) -> list[Message]:
        """The notes of a move as messages, as far as a viewer may know them."""
        told: list[Message] = []
        before: tuple[Any, ...] | None = None
        for row in notes:
            event = self._events[row[0]]
            parameters, item = self._parameters(event, row[1:])
            together = (event.name, tuple(parameters.items()))
            if item is not None and together == before:
                items = told[-1].parameters[str(event.listed)]
                assert isinstance(items, tuple)  # noqa: S101
                told[-1] = Message(told[-1].key, parameters | {str(event.listed): (*items, item)})
            else:
                told.append(self._message(event, parameters, item, row[1], viewer))
            before = together if item is not None else None
        return told

    def _parameters(self, event: _Event, arguments: Sequence[int]) -> tuple[dict[str, Parameter], Message | None]:
        """What an event is about, and its item of a list if it has one, which takes two arguments."""
        parameters: dict[str, Parameter] = {}
        item, rest = None, list(arguments)
        for name, sort in event.parameters.items():
            if isinstance(sort, Counted):
                item = sort.tell(rest.pop(0), rest.pop(0))
            else:
                parameters[name] = sort.tell(rest.pop(0))
        return parameters, item

    def _message(
        self, event: _Event, parameters: dict[str, Parameter], item: Message | None, owner: int, viewer: int
    ) -> Message:
        if event.secret and viewer not in (owner, EVERYTHING):
            public = {name: value for name, value in parameters.items() if name not in event.secret}
            return Message(f"event-{event.name}-unseen", public)
        listed: dict[str, Parameter] = {str(event.listed): (item,)} if item is not None else {}
        return Message(f"event-{event.name}", parameters | listed)
