"""How environments show a table: as text, in the terminal, or as a picture."""

from __future__ import annotations

from collections.abc import Mapping
from io import StringIO
from typing import Any

from rich.console import Console

from tradewinds.core.game import Game
from tradewinds.core.picture import compose
from tradewinds.core.terminal import player_name
from tradewinds.core.terminal.drawing import drawing

__all__ = ["check_mode", "modes_of", "render"]

COLUMNS = 100  # of a drawing as text
PIXELS = 1280  # across a picture


def modes_of(game: Game) -> list[str]:
    """The ways to show a game: `human` draws in the terminal, `ansi` returns text, `svg` a picture as a document."""
    return ["human", "ansi", *(["svg"] if game.picture else [])]


def check_mode(game: Game, mode: str | None) -> str | None:
    """The mode, if the game can be shown so; None is no wish to see it."""
    if mode is not None and mode not in modes_of(game):
        raise ValueError(f"{game.name} can be rendered as {', '.join(modes_of(game))}, not {mode!r}")
    return mode


def render(game: Game, players: int, mode: str | None, view: Mapping[str, Any]) -> str | None:
    """What is on the table, shown or returned as the mode says."""
    if mode is None:
        raise ValueError(f"nothing to render: give render_mode, one of {', '.join(modes_of(game))}, at the start")
    if mode == "svg" and game.picture:
        words = game.words()
        return compose(game.picture(view, words, [""] * players, []), PIXELS, label=words.say("title"))
    if mode == "human":
        _draw(game, players, view, Console(highlight=False))
        return None
    page = StringIO()
    _draw(game, players, view, Console(file=page, width=COLUMNS, highlight=False, color_system=None))
    return page.getvalue()


def _draw(game: Game, players: int, view: Mapping[str, Any], console: Console) -> None:
    words = game.words()
    names = [player_name(seat, words.player(seat)) for seat in range(players)]
    console.print(drawing(game).table(view, words, names, {}, console.width))
