"""Training: plays, learns, keeps what it learnt, and says how it stands."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tradewinds.bots.learned.weights import Weights, save
from tradewinds.core.game import Game
from tradewinds.core.machine import cores
from tradewinds.learning.checkpoint import go_on, keep
from tradewinds.learning.network import Parameters, deepened, exported, imported, new_network
from tradewinds.learning.plan import Plan, PlanError
from tradewinds.learning.ppo import Decision, Experience, Manner, act, learn, new_learner, with_targets
from tradewinds.learning.standing import against
from tradewinds.learning.tables import Tables

__all__ = ["CHECKPOINT", "PROGRESS", "WEIGHTS", "Progress", "Training", "read_progress"]

CHECKPOINT, PROGRESS, WEIGHTS = "checkpoint.npz", "progress.jsonl", "weights.npz"


@dataclass(frozen=True)
class Progress:
    """How far a training has come."""

    seconds: float  # of training
    updates: int
    decisions: int
    figures: dict[str, float]
    standings: dict[str, tuple[float, float]]  # against greedy: the share of the victory, and the half of its interval


def read_progress(folder: Path) -> list[Progress]:
    """What a training has told so far."""
    path = folder / PROGRESS
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [_read(line) for line in lines]


def _read(line: str) -> Progress:
    told = Progress(**json.loads(line))
    return replace(told, standings={name: (share, within) for name, (share, within) in told.standings.items()})


class Training:
    """A network that learns a game."""

    def __init__(self, game: Game, plan: Plan, *, seed: int = 1, device: str = "cpu") -> None:
        self.game = game
        self.plan = plan
        self.device = device
        self.key = jax.random.key(seed)
        self.tables = Tables(game, plan.settings, plan.tables, seed, device)
        network = new_network(
            self._next_key(), len(game.features), len(game.moves), game.seats[-1], plan.width, plan.depth
        )
        self.learner = new_learner(network)
        self.past: list[Parameters] = [jax.tree.map(jnp.copy, network)]
        self.decisions = 0
        self.updates = 0
        self.seconds = 0.0
        self.seed = seed

    @property
    def done(self) -> float:
        """How much of the plan is fulfilled: 1 is all of it."""
        in_time = self.seconds / (60 * self.plan.minutes) if self.plan.minutes else 0.0
        return min(max(self.decisions / self.plan.decisions, in_time), 1.0)

    def _next_key(self) -> Any:
        self.key, own = jax.random.split(self.key)
        return own

    def update(self) -> dict[str, Any]:
        """Plays some decisions at every table and learns from them."""
        plan = self.plan
        experience = self._play()
        for _ in range(plan.rounds):
            self.learner, figures = learn(self.learner, experience, self._manner(), self._next_key(), plan.portions)
        self.updates += 1
        self.decisions += plan.steps * self.tables.size
        if self.updates % plan.remember == 0:
            kept = jax.tree.map(jnp.copy, self.learner.network)
            self.past = [*self.past, kept][-plan.selves :]
        return {name: figure.block_until_ready() for name, figure in figures.items()}

    def _play(self) -> Experience:
        """Plays on at every table, at some of them against an earlier self."""
        plan, tables, network = self.plan, self.tables, self.learner.network
        choice = np.random.default_rng([self.seed, self.updates])
        past = self.past[choice.integers(len(self.past))]
        pupils = jnp.asarray(choice.integers(0, 2**30, tables.size) % np.asarray(tables.company.players))
        course = []
        view = tables.view()
        for _ in range(plan.steps):
            told = act(network, past, view, tables.company, pupils, self._next_key(), plan.rivals)
            moves, likelihoods, odds, own = told
            tables.step(moves)
            seen, view = view, tables.view()
            shown = seen.observations, seen.masks, seen.seats
            course.append(Decision(*shown, moves, likelihoods, odds, own, view.over, view.shares))
        last_odds = act(network, past, view, tables.company, pupils, self._next_key(), 0)[2]
        return with_targets(course, last_odds, tables.company, plan.trust)

    def _manner(self) -> Manner:
        """How it learns by now: the longer, the more carefully."""
        warmth = 1 - self.done * (1 - self.plan.cooled)
        manner = self.plan.manner
        return manner._replace(rate=manner.rate * warmth, curiosity=manner.curiosity * warmth)

    def begin_with(self, weights: Weights) -> None:
        """Learns on from weights, or a deeper network from them; PlanError if they are of another shape."""
        shape = {"width": weights.first.shape[1], "depth": len(weights.biases)}
        if shape["width"] != self.plan.width or shape["depth"] > self.plan.depth:
            raise PlanError(f"the weights are a network of {shape}, and the plan asks for {self.plan.shape()}")
        self.learner = new_learner(deepened(imported(weights), self.plan.depth, self._next_key()))
        self.past = [jax.tree.map(jnp.copy, self.learner.network)]

    def go_on(self, folder: Path) -> bool:
        """Goes on with what was kept in a folder, if anything was; says whether."""
        found = (folder / CHECKPOINT).exists()
        if found:
            go_on(folder / CHECKPOINT, self)
        return found

    def run(self, folder: Path, report: Callable[[Progress], None] = lambda _: None) -> Progress:
        """Trains until the plan is fulfilled; keeps checkpoints, weights and progress in the folder.

        How it stands is measured beside the training, by another thread, with the weights of the moment.
        """
        folder.mkdir(parents=True, exist_ok=True)
        before, began = self.seconds, time.monotonic()
        due, pending, figures = -math.inf, None, {}
        with ThreadPoolExecutor(1) as beside:
            while self.done < 1:
                figures = self.update()
                self.seconds = before + time.monotonic() - began
                if pending and pending.done():
                    _note(folder, pending.result(), report)
                    pending = None
                if self.seconds >= due and not pending:
                    due = self.seconds + self.plan.measure
                    pending = self._keep_and_measure(folder, figures, beside)
            if pending:
                _note(folder, pending.result(), report)
            last = self._keep_and_measure(folder, figures, beside).result()
            _note(folder, last, report)
            return last

    def _keep_and_measure(self, folder: Path, figures: dict[str, Any], beside: ThreadPoolExecutor) -> Future[Progress]:
        weights = self.weights()
        save(folder / WEIGHTS, self.game, weights)
        keep(folder / CHECKPOINT, self)
        told = {name: float(figure) for name, figure in figures.items()}
        now = Progress(self.seconds, self.updates, self.decisions, told, {})
        return beside.submit(self._measured, now, weights)

    def weights(self) -> Weights:
        """What it has learnt, as bots use it, with its card."""
        card = {
            "decisions": self.decisions,
            "seconds": round(self.seconds),
            "seed": self.seed,
            "device": self.device,
            "plan": self.plan.data(),
        }
        return exported(self.learner.network, card)

    def _measured(self, progress: Progress, weights: Weights) -> Progress:
        quarter = max(1, cores() // 4)  # the rest is for the training
        standings = {
            way.name: against(self.game, way, weights, games=self.plan.measured_games, cores=quarter)
            for way in self.plan.settings
            if way.measured
        }
        told = {name: (standing.share, standing.within) for name, standing in standings.items()}
        return replace(progress, standings=told)


def _note(folder: Path, progress: Progress, report: Callable[[Progress], None]) -> None:
    with (folder / PROGRESS).open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(progress)) + "\n")
    report(progress)
