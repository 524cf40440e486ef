"""The bot protocol, and the bots that come with the house.

A bot is given the position as its seat knows it, never the true one, so it cannot cheat even by accident.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tradewinds.bots.policy import POLICIES, Desk, decide
from tradewinds.core import registry
from tradewinds.core.chance import fresh_generator, seeds
from tradewinds.core.state import State, copy

__all__ = ["BOTS", "Bot", "PolicyBot", "find_bot"]


class Bot(Protocol):
    """Anything that can choose a move."""

    name: str

    def choose(self, state: State, moves: Sequence[int]) -> int:
        """One of the legal `moves`, for the seat that decides; `state` is the position as that seat knows it."""
        ...


class PolicyBot:
    """A bot whose thinking is a compiled rule, so that the arena can run it by the million."""

    def __init__(self, name: str, seed: int | None = None) -> None:
        self.name = name
        self.policy = POLICIES.index(name)
        self._generator = fresh_generator() if seed is None else int(seeds(seed, 1)[0])

    def choose(self, state: State, moves: Sequence[int]) -> int:
        """The policy's move."""
        state = copy(state)
        state.rng = self._generator
        move = int(decide(self.policy, state, Desk.for_game(registry.game_of(state.dtype))))
        self._generator = int(state.rng)
        return move


BOTS = POLICIES


def find_bot(name: str, seed: int | None = None) -> Bot:
    """A bot by name; the same seed makes the same choices."""
    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return PolicyBot(name, seed)
