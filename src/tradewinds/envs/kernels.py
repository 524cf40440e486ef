"""What the threads of a GPU do: each plays one game by the very functions that the loops of a CPU call.

A kernel is made for a game when it is first asked for, since a thread copies its record into memory of its own, whose
size the compiler must know; Numba compiles it at its first launch, in half a minute or so.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import cuda as numba_cuda

from tradewinds.bots.policy import DEPTH, GreedyDesk, decide
from tradewinds.core.chance import below, draw
from tradewinds.core.contract import apply, refusal
from tradewinds.core.game import Game
from tradewinds.core.playout import legal, playout
from tradewinds.core.position import see
from tradewinds.core.state import CHANCE, OVER
from tradewinds.core.victory import share_victory
from tradewinds.envs.many_games import CHOOSER
from tradewinds.envs.rewards import pay_result, start
from tradewinds.envs.steps import any_allowed, begin, go_on, go_on_shaped, look

__all__ = ["cuda", "kernels_of"]

wide: Any = np.int64  # rules are compiled once for each width of what they are given
cuda: Any = numba_cuda  # untyped; kernels must find it by a name of this module
Kernel = Callable[..., None]


class Room(NamedTuple):
    """How much memory of its own a thread needs for a game, which the compiler must know."""

    record: Any
    moves: int
    seats: int


@cache
def kernels_of(game: Game) -> SimpleNamespace:
    """The kernels of a game, by name."""
    room = Room(game.dtype, len(game.moves) + 1, game.seats[-1])
    made = [copy_moves, find_refused, choose_all, *_beginning(room)]
    made += [_stepping(room), _stepping_shaped(room), _playing_out(room), _advising(room)]
    ready: dict[str, Any] = {kernel.__name__: cuda.jit(kernel) for kernel in made}
    ready |= {"run_all": cuda.jit(_running(room, looking=False)), "run_looking": cuda.jit(_running(room, looking=True))}
    return SimpleNamespace(**ready)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def copy_record(source: Any, index: int, target: Any, place: int) -> None:
    """Copies a record by words; assigned as a whole it is copied byte by byte."""
    words, room = source.view(np.uint64), target.view(np.uint64)
    length = len(words) // len(source)
    for word in range(length):
        room[place * length + word] = words[index * length + word]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def show(state: Any, turned: Any, rows: Any, index: int) -> None:
    """Writes what whoever decides sees, and may do."""
    rows.seats[index] = state.seat
    look(state, turned, rows.observations[index], rows.masks[index])


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def settle(rows: Any, index: int, own: Any, desk: Any, shares: Any) -> None:
    """Rewards a game that is over and deals the next one."""
    pay_result(own[0], shares, rows.rewards[index])
    generator = own[0].rng
    copy_record(desk.dealt, 0, own, 0)
    own[0].rng = generator


def copy_moves(given: Any, moves: Any) -> None:
    """Moves of any type of whole numbers, as the other kernels take them."""
    index = cuda.grid(1)
    if index < len(moves):
        moves[index] = given[index]


def find_refused(rows: Any, desk: Any, moves: Any, first_refused: Any) -> None:
    """The first row whose move is not legal."""
    index = cuda.grid(1)
    if index >= len(rows.records):
        return
    refused = not 0 <= moves[index] < desk.turned.shape[1]
    if not refused:
        state = rows.records[index]
        refused = refusal(state, wide(desk.turned_back[state.seat, moves[index]])) != 0
    if refused:
        cuda.atomic.min(first_refused, 0, index)


def choose_all(rows: Any, desk: Any, moves: Any) -> None:
    """Moves at random."""
    index = cuda.grid(1)
    if index < len(rows.records):
        state = rows.records[index]
        moves[index] = any_allowed(state, desk.turned, rows.masks[index], rows.choosers[index])


def _beginning(room: Room) -> list[Kernel]:
    """New games, and what shaped rewards need before their first decision."""
    record, move_room, _ = room

    def begin_all(rows: Any, desk: Any, generators: Any) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        own = cuda.local.array(1, record)
        begin(own, 0, desk.dealt, generators[index], weights)
        for seat in range(rows.rewards.shape[1]):
            rows.rewards[index, seat] = 0
        rows.over[index] = False
        rows.lengths[index] = 0
        copy_record(own, 0, rows.records, index)
        show(own[0], desk.turned, rows, index)

    def start_all(rows: Any, desk: Any) -> None:
        index = cuda.grid(1)
        if index < len(rows.records):
            trials = cuda.local.array(1, record)
            start(rows.records[index], trials, rows.standing[index])

    def show_all(rows: Any, desk: Any) -> None:
        index = cuda.grid(1)
        if index < len(rows.records):
            own = cuda.local.array(1, record)
            copy_record(rows.records, index, own, 0)
            show(own[0], desk.turned, rows, index)

    return [begin_all, start_all, show_all]


def _stepping(room: Room) -> Kernel:
    """One decision of every game."""
    record, move_room, seat_room = room

    def step_all(rows: Any, desk: Any, moves: Any) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        own = cuda.local.array(1, record)
        copy_record(rows.records, index, own, 0)
        move = wide(desk.turned_back[own[0].seat, moves[index]])
        over = go_on(own, 0, move, desk.dealt, weights, shares, rows.rewards[index])
        rows.over[index] = over
        rows.lengths[index] = 0 if over else rows.lengths[index] + 1
        copy_record(own, 0, rows.records, index)
        show(own[0], desk.turned, rows, index)

    return step_all


def _stepping_shaped(room: Room) -> Kernel:
    """The same, rewarded bit by bit."""
    record, move_room, seat_room = room

    def step_all_shaped(rows: Any, desk: Any, moves: Any) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        own = cuda.local.array(1, record)
        trials = cuda.local.array(1, record)
        copy_record(rows.records, index, own, 0)
        move = wide(desk.turned_back[own[0].seat, moves[index]])
        over = go_on_shaped(
            own, 0, move, desk.dealt, weights, shares, rows.rewards[index], trials, rows.standing[index]
        )
        rows.over[index] = over
        rows.lengths[index] = 0 if over else rows.lengths[index] + 1
        copy_record(own, 0, rows.records, index)
        show(own[0], desk.turned, rows, index)

    return step_all_shaped


def _running(room: Room, looking: bool) -> Kernel:
    """Random play, with the observations and masks of every decision or without.

    All games of a block make their decisions together, and what chance does after them in between: threads that do the
    same do it at once, others wait for each other.
    """
    (record, move_room, seat_room), chooser = room, CHOOSER

    def run(rows: Any, desk: Any, decisions: int) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        moves = cuda.local.array(move_room, numba.int16)
        shares = cuda.local.array(seat_room, numba.float64)
        own = cuda.local.array(1, record)
        generator = cuda.local.array(1, chooser)
        copy_record(rows.records, index, own, 0)
        generator[0].rng = rows.choosers[index].rng
        length, over = rows.lengths[index], False
        for _ in range(decisions):
            if looking:
                show(own[0], desk.turned, rows, index)
            move = wide(moves[below(generator[0], legal(own[0], moves))])
            apply(own[0], move)
            length, over = length + 1, False
            while own[0].seat < 0:
                if own[0].seat == OVER:
                    settle(rows, index, own, desk, shares)
                    length, over = 0, True
                if own[0].seat == CHANCE:
                    apply(own[0], draw(own[0], weights))
        if looking:
            show(own[0], desk.turned, rows, index)
        if not over:
            for seat in range(rows.rewards.shape[1]):
                rows.rewards[index, seat] = 0
        rows.over[index] = over
        rows.lengths[index] = length
        rows.choosers[index].rng = generator[0].rng
        copy_record(own, 0, rows.records, index)

    return run


def _playing_out(room: Room) -> Kernel:
    """Random play to the end."""
    record, move_room, seat_room = room

    def play_out_all(starts: Any, generators: Any, means: Any) -> None:
        number = cuda.grid(1)
        if number >= generators.shape[0] * generators.shape[1]:
            return
        index, playing = number // generators.shape[1], number % generators.shape[1]
        weights = cuda.local.array(move_room, numba.int32)
        moves = cuda.local.array(move_room, numba.int64)
        shares = cuda.local.array(seat_room, numba.float64)
        own = cuda.local.array(1, record)
        copy_record(starts, index, own, 0)
        own[0].rng = generators[index, playing]
        if own[0].seat != OVER:
            playout(own[0], moves, weights)
        share_victory(own[0], shares)
        for seat in range(own[0].players):
            means[index, playing, seat] = shares[seat]

    return play_out_all


def _advising(room: Room) -> Kernel:
    """What the bot `greedy` would do."""
    record, move_room, _ = room

    def advise_all(rows: Any, desk: Any, moves: Any) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        known = cuda.local.array(1, record)
        bench = GreedyDesk(
            cuda.local.array(move_room, numba.int64),
            cuda.local.array((DEPTH, move_room), numba.int32),
            cuda.local.array(DEPTH, record),
            cuda.local.array(DEPTH, numba.int64),
            cuda.local.array(DEPTH, numba.float64),
        )
        seat = rows.records[index].seat
        see(rows.records[index], seat, rows.choosers[index].rng, known)
        moves[index] = desk.turned[seat, decide(known[0], bench)]
        rows.choosers[index].rng = known[0].rng

    return advise_all
