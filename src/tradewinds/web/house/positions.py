"""Positions as they are stored now and then, so that a long game opens as fast as a short one.

A stretch of a match is packed whole: every position, the move played in it and what the rules noted. Nothing that can
still be taken back is packed. A stretch is sealed with the seed of its match and the digest of the rules: where the
seal is not right, or the log tells another story, the log alone counts and the match is played again.
"""

from __future__ import annotations

import hmac
import zlib
from collections.abc import Sequence
from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.events import Notes
from tradewinds.core.match import Match
from tradewinds.core.state import CHANCE, State
from tradewinds.web.house.playing import new_match
from tradewinds.web.house.seeds import Seal, seed_of
from tradewinds.web.store.rows import UNDO, MoveRow, PositionsRow, TableRow

__all__ = ["STRETCH", "packed", "resumed"]

STRETCH = 32  # plies after which positions are stored, as soon as nothing can be taken back
SEAL = 32  # bytes


def packed(match: Match, seed: str, first: int) -> bytes:
    """A match from a ply on, with the position that it came to."""
    states = np.zeros(match.ply - first + 1, match.state.dtype)
    for row, ply in enumerate(range(first, match.ply + 1)):
        states[row] = match.position(ply)
    changes = states.view(np.uint8).reshape(len(states), -1).copy()
    changes[1:] ^= changes[:-1].copy()  # little changes from one position to the next, so little is left to store
    moves = np.array([move for _, move in match.history[first:]], np.int32)
    notes = match.notes[first:]
    counts = np.array([len(each) for each in notes], np.int32)
    rows = np.array([row for each in notes for row in each], np.int32)
    data = zlib.compress(b"".join(part.tobytes() for part in (changes, moves, counts, rows)), 1)
    return _seal(match.state.dtype, seed, first, data) + data


def resumed(
    row: TableRow, seal: Seal, stretches: Sequence[PositionsRow], log: Sequence[MoveRow]
) -> tuple[Match, int] | None:
    """A match up to where its stretches lead, and how much of the log that is; None if they are not to be trusted."""
    match, secret = new_match(row, seal, "manual"), seal.open(row.id, row.seed)
    dtype = match.state.dtype
    history: list[tuple[State, int]] = []
    notes: list[Notes] = []
    told = 0
    state: State = None
    for stretch in stretches:
        mark, data = stretch.data[:SEAL], stretch.data[SEAL:]
        if stretch.first != len(history) or not hmac.compare_digest(mark, _seal(dtype, secret, len(history), data)):
            return None
        state = _unpack(stretch.plies, data, dtype, history, notes)
        told = stretch.number
    if state is None or not _follows(match, history, log[:told]):
        return None
    match.resume(history, notes, state, seed_of(row, seal))
    return match, told


def _seal(dtype: np.dtype[np.void], seed: str, first: int, data: bytes) -> bytes:
    rules = dtype.fields[dtype.names[0]][2]  # type: ignore[index, misc]
    return hmac.digest(seed.encode(), f"positions {rules} {first} ".encode() + data, "sha256")


def _unpack(
    plies: int, data: bytes, dtype: np.dtype[np.void], history: list[tuple[State, int]], notes: list[Notes]
) -> State:
    whole = zlib.decompress(data)
    size = (plies + 1) * dtype.itemsize
    changes = np.frombuffer(whole, np.uint8, size).reshape(plies + 1, -1)
    states = np.bitwise_xor.accumulate(changes, axis=0).view(dtype).reshape(-1)
    moves, counts = np.frombuffer(whole, np.int32, 2 * plies, size).reshape(2, plies)
    rows: NDArray[np.int32] = np.frombuffer(whole, np.int32, -1, size + 8 * plies).reshape(-1, 7)
    told = [tuple(each) for each in rows.tolist()]
    ends = list(accumulate(counts.tolist(), initial=0))
    history += [(states[ply], int(moves[ply])) for ply in range(plies)]
    notes += [told[ends[ply] : ends[ply + 1]] for ply in range(plies)]
    return states[plies]


def _follows(match: Match, history: Sequence[tuple[State, int]], log: Sequence[MoveRow]) -> bool:
    """Whether a log tells of these very moves, once what was taken back is left out."""
    told: list[MoveRow] = []
    for entry in log:
        if entry.move != UNDO:
            told.append(entry)
            continue
        while told and told.pop().seat == CHANCE:
            pass
    code = match.game.moves.code
    played = [(int(state.seat), code(move)) for state, move in history]
    return played == [(entry.seat, entry.move) for entry in told]
