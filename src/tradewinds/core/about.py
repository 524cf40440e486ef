"""What a game can explain: the things on its table, and what matters about a player.

Pages, the API and the terminal ask the game; none of them knows a game's word for anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from tradewinds.core.words import Message, Name

__all__ = ["Category", "Chapter", "Ending", "Fact", "Icon", "Topic", "Trigger"]


@dataclass(frozen=True)
class Topic:
    """A thing one can ask about: what it is called, and what it does in one or more short sentences."""

    name: Message | Name
    lines: tuple[Message, ...]


class Fact(NamedTuple):
    """Something that matters about a player beside their points: coins, servants, cards in hand."""

    symbol: str  # of the picture: what it looks like
    amount: int
    name: Message  # what it is, with its amount, in words
    chart: Name | None = None  # what a chart of it is called, if how it went turn by turn is worth one


@dataclass(frozen=True)
class Category:
    """A column of the tally, which says where a player's points come from."""

    code: str
    symbol: str  # of the picture
    name: Message | Name
    final: bool = False  # counted at the end of the game alone
    always: bool = True  # told even where nobody has any


@dataclass(frozen=True)
class Trigger:
    """Something that brings the end of the game, and how far it is."""

    code: str
    symbol: str  # of the picture
    name: Message | Name
    done: int
    needed: int
    seat: int | None = None  # whose it is, where every player has their own: the one who has done most


@dataclass(frozen=True)
class Ending:
    """How far the end of the game is."""

    triggers: tuple[Trigger, ...]
    last: Message | None = None  # once it was triggered: how long it still goes on


@dataclass(frozen=True)
class Chapter:
    """A chapter of a game's rules: sentences of its own, then things that the game explains, with pictures."""

    code: str
    title: Message | Name
    lines: tuple[Message, ...] = ()
    things: tuple[tuple[str, str], ...] = ()  # by the name that views call them, and the symbol they look like


@dataclass(frozen=True)
class Icon:
    """What a thing that sentences tell of looks like beside its name or its number."""

    symbol: str  # of the picture
    size: tuple[int, int] | None = None  # as it was drawn, where the symbol has no frame of its own
