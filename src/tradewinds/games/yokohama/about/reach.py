"""Where the president can come to in one go: every destination with its cheapest way, as a chain of moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

from tradewinds.core.game import Way
from tradewinds.core.reasons import LEGAL
from tradewinds.core.state import State, copy
from tradewinds.core.words import Message, Seat
from tradewinds.games.yokohama import rules
from tradewinds.games.yokohama.rules.president import GO, THROUGH, THROUGH_CANAL
from tradewinds.games.yokohama.state import MOVING, PASSING
from tradewinds.games.yokohama.story import tell_choice
from tradewinds.games.yokohama.things import amount

__all__ = ["ways"]

Paid: TypeAlias = tuple[int, ...]  # yen by seat, and to the canal
Reached: TypeAlias = tuple[int, int, int, tuple[int, ...], State]  # yen, steps, a number of its own, moves, and where


@dataclass(frozen=True)
class _Found:
    """A way before it is told."""

    moves: tuple[int, ...]
    before_last: State
    cost: int
    paid: Paid  # on the way, the last step apart: that one is the same for all


def ways(state: State) -> list[Way]:
    """Every area that is not a step away and can be reached: by the least yen, then by the fewest steps.

    Ways that cost the same differ where others are paid: then each is offered.
    """
    if int(state.phase) not in (MOVING, PASSING):
        return []
    direct = set(_legal(state, GO.first, GO.after))
    found: dict[int, list[_Found]] = {}
    for cost, passed, here in _passings(state):
        for move in set(_legal(here, GO.first, GO.after)) - direct:
            way = _Found((*passed, move), here, cost + _paid(here, move), _payments(state, here))
            others = found.setdefault(move, [])
            if not others or (way.cost == others[0].cost and way.paid not in [other.paid for other in others]):
                others.append(way)
    return [_told(state, way, len(alike) > 1) for alike in found.values() for way in alike]


def _passings(state: State) -> Iterator[tuple[int, tuple[int, ...], State]]:
    """Where the president can pass through, the cheapest first: yen, moves, and the position."""
    seat, yen, order = int(state.active), int(state.yen[state.active]), count()
    left: list[Reached] = [(0, 0, next(order), (), state)]
    known: dict[tuple[int, Paid], tuple[int, int]] = {}
    while left:
        paid, steps, _, passed, here = heappop(left)
        yield paid, passed, here
        for move in (
            *_legal(here, THROUGH.first, THROUGH.after),
            *_legal(here, THROUGH_CANAL.first, THROUGH_CANAL.after),
        ):
            there = copy(here)
            rules.apply(there, move)
            reached, place = (yen - int(there.yen[seat]), steps + 1), (move, _payments(state, there))
            if place not in known or reached < known[place]:
                known[place] = reached
                heappush(left, (*reached, next(order), (*passed, move), there))


def _payments(state: State, there: State) -> Paid:
    """What everyone got on the way."""
    gained = [int(there.yen[seat]) - int(state.yen[seat]) for seat in range(int(state.players))]
    spent = -gained[int(state.active)]
    tolls = [0 if seat == int(state.active) else gain for seat, gain in enumerate(gained)]
    return (*tolls, spent - sum(tolls))


def _legal(state: State, first: int, after: int) -> list[int]:
    return [move for move in range(first, after) if int(rules.refusal(state, move)) == LEGAL]


def _paid(state: State, move: int) -> int:
    """What the last step costs beside the way to it."""
    toll = tell_choice(state, move).parameters.get("toll", 0)
    return toll if isinstance(toll, int) else 0


def _told(state: State, way: _Found, differs: bool) -> Way:
    about = tell_choice(way.before_last, way.moves[-1]).parameters
    figures = {"area": about["area"], "power": about["power"], "passed": len(way.moves) - 1}
    if not way.cost:
        return Way(way.moves, Message("choice-way", figures))
    if not differs:
        return Way(way.moves, Message("choice-way-paid", figures | {"cost": way.cost}))
    *tolls, fee = way.paid
    payments = [
        Message("choice-way-toll", {"player": Seat(n), "yen": amount("yen", toll)})
        for n, toll in enumerate(tolls)
        if toll
    ]
    payments += [Message("choice-way-fee", {"yen": amount("yen", fee)})] if fee else []
    return Way(way.moves, Message("choice-way-differs", figures | {"cost": way.cost, "payments": tuple(payments)}))
