"""A game to the house: whole points, and ties broken by a fraction of one."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from tests.rulebook.council_table import play, table
from tradewinds import Match, find_game
from tradewinds.core.game import Game
from tradewinds.core.state import OVER, State

GAME = find_game("machi-koro")


def scoring(*points: float) -> Game:
    """A game whose players have these points, whatever happens."""

    def scores(state: State, out: Any) -> None:
        out[: len(points)] = points

    rules = ModuleType("rules")
    rules.__dict__.update(GAME.rules.__dict__ | {"scores": scores})
    return replace(GAME, rules=rules)


@pytest.mark.parametrize(
    ("points", "shown", "leaders"),
    [
        ((3, 4), [3, 4], [1]),
        ((4, 4), [4, 4], [0, 1]),
        ((4 + 7 / 1024, 4 + 6 / 1024), [4, 4], [0]),
        ((4 + 6 / 1024, 4 + 6 / 1024, 4), [4, 4, 4], [0, 1]),
        ((3 + 1023 / 1024, 4), [3, 4], [1]),
        ((-1 + 1 / 4, -1), [-1, -1], [0]),
    ],
)
def test_points_are_whole_and_the_fraction_breaks_ties(
    points: tuple[float, ...], shown: list[int], leaders: list[int]
) -> None:
    game = scoring(*points)
    state = game.deal(len(points))
    assert game.scores(state) == shown
    assert game.leaders(state) == leaders


def test_winners_are_the_leaders_once_the_game_is_over() -> None:
    match = Match(scoring(4.25, 4.5), 2, seed=1)
    assert match.winners == []
    ended = match.state
    ended.seat = OVER
    match._put(ended)
    assert (match.scores, match.winners) == ([4, 4], [1])


def test_the_council_of_four_breaks_ties_by_servants_and_cards_at_the_end_only() -> None:
    match = table(2, servants=[3, 1], hands=["", "pink"], coins=[0, 0], points=[9, 9])
    assert match.game.leaders(match.state) == [0, 1]
    match._state.ender = 1
    play(match, "elect:coast", "candidate:pink", "end")
    assert match.over
    assert match.scores[0] == match.scores[1]
    assert match.winners == [0]


def test_no_number_of_servants_and_cards_makes_a_point() -> None:
    match = table(2, servants=[900, 0], hands=["white " * 13], points=[0, 1])
    match._state.ender = 1
    match._state.coins[:] = 0
    play(match, "elect:coast", "candidate:pink", "end")
    assert match.winners == [1]
