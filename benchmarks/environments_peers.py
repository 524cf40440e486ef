"""Measures our environments beside others' in one run: `python -m benchmarks.environments_peers [--json FILE]`.

Random legal moves, on one core, in decisions a second of that core. Each side is stepped as its users step it: what
whoever decides sees and may do is worked out at every decision. Peers that are not installed are left out with a word:
pygame (for PettingZoo's own games), rlcard and pgx are no requirements of ours.

Machines are noisy, so every figure is the median of several measurements, and these are interleaved.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tradewinds.envs.batch import Batch
from tradewinds.envs.gymnasium import Learner
from tradewinds.envs.pettingzoo import env

PLAYERS = 4
GAMES_AT_ONCE = 1024
OURS = "tradewinds"
WIDTH = 120  # columns of the table

Play = Callable[[int], int]  # plays about so many decisions and returns how many there were


@dataclass(frozen=True)
class Contender:
    """One side: who made it, what it is, whether many games are stepped in one call, and how it is played."""

    maker: str
    what: str
    many: bool
    prepare: Callable[[], Play]


def stepped(table: Any) -> Play:
    """A PettingZoo environment."""
    chooser = random.Random(1)  # noqa: S311 - play, not secrecy

    def play(decisions: int) -> int:
        made = 0
        while made < decisions:
            table.reset(seed=made)
            for agent in table.agent_iter():
                seen, _, over, broken_off, _ = table.last()
                if over or broken_off:
                    action = None
                else:
                    legal = seen["action_mask"].nonzero()[0]
                    action = int(legal[int(chooser.random() * len(legal))])
                    made += 1
                table.step(action)
                assert agent  # noqa: S101 - whoever was selected
        return made

    return play


def learning() -> Play:
    """Our Gymnasium environment: a learner's decisions, with three random opponents in between."""
    table, chooser = Learner("machi-koro", PLAYERS), random.Random(1)  # noqa: S311

    def play(decisions: int) -> int:
        made = 0
        while made < decisions:
            _, info = table.reset(seed=made)
            over = False
            while not over:
                legal = info["action_mask"].nonzero()[0]
                _, _, over, _, info = table.step(int(legal[int(chooser.random() * len(legal))]))
                made += 1
        return made

    return play


