"""What is told of everyone since one's last turn."""

from __future__ import annotations

import pytest

from tests.web.browser.stage import positions, whole_game
from tradewinds.core.match import Match
from tradewinds.core.state import State
from tradewinds.web.pages.recap import Lately, recap_of

GAMES = ("yokohama", "council-of-four", "machi-koro")
NAMES = ["Olena", "Taras", "Ivan"]


def recap(match: Match, seat: int = 0) -> list[Lately]:
    return recap_of(match, seat, match.game.words("en"), NAMES, {})


def own_turns(game: str, count: int) -> list[Match]:
    """Decisions in turns of the first player that are not their first, all over a game."""
    return [match for match in positions(game, 3, 7, count)[8:] if match.view(0)["active"] == 0]


def between_turns(match: Match) -> tuple[State, State]:
    """The positions in which the last turn of the first player ended and this one began."""
    turns = [(int(state.turn), int(state.active), state) for state, _ in [*match.history, (match.state, 0)]]
    began = next(state for turn, _, state in turns if turn == match.turn)
    before = max(turn for turn, active, _ in turns if active == 0 and turn < match.turn)
    return next(state for turn, _, state in turns if turn > before), began


@pytest.mark.parametrize("game", GAMES)
def test_a_recap_has_a_line_for_each_of_the_others_all_through_ones_own_turn(game: str) -> None:
    for match in own_turns(game, 40):
        told = [line for line in recap(match) if line.seat != 0]
        assert [line.seat for line in told] == [1, 2]
        assert all(line.events for line in told)


@pytest.mark.parametrize("game", GAMES)
def test_its_sums_are_all_that_players_got_and_lost_since_then_whoever_played(game: str) -> None:
    for match in own_turns(game, 24):
        views = [match.game.view(match.game.seen_by(state, 0)) for state in between_turns(match)]
        lines = {line.seat: line for line in recap(match)}
        for seat in range(3):
            owned = match.game.belongings or match.game.facts
            had, has = ({fact.symbol: fact.amount for fact in owned(view, seat)} for view in views)
            changed = {symbol: has[symbol] - had[symbol] for symbol in has if symbol != match.game.points}
            told = {change.symbol: change.amount for change in lines[seat].changes} if seat in lines else {}
            told.pop(match.game.points, None)
            assert told == {symbol: amount for symbol, amount in changed.items() if amount}


def test_what_others_did_to_oneself_stands_first_with_what_it_was() -> None:
    found = 0
    for match in own_turns("machi-koro", 40):
        first = recap(match)[0]
        if first.seat == 0 and first.events:
            found += 1
            assert all("Olena" in event for event in first.events)
            assert not first.steps
    assert found


def test_whoever_has_not_played_yet_is_told_of_too_when_others_turns_touched_them() -> None:
    whole, found = whole_game("machi-koro", 3, 7), 0
    for ply in range(30, whole.ply):
        match = whole.copy()
        match.rewind(ply)
        if int(match.state.active) == 2 and match.seat == 2:
            found += any(line.seat == 2 and line.changes and not line.steps for line in recap(match))
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_of_a_rival_is_told_once_it_is_over_and_not_while_it_goes_on(game: str) -> None:
    whole, said, grown = whole_game(game, 3, 7), "", 0
    for ply in range(whole.ply // 2, whole.ply // 2 + 60):
        match = whole.copy()
        match.rewind(ply)
        before, said = said, str(recap(match))
        begins = int(match.state.turn) != int(match.history[-1][0].turn)
        assert begins or said == before or ply == whole.ply // 2
        grown += begins and said != before
    assert grown


def test_pieces_that_a_rival_bought_are_told() -> None:
    bought = 0
    for match in own_turns("yokohama", 60):
        changes = [change for line in recap(match) for change in line.changes]
        bought += any(change.symbol.startswith(("yo-shop", "yo-house", "yo-assistant")) for change in changes)
    assert bought
