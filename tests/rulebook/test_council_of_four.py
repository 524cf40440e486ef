"""The rulebook of The Council of Four, page by page: every worked example and every explained rule, played.

Pages 2 to 6: the set-up, the turn, the four main actions, placing merchants, reward tiles. Players are numbered
clockwise from 0, and the active player is 0 unless a test says otherwise. `TOKENS` of the helper are those of the
picture on page 2: Dorful two servants, Esti a servant and a card, Juvelar none.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.council_table import (
    TOKENS,
    all_is_there,
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

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


# Pages 2 and 3: set-up


@PLAYERS
def test_a_first_player_is_chosen_at_random(players: int) -> None:
    """Page 3: every seat with the same chance."""
    match = Match("council-of-four", players, chance="manual")
    assert match.seat == CHANCE
    assert [match.move(move).code for move in match.game.chances(match.state)] == [
        f"begin:p{n + 1}" for n in range(players)
    ]
    assert set(match.game.chances(match.state).values()) == {1}


@PLAYERS
@pytest.mark.parametrize("first", [0, 1])
def test_coins_and_servants_grow_with_the_turn_order(players: int, first: int) -> None:
    """Page 3: 10 coins and a servant for the first player, 11 and 2 for the next clockwise, up to 13 and 4."""
    match = Match("council-of-four", players, chance="manual")
    match.play(f"begin:p{first + 1}")
    for step in range(players):
        seat = (first + step) % players
        assert (holds(match, "coins", seat), holds(match, "servants", seat)) == (10 + step, 1 + step)
    assert match.view()["active"] == match.view()["first"] == first


@PLAYERS
def test_everyone_starts_with_six_cards_ten_merchants_and_nothing_scored(players: int) -> None:
    """Page 3: six cards face down, ten merchants beside the one on the score track, markers at the start."""
    match = Match("council-of-four", players, seed=3)
    for seat, player in enumerate(match.view()["players"]):
        assert player["held"] == (7 if seat == match.seat else 6)
        assert (player["merchants_left"], player["points"], player["nobility"]) == (10, 0, 0)
        assert player["permits"] == player["rewards"] == player["queen_rewards"] == []
    assert match.view()["deck"] == 90 - 6 * players - 1
    assert match.view()["discard"] == {}


@pytest.mark.parametrize(("side", "grey"), [("juvelar", "juvelar"), ("graden", "graden")])
def test_every_city_but_the_grey_one_has_a_token_and_the_queen_starts_there(side: str, grey: str) -> None:
    """Page 2: fourteen tokens at random; the grey city has none and is the queen's."""
    match = Match("council-of-four", 3, seed=8, map=side)
    view = match.view()
    assert view["queen"] == grey
    assert [city for city in view["cities"] if view["cities"][city]["token"] is None] == [grey]
    assert sorted(c["token"]["number"] for c in view["cities"].values() if c["token"]) == list(range(1, 15))
    assert view["cities"][grey]["group"] is None


def test_a_region_has_five_cities_in_the_order_of_letters() -> None:
    """Page 2: A to E the coast, F to J the valley (the print says H), K to O the mountains."""
    seen = Match("council-of-four", 3, seed=1).view()["cities"]
    assert "".join(city["letter"] for city in seen.values()) == "ABCDEFGHIJKLMNO"
    assert [city["region"] for city in seen.values()] == ["coast"] * 5 + ["valley"] * 5 + ["mountains"] * 5
    assert all(name[0].upper() == city["letter"] for name, city in seen.items())


def test_each_region_shows_two_tiles_of_its_own_fifteen() -> None:
    """Page 2: three decks by region, two tiles of each face up."""
    for seed in range(5):
        for region, letters in (("coast", "abcde"), ("valley", "fghij"), ("mountains", "klmno")):
            tiles = Match("council-of-four", 3, seed=seed).view()["permits"][region]
            assert tiles["deck"] == 13
            assert len(tiles["shown"]) == 2
            assert all(set(tile["name"]) <= set(letters) for tile in tiles["shown"])


def test_reward_tiles_lie_ready_and_the_queens_in_their_order() -> None:
    """Page 3: seven reward tiles, and the queen's five with the first on top."""
    view = Match("council-of-four", 3, seed=1).view()
    assert list(view["rewards"]) == ["coast", "valley", "mountains", "gold", "silver", "bronze", "iron"]
    assert all(reward["owner"] is None for reward in view["rewards"].values())
    assert [tile["points"] for tile in view["queen_rewards"]] == [25, 18, 12, 7, 3]


