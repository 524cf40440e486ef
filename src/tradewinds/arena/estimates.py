"""Figures with the interval in which the true one lies, 95% certain.

Games of one deal share their chance, so they are no independent trials: every estimate looks at whole deals.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

__all__ = ["Estimate", "certain", "share_of"]

Z = 1.959964  # standard deviations on either side that hold 95% of a normal distribution
MOST_GAIN = 4.0  # how much more a game can tell, at most, because luck cancels within its deal


@dataclass(frozen=True)
class Estimate:
    """A figure, and between what it lies."""

    value: float
    low: float
    high: float
    count: int = 0  # of what it was worked out from: seats of games

    @property
    def reach(self) -> float:
        """How far the interval reaches at most to one side."""
        return max(self.high - self.value, self.value - self.low)


def certain(groups: int) -> float:
    """How many standard errors hold 95% when the error was estimated from so many groups (Student's t).

    >>> round(certain(11), 2), round(certain(1000), 2)
    (2.23, 1.96)
    """
    free = max(groups - 1, 1)
    if free < 3:
        return (12.71, 4.30)[free - 1]
    return Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)


def share_of(deals: Iterable[tuple[float, int]]) -> Estimate:
    """A share from what was won and how many seats were taken in each deal.

    Wilson's score interval with the number of independent games that would vary as much as these deals do (the
    effective sample size of survey statistics), and with Student's t for few deals.

    >>> even = share_of([(1.0, 2)] * 50 + [(2.0, 2), (0.0, 2)] * 25)
    >>> round(even.value, 2), round(even.low, 2), round(even.high, 2)
    (0.5, 0.43, 0.57)
    """
    rows = list(deals)
    seats = sum(count for _, count in rows)
    if not seats:
        return Estimate(0.0, 0.0, 1.0)
    share = min(max(sum(won for won, _ in rows) / seats, 0.0), 1.0)
    spread = sum((won - share * count) ** 2 for won, count in rows)
    if len(rows) < 2 or not 0 < share < 1:
        games = float(seats)
    else:
        variance = spread * len(rows) / (len(rows) - 1) / seats**2
        games = min(share * (1 - share) / max(variance, 1e-12), MOST_GAIN * seats)
    reach = certain(len(rows))
    middle = (share + reach**2 / games / 2) / (1 + reach**2 / games)
    width = reach / (1 + reach**2 / games) * sqrt(share * (1 - share) / games + (reach / games) ** 2 / 4)
    return Estimate(share, max(middle - width, 0.0), min(middle + width, 1.0), seats)
