"""`expert`: the search guided by the network, which likes moves at first sight and judges where they lead."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from tradewinds.bots.bot import Bot
from tradewinds.bots.learned.policy import LearnedDesk, liking, read
from tradewinds.bots.learned.weights import Source
from tradewinds.bots.learned.winning import estimate
from tradewinds.bots.registry import find_maker
from tradewinds.bots.search import SearchBot, Taste
from tradewinds.bots.search.minds import WORLD, answers, judge, like, look
from tradewinds.bots.search.think import first_sight
from tradewinds.core.chance import draw
from tradewinds.core.contract import apply
from tradewinds.core.game import Game
from tradewinds.core.playout import legal
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER

__all__ = ["ExpertMaker"]

CAPACITY = 500_000  # nodes of a tree: every position that is judged has its moves in it
# What holds unless a game says otherwise. Dice are told apart, decks are not.
TASTE = Taste(temperature=1.0, curiosity=1.5, caution=0.1, openness=0.05, widest=12.0, through=1.0)


class ExpertMaker:
    """Makes bots that search by what a network learnt: by a file of one's own, or by the weights of the game.

    Where a game comes with none they are `search`. `figures` are those of Taste that shall be others than usual.
    """

    usual_budget = SearchBot.usual_budget

    def __init__(self, path: Path | str | None = None, **figures: float) -> None:
        self._source = Source(path)
        self._figures = figures
        TASTE._replace(**figures)  # refuses what is none

    def __call__(self, game: Game, seed: int) -> Bot:
        """A new bot."""
        weights = self._source.weights(game)
        if weights is None:
            return find_maker("search")(game, seed)
        taste = TASTE._replace(**{**game.expert, **self._figures})
        return SearchBot(game, seed, taste, CAPACITY, partial(LearnedDesk.for_game, weights=weights))


@answers(look, LearnedDesk)
@rule
def read_world(study: Any) -> None:
    """As whoever decides in the world sees it."""
    read(study.worlds[WORLD], study.mind)


@answers(like, LearnedDesk)
@rule
def like_as_learnt(study: Any, move: int) -> float:
    """As much as the network does."""
    return liking(study.worlds[WORLD], study.mind, move)


@answers(judge, LearnedDesk)
@rule
def judge_as_learnt(study: Any, node: int) -> None:
    """By the odds as whoever decides sees them; their moves are liked in the same reading."""
    world = study.worlds[WORLD]
    here = world.seat != CHANCE
    while world.seat == CHANCE:
        apply(world, draw(world, study.weights))
    estimate(world, study.mind, study.expected)
    if here and world.seat != OVER and study.nodes[node].total == 0:
        first_sight(study, node, legal(world, study.moves))
