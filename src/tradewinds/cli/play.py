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
    BotNames,
    Language,
    OptionList,
    Players,
    check_bots,
    check_players,
    chosen_language,
    find_game,
    no_nonsense,
    read_options,
    split,
)
from tradewinds.cli.resume import INTERRUPTED, go_on
from tradewinds.cli.speech import refuse
from tradewinds.cli.start import compiling, interpret_rules, new_console, words_for

if TYPE_CHECKING:
    from tradewinds.bots import Bot
    from tradewinds.core.game import Game
    from tradewinds.core.match import Match
    from tradewinds.core.words import Words

__all__ = ["play"]

USUAL_PLAYERS = 3
USUAL_BOT = "greedy"
USUAL_SEAT = "1"


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    players: Players = None,
    bots: BotNames = None,
    option: OptionList = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", show_default=False)] = None,
    seat: Annotated[str | None, typer.Option(metavar="SEATS", show_default=False)] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", show_default=False)] = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    interpret_rules()
    from tradewinds.cli.kept import Keeper, is_kept
    from tradewinds.cli.table import Table

    language = chosen_language(lang)
    chosen = find_game(game) if game else None
    before, match = go_on(chosen, load, {"--players": players, "--option": option, "--seed": seed})
    if match is None:
        match = _new_match(_asked_for(chosen), players, split(bots or USUAL_BOT), seat or USUAL_SEAT, option, seed)
    words = words_for(language, match.game)
    with compiling(match.game, words, "tradewinds.bots"):
        thinkers = _seat_everyone(match, seat, bots, seed)
        _name_everyone(match, thinkers, name or [], words)
        _think_ahead(match, thinkers)
    keeper = Keeper(match.game.name, before if before and is_kept(before) else None)
    table = Table(match, thinkers, words, new_console(), None if before and is_kept(before) else before, keeper)
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


# Which game


def _asked_for(game: Game | None) -> Game:
    from tradewinds.games import all_games

    return game or refuse("which-game", games=", ".join(known.name for known in all_games()))


def _new_match(
    game: Game, players: int | None, bots: Sequence[str], seat: str, option: list[str] | None, seed: str | None
) -> Match:
    from tradewinds.core.match import Match

    options: dict[str, Any] = read_options(game, option)
    if players is None:
        named = len(bots) + len(split(seat)) if len(bots) > 1 else USUAL_PLAYERS
        players = min(max(named, game.seats[0]), game.seats[-1])
    check_players(game, players)
    with no_nonsense():
        return Match(game, players, seed=seed, **options)


# Who plays


def _seat_everyone(match: Match, seat: str | None, bots: str | None, seed: str | None) -> dict[int, Bot]:
    """Gives everyone the seat that the record says, unless this command says otherwise, and finds the bots."""
    from tradewinds.bots import find_bot
    from tradewinds.core.record import PERSON, bot_seat

    if seat is not None or bots is not None or not all(match.seats):
        people = _people(seat or USUAL_SEAT, match.players)
        free = [number for number in range(match.players) if number not in people]
        names = check_bots(split(bots or USUAL_BOT))
        if len(names) not in (1, len(free)) and free:
            refuse("wrong-bots", bots=len(names), seats=len(free))
        names = list(names) * len(free) if len(names) == 1 else names
        match.seats = [PERSON] * match.players
        for number, bot in zip(free, names, strict=False):
            match.seats[number] = bot_seat(bot)
    thinkers = {number: kind.partition(" ")[2] for number, kind in enumerate(match.seats) if kind != PERSON}
    check_bots(list(thinkers.values()))
    return {
        number: find_bot(bot, None if seed is None else zlib.crc32(f"{seed} {number}".encode()))
        for number, bot in thinkers.items()
    }


def _people(seat: str, players: int) -> list[int]:
    """The seats at this keyboard, from 0."""
    if seat.strip() == "all":
        return list(range(players))
    people = [int(number) - 1 for number in split(seat) if number.isdecimal()]
    if len(people) != len(split(seat)) or not people or not all(0 <= number < players for number in people):
        refuse("wrong-seat", players=str(players), text=repr(seat))
    return people


def _think_ahead(match: Match, bots: dict[int, Bot]) -> None:
    """Lets every bot think once in vain, so that nothing is left to be compiled when the game has begun."""
    for bot in bots.values():
        if match.seat >= 0:
            bot.choose(match.seen_by(match.seat), [move.id for move in match.moves()])


def _name_everyone(match: Match, bots: dict[int, Bot], names: Sequence[str], words: Words) -> None:
    """Writes the names that were given, and those of bots, where the match has none yet."""
    from tradewinds.core.record import LONGEST_NAME

    people = [seat for seat in range(match.players) if seat not in bots]
    if len(names) > len(people):
        refuse("wrong-names", names=len(names), people=len(people))
    for seat, name in zip(people, names, strict=False):
        if name != name.strip() or not name.isprintable() or not name:
            refuse("wrong-name", text=repr(name))
        if len(name) > LONGEST_NAME:
            refuse("long-name", most=str(LONGEST_NAME))
        match.names[seat] = name
    for seat, bot in bots.items():
        key = f"bot-{bot.name}"
        match.names[seat] = match.names[seat] or f"{words.say(key) if words.knows(key) else bot.name} {seat + 1}"
