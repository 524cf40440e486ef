"""Legal moves in messages, with what they cost and bring where they are offered; and the question they answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from tradewinds.core.state import State
from tradewinds.core.words import Message, Parameter
from tradewinds.games.council_of_four import moves, state as phases
from tradewinds.games.council_of_four.components import (
    CITY_PERMITS,
    COUNCIL_COINS,
    JOKER,
    JOKER_COINS,
    MOST_PAID,
    PERMITS,
    QUEEN,
    ROAD_COINS,
    SLOTS,
    TABLES,
)
from tradewinds.games.council_of_four.phrases import Things, bonuses, letters, permit
from tradewinds.games.council_of_four.rules.council import fitting, lowest_price, price, price_so_far
from tradewinds.games.council_of_four.rules.placing import cheapest_travel, servants_due, travel_coins
from tradewinds.games.council_of_four.story.moves import tell_move, things

__all__ = ["tell_choice", "tell_question"]


def tell_choice(state: State, move: int) -> Message:
    """A legal move, with what it costs and brings in the position it is offered in."""
    verb = moves.MOVES.code(move).partition(":")[0]
    return CHOICES[verb](state, move) if verb in CHOICES else tell_move(move)


def _choice(key: str, move: int, **parameters: Parameter) -> Message:
    return Message(f"choice-{key}", things(move) | parameters)


def _court(state: State, move: int) -> Message:
    """Every card that fits makes the council cheaper, jokers too; the queen's way is added."""
    council, player = move - moves.COURT, state.active
    coloured = int(fitting(state, player, council))
    cards = coloured + min(int(state.hand[player, JOKER]), MOST_PAID - coloured)
    travel = cheapest_travel(state, player) if council == QUEEN else 0
    return _choice("court", move, cards=cards, cost=int(lowest_price(state, player, council, 0) + travel))


def _place(state: State, move: int) -> Message:
    city = move - moves.PLACE
    fitting_tiles = int(state.unused[state.active]) & int(CITY_PERMITS[city])
    permits = [letters(PERMITS[tile]) for tile in range(len(PERMITS)) if fitting_tiles >> tile & 1]
    servants = int(servants_due(state, state.active, city))
    return _choice("place", move, permits=", ".join(permits), tiles=len(permits), fee=servants)


def _take(state: State, move: int) -> Message:
    region, slot = divmod(move - moves.TAKE, SLOTS)
    tile = PERMITS[state.shown[region, slot]]
    if state.phase == phases.PAY:
        return Message("choice-take", permit(tile) | _bonuses_of(tile) | {"cost": int(price_so_far(state))})
    if state.bare_free_permit:
        return Message("choice-take-bare", permit(tile))
    return Message("choice-take-free", permit(tile) | _bonuses_of(tile))


def _bonuses_of(tile: str) -> Things:
    return bonuses(TABLES["permits"][tile])


def _queen(state: State, move: int) -> Message:
    city = move - moves.QUEEN
    cost, travel = int(price_so_far(state)), int(travel_coins(state, city))
    servants = int(servants_due(state, state.active, city))
    if not travel:
        return _choice("queen-stays", move, cost=cost, fee=servants)
    return _choice("queen", move, cost=cost, travel=travel, fee=servants)


def _reuse(state: State, move: int) -> Message:
    return _choice("reuse", move, **bonuses(TABLES["tokens"]["bonuses"][state.token[move - moves.REUSE]]))


def _again(state: State, move: int) -> Message:
    return _choice("again", move, **_bonuses_of(PERMITS[move - moves.AGAIN]))


CHOICES: Mapping[str, Callable[[State, int], Message]] = {
    "court": _court,
    "place": _place,
    "take": _take,
    "queen": _queen,
    "reuse": _reuse,
    "again": _again,
}

# The question


def tell_question(view: Mapping[str, Any]) -> Message:
    """What is asked: of a council, with what it costs."""
    if view["phase"] != "pay":
        return Message(f"phase-{view['phase']}")
    paid = sum(view["paid"].values())
    if not paid:
        one, two, three, four = (int(coins) for coins in COUNCIL_COINS[1:])
        figures: dict[str, Parameter] = {"one": one, "two": two, "three": three, "four": four, "joker": JOKER_COINS}
        return Message("question-pay", figures)
    cost = int(price(paid, view["paid"].get("joker", 0)))
    step = _next_step(view, paid, cost)
    figures = {"cards": paid, "cost": cost, "step": step}
    if view["council"] == "queen" and step != "cards":
        return Message("question-paid-queen", figures | {"road": ROAD_COINS})
    return Message("question-paid", figures)


def _next_step(view: Mapping[str, Any], paid: int, cost: int) -> str:
    """Whether another card can be played, or the council be paid for, or both."""
    player = view["players"][view["active"]]
    unmatched = Counter(view["councils"][view["council"]]) - Counter(view["paid"])
    fits = any(card in unmatched or card == "joker" for card in player["hand"])
    if paid == MOST_PAID or not fits:
        return "take"
    return "both" if cost <= player["coins"] else "cards"
