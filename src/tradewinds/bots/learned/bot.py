"""`learned` at a table: it says how sure it is and what everyone can expect, and answers at once all the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from tradewinds.bots.bot import Bot, Budget, Candidate, Choice
from tradewinds.bots.compiled import PolicyBot, PolicyMaker
from tradewinds.bots.learned.policy import LearnedDesk, consider
from tradewinds.bots.learned.weights import Source
from tradewinds.bots.policy import GreedyDesk
from tradewinds.core.game import Game
from tradewinds.core.state import State

__all__ = ["LearnedBot", "LearnedMaker"]


class LearnedBot:
    """Plays what the network likes best."""

    def __init__(self, desk: LearnedDesk) -> None:
        self._desk = desk
        self._likings = np.zeros(len(desk.moves))

    def choose(self, position: State, budget: Budget) -> Choice:
        """The move it likes best, with how likely it would play the others and what everyone can expect.

        Nothing is tried: all candidates have the value of the position itself.
        """
        shares = np.zeros(int(position.players))
        count = int(consider(position, self._desk, self._likings, shares))
        likings = self._likings[:count]
        likely = np.exp(likings - likings.max())
        likely /= likely.sum()
        candidates = [
            Candidate(int(self._desk.moves[index]), 0, float(shares[position.seat]), float(likely[index]))
            for index in np.argsort(-likely, kind="stable")
        ]
        return Choice(
            candidates[0].move,
            sure=candidates[0].likely,
            expects=tuple(float(share) for share in shares),
            candidates=tuple(candidates),
        )


class LearnedMaker(PolicyMaker):
    """Makes bots that play what a network learnt: by a file of one's own, or by the weights that come with the game.

    Where a game comes with none they are `greedy`.
    """

    def __init__(self, path: Path | str | None = None) -> None:
        super().__init__(self)
        self._source = Source(path)

    def for_game(self, game: Game) -> LearnedDesk | GreedyDesk:
        """A desk with the weights, or that of `greedy`."""
        weights = self._source.weights(game)
        return GreedyDesk.for_game(game) if weights is None else LearnedDesk.for_game(game, weights)

    def __call__(self, game: Game, seed: int) -> Bot:
        """A new bot."""
        desk = self.for_game(game)
        return LearnedBot(desk) if isinstance(desk, LearnedDesk) else PolicyBot(desk, seed)
