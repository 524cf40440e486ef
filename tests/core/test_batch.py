"""Many games at once."""

from __future__ import annotations

import numpy as np
import pytest

from tradewinds import find_game
from tradewinds.core.batch import play_batch
from tradewinds.core.state import OVER

MACHI_KORO = find_game("machi-koro")


@pytest.mark.parametrize("players", MACHI_KORO.seats)
def test_every_game_of_a_batch_is_played_to_the_end(players: int) -> None:
    batch = play_batch(MACHI_KORO, players, 20, {"plus": True})
    assert (batch.states["seat"] == OVER).all()
    assert (batch.states["players"] == players).all()
    assert (batch.scores.max(axis=1) == 6).all()
    assert (batch.decisions > 0).all()
    assert (batch.turns > 0).all()


def test_the_outcome_depends_on_the_seed_and_not_on_the_cores() -> None:
    one, two = (play_batch(MACHI_KORO, 3, 30, seed=5, cores=cores) for cores in (1, 2))
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.decisions == two.decisions).all()
    assert play_batch(MACHI_KORO, 3, 30, seed=6).states.tobytes() != one.states.tobytes()


def test_games_of_a_batch_differ() -> None:
    batch = play_batch(MACHI_KORO, 4, 50)
    assert len(np.unique(batch.states["ply"])) > 20


def test_a_batch_refuses_what_the_game_cannot_be() -> None:
    with pytest.raises(ValueError, match="2 to 5 players, not 6"):
        play_batch(MACHI_KORO, 6, 1)
    with pytest.raises(ValueError, match="has no option minus"):
        play_batch(MACHI_KORO, 2, 1, {"minus": True})


def test_a_state_is_small() -> None:
    assert MACHI_KORO.dtype.itemsize <= 512
