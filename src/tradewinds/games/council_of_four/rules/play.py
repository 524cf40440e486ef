"""Every move by its kind: when it can come up, why not, and what it does.

The effect of a kind tells whether the move is done: then bonuses are received and the turn goes on. It is not where
the move only begins an action, or leaves a decision to chance.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import CARDS, PERMITS_A_REGION, QUEEN, SLOTS
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import GAME_OVER
from tradewinds.games.council_of_four.rules.actions import always, out_of_turn
from tradewinds.games.council_of_four.rules.cards import DRAW, draw
from tradewinds.games.council_of_four.rules.payment import PAY, card_refusal, play_card
from tradewinds.games.council_of_four.rules.permits import TAKE, take, taking_refusal
from tradewinds.games.council_of_four.rules.queen import BRING_QUEEN, bring_queen, travel_refusal
from tradewinds.games.council_of_four.rules.setup import NEUTRAL, members, setup_chances
from tradewinds.games.council_of_four.rules.tiles import REVEAL, reveal
from tradewinds.games.council_of_four.rules.turn import END, ending_refusal, go_on, leave_turn

# isort: split
# Moves are offered in the order in which they are declared: what `turn` imports comes first.
from tradewinds.games.council_of_four.rules.councils import (
    CANDIDATE,
    ELECT,
    candidate_refusal,
    elect,
    electing_refusal,
    open_election,
)
from tradewinds.games.council_of_four.rules.courting import COURT, court, courting_refusal
from tradewinds.games.council_of_four.rules.placing import PLACE, place, placing_refusal
from tradewinds.games.council_of_four.rules.servants import (
    CHANGE,
    EXTRA,
    HIRE,
    SEND,
    change_tiles,
    changing_refusal,
    extra_refusal,
    hire,
    hiring_refusal,
    send_servant,
    sending_refusal,
    take_extra_action,
)

KIND_OF = MOVES.kinds()
FIRST_OF = MOVES.firsts()
COMES_UP = MOVES.times(len(phases.PHASES))
say_untimely = MOVES.by_kind("untimely", otherwise=out_of_turn)

SPANS = MOVES.spans(len(phases.PHASES))
Spans = tuple[tuple[int, int], tuple[int, int]]


@rule
def spans(state: State) -> Spans:
    """The moves that each phase offers; for a council, cards and what that council grants."""
    if state.phase == phases.PAY:
        if state.council == QUEEN:
            return (PAY.first, PAY.after), (BRING_QUEEN.first, BRING_QUEEN.after)
        tiles = TAKE.first + state.council * SLOTS
        return (PAY.first, PAY.after), (tiles, tiles + SLOTS)
    return (SPANS[state.phase, 0], SPANS[state.phase, 1]), (0, 0)


# What follows answers and plays the commonest moves without the tables, which would cost a seventh of the speed of a
# playout. It counts on the order of kinds, which is made sure of here. All other moves, and they alone, go by the
# tables: rules compiled twice would fill the small memory that a GPU has for code.
ACTIONS = (ELECT, COURT, PLACE, HIRE, CHANGE, SEND, EXTRA, END)
PAYMENTS = (PAY, TAKE, BRING_QUEEN)
if any(kind.after != ACTIONS[n + 1].first for n, kind in enumerate(ACTIONS[:-1])) or sorted(PAYMENTS) != [*PAYMENTS]:
    raise ImportError("actions and payments must be declared in the order that these rules count on")


def _kinds_beside(*answered: int) -> list[int]:
    """The kinds of moves that come up in other phases than these."""
    return np.flatnonzero(np.delete(COMES_UP, answered, axis=0).any(axis=0)).tolist()


judge = MOVES.by_kind("refusal", always, _kinds_beside(phases.ACTION, phases.PAY, phases.CANDIDATE))
play = MOVES.by_kind(
    "effect",
    always,
    _kinds_beside(phases.ACTION, phases.DRAW, phases.PAY, phases.CANDIDATE, phases.REVEAL),
)


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    if state.phase == phases.ACTION and ELECT.first <= move < END.after:
        return action_refusal(state, move)
    return step_refusal(state, move)


@rule
def action_refusal(state: State, move: int) -> int:
    """The refusal of an action."""
    if move < COURT.first:
        return electing_refusal(state, move - ELECT.first)
    if move < PLACE.first:
        return courting_refusal(state, move - COURT.first)
    if move < HIRE.first:
        return placing_refusal(state, move - PLACE.first)
    if move < CHANGE.first:
        return hiring_refusal(state, 0)
    if move < SEND.first:
        return changing_refusal(state, move - CHANGE.first)
    if move < EXTRA.first:
        return sending_refusal(state, move - SEND.first)
    return extra_refusal(state, 0) if move < END.first else ending_refusal(state, 0)


@rule
def step_refusal(state: State, move: int) -> int:
    """The refusal of a step of an action."""
    if state.phase == phases.PAY:
        if PAY.first <= move < PAY.after:
            return card_refusal(state, move - PAY.first)
        if TAKE.first <= move < TAKE.after:
            return taking_refusal(state, move - TAKE.first)
        if BRING_QUEEN.first <= move < BRING_QUEEN.after:
            return travel_refusal(state, move - BRING_QUEEN.first)
    elif state.phase == phases.CANDIDATE and CANDIDATE.first <= move < CANDIDATE.after:
        return candidate_refusal(state, move - CANDIDATE.first)
    return any_refusal(state, move)


@rule
def any_refusal(state: State, move: int) -> int:
    """The refusal of any move, by its kind."""
    kind = KIND_OF[move]
    thing = move - FIRST_OF[kind]
    if COMES_UP[state.phase, kind]:
        return judge(kind, state, thing)
    return GAME_OVER if state.seat == OVER else say_untimely(kind, state, thing)


@rule
def act(state: State, move: int) -> bool:
    """Plays an action, or its first step; tells whether it is done."""
    if move < COURT.first:
        return open_election(state, move - ELECT.first)
    if move < PLACE.first:
        return court(state, move - COURT.first)
    if move < HIRE.first:
        return place(state, move - PLACE.first)
    if move < CHANGE.first:
        return hire(state, 0)
    if move < SEND.first:
        return change_tiles(state, move - CHANGE.first)
    if move < EXTRA.first:
        return send_servant(state, move - SEND.first)
    return take_extra_action(state, 0) if move < END.first else leave_turn(state, 0)


@rule
def apply(state: State, move: int) -> None:
    """Plays one move."""
    state.ply += 1
    if state.phase == phases.ACTION:
        done = act(state, move)
    elif state.phase == phases.DRAW:
        done = draw(state, move - DRAW.first)
    elif state.phase == phases.PAY:
        if move < TAKE.first:
            done = play_card(state, move - PAY.first)
        elif move < TAKE.after:
            done = take(state, move - TAKE.first)
        else:
            done = bring_queen(state, move - BRING_QUEEN.first)
    elif state.phase == phases.CANDIDATE:
        done = elect(state, move - CANDIDATE.first)
    elif state.phase == phases.REVEAL:
        done = reveal(state, move - REVEAL.first)
    else:
        kind = KIND_OF[move]
        done = play(kind, state, move - FIRST_OF[kind])
    if done:
        go_on(state)


@rule
def chances(state: State, weights: Any) -> tuple[int, int, int]:
    """The weight of each outcome of chance, their range of moves, and the sum."""
    phase = state.phase
    if phase == phases.DRAW or phase == phases.HANDS:
        for card in range(len(CARDS)):
            weights[card] = state.deck[card]
        return DRAW.first, DRAW.after, state.left
    if phase == phases.REVEAL or phase == phases.TILES or phase == phases.NEUTRAL:
        first_tile = state.slot // SLOTS * PERMITS_A_REGION
        first = (NEUTRAL.first if phase == phases.NEUTRAL else REVEAL.first) + first_tile
        return first, first + PERMITS_A_REGION, members(weights, state.unseen >> first_tile, PERMITS_A_REGION)
    return setup_chances(state, weights)
