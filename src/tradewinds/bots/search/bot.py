"""`search`: looks ahead in worlds that its seat thinks possible, for as long as it may."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from tradewinds.bots.bot import MOST_ITERATIONS, Budget, Candidate, Choice
from tradewinds.bots.search.judgement import Judgement
from tradewinds.bots.search.taste import Taste
from tradewinds.bots.search.think import think
from tradewinds.bots.search.tree import MERGED, NOTHING, ROOT, USED, Study, chance_key, clear, lead
from tradewinds.core.chance import seeds
from tradewinds.core.contract import apply
from tradewinds.core.game import Game
from tradewinds.core.state import State, copy

__all__ = ["SearchBot"]

CAPACITY = 200_000  # nodes of a tree
AT_ONCE = 0.01  # seconds between two looks at the clock
FIRST_PORTION, PORTION = 8, 100  # iterations between two looks at the tree
USUAL = 0.1  # seconds for a decision, unless a budget says otherwise


class SearchBot:
    """A bot that searches; it keeps its trees from one decision of a turn to the next.

    On several cores it grows a tree on each, in worlds of its own, and adds up what they found: no core waits for
    another, and the choice depends on nothing but the seed, the iterations and the number of cores.
    """

    usual_budget = Budget(seconds=USUAL)

    def __init__(
        self,
        game: Game,
        seed: int,
        taste: Taste | None = None,
        capacity: int = CAPACITY,
        mind: Callable[[Game], Any] = Judgement.for_game,
    ) -> None:
        self.game = game
        self.iterations = 0  # of the last decision, on all cores together
        self._seed = seed
        self._taste = np.array(taste or Taste(**game.search))
        self._capacity = capacity
        self._mind = mind  # makes what is trusted, with room of its own for each core
        self._trees: list[_Tree] = []

    def choose(self, position: State, budget: Budget) -> Choice:
        """The move that was tried most."""
        legal = self.game.legal(position)
        trees = self._sit_down(position, set(legal), budget.cores)
        if len(legal) == 1:
            return Choice(legal[0], sure=1.0)
        self.iterations = _think(trees, budget)
        choice = _choice(trees, int(position.seat), set(legal))
        for tree in trees:
            tree.remember(position, choice.move)
        return choice

    def _sit_down(self, position: State, legal: set[int], cores: int) -> list[_Tree]:
        """A tree of the position for each core."""
        if len(self._trees) < cores:
            self._trees += [
                _Tree(self._study(int(position.players)), generator)
                for generator in seeds(self._seed, cores)[len(self._trees) :]
            ]
        for tree in self._trees[:cores]:
            tree.sit_down(position, legal)
        return self._trees[:cores]

    def _study(self, players: int) -> Study:
        return Study.for_game(self.game, players, self._capacity, self._taste, self._mind(self.game))


class _Tree:
    """One tree, and what leads from one decision to the next in it."""

    def __init__(self, study: Study, generator: np.uint64) -> None:
        self.study = study
        self._generator = generator
        self._before: tuple[State, int] | None = None  # the last position that was thought about, and the move
        clear(study)

    def sit_down(self, position: State, legal: set[int]) -> None:
        """Goes on with the tree of the last decision if it leads to the position, else begins a new one."""
        study = self.study
        followed = self._follow(position)
        if followed == NOTHING or not self._knows(followed, legal) or study.counts[USED] > len(study.nodes) // 2:
            clear(study)
        else:
            study.counts[ROOT] = followed
        study.known[0] = position
        study.known[0].rng = self._generator

    def remember(self, position: State, move: int) -> None:
        """Keeps what was thought about, and which move was chosen."""
        self._generator = self.study.known[0].rng
        self._before = copy(position), move

    def _follow(self, position: State) -> int:
        """The node to which the last move and the chance after it have led, if it is in the tree."""
        if self._before is None:
            return NOTHING
        before, move = self._before
        self._before = None
        drawn = int(position.ply) - int(before.ply) - 1  # moves since then, if they were all chance's
        if drawn < 0 or position.seat != before.seat or position.turn != before.turn:
            return NOTHING
        if drawn == 0 and not _leads_to(before, move, position):  # another move than the chosen one was played
            return NOTHING
        reached = [child for child in _children(self.study, self.study.counts[ROOT]) if child.move == move]
        nodes = [int(child.number) for child in reached]
        key = chance_key(self.study, position, int(position.seat))
        for step in range(drawn):
            last = step == drawn - 1
            nodes = [
                child.number
                for node in nodes
                for child in _children(self.study, node)
                if child.drawn and (not last or child.move in (key, MERGED))
            ]
        return nodes[0] if len(nodes) == 1 else NOTHING

    def _knows(self, node: int, legal: set[int]) -> bool:
        """Whether the moves known at a node are of this position, as they are not where another move was played."""
        tried = {child.move for child in _children(self.study, node) if not child.drawn}
        return not tried or not tried.isdisjoint(legal)

    def grow(self, seconds: float | None, most: int) -> int:
        """Thinks until nothing can change its mind, the budget is used up or the tree is full; says how long.

        Nothing can once the favourite move leads by more than the iterations that are left.
        """
        seat = int(self.study.known[0].seat)
        until = math.inf if seconds is None else time.perf_counter() + seconds
        done, portion, left = 0, FIRST_PORTION, most
        while left > 0 and lead(self.study) <= left:
            began = time.perf_counter()
            portion = min(portion, left)
            added = int(think(self.study, seat, portion))
            done += added
            if added < portion:
                break
            left = most - done
            portion = PORTION
            if seconds is not None:
                now = time.perf_counter()
                pace = (now - began) / added
                left = min(left, int((until - now) / pace))
                portion = max(1, int(AT_ONCE / pace))
        return done


def _think(trees: list[_Tree], budget: Budget) -> int:
    """Grows the trees side by side, the iterations shared out among them; says how many iterations it was."""
    most = MOST_ITERATIONS if budget.iterations is None else budget.iterations
    seconds = USUAL if budget.seconds is None and budget.iterations is None else budget.seconds
    shares = [(most + number) // len(trees) for number in range(len(trees))]
    if len(trees) == 1:
        return trees[0].grow(seconds, most)
    with ThreadPoolExecutor(len(trees)) as pool:  # compiled rules hold no lock
        return sum(pool.map(lambda tree, share: tree.grow(seconds, share), trees, shares))


def _leads_to(before: State, move: int, position: State) -> bool:
    """Whether a move in a position, as the seat knew it, makes the other one."""
    after = copy(before)
    apply(after, move)
    after.rng = position.rng
    return after.tobytes() == position.tobytes()


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


def _choice(trees: list[_Tree], seat: int, legal: set[int]) -> Choice:
    visits: dict[int, int] = {}
    values: dict[int, float] = {}
    expected, root_visits = np.zeros(trees[0].study.values.shape[1]), 0
    for tree in trees:
        study, root = tree.study, int(tree.study.counts[ROOT])
        expected += study.values[root]
        root_visits += int(study.nodes[root].visits)
        for child in _children(study, root):
            if child.move in legal:
                visits[child.move] = visits.get(child.move, 0) + child.visits
                values[child.move] = values.get(child.move, 0.0) + float(study.values[child.number, seat])
    candidates = sorted(
        (Candidate(move, count, values[move] / max(count, 1)) for move, count in visits.items()),
        key=lambda candidate: (-candidate.visits, -candidate.value, candidate.move),
    )
    return Choice(
        candidates[0].move,
        sure=candidates[0].visits / max(sum(visits.values()), 1),
        expects=tuple(float(share) for share in expected / max(root_visits, 1)),
        candidates=tuple(candidates),
    )
