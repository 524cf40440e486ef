"""The rulebook of Machi Koro, page by page: every worked example and every explained rule, played.

Pages are those of the rulebook in the box. Players are numbered clockwise from 0, and the active player is 0 unless a
test says otherwise.
"""

from __future__ import annotations

import pytest

from tests.games.machi_koro.figures import BASE, BASE_LANDMARKS, ESTABLISHMENTS, LANDMARKS, PLUS
from tests.rulebook.table import TEN_KINDS, codes, coins, left, owns, phase, play, refused, table
from tradewinds import Match
from tradewinds.core.state import CHANCE
from tradewinds.games.machi_koro.components import NUMBER

BARE = {"wheat-field": 0, "bakery": 0}
TWO_DICE = {"train-station": 1}
THREE_OF_FOUR = {"train-station": 1, "shopping-mall": 1, "amusement-park": 1}


def throw(match: Match, total: int) -> Match:
    """Rolls a total on as many dice as it takes, adding Harbor's two above twelve."""
    harbor = total > 12
    dice = total - 2 if harbor else total
    if dice <= 6:
        play(match, *(["roll:1"] if phase(match) == "roll" else []), f"die:{dice}")
    else:
        play(match, "roll:2", "die:6", f"die:{dice - 6}")
    if phase(match) == "harbor":
        match.play("add:2" if harbor else "add:0")
    return match


# Page 4: set-up


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_starts_with_a_wheat_field_a_bakery_and_three_coins(players: int) -> None:
    """Page 4: a starting city is two establishments face up, four landmarks face down, and three coins."""
    match = Match("machi-koro", players, chance="manual")
    for seat in range(players):
        city = match.view()["players"][seat]
        assert city["establishments"] == {"wheat-field": 1, "bakery": 1}
        assert city["landmarks"] == dict.fromkeys(BASE_LANDMARKS, False)
        assert city["coins"] == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_starting_cards_of_absent_players_are_not_on_the_table(players: int) -> None:
    """Page 4: with fewer than five players the unused starting cards stay in the box."""
    match = Match("machi-koro", players, chance="manual", plus=True)
    assert len(match.view()["players"]) == players
    assert [left(match, landmark) for landmark in LANDMARKS] == [players] * 6
    assert not match.state.city[players:].any()
    assert not match.state.coins[players:].any()


def test_the_whole_supply_lies_sorted_in_reach_of_all() -> None:
    """Page 4: every card of the supply can be built from the start, whatever the number of players."""
    for players in range(2, 6):
        match = Match("machi-koro", players, chance="manual")
        assert match.view()["market"] == {name: card.copies for name, card in BASE.items()}


def test_cards_of_plus_stay_in_the_box_in_the_base_game() -> None:
    """Page 4: without Plus none of its cards is in the game."""
    match = play(table(coins=[90]), "die:6")
    for card in (*PLUS, "harbor", "airport"):
        assert refused(match, f"build:{card}") == "not-in-this-game"


# Page 5: the turn


def test_turns_go_clockwise_from_the_first_player() -> None:
    """Page 5: the turn goes round the table."""
    match = Match("machi-koro", 3, chance="manual")
    for seat in (0, 1, 2, 0, 1):
        match.play("die:6")
        assert match.seat == seat
        match.play("pass")


def test_a_turn_is_income_then_construction() -> None:
    """Page 5: the dice come first, building afterwards; then it is the next player's turn."""
    match = table(cities=[TWO_DICE])
    assert phase(match) == "roll"
    assert refused(match, "build:ranch") == "dice-first"
    play(match, "roll:1", "die:6")
    assert phase(match) == "build"
    assert refused(match, "roll:1") == "dice-rolled"
    match.play("build:ranch")
    assert match.view()["active"] == 1


def test_one_die_is_rolled_without_train_station() -> None:
    """Page 5: nobody chooses a number of dice before Train Station stands."""
    match = table()
    assert match.seat == CHANCE
    match.play("die:4")
    assert match.view()["dice"] == [4]
    assert phase(match) == "build"
    assert refused(match, "roll:2") == "needs-train-station"


