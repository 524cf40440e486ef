"""The rulebook of Machi Koro, page by page: every worked example and every explained rule, played.

Pages 4 to 8, the base game. Pages are those of the rulebook in the box; players are numbered clockwise from 0, and the
active player is 0 unless a test says otherwise.
"""

from __future__ import annotations

import pytest

from tests.games.machi_koro.figures import BASE, BASE_LANDMARKS, ESTABLISHMENTS, LANDMARKS, PLUS
from tests.rulebook.table import BARE, THREE_OF_FOUR, TWO_DICE, codes, coins, left, owns, phase, play, refused, table
from tradewinds import Match
from tradewinds.core.state import CHANCE


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
