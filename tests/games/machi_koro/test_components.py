"""Every figure of components.toml, against the rulebook's counts and against a table written by hand."""

from __future__ import annotations

import pytest

from tests.games.machi_koro.figures import (
    BASE,
    BASE_LANDMARKS,
    ESTABLISHMENTS,
    LANDMARKS,
    PLUS,
    PLUS_LANDMARKS,
    Card,
)
from tradewinds import Match
from tradewinds.games.machi_koro import components
from tradewinds.games.machi_koro.components import COUNTED, COUNTS_CARDS, MALL_CARD, NAMES, NONE, NUMBER, TABLES

EFFECTS = {
    "wheat-field": {"pays": "bank", "coins": 1},
    "ranch": {"pays": "bank", "coins": 1},
    "forest": {"pays": "bank", "coins": 1},
    "mine": {"pays": "bank", "coins": 5},
    "apple-orchard": {"pays": "bank", "coins": 3},
    "bakery": {"pays": "bank", "coins": 1},
    "convenience-store": {"pays": "bank", "coins": 3},
    "cheese-factory": {"pays": "bank", "coins": 3, "each": {"icon": "cow"}},
    "furniture-factory": {"pays": "bank", "coins": 3, "each": {"icon": "gear"}},
    "fruit-market": {"pays": "bank", "coins": 2, "each": {"icon": "wheat"}},
    "cafe": {"pays": "roller", "coins": 1},
    "family-restaurant": {"pays": "roller", "coins": 2},
    "stadium": {"pays": "opponents", "coins": 2},
    "tv-station": {"pays": "one-opponent", "coins": 5},
    "business-center": {"pays": "exchange"},
    "flower-garden": {"pays": "bank", "coins": 1},
    "mackerel-boat": {"pays": "bank", "coins": 3, "needs": "harbor"},
    "tuna-boat": {"pays": "catch", "needs": "harbor"},
    "flower-shop": {"pays": "bank", "coins": 1, "each": {"card": "flower-garden"}},
    "food-warehouse": {"pays": "bank", "coins": 2, "each": {"icon": "cup"}},
    "sushi-bar": {"pays": "roller", "coins": 3, "needs": "harbor"},
    "pizza-joint": {"pays": "roller", "coins": 1},
    "hamburger-stand": {"pays": "roller", "coins": 1},
    "publisher": {"pays": "opponents", "coins": 1, "each": {"their": ["cup", "bread"]}},
    "tax-office": {"pays": "half", "from": 10},
}
COUNTS = {
    "cheese-factory": {"ranch"},
    "furniture-factory": {"forest", "mine"},
    "fruit-market": {"wheat-field", "apple-orchard", "flower-garden"},
    "flower-shop": {"flower-garden"},
    "food-warehouse": {"cafe", "family-restaurant", "sushi-bar", "pizza-joint", "hamburger-stand"},
    "publisher": {
        "cafe",
        "family-restaurant",
        "sushi-bar",
        "pizza-joint",
        "hamburger-stand",
        "bakery",
        "convenience-store",
        "flower-shop",
    },
}


@pytest.mark.parametrize(("name", "card"), ESTABLISHMENTS.items())
def test_an_establishment_has_its_printed_figures(name: str, card: Card) -> None:
    written = TABLES["establishments"][name]
    colour, icon, rolls, cost, copies = (written[key] for key in ("colour", "icon", "rolls", "cost", "copies"))
    assert Card(colour, icon, tuple(rolls), cost, copies) == card
    assert written["set"] == ("base" if name in BASE else "plus")


@pytest.mark.parametrize(("name", "effect"), EFFECTS.items())
def test_an_establishment_has_its_printed_effect(name: str, effect: dict[str, object]) -> None:
    written = TABLES["establishments"][name]
    assert {key: written[key] for key in ("pays", "coins", "each", "needs", "from") if key in written} == effect


@pytest.mark.parametrize(("name", "cost"), LANDMARKS.items())
def test_a_landmark_has_its_printed_cost(name: str, cost: int) -> None:
    assert TABLES["landmarks"][name]["cost"] == cost
    assert TABLES["landmarks"][name]["set"] == ("base" if name in BASE_LANDMARKS else "plus")


