"""Information-set Monte Carlo tree search, written once for all games over the contract.

Each iteration draws a world that the seat thinks possible, walks down one tree that all worlds share, tries one new
move, and judges where it led. Chance has nodes of its own, drawn by weight; outcomes that the searching seat could not
tell apart lead to the same node, and so do those of wide draws, which would never come twice. Values are kept for
every seat, and each seat prefers its own (max^n). A move that is legal in some worlds only is measured against the
iterations in which it was there (Cowling, Powley and Whitehouse 2012). Which moves are tried first (PUCT: Rosin 2011)
and what is expected where they lead is told by the study's mind.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from tradewinds.bots.search.minds import WORLD, judge, like, look
from tradewinds.bots.search.taste import CAUTION, CURIOSITY, OPENNESS, TEMPERATURE, THROUGH, WIDEST
from tradewinds.bots.search.tree import LONGEST_PATH, MERGED, NOTHING, ROOT, USED, chance_key, child_for, new_child
from tradewinds.core.chance import below, pick
from tradewinds.core.contract import apply, chances, guess
from tradewinds.core.playout import legal
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER

__all__ = ["first_sight", "think"]


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
        if study.nodes[node].visits == 0 and not study.nodes[node].drawn and not goes_on(study):
            break
    study.known[0].rng = world.rng
    judge(study, node)
    for step in range(depth):
        reached = study.path[step]
        study.nodes[reached].visits += 1
        for seat in range(world.players):
            study.values[reached, seat] += study.expected[seat]


@rule
def goes_on(study: Any) -> bool:
    """Whether a new move is followed at once to what chance does after it."""
    return study.worlds[WORLD].seat == CHANCE and study.taste[THROUGH] != 0


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
        look(study)
        first_sight(study, node, count)
    child = study.nodes[node].child
    while child != NOTHING:
        if not study.nodes[child].drawn:
            study.where[study.nodes[child].move] = child
        child = study.nodes[child].sibling
    late_sight(study, node, count)
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
        option = study.nodes[child]
        option.available += 1
        value = study.values[child, seat] / option.visits if option.visits > 0 else usual
        curious = study.taste[CURIOSITY] * option.prior * math.sqrt(option.available) / (1 + option.visits)
        if value + curious > best_promise:
            best, best_promise = child, value + curious
    return best


# How moves look at first sight


@rule
def first_sight(study: Any, node: int, count: int) -> None:
    """Adds a child for every legal move, likely by how much the mind, which has looked, likes it."""
    if count == 1:  # nothing to weigh
        study.nodes[new_child(study, node, study.moves[0])].prior = 1.0
        study.nodes[node].total = 1.0
        return
    best = -np.inf
    for index in range(count):
        study.worths[index] = like(study, study.moves[index])
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
def late_sight(study: Any, node: int, count: int) -> None:
    """Adds children for moves that were not legal in the worlds before."""
    parent = study.nodes[node]
    looked = False
    for index in range(count):
        move = study.moves[index]
        if study.where[move] == NOTHING:
            if not looked:
                look(study)
                looked = True
            liked = like(study, move)
            likely = math.exp(min((liked - parent.best) / study.taste[TEMPERATURE], 0.0)) / parent.total
            child = new_child(study, node, move)
            study.nodes[child].prior = study.taste[OPENNESS] / count + (1 - study.taste[OPENNESS]) * likely
            study.where[move] = child
