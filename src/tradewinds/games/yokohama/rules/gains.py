"""Rewards: what is gained at once, what is left to choose, and what technologies add (pages 11 and 14-16)."""

from __future__ import annotations

from typing import Any

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    ANY,
    ASSISTANT,
    BRINGS,
    FIRST_GOOD,
    GIVEN_ASSISTANT,
    GOOD_KINDS,
    HELPERS,
    IMPORT,
    MOVE,
    NONE,
    ON_GOOD,
    PIECE,
    POINTS,
    REWARD_KINDS,
    YEN,
)
from tradewinds.games.yokohama.events import CHOOSES_GOOD, TECHNOLOGY_BRINGS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.power import has
from tradewinds.games.yokohama.state import GOOD
from tradewinds.games.yokohama.things import GOOD as GOOD_THING


@rule
def gain(state: State, reward: Any, event: int, about: int) -> None:
    """The active player gains a reward; what has to be chosen is put on the list of what is due (page 11)."""
    note_reward(state, reward, event, about)
    player = state.active
    state.points[player] += reward[POINTS]
    state.yen[player] += reward[YEN]
    state.imports[player] += reward[IMPORT]
    for good in range(GOOD_KINDS):
        gain_good(state, good, reward[FIRST_GOOD + good])
    state.goods_due += reward[ANY]
    state.pieces_due += reward[PIECE]
    state.moves_due += reward[MOVE]
    state.warehouse[player, ASSISTANT] -= reward[GIVEN_ASSISTANT]
    state.pieces[player, ASSISTANT] += reward[GIVEN_ASSISTANT]


@rule
def note_reward(state: State, reward: Any, event: int, about: int) -> None:
    """Tells what a reward holds, and where it comes from; one that holds nothing is told as no points."""
    empty = True
    for kind in range(REWARD_KINDS):
        if reward[kind] > 0:
            note(state, event, state.active, about, kind, reward[kind])
            empty = False
    if empty:
        note(state, event, state.active, about, POINTS, 0)


@rule
def gain_good(state: State, good: int, number: int) -> None:
    """The active player gains goods of a kind; technologies may add to every gain of it (page 15)."""
    if number > 0:
        state.goods[state.active, good] += number
        for technology in HELPERS[ON_GOOD[good]]:
            if technology != NONE and has(state, state.active, technology):
                more = BRINGS[technology, FIRST_GOOD + good]
                state.goods[state.active, good] += more
                note(state, TECHNOLOGY_BRINGS, state.active, technology, FIRST_GOOD + good, more)


@rule
def gain_from_technologies(state: State, occasion: int) -> None:
    """The active player's technologies that wait for an occasion bring what they promise (pages 14-16)."""
    for technology in HELPERS[occasion]:
        if technology != NONE and has(state, state.active, technology):
            gain(state, BRINGS[technology], TECHNOLOGY_BRINGS, technology)


# Goods of one's choice (page 11)

NO_GOOD_DUE = REASONS.reason("no-good-due")


@rule
def choose_good(state: State, good: int) -> None:
    """One good of any kind."""
    state.goods_due -= 1
    note(state, CHOOSES_GOOD, state.active, FIRST_GOOD + good, 1)
    gain_good(state, good, 1)
    settle(state)


@rule
def no_good_due(state: State, good: int) -> int:
    """Goods are chosen only as a reward."""
    return NO_GOOD_DUE


CHOOSE_GOOD = MOVES.kind("good", GOOD_THING, when=[GOOD], effect=choose_good, untimely=no_good_due)
