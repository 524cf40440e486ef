"""Random play: every legal move is as likely as any other, in whichever mode it is drawn."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tradewinds import find_game
from tradewinds.core.chance import draw, seeds
from tradewinds.core.contract import apply
from tradewinds.core.game import Game
from tradewinds.core.playout import any_legal
from tradewinds.core.rule import COMPILED, MODES
from tradewinds.core.state import CHANCE, OVER, State, copy
from tradewinds.envs.many_games import CHOOSER

NAMES = ("machi-koro", "council-of-four", "yokohama")
DRAWS = 40  # of each legal move, if all are drawn as often as they should be


def positions(game: Game, count: int, apart: int) -> Iterator[State]:
    """Some decisions of a random game, so many moves apart."""
    weights: Any = np.zeros(len(game.moves) + 1, np.int64)
    state = game.deal(game.seats[0], game.choose_options({}))
    state.rng = seeds("positions", 1)[0]
    moves = found = 0
    while found < count and state.seat != OVER:
        if state.seat != CHANCE and moves >= found * apart:
            found += 1
            yield copy(state)
        apply(state, draw(state, weights) if state.seat == CHANCE else any_legal(state, state))
        moves += 1


def chooser(seed: str) -> State:
    choosers = np.zeros(1, CHOOSER)
    choosers["rng"] = seeds(seed, 1)
    return choosers[0]


@pytest.mark.parametrize("name", NAMES)
def test_every_legal_move_is_drawn_as_often_as_any_other(name: str) -> None:
    game, surprise, freedom = find_game(name), 0.0, 0
    for number, state in enumerate(positions(game, 12, 9)):
        legal, chance = [int(move) for move in game.legal(state)], chooser(f"draws {number}")
        drawn = Counter(int(any_legal(state, chance)) for _ in range(DRAWS * len(legal)))
        assert set(drawn) <= set(legal)
        surprise += sum((drawn[move] - DRAWS) ** 2 / DRAWS for move in legal)
        freedom += len(legal) - 1
    assert freedom > 20
    # Chi-square: its mean is the freedom, its variance twice that. Draws are those of a seed: they never change.
    assert abs(surprise - freedom) < 3 * (2 * freedom) ** 0.5


def drawn_moves() -> str:
    """A digest of moves drawn from seeds in positions of all games."""
    digest = hashlib.sha256()
    for name in NAMES:
        for number, state in enumerate(positions(find_game(name), 5, 17)):
            chance = chooser(f"both {number}")
            digest.update(repr([int(any_legal(state, chance)) for _ in range(20)] + [int(chance.rng)]).encode())
    return digest.hexdigest()


def test_both_modes_draw_the_same_moves() -> None:
    program = f"from {__name__} import drawn_moves; print(drawn_moves())"
    paths = os.pathsep.join(filter(None, ["", *sys.path]))
    environment = os.environ | {"TRADEWINDS_MODE": MODES[1 if COMPILED else 0], "PYTHONPATH": paths}
    run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.strip() == drawn_moves()
