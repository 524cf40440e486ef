"""Random games of Yokohama step by step, and digests of all their positions; as a program it prints the digests."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np

from tradewinds.core import registry
from tradewinds.core.chance import below, draw, seeds
from tradewinds.core.state import CHANCE, OVER, State, copy
from tradewinds.games.yokohama import YOKOHAMA

Options = dict[str, Any]

GAME = registry.register(YOKOHAMA)
OPTIONS: list[Options] = [
    {},
    {"awards": True},
    {"free_agents": True, "random_start": True},
    {"awards": True, "free_agents": True, "random_start": True},
]
TABLES = [(players, options) for players in range(2, 5) for options in OPTIONS]
STYLES = ("any", "busy")
# What busy players like, the first that is offered: they finish what they began and waste little.
LIKED = (
    ("achieve:", "fulfil:", "claim:"),
    ("house", "shop:", "church:", "customs:", "research:", "take:", "pay:", "hire:shop", "hire:house"),
    ("agent:", "go:", "through:", "use:", "place:", "buy:", "good:", "lift:"),
)


def steps(players: int, options: Options, seed: int, style: str = "any") -> Iterator[tuple[State, int, State]]:
    """A random game, chance drawn from the record's own generator: each position, the move, and what came of it.

    Busy players mostly do what brings something, so that boards fill up and technologies meet.
    """
    state = GAME.deal(players, options)
    state.rng = seeds(seed, 1)[0]
    weights = np.zeros(len(GAME.moves), np.int64)
    while state.seat != OVER:
        if state.seat == CHANCE:
            move = int(draw(state, weights))
        else:
            moves = liked(GAME.legal(state), style, state)
            move = moves[below(state, len(moves))]
        before = copy(state)
        GAME.rules.apply(state, move)
        yield before, move, copy(state)


def liked(moves: list[int], style: str, state: State) -> list[int]:
    """The moves a style chooses from; now and then any."""
    if style == "any" or below(state, 8) == 0:
        return moves
    codes = {move: GAME.moves.code(move) for move in moves}
    for kinds in LIKED:
        some = [move for move in moves if codes[move].startswith(kinds)]
        if some:
            return some
    return moves


def trace(players: int, options: Options, seed: int) -> str:
    """A digest of every move and position of a game, and now and then of all refusals, features and guesses."""
    digest = hashlib.sha256()
    features = np.zeros(len(GAME.features), np.float32)
    for ply, (before, move, after) in enumerate(steps(players, options, seed, STYLES[seed % 2])):
        digest.update(move.to_bytes(2, "big") + before.tobytes() + after.tobytes())
        if ply % 64 == 0:
            GAME.rules.observe(after, int(after.active), features)
            refusals = bytes(int(GAME.rules.refusal(after, asked)) for asked in range(len(GAME.moves)))
            world = GAME.seen_by(after, ply // 64 % players)
            world.rng = after.rng
            GAME.rules.guess(world, ply // 64 % players)
            digest.update(features.tobytes() + refusals + world.tobytes())
    return digest.hexdigest()


def traces(games: int) -> dict[str, str]:
    """The digests of a number of games at every other table."""
    return {
        f"{players} {sorted(options)} {seed}": trace(players, options, seed)
        for players, options in TABLES[::2]
        for seed in range(games)
    }


if __name__ == "__main__":
    json.dump(traces(int(sys.argv[1])), sys.stdout)
