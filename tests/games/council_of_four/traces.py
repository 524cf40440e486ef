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

GAME = find_game("council-of-four")
OPTIONS: list[Options] = [
    {},
    {"map": "graden"},
    {"map": "random", "endless_coins": True},
    {"map": "c1v2m1", "landing_bonus_only": True, "bare_free_permit": True},
    {"map": "random", "endless_coins": True, "landing_bonus_only": True, "bare_free_permit": True},
]
TABLES = [(players, options) for players in range(2, 5) for options in OPTIONS]

STYLES = ("any", "builder", "hoarder")


def steps(players: int, options: Options, seed: int, style: str = "any") -> Iterator[tuple[State, int, State]]:
    """A random game, chance drawn from the record's own generator: each position, the move, and what came of it.

    Builders place and acquire whenever they can, so that games are short and tracks are climbed; hoarders do so only in
    every eighth decision and let the deck run out.
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
    """The moves a style chooses from."""
    if style == "any" or (style == "hoarder" and below(state, 8) == 0):
        return moves
    codes = {move: GAME.moves.code(move) for move in moves}
    if style == "builder":
        kinds: tuple[str, ...] = ("place:", "court:", "extra", "queen:", "take:")
        if all(code.startswith(("pay:", "take:", "queen:")) for code in codes.values()):
            kinds = ("pay:",)
        return [move for move in moves if codes[move].startswith(kinds)] or moves
    return [move for move in moves if not codes[move].startswith(("court:", "place:", "extra"))] or moves


def trace(players: int, options: Options, seed: int) -> str:
    """A digest of every move and position of a game, and now and then of all refusals, features and guesses."""
    digest = hashlib.sha256()
    features = np.zeros(len(GAME.features), np.float32)
    for ply, (before, move, after) in enumerate(steps(players, options, seed, STYLES[seed % 2])):
        digest.update(move.to_bytes(2, "big") + before.tobytes() + after.tobytes())
        if ply % 16 == 0:
            GAME.rules.observe(after, int(after.active), features)
            refusals = bytes(int(GAME.rules.refusal(after, asked)) for asked in range(len(GAME.moves)))
            world = GAME.seen_by(after, ply // 16 % players)
            world.rng = after.rng
            GAME.rules.guess(world, ply // 16 % players)
            digest.update(features.tobytes() + refusals + world.tobytes())
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
