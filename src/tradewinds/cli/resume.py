"""Going on with a game that was saved or interrupted."""

from __future__ import annotations

import sys
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from tradewinds.cli.speech import INTERRUPTED, refuse, shown, spoken
from tradewinds.cli.start import words_for

if TYPE_CHECKING:
    from tradewinds.core.game import Game
    from tradewinds.core.match import Match
    from tradewinds.core.words import Words

__all__ = ["go_on"]


def go_on(game: Game | None, load: Path | None, settled: dict[str, object]) -> tuple[Path | None, Match | None]:
    """The game to go on with and the file it is in: one that was asked for, or an interrupted one that is wanted."""
    from tradewinds.cli.files import read_record

    if load is None:
        return _offer_interrupted(game)
    given = [name for name, value in settled.items() if value]
    if given:
        refuse("from-record", options=", ".join(given))
    match = read_record(load)
    if game and match.game is not game:
        refuse("other-game", file=shown(load), game=match.game.name, other=game.name)
    return load, match


def _offer_interrupted(game: Game | None) -> tuple[Path | None, Match | None]:
    """Asks whether to go on with the game that was interrupted last; where nobody can answer, says where it is."""
    import tradewinds.games  # noqa: F401 - makes the games known
    from tradewinds.cli.kept import interrupted
    from tradewinds.core.words import Message

    kept = interrupted(game.name if game else None)
    if kept is None:
        return None, None
    file, match = kept
    words = words_for(spoken(), match.game)
    when = f"{datetime.fromtimestamp(file.stat().st_mtime):%Y-%m-%d %H:%M}"
    found = Message("kept-found", {"game": words.say("title"), "when": when, "turn": str(match.turn or 1)})
    typer.echo(words.say(found), err=not _can_ask())
    if _can_ask():
        return _answered(file, match, words)
    typer.echo(words.say(Message("kept-resume", {"file": str(file)})), err=True)
    return None, None


def _can_ask() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _answered(file: Path, match: Match, words: Words) -> tuple[Path | None, Match | None]:
    """Reads what is to become of an interrupted game."""
    while True:
        typer.echo(words.say("kept-answers"))
        try:
            answer = input("> ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            typer.echo()
            raise typer.Exit(INTERRUPTED) from None
        if not answer:
            return file, match
        if answer in ("new", *words.say("command-new").split()):
            return None, None
        if answer in ("drop", *words.say("command-drop").split()):
            file.unlink(missing_ok=True)
            return None, None
