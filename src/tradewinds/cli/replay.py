"""`tradewinds replay`: checks the record of a game and tells it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.arguments import Language, chosen_language
from tradewinds.cli.files import read_record
from tradewinds.cli.start import interpret_rules, new_console, words_for

if TYPE_CHECKING:
    from tradewinds.core.match import Match
    from tradewinds.core.words import Message

__all__ = ["replay"]


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    lang: Language = None,
) -> None:
    """Check the record of a game against the rules and its seed, and tell it turn by turn."""
    interpret_rules()
    from rich.padding import Padding
    from rich.text import Text

    from tradewinds.cli.look import with_marks
    from tradewinds.cli.result import show_fairness, show_result
    from tradewinds.core.words import Message

    language = chosen_language(lang)
    match = read_record(file)
    words, console = words_for(language, match.game), new_console()
    names = [words.player(seat, match.names) for seat in range(match.players)]
    console.print(Text(words.say("title"), style="bold"))
    for turn, events in _turns(match):
        console.print()
        title = Message("turn-title", {"turn": turn}) if turn else "setup-title"
        console.print(Text(words.say(title), style="bold"))
        for event in events:
            console.print(Padding(with_marks(words.say(event, match.names), names), (0, 0, 0, 2), expand=False))
    if match.over:
        show_result(match, names, words, console)
    else:
        console.print()
        console.print(Text(words.say("not-over")))
    show_fairness(match, words, console)


def _turns(match: Match) -> Iterator[tuple[int, list[Message]]]:
    """What happened, turn by turn, with all hands open; turn 0 is the set-up."""
    from tradewinds.core.state import EVERYTHING

    for turn, plies in groupby(range(match.ply), lambda ply: int(match.position(ply).turn)):
        yield turn, [event for ply in plies for event in match.events_at(ply, EVERYTHING)]
