"""The 29 rulings of The Council of Four, in the order of docs/rulings-council-of-four.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.rulebook.council_table import (
    all_is_there,
    at,
    cities,
    codes,
    hand,
    holds,
    phase,
    play,
    refused,
    satisfy,
    stands,
    table,
)
from tradewinds import Match
from tradewinds.core.state import CHANCE

DOCUMENT = Path(__file__).parents[2] / "docs" / "rulings-council-of-four.md"
COAST = "white black orange purple"
QUEENS = "white orange blue black"


def drawn(match: Match, *cards: str) -> Match:
    """Draws cards by hand."""
    return play(match, *(f"draw:{card}" for card in cards))


# B01 to B06: what lies on the table


def test_b01_tokens_are_face_up_from_the_start() -> None:
    """B01: everyone sees every token before anything is played."""
    match = table()
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["cities"]["dorful"]["token"] == {"number": 8, "bonuses": [["servants", 2]]}


@pytest.mark.parametrize(("side", "letter"), [("juvelar", "j"), ("graden", "g")])
def test_b02_the_queens_city_has_no_token_and_no_colour_but_is_of_the_valley(side: str, letter: str) -> None:
    """B02: it is needed for the valley's tile, and connects."""
    rest = "fghij".replace(letter, "")
    match = table(merchants=[rest], unused=[letter], map=side)
    city = match.view()["cities"][cities(letter)[0]]
    assert (city["token"], city["group"], city["region"]) == (None, None, "valley")
    play(match, f"place:{cities(letter)[0]}")
    assert match.view()["players"][0]["rewards"] == ["valley"]


@pytest.mark.parametrize(("endless", "coins"), [(False, 20), (True, 22)])
def test_b03_coins_beyond_twenty_are_lost_unless_the_option_keeps_them(endless: bool, coins: int) -> None:
    """B03: the track ends at 20."""
    match = play(table(coins=[18], endless_coins=endless), "elect:coast", "candidate:pink")
    assert holds(match, "coins") == coins


def test_b03_the_end_of_the_track_cuts_every_gain_not_what_is_paid() -> None:
    """B03: a tile's coins at 20 bring nothing; coins paid first make room."""
    match = satisfy(table(hands=[COAST], coins=[20], shown={"coast": "a d"}), "coast", "white black orange")
    assert holds(play(match, "take:coast:1"), "coins") == 19
    full = satisfy(table(hands=[COAST], coins=[19], shown={"coast": "a d"}), "coast", COAST)
    assert holds(play(full, "take:coast:1"), "coins") == 20


def test_b04_servants_never_run_out() -> None:
    """B04: more than the 48 of the box."""
    match = play(table(coins=[3], servants=[60, 60]), "hire")
    assert holds(match, "servants") == 61


def test_b05_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    """B05: Kultos brings four cards; two are left, then the pile is shuffled and drawing goes on."""
    seated = {"mountains": "orange purple blue pink"}
    hands = ["orange purple blue pink"]
    match = table(hands=hands, shown={"mountains": "k n"}, councils=seated, deck="white white", discard="black")
    satisfy(match, "mountains", hands[0]).play("take:mountains:1")
    assert codes(match) == ["draw:white"]
    drawn(match, "white", "white")
    assert set(codes(match)) == {f"draw:{card}" for card in (*hands[0].split(), "black")}
    assert match.view()["discard"] == {}
    drawn(match, "black", "pink")
    assert hand(match) == {"white": 2, "black": 1, "pink": 1}
    assert match.view()["deck"] == 3


def test_b05_cards_that_are_not_there_are_not_drawn() -> None:
    """B05: deck and pile both run out: two of four cards come, the turn goes on."""
    match = table(hands=[""], shown={"mountains": "k n"}, deck="white white", nobility=[9], unused=["m"], coins=[0])
    play(match, "place:merkatim", "take:mountains:1")
    drawn(match, "white", "white")
    assert (phase(match), hand(match)) == ("reveal", {"white": 2})
    play(match, codes(match)[0], "end")
    assert (phase(match), match.view()["active"]) == ("action", 1)  # nothing to draw: the turn starts without a card
    assert holds(match, "held", 1) == 0
    assert all_is_there(match.state)


