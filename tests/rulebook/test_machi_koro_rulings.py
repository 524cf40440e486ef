"""The rulings A01 to A19: what the rulebook leaves open, and what the landmarks' cards say."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.machi_koro.figures import BASE
from tests.rulebook.table import (
    BARE,
    TEN_KINDS,
    THREE_OF_FOUR,
    TWO_DICE,
    boats,
    codes,
    coins,
    left,
    phase,
    play,
    refused,
    table,
)
from tradewinds import Match


def test_a01_sushi_bar_costs_two() -> None:
    """A01: editions differ; ours costs 2 coins."""
    match = play(table(coins=[2, 3], plus=True), "die:6", "build:sushi-bar")
    assert coins(match) == [0, 3]


def radio(**options: Any) -> Match:
    """A player with Train Station and Radio Tower who rolled 5 and 5."""
    city = TWO_DICE | {"radio-tower": 1, "amusement-park": 1}
    return play(table(cities=[city], **options), "roll:2", "die:5", "die:5")


def test_radio_tower_may_reroll_once_a_turn() -> None:
    """The card: dice are kept or rolled once more, then they stand."""
    match = radio()
    assert phase(match) == "reroll"
    assert phase(play(match.copy(), "keep")) == "build"
    play(match, "reroll:2", "die:1", "die:2")
    assert phase(match) == "build"
    assert match.view()["total"] == 3
    assert refused(match, "reroll:2") == "rerolled-already"


def test_radio_tower_pays_nothing_for_the_roll_that_was_given_up() -> None:
    """The card: only the dice that stand activate cards."""
    city = {"radio-tower": 1, "forest": 1, "bakery": 0}
    match = play(table(coins=[0, 0], cities=[city]), "die:5", "reroll:1", "die:3")
    assert coins(match) == [0, 0]


def test_a02_the_reroll_takes_the_same_number_of_dice_by_default() -> None:
    """A02: the dice just rolled are rolled again, all of them."""
    assert codes(radio()) == ["keep", "reroll:2"]
    assert refused(radio(), "reroll:1") == "same-dice"
    one = play(table(cities=[TWO_DICE | {"radio-tower": 1}]), "roll:1", "die:4")
    assert codes(one) == ["keep", "reroll:1"]


def test_a02_an_option_lets_the_reroll_take_another_number_of_dice() -> None:
    """A02: with the option the choice is free, for owners of Train Station."""
    match = radio(reroll_any_dice=True)
    assert codes(match) == ["keep", "reroll:1", "reroll:2"]
    assert play(match, "reroll:1", "die:2").view()["dice"] == [2]
    one = play(table(cities=[{"radio-tower": 1}], reroll_any_dice=True), "die:4")
    assert codes(one) == ["keep", "reroll:1"]
    assert refused(one, "reroll:2") == "needs-train-station"


def test_a03_only_the_dice_that_stand_count_as_doubles() -> None:
    """A03: doubles given up give no other turn; doubles of the reroll do; Harbor's two do not matter."""
    assert play(radio(), "reroll:2", "die:1", "die:2", "pass").view()["active"] == 1
    match = play(table(cities=[TWO_DICE | {"radio-tower": 1, "amusement-park": 1}]), "roll:2", "die:1", "die:2")
    assert play(match, "reroll:2", "die:4", "die:4", "pass").view()["active"] == 0
    city = TWO_DICE | {"harbor": 1, "amusement-park": 1}
    raised = play(table(cities=[city], plus=True), "roll:2", "die:5", "die:5", "add:2", "pass")
    assert raised.view()["active"] == 0


def test_a04_amusement_park_built_after_the_doubles_gives_no_other_turn() -> None:
    """A04: what counts is who owned it when the dice were settled."""
    match = play(table(coins=[16, 3], cities=[TWO_DICE]), "roll:2", "die:4", "die:4", "build:amusement-park")
    assert match.view()["active"] == 1


def test_a05_doubles_in_the_extra_turn_give_another_one() -> None:
    """A05: there is no limit to turns in a row, each with a reroll of its own."""
    match = table(cities=[TWO_DICE | {"amusement-park": 1, "radio-tower": 1}])
    for turn in range(2, 6):
        assert match.turn == turn
        play(match, "roll:2", "die:6", "die:5", "reroll:2", "die:3", "die:3", "pass")
        assert match.view()["active"] == 0
    play(match, "roll:2", "die:3", "die:4", "keep", "pass")
    assert match.view()["active"] == 1


