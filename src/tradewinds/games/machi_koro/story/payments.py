"""The payments of a move, each as a message.

Nothing here decides what anyone is paid: the payments are made once more on a copy of the position, one by one and by
the engine's own rules, to hear of each of them.
"""

from __future__ import annotations

from typing import Any

from tradewinds.core.state import State, copy
from tradewinds.core.words import Message, Parameter, Seat
from tradewinds.games.machi_koro.components import (
    BLUE_ON,
    EFFECT,
    EXCHANGE,
    GREEN_ON,
    MAJOR_ON,
    NONE,
    ONE_OPPONENT,
    RED_ON,
)
from tradewinds.games.machi_koro.rules.income import due_from_bank, due_from_opponent, transfer, value, works
from tradewinds.games.machi_koro.rules.turn import has, start_building
from tradewinds.games.machi_koro.story.moves import named


def event(key: str, **parameters: Parameter) -> Message:
    """Something that happened, and to whom."""
    return Message(f"event-{key}", parameters)


class Payments:
    """A copy of the position on which a move's payments are made again, each of them told."""

    def __init__(self, before: State, after: State) -> None:
        self.table = copy(before)
        self.table.total = after.total
        self.table.city = after.city  # an exchange comes before the payments of its move
        self.active = int(before.active)
        self.events: list[Message] = []

    def tell(self, happened: Message) -> None:
        self.events.append(happened)

    def pay(self, payer: int, payee: int, card: int, due: int) -> None:
        """A payment between players; what cannot be paid is written off."""
        had = int(self.table.coins[payer])
        transfer(self.table, payer, payee, due)
        paid = had - int(self.table.coins[payer])
        parties: dict[str, Parameter] = {"payer": Seat(payer), "payee": Seat(payee), "card": named(card)}
        if 0 < paid < due:
            self.tell(event("pays-part", **parties, coins=paid, missing=due - paid))
        elif paid > 0:
            self.tell(event("pays", **parties, coins=paid))
        elif due > 0:
            self.tell(event("pays-nothing", **parties, missing=due))

    def to_red_cards(self) -> None:
        """The active player pays opponents' red cards, counter-clockwise."""
        for step in range(1, self.table.players):
            owner = (self.active - step) % int(self.table.players)
            for card in _cards(RED_ON[self.table.total]):
                if works(self.table, owner, card):
                    self.pay(self.active, owner, card, int(value(self.table, owner, card, owner)))

    def from_bank(self, catch: int) -> None:
        """The bank pays everyone's blue cards and the active player's green ones."""
        for card in _cards(BLUE_ON[self.table.total]):
            for owner in range(self.table.players):
                self.earn(owner, card, catch)
        for card in _cards(GREEN_ON[self.table.total]):
            self.earn(self.active, card, catch)

    def earn(self, owner: int, card: int, catch: int) -> None:
        """The bank pays an owner for all copies of a card."""
        coins = int(due_from_bank(self.table, owner, card, catch))
        copies = int(self.table.city[owner, card])
        self.table.coins[owner] += coins
        if coins:
            self.tell(event("earns", player=Seat(owner), card=named(card), coins=coins, copies=copies))

    def to_majors(self, start: int = 0) -> None:
        """The active player's major establishments from card `start` on, up to one that asks; then Town Hall."""
        for card in _cards(MAJOR_ON[self.table.total]):
            if card < start or not has(self.table, self.active, card):
                continue
            if EFFECT[card] in (ONE_OPPONENT, EXCHANGE):
                return
            for opponent in range(self.table.players):
                if opponent != self.active:
                    self.pay(opponent, self.active, card, int(due_from_opponent(self.table, card, opponent)))
        self.town_hall()

    def town_hall(self) -> None:
        """The engine's step into the building phase, for the coin it may bring."""
        had = int(self.table.coins[self.active])
        start_building(self.table)
        gained = int(self.table.coins[self.active]) - had
        if gained:
            self.tell(event("town-hall", player=Seat(self.active), coins=gained))


def _cards(row: Any) -> list[int]:
    """The cards of a row that is filled up with NONE."""
    return [int(card) for card in row if card != NONE]
