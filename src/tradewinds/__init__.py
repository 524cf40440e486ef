"""Tradewinds: merchant board games by the complete printed rules, for people, bots and research.

Names are imported when they are first used, so that a program can still say how the rules shall run (TRADEWINDS_MODE)
after importing the package, and `tradewinds --help` does not wait for a compiler.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tradewinds.core.errors import IllegalMove, RecordError
    from tradewinds.core.match import Match
    from tradewinds.core.move import Move
    from tradewinds.core.record import load
    from tradewinds.games import all_games, find_game

__all__ = ["IllegalMove", "Match", "Move", "RecordError", "all_games", "find_game", "load"]

_HOMES = {
    "IllegalMove": "core.errors",
    "Match": "core.match",
    "Move": "core.move",
    "RecordError": "core.errors",
    "all_games": "games",
    "find_game": "games",
    "load": "core.record",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    import_module("tradewinds.games")  # makes the games known
    return getattr(import_module(f"tradewinds.{_HOMES[name]}"), name)
