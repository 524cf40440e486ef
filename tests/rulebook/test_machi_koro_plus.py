"""The rulebook of Machi Koro, pages 9 to 11: Plus, and the variant with a limited market."""

from __future__ import annotations

import pytest

from tests.games.machi_koro.figures import BASE, BASE_LANDMARKS, ESTABLISHMENTS, LANDMARKS
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
from tradewinds.core.state import CHANCE
from tradewinds.games.machi_koro.components import NUMBER

# Page 9: Plus, set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_plus_adds_town_hall_harbor_and_airport_to_every_city(players: int) -> None:
    """Page 9: three more starting cards each, Town Hall face up and the two landmarks face down."""
    match = Match("machi-koro", players, chance="manual", plus=True)
    for player in match.view()["players"]:
        assert player["establishments"] == {"wheat-field": 1, "bakery": 1, "town-hall": 1}
        assert player["landmarks"] == dict.fromkeys(LANDMARKS, False)
        assert player["coins"] == 3


def test_plus_adds_its_supply_to_that_of_the_base_game() -> None:
    """Page 9: all cards of both boxes can be built."""
    match = Match("machi-koro", 3, chance="manual", plus=True)
    assert match.view()["market"] == {name: card.copies for name, card in ESTABLISHMENTS.items()}


def test_a_turn_of_plus_has_the_same_phases() -> None:
    """Page 9: income, then construction, clockwise."""
    match = Match("machi-koro", 3, chance="manual", plus=True)
    for seat in (0, 1, 2, 0):
        assert phase(match) == "dice"
        match.play("die:6")
        assert (phase(match), match.seat) == ("build", seat)
        match.play("pass")


# Page 10: Plus, end, order of effects, cards explained


def test_the_sixth_landmark_wins_at_once_in_plus() -> None:
    """Page 10: six landmarks end the game, whichever comes last."""
    for last, cost in LANDMARKS.items():
        match = table(coins=[cost, 3], cities=[{name: 1 for name in LANDMARKS if name != last}], plus=True)
        play(match, *(["roll:1"] if phase(match) == "roll" else []), "die:6")
        if phase(match) == "reroll":
            match.play("keep")
        match.play(f"build:{last}")
        assert match.over
        assert match.winners == [0]


def test_four_or_five_landmarks_do_not_win_in_plus() -> None:
    """Page 10: Town Hall is no landmark and does not make up the number."""
    match = table(coins=[60, 60], cities=[THREE_OF_FOUR], plus=True)
    play(match, "roll:1", "die:6", "build:radio-tower", "die:6", "pass", "roll:1", "die:6", "keep", "build:harbor")
    assert not match.over
    assert match.scores == [5, 0]


def test_red_cards_come_first_then_blue_and_green_then_purple() -> None:
    """Page 10, example (T6): Arkadii rolls a 9; he pays the Restaurants, all are paid for Mines, then taxes are due.

    He pays Borys 2; Borys gets 5 for a Mine and so holds 10 when Arkadii's Tax Office takes half of it.
    """
    cities = [TWO_DICE | {"tax-office": 1, "mine": 1}, {"family-restaurant": 1, "mine": 1}, {}]
    match = play(table(3, coins=[2, 3, 9], cities=cities, plus=True), "roll:2", "die:4", "die:5")
    assert coins(match) == [0 + 5 + 5, 5, 9]


def test_tax_office_counts_coins_after_all_other_cards() -> None:
    """Page 10: 9 coins before the roll, 14 after a Mine: taxed by 7."""
    cities = [TWO_DICE | {"tax-office": 1}, {"mine": 1}]
    match = play(table(coins=[1, 9], cities=cities, plus=True), "roll:2", "die:4", "die:5")
    assert coins(match) == [8, 7]


def test_town_hall_gives_a_coin_to_whoever_has_none_before_building() -> None:
    """Page 10: the coin comes between the two phases and can be spent at once."""
    match = play(table(coins=[0, 3], plus=True), "die:6")
    assert coins(match) == [1, 3]
    assert coins(play(match, "build:ranch")) == [0, 3]


