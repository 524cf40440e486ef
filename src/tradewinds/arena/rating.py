"""Ratings: one figure for how strong each bot is, from games of any number of players.

Luce's choice model (the many-player form of Bradley-Terry and Elo, and Plackett-Luce looked at for its winner): a bot
wins with a probability in proportion to its strength. Fitted by maximum likelihood with choix, so neither the order of
games nor of bots matters. docs/arena.md says why this and no other.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from itertools import combinations
from math import lcm, log, sqrt

import numpy as np
from numpy.typing import NDArray

from tradewinds.arena.estimates import Estimate, certain

__all__ = ["ANCHOR", "MIDDLE", "rate"]

ANCHOR, MIDDLE = "greedy", 1000.0  # who is rated so, where it plays; else the mean of all
SCALE = 400 / log(10)  # Elo's: 400 points are odds of ten to one
ITERATIONS = 1000

Game = tuple[Hashable, tuple[str, ...], tuple[float, ...]]  # deal, bots and their shares of the victory by seat


def rate(bots: Sequence[str], games: Sequence[Game]) -> dict[str, Estimate]:
    """The rating of every bot that played, the strongest first."""
    played = [bot for bot in bots if any(bot in line_up for _, line_up, _ in games)]
    if not played:
        return {}
    number = {bot: index for index, bot in enumerate(played)}
    seats = [([number[bot] for bot in line_up], shares) for _, line_up, shares in games]
    met = {pair for line_up, _ in seats for pair in combinations(sorted(set(line_up)), 2)}
    strengths = _fit(len(played), seats, met)
    covariance = _covariance(strengths, [deal for deal, _, _ in games], seats, met)
    sureness = certain(len({deal for deal, _, _ in games}))
    anchor = number.get(ANCHOR)
    rated = {}
    for bot, index in number.items():
        contrast = np.zeros(len(played))
        contrast[index] += 1
        contrast -= np.eye(len(played))[anchor] if anchor is not None else 1 / len(played)
        value, reach = MIDDLE + SCALE * float(contrast @ strengths), SCALE * sureness * _error(contrast, covariance)
        rated[bot] = Estimate(value, value - reach, value + reach, sum(line_up.count(index) for line_up, _ in seats))
    return dict(sorted(rated.items(), key=lambda row: -row[1].value))


def _fit(
    count: int, seats: Sequence[tuple[list[int], tuple[float, ...]]], met: set[tuple[int, int]]
) -> NDArray[np.float64]:
    """The strengths, as logarithms; every two that met are given a won game each, so that none is infinite."""
    if count == 1:
        return np.zeros(1)
    import choix

    times = lcm(*{round(1 / share) for _, shares in seats for share in shares if share}, 1)  # for shared victories
    chosen: list[tuple[int, list[int]]] = []
    for line_up, shares in seats:
        for seat, share in enumerate(shares):
            chosen += [(line_up[seat], line_up[:seat] + line_up[seat + 1 :])] * round(share * times)
    for one, other in met:
        chosen += [(one, [other]), (other, [one])] * times
    return np.asarray(choix.ilsr_top1(count, chosen, max_iter=ITERATIONS), np.float64)


def _covariance(
    strengths: NDArray[np.float64],
    deals: Sequence[Hashable],
    seats: Sequence[tuple[list[int], tuple[float, ...]]],
    met: set[tuple[int, int]],
) -> NDArray[np.float64]:
    """Two matrices: how uncertain the model itself says the strengths are, and how the deals say they are."""
    count, weights = len(strengths), np.exp(strengths - strengths.max())
    information = np.zeros((count, count))
    surprise: dict[Hashable, NDArray[np.float64]] = defaultdict(lambda: np.zeros(count))
    for one, other in met:
        information += 2 * _information(_expected(weights, [one, other]))
    for deal, (line_up, shares) in zip(deals, seats, strict=True):
        expected = _expected(weights, line_up)
        information += _information(expected)
        np.add.at(surprise[deal], line_up, shares)
        surprise[deal] -= expected
    inverse = np.linalg.pinv(information)
    scores = np.array(list(surprise.values()))
    robust = inverse @ (scores.T @ scores) @ inverse * len(scores) / max(len(scores) - 1, 1)
    return np.stack([inverse, robust])


def _expected(weights: NDArray[np.float64], line_up: list[int]) -> NDArray[np.float64]:
    expected = np.zeros(len(weights))
    np.add.at(expected, line_up, weights[line_up] / weights[line_up].sum())
    return expected


def _information(expected: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.diag(expected) - np.outer(expected, expected)


def _error(contrast: NDArray[np.float64], covariance: NDArray[np.float64]) -> float:
    """The larger of the two standard errors: deals alone say nothing where all games went one way."""
    return max(sqrt(max(float(contrast @ matrix @ contrast), 0.0)) for matrix in covariance)