def test_b05_a_card_discarded_later_is_drawn_again() -> None:
    """B05: whatever comes to the pile is shuffled when the next card is due."""
    match = table(hands=[COAST], deck="", coins=[20, 20, 20])
    satisfy(match, "coast", "white").play("take:coast:2")
    play(match, "reveal:a", "end")
    assert codes(match) == ["draw:white"]


def test_b06_a_slot_stays_empty_when_a_regions_deck_is_gone() -> None:
    """B06: one tile, then none; a region without tiles cannot be bought from."""
    match = table(2, hands=[COAST + " white black", "white"], decks={"coast": ""}, servants=[6, 1], coins=[20, 20])
    satisfy(play(match, "extra"), "coast", COAST).play("take:coast:1")
    assert (phase(match), match.view()["permits"]["coast"]["shown"][0]) == ("action", None)
    satisfy(match, "coast", "white black")
    assert refused(match, "take:coast:1") == "slot-empty"
    play(match, "take:coast:2")
    assert match.view()["active"] == 1
    drawn(match, codes(match)[0][5:])
    assert refused(match, "court:coast") == refused(match, "change:coast") == "no-tile-shown"


# B07 to B12: actions


def test_b07_changed_tiles_go_below_in_their_order_and_may_come_back() -> None:
    """B07: with one tile in the deck it comes up first, then the first of the two just put down."""
    match = play(table(decks={"coast": "e"}, servants=[1]), "change:coast")
    assert codes(match) == ["reveal:e"]
    match.play("reveal:e")
    coast = match.view()["permits"]["coast"]
    assert [tile["name"] for tile in coast["shown"]] == ["e", "abc"]
    assert (coast["deck"], coast["under"]) == (1, ["d"])


def test_b07_with_an_empty_deck_the_same_tiles_come_back() -> None:
    """B07: the servant is spent for nothing."""
    match = play(table(decks={"coast": ""}, servants=[1]), "change:coast")
    assert [tile["name"] for tile in match.view()["permits"]["coast"]["shown"]] == ["abc", "d"]
    assert (phase(match), holds(match, "servants")) == ("action", 0)


def test_b07_one_tile_is_enough_to_change() -> None:
    """B07: a single face-up tile may be put below, and comes back into the first place."""
    match = table(decks={"coast": ""}, servants=[4], hands=[COAST])
    satisfy(match, "coast", COAST).play("take:coast:1")
    match.play("change:coast")
    assert [tile and tile["name"] for tile in match.view()["permits"]["coast"]["shown"]] == ["d", None]


def test_b07_tiles_put_below_come_up_after_all_others_and_in_their_order() -> None:
    """B07: everyone may remember the order; nothing is left to chance then."""
    match = table(2, decks={"coast": "a e"}, servants=[9, 9], coins=[0, 0])
    play(match, "change:coast", "reveal:e", "reveal:a", "elect:coast", "candidate:pink")
    assert match.view()["permits"]["coast"]["under"] == ["abc", "d"]
    drawn(match, "white").play("change:coast")
    assert [tile["name"] for tile in match.view()["permits"]["coast"]["shown"]] == ["abc", "d"]
    assert match.view()["permits"]["coast"]["under"] == ["e", "a"]
    assert phase(match) == "action"


def test_b08_cards_match_different_councillors() -> None:
    """B08, page 5's pictures: two blue cards against one blue councillor are one too many."""
    seats = {"valley": "orange blue white black", "coast": "white pink orange purple"}
    match = satisfy(table(hands=["orange blue blue"], coins=[20], councils=seats), "valley", "orange blue")
    assert refused(match, "pay:blue") == "no-such-councillor"


