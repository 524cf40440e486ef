"""What the commands are told, and what they answer when it makes no sense."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

if TYPE_CHECKING:
    from tradewinds.core.game import Game

__all__ = [
    "AsJson",
    "GameName",
    "Language",
    "OptionList",
    "Players",
    "chosen_language",
    "find_game",
    "no_nonsense",
    "read_options",
    "split",
    "stop",
]

USAGE = 2  # the exit code of a command that was asked for something that makes no sense

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `tradewinds games` lists them.")]
Players = Annotated[int | None, typer.Option(help="How many players.", show_default=False)]
OptionList = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Language = Annotated[
    str | None,
    typer.Option(metavar="LANG", help="en, uk, ru or pl; otherwise that of your system.", show_default=False),
]


def stop(sentence: str, code: int = USAGE) -> NoReturn:
    """Ends the command with one sentence on stderr."""
    typer.echo(f"tradewinds: {sentence}", err=True)
    raise typer.Exit(code)


@contextmanager
def no_nonsense() -> Iterator[None]:
    """Turns what the engine says of wrong arguments into the end of the command."""
    try:
        yield
    except ValueError as error:
        stop(str(error))


def find_game(name: str) -> Game:
    """The game of that name."""
    from tradewinds.games import find_game

    with no_nonsense():
        return find_game(name)


def read_options(game: Game, given: Sequence[str] | None) -> dict[str, object]:
    """The options of the game that were given as `name=value`; a name alone switches the option on."""
    chosen: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        chosen[name.strip().replace("-", "_")] = value.strip() if equals else "yes"
    with no_nonsense():
        game.choose_options(chosen)
    return chosen


def split(text: str) -> list[str]:
    """The names in a list such as `greedy,random`."""
    return [name.strip() for name in text.split(",") if name.strip()]


def chosen_language(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or that of the system, or English.

    >>> chosen_language(None, {"LANG": "uk_UA.UTF-8"}), chosen_language("pl"), chosen_language(None, {"LANG": "C"})
    ('uk', 'pl', 'en')
    """
    from tradewinds.core.words import LANGUAGES

    if given is not None:
        if given not in LANGUAGES:
            stop(f"there are no words in {given!r}; there are in {', '.join(LANGUAGES)}")
        return given
    locale = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else "en"
