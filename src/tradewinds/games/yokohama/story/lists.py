"""Amounts, rewards and other things that sentences hold, with figures from components alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tradewinds.core.words import Message, Name, Parameter
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_TILES,
    AWARD_NAMES,
    COUNTRIES,
    FREE_AGENT_TOKEN,
    GOODS,
    ORDER_GOODS,
    ORDER_NAMES,
    ORDER_REWARD,
    PAYMENTS,
    REWARDS,
    TOKEN_REWARD,
)

__all__ = [
    "achievement_named",
    "amount",
    "award_named",
    "listed",
    "order_things",
    "payment",
    "price",
    "reward_list",
    "token_named",
]

Things = dict[str, Parameter]
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


def payment(kind: int, count: int) -> List:
    """What is paid in one click."""
    return listed({PAYMENTS[kind]: count})


def price(prices: Iterable[int]) -> Things:
    """What a missing point of production or a second order costs: so many yen, or so many imported goods."""
    by_kind = dict(zip(PAYMENTS, prices, strict=True))
    return {"yen": amount("yen", by_kind["yen"]), "imports": amount("import", by_kind["import"])}


def order_things(order: int) -> Things:
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
