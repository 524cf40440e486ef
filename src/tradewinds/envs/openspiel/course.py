"""The course of a game: its positions, the moves between them, and what each viewer remembers of these.

A position is never changed once it is reached and knows the one before it, so copies of a course share their past.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, NamedTuple

from numpy.typing import NDArray

from tradewinds.core.errors import IllegalMove
from tradewinds.core.state import CHANCE, EVERYTHING, OVER, WATCHER, State
from tradewinds.envs.openspiel.rows import step
from tradewinds.envs.openspiel.terms import Terms

__all__ = ["Course", "Past"]


KEPT = 50  # of so many positions, one keeps all that is remembered there in words


class Ply:
    """A position, with the move that led to it."""

    __slots__ = ("before", "length", "move", "numbers", "row", "seat", "told")

    def __init__(self, row: NDArray[Any], before: Ply | None = None, move: int = 0) -> None:
        self.row = row
        self.seat = int(row["seat"][0])
        self.before = before
        self.move = move
        self.length: int = before.length + 1 if before else 0  # how many moves led here from the first position
        self.numbers: dict[int, int] = {}  # what viewers remember of the move, once they were asked
        self.told: dict[int, tuple[str, int]] = {}  # all that viewers remember in words, and whose the last ones are

    def number(self, terms: Terms, viewer: int) -> int:
        """What a viewer remembers of the move, as the number of a word; worked out once."""
        if viewer not in self.numbers and self.before:
            self.numbers[viewer] = terms.number(self.before.row, self.move, viewer)
        return self.numbers[viewer]


class Past(NamedTuple):
    """What a viewer remembers of what was before the first position."""

    numbers: list[int]
    text: str


NOTHING = Past([], "")


class Course:
    """A game from its beginning, or from a world that a seat thinks possible, up to now."""

    __slots__ = ("begun", "last", "length", "pasts", "seat", "terms")

    def __init__(
        self, terms: Terms, start: NDArray[Any], begun: int = 0, pasts: Mapping[int, Past] | None = None
    ) -> None:
        self.terms = terms
        self.begun = begun  # how many moves were played before the first position here
        self.pasts = pasts or {}  # by viewer
        self._reach(Ply(start), begun)

    def _reach(self, ply: Ply, length: int) -> None:
        self.last = ply
        self.length = length  # how many moves were played, chance included
        self.seat = ply.seat if length < self.terms.max_moves else OVER  # who decides

    @property
    def row(self) -> NDArray[Any]:
        """How things stand, in an array of its own; not to be changed."""
        return self.last.row

    @property
    def position(self) -> State:
        """How things stand, as a record; not to be changed."""
        return self.last.row[0]

    def play(self, move: int) -> None:
        """Plays a move; IllegalMove says the rule that forbids it."""
        game = self.terms.game
        if not 0 <= move < len(game.moves):
            raise IllegalMove(str(move), "unknown-move", f"the moves of {game.name} are 0 to {len(game.moves) - 1}.")
        after = self.terms.room()
        refused = int(step(self.row, after, move))
        if refused:
            reason = game.tell_refusal(self.position, move, refused)
            raise IllegalMove(game.moves.code(move), reason.key, game.words().say(reason))
        self._reach(Ply(after, self.last, move), self.length + 1)

    def returns(self) -> list[float]:
        """Every seat's share of the victory less par; nothing before the end, or where there is none."""
        if self.last.seat != OVER:
            return [0.0] * self.terms.players
        winners = self.terms.game.leaders(self.position)
        par = 1 / self.terms.players
        return [(1 / len(winners) if seat in winners else 0) - par for seat in range(self.terms.players)]

    # What is remembered

    def _plies(self) -> list[Ply]:
        """All positions but the first."""
        plies, ply = [], self.last
        while ply.before:
            plies.append(ply)
            ply = ply.before
        return plies[::-1]

    def numbers(self, viewer: int) -> list[int]:
        """What a viewer remembers of each move."""
        return [*self.pasts.get(viewer, NOTHING).numbers, *(ply.number(self.terms, viewer) for ply in self._plies())]

    def text(self, viewer: int) -> str:
        """The same in words, as a record has it: chance in brackets, `p1` before the first player's moves."""
        plies, ply = [], self.last
        while ply.before and viewer not in ply.told:
            plies.append(ply)
            ply = ply.before
        text, speaker = ply.told.get(viewer, (self.pasts.get(viewer, NOTHING).text, CHANCE))
        words = [text] if text else []
        for ply in reversed(plies):
            seat = ply.before.seat if ply.before else CHANCE
            word = self.terms.words[ply.number(self.terms, viewer)]
            if seat not in (CHANCE, speaker):
                words.append(f"p{seat + 1}")
                speaker = seat
            words.append(f"[{word}]" if seat == CHANCE else word)
            if ply.length % KEPT == 0:
                words = [" ".join(words)]
                ply.told[viewer] = words[0], speaker
        return " ".join(words)

    def guessed(self, viewer: int, generator: int) -> Course:
        """The course in another world that the viewer thinks possible.

        The viewer remembers what it saw. What the others saw for themselves was seen in this world: there, they
        remember what everyone saw, and what that world shows them now.
        """
        game = self.terms.game
        world = self.terms.room()
        world[0] = game.seen_by(self.position, viewer, generator)
        game.rules.guess(world[0], viewer)
        pasts = {viewer: Past(self.numbers(viewer), self.text(viewer))}
        watched = Past(self.numbers(WATCHER), self.text(WATCHER))
        for other in range(EVERYTHING, self.terms.players):
            now = "" if other == WATCHER else _digest(game.seen_by(world[0], other))
            pasts.setdefault(other, Past(watched.numbers, watched.text + now))
        return Course(self.terms, world, self.length, pasts)

    # Copies

    def __deepcopy__(self, _: Any) -> Course:
        twin = Course.__new__(Course)
        twin.terms, twin.begun, twin.pasts = self.terms, self.begun, self.pasts
        twin.last, twin.length, twin.seat = self.last, self.length, self.seat
        return twin

    def __reduce__(self) -> Any:
        plies = self._plies()
        moves = [ply.move for ply in plies]
        if not self.begun:
            return _replayed, (self.terms, moves)
        first = plies[0].before if plies else self.last
        return _replayed, (self.terms, moves, first.row.tobytes() if first else b"", self.begun, self.pasts)


def _replayed(
    terms: Terms, moves: list[int], start: bytes = b"", begun: int = 0, pasts: Mapping[int, Past] | None = None
) -> Course:
    """A course by its moves."""
    course = Course(terms, terms.row(start) if start else terms.start, begun, pasts)
    for move in moves:
        course.play(move)
    return course


def _digest(seen: State) -> str:
    """A word that stands for all that a record shows."""
    return f" ({hashlib.sha256(seen.tobytes()).hexdigest()[:16]})"
