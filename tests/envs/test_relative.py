"""Moves that name a player, as the player who makes them calls the others."""

from __future__ import annotations

import numpy as np
import pytest
from high_tide import HIGH_TIDE

from tradewinds import find_game
from tradewinds.core.game import Game

MACHI_KORO = find_game("machi-koro")
GAMES = [MACHI_KORO, find_game("council-of-four"), find_game("yokohama"), HIGH_TIDE]
tables = pytest.mark.parametrize(
    ("game", "players"),
    [(game, players) for game in GAMES for players in game.seats],
    ids=lambda value: getattr(value, "name", value),
)


def code(seat: int, move: str, players: int) -> str:
    moves = MACHI_KORO.moves
    return moves.code(int(moves.turned(players)[seat, moves.id(move)]))


def test_p1_is_oneself_and_p2_the_next_clockwise() -> None:
    assert code(0, "tv:p2", 4) == "tv:p2"
    assert code(1, "tv:p2", 4) == "tv:p1"
    assert code(1, "tv:p3", 4) == "tv:p2"
    assert code(2, "tv:p1", 4) == "tv:p3"
    assert code(2, "tv:p1", 3) == "tv:p2"
    assert code(3, "take:p1:ranch", 4) == "take:p2:ranch"


def test_seats_that_nobody_sits_at_and_moves_that_name_nobody_stay_as_they_are() -> None:
    assert code(1, "tv:p3", 2) == "tv:p3"
    assert code(1, "build:ranch", 2) == "build:ranch"
    assert code(1, "pass", 2) == "pass"


@tables
def test_turned_there_and_back_every_move_is_itself(game: Game, players: int) -> None:
    turned, back = game.moves.turned(players), game.moves.turned_back(players)
    assert turned.shape == back.shape == (players, len(game.moves))
    assert turned.dtype == back.dtype == np.int16
    everything = np.arange(len(game.moves))
    for seat in range(players):
        assert (back[seat, turned[seat]] == everything).all()
        assert (turned[seat, back[seat]] == everything).all()
    assert (turned[0] == everything).all()


@tables
def test_only_the_player_in_a_move_is_turned(game: Game, players: int) -> None:
    for row in game.moves.turned(players):
        for move, called in enumerate(row):
            before, after = game.moves.code(move).split(":"), game.moves.code(int(called)).split(":")
            changed = [(one, other) for one, other in zip(before, after, strict=True) if one != other]
            assert len(changed) <= 1
            assert all(name in [f"p{seat + 1}" for seat in range(players)] for pair in changed for name in pair)
