"""The rules of Yokohama, a file for each place and piece: here the rows of all of them come together.

Every place declares its kinds of moves, each right below the rules that refuse it and that play it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.core.tables import narrow
from tradewinds.games.yokohama.components import CANAL, NONE, ONCE_A_TURN, ORDERS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import CHANCE_DECIDES, GAME_OVER, always_legal, choice_first
from tradewinds.games.yokohama.rules import city, payments  # noqa: F401 - for their moves
from tradewinds.games.yokohama.rules.achievements import ACHIEVE, achieving_refusal
from tradewinds.games.yokohama.rules.agents import AGENT, agents_ready
from tradewinds.games.yokohama.rules.assistants import DONE_PLACING, PLACE, placing_refusal, standing_refusal
from tradewinds.games.yokohama.rules.ending import END, scores, tally
from tradewinds.games.yokohama.rules.knowledge import guess, hide
from tradewinds.games.yokohama.rules.layout import FEATURES
from tradewinds.games.yokohama.rules.observation import observe
from tradewinds.games.yokohama.rules.orders import FULFIL, START_ORDER_FIRST
from tradewinds.games.yokohama.rules.power import has
from tradewinds.games.yokohama.rules.president import (
    COLLECT,
    DONE_RECALLING,
    GO,
    RECALL,
    THROUGH,
    THROUGH_CANAL,
    going_refusal,
    passing_refusal,
)
from tradewinds.games.yokohama.rules.setup import deal
from tradewinds.games.yokohama.rules.steps import proceed
from tradewinds.games.yokohama.rules.technologies import USE
from tradewinds.games.yokohama.rules.tokens import LAY_TOKEN
from tradewinds.games.yokohama.state import AFTER, BEFORE, CALM, KEEP, MOVING, OF_CHANCE, PHASES, UNSETTLED

__all__ = ["FEATURES", "apply", "chances", "deal", "guess", "hide", "observe", "refusal", "scores", "spans", "tally"]

PHASE_COUNT = len(PHASES)
KIND = MOVES.kinds()  # the kind of each move
FIRST = narrow([*MOVES.firsts(), len(MOVES)])  # the first move of each kind, and the number after the last
WHEN = MOVES.times(PHASE_COUNT)  # phase, kind: whether moves of this kind can be played in this phase
KIND_OF_CHANCE = narrow([int(np.argmax(WHEN[phase])) for phase in OF_CHANCE])  # by phase of chance: its one kind
IS_OF_CHANCE: NDArray[np.bool_] = np.asarray(WHEN[list(OF_CHANCE)].any(axis=0))  # by kind

IS_NEVER_REFUSED = np.array([not MOVES.has_rule(kind, "refusal") for kind in range(len(FIRST) - 1)])  # in its time
PLAYED_OFTEN = [kind.number for kind in (PLACE, DONE_PLACING, GO, THROUGH, RECALL, COLLECT, DONE_RECALLING, END)]
IS_PLAYED_OFTEN = np.isin(np.arange(len(FIRST) - 1), PLAYED_OFTEN)  # nine of ten moves: quicker found among few
ASKED_OFTEN = [kind.number for kind in (PLACE, GO, THROUGH, THROUGH_CANAL, COLLECT, ACHIEVE)]  # nine of ten questions
IS_ASKED_SELDOM = ~np.isin(np.arange(len(FIRST) - 1), ASKED_OFTEN) & ~IS_NEVER_REFUSED

# Each rule stands in one of these: compiled twice, rules would fill the small memory that a GPU has for code.
refusal_by_kind = MOVES.by_kind("refusal", always_legal, np.flatnonzero(IS_ASKED_SELDOM).tolist())
refusal_of_chance = MOVES.by_kind("refusal", otherwise=always_legal, among=KIND_OF_CHANCE)
untimely_by_kind = MOVES.by_kind("untimely", otherwise=choice_first)
play_often = MOVES.by_kind("effect", otherwise=always_legal, among=PLAYED_OFTEN)
play_by_kind = MOVES.by_kind("effect", otherwise=always_legal, among=np.flatnonzero(~IS_PLAYED_OFTEN).tolist())


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    kind = KIND[move]
    if not WHEN[state.phase, kind]:
        return untimely(state, kind, move - FIRST[kind])
    # Asked about every area or in every turn: found at once, they save much time.
    if kind == PLACE.number:
        return placing_refusal(state, move - PLACE.first)
    if kind == GO.number:
        return going_refusal(state, move - GO.first)
    if kind == THROUGH.number or kind == THROUGH_CANAL.number:
        return passing_refusal(state, CANAL if kind == THROUGH_CANAL.number else move - THROUGH.first)
    if kind == COLLECT.number:
        return standing_refusal(state, move - COLLECT.first)
    if kind == ACHIEVE.number:
        return achieving_refusal(state, move - ACHIEVE.first)
    if IS_NEVER_REFUSED[kind]:
        return LEGAL
    return refusal_by_kind(kind, state, move - FIRST[kind])


@rule
def untimely(state: State, kind: int, thing: int) -> int:
    """Why a move is not among those of this phase."""
    if state.seat == OVER:
        return GAME_OVER
    if not IS_OF_CHANCE[kind]:
        if state.seat == CHANCE:
            return CHANCE_DECIDES
        if state.phase == KEEP:
            return START_ORDER_FIRST
    return untimely_by_kind(kind, state, thing)


@rule
def apply(state: State, move: int) -> None:
    """Plays one move; what comes next is found when it is done."""
    state.ply += 1
    kind = KIND[move]
    if IS_PLAYED_OFTEN[kind]:
        play_often(kind, state, move - FIRST[kind])
    else:
        play_by_kind(kind, state, move - FIRST[kind])
    if state.phase == UNSETTLED:
        proceed(state)


@rule
def chances(state: State, weights: Any) -> tuple[int, int, int]:
    """The weight of each outcome of chance: tokens by their number, everything else alike."""
    kind = KIND_OF_CHANCE[state.phase]
    first, after = FIRST[kind], FIRST[kind + 1]
    total = 0
    for thing in range(after - first):
        weights[thing] = 0
        if refusal_of_chance(kind, state, thing) == LEGAL:
            weights[thing] = state.tokens_left[thing] if kind == LAY_TOKEN.number else 1
            total += weights[thing]
    return first, after, total


# The moves of each phase as runs of numbers, below and above those of powers once a turn, but for extra actions, of
# which few can matter at a time. Moves are offered in the order of their numbers.

BELOW, ABOVE = np.zeros((PHASE_COUNT, 2), np.int64), np.zeros((PHASE_COUNT, 2, 2), np.int64)
for _phase in range(PHASE_COUNT):
    _own = WHEN[_phase].copy()
    _own[[USE.number, AGENT.number, ACHIEVE.number, FULFIL.number]] = False
    _runs = FIRST[np.flatnonzero(np.diff([False, *_own, False]))].reshape(-1, 2)
    for _run in _runs[_runs[:, 0] < USE.first]:
        BELOW[_phase] = _run
    for _place, _run in enumerate(_runs[_runs[:, 0] > USE.first]):
        ABOVE[_phase, _place] = _run
IS_CALM = np.array([phase in CALM for phase in range(PHASE_COUNT)])
NO_MOVES = (0, 0)


@rule
def spans(state: State) -> Any:
    """The ranges of moves each phase offers: powers, extra actions, and the moves of the phase."""
    phase = state.phase
    below = (BELOW[phase, 0], BELOW[phase, 1])
    above = (ABOVE[phase, 0, 0], ABOVE[phase, 0, 1])
    powers = (USE.first, USE.after if IS_CALM[phase] and has_power(state) else USE.first)
    if phase == BEFORE or phase == AFTER:  # noqa: SIM109 - `in` would be compiled to a list
        hand = state.hand[state.active]
        a, b, c = FULFIL.first + int(hand[0]), FULFIL.first + int(hand[1]), FULFIL.first + int(hand[2])
        agents = AGENT.after if not state.agent_used and agents_ready(state, state.active) > 0 else AGENT.first
        return (
            below,
            powers,
            (a, a + (hand[0] < ORDERS)),
            (b, b + (hand[1] < ORDERS)),
            (c, c + (hand[2] < ORDERS)),
            (ACHIEVE.first, ACHIEVE.after),
            (AGENT.first, agents),
            above,
        )
    if phase == MOVING and state.president[state.active] == NONE:  # a president in hand passes through nothing
        go, recall = (GO.first, GO.after), (RECALL.first, RECALL.after)
        return below, powers, go, recall, NO_MOVES, NO_MOVES, NO_MOVES, NO_MOVES
    more = (ABOVE[phase, 1, 0], ABOVE[phase, 1, 1])
    return below, powers, above, more, NO_MOVES, NO_MOVES, NO_MOVES, NO_MOVES


@rule
def has_power(state: State) -> bool:
    """Whether the active player has a technology that is used once a turn."""
    for technology in ONCE_A_TURN:
        if has(state, state.active, technology):
            return True
    return False
