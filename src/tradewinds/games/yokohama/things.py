"""What moves and events are about: areas, cards, pieces and amounts, and how each is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.core.things import Counted, Numbered, Seats, Things
from tradewinds.core.words import Items, Message, Name, Parameter
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    AGENT_KINDS,
    AMOUNT,
    AREA_NAMES,
    AWARD_NAMES,
    CANAL,
    CARD_NAMES,
    CHURCH_SLOTS,
    COUNTRIES,
    CUSTOMS_SLOTS,
    GOODS,
    LABORATORY_SLOTS,
    MOST_PLAYERS,
    ONCE_A_TURN,
    ORDER_GOODS,
    ORDER_NAMES,
    ORDER_REWARD,
    PAYMENTS,
    PIECES,
    PILES,
    PORT_SLOTS,
    REWARDS,
    SHOP_SLOTS,
    TECHNOLOGY_CARDS,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_OF,
    TILES,
    TOKEN_NAMES,
)

Figures = dict[str, Parameter]


class Letters(Things):
    """Things that are told by the letters that codes call them."""

    def tell(self, number: int) -> Parameter:
        """The letter."""
        return self.names[number]


class TechnologyCards(Things):
    """Cards that are told by the names of their technologies."""

    def tell(self, number: int) -> Parameter:
        """The name of the technology."""
        return TECHNOLOGY.tell(int(TECHNOLOGY_OF[number]))


class OrderCards(Things):
    """Orders that are told by their numbers, the goods they ask for and what they bring."""

    def tell(self, number: int) -> Parameter:
        """The whole card."""
        return Items((Message("order-card", order_figures(number)),))


class OrderNumbers(Things):
    """Orders that are told by nothing but the numbers printed on them."""

    def tell(self, number: int) -> Parameter:
        """The number."""
        return int(self.names[number])


PLAYER = Seats(MOST_PLAYERS)
AREA = Things("area", AREA_NAMES)
OPEN_AREA = Things("area", AREA_NAMES[:CANAL])  # where pieces may stand
TILE = Numbered("number", TILES)
TOKEN = Things("token", TOKEN_NAMES)
ACHIEVEMENT = Things("achievement", ACHIEVEMENT_NAMES)
ACHIEVEMENT_PILE = Letters("pile", PILES)
AWARD = Things("award", AWARD_NAMES)
TECHNOLOGY = Things("technology", TECHNOLOGY_NAMES)
POWER_ONCE_A_TURN = Things("technology", (TECHNOLOGY_NAMES[number] for number in ONCE_A_TURN))
CARD = TechnologyCards("technology", CARD_NAMES)
ORDER = OrderCards("order", ORDER_NAMES)
ORDER_NUMBER = OrderNumbers("order", ORDER_NAMES)
GOOD = Things("good", GOODS)
BOUGHT = Things("good", (*GOODS, "import"))
PAYMENT = Things("good", PAYMENTS)
PIECE = Things("piece", PIECES)
COUNTRY = Things("country", COUNTRIES)
AGENT = Things("agent", AGENT_KINDS)
CHURCH_SLOT = Numbered("slot", CHURCH_SLOTS)
CUSTOMS_SLOT = Numbered("slot", CUSTOMS_SLOTS)
LABORATORY_SLOT = Numbered("slot", LABORATORY_SLOTS)
PORT_SLOT = Numbered("slot", PORT_SLOTS)
SHOP_SLOT = Numbered("slot", SHOP_SLOTS)
GAINED = Counted(Things("reward", REWARDS), "reward")
PAID = Counted(PAYMENT, "reward")

# Lists of goods and rewards, as the sentences that hold them need them.

OTHERS = tuple(reward for reward in REWARDS if reward not in GOODS)
IN_ORDER = (*GOODS, *OTHERS)  # goods come first in every list


def listed(counts: Mapping[str, int]) -> Items:
    """All that there is of each kind."""
    return Items(
        tuple(Message(f"reward-{kind}", {"count": int(counts[kind])}) for kind in IN_ORDER if counts.get(kind))
    )


def reward_list(reward: Any) -> Items:
    """A reward, given as a row of figures."""
    return listed(dict(zip(REWARDS, reward, strict=True)))


def price_list(prices: Any) -> Items:
    """What is paid, given as a row of figures."""
    return listed(dict(zip(PAYMENTS, prices, strict=True)))


def payment(kind: int, count: int) -> Items:
    """What is paid in one click."""
    return listed({PAYMENTS[kind]: count})


def order_figures(order: int) -> Figures:
    """An order card: its number, the goods it asks for and what it brings."""
    goods = listed(dict(zip(GOODS, ORDER_GOODS[order], strict=True)))
    return {"order": int(ORDER_NAMES[order]), "goods": goods, "reward": reward_list(ORDER_REWARD[order])}


def card_figures(card: int) -> Figures:
    """The number printed on a technology card."""
    return {"number": TECHNOLOGY_CARDS[card]["number"]}


def technology_named(technology: int) -> Name:
    """The name of a technology."""
    return Name(f"technology-{TECHNOLOGY_NAMES[technology]}")


def power_needed(area: int, amount: int) -> int:
    """The least power that gives so much in an area."""
    return int((AMOUNT[area] >= amount).argmax())
