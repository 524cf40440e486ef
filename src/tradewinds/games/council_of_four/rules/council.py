"""Councils: electing a councillor to one, and satisfying one with politics cards (pages 4 and 5)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import (
    COUNCIL_COINS,
    COUNCIL_SEATS,
    JOKER,
    JOKER_COINS,
    MOST_PAID,
)


@rule
def seat_councillor(state: State, council: int, colour: int) -> None:
    """A councillor of the reserve enters at the arrow; the one at the far end falls out, into the reserve."""
    state.reserve[colour] -= 1
    state.reserve[state.councils[council, COUNCIL_SEATS - 1]] += 1
    for place in range(COUNCIL_SEATS - 1, 0, -1):
        state.councils[council, place] = state.councils[council, place - 1]
    state.councils[council, 0] = colour


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
