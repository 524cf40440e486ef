"""What every area does, by power."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from tradewinds.core.about import Topic
from tradewinds.core.words import Message, Name, Parameter
from tradewinds.games.yokohama.about.lines import (
    FAITH_PAID,
    LATE,
    ORDER_LIMIT,
    POWERS,
    PRICES,
    Lines,
    line,
    points,
    prizes,
    row,
    yen,
)
from tradewinds.games.yokohama.components import (
    ACTION,
    ACTION_POINTS,
    ACTIONS,
    AMOUNT,
    AREA_NAMES,
    CANAL,
    CANAL_FEE,
    CHURCH,
    CHURCH_PRIZES,
    CUSTOMS_PRIZES,
    GAINS,
    GOODS,
    KIND,
    KINDS,
    LABORATORIES,
    LEVEL,
    PRODUCTION_PRICE,
    RATE,
    REWARDS,
    SECOND_ORDER_PRICE,
    SURCHARGE,
)
from tradewinds.games.yokohama.things import price

__all__ = ["AREAS", "FAITH", "PRODUCTION"]


def _by_power(area: int) -> dict[str, Parameter]:
    return {"powers": POWERS, "amounts": row(AMOUNT[area, 1:])}


def _gain(area: int) -> Lines:
    return (line("gain", good=Name(f"good-{REWARDS[GAINS[area]]}"), **_by_power(area)),)


def _exchange(area: int) -> Lines:
    """Goods by what they cost, the dearest first; imported goods are only bought."""
    rates = dict(zip(GOODS, map(int, RATE), strict=False))
    priced = {rate: tuple(Name(f"good-{good}") for good in GOODS if rates[good] == rate) for rate in rates.values()}
    by_rate = [line("rate", yen=yen(rate), goods=priced[rate]) for rate in sorted(priced, reverse=True)]
    return (line("exchange", **_by_power(area)), *by_rate, line("import-rate", yen=yen(RATE[-1])))


def _church(area: int) -> Lines:
    return (line("faith", **_by_power(area)), FAITH_PAID, line("church"), line("prizes", **prizes(CHURCH_PRIZES)))


def _customs(area: int) -> Lines:
    prize = line("prizes", **prizes(CUSTOMS_PRIZES))
    return (line("customs", **_by_power(area)), line("customs-place"), prize)


def _hire(area: int) -> Lines:
    return (line("hire", **_by_power(area)), PRICES)


def _research(area: int) -> Lines:
    production = line("production", **_by_power(area), **price(PRODUCTION_PRICE))
    return (line("research"), production, line("surcharge", amounts=row(SURCHARGE)), LATE)


def _orders(area: int) -> Lines:
    return (line("port"), *_reach(area), line("second-order", **price(SECOND_ORDER_PRICE)), ORDER_LIMIT)


def _reach(area: int) -> Iterator[Message]:
    """The orders that each power opens, and the points it brings."""
    for level in sorted({int(level) for level in LEVEL}):
        yield line(f"level-{level}", power=int((AMOUNT[area] >= level).argmax()))
    for power, scored in enumerate(ACTION_POINTS[area]):
        if scored:
            yield line("port-points", power=power, points=points(scored))


DOES: Mapping[str, Callable[[int], Lines]] = {
    "gain": _gain,
    "exchange": _exchange,
    "church": _church,
    "customs": _customs,
    "hire": _hire,
    "research": _research,
    "orders": _orders,
}


def _lines(area: int) -> Lines:
    if area == CANAL:
        return (line("canal"), line("canal-fee", yen=yen(CANAL_FEE)))
    return (line(f"{KINDS[KIND[area]]}-area"), *DOES[ACTIONS[ACTION[area]]](area))


AREAS = {name: Topic(Name(f"area-{name}"), _lines(area)) for area, name in enumerate(AREA_NAMES)}
FAITH = _church(CHURCH)[:2]  # what it comes from
PRODUCTION = (*_research(int(LABORATORIES[0]))[1:],)