def test_town_hall_comes_after_all_income() -> None:
    """Page 10: whoever earns something gets no coin, whoever pays the last one away does."""
    assert coins(play(table(coins=[0, 3], plus=True), "die:3")) == [1, 3]
    assert coins(play(table(coins=[0, 3], cities=[{"bakery": 2}], plus=True), "die:3")) == [2, 3]
    assert coins(play(table(coins=[1, 3], cities=[BARE, {"cafe": 1}], plus=True), "die:3")) == [1, 4]


def test_town_hall_waits_for_the_major_establishments() -> None:
    """Page 10: with TV Station still to choose, the income phase is not over."""
    match = play(table(3, coins=[0, 2, 0], cities=[{"tv-station": 1}], plus=True), "die:6")
    assert coins(match) == [0, 2, 0]
    assert coins(play(match.copy(), "tv:p2")) == [2, 0, 0]
    assert coins(play(match.copy(), "tv:p3")) == [1, 2, 0]


def test_town_hall_helps_the_active_player_only_and_only_in_plus() -> None:
    """Page 10: the others wait for their own turn; in the base game there is no Town Hall."""
    assert coins(play(table(3, coins=[5, 0, 0], plus=True), "die:6")) == [5, 0, 0]
    assert coins(play(table(3, coins=[0, 0, 0]), "die:6")) == [0, 0, 0]


@pytest.mark.parametrize("total", [10, 11, 12])
def test_harbor_adds_two_or_nothing_from_ten_on(total: int) -> None:
    """Page 10 (T10): the active player chooses; one cannot be added."""
    match = table(cities=[TWO_DICE | {"harbor": 1}], plus=True)
    play(match, "roll:2", "die:6", f"die:{total - 6}")
    assert codes(match) == ["add:0", "add:2"]
    assert play(match.copy(), "add:0").view()["total"] == total
    assert play(match.copy(), "add:2").view()["total"] == total + 2


def test_harbor_adds_nothing_below_ten() -> None:
    """Page 10: a 9 is a 9."""
    match = play(table(cities=[TWO_DICE | {"harbor": 1}], plus=True), "roll:2", "die:4", "die:5")
    assert phase(match) == "build"
    assert refused(match, "add:2") == "total-too-low"


def test_harbor_serves_its_owner_only() -> None:
    """Page 10: an opponent's Harbor does not change the active player's total."""
    match = play(table(cities=[TWO_DICE, {"harbor": 1}], plus=True), "roll:2", "die:6", "die:6")
    assert match.view()["total"] == 12
    assert refused(match, "add:2") == "needs-harbor"


def test_the_number_harbor_makes_replaces_the_one_rolled() -> None:
    """Page 10: raised from 10 to 12, the Restaurants and Orchards of a 10 rest and the Fruit Market of a 12 works."""
    cities = [TWO_DICE | {"harbor": 1, "apple-orchard": 1, "fruit-market": 1}, {"family-restaurant": 1}]
    match = play(table(coins=[9, 0], cities=cities, plus=True), "roll:2", "die:5", "die:5")
    assert coins(play(match.copy(), "add:0")) == [9 - 2 + 3, 2]
    assert coins(play(match.copy(), "add:2")) == [9 + 2 * 2, 0]


def test_airport_pays_ten_coins_to_whoever_builds_nothing() -> None:
    """Page 10 and the card: only a construction phase without building counts."""
    match = play(table(coins=[2, 3], cities=[{"airport": 1}], plus=True), "die:6")
    assert coins(play(match.copy(), "pass")) == [12, 3]
    assert coins(play(match.copy(), "build:ranch")) == [1, 3]


def test_airport_pays_in_both_turns_after_doubles() -> None:
    """Page 10 (T9): with Amusement Park, doubles and no building in either turn bring 20 coins."""
    match = table(coins=[2, 3], cities=[TWO_DICE | {"amusement-park": 1, "airport": 1}], plus=True)
    play(match, "roll:2", "die:3", "die:3", "pass")
    assert match.view()["active"] == 0
    play(match, "roll:1", "die:6", "pass")
    assert coins(match) == [22, 3]
    assert match.view()["active"] == 1


@pytest.mark.parametrize(("purse", "tax"), [(21, 10), (20, 10), (11, 5), (10, 5), (9, 0), (0, 0)])
def test_tax_is_rounded_down(purse: int, tax: int) -> None:
    """Page 10 (T5): half of 21 coins is 10; below 10 coins nothing is due."""
    match = table(coins=[1, purse], cities=[TWO_DICE | {"tax-office": 1}], plus=True)
    assert coins(play(match, "roll:2", "die:4", "die:4")) == [1 + tax, purse - tax]


