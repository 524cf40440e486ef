"""What a council costs: cards that match its councillors, and coins for those that are missing (page 5)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Name
from tradewinds.games.council_of_four.components import (
    CARDS,
    COUNCIL_COINS,
    COUNCIL_SEATS,
    COUNCILS,
    JOKER,
    JOKER_COINS,
    MOST_PAID,
)
from tradewinds.games.council_of_four.events import SATISFIES
from tradewinds.games.council_of_four.reasons import COINS_MISSING, REASONS, Figures


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
