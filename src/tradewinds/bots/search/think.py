"""Information-set Monte Carlo tree search, written once for all games over the contract.

Each iteration draws a world that the seat thinks possible, walks down one tree that all worlds share, tries one new
move, and judges where it led. Chance has nodes of its own, drawn by weight; outcomes that the searching seat could not
tell apart lead to the same node, and so do those of wide draws, which would never come twice. Values are kept for
every seat, and each seat prefers its own (max^n). A move that is legal in some worlds only is measured against the
iterations in which it was there (Cowling, Powley and Whitehouse 2012). Which moves are tried first is told by the
game's judgement, one move ahead (PUCT: Rosin 2011).
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from tradewinds.bots.search.tree import LONGEST_PATH, MERGED, NOTHING, ROOT, USED, chance_key, child_for, new_child
from tradewinds.core.chance import below, pick
from tradewinds.core.contract import apply, chances, guess, worth
from tradewinds.core.playout import legal
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER
from tradewinds.core.victory import expect_victory

__all__ = ["Taste", "think"]


class Taste(NamedTuple):
    """How a search weighs things; each figure was measured in the arena."""

    temperature: float = 3.0  # difference in worth that makes a move e times as likely at first sight
    curiosity: float = 1.0  # how much what looks good at first sight is explored
    caution: float = 0.1  # how much less than its siblings an untried move is taken to be worth
    openness: float = 0.1  # how much of the first sight is shared out evenly
    turns: float = 1.0  # after how many turns, or rounds more, positions are judged; 0: at once, -1: at the end
    candidates: float = 3.0  # of how many random moves the best is played, playing on; 1: any move
    widest: float = 0.0  # chance of more outcomes than this leads to one node


TEMPERATURE, CURIOSITY, CAUTION, OPENNESS, TURNS, CANDIDATES, WIDEST = range(len(Taste._fields))
WORLD, TRIAL = range(2)  # places in `worlds`


@rule
def think(study: Any, viewer: int, iterations: int) -> int:
    """Grows the tree by so many iterations, or until it is full; returns how many there were."""
    for done in range(iterations):
        if study.counts[USED] + len(study.moves) + LONGEST_PATH > len(study.nodes):
            return done
        iterate(study, viewer)
    return iterations


@rule
def iterate(study: Any, viewer: int) -> None:
    """One world, one walk down the tree, one judgement."""
    world = study.worlds[WORLD]
    study.worlds[WORLD] = study.known[0]
    guess(world, viewer)
    node = study.counts[ROOT]
    study.path[0] = node
    depth = 1
    while world.seat != OVER and depth < LONGEST_PATH:
        if world.seat == CHANCE:
            node = let_chance_decide(study, node, viewer)
        elif study.nodes[node].visits == 0 and depth > 1:
            break
        else:
            node = try_move(study, node)
        study.path[depth] = node
        depth += 1
        if study.nodes[node].visits == 0 and not study.nodes[node].drawn:
            break
    study.known[0].rng = world.rng
    judge(study)
    for step in range(depth):
        reached = study.path[step]
        study.nodes[reached].visits += 1
        for seat in range(world.players):
            study.values[reached, seat] += study.expected[seat]


@rule
def let_chance_decide(study: Any, node: int, viewer: int) -> int:
    """Draws an outcome by its weight and returns the node it leads to."""
    world = study.worlds[WORLD]
    first, after, total = chances(world, study.weights)
    outcome = first + pick(study.weights, below(world, total))
    apply(world, outcome)
    wide = after - first > study.taste[WIDEST]
    return child_for(study, node, MERGED if wide else chance_key(study, world, viewer))


@rule
def try_move(study: Any, node: int) -> int:
    """Plays the most promising legal move of the world and returns the node it leads to."""
    world = study.worlds[WORLD]
    count = legal(world, study.moves)
    if study.nodes[node].total == 0:
        first_sight(study, node, count)
    child = study.nodes[node].child
    while child != NOTHING:
        if not study.nodes[child].drawn:
            study.where[study.nodes[child].move] = child
        child = study.nodes[child].sibling
    chosen = most_promising(study, node, count)
    child = study.nodes[node].child
    while child != NOTHING:
        if not study.nodes[child].drawn:
            study.where[study.nodes[child].move] = NOTHING
        child = study.nodes[child].sibling
    apply(world, study.nodes[chosen].move)
    return chosen


@rule
def most_promising(study: Any, node: int, count: int) -> int:
    """The child with the best balance of what it brought and how little it was tried."""
    seat = study.worlds[WORLD].seat
    parent = study.nodes[node]
    usual = 0.5
    if parent.visits > 0:
        usual = study.values[node, seat] / parent.visits - study.taste[CAUTION]
    best = NOTHING
    best_promise = -np.inf
    for index in range(count):
        child = study.where[study.moves[index]]
        if child == NOTHING:
            child = late_sight(study, node, study.moves[index], count)
        option = study.nodes[child]
        option.available += 1
        value = study.values[child, seat] / option.visits if option.visits > 0 else usual
        curious = study.taste[CURIOSITY] * option.prior * math.sqrt(option.available) / (1 + option.visits)
        if value + curious > best_promise:
            best, best_promise = child, value + curious
    return best


# How moves look at first sight


@rule
def promise(study: Any, move: int) -> float:
    """What the world is worth to whoever decides, after a move."""
    trial = study.worlds[TRIAL]
    study.worlds[TRIAL] = study.worlds[WORLD]
    apply(trial, move)
    return worth(trial, study.worlds[WORLD].seat)


@rule
def first_sight(study: Any, node: int, count: int) -> None:
    """Adds a child for every legal move, likely by how the game judges the position after it."""
    if count == 1:  # nothing to weigh
        study.nodes[new_child(study, node, study.moves[0])].prior = 1.0
        study.nodes[node].total = 1.0
        return
    best = -np.inf
    for index in range(count):
        study.worths[index] = promise(study, study.moves[index])
        best = max(best, study.worths[index])
    total = 0.0
    for index in range(count):
        study.worths[index] = math.exp((study.worths[index] - best) / study.taste[TEMPERATURE])
        total += study.worths[index]
    study.nodes[node].best = best
    study.nodes[node].total = total
    evenly = study.taste[OPENNESS] / count
    for index in range(count - 1, -1, -1):
        child = new_child(study, node, study.moves[index])
        study.nodes[child].prior = evenly + (1 - study.taste[OPENNESS]) * study.worths[index] / total


@rule
def late_sight(study: Any, node: int, move: int, count: int) -> int:
    """Adds a child for a move that was not legal in the worlds before."""
    parent = study.nodes[node]
    likely = math.exp(min((promise(study, move) - parent.best) / study.taste[TEMPERATURE], 0.0)) / parent.total
    child = new_child(study, node, move)
    study.nodes[child].prior = study.taste[OPENNESS] / count + (1 - study.taste[OPENNESS]) * likely
    return child


# What is expected


@rule
def judge(study: Any) -> None:
    """Writes the share of the victory that every seat can expect in the world."""
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
            first, _, total = chances(world, study.weights)
            apply(world, first + pick(study.weights, below(world, total)))
        else:
            apply(world, quick_move(study))


@rule
def quick_move(study: Any) -> int:
    """The best of a few moves taken at random, as the game judges them; any move if only one is taken."""
    world = study.worlds[WORLD]
    count = legal(world, study.tried)
    candidates = min(int(study.taste[CANDIDATES]), count)
    for taken in range(candidates):
        other = taken + below(world, count - taken)
        study.tried[taken], study.tried[other] = study.tried[other], study.tried[taken]
    if candidates == 1:
        return study.tried[0]
    best = study.tried[0]
    best_worth = -np.inf
    for taken in range(candidates):
        promised = promise(study, study.tried[taken])
        if promised > best_worth:
            best, best_worth = study.tried[taken], promised
    return best