def test_train_station_lets_its_owner_choose_one_die_or_two() -> None:
    """Page 5: with Train Station the active player rolls one die or two, turn by turn."""
    match = table(cities=[TWO_DICE])
    assert codes(match) == ["roll:1", "roll:2"]
    one = play(match.copy(), "roll:1", "die:5")
    assert (phase(one), one.view()["total"]) == ("build", 5)
    two = play(match, "roll:2", "die:5", "die:6")
    assert (phase(two), two.view()["total"]) == ("build", 11)


def test_an_opponents_train_station_gives_no_choice() -> None:
    """Page 5: the choice of dice belongs to the owner of the landmark."""
    assert phase(table(cities=[{}, TWO_DICE])) == "dice"


WORTH = {
    "wheat-field": 1,
    "ranch": 1,
    "forest": 1,
    "mine": 5,
    "apple-orchard": 3,
    "bakery": 1,
    "convenience-store": 3,
    "cheese-factory": 3 * 2,
    "furniture-factory": 3 * 3,
    "fruit-market": 2 * 2,
    "flower-garden": 1,
    "mackerel-boat": 3,
    "flower-shop": 1 * 2,
    "food-warehouse": 2 * 3,
}
SUITABLE = {
    "cheese-factory": {"ranch": 2},
    "furniture-factory": {"forest": 1, "mine": 2},
    "fruit-market": {"apple-orchard": 1, "flower-garden": 1},
    "flower-shop": {"flower-garden": 2},
    "food-warehouse": {"cafe": 1, "sushi-bar": 1, "hamburger-stand": 1},
}
LANDMARKS_TO_ROLL = {"train-station": 1, "harbor": 1}


@pytest.mark.parametrize("card", WORTH)
@pytest.mark.parametrize("owner", [0, 1])
def test_the_bank_pays_for_a_card_on_its_own_numbers_only(card: str, owner: int) -> None:
    """Page 5: a card pays on the number on its top; blue ones in any turn, green ones in their owner's."""
    for total in range(1, 15):
        cities = [BARE | LANDMARKS_TO_ROLL, BARE | LANDMARKS_TO_ROLL]
        cities[owner] = cities[owner] | {card: 1}
        for other, count in SUITABLE.get(card, {}).items():
            cities[owner] = cities[owner] | {other: count}
        match = throw(table(coins=[50, 50], cities=cities, plus=True), total)
        without = [cities[0] | {card: 0}, cities[1] | {card: 0}]
        plain = throw(table(coins=[50, 50], cities=without, plus=True), total)
        gained = [after - before for after, before in zip(coins(match), coins(plain), strict=True)]
        pays = total in ESTABLISHMENTS[card].rolls and (owner == 0 or ESTABLISHMENTS[card].colour == "blue")
        assert gained[owner] == (WORTH[card] if pays else 0), (card, total)
        assert gained[1 - owner] == 0


@pytest.mark.parametrize(
    ("card", "price"),
    [("cafe", 1), ("family-restaurant", 2), ("sushi-bar", 3), ("pizza-joint", 1), ("hamburger-stand", 1)],
)
def test_the_roller_pays_an_opponents_red_card_on_its_own_numbers_only(card: str, price: int) -> None:
    """Page 5: a red card is paid out of the active player's purse."""
    for total in range(1, 15):
        cities = [BARE | LANDMARKS_TO_ROLL, BARE | {"harbor": 1, card: 2}]
        match = throw(table(coins=[50, 50], cities=cities, plus=True), total)
        paid = 2 * price if total in ESTABLISHMENTS[card].rolls else 0
        assert coins(match) == [50 - paid, 50 + paid], total


def test_blue_cards_pay_in_anyones_turn() -> None:
    """Page 5: all owners of a blue card are paid by the bank, whoever rolled."""
    match = play(table(3, coins=[0, 0, 0], cities=[{"forest": 1}, {"forest": 2}, {"forest": 3}]), "die:5")
    assert coins(match) == [1, 2, 3]