def test_four_councillors_sit_in_each_council_and_eight_stay_beside_the_board() -> None:
    """Page 3: at random, four to each region and four to the queen."""
    seen = [Match("council-of-four", 4, seed=seed).view() for seed in range(5)]
    for view in seen:
        assert list(view["councils"]) == ["coast", "valley", "mountains", "queen"]
        assert all(len(council) == 4 for council in view["councils"].values())
        assert sum(view["reserve"].values()) == 8
        everyone = Counter(colour for council in view["councils"].values() for colour in council)
        assert everyone + Counter(view["reserve"]) == dict.fromkeys(
            ("white", "black", "orange", "purple", "blue", "pink"), 4
        )
    assert len({str(view["councils"]) for view in seen}) == 5


def test_chance_deals_what_is_left_each_card_and_tile_alike() -> None:
    """Pages 2 and 3: shuffled well, so every token, tile, councillor and card that is left is equally likely."""
    match = Match("council-of-four", 3, chance="manual")
    while match.seat == CHANCE:
        weights = match.game.chances(match.state)
        if phase(match) in ("tokens", "tiles", "begin"):
            assert set(weights.values()) == {1}
        if phase(match) == "councils":
            seated = Counter(colour for council in match.view()["councils"].values() for colour in council)
            assert {match.move(m).code[11:]: n for m, n in weights.items()} == {
                colour: 4 - seated[colour] for colour in ("white", "black", "orange", "purple", "blue", "pink")
            }
        if phase(match) == "hands":
            assert sum(weights.values()) == match.view()["deck"]
        assert [move.id for move in match.moves()] == list(weights)
        match.play(max(weights, key=lambda move: weights[move]))


# Page 4: the turn


def test_turns_go_clockwise_from_the_first_player() -> None:
    """Page 4: each turn is a card drawn, then actions."""
    match = Match("council-of-four", 3, seed=5)
    first = match.view()["first"]
    for step in range(7):
        assert match.view()["active"] == match.seat == (first + step) % 3
        assert match.view()["players"][match.seat]["held"] == 7 + step // 3
        play(match, "elect:coast", codes(play(match.copy(), "elect:coast"))[0], "end")


def test_a_turn_begins_with_a_card_from_the_deck() -> None:
    """Page 4, phase 1: the next player draws one card, any that is left."""
    match = play(table(coins=[0, 3], servants=[0], hands=["", "blue"]), "elect:coast", "candidate:pink", "end")
    assert (phase(match), match.view()["active"]) == ("draw", 1)
    assert refused(match, "elect:coast") == "chance-decides"
    play(match, "draw:joker")
    assert hand(match, 1) == {"blue": 1, "joker": 1}
    assert (phase(match), match.seat) == ("action", 1)


def test_a_deck_that_runs_out_is_made_anew_of_the_discard_pile() -> None:
    """Page 4: at once, at any moment of the game."""
    match = table(deck="pink", discard="white white joker", coins=[0], servants=[0])
    play(match, "elect:coast", "candidate:pink", "end", "draw:pink")
    view = match.view()
    assert (view["deck"], view["discard"]) == (3, {})
    play(match, "elect:coast", "candidate:orange", "end")
    assert codes(match) == ["draw:white", "draw:joker"]
    assert list(match.game.chances(match.state).values()) == [2, 1]
    assert all_is_there(match.state)


def test_one_main_action_must_be_taken() -> None:
    """Page 4, phase 2: no turn ends without one, not even after a quick action."""
    match = table(coins=[6], servants=[1])
    assert refused(match, "end") == "main-action-first"
    match.play("hire")
    assert refused(match, "end") == "main-action-first"
    play(match, "elect:coast", "candidate:pink")
    assert match.view()["active"] == 1


def test_a_second_main_action_is_not_to_be_had() -> None:
    """Page 4: one main action; then only a quick one is left."""
    match = play(table(coins=[0]), "elect:coast", "candidate:pink")
    assert refused(match, "elect:valley") == refused(match, "court:valley") == "no-main-action"
    assert refused(match, "place:arkon") == "no-main-action"
    assert {code.split(":")[0] for code in codes(match)} == {"hire", "change", "send", "end"}


@pytest.mark.parametrize("quick_first", [False, True])
def test_the_quick_action_may_come_before_or_after_the_main_one(quick_first: bool) -> None:
    """Page 4: at most one of it, in either order."""
    match = table(coins=[10], servants=[3])
    main = ("elect:coast", "candidate:pink")
    play(match, *(("hire", *main) if quick_first else (*main, "hire")))
    assert match.view()["active"] == 1
    assert (holds(match, "coins"), holds(match, "servants")) == (11, 4)


