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
from tradewinds.core.contract import apply, refusal, spans
from tradewinds.core.game import Game
from tradewinds.core.playout import candidate, count_candidates, playout
from tradewinds.core.position import see
from tradewinds.core.sharing import helpers, meet, own_number, shared
from tradewinds.core.state import CHANCE, OVER
from tradewinds.core.victory import share_victory
from tradewinds.envs.indices import taking_indices_as_they_are
from tradewinds.envs.many_games import CHOOSER, NOBODY
from tradewinds.envs.rewards import pay_result, start
from tradewinds.envs.steps import any_allowed, begin, go_on, go_on_shaped, look

__all__ = ["THREADS", "cuda", "kernels_of", "share_loops"]

wide: Any = np.int64  # rules are compiled once for each width of what they are given
cuda: Any = numba_cuda  # untyped; kernels must find it by a name of this module
Kernel = Callable[..., None]

SIMULATED = bool(numba.config.ENABLE_CUDASIM)  # type: ignore[attr-defined]
THREADS = 128  # in a block
TOGETHER = 1 if SIMULATED else 16  # threads that show a game
DRAWS = 16  # for a move, before others get on with theirs
# Games that are sorted by phase are played where they are kept, which is slower to reach than memory of a thread's own,
# and pays where rules are many and records large, as in Yokohama (1,136 bytes).
LARGE = 1000  # bytes of a record
WORD = 8  # bytes; a record is a number of them
SORTING = 8 if SIMULATED else 512  # threads of a block that plays games sorted by phase
REGISTERS = 65536  # of a processor, which those threads share
SHARED = 48 * 1024  # bytes of memory that the threads of a block may share
MOST_SORTED = 4096  # games of such a block
PHASES = 64  # at most
DONE = PHASES  # the key after those of all phases
KEYS = DONE + 1


