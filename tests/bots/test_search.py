"""Search finds what can be proved, forgets nothing within a turn, and sees no more than its seat."""

from __future__ import annotations

from itertools import islice

import numpy as np
import pytest

from tests.bots.solving import last_decisions
from tradewinds import Match, find_game
from tradewinds.bots import Budget, Choice, find_bot
from tradewinds.bots.search import SearchBot
from tradewinds.core.chance import seeds
from tradewinds.core.state import State, copy

GAMES = ("machi-koro", "council-of-four", "yokohama")


def played(name: str, plies: int, seed: int = 3) -> Match:
    """A match some way into the game, played by greedy."""
    match = Match(name, 2, seed=seed)
    bots = [find_bot("greedy", match.game, seat) for seat in range(2)]
    for _ in range(plies):
        match.play(bots[match.seat].choose(match.seen_by(match.seat)).move)
    return match


def duel_of_machi_koro() -> Match:
    """Both have three landmarks; seat 0 has the coins for its last one and will build it in its next turn."""
    match = Match("machi-koro", 2, seed=1)
    state = match._state
    for seat in range(2):
        for card in ("train-station", "shopping-mall", "amusement-park"):
            state.city[seat, number_of(match, card)] = 1
    state.coins[0] = 21
    match.play("pass")
    match._state.coins[0] = 40
    match._state.coins[1] = 16
    return match


def number_of(match: Match, card: str) -> int:
    return match.move(f"build:{card}").id - match.move("build:wheat-field").id


def test_search_builds_the_last_landmark_when_it_can() -> None:
    match = Match("machi-koro", 2, seed=1)
    match._state.coins[0] = 22
    for card in ("train-station", "shopping-mall", "amusement-park"):
        match._state.city[0, number_of(match, card)] = 1
    chosen = find_bot("search@200", match.game, 1).choose(match.seen_by(0))
    assert match.move(chosen.move).code == "build:radio-tower"
    assert chosen.expects[0] > 0.9


def test_search_takes_the_only_chance_where_greedy_takes_the_better_income() -> None:
    """One die brings 5 coins five times in six, two dice 10 coins once in nine; with fewer than 6 the game is lost."""
    match = duel_of_machi_koro()
    assert (match.seat, [move.code for move in match.moves()]) == (1, ["roll:1", "roll:2"])
    state = match._state
    state.city[1, : number_of(match, "train-station")] = 0
    for card, count in (("wheat-field", 5), ("ranch", 5), ("forest", 5), ("convenience-store", 1), ("mine", 2)):
        state.city[1, number_of(match, card)] = count
    seen = match.seen_by(1)
    assert match.move(find_bot("greedy", match.game, 1).choose(seen).move).code == "roll:1"
    for seed in range(5):
        assert match.move(find_bot("search@500", match.game, seed).choose(seen).move).code == "roll:2"


@pytest.mark.parametrize("name", ["council-of-four", "yokohama"])
def test_search_finds_the_last_moves_that_win(name: str) -> None:
    """All that can still happen was looked through; among these positions are some where greedy goes wrong."""
    game = find_game(name)
    for seen, best, worse in islice(last_decisions(game, 40), 12):
        move = find_bot("search@1500", game, 1).choose(seen).move
        assert move not in worse, (game.moves.code(move), [game.moves.code(other) for other in best])


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_and_iterations_make_the_same_choices(name: str) -> None:
    def choices(seed: int) -> list[Choice]:
        match = played(name, 6)
        bot = find_bot("search@150", match.game, seed)
        made = []
        for _ in range(4):
            position = match.game.seen_by(match._state, match.seat, 77)
            made.append(bot.choose(position))
            match.play(made[-1].move)
        return made

    assert choices(1) == choices(1)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_makes_no_difference(name: str) -> None:
    """Hidden cards swapped for others that are as possible: the seat sees the same, so the bot chooses the same."""
    match = played(name, 12)
    game, seat = match.game, match.seat
    choices = []
    for number in range(3):
        world = copy(match.seen_by(seat))
        world.rng = seeds(number, 1)[0]
        game.rules.guess(world, seat)
        choices.append(find_bot("search@100", game, 5).choose(game.seen_by(world, seat, 9)))
    assert choices[0] == choices[1] == choices[2]


