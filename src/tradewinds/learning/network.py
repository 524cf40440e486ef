"""The network: from what a seat sees to how likely it should play each move, and how likely each seat is to win.

A plain one, since it must answer in a few milliseconds without this library: see `tradewinds.bots.learned`.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from tradewinds.bots.learned.weights import Weights

__all__ = ["Parameters", "deepened", "exported", "forward", "imported", "new_network"]

Parameters = dict[str, Any]
NEVER = -1e9  # the logit of what cannot be
FAINT = 0.05


def new_network(key: Any, features: int, moves: int, seats: int, width: int, depth: int) -> Parameters:
    """A network that finds all moves equally good and all seats equally likely to win."""
    keys = jax.random.split(key, depth)
    inputs = [features] + [width] * (depth - 1)
    return {
        "layers": [_layer(own, wide, width) for own, wide in zip(keys, inputs, strict=True)],
        "policy": {"weight": jnp.zeros((width, moves)), "bias": jnp.zeros(moves)},
        "odds": {"weight": jnp.zeros((width, seats)), "bias": jnp.zeros(seats)},
        "sparring": {"weight": jnp.zeros((width, seats)), "bias": jnp.zeros(seats)},
    }


def deepened(network: Parameters, depth: int, key: Any) -> Parameters:
    """The network with as many layers, of which new ones say little yet, so that it plays nearly as before."""
    layers = network["layers"]
    width = len(layers[0]["bias"])
    fresh = [_layer(own, width, width) for own in jax.random.split(key, depth - len(layers))]
    return network | {"layers": [*layers, *(layer | {"scale": FAINT * layer["scale"]} for layer in fresh)]}


def _layer(key: Any, inputs: int, width: int) -> Parameters:
    weight = jax.random.normal(key, (inputs, width)) * (2 / inputs) ** 0.5
    return {"weight": weight, "bias": jnp.zeros(width), "scale": jnp.ones(width), "shift": jnp.zeros(width)}


def forward(network: Parameters, observations: Any, masks: Any, players: Any, sparring: Any) -> tuple[Any, Any]:
    """Log-likelihoods of the moves, and of each seat's victory: the viewer first, the others clockwise.

    Whoever spars with bots wins more or less often than among equals, so `sparring` rows are judged by odds of their
    own, which stay in the training: what bots and players are told is how it stands among equals.
    """
    hidden = _block(network["layers"][0], observations)
    for layer in network["layers"][1:]:
        hidden = hidden + _block(layer, hidden)
    moves = _linear(network["policy"], hidden)
    seats = jnp.where(sparring[..., None], _linear(network["sparring"], hidden), _linear(network["odds"], hidden))
    there = jnp.arange(seats.shape[-1]) < players[..., None]
    return (
        jax.nn.log_softmax(jnp.where(masks, moves, NEVER)),
        jax.nn.log_softmax(jnp.where(there, seats, NEVER)),
    )


def _block(layer: Parameters, inputs: Any) -> Any:
    outputs = _linear(layer, inputs)
    centred = outputs - outputs.mean(-1, keepdims=True)
    normal = centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + 1e-5)
    return jax.nn.relu(normal * layer["scale"] + layer["shift"])


def _linear(layer: Parameters, inputs: Any) -> Any:
    """A product in half precision, where the machine has it, and a sum in whole; inputs may have more columns, of 0."""
    weight = jnp.pad(layer["weight"].astype(jnp.bfloat16), ((0, inputs.shape[-1] - len(layer["weight"])), (0, 0)))
    product = jnp.matmul(inputs.astype(jnp.bfloat16), weight, preferred_element_type=jnp.float32)
    return product + layer["bias"]


def exported(network: Parameters, card: dict[str, Any]) -> Weights:
    """The network as bots use it."""
    layers = network["layers"]
    deeper = [layer["weight"] for layer in layers[1:]]
    arrays = {
        "first": layers[0]["weight"],
        "deeper": jnp.stack(deeper) if deeper else jnp.zeros((0, 1, 1)),
        "biases": jnp.stack([layer["bias"] for layer in layers]),
        "scales": jnp.stack([layer["scale"] for layer in layers]),
        "shifts": jnp.stack([layer["shift"] for layer in layers]),
        "policy": network["policy"]["weight"].T,
        "policy_bias": network["policy"]["bias"],
        "odds": network["odds"]["weight"].T,
        "odds_bias": network["odds"]["bias"],
    }
    return Weights(**{name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()}, card=card)


def imported(weights: Weights) -> Parameters:
    """A network from what bots use: as good as it was, up to the half precision of a file."""
    layers = [
        {
            "weight": jnp.asarray(weights.first if number == 0 else weights.deeper[number - 1]),
            "bias": jnp.asarray(weights.biases[number]),
            "scale": jnp.asarray(weights.scales[number]),
            "shift": jnp.asarray(weights.shifts[number]),
        }
        for number in range(len(weights.biases))
    ]
    odds = {"weight": jnp.asarray(weights.odds.T), "bias": jnp.asarray(weights.odds_bias)}
    return {
        "layers": layers,
        "policy": {"weight": jnp.asarray(weights.policy.T), "bias": jnp.asarray(weights.policy_bias)},
        "odds": odds,
        "sparring": jax.tree.map(jnp.copy, odds),
    }
