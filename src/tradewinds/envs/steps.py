"""What one game of a batch does in a step.

These are rules of one record and of rows that belong to it: they allocate nothing and raise nothing, so that the
loops of a CPU and the threads of a GPU call the very same functions. `records[index]` is the game; the record may also
be the only one of an array of a thread's own. `weights` is room for the weights of chance, `shares` for a figure of
each seat.
"""

from __future__ import annotations

from typing import Any

from tradewinds.core.chance import below, draw
from tradewinds.core.contract import apply, observe, refusal, spans
from tradewinds.core.playout import candidate, count_candidates
from tradewinds.core.rule import rule
from tradewinds.core.sharing import clear, shared
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.envs.rewards import pay, pay_result, start

__all__ = ["allow", "any_allowed", "begin", "go_on", "go_on_shaped", "let_chance_play", "look"]


@rule
def let_chance_play(state: State, weights: Any) -> None:
    """Plays on to the next decision of a player, or to the end."""
    while state.seat == CHANCE:
        apply(state, draw(state, weights))


@rule
def begin(records: Any, index: int, dealt: Any, generator: Any, weights: Any) -> None:
    """A new game, from the table `dealt[0]` as it is before any chance, to the first decision."""
    records[index] = dealt[0]
    records[index].rng = generator
    let_chance_play(records[index], weights)


@rule
def go_on(records: Any, index: int, move: int, dealt: Any, weights: Any, shares: Any, rewards: Any) -> bool:
    """Plays a legal move and what chance does after it; where that ends the game, rewards it and begins the next one.

    The reward is the share of the victory less an even share. The next game's generator is where this one's got to.
    """
    state = records[index]
    apply(state, move)
    let_chance_play(state, weights)
    pay_result(state, shares, rewards)
    if state.seat != OVER:
        return False
    begin(records, index, dealt, state.rng, weights)
    return True


@rule
def go_on_shaped(
    records: Any,
    index: int,
    move: int,
    dealt: Any,
    weights: Any,
    shares: Any,
    rewards: Any,
    trials: Any,
    standing: Any,
) -> bool:
    """The same, rewarded bit by bit, which compiles the game's judgement too; see `tradewinds.envs.rewards`."""
    state = records[index]
    apply(state, move)
    let_chance_play(state, weights)
    pay(state, trials, standing, shares, rewards)
    if state.seat != OVER:
        return False
    begin(records, index, dealt, state.rng, weights)
    start(state, trials, standing)
    return True


@rule
def allow(state: State, turned: Any, mask: Any) -> None:
    """Marks the legal moves of whoever decides; `turned[seat, move]` is what the seat calls a move."""
    clear(mask, len(mask))
    for first, after in spans(state):
        for move in shared(first, after):
            mask[turned[state.seat, move]] = refusal(state, move) == 0


@rule
def look(state: State, turned: Any, observation: Any, mask: Any) -> None:
    """Writes what whoever decides sees, and the moves they may make."""
    observe(state, state.seat, observation)
    allow(state, turned, mask)


@rule
def any_allowed(state: State, turned: Any, mask: Any, chooser: Any) -> int:
    """One of the moves marked in a mask, each as likely as the others and drawn as `any_legal` draws it."""
    ranges = spans(state)
    count = count_candidates(ranges)
    while True:
        named = turned[state.seat, candidate(ranges, below(chooser, count))]
        if mask[named]:
            return named