def test_b08_two_councillors_of_a_colour_take_two_cards() -> None:
    """B08: and not a third."""
    seats = {"coast": "white white orange purple", "valley": "blue pink black black"}
    match = satisfy(table(hands=["white white white"], coins=[20], councils=seats), "coast", "white white")
    assert refused(match, "pay:white") == "no-such-councillor"


def test_b08_four_cards_are_the_most() -> None:
    """B08: a fifth card is not taken, not even a joker."""
    match = satisfy(table(hands=[COAST + " joker"], coins=[20]), "coast", COAST)
    assert refused(match, "pay:joker") == "council-satisfied"
    assert codes(match) == ["take:coast:1", "take:coast:2"]


def test_b08_fewer_cards_than_possible_may_be_played() -> None:
    """B08: coins in place of cards."""
    match = satisfy(table(hands=[COAST], coins=[10]), "coast", "white")
    play(match, "take:coast:2")
    assert (holds(match, "coins"), sum(hand(match).values())) == (0, 3)


def test_b08_a_council_that_cannot_be_paid_cannot_be_asked() -> None:
    """B08: so nobody is left in the middle of an action with nothing to play."""
    assert refused(table(hands=["white"], coins=[9]), "court:coast") == "council-too-dear"
    assert refused(table(hands=["white"], coins=[10]), "court:coast") is None
    assert refused(table(hands=["joker"], coins=[10]), "court:coast") == "council-too-dear"
    assert refused(table(hands=["white black joker"], coins=[5]), "court:coast") is None
    assert refused(table(hands=["white black joker"], coins=[4]), "court:coast") == "council-too-dear"


def test_b08_a_joker_in_place_of_a_card_that_fits_must_be_affordable() -> None:
    """B08: with three coloured cards and a joker, one coin is enough; the joker comes last or first, once."""
    match = play(table(hands=["white black orange joker joker"], coins=[1]), "court:coast", "pay:joker")
    assert refused(match, "pay:joker") == "joker-too-dear"
    play(match, "pay:white", "pay:black")
    assert refused(match, "take:coast:1") == "coins-missing"
    play(match, "pay:orange", "take:coast:2")
    assert holds(match, "coins") == 0


def test_b09_any_council_and_any_of_the_eight() -> None:
    """B09: chosen before the push, so not the one that falls out; there is always someone to elect."""
    match = table(coins=[0], servants=[0], hands=[""])
    assert codes(match) == [f"elect:{council}" for council in ("coast", "valley", "mountains", "queen")]
    seats = {
        "coast": "pink pink pink pink",
        "mountains": "orange purple blue purple",
        "valley": "blue black white black",
    }
    assert "candidate:pink" not in codes(play(table(councils=seats), "elect:coast"))


def test_b10_the_queen_takes_the_shortest_way() -> None:
    """B10: Castrum to Kultos: three roads by Framek and Indur."""
    match = table(hands=[QUEENS], coins=[6])
    match._state.queen = 2
    satisfy(match, "queen", QUEENS).play("queen:kultos")
    assert holds(match, "coins") == 0


def test_b10_all_coins_must_be_there_before_any_bonus() -> None:
    """B10: Framek's coins come too late for the roads to it."""
    match = satisfy(table(hands=[QUEENS], coins=[3], tokens={"F": 6, "I": 2}), "queen", QUEENS)
    assert refused(match, "queen:framek") == "coins-missing"


def test_b10_the_queen_is_not_asked_if_no_city_can_be_reached() -> None:
    """B10: placing is part of it: the cities around are taken, or their servants cannot be paid."""
    near = table(hands=[QUEENS], coins=[3], merchants=["ghijl"])
    assert refused(near, "court:queen") == "no-city-in-reach"
    assert refused(table(hands=[QUEENS], coins=[4], merchants=["ghijl"]), "court:queen") is None
    full = table(hands=[QUEENS], coins=[3], servants=[0], merchants=["", "ghijl"])
    assert refused(full, "court:queen") == "no-city-in-reach"


