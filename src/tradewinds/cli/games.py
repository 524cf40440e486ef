"""`tradewinds games`: which games there are and how they can be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tradewinds.cli.arguments import Language, chosen_language
from tradewinds.cli.start import interpret_rules, new_console, words_for

if TYPE_CHECKING:
    from rich.console import Console

    from tradewinds.core.game import Game
    from tradewinds.core.words import Words

__all__ = ["games"]


def games(lang: Language = None) -> None:
    """List the games and their options."""
    interpret_rules()
    from tradewinds.games import all_games

    console, language = new_console(), chosen_language(lang)
    for game in all_games():
        console.print()
        _show(game, words_for(language, game), console)


def _show(game: Game, words: Words, console: Console) -> None:
    from rich.padding import Padding
    from rich.text import Text

    from tradewinds.core.words import Message

    seats = words.say(Message("seats", {"least": game.seats[0], "most": game.seats[-1]}))
    title = Text.assemble((words.say("title"), "bold"), "  ", (game.name, "cyan"), "  ", (seats, "dim"))
    console.print(title)
    console.print(Padding(Text(words.say("summary")), (0, 0, 0, 2), expand=False))
    for option in game.options:
        values = "|".join(option.choices or ("yes", "no"))
        console.print()
        console.print(
            Padding(
                Text.assemble(
                    (words.say(f"option-{option.name}"), "bold"), "  ", (f"--option {option.name}={values}", "cyan")
                ),
                (0, 0, 0, 2),
            )
        )
        console.print(Padding(Text(option.about(words)), (0, 0, 0, 4), expand=False))
    _show_levels(game, words, console)


def _show_levels(game: Game, words: Words, console: Console) -> None:
    """How strong the bots were measured to be; nothing where nobody has measured it."""
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    from tradewinds.bots import LEVELS, ratings
    from tradewinds.core.words import Message

    measured = {level: ratings(level, game.name) for level in LEVELS}
    counts = sorted({players for by_players in measured.values() for players in by_players})
    if not counts:
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="dim")
    table.add_column(words.say("levels"))
    for players in counts:
        table.add_column(words.say(Message("at-table-of", {"players": players})), justify="right")
    for level, by_players in measured.items():
        found = [by_players.get(players) for players in counts]
        cells = [Text.assemble(str(one.rating), (f"  {one.low}–{one.high}", "dim")) if one else Text() for one in found]
        table.add_row(Text.assemble((words.say(f"bot-{level}"), "bold"), "  ", (f"--bots {level}", "cyan")), *cells)
    console.print()
    console.print(Padding(table, (0, 0, 0, 2)))
