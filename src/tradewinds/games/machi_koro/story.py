"""Machi Koro in messages: moves, refusals, and what happened."""

from __future__ import annotations

from tradewinds.core.state import State
from tradewinds.core.words import Message, Name
from tradewinds.games.machi_koro import moves
from tradewinds.games.machi_koro.components import COST, NAMES
from tradewinds.games.machi_koro.rules.legality import REFUSALS


def tell_move(move: int) -> Message:
    """A move in words."""
    return Message("move", {"code": moves.MOVES.code(move)})


def tell_refusal(state: State, move: int, refused: int) -> Message:
    """Why a move is refused."""
    parameters: dict[str, int | Name] = {}
    if move >= moves.BUILD:
        card = move - moves.BUILD
        parameters = {"card": Name(f"card-{NAMES[card]}"), "cost": int(COST[card])}
    return Message(f"refusal-{REFUSALS[refused]}", parameters)


def tell_events(before: State, move: int, after: State) -> list[Message]:
    """What a move did."""
    return []