@pytest.mark.parametrize("name", ["council-of-four", "yokohama"])
def test_the_tree_is_kept_between_the_small_decisions_of_a_turn(name: str) -> None:
    kept, decisions = 0, 0
    match = Match(name, 2, seed=4)
    bots = [SearchBot(match.game, seat) for seat in range(2)]
    before: tuple[int, int] | None = None
    while decisions < 40 and not match.over:
        seat, position = match.seat, match.seen_by(match.seat)
        choice = bots[seat].choose(position, find_bot("search@60", match.game).budget)
        if choice.candidates and before == (seat, match.turn):
            decisions += 1
            kept += sum(candidate.visits for candidate in choice.candidates) > 60
        before = seat, match.turn
        match.play(choice.move)
    assert kept > decisions / 3


@pytest.mark.parametrize("name", ["council-of-four", "yokohama"])
def test_a_bot_whose_advice_is_not_taken_begins_a_new_tree(name: str) -> None:
    match = Match(name, 2, seed=6)
    bots = [SearchBot(match.game, seat) for seat in range(2)]
    other = np.random.default_rng(1)
    begun_anew = 0
    ignored_at = None
    for _ in range(60):
        at = match.seat, match.ply
        choice = bots[match.seat].choose(match.seen_by(match.seat), Budget(iterations=40))
        legal = [move.id for move in match.moves()]
        if choice.candidates and ignored_at == (match.seat, at[1] - 1):
            begun_anew += 1
            assert sum(candidate.visits for candidate in choice.candidates) <= 40
        assert {candidate.move for candidate in choice.candidates} <= set(legal)
        played = int(other.choice(legal))
        ignored_at = at if played != choice.move else None
        match.play(played)
    assert begun_anew > 3


def test_a_choice_says_what_was_considered() -> None:
    match = played("machi-koro", 8)
    choice = find_bot("search@300", match.game, 1).choose(match.seen_by(match.seat))
    if not choice.candidates:
        assert choice.sure == 1.0
        return
    assert choice.candidates[0].move == choice.move
    assert sum(candidate.visits for candidate in choice.candidates) <= 300
    assert {candidate.move for candidate in choice.candidates} == set(match.game.legal(match.state))
    assert sum(choice.expects) == pytest.approx(1.0, abs=1e-3)


@pytest.mark.parametrize("name", GAMES)
def test_search_plays_whole_games_by_the_rules_and_leaves_positions_alone(name: str) -> None:
    match = Match(name, 3, seed=2)
    bots = [find_bot("search@20", match.game, seat) for seat in range(3)]
    while not match.over:
        position: State = match.seen_by(match.seat)
        before = position.tobytes()
        move = bots[match.seat].choose(position).move
        assert position.tobytes() == before
        match.play(move)
    assert match.winners
    assert np.isfinite(match.scores).all()


@pytest.mark.parametrize("name", GAMES)
def test_on_several_cores_the_iterations_are_shared_out_and_make_the_same_choice_again(name: str) -> None:
    match = played(name, 8)
    while len(match.moves()) < 3:
        match.play(match.moves()[0].code)
    seen = match.seen_by(match.seat)

    def chosen(budget: str) -> tuple[Choice, int]:
        bot = find_bot(f"search@{budget}", match.game, 2)
        choice = bot.choose(seen)
        assert isinstance(bot.bot, SearchBot)
        assert bot.bot.iterations == sum(candidate.visits for candidate in choice.candidates)
        return choice, bot.bot.iterations

    shared, iterations = chosen("301x3")
    assert (shared, iterations) == chosen("301x3")
    assert 150 < iterations <= 301  # what cannot change a mind is left out
    assert shared != chosen("301")[0]
