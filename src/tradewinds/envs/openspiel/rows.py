"""Rules over arrays of records: Numba knows the type of an array at once, and takes 5 to 30 µs to find a record's."""

from __future__ import annotations

from typing import Any

from tradewinds.core.contract import apply, chances, hide, observe, refusal
from tradewinds.core.playout import legal
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, EVERYTHING

__all__ = ["has_twin", "legal_in", "look", "step", "weigh"]

BEFORE, AFTER, SEEN, OTHER = range(4)  # places in `rows`


@rule
def step(before: Any, after: Any, move: int) -> int:
    """Writes the position after a move, if it is legal; returns the reason why not."""
    refused = refusal(before[0], move)
    if refused == 0:
        after[0] = before[0]
        apply(after[0], move)
    return refused


@rule
def legal_in(rows: Any, moves: Any) -> int:
    """Writes the legal moves of a position and returns how many there are."""
    return legal(rows[0], moves)


@rule
def weigh(rows: Any, weights: Any) -> Any:
    """Writes the weights of what chance can bring; returns the first outcome, the one after the last, and the sum."""
    return chances(rows[0], weights)


@rule
def look(rows: Any, seen: Any, viewer: int, player: int, features: Any) -> None:
    """Writes the features that a player has of a position as far as a viewer knows it."""
    seen[0] = rows[0]
    if viewer != EVERYTHING:
        hide(seen[0], viewer)
    observe(seen[0], player, features)


@rule
def has_twin(rows: Any, numbers: Any, move: int, viewer: int, moves: Any) -> bool:
    """Whether to the viewer a move looks like another that leads elsewhere; `numbers` are the rows, to be compared.

    What chance could have brought is judged by what the viewer knows, or else the last hidden card of a kind would be
    told from all others just because there are no others.
    """
    if rows[BEFORE].seat == CHANCE:
        rows[SEEN] = rows[BEFORE]
        hide(rows[SEEN], viewer)
        if refusal(rows[SEEN], move) == 0:
            rows[BEFORE] = rows[SEEN]
    rows[AFTER] = rows[BEFORE]
    apply(rows[AFTER], move)
    rows[SEEN] = rows[AFTER]
    hide(rows[SEEN], viewer)
    for index in range(legal(rows[BEFORE], moves)):
        rows[OTHER] = rows[BEFORE]
        apply(rows[OTHER], moves[index])
        if not same(numbers[OTHER], numbers[AFTER]):
            hide(rows[OTHER], viewer)
            if same(numbers[OTHER], numbers[SEEN]):
                return True
    return False


@rule
def same(numbers: Any, others: Any) -> bool:
    """Whether two rows hold the same numbers."""
    for place in range(len(numbers)):
        if numbers[place] != others[place]:
            return False
    return True
