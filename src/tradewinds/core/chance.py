"""Randomness: fast and inside the state for simulations, keyed and checkable for matches between people."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.contract import chances
from tradewinds.core.rule import rule
from tradewinds.core.state import State

__all__ = ["GENERATOR", "below", "commitment", "draw", "fresh_generator", "keyed_draw", "pick", "seeds"]

GENERATOR = 0x9E3779B97F4A7C15  # where the generator of a new record starts: anywhere but at 0, where it is stuck
LOW = np.uint64(0xFFFFFFFF)
MULTIPLIER = np.uint64(0x9E3779BB)
FIVE, NINE, THIRTEEN = np.uint64(5), np.uint64(9), np.uint64(13)
SIX, NINETEEN, TWENTY_SEVEN = np.uint64(6), np.uint64(19), np.uint64(27)
TWENTY_SIX, TWENTY_THREE, THIRTY_TWO = np.uint64(26), np.uint64(23), np.uint64(32)


@rule
def below(state: State, bound: int) -> int:
    """A random number from 0 to bound - 1, drawn from the state's own generator.

    xoroshiro64** by Blackman and Vigna: good 32-bit numbers from 64 bits of state, and no product here exceeds 64
    bits, so NumPy's scalars and Numba's registers agree without a wrap.
    """
    low = state.rng & LOW
    high = state.rng >> THIRTY_TWO
    mixed = (low * MULTIPLIER) & LOW
    mixed = ((mixed << FIVE) | (mixed >> TWENTY_SEVEN)) & LOW
    mixed = (mixed * FIVE) & LOW
    high = high ^ low
    low = (((low << TWENTY_SIX) | (low >> SIX)) ^ high ^ (high << NINE)) & LOW
    high = ((high << THIRTEEN) | (high >> NINETEEN)) & LOW
    state.rng = (high << THIRTY_TWO) | low
    return int(np.int64((mixed * np.uint64(bound)) >> THIRTY_TWO))  # signed: Numba's unsigned less signed is a float


def seeds(seed: int | str, count: int) -> NDArray[np.uint64]:
    """Well-mixed, non-zero generator states for a batch of games (SplitMix64 over seed and index)."""
    with np.errstate(over="ignore"):
        start = np.uint64(int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big"))
        mixed = start + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        mixed ^= mixed >> np.uint64(31)
    return mixed | np.uint64(1)


def fresh_generator() -> int:
    """A state of the generator that nobody can know."""
    return secrets.randbits(64) | 1


@rule
def pick(weights: Any, ticket: int) -> int:
    """Which outcome a ticket from 0 to the sum of weights - 1 falls on."""
    outcome = 0
    while ticket >= weights[outcome]:
        ticket -= weights[outcome]
        outcome += 1
    return outcome


@rule
def draw(state: State, weights: Any) -> int:
    """The next outcome of chance, drawn from the state's own generator."""
    first, _, total = chances(state, weights)
    return first + pick(weights, below(state, total))


def commitment(seed: str) -> str:
    """What is published before a match so that its seed cannot be changed afterwards."""
    return hashlib.sha256(seed.encode()).hexdigest()


def keyed_draw(seed: str, ply: int, weights: NDArray[np.int64]) -> int:
    """The outcome that a secret seed draws at a ply: HMAC-SHA256(seed, ply) modulo the sum of the weights.

    256 bits against a sum of a few hundred: the bias is smaller than one part in 2 to the 240.
    """
    ticket = int.from_bytes(hmac.digest(seed.encode(), str(ply).encode(), "sha256"), "big")
    return pick(weights, ticket % int(weights.sum()))
