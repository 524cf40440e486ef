"""Which bots there are: ours, those that other packages offer, and any by `module:attribute`."""

from __future__ import annotations

import importlib
import inspect
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import cast

from tradewinds.bots.bot import Bot, BotError, Budget, Maker, Seated, tell_fault
from tradewinds.core.chance import fresh_generator
from tradewinds.core.game import Game

__all__ = [
    "GROUP",
    "BotNotFoundError",
    "NoBotError",
    "bot_names",
    "find_bot",
    "find_maker",
    "offer_bot",
    "register_bot",
]

GROUP = "tradewinds.bots"  # the entry points by which other packages offer bots

_makers: dict[str, Maker] = {}


class NoBotError(ValueError):
    """What was named is there, but makes no bots."""

    def __init__(self, name: str) -> None:
        super().__init__(f"{name} makes no bots: it takes no game and seed, or what it makes chooses no moves")
        self.name = name


class BotNotFoundError(ValueError):
    """There is nothing where a bot was said to be, or it cannot be imported."""

    def __init__(self, name: str, reason: str) -> None:
        super().__init__(f"no bot was found at {name}: {reason}")
        self.name = name
        self.reason = reason


def register_bot(name: str, maker: Maker) -> None:
    """Makes a bot known by a name; one of the same name is replaced."""
    if not name or any(mark in name for mark in "@:, \n"):
        raise ValueError(f"{name!r} cannot be the name of a bot: no @, colon, comma or space")
    _makers[name] = maker


def offer_bot(name: str, asked: str) -> None:
    """Makes a bot known by a name of its own, with the budget it is asked for: `deep` for `search@2s`."""
    known, at, budget = asked.partition("@")
    maker = find_maker(known)
    register_bot(name, _WithBudget(maker, Budget.read(budget)) if at else maker)


class _WithBudget:
    """Makes bots that think for so long unless they are told otherwise."""

    def __init__(self, maker: Maker, usual_budget: Budget) -> None:
        self._maker = maker
        self.usual_budget = usual_budget

    def __call__(self, game: Game, seed: int) -> Bot:
        return self._maker(game, seed)


def bot_names() -> list[str]:
    """The names of all bots: ours, then those that others registered or offer through entry points."""
    return [*_makers, *(name for name in _offered() if name not in _makers)]


def find_maker(name: str) -> Maker:
    """What makes a bot, by its name or by `module:attribute`."""
    if ":" in name:
        return _import(name)
    if name not in _makers and name in _offered():
        _makers[name] = _import(_offered()[name])
    if name not in _makers:
        raise ValueError(f"there is no bot {name!r}; the bots are {', '.join(bot_names())}, or any by module:attribute")
    return _makers[name]


def find_bot(asked: str, game: Game, seed: int | None = None) -> Seated:
    """A bot for one seat of one match, as it is asked for: `greedy`, `search@100ms`, `my_bots:Careful@2000`."""
    name, at, budget = asked.partition("@")
    maker = find_maker(name)
    allowed = Budget.read(budget) if at else getattr(maker, "usual_budget", Budget())
    bot = _made(maker, asked, game, fresh_generator() if seed is None else seed)
    if not callable(getattr(bot, "choose", None)):
        raise NoBotError(name)
    return Seated(asked, bot, game, allowed)


def _made(maker: Maker, asked: str, game: Game, seed: int) -> Bot:
    try:
        return maker(game, seed)
    except ValueError:  # says what is wrong with what was asked for: weights of another game
        raise
    except Exception as error:
        raise BotError(f"the bot {asked} failed: {tell_fault(error)}") from error


@cache
def _offered() -> dict[str, str]:
    return {entry.name: entry.value for entry in entry_points(group=GROUP)}


def _import(name: str) -> Maker:
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")  # a bot beside which one stands, as `python -m` would find it
    if not module:
        raise BotNotFoundError(name, "it names no module")
    try:
        found: object = importlib.import_module(module)
    except ImportError as error:
        raise BotNotFoundError(name, str(error)) from error
    except Exception as error:  # whatever is wrong with somebody's file
        raise BotNotFoundError(name, tell_fault(error)) from error
    try:
        for part in attribute.split("."):
            found = getattr(found, part)
    except AttributeError as error:
        raise BotNotFoundError(name, str(error)) from error
    if not _takes_a_game_and_a_seed(found):
        raise NoBotError(name)
    return cast(Maker, found)


def _takes_a_game_and_a_seed(found: object) -> bool:
    if not callable(found):
        return False
    try:
        inspect.signature(found).bind(None, 0)
    except TypeError:
        return False
    except ValueError:  # it does not say what it takes
        return True
    return True
