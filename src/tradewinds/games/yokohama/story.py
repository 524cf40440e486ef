"""Moves as they are offered: what each of them costs and brings in the position it is chosen in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tradewinds.core.moves import Kind
from tradewinds.core.state import State
from tradewinds.core.words import Message
from tradewinds.games.yokohama.components import (
    CARD_FLAG,
    CHURCH_REWARD,
    DIFFERENT_AREAS,
    DIFFERENT_AREAS_WITH_NEWSPAPER,
    FAITH_PRICE,
    HOUSE_REWARD,
    MANAGEMENT,
    NONE,
    ORDER_FLAG,
    PRODUCTION_PRICE,
    SAME_AREA,
    SECOND_ORDER_PRICE,
    SHOP_REWARD,
    TOLL,
)
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.rules.achievements import ACHIEVE, points_for
from tradewinds.games.yokohama.rules.agents import AGENT
from tradewinds.games.yokohama.rules.assistants import PLACE
from tradewinds.games.yokohama.rules.buildings import BUILD_HOUSE, BUILD_SHOP
from tradewinds.games.yokohama.rules.church import CHURCH, faith_due
from tradewinds.games.yokohama.rules.laboratories import RESEARCH, units_for
from tradewinds.games.yokohama.rules.payments import PAY
from tradewinds.games.yokohama.rules.ports import TAKE
from tradewinds.games.yokohama.rules.power import power_in, power_with_president
from tradewinds.games.yokohama.rules.president import GO, THROUGH, jumps_to_station
from tradewinds.games.yokohama.rules.tolls import moving_toll, placing_toll
from tradewinds.games.yokohama.rules.warehouse import HIRE, piece_price
from tradewinds.games.yokohama.state import FAITH, PLACING, PRODUCTION_DUE
from tradewinds.games.yokohama.things import (
    ACHIEVEMENT,
    AREA,
    CARD,
    COUNTRY,
    PIECE,
    Figures,
    order_figures,
    payment,
    price,
    price_told,
    reward_list,
)

__all__ = ["precedence", "tell_choice", "tell_question"]

FOREMOST = ("fulfil", "achieve")  # what brings points at once

Choice = tuple[str, Figures]  # the end of a message's key, and what the message is about
PAYING = {FAITH: ("faith", FAITH_PRICE), PRODUCTION_DUE: ("production", PRODUCTION_PRICE)}


def tell_choice(state: State, move: int) -> Message:
    """A legal move with what it costs and brings; one that says all of it itself is told as ever."""
    for kind, tell in CHOICES.items():
        if kind.first <= move < kind.after:
            choice = tell(state, move - kind.first)
            return Message(f"choice-{choice[0]}", choice[1]) if choice else MOVES.message(move)
    return MOVES.message(move)


# Placing and moving


def _toll(coins: int) -> Figures:
    return {"toll": int(coins), "rivals": int(coins) // TOLL}


def _place(state: State, area: int) -> Choice:
    """The first among other moves, the next under a question that says what they are."""
    toll, about = placing_toll(state, area), {"area": AREA.tell(area)}
    key = "place-next" if state.phase == PLACING else "place"
    return (f"{key}-toll", about | _toll(toll)) if toll else (key, about)


def _through(state: State, area: int) -> Choice | None:
    toll = moving_toll(state, area)
    return ("through", {"area": AREA.tell(area)} | _toll(toll)) if toll else None


def _go(state: State, area: int) -> Choice:
    power = int(power_with_president(state, state.active, area))
    about: Figures = {"area": AREA.tell(area), "power": power}
    toll = 0 if jumps_to_station(state, area) else moving_toll(state, area)
    return ("go-toll", about | _toll(toll)) if toll else ("go", about)


def _agent(state: State, area: int) -> Choice:
    return "agent", {"area": AREA.tell(area), "power": int(power_in(state, state.active, area))}


def _achieve(state: State, pile: int) -> Choice:
    about: Figures = {
        "achievement": ACHIEVEMENT.tell(int(state.achievement[pile])),
        "points": int(points_for(state, pile)),
    }
    return "achieve-first" if state.achieved[pile, 0] == NONE else "achieve", about


# What is done in areas


def _hire(state: State, piece: int) -> Choice:
    return "hire", {"piece": PIECE.tell(piece), "price": price_told(int(piece_price(state, piece)))}


def _church(state: State, slot: int) -> Choice:
    """The power is worth faith; the rest is to be paid for."""
    units = int(faith_due(state, slot))
    return "church", {"slot": slot + 1, "units": units, "reward": reward_list(CHURCH_REWARD[slot])}


def _research(state: State, slot: int) -> Choice:
    card = int(state.laboratory[MANAGEMENT[state.area], slot])
    about: Figures = {"technology": CARD.tell(card), "units": int(units_for(state, slot))}
    return "research", about | price(PRODUCTION_PRICE) | {"country": COUNTRY.tell(int(CARD_FLAG[card]))}


def _take(state: State, slot: int) -> Choice:
    order = int(state.port[MANAGEMENT[state.area], slot])
    return "take", order_figures(order) | {"country": COUNTRY.tell(int(ORDER_FLAG[order]))}


def _pay(state: State, kind: int) -> Choice:
    paid_for, prices = PAYING.get(int(state.phase), ("order", SECOND_ORDER_PRICE))
    return f"pay-{paid_for}", {"paid": payment(kind, int(prices[kind]))}


def _shop(state: State, slot: int) -> Choice:
    return "shop", {"slot": slot + 1, "reward": reward_list(SHOP_REWARD[state.tile[state.area], slot])}


def _house(state: State, thing: int) -> Choice:
    return "house", {"reward": reward_list(HOUSE_REWARD[state.tile[state.area]])}


CHOICES: Mapping[Kind, Callable[[State, int], Choice | None]] = {
    PLACE: _place,
    THROUGH: _through,
    GO: _go,
    AGENT: _agent,
    ACHIEVE: _achieve,
    HIRE: _hire,
    CHURCH: _church,
    RESEARCH: _research,
    TAKE: _take,
    PAY: _pay,
    BUILD_SHOP: _shop,
    BUILD_HOUSE: _house,
}


def tell_question(view: Mapping[str, Any]) -> Message:
    """What is asked: of assistants, with how many may be placed."""
    phase, pending = view["phase"], view["pending"]
    if phase not in ("before", "placing") or pending["main_action_done"] or pending["doubled"]:
        return Message(f"phase-{phase}")
    known = [card["technology"] for card in view["players"][view["active"]]["technologies"]]
    areas = DIFFERENT_AREAS_WITH_NEWSPAPER if "newspaper" in known else DIFFERENT_AREAS
    return Message(f"question-{phase}", {"areas": areas, "same": SAME_AREA, "number": pending["placements"] + 1})


def precedence(code: str) -> tuple[bool]:
    """What brings points at once stands before the rest."""
    return (code.partition(":")[0] not in FOREMOST,)