@cache
def share_loops() -> None:
    """Has threads of a GPU that step together share loops; ImportError where numba-cuda is missing."""
    if SIMULATED:
        return
    from numba.cuda.extending import overload  # type: ignore[attr-defined]

    overload(own_number)(lambda: lambda: cuda.laneid % TOGETHER)
    overload(helpers)(lambda: lambda: TOGETHER)
    overload(meet)(lambda: lambda: cuda.syncwarp(((1 << TOGETHER) - 1) << (cuda.laneid // TOGETHER * TOGETHER)))


class Room(NamedTuple):
    """How much memory of its own a thread needs for a game, which the compiler must know."""

    record: Any
    moves: int
    seats: int


def room_of(game: Game) -> Room:
    """What a thread needs for a game."""
    return Room(game.dtype, len(game.moves) + 1, game.seats[-1])


@cache
def kernels_of(game: Game) -> SimpleNamespace:
    """The kernels of a game, by name."""
    share_loops()
    room = room_of(game)
    made: list[Any] = [copy_moves, find_refused, choose_all, *_beginning(room)]
    made += [_stepping(room), _stepping_shaped(room), _running(room), _playing_out(room), _advising(room)]
    ready: dict[str, Any] = {kernel.__name__: _jit(kernel) for kernel in made}
    ready["run_sorted"] = _jit(_running_sorted(room), max_registers=REGISTERS // SORTING)
    is_large = room.record.itemsize >= LARGE and "phase" in room.record.names
    return SimpleNamespace(**ready, is_large=is_large, show_block=shown_together(room) * TOGETHER)


def shown_together(room: Room) -> int:
    """How many games a block shows, which has copies of them in memory that its threads share."""
    return max(1, min(THREADS // TOGETHER, SHARED // room.record.itemsize))


def processors() -> int:
    """How many blocks a GPU does side by side, if each fills one of its processors."""
    return 1 if SIMULATED else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)


def _jit(kernel: Kernel, **options: int) -> Any:
    return cuda.jit(kernel) if SIMULATED else taking_indices_as_they_are(cuda.jit(**options)(kernel))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def copy_record(source: Any, index: int, target: Any, place: int) -> None:
    """Copies a record by words; assigned as a whole it is copied byte by byte."""
    words, room = source.view(np.uint64), target.view(np.uint64)
    length = len(words) // len(source)
    for word in range(length):
        room[place * length + word] = words[index * length + word]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def settle(rows: Any, index: int, records: Any, place: int, desk: Any, shares: Any) -> None:
    """Rewards a game that is over, wherever its record is, and deals the next one there."""
    pay_result(records[place], shares, rows.rewards[index])
    generator = records[place].rng
    copy_record(desk.dealt, 0, records, place)
    records[place].rng = generator


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def close(rows: Any, index: int, length: int, over: bool) -> None:
    """Writes how a game stands after random play; `settle` has written its rewards if the last decision ended it."""
    if not over:
        for seat in range(rows.rewards.shape[1]):
            rows.rewards[index, seat] = 0
    rows.over[index] = over
    rows.lengths[index] = length


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def perhaps_legal(state: Any, chooser: Any) -> int:
    """The move that `any_legal` draws, or -1 if DRAWS were refused: others wait, so go on next time."""
    ranges = spans(state)
    count = count_candidates(ranges)
    for _ in range(DRAWS):
        move = wide(candidate(ranges, below(chooser, count)))
        if refusal(state, move) == 0:
            return move
    return wide(-1)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def show(rows: Any, desk: Any, index: int, copies: Any, place: int) -> None:
    """Writes what whoever decides sees, and may do; the threads that show a game read it from a copy beside them."""
    words, room = rows.records.view(np.uint64), copies.view(np.uint64)
    length = len(room) // len(copies)
    for word in shared(0, length):
        room[place * length + word] = words[index * length + word]
    meet()
    rows.seats[index] = copies[place].seat
    look(copies[place], desk.turned, rows.observations[index], rows.masks[index])


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def sort_by_key(here: int, key: Any, order: Any, rank: Any, count: Any, first: Any, waiting: Any) -> None:
    """Writes the slots of a block that are not done, those of one key side by side, and how many wait."""
    own = cuda.threadIdx.x
    for number in range(own, KEYS, SORTING):
        count[number] = 0
    if own == 0:
        waiting[0] = 0
    cuda.syncthreads()
    for slot in range(own, here, SORTING):
        rank[slot] = cuda.atomic.add(count, key[slot], 1)
    cuda.syncthreads()
    for number in range(own, DONE, SORTING):
        first[number] = cuda.atomic.add(waiting, 0, count[number])
    cuda.syncthreads()
    for slot in range(own, here, SORTING):
        if key[slot] != DONE:
            order[first[key[slot]] + rank[slot]] = slot
    cuda.syncthreads()


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
    """New games, what shaped rewards need before their first decision, and what is seen at any."""
    record, move_room, _ = room
    words = shown_together(room) * record.itemsize // WORD

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

    def start_all(rows: Any, desk: Any) -> None:
        index = cuda.grid(1)
        if index < len(rows.records):
            trials = cuda.local.array(1, record)
            start(rows.records[index], trials, rows.standing[index])

    def show_all(rows: Any, desk: Any) -> None:
        copies = cuda.shared.array(words, numba.uint64).view(record)  # where words begin
        index = cuda.grid(1) // TOGETHER
        if index < len(rows.records):
            show(rows, desk, index, copies, cuda.threadIdx.x // TOGETHER)

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

    return step_all_shaped


def _running(room: Room) -> Kernel:
    """Random play, whose last positions `show_all` shows.

    Threads side by side do the same at once and wait for each other where they do not: moves are judged in one place
    and applied in one place, whoever makes them, and nobody waits long for one whose draws are refused again and again.
    """
    (record, move_room, seat_room), chooser = room, CHOOSER

    def run_all(rows: Any, desk: Any, decisions: int) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        own = cuda.local.array(1, record)
        generator = cuda.local.array(1, chooser)
        copy_record(rows.records, index, own, 0)
        generator[0].rng = rows.choosers[index].rng
        length, over, left = rows.lengths[index], False, decisions
        while left > 0:
            move = wide(perhaps_legal(own[0], generator[0]))
            if move >= 0:
                length, over, left = length + 1, False, left - 1
            while move >= 0:
                apply(own[0], move)
                if own[0].seat == OVER:
                    settle(rows, index, own, 0, desk, shares)
                    length, over = 0, True
                move = wide(draw(own[0], weights)) if own[0].seat == CHANCE else wide(-1)
        close(rows, index, length, over)
        rows.choosers[index].rng = generator[0].rng
        copy_record(own, 0, rows.records, index)

    return run_all


def _running_sorted(room: Room) -> Kernel:
    """Random play in which the games of a block are sorted by phase before each move, the players' or chance's.

    A thread makes the next moves of the games that fall to it, so threads side by side are mostly in the same phase and
    go through the same rules: the more games, the more of them. Games are passed around, so they stay where all threads
    reach them.
    """
    (_, move_room, seat_room), chooser = room, CHOOSER

    def run_sorted(rows: Any, desk: Any, decisions: int, games: int) -> None:
        base, own = cuda.blockIdx.x * games, cuda.threadIdx.x
        here = min(games, len(rows.records) - base)
        key = cuda.shared.array(MOST_SORTED, numba.uint8)
        order = cuda.shared.array(MOST_SORTED, numba.int16)
        rank = cuda.shared.array(MOST_SORTED, numba.int16)
        left = cuda.shared.array(MOST_SORTED, numba.int32)
        count = cuda.shared.array(KEYS, numba.int32)
        first = cuda.shared.array(PHASES, numba.int32)
        waiting = cuda.shared.array(1, numba.int32)
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        generator = cuda.local.array(1, chooser)
        for slot in range(own, here, SORTING):
            left[slot] = decisions
            key[slot] = rows.records[base + slot].phase % PHASES
        while True:
            sort_by_key(here, key, order, rank, count, first, waiting)
            if waiting[0] == 0:
                break
            for place in range(own, waiting[0], SORTING):
                slot = order[place]
                index = base + slot
                state = rows.records[index]
                if state.seat == CHANCE:
                    move = wide(draw(state, weights))
                else:
                    generator[0].rng = rows.choosers[index].rng
                    move = wide(perhaps_legal(state, generator[0]))
                    rows.choosers[index].rng = generator[0].rng
                    if move >= 0:
                        left[slot] -= 1
                        close(rows, index, rows.lengths[index] + 1, False)
                if move >= 0:
                    apply(state, move)
                    if state.seat == OVER:
                        settle(rows, index, rows.records, index, desk, shares)
                        rows.lengths[index], rows.over[index] = 0, True
                    key[slot] = state.phase % PHASES if left[slot] > 0 or state.seat == CHANCE else DONE
            cuda.syncthreads()

    return run_sorted


def _playing_out(room: Room) -> Kernel:
    """Random play to the end."""
    record, move_room, seat_room = room

    def play_out_all(starts: Any, generators: Any, means: Any) -> None:
        number = cuda.grid(1)
        if number >= generators.shape[0] * generators.shape[1]:
            return
        index, playing = number // generators.shape[1], number % generators.shape[1]
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        own = cuda.local.array(1, record)
        copy_record(starts, index, own, 0)
        own[0].rng = generators[index, playing]
        if own[0].seat != OVER:
            playout(own[0], weights)
        share_victory(own[0], shares)
        for seat in range(own[0].players):
            means[index, playing, seat] = shares[seat]

    return play_out_all


def _advising(room: Room) -> Kernel:
    """What the bot `greedy` would do."""
    record, move_room, _ = room

    def advise_all(rows: Any, desk: Any, unasked: Any, moves: Any) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        seat = rows.records[index].seat
        if seat == unasked[index]:
            moves[index] = NOBODY
            return
        known = cuda.local.array(1, record)
        bench = GreedyDesk(
            cuda.local.array(move_room, numba.int64),
            cuda.local.array((DEPTH, move_room), numba.int32),
            cuda.local.array(DEPTH, record),
            cuda.local.array(DEPTH, numba.int64),
            cuda.local.array(DEPTH, numba.float64),
        )
        see(rows.records[index], seat, rows.choosers[index].rng, known)
        moves[index] = desk.turned[seat, decide(known[0], bench)]
        rows.choosers[index].rng = known[0].rng

    return advise_all