def batched(game: str) -> Play:
    """Our batch on one core: masks and observations written at every decision."""
    batch = Batch(game, GAMES_AT_ONCE, PLAYERS, cores=1)

    def play(decisions: int) -> int:
        steps = max(decisions // GAMES_AT_ONCE, 1)
        for _ in range(steps):
            batch.step(batch.random_moves())
        return steps * GAMES_AT_ONCE

    return play


def pettingzoo_game(name: str) -> Callable[[], Play]:
    """One of PettingZoo's own."""

    def prepare() -> Play:
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        if name == "tictactoe":
            from pettingzoo.classic import tictactoe_v3 as module
        else:
            from pettingzoo.classic import connect_four_v3 as module
        return stepped(module.env())

    return prepare


def open_spiel_game(name: str) -> Callable[[], Play]:
    """One of OpenSpiel's, written in C++, with its observation as a NumPy array."""

    def prepare() -> Play:
        import pyspiel

        game, chooser = pyspiel.load_game(name), random.Random(1)  # noqa: S311

        def play(decisions: int) -> int:
            made = 0
            while made < decisions:
                state = game.new_initial_state()
                while not state.is_terminal():
                    if state.is_chance_node():
                        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                        state.apply_action(chooser.choices(outcomes, weights)[0])
                    else:
                        np.array(state.observation_tensor(state.current_player()), np.float32)
                        state.apply_action(chooser.choice(state.legal_actions()))
                        made += 1
            return made

        return play

    return prepare


def rlcard_game(name: str) -> Callable[[], Play]:
    """One of RLCard's."""

    def prepare() -> Play:
        import rlcard

        table, chooser = rlcard.make(name), random.Random(1)  # noqa: S311

        def play(decisions: int) -> int:
            made = 0
            while made < decisions:
                seen, _ = table.reset()
                while not table.is_over():
                    seen, _ = table.step(chooser.choice(list(seen["legal_actions"])))
                    made += 1
            return made

        return play

    return prepare


def pgx_game(name: str) -> Callable[[], Play]:
    """One of Pgx's, compiled by JAX for the CPU, many at once and begun again when they end."""

    def prepare() -> Play:
        import jax
        import pgx
        from pgx.experimental import auto_reset

        table = pgx.make(name)
        step = jax.vmap(auto_reset(table.step, table.init))

        def advance(states: Any, key: Any) -> Any:
            choosing, moving = jax.random.split(key)
            scores = jax.numpy.where(states.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(choosing, scores, axis=-1)
            return step(states, actions, jax.random.split(moving, GAMES_AT_ONCE))

        advance_all = jax.jit(advance)
        key = jax.random.PRNGKey(1)
        states = jax.jit(jax.vmap(table.init))(jax.random.split(key, GAMES_AT_ONCE))

        def play(decisions: int) -> int:
            nonlocal states, key
            steps = max(decisions // GAMES_AT_ONCE, 1)
            for _ in range(steps):
                key, now = jax.random.split(key)
                states = advance_all(states, now)
            states.observation.block_until_ready()
            return steps * GAMES_AT_ONCE

        return play

    return prepare


CONTENDERS = (
    Contender(OURS, "PettingZoo: Machi Koro", False, lambda: stepped(env("machi-koro", PLAYERS))),
    Contender(OURS, "PettingZoo: The Council of Four", False, lambda: stepped(env("council-of-four", PLAYERS))),
    Contender(OURS, "PettingZoo: Yokohama", False, lambda: stepped(env("yokohama", PLAYERS))),
    Contender(OURS, "Gymnasium: Machi Koro, a learner among random bots", False, learning),
    Contender("PettingZoo", "tic-tac-toe", False, pettingzoo_game("tictactoe")),
    Contender("PettingZoo", "connect four", False, pettingzoo_game("connect_four")),
    Contender("OpenSpiel", "backgammon", False, open_spiel_game("backgammon")),
    Contender("RLCard", "UNO", False, rlcard_game("uno")),
    Contender(OURS, "Batch: Machi Koro", True, lambda: batched("machi-koro")),
    Contender(OURS, "Batch: The Council of Four", True, lambda: batched("council-of-four")),
    Contender(OURS, "Batch: Yokohama", True, lambda: batched("yokohama")),
    Contender("Pgx", "backgammon", True, pgx_game("backgammon")),
)


def prepared(console: Console) -> Iterator[tuple[Contender, Play]]:
    """Those that are installed, warmed up."""
    for contender in CONTENDERS:
        try:
            play = contender.prepare()
        except ImportError as missing:
            console.print(f"{contender.maker}'s {contender.what} is left out: {missing}", style="dim")
            continue
        play(1)
        yield contender, play


def speed(play: Play, seconds: float) -> float:
    """Decisions in a second of this process's time on its core."""
    began, made = time.process_time(), 0
    while time.process_time() - began < seconds:
        made += play(200)
    return made / (time.process_time() - began)


def measure(repetitions: int, seconds: float, console: Console) -> list[dict[str, Any]]:
    """Every contender's speed, and how many times as fast our Machi Koro of the same kind is."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    ready = list(prepared(console))
    rounds = [[speed(play, seconds) for _, play in ready] for _ in range(repetitions)]
    speeds = [list(own) for own in zip(*rounds, strict=True)]
    first = {contender.many: own for (contender, _), own in reversed(list(zip(ready, speeds, strict=True)))}
    return [
        {
            "maker": contender.maker,
            "what": contender.what,
            "many": contender.many,
            "decisions_per_second": median(own),
            "ours_times": median(a / b for a, b in zip(first[contender.many], own, strict=True)),
        }
        for (contender, _), own in zip(ready, speeds, strict=True)
    ]


def main() -> None:
    """Measures, prints a table, and writes JSON to a file if asked to."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments_peers", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too")
    parser.add_argument("--repetitions", type=int, default=5, help="measurements of each row (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement (1)")
    asked = parser.parse_args()
    console = Console(highlight=False, width=WIDTH)
    rows = measure(asked.repetitions, asked.seconds, console)
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("", "", "games"):
        table.add_column(heading)
    for heading in ("decisions/s, one core", "our Machi Koro / this"):
        table.add_column(heading, justify="right")
    for row in rows:
        games = str(GAMES_AT_ONCE) if row["many"] else "1"
        table.add_row(
            row["maker"], row["what"], games, f"{row['decisions_per_second']:,.0f}", f"{row['ours_times']:.2f}"
        )
    console.print(table)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
