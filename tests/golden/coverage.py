"""Golden records of a game: what they should show together, how it is seen that they do, and how they were played."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tradewinds import Match
from tradewinds.core.state import State

__all__ = ["Golden", "steps"]


@dataclass(frozen=True)
class Golden:
    """What a game brings for its golden records."""

    game: str
    wanted: frozenset[str]  # all that the records should show together
    coverage: Callable[[Match], set[str]]  # what of it a finished match shows
    check: Callable[[Match], None]  # holds a match to a second account of the rules
    position: Callable[[Match], dict[str, Any]]  # the last position by names, which outlive a change of the layout
    tables: tuple[tuple[int, dict[str, Any], int], ...]  # players, options and seeds of the matches to choose from
    play: Callable[[Match, int], None]  # plays a match to its end with seeded players
    most: int = 12  # records
    longest: int = 1000  # plies of a record

    @property
    def records(self) -> Path:
        """Where the records are kept."""
        return Path(__file__).with_name(self.game)

    @property
    def digests(self) -> Path:
        """Where the digests of their last positions are kept."""
        return self.records / "digests.json"

    @property
    def names(self) -> list[str]:
        """What the records are called."""
        return sorted(path.stem for path in self.records.glob("*.txt"))

    def text(self, name: str) -> str:
        """A record as it is kept."""
        return (self.records / f"{name}.txt").read_text("utf-8")

    def digest(self, match: Match) -> str:
        """A digest of the last position by names."""
        return hashlib.sha256(json.dumps(self.position(match), sort_keys=True).encode()).hexdigest()


def steps(match: Match) -> Iterator[tuple[State, str, State]]:
    """Each position of a match, the move played in it, and the next position."""
    positions = [*(state for state, _ in match.history), match.state]
    for (before, move), after in zip(match.history, positions[1:], strict=True):
        yield before, match.game.moves.code(move), after
