"""What a seat sees, and worlds it thinks possible.

Hidden are the colours of the cards in others' hands; the order of the decks does not exist before chance decides it.

What everyone can remember: when the deck is made of the discard pile, that pile was open and all other cards were in
hands. From then on there are two pools. The old cards are in hands; the new ones were drawn since or are in the deck.
A card discarded since by someone who has drawn since may be of either pool, so `guess` first chooses that for each of
them, then deals the rest of both pools. Memory goes back to the last time the deck was made: which of the old cards
one hand rather than another can hold is not traced further.
"""

from __future__ import annotations

from tradewinds.core.chance import below
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import (
    CARDS,
    COLOURS,
    JOKER,
    MOST_PAID,
    NONE,
    QUEEN,
)
from tradewinds.games.council_of_four.rules.payment import cards_paid, councillors, lowest_price, price
from tradewinds.games.council_of_four.rules.roads import cheapest_travel

BITS = 8  # a pool of cards is one whole number, so many bits for the count of each kind
COUNT = 255
ATTEMPTS = 30


@rule
def hide(state: State, viewer: int) -> None:
    """Others' cards go back among those the viewer has not seen; how many they hold stays known."""
    for player in range(state.players):
        if player != viewer:
            for card in range(len(CARDS)):
                state.deck[card] += state.hand[player, card]
                state.hand[player, card] = 0
                state.kept[player, card] = 0


@rule
def guess(state: State, viewer: int) -> None:
    """Deals the others as many unseen cards as they hold, old and new ones as everyone remembers them.

    Someone who is about to satisfy a council must be able to: hands are dealt until that is so, and if luck does not
    bring it about, a payment is dealt first.
    """
    for attempt in range(2 * ATTEMPTS):
        if deal_hands(state, viewer, attempt >= ATTEMPTS):
            return
    deal_forgetfully(state, viewer)


@rule
def count_in(pool: int, card: int) -> int:
    """How many cards of a kind are in a pool."""
    return (pool >> (BITS * card)) & COUNT


@rule
def size_of(pool: int) -> int:
    """How many cards are in a pool."""
    total = 0
    for card in range(len(CARDS)):
        total += count_in(pool, card)
    return total


@rule
def pick_from(state: State, pool: int) -> int:
    """A random card of a pool; -1 if it is empty."""
    total = size_of(pool)
    if total == 0:
        return NONE
    ticket = below(state, total)
    card = 0
    while ticket >= count_in(pool, card):
        ticket -= count_in(pool, card)
        card += 1
    return card


@rule
def old_pool(state: State, viewer: int) -> int:
    """The cards that the others had when the deck was made."""
    pool = 0
    for card in range(len(CARDS)):
        own = int(state.kept[viewer, card]) if viewer >= 0 else 0
        pool += max(int(state.old[card]) - own, 0) << (BITS * card)
    return pool


@rule
def new_pool(state: State, viewer: int) -> int:
    """The cards the deck was made of, without those the viewer has drawn."""
    pool = 0
    for card in range(len(CARDS)):
        own = 0
        if viewer >= 0:
            own = int(state.hand[viewer, card]) + int(state.spent[viewer, card]) - int(state.kept[viewer, card])
        pool += max(int(state.made_of[card]) - own, 0) << (BITS * card)
    return pool


@rule
def old_cards_of(state: State, player: int) -> int:
    """How many of a player's cards were held when the deck was made, those spent since included."""
    count = int(state.held[player]) - int(state.drawn[player])
    for card in range(len(CARDS)):
        count += int(state.spent[player, card])
    return count


@rule
def deal_hands(state: State, viewer: int, payment_first: bool) -> bool:
    """Deals hands that agree with all that is known, or none and False if this attempt came to a dead end."""
    old, new = old_pool(state, viewer), new_pool(state, viewer)
    fits = True
    for player in range(state.players):
        if player != viewer and fits:
            must_have = 0
            for card in range(len(CARDS)):
                must_have += int(state.spent[player, card]) << (BITS * card)
            if payment_first and player == state.active and state.phase == phases.PAY:
                must_have += some_payment(state, old + new)
            old, new, fits = deal_known(state, player, must_have, old, new)
    if fits:
        for player in range(state.players):
            if player != viewer:
                old, new = deal_unknown(state, player, old, new)
        discard_again(state, viewer)
        fits = can_pay(state, viewer)
    if fits:
        take_from_deck(state, viewer)
    else:
        take_back(state, viewer)
    return fits


