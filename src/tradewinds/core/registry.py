"""Which games there are, by name and by the type of their record."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from tradewinds.core.game import Game

__all__ = ["all_games", "find", "game_of", "register"]

_by_name: dict[str, Game] = {}
_by_layout: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Makes a game known to generic code; a game of the same name is replaced."""
    _by_name[game.name] = game
    _by_layout[_layout(game.dtype)] = _by_layout[_layout(game.told_dtype)] = game
    game_of.cache_clear()
    return game


def find(name: str) -> Game:
    """The game of that name."""
    if name not in _by_name:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(sorted(_by_name))}")
    return _by_name[name]


def all_games() -> list[Game]:
    """Every registered game, in the order they came: ours from the quickest to learn to the longest."""
    return list(_by_name.values())


@cache
def game_of(dtype: np.dtype[Any]) -> Game:
    """The game whose records have this type."""
    return _by_layout[_layout(dtype)]


def _layout(dtype: np.dtype[Any]) -> str:
    # Numba's round trip of a dtype loses numpy.record and keeps the fields with their titles.
    return repr(dtype.fields)
