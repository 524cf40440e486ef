"""The limited market: ten kinds on offer, the rest in a deck (page 11)."""

from __future__ import annotations

from tradewinds.core.decisions import leave_to_chance
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.tables import narrow
from tradewinds.games.machi_koro import events, state as phases
from tradewinds.games.machi_koro.components import ESTABLISHMENTS, IS_LANDMARK, IS_MAJOR, KINDS, MARKET_KINDS
from tradewinds.games.machi_koro.moves import MOVES
from tradewinds.games.machi_koro.reasons import REASONS
from tradewinds.games.machi_koro.rules.turn import has, start_next_turn
from tradewinds.games.machi_koro.things import ESTABLISHMENT

DEALT_CARD = narrow(ESTABLISHMENTS)
NOT_IN_DECK = REASONS.reason("not-in-deck")


@rule
def kinds_on_offer(state: State) -> int:
    """How many kinds of establishments are face up."""
    kinds = 0
    for card in range(KINDS):
        if state.supply[card] > 0 and not IS_LANDMARK[card]:
            kinds += 1
    return kinds


@rule
def deck_is_empty(state: State) -> bool:
    """Whether every establishment has been dealt."""
    for card in range(KINDS):
        if state.deck[card] > 0:
            return False
    return True


@rule
def everyone_has(state: State, card: int) -> bool:
    """Whether all players have the card, so that a major establishment can be built by nobody any more."""
    for player in range(state.players):
        if not has(state, player, card):
            return False
    return True


@rule
def remove_dead_piles(state: State) -> None:
    """Takes major establishments that nobody may build any more out of the market (an option)."""
    for card in range(KINDS):
        if IS_MAJOR[card] and state.supply[card] > 0 and everyone_has(state, card):
            note(state, events.REMOVED, card, state.supply[card])
            state.removed[card] += state.supply[card]
            state.supply[card] = 0


@rule
def refill_market(state: State) -> None:
    """Deals on while fewer than ten kinds are face up and cards are left, then goes on with the game."""
    if state.limited_market:
        if state.unclog_market:
            remove_dead_piles(state)
        if kinds_on_offer(state) < MARKET_KINDS and not deck_is_empty(state):
            leave_to_chance(state, phases.MARKET)
            return
    start_next_turn(state)


@rule
def dealing_refusal(state: State, number: int) -> int:
    """Only what is left in the deck can come up."""
    return LEGAL if state.deck[DEALT_CARD[number]] > 0 else NOT_IN_DECK


@rule
def deal_card(state: State, number: int) -> None:
    """Chance turns up the next card of the deck."""
    card = DEALT_CARD[number]
    note(state, events.DEALT, card)
    state.deck[card] -= 1
    state.supply[card] += 1
    state.phase = phases.TURN_DONE


DEAL = MOVES.kind("deal", ESTABLISHMENT, when=[phases.MARKET], refusal=dealing_refusal, effect=deal_card)
