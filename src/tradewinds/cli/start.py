"""How a command starts: which way the rules run, where its words are, and on what it draws."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from tradewinds.core.game import Game
    from tradewinds.core.words import Words

__all__ = ["WORDS", "bots_mode", "compiling", "interpret_rules", "new_console", "progress_bar", "words_for"]

WORDS = Path(__file__).with_name("words")

_asked_for = os.environ.get("TRADEWINDS_MODE")  # before a command chooses for itself


def interpret_rules() -> None:
    """Runs the rules as plain Python in this process, unless the environment says otherwise.

    A person decides once in seconds, and interpreted rules answer in a millisecond (greedy in a tenth of a second):
    nobody should wait ten seconds for a compiler before a first game. Too late once the rules are loaded.
    """
    if "tradewinds.core.rule" not in sys.modules:
        os.environ.setdefault("TRADEWINDS_MODE", "interpreted")


def bots_mode() -> str:
    """How the rules run in processes in which bots search: compiled, unless the environment says otherwise."""
    return _asked_for or "compiled"


def words_for(language: str, game: Game | None = None) -> Words:
    """The terminal's own messages and those of a game."""
    from tradewinds.core.words import Words

    return Words(language, [WORDS] if game is None else [WORDS, game.folder / "words"])


def new_console(*, stderr: bool = False) -> Console:
    """A console that draws what its terminal can show, and never stops for a letter it cannot."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="replace")
    return Console(stderr=stderr, highlight=False)


def progress_bar() -> Progress:
    """How far something has come, on stderr; nothing where nobody would see it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = new_console(stderr=True)
    bar = BarColumn(None, pulse_style="dim")
    columns = (TextColumn("{task.description}"), bar, MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal, expand=True)


@contextmanager
def compiling(game: Game, words: Words, module: str) -> Iterator[None]:
    """Says on stderr that a game's rules are being compiled, if what is done inside with a module's rules has to."""
    from tradewinds.core.rule import COMPILED, cache_folder, digest

    import_module(module)  # only what is loaded has a digest
    done = cache_folder(module) / f"{digest(game.rules.__name__)}.ready" if COMPILED else None
    if done is None or done.exists():
        yield
        return
    console = new_console(stderr=True)
    if console.is_terminal:
        with console.status(words.say("compiling")):
            yield
    else:
        console.print(words.say("compiling"))
        yield
    done.touch()
