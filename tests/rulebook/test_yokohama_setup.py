"""The rulebooks of Yokohama, pages 2 to 6: what is in the box, the set-up by number of players, and the general rules.

Pages are those of the Ukrainian rulebook; the Russian and the Polish one say the same unless a test says otherwise.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.yokohama.figures import ACHIEVEMENTS, AREAS, AWARDS, ROWS
from tests.rulebook.yokohama_table import LAYOUTS, all_is_there, codes, phase, play, table
from tradewinds import Match
from tradewinds.core.state import CHANCE
from tradewinds.games.yokohama import YOKOHAMA
from tradewinds.games.yokohama.components import AREA_NAMES, TILE_NAMES

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
PUT_BACK = {
    2: ["laboratory-b", "port-b", "chinatown", "canal", "copper-mine", "silk-mill", "tea-plantation", "fishing-ground"],
    3: ["laboratory-b", "copper-mine", "silk-mill", "tea-plantation"],
    4: [],
}


def fresh(players: int, **options: Any) -> Match:
    """A match before anything is laid out."""
    return Match(YOKOHAMA, players, chance="manual", **options)


# Page 4: areas and building tiles


@PLAYERS
def test_areas_for_fewer_players_stay_in_the_box(players: int) -> None:
    """Page 4, the table of boards that are not used."""
    types = Counter(area["type"] for area in table(players).view()["areas"])
    everything = Counter({name: max(boards) for name, (_, boards, _) in AREAS.items()})
    assert everything - types == Counter(PUT_BACK[players])
    assert sum(types.values()) == {2: 10, 3: 14, 4: 18}[players]


@PLAYERS
def test_management_boards_of_areas_that_are_not_used_stay_in_the_box_too(players: int) -> None:
    """Page 4: Laboratory B with two and three players, Port B with two."""
    view = table(players).view()
    assert [board["area"] for board in view["laboratories"]] == ["laboratory-a", "laboratory-b"][: 1 + (players == 4)]
    assert [board["area"] for board in view["ports"]] == ["port-a", "port-b"][: 1 + (players > 2)]


@PLAYERS
def test_areas_lie_in_rows_like_bricks(players: int) -> None:
    """Page 4: a pyramid in which each row is one board shorter."""
    view = table(players).view()
    rows = Counter(area["row"] for area in view["areas"])
    assert [rows[row] for row in sorted(rows)] == ROWS[players]
    where = {area["name"]: (area["row"], area["column"]) for area in view["areas"]}
    assert list(where) == sorted(where, key=AREA_NAMES.index)
    by_rows = [[], [], [], []]  # type: list[list[str]]
    for name, (row, _) in sorted(where.items(), key=lambda item: item[1]):
        by_rows[row].append(name)
    assert [name for row in by_rows for name in row] == LAYOUTS[players].split()


@PLAYERS
def test_neighbours_are_left_right_and_two_above_and_below(players: int) -> None:
    """Two boards lie next to each other if they touch: the middles of boards in two rows are half a board apart."""
    view = table(players).view()
    middle = {area["name"]: (area["row"], area["column"] + area["row"] / 2) for area in view["areas"]}
    for area in view["areas"]:
        row, here = middle[area["name"]]
        touching = [
            name
            for name, (other, there) in middle.items()
            if (other == row and abs(here - there) == 1) or (abs(other - row) == 1 and abs(here - there) == 0.5)
        ]
        assert sorted(area["next_to"]) == sorted(touching)
        assert all(area["name"] in next(a for a in view["areas"] if a["name"] == name)["next_to"] for name in touching)


def test_the_middle_of_the_pyramid_has_six_neighbours() -> None:
    """Customs House of four players: Church and Employment Agency beside it, two boards above, two below."""
    view = table(4).view()
    customs = next(area for area in view["areas"] if area["name"] == "customs-house")
    assert set(customs["next_to"]) == {
        "church",
        "employment-agency",
        "fishing-ground-1",
        "silk-mill-1",
        "port-a",
        "port-b",
    }


@PLAYERS
def test_areas_and_tiles_are_laid_one_by_one_at_random(players: int) -> None:
    """Page 4: every area in the game may come first, the canal included, then any of the 24 tiles."""
    match = fresh(players)
    assert match.seat == CHANCE
    in_game = sorted(LAYOUTS[players].split(), key=AREA_NAMES.index)
    assert codes(match) == [f"lay:{name}" for name in in_game]
    assert set(match.game.chances(match.state).values()) == {1}
    match.play("lay:bank")
    assert codes(match) == [f"tile:{name}" for name in TILE_NAMES]
    match.play("tile:24")
    assert codes(match) == [f"lay:{name}" for name in in_game if name != "bank"]
    play(match, "lay:church")
    assert "tile:24" not in codes(match)


@pytest.mark.parametrize("players", [3, 4])
def test_no_tile_and_no_token_lie_on_the_canal(players: int) -> None:
    """Page 4: step 1 and the picture."""
    match = play(fresh(players), "lay:canal")
    assert phase(match) == "areas"
    canal = next(area for area in table(players).view()["areas"] if area["kind"] == "canal")
    assert (canal["tile"], canal["token"], canal["shops"], canal["house"]) == (None, None, [], None)


@PLAYERS
def test_every_other_area_has_a_tile_of_its_own_and_a_power_token(players: int) -> None:
    """Page 4, steps 1 and 2: the rest goes back to the box."""
    for seed in range(3):
        areas = [area for area in Match(YOKOHAMA, players, seed=seed).view()["areas"] if area["kind"] != "canal"]
        assert len({area["tile"] for area in areas}) == len(areas) == {2: 10, 3: 13, 4: 17}[players]
        assert all(area["token"] for area in areas)
        assert all(len(area["shops"]) == 4 and area["house"]["owner"] is None for area in areas)


def test_tokens_come_as_often_as_there_are_copies() -> None:
    """Page 4: twenty tokens are shuffled, two of most kinds and one of tea and of fish."""
    match = fresh(2)
    while phase(match) != "tokens":
        match.play(match.moves()[0])
    chances = {match.move(move).code: weight for move, weight in match.game.chances(match.state).items()}
    assert sum(chances.values()) == 20
    assert chances.pop("token:tea") == chances.pop("token:fish") == 1
    assert set(chances.values()) == {2}
    assert "token:free-agent" not in chances
    play(match, "token:tea")
    assert "token:tea" not in codes(match)


# Pages 4 and 5: players


@PLAYERS
@pytest.mark.parametrize("first", [0, 1])
def test_what_everyone_starts_with(players: int, first: int) -> None:
    """Page 4, step 4: 8 assistants and 2 shops in hand, the rest in the warehouse, a good of each kind, 4 yen; the
    first player has 3.
    """
    match = play(fresh(players, random_start=True), f"begin:p{first + 1}")
    for seat, player in enumerate(match.view()["players"]):
        assert player["hand"] == {"assistant": 8, "shop": 2, "house": 0}
        assert player["warehouse"] == {"assistant": 12, "shop": 6, "house": 4}
        assert player["goods"] == {"copper": 1, "silk": 1, "tea": 1, "fish": 1}
        assert player["yen"] == (3 if seat == first else 4)
        assert (player["imports"], player["points"], player["president"]) == (0, 0, None)
        assert player["technologies"] == player["orders"] == player["orders_fulfilled"] == []
        assert player["agents"] == player["tokens"] == {}
    assert match.view()["first"] == match.view()["active"] == first


@PLAYERS
def test_a_first_player_keeps_the_marker_and_begins(players: int) -> None:
    """Page 5, step 5: in a program chance says who was in a port last, or it is the first seat."""
    match = fresh(players, random_start=True)
    assert codes(match) == [f"begin:p{seat + 1}" for seat in range(players)]
    assert fresh(players).view()["first"] == 0
    for seed in range(4):
        match = Match(YOKOHAMA, players, seed=seed, random_start=True)
        for _ in range(players):
            match.play(match.moves()[0])
        assert match.seat == match.view()["first"]
        assert match.turn == 1


@PLAYERS
def test_one_achievement_of_each_pile_lies_open(players: int) -> None:
    """Page 5, step 6."""
    match = fresh(players)
    while phase(match) != "achievements":
        match.play(match.moves()[0])
    for pile in "abc":
        offered = [name for name, (of, *_) in ACHIEVEMENTS.items() if of == pile]
        assert codes(match) == [f"achievement:{name}" for name in offered]
        assert len(offered) == 4
        match.play(f"achievement:{offered[2]}")
    assert [tile["name"] for tile in match.view()["achievements"]] == [
        "silk-6",
        "tokens-5",
        "production-3-commercial-2",
    ]
    assert all(tile["players"] == [] for tile in match.view()["achievements"])


@PLAYERS
def test_six_technologies_lie_on_each_laboratory_and_six_orders_on_each_port(players: int) -> None:
    """Page 5, steps 7 and 8: the decks that are left."""
    view = table(players).view()
    for board in view["laboratories"]:
        assert [slot["surcharge"] for slot in board["slots"]] == [0, 0, 1, 1, 2, 2]
        assert all(slot["card"] for slot in board["slots"])
    for board in view["ports"]:
        assert [slot["level"] for slot in board["slots"]] == [1, 1, 2, 2, 3, 3]
        assert all(slot["order"] for slot in board["slots"])
    assert view["technologies_left"] == {2: 24, 3: 24, 4: 18}[players]
    assert view["orders_left"] == {2: 36 - 16 - 6 - 4, 3: 36 - 5 - 12 - 6, 4: 36 - 12 - 8}[players]


@PLAYERS
def test_everyone_keeps_one_of_two_orders(players: int) -> None:
    """Page 5, step 8: two are drawn, one is kept face down, the other goes to the box; from the first player on."""
    match = fresh(players)
    while phase(match) != "draw":
        match.play(match.moves()[0])
    for seat in range(players):
        assert match.view()["active"] == seat
        drawn = [code.partition(":")[2] for code in codes(match)[:2]]
        play(match, f"draw:{drawn[0]}", f"draw:{drawn[1]}")
        assert (match.seat, phase(match)) == (seat, "keep")
        assert codes(match) == [f"keep:{order}" for order in drawn]
        match.play(f"keep:{drawn[1]}")
        assert [order["name"] for order in match.view(seat)["players"][seat]["orders"]] == [drawn[1]]
        assert f"draw:{drawn[0]}" not in codes(match)
    assert (match.seat, phase(match), match.turn) == (0, "before", 1)
    assert all_is_there(match.state)


@PLAYERS
def test_agents_and_the_station_token_lie_ready(players: int) -> None:
    """Pages 2 and 4: ten agents in all, one station token."""
    view = table(players).view()
    assert view["agents_left"] == {"us": 2, "nl": 1, "uk": 3, "fr": 2, "de": 2}
    assert view["station"] is None


@PLAYERS
def test_with_two_players_a_neutral_assistant_blocks_a_slot_of_church_and_customs_house(players: int) -> None:
    """Page 5: one slot of each is covered; not with three or four."""
    view = table(players).view()
    for board in ("church", "customs"):
        owners = [slot["owner"] for slot in view[board]]
        assert owners == [None] * 3 + (["neutral"] if players == 2 else [None]) + [None] * 3


# Page 6: general rules


def test_everything_is_open_but_orders_drawn_at_the_start() -> None:
    """Page 6: others see how many orders someone holds; what was taken from a port everyone has seen."""
    match = table(3, kept=[12, 20], held=["", "30"])
    other, own, watcher = match.view(0), match.view(1), match.view()
    assert [order["name"] for order in own["players"][1]["orders"]] == ["20", "30"]
    assert [order["name"] for order in other["players"][1]["orders"]] == ["30"]
    assert [order["name"] for order in watcher["players"][0]["orders"]] == []
    for view in (other, own, watcher):
        assert view["players"][1]["orders_held"] == 2
    assert (other["players"][1]["orders_hidden"], own["players"][1]["orders_hidden"]) == (1, 0)
    hidden = ("orders", "orders_hidden")
    for seat in range(3):
        public = [
            {key: value for key, value in view["players"][seat].items() if key not in hidden}
            for view in (other, own, watcher)
        ]
        assert public[0] == public[1] == public[2]


def test_goods_imports_and_yen_never_run_out() -> None:
    """Page 6: there are 41 fish in the box, and still more to be had."""
    match = table(3, goods=["60 fish"], yen=[90], assistants=[{"fishing-ground-1": 2}])
    play(match, "done:placing", "go:fishing-ground-1")
    assert match.view()["players"][0]["goods"]["fish"] == 63


# Page 16: set-up of the mini-expansions


@PLAYERS
def test_four_of_six_awards_lie_beside_the_achievements(players: int) -> None:
    """Mini-expansion 1: at random, no two alike."""
    match = fresh(players, awards=True)
    while phase(match) != "awards":
        match.play(match.moves()[0])
    assert codes(match) == [f"award:{name}" for name in AWARDS]
    play(match, "award:fr", "award:free-agent", "award:us")
    assert "award:us" not in codes(match)
    play(match, "award:nl")
    assert (phase(match), match.view()["awards"]) == ("technologies", ["fr", "free-agent", "us", "nl"])
    assert table(players).view()["awards"] == []


def test_five_free_agents_are_shuffled_with_the_other_tokens() -> None:
    """Mini-expansion 2."""
    match = fresh(4, free_agents=True)
    while phase(match) != "tokens":
        match.play(match.moves()[0])
    chances = {match.move(move).code: weight for move, weight in match.game.chances(match.state).items()}
    assert (sum(chances.values()), chances["token:free-agent"]) == (25, 5)
