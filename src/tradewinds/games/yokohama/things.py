"""What moves and events are about: areas, cards, pieces and amounts, and how each is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tradewinds.core.things import Counted, Numbered, Seats, Things
from tradewinds.core.words import Message, Name, Parameter
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENT_TILES,
    AGENT_KINDS,
    AMOUNT,
    AREA_NAMES,
    AWARD_NAMES,
    CANAL,
    CARD_NAMES,
    CHURCH_SLOTS,
    COUNTRIES,
    CUSTOMS_SLOTS,
    FREE_AGENT_TOKEN,
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
    TOKEN_REWARD,
)

Figures = dict[str, Parameter]


class Told(Things):
    """Things that codes call by their names and sentences in a way of their own."""

    def __init__(self, word: str, names: Iterable[str], tell: Callable[[int], Parameter]) -> None:
        super().__init__(word, names)
        self._tell = tell

    def tell(self, number: int) -> Parameter:
        """The thing, as sentences tell it."""
        return self._tell(number)


PLAYER = Seats(MOST_PLAYERS)
AREA = Things("area", AREA_NAMES)
OPEN_AREA = Things("area", AREA_NAMES[:CANAL])  # where pieces may stand
TILE = Numbered("number", TILES)
TOKEN = Told("token", TOKEN_NAMES, lambda token: token_named(token))
ACHIEVEMENT = Told("achievement", ACHIEVEMENT_NAMES, lambda tile: achievement_named(tile))
ACHIEVEMENT_PILE = Told("pile", PILES, lambda pile: PILES[pile])
AWARD = Told("award", AWARD_NAMES, lambda award: award_named(award))
TECHNOLOGY = Things("technology", TECHNOLOGY_NAMES)
POWER_ONCE_A_TURN = Things("technology", (TECHNOLOGY_NAMES[number] for number in ONCE_A_TURN))
CARD = Told("technology", CARD_NAMES, lambda card: TECHNOLOGY.tell(int(TECHNOLOGY_OF[card])))
ORDER = Told("order", ORDER_NAMES, lambda order: Message("order-card", order_figures(order)))
ORDER_NUMBER = Told("order", ORDER_NAMES, lambda order: int(ORDER_NAMES[order]))
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

# Amounts, lists and names, with figures from components alone

List = tuple[Message | Name, ...]
IN_ORDER = (*GOODS, *(reward for reward in REWARDS if reward not in GOODS))  # goods come first in every list
FREE_AGENT = Name("award-free-agent")


def amount(kind: str, count: int) -> Message:
    """So much of something: 3 fish, 2 yen."""
    return Message(f"reward-{kind}", {"count": int(count)})


def listed(counts: Mapping[str, int]) -> List:
    """All that there is of each kind."""
    return tuple(amount(kind, counts[kind]) for kind in IN_ORDER if counts.get(kind))


def reward_list(reward: Any) -> List:
    """A reward, given as a row of figures."""
    return listed(dict(zip(REWARDS, reward, strict=True)))


def price_list(prices: Any) -> List:
    """A price, given as a row of figures."""
    return listed(dict(zip(PAYMENTS, prices, strict=True)))


def payment(kind: int, count: int) -> List:
    """What is paid in one click."""
    return listed({PAYMENTS[kind]: count})


def price(prices: Iterable[int]) -> Figures:
    """What a missing point of production or a second order costs: so many yen, or so many imported goods."""
    by_kind = dict(zip(PAYMENTS, prices, strict=True))
    return {"yen": amount("yen", by_kind["yen"]), "imports": amount("import", by_kind["import"])}


def price_told(yen: int) -> Message:
    """So many yen, or nothing."""
    return amount("yen", yen) if yen else Message("price-free")


def order_figures(order: int) -> Figures:
    """An order card: its number, the goods it asks for and what it brings."""
    goods = listed(dict(zip(GOODS, ORDER_GOODS[order], strict=True)))
    return {"order": int(ORDER_NAMES[order]), "goods": goods, "reward": reward_list(ORDER_REWARD[order])}


def achievement_named(achievement: int) -> Message:
    """What an achievement asks for, which is all that it is called."""
    needs: dict[str, int] = ACHIEVEMENT_TILES[achievement]["needs"]
    if "production" in needs or "commercial" in needs:
        return Message(f"achievement-{'-'.join(needs)}", dict(needs))
    [(measure, count)] = needs.items()
    return amount(measure, count) if measure in REWARDS else Message(f"achievement-{measure}", {"count": count})


def award_named(award: int) -> Message | Name:
    """The flag of a country, or a free agent."""
    if AWARD_NAMES[award] not in COUNTRIES:
        return FREE_AGENT
    return Message("award-flag", {"country": Name(f"country-{AWARD_NAMES[award]}")})


def token_named(token: int) -> List:
    """What a power token brings, which is all that it is called."""
    return (FREE_AGENT,) if token == FREE_AGENT_TOKEN else reward_list(TOKEN_REWARD[token])


def card_figures(card: int) -> Figures:
    """The number printed on a technology card."""
    return {"number": TECHNOLOGY_CARDS[card]["number"]}


def power_needed(area: int, amount: int) -> int:
    """The least power that gives so much in an area."""
    return int((AMOUNT[area] >= amount).argmax())
