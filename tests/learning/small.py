"""Small trainings and networks, for tests; all of one shape, so that JAX compiles once what they share."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp

from tradewinds import find_game
from tradewinds.core.game import Game
from tradewinds.learning import Plan, Setting
from tradewinds.learning.network import Parameters, new_network

__all__ = ["MACHI_KORO", "opinionated", "small_plan"]

MACHI_KORO = find_game("machi-koro")


def small_plan(**changes: Any) -> Plan:
    """A plan of two settings, 32 decisions an update."""
    usual: dict[str, Any] = {
        "settings": (Setting(2, measured=True), Setting(3, {"plus": True})),
        "decisions": 128,
        "width": 8,
        "depth": 2,
        "tables": 8,
        "steps": 4,
        "portions": 2,
        "rivals": 2,
        "remember": 2,
        "selves": 3,
        "measured_games": 6,
    }
    return Plan(**usual | changes)


def opinionated(game: Game, seed: int = 1, width: int = 24, depth: int = 3) -> Parameters:
    """A network of strong, arbitrary opinions."""
    key = jax.random.key(seed)
    fresh = new_network(key, len(game.features), len(game.moves), game.seats[-1], width, depth)
    leaves, structure = jax.tree.flatten(fresh)
    noise = [
        0.2 * jax.random.normal(own, leaf.shape)
        for own, leaf in zip(jax.random.split(key, len(leaves)), leaves, strict=True)
    ]
    return jax.tree.unflatten(structure, [jnp.add(leaf, more) for leaf, more in zip(leaves, noise, strict=True)])
