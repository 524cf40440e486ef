"""The course of a game: its positions, its moves, and what each seat remembers of them.

A position is never changed once it is reached, so a copy of a course shares all of them and costs next to nothing.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from tradewinds.core.errors import IllegalMove
from tradewinds.core.state import CHANCE, EVERYTHING, OVER, WATCHER, State
from tradewinds.envs.openspiel.rows import step
from tradewinds.envs.openspiel.terms import Terms

__all__ = ["Course", "Memory"]


@dataclass
class Memory:
    """What a viewer remembers of each move since the beginning: as numbers, and as the words of a record."""

    numbers: list[int] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    speaker: int = CHANCE  # whose moves the last words are

    def add(self, seat: int, number: int, word: str) -> None:
        """Remembers one move of a seat."""
        self.numbers.append(number)
        if seat == CHANCE:
            self.words.append(f"[{word}]")
            return
        if seat != self.speaker:
            self.words.append(f"p{seat + 1}")
            self.speaker = seat
        self.words.append(word)

    def copy(self) -> Memory:
        """Another that may go on differently."""
        return Memory(list(self.numbers), list(self.words), self.speaker)


class Course:
    """A game from its beginning, or from a world that a seat thinks possible, up to now."""

    __slots__ = ("begun", "memories", "moves", "rows", "seat", "terms")

    def __init__(
        self, terms: Terms, start: NDArray[Any], begun: int = 0, memories: Mapping[int, Memory] | None = None
    ) -> None:
        self.terms = terms
        self.rows = [start]  # the positions, each in an array of its own
        self.moves: list[int] = []  # played in each of the positions but the last
        self.begun = begun  # how many moves were played before the first position here
        self.memories = dict(memories or {})  # by viewer, of those that were asked for
        self.seat = self._decider()

    def _decider(self) -> int:
        return int(self.rows[-1]["seat"][0]) if self.length < self.terms.max_moves else OVER

    @property
    def position(self) -> State:
        """How things stand; not to be changed."""
        return self.rows[-1][0]

    @property
    def length(self) -> int:
        """How many moves were played, chance included."""
        return self.begun + len(self.moves)

    def play(self, move: int) -> None:
        """Plays a move; IllegalMove says the rule that forbids it."""
        game = self.terms.game
        if not 0 <= move < len(game.moves):
            raise IllegalMove(str(move), "unknown-move", f"the moves of {game.name} are 0 to {len(game.moves) - 1}.")
        after = self.terms.room()
        refused = int(step(self.rows[-1], after, move))
        if refused:
            reason = game.tell_refusal(self.position, move, refused)
            raise IllegalMove(game.moves.code(move), reason.key, game.words().say(reason))
        self.rows.append(after)
        self.moves.append(move)
        self.seat = self._decider()

    def returns(self) -> list[float]:
        """Every seat's share of the victory less par; nothing before the end, or where there is none."""
        if self.position.seat != OVER:
            return [0.0] * self.terms.players
        winners = self.terms.game.leaders(self.position)
        par = 1 / self.terms.players
        return [(1 / len(winners) if seat in winners else 0) - par for seat in range(self.terms.players)]

    def remembered(self, viewer: int) -> Memory:
        """What a viewer has seen of every move; worked out once, and only for those who are asked."""
        memory = self.memories.setdefault(viewer, Memory())
        for index in range(len(memory.numbers) - self.begun, len(self.moves)):
            row = self.rows[index]
            number = self.terms.number(row, self.moves[index], viewer)
            memory.add(int(row["seat"][0]), number, self.terms.words[number])
        return memory

    def guessed(self, viewer: int, generator: int) -> Course:
        """The course in another world that the viewer thinks possible.

        The viewer remembers what it saw. What the others saw for themselves was seen in this world: there, they
        remember what everyone saw, and what that world shows them now.
        """
        game = self.terms.game
        world = self.terms.room()
        world[0] = game.seen_by(self.position, viewer, generator)
        game.rules.guess(world[0], viewer)
        memories = {}
        for other in range(EVERYTHING, self.terms.players):
            memories[other] = self.remembered(viewer if other == viewer else WATCHER).copy()
            if other not in (viewer, WATCHER):
                memories[other].words.append(_digest(game.seen_by(world[0], other)))
        return Course(self.terms, world, self.length, memories)

    def __deepcopy__(self, _: Any) -> Course:
        memories = {viewer: memory.copy() for viewer, memory in self.memories.items()}
        twin = Course(self.terms, self.rows[0], self.begun, memories)
        twin.rows, twin.moves, twin.seat = list(self.rows), list(self.moves), self.seat
        return twin

    def __reduce__(self) -> Any:
        begun = (self.rows[0].tobytes(), self.begun, self.memories) if self.begun else ()
        return _replayed, (self.terms, self.moves, *begun)


def _replayed(
    terms: Terms, moves: list[int], start: bytes = b"", begun: int = 0, memories: Mapping[int, Memory] | None = None
) -> Course:
    """A course by its moves, which were legal when they were played."""
    course = Course(terms, terms.row(start) if start else terms.start, begun, memories)
    for move in moves:
        course.play(move)
    return course


def _digest(seen: State) -> str:
    """A word that stands for all that a record shows."""
    return f"({hashlib.sha256(seen.tobytes()).hexdigest()[:16]})"
