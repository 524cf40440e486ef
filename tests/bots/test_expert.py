"""The search guided by a network: it finds what can be proved whatever the network believes, and sees no more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from high_tide import HIGH_TIDE

from tests.bots.networks import even_weights, random_weights
from tests.bots.solving import last_decisions
from tests.bots.test_search import duel_of_machi_koro, number_of, played
from tradewinds import Match, find_game
from tradewinds.bots import Choice, find_bot, register_bot
from tradewinds.bots.learned import ExpertMaker, LearnedDesk, WeightsError, save
from tradewinds.bots.registry import _makers
from tradewinds.bots.search import SearchBot
from tradewinds.core.registry import register
from tradewinds.testing import check_bot

GAMES = ("machi-koro", "council-of-four", "yokohama")
named = pytest.mark.parametrize("name", GAMES)

register(HIGH_TIDE)


@pytest.fixture(scope="module", autouse=True)
def bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Two for each game: `even-...` searches by a network without opinions, and `odd-...` by one with too many."""
    folder = tmp_path_factory.mktemp("weights")
    before = dict(_makers)
    for name in GAMES:
        game = find_game(name)
        for kind, weights in (("even", even_weights(game)), ("odd", random_weights(game))):
            path = Path(folder / f"{kind}-{name}.npz")
            save(path, game, weights)
            register_bot(f"{kind}-{name}", ExpertMaker(path))
    yield
    _makers.clear()
    _makers.update(before)


def test_it_builds_the_last_landmark_when_it_can() -> None:
    match = Match("machi-koro", 2, seed=1)
    match._state.coins[0] = 22
    for card in ("train-station", "shopping-mall", "amusement-park"):
        match._state.city[0, number_of(match, card)] = 1
    chosen = find_bot("even-machi-koro@400", match.game, 1).choose(match.seen_by(0))
    assert match.move(chosen.move).code == "build:radio-tower"
    assert chosen.expects[0] > 0.8


def test_it_takes_the_only_chance() -> None:
    """One die brings 5 coins five times in six, two dice 10 coins once in nine; with fewer than 6 the game is lost."""
    match = duel_of_machi_koro()
    state = match._state
    state.city[1, : number_of(match, "train-station")] = 0
    for card, count in (("wheat-field", 5), ("ranch", 5), ("forest", 5), ("convenience-store", 1), ("mine", 2)):
        state.city[1, number_of(match, card)] = count
    seen = match.seen_by(1)
    for seed in range(3):
        chosen = find_bot("even-machi-koro@8000", match.game, seed).choose(seen)
        assert match.move(chosen.move).code == "roll:2"


@pytest.mark.parametrize("name", ["council-of-four", "yokohama"])
def test_it_finds_the_last_moves_that_win(name: str) -> None:
    """All that can still happen was looked through; a network without opinions leaves everything to the search."""
    game = find_game(name)
    for seen, best, worse in islice(last_decisions(game, 40), 12):
        move = find_bot(f"even-{name}@3000", game, 1).choose(seen).move
        assert move not in worse, (game.moves.code(move), [game.moves.code(other) for other in best])


@named
def test_it_keeps_to_what_is_asked_of_bots(name: str) -> None:
    check_bot(f"odd-{name}@40", find_game(name))


@named
def test_it_plays_whole_games(name: str) -> None:
    """With others who bring the end about: a network of such opinions may not care to."""
    match = Match(name, 3, seed=2)
    bots = [find_bot(asked, match.game, 1) for asked in (f"odd-{name}@12", "greedy", "greedy")]
    while not match.over:
        match.play(bots[match.seat].choose(match.seen_by(match.seat)).move)
    assert match.winners


@named
def test_the_same_seed_iterations_and_cores_make_the_same_choice(name: str) -> None:
    match = played(name, 8)
    while len(match.moves()) < 3:
        match.play(match.moves()[0].code)
    seen = match.seen_by(match.seat)

    def chosen(budget: str) -> Choice:
        bot = find_bot(f"odd-{name}@{budget}", match.game, 2)
        choice = bot.choose(seen)
        assert isinstance(bot.bot, SearchBot)
        assert bot.bot.iterations == sum(candidate.visits for candidate in choice.candidates)
        assert sum(choice.expects) == pytest.approx(1.0, abs=1e-3)
        return choice

    assert chosen("301") == chosen("301")
    assert chosen("301x3") == chosen("301x3") != chosen("301")


def test_each_core_reads_in_a_room_of_its_own() -> None:
    match = played("machi-koro", 8)
    bot = find_bot("odd-machi-koro@30x2", match.game, 1)
    bot.choose(match.seen_by(match.seat))
    assert isinstance(bot.bot, SearchBot)
    one, other = (tree.study.mind for tree in bot.bot._trees)
    assert isinstance(one, LearnedDesk)
    assert one.first is other.first
    assert all(getattr(one, room) is not getattr(other, room) for room in LearnedDesk._fields[-5:])


def test_a_position_that_was_judged_has_its_moves_in_the_tree() -> None:
    """So that the network reads it once."""
    match = played("machi-koro", 8)
    while len(match.moves()) < 3:
        match.play(match.moves()[0].code)
    bot = find_bot("odd-machi-koro@1", match.game, 1)
    bot.choose(match.seen_by(match.seat))
    assert isinstance(bot.bot, SearchBot)
    study = bot.bot._trees[0].study
    reached = study.path[study.path > 0][-1]
    assert study.nodes[reached].visits == 1
    assert study.nodes[reached].total > 0


def test_a_game_without_weights_is_searched_by_its_own_judgement() -> None:
    seen = Match(HIGH_TIDE, 2, seed=1).seen_by(0)
    assert find_bot("expert@50", HIGH_TIDE, 1).choose(seen) == find_bot("search@50", HIGH_TIDE, 1).choose(seen)


def test_weights_of_another_game_are_refused() -> None:
    with pytest.raises(WeightsError, match="was learnt for machi-koro, not for yokohama"):
        find_bot("odd-machi-koro", find_game("yokohama"))


def test_figures_of_taste_can_be_changed_and_others_are_refused() -> None:
    assert ExpertMaker(curiosity=2.0).usual_budget == SearchBot.usual_budget
    with pytest.raises(ValueError, match="wisdom"):
        ExpertMaker(wisdom=1.0)