def test_a_second_quick_action_is_not_to_be_had() -> None:
    """Page 4: one quick action a turn."""
    match = play(table(coins=[20], servants=[9]), "hire")
    for code in ("hire", "change:coast", "send:queen", "extra"):
        assert refused(match, code) == "no-quick-action"


def test_the_quick_action_can_be_left_out() -> None:
    """Page 4: it is the player's wish."""
    match = play(table(coins=[10], servants=[1]), "elect:coast", "candidate:pink", "end")
    assert match.view()["active"] == 1


# Page 4: main action 1, electing a councillor


@pytest.mark.parametrize("council", ["coast", "valley", "mountains", "queen"])
def test_a_councillor_enters_at_the_arrow_and_pushes_the_last_one_out(council: str) -> None:
    """Page 4: one of those beside the board goes in, the one at the far end joins them; four coins."""
    match = table(coins=[3])
    line, beside = match.view()["councils"][council], Counter(match.view()["reserve"])
    play(match, f"elect:{council}", "candidate:pink")
    assert match.view()["councils"][council] == ["pink", *line[:3]]
    assert Counter(match.view()["reserve"]) == beside - Counter(["pink"]) + Counter([line[3]])
    assert holds(match, "coins") == 7
    assert all_is_there(match.state)


def test_only_a_councillor_beside_the_board_can_be_elected() -> None:
    """Page 4: one of those that are there."""
    seats = {
        "coast": "pink pink pink pink",
        "mountains": "orange purple blue purple",
        "valley": "blue black white black",
    }
    match = play(table(councils=seats), "elect:coast")
    assert "pink" not in match.view()["reserve"]
    assert refused(match, "candidate:pink") == "none-in-reserve"
    assert codes(match) == [f"candidate:{colour}" for colour in match.view()["reserve"]]


# Page 5: main action 2, acquiring a permit tile


@pytest.mark.parametrize(
    ("cards", "coins"),
    [("white", 10), ("white black", 7), ("white black orange", 4), ("white black orange purple", 0)],
)
def test_the_more_councillors_are_satisfied_the_fewer_coins(cards: str, coins: int) -> None:
    """Page 5: 10, 7, 4 or no coins for one to four cards."""
    match = satisfy(table(hands=["white black orange purple pink"], coins=[13]), "coast", cards)
    match.play("take:coast:2")
    assert holds(match, "coins") == 13 - coins
    assert sum(hand(match).values()) == 5 - len(cards.split())
    assert match.view()["discard"] == dict.fromkeys(cards.split(), 1)
    assert all_is_there(match.state)


@pytest.mark.parametrize(("cards", "coins"), [("joker", 11), ("joker joker", 9), ("joker " * 3, 7), ("joker " * 4, 4)])
def test_a_joker_stands_for_any_colour_and_costs_a_coin(cards: str, coins: int) -> None:
    """Page 5: each joker played costs one coin more."""
    match = satisfy(table(hands=["joker joker joker joker"], coins=[11]), "coast", cards)
    match.play("take:coast:2")
    assert holds(match, "coins") == 11 - coins


def test_two_cards_and_two_jokers_cost_two_coins() -> None:
    """Page 5, the note: colours and jokers together."""
    match = satisfy(table(hands=["orange white joker joker"], coins=[2]), "coast", "orange joker white joker")
    match.play("take:coast:1")
    assert holds(match, "coins") == 0


def test_a_card_must_match_a_councillor_of_that_region() -> None:
    """Page 5: colours of the region's own council."""
    match = play(table(hands=["blue pink white"], coins=[20]), "court:coast")
    assert refused(match, "pay:blue") == refused(match, "pay:pink") == "no-such-councillor"
    assert codes(match) == ["pay:white"]
    assert refused(table(hands=["blue pink"], coins=[20]), "court:coast") == "no-matching-card"


