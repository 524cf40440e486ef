"""What a game can explain: the things on its table, and what matters about a player.

Pages, the API and the terminal ask the game; none of them knows a game's word for anything.
"""

from __future__ import annotations

from dataclasses import dataclass

from tradewinds.core.words import Message, Name

__all__ = ["Fact", "Topic"]


@dataclass(frozen=True)
class Topic:
    """A thing one can ask about: what it is called, and what it does in one or more short sentences."""

    name: Message | Name
    lines: tuple[Message, ...]


@dataclass(frozen=True)
class Fact:
    """Something that matters about a player beside their points: coins, servants, cards in hand."""

    symbol: str  # of the picture: what it looks like
    amount: int
    name: Message  # what it is, with its amount, in words
