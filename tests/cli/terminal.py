"""The command line as a person at a keyboard meets it."""

from __future__ import annotations

import random
from pathlib import Path

from typer.testing import CliRunner, Result

from tradewinds import Match, all_games
from tradewinds.cli import app

GAMES = tuple(game.name for game in all_games() if game.name != "high-tide")  # the example is no game of ours
QUIET = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80", "NO_COLOR": "1"}


def run(*arguments: str, typed: str = "", env: dict[str, str] | None = None) -> Result:
    """Runs a command; `typed` is what comes from the keyboard, and then its end."""
    return CliRunner().invoke(app, [*map(str, arguments)], input=typed, env=QUIET | (env or {}))


def play(*lines: str, options: str = "", lang: str = "en", game: str = "machi-koro", players: int = 2) -> Result:
    """A game, of two against a random bot unless told otherwise, with a known seed and these lines typed."""
    arguments = [game, "--players", str(players), "--bots", "random", "--seed", "7", "--lang", lang, *options.split()]
    return run("play", *arguments, typed="".join(f"{line}\n" for line in lines))


def finished(file: Path, seed: int = 7, game: str = "machi-koro") -> Path:
    """The record of a finished game."""
    match, dice = Match(game, players=2, seed=seed, names=["Olena"]), random.Random(seed)
    while not match.over:
        match.play(dice.choice(match.moves()))
    file.write_text(match.record(), "utf-8")
    return file
