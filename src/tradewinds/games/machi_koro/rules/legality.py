"""Which moves are legal and what they do, by the rows of their kinds; and the weights of chance."""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.games.machi_koro import reasons, state as phases
from tradewinds.games.machi_koro.components import BASE_KINDS, KINDS
from tradewinds.games.machi_koro.moves import MOVES
from tradewinds.games.machi_koro.rules.building import BUILD, PASS, building_refusal
from tradewinds.games.machi_koro.rules.dice import DIE
from tradewinds.games.machi_koro.rules.market import DEAL, DEALT_CARD
from tradewinds.games.machi_koro.rules.setup import BEGIN
from tradewinds.games.machi_koro.rules.steps import proceed

assert BUILD.after == len(MOVES), "refusal relies on building being the last kind of moves"  # noqa: S101
KIND, FIRST, TIMES = MOVES.kinds(), MOVES.firsts(), MOVES.times(len(phases.PHASES))
SPAN = MOVES.spans(len(phases.PHASES))
OF_CHANCE = np.array([kind in (BEGIN.number, DIE.number, DEAL.number) for kind in range(len(FIRST))])


@rule
def always_legal(state: State, thing: int) -> int:
    """A move that nothing forbids in its time."""
    return LEGAL


@rule
def never_timely(state: State, thing: int) -> int:
    """The untimeliness of chance is told before any row is asked."""
    return reasons.NO_SUCH_CHANCE


@rule
def nothing(state: State, thing: int) -> None:
    """Every kind has an effect."""


refusal_of = MOVES.by_kind("refusal", always_legal)
untimeliness_of = MOVES.by_kind("untimely", never_timely)
effect_of = MOVES.by_kind("effect", nothing)


@rule
def spans(state: State) -> tuple[tuple[int, int]]:
    """The one range of moves each phase offers."""
    if state.phase == phases.BUILD:
        return ((PASS.first, BUILD.first + (KINDS if state.plus else BASE_KINDS)),)
    return ((SPAN[state.phase, 0], SPAN[state.phase, 1]),)


@rule
def refusal(state: State, move: int) -> int:
    """0 if the move is legal, else the number of the rule that forbids it."""
    if state.phase == phases.BUILD and move >= PASS.first:
        return LEGAL if move == PASS.first else building_refusal(state, move - BUILD.first)
    return refusal_by_kind(state, move)


@rule
def refusal_by_kind(state: State, move: int) -> int:
    """The refusal that the row of the move's kind declares, in its time or out of it."""
    kind = KIND[move]
    if TIMES[state.phase, kind]:
        return refusal_of(kind, state, move - FIRST[kind])
    return untimely(state, kind, move - FIRST[kind])


@rule
def untimely(state: State, kind: int, thing: int) -> int:
    """Why a move is not among those of this phase."""
    if state.seat == OVER:
        return reasons.GAME_OVER
    if state.seat == CHANCE:
        return reasons.NO_SUCH_CHANCE if OF_CHANCE[kind] else reasons.CHANCE_DECIDES
    return reasons.ONLY_CHANCE if OF_CHANCE[kind] else untimeliness_of(kind, state, thing)


@rule
def apply(state: State, move: int) -> None:
    """Plays one move and what follows at once."""
    state.ply += 1
    kind = KIND[move]
    effect_of(kind, state, move - FIRST[kind])
    proceed(state)


@rule
def chances(state: State, weights: Any) -> tuple[int, int, int]:
    """The weight of each outcome of chance: equal for the dice, the cards left for the deck."""
    if state.phase == phases.MARKET:
        total = 0
        for number in range(len(DEALT_CARD)):
            weights[number] = state.deck[DEALT_CARD[number]]
            total += weights[number]
        return DEAL.first, DEAL.after, total
    first, outcomes = (BEGIN.first, state.players) if state.phase == phases.START else (DIE.first, 6)
    for outcome in range(outcomes):
        weights[outcome] = 1
    return first, first + outcomes, outcomes
