"""Bots choose legal moves, see no more than their seat may, and greedy is an opponent."""

from __future__ import annotations

from collections import Counter

import pytest
from high_tide import HIGH_TIDE

from tradewinds import Match, find_game
from tradewinds.arena import simulate
from tradewinds.bots import find_bot
from tradewinds.bots.levels import QUICK
from tradewinds.core.registry import register
from tradewinds.testing import check_bot

register(HIGH_TIDE)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", ["machi-koro", "high-tide"])
def test_a_bot_plays_whole_games_by_the_rules(game: str, name: str) -> None:
    match = Match(game, 2, seed=1)
    bots = [find_bot(name, match.game, seed) for seed in range(2)]
    while not match.over:
        state = match.seen_by(match.seat)
        before = state.tobytes()
        move = bots[match.seat].choose(state).move
        assert state.tobytes() == before, "a bot leaves the position it was given alone"
        match.play(move)
    assert match.winners


@pytest.mark.parametrize("name", ["random", "beginner"])
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    match = Match("machi-koro", 2, seed=3)
    bots = [find_bot(name, match.game, seed) for seed in (1, 1, 2)]
    runs = [[bot.choose(match.seen_by(0)).move for _ in range(20)] for bot in bots]
    assert runs[0] == runs[1] != runs[2]


def test_random_chooses_uniformly_among_the_legal_moves() -> None:
    match = Match("machi-koro", 2, seed=3)
    state, legal = match.seen_by(0), match.game.legal(match.state)
    bot = find_bot("random", match.game, seed=1)
    counts = Counter(bot.choose(state).move for _ in range(500 * len(legal)))
    assert set(counts) == set(legal)
    assert all(400 < count < 600 for count in counts.values())


def test_greedy_builds_the_last_landmark_when_it_can() -> None:
    match = Match("machi-koro", 2, seed=1)
    match._state.coins[0] = 22
    for card in ("train-station", "shopping-mall", "amusement-park"):
        match._state.city[0, match.move(f"build:{card}").id - match.move("build:wheat-field").id] = 1
    move = find_bot("greedy", match.game).choose(match.seen_by(0)).move
    assert match.move(move).code == "build:radio-tower"


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_in_at_least_nine_of_ten_games_of_two(seat: int) -> None:
    """2,000 games from each seat: at a true share of 90%, 1,880 wins would be 6 standard deviations away."""
    bots = ["random", "random"]
    bots[seat] = "greedy"
    summary = simulate(find_game("machi-koro"), 2, 2000, bots)
    assert summary.wins[seat] >= 1880


def test_greedy_beats_random_with_plus_and_at_a_table_of_four() -> None:
    plus = simulate(find_game("machi-koro"), 2, 300, ["greedy", "random"], {"plus": True, "limited_market": True})
    four = simulate(find_game("machi-koro"), 4, 300, ["random", "random", "greedy", "random"])
    assert plus.wins[0] >= 285
    assert four.wins[2] >= 285


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(ValueError, match="no bot was found at :Rancher: it names no module"):
        find_bot(":Rancher", find_game("machi-koro"))
    with pytest.raises(ValueError, match="there is no bot 'clever'; the bots are beginner, casual"):
        find_bot("clever", find_game("machi-koro"))


@pytest.mark.parametrize("name", ["council-of-four", "yokohama"])
@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_in_at_least_nineteen_of_twenty_longer_games_of_two(name: str, seat: int) -> None:
    bots = ["greedy", "random"] if seat == 0 else ["random", "greedy"]
    assert simulate(find_game(name), 2, 100, bots).wins[seat] >= 95


@pytest.mark.parametrize("asked", [*QUICK, "strong@25", "search@25", "expert@25"])
@pytest.mark.parametrize("name", ["machi-koro", "council-of-four", "yokohama"])
def test_every_bot_keeps_to_what_is_asked_of_bots(name: str, asked: str) -> None:
    check_bot(asked, find_game(name))
