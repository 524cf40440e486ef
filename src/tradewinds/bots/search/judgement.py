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
from tradewinds.core.playout import legal
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
    trial = study.worlds[TRIAL]
    study.worlds[TRIAL] = study.worlds[WORLD]
    apply(trial, move)
    return worth(trial, study.worlds[WORLD].seat)


@answers(judge, Judgement)
@rule
def judge_by_outlook(study: Any, node: int) -> None:
    """By how the game judges the position, some turns later."""
    if study.taste[TURNS] != 0:
        play_on(study)
    expect_victory(study.worlds[WORLD], study.worlds, TRIAL, study.expected)


@rule
def play_on(study: Any) -> None:
    """Plays the world on by quick decisions, to where it is judged: when the same seat's turn begins in every world.

    Who is about to move stands better than who has just moved, so judgements in the midst of turns, or at the
    beginning of different seats' turns, cannot be compared.
    """
    world = study.worlds[WORLD]
    until = study.known[0].turn + study.taste[TURNS]
    while until <= world.turn:
        until += world.players
    while world.seat != OVER and (world.turn < until or study.taste[TURNS] < 0):
        if world.seat == CHANCE:
            apply(world, draw(world, study.weights))
        else:
            apply(world, quick_move(study))


@rule
def quick_move(study: Any) -> int:
    """The best of a few moves taken at random, as the game judges them; any move if only one is taken."""
    world = study.worlds[WORLD]
    tried = study.mind.tried
    count = legal(world, tried)
    candidates = min(int(study.taste[CANDIDATES]), count)
    for taken in range(candidates):
        other = taken + below(world, count - taken)
        tried[taken], tried[other] = tried[other], tried[taken]
    if candidates == 1:
        return tried[0]
    best = tried[0]
    best_worth = -np.inf
    for taken in range(candidates):
        promised = promise(study, tried[taken])
        if promised > best_worth:
            best, best_worth = tried[taken], promised
    return best
