"""The command line as a person at a keyboard meets it."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from tradewinds import Match
from tradewinds.cli import app

QUIET = {"LANG": "en_US.UTF-8", "LC_ALL": "", "LC_MESSAGES": "", "COLUMNS": "80", "NO_COLOR": "1"}


def run(*arguments: str, typed: str = "", env: dict[str, str] | None = None) -> Result:
    """Runs a command; `typed` is what comes from the keyboard, and then its end."""
    return CliRunner().invoke(app, [*map(str, arguments)], input=typed, env=QUIET | (env or {}))


def play(*lines: str, options: str = "", lang: str = "en") -> Result:
    """A game of two against a random bot with a known seed, with these lines typed."""
    arguments = ["machi-koro", "--players", "2", "--bots", "random", "--seed", "7", "--lang", lang, *options.split()]
    return run("play", *arguments, typed="".join(f"{line}\n" for line in lines))


def finished(file: Path, seed: int = 7) -> Path:
    """The record of a finished game."""
    match = Match("machi-koro", players=2, seed=seed, names=["Olena"])
    while not match.over:
        match.play(match.moves()[-1])
    file.write_text(match.record(), "utf-8")
    return file