def test_b10_a_joker_for_the_queen_leaves_coins_for_her_way() -> None:
    """B10: cards, jokers and roads are paid together."""
    match = table(hands=[QUEENS + " joker"], coins=[2], merchants=["j"])
    assert refused(play(match, "court:queen"), "pay:joker") == "joker-too-dear"
    rich = table(hands=[QUEENS + " joker"], coins=[3], merchants=["j"])
    assert refused(play(rich, "court:queen"), "pay:joker") is None


@pytest.mark.parametrize("way", ["permit", "queen"])
def test_b11_merchants_of_nobodys_cost_a_servant_like_others(way: str) -> None:
    """B11: two players, Framek with a neutral merchant and the other player's."""
    match = table(2, neutral="a f k", merchants=["", "f"], unused=["fij"], servants=[2], hands=[QUEENS], coins=[8])
    if way == "queen":
        satisfy(match, "queen", QUEENS).play("queen:framek")
    else:
        match.play("place:framek")
    assert (holds(match, "servants"), stands(match)) == (0, "f")


def test_b12_each_token_of_the_group_counts_once() -> None:
    """B12: a ring of cities: Framek, Indur, Juvelar, Graden, Dorful, Burgen, Arkon, and Castrum closes it."""
    match = table(merchants=["abdfgij"], unused=["c"], coins=[0], servants=[0], tokens={"B": 7, "L": 12})
    match.play("place:castrum")
    assert holds(match, "points") == 3 + 1 + 2  # Castrum, Arkon, Framek
    assert holds(match, "servants") == 1 + 2 + 1  # Burgen, Dorful, Graden
    assert holds(match, "coins") == 1 + 3  # Graden, Indur


# B13 to B21: bonuses


def test_b13_the_new_citys_token_comes_first_then_the_others_by_letter() -> None:
    """B13: Dorful, then Arkon and Burgen; a tile and a token from left to right."""
    match = table(merchants=["ab"], unused=["d"], servants=[0], tokens={"D": 12, "A": 11, "B": 9, "E": 1, "K": 8})
    match.play("place:dorful")  # a card and a point
    assert (phase(match), holds(match, "points"), holds(match, "servants")) == ("draw", 0, 0)
    drawn(match, "white")
    assert (holds(match, "points"), holds(match, "servants")) == (1, 1)  # then Arkon's servant, and its card waits
    assert match.view()["bonuses"] == [["cards", 1]]
    drawn(match, "white", "white")
    assert match.view()["bonuses"] == []


@pytest.mark.parametrize(
    ("start", "landing_only", "points", "coins"),
    [(0, False, 2, 2), (0, True, 2, 2), (1, False, 2, 2), (1, True, 0, 0), (18, False, 2 + 3, 0), (18, True, 3, 0)],
)
def test_b14_two_steps_collect_the_space_on_the_way_unless_the_option_says_no(
    start: int, landing_only: bool, points: int, coins: int
) -> None:
    """B14: the tile with two arrows goes step by step; the option gives only the last space."""
    match = table(hands=[COAST], shown={"coast": "ae d"}, nobility=[start], coins=[0], landing_bonus_only=landing_only)
    satisfy(match, "coast", COAST).play("take:coast:1")
    assert (holds(match, "nobility"), holds(match, "points"), holds(match, "coins")) == (start + 2, points, coins)


def test_b14_the_first_spaces_choice_comes_before_the_second_step() -> None:
    """B14: from 3 to 5: the token of space 4 is chosen while the marker stands on 4."""
    match = table(hands=[COAST], shown={"coast": "ae d"}, nobility=[3], merchants=["c"])
    satisfy(match, "coast", COAST).play("take:coast:1")
    assert (phase(match), holds(match, "nobility")) == ("token", 4)
    play(match, "reuse:castrum")
    assert (phase(match), holds(match, "nobility")) == ("reveal", 5)