def test_the_chosen_face_up_tile_comes_with_its_bonuses_and_is_replaced() -> None:
    """Page 5: the tile lies before the player, its bonuses come at once, the next tile of the deck fills the place."""
    match = satisfy(table(hands=["white black orange purple"], coins=[0]), "coast", "white black orange purple")
    match.play("take:coast:2")  # Dorful: 7 points
    assert (holds(match, "points"), holds(match, "coins")) == (7, 0)
    assert [(tile["name"], tile["used"]) for tile in match.view()["players"][0]["permits"]] == [("d", False)]
    assert (phase(match), match.seat) == ("reveal", CHANCE)
    assert len(codes(match)) == 13
    assert set(match.game.chances(match.state).values()) == {1}
    match.play("reveal:cde")
    assert [tile["name"] for tile in match.view()["permits"]["coast"]["shown"]] == ["abc", "cde"]
    assert match.view()["permits"]["coast"]["deck"] == 12


def test_only_tiles_of_the_satisfied_region_can_be_chosen() -> None:
    """Page 5: one of the two of that region."""
    match = satisfy(table(hands=["white"], coins=[10]), "coast", "white")
    assert refused(match, "take:valley:1") == refused(match, "take:mountains:2") == "other-council"
    assert refused(match, "queen:juvelar") == "other-council"
    assert codes(match) == ["take:coast:1", "take:coast:2"]


TILE_BONUSES = [
    ("coast", "a", {"points": 4, "coins": 3}),
    ("coast", "c", {"servants": 2, "coins": 3}),
    ("valley", "h", {"servants": 4}),
    ("valley", "fg", {"coins": 5}),
    ("mountains", "lmn", {"points": 3}),
    ("mountains", "mno", {"nobility": 1, "points": 1}),
]


@pytest.mark.parametrize(("region", "tile", "gained"), TILE_BONUSES)
def test_a_tiles_bonuses_are_what_is_printed_on_it(region: str, tile: str, gained: dict[str, int]) -> None:
    """Page 5: coins, servants, points, nobility at once."""
    seats = table().view()["councils"][region]
    match = table(hands=[" ".join(seats)], coins=[0], servants=[0], shown={region: f"{tile} {_other(tile)}"})
    satisfy(match, region, " ".join(seats)).play(f"take:{region}:1")
    names = ("points", "coins", "servants", "nobility")
    assert {name: holds(match, name) for name in names} == dict.fromkeys(names, 0) | gained


def _other(tile: str) -> str:
    return {"a": "ab", "f": "fij", "h": "fij", "c": "ab", "l": "klo", "m": "klo"}[tile[0]]


def test_a_tile_with_cards_lets_its_taker_draw_them() -> None:
    """Page 5: Burgen, three cards and a servant."""
    match = table(hands=["white black orange purple"], servants=[0], shown={"coast": "b d"})
    satisfy(match, "coast", "white black orange purple").play("take:coast:1")
    assert (phase(match), match.seat) == ("draw", CHANCE)
    play(match, "draw:pink", "draw:pink")
    assert holds(match, "servants") == 0
    play(match, "draw:joker")
    assert (hand(match), holds(match, "servants")) == ({"pink": 2, "joker": 1}, 1)
    assert phase(match) == "reveal"


# Page 5: main action 3, placing a merchant with a permit tile


def test_a_permit_tile_places_a_merchant_and_is_turned_over() -> None:
    """Page 5: in the city of its letter, once."""
    match = play(table(unused=["d"], servants=[0]), "place:dorful")
    assert stands(match) == "d"
    assert [(tile["name"], tile["used"]) for tile in match.view()["players"][0]["permits"]] == [("d", True)]
    assert match.view()["players"][0]["merchants_left"] == 9
    assert all_is_there(match.state)


def test_a_tile_with_several_letters_leaves_the_choice_of_city() -> None:
    """Page 5: one city of those printed, not all of them."""
    match = table(unused=["abe"])
    assert [code for code in codes(match) if code.startswith("place:")] == ["place:arkon", "place:burgen", "place:esti"]
    assert refused(match, "place:castrum") == "no-permit"
    play(match, "place:arkon")
    assert stands(match) == "a"


def test_a_used_tile_permits_nothing_more() -> None:
    """Page 5: face down it places no other merchant."""
    match = table(used=["abe"])
    assert refused(match, "place:burgen") == "no-permit"


def test_several_tiles_for_a_city_leave_the_choice_of_tile() -> None:
    """Page 5: the player chooses which tile is turned over."""
    match = play(table(unused=["d cd abe"]), "place:dorful")
    assert phase(match) == "spend"
    assert codes(match) == ["spend:d", "spend:cd"]
    match.play("spend:cd")
    assert {tile["name"]: tile["used"] for tile in match.view()["players"][0]["permits"]} == {
        "d": False,
        "cd": True,
        "abe": False,
    }
    assert stands(match) == "d"