def test_one_die_is_never_doubles() -> None:
    """The card: doubles take two dice."""
    match = play(table(cities=[TWO_DICE | {"amusement-park": 1}]), "roll:1", "die:3", "pass")
    assert match.view()["active"] == 1


def test_doubles_without_amusement_park_give_no_other_turn() -> None:
    """The card: only its owner goes on."""
    match = play(table(cities=[TWO_DICE, {"amusement-park": 1}]), "roll:2", "die:3", "die:3", "pass")
    assert match.view()["active"] == 1


def test_a06_radio_tower_comes_before_harbor() -> None:
    """A06: Harbor is asked about the dice that stand."""
    match = play(table(cities=[TWO_DICE | {"radio-tower": 1, "harbor": 1}], plus=True), "roll:2", "die:5", "die:6")
    assert phase(match) == "reroll"
    assert phase(play(match.copy(), "keep")) == "harbor"
    assert phase(play(match.copy(), "reroll:2", "die:6", "die:4")) == "harbor"
    assert phase(play(match.copy(), "reroll:2", "die:1", "die:4")) == "build"


def test_a07_the_bank_never_runs_out() -> None:
    """A07: it pays more than the 210 coins in the box."""
    match = table(5, coins=[50] * 5, cities=[{"ranch": 6, "cheese-factory": 6} | TWO_DICE])
    assert coins(play(match, "roll:2", "die:3", "die:4")) == [50 + 108, 50, 50, 50, 50]


def test_a08_town_hall_is_neither_exchanged_nor_built_nor_a_landmark() -> None:
    """A08: it stays where it is and does not count towards the six."""
    match = play(table(cities=[{"business-center": 1}], plus=True), "die:6")
    assert not any("town-hall" in code for code in match.game.moves)
    assert match.scores == [0, 0]


def test_a09_all_major_establishments_on_a_six_act_in_their_order() -> None:
    """A09: Stadium, then TV Station, then Business Center, all in one income phase."""
    majors = {"stadium": 1, "tv-station": 1, "business-center": 1}
    match = play(table(3, coins=[0, 9, 3], cities=[majors, {"mine": 1}]), "die:6")
    assert (phase(match), coins(match)) == ("victim", [4, 7, 1])
    match.play("tv:p2")
    assert (phase(match), coins(match)) == ("give", [9, 2, 1])
    play(match, "give:bakery", "take:p2:mine")
    assert phase(match) == "build"


def test_a10_the_catch_is_rolled_only_if_a_harbor_owner_has_a_boat() -> None:
    """A10: without a working boat nobody rolls; with one, the active player does, even if the boat is another's."""
    assert phase(play(boats(0, 0), "roll:2", "die:6", "die:6", "add:0")) == "build"
    match = play(boats(0, 1), "roll:2", "die:6", "die:6", "add:0")
    assert phase(match) == "catch"
    assert coins(play(match, "die:2", "die:2")) == [1, 5]


def test_a10_radio_tower_does_not_reroll_the_catch() -> None:
    """A10: the extra roll stands."""
    match = play(boats(1, 0, **{"radio-tower": 1}), "roll:2", "die:6", "die:6", "keep", "add:0", "die:1", "die:1")
    assert phase(match) == "build"


def test_a10_the_active_players_red_debts_are_paid_before_the_catch() -> None:
    """A10 and page 7: red cards first, then what the boats bring."""
    cities = [TWO_DICE | {"harbor": 1, "tuna-boat": 1}, {"family-restaurant": 1}]
    match = play(table(coins=[1, 0], cities=cities, plus=True), "roll:2", "die:6", "die:4", "add:2", "die:6", "die:6")
    assert coins(match) == [13, 0]


def test_a11_there_may_be_no_exchange() -> None:
    """A11: declining is one of the moves Business Center offers."""
    assert "decline" in codes(play(table(cities=[{"business-center": 1}]), "die:6"))


def clogged(**options: Any) -> Match:
    """A limited market with Stadiums left, where the last player without one is about to build it."""
    market = ("stadium", "stadium", *TEN_KINDS)
    match = table(2, coins=[9, 9], cities=[{}, {"stadium": 1}], market=market, limited_market=True, **options)
    return play(match, "die:4", "build:stadium")


def test_a12_a_pile_nobody_may_build_from_stays_in_the_market_by_default() -> None:
    """A12: the rulebook says nothing of taking it away."""
    match = clogged()
    assert phase(match) == "dice"
    assert left(match, "stadium") == 1
    assert match.view()["removed"] == {}


