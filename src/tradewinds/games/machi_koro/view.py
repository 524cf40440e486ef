"""A position of Machi Koro as plain data with names."""

from __future__ import annotations

from typing import Any

from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.core.view import Fields, fields_of
from tradewinds.games.machi_koro.components import CARDS, ESTABLISHMENTS, LANDMARKS, NAMES, NONE, TOWN_HALL
from tradewinds.games.machi_koro.state import PHASES

LANDMARK_NAMES = [(int(card), NAMES[card], CARDS[NAMES[card]]["set"] == "base") for card in LANDMARKS]
OPTIONS = ("plus", "limited_market", "reroll_any_dice", "unclog_market")


def view(record: State) -> dict[str, Any]:
    """What is on the table; nothing of it is hidden from anyone."""
    state = fields_of(record)
    return {
        "seat": state.seat if state.seat >= 0 else None,
        "decides": {CHANCE: "chance", OVER: "nobody"}.get(state.seat, "player"),
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "active": state.active,
        "dice": [die for die in (state.die_a, state.die_b) if die],
        "total": state.total,
        "rerolled": bool(state.rerolled),
        "again": bool(state.again),
        "offered": None if state.offered == NONE else NAMES[state.offered],
        "options": {name: bool(getattr(state, name)) for name in OPTIONS},
        "market": _counts(state.supply),
        "deck": _counts(state.deck),
        "removed": _counts(state.removed),
        "players": [_player(state, player) for player in range(state.players)],
    }


def _player(state: Fields, player: int) -> dict[str, Any]:
    return {
        "coins": state.coins[player],
        "establishments": _counts(state.city[player]) | ({TOWN_HALL: 1} if state.plus else {}),
        "landmarks": {
            name: bool(state.city[player][card]) for card, name, in_base in LANDMARK_NAMES if state.plus or in_base
        },
    }


def _counts(cards: list[int]) -> dict[str, int]:
    return {NAMES[card]: cards[card] for card in ESTABLISHMENTS if cards[card]}
