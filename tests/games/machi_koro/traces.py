"""Random games step by step, and digests of all their positions; as a program it prints those of the usual tables."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from tradewinds import find_game
from tradewinds.core.chance import below, draw, seeds
from tradewinds.core.state import CHANCE, OVER, State, copy

Options = dict[str, Any]

GAME = find_game("machi-koro")
OPTIONS: list[Options] = [
    {},
    {"plus": True},
    {"limited_market": True},
    {"plus": True, "limited_market": True},
    {"plus": True, "limited_market": True, "unclog_market": True, "reroll_any_dice": True, "random_start": True},
    {"limited_market": True, "unclog_market": True},
    {"reroll_any_dice": True, "random_start": True},
]
TABLES = [(players, options) for players in range(2, 6) for options in OPTIONS]


def steps(players: int, options: Options, seed: int) -> Iterator[tuple[State, int, State]]:
    """A random game, chance drawn from the record's own generator: each position, the move, and what came of it."""
    state = GAME.deal(players, options)
    state.rng = seeds(seed, 1)[0]
    weights = np.zeros(len(GAME.moves), np.int64)
    while state.seat != OVER:
        if state.seat == CHANCE:
            move = int(draw(state, weights))
        else:
            moves = GAME.legal(state)
            move = moves[below(state, len(moves))]
        before = copy(state)
        GAME.rules.apply(state, move)
        yield before, move, copy(state)


def trace(players: int, options: Options, seed: int) -> str:
    """A digest of every move and position of a game, and now and then of all refusals and features."""
    digest = hashlib.sha256()
    features = np.zeros(len(GAME.features), np.float32)
    for ply, (before, move, after) in enumerate(steps(players, options, seed)):
        digest.update(move.to_bytes(2, "big") + before.tobytes() + after.tobytes())
        if ply % 16 == 0:
            GAME.rules.observe(after, int(after.active), features)
            refusals = bytes(int(GAME.rules.refusal(after, asked)) for asked in range(len(GAME.moves)))
            digest.update(features.tobytes() + refusals)
    return digest.hexdigest()


def traces(games: int) -> dict[str, str]:
    """The digests of a number of games at every usual table."""
    return {
        f"{players} {sorted(options)} {seed}": trace(players, options, seed)
        for players, options in TABLES
        for seed in range(games)
    }


if __name__ == "__main__":
    json.dump(traces(int(sys.argv[1])), sys.stdout)
