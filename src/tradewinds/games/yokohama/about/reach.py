"""Where the president can come to in one go: every destination with its cheapest way, as a chain of moves."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import TypeAlias

from tradewinds.core.game import Way
from tradewinds.core.reasons import LEGAL
from tradewinds.core.state import State, copy
from tradewinds.core.words import Message
from tradewinds.games.yokohama import rules
from tradewinds.games.yokohama.rules.president import GO, THROUGH, THROUGH_CANAL
from tradewinds.games.yokohama.state import MOVING, PASSING
from tradewinds.games.yokohama.story import tell_choice

__all__ = ["ways"]

Reached: TypeAlias = tuple[int, int, int, tuple[int, ...], State]  # yen, steps, a number of its own, moves, and where


def ways(state: State) -> list[Way]:
    """Every area that is not a step away and can be reached: by the least yen, then by the fewest steps."""
    if int(state.phase) not in (MOVING, PASSING):
        return []
    seat, yen, order = int(state.active), int(state.yen[state.active]), count()
    found = {move: Way((move,), Message("")) for move in _legal(state, GO.first, GO.after)}
    direct = len(found)
    left: list[Reached] = [(0, 0, next(order), (), state)]
    known: dict[int, tuple[int, int]] = {}
    while left:
        paid, steps, _, passed, here = heappop(left)
        for move in _legal(here, GO.first, GO.after):
            if move not in found:
                found[move] = _told((*passed, move), here, paid + _paid(here, move))
        for move in (
            *_legal(here, THROUGH.first, THROUGH.after),
            *_legal(here, THROUGH_CANAL.first, THROUGH_CANAL.after),
        ):
            there = copy(here)
            rules.apply(there, move)
            reached = (yen - int(there.yen[seat]), steps + 1)
            if move not in known or reached < known[move]:
                known[move] = reached
                heappush(left, (*reached, next(order), (*passed, move), there))
    return list(found.values())[direct:]


def _legal(state: State, first: int, after: int) -> list[int]:
    return [move for move in range(first, after) if int(rules.refusal(state, move)) == LEGAL]


def _paid(state: State, move: int) -> int:
    """What the last step costs beside the way to it."""
    toll = tell_choice(state, move).parameters.get("toll", 0)
    return toll if isinstance(toll, int) else 0


def _told(moves: tuple[int, ...], before_last: State, paid: int) -> Way:
    about = tell_choice(before_last, moves[-1]).parameters
    figures = {"area": about["area"], "power": about["power"], "passed": len(moves) - 1}
    told = Message("choice-way-paid", figures | {"cost": paid}) if paid else Message("choice-way", figures)
    return Way(moves, told)
