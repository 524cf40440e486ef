"""Levels share out the time of a turn, say how strong they were measured to be, and are bots like any other."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tradewinds import Match, find_game
from tradewinds.bots import LEVELS, Budget, bot_names, find_bot, levels, offer_bot, rating, ratings, register_bot
from tradewinds.bots.learned.weights import Source
from tradewinds.bots.levels import LEAST, LONGEST_DECISION, TURN
from tradewinds.bots.registry import _makers
from tradewinds.core.game import Game
from tradewinds.core.state import State

MACHI_KORO = find_game("machi-koro")


class Clock:
    """A time that goes on only while a bot thinks."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Budget]]:
    """The budgets that a search was given; it uses every second of them."""
    budgets: list[Budget] = []
    clock = Clock()
    monkeypatch.setattr(levels, "time", clock)

    class Search:
        def __init__(self, game: Game, seed: int) -> None:
            self.game = game

        def choose(self, position: State, budget: Budget) -> int:
            budgets.append(budget)
            clock.now += budget.seconds or 0.0
            return self.game.legal(position)[0]

    before = dict(_makers)
    register_bot("search", Search)
    monkeypatch.setattr(Source, "weights", lambda source, game: None)  # then expert is search as well
    yield budgets
    _makers.clear()
    _makers.update(before)


def test_all_levels_are_known_by_their_names() -> None:
    assert set(LEVELS) <= set(bot_names())


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_a_turn_of_many_decisions_stays_within_its_time(asked: list[Budget], level: str) -> None:
    match = Match(MACHI_KORO, 2, seed=3)
    bot, seen = find_bot(level, MACHI_KORO, 1), match.seen_by(0)
    for _ in range(40):
        bot.choose(seen)
    spent = [budget.seconds or 0.0 for budget in asked]
    assert max(spent) <= LONGEST_DECISION
    assert sum(spent) <= TURN + 40 * LEAST
    assert spent[0] == max(spent), "the first decision of a turn has all the time it may have"
    seen.turn += 1
    bot.choose(seen)
    assert asked[-1].seconds == spent[0], "the next turn has its own time"


def test_levels_search_for_so_many_iterations_that_any_machine_is_as_strong(asked: list[Budget]) -> None:
    seen = Match(MACHI_KORO, 2, seed=3).seen_by(0)
    for level in ("strong", "expert"):
        find_bot(level, MACHI_KORO, 1).choose(seen)
    strong, expert = (budget.iterations or 0 for budget in asked)
    assert 0 < strong < expert


def test_a_budget_that_is_asked_for_takes_the_place_of_the_levels_own(asked: list[Budget]) -> None:
    seen = Match(MACHI_KORO, 2, seed=3).seen_by(0)
    find_bot("strong@50", MACHI_KORO, 1).choose(seen)
    assert asked == [Budget(iterations=50)]


def test_where_there_is_nothing_to_choose_nobody_thinks(asked: list[Budget]) -> None:
    match = Match(MACHI_KORO, 2, seed=3)
    match._state.coins[0] = 0
    assert [move.code for move in match.moves()] == ["pass"]
    assert match.move(find_bot("strong", MACHI_KORO, 1).choose(match.seen_by(0)).move).code == "pass"
    assert asked == []


def test_a_bot_can_be_offered_by_a_name_of_its_own_with_a_budget(asked: list[Budget]) -> None:
    offer_bot("deep", "search@2s")
    find_bot("deep", MACHI_KORO, 1).choose(Match(MACHI_KORO, 2, seed=3).seen_by(0))
    assert asked == [Budget(seconds=2.0)]


def test_ratings_are_told_where_they_were_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {"machi-koro": {"4": {"casual": {"rating": 1000.4, "low": 990, "high": 1010}}, "2": {}}}
    monkeypatch.setattr(levels, "STRENGTH", tmp_path / "strength.json")
    levels._strength.cache_clear()
    assert rating("casual", "machi-koro", 4) is None
    levels.STRENGTH.write_text(json.dumps(measured))
    levels._strength.cache_clear()
    try:
        assert rating("casual", "machi-koro", 4) == levels.Rating(1000, 990, 1010)
        assert rating("casual", "machi-koro", 2) is None
        assert rating("casual", "yokohama", 4) is None
        assert list(ratings("casual", "machi-koro")) == [4]
    finally:
        levels._strength.cache_clear()
