"""The web's own words."""

from functools import cache
from pathlib import Path

from tradewinds.core.game import Game
from tradewinds.core.words import LANGUAGES, Message, Words

__all__ = ["language_for", "tell", "words"]


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


def language_for(accepted: str, chosen: str = "") -> str:
    """The language to speak: the one chosen, else the first known one of an Accept-Language header, else English."""
    wanted = [chosen, *accepted.split(",")]
    codes = (part.partition(";")[0].strip().lower()[:2] for part in wanted)
    return next((code for code in codes if code in LANGUAGES), "en")
