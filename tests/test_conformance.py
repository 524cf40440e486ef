"""Every game keeps the contract of the house: a fair sample of set-ups each time, all of them with `make prove`."""

from __future__ import annotations

import pytest
from high_tide import HIGH_TIDE

from tradewinds import find_game
from tradewinds.core.game import Game
from tradewinds.core.registry import register
from tradewinds.testing import Setup, check_declaration, check_match, check_other_mode, setups

GAMES = [*(find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")), register(HIGH_TIDE)]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SAMPLE = 7  # every so many set-ups are tried each time
GAMES_TO_PROVE = 3  # of each set-up


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """All set-ups, or a sample of each game's with its first and its last, which has all options at once."""
    if "setup" in metafunc.fixturenames:
        whole = metafunc.config.getoption("--whole")
        tried = [setup for game in GAMES for setup in chosen(list(setups(game)), whole)]
        rounds = range(GAMES_TO_PROVE if whole else 1)
        cases = [(setup, f"1-{number}") for setup in tried for number in rounds]
        metafunc.parametrize(("setup", "seed"), cases, ids=[f"{setup}, {seed}" for setup, seed in cases])


def chosen(ways: list[Setup], whole: bool) -> list[Setup]:
    return ways if whole else [way for n, way in enumerate(ways) if n % SAMPLE == 0 or n == len(ways) - 1]


def test_a_game_played_at_random_keeps_the_contract(setup: Setup, seed: str) -> None:
    check_match(setup, seed)


@named
def test_a_game_declares_all_that_the_house_asks_for(game: Game) -> None:
    check_declaration(game)


@named
def test_interpreted_and_compiled_games_are_the_same_byte_by_byte(game: Game) -> None:
    check_other_mode(game, seed=1)


def test_every_number_of_players_and_every_option_is_tried() -> None:
    game = find_game("machi-koro")
    tried = list(setups(game))
    assert {setup.players for setup in tried} == set(game.seats)
    assert {name for setup in tried for name in setup.options} == {option.name for option in game.options}
