"""What all parts of a picture draw from: the view, the words, and the moves that are offered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tradewinds.core.picture.piece import Offer
from tradewinds.core.words import Message, Name, Parameter, Words

__all__ = ["Table"]


@dataclass(frozen=True)
class Table:
    """A view of the position, told in a language to someone who may be offered moves; games add what they need."""

    view: Mapping[str, Any]
    words: Words
    names: Sequence[str]
    offers: Mapping[str, Offer]  # by the code of the move

    def say(self, key: str, **parameters: Parameter) -> str:
        """A message in words."""
        return self.words.say(Message(key, parameters), self.names)

    def name(self, kind: str, thing: str) -> str:
        """What a thing is called: a card, a city, an area."""
        return self.words.say(Name(f"{kind}-{thing}"))

    def player(self, seat: int) -> str:
        """What a player is called."""
        return self.words.player(seat, self.names)
