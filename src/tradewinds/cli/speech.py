"""In which language a command speaks, and how it refuses what makes no sense."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, NoReturn

import typer

from tradewinds.cli.start import words_for

if TYPE_CHECKING:
    from tradewinds.core.words import Message, Words

__all__ = [
    *("FAILED", "INTERRUPTED", "USAGE"),
    *("fault", "language_of", "own_words", "refuse", "shown", "speak", "spoken", "stop"),
]

# Exit codes: of a command that could not do what it was asked for, that was asked for what makes no sense, and that
# was stopped with Ctrl-C
FAILED, USAGE, INTERRUPTED = 1, 2, 130
FAULTS = {  # what systems refuse most often, and our words for it
    errno.EACCES: "fault-forbidden",
    errno.EADDRINUSE: "fault-address-in-use",
    errno.EADDRNOTAVAIL: "fault-address-elsewhere",
    errno.EEXIST: "fault-exists",
    errno.EISDIR: "fault-folder",
    errno.ENOENT: "fault-missing",
    errno.ENOSPC: "fault-full",
    errno.ENOTDIR: "fault-no-folder",
    errno.EPERM: "fault-forbidden",
    errno.EROFS: "fault-read-only",
}
SURROUNDINGS = ("TRADEWINDS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")

_spoken = ["en"]  # a command is a process of its own: one language at a time


def language_of(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """The language a command line asks for, or that of its surroundings, or English.

    >>> language_of([], {"LANG": "uk_UA.UTF-8"}), language_of(["games", "--lang", "pl"]), language_of([], {"LANG": "C"})
    ('uk', 'pl', 'en')
    """
    from tradewinds.core.words import LANGUAGES

    asked = [argument.partition("=")[2] for argument in arguments if argument.startswith("--lang=")]
    asked += [after for before, after in pairwise(arguments) if before == "--lang"]
    asked += [environment.get(name, "")[:2].lower() for name in SURROUNDINGS if environment.get(name)][:1]
    return next((language for language in asked if language in LANGUAGES), "en")


def speak(language: str) -> None:
    """Chooses the language of all that this command says from now on."""
    _spoken[0] = language


def spoken() -> str:
    """The language this command speaks."""
    return _spoken[0]


@cache
def _own_words(language: str) -> Words:
    return words_for(language)


def own_words() -> Words:
    """The terminal's own messages in the language this command speaks."""
    return _own_words(spoken())


def shown(text: object) -> str:
    """A text that someone gave, as it can be printed anywhere: quoted if a terminal might obey it.

    >>> shown("my game.txt"), shown("\\x1b[31m")
    ('my game.txt', "'\\\\x1b[31m'")
    """
    return str(text) if str(text).isprintable() else repr(str(text))


def fault(error: Exception) -> str:
    """What was refused: in the language of this command, or as the system says it where we have no words."""
    key = FAULTS.get(error.errno or 0) if isinstance(error, OSError) else None
    return own_words().say(key) if key else getattr(error, "strerror", None) or str(error)


def stop(sentence: str | Message, code: int = USAGE) -> NoReturn:
    """Ends the command with one sentence on stderr."""
    told = sentence if isinstance(sentence, str) else own_words().say(sentence)
    typer.echo(f"tradewinds: {told}", err=True)
    raise typer.Exit(code)


def refuse(key: str, code: int = USAGE, /, **parameters: str | int) -> NoReturn:
    """Ends the command with one of the terminal's own sentences."""
    from tradewinds.core.words import Message

    stop(Message(key, parameters), code)