# Page 6: main action 4, placing a merchant with the queen's help


@pytest.mark.parametrize(
    ("city", "roads"),
    [("juvelar", 0), ("graden", 1), ("lyram", 1), ("dorful", 2), ("kultos", 2), ("burgen", 3), ("arkon", 4)],
)
def test_the_queen_travels_by_road_for_two_coins_each(city: str, roads: int) -> None:
    """Page 6: her council is satisfied, then two coins a road; she may also stay where she is."""
    match = satisfy(table(hands=["white orange blue"], coins=[20], servants=[0]), "queen", "white orange blue")
    match.play(f"queen:{city}")
    assert 20 - 4 - 2 * roads + {"graden": 1}.get(city, 0) == holds(match, "coins")
    assert match.view()["queen"] == city
    assert stands(match) == city[0]


@pytest.mark.parametrize(
    ("cards", "coins"),
    [("white", 10), ("white orange", 7), ("white orange blue", 4), ("white orange blue black", 0), ("joker white", 8)],
)
def test_the_queens_council_costs_what_a_regions_does(cards: str, coins: int) -> None:
    """Page 6: cards and coins as for a permit tile, jokers too."""
    match = satisfy(table(hands=["white orange blue black joker"], coins=[20]), "queen", cards)
    match.play("queen:juvelar")
    assert holds(match, "coins") == 20 - coins


def test_the_queen_needs_no_permit_tile_and_uses_none_up() -> None:
    """Page 6: tiles stay face up."""
    match = satisfy(
        table(hands=["white orange blue black"], coins=[8], unused=["fj"]), "queen", "white orange blue black"
    )
    match.play("queen:juvelar")
    assert [tile["used"] for tile in match.view()["players"][0]["permits"]] == [False]


def test_the_queen_goes_no_further_than_the_coins_do() -> None:
    """Page 6: every road is paid for."""
    match = satisfy(table(hands=["white orange blue black"], coins=[3]), "queen", "white orange blue black")
    assert codes(match) == [f"queen:{city}" for city in cities("ghijl")]
    assert refused(match, "queen:kultos") == "coins-missing"


def test_the_queen_stays_where_she_was_brought() -> None:
    """Page 6: the next journey starts there."""
    match = satisfy(table(hands=["white orange blue black"], coins=[20]), "queen", "white orange blue black")
    play(match, "queen:arkon")
    assert match.game.view(match.state)["queen"] == "arkon"


# Page 6: placing merchants


def test_one_merchant_of_a_player_in_a_city() -> None:
    """Page 6: never a second one, neither by tile nor by queen."""
    match = table(merchants=["dj"], unused=["d cd"], hands=["white orange blue black"], coins=[20])
    assert refused(match, "place:dorful") == "merchant-there"
    satisfy(match, "queen", "white")
    assert refused(match, "queen:juvelar") == refused(match, "queen:dorful") == "merchant-there"


@pytest.mark.parametrize(
    ("others", "servants"), [([""], 0), (["", "d"], 1), (["", "d", "d"], 2), (["", "d", "d", "d"], 3)]
)
def test_a_servant_for_each_merchant_of_others(others: list[str], servants: int) -> None:
    """Page 6: nothing is due in an empty city; Dorful's token here brings a point."""
    match = table(4, merchants=others, unused=["d"], servants=[3], tokens={"D": 1, "A": 8})
    match.play("place:dorful")
    assert holds(match, "servants") == 3 - servants
    assert holds(match, "points") == 1


def test_without_the_servants_no_merchant() -> None:
    """Page 6: they must be paid, by tile and by queen alike."""
    match = table(merchants=["", "dg", "dg"], unused=["d"], servants=[1], hands=["white"], coins=[20])
    assert refused(match, "place:dorful") == "servants-missing"
    satisfy(match, "queen", "white")
    assert refused(match, "queen:graden") == "servants-missing"


def test_the_citys_own_servants_come_too_late_to_pay_with() -> None:
    """Page 6: the bonus comes after the merchant is placed."""
    match = table(merchants=["", "d"], unused=["d"], servants=[0])  # Dorful brings two servants
    assert refused(match, "place:dorful") == "servants-missing"


def test_the_citys_token_gives_its_bonus_at_once() -> None:
    """Page 6: Castrum, three points."""
    match = play(table(unused=["c"]), "place:castrum")
    assert holds(match, "points") == 3