def test_there_are_no_other_cards() -> None:
    assert set(TABLES["establishments"]) == set(ESTABLISHMENTS)
    assert set(TABLES["landmarks"]) == set(LANDMARKS)
    assert set(TABLES) == {"game", "establishments", "landmarks", "town-hall"}


def test_every_table_says_where_its_figures_come_from() -> None:
    tables = [TABLES["game"], TABLES["town-hall"], *TABLES["establishments"].values(), *TABLES["landmarks"].values()]
    assert all(table["source"] in ("rulebook", "found", "reconstructed") for table in tables)


@pytest.mark.parametrize(
    ("cards", "plain_kinds", "plain", "major_kinds", "major"),
    [(BASE, 12, 72, 3, 15), (PLUS, 8, 48, 2, 10)],
    ids=["base", "plus"],
)
def test_the_supply_has_as_many_cards_as_the_rulebook_counts(
    cards: dict[str, Card], plain_kinds: int, plain: int, major_kinds: int, major: int
) -> None:
    """Pages 2 and 3: 87 cards, 72 and 15 of them, in the base game; 58 cards, 48 and 10 of them, in Plus."""
    written = [TABLES["establishments"][name] for name in cards]
    copies = {purple: [c["copies"] for c in written if (c["colour"] == "purple") == purple] for purple in (False, True)}
    assert (len(copies[False]), sum(copies[False])) == (plain_kinds, plain)
    assert (len(copies[True]), sum(copies[True])) == (major_kinds, major)


def test_there_are_four_landmarks_and_two_more_in_plus() -> None:
    """Pages 2 and 3: 20 landmark cards of 4 kinds and 10 of 2 kinds, one of a kind for each of five players."""
    assert len(BASE_LANDMARKS) == components.BASE_LANDMARKS == 4
    assert len(BASE_LANDMARKS | PLUS_LANDMARKS) == len(components.LANDMARKS) == 6
    match = Match("machi-koro", 5, chance="manual", plus=True)
    landmarks = {name: int(match.state.supply[NUMBER[name]]) for name in LANDMARKS}
    assert sum(landmarks[name] for name in BASE_LANDMARKS) == 20
    assert sum(landmarks[name] for name in PLUS_LANDMARKS) == 10


def test_there_are_thirty_starting_cards_and_fifteen_more_in_plus() -> None:
    """Pages 2 and 3: two establishments and four landmarks for each of five players; Town Hall and two more in Plus."""
    establishments = len(TABLES["game"]["start"])
    assert 5 * (establishments + len(BASE_LANDMARKS)) == 30
    assert 5 * (1 + len(PLUS_LANDMARKS)) == 15


def test_the_figures_of_the_game_are_those_of_the_rulebook() -> None:
    """Pages 4 and 9 to 11."""
    assert {key: value for key, value in TABLES["game"].items() if key != "source"} == {
        "players": [2, 5],
        "coins": 3,
        "start": ["wheat-field", "bakery"],
        "market_kinds": 10,
        "harbor_from": 10,
        "harbor_adds": 2,
        "airport_coins": 10,
        "mall_icons": ["cup", "bread"],
        "mall_coins": 1,
    }
    assert TABLES["town-hall"]["coins"] == 1


@pytest.mark.parametrize("name", NAMES)
def test_an_effect_counts_exactly_the_cards_it_names(name: str) -> None:
    counted = {NAMES[card] for card in COUNTED[NUMBER[name]] if card != NONE}
    assert counted == COUNTS.get(name, set())
    assert bool(COUNTS_CARDS[NUMBER[name]]) == (name in COUNTS)


def test_shopping_mall_adds_to_cups_and_breads() -> None:
    shops = {name for name, card in ESTABLISHMENTS.items() if card.icon in ("cup", "bread")}
    assert {name for name in NAMES if MALL_CARD[NUMBER[name]]} == shops


def test_cards_are_numbered_with_the_base_game_first() -> None:
    assert list(NAMES) == [*BASE, *BASE_LANDMARKS, *PLUS, *PLUS_LANDMARKS]
    assert len(BASE) + len(BASE_LANDMARKS) == components.BASE_KINDS
