"""A position of The Council of Four as plain data with names."""

from __future__ import annotations

from functools import cache
from typing import Any

from tradewinds.core.reasons import LEGAL
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.core.view import Fields, fields_of, kept_by
from tradewinds.games.council_of_four.components import (
    AMOUNTS,
    BONUS_CODES,
    BONUSES,
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    GROUP_OF,
    GROUPS,
    LETTERS,
    MAPS,
    MERCHANTS,
    NOBILITY_BONUSES,
    NONE,
    PERMIT_BONUSES,
    PERMITS,
    QUEEN_POINTS,
    REFILL,
    REGION_OF,
    REGION_PERMITS,
    REGIONS,
    REWARD_POINTS,
    REWARDS,
    TOKEN_BONUSES,
    roads,
)
from tradewinds.games.council_of_four.rules.payment import card_refusal, price_so_far
from tradewinds.games.council_of_four.state import CANDIDATE, PAY, PHASES, SPEND, TOKEN

WORTH, QUEEN_WORTH = [int(points) for points in REWARD_POINTS], [int(points) for points in QUEEN_POINTS]
OPTIONS = ("endless_coins", "landing_bonus_only", "bare_free_permit")
CHOSEN_COUNCIL = (CANDIDATE, PAY)


def view(record: State) -> dict[str, Any]:
    """What is on the table; the hands it does not show are empty, only their size is there."""
    state = fields_of(record)
    return {
        "seat": state.seat if state.seat >= 0 else None,
        "decides": {CHANCE: "chance", OVER: "nobody"}.get(state.seat, "player"),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": state.active,
        "first": state.first,
        "ender": _seat(state.ender),
        "options": {name: bool(getattr(state, name)) for name in OPTIONS},
        "map": MAPS[state.map],
        "mains": state.mains,
        "owed": state.owed,
        "quick": bool(state.quick),
        "council": COUNCILS[state.council] if state.phase in CHOSEN_COUNCIL else None,
        "by_servant": bool(state.by_servant and state.phase == CANDIDATE),
        "paid": _counts(state.paid, CARDS) if state.phase == PAY else {},
        "due": int(price_so_far(record)) if state.phase == PAY else 0,
        "more_cards": bool(state.phase == PAY) and any(card_refusal(record, n) == LEGAL for n in range(len(CARDS))),
        "city": CITIES[state.city] if state.phase == SPEND else None,
        "reused": CITIES[state.reused] if state.phase == TOKEN and state.reused != NONE else None,
        "bonuses": [_bonus(code) for code in _waiting(state) if code // AMOUNTS != REFILL],
        "queen": CITIES[state.queen],
        "cities": {CITIES[city]: _city(state, city) for city in range(len(CITIES))},
        "roads": _roads(MAPS[state.map]),
        "councils": {
            name: [COLOURS[colour] for colour in state.councils[council] if colour != NONE]
            for council, name in enumerate(COUNCILS)
        },
        "reserve": _counts(state.reserve, COLOURS),
        "permits": {name: _region(state, region) for region, name in enumerate(REGIONS)},
        "rewards": {name: {"points": WORTH[n], "owner": _seat(state.reward[n])} for n, name in enumerate(REWARDS)},
        "queen_rewards": [
            {"points": points, "owner": _seat(owner)}
            for points, owner in zip(QUEEN_WORTH, state.queen_reward, strict=True)
        ],
        "nobility_track": TRACK,
        "deck": state.left,
        "discard": _counts(state.discard, CARDS),
        "players": [_player(state, player) for player in range(state.players)],
    }


def _waiting(state: State) -> list[int]:
    """The bonuses still to be received, the next one first."""
    return [code % BONUS_CODES for code in state.bonuses[: state.waiting][::-1]]


@cache
def _roads(name: str) -> list[list[str]]:
    return [[CITIES[a], CITIES[b]] for a, b in roads(name)]


def _at_city(state: Fields, city: int) -> tuple[object, ...]:
    there = [merchants >> city & 1 for merchants in state.merchants[: state.players]]
    return (state.map, city, state.token[city], state.neutral >> city & 1, *there)


@kept_by(_at_city)
def _city(state: Fields, city: int) -> dict[str, Any]:
    group = int(GROUP_OF[state.map, city])
    token = state.token[city]
    return {
        "letter": LETTERS[city],
        "region": REGIONS[REGION_OF[city]],
        "group": None if group == NONE else GROUPS[group],
        "token": None if token == NONE else {"number": token + 1, "bonuses": _token(token)},
        "merchants": [player for player in range(state.players) if state.merchants[player] >> city & 1],
        "neutral": bool(state.neutral >> city & 1),
    }


def _region(state: Fields, region: int) -> dict[str, Any]:
    face_down = state.unseen & int(REGION_PERMITS[region])
    return {
        "shown": [None if tile == NONE else permit(tile) for tile in state.shown[region]],
        "deck": face_down.bit_count() + state.under_count[region],
        "under": [PERMITS[tile] for tile in state.under[region][: state.under_count[region]]],
    }


@cache
def permit(tile: int) -> dict[str, Any]:
    """A permit tile as plain data: its name, the cities it permits, its bonuses."""
    cities = [CITIES[LETTERS.index(letter.upper())] for letter in PERMITS[tile]]
    return {"name": PERMITS[tile], "cities": cities, "bonuses": _bonuses(PERMIT_BONUSES[tile])}


def _player(state: Fields, player: int) -> dict[str, Any]:
    used, owned = state.used[player], state.used[player] | state.unused[player]
    tiles = [tile for tile in range(len(PERMITS)) if owned >> tile & 1] if owned else []
    return {
        "points": state.points[player],
        "coins": state.coins[player],
        "servants": state.servants[player],
        "nobility": state.nobility[player],
        "merchants_left": MERCHANTS - state.placed[player],
        "held": state.held[player],
        "hand": _counts(state.hand[player], CARDS),
        "permits": [permit(tile) | {"used": bool(used >> tile & 1)} for tile in tiles],
        "rewards": [name for name, owner in zip(REWARDS, state.reward, strict=True) if owner == player],
        "queen_rewards": [
            points for points, owner in zip(QUEEN_WORTH, state.queen_reward, strict=True) if owner == player
        ],
    }


@cache
def _token(token: int) -> list[list[Any]]:
    return _bonuses(TOKEN_BONUSES[token])


def _bonuses(codes: Any) -> list[list[Any]]:
    return [_bonus(int(code)) for code in codes if code]


def _bonus(code: int) -> list[Any]:
    return [BONUSES[code // AMOUNTS], code % AMOUNTS]


TRACK = {str(space): _bonuses(codes) for space, codes in enumerate(NOBILITY_BONUSES) if codes.any()}


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat


def _counts(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}
