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

    console = new_console()
    for game in all_games():
        console.print()
        _show(game, words_for(chosen_language(lang), game), console)


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
