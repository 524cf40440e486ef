"""Self-play on a batch: a small network learns Machi Koro for two from nothing but the result, in a minute on a CPU.

    pip install 'tradewinds[envs]' jax
    python examples/self_play.py --seconds 60

Both seats are the same network: it sees the game from its own seat, and names players as that seat would. It learns by
proximal policy optimisation (Schulman et al. 2017): play a little at all tables, see what came of each decision, make
the better ones likelier, but not by much at a time. `tradewinds.envs.batch` does the rest.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tradewinds.envs.batch import Batch

TABLES, STEPS, WIDTH = 256, 16, 128  # games side by side, decisions in each between two lessons, units of a layer
TRUST, CLIP, CURIOSITY, RATE, ROUNDS, PORTIONS = 0.95, 0.2, 0.01, 1e-3, 2, 4


def new_network(features: int, moves: int) -> list[Any]:
    """Two layers, then a liking for each move and the odds of winning."""
    keys = jax.random.split(jax.random.key(1), 2)
    sizes = ((features, WIDTH), (WIDTH, WIDTH))
    layers = [jax.random.normal(key, size) * (2 / size[0]) ** 0.5 for key, size in zip(keys, sizes, strict=True)]
    return [*layers, jnp.zeros((WIDTH, moves)), jnp.zeros((WIDTH, 1))]


def think(network: list[Any], seen: Any, masks: Any) -> tuple[Any, Any]:
    """How likely each move is to be played, as logarithms, and the chance that the player wins."""
    first, second, likes, odds = network
    hidden = jax.nn.relu(seen @ first)
    hidden = hidden + jax.nn.relu(hidden @ second)
    return jax.nn.log_softmax(jnp.where(masks, hidden @ likes, -1e9)), jax.nn.sigmoid(hidden @ odds)[..., 0]


@jax.jit
def play(network: list[Any], seen: Any, masks: Any, key: Any) -> tuple[Any, Any, Any]:
    """A move at every table, how likely it was, and the chance of winning."""
    likes, odds = think(network, seen, masks)
    moves = jax.random.categorical(key, likes)
    return moves, jnp.take_along_axis(likes, moves[:, None], 1)[:, 0], odds


def gather(batch: Batch, network: list[Any], key: Any) -> dict[str, Any]:
    """Some decisions at every table, with what came of them for whoever decided."""
    course = []
    for own in jax.random.split(key, STEPS):
        seen, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        moves, likely, odds = (np.asarray(each) for each in play(network, seen, masks, own))
        batch.step(moves)
        course.append((seen, masks, seats, moves, likely, odds, batch.over.copy(), batch.rewards + 0.5))
    rows = np.arange(TABLES)
    odds = np.asarray(play(network, batch.observations, batch.masks, key)[2])
    told = np.where(batch.seats[:, None] == np.arange(2), odds[:, None], 1 - odds[:, None])  # what awaits each seat
    result = told.copy()
    outcomes = []
    for _, _, seats, _, _, odds, over, shares in reversed(course):
        told[over], result[over] = shares[over], shares[over]
        came = (1 - TRUST) * told[rows, seats] + TRUST * result[rows, seats]
        outcomes.append(came)
        told[rows, seats], result[rows, seats] = odds, came
    seen, masks, _, moves, likely, odds, _, _ = (np.concatenate(each) for each in zip(*course, strict=True))
    came = np.concatenate(outcomes[::-1])
    return {"seen": seen, "masks": masks, "moves": moves, "likely": likely, "came": came, "gain": came - odds}


def loss(network: list[Any], some: dict[str, Any]) -> Any:
    """What a lesson makes smaller: doing worse than expected, being sure too soon, and wrong odds."""
    likes, odds = think(network, some["seen"], some["masks"])
    ratio = jnp.exp(jnp.take_along_axis(likes, some["moves"][:, None], 1)[:, 0] - some["likely"])
    gain = some["gain"] / (some["gain"].std() + 1e-6)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    open_mind = -jnp.where(some["masks"], jnp.exp(likes) * likes, 0.0).sum(-1).mean()
    surprise = -(some["came"] * jnp.log(odds + 1e-6) + (1 - some["came"]) * jnp.log(1 - odds + 1e-6)).mean()
    return -better - CURIOSITY * open_mind + 0.5 * surprise


@jax.jit
def lesson(network: list[Any], mean: Any, square: Any, count: Any, some: dict[str, Any]) -> tuple[Any, Any, Any]:
    """One step of Adam (Kingma and Ba 2015)."""
    slope = jax.grad(loss)(network, some)
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, square, slope)
    rate = RATE * jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    network = jax.tree.map(lambda own, m, s: own - rate * m / (jnp.sqrt(s) + 1e-8), network, mean, square)
    return network, mean, square


def wins_against_random(network: list[Any], games: int = 256) -> float:
    """The share of games that the network wins, playing what it likes best, from either seat."""
    batch, own, won = Batch("machi-koro", games, seed=9), np.arange(games) % 2, np.full(games, np.nan)
    while np.isnan(won).any():
        likes = np.asarray(think(network, batch.observations, batch.masks)[0])
        batch.step(np.where(batch.seats == own, likes.argmax(1), batch.random_moves()))
        ended = batch.over & np.isnan(won)
        won[ended] = batch.rewards[ended, own[ended]] + 0.5
    return float(won.mean())


def main() -> None:
    """Learns for some seconds, and says now and then how it goes."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=60)
    said = asked.parse_args()
    batch = Batch("machi-koro", TABLES, seed=1)
    network = new_network(len(batch.game.features), len(batch.game.moves))
    mean, square = (jax.tree.map(jnp.zeros_like, network) for _ in range(2))
    print(f"before: wins {wins_against_random(network):.0%} against random")
    chance, key, lessons, until = np.random.default_rng(1), jax.random.key(2), 0, time.monotonic() + said.seconds
    while time.monotonic() < until:
        key, own = jax.random.split(key)
        experience = gather(batch, network, own)
        for _ in range(ROUNDS):
            for rows in np.array_split(chance.permutation(TABLES * STEPS), PORTIONS):
                lessons += 1
                some = {name: each[rows] for name, each in experience.items()}
                network, mean, square = lesson(network, mean, square, lessons, some)
    decisions = lessons // (ROUNDS * PORTIONS) * TABLES * STEPS
    print(f"after {decisions:,} decisions: wins {wins_against_random(network):.0%} against random")


if __name__ == "__main__":
    main()
