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
from tradewinds.core.playout import any_legal, candidate, count_candidates, playout
from tradewinds.core.position import see
from tradewinds.core.sharing import clear, meet, shared
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
DRAWS = 16  # for a move, before others get on with theirs
# Games that are sorted by phase are played where they are kept, which is slower to reach than memory of a thread's own,
# and pays where rules are many and records large, as in Yokohama (1,136 bytes). Of small ones, as in Machi Koro (336),
# a processor has room for so many that games are shown where they are played.
LARGE = 1000  # bytes of a record
SMALL = 500
WORD = 8  # bytes; a record is a number of them
SORTING = 8 if SIMULATED else 512  # threads of a block that plays games sorted by phase
REGISTERS = 65536  # of a processor, which all its threads share
TOGETHER = 1 if SIMULATED else 16  # threads that show a game, a power of 2
OTHERS = TOGETHER - 1
LOOKING = 2 if SIMULATED else 256  # threads of a block that shows games
SHOWING = 4 if SIMULATED else 128  # threads of a block that plays and shows games
SHOWN = 2 if SIMULATED else 64  # games of such a block, at most
SHARED = 48 * 1024  # bytes of memory that the threads of a block may share
MOST_SORTED = 4096  # games of such a block
PHASES = 64  # at most
DONE = PHASES  # the key after those of all phases
IDLE = -1  # instead of how many decisions a game has left that takes no part
KEYS = DONE + 1


@cache
def share_loops() -> None:
    """Has threads of a GPU that step together share loops; ImportError where numba-cuda is missing."""
    if SIMULATED:
        return
    from numba.cuda.extending import overload  # type: ignore[attr-defined]

    overload(meet)(lambda: lambda: cuda.syncthreads())
    overload(shared, prefer_literal=True, strict=False)(_rounds)
    overload(clear)(lambda out, size: lambda out, size: None)  # `wipe` has done it


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def lane() -> int:
    """Which of the threads that share a game this is, from 0 on."""
    return wide(cuda.laneid & OTHERS)


def _rounds(first: Any, after: Any) -> Callable[..., Any]:
    """The rounds of a shared loop: if the compiler knows how many, as many for each thread, one after the other.

    Those who have none left do the last round once more: to do the same as others costs nothing.
    """
    if not (hasattr(first, "literal_value") and hasattr(after, "literal_value")):
        return lambda first, after: range(first + lane(), after, TOGETHER)
    each = [f"mine + {turn}" for turn in range(first.literal_value, after.literal_value, TOGETHER)]
    each[-1] = f"min({each[-1]}, {after.literal_value - 1})"
    lines = ["def rounds(first, after):", "    mine = lane()", f"    return ({', '.join(each)},)"]
    scope: dict[str, Any] = {"lane": lane}
    exec("\n".join(lines), scope)  # noqa: S102 - numbers of our own
    rounds: Callable[..., Any] = scope["rounds"]
    return rounds


class Room(NamedTuple):
    """How much memory of its own a thread needs for a game, which the compiler must know."""

    record: Any
    moves: int
    seats: int
    sizes: tuple[int, int]  # how many features and moves are shown

    @property
    def words(self) -> int:
        """How long a record is."""
        return int(self.record.itemsize) // WORD


def room_of(game: Game) -> Room:
    """What a thread needs for a game."""
    return Room(game.dtype, len(game.moves) + 1, game.seats[-1], (len(game.features), len(game.moves)))


@cache
def kernels_of(game: Game) -> SimpleNamespace:
    """The kernels of a game, by name."""
    share_loops()
    room = room_of(game)
    made: list[Any] = [copy_moves, find_refused, choose_all, *_beginning(room)]
    made += [_stepping(room), _stepping_shaped(room), _running(room), _running_shown(room), _playing_out(room)]
    made += [_advising(room), fill]
    ready: dict[str, Any] = {kernel.__name__: _jit(kernel) for kernel in made}
    registers = REGISTERS // SORTING
    ready["run_sorted"] = _jit(_running_sorted(room, by_mask=False), max_registers=registers)
    ready["run_shown_sorted"] = _jit(_running_sorted(room, by_mask=True), max_registers=registers)
    can_be_sorted = "phase" in room.record.names
    is_small = room.record.itemsize <= SMALL or not can_be_sorted
    is_large = room.record.itemsize >= LARGE and can_be_sorted
    ready |= {"is_small": is_small, "is_large": is_large, "showing": SHOWING}
    ready |= {"together": shown_together(room), "shown": shown_playing(room)}
    return SimpleNamespace(**ready)


