"""Loops whose rounds threads may share: each round by whoever it falls to, in any order.

On a CPU one thread does them all. Threads of a GPU that step together take up one position at a time, and each does its
part of every loop. Between loops all do the same, which is right wherever they only write what does not depend on what
is there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tradewinds.core.rule import choose_while_compiling, rule

__all__ = ["clear", "helpers", "meet", "own_number", "shared"]

Function = TypeVar("Function", bound=Callable[..., Any])


def _alone(function: Function) -> Function:
    """What a thread alone does; `tradewinds.envs.kernels` has something else for a GPU."""
    kept = rule(function)
    choose_while_compiling(function, lambda *_: kept)
    return function


@_alone
def own_number() -> int:
    """Which of those that share loops this thread is, from 0 on."""
    return 0


@_alone
def helpers() -> int:
    """How many threads share loops."""
    return 1


@_alone
def meet() -> None:
    """Waits for all that share loops: from now on what one has written may be overwritten by another."""


@rule
def shared(first: int, after: int) -> Any:
    """The rounds of a loop from `first` to before `after` that fall to this thread."""
    return range(first + own_number(), after, helpers())


@rule
def clear(out: Any, size: int) -> None:
    """Writes so many zeros: those who share it eight each at a time, beside those of the others."""
    step = helpers()
    if step == 1:
        out[:size] = 0
        return
    place = own_number()
    while place + 7 * step < size:
        for turn in range(8):
            out[place + turn * step] = 0
        place += 8 * step
    while place < size:
        out[place] = 0
        place += step
    meet()
