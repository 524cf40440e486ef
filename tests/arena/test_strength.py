"""Shares, ratings and the sequential test say what is so, with the certainty they promise."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp, log

import pytest

from tradewinds.arena import Estimate
from tradewinds.arena.clear import Watch
from tradewinds.arena.estimates import share_of
from tradewinds.arena.outcome import Outcome, Thinking
from tradewinds.arena.rating import MIDDLE, SCALE, rate
from tradewinds.arena.tournament import Pairing, Table, Tournament

TRUTH = {"a": 1.0, "greedy": 0.0, "c": -1.5}  # strengths, as logarithms


def drawn(line_up: Sequence[str], dice: random.Random) -> tuple[float, ...]:
    winner = dice.choices(range(len(line_up)), [exp(TRUTH[bot]) for bot in line_up])[0]
    return tuple(float(seat == winner) for seat in range(len(line_up)))


def many(
    games: int, line_ups: Sequence[tuple[str, ...]], seed: int = 1
) -> list[tuple[int, tuple[str, ...], tuple[float, ...]]]:
    dice = random.Random(seed)
    return [
        (game, line_ups[game % len(line_ups)], drawn(line_ups[game % len(line_ups)], dice)) for game in range(games)
    ]


MIXED = [("a", "greedy"), ("greedy", "c"), ("a", "greedy", "c"), ("a", "c", "c", "greedy"), ("greedy", "greedy", "a")]


def test_ratings_find_the_strengths_that_games_of_any_size_were_drawn_from() -> None:
    ratings = rate(list(TRUTH), many(4000, MIXED))
    assert list(ratings) == ["a", "greedy", "c"]
    assert ratings["greedy"].value == ratings["greedy"].low == MIDDLE
    for bot, strength in TRUTH.items():
        assert ratings[bot].value == pytest.approx(MIDDLE + SCALE * strength, abs=40)


def test_the_interval_of_a_rating_holds_the_truth_as_often_as_it_says() -> None:
    tries = 120
    held = 0
    for seed in range(tries):
        rating = rate(list(TRUTH), many(150, MIXED, seed))["a"]
        held += rating.low <= MIDDLE + SCALE * TRUTH["a"] <= rating.high
    assert 0.9 * tries <= held


def test_neither_the_order_of_games_nor_that_of_bots_matters() -> None:
    games = many(300, MIXED)
    one, two = rate(list(TRUTH), games), rate(list(reversed(TRUTH)), list(reversed(games)))
    for bot in TRUTH:
        assert one[bot].value == pytest.approx(two[bot].value, abs=1e-3)
        assert one[bot].reach == pytest.approx(two[bot].reach, abs=1e-3)


def test_a_bot_that_never_lost_has_a_finite_rating_with_a_wide_interval() -> None:
    rating = rate(["greedy", "a"], [(deal, ("greedy", "a"), (0.0, 1.0)) for deal in range(20)])["a"]
    assert 1300 < rating.value < 1800
    assert rating.reach > 150


def test_a_shared_victory_counts_for_those_who_share_it() -> None:
    games = [(deal, ("greedy", "a", "c"), (0.5, 0.5, 0.0)) for deal in range(30)]
    ratings = rate(["greedy", "a", "c"], games)
    assert ratings["a"].value == pytest.approx(MIDDLE, abs=0.1)
    assert ratings["c"].value < MIDDLE - 200


def test_without_greedy_the_mean_of_all_is_in_the_middle() -> None:
    ratings = rate(["a", "c"], many(100, [("a", "c")]))
    assert sum(rating.value for rating in ratings.values()) == pytest.approx(2 * MIDDLE)
    assert all(rating.reach > 0 for rating in ratings.values())


def test_400_points_are_odds_of_ten_to_one() -> None:
    games = [(deal, ("greedy", "a"), (float(deal % 11 == 0), float(deal % 11 != 0))) for deal in range(22_000)]
    assert rate(["greedy", "a"], games)["a"].value == pytest.approx(1400, abs=2)
    assert pytest.approx(400) == SCALE * log(10)


def test_the_interval_of_a_share_holds_the_truth_as_often_as_it_says() -> None:
    dice = random.Random(1)
    held, tries = 0, 1000
    for _ in range(tries):
        deals = []
        for _ in range(40):
            luck = dice.random()  # of the deal: who has it on one seat lacks it on the other
            deals.append((float(dice.random() < 0.2 + 0.6 * luck) + float(dice.random() < 0.8 - 0.6 * luck), 2))
        estimate = share_of(deals)
        held += estimate.low <= 0.5 <= estimate.high
    assert 0.93 * tries <= held <= 0.985 * tries


def test_shares_at_the_edge_have_intervals_that_stay_within_bounds() -> None:
    none, one, every = share_of([(0.0, 2)] * 24), share_of([(1.0, 2)] + [(0.0, 2)] * 23), share_of([(2.0, 2)] * 24)
    assert none.low == 0.0
    assert none.high < one.high
    assert (every.value, every.low, every.high) == pytest.approx((1.0, 1 - none.high, 1.0))
    assert share_of([]) == Estimate(0.0, 0.0, 1.0)


# The sequential test


def watched(schedule: Sequence[Pairing], chance: float, seed: int) -> Watch:
    """A tournament of two in which greedy wins a game with that chance."""
    dice, watch = random.Random(seed), Watch(schedule)
    for pairing in schedule:
        if not watch.settled(pairing):
            won = dice.random() < chance
            shares = tuple(float((bot == "greedy") == won) for bot in pairing.bots)
            watch.add(Outcome(pairing.key, pairing.bots, shares, (0, 0), 1, (Thinking(), Thinking()), ({}, {}), {}))
    return watch


SCHEDULE = list(Tournament(["greedy", "random"], [Table("machi-koro")], games=200).schedule())


def test_equal_bots_are_seldom_told_apart_however_often_one_looks() -> None:
    wrong = sum(bool(watched(SCHEDULE, 0.5, seed).settled_at) for seed in range(200))
    assert wrong <= 0.05 * 200


def test_a_clear_difference_is_seen_early_and_a_small_one_late() -> None:
    clear = [watched(SCHEDULE, 0.9, seed).settled_at["machi-koro-2/1"] for seed in range(20)]
    assert max(clear) < 40
    small = [watched(SCHEDULE, 0.65, seed).settled_at.get("machi-koro-2/1", 100) for seed in range(20)]
    assert sum(small) > 2 * sum(clear)


def test_deals_count_in_their_order_however_they_come() -> None:
    one = watched(SCHEDULE, 0.9, 1)
    played = [outcome for games in one._ended.values() for outcome in games]
    other = Watch(SCHEDULE)
    for outcome in reversed(played):
        other.add(outcome)
    assert other.settled_at == one.settled_at
