"""How strong a bot shall be, in five steps that people can choose from, with the ratings measured for them.

A level thinks about a decision for less than a second and about a whole turn for less than five, on one core. The three
lower ones are policies: `skilled` is greedy, and so are the two below it, but for moves now and then that are any at
all. The others search, for so many iterations, so that they are as strong on a busy machine as on any other; `expert`
is guided by what a network learnt where a game comes with one. So spaced, each wins clearly more than the one below in
every game, dice or not: docs/strength.md has the figures.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tradewinds.bots.bot import Bot, Budget, Choice, Maker
from tradewinds.bots.compiled import PolicyMaker
from tradewinds.bots.learned import ExpertMaker
from tradewinds.bots.policy import GreedyDesk, Lapsing
from tradewinds.bots.registry import find_maker, register_bot
from tradewinds.core.game import Game
from tradewinds.core.state import State

__all__ = ["LEVELS", "QUICK", "Rating", "rating", "ratings", "register_levels"]

LEVELS = ("beginner", "casual", "skilled", "strong", "expert")
# Policies: they answer at once
QUICK = ("beginner", "casual", "skilled", "greedy", "learned", "random")
STRENGTH = Path(__file__).with_name("strength.json")  # measured in the arena; docs/strength.md says how

LONGEST_DECISION = 0.8  # seconds: what lies below a second is for slow machines
TURN = 4.0  # seconds for all decisions of a turn
SHARE = 4  # a decision takes at most this part of what is left of its turn
LEAST = 0.02  # seconds that a decision has even at the end of a long turn

# How much the levels that search may think about a decision: in any game, unless it is named. Dice want more.
ANY = "any game"
THOUGHT: Mapping[str, Mapping[str, Budget]] = {
    "strong": {ANY: Budget(LONGEST_DECISION, 1000)},
    "expert": {ANY: Budget(LONGEST_DECISION, 3000), "machi-koro": Budget(LONGEST_DECISION, 10_000)},
}


def register_levels() -> None:
    """Makes the levels known as bots of their names."""
    register_bot("beginner", PolicyMaker(Lapsing(2)))
    register_bot("casual", PolicyMaker(Lapsing(6)))
    register_bot("skilled", PolicyMaker(GreedyDesk))
    register_bot("strong", LevelMaker("strong"))
    register_bot("expert", LevelMaker("expert", ExpertMaker()))


class LevelMaker:
    """Makes bots of a level that searches: by `search`, unless another maker is given."""

    def __init__(self, level: str, maker: Maker | None = None) -> None:
        self.level = level
        self._maker = maker

    def __call__(self, game: Game, seed: int) -> Bot:
        """A new bot."""
        maker: Maker = self._maker or find_maker("search")
        return LevelBot(maker(game, seed), game, THOUGHT[self.level].get(game.name, THOUGHT[self.level][ANY]))


class LevelBot:
    """Shares out the time of a turn over its decisions; where nothing can be chosen it takes none."""

    def __init__(self, bot: Bot, game: Game, thought: Budget) -> None:
        self.bot = bot
        self.game = game
        self.thought = thought
        self._turn = -1
        self._left = TURN  # of this turn's seconds

    def choose(self, position: State, budget: Budget) -> int | Choice:
        """The move that the search prefers; a budget that was asked for takes the place of the level's own."""
        legal = self.game.legal(position)
        if len(legal) == 1:
            return legal[0]
        if budget.seconds is not None or budget.iterations is not None:
            return self.bot.choose(position, budget)
        if position.turn != self._turn:
            self._turn, self._left = int(position.turn), TURN
        began = time.monotonic()
        chosen = self.bot.choose(position, self._allowed(budget.cores))
        self._left -= time.monotonic() - began
        return chosen

    def _allowed(self, cores: int) -> Budget:
        most = LONGEST_DECISION if self.thought.seconds is None else self.thought.seconds
        return Budget(max(LEAST, min(most, self._left / SHARE)), self.thought.iterations, cores)


# How strong they are


@dataclass(frozen=True)
class Rating:
    """How strong a level is in a game: a rating, and between which two it lies with 95% certainty."""

    rating: int
    low: int
    high: int


def rating(level: str, game: str, players: int) -> Rating | None:
    """The rating of a level at tables of so many; None where it was not measured."""
    return ratings(level, game).get(players)


def ratings(level: str, game: str) -> dict[int, Rating]:
    """The ratings of a level in a game, by the number of players for which it was measured."""
    measured = _strength().get(game, {})
    return {
        int(players): Rating(*(round(table[level][part]) for part in ("rating", "low", "high")))
        for players, table in sorted(measured.items(), key=lambda measure: int(measure[0]))
        if level in table
    }


@cache
def _strength() -> dict[str, Any]:
    measured: dict[str, Any] = json.loads(STRENGTH.read_text("utf-8")) if STRENGTH.exists() else {}
    return measured
