"""Bonuses: received one by one from those that wait, so that each may bring others or ask for a choice (page 8)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import (
    AMOUNTS,
    BONUS_CODES,
    COINS,
    DRAW_CARDS,
    MAIN,
    NOBILITY,
    POINTS,
    REFILL,
    SERVANTS,
)
from tradewinds.games.council_of_four.events import GAINS
from tradewinds.games.council_of_four.rules.cards import leave_draws
from tradewinds.games.council_of_four.rules.gains import gain_coins
from tradewinds.games.council_of_four.rules.nobility import advance, ask_for_choice
from tradewinds.games.council_of_four.rules.tiles import leave_refill


@rule
def receive_bonuses(state: State) -> bool:
    """Receives what waits until a decision must be made first; tells whether all is received."""
    while state.waiting > 0:
        state.waiting -= 1
        code = int(state.bonuses[state.waiting])
        state.bonuses[state.waiting] = 0
        bonus = code % BONUS_CODES
        if not receive(state, code // BONUS_CODES, bonus // AMOUNTS, bonus % AMOUNTS):
            return False
    return True


@rule
def receive(state: State, source: int, kind: int, amount: int) -> bool:
    """Receives one bonus; False if it leaves a decision to chance or to the player."""
    if kind == COINS:
        gain_coins(state, source, amount)
    elif kind == SERVANTS or kind == POINTS or kind == MAIN:  # noqa: SIM109 - `in` would be compiled to a list
        gain(state, source, kind, amount)
    elif kind == NOBILITY:
        advance(state, source, amount)
    elif kind == DRAW_CARDS:
        return not gain_cards(state, source, amount)
    elif kind == REFILL:
        return not leave_refill(state, amount)
    else:
        return not ask_for_choice(state, source, kind, amount)
    return True


@rule
def gain(state: State, source: int, kind: int, amount: int) -> None:
    """What is simply there to be had."""
    if kind == SERVANTS:
        state.servants[state.active] += amount
    elif kind == POINTS:
        state.points[state.active] += amount
    else:
        state.mains += amount
    note(state, GAINS, state.active, source, kind, amount)


@rule
def gain_cards(state: State, source: int, amount: int) -> bool:
    """Cards, if there are any left; they are drawn one by one."""
    if not leave_draws(state, state.active, amount):
        return False
    note(state, GAINS, state.active, source, DRAW_CARDS, amount)
    return True
