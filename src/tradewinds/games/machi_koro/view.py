"""A position of Machi Koro as plain data with names."""

from __future__ import annotations

from typing import Any

from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.games.machi_koro.components import CARDS, ESTABLISHMENTS, LANDMARKS, NAMES, NONE, TOWN_HALL
from tradewinds.games.machi_koro.state import PHASES


def view(state: State) -> dict[str, Any]:
    """What is on the table; nothing of it is hidden from anyone."""
    return {
        "seat": int(state.seat) if state.seat >= 0 else None,
        "decides": {CHANCE: "chance", OVER: "nobody"}.get(int(state.seat), "player"),
        "phase": PHASES[state.phase],
        "turn": int(state.turn),
        "active": int(state.active),
        "dice": [int(die) for die in (state.die_a, state.die_b) if die],
        "total": int(state.total),
        "rerolled": bool(state.rerolled),
        "again": bool(state.again),
        "offered": None if state.offered == NONE else NAMES[state.offered],
        "options": {name: bool(state[name]) for name in ("plus", "limited_market", "reroll_any_dice", "unclog_market")},
        "market": _counts(state.supply),
        "deck": _counts(state.deck),
        "removed": _counts(state.removed),
        "players": [_player(state, player) for player in range(state.players)],
    }


def _player(state: State, player: int) -> dict[str, Any]:
    return {
        "coins": int(state.coins[player]),
        "establishments": _counts(state.city[player]) | ({TOWN_HALL: 1} if state.plus else {}),
        "landmarks": {
            NAMES[card]: bool(state.city[player, card])
            for card in LANDMARKS
            if state.plus or CARDS[NAMES[card]]["set"] == "base"
        },
    }


def _counts(cards: Any) -> dict[str, int]:
    return {NAMES[card]: int(cards[card]) for card in ESTABLISHMENTS if cards[card]}
