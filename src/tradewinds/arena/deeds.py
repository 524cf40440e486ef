"""What players did, counted from what the rules noted: the same way in every game.

A deed is an event by its kind and by the first thing with a name that it is about. It is kept as the shape of the
event's message, so that it can be told later in any language: `event-builds player=@ card=card-ranch cost=#`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.core.state import EVERYTHING
from tradewinds.core.words import Message, Name, Parameter, Seat, Words

__all__ = ["WORDS", "count_deeds", "tell_deed", "words_for"]

WORDS = Path(__file__).with_name("words")
DOER, SOMEONE, NUMBER, LIST, ANY, TEXT = "@", "&", "#", "*", "?", "~"
ANYTHING = Message("anything")


def count_deeds(match: Match) -> tuple[list[dict[str, int]], dict[str, int]]:
    """How often each seat did what, and what happened by itself."""
    done: list[Counter[str]] = [Counter() for _ in range(match.players)]
    happened: Counter[str] = Counter()
    for event in match.events(EVERYTHING):
        doer = next((value.number for value in event.parameters.values() if isinstance(value, Seat)), None)
        (happened if doer is None else done[doer])[_shape(event)] += 1
    return [dict(deeds) for deeds in done], dict(happened)


def _shape(event: Message) -> str:
    shapes, doer, thing = [], False, False
    for name, value in event.parameters.items():
        if isinstance(value, Seat):
            mark, doer = SOMEONE if doer else DOER, True
        elif isinstance(value, Name):
            mark, thing = ANY if thing else value.key, True
        else:
            mark = NUMBER if isinstance(value, int) else LIST if isinstance(value, tuple) else ANY
            mark = TEXT if isinstance(value, str) else mark
        shapes.append(f"{name}={mark}")
    return " ".join([event.key, *shapes])


def words_for(game: Game, language: str) -> Words:
    """The words of a game beside the arena's own."""
    return Words(language, [game.folder / "words", WORDS])


def tell_deed(deed: str, words: Words) -> str:
    """A deed in the game's own words; figures that differ from time to time are left open."""
    key, *shapes = deed.split(" ")
    parameters = dict(_parameter(*shape.split("=", 1)) for shape in shapes)
    try:
        return words.say(Message(key, parameters)).removesuffix(".").replace("….", "…")
    except (ValueError, KeyError, LookupError):  # someone else's game may have a sentence that needs its figures
        things = [value for value in parameters.values() if isinstance(value, Name) and words.knows(value.key)]
        return words.say(things[0]) if things else key.removeprefix("event-")


def _parameter(name: str, mark: str) -> tuple[str, Parameter]:
    known: dict[str, Parameter] = {
        DOER: "●",
        SOMEONE: "○",
        NUMBER: "…",
        TEXT: "…",
        LIST: (ANYTHING,),
        ANY: ANYTHING,
    }
    return name, known.get(mark, Name(mark))
