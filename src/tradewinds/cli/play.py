"""`tradewinds play`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from tradewinds.cli.arguments import (
    BotNames,
    Language,
    OptionList,
    Pace,
    Players,
    check_bots,
    check_pace,
    check_players,
    chosen_language,
    find_game,
    read_options,
    split,
    told_in_a_sentence,
)
from tradewinds.cli.resume import go_on
from tradewinds.cli.speech import FAILED, INTERRUPTED, refuse, shown
from tradewinds.cli.start import compiling, interpret_rules, new_console, words_for

if TYPE_CHECKING:
    from tradewinds.core.game import Game
    from tradewinds.core.match import Match
    from tradewinds.core.words import Words

__all__ = ["play"]

USUAL_PLAYERS = 3
USUAL_BOT, USUAL_PACE = "casual", "at-once"
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
    pace: Pace = USUAL_PACE,
    lang: Language = None,
) -> None:
    """Play a game in the terminal, against bots or with friends at one keyboard."""
    interpret_rules()
    from tradewinds.bots import BotError
    from tradewinds.cli.kept import Keeper, is_kept
    from tradewinds.cli.table import Table
    from tradewinds.cli.thinkers import Thinkers

    language, delay = chosen_language(lang), check_pace(pace)
    chosen = find_game(game) if game else None
    before, match = go_on(chosen, load, {"--players": players, "--option": option, "--seed": seed})
    if match is None:
        match = _new_match(_asked_for(chosen), players, split(bots or USUAL_BOT), seat or USUAL_SEAT, option, seed)
    words = words_for(language, match.game)
    trusted = before is None or is_kept(before)
    asked = _seat_everyone(match, seat, bots, None if trusted else before)
    _name_everyone(match, asked, name or [], words)
    with compiling(match.game, words, "tradewinds.bots"), told_in_a_sentence():
        thinkers = Thinkers(match, asked, seed)
        thinkers.think_ahead(match)
    keeper = Keeper(match.game.name, before if trusted else None)
    table = Table(match, thinkers, words, new_console(), None if trusted else before, keeper, delay)
    _edit_lines()
    try:
        table.run()
    except KeyboardInterrupt:
        table.say_goodbye()
        raise typer.Exit(INTERRUPTED) from None
    except BotError as error:
        table.say_goodbye()
        refuse("bot-failed", FAILED, reason=shown(str(error).partition("\n")[0]))
    finally:
        thinkers.close()


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
    with told_in_a_sentence():
        return Match(game, players, seed=seed, **options)


# Who plays


def _seat_everyone(match: Match, seat: str | None, bots: str | None, file: Path | None) -> dict[int, str]:
    """Gives everyone the seat that the record says, unless this command says otherwise: the bots, by seat.

    A record that came from elsewhere in a file starts no code by naming it.
    """
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
        file = None
    asked = {number: kind.partition(" ")[2] for number, kind in enumerate(match.seats) if kind != PERSON}
    strange = [name for name in asked.values() if ":" in name]
    if file and strange:
        refuse("strange-bot", file=shown(file), bots=shown(", ".join(strange)))
    check_bots(list(asked.values()))
    return asked


def _people(seat: str, players: int) -> list[int]:
    """The seats at this keyboard, from 0."""
    if seat.strip() == "all":
        return list(range(players))
    people = [int(number) - 1 for number in split(seat) if number.isdecimal()]
    if len(people) != len(split(seat)) or not people or not all(0 <= number < players for number in people):
        refuse("wrong-seat", players=str(players), text=repr(seat))
    return people


def _name_everyone(match: Match, bots: dict[int, str], names: Sequence[str], words: Words) -> None:
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
        match.names[seat] = match.names[seat] or f"{_called(bot, words)} {seat + 1}"


def _called(bot: str, words: Words) -> str:
    """What a bot is called at the table: `my_bots:Careful@2000` is Careful."""
    name = bot.partition("@")[0].rpartition(":")[2].rpartition(".")[2]
    return words.say(f"bot-{name}") if words.knows(f"bot-{name}") else name
