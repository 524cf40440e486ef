"""Who meets whom, on which seats, with which chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import combinations

import pytest

from tradewinds.arena import Pairing, Table, Tournament
from tradewinds.arena.tournament import LONGEST_BOT, MOST_LINE_UPS
from tradewinds.bots import registry
from tradewinds.bots.compiled import PolicyMaker
from tradewinds.bots.policy import RandomDesk

TWO, THREE, FOUR = (Table("machi-koro", players) for players in (2, 3, 4))
BOTS = ("greedy", "beginner", "random")


def line_ups(bots: tuple[str, ...], table: Table, form: str = "round-robin") -> list[tuple[str, ...]]:
    return [tuple(sorted(line_up)) for line_up in Tournament(bots, [table], form).line_ups(table)]


def test_in_a_round_robin_everyone_meets_everyone() -> None:
    assert line_ups(BOTS, TWO) == [("beginner", "greedy"), ("greedy", "random"), ("beginner", "random")]


def test_few_bots_fill_a_large_table_evenly() -> None:
    assert line_ups(BOTS[:2], FOUR) == [("beginner", "beginner", "greedy", "greedy")]
    seats = Counter(bot for line_up in line_ups(BOTS, FOUR) for bot in line_up)
    assert set(seats.values()) == {4}


def test_in_a_gauntlet_the_first_meets_each_of_the_others_alone() -> None:
    assert line_ups(BOTS, FOUR, "gauntlet") == [
        ("beginner", "beginner", "beginner", "greedy"),
        ("greedy", "random", "random", "random"),
    ]


def test_on_a_ladder_neighbours_meet() -> None:
    assert line_ups(BOTS, TWO, "ladder") == [("beginner", "greedy"), ("beginner", "random")]


def test_of_very_many_line_ups_a_fair_sample_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    names = tuple(f"test-{number}" for number in range(10))
    for name in names:
        monkeypatch.setitem(registry._makers, name, PolicyMaker(RandomDesk))
    sample = line_ups(names, FOUR)
    assert len(sample) == MOST_LINE_UPS
    assert all(len(set(line_up)) == 4 for line_up in sample)
    seats = Counter(bot for line_up in sample for bot in line_up)
    assert max(seats.values()) - min(seats.values()) <= 1
    met = {pair for line_up in sample for pair in combinations(line_up, 2)}
    assert len(met) == 45


def test_a_deal_seats_everyone_everywhere_with_the_same_chance() -> None:
    deals: dict[tuple[str, int], list[Pairing]] = defaultdict(list)
    for pairing in Tournament(BOTS, [TWO, THREE], games=12).schedule():
        deals[pairing.meeting, pairing.deal].append(pairing)
    for games in deals.values():
        assert len({game.chance for game in games}) == 1
        for seat in range(games[0].players):
            assert Counter(game.bots[seat] for game in games) == Counter(games[0].bots)


def test_line_ups_of_one_deal_share_its_chance_and_deals_differ() -> None:
    pairings = list(Tournament(BOTS, [TWO], games=6).schedule())
    assert len({pairing.chance for pairing in pairings}) == len({pairing.deal for pairing in pairings}) == 3


def test_bots_have_generators_of_their_own() -> None:
    pairings = list(Tournament(BOTS, [TWO], games=40).schedule())
    generators = {pairing.generator(seat) for pairing in pairings for seat in range(2)}
    assert len(generators) == 2 * len(pairings)
    assert 0 not in generators


def test_more_games_come_after_those_there_were() -> None:
    for tables in ([TWO], [TWO, FOUR]):
        few, many = (list(Tournament(BOTS, tables, games=games).schedule()) for games in (4, 12))
        assert {pairing.key for pairing in few} < {pairing.key for pairing in many}
        kept = {pairing.key: pairing for pairing in many}
        assert all(kept[pairing.key] == pairing for pairing in few)
    assert len({pairing.key for pairing in many}) == len(many)


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert len(list(Tournament(["greedy", "random"], [FOUR], games=5).schedule())) == 8


def test_the_seed_and_the_options_change_the_chance() -> None:
    plus = Table("machi-koro", 2, {"plus": True})
    chances = [
        next(Tournament(BOTS, [table], seed=seed).schedule()).chance for table, seed in ((TWO, 1), (TWO, 2), (plus, 1))
    ]
    assert len(set(chances)) == 3


def test_a_tournament_is_plain_data_and_back() -> None:
    tournament = Tournament(BOTS, [TWO, Table("machi-koro", 4, {"plus": "yes"})], "ladder", 7, 3)
    assert Tournament.read(tournament.data()) == tournament


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"bots": ["greedy", "genius"]}, "there is no bot 'genius'"),
        ({"bots": ["greedy", "greedy"]}, "named twice"),
        ({"bots": ["greedy"], "format": "ladder"}, "at least 2 bots, not 1"),
        ({"bots": []}, "at least 1 bots, not 0"),
        ({"bots": ["greedy@soon"]}, "a budget is a time"),
        ({"bots": [f"module:{'x' * LONGEST_BOT}"]}, "cannot be kept in a record"),
        ({"format": "knock-out"}, "not 'knock-out'"),
        ({"games": 0}, "at least one game"),
        ({"tables": []}, "needs a game"),
        ({"tables": [TWO, Table("machi-koro")]}, "named twice"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        Tournament(**({"bots": BOTS, "tables": [TWO]} | arguments))  # type: ignore[arg-type]


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(ValueError, match="2 to 5 players, not 7"):
        Table("machi-koro", 7)
    with pytest.raises(ValueError, match="no option speed"):
        Table("machi-koro", 2, {"speed": "high"})