def test_green_cards_pay_in_ones_own_turn_only() -> None:
    """Page 5: only the active player's green cards are paid."""
    match = play(table(3, coins=[0, 0, 0], cities=[{"convenience-store": 1}] * 3), "die:4")
    assert coins(match) == [3, 0, 0]


def test_red_cards_do_nothing_in_ones_own_turn() -> None:
    """Page 5: nobody pays for a red card but the active player, and not to oneself."""
    match = play(table(3, coins=[5, 5, 5], cities=[BARE | {"cafe": 3}]), "die:3")
    assert coins(match) == [5, 5, 5]


def test_purple_cards_act_in_ones_own_turn_only() -> None:
    """Page 5: an opponent's major establishments rest."""
    majors = {"stadium": 1, "tv-station": 1, "business-center": 1}
    match = play(table(3, coins=[9, 9, 9], cities=[{}, majors, {}]), "die:6")
    assert phase(match) == "build"
    assert coins(match) == [9, 9, 9]


def test_stadium_takes_two_coins_from_each_opponent() -> None:
    """Page 5: purple cards are paid by the opponents; Stadium by all of them, each what they have."""
    match = play(table(4, coins=[0, 5, 1, 0], cities=[{"stadium": 1}]), "die:6")
    assert coins(match) == [3, 3, 0, 0]


def test_tv_station_takes_five_coins_from_one_opponent() -> None:
    """Page 5: TV Station's owner chooses who pays; the chosen one pays what they have."""
    match = play(table(4, coins=[0, 9, 3, 0], cities=[{"tv-station": 1}]), "die:6")
    assert codes(match) == ["tv:p2", "tv:p3", "tv:p4"]
    assert coins(play(match.copy(), "tv:p2")) == [5, 4, 3, 0]
    assert coins(play(match.copy(), "tv:p3")) == [3, 9, 0, 0]
    assert coins(play(match.copy(), "tv:p4")) == [0, 9, 3, 0]
    assert refused(match, "tv:p1") == "not-yourself"


def test_publisher_takes_a_coin_for_each_of_the_opponents_cups_and_breads() -> None:
    """Page 5: Publisher's due is counted in each opponent's own city, and paid from what they have."""
    cities = [{"publisher": 1, "cafe": 2} | TWO_DICE, {"cafe": 1, "flower-shop": 2}, {"pizza-joint": 1, "mine": 2}]
    match = play(table(3, coins=[1, 9, 1], cities=cities, plus=True), "roll:2", "die:3", "die:4")
    # On a 7 the Pizza Joint is paid first: 1 coin; then Publisher: 1 Bakery, 1 Cafe, 2 Flower Shops from player 1, and
    # 1 Bakery, 1 Pizza Joint from player 2, who has 2 coins by then.
    assert coins(match) == [4 + 2, 5, 0]


def test_the_active_player_builds_one_establishment_or_one_landmark_or_nothing() -> None:
    """Page 5: the three things one can do in the construction phase."""
    match = play(table(coins=[4, 3]), "die:6")
    assert {"pass", "build:ranch", "build:train-station"} <= set(codes(match))
    for code in ("pass", "build:ranch", "build:train-station"):
        assert play(match.copy(), code).view()["active"] == 1


def test_building_an_establishment_pays_the_bank_and_takes_a_card_from_the_supply() -> None:
    """Page 5 and the picture on page 6: the price goes to the bank, the card from the supply to the city."""
    match = play(table(coins=[8, 3]), "die:6", "build:mine")
    assert coins(match) == [2, 3]
    assert (owns(match, 0, "mine"), left(match, "mine")) == (1, 5)


def test_a_new_establishment_earns_from_the_next_roll_on() -> None:
    """Page 5: once in the city a card can bring income, in the very next turn."""
    match = play(table(coins=[3, 3]), "die:6", "build:ranch")
    assert coins(match) == [2, 3]
    assert coins(play(match, "die:2")) == [3, 3 + 1]


