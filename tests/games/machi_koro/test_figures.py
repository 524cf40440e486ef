"""A figure of Machi Koro corrected in components.toml is corrected in rules, picture, explanations and words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.games.figures import corrected, probe
from tradewinds.core.words import LANGUAGES

FIGURES = {
    "game.coins": 13,
    "game.market_kinds": 8,
    "game.harbor_from": 9,
    "game.harbor_adds": 3,
    "game.airport_coins": 12,
    "game.mall_coins": 4,
    "establishments.mine.rolls": [8],
    "establishments.mine.cost": 7,
    "establishments.mine.copies": 3,
    "establishments.mine.coins": 17,
    "establishments.cafe.coins": 6,
    "establishments.stadium.coins": 9,
    "establishments.tv-station.coins": 11,
    "establishments.cheese-factory.coins": 8,
    "establishments.flower-shop.coins": 5,
    "establishments.publisher.coins": 2,
    "establishments.tax-office.from": 14,
    "establishments.tuna-boat.rolls": [12, 13, 14, 15],
    "landmarks.airport.cost": 31,
    "town-hall.coins": 15,
}

# What the dice did to coins, or to the total: see the probe.
DONE = {
    "start": [13, 13],
    "mine": [17, 0],
    "cafe": [44, 6],
    "stadium": [9, 41],
    "tv-station": [11, 39],
    "cheese-factory": [2 * 8, 0],
    "flower-shop": [2 * 5, 0],
    "tax-office": [1 + 7, 13, 7],
    "town-hall": [15, 0],
    "airport": [1 + 12, 0],
    "mine for its price": [13, 0],
    "harbor": [12],
}

# All numbers that an explanation tells.
TOLD = {
    "mine": {8, 7, 17},
    "cafe": {3, 2, 6, 4},
    "stadium": {6, 9},
    "tv-station": {6, 7, 11},
    "cheese-factory": {7, 5, 8},
    "flower-shop": {6, 1, 5, 4},
    "publisher": {7, 5, 2},
    "tax-office": {8, 9, 4, 14},
    "tuna-boat": {12, 15, 5, 2},
    "shopping-mall": {10, 4},
    "harbor": {2, 9, 3},
    "airport": {31, 12},
    "town-hall": {15},
    "deck": {8},
}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the game says and does with other figures."""
    return probe(corrected(tmp_path_factory.mktemp("corrected"), "machi_koro", FIGURES), "tests.games.machi_koro.probe")


def numbers(text: str) -> set[int]:
    return {int(number) for number in re.findall(r"\d+", text)}


@pytest.mark.parametrize("figure", DONE)
def test_the_rules_follow_a_figure(found: Any, figure: str) -> None:
    assert found["rules"][figure] == DONE[figure]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", TOLD)
def test_an_explanation_follows_a_figure(found: Any, language: str, thing: str) -> None:
    assert numbers(" ".join(found["words"][language]["explained"][thing])) == TOLD[thing]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_moves_follow_a_figure(found: Any, language: str) -> None:
    told = found["words"][language]
    assert numbers(told["options"]["limited_market"]) == {8}
    assert numbers(told["options"]["plus"]) == {10, 6, 4}
    assert {code: numbers(text) for code, text in told["moves"].items()} == {
        "add:3": {3},
        "build:mine": {7},
        "build:airport": {31},
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_follows_a_figure(found: Any, language: str) -> None:
    told = found["words"][language]
    (title,) = re.findall(r'data-piece="market-mine".*?<title>(.*?)</title>', told["picture"])
    assert numbers(title) == {8, 7, 3, 17}  # its number, cost, what is left, and what it pays
    assert " ".join(told["explained"]["town-hall"]) in told["picture"]
    mine = re.search(r'<g id="mk-card-mine">.*?<g id="mk-card', found["symbols"])
    assert mine is not None
    assert re.findall(r">(\d+)</text>", mine[0]) == ["8", "7"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_follows_a_figure(found: Any, language: str) -> None:
    lines = found["words"][language]["terminal"].splitlines()
    assert any(re.search(r"\b8 \S.* 7¢ +×3 ··", line) for line in lines)  # the row of Mine
    assert any(re.search(r"\b8 +\S.*\+17¢ +7¢ +×3", line) for line in lines)  # the same in the market
    assert any("31¢" in line for line in lines)
