"""What the commands are told, and what they answer when it makes no sense."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated

import typer

from tradewinds.cli.speech import FAILED, refuse, shown, speak, spoken, stop

if TYPE_CHECKING:
    from tradewinds.core.game import Game

__all__ = [
    "AsJson",
    "BotNames",
    "GameName",
    "Games",
    "Language",
    "NumberSeed",
    "OptionList",
    "Pace",
    "Players",
    "check_bots",
    "check_pace",
    "check_players",
    "chosen_language",
    "find_game",
    "read_options",
    "split",
    "stop",
    "told_in_a_sentence",
]

# What each of these is for stands in words/, under `with-` and its name.
GameName = Annotated[str, typer.Argument(metavar="GAME")]
Players = Annotated[int | None, typer.Option(metavar="NUMBER", show_default=False)]
BotNames = Annotated[str | None, typer.Option("--bots", "--bot", metavar="NAMES", show_default=False)]
OptionList = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Games = Annotated[int, typer.Option(metavar="NUMBER", min=1)]
NumberSeed = Annotated[int, typer.Option(metavar="NUMBER")]
AsJson = Annotated[bool, typer.Option("--json")]
Pace = Annotated[str, typer.Option(metavar="PACE")]
Language = Annotated[str | None, typer.Option(metavar="LANGUAGE", show_default=False)]


@contextmanager
def told_in_a_sentence() -> Iterator[None]:
    """What the engine says of wrong arguments and of failing bots ends the command with a sentence."""
    try:
        yield
    except Exception as error:
        from tradewinds.bots import BotError, NoBotError

        if isinstance(error, NoBotError):
            refuse("makes-no-bots", text=shown(error.name))
        if isinstance(error, BotError):
            refuse("bot-failed", FAILED, reason=shown(str(error).partition("\n")[0]))
        if isinstance(error, ValueError):
            stop(shown(error))
        raise


def chosen_language(given: str | None) -> str:
    """The language asked for, which must be one of ours, or that of the surroundings."""
    from tradewinds.core.words import LANGUAGES

    if given is not None:
        if given not in LANGUAGES:
            refuse("no-language", text=repr(given), languages=", ".join(LANGUAGES))
        speak(given)
    return spoken()


def find_game(name: str) -> Game:
    """The game of that name, however it is capitalised."""
    from tradewinds.games import all_games

    games = {game.name: game for game in all_games()}
    asked = "-".join(name.casefold().replace("_", " ").replace("-", " ").split())
    if asked in games:
        return games[asked]
    close = [known for known in games if asked and known.startswith(asked)] or get_close_matches(asked, games)
    key = "no-game-but" if close else "no-game"
    return refuse(key, text=repr(name), close=(close or [""])[0], games=", ".join(sorted(games)))


def check_players(game: Game, players: int) -> int:
    """The number of players, if the game can be played by so many."""
    if players not in game.seats:
        bounds = {"least": str(game.seats[0]), "most": str(game.seats[-1])}
        refuse("wrong-players", game=game.name, count=str(players), **bounds)
    return players


def check_bots(names: Sequence[str]) -> Sequence[str]:
    """Bots as they are asked for, if there are such bots and such budgets."""
    from tradewinds.bots import BotNotFoundError, Budget, NoBotError, bot_names, find_maker

    for asked in names:
        name, at, budget = asked.partition("@")
        if ":" not in name and name not in bot_names():
            refuse("no-bot", text=repr(name), bots=", ".join(bot_names()))
        try:
            find_maker(name)
        except NoBotError:
            refuse("makes-no-bots", text=shown(name))
        except BotNotFoundError as error:
            refuse("no-bot-at", text=shown(name), reason=shown(error.reason))
        try:
            Budget.read(budget) if at else None
        except ValueError:
            refuse("wrong-budget", text=repr(budget))
    return names


def check_pace(pace: str) -> float:
    """For how many seconds a bot's move is left standing."""
    from tradewinds.bots.pace import PACES, USUAL_DELAY

    if pace not in PACES:
        refuse("wrong-pace", text=repr(pace), paces=", ".join(PACES))
    return PACES[pace] * USUAL_DELAY


def read_options(game: Game, given: Sequence[str] | None) -> dict[str, object]:
    """The options of the game that were given as `name=value`; a name alone switches the option on."""
    options = {option.name: option for option in game.options}
    chosen: dict[str, object] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if name not in options:
            refuse("no-option", game=game.name, text=shown(name), options=", ".join(options))
        chosen[name] = value.strip() if equals else "yes"
        try:
            options[name].read(chosen[name])
        except ValueError:
            values = "/".join(options[name].choices or ("yes", "no"))
            refuse("wrong-option", option=name, values=values, text=repr(chosen[name]))
    return chosen


def split(text: str) -> list[str]:
    """The names in a list such as `greedy,random`."""
    return [name.strip() for name in text.split(",") if name.strip()]
