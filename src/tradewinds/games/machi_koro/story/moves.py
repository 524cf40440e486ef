"""Moves in messages."""

from __future__ import annotations

from tradewinds.core.words import Message, Name, Parameter, Seat
from tradewinds.games.machi_koro.components import CARDS, COST, NAMES
from tradewinds.games.machi_koro.moves import BUILD, MOVES, SEATS


def tell_move(move: int) -> Message:
    """A move in words."""
    verb = MOVES.code(move).partition(":")[0]
    parameters = things(move)
    if move >= BUILD:
        parameters["cost"] = int(COST[move - BUILD])
    return Message(f"move-{verb}", parameters)


def things(move: int) -> dict[str, Parameter]:
    """What a move is about, as its code names it: a card, a player, a number."""
    found: dict[str, Parameter] = {}
    for thing in MOVES.code(move).split(":")[1:]:
        if thing in CARDS:
            found["card"] = Name(f"card-{thing}")
        elif thing in SEATS:
            found["player"] = Seat(SEATS.index(thing))
        else:
            found["number"] = int(thing)
    return found


def named(card: int) -> Name:
    """The name of a card."""
    return Name(f"card-{NAMES[card]}")