@rule
def deal_known(state: State, player: int, must_have: int, old: int, new: int) -> tuple[int, int, bool]:
    """Gives a player cards that must have been there since the deck was made, each from the old pool or the new one."""
    old_room = old_cards_of(state, player)
    new_room = int(state.drawn[player])
    for card in range(len(CARDS)):
        for _ in range(count_in(must_have, card)):
            # Each copy is as likely to have come to this player as the player's share of its pool.
            old_chance = count_in(old, card) * old_room * max(size_of(new), 1)
            new_chance = count_in(new, card) * new_room * max(size_of(old), 1)
            if old_chance + new_chance == 0:
                return old, new, False
            if below(state, old_chance + new_chance) < old_chance:
                old -= 1 << (BITS * card)
                old_room -= 1
                state.kept[player, card] += 1
            else:
                new -= 1 << (BITS * card)
                new_room -= 1
            state.hand[player, card] += 1
    return old, new, True


@rule
def deal_unknown(state: State, player: int, old: int, new: int) -> tuple[int, int]:
    """Deals a player the rest: so many old cards, so many new ones."""
    for _ in range(old_cards_of(state, player) - total_kept(state, player)):
        card = pick_from(state, old)
        if card != NONE:
            old -= 1 << (BITS * card)
            state.kept[player, card] += 1
            state.hand[player, card] += 1
    for _ in range(int(state.held[player]) + total_spent(state, player) - total_held(state, player)):
        card = pick_from(state, new)
        if card != NONE:
            new -= 1 << (BITS * card)
            state.hand[player, card] += 1
    return old, new


@rule
def some_payment(state: State, pool: int) -> int:
    """Cards of a pool, chosen at random among those that fit, that satisfy the council of the moment."""
    payment = 0
    cards = cards_paid(state)
    jokers = int(state.paid[JOKER])
    purse = int(state.coins[state.active]) - travel_to_go(state)
    while cards < MOST_PAID and (cards == 0 or price(cards, jokers) > purse):
        fitting_pool = count_in(pool - payment, JOKER) << (BITS * JOKER)
        for colour in range(len(COLOURS)):
            seats = councillors(state, state.council, colour) - int(state.paid[colour]) - count_in(payment, colour)
            if seats > 0:
                fitting_pool += count_in(pool - payment, colour) << (BITS * colour)
        card = pick_from(state, fitting_pool)
        if card == NONE:
            break
        payment += 1 << (BITS * card)
        cards += 1
        jokers += card == JOKER
    return payment


@rule
def travel_to_go(state: State) -> int:
    """The coins that someone who satisfies the queen's council needs at least for her way."""
    return cheapest_travel(state, state.active) if state.council == QUEEN else 0


@rule
def can_pay(state: State, viewer: int) -> bool:
    """Whether someone who is satisfying a council can do so, as everyone at the table knows."""
    if state.phase != phases.PAY or state.active == viewer:
        return True
    coins = lowest_price(state, state.active, state.council, 0)
    return coins >= 0 and coins + travel_to_go(state) <= state.coins[state.active]


@rule
def total_kept(state: State, player: int) -> int:
    """How many old cards a player has been dealt."""
    return int(state.kept[player].sum())


@rule
def total_held(state: State, player: int) -> int:
    """How many cards a player has been dealt."""
    return int(state.hand[player].sum())


@rule
def total_spent(state: State, player: int) -> int:
    """How many cards a player has discarded since the deck was made, of either pool."""
    return int(state.spent[player].sum())


@rule
def take_back(state: State, viewer: int) -> None:
    """Clears the others' hands for another attempt."""
    for player in range(state.players):
        if player != viewer:
            for card in range(len(CARDS)):
                state.kept[player, card] = 0
                state.hand[player, card] = 0


@rule
def discard_again(state: State, viewer: int) -> None:
    """Takes out of the others' hands what they have discarded."""
    for player in range(state.players):
        if player != viewer:
            for card in range(len(CARDS)):
                state.hand[player, card] -= state.spent[player, card]


@rule
def take_from_deck(state: State, viewer: int) -> None:
    """What the others were dealt is not in the deck."""
    for player in range(state.players):
        if player != viewer:
            for card in range(len(CARDS)):
                state.deck[card] -= state.hand[player, card]


@rule
def deal_forgetfully(state: State, viewer: int) -> None:
    """Deals any unseen cards, for the rare case that no attempt to remember more came to an end."""
    for player in range(state.players):
        if player != viewer:
            for _ in range(state.held[player]):
                pool = 0
                for card in range(len(CARDS)):
                    pool += int(state.deck[card]) << (BITS * card)
                card = pick_from(state, pool)
                state.deck[card] -= 1
                state.hand[player, card] += 1
