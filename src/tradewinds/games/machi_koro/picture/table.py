"""What all parts of the picture draw from: the view, the words, and the moves that are offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tradewinds.core.picture import Offer
from tradewinds.core.words import Message, Name, Parameter, Words
from tradewinds.games.machi_koro.components import CARDS, COLOURS

__all__ = ["Table", "order"]


@dataclass(frozen=True)
class Table:
    """A view of the position, told in a language to someone who may be offered moves."""

    view: Mapping[str, Any]
    words: Words
    names: Sequence[str]
    offers: Mapping[str, Offer]  # by the code of the move

    def say(self, key: str, **parameters: Parameter) -> str:
        """A message in words."""
        return self.words.say(Message(key, parameters), self.names)

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self.words.player(seat, self.names)

    def card(self, card: str) -> str:
        """What a card is called."""
        return self.words.say(Name(f"card-{card}"))

    def effect(self, card: str) -> str:
        """What a card does."""
        return self.words.say(f"effect-{card}")


def order(card: str) -> tuple[list[int], int, int]:
    """Where an establishment stands in the market: by number, then colour, then cost."""
    figures = CARDS[card]
    return figures["rolls"], COLOURS.index(figures["colour"]), figures["cost"]
