"""Moves as they are offered: what each of them costs and brings in the position it is chosen in."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.state import State
from tradewinds.core.words import Message, Name
from tradewinds.games.yokohama import moves, state as phases
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_POINTS,
    AMOUNT,
    CANAL,
    CARD_FLAG,
    CHURCH_REWARD,
    COUNTRIES,
    FAITH_NEEDED,
    FAITH_PRICE,
    HOUSE_REWARD,
    MANAGEMENT,
    MOST_POWER,
    NONE,
    ORDER_FLAG,
    PIECES,
    PRODUCTION_PRICE,
    SECOND_ORDER_PRICE,
    SHOP_REWARD,
    TECHNOLOGY_OF,
    TOLL,
)
from tradewinds.games.yokohama.rules.areas import piece_price, units_for
from tradewinds.games.yokohama.rules.influence import moving_toll, power_in, rivals_in
from tradewinds.games.yokohama.rules.journey import jumps_to_station
from tradewinds.games.yokohama.story.lists import Things, achievement_named, order_things, payment, price, reward_list
from tradewinds.games.yokohama.story.moves import area_named, technology_named, tell_move

__all__ = ["tell_choice"]

Choice = tuple[str, Things]  # the end of a message's key, and what the message is about
PAYING = {phases.FAITH: ("faith", FAITH_PRICE), phases.PRODUCTION_DUE: ("production", PRODUCTION_PRICE)}


def tell_choice(state: State, move: int) -> Message:
    """A legal move with what it costs and brings; one that says all of it itself is told as ever."""
    kind = int(moves.KIND[move])
    choice = CHOICES[kind](state, int(move - moves.FIRST[kind])) if kind in CHOICES else None
    return Message(f"choice-{choice[0]}", choice[1]) if choice else tell_move(move)


def _flag(country: int) -> Things:
    return {"country": Name(f"country-{COUNTRIES[country]}")}


# Placing and moving


def _toll(coins: int) -> Things:
    return {"toll": int(coins), "rivals": int(coins) // TOLL}


def _place(state: State, area: int) -> Choice | None:
    toll = rivals_in(state, area) * TOLL
    return ("place", {"area": area_named(area)} | _toll(toll)) if toll else None


def _through(state: State, area: int) -> Choice | None:
    """The fee of the canal is told by the move itself."""
    toll = 0 if area == CANAL else moving_toll(state, area)
    return ("through", {"area": area_named(area)} | _toll(toll)) if toll else None


def _go(state: State, area: int) -> Choice:
    """The power counts the president, who is not there yet."""
    power = min(int(power_in(state, state.active, area)) + 1, MOST_POWER)
    about: Things = {"area": area_named(area), "power": power}
    toll = 0 if jumps_to_station(state, area) else moving_toll(state, area)
    return ("go-toll", about | _toll(toll)) if toll else ("go", about)


def _agent(state: State, area: int) -> Choice:
    return "agent", {"area": area_named(area), "power": int(power_in(state, state.active, area))}


def _achieve(state: State, pile: int) -> Choice:
    tile = int(state.achievement[pile])
    first = state.achieved[pile, 0] == NONE
    points = int(ACHIEVEMENT_POINTS[tile, 0 if first else 1])
    return "achieve-first" if first else "achieve", {"achievement": achievement_named(tile), "points": points}


# What is done in areas


def _hire(state: State, piece: int) -> Choice:
    return "hire", {"piece": Name(f"piece-{PIECES[piece]}"), "cost": int(piece_price(state, piece))}


def _church(state: State, slot: int) -> Choice:
    """The power is worth faith; the rest is to be paid for."""
    units = max(0, int(FAITH_NEEDED[slot] - AMOUNT[state.area, state.power]))
    return "church", {"slot": slot + 1, "units": units, "reward": reward_list(CHURCH_REWARD[slot])}


def _research(state: State, slot: int) -> Choice:
    card = int(state.laboratory[MANAGEMENT[state.area], slot])
    about: Things = {"technology": technology_named(int(TECHNOLOGY_OF[card])), "units": int(units_for(state, slot))}
    return "research", about | price(PRODUCTION_PRICE) | _flag(CARD_FLAG[card])


def _take(state: State, slot: int) -> Choice:
    order = int(state.port[MANAGEMENT[state.area], slot])
    return "take", order_things(order) | _flag(ORDER_FLAG[order])


def _pay(state: State, kind: int) -> Choice:
    paid_for, prices = PAYING.get(int(state.phase), ("order", SECOND_ORDER_PRICE))
    return f"pay-{paid_for}", {"paid": payment(kind, int(prices[kind]))}


def _shop(state: State, slot: int) -> Choice:
    return "shop", {"slot": slot + 1, "reward": reward_list(SHOP_REWARD[state.tile[state.area], slot])}


def _house(state: State, thing: int) -> Choice:
    return "house", {"reward": reward_list(HOUSE_REWARD[state.tile[state.area]])}


CHOICES: Mapping[int, Callable[[State, int], Choice | None]] = {
    moves.A_PLACE: _place,
    moves.A_THROUGH: _through,
    moves.A_GO: _go,
    moves.AN_AGENT: _agent,
    moves.AN_ACHIEVE: _achieve,
    moves.A_HIRE: _hire,
    moves.A_CHURCH: _church,
    moves.A_RESEARCH: _research,
    moves.A_TAKE: _take,
    moves.A_PAY: _pay,
    moves.A_SHOP: _shop,
    moves.A_HOUSE: _house,
}