@pytest.mark.parametrize("card", ["stadium", "tv-station", "business-center", "publisher", "tax-office"])
def test_a_city_holds_one_major_establishment_of_a_kind(card: str) -> None:
    """Page 5: the tower symbol limits a city to one card of that kind; another kind may stand beside it."""
    match = play(table(coins=[50, 3], cities=[{card: 1}], plus=True), "die:5")
    assert refused(match, f"build:{card}") == "one-of-a-kind"
    other = "stadium" if card != "stadium" else "tv-station"
    assert refused(match, f"build:{other}") is None


def test_a_city_holds_any_number_of_other_establishments() -> None:
    """Page 5: without the tower symbol there is no limit but the supply."""
    match = play(table(coins=[3, 3], cities=[{"cafe": 5}]), "die:6", "build:cafe")
    assert owns(match, 0, "cafe") == 6


# Page 6: landmarks and the end


def test_building_a_landmark_pays_the_bank_and_turns_the_card_over() -> None:
    """Page 6 and its picture: the price goes to the bank, the landmark is face up from then on."""
    match = play(table(coins=[11, 3]), "die:6", "build:shopping-mall")
    assert coins(match) == [1, 3]
    assert match.view()["players"][0]["landmarks"]["shopping-mall"] is True
    assert match.view()["players"][1]["landmarks"]["shopping-mall"] is False


def test_a_landmark_works_from_the_moment_it_is_built() -> None:
    """Page 6: Shopping Mall built now raises what a Cafe takes in the next player's turn."""
    match = play(table(coins=[10, 9], cities=[{"cafe": 1}]), "die:6", "build:shopping-mall", "die:3")
    assert coins(match) == [2, 9 - 2 + 1]


def test_a_landmark_face_down_does_nothing() -> None:
    """Page 6: before they are built no landmark gives its owner anything."""
    match = table(coins=[0, 0], plus=True)
    assert phase(match) == "dice"
    match.play("die:3")
    assert phase(match) == "build"
    assert coins(match) == [1, 0]
    assert coins(play(match, "pass")) == [1, 0]


def test_a_landmark_is_built_once() -> None:
    """Page 6: a card that is face up cannot be turned over again."""
    match = play(table(coins=[50], cities=[{"shopping-mall": 1}]), "die:6")
    assert refused(match, "build:shopping-mall") == "already-built"


def test_whoever_passes_does_nothing() -> None:
    """Page 6: no coins and no cards move, and the next player rolls."""
    match = play(table(coins=[3, 3]), "die:6")
    before = match.state
    match.play("pass")
    assert (match.state.city == before.city).all()
    assert (match.state.coins == before.coins).all()
    assert match.view()["active"] == 1


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_fourth_landmark_wins_at_once(seat: int) -> None:
    """Page 6: nobody plays on after it, not even to the end of the round."""
    match = table(3, coins=[30, 30, 30], cities=[THREE_OF_FOUR] * 3)
    for _ in range(seat):
        play(match, "roll:1", "die:6", "pass")
    play(match, "roll:1", "die:6", "build:radio-tower")
    assert match.over
    assert match.winners == [seat]
    assert match.moves() == []


def test_three_landmarks_do_not_win() -> None:
    """Page 6: the game goes on until the fourth."""
    match = table(coins=[30, 3], cities=[{"train-station": 1, "shopping-mall": 1}])
    assert not play(match, "roll:1", "die:6", "build:amusement-park").over


# Page 7: other rules


def test_only_the_active_player_builds() -> None:
    """Page 7: the others are told that it is not their turn."""
    match = play(table(3, coins=[3, 30, 30]), "die:6")
    assert refused(match, "build:ranch", seat=0) is None
    assert refused(match, "build:ranch", seat=1) == "not-your-turn"
    assert refused(match, "build:radio-tower", seat=2) == "not-your-turn"


@pytest.mark.parametrize("first", ["build:ranch", "build:train-station"])
@pytest.mark.parametrize("second", ["build:ranch", "build:train-station"])
def test_nobody_builds_twice_in_a_turn(first: str, second: str) -> None:
    """Page 7: not two establishments, not two landmarks, not one of each."""
    match = play(table(coins=[30, 30]), "die:6", first)
    assert refused(match, second) == "chance-decides"
    assert match.view()["active"] == 1


