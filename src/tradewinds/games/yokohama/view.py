"""A position of Yokohama as plain data with names, made from a record that is hidden from nobody it is shown to."""

from __future__ import annotations

from functools import cache
from typing import Any

from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.core.view import Fields, fields_of, kept_by
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENT_POINTS,
    AGENT_KINDS,
    AREA_NAMES,
    AREAS,
    AWARD_NAMES,
    CANAL,
    CARD_NAMES,
    CARDS,
    CHURCH_ENDS_AT,
    CHURCH_REWARD,
    COUNTRIES,
    CUSTOMS_ENDS_AT,
    CUSTOMS_REWARD,
    FAITH_NEEDED,
    GOODS,
    HOUSE_REWARD,
    IMPORTS_NEEDED,
    KIND,
    KINDS,
    LABORATORIES,
    LEVEL,
    MANAGEMENT_BOARDS,
    MEASURES,
    NEUTRAL,
    NONE,
    ORDER_CARDS,
    ORDER_NAMES,
    PAYMENTS,
    PIECES,
    PILES,
    PLACES,
    PORTS,
    REWARDS,
    SHOP_REWARD,
    SURCHARGE,
    TECHNOLOGY_CARDS,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_OF,
    TILE_NAMES,
    TOKEN_NAMES,
    TOKEN_REWARD,
    TYPE_OF_AREA,
    VALUE,
)
from tradewinds.games.yokohama.rules.power import power_in
from tradewinds.games.yokohama.rules.warehouse import price_of
from tradewinds.games.yokohama.state import BONUSES, DONE, ENDINGS, FROM_HAND, NO_ORDER, PHASES, SECRET, STEPS


def view(record: State) -> dict[str, Any]:
    """What a seat sees: orders it may not know are missing from the hands, only their number is there."""
    state = fields_of(record)
    state.record = record
    return {
        "seat": state.seat if state.seat >= 0 else None,
        "decides": {CHANCE: "chance", OVER: "nobody"}.get(state.seat, "player"),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "ending": ENDINGS[state.ending],
        "options": {"awards": bool(state.awards), "free_agents": bool(state.free_agents)},
        "pending": _pending(state),
        "areas": [_area(state, area) for area in range(AREAS) if state.place_of[area] != NONE],
        "station": _area_name(state.station),
        "church": _slots(state.church, CHURCH_PRICES),
        "customs": _slots(state.customs, CUSTOMS_PRICES),
        "church_ends_at": int(CHURCH_ENDS_AT[state.players]),
        "customs_ends_at": int(CUSTOMS_ENDS_AT[state.players]),
        "laboratories": [_laboratory(state, board) for board in _boards(state, LABORATORIES)],
        "ports": [_port(state, board) for board in _boards(state, PORTS)],
        "technologies_left": state.cards_left,
        "orders_left": state.orders_left,
        "agents_left": _counts(COUNTRIES, state.agents_left),
        "achievements": [_achievement(state, pile) for pile in range(len(PILES))],
        "awards": [AWARD_NAMES[award] for award in state.award if award != NONE],
        "players": [_player(state, player) for player in range(state.players)],
    }


def _pending(state: Fields) -> dict[str, Any]:
    """What is going on in this turn."""
    return {
        "area": _area_name(state.area),
        "power": state.power,
        "by_agent": bool(state.by_agent),
        "then": STEPS[state.step],
        "main_action_done": bool(state.moved),
        "agent_used": bool(state.agent_used),
        "used": [name for number, name in enumerate(TECHNOLOGY_NAMES) if state.used >> number & 1],
        "placed": [AREA_NAMES[area] for area in range(CANAL) if state.placed >> area & 1],
        "placements": state.placements,
        "doubled": _area_name(state.doubled),
        "passed": [AREA_NAMES[area] for area in range(AREAS) if state.set_out >> area & 1],
        "exchanges": state.exchanges,
        "slot": None if state.slot == NONE else state.slot + 1,
        "units": state.units,
        "paid": [kind for bit, kind in enumerate(PAYMENTS) if state.paid >> bit & 1],
        "goods": state.goods_due,
        "pieces": state.pieces_due,
        "moves": state.moves_due,
        "lifted": "hand" if state.lifted == FROM_HAND else _area_name(state.lifted),
    }


