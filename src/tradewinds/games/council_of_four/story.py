"""Legal moves with what they cost and bring where they are offered, and the question they answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tradewinds.core.state import State
from tradewinds.core.words import Message, Parameter
from tradewinds.games.council_of_four import state as phases
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
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import COINS_ASKED, SERVANTS_ASKED, verb_and_thing
from tradewinds.games.council_of_four.rules.courting import COURT
from tradewinds.games.council_of_four.rules.nobility import AGAIN, REUSE
from tradewinds.games.council_of_four.rules.payment import fitting, lowest_price, price_so_far
from tradewinds.games.council_of_four.rules.permits import TAKE
from tradewinds.games.council_of_four.rules.placing import PLACE
from tradewinds.games.council_of_four.rules.roads import cheapest_travel
from tradewinds.games.council_of_four.things import PERMIT, bonuses, letters

__all__ = ["precedence", "tell_choice", "tell_question"]

ACTIONS = ("place", "court", "extra", "elect", "hire", "send", "change")  # as players want them, the first most


def tell_choice(state: State, move: int) -> Message:
    """A legal move, with what it costs and brings in the position it is offered in."""
    verb = verb_and_thing(move)[0]
    return CHOICES[verb](state, move) if verb in CHOICES else MOVES.message(move)


def _choice(key: str, move: int, **parameters: Parameter) -> Message:
    return Message(f"choice-{key}", MOVES.things(move) | parameters)


def _court(state: State, move: int) -> Message:
    """Every card that fits makes the council cheaper, jokers too; the queen's way is added."""
    council, player = move - COURT.first, state.active
    coloured = int(fitting(state, player, council))
    cards = coloured + min(int(state.hand[player, JOKER]), MOST_PAID - coloured)
    travel = cheapest_travel(state, player) if council == QUEEN else 0
    return _choice("court", move, cards=cards, cost=int(lowest_price(state, player, council, 0) + travel))


def _place(state: State, move: int) -> Message:
    fitting_tiles = int(state.unused[state.active]) & int(CITY_PERMITS[move - PLACE.first])
    permits = [letters(PERMITS[tile]) for tile in range(len(PERMITS)) if fitting_tiles >> tile & 1]
    return _choice("place", move, permits=", ".join(permits), tiles=len(permits), fee=_fee(state, move))


def _fee(state: State, move: int) -> int:
    """The servants that a merchant costs where others are."""
    return int(SERVANTS_ASKED[verb_and_thing(move)[0]](state, move))


def _take(state: State, move: int) -> Message:
    region, slot = divmod(move - TAKE.first, SLOTS)
    tile = int(state.shown[region, slot])
    permit: dict[str, Parameter] = {"permit": PERMIT.tell(tile)}
    if state.phase == phases.PAY:
        return Message("choice-take", permit | {"bonuses": _printed_on(tile), "cost": int(price_so_far(state))})
    if state.bare_free_permit:
        return Message("choice-take-bare", permit)
    return Message("choice-take-free", permit | {"bonuses": _printed_on(tile)})


def _printed_on(tile: int) -> tuple[Message, ...]:
    return bonuses(TABLES["permits"][PERMITS[tile]])


def _queen(state: State, move: int) -> Message:
    cost, fee = int(price_so_far(state)), _fee(state, move)
    travel = int(COINS_ASKED["queen"](state, move)) - cost
    if not travel:
        return _choice("queen-stays", move, cost=cost, fee=fee)
    return _choice("queen", move, cost=cost, travel=travel, fee=fee)


def _reuse(state: State, move: int) -> Message:
    token = int(state.token[move - REUSE.first])
    return _choice("reuse", move, bonuses=bonuses(TABLES["tokens"]["bonuses"][token]))


def _again(state: State, move: int) -> Message:
    return _choice("again", move, bonuses=_printed_on(move - AGAIN.first))


CHOICES: Mapping[str, Callable[[State, int], Message]] = {
    "court": _court,
    "place": _place,
    "take": _take,
    "queen": _queen,
    "reuse": _reuse,
    "again": _again,
}


def tell_question(view: Mapping[str, Any]) -> Message:
    """What is asked: of a council, with what it costs."""
    if view["phase"] != "pay":
        return Message(f"phase-{view['phase']}")
    paid = sum(view["paid"].values())
    if not paid:
        one, two, three, four = (int(coins) for coins in COUNCIL_COINS[1:])
        figures: dict[str, Parameter] = {"one": one, "two": two, "three": three, "four": four, "joker": JOKER_COINS}
        return Message("question-pay", figures)
    step = _next_step(view)
    figures = {"cards": paid, "cost": view["due"], "step": step}
    if view["council"] == "queen" and step != "cards":
        return Message("question-paid-queen", figures | {"road": ROAD_COINS})
    return Message("question-paid", figures)


def _next_step(view: Mapping[str, Any]) -> str:
    """Whether another card can be played, or the council be paid for, or both."""
    if not view["more_cards"]:
        return "take"
    return "both" if view["due"] <= view["players"][view["active"]]["coins"] else "cards"


def precedence(code: str) -> tuple[int]:
    """Actions by how much players want them; the answers to other questions as they come."""
    verb = code.partition(":")[0]
    return (ACTIONS.index(verb) if verb in ACTIONS else -1,)
