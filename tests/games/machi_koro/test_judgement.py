"""What the outlook sees that the rounds to go, at the present income, do not tell."""

from __future__ import annotations

import pytest

from tradewinds import Match
from tradewinds.core.state import State, copy
from tradewinds.games.machi_koro.components import NUMBER
from tradewinds.games.machi_koro.judgement import SPREAD, income, outlook, rounds_to_go, worth


def four_at_the_beginning() -> State:
    return Match("machi-koro", 4, seed=1)._state


def test_income_from_others_dice_is_worth_less_than_as_much_from_ones_own() -> None:
    state = four_at_the_beginning()
    first, second = ((state.active + step) % 4 for step in (1, 2))
    state.city[first, NUMBER["ranch"]] = 3
    state.city[second, NUMBER["convenience-store"]] = 4
    assert sum(income(state, first)) == pytest.approx(sum(income(state, second)))
    assert rounds_to_go(state, first) == pytest.approx(rounds_to_go(state, second))
    assert outlook(state, second) > outlook(state, first)


def test_of_equal_players_who_moves_sooner_stands_better() -> None:
    state = four_at_the_beginning()
    state.coins[:] = 3
    order = [(state.active + step) % 4 for step in range(4)]
    assert sorted(order, key=lambda seat: -outlook(state, seat)) == order


def test_dice_that_are_still_to_be_accepted_count() -> None:
    match = Match("machi-koro", 2, seed=1)
    state = match._state
    state.city[state.active, NUMBER["radio-tower"]] = 1
    match.play("pass")
    match.play("pass")
    undecided = copy(match._state)
    match.play("keep")
    assert outlook(undecided, match._state.active) == outlook(copy(match._state), match._state.active)


def test_with_plus_the_race_against_the_quickest_tells_who_wins() -> None:
    state = Match("machi-koro", 4, seed=1, plus=True)._state
    state.city[0, NUMBER["ranch"]] = 3
    assert [outlook(copy(state), seat) for seat in range(4)] == [worth(copy(state), seat) / SPREAD for seat in range(4)]
