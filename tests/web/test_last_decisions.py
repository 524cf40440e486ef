"""Which decisions are the last of a turn: those a player may want to be asked about before the next one plays."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import pytest

from tests.web.browser.stage import whole_game
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.state import CHANCE
from tradewinds.web.house.playing import ends_turn, is_forced

GAMES = ("yokohama", "council-of-four", "machi-koro")
TURNS = 24


def turns(whole: Match) -> Iterator[list[int]]:
    """The plies at which someone really decided, turn by turn, spread over a whole game; none of the last turn."""
    decided = [ply for ply, (state, _) in enumerate(whole.history) if state.seat >= 0 and not is_forced(at(whole, ply))]
    runs = [list(run) for _, run in groupby(decided, key=lambda ply: int(whole.history[ply][0].turn))][:-1]
    return (
        run for run in runs[:: max(1, len(runs) // TURNS)] if len({int(whole.history[p][0].seat) for p in run}) == 1
    )


def at(whole: Match, ply: int) -> list[Move]:
    match = whole.copy()
    match.rewind(ply)
    return match.moves()


@pytest.mark.parametrize("game", GAMES)
def test_the_last_decision_of_every_turn_is_known_and_no_other(game: str) -> None:
    whole, through_chance = whole_game(game, 3, 7), 0
    for run in turns(whole):
        for ply in run[-2:]:
            match = whole.copy()
            match.rewind(ply)
            assert ends_turn(match, whole.history[ply][1]) == (ply == run[-1]), match.game.moves.code(
                whole.history[ply][1]
            )
        after = whole.history[run[-1] + 1][0]
        through_chance += int(after.seat) == CHANCE and after.turn == whole.history[run[-1]][0].turn
    assert through_chance or game != "council-of-four"  # where cards and tiles are drawn after a last action


@pytest.mark.parametrize("game", GAMES)
def test_whether_a_player_is_asked_says_nothing_of_what_is_hidden(game: str) -> None:
    whole = whole_game(game, 3, 7)
    for run in turns(whole):
        match = whole.copy()
        match.rewind(run[-1])
        known = Match.from_position(match.seen_by(match.seat), chance="manual")
        for move in match.moves()[:4]:
            assert ends_turn(match, move.id) == ends_turn(known, move.id)


def test_building_is_the_last_decision_although_a_limited_market_is_filled_again() -> None:
    match = Match("machi-koro", 2, seed=3, limited_market=True)
    building = [move for move in match.moves() if move.code.startswith("build:")]
    assert building
    assert all(ends_turn(match, move.id) for move in building)