def _at_area(state: Fields, area: int) -> tuple[object, ...]:
    """All that an area's power comes from, and what else is told of it."""
    laid = state.place_of[area], state.tile[area], state.token[area], state.near[area], state.station == area
    people = [(state.assistants[player][area], state.president[player] == area) for player in range(state.players)]
    return (area, *laid, state.house[area], *state.shop[area], *people)


@kept_by(_at_area)
def _area(state: Fields, area: int) -> dict[str, Any]:
    row, column = PLACES[state.players][state.place_of[area]]
    tile = state.tile[area]
    token = state.token[area]
    return {
        "name": AREA_NAMES[area],
        "type": TYPE_OF_AREA[area],
        "kind": KINDS[KIND[area]],
        "row": row,
        "column": column,
        "next_to": [AREA_NAMES[other] for other in range(AREAS) if state.near[area] >> other & 1],
        "station": bool(state.station == area),
        "token": None if token == NONE else {"name": TOKEN_NAMES[token], "reward": reward(TOKEN_REWARD[token])},
        "tile": None if tile == NONE else TILE_NAMES[tile],
        "shops": []
        if tile == NONE
        else [
            {"owner": _owner(owner), "reward": reward(SHOP_REWARD[tile, slot])}
            for slot, owner in enumerate(state.shop[area])
        ],
        "house": None if tile == NONE else {"owner": _owner(state.house[area]), "reward": reward(HOUSE_REWARD[tile])},
        "assistants": [state.assistants[player][area] for player in range(state.players)],
        "presidents": [player for player in range(state.players) if state.president[player] == area],
        "power": [int(power_in(state.record, player, area)) for player in range(state.players)],
    }


def _laboratory(state: Fields, board: int) -> dict[str, Any]:
    return {
        "area": AREA_NAMES[LABORATORIES[board]],
        "slots": [
            {"surcharge": int(SURCHARGE[slot]), "card": None if card == NONE else card_data(card)}
            for slot, card in enumerate(state.laboratory[board])
        ],
    }


def _port(state: Fields, board: int) -> dict[str, Any]:
    return {
        "area": AREA_NAMES[PORTS[board]],
        "slots": [
            {"level": int(LEVEL[slot]), "order": None if order == NONE else order_data(order)}
            for slot, order in enumerate(state.port[board])
        ],
    }


def _slots(owners: list[int], prices: list[tuple[int, dict[str, int]]]) -> list[dict[str, Any]]:
    return [
        {"owner": _owner(owner), "needs": needed, "reward": gained}
        for owner, (needed, gained) in zip(owners, prices, strict=True)
    ]


def _achievement(state: Fields, pile: int) -> dict[str, Any]:
    tile = state.achievement[pile]
    needs, points = ({}, []) if tile == NONE else _achieving(tile)
    return {
        "pile": PILES[pile],
        "name": None if tile == NONE else ACHIEVEMENT_NAMES[tile],
        "needs": needs,
        "points": points,
        "players": [player for player in state.achieved[pile] if player != NONE],
    }


@cache
def _achieving(tile: int) -> tuple[dict[str, int], list[int]]:
    return _counts(MEASURES, ACHIEVEMENT_NEEDS[tile]), [int(points) for points in ACHIEVEMENT_POINTS[tile]]


def _of_player(state: Fields, player: int) -> tuple[object, ...]:
    """All that is told of a player."""
    own = (state.points, state.yen, state.imports, state.president, state.production, state.award_of, state.held)
    lists = (
        *(state.bonus, state.goods, state.pieces, state.warehouse, state.flag_count),
        *(state.agents, state.spent, state.tokens, state.developed, state.hand),
    )
    cards = tuple(card for card, owner in enumerate(state.card_of) if owner == player)
    orders = tuple(state.order_at[order] for order in state.hand[player] if order != NO_ORDER)
    done = tuple(order for order, place in enumerate(state.order_at) if place == DONE + player)
    return (player, *(each[player] for each in own), *(tuple(each[player]) for each in lists), cards, orders, done)