@pytest.mark.parametrize(("start", "points"), [(19, 3), (20, 0)])
@pytest.mark.parametrize("landing_only", [False, True])
def test_b15_the_track_ends_at_twenty_and_pays_once(start: int, points: int, landing_only: bool) -> None:
    """B15: further steps are lost."""
    match = table(hands=[COAST], shown={"coast": "ae d"}, nobility=[start], landing_bonus_only=landing_only)
    satisfy(match, "coast", COAST).play("take:coast:1")
    assert (holds(match, "nobility"), holds(match, "points")) == (20, points)


def test_b16_the_city_just_built_in_counts_and_nothing_is_connected() -> None:
    """B16: Merkatim's step leads to space 4; a chosen token brings no neighbours' tokens."""
    match = table(merchants=["abcd"], unused=["m"], nobility=[3], coins=[0], servants=[0])
    match.play("place:merkatim")
    play(match, "reuse:arkon")
    assert (holds(match, "points"), holds(match, "servants")) == (1, 0)
    chain = table(merchants=["o"], unused=["m"], nobility=[3], coins=[0], tokens={"M": 5, "N": 13})
    play(chain, "place:merkatim")  # Merkatim two coins, then Osium's step to space 4
    assert codes(at(chain, "token")) == ["reuse:merkatim"]
    assert holds(play(chain, "reuse:merkatim"), "coins") == 4


def test_b16_one_token_is_taken_where_two_are_not_to_be_had() -> None:
    """B16: as many as there are."""
    match = table(merchants=["c"], unused=["m"], nobility=[15], servants=[1])
    play(match, "place:merkatim", "reuse:castrum")
    assert (phase(match), holds(match, "points")) == ("action", 3)
    assert match.view()["reused"] is None


def test_b16_the_queens_city_has_no_token_to_choose() -> None:
    """B16: a merchant there helps nothing."""
    match = play(table(merchants=["cj"], unused=["m"], nobility=[3]), "place:merkatim")
    assert refused(match, "reuse:juvelar") == "no-token"


@pytest.mark.parametrize(("bare", "points"), [(False, 7), (True, 0)])
def test_b17_the_free_tile_gives_its_bonuses_unless_the_option_says_no(bare: bool, points: int) -> None:
    """B17: Dorful's seven points; its place is filled either way."""
    match = table(unused=["m"], nobility=[9], bare_free_permit=bare)
    play(match, "place:merkatim", "take:coast:2")
    assert holds(match, "points") == points
    assert phase(match) == "reveal"
    assert [tile["name"] for tile in match.view()["players"][0]["permits"]] == ["d", "m"]


def test_b17_the_free_tile_may_be_left() -> None:
    """B17: page 8 says "can"; then nothing is turned up."""
    match = play(table(unused=["m"], nobility=[9]), "place:merkatim")
    shown = match.view()["permits"]
    match.play("decline")
    assert (phase(match), holds(match, "nobility")) == ("action", 10)
    assert match.view()["permits"] == shown
    assert [tile["name"] for tile in match.view()["players"][0]["permits"]] == ["m"]


def test_b17_nothing_happens_if_no_tile_is_face_up() -> None:
    """B17: all 45 are with the players."""
    match = table(unused=["m"], nobility=[9], decks=dict.fromkeys(("coast", "valley", "mountains"), ""))
    state = match._state
    for tile in state.shown.flat:
        state.used[1] |= 1 << int(tile)
    state.shown[:] = -1
    assert all_is_there(state)
    match.play("place:merkatim")
    assert (phase(match), holds(match, "nobility")) == ("action", 10)


