"""Training: plays, learns, keeps what it learnt, and says how it stands."""

from __future__ import annotations

import json
import time
import tomllib
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tradewinds.core.game import Game
from tradewinds.learning.network import Parameters, forward, new_network
from tradewinds.learning.ppo import (
    Decision,
    Learner,
    Manner,
    act,
    learn,
    new_learner,
    with_targets,
)
from tradewinds.learning.standing import Standing, against
from tradewinds.learning.tables import Setting, Tables

__all__ = ["Plan", "Training", "plan_for"]

PLANS = Path(__file__).parent / "plans"
CHECKPOINT = "checkpoint.npz"


@dataclass(frozen=True)
class Plan:
    """All that says how a game is trained."""

    settings: tuple[Setting, ...]
    width: int = 384
    depth: int = 3
    tables: int = 8192
    steps: int = 32  # decisions at each table between two updates
    portions: int = 8  # of the experience of one update
    rounds: int = 2  # how often it is gone through
    trust: float = 0.95
    manner: Manner = field(default_factory=Manner)
    rivals: float = 0.2  # the share of tables at which earlier selves sit
    remember: int = 40  # updates between two earlier selves
    selves: int = 10  # how many of them are kept
    measure: float = 60.0  # seconds between two measurements


def plan_for(game: Game, path: Path | None = None) -> Plan:
    """The plan of a game, or one from a file."""
    with (path or PLANS / f"{game.name}.toml").open("rb") as file:
        told = tomllib.load(file)
    settings = tuple(Setting(**setting) for setting in told.pop("settings"))
    return Plan(settings, manner=Manner(**told.pop("manner", {})), **told)


@dataclass(frozen=True)
class Progress:
    """How far a training has come."""

    seconds: float  # of training
    updates: int
    decisions: int
    figures: dict[str, float]
    standings: dict[str, tuple[float, float]]  # against greedy: the share of the victory, and the half of its interval


class Training:
    """A network that learns a game."""

    def __init__(self, game: Game, plan: Plan, *, seed: int = 1, device: str = "cpu") -> None:
        self.game = game
        self.plan = plan
        self.key = jax.random.key(seed)
        self.tables = Tables(game, plan.settings, plan.tables, seed, device)
        network = new_network(
            self._next_key(), int(game.features), len(game.moves), game.seats[-1], plan.width, plan.depth
        )
        self.learner = new_learner(network)
        self.past: list[Parameters] = [jax.tree.map(jnp.copy, network)]
        self.decisions = 0
        self.updates = 0
        self.seconds = 0.0
        self._seed = seed

    def _next_key(self) -> Any:
        self.key, own = jax.random.split(self.key)
        return own

    def update(self) -> dict[str, float]:
        """Plays some decisions at every table and learns from them."""
        plan, tables = self.plan, self.tables
        choice = np.random.default_rng([self._seed, self.updates])
        past = self.past[choice.integers(len(self.past))]
        pupils = jnp.asarray(choice.integers(0, 2**30, tables.size) % np.asarray(tables.players))
        rivals = int(plan.rivals * tables.size)
        course = []
        view = tables.view()
        for _ in range(plan.steps):
            told = act(self.learner.network, past, view, tables.players, pupils, self._next_key(), rivals)
            moves, likelihoods, odds, own = told
            tables.step(moves)
            seen, view = view, tables.view()
            course.append(
                Decision(
                    seen.observations, seen.masks, seen.seats, moves, likelihoods, odds, own, view.over, view.shares
                )
            )
        last_odds = act(self.learner.network, past, view, tables.players, pupils, self._next_key(), 0)[2]
        experience = with_targets(course, last_odds, tables.players, plan.trust)
        for _ in range(plan.rounds):
            self.learner, figures = learn(self.learner, experience, plan.manner, self._next_key(), plan.portions)
        self.updates += 1
        self.decisions += plan.steps * tables.size
        if self.updates % plan.remember == 0:
            kept = jax.tree.map(jnp.copy, self.learner.network)
            self.past = [*self.past[-plan.selves + 1 :], kept]
        return {name: float(figure) for name, figure in figures.items()}

    def run(self, seconds: float, folder: Path, report: Callable[[Progress], None] = lambda _: None) -> Progress:
        """Trains for so long; keeps a checkpoint and a line of progress in the folder every now and then."""
        folder.mkdir(parents=True, exist_ok=True)
        began = measured = time.monotonic()
        while True:
            figures = self.update()
            now = time.monotonic()
            if now - measured >= self.plan.measure or now - began >= seconds:
                self.seconds += now - measured
                measured = time.monotonic()
                progress = self._progress(figures)
                with (folder / "progress.jsonl").open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(progress)) + "\n")
                keep(folder / CHECKPOINT, self)
                report(progress)
                began += time.monotonic() - measured  # measuring is no training
                measured = time.monotonic()
            if now - began >= seconds:
                return progress

    def _progress(self, figures: dict[str, float]) -> Progress:
        standings = {
            f"{way.players} players{', ' if way.options else ''}{', '.join(way.options)}": self.standing(way)
            for way in self.plan.settings
            if way.measured
        }
        return Progress(
            self.seconds, self.updates, self.decisions, figures,
            {name: (standing.share, standing.within) for name, standing in standings.items()},
        )  # fmt: skip

    def standing(self, setting: Setting, games: int = 256) -> Standing:
        """How the network, playing what it likes best, stands against greedy."""
        return against(self.game, setting, self._best, games=games)

    def _best(self, observations: Any, masks: Any, players: int) -> Any:
        size = 1 << (len(observations) - 1).bit_length()  # few sizes, so that little is compiled
        rows = size - len(observations)
        padded = np.pad(observations, ((0, rows), (0, 0))), np.pad(masks, ((0, rows), (0, 0)))
        return np.asarray(_best_moves(self.learner.network, *padded, jnp.full(size, players)))[: len(observations)]


@jax.jit
def _best_moves(network: Parameters, observations: Any, masks: Any, players: Any) -> Any:
    return forward(network, observations, masks, players)[0].argmax(-1)


def keep(path: Path, training: Training) -> None:
    """Writes all that a training needs to go on."""
    leaves = jax.tree.leaves((training.learner, training.past, jax.random.key_data(training.key)))
    counts = np.array([training.updates, training.decisions, training.seconds, len(training.past)], np.float64)
    beside = path.with_suffix(".new")
    with beside.open("wb") as file:
        np.savez(file, counts=counts, **{f"leaf{number}": np.asarray(leaf) for number, leaf in enumerate(leaves)})
    beside.replace(path)


def go_on(path: Path, training: Training) -> None:
    """Makes a training go on where a checkpoint was kept; its tables begin anew."""
    with np.load(path) as kept:
        updates, decisions, training.seconds, past = kept["counts"]
        training.updates, training.decisions = int(updates), int(decisions)
        training.past = training.past[:1] * int(past)
        shape = training.learner, training.past, jax.random.key_data(training.key)
        leaves = [jnp.asarray(kept[f"leaf{number}"]) for number in range(len(kept.files) - 1)]
    training.learner, training.past, key = jax.tree.unflatten(jax.tree.structure(shape), leaves)
    training.key = jax.random.wrap_key_data(key)
