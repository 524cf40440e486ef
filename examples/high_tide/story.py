"""High Tide in messages, and as plain data."""

from __future__ import annotations

from typing import Any

from high_tide.rules import DRAW, MOVES, PLAY, REFUSALS, UNSEEN
from tradewinds.core.state import State
from tradewinds.core.words import Message, Seat


def view(state: State) -> dict[str, Any]:
    """What a seat sees: hands it may not know are empty here, only their size is there."""
    return {
        "last": int(state.last),
        "left": int(state.left),
        "players": [
            {
                "points": int(state.points[player]),
                "held": int(state.held[player]),
                "hand": [value + 1 for value, count in enumerate(state.hand[player]) for _ in range(count)],
            }
            for player in range(state.players)
        ],
    }


def tell_move(move: int) -> Message:
    """A move in words."""
    return Message("move-" + MOVES.code(move).partition(":")[0], {"card": MOVES.code(move).partition(":")[2]})


def tell_refusal(state: State, move: int, refused: int) -> Message:
    """Why a move is refused."""
    return Message(f"refusal-{REFUSALS[refused]}")


def tell_events(before: State, move: int, after: State) -> list[Message]:
    """What a move did."""
    if move == UNSEEN:
        return [Message("event-draw-unseen", {"player": Seat(int(before.drawer))})]
    if move < UNSEEN:
        return [Message("event-draw", {"player": Seat(int(before.drawer)), "card": move - DRAW + 1})]
    gained = int(after.points[before.seat]) - int(before.points[before.seat])
    return [Message("event-play", {"player": Seat(int(before.seat)), "card": move - PLAY + 1, "points": gained})]


def shown(state: State, move: int, viewer: int) -> int:
    """Only the drawer sees which card was drawn."""
    return UNSEEN if move < UNSEEN and state.drawer != viewer else move
