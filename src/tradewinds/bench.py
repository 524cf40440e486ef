"""How fast a game runs: random play and copies of the state, compiled and interpreted, on one core and on all.

`python -m tradewinds.bench` measures one row in a process of its own, since a process runs the rules in one way only.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from tradewinds.core.batch import play_batch
from tradewinds.core.game import Game, OptionValue
from tradewinds.core.machine import cores as all_cores
from tradewinds.core.rule import COMPILED, rule
from tradewinds.core.state import copy
from tradewinds.games import find_game

__all__ = ["Row", "all_cores", "measure", "measure_as", "usual_players", "variants", "ways_to_run"]

USUAL_PLAYERS = 4
POOL = 64  # states that are copied over each other: few enough for the fastest cache, as in a search
LARGEST_BATCH = 32768
MODE = "compiled" if COMPILED else "interpreted"


@dataclass(frozen=True)
class Row:
    """One measurement."""

    game: str
    players: int
    options: dict[str, OptionValue]
    mode: str  # compiled or interpreted
    cores: int
    games: int
    decisions: int  # players' decisions; chance does not count
    seconds: float
    games_per_second: float
    decisions_per_second: float
    state_bytes: int
    copy_ns: float  # to copy one state onto another

    def data(self) -> dict[str, Any]:
        """The row as plain data."""
        return asdict(self)


def usual_players(game: Game) -> int:
    """How many players a game is measured with unless someone says otherwise."""
    return min(max(USUAL_PLAYERS, game.seats[0]), game.seats[-1])


def variants(game: Game) -> Iterator[dict[str, OptionValue]]:
    """The ways to play that are worth measuring: as it comes, and with each one option changed."""
    yield {}
    for option in game.options:
        for value in option.choices or (not option.default,):
            if value != option.default:
                yield {option.name: value}


def ways_to_run() -> list[tuple[str, int]]:
    """Mode and cores of the rows of one variant."""
    several = [("compiled", all_cores())] if all_cores() > 1 else []
    return [("compiled", 1), *several, ("interpreted", 1)]


def measure(game: Game, players: int, options: Mapping[str, object], cores: int, seconds: float) -> Row:
    """Random games for some seconds, and copies for a part of them, in the way this process runs the rules."""
    play_batch(game, players, 1, options, cores=1)  # compiles
    games = decisions = 0
    batch, spent = 1, 0.0
    while spent < seconds:
        began = time.perf_counter()
        played = play_batch(game, players, batch, options, seed=games, cores=cores)
        took = time.perf_counter() - began
        if took < seconds / 5 and batch < LARGEST_BATCH:  # so few games at once measure the threads more than the rules
            batch *= 4
            continue
        games, decisions, spent = games + batch, decisions + int(played.decisions.sum()), spent + took
    return Row(
        game=game.name,
        players=players,
        options=game.choose_options(options),
        mode=MODE,
        cores=cores,
        games=games,
        decisions=decisions,
        seconds=spent,
        games_per_second=games / spent,
        decisions_per_second=decisions / spent,
        state_bytes=game.dtype.itemsize,
        copy_ns=_copy_cost(game, players, options, seconds / 10),
    )


def measure_as(mode: str, game: Game, players: int, options: Mapping[str, object], cores: int, seconds: float) -> Row:
    """The same in the mode asked for, in a process of its own if this one runs the rules the other way."""
    if mode == MODE:
        return measure(game, players, options, cores, seconds)
    asked = json.dumps([game.name, players, dict(options), cores, seconds])
    done = subprocess.run(  # noqa: S603 - ourselves
        [sys.executable, "-m", "tradewinds.bench", asked],
        env=os.environ | {"TRADEWINDS_MODE": mode},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    return Row(**json.loads(done.stdout))


def _copy_cost(game: Game, players: int, options: Mapping[str, object], seconds: float) -> float:
    """Nanoseconds to copy one state."""
    states = np.repeat(np.array([game.deal(players, options)]), POOL)
    copies = _copy_compiled if COMPILED else _copy_interpreted
    copies(states, 1)
    rounds, spent = 1, 0.0
    while spent < seconds:
        rounds *= 4
        began = time.perf_counter()
        copies(states, rounds)
        spent = time.perf_counter() - began
    return spent / rounds / POOL * 1e9


@rule
def _copy_compiled(states: Any, rounds: int) -> int:
    """Copies states over each other, each into another place every round and each counted, so that nothing of it can
    be left out by the compiler."""
    last = len(states) - 1  # the number of states is a power of two
    for shift in range(rounds):
        for index in range(len(states)):
            states[(index + shift) & last] = states[index]
            states[index].ply += 1
    checksum = 0
    for index in range(len(states)):
        checksum += states[index].ply
    return checksum


def _copy_interpreted(states: Any, rounds: int) -> int:
    checksum = 0
    for _ in range(rounds):
        for state in states:
            checksum += int(copy(state).ply)
    return checksum


def _main(asked: str) -> None:
    name, players, options, cores, seconds = json.loads(asked)
    sys.stdout.write(json.dumps(measure(find_game(name), players, options, cores, seconds).data()))


if __name__ == "__main__":
    _main(sys.argv[1])
