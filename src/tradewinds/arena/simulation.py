"""Many games between bots, and what came of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots import Seated, find_bot, find_maker
from tradewinds.bots.compiled import advancing
from tradewinds.bots.policy import RandomDesk
from tradewinds.core.batch import Played, on_all_cores, play_from, room_for
from tradewinds.core.chance import draw, seeds
from tradewinds.core.contract import deal, scores
from tradewinds.core.game import Game, OptionValue
from tradewinds.core.position import position_for
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER

__all__ = ["Summary", "simulate"]

RANDOM_GAMES_AT_ONCE = 20_000
GAMES_AT_ONCE = 500
THOUGHTFUL_GAMES_AT_ONCE = 8  # by bots that are not compiled


@dataclass(frozen=True)
class Summary:
    """What came of many games."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: list[str]  # by seat
    seed: int | str
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
    seed: int | str = 1,
    progress: Callable[[int], None] | None = None,
    cores: int = 0,
) -> Summary:
    """Plays games between bots, one bot for all seats or one a seat; `progress` hears how many games were finished."""
    if games < 1:
        raise ValueError(f"at least one game must be played, not {games}")
    names = _seat_bots(game, players, bots)
    chosen = game.option_numbers(options or {})
    every = seeds(seed, games * (players + 1))
    starts, generators = every[:games], every[games:].reshape(games, players)  # a game's chance, and each bot's own
    desks = [getattr(find_maker(name.partition("@")[0]), "desk", None) for name in names]
    at_once = _games_at_once(desks)
    batches = []
    if all(desks):
        _play(game, names, desks, chosen, starts[:1], generators[:1], 1)  # compiling is no part of the speed
    began = time.perf_counter()
    for first in range(0, games, at_once):
        some = slice(first, first + at_once)
        batches.append(_play(game, names, desks, chosen, starts[some], generators[some].copy(), cores))
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


def _seat_bots(game: Game, players: int, bots: Sequence[str]) -> list[str]:
    """A bot for every seat, each of them one that can be found."""
    game.check_players(players)
    names = list(bots) * players if len(bots) == 1 else list(bots)
    if len(names) != players:
        raise ValueError(f"{len(names)} bots for {players} players: name one for all seats or one for each")
    for name in set(names):
        find_bot(name, game, 1)
    return names


def _games_at_once(desks: Sequence[Any]) -> int:
    """How many games are played before progress is told: fewer, the longer their bots think."""
    if not all(desks):
        return THOUGHTFUL_GAMES_AT_ONCE
    return RANDOM_GAMES_AT_ONCE if set(desks) == {RandomDesk} else GAMES_AT_ONCE


def _play(
    game: Game,
    names: Sequence[str],
    desks: Sequence[Any],
    options: NDArray[np.int64],
    starts: NDArray[np.uint64],
    generators: NDArray[np.uint64],
    cores: int,
) -> Played:
    """Plays a game from each start: all together where policies alone decide, else one after the other."""
    players = len(names)
    if set(desks) == {RandomDesk}:
        return play_from(game, players, options, starts, cores)
    batch = room_for(game, players, len(starts))

    def play(part: slice) -> None:
        _lay(batch.states[part], starts[part], players, options)
        if all(desks):
            _Hall(game, names, desks, batch, generators, part).play()
        else:
            for index in range(part.start, part.stop):
                _Hall(game, names, desks, batch, generators, slice(index, index + 1)).play()
        _count(batch.states[part], batch.scores[part])

    on_all_cores(play, len(starts), cores)
    return batch


class _Hall:
    """Some games of a batch, side by side: each bot in turn plays on as far as it can."""

    def __init__(
        self, game: Game, names: Sequence[str], desks: Sequence[Any], batch: Played, generators: Any, part: slice
    ) -> None:
        self.game = game
        self.states, self.decisions = batch.states[part], batch.decisions[part]
        self.generators = generators[part]
        self.weights, self.seen = np.zeros(len(game.moves) + 1, np.int64), np.zeros(1, game.dtype)
        self.policies = [
            (desk.for_game(game), np.array([[desk is other for other in desks]] * len(self.states)))
            for desk in set(desks)
            if desk
        ]
        self.bots = {
            (index, seat): find_bot(name, game, int(self.generators[index, seat]))
            for index in range(len(self.states))
            for seat, name in enumerate(names)
            if not desks[seat]
        }

    def play(self) -> None:
        """Plays all games to their end."""
        while (self.states["seat"] != OVER).any():
            for desk, seats in self.policies:
                kind: Any = type(desk)
                play_on = advancing(kind)
                play_on(self.states, self.generators, self.decisions, seats, self.seen, self.weights, desk)
            for (index, seat), bot in self.bots.items():
                self._let_play(index, seat, bot)

    def _let_play(self, index: int, seat: int, bot: Seated) -> None:
        """Lets a bot that is no policy play on in a game, chance included, until another seat's turn."""
        state = self.states[index]
        while state.seat in (seat, CHANCE):
            if state.seat == CHANCE:
                self.game.rules.apply(state, draw(state, self.weights))
                continue
            self.generators[index, seat] = seeds(int(self.generators[index, seat]), 1)[0]
            seen = position_for(state, seat, int(self.generators[index, seat]))
            self.game.rules.apply(state, bot.choose(seen).move)
            self.decisions[index] += 1


@rule
def _lay(states: Any, starts: Any, players: int, options: Any) -> None:
    for index in range(len(states)):
        deal(states[index], players, options)
        states[index].rng = starts[index]


@rule
def _count(states: Any, points: Any) -> None:
    for index in range(len(states)):
        scores(states[index], points[index])
