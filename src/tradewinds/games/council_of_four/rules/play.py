"""Every move by its kind: when it can come up, why not, and what it does.

The effect of a kind tells whether the move is done: then bonuses are received and the turn goes on. It is not where
the move only begins an action, or leaves a decision to chance.
"""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import OVER, State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import CARDS, PERMITS_A_REGION, QUEEN, SLOTS
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import GAME_OVER
from tradewinds.games.council_of_four.rules.actions import always, out_of_turn
from tradewinds.games.council_of_four.rules.cards import DRAW
from tradewinds.games.council_of_four.rules.payment import PAY
from tradewinds.games.council_of_four.rules.permits import TAKE
from tradewinds.games.council_of_four.rules.queen import BRING_QUEEN
from tradewinds.games.council_of_four.rules.setup import NEUTRAL, members, setup_chances
from tradewinds.games.council_of_four.rules.tiles import REVEAL
from tradewinds.games.council_of_four.rules.turn import go_on

KIND_OF = MOVES.kinds()
FIRST_OF = MOVES.firsts()
COMES_UP = MOVES.times(len(phases.PHASES))
judge = MOVES.by_kind("refusal", otherwise=always)
say_untimely = MOVES.by_kind("untimely", otherwise=out_of_turn)
play = MOVES.by_kind("effect", otherwise=always)

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


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    kind = KIND_OF[move]
    thing = move - FIRST_OF[kind]
    if COMES_UP[state.phase, kind]:
        return judge(kind, state, thing)
    return GAME_OVER if state.seat == OVER else say_untimely(kind, state, thing)


@rule
def apply(state: State, move: int) -> None:
    """Plays one move."""
    state.ply += 1
    kind = KIND_OF[move]
    if play(kind, state, move - FIRST_OF[kind]):
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
