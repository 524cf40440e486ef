"""Many games at once: one array of records, random moves, all cores.

Compiled rules hold no lock, so plain threads share the array; nothing is pickled and nothing is copied.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.chance import seeds
from tradewinds.core.contract import deal, scores
from tradewinds.core.game import Game
from tradewinds.core.machine import cores as all_cores
from tradewinds.core.playout import playout
from tradewinds.core.rule import COMPILED, rule

__all__ = ["Played", "on_all_cores", "play_batch", "play_from", "room_for"]

SLICES_A_CORE = 4  # more slices than cores even out games of different length


@dataclass(frozen=True)
class Played:
    """Games played side by side; row i of each array is game i."""

    states: NDArray[Any]  # positions: the final ones, once played
    decisions: NDArray[np.int64]  # how many decisions players made in each game
    scores: NDArray[np.float64]  # points, games x seats

    @property
    def turns(self) -> NDArray[np.int64]:
        """How many turns each game took."""
        return self.states["turn"]


def room_for(game: Game, players: int, games: int) -> Played:
    """Room for a number of games."""
    game.check_players(players)
    return Played(np.zeros(games, game.dtype), np.zeros(games, np.int64), np.zeros((games, players)))


def play_batch(
    game: Game, players: int, games: int, options: Mapping[str, object] | None = None, *, seed: int = 1, cores: int = 0
) -> Played:
    """Plays games of uniformly random moves; `cores` 0 is all there are. The outcome depends on the seed alone."""
    return play_from(game, players, game.option_numbers(options or {}), seeds(seed, games), cores)


def play_from(
    game: Game, players: int, options: NDArray[np.int64], starts: NDArray[np.uint64], cores: int = 0
) -> Played:
    """Plays a game of uniformly random moves from each state of the random generator."""
    batch = room_for(game, players, len(starts))

    def play(part: slice) -> None:
        weights = np.zeros(len(game.moves), np.int64)
        rows = batch.states[part], batch.decisions[part], batch.scores[part], starts[part]
        _play_all(*rows, players, options, weights)

    on_all_cores(play, len(starts), cores)
    return batch


def on_all_cores(work: Callable[[slice], None], games: int, cores: int = 0) -> None:
    """Does the work for all games, in slices on several cores where compiled rules allow it."""
    cores = cores or all_cores()
    if cores == 1 or not COMPILED:
        work(slice(0, games))
        return
    bounds = np.linspace(0, games, cores * SLICES_A_CORE + 1).astype(int)
    with ThreadPoolExecutor(cores) as pool:
        for _ in pool.map(work, [slice(a, b) for a, b in pairwise(bounds) if a < b]):
            pass


@rule
def _play_all(states: Any, decisions: Any, points: Any, starts: Any, players: int, options: Any, weights: Any) -> None:
    for index in range(len(states)):
        state = states[index]
        deal(state, players, options)
        state.rng = starts[index]
        decisions[index] = playout(state, weights)
        scores(state, points[index])
