"""The web's own words."""

from functools import cache
from pathlib import Path

from tradewinds.core.game import Game
from tradewinds.core.words import Message, Words

__all__ = ["tell", "words"]


@cache
def words(language: str) -> Words:
    """The sentences of pages, refusals and errors that belong to no game."""
    return Words(language, [Path(__file__).parent])


def tell(message: Message, language: str, game: Game | None = None, names: list[str] | None = None) -> str:
    """A message of the web, or of the game that was asked."""
    own = words(language)
    if game is not None and not own.knows(message.key):
        own = game.words(language)
    return own.say(message, names or ())
