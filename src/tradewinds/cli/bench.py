"""`tradewinds bench`: how fast the games run here."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.arguments import (
    AsJson,
    Language,
    OptionList,
    Players,
    check_players,
    chosen_language,
    find_game,
    read_options,
    told_in_a_sentence,
)
from tradewinds.cli.start import compiling, new_console, words_for

if TYPE_CHECKING:
    from rich.console import Console

    from tradewinds.bench import Row
    from tradewinds.core.game import Game
    from tradewinds.core.words import Words

__all__ = ["bench", "show_rows"]

GameOrAll = Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)]


def bench(
    game: GameOrAll = None,
    players: Players = None,
    option: OptionList = None,
    seconds: Annotated[float, typer.Option(metavar="SECONDS", min=0.001)] = 1.0,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Measure random play and copies: compiled and interpreted, on one core and on all."""
    from tradewinds.games import all_games

    language = chosen_language(lang)
    rows: list[Row] = []
    with told_in_a_sentence():
        for one in [find_game(game)] if game else all_games():
            words = words_for(language, one)
            measured = _rows(one, players, option, seconds, words)
            rows += measured
            if not as_json:
                show_rows(measured, words, new_console())
    if as_json:
        typer.echo(json.dumps([row.data() for row in rows], indent=2))


def _rows(game: Game, players: int | None, option: list[str] | None, seconds: float, words: Words) -> list[Row]:
    """The rows of one game: of the options asked for, or of every variant."""
    from tradewinds import bench

    seats = check_players(game, bench.usual_players(game) if players is None else players)
    chosen = [read_options(game, option)] if option else list(bench.variants(game))
    with compiling(game, words, "tradewinds.bench"):
        bench.measure(game, seats, {}, 1, 0.001)
    with new_console(stderr=True).status(words.say("measuring")):
        return [
            bench.measure_as(mode, game, seats, options, cores, seconds)
            for options in chosen
            for mode, cores in bench.ways_to_run()
        ]


def show_rows(rows: Sequence[Row], words: Words, console: Console) -> None:
    """The rows of one game for people."""
    from rich.table import Table
    from rich.text import Text

    from tradewinds.cli.look import figure
    from tradewinds.core.words import Message

    sizes = {"players": rows[0].players, "bytes": rows[0].state_bytes}
    console.print(Text.assemble((words.say("title"), "bold"), "  ", (words.say(Message("measured", sizes)), "dim")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("options", "mode", "cores", "decisions", "games", "copy"):
        table.add_column(words.say(f"column-{key}"), justify="left" if key in ("options", "mode") else "right")
    for row in rows:
        figures = (row.cores, row.decisions_per_second, row.games_per_second, row.copy_ns)
        options = ", ".join(find_game(row.game).tell_options(row.options, words)) or "–"
        table.add_row(options, words.say(f"mode-{row.mode}"), *[figure(number, words.language) for number in figures])
    console.print(table)