def shown_together(room: Room) -> int:
    """How many games a block shows, whose records its threads share: a power of 2."""
    return 1 << (min(LOOKING // TOGETHER, SHARED // room.record.itemsize).bit_length() - 1)


def shown_playing(room: Room) -> int:
    """How many games a block plays and shows."""
    return min(SHOWN, SHARED // room.record.itemsize)


def sorted_together(games: int) -> int:
    """How many games a block of `run_sorted` has: as many as come to it if all are played side by side.

    No block that shows games has some of two of these.
    """
    processors = 1 if SIMULATED else int(cuda.get_current_device().MULTIPROCESSOR_COUNT)
    each = min(MOST_SORTED, max(SORTING, -(-games // processors)))
    return -(-each // LOOKING) * LOOKING


def _jit(kernel: Kernel, **options: int) -> Any:
    return cuda.jit(kernel) if SIMULATED else taking_indices_as_they_are(cuda.jit(**options)(kernel))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def copy_words(source: Any, first: int, target: Any, place: int, length: int) -> None:
    """Copies a record by words; as a whole it is copied byte by byte."""
    for word in range(length):
        target[place + word] = source[first + word]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def deal_again(state: Any, words: Any, place: int, desk: Any, length: int) -> None:
    """Deals the next game where one is over."""
    generator = state.rng
    copy_words(desk.dealt_words, 0, words, place, length)
    state.rng = generator


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def play(
    rows: Any,
    index: int,
    desk: Any,
    state: Any,
    words: Any,
    place: int,
    length: int,
    room: Any,
    move: int,
    is_last: bool,
) -> bool:
    """Plays a move and what chance does after it, and deals the next game if this one ends: whether it did.

    `place` is where the words of the record begin; rewards are of interest at the last decision only. Whoever moves,
    players or chance, moves are applied in this one place.
    """
    weights, shares = room
    over = False
    while move >= 0:
        apply(state, move)
        if state.seat == OVER:
            over = True
            if is_last:
                pay_result(state, shares, rows.rewards[index])
            deal_again(state, words, place, desk, length)
        move = wide(draw(state, weights)) if state.seat == CHANCE else wide(-1)
    return over


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def close(rows: Any, index: int, length: int, over: bool) -> None:
    """Writes how a game stands after random play; its rewards are there if the last decision ended it."""
    if not over:
        for seat in range(rows.rewards.shape[1]):
            rows.rewards[index, seat] = 0
    rows.over[index] = over
    rows.lengths[index] = length


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def perhaps_legal(state: Any, chooser: Any, draws: int) -> int:
    """The move that `any_legal` draws, or -1 if so many draws were refused: others wait, so go on next time."""
    ranges = spans(state)
    count = count_candidates(ranges)
    for _ in range(draws):
        move = wide(candidate(ranges, below(chooser, count)))
        if refusal(state, move) == 0:
            return move
    return wide(-1)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def perhaps_allowed(state: Any, turned: Any, mask: Any, chooser: Any, draws: int) -> int:
    """The same move, by the mask that has been made of the position."""
    ranges = spans(state)
    count = count_candidates(ranges)
    for _ in range(draws):
        move = wide(candidate(ranges, below(chooser, count)))
        if mask[turned[state.seat, move]]:
            return move
    return wide(-1)


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def wipe(numbers: Any, start: int, size: int) -> None:
    """Writes zeros, by those who share a game, from where memory is cut into pieces: a store across counts twice."""
    place = (start & ~OTHERS) + lane()
    if start <= place < start + size:
        numbers[place] = 0
    for turn in range(1, size // TOGETHER):
        numbers[place + turn * TOGETHER] = 0
    for turn in range(max(1, size // TOGETHER), size // TOGETHER + 2):
        if place + turn * TOGETHER < start + size:
            numbers[place + turn * TOGETHER] = 0


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def join() -> None:
    """Waits for those who share a game: from now on what one has written may be read, and overwritten, by another."""
    if TOGETHER > 1:
        cuda.syncwarp(((1 << TOGETHER) - 1) << (cuda.laneid & ~OTHERS))


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def show(rows: Any, desk: Any, index: int, state: Any, sizes: Any) -> None:
    """Writes what whoever decides sees, and may do, by threads that share a game and have its record beside them."""
    features, moves = sizes
    rows.seats[index] = state.seat
    wipe(desk.observations, index * features, features)
    wipe(desk.masks, index * moves, moves)
    join()
    look(state, desk.turned, rows.observations[index], rows.masks[index])


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


def fill(numbers: Any, number: int) -> None:
    """The same number everywhere."""
    index = cuda.grid(1)
    if index < len(numbers):
        numbers[index] = number


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
    record, length, move_room, sizes = room.record, room.words, room.moves, room.sizes
    together = shown_together(room)
    all_words = together * length

    def begin_all(rows: Any, desk: Any, generators: Any) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        words = cuda.local.array(length, numba.uint64)
        own = words.view(record)
        begin(own, 0, desk.dealt, generators[index], weights)
        for seat in range(rows.rewards.shape[1]):
            rows.rewards[index, seat] = 0
        rows.over[index] = False
        rows.lengths[index] = 0
        copy_words(words, 0, desk.words, index * length, length)

    def start_all(rows: Any, desk: Any) -> None:
        index = cuda.grid(1)
        if index < len(rows.records):
            trials = cuda.local.array(1, record)
            start(rows.records[index], trials, rows.standing[index])

    def show_listed(rows: Any, desk: Any, listed: Any) -> None:
        words = cuda.shared.array(all_words, numba.uint64)
        copies = words.view(record)  # where words begin
        place, first = cuda.threadIdx.x // TOGETHER, cuda.blockIdx.x * together
        if listed[first] < 0:
            return
        index = listed[first + place]
        if index < 0:
            index = listed[first]  # shown once more, since all have to meet
        word = lane()
        while word < length:
            words[place * length + word] = desk.words[index * length + word]
            word += TOGETHER
        join()
        show(rows, desk, index, copies[place], sizes)

    return [begin_all, start_all, show_listed]


def _stepping(room: Room) -> Kernel:
    """One decision of every game."""
    (record, move_room, seat_room, _), length = room, room.words

    def step_all(rows: Any, desk: Any, moves: Any) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        words = cuda.local.array(length, numba.uint64)
        own = words.view(record)
        copy_words(desk.words, index * length, words, 0, length)
        move = wide(desk.turned_back[own[0].seat, moves[index]])
        over = go_on(own, 0, move, desk.dealt, weights, shares, rows.rewards[index])
        rows.over[index] = over
        rows.lengths[index] = 0 if over else rows.lengths[index] + 1
        copy_words(words, 0, desk.words, index * length, length)

    return step_all


def _stepping_shaped(room: Room) -> Kernel:
    """The same, rewarded bit by bit."""
    (record, move_room, seat_room, _), length = room, room.words

    def step_all_shaped(rows: Any, desk: Any, moves: Any) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        words = cuda.local.array(length, numba.uint64)
        own = words.view(record)
        trials = cuda.local.array(1, record)
        copy_words(desk.words, index * length, words, 0, length)
        move = wide(desk.turned_back[own[0].seat, moves[index]])
        over = go_on_shaped(
            own, 0, move, desk.dealt, weights, shares, rows.rewards[index], trials, rows.standing[index]
        )
        rows.over[index] = over
        rows.lengths[index] = 0 if over else rows.lengths[index] + 1
        copy_words(words, 0, desk.words, index * length, length)

    return step_all_shaped


def _running(room: Room) -> Kernel:
    """Random play, whose last positions `show_all` shows.

    Threads side by side do the same at once and wait for each other where they do not: moves are judged in one place
    and applied in one place, whoever makes them, and nobody waits long for one whose draws are refused again and again.
    """
    (record, move_room, seat_room, _), length, chooser, draws = room, room.words, CHOOSER, DRAWS

    def run_all(rows: Any, desk: Any, decisions: int) -> None:
        index = cuda.grid(1)
        if index >= len(rows.records):
            return
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        words = cuda.local.array(length, numba.uint64)
        own = words.view(record)
        generator = cuda.local.array(1, chooser)
        copy_words(desk.words, index * length, words, 0, length)
        generator[0].rng = rows.choosers[index].rng
        played, over, left = rows.lengths[index], False, decisions
        while left > 0:
            move = wide(perhaps_legal(own[0], generator[0], draws))
            if move >= 0:
                left -= 1
                over = play(rows, index, desk, own[0], words, 0, length, (weights, shares), move, left == 0)
                played = 0 if over else played + 1
        close(rows, index, played, over)
        rows.choosers[index].rng = generator[0].rng
        copy_words(words, 0, desk.words, index * length, length)

    return run_all


def _running_shown(room: Room) -> Kernel:
    """Random play of which every decision is shown.

    The records of a block's games are side by side where all its threads reach them: each of some threads makes the
    move of one game, then all of them show the games.
    """
    (record, move_room, seat_room, sizes), length, chooser = room, room.words, CHOOSER
    games, threads = shown_playing(room), SHOWING
    all_words, groups = games * length, threads // TOGETHER

    def run_shown(rows: Any, desk: Any, decisions: int) -> None:
        base, own = cuda.blockIdx.x * games, cuda.threadIdx.x
        here = min(games, len(rows.records) - base)
        words = cuda.shared.array(all_words, numba.uint64)
        records = words.view(record)
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        generator = cuda.local.array(1, chooser)
        played, over = wide(0), False
        for word in range(own, here * length, threads):
            words[word] = desk.words[base * length + word]
        if own < here:
            generator[0].rng = rows.choosers[base + own].rng
            played = rows.lengths[base + own]
        cuda.syncthreads()
        for done in range(decisions):
            if own < here:
                move = wide(any_legal(records[own], generator[0]))
                over = play(
                    rows,
                    base + own,
                    desk,
                    records[own],
                    words,
                    own * length,
                    length,
                    (weights, shares),
                    move,
                    done == decisions - 1,
                )
                played = 0 if over else played + 1
            cuda.syncthreads()
            first = own // TOGETHER
            for _ in range((here + groups - 1) // groups):  # as often for all, since they may have to meet
                place = min(first, here - 1)
                show(rows, desk, base + place, records[place], sizes)
                first += groups
            cuda.syncthreads()
        for word in range(own, here * length, threads):
            desk.words[base * length + word] = words[word]
        if own < here:
            close(rows, base + own, played, over)
            rows.choosers[base + own].rng = generator[0].rng

    return run_shown


def _running_sorted(room: Room, by_mask: bool) -> Kernel:
    """Random play in which the games of a block are sorted by phase before each move, the players' or chance's.

    A thread makes the next moves of the games that fall to it, so threads side by side are mostly in the same phase and
    go through the same rules: the more games, the more of them. Games are passed around, so they stay where all threads
    reach them.
    """
    (_, move_room, seat_room, _), length, chooser, draws = room, room.words, CHOOSER, DRAWS

    def run_sorted(
        rows: Any, desk: Any, games: int, left_over: Any, at_once: int, passes: int, listed: Any, is_open: Any
    ) -> None:
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
            state = rows.records[base + slot]
            left[slot] = min(at_once, left_over[base + slot])
            left_over[base + slot] -= left[slot]
            if state.seat == CHANCE:  # is still to come to the decision before
                left_over[base + slot] += left[slot]
                left[slot] = 0
            elif left[slot] == 0:
                left[slot] = IDLE
            key[slot] = DONE if left[slot] == IDLE else state.phase % PHASES
        for _ in range(passes):
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
                    if by_mask:
                        move = wide(perhaps_allowed(state, desk.turned, rows.masks[index], generator[0], draws))
                    else:
                        move = wide(perhaps_legal(state, generator[0], draws))
                    rows.choosers[index].rng = generator[0].rng
                    if move >= 0:
                        left[slot] -= 1
                        close(rows, index, rows.lengths[index] + 1, False)
                if move >= 0:
                    apply(state, move)
                    if state.seat == OVER:
                        if left[slot] + left_over[index] == 0:
                            pay_result(state, shares, rows.rewards[index])
                        deal_again(state, desk.words, index * length, desk, length)
                        rows.lengths[index], rows.over[index] = 0, True
                    key[slot] = state.phase % PHASES if left[slot] > 0 or state.seat == CHANCE else DONE
            cuda.syncthreads()
        for slot in range(own, here, SORTING):
            state = rows.records[base + slot]
            is_between = left[slot] > 0 or state.seat == CHANCE
            key[slot] = DONE if is_between or left[slot] == IDLE else state.phase % PHASES
            left_over[base + slot] += max(left[slot], 0)
            if is_between or left_over[base + slot] > 0:
                is_open[0] = True
        sort_by_key(here, key, order, rank, count, first, waiting)
        for place in range(own, games, SORTING):
            listed[base + place] = base + order[place] if place < waiting[0] else NOBODY

    return run_sorted


def _playing_out(room: Room) -> Kernel:
    """Random play to the end."""
    (record, move_room, seat_room, _), length = room, room.words

    def play_out_all(starts: Any, generators: Any, means: Any) -> None:
        number = cuda.grid(1)
        if number >= generators.shape[0] * generators.shape[1]:
            return
        index, playing = number // generators.shape[1], number % generators.shape[1]
        weights = cuda.local.array(move_room, numba.int32)
        shares = cuda.local.array(seat_room, numba.float64)
        words = cuda.local.array(length, numba.uint64)
        own = words.view(record)
        copy_words(starts, index * length, words, 0, length)
        own[0].rng = generators[index, playing]
        if own[0].seat != OVER:
            playout(own[0], weights)
        share_victory(own[0], shares)
        for seat in range(own[0].players):
            means[index, playing, seat] = shares[seat]

    return play_out_all


def _advising(room: Room) -> Kernel:
    """What the bot `greedy` would do."""
    record, move_room, *_ = room

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
