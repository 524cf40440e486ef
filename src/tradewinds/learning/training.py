"""Training: plays, learns, keeps what it learnt, and says how it stands."""

from __future__ import annotations

import json
import math
import time
import tomllib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tradewinds.bots.learned.weights import Weights, save
from tradewinds.core.game import Game
from tradewinds.core.machine import cores
from tradewinds.learning.network import Parameters, exported, new_network
from tradewinds.learning.ppo import (
    Decision,
    Manner,
    act,
    learn,
    new_learner,
    with_targets,
)
from tradewinds.learning.standing import against
from tradewinds.learning.tables import Setting, Tables

__all__ = ["Plan", "Training", "plan_for"]

PLANS = Path(__file__).parent / "plans"
CHECKPOINT, PROGRESS, WEIGHTS = "checkpoint.npz", "progress.jsonl", "weights.npz"


@dataclass(frozen=True)
class Plan:
    """All that says how a game is trained."""

    settings: tuple[Setting, ...]
    decisions: int = 100_000_000  # after which it has learnt
    width: int = 384
    depth: int = 3
    tables: int = 8192
    steps: int = 64  # decisions at each table between two updates
    portions: int = 32  # of the experience of one update
    rounds: int = 2  # how often it is gone through
    trust: float = 0.97
    manner: Manner = field(default_factory=Manner)
    cooled: float = 0.05  # what is left of the rate and of the curiosity at the end
    rivals: int = 5  # at every so manieth table earlier selves sit; 0: nowhere
    remember: int = 30  # updates between two earlier selves
    selves: int = 10  # how many of them are kept
    measure: float = 60.0  # seconds between two measurements
    measured_games: int = 400


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

    def update(self) -> dict[str, Any]:
        """Plays some decisions at every table and learns from them."""
        plan, tables = self.plan, self.tables
        choice = np.random.default_rng([self._seed, self.updates])
        past = self.past[choice.integers(len(self.past))]
        pupils = jnp.asarray(choice.integers(0, 2**30, tables.size) % np.asarray(tables.players))
        course = []
        view = tables.view()
        for _ in range(plan.steps):
            told = act(self.learner.network, past, view, tables.players, pupils, self._next_key(), plan.rivals)
            tables.step(told[0])
            seen, view = view, tables.view()
            course.append(Decision(seen.observations, seen.masks, seen.seats, *told, view.over, view.shares))
        last_odds = act(self.learner.network, past, view, tables.players, pupils, self._next_key(), 0)[2]
        experience = with_targets(course, last_odds, tables.players, plan.trust)
        for _ in range(plan.rounds):
            self.learner, figures = learn(self.learner, experience, self._manner(), self._next_key(), plan.portions)
        self.updates += 1
        self.decisions += plan.steps * tables.size
        if self.updates % plan.remember == 0:
            kept = jax.tree.map(jnp.copy, self.learner.network)
            self.past = [*self.past[-plan.selves + 1 :], kept]
        return figures

    def _manner(self) -> Manner:
        """How it learns by now: the longer, the more carefully."""
        done = min(self.decisions / self.plan.decisions, 1.0)
        warmth = 1 - done * (1 - self.plan.cooled)
        manner = self.plan.manner
        return manner._replace(rate=manner.rate * warmth, curiosity=manner.curiosity * warmth)

    def run(
        self, folder: Path, report: Callable[[Progress], None] = lambda _: None, seconds: float = math.inf
    ) -> Progress:
        """Trains until the plan is fulfilled, or for so long; keeps checkpoints, weights and progress in the folder.

        How it stands is measured beside the training, by another thread, with the weights of the moment.
        """
        folder.mkdir(parents=True, exist_ok=True)
        before, began = self.seconds, time.monotonic()
        due, pending = 0.0, None
        with ThreadPoolExecutor(1) as beside:
            while True:
                figures = self.update()
                self.seconds = before + time.monotonic() - began
                ends = self.decisions >= self.plan.decisions or self.seconds - before >= seconds
                if pending and (pending.done() or ends):
                    _note(folder, pending.result(), report)
                    pending = None
                if ends or (self.seconds >= due and not pending):
                    due = self.seconds + self.plan.measure
                    weights = self.weights()
                    save(folder / WEIGHTS, self.game, weights)
                    keep(folder / CHECKPOINT, self)
                    now = Progress(self.seconds, self.updates, self.decisions, _plain(figures), {})
                    pending = beside.submit(self._measured, now, weights)
                if ends:
                    progress = pending.result()  # type: ignore[union-attr]
                    _note(folder, progress, report)
                    return progress

    def weights(self, **card: object) -> Weights:
        """What it has learnt, as bots use it."""
        return exported(self.learner.network, {"decisions": self.decisions, "seconds": round(self.seconds), **card})

    def _measured(self, progress: Progress, weights: Weights) -> Progress:
        standings = {
            way.name: against(self.game, way, weights, games=self.plan.measured_games, cores=measuring_cores())
            for way in self.plan.settings
            if way.measured
        }
        told = {name: (standing.share, standing.within) for name, standing in standings.items()}
        return replace(progress, standings=told)


def measuring_cores() -> int:
    """How many cores a measurement takes beside the training."""
    return max(1, cores() // 4)


def _plain(figures: dict[str, Any]) -> dict[str, float]:
    return {name: float(figure) for name, figure in figures.items()}


def _note(folder: Path, progress: Progress, report: Callable[[Progress], None]) -> None:
    with (folder / PROGRESS).open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(progress)) + "\n")
    report(progress)


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
