"""The sums of a network: by NumPy when interpreted, and compiled as loops that a processor does many at a time of.

Compiled, sums are taken in whatever order is fastest, which is the same one every time on one machine.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import numpy as np

from tradewinds.core.rule import COMPILED

__all__ = ["bring_in", "pass_on", "product"]

SMALL = np.float32(1e-5)  # what keeps a layer that found nothing from being divided by 0
FAST = {"contract", "nsz", "reassoc"}


def _compiled_as(plain: Callable[..., Any]) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Has compiled rules do by a loop what a function does with NumPy."""

    def declare(loop: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(plain)
        def implementation(*arguments: Any) -> Any:
            return loop

        if COMPILED:
            from numba.extending import overload

            overload(plain, strict=False, jit_options={"error_model": "numpy", "fastmath": FAST})(implementation)
        return loop

    return declare


def pass_on(found: Any, weights: Any, room: Any, total: Any) -> None:
    """Adds the rows of weights, each as often as was found; what was not found costs nothing."""
    total += found @ weights


@_compiled_as(pass_on)
def _pass_on(found: Any, weights: Any, room: Any, total: Any) -> None:
    count = 0
    for place in range(len(found)):
        room[count] = place
        count += found[place] != 0
    together = count - count % 4  # four rows a time, for each is read once but the total again and again
    for place in range(0, together, 4):
        one, two, three, four = room[place], room[place + 1], room[place + 2], room[place + 3]
        first, second, third, fourth = weights[one], weights[two], weights[three], weights[four]
        for unit in range(len(total)):
            total[unit] += (
                found[one] * first[unit]
                + found[two] * second[unit]
                + found[three] * third[unit]
                + found[four] * fourth[unit]
            )
    for place in range(together, count):
        row = weights[room[place]]
        for unit in range(len(total)):
            total[unit] += found[room[place]] * row[unit]


def bring_in(found: Any, scale: Any, shift: Any, known: Any) -> None:
    """Adds what a layer found, made even and without what is below 0, to what is known."""
    centred = found - found.mean()
    known += np.maximum(centred / np.sqrt((centred**2).mean() + SMALL) * scale + shift, 0)


@_compiled_as(bring_in)
def _bring_in(found: Any, scale: Any, shift: Any, known: Any) -> None:
    mean = np.float32(0)
    for unit in range(len(found)):
        mean += found[unit]
    mean /= np.float32(len(found))
    square = np.float32(0)
    for unit in range(len(found)):
        square += (found[unit] - mean) * (found[unit] - mean)
    even = np.float32(1) / np.sqrt(square / np.float32(len(found)) + SMALL)
    for unit in range(len(found)):
        known[unit] += max((found[unit] - mean) * even * scale[unit] + shift[unit], np.float32(0))


def product(one: Any, other: Any) -> Any:
    """The sum of the products."""
    return one @ other


@_compiled_as(product)
def _product(one: Any, other: Any) -> Any:
    total = np.float32(0)
    for unit in range(len(one)):
        total += one[unit] * other[unit]
    return total
