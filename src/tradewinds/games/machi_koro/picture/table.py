"""What all parts of the picture draw from: the view, the words, and the moves that are offered."""

from __future__ import annotations

from tradewinds.core.picture import Table as Base
from tradewinds.games.machi_koro.about import effects

__all__ = ["Table"]


class Table(Base):
    """A table of Machi Koro as it is drawn."""

    def card(self, card: str) -> str:
        """What a card is called."""
        return self.name("card", card)

    def effect(self, card: str) -> str:
        """What a card does."""
        return " ".join(self.words.say(line) for line in effects(card))
