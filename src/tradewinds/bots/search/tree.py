"""The tree that a search grows: nodes in one array, so that compiled rules can grow it without allocating."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.contract import hide
from tradewinds.core.game import Game
from tradewinds.core.rule import rule
from tradewinds.core.state import State

__all__ = [
    "FIRST",
    "MERGED",
    "NOTHING",
    "ROOT",
    "USED",
    "Study",
    "chance_key",
    "child_for",
    "clear",
    "lead",
    "new_child",
]

_FIELDS = np.dtype(
    [
        ("move", np.int32),  # the move that leads here, or the key of an outcome of chance
        ("child", np.int32),  # the first of its children
        ("sibling", np.int32),  # the next child of its parent
        ("visits", np.int32),
        ("available", np.int32),  # how often its move was legal when its parent was visited
        ("prior", np.float32),  # how likely its move looked at first sight, among its siblings
        ("best", np.float32),  # the highest worth among its children at first sight
        ("total", np.float32),  # what their likelihoods were divided by; 0 before anyone has decided here
        ("drawn", np.bool_),  # whether chance leads here
    ],
    align=True,
)
NODE = np.dtype((np.record, _FIELDS))
NOTHING = 0  # no node: the tree begins at node 1
FIRST = 1
USED, ROOT = 0, 1  # places in `counts`
MERGED = -1  # the key of all outcomes that are not told apart

LOW, MULTIPLIER = np.uint64(0xFFFFFFFF), np.uint64(0x9E3779B1)
ONE, HALF, THIRTY_TWO = np.uint64(1), np.uint64(15), np.uint64(32)


class Study(NamedTuple):
    """Where a search works: its tree, and room for all that one iteration needs."""

    nodes: NDArray[Any]
    values: NDArray[np.float32]  # by node and seat: the sum of what was expected for it
    counts: NDArray[np.int64]  # how many nodes are used, and which is the root
    known: NDArray[Any]  # one position: what the seat that searches knows
    worlds: NDArray[Any]  # positions: the world of this iteration, and one to try things in
    seen: NDArray[Any]  # one position: what the seat would see of the world
    seen_words: NDArray[np.uint64]  # the same memory as numbers
    moves: NDArray[np.int64]  # legal moves of the world
    weights: NDArray[np.int64]  # of outcomes of chance
    where: NDArray[np.int32]  # by move: its node among the children being looked at
    path: NDArray[np.int32]  # nodes of this iteration, from the root
    worths: NDArray[np.float64]  # by legal move, or by seat
    expected: NDArray[np.float64]  # by seat: what this iteration expects
    taste: NDArray[np.float64]  # how the search weighs things: see Taste
    mind: Any  # what likes moves and judges positions: its type says how, see `minds`

    @classmethod
    def for_game(cls, game: Game, players: int, capacity: int, taste: NDArray[np.float64], mind: Any) -> Study:
        """A study large enough for a game."""
        size = max(len(game.moves) + 1, players)
        seen = np.zeros(1, game.dtype)
        return cls(
            nodes=np.zeros(capacity, NODE),
            values=np.zeros((capacity, players), np.float32),
            counts=np.zeros(2, np.int64),
            known=np.zeros(1, game.dtype),
            worlds=np.zeros(2, game.dtype),
            seen=seen,
            seen_words=seen.view(np.uint64),
            moves=np.zeros(size, np.int64),
            weights=np.zeros(size, np.int64),
            where=np.zeros(size, np.int32),
            path=np.zeros(LONGEST_PATH, np.int32),
            worths=np.zeros(size),
            expected=np.zeros(players),
            taste=taste,
            mind=mind,
        )


LONGEST_PATH = 512  # nodes from the root to a leaf


@rule
def clear(study: Any) -> None:
    """Starts a new tree."""
    study.counts[USED] = FIRST
    study.counts[ROOT] = new_node(study, 0)


@rule
def new_node(study: Any, move: int) -> int:
    """A fresh node; whoever calls has seen that there is room."""
    number = study.counts[USED]
    study.counts[USED] += 1
    node = study.nodes[number]
    node.move = move
    node.child = NOTHING
    node.sibling = NOTHING
    node.visits = 0
    node.available = 0
    node.prior = 0.0
    node.best = 0.0
    node.total = 0.0
    node.drawn = False
    study.values[number, :] = 0.0
    return number


@rule
def new_child(study: Any, parent: int, move: int) -> int:
    """A fresh node, the first child of its parent from now on."""
    number = new_node(study, move)
    study.nodes[number].sibling = study.nodes[parent].child
    study.nodes[parent].child = number
    return number


@rule
def lead(study: Any) -> int:
    """How much more often than any other the favourite move was tried, that of the root's children tried most."""
    most, second = 0, 0
    child = study.nodes[study.counts[ROOT]].child
    while child != NOTHING:
        visits = study.nodes[child].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = study.nodes[child].sibling
    return most - second


@rule
def child_for(study: Any, parent: int, key: int) -> int:
    """The child to which an outcome of chance with this key leads, a fresh one if need be.

    In other worlds a player may decide at the same node, so that it has children of both kinds.
    """
    child = study.nodes[parent].child
    while child != NOTHING:
        if study.nodes[child].drawn and study.nodes[child].move == key:
            return child
        child = study.nodes[child].sibling
    child = new_child(study, parent, key)
    study.nodes[child].drawn = True
    return child


@rule
def chance_key(study: Any, state: State, viewer: int) -> int:
    """A key of what a seat sees of a position: outcomes that it cannot tell apart have the same one."""
    study.seen[0] = state
    hide(study.seen[0], viewer)
    key = MULTIPLIER
    for word in study.seen_words[1:]:  # without the generator; no product here exceeds 64 bits
        key = ((key ^ (word & LOW)) * MULTIPLIER) & LOW
        key = ((key ^ (key >> HALF) ^ (word >> THIRTY_TWO)) * MULTIPLIER) & LOW
        key ^= key >> HALF
    return int(key >> ONE)
