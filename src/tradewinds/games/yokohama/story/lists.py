"""Lists of goods and rewards, as the sentences that hold them need them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.core.words import Parameter
from tradewinds.games.yokohama.components import GOODS, ORDER_GOODS, ORDER_NAMES, ORDER_REWARD, PAYMENTS, REWARDS

__all__ = ["listed", "order_things", "payment", "reward_things"]

Things = dict[str, Parameter]
OTHERS = tuple(reward for reward in REWARDS if reward not in GOODS)


def listed(counts: Mapping[str, int], names: tuple[str, ...]) -> Things:
    """How many of each there are, and the comma before each but the first that is there."""
    things: Things = {}
    begun = False
    for name in names:
        count = int(counts.get(name, 0))
        things[name] = count
        things[f"comma-{name}"] = ", " if begun and count else ""
        begun = begun or count > 0
    return things


def reward_things(reward: Any) -> Things:
    """A reward, given as a row of figures, in one list: goods first, then the rest."""
    return listed(dict(zip(REWARDS, reward, strict=True)), (*GOODS, *OTHERS))


def payment(kind: int, amount: int) -> Things:
    """What is paid, in the same list."""
    return listed({PAYMENTS[kind]: amount}, (*GOODS, *OTHERS))


def order_things(order: int) -> Things:
    """An order card: its number, the goods it takes and the rest it brings, in two lists."""
    goods = dict(zip(GOODS, ORDER_GOODS[order], strict=True))
    reward = dict(zip(REWARDS, ORDER_REWARD[order], strict=True))
    return {"order": int(ORDER_NAMES[order])} | listed(goods, GOODS) | listed(reward, OTHERS)