def test_a12_an_option_removes_such_a_pile_and_refills_the_market() -> None:
    """A12: with the option another kind takes its place."""
    match = clogged(unclog_market=True)
    assert phase(match) == "market"
    assert match.view()["removed"] == {"stadium": 1}
    match.play("deal:stadium")
    assert match.view()["removed"] == {"stadium": 2}
    assert phase(match) == "market"
    assert phase(play(match, "deal:cheese-factory")) == "dice"


def test_a13_there_are_five_of_every_major_establishment_at_any_table() -> None:
    """A13: only unused starting cards go back to the box."""
    for players in range(2, 6):
        match = Match("machi-koro", players, chance="manual", plus=True)
        for card in ("stadium", "tv-station", "business-center", "publisher", "tax-office"):
            assert left(match, card) == 5


@pytest.mark.parametrize(("plus", "cards"), [(False, 87), (True, 145)])
def test_a14_the_limited_market_is_for_both_games(plus: bool, cards: int) -> None:
    """A14: the deck holds the whole supply of the game that is played."""
    match = Match("machi-koro", 4, chance="manual", plus=plus, limited_market=True)
    assert sum(match.view()["deck"].values()) == cards
    assert match.view()["market"] == {}


def test_a15_town_hall_and_airport_help_in_the_same_turn() -> None:
    """A15: no coins: one from Town Hall, then ten for building nothing."""
    match = play(table(coins=[0, 3], cities=[{"airport": 1}], plus=True), "die:6", "pass")
    assert coins(match) == [11, 3]


def test_a16_the_first_seat_begins_by_default() -> None:
    """A16: who last left town cannot be known here."""
    match = Match("machi-koro", 4, chance="manual")
    assert match.view()["active"] == 0
    assert phase(match) == "dice"


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("limited_market", [False, True])
def test_a16_an_option_lets_chance_say_who_begins(first: int, limited_market: bool) -> None:
    """A16: each seat with the same chance; play then goes clockwise from there."""
    match = Match("machi-koro", 3, chance="manual", random_start=True, limited_market=limited_market)
    assert {match.move(move).code: weight for move, weight in match.game.chances(match.state).items()} == {
        "begin:p1": 1,
        "begin:p2": 1,
        "begin:p3": 1,
    }
    match.play(f"begin:p{first + 1}")
    if limited_market:
        play(match, *(f"deal:{card}" for card in list(BASE)[:10]))
    for seat in (first, (first + 1) % 3, (first + 2) % 3, first):
        match.play("die:6")
        assert match.seat == seat
        match.play("pass")


def test_a17_the_extra_turn_cannot_be_declined() -> None:
    """A17: after doubles its owner rolls again; there is nothing else to do."""
    match = play(table(cities=[TWO_DICE | {"amusement-park": 1}]), "roll:2", "die:2", "die:2", "pass")
    assert match.seat == 0
    assert codes(match) == ["roll:1", "roll:2"]


def test_a18_a_winning_build_on_doubles_ends_the_game() -> None:
    """A18: no further turn is played."""
    match = play(table(coins=[22, 3], cities=[THREE_OF_FOUR]), "roll:2", "die:4", "die:4", "build:radio-tower")
    assert match.over
    assert match.winners == [0]


def test_a18_a_winning_build_leaves_the_market_as_it_is() -> None:
    """A18: nothing is dealt after the end."""
    match = table(coins=[22, 3], cities=[THREE_OF_FOUR], limited_market=True)
    assert play(match, "roll:1", "die:6", "build:radio-tower").over


def test_a19_the_owner_of_a_red_card_needs_the_harbor_and_the_mall() -> None:
    """A19: the payer's own landmarks do not matter, but the payer's purse does."""
    payer = BARE | {"shopping-mall": 1, "harbor": 1}
    assert coins(play(table(coins=[9, 0], cities=[payer, BARE | {"sushi-bar": 1}], plus=True), "die:1")) == [9, 0]
    owner = BARE | {"shopping-mall": 1, "harbor": 1, "sushi-bar": 1}
    assert coins(play(table(coins=[9, 0], cities=[BARE, owner], plus=True), "die:1")) == [5, 4]
    assert coins(play(table(coins=[3, 0], cities=[BARE, owner], plus=True), "die:1")) == [1, 3]
    cafes = [BARE | {"shopping-mall": 1}, BARE | {"cafe": 2}]
    assert coins(play(table(coins=[9, 0], cities=cafes), "die:3")) == [7, 2]
