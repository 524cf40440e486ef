"""Bots with manners of their own, for tests of the arena."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from tradewinds.bots import Budget, Choice
from tradewinds.core.game import Game
from tradewinds.core.state import State

MARK = "TRADEWINDS_TEST_MARK"  # the variable that names a file by which bots remember what they did


class Steady:
    """The last legal move: a plain Python class, as anyone would write it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, position: State, budget: Budget) -> int:
        """The last of the legal moves."""
        return self.game.legal(position)[-1]


class Crashing(Steady):
    """Takes its whole process along, once."""

    def choose(self, position: State, budget: Budget) -> int:
        """The last of the legal moves, after the first crash."""
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return super().choose(position, budget)


class Fatal(Steady):
    """Always takes its process along."""

    def choose(self, position: State, budget: Budget) -> int:
        """Nothing: there is no time left."""
        os._exit(1)


class Cheat(Steady):
    """Plays by the rules until its third turn."""

    def choose(self, position: State, budget: Budget) -> int:
        """A legal move, or later none."""
        return super().choose(position, budget) if position.turn < 5 else len(self.game.moves)


class Unlucky(Steady):
    """Raises an error of its own."""

    def choose(self, position: State, budget: Budget) -> int:
        """Nothing: it looks for what is not there."""
        return {"ranch": 1}["harbor"]


class Stillborn(Steady):
    """Cannot even be made."""

    def __init__(self, game: Game, seed: int) -> None:
        raise RuntimeError("nothing to think with")


class Wordy(Steady):
    """Answers with the code of a move where its number is asked for."""

    def choose(self, position: State, budget: Budget) -> Choice:  # type: ignore[override]
        """The code of the last legal move."""
        return Choice(self.game.moves.code(super().choose(position, budget)))  # type: ignore[arg-type]


class Impatient(Steady):
    """Presses Ctrl-C in its seventh turn, once."""

    def choose(self, position: State, budget: Budget) -> int:
        """The last of the legal moves."""
        mark = Path(os.environ[MARK])
        if position.turn > 6 and mark.exists():
            mark.unlink()
            signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background, shells turn it off
            os.kill(os.getpid(), signal.SIGINT)
        return super().choose(position, budget)
