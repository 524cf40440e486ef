"""What a card is due, and how it is paid for (page 7)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.machi_koro import events
from tradewinds.games.machi_koro.components import (
    CATCH,
    COINS,
    COUNTED,
    COUNTS_CARDS,
    EFFECT,
    MALL_CARD,
    MALL_COINS,
    NEEDS,
    NONE,
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
    for other in COUNTED[card]:
        if other == NONE:
            break
        number += int(state.city[player, other])
    return number


@rule
def value(state: State, owner: int, card: int, counts_from: int) -> int:
    """The coins that all of an owner's copies of a card are due when it activates.

    Shopping Mall adds its coins to each activation of a cup or bread card, before it is multiplied (page 11's example).
    """
    coins = COINS[card]
    if MALL_CARD[card]:
        coins += MALL_COINS * int(state.city[owner, SHOPPING_MALL])
    if COUNTS_CARDS[card]:
        coins *= counted(state, counts_from, card)
    return coins * int(state.city[owner, card])


@rule
def due_from_bank(state: State, owner: int, card: int, catch: int) -> int:
    """What the bank pays for all of an owner's copies of a card; `catch` is what each Tuna Boat brings in."""
    if not works(state, owner, card):
        return 0
    if EFFECT[card] == CATCH:
        return catch * int(state.city[owner, card])
    return value(state, owner, card, owner)


@rule
def pay_for_card(state: State, payer: int, payee: int, card: int, due: int) -> None:
    """A player pays for another's card what they have; the rest of the debt is written off."""
    paid = min(int(state.coins[payer]), due)
    if paid < due:
        if paid > 0:
            note(state, events.PAYS_PART, payer, payee, card, paid, due - paid)
        else:
            note(state, events.PAYS_NOTHING, payer, payee, card, due)
    elif due > 0:
        note(state, events.PAYS, payer, payee, card, paid)
    state.coins[payer] -= paid
    state.coins[payee] += paid


@rule
def earn(state: State, owner: int, card: int, catch: int) -> None:
    """The bank pays an owner for all copies of a card."""
    coins = due_from_bank(state, owner, card, catch)
    if coins > 0:
        note(state, events.EARNS, owner, card, coins, state.city[owner, card])
    state.coins[owner] += coins
