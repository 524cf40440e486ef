"""The mind of a search that trusts the game's own judgement: one move ahead at first sight, and after playing on."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.policy import room_for_moves
from tradewinds.bots.search.minds import TRIAL, WORLD, answers, judge, like, look
from tradewinds.bots.search.taste import CANDIDATES, TURNS
from tradewinds.core.chance import below, draw
from tradewinds.core.contract import apply, worth
from tradewinds.core.game import Game
from tradewinds.core.playout import legal, playout
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER
from tradewinds.core.victory import expect_victory

__all__ = ["Judgement"]


class Judgement(NamedTuple):
    """The room that it needs."""

    tried: NDArray[np.int64]  # legal moves while playing on

    @classmethod
    def for_game(cls, game: Game) -> Judgement:
        """Room enough for a game."""
        return cls(room_for_moves(game))


@answers(look, Judgement)
@rule
def look_at_nothing(study: Any) -> None:
    """Each move is tried by itself."""


@answers(like, Judgement)
@rule
def promise(study: Any, move: int) -> float:
    """What the world is worth to whoever decides, after a move."""
    return promise_in(study.worlds, move)


@answers(judge, Judgement)
@rule
def judge_by_outlook(study: Any, node: int) -> None:
    """By how the game judges the position, some turns later."""
    if study.taste[TURNS] != 0:
        turns, candidates = study.taste[TURNS], int(study.taste[CANDIDATES])
        play_on(study.worlds, study.known[0].turn, turns, candidates, study.mind.tried, study.weights)
    expect_victory(study.worlds[WORLD], study.worlds, TRIAL, study.expected)


# What follows is done at every step of a line and is given no more than it needs: a whole study is a hundred numbers.


@rule
def promise_in(worlds: Any, move: int) -> float:
    """What the world is worth to whoever decides, after a move."""
    worlds[TRIAL] = worlds[WORLD]
    apply(worlds[TRIAL], move)
    return worth(worlds[TRIAL], worlds[WORLD].seat)


@rule
def play_on(worlds: Any, begun: int, turns: float, candidates: int, tried: Any, weights: Any) -> None:
    """Plays the world on by quick decisions, to where it is judged: when the same seat's turn begins in every world.

    Who is about to move stands better than who has just moved, so judgements in the midst of turns, or at the
    beginning of different seats' turns, cannot be compared. `begun` is the turn in which the search thinks.
    """
    world = worlds[WORLD]
    if turns < 0 and candidates == 1:
        playout(world, weights)
        return
    until = begun + turns
    while until <= world.turn:
        until += world.players
    while world.seat != OVER and (world.turn < until or turns < 0):
        if world.seat == CHANCE:
            apply(world, draw(world, weights))
        else:
            apply(world, quick_move(worlds, candidates, tried))


@rule
def quick_move(worlds: Any, candidates: int, tried: Any) -> int:
    """The best of a few moves taken at random, as the game judges them; any move if only one is taken."""
    world = worlds[WORLD]
    count = legal(world, tried)
    few = min(candidates, count)
    for taken in range(few):
        other = taken + below(world, count - taken)
        tried[taken], tried[other] = tried[other], tried[taken]
    if few == 1:
        return tried[0]
    best = tried[0]
    best_worth = -np.inf
    for taken in range(few):
        promised = promise_in(worlds, tried[taken])
        if promised > best_worth:
            best, best_worth = tried[taken], promised
    return best
