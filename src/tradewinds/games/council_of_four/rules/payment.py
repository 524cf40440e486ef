"""Satisfying a council: cards that match its councillors, one by one, and coins for those missing (page 5)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Name
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import (
    CARDS,
    COUNCIL_COINS,
    COUNCIL_SEATS,
    COUNCILS,
    JOKER,
    JOKER_COINS,
    MOST_PAID,
    QUEEN,
)
from tradewinds.games.council_of_four.events import SATISFIES
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import COINS_MISSING, REASONS, Figures
from tradewinds.games.council_of_four.rules.actions import before_council
from tradewinds.games.council_of_four.rules.cards import discard_card
from tradewinds.games.council_of_four.rules.roads import cheapest_travel
from tradewinds.games.council_of_four.things import CARD


def chosen_council(state: State, move: int) -> Figures:
    """The council that is being satisfied."""
    return {"council": Name(f"council-{COUNCILS[state.council]}")}


CARDS_FIRST = REASONS.reason("cards-first")  # a tile or city before any card
OTHER_COUNCIL = REASONS.reason("other-council", chosen_council)  # a tile of another region, a city without the queen


@rule
def councillors(state: State, council: int, colour: int) -> int:
    """How many councillors of a colour sit in a council."""
    count = 0
    for place in range(COUNCIL_SEATS):
        count += state.councils[council, place] == colour
    return count


@rule
def cards_paid(state: State) -> int:
    """How many cards have been played to satisfy the council so far."""
    count = 0
    for card in state.paid:
        count += int(card)
    return count


@rule
def fitting(state: State, player: int, council: int) -> int:
    """How many more coloured cards of a hand fit the council, beside those already paid.

    A councillor is matched if there are more cards of that colour than councillors of it closer to the arrow.
    """
    count = int(state.paid[JOKER]) - cards_paid(state)
    for place in range(COUNCIL_SEATS):
        colour = state.councils[council, place]
        closer = 0
        for other in range(place):
            closer += state.councils[council, other] == colour
        count += int(state.hand[player, colour]) + int(state.paid[colour]) > closer
    return count


@rule
def price(cards: int, jokers: int) -> int:
    """The coins due for so many cards, jokers among them."""
    return COUNCIL_COINS[cards] + JOKER_COINS * jokers


@rule
def lowest_price(state: State, player: int, council: int, jokers_now: int) -> int:
    """The least coins the council can still be satisfied with, or -1 if no card fits.

    Each further card saves more than a joker costs, so the cheapest way is to play every card that fits. `jokers_now`
    are jokers about to be paid before that.
    """
    paid = cards_paid(state) + jokers_now
    coloured = min(fitting(state, player, council), MOST_PAID - paid)
    jokers = min(int(state.hand[player, JOKER]) - jokers_now, MOST_PAID - paid - coloured)
    cards = paid + coloured + jokers
    if cards == 0:
        return -1
    return price(cards, int(state.paid[JOKER]) + jokers_now + jokers)


@rule
def price_so_far(state: State) -> int:
    """The coins due if no further card is paid."""
    return price(cards_paid(state), int(state.paid[JOKER]))


def _granted(state: State, move: int) -> Figures:
    """What a council that is satisfied grants."""
    return {"asked": "queen" if state.council == QUEEN else "permit"}


def _joker_price(state: State, move: int) -> Figures:
    return {"cost": int(price_with_joker(state)), "coins": int(state.coins[state.active])}


NOT_IN_HAND = REASONS.reason("not-in-hand")
NO_SUCH_COUNCILLOR = REASONS.reason("no-such-councillor", chosen_council)  # none of that colour, or all are matched
COUNCIL_SATISFIED = REASONS.reason("council-satisfied", _granted)  # no further card can be paid
JOKER_TOO_DEAR = REASONS.reason("joker-too-dear", _joker_price)  # the council could not be paid any more


@rule
def card_refusal(state: State, card: int) -> int:
    """A card must match a councillor that no other card matches; a joker matches any, for a coin.

    A coloured card that fits never makes the council dearer, but a joker in its place does.
    """
    player = state.active
    if state.hand[player, card] == 0:
        return NOT_IN_HAND
    if cards_paid(state) == MOST_PAID:
        return COUNCIL_SATISFIED
    if card != JOKER:
        unmatched = councillors(state, state.council, card) - int(state.paid[card])
        return LEGAL if unmatched > 0 else NO_SUCH_COUNCILLOR
    return LEGAL if price_with_joker(state) <= state.coins[player] else JOKER_TOO_DEAR


@rule
def price_with_joker(state: State) -> int:
    """The least coins that the council, and the queen's way, cost after one more joker."""
    coins = lowest_price(state, state.active, state.council, 1)
    if state.council == QUEEN:
        coins += cheapest_travel(state, state.active)
    return coins


@rule
def play_card(state: State, card: int) -> bool:
    """A card for the council; what is to be had for it is chosen when enough of them are played."""
    discard_card(state, state.active, card)
    state.paid[card] += 1
    return False


PAY = MOVES.kind(
    "pay",
    CARD,
    when=[phases.PAY],
    refusal=card_refusal,
    effect=play_card,
    untimely=before_council,
    figures=lambda card: {"coins": JOKER_COINS if card == JOKER else 0},
)


# What is to be had for it


@rule
def coins_refusal(state: State, coins: int) -> int:
    """At least one card must be paid, then the coins for as many as there are."""
    if cards_paid(state) == 0:
        return CARDS_FIRST
    return LEGAL if state.coins[state.active] >= coins else COINS_MISSING


@rule
def pay_council(state: State) -> None:
    """The council is satisfied with the cards played and the coins due for them."""
    coins = price_so_far(state)
    state.coins[state.active] -= coins
    for card in range(len(CARDS)):
        if state.paid[card] > 0:
            note(state, SATISFIES, state.active, state.council, coins, card, int(state.paid[card]))
        state.paid[card] = 0
    state.council = 0
