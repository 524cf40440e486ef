"""Every figure of components.toml, against the rulebook's counts and against a table typed by hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tests.games.council_of_four.figures import (
    CARDS,
    CITIES,
    COUNCILLORS,
    COUNCILS,
    GROUPS,
    NOBILITY,
    PERMITS,
    QUEEN_REWARDS,
    REWARDS,
    ROADS,
    TOKENS,
    bonuses,
)
from tradewinds import Match, find_game
from tradewinds.games.council_of_four import components
from tradewinds.games.council_of_four.components import TABLES

GAME = find_game("council-of-four")
EACH_MAP = pytest.mark.parametrize("name", ROADS)
ROAD_COUNTS = {
    "juvelar": 18,
    "graden": 17,
    "c1v1m2": 17,
    "c1v2m1": 19,
    "c1v2m2": 18,
    "c2v1m1": 17,
    "c2v1m2": 16,
    "c2v2m1": 18,
}
FIGURES = {
    "players": [2, 4],
    "coins": [10, 11, 12, 13],
    "servants": [1, 2, 3, 4],
    "cards": 6,
    "merchants": 10,
    "tenth_merchant": 3,
    "elect_coins": 4,
    "council_coins": [10, 7, 4, 0],
    "joker_coins": 1,
    "road_coins": 2,
    "hire_coins": 3,
    "change_servants": 1,
    "send_servants": 1,
    "extra_servants": 3,
    "nobility_first": 5,
    "nobility_second": 2,
    "most_permits": 3,
    "slots": 2,
}


def letters(cities: int) -> str:
    """A set of cities as letters."""
    return "".join(letter for city, letter in enumerate(components.LETTERS) if int(cities) >> city & 1)


def decoded(codes: object) -> list[list[str | int]]:
    """Bonuses as the rules know them, by name."""
    return [[components.BONUSES[code // 16], int(code % 16)] for code in codes if code]  # type: ignore[attr-defined]


# Maps


def test_there_are_eight_maps_and_juvelar_is_the_usual_one() -> None:
    assert sorted(components.MAPS) == sorted(ROADS) == sorted(ROAD_COUNTS)
    assert components.MAPS[:2] == ("juvelar", "graden")
    assert Match("council-of-four", 2, seed=1).view()["map"] == "juvelar"


def test_the_cities_have_their_letters_names_and_regions() -> None:
    assert tuple(CITIES) == components.LETTERS
    assert tuple(name for name, _ in CITIES.values()) == components.CITIES
    assert [components.REGIONS[region] for region in components.REGION_OF] == [region for _, region in CITIES.values()]
    assert components.REGIONS == ("coast", "valley", "mountains")


@EACH_MAP
def test_a_map_has_its_printed_roads_and_no_other(name: str) -> None:
    printed = {frozenset(road) for road in ROADS[name].split()}
    laid = [frozenset(components.LETTERS[city] for city in road) for road in components.roads(name)]
    assert len(laid) == len(set(laid)) == ROAD_COUNTS[name]
    assert set(laid) == printed


@EACH_MAP
def test_neighbours_are_the_ends_of_roads(name: str) -> None:
    row = components.NEIGHBOURS[components.MAPS.index(name)]
    joined = {frozenset(road) for road in ROADS[name].split()}
    for city, letter in enumerate(components.LETTERS):
        assert set(letters(row[city])) == {other for road in joined if letter in road for other in road - {letter}}


@EACH_MAP
def test_distances_are_the_fewest_roads(name: str) -> None:
    """By Floyd and Warshall, which is not how the table was made; every city can be reached."""
    away = {(a, b): 0 if a == b else 99 for a in CITIES for b in CITIES}
    for road in ROADS[name].split():
        away[road[0], road[1]] = away[road[1], road[0]] = 1
    for via in CITIES:
        for a in CITIES:
            for b in CITIES:
                away[a, b] = min(away[a, b], away[a, via] + away[via, b])
    table = components.DISTANCE[components.MAPS.index(name)]
    assert {(a, b): int(table[i, j]) for i, a in enumerate(CITIES) for j, b in enumerate(CITIES)} == away
    assert max(away.values()) < 15


@EACH_MAP
def test_a_map_has_its_printed_colours(name: str) -> None:
    row = components.GROUP_OF[components.MAPS.index(name)]
    by_group: dict[str | None, str] = {}
    for letter, group in zip(components.LETTERS, row, strict=True):
        colour = None if group == components.NONE else components.GROUPS[group]
        by_group[colour] = by_group.get(colour, "") + letter
    assert by_group == GROUPS[name]
    assert {colour: len(cities) for colour, cities in by_group.items()} == {
        "gold": 5,
        "silver": 4,
        "bronze": 3,
        "iron": 2,
        None: 1,
    }
    assert components.LETTERS[components.QUEEN_CITY[components.MAPS.index(name)]] == by_group[None]


@EACH_MAP
def test_a_reward_tile_asks_for_all_cities_of_its_region_or_colour(name: str) -> None:
    row = components.REWARD_CITIES[components.MAPS.index(name)]
    wanted = {"coast": "ABCDE", "valley": "FGHIJ", "mountains": "KLMNO"} | GROUPS[name]
    assert {reward: letters(row[n]) for n, reward in enumerate(components.REWARDS)} == {
        reward: wanted[reward] for reward in REWARDS
    }


def test_the_queens_city_is_juvelar_or_graden_half_of_the_maps_each() -> None:
    queens = {name: components.CITIES[components.QUEEN_CITY[n]] for n, name in enumerate(components.MAPS)}
    assert Counter(queens.values()) == {"juvelar": 4, "graden": 4}
    assert (queens["juvelar"], queens["graden"]) == ("juvelar", "graden")


def test_every_pair_of_maps_differs() -> None:
    assert all(set(ROADS[a].split()) != set(ROADS[b].split()) for a, b in combinations(ROADS, 2))


# Tiles and tokens


@pytest.mark.parametrize(("name", "printed"), PERMITS.items())
def test_a_permit_tile_has_its_printed_cities_and_bonuses(name: str, printed: str) -> None:
    number = components.PERMITS.index(name)
    assert letters(components.PERMIT_CITIES[number]) == name.upper()
    assert decoded(components.PERMIT_BONUSES[number]) == TABLES["permits"][name] == bonuses(printed)
    for city, letter in enumerate(components.LETTERS):
        assert bool(int(components.CITY_PERMITS[city]) >> number & 1) == (letter.lower() in name)


def test_there_are_45_permit_tiles_fifteen_of_each_region() -> None:
    assert sorted(components.PERMITS) == sorted(PERMITS)
    assert len(components.PERMITS) == 45
    for region, name in enumerate(components.REGIONS):
        tiles = [t for n, t in enumerate(components.PERMITS) if int(components.REGION_PERMITS[region]) >> n & 1]
        assert len(tiles) == components.PERMITS_A_REGION == 15
        assert {CITIES[letter.upper()][1] for tile in tiles for letter in tile} == {name}
        assert Counter(map(len, tiles)) == {1: 5, 2: 5, 3: 5}


def test_every_city_is_on_six_permit_tiles() -> None:
    assert Counter(letter for tile in PERMITS for letter in tile) == dict.fromkeys("abcdefghijklmno", 6)


@pytest.mark.parametrize(("number", "printed"), TOKENS.items())
def test_a_token_has_its_printed_bonuses(number: int, printed: str) -> None:
    assert decoded(components.TOKEN_BONUSES[number - 1]) == bonuses(printed)
    assert bool(components.TOKEN_IS_NOBLE[number - 1]) == ("nobility" in printed)


def test_there_are_fourteen_tokens_two_of_them_noble_and_the_others_all_different() -> None:
    assert components.TOKENS == len(TOKENS) == 14
    assert sum(components.TOKEN_IS_NOBLE) == 2
    assert len({printed for printed in TOKENS.values() if "nobility" not in printed}) == 12


def test_reward_tiles_have_their_points() -> None:
    assert dict(zip(components.REWARDS, components.REWARD_POINTS, strict=True)) == REWARDS
    assert tuple(components.QUEEN_POINTS) == QUEEN_REWARDS


# Tracks, cards, councillors, figures


@pytest.mark.parametrize("space", range(21))
def test_a_space_of_the_nobility_track_has_its_printed_bonus(space: int) -> None:
    assert decoded(components.NOBILITY_BONUSES[space]) == (bonuses(NOBILITY[space]) if space in NOBILITY else [])


def test_both_tracks_end_at_twenty() -> None:
    assert components.COIN_CAP == components.NOBILITY_END == 20
    assert len(components.NOBILITY_BONUSES) == 21


def test_there_are_90_cards_and_24_councillors() -> None:
    assert dict(zip(components.CARDS, components.CARD_COPIES, strict=True)) == CARDS
    assert components.ALL_CARDS == sum(CARDS.values()) == 90
    assert tuple(COUNCILLORS) == components.COLOURS
    assert components.COUNCILLORS_EACH * len(components.COLOURS) == sum(COUNCILLORS.values()) == 24
    assert components.COUNCILS == COUNCILS
    assert components.COUNCIL_SEATS == 4


def test_the_figures_of_the_rules_are_the_rulebooks() -> None:
    assert {name: value for name, value in TABLES["game"].items() if name != "source"} == FIGURES
    assert list(components.COUNCIL_COINS) == [0, 10, 7, 4, 0]
    assert components.CARDS[components.JOKER] == "joker"


def test_every_table_says_where_its_figures_come_from() -> None:
    for name, table in TABLES.items():
        sources = [side["source"] for side in table.values()] if name == "sides" else [table["source"]]
        assert set(sources) <= {"rulebook", "found", "reconstructed"}, name


def test_a_bonus_fits_in_its_number() -> None:
    for table in (components.PERMIT_BONUSES, components.TOKEN_BONUSES, components.NOBILITY_BONUSES):
        assert all(code % components.AMOUNTS >= 1 for row in table for code in row if code)
    assert len(components.BONUSES) * components.AMOUNTS < 2**15


# The game as the house knows it


def test_the_game_is_for_two_to_four_and_offers_its_options() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    assert [option.name for option in GAME.options] == [
        "map",
        "endless_coins",
        "landing_bonus_only",
        "bare_free_permit",
    ]
    assert GAME.options[0].choices == (*components.MAPS, "random")
    assert GAME.choose_options({}) == {
        "map": "juvelar",
        "endless_coins": False,
        "landing_bonus_only": False,
        "bare_free_permit": False,
    }


@EACH_MAP
def test_a_map_is_played_on_when_chosen_and_random_can_bring_any(name: str) -> None:
    chosen = Match("council-of-four", 2, chance="manual", map=name)
    assert chosen.view()["map"] == name
    match = Match("council-of-four", 2, chance="manual", map="random")
    match.play("begin:p2")
    assert match.game.chances(match.state) == {match.move(f"map:{other}").id: 1 for other in components.MAPS}
    match.play(f"map:{name}")
    assert match.view()["map"] == name
    assert {frozenset(road) for road in match.view()["roads"]} == {
        frozenset(CITIES[letter][0] for letter in road) for road in ROADS[name].split()
    }
    assert match.view()["queen"] == CITIES[GROUPS[name][None]][0]


def test_moves_have_codes_of_their_own() -> None:
    codes = list(GAME.moves)
    assert len(codes) == len(set(codes))
    for count, prefix in (
        (4, "begin"),
        (8, "map"),
        (14, "lay"),
        (45, "reveal"),
        (45, "neutral"),
        (6, "councillor"),
        (7, "draw"),
        (4, "elect"),
        (4, "court"),
        (15, "place"),
        (3, "change"),
        (4, "send"),
        (6, "candidate"),
        (7, "pay"),
        (6, "take"),
        (15, "queen"),
        (45, "spend"),
        (15, "reuse"),
        (45, "again"),
    ):
        assert sum(code.startswith(f"{prefix}:") for code in codes) == count, prefix
    assert {code for code in codes if ":" not in code} == {"hire", "extra", "end", "decline"}
