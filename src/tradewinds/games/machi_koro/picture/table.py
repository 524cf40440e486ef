"""What all parts of the picture draw from: the view, the words, and the moves that are offered."""

from __future__ import annotations

from functools import lru_cache

from tradewinds.core.picture import Table
from tradewinds.core.words import Name, Words
from tradewinds.games.machi_koro.about import effects

__all__ = ["MOST_KEPT", "Table", "card_name", "effect"]

MOST_KEPT = 5_000  # cards as they lie somewhere, the same at many tables


def card_name(words: Words, card: str) -> str:
    """What a card is called."""
    return words.say(Name(f"card-{card}"))


@lru_cache(MOST_KEPT)
def effect(words: Words, card: str) -> str:
    """What a card does."""
    return " ".join(words.say(line) for line in effects(card))
