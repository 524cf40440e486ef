"""Cards that satisfy a council in one go: what a page offers as one move although it is several."""

from __future__ import annotations

from collections import Counter

from tradewinds.core.game import Way
from tradewinds.core.reasons import LEGAL
from tradewinds.core.state import State, copy
from tradewinds.core.words import Message, Name
from tradewinds.games.council_of_four import rules
from tradewinds.games.council_of_four.components import CARDS, COLOURS, JOKER, MOST_PAID
from tradewinds.games.council_of_four.rules.payment import PAY, cards_paid, councillors, price_so_far
from tradewinds.games.council_of_four.rules.permits import TAKE
from tradewinds.games.council_of_four.rules.queen import BRING_QUEEN
from tradewinds.games.council_of_four.state import PAY as PAYING

__all__ = ["ways"]


def ways(state: State) -> list[Way]:
    """Every card that fits, and the same with jokers for councillors that none matches, where that can be paid."""
    if int(state.phase) != PAYING:
        return []
    hand, room = state.hand[state.active], MOST_PAID - int(cards_paid(state))
    fitting = [card for card in range(len(COLOURS)) for _ in range(_unmatched(state, card, int(hand[card])))][:room]
    jokers = [JOKER] * min(int(hand[JOKER]), room - len(fitting))
    chosen = [fitting, fitting + jokers] if jokers else [fitting]
    return [_told(state, cards) for cards in chosen if len(cards) > 1 and _can_be_paid(state, cards)]


def _unmatched(state: State, card: int, held: int) -> int:
    """How many cards of a colour can still be played."""
    return min(held, int(councillors(state, state.council, card)) - int(state.paid[card]))


def _after(state: State, cards: list[int]) -> State:
    after = copy(state)
    for card in cards:
        rules.apply(after, PAY.first + card)
    return after


def _can_be_paid(state: State, cards: list[int]) -> bool:
    """Whether something is to be had for the cards, without any more of them."""
    after = _after(state, cards)
    return any(
        int(rules.refusal(after, move)) == LEGAL
        for kind in (TAKE, BRING_QUEEN)
        for move in range(kind.first, kind.after)
    )


def _told(state: State, cards: list[int]) -> Way:
    coins = Message("bonus-coins", {"count": int(price_so_far(_after(state, cards)))})
    told = Message("choice-pay-all", {"cards": tuple(map(_counted, Counter(cards).items())), "coins": coins})
    return Way(tuple(PAY.first + card for card in cards), told, foremost=True)


def _counted(cards: tuple[int, int]) -> Message | Name:
    """A card by its colour; several of a kind with their number."""
    card, count = cards
    return Name(f"colour-{CARDS[card]}") if count == 1 else Message(f"cards-{CARDS[card]}", {"count": count})
