"""Odds as both charts show them, and what counts as a decision when a game is analysed."""

from __future__ import annotations

from tests.web.browser.stage import whole_game
from tradewinds.core.match import Match
from tradewinds.web.reports import by_round, combined


def test_odds_are_smooth_although_whoever_moves_looks_better() -> None:
    saw = tuple((0.6, 0.4) if turn % 2 else (0.4, 0.6) for turn in range(9))
    told = by_round((*saw, (1.0, 0.0)), 2)
    assert len(told) == 10
    assert all(abs(row[0] - 0.5) < 1e-9 for row in told[:-1])
    assert told[-1] == (1.0, 0.0)
    assert by_round((), 2) == ()
    assert by_round(((0.5, 0.5),), 2) == ((0.5, 0.5),)


def test_cards_that_one_click_pays_are_not_judged_one_by_one() -> None:
    whole = whole_game("council-of-four", 2, 7)
    for ply, (state, _) in enumerate(whole.history):
        match = whole.copy()
        match.rewind(ply)
        ways = [way for way in match.ways() if way.code.count("/") > 0]
        if state.seat == 0 and ways:
            break
    for code in ways[0].code.split("/"):
        match.play(code)
    parts = range(ply, ply + ways[0].code.count("/") + 1)
    assert set(parts) <= combined(match, [0])
    assert not set(parts) & combined(match, [1])


def test_of_the_presidents_way_the_area_where_he_stops_is_judged() -> None:
    whole = whole_game("yokohama", 3, 7)
    for ply, (state, _) in enumerate(whole.history):
        match = whole.copy()
        match.rewind(ply)
        ways = match.ways()
        if state.seat == 0 and ways:
            break
    steps = ways[0].code.split("/")
    for code in steps:
        match.play(code)
    found = combined(match, [0])
    assert set(range(ply, ply + len(steps) - 1)) <= found
    assert ply + len(steps) - 1 not in found
    assert not combined(Match("machi-koro", 2, seed=1), [0])
