"""Every figure of Yokohama's components.toml, against the rulebooks' counts and against a table typed by hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

from tests.games.yokohama.figures import (
    ACHIEVEMENTS,
    AGENTS,
    AREAS,
    AWARDS,
    CARDS,
    CHURCH,
    CUSTOMS,
    DIGITS,
    ENDS_AT,
    FOUND,
    FREE_AGENT_TOKENS,
    NEUTRAL_SLOT,
    ORDERS,
    PRODUCES,
    RATES,
    REMOVED_ORDERS,
    ROWS,
    SETS,
    TECHNOLOGIES,
    TILES,
    TOKENS,
    amounts,
)
from tradewinds.games.yokohama import components
from tradewinds.games.yokohama.components import TABLES

SOURCES = ("rulebook", "found", "reconstructed", "digits")


def cells(rows: Any, columns: tuple[str, ...]) -> dict[str, int]:
    """A row of an array by the names of its columns."""
    return {name: int(number) for name, number in zip(columns, rows, strict=True) if number}


# Counts of the box (pages 2 and 3)


def test_there_are_eighteen_boards_of_fourteen_areas() -> None:
    assert (len(components.AREA_NAMES), len(components.AREA_TYPES)) == (18, 14)
    kinds = Counter(components.KINDS[kind] for kind in components.KIND)
    assert kinds == {"production": 8, "commercial": 9, "canal": 1}
    assert components.AREA_NAMES[components.CANAL] == "canal"


def test_a_player_has_twenty_three_assistants_eight_shops_and_four_trading_houses() -> None:
    """Three of the assistants mark points."""
    assert list(components.START_PIECES) == [8, 2, 0]
    assert list(components.WAREHOUSE_PIECES) == [12, 6, 4]
    assert int(components.START_PIECES[0] + components.WAREHOUSE_PIECES[0]) == 23 - 3


def test_cards_tiles_tokens_and_agents_are_as_many_as_the_rulebooks_count() -> None:
    assert len(CARDS) == components.CARDS == 30
    assert len(ORDERS) == components.ORDERS == 36
    assert len(TILES) == components.TILES == 24
    assert sum(copies for _, copies in TOKENS.values()) == 20
    assert len(ACHIEVEMENTS) == components.ACHIEVEMENTS == 12
    assert sum(AGENTS.values()) == int(components.AGENTS.sum()) == 10
    assert components.SHOP_SLOTS == 4
    assert (components.LABORATORY_SLOTS, components.PORT_SLOTS) == (6, 6)


def test_there_are_as_many_areas_as_the_layout_has_places() -> None:
    for players, rows in ROWS.items():
        assert components.ROWS[players] == rows
        assert int(components.IN_GAME[players].sum()) == sum(rows) == components.PLACE_COUNT[players]


# Areas


@pytest.mark.parametrize("name", AREAS)
def test_an_area_has_its_figures(name: str) -> None:
    kind, boards, by_power = AREAS[name]
    written = TABLES["areas"][name]
    assert (written["kind"], tuple(written["boards"]), tuple(written.get("amounts", ()))) == (kind, boards, by_power)
    assert written.get("gains") == PRODUCES.get(name)
    assert written.get("points", [0] * 5) == ([0, 0, 0, 0, 3] if name.startswith("port") else [0] * 5)
    numbers = [number for number, area in enumerate(components.TYPE_OF_AREA) if area == name]
    assert len(numbers) == max(boards)
    for number in numbers:
        assert list(components.AMOUNT[number]) == [0, *by_power] or name == "canal"


def test_neighbours_agree_with_the_note_on_the_layout() -> None:
    """Beside column c are c-1 and c+1, in the shorter row below c-1 and c, in the longer row above c and c+1."""
    for players, places in components.PLACES.items():
        for a, (row, column) in enumerate(places):
            near = {(row, column - 1), (row, column + 1), (row + 1, column - 1), (row + 1, column)}
            near |= {(row - 1, column), (row - 1, column + 1)}
            assert {places[b] for b in np.flatnonzero(components.NEXT_TO[players, a])} == near & set(places)


def test_rates_of_chinatown() -> None:
    assert dict(zip((*components.GOODS, "import"), map(int, components.RATE), strict=True)) == RATES


# Management boards


def test_slots_of_the_church_and_the_customs_house() -> None:
    for slots, needed, rewards, neutral in (
        (CHURCH, components.FAITH_NEEDED, components.CHURCH_REWARD, components.CHURCH_NEUTRAL),
        (CUSTOMS, components.IMPORTS_NEEDED, components.CUSTOMS_REWARD, components.CUSTOMS_NEUTRAL),
    ):
        assert [int(number) for number in needed] == [number for number, _ in slots]
        assert [cells(row, components.REWARDS) for row in rewards] == [amounts(reward) for _, reward in slots]
        assert [slot + 1 for slot in np.flatnonzero(neutral)] == [NEUTRAL_SLOT]


def test_the_end_and_the_prizes() -> None:
    assert {players: int(components.CHURCH_ENDS_AT[players]) for players in ROWS} == ENDS_AT
    assert {players: int(components.CUSTOMS_ENDS_AT[players]) for players in ROWS} == ENDS_AT
    assert [list(prizes) for prizes in (components.CHURCH_PRIZES, components.CUSTOMS_PRIZES)] == [[6, 3], [8, 4]]
    assert list(components.TECHNOLOGY_PRIZES) == [10, 5]
    assert components.NEUTRAL_HALVES == 15
    assert list(components.SET_POINTS) == [0, *SETS.values()]
    leftovers = (
        components.AGENT_POINTS,
        components.IMPORT_POINTS,
        components.YEN_FOR_POINT,
        components.GOODS_FOR_POINT,
    )
    assert leftovers == (1, 1, 2, 3)


def test_surcharges_and_levels() -> None:
    assert list(components.SURCHARGE) == [0, 0, 1, 1, 2, 2]
    assert list(components.LEVEL) == [1, 1, 2, 2, 3, 3]


# Cards


@pytest.mark.parametrize("number", CARDS)
def test_a_technology_card_has_its_figures(number: int) -> None:
    name, flag = CARDS[number]
    card = components.CARD_NAMES.index(f"{name}-{number}")
    assert components.TECHNOLOGY_NAMES[components.TECHNOLOGY_OF[card]] == name
    assert int(components.VALUE[card]) == TECHNOLOGIES[name][0]
    assert components.COUNTRIES[components.CARD_FLAG[card]] == flag


def test_technologies_and_their_copies() -> None:
    """Twenty names, ten of them twice, no name twice with the same flag; cards are numbered 37 to 66 by value."""
    copies = Counter(name for name, _ in CARDS.values())
    assert copies == {name: number for name, (_, number) in TECHNOLOGIES.items()}
    assert Counter(copies.values()) == {1: 10, 2: 10}
    assert len(set(CARDS.values())) == 30
    assert list(CARDS) == list(range(37, 67))
    values = [TECHNOLOGIES[name][0] for name, _ in CARDS.values()]
    assert values == sorted(values)
    assert sum(values) == 114


EFFECTS = {
    "ball": ("order", {"points": 2}),
    "language-school": ("order", {"yen": 1}),
    "patent-system": ("technology", {"points": 2}),
    "letterpress": ("technology", {"yen": 1}),
    "winery": ("church", {"points": 3}),
    "brick-factory": ("customs", {"points": 4}),
    "gas-lighting": ("shop", {"points": 2}),
    "electric-lighting": ("house", {"points": 3}),
    "exposition": ("gained", {"points": 10}),
    "mining-technology": ("copper", {"copper": 1}),
}


def test_what_technologies_bring() -> None:
    for name, table in TABLES["technologies"].items():
        assert (table.get("when"), table.get("gives") if "when" in table else {}) == EFFECTS.get(name, (None, {}))
    once_a_turn = {
        name: (table["pays"], table["gives"]) for name, table in TABLES["technologies"].items() if "pays" in table
    }
    assert once_a_turn == {"university": ({"yen": 1}, {"assistant": 1}), "spinning-mill": ({"silk": 1}, {"yen": 2})}
    assert (components.LEAST_YEN, components.DIFFERENT_AREAS_WITH_NEWSPAPER) == (2, 4)


@pytest.mark.parametrize("number", ORDERS)
def test_an_order_has_its_figures(number: int) -> None:
    goods, reward, flag = ORDERS[number]
    order = components.ORDER_NAMES.index(str(number))
    assert cells(components.ORDER_GOODS[order], components.GOODS) == amounts(goods)
    assert cells(components.ORDER_REWARD[order], components.REWARDS) == amounts(reward)
    assert components.COUNTRIES[components.ORDER_FLAG[order]] == flag


def test_orders_show_the_digits_of_the_set_up_picture() -> None:
    """Pages 4 and 5: points and yen are printed as numbers, a single import or piece as a picture only."""
    for number, digits in DIGITS.items():
        reward = amounts(ORDERS[number][1])
        assert [reward[kind] for kind in ("points", "yen") if kind in reward] == digits


def test_flags_are_as_frequent_as_agents() -> None:
    assert Counter(flag for *_, flag in ORDERS.values()) == {"uk": 10, "us": 8, "fr": 7, "de": 7, "nl": 4}
    assert Counter(flag for _, flag in CARDS.values()) == {"uk": 8, "us": 7, "fr": 6, "de": 6, "nl": 3}
    assert dict(zip(components.COUNTRIES, map(int, components.AGENTS), strict=True)) == AGENTS
    assert {players: int(components.ORDERS_REMOVED[players]) for players in ROWS} == REMOVED_ORDERS


# Tiles, tokens, achievements, awards


@pytest.mark.parametrize("number", TILES)
def test_a_building_tile_has_its_figures(number: int) -> None:
    shops, house = TILES[number]
    tile = components.TILE_NAMES.index(str(number))
    assert [cells(row, components.REWARDS) for row in components.SHOP_REWARD[tile]] == list(map(amounts, shops))
    assert cells(components.HOUSE_REWARD[tile], components.REWARDS) == amounts(house)


def test_power_tokens() -> None:
    assert (*TOKENS, "free-agent") == components.TOKEN_NAMES
    for number, (reward, copies) in enumerate([*TOKENS.values(), ("", FREE_AGENT_TOKENS)]):
        assert cells(components.TOKEN_REWARD[number], components.REWARDS) == amounts(reward)
        assert int(components.TOKEN_COPIES[number]) == copies


def test_achievements() -> None:
    assert tuple(ACHIEVEMENTS) == components.ACHIEVEMENT_NAMES
    for number, (pile, needs, first, later) in enumerate(ACHIEVEMENTS.values()):
        assert components.PILES[components.PILE[number]] == pile
        assert cells(components.ACHIEVEMENT_NEEDS[number], components.MEASURES) == amounts(needs)
        assert list(components.ACHIEVEMENT_POINTS[number]) == [first, later]
    assert Counter(pile for pile, *_ in ACHIEVEMENTS.values()) == {"a": 4, "b": 4, "c": 4}


def test_awards() -> None:
    assert components.AWARD_NAMES == AWARDS
    assert components.AWARDS_ON_TABLE == 4
    assert [components.AGENT_KINDS[flag] for flag in components.AWARD_FLAG] == list(AWARDS)


# Single figures


def test_single_figures() -> None:
    game = components.GAME
    assert (game["players"], game["most_power"], game["building_power"]) == ([2, 4], 5, 4)
    assert (components.HAND, components.ORDERS_AT_START) == (3, 2)
    assert (components.DIFFERENT_AREAS, components.SAME_AREA) == (3, 2)
    assert (components.TOLL, components.CANAL_FEE, components.HOUSE_INCOME) == (1, 1, 1)
    assert (components.LATE_TECHNOLOGY, components.LATE_UNITS, components.FLAGS_FOR_AGENT) == (4, 1, 2)
    assert (components.START_YEN, components.START_YEN_OF_FIRST) == (4, 3)
    assert list(components.START_GOODS) == [1, 1, 1, 1]
    prices = (components.ASSISTANT_PRICE, components.SHOP_PRICE, list(components.HOUSE_PRICES))
    assert prices == (0, 2, [4, 5, 6, 7])
    assert cells(components.FAITH_PRICE, components.PAYMENTS) == amounts(
        "1 copper, 1 silk, 1 tea, 1 fish, 1 import, 2 yen"
    )
    assert cells(components.PRODUCTION_PRICE, components.PAYMENTS) == amounts("1 import, 2 yen")
    assert cells(components.SECOND_ORDER_PRICE, components.PAYMENTS) == amounts("1 import, 2 yen")


def test_every_table_says_where_its_figures_come_from() -> None:
    for name, table in TABLES.items():
        tables = table.values() if name in ("areas", "technologies") else [table]
        assert all(one["source"] in SOURCES for one in tables), name
    for order in TABLES["orders"]["cards"]:
        shown = "found" if order["number"] in FOUND else "digits"
        assert order["source"] == (shown if order["number"] in DIGITS else "reconstructed")
    for board in ("church", "customs"):
        assert all(slot["source"] in SOURCES for slot in TABLES[board]["slots"])


def test_there_are_no_other_tables() -> None:
    assert set(TABLES) == {
        "game",
        "start",
        "warehouse",
        "layout",
        "areas",
        "chinatown",
        "laboratory",
        "port",
        "church",
        "customs",
        "technologies",
        "technology-cards",
        "countries",
        "orders",
        "building-tiles",
        "tokens",
        "achievements",
        "awards",
        "leftovers",
    }
    assert set(TABLES["technologies"]) == set(TECHNOLOGIES)
