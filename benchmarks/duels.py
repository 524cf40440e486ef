"""Duels: one bot at one seat, each in turn, another at all others. Its share of the victory, with an interval.

Every part of a duel is a few games of a seed of its own and is kept as a line of a file, so that a duel goes on where
it was stopped, on any machine: bots that are told how many iterations to think play the same games everywhere.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from tradewinds import find_game
from tradewinds.arena import simulate
from tradewinds.bots import Bot, Budget, Choice, find_maker, register_bot
from tradewinds.core.game import Game
from tradewinds.core.state import State

__all__ = ["Duel", "Part", "Share", "milliseconds", "play", "shares"]

GAMES = 2  # of a part


class Duel(NamedTuple):
    """Who meets whom, and where."""

    game: str
    players: int
    bot: str
    other: str
    option: str = ""  # one that is switched on


class Part(NamedTuple):
    """Some games of a duel."""

    duel: Duel
    seat: int
    number: int

    @property
    def key(self) -> tuple[object, ...]:
        return (*self.duel, self.seat, self.seed)

    @property
    def seed(self) -> str:
        return f"fresh {self.number}"


class Share(NamedTuple):
    """A share of the victory: what it was in so many games, and how far off it may be (95%)."""

    value: float
    within: float
    games: int


def play(duels: Sequence[tuple[Duel, int]], file: Path, workers: int) -> None:
    """Plays so many games of each duel as are not in the file yet, and adds them to it."""
    kept = {_key(line) for line in _lines(file)}
    parts = [part for duel, games in duels for part in _parts(duel, games) if part.key not in kept]
    with file.open("a", encoding="utf-8") as out, get_context("spawn").Pool(workers) as pool:
        for told in pool.imap_unordered(_play, parts):
            out.write(json.dumps(told) + "\n")
            out.flush()


def shares(file: Path) -> dict[Duel, Share]:
    """What came of all duels in the file so far."""
    won: dict[Duel, float] = {}
    games: dict[Duel, int] = {}
    for line in {_key(line): line for line in _lines(file)}.values():  # files of two machines may overlap
        duel = Duel(line["game"], line["players"], line["bot"], line["other"], line.get("option", ""))
        won[duel] = won.get(duel, 0.0) + line["won"]
        games[duel] = games.get(duel, 0) + line["games"]
    return {duel: _share(won[duel], games[duel]) for duel in won}


def _share(won: float, games: int) -> Share:
    value = won / games
    return Share(value, 1.96 * sqrt(max(value * (1 - value), 0.25 / games) / games), games)


def _parts(duel: Duel, games: int) -> Iterator[Part]:
    for number in range(-(-games // (duel.players * GAMES))):
        for seat in range(duel.players):
            yield Part(duel, seat, number)


def _play(part: Part) -> dict[str, object]:
    duel, seat = part.duel, part.seat
    bots = [duel.other] * duel.players
    bots[seat] = duel.bot
    options = {duel.option: True} if duel.option else {}
    summary = simulate(find_game(duel.game), duel.players, GAMES, bots, options, seed=part.seed)
    told = {"seat": seat, "seed": part.seed, "games": GAMES, "won": float(summary.wins[seat])}
    return {**duel._asdict(), **told}


def _lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def _key(line: dict[str, Any]) -> tuple[object, ...]:
    return tuple(line.get(name, "") for name in (*Duel._fields, "seat", "seed"))


def milliseconds(duel: Duel) -> float:
    """How long the bot of a duel thinks about a decision here, on one core, on average over two games."""
    name, _, budget = duel.bot.partition("@")
    spent: list[float] = []
    register_bot("timed", lambda game, seed: _Timed(find_maker(name)(game, seed), game, spent))
    for games, asked in ((1, "timed@8"), (2, f"timed@{budget}")):  # the first compiles
        spent.clear()
        simulate(find_game(duel.game), duel.players, games, [asked, *[duel.other] * (duel.players - 1)], seed=games)
    return 1000 * sum(spent) / max(len(spent), 1)


class _Timed:
    """A bot that notes how long it thinks where it has a choice."""

    def __init__(self, bot: Bot, game: Game, spent: list[float]) -> None:
        self._bot, self._game, self._spent = bot, game, spent

    def choose(self, position: State, budget: Budget) -> int | Choice:
        began = time.thread_time()
        choice = self._bot.choose(position, budget)
        if len(self._game.legal(position)) > 1:
            self._spent.append(time.thread_time() - began)
        return choice
