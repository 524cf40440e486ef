"""Bots for tests of those who let bots think: one remembers, some die, one waits to be let go."""

from __future__ import annotations

import os
import signal
import socket
import time
from pathlib import Path

from tradewinds.bots import Budget, Choice
from tradewinds.core.game import Game
from tradewinds.core.state import State

LET_GO = "TRADEWINDS_TEST_LET_GO"  # the environment variable that names the file for which one bot waits


class Counting:
    """Says by how sure it is how often it was asked."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.asked = 0

    def choose(self, position: State, budget: Budget) -> Choice:
        self.asked += 1
        print("a bot may print, and even read", input if self.asked else "")  # noqa: T201
        return Choice(self.game.legal(position)[0], sure=self.asked)


class Dying(Counting):
    """Takes its process along."""

    def choose(self, position: State, budget: Budget) -> Choice:
        os._exit(3)


class Deadly(Counting):
    """Takes along whoever looks after its process, as when a machine is lost; the second time it is asked, it plays."""

    def choose(self, position: State, budget: Budget) -> Choice:
        mark = Path(os.environ[LET_GO]).with_name("died")
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(position, budget)


class Patient(Counting):
    """Thinks until a file is there."""

    def choose(self, position: State, budget: Budget) -> Choice:
        while not Path(os.environ[LET_GO]).exists():
            time.sleep(0.01)
        return super().choose(position, budget)


class Telling(Counting):
    """Notes the name of the machine on which it thinks."""

    def choose(self, position: State, budget: Budget) -> Choice:
        with Path(os.environ[LET_GO]).with_name("told").open("a") as told:
            told.write(f"{socket.gethostname()}\n")
        return Choice(self.game.legal(position)[0])
