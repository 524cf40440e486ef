"""The contract of a game: the functions every game answers, found by the type of the record they are given.

Search, batches and environments call these and so are written once for all games. Interpreted, a call looks the game
up by the record's dtype; compiled, Numba does the same while compiling, so a call costs nothing at run time.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

from tradewinds.core import registry
from tradewinds.core.rule import choose_while_compiling
from tradewinds.core.state import State

__all__ = [
    "CONTRACT",
    "apply",
    "chances",
    "deal",
    "guess",
    "hide",
    "observe",
    "outlook",
    "refusal",
    "scores",
    "spans",
    "worth",
]

Function = TypeVar("Function", bound=Callable[..., Any])

CONTRACT: list[str] = []


def _by_record_type(signature: Function) -> Function:
    """Turns a signature into the generic function of that name."""
    name = signature.__name__
    CONTRACT.append(name)

    @functools.wraps(signature)
    def interpreted(state: Any, *arguments: Any) -> Any:
        return registry.game_of(state.dtype).rule(name)(state, *arguments)

    def of_type(state: Any, *arguments: Any) -> Any:
        from numba.core import types
        from numba.np import numpy_support

        if not isinstance(state, types.Record):
            return None
        return registry.game_of(numpy_support.as_dtype(state)).rule(name)

    choose_while_compiling(interpreted, of_type)
    return interpreted  # type: ignore[return-value]


@_by_record_type
def deal(state: State, players: int, options: Any) -> None:
    """Lays an empty table, before any chance; `options` are numbers in the order the game declares them."""


@_by_record_type
def spans(state: State) -> Any:
    """The ranges (first, after the last) of moves that can matter in this phase, always as many pairs."""


@_by_record_type
def refusal(state: State, move: int) -> Any:
    """0 if the move is legal, else the number of the rule that forbids it."""


@_by_record_type
def apply(state: State, move: int) -> None:
    """Plays one move; never checks, never allocates."""


@_by_record_type
def chances(state: State, weights: Any) -> Any:
    """At a chance seat: writes the weight of each possible outcome and returns their range of moves."""


@_by_record_type
def scores(state: State, out: Any) -> None:
    """Points of each seat as things stand; the most points win, and a fraction of a point breaks ties."""


@_by_record_type
def hide(state: State, viewer: int) -> None:
    """Blanks what that seat may not know; `viewer` -1 is someone who only watches."""


@_by_record_type
def guess(state: State, viewer: int) -> None:
    """Fills the blanks with a random world consistent with what that seat knows."""


@_by_record_type
def observe(state: State, viewer: int, out: Any) -> None:
    """What that seat sees, as features for a network."""


@_by_record_type
def worth(state: State, viewer: int) -> Any:
    """How good the position looks for a seat, for bots that look one move ahead."""


@_by_record_type
def outlook(state: State, viewer: int) -> Any:
    """How well a seat stands, for bots that look far ahead: with 1 more than another it is e times as likely to win."""
