"""Records are what NumPy's are, only read faster."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from numba import typeof

from tradewinds.core.state import State, as_records, copy, new
from tradewinds.games import all_games

PLAIN = np.dtype([("coins", np.int64), ("cards", np.int8, (2, 3)), ("size", np.int64)], align=True)
OURS, NUMPYS = as_records(PLAIN), np.dtype((np.record, PLAIN))


@pytest.mark.parametrize("dtype", [OURS, NUMPYS])
def test_fields_are_attributes_that_can_be_changed(dtype: np.dtype[np.void]) -> None:
    record = new(dtype)
    record.coins += 3
    record.cards[1, 2] = 4
    assert (record.coins, record["coins"], record.cards[1].tolist()) == (3, 3, [0, 0, 4])
    assert type(record.coins) is np.int64
    assert record.size == 1, "what NumPy itself calls so"
    assert not hasattr(record, "nobody's")
    with pytest.raises(AttributeError):  # a field of another game
        _ = record.seat
    with pytest.raises(AttributeError):
        record.seat = 1


def test_numba_and_numpy_take_them_for_the_same() -> None:
    assert OURS == NUMPYS
    assert typeof(new(OURS)) == typeof(new(NUMPYS))  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("dtype", [dtype for game in all_games() for dtype in (game.dtype, game.told_dtype)])
def test_records_of_games_travel_and_are_copied(dtype: np.dtype[np.void]) -> None:
    record: State = new(dtype)
    record.turn = 7
    again = pickle.loads(pickle.dumps(record))  # noqa: S301 - our own
    assert type(again) is type(record)
    assert again.tobytes() == record.tobytes()
    twin = copy(record)
    twin.turn += 1
    assert (record.turn, twin.turn) == (7, 8)
