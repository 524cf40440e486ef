"""`search`: looks ahead in worlds that its seat thinks possible, for as long as it may."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.bot import MOST_ITERATIONS, Budget, Candidate, Choice
from tradewinds.bots.search.think import Taste, think
from tradewinds.bots.search.tree import MERGED, NOTHING, ROOT, USED, Study, chance_key, clear
from tradewinds.core.chance import seeds
from tradewinds.core.game import Game
from tradewinds.core.state import State, copy

__all__ = ["SearchBot"]

CAPACITY = 200_000  # nodes of a tree
AT_ONCE = 0.01  # seconds between two looks at the clock
USUAL = 0.1  # seconds for a decision, unless a budget says otherwise


class SearchBot:
    """A bot that searches; it keeps its tree from one decision of a turn to the next."""

    usual_budget = Budget(seconds=USUAL)

    def __init__(self, game: Game, seed: int, taste: Taste | None = None, capacity: int = CAPACITY) -> None:
        self.game = game
        self.iterations = 0  # of the last decision
        self._taste = np.array(taste or Taste(**game.search))
        self._capacity = capacity
        self._generator = seeds(seed, 1)[0]
        self._study: Study | None = None
        self._before: tuple[State, int] | None = None  # the last position it chose in, and the move

    def choose(self, position: State, budget: Budget) -> Choice:
        """The move that was tried most."""
        study = self._sit_down(position)
        seat = int(position.seat)
        legal = self.game.legal(position)
        if len(legal) == 1:
            return Choice(legal[0], sure=1.0)
        self.iterations = self._think(study, seat, budget)
        self._generator = study.known[0].rng
        choice = _choice(study, seat, set(legal))
        self._before = copy(position), choice.move
        return choice

    def _sit_down(self, position: State) -> Study:
        """The study, with the tree of the position: that of the last decision, if it leads here."""
        if self._study is None:
            self._study = Study.for_game(self.game, int(position.players), self._capacity, self._taste)
            clear(self._study)
        study = self._study
        followed = self._follow(position)
        if followed == NOTHING or study.counts[USED] > len(study.nodes) // 2:
            clear(study)
        else:
            study.counts[ROOT] = followed
        study.known[0] = position
        study.known[0].rng = self._generator
        return study

    def _follow(self, position: State) -> int:
        """The node to which the last move and the chance after it have led, if it is in the tree."""
        if self._before is None or self._study is None:
            return NOTHING
        before, move = self._before
        self._before = None
        drawn = int(position.ply) - int(before.ply) - 1  # moves since then, if they were all chance's
        if drawn < 0 or position.seat != before.seat or position.turn != before.turn:
            return NOTHING
        reached = [child for child in _children(self._study, self._study.counts[ROOT]) if child.move == move]
        nodes = [int(child.number) for child in reached]
        key = chance_key(self._study, position, int(position.seat))
        for step in range(drawn):
            last = step == drawn - 1
            nodes = [
                child.number
                for node in nodes
                for child in _children(self._study, node)
                if child.drawn and (not last or child.move in (key, MERGED))
            ]
        return nodes[0] if len(nodes) == 1 else NOTHING

    def _think(self, study: Study, seat: int, budget: Budget) -> int:
        """Thinks until the time or the iterations are used up or the tree is full; says how many iterations it was."""
        most = MOST_ITERATIONS if budget.iterations is None else budget.iterations
        if budget.seconds is None and budget.iterations is not None:
            return int(think(study, seat, most))
        until = time.perf_counter() + (budget.seconds or USUAL)
        done, portion = 0, 8
        while done < most and (now := time.perf_counter()) < until:
            portion = min(portion, most - done)
            added = int(think(study, seat, portion))
            done += added
            if added < portion:
                break
            pace = (time.perf_counter() - now) / portion
            portion = max(1, int(min(AT_ONCE, until - time.perf_counter()) / pace))
        return done


class _Child:
    def __init__(self, number: int, node: Any) -> None:
        self.number, self.move, self.drawn, self.visits = number, int(node.move), bool(node.drawn), int(node.visits)


def _children(study: Study, parent: int) -> list[_Child]:
    found = []
    number = int(study.nodes[parent].child)
    while number != NOTHING:
        found.append(_Child(number, study.nodes[number]))
        number = int(study.nodes[number].sibling)
    return found


def _choice(study: Study, seat: int, legal: set[int]) -> Choice:
    root = int(study.counts[ROOT])
    children = [child for child in _children(study, root) if child.move in legal]
    candidates = sorted(
        (
            Candidate(child.move, child.visits, float(study.values[child.number, seat]) / max(child.visits, 1))
            for child in children
        ),
        key=lambda candidate: (-candidate.visits, -candidate.value, candidate.move),
    )
    visits = sum(candidate.visits for candidate in candidates)
    expects: NDArray[np.float64] = study.values[root].astype(np.float64) / max(int(study.nodes[root].visits), 1)
    return Choice(
        candidates[0].move,
        sure=candidates[0].visits / max(visits, 1),
        expects=tuple(float(share) for share in expects),
        candidates=tuple(candidates),
    )
