"""Moves in messages, and what each of them is about."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.state import State
from tradewinds.core.words import Message, Name, Seat
from tradewinds.games.council_of_four import moves
from tradewinds.games.council_of_four.components import (
    CHANGE_SERVANTS,
    CITIES,
    ELECT_COINS,
    EXTRA_SERVANTS,
    HIRE_COINS,
    JOKER_COINS,
    SEND_SERVANTS,
)
from tradewinds.games.council_of_four.phrases import Things, permit

__all__ = ["city_named", "shown", "tell_move", "things"]

OWN_WORDS = {"draw:unseen": "draw-unseen", "pay:joker": "pay-joker"}  # moves told unlike the others of their kind
FIGURES: Mapping[str, Things] = {  # what a move costs or brings, where its words tell it
    "elect": {"coins": ELECT_COINS},
    "hire": {"coins": HIRE_COINS},
    "change": {"servants": CHANGE_SERVANTS},
    "send": {"servants": SEND_SERVANTS},
    "extra": {"servants": EXTRA_SERVANTS},
    "pay-joker": {"coins": JOKER_COINS},
}


def shown(state: State, move: int, viewer: int) -> int:
    """Only the drawer sees which card was drawn."""
    return moves.UNSEEN if moves.DRAW <= move < moves.UNSEEN and state.drawer != viewer else move


def tell_move(move: int) -> Message:
    """A move in words."""
    code = moves.MOVES.code(move)
    verb = OWN_WORDS.get(code, code.partition(":")[0])
    return Message(f"move-{verb}", things(move) | FIGURES.get(verb, {}))


def things(move: int) -> Things:
    """What a move is about, as its code names it: a city, a council, a colour."""
    verb, _, about = moves.MOVES.code(move).partition(":")
    return THINGS[verb](about) if verb in THINGS and move != moves.UNSEEN else {}


def city_named(city: int) -> Name:
    """The name of a city."""
    return Name(f"city-{CITIES[city]}")


def _player(about: str) -> Things:
    return {"player": Seat(moves.SEATS.index(about))}


def _named(kind: str, key: str = "") -> Callable[[str], Things]:
    """A thing whose name is a message of its own."""
    return lambda about: {kind: Name(f"{key or kind}-{about}")}


def _slot(about: str) -> Things:
    region, _, slot = about.partition(":")
    return {"region": Name(f"region-{region}"), "slot": int(slot)}


THINGS: Mapping[str, Callable[[str], Things]] = {
    "begin": _player,
    "map": _named("map", "option-map"),
    "lay": lambda about: {"number": int(about)},
    "reveal": permit,
    "neutral": permit,
    "councillor": _named("colour"),
    "draw": _named("colour"),
    "elect": _named("council"),
    "court": _named("council"),
    "place": _named("city"),
    "change": _named("region"),
    "send": _named("council"),
    "candidate": _named("colour"),
    "pay": _named("colour"),
    "take": _slot,
    "queen": _named("city"),
    "spend": permit,
    "reuse": _named("city"),
    "again": permit,
}