def test_tax_office_taxes_every_rich_opponent() -> None:
    """Page 10: all opponents with 10 coins or more pay."""
    match = table(4, coins=[1, 10, 9, 31], cities=[TWO_DICE | {"tax-office": 1}], plus=True)
    assert coins(play(match, "roll:2", "die:4", "die:4")) == [1 + 5 + 15, 5, 9, 16]


# Page 11: cards explained


def test_flower_shop_earns_for_each_flower_garden_and_twice_with_shopping_mall() -> None:
    """Page 11, example (T4): Shopping Mall, three Flower Gardens and two Flower Shops bring 12 coins on a 6."""
    city = {"shopping-mall": 1, "flower-garden": 3, "flower-shop": 2}
    assert coins(play(table(coins=[0, 0], cities=[city], plus=True), "die:6")) == [12, 0]


def test_flower_shop_counts_flower_gardens_and_no_other_card() -> None:
    """Page 11: landmarks, fields and orchards are no flower gardens."""
    city = {"flower-shop": 1, "flower-garden": 2, "wheat-field": 3, "apple-orchard": 2, "harbor": 1, "airport": 1}
    assert coins(play(table(coins=[0, 0], cities=[city], plus=True), "die:6")) == [2, 0]


def test_tuna_boats_bring_the_total_of_one_more_roll_each() -> None:
    """Page 11, second example (T7): three boats and an 8 bring 24 coins; others get 8 for each boat they own."""
    match = play(boats(3, 2, 0), "roll:2", "die:6", "die:6", "add:0")
    assert (phase(match), match.seat) == ("catch", CHANCE)
    play(match, "die:3", "die:5")
    assert coins(match) == [1 + 24, 1 + 16, 1]
    assert phase(match) == "build"


def test_only_one_roll_is_made_for_all_tuna_boats() -> None:
    """Page 11: one throw of two dice, however many boats and owners."""
    match = play(boats(2, 2, 2), "roll:2", "die:6", "die:6", "add:2", "die:1", "die:1")
    assert coins(match) == [5, 5, 5]
    assert phase(match) == "build"


def test_every_catch_is_rolled_anew() -> None:
    """Page 11: in a later turn both dice are rolled again."""
    match = play(boats(1, 0), "roll:2", "die:6", "die:6", "add:0", "die:3", "die:5", "pass", "die:6", "pass")
    play(match, "roll:2", "die:6", "die:6", "add:0", "die:1")
    assert phase(match) == "catch"
    assert coins(play(match, "die:1")) == [1 + 8 + 2, 1]


def test_the_extra_roll_activates_nothing_else() -> None:
    """Page 11, first example (T8): a catch of 5 and 5 pays no Restaurant, gives no other turn and no Harbor choice."""
    cities = [
        TWO_DICE | {"harbor": 1, "amusement-park": 1, "tuna-boat": 1, "apple-orchard": 1},
        {"family-restaurant": 2},
    ]
    match = table(coins=[1, 1], cities=cities, plus=True)
    play(match, "roll:2", "die:6", "die:6", "add:0", "die:5", "die:5")
    assert coins(match) == [1 + 10, 1]
    assert phase(match) == "build"
    assert refused(match, "add:2") == "dice-accepted"
    rolled_no_doubles = play(table(coins=[1, 1], cities=cities, plus=True), "roll:2", "die:6", "die:5", "add:2")
    play(rolled_no_doubles, "die:5", "die:5", "pass")
    assert rolled_no_doubles.view()["active"] == 1


def test_boats_and_sushi_bars_need_their_owners_harbor() -> None:
    """Page 11 and the cards: without Harbor they do nothing, whatever others have built."""
    match = play(table(coins=[5, 5], cities=[BARE | {"harbor": 1}, {"sushi-bar": 1}], plus=True), "die:1")
    assert coins(match)[0] == 5
    cities = [TWO_DICE | {"harbor": 1}, {"mackerel-boat": 2, "tuna-boat": 2}]
    assert coins(play(table(coins=[5, 5], cities=cities, plus=True), "roll:2", "die:4", "die:4")) == [5, 5]
    assert coins(play(table(coins=[5, 5], cities=cities, plus=True), "roll:2", "die:6", "die:6", "add:0")) == [5, 5]