def test_a_player_may_hold_any_number_of_coins_and_all_see_them() -> None:
    """Page 7: there is no limit to a purse, and it is open to everyone."""
    match = play(table(coins=[1_000_000, 3], cities=[{"forest": 1}]), "die:5")
    assert [player["coins"] for player in match.view(1)["players"]] == [1_000_001, 3]


def test_two_dice_count_by_their_sum_only() -> None:
    """Page 7: with 1 and 4 neither Wheat Field nor Convenience Store pays, but the Forest does."""
    city = TWO_DICE | {"wheat-field": 4, "convenience-store": 2, "forest": 1}
    match = play(table(coins=[0, 0], cities=[city]), "roll:2", "die:1", "die:4")
    assert coins(match) == [1, 0]


def test_a_card_that_ran_out_cannot_be_built() -> None:
    """Page 7: an empty pile stays empty."""
    match = play(table(coins=[3, 3], supply={"ranch": 0}), "die:6")
    assert refused(match, "build:ranch") == "sold-out"
    last = play(table(coins=[3, 3], supply={"ranch": 1}), "die:6", "build:ranch", "die:6")
    assert refused(last, "build:ranch") == "sold-out"


def test_whoever_cannot_pay_gives_what_there_is_and_the_rest_is_written_off() -> None:
    """Page 7: nobody makes up for the missing coins, neither the bank nor a later turn."""
    match = play(table(coins=[2, 0], cities=[BARE, {"cafe": 3}]), "die:3")
    assert coins(match) == [0, 2]
    match._state.coins[0] = 9
    assert coins(play(match, "pass", "die:6")) == [9, 2]


def test_whoever_has_nothing_pays_nothing() -> None:
    """Page 7: an empty purse stays empty, also for major establishments."""
    assert coins(play(table(coins=[0, 4], cities=[BARE, {"cafe": 1}]), "die:3")) == [0, 4]
    assert coins(play(table(3, coins=[1, 0, 4], cities=[{"stadium": 1}]), "die:6")) == [3, 0, 2]


def test_the_debtor_pays_before_earning() -> None:
    """Page 7, first example (T2): Arkadii has no coins and two Bakeries, rolls a 3 and owes Borys for a Cafe.

    He pays nothing, then takes 2 coins from the bank, and the debt is forgotten.
    """
    match = play(table(coins=[0, 0], cities=[{"bakery": 2}, {"cafe": 1}]), "die:3")
    assert coins(match) == [2, 0]


def test_creditors_are_paid_counter_clockwise() -> None:
    """Page 7, second example (T1): Arkadii has 3 coins and rolls a 3; Borys has 3 Cafes, Viktor 2.

    Viktor, who sits on the other side, is paid in full, Borys gets the last coin.
    """
    match = play(table(3, coins=[3, 0, 0], cities=[BARE, {"cafe": 3}, {"cafe": 2}]), "die:3")
    assert coins(match) == [0, 1, 2]


@pytest.mark.parametrize(
    ("active", "paid"), [(0, [0, 0, 1, 2]), (1, [2, 0, 0, 1]), (2, [1, 2, 0, 0]), (3, [0, 1, 2, 0])]
)
def test_the_nearest_creditor_counter_clockwise_comes_first_whoever_is_active(active: int, paid: list[int]) -> None:
    """Page 7: with 3 coins for three creditors of 2 each, the second one gets 1 and the third none."""
    match = table(4, cities=[BARE | {"cafe": 1, "shopping-mall": 1}] * 4)
    for _ in range(active):
        play(match, "die:6", "pass")
    match._state.coins[:4] = 0
    match._state.coins[active] = 3
    assert coins(play(match, "die:3")) == paid


# Page 8: cards explained


@pytest.mark.parametrize("die", [2, 3])
def test_shopping_mall_adds_a_coin_to_each_bakery(die: int) -> None:
    """Page 8 (T3): two Bakeries and Shopping Mall bring 4 coins on a 2 or a 3."""
    match = play(table(coins=[0, 0], cities=[{"bakery": 2, "shopping-mall": 1}]), f"die:{die}")
    assert coins(match) == [4, 0]