def test_b17_the_slot_of_a_tile_being_acquired_is_filled_after_its_bonuses() -> None:
    """B17: its place is empty while the free tile of space 10 is chosen; then both places are filled."""
    match = table(hands=["blue pink white black"], shown={"valley": "fij g"}, nobility=[9], servants=[0])
    satisfy(match, "valley", "blue pink white black").play("take:valley:1")
    assert (phase(match), holds(match, "servants")) == ("permit", 1)
    assert refused(match, "take:valley:1") == "slot-empty"
    play(match, "take:valley:2", "reveal:f", "reveal:h")
    assert [tile["name"] for tile in match.view()["permits"]["valley"]["shown"]] == ["f", "h"]
    assert (holds(match, "nobility"), holds(match, "servants"), holds(match, "points")) == (11, 3, 2)


def test_b18_the_tile_just_acquired_may_be_used_again() -> None:
    """B18: Merkatim's tile leads to space 14 and gives its five points twice, and another step."""
    seats = "orange purple blue pink"
    match = table(hands=[seats], shown={"mountains": "m n"}, nobility=[13])
    satisfy(match, "mountains", seats).play("take:mountains:1")
    assert codes(at(match, "again")) == ["again:m"]
    play(match, "again:m")
    assert (holds(match, "points"), holds(match, "nobility")) == (10, 15)


def test_b18_a_tile_with_two_steps_leads_on_to_space_16() -> None:
    """B18: from 14 by the tile's two steps to 16, and its choice of tokens."""
    match = play(table(merchants=["cd"], unused=["m"], used=["ae"], nobility=[13]), "place:merkatim", "again:ae")
    assert (phase(match), holds(match, "nobility")) == ("token", 16)


def test_b18_without_a_tile_there_is_nothing_to_use_again() -> None:
    """B18: the queen placed the merchant; no tile was ever taken."""
    match = table(hands=[QUEENS], coins=[6], nobility=[13], servants=[1])
    satisfy(match, "queen", QUEENS).play("queen:merkatim")
    assert (phase(match), holds(match, "nobility")) == ("action", 14)


@pytest.mark.parametrize(("region", "tile"), [("coast", "e"), ("valley", "j"), ("mountains", "mn")])
def test_b19_a_main_action_more_may_be_taken_or_left(region: str, tile: str) -> None:
    """B19: the action at hand comes to its end first; a quick action may come between; or the turn ends."""
    seats = " ".join(table().view()["councils"][region])
    other = {"coast": "d", "valley": "hi", "mountains": "n"}[region]
    match = table(hands=[seats], coins=[3], servants=[0], shown={region: f"{tile} {other}"})
    satisfy(match, region, seats).play(f"take:{region}:1")
    assert phase(match) == "reveal"
    match.play(codes(match)[0])
    assert (phase(match), match.view()["mains"]) == ("action", 1)
    assert play(match.copy(), "end").view()["active"] == 1
    play(match, "hire", "elect:coast", "candidate:pink")
    assert match.view()["active"] == 1


def test_b19_the_bonus_holds_in_a_last_turn_too() -> None:
    """B19: the second player's last turn has two main actions."""
    match = table(2, merchants=["abcefhikl"], unused=["d", "m"], nobility=[0, 5], servants=[0, 1], coins=[0, 0])
    match.play("place:dorful")
    while match.seat == CHANCE or match.view()["active"] == 0:
        match.play(match.moves()[-1 if phase(match) == "action" else 0])
    assert match.view()["ender"] == 0
    play(match, "place:merkatim")
    assert (match.view()["active"], match.view()["mains"]) == (1, 1)


def test_b20_the_bought_main_action_is_the_quick_action_of_the_turn() -> None:
    """B20: no other quick action with it, and it may be bought after the first main action."""
    match = play(table(servants=[4], coins=[9]), "elect:coast", "candidate:pink", "extra")
    assert refused(match, "hire") == refused(match, "send:coast") == "no-quick-action"
    assert (holds(match, "servants"), match.view()["mains"]) == (1, 1)