def test_tokens_of_connected_cities_with_own_merchants_come_too() -> None:
    """Page 6: Arkon joins Burgen and Castrum, and Burgen joins Dorful; each token counts once."""
    match = table(merchants=["bcdo"], unused=["a"], coins=[0], servants=[0], tokens={"B": 4, "H": 12})
    match.play("place:arkon")
    assert holds(match, "points") == 1 + 3  # Arkon, Castrum
    assert holds(match, "coins") == 1  # Burgen
    assert holds(match, "servants") == 2  # Dorful, through Burgen
    assert holds(match, "nobility") == 0  # Osium is not connected


def test_a_city_without_an_own_merchant_breaks_the_connection() -> None:
    """Page 6: Dorful is behind Burgen, where only another's merchant stands."""
    match = play(table(merchants=["d", "b"], unused=["a"], servants=[0]), "place:arkon")
    assert (holds(match, "points"), holds(match, "servants")) == (1, 0)


def test_cities_are_connected_through_the_queens_city_which_has_no_token() -> None:
    """Page 6: Indur, Juvelar and Graden in a row."""
    match = play(table(merchants=["gj"], unused=["i"], coins=[0], servants=[0]), "place:indur")
    assert (holds(match, "coins"), holds(match, "servants")) == (3 + 1, 1)  # Indur three coins; Graden both


def test_placing_in_the_queens_city_gives_what_is_connected() -> None:
    """Page 6: no token of its own; Graden, Hellar, Indur and Lyram a road away."""
    match = play(table(merchants=["ghil"], unused=["j"], coins=[0], servants=[0]), "place:juvelar")
    assert (holds(match, "coins"), holds(match, "servants")) == (1 + 1 + 3, 1 + 1)


# Page 6: reward tiles


def test_the_first_with_all_cities_of_a_colour_takes_its_tile_and_the_queens_first() -> None:
    """Page 6, the example: all four cities of one colour; here silver on this side of the board."""
    match = play(table(merchants=["cdg"], unused=["l"]), "place:lyram")
    player = match.view()["players"][0]
    assert (player["rewards"], player["queen_rewards"]) == (["silver"], [25])
    assert match.view()["rewards"]["silver"] == {"points": 12, "owner": 0}
    assert match.scores[0] - holds(match, "points") == 12 + 25


@pytest.mark.parametrize(
    ("reward", "before", "last", "points"),
    [
        ("coast", "abcd", "e", 5),
        ("valley", "fghi", "j", 5),
        ("mountains", "klmn", "o", 5),
        ("gold", "bfhk", "o", 20),
        ("silver", "cdg", "l", 12),
        ("bronze", "ei", "n", 8),
        ("iron", "a", "m", 5),
    ],
)
def test_each_of_the_seven_reward_tiles(reward: str, before: str, last: str, points: int) -> None:
    """Page 6: three regions, four colours; the queen's city belongs to the valley."""
    match = play(table(merchants=[before], unused=[last]), f"place:{cities(last)[0]}")
    assert match.view()["players"][0]["rewards"] == [reward]
    assert match.view()["rewards"][reward] == {"points": points, "owner": 0}


def test_one_city_short_is_not_enough() -> None:
    """Page 6: all of the cities."""
    match = play(table(merchants=["abc", "e"], unused=["d"]), "place:dorful")
    assert match.view()["players"][0]["rewards"] == []


def test_the_second_to_do_so_gets_nothing() -> None:
    """Page 6: one tile each, and only the first takes a queen's tile with it."""
    match = table(merchants=["cdg", "cdg"], unused=["l", "kl"], coins=[0, 0], servants=[0, 1])
    play(match, "place:lyram")
    assert match.view()["players"][0]["rewards"] == ["silver"]
    play(match, "end", "draw:white", "place:lyram")
    assert stands(match, 1) == "cdgl"
    assert match.view()["players"][1]["rewards"] == match.view()["players"][1]["queen_rewards"] == []


def test_when_the_queens_tiles_are_gone_only_the_reward_tile_is_left() -> None:
    """Page 6: five of hers, seven rewards."""
    match = table(merchants=["cdg"], unused=["l"])
    match._state.queen_reward[:] = [1, 1, 1, 2, 2]
    match._state.queen_rewards = 5
    match.play("place:lyram")
    assert match.view()["players"][0]["rewards"] == ["silver"]
    assert match.view()["players"][0]["queen_rewards"] == []


def test_the_tokens_of_the_picture_are_fourteen_different_ones() -> None:
    """Page 2, the picture: what this file calls TOKENS."""
    assert sorted(TOKENS.values()) == list(range(1, 15))