def test_shopping_mall_earns_nothing_by_itself() -> None:
    """Page 8: with no card of its icons activated it brings nothing."""
    for die in range(1, 7):
        match = play(table(coins=[0, 0], cities=[BARE | {"shopping-mall": 1}, BARE]), f"die:{die}")
        assert coins(match) == [0, 0]


def test_shopping_mall_adds_a_coin_to_each_cup() -> None:
    """Page 8: the cup icon counts as well as the bread; the owner's guest pays the difference."""
    match = play(table(coins=[9, 0], cities=[BARE, {"cafe": 2, "shopping-mall": 1}]), "die:3")
    assert coins(match) == [5, 4]


def test_shopping_mall_adds_nothing_to_other_icons() -> None:
    """Page 8: fields, cattle, gears, factories and markets are no shops."""
    city = TWO_DICE | {"shopping-mall": 1, "ranch": 1, "cheese-factory": 1, "forest": 1, "furniture-factory": 1}
    assert coins(play(table(coins=[0, 0], cities=[city]), "roll:2", "die:3", "die:4")) == [3, 0]
    assert coins(play(table(coins=[0, 0], cities=[city]), "roll:2", "die:4", "die:4")) == [3, 0]
    assert coins(play(table(coins=[0, 0], cities=[city]), "roll:1", "die:5")) == [1, 0]


def test_business_center_exchanges_the_two_cards_its_owner_names() -> None:
    """Page 8: the active player chooses which card to give, whose and which card to take."""
    cities = [{"business-center": 1, "ranch": 1}, {"mine": 1}, {"forest": 2}]
    match = play(table(3, cities=cities), "die:6")
    assert codes(match) == ["decline", "give:wheat-field", "give:ranch", "give:bakery"]
    match.play("give:ranch")
    assert [code for code in codes(match) if code.startswith("take:p2")] == [
        "take:p2:wheat-field",
        "take:p2:mine",
        "take:p2:bakery",
    ]
    match.play("take:p2:mine")
    assert (owns(match, 0, "ranch"), owns(match, 0, "mine")) == (0, 1)
    assert (owns(match, 1, "ranch"), owns(match, 1, "mine")) == (1, 0)
    assert phase(match) == "build"


def test_business_center_may_be_declined() -> None:
    """Page 8 (A11): the active player need not exchange."""
    match = play(table(cities=[{"business-center": 1}, {"mine": 1}]), "die:6")
    before = match.state.city.copy()
    match.play("decline")
    assert phase(match) == "build"
    assert (match.state.city == before).all()


def test_business_center_does_not_move_major_establishments() -> None:
    """Page 8 and the card: towers are not exchanged, neither given nor taken."""
    cities = [{"business-center": 1, "stadium": 1}, {"tv-station": 1}]
    match = play(table(coins=[3, 3], cities=cities), "die:6")
    assert not any(card in code for code in codes(match) for card in ("business-center", "stadium"))
    match.play("give:bakery")
    assert codes(match) == ["take:p2:wheat-field", "take:p2:bakery"]


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


def boats(*fleets: int, **options: int) -> Match:
    """A player with Train Station, Harbor and so many Tuna Boats to roll, and others with Harbors and boats."""
    cities = [{"harbor": 1, "tuna-boat": fleet} for fleet in fleets]
    cities[0] = cities[0] | TWO_DICE | options
    return table(len(fleets), coins=[1] * len(fleets), cities=cities, plus=True)


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


# The rulings, A01 to A19: what the rulebook leaves open


def test_a01_sushi_bar_costs_two() -> None:
    """A01: editions differ; ours costs 2 coins."""
    match = play(table(coins=[2, 3], plus=True), "die:6", "build:sushi-bar")
    assert coins(match) == [0, 3]


def radio(**options: bool) -> Match:
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


def clogged(**options: bool) -> Match:
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