# Page 11: the limited market


def test_the_limited_market_is_dealt_until_ten_kinds_are_out() -> None:
    """Page 11: cards are dealt one by one, equal ones on one pile, until there are ten piles."""
    match = Match("machi-koro", 2, chance="manual", limited_market=True)
    for card in ("mine", "mine", "cafe", "mine", "ranch", "forest", "bakery", "stadium", "stadium"):
        assert phase(match) == "market"
        match.play(f"deal:{card}")
    play(match, "deal:apple-orchard", "deal:fruit-market", "deal:tv-station")
    assert phase(match) == "market"
    match.play("deal:wheat-field")
    assert phase(match) == "dice"
    assert len(match.view()["market"]) == 10
    assert match.view()["market"]["mine"] == 3
    assert sum(match.view()["deck"].values()) == 87 - 13


def test_only_what_lies_in_the_limited_market_can_be_built() -> None:
    """Page 11: the game is played with the ten kinds on the table; the others wait in the deck."""
    match = play(table(coins=[9, 3], limited_market=True), "die:6")
    assert refused(match, "build:mine") is None
    assert refused(match, "build:cheese-factory") == "not-in-market"


def test_landmarks_are_not_part_of_the_limited_market() -> None:
    """Page 11: only supply cards are shuffled; everyone keeps the landmarks of the set-up."""
    match = play(table(coins=[50, 3], limited_market=True), "die:6")
    assert all(refused(match, f"build:{name}") is None for name in BASE_LANDMARKS)


def test_the_market_is_refilled_at_once_when_nine_kinds_are_left() -> None:
    """Page 11: cards are dealt again until there are ten kinds, before anyone goes on."""
    match = play(table(coins=[9, 3], limited_market=True), "die:6", "build:mine")
    assert (phase(match), match.seat) == ("market", CHANCE)
    play(match, "deal:cafe", "deal:cafe")
    assert phase(match) == "market"
    match.play("deal:cheese-factory")
    assert phase(match) == "dice"
    assert len(match.view()["market"]) == 10
    assert left(match, "cafe") == 3


def test_a_pile_that_is_not_empty_needs_no_refill() -> None:
    """Page 11: while ten kinds lie on the table nothing is dealt."""
    market = ("ranch", *TEN_KINDS)
    match = play(table(coins=[9, 3], market=market, limited_market=True), "die:6", "build:ranch")
    assert phase(match) == "dice"


def test_the_card_just_sold_out_may_come_back() -> None:
    """Page 11: the same kind can be dealt again and counts as one of the ten."""
    match = play(table(coins=[9, 3], limited_market=True), "die:6", "build:mine", "deal:mine")
    assert phase(match) == "dice"
    assert left(match, "mine") == 1


def test_an_empty_deck_refills_nothing() -> None:
    """Page 11: without cards in the deck the game goes on with fewer kinds."""
    match = play(table(coins=[9, 3], limited_market=True), "die:6")
    match._state.removed[:] += match._state.deck
    match._state.deck[:] = 0
    match.play("build:mine")
    assert phase(match) == "dice"
    assert len(match.view()["market"]) == 9


def test_the_last_cards_of_the_deck_are_dealt_even_if_they_make_no_tenth_kind() -> None:
    """Page 11: dealing stops when the deck is empty."""
    match = play(table(coins=[9, 3], limited_market=True), "die:6")
    ranches = NUMBER["ranch"]
    match._state.removed[:] += match._state.deck
    match._state.deck[:] = 0
    match._state.deck[ranches], match._state.removed[ranches] = 2, match._state.removed[ranches] - 2
    play(match, "build:mine", "deal:ranch", "deal:ranch")
    assert phase(match) == "dice"
    assert len(match.view()["market"]) == 9


def test_chance_deals_each_card_left_in_the_deck_with_equal_weight() -> None:
    """Page 11: the deck is shuffled, so a kind comes up as often as it has cards left."""
    match = Match("machi-koro", 2, chance="manual", limited_market=True)
    match.play("deal:mine")
    weights = {match.move(move).code: weight for move, weight in match.game.chances(match.state).items()}
    assert weights == {f"deal:{name}": card.copies - (name == "mine") for name, card in BASE.items()}