@pytest.mark.parametrize("first", [True, False])
def test_b20_the_bought_main_action_must_be_taken(first: bool) -> None:
    """B20: page 7 orders two main actions; it does not matter whether the other one is taken before."""
    match = table(servants=[4], coins=[9])
    elect = ("elect:coast", "candidate:pink")
    play(match, *(("extra", *elect) if first else (*elect, "extra")))
    assert (match.view()["mains"], match.view()["owed"]) == (1, 1)
    assert refused(match, "end") == "main-action-first"
    play(match, "elect:valley").play(match.moves()[0])
    assert match.view()["active"] == 1


def test_b20_a_main_action_of_a_bonus_may_be_left_beside_a_bought_one() -> None:
    """B20: space 6 of the nobility track brings a third one; two of the three must be taken."""
    match = play(table(unused=["m"], nobility=[5], servants=[3], coins=[9]), "extra", "place:merkatim")
    assert (match.view()["mains"], match.view()["owed"]) == (2, 1)
    assert refused(match, "end") == "main-action-first"
    play(match, "elect:coast", "candidate:pink")
    assert (match.view()["mains"], match.view()["owed"]) == (1, 0)
    assert refused(match, "end") is None


def test_b21_one_merchant_may_complete_a_region_and_a_colour() -> None:
    """B21: two tiles, two of the queen's; the sum is what counts."""
    both = play(table(merchants=["bcdem"], unused=["a"]), "place:arkon")
    assert both.view()["players"][0]["rewards"] == ["coast", "iron"]
    assert both.view()["players"][0]["queen_rewards"] == [25, 18]
    assert both.scores[0] - holds(both, "points") == 5 + 5 + 25 + 18


# B22 to B29: the end, two players, what is hidden


def test_b22_only_the_first_tenth_merchant_scores() -> None:
    """B22: the second player places a tenth one too, for nothing."""
    merchants = ["abcefhikl", "abcefhikl"]
    match = table(2, merchants=merchants, unused=["d", "cd"], servants=[0, 1], coins=[0, 0], tokens={"D": 4, "H": 8})
    for seat in range(2):
        while phase(match) == "draw":
            match.play(match.moves()[0])
        match.play("place:dorful")
        while match.seat == CHANCE:
            match.play(match.moves()[0])
        match.play("end")
        assert holds(match, "placed", seat) == 10
    tokens = 1 + 1 + 3 + 2  # Arkon, Burgen, Castrum and Framek; all the others bring no points
    assert (match.over, match.view()["ender"]) == (True, 0)
    assert [holds(match, "points", seat) for seat in range(2)] == [tokens + 5 + 3 + 3, tokens + 5 + 3]


def test_b23_the_turn_of_the_tenth_merchant_is_played_to_its_end() -> None:
    """B23: with a quick action still to be had the turn goes on."""
    match = table(merchants=["abcefhikl"], unused=["d"], coins=[3])
    match.play("place:dorful")
    while match.seat == CHANCE:
        match.play(match.moves()[0])
    assert match.view()["active"] == 0
    assert refused(match, "hire") is None


def test_b24_without_merchants_main_actions_elect_or_acquire() -> None:
    """B24: the queen and permit tiles place nothing any more."""
    match = table(merchants=["abcefhikl"], unused=["d mno"], hands=[QUEENS], coins=[10], servants=[9])
    play(match, "extra", "place:dorful")
    while match.seat == CHANCE:
        match.play(match.moves()[0])
    assert refused(match, "place:naris") == refused(match, "court:queen") == "no-merchants-left"
    assert refused(match, "elect:coast") is None
    assert refused(match, "court:coast") is None


def ended(**more: object) -> Match:
    """A table at which the last turn of a game is over."""
    match = table(**more)  # type: ignore[arg-type]
    state = match._state
    state.ender, state.coins[:], state.servants[:2] = 1, 0, 0
    match.play("elect:coast")
    return play(match, "candidate:pink", "end")


