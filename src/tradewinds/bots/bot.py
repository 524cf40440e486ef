"""What a bot is: it is told what its seat knows and how long it may think, and answers with a move.

A bot is made for one seat of one match and keeps its memory until the match ends. It is never given the true position,
so it cannot cheat, not even by accident. docs/writing-a-bot.md shows how to write one.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from traceback import extract_tb
from typing import Protocol

from tradewinds.core.game import Game
from tradewinds.core.state import State

__all__ = ["Bot", "BotError", "Budget", "Candidate", "Choice", "Maker", "Seated", "tell_fault"]

LONGEST = 3600.0  # seconds that a budget can allow
MOST_ITERATIONS = 100_000_000


class BotError(Exception):
    """A bot did what no bot may: it raised an error, chose a move that is not legal, or no move at all."""


def tell_fault(error: Exception) -> str:
    """What went wrong in somebody's bot, and in which line of which file, for whoever wrote it."""
    told = f"{type(error).__name__}: {error}"
    lines = [line for line in extract_tb(error.__traceback__) if Path(line.filename).is_file()]
    if isinstance(error, SyntaxError) or not lines:  # which says itself where it is
        return told
    return f"{told} ({Path(lines[-1].filename).name}, line {lines[-1].lineno})"


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about one decision; what is None does not limit it."""

    seconds: float | None = None
    iterations: int | None = None  # of whatever the bot repeats: playouts, positions looked at
    cores: int = 1

    @classmethod
    def read(cls, text: str) -> Budget:
        """A budget as people write it: `100ms`, `2s`, or a number of iterations; `2sx4` is two seconds on four cores.

        >>> Budget.read("100ms")
        Budget(seconds=0.1, iterations=None, cores=1)
        >>> Budget.read("2000")
        Budget(seconds=None, iterations=2000, cores=1)
        >>> Budget.read("2sx4")
        Budget(seconds=2.0, iterations=None, cores=4)
        """
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|)(?:x([1-9]\d?))?", text.strip())
        cores = int(found[3] or 1) if found else 1
        amount = float(found[1]) if found else 0.0
        if found and found[2] and 0 < (seconds := amount / (1000 if found[2] == "ms" else 1)) <= LONGEST:
            return cls(seconds=seconds, cores=cores)
        if found and not found[2] and 1 <= amount <= MOST_ITERATIONS and amount.is_integer():
            return cls(iterations=int(amount), cores=cores)
        raise ValueError(
            f"a budget is a time such as 100ms or 2s, or a number of iterations such as 2000, and x4 after it for "
            f"four cores; not {text!r}"
        )


@dataclass(frozen=True)
class Candidate:
    """A move that a bot considered."""

    move: int
    visits: int  # how often it was tried
    value: float  # what the seat can expect after it: its share of the victory, from 0 to 1
    likely: float | None = None  # from 0 to 1: how likely the bot would be to play it, as far as it says


@dataclass(frozen=True)
class Choice:
    """A move, with what the bot thinks of it, as far as it says."""

    move: int
    sure: float | None = None  # from 0 to 1: how clearly the move was preferred
    expects: tuple[float, ...] = ()  # by seat: the share of the victory that each can expect
    candidates: tuple[Candidate, ...] = ()  # the moves considered, the best first


class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, position: State, budget: Budget) -> int | Choice:
        """One of the legal moves of the seat that decides; `position` is what that seat knows, and is left as it is."""
        ...


class Maker(Protocol):
    """What makes a bot for one seat of one match: usually its class. The same seed makes the same choices."""

    def __call__(self, game: Game, seed: int) -> Bot:
        """A new bot."""
        ...


class Seated:
    """A bot at its seat: thinks within its budget, and is held to the rules."""

    def __init__(self, name: str, bot: Bot, game: Game, budget: Budget) -> None:
        self.name = name  # as it was asked for: "search@100ms"
        self.bot = bot
        self.game = game
        self.budget = budget

    def choose(self, position: State) -> Choice:
        """The bot's move in a position as its seat knows it; BotError if it fails, or the move is not legal."""
        try:
            chosen = self.bot.choose(position, self.budget)
        except Exception as error:
            raise BotError(f"the bot {self.name} failed: {tell_fault(error)}") from error
        choice = chosen if isinstance(chosen, Choice) else Choice(self._number(chosen))
        move = self._number(choice.move)
        known = 0 <= move < len(self.game.moves)
        if not known or self.game.rules.refusal(position, move):
            called = self.game.moves.code(move) if known else str(move)
            raise BotError(f"the bot {self.name} chose {called}, which is not a legal move here")
        return choice

    def _number(self, chosen: object) -> int:
        if isinstance(chosen, bool) or not hasattr(chosen, "__index__"):
            raise BotError(f"the bot {self.name} answered {chosen!r} instead of the number of a move")
        return chosen.__index__()
