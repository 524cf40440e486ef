"""Positions whose best moves are known for certain, because all that can still happen is looked through."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tradewinds.bots import find_bot
from tradewinds.core.chance import draw, seeds
from tradewinds.core.game import Game
from tradewinds.core.state import CHANCE, OVER, State, copy

__all__ = ["TooLong", "last_decisions", "solve"]


class TooLong(Exception):  # noqa: N818 - what happened, to whoever asked
    """There is more to look through than was allowed."""


class Solver:
    """Looks through everything that can still happen while one seat decides."""

    def __init__(self, game: Game, seat: int, most: int) -> None:
        self.game, self.seat, self.left = game, seat, most

    def value(self, state: State) -> float:
        """The seat's share of the victory if it plays on as well as can be."""
        self.left -= 1
        if self.left < 0:
            raise TooLong
        if state.seat == OVER:
            winners = self.game.leaders(state)
            return 1 / len(winners) if self.seat in winners else 0.0
        if state.seat == CHANCE:
            outcomes = self.game.chances(state)
            total = sum(outcomes.values())
            return sum(weight / total * self.after(state, move) for move, weight in outcomes.items())
        if state.seat != self.seat:
            raise TooLong
        return max(self.after(state, move) for move in self.game.legal(state))

    def after(self, state: State, move: int) -> float:
        """The same, after a move."""
        later = copy(state)
        self.game.rules.apply(later, move)
        return self.value(later)


def solve(game: Game, state: State, most: int = 4000) -> dict[int, float]:
    """What each legal move brings whoever decides: their share of the victory with best play."""
    solver = Solver(game, int(state.seat), most)
    return {move: solver.after(state, move) for move in game.legal(state)}


def last_decisions(
    game: Game, games: int, worlds: int = 3, seed: int = 5
) -> Iterator[tuple[State, set[int], set[int]]]:
    """Decisions at the end of games between `greedy`, as their seat knows them: the moves that are best in every world
    the seat thinks possible, and those that are clearly worse in each."""
    weights = np.zeros(len(game.moves), np.int64)
    for start in seeds(seed, games):
        state = game.deal(2)
        state.rng = start
        bots = [find_bot("greedy", game, int(start) % 1000 + seat) for seat in range(2)]
        recent: list[State] = []
        while state.seat != OVER:
            if state.seat == CHANCE:
                game.rules.apply(state, draw(state, weights))
                continue
            recent = [*recent[-11:], copy(state)]
            seen = game.seen_by(state, int(state.seat), int(start))
            game.rules.apply(state, bots[int(state.seat)].choose(seen).move)
        for before in recent:
            seen = game.seen_by(before, int(before.seat), int(start))
            judged = _certain(game, seen, worlds)
            if judged and judged[0] and judged[1]:
                yield seen, *judged


def _certain(game: Game, seen: State, worlds: int) -> tuple[set[int], set[int]] | None:
    best, worse = set(game.legal(seen)), set(game.legal(seen))
    for number in range(worlds):
        world = copy(seen)
        world.rng = seeds(number, 1)[0]
        game.rules.guess(world, int(seen.seat))
        try:
            solved = solve(game, world)
        except TooLong:
            return None
        most = max(solved.values())
        best &= {move for move, value in solved.items() if value >= most - 1e-9}
        worse &= {move for move, value in solved.items() if value <= most - 0.2}
    return best, worse
