"""The conformance suite passes our games; tests/interpreted shows that it fails broken ones."""

from __future__ import annotations

from high_tide import HIGH_TIDE

from tradewinds import find_game
from tradewinds.testing import check_game, setups


def test_machi_koro_keeps_the_contract() -> None:
    check_game(find_game("machi-koro"), games=1)


def test_the_example_game_keeps_the_contract() -> None:
    check_game(HIGH_TIDE, games=3)


def test_every_number_of_players_and_every_option_is_tried() -> None:
    game = find_game("machi-koro")
    tried = list(setups(game))
    assert {setup.players for setup in tried} == set(game.seats)
    assert {name for setup in tried for name in setup.options} == {option.name for option in game.options}