@kept_by(_of_player)
def _player(state: Fields, player: int) -> dict[str, Any]:
    return {
        "points": state.points[player],
        "bonus": dict(zip(BONUSES, state.bonus[player], strict=True)),
        "yen": state.yen[player],
        "imports": state.imports[player],
        "goods": dict(zip(GOODS, state.goods[player], strict=True)),
        "hand": dict(zip(PIECES, state.pieces[player], strict=True)),
        "warehouse": dict(zip(PIECES, state.warehouse[player], strict=True)),
        "prices": {
            piece: int(price_of(state.record, player, kind)) if state.warehouse[player][kind] else None
            for kind, piece in enumerate(PIECES)
        },
        "president": _area_name(state.president[player]),
        "technologies": [card_data(card) for card in range(CARDS) if state.card_of[card] == player],
        "production": state.production[player],
        "flags": dict(zip(COUNTRIES, state.flag_count[player], strict=True)),
        "agents": _counts(AGENT_KINDS, state.agents[player]),
        "agents_used": _counts(AGENT_KINDS, state.spent[player]),
        "tokens": _counts(TOKEN_NAMES, state.tokens[player]),
        "developed": {KINDS[kind]: state.developed[player][kind] for kind in range(2)},
        "award": None if state.award_of[player] == NONE else AWARD_NAMES[state.award_of[player]],
        "orders_held": state.held[player],
        "orders_hidden": state.held[player] - sum(order != NO_ORDER for order in state.hand[player]),
        "orders": [
            order_data(order) | {"secret": bool(state.order_at[order] == SECRET + player)}
            for order in state.hand[player]
            if order != NO_ORDER
        ],
        "orders_fulfilled": [
            order_data(order) for order in range(len(ORDER_CARDS)) if state.order_at[order] == DONE + player
        ],
    }


@cache
def order_data(order: int) -> dict[str, Any]:
    """An order card: its name as in move codes, the goods it takes, its reward and flag."""
    card = ORDER_CARDS[order]
    return {
        "name": ORDER_NAMES[order],
        "goods": dict(card["goods"]),
        "reward": dict(card["reward"]),
        "flag": card["flag"],
    }


@cache
def card_data(card: int) -> dict[str, Any]:
    """A technology card: its name as in move codes, the technology, its value and flag."""
    return {
        "name": CARD_NAMES[card],
        "technology": TECHNOLOGY_NAMES[TECHNOLOGY_OF[card]],
        "number": TECHNOLOGY_CARDS[card]["number"],
        "value": int(VALUE[card]),
        "flag": TECHNOLOGY_CARDS[card]["flag"],
    }


def reward(row: Any) -> dict[str, int]:
    """A reward as names and amounts."""
    return _counts(REWARDS, row)


def _counts(names: tuple[str, ...], numbers: Any) -> dict[str, int]:
    return {name: int(number) for name, number in zip(names, numbers, strict=True) if number}


def _owner(owner: int) -> int | str | None:
    """A seat, "neutral", or nobody."""
    return None if owner == NONE else "neutral" if owner == NEUTRAL else owner


def _area_name(area: int) -> str | None:
    return None if area == NONE else AREA_NAMES[area]


def _boards(state: Fields, areas: Any) -> list[int]:
    return [board for board in range(MANAGEMENT_BOARDS) if state.place_of[areas[board]] != NONE]


CHURCH_PRICES = [(int(needed), reward(row)) for needed, row in zip(FAITH_NEEDED, CHURCH_REWARD, strict=True)]
CUSTOMS_PRICES = [(int(needed), reward(row)) for needed, row in zip(IMPORTS_NEEDED, CUSTOMS_REWARD, strict=True)]
