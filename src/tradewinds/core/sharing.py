"""Loops whose rounds threads may share: each round by whoever it falls to, in any order.

On a CPU one thread does them all. Threads of a GPU that step together take up one position at a time, and each does its
part of every loop. Between loops all do the same, which is right wherever they only write what does not depend on what
is there. A loop is shared best whose ends are numbers that the compiler knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tradewinds.core.rule import choose_while_compiling, rule

__all__ = ["clear", "meet", "shared"]

Function = TypeVar("Function", bound=Callable[..., Any])


def _alone(function: Function) -> Function:
    """What a thread alone does; `tradewinds.envs.kernels` has something else for a GPU."""
    kept = rule(function)
    choose_while_compiling(function, lambda *_: kept)
    return function


@_alone
def meet() -> None:
    """Waits for those who do the same with other positions: code is fetched once for all who are at the same place."""


@_alone
def shared(first: int, after: int) -> Any:
    """The rounds of a loop from `first` to before `after` that fall to this thread; one may fall to several."""
    return range(first, after)


@_alone
def clear(out: Any, size: int) -> None:
    """Writes so many zeros, before anything else; those who share loops find them there already."""
    out[:size] = 0
