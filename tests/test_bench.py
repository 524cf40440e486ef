"""Measuring: what is measured, never how fast it is."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from benchmarks.__main__ import median_row, speedups
from tradewinds import find_game
from tradewinds.bench import MODE, _copy_compiled, measure, measure_as, usual_players, variants, ways_to_run
from tradewinds.core.game import Option

GAME = find_game("machi-koro")


def test_the_variants_are_the_game_as_it_comes_and_each_option_changed() -> None:
    game = replace(
        GAME, options=(Option("plus"), Option("map", ("small", "large"), "small"), Option("calm", default=True))
    )
    assert list(variants(game)) == [{}, {"plus": True}, {"map": "large"}, {"calm": False}]


def test_a_game_is_measured_with_four_players_or_as_many_as_it_takes() -> None:
    assert usual_players(GAME) == 4
    assert usual_players(replace(GAME, seats=range(2, 4))) == 3


def test_a_row_says_what_was_measured() -> None:
    row = measure(GAME, 3, {"plus": True}, 1, 0.01)
    assert (row.game, row.players, row.mode, row.cores) == ("machi-koro", 3, MODE, 1)
    assert row.options == GAME.choose_options({"plus": True})
    assert row.state_bytes == GAME.dtype.itemsize
    assert row.decisions > row.games > 0


def test_the_other_mode_is_measured_in_a_process_of_its_own() -> None:
    assert {mode for mode, _ in ways_to_run()} == {"compiled", "interpreted"}
    other = "interpreted" if MODE == "compiled" else "compiled"
    assert measure_as(other, GAME, 2, {}, 1, 0.01).mode == other


def test_every_copy_that_is_counted_is_made() -> None:
    states = np.zeros(4, GAME.dtype)
    states["ply"] = [1, 2, 3, 4]
    plies, rounds = [1, 2, 3, 4], 3
    for shift in range(rounds):
        for index in range(4):
            plies[(index + shift) % 4] = plies[index]
            plies[index] += 1
    assert _copy_compiled(states, rounds) == sum(plies)
    assert list(states["ply"]) == plies


def test_repetitions_are_told_by_their_median_and_compared_round_by_round() -> None:
    row = measure(GAME, 2, {}, 1, 0.01)
    one = [replace(row, mode="compiled", decisions_per_second=speed) for speed in (10.0, 30.0, 20.0)]
    two = [replace(again, cores=2, decisions_per_second=again.decisions_per_second * 1.5) for again in one]
    assert median_row(one).decisions_per_second == 20
    assert median_row(one).games == 3 * row.games
    assert [(found["cores"], found["ratio"]) for found in speedups([one, two])] == [(2, 1.5)]
