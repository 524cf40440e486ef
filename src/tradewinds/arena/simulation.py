"""Many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.policy import POLICIES, Desk, decide
from tradewinds.core.batch import Batch, new_batch, on_all_cores, play_from
from tradewinds.core.chance import draw, seeds
from tradewinds.core.contract import apply, deal, scores
from tradewinds.core.game import Game, OptionValue
from tradewinds.core.position import see
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER

__all__ = ["Summary", "simulate"]

RANDOM_GAMES_AT_ONCE = 20_000
GAMES_AT_ONCE = 500


@dataclass(frozen=True)
class Summary:
    """What came of many games."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: list[str]  # by seat
    seed: int
    games: int
    decisions: int  # players' decisions in all games; chance does not count
    turns_mean: float
    wins: list[int]  # by seat; a shared victory counts for everyone who shares it
    scores_mean: list[float]  # by seat
    seconds: float

    @property
    def games_per_second(self) -> float:
        """Speed, in games."""
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        """Speed, in players' decisions."""
        return self.decisions / self.seconds

    def data(self) -> dict[str, Any]:
        """The summary as plain data."""
        return asdict(self) | {
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
        }


def simulate(
    game: Game,
    players: int,
    games: int,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, object] | None = None,
    seed: int = 1,
    progress: Callable[[int], None] | None = None,
    cores: int = 0,
) -> Summary:
    """Plays games between bots, one bot for all seats or one a seat; `progress` hears how many games were finished."""
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    names, policies = _seat_bots(game, players, bots)
    chosen = game.option_numbers(options or {})
    starts = seeds(seed, games)
    at_once = GAMES_AT_ONCE if policies.any() else RANDOM_GAMES_AT_ONCE
    batches = []
    _play(game, players, policies, chosen, starts[:1], 1)  # what is still to be compiled is no part of the speed
    began = time.perf_counter()
    for first in range(0, games, at_once):
        batches.append(_play(game, players, policies, chosen, starts[first : first + at_once], cores))
        if progress:
            progress(len(batches[-1].decisions))
    seconds = time.perf_counter() - began
    points = np.concatenate([batch.scores for batch in batches])
    return Summary(
        game=game.name,
        players=players,
        options=game.choose_options(options or {}),
        bots=names,
        seed=seed,
        games=games,
        decisions=sum(int(batch.decisions.sum()) for batch in batches),
        turns_mean=sum(int(batch.turns.sum()) for batch in batches) / games,
        wins=[int(won) for won in (points == points.max(axis=1, keepdims=True)).sum(axis=0)],
        scores_mean=[float(mean) for mean in np.floor(points).mean(axis=0)],  # the fraction breaks ties
        seconds=seconds,
    )


def _seat_bots(game: Game, players: int, bots: Sequence[str]) -> tuple[list[str], NDArray[np.int64]]:
    game.check_players(players)
    names = list(bots) * players if len(bots) == 1 else list(bots)
    if len(names) != players:
        raise ValueError(f"{len(names)} bots for {players} players: name one for all seats or one for each")
    for name in names:
        if name not in POLICIES:
            raise ValueError(f"there is no bot {name!r}; there is {', '.join(POLICIES)}")
    return names, np.array([POLICIES.index(name) for name in names], np.int64)


def _play(
    game: Game, players: int, policies: NDArray[np.int64], options: NDArray[np.int64], starts: Any, cores: int
) -> Batch:
    if not policies.any():
        return play_from(game, players, options, starts, cores)
    batch = new_batch(game, players, len(starts))
    generators = seeds(int(starts[0]), len(starts) * players).reshape(len(starts), players)  # each bot's own

    def play(part: slice) -> None:
        rows = batch.states[part], batch.decisions[part], batch.scores[part], starts[part], generators[part]
        _play_all(*rows, players, policies, options, Desk.for_game(game))

    on_all_cores(play, len(starts), cores)
    return batch


@rule
def _play_all(
    states: Any,
    decisions: Any,
    points: Any,
    starts: Any,
    generators: Any,
    players: int,
    policies: Any,
    options: Any,
    desk: Desk,
) -> None:
    for index in range(len(states)):
        state = states[index]
        deal(state, players, options)
        state.rng = starts[index]
        while state.seat != OVER:
            if state.seat == CHANCE:
                apply(state, draw(state, desk.weights[0]))
            else:
                apply(state, bot_move(state, policies, generators[index], desk))
                decisions[index] += 1
        scores(state, points[index])


@rule
def bot_move(state: Any, policies: Any, generators: Any, desk: Desk) -> int:
    """The move of the bot whose turn it is, which gets to see what its seat knows and nothing else."""
    seat = state.seat
    see(state, seat, generators[seat], desk.known)
    move = decide(policies[seat], desk.known[0], desk)
    generators[seat] = desk.known[0].rng
    return move