def test_b25_all_who_have_the_most_permit_tiles_score() -> None:
    """B25: used and unused count alike."""
    match = ended(used=["a", "b", ""], unused=["ab", "bc", "j"])
    assert match.over
    assert [holds(match, "points", seat) for seat in range(3)] == [5 + 3, 5 + 3, 5]


def test_b26_the_start_of_the_track_counts_as_a_place() -> None:
    """B26: at 0 behind a single first one is second; nobody's step is needed."""
    match = ended(nobility=[1, 0, 0], used=["a b", "", ""])
    assert [holds(match, "points", seat) for seat in range(3)] == [5 + 3, 2, 2]


def test_b27_servants_and_cards_count_as_a_sum_and_the_victory_may_be_shared() -> None:
    """B27: three cards and no servant against two servants and a card."""
    hands = ["", "blue", "pink pink pink"]
    match = ended(hands=hands, points=[0, 30, 30])
    match._state.servants[1:3] = [2, 0]
    assert (match.scores[1:], match.winners) == ([38, 38], [1, 2])
    match._state.servants[1] = 1
    assert (match.scores[1:], match.winners) == ([38, 38], [2])


def test_b28_merchants_of_nobodys_complete_block_and_score_nothing() -> None:
    """B28: Dorful with a neutral merchant still takes one of each player, and the region is completed by own ones."""
    match = table(2, neutral="d f k", merchants=["abce"], unused=["cd"], servants=[1])
    assert match.view()["players"][0]["rewards"] == []
    match.play("place:dorful")
    assert match.view()["players"][0]["rewards"] == ["coast"]
    view = match.view()["cities"]["dorful"]
    assert (view["merchants"], view["neutral"]) == ([0], True)
    assert len(match.scores) == 2


def test_b28_the_face_up_tiles_stay_and_the_drawn_ones_can_come_up_later() -> None:
    """B28: shuffled back, each drawn tile is as likely as any other."""
    match = play(table(2, neutral="d f k", shown={"coast": "abc a"}, servants=[1]), "change:coast")
    assert "reveal:d" in codes(match)
    assert len(codes(match)) == 13


def test_b29_hands_are_hidden_and_everything_else_is_public() -> None:
    """B29: others see how many cards one holds, not which."""
    match = satisfy(table(hands=["white joker", "blue blue", "pink"], coins=[20], used=["a"]), "coast", "white")
    for viewer in (None, 1, 2):
        seen = match.view(viewer)["players"][0]
        assert (seen["hand"], seen["held"]) == ({}, 1)
        assert match.view(viewer)["discard"] == match.view(viewer)["paid"] == {"white": 1}
        assert seen["permits"][0]["used"]
    assert hand(match) == {"joker": 1}
    assert hand(match, 1) == {"blue": 2}


def test_b29_the_order_of_decks_does_not_exist() -> None:
    """B29: a draw and a tile turned up are chance's, each card and tile that is left alike."""
    match = play(table(servants=[1]), "change:coast")
    assert match.seat == CHANCE
    assert set(match.game.chances(match.state).values()) == {1}


def test_b29_a_seats_features_tell_its_own_hand_and_nobody_elses() -> None:
    """B29: what networks see is what the seat sees."""
    hands = (["white", "blue"], ["white", "pink"], ["black", "pink"])
    first, second, third = (features(table(2, hands=list(hand))) for hand in hands)
    assert (first == second).all()
    assert (second != third).any()


def test_every_ruling_is_told_and_tested() -> None:
    """The document has 29 rows, and each row has a test here."""
    told = re.findall(r"^\| (B\d\d) \|", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    assert told == [f"B{number:02}" for number in range(1, 30)]
    assert {name[5:8].upper() for name in globals() if name.startswith("test_b")} == set(told)


def features(match: Match) -> Any:
    """What the first player's network sees."""
    out = np.zeros(len(match.game.features), np.float32)
    match.game.rules.observe(match.seen_by(0), 0, out)
    return out
