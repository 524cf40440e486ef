"""The inside of a process in which bots think: it reads questions, and answers them one after the other.

Each bot is kept with its memory, by table and seat, until its match ends or nobody has asked it for long. What a bot
prints goes to the standard error stream; the pipe of questions and answers is its own.
"""

from __future__ import annotations

import os
import pickle
import signal
import threading
import time
import traceback
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, BinaryIO

import numpy as np

from tradewinds.bots.bot import Choice, Seated
from tradewinds.bots.learned import WeightsError, odds
from tradewinds.bots.registry import bot_names, find_bot, offer_bot
from tradewinds.core.game import Game
from tradewinds.core.match import Match

__all__ = ["read", "run", "take_pipes"]

FORGOTTEN = 3600.0  # seconds after which a bot that nobody asked is no longer kept
REHEARSED = 12  # decisions before a game begins
MOST_KEPT = 60  # a bot that searches keeps its tree


class Work:
    """The bots that think here, each at its seat."""

    def __init__(self) -> None:
        self._seated: OrderedDict[tuple[str, int, str], tuple[Seated, float]] = OrderedDict()  # last used, last

    def choose(self, table: str, seat: int, asked: str, game: str, position: bytes, seed: int | None) -> Choice:
        """What a bot does in a position as its seat knows it."""
        key, now = (table, seat, asked), time.monotonic()
        played = _find_game(game)
        bot, _ = self._seated.pop(key, (None, now))
        bot = bot or find_bot(asked, played, seed)
        self._seated[key] = bot, now
        self._forget_unused(now)
        return bot.choose(np.frombuffer(bytearray(position), played.dtype)[0])

    def review(self, game: str, asked: str, positions: Sequence[bytes]) -> list[Choice]:
        """What a bot would do in each of some positions."""
        played = _find_game(game)
        bot = find_bot(asked, played, 0)
        return [bot.choose(np.frombuffer(bytearray(position), played.dtype)[0]) for position in positions]

    def odds(self, game: str, positions: Sequence[bytes], viewer: int | None) -> list[tuple[float, ...]]:
        """How likely each seat is to win in some positions; nothing where a game comes without weights."""
        played = _find_game(game)
        records = [np.frombuffer(bytearray(position), played.dtype)[0] for position in positions]
        try:
            return [odds(played, record, viewer) for record in records]
        except WeightsError:
            return []

    def forget(self, table: str) -> None:
        """Lets the bots of a table go."""
        for key in [key for key in self._seated if key[0] == table]:
            del self._seated[key]

    def warm_up(self, game: str, bots: Sequence[str]) -> None:
        """Compiles, or reads from the cache, what these bots need in a game."""
        for name in bots:
            if name.partition("@")[0] in bot_names():
                _rehearse(_find_game(game), name)

    def _forget_unused(self, now: float) -> None:
        while self._seated:
            key, (_, used) = next(iter(self._seated.items()))
            if len(self._seated) <= MOST_KEPT and now - used <= FORGOTTEN:
                return
            del self._seated[key]


def _rehearse(game: Game, name: str) -> None:
    """A few decisions of a bot: what it does at the first and what it does at later ones."""
    match = Match(game, game.seats[0], seed=0)
    bots = [find_bot(name, game, seat) for seat in range(match.players)]
    for _ in range(REHEARSED):
        if not match.over:
            match.play(bots[match.seat].choose(match.seen_by(match.seat)).move)


def _find_game(name: str) -> Game:
    import tradewinds

    return tradewinds.find_game(name)


def run(niceness: int, bots: Mapping[str, str]) -> None:
    """Answers until nobody asks any more; `bots` are those that the owner of this machine offers, by name."""
    questions, answers = take_pipes()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asks
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(niceness)
    waiting: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=read, args=(questions, waiting), daemon=True).start()
    for name, asked in bots.items():
        offer_bot(name, asked)
    work = Work()
    while True:
        number, what, arguments = waiting.get()
        try:
            answer = number, True, getattr(work, what)(*arguments)
        except Exception as error:
            answer = number, False, f"{type(error).__name__}: {error}\n{traceback.format_exc()}"
        pickle.dump(answer, answers)
        answers.flush()


def take_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes of questions and answers, which no bot can reach by reading a key or printing a line."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def read(questions: BinaryIO, waiting: SimpleQueue[Any]) -> None:
    """Hands questions on; when whoever asks is gone, however long a bot still thinks, so is this process."""
    with suppress(EOFError, OSError, pickle.UnpicklingError):
        while True:
            waiting.put(pickle.load(questions))  # noqa: S301 - from the process that started this one
    os._exit(0)
