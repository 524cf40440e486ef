"""A server of its own whose tables can be put into any position of a real game, for tests that look at many."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import lru_cache
from pathlib import Path

import httpx
from fastapi import FastAPI

from tests.web.serving import WAIT, new_app, running, sqlite
from tradewinds.core.match import Match
from tradewinds.games import find_game
from tradewinds.web.house import LiveTable

__all__ = ["Stage", "positions", "staged", "whole_game"]

QUIET = 0.15  # how often our player passes although there is something to do
LONGEST = 3000  # plies


class Stage:
    """A server that runs in this process, so that its tables can be reached."""

    def __init__(self, app: FastAPI, address: str) -> None:
        self.app = app
        self.address = address
        self._laid: dict[str, Match] = {}
        self._client = httpx.Client(base_url=address, timeout=WAIT, verify=False)  # noqa: S501 - ourselves
        app.add_api_route("/stage/{key}", self._lay, methods=["POST"])

    async def _lay(self, key: str) -> int:
        """Changes a table where everything is changed: in the server's own loop."""
        table, match = self.table(key), self._laid[key]
        table.row.status = "over" if match.over else "playing"
        table.row.decider = match.seat if match.seat >= 0 else None
        table.accept(table.row, match, [])
        return table.version

    def table(self, key: str) -> LiveTable:
        """A table that someone has opened."""
        found: LiveTable = self.app.state.services.house.tables.kept[key]
        return found

    def claim(self, key: str) -> None:
        """Gives the seats that friends at one device share to nobody in particular, but for the first."""
        for seat in self.table(key).seats[1:]:
            seat.person = None

    def put(self, key: str, match: Match) -> int:
        """Lays a position on a table, with everything that led to it; the version that pages will show."""
        self._laid[key] = match
        return int(self._client.post(f"/stage/{key}").text)

    def close(self) -> None:
        """Lays no more."""
        self._client.close()


@contextmanager
def staged(folder: Path) -> Iterator[Stage]:
    """A stage, for as long as the block runs."""
    app = new_app(sqlite(folder))
    with running(app) as address, closing(Stage(app, address)) as stage:
        yield stage


@lru_cache
def whole_game(game: str, players: int, seed: int) -> Match:
    """A game played to its end at random, but seldom passing while there is something to do."""
    rng, match = random.Random(seed), Match(game, players, seed=seed)
    passes = find_game(game).passes
    for _ in range(LONGEST):
        if match.over:
            break
        moves = match.moves()
        doing = [move for move in moves if move.code not in passes]
        match.play(rng.choice(doing if doing and rng.random() > QUIET else moves))
    return match


def positions(game: str, players: int, seed: int, count: int, seat: int = 0) -> list[Match]:
    """Decisions of one seat, spread over a whole game."""
    whole = whole_game(game, players, seed)
    own = [ply for ply, (before, _) in enumerate(whole.history) if int(before.seat) == seat]
    chosen = [own[n * len(own) // count] for n in range(min(count, len(own)))]
    found = []
    for ply in chosen:
        match = whole.copy()
        match.rewind(ply)
        found.append(match)
    return found
