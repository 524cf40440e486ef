"""Who pays whom when a total is rolled (rulebook pages 5 and 7-10)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro.components import (
    BLUE_ON,
    CATCH,
    CATCH_ON,
    COINS,
    COUNTED,
    COUNTS_CARDS,
    EFFECT,
    FROM,
    GREEN_ON,
    HALF,
    KINDS,
    MALL_CARD,
    NEEDS,
    NONE,
    RED_ON,
    SHOPPING_MALL,
)


@rule
def works(state: State, owner: int, card: int) -> bool:
    """Whether the owner has the card and the landmark it needs."""
    return state.city[owner, card] > 0 and (NEEDS[card] == NONE or state.city[owner, NEEDS[card]] > 0)


@rule
def counted(state: State, player: int, card: int) -> int:
    """How many of a player's cards the card's effect multiplies by."""
    number = 0
    for other in range(KINDS):
        if COUNTED[card, other]:
            number += int(state.city[player, other])
    return number


@rule
def value(state: State, owner: int, card: int, counts_from: int) -> int:
    """The coins that all of an owner's copies of a card are due when it activates.

    Shopping Mall adds a coin to each activation of a cup or bread card, before it is multiplied (page 11's example).
    """
    coins = COINS[card]
    if MALL_CARD[card]:
        coins += int(state.city[owner, SHOPPING_MALL])
    if COUNTS_CARDS[card]:
        coins *= counted(state, counts_from, card)
    return coins * int(state.city[owner, card])


@rule
def transfer(state: State, payer: int, payee: int, due: int) -> None:
    """Pays what one has; the rest of a debt is written off (page 7)."""
    paid = min(int(state.coins[payer]), due)
    state.coins[payer] -= paid
    state.coins[payee] += paid


@rule
def pay_red_cards(state: State) -> None:
    """The active player pays opponents' red cards, counter-clockwise (page 7)."""
    cards = RED_ON[state.total]
    if cards[0] == NONE:
        return
    for step in range(1, state.players):
        owner = (state.active - step) % state.players
        for card in cards:
            if card != NONE and works(state, owner, card):
                transfer(state, state.active, owner, value(state, owner, card, owner))


@rule
def catch_is_due(state: State) -> bool:
    """Whether anyone's Tuna Boat works on this total, so that two more dice are rolled for all of them (page 11)."""
    if CATCH_ON[state.total]:
        for card in BLUE_ON[state.total]:
            for owner in range(state.players):
                if card != NONE and EFFECT[card] == CATCH and works(state, owner, card):
                    return True
    return False


@rule
def due_from_bank(state: State, owner: int, card: int, catch: int) -> int:
    """What the bank pays for all of an owner's copies of a card; `catch` is what each Tuna Boat brings in."""
    if not works(state, owner, card):
        return 0
    if EFFECT[card] == CATCH:
        return catch * int(state.city[owner, card])
    return value(state, owner, card, owner)


@rule
def receive_from_bank(state: State, catch: int) -> None:
    """Everyone's blue cards and the active player's green ones."""
    for card in BLUE_ON[state.total]:
        if card == NONE:
            break
        for owner in range(state.players):
            state.coins[owner] += due_from_bank(state, owner, card, catch)
    for card in GREEN_ON[state.total]:
        if card == NONE:
            break
        state.coins[state.active] += due_from_bank(state, state.active, card, catch)


@rule
def due_from_opponent(state: State, card: int, opponent: int) -> int:
    """What an opponent owes to the active player's major establishment."""
    if EFFECT[card] == HALF:
        return int(state.coins[opponent]) // 2 if state.coins[opponent] >= FROM[card] else 0
    return value(state, state.active, card, opponent)


@rule
def collect_from_opponents(state: State, card: int) -> None:
    """Each opponent pays the active player's major establishment."""
    for opponent in range(state.players):
        if opponent != state.active:
            transfer(state, opponent, state.active, due_from_opponent(state, card, opponent))
