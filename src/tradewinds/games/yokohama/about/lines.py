"""What explanations are made of: sentences with their figures, and those that several things share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from tradewinds.core.words import Message, Parameter
from tradewinds.games.yokohama.components import (
    AGENT_POINTS,
    ASSISTANT_PRICE,
    FAITH_PRICE,
    FLAGS_FOR_AGENT,
    HAND,
    HOUSE_PRICES,
    LATE_TECHNOLOGY,
    LATE_UNITS,
    MOST_POWER,
    PAYMENTS,
    SET_POINTS,
    SHOP_PRICE,
    TECHNOLOGY_PRIZES,
)
from tradewinds.games.yokohama.things import amount, listed

Lines: TypeAlias = tuple[Message, ...]


def line(key: str, **figures: Parameter) -> Message:
    """A sentence of an explanation."""
    return Message(f"effect-{key}", figures)


def row(figures: Iterable[int]) -> str:
    """Figures side by side, as they stand on a board."""
    return "/".join(str(int(figure)) for figure in figures)


def points(count: int) -> Message:
    """So many points."""
    return amount("points", count)


def yen(count: int) -> Message:
    """So many yen."""
    return amount("yen", count)


def prizes(figures: Iterable[int]) -> dict[str, Parameter]:
    """Points for the first and for the second."""
    first, second = figures
    return {"first": points(first), "second": points(second)}


SIZES = [size for size, scored in enumerate(SET_POINTS) if scored]  # of sets of flags that score

POWERS = row(range(1, MOST_POWER + 1))
ORDER_LIMIT = line("order-limit", count=HAND)
FAITH_PAID = line("faith-paid", payments=listed(dict(zip(PAYMENTS, FAITH_PRICE, strict=True))))
PRICES = line("prices", assistant=ASSISTANT_PRICE, shop=yen(SHOP_PRICE), houses=row(HOUSE_PRICES))
LATE = line("late", owned=LATE_TECHNOLOGY - 1, units=LATE_UNITS)
FLAGS_AGENT = line("flags-agent", count=FLAGS_FOR_AGENT)
FLAG_SETS = line("flags-sets", sizes=row(SIZES), amounts=row(SET_POINTS[size] for size in SIZES))
TECHNOLOGY_PRIZE = line("technology-prizes", **prizes(TECHNOLOGY_PRIZES))
AGENT_SCORES = line("agent-points", points=points(AGENT_POINTS))
FREE_AGENT = line("free-agent")
TOKENS = line("tokens", power=MOST_POWER)
AWARDS = line("awards")
