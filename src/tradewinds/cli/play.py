"""`tradewinds play`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import contextlib
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tradewinds.cli.arguments import (
    GameName,
    Language,
    OptionList,
    Players,
    chosen_language,
    find_game,
    no_nonsense,
    read_options,
    split,
    stop,
)
from tradewinds.cli.start import compiling, interpret_rules, new_console, words_for

if TYPE_CHECKING:
    from tradewinds.bots import Bot
    from tradewinds.core.game import Game
    from tradewinds.core.match import Match
    from tradewinds.core.words import Words

__all__ = ["play"]

USUAL_PLAYERS = 3
INTERRUPTED = 130  # the exit code of a command ended by Ctrl-C


def play(
    game: GameName,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", "--bot", metavar="NAMES", help="One for all, or one each: greedy,random.")
    ] = "greedy",
    option: OptionList = None,
    seed: Annotated[str | None, typer.Option(help="The same seed, the same dice.", show_default=False)] = None,
    seat: Annotated[str, typer.Option(metavar="SEATS", help="Who plays at this keyboard: 1, or 1,3, or all.")] = "1",
    name: Annotated[
        list[str] | None, typer.Option(help="Your name; repeat it for each of you.", show_default=False)
    ] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.", show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    interpret_rules()
    from tradewinds.cli.table import Table

    chosen = find_game(game)
    words = words_for(chosen_language(lang), chosen)
    with compiling(chosen, words, "tradewinds.bots"):
        if load is None:
            match = _new_match(chosen, players, split(bots), seat, read_options(chosen, option), seed)
        else:
            match = _load_match(chosen, load)
        people = _people(seat, match.players)
        thinkers = _seat_bots(match, people, split(bots), seed)
        _name_everyone(match, people, thinkers, name or [], words)
        _think_ahead(match, thinkers)
    table = Table(match, thinkers, words, new_console(), load)
    _edit_lines()
    try:
        table.run()
    except KeyboardInterrupt:
        table.say_goodbye()
        raise typer.Exit(INTERRUPTED) from None


def _edit_lines() -> None:
    """Arrow keys move within a line and bring earlier ones back, where the system can do that."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - to import it is to use it


def _new_match(
    game: Game, players: int | None, bots: Sequence[str], seat: str, options: dict[str, Any], seed: str | None
) -> Match:
    from tradewinds.core.match import Match

    if players is None:
        named = len(bots) + len(split(seat)) if len(bots) > 1 else USUAL_PLAYERS
        players = min(max(named, game.seats[0]), game.seats[-1])
    with no_nonsense():
        return Match(game, players, seed=seed, **options)


def _load_match(game: Game, file: Path) -> Match:
    from tradewinds.cli.files import read_record

    match = read_record(file)
    if match.game is not game:
        stop(f"{file} is a game of {match.game.name}, not of {game.name}")
    return match


def _people(seat: str, players: int) -> list[int]:
    """The seats at this keyboard, from 0."""
    if seat.strip() == "all":
        return list(range(players))
    people = [int(number) - 1 for number in split(seat) if number.isdecimal()]
    if len(people) != len(split(seat)) or not people or not all(0 <= number < players for number in people):
        stop(f"a seat is a number from 1 to {players}, several of them with commas, or 'all', not {seat!r}")
    return people


def _seat_bots(match: Match, people: Sequence[int], bots: Sequence[str], seed: str | None) -> dict[int, Bot]:
    """A bot for every seat that is nobody's here."""
    from tradewinds.bots import find_bot

    free = [seat for seat in range(match.players) if seat not in people]
    if len(bots) not in (1, len(free)) and free:
        stop(f"{len(bots)} bots for {len(free)} seats: name one for all of them or one for each")
    names = list(bots) * len(free) if len(bots) == 1 else bots
    with no_nonsense():
        return {
            free_seat: find_bot(bot, None if seed is None else zlib.crc32(f"{seed} {free_seat}".encode()))
            for free_seat, bot in zip(free, names, strict=False)
        }


def _think_ahead(match: Match, bots: dict[int, Bot]) -> None:
    """Lets every bot think once in vain, so that nothing is left to be compiled when the game has begun."""
    for bot in bots.values():
        if match.seat >= 0:
            bot.choose(match.seen_by(match.seat), [move.id for move in match.moves()])


def _name_everyone(
    match: Match, people: Sequence[int], bots: dict[int, Bot], names: Sequence[str], words: Words
) -> None:
    """Writes the names that were given, and those of bots, where the match has none yet."""
    if len(names) > len(people):
        stop(f"{len(names)} names for {len(people)} players at this keyboard")
    for seat, name in zip(people, names, strict=False):
        if name != name.strip() or not name.isprintable() or not name:
            stop(f"{name!r} must be one line of text without spaces around it")
        match.names[seat] = name
    for seat, bot in bots.items():
        key = f"bot-{bot.name}"
        match.names[seat] = match.names[seat] or f"{words.say(key) if words.knows(key) else bot.name} {seat + 1}"
