"""The rulebook of The Council of Four, pages 7 to 9: quick actions, the nobility track, the end, two players."""

from __future__ import annotations

import pytest

from tests.rulebook.council_table import (
    TOKENS,
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

# Page 7: quick actions


@pytest.mark.parametrize("coins", [3, 4, 20])
def test_a_servant_is_hired_for_three_coins(coins: int) -> None:
    """Page 7, quick action 1."""
    match = play(table(coins=[coins], servants=[0]), "hire")
    assert (holds(match, "coins"), holds(match, "servants")) == (coins - 3, 1)


@pytest.mark.parametrize("coins", [0, 2])
def test_who_cannot_go_back_three_spaces_hires_nobody(coins: int) -> None:
    """Page 7, quick action 1."""
    assert refused(table(coins=[coins]), "hire") == "coins-missing"


def test_two_face_up_tiles_go_under_the_deck_and_two_others_come_up() -> None:
    """Page 7, quick action 2: a servant; the tiles come from the top, so not the ones just put down."""
    match = play(table(servants=[1]), "change:valley")
    assert holds(match, "servants") == 0
    assert at(match, "reveal").view()["permits"]["valley"]["shown"] == [None, None]
    assert not {"reveal:fgj", "reveal:hi"} & set(codes(match))
    assert len(codes(match)) == 13
    play(match, "reveal:j", "reveal:g")
    valley = match.view()["permits"]["valley"]
    assert [tile["name"] for tile in valley["shown"]] == ["j", "g"]
    assert (valley["deck"], valley["under"]) == (13, ["fgj", "hi"])
    assert (phase(match), match.seat) == ("action", 0)
    assert all_is_there(match.state)


@pytest.mark.parametrize("code", ["change:coast", "send:coast"])
def test_no_servant_no_errand(code: str) -> None:
    """Page 7, quick actions 2 and 3: a servant is returned."""
    assert refused(table(servants=[0], coins=[20]), code) == "servants-missing"


def test_a_servant_sent_elects_a_councillor_without_coins() -> None:
    """Page 7, quick action 3: as the main action, but for the coins."""
    match = table(servants=[1], coins=[5])
    line = match.view()["councils"]["queen"]
    play(match, "send:queen", "candidate:purple")
    assert match.view()["councils"]["queen"] == ["purple", *line[:3]]
    assert (holds(match, "coins"), holds(match, "servants")) == (5, 0)
    assert phase(match) == "action"
    play(match, "elect:queen", "candidate:pink")
    assert match.view()["councils"]["queen"] == ["pink", "purple", *line[:2]]
    assert holds(match, "coins") == 9


def test_three_servants_buy_a_second_main_action() -> None:
    """Page 7, quick action 4: two main actions in place of one; the same one twice, if wanted."""
    match = play(table(servants=[3], coins=[0]), "extra")
    assert holds(match, "servants") == 0
    play(match, "elect:coast", "candidate:pink")
    assert match.view()["active"] == 0
    play(match, "elect:coast", "candidate:purple")
    assert match.view()["active"] == 1
    assert match.view()["councils"]["coast"][:2] == ["purple", "pink"]
    assert holds(match, "coins") == 8


def test_two_servants_buy_none() -> None:
    """Page 7, quick action 4."""
    assert refused(table(servants=[2], coins=[20]), "extra") == "servants-missing"


# Page 8: the nobility track


def reach(space: int, **more: object) -> Match:
    """The first player steps on a space of the nobility track, by Merkatim's token."""
    chosen: dict[str, object] = {"coins": [0], "servants": [0], "nobility": [space - 1], "unused": ["m"]}
    return play(table(**(chosen | more)), "place:merkatim")  # type: ignore[arg-type]


def gained(match: Match) -> dict[str, int]:
    """What the first player has."""
    return {name: holds(match, name) for name in ("points", "coins", "servants", "held", "nobility")}


PLAIN = {"points": 0, "coins": 0, "servants": 0, "held": 0}


@pytest.mark.parametrize("space", [1, 3, 5, 7, 9, 11, 13, 15, 17])
def test_most_spaces_are_only_a_step(space: int) -> None:
    """Page 8: bonuses are on marked spaces only."""
    match = reach(space)
    assert gained(match) == PLAIN | {"nobility": space}
    assert match.view()["active"] == 1


@pytest.mark.parametrize(
    ("space", "bonus"),
    [
        (2, {"points": 2, "coins": 2}),
        (12, {"points": 5, "servants": 1}),
        (18, {"points": 8}),
        (19, {"points": 2}),
        (20, {"points": 3}),
    ],
)
def test_a_marked_space_gives_its_bonus_at_once(space: int, bonus: dict[str, int]) -> None:
    """Page 8: points, coins, servants."""
    assert gained(reach(space)) == PLAIN | {"nobility": space} | bonus


def test_space_8_gives_three_points_and_a_card() -> None:
    """Page 8: drawn from the deck."""
    match = at(reach(8), "draw")
    match.play("draw:purple")
    assert gained(match) == PLAIN | {"nobility": 8, "points": 3, "held": 1}
    assert hand(match) == {"purple": 1}


def test_space_4_gives_the_bonus_of_a_token_of_an_own_city() -> None:
    """Page 8: one token of a city with an own merchant, but none that leads up the track."""
    match = at(reach(4, merchants=["cd", "f"]), "token")
    assert codes(match) == ["reuse:castrum", "reuse:dorful"]
    assert refused(match, "reuse:framek") == "not-your-city"
    assert refused(match, "reuse:merkatim") == "token-noble"
    match.play("reuse:dorful")
    assert gained(match) == PLAIN | {"nobility": 4, "servants": 2}
    assert (phase(match), match.view()["active"]) == ("action", 0)


def test_space_16_gives_the_bonuses_of_two_different_tokens() -> None:
    """Page 8: two cities, the same one never twice."""
    match = at(reach(16, merchants=["cd"]), "token")
    match.play("reuse:castrum")
    assert refused(at(match, "token"), "reuse:castrum") == "token-chosen"
    assert match.view()["reused"] == "castrum"
    match.play("reuse:dorful")
    assert gained(match) == PLAIN | {"nobility": 16, "points": 3, "servants": 2}
    assert match.view()["reused"] is None


def test_space_16_draws_the_first_tokens_card_before_the_second_choice() -> None:
    """Page 8: Esti's token is a servant and a card."""
    match = play(reach(16, merchants=["ce"]), "reuse:esti")
    play(at(match, "draw"), "draw:blue")
    assert codes(at(match, "token")) == ["reuse:castrum"]
    assert gained(match) == PLAIN | {"nobility": 16, "servants": 1, "held": 1}


def test_space_6_gives_another_main_action() -> None:
    """Page 8: it may be taken, or left."""
    match = reach(6)
    assert (phase(match), match.view()["mains"]) == ("action", 1)
    assert match.view()["active"] == 0
    left = play(match.copy(), "end")
    assert left.view()["active"] == 1
    play(match, "elect:coast", "candidate:pink")
    assert (match.view()["active"], match.view()["mains"]) == (0, 0)  # four coins: a servant can be hired
    assert match.view()["quick"]


def test_space_10_gives_any_face_up_tile_for_nothing() -> None:
    """Page 8: without cards or coins."""
    match = at(reach(10), "permit")
    tiles = [f"take:{region}:{slot}" for region in ("coast", "valley", "mountains") for slot in (1, 2)]
    assert codes(match) == [*tiles, "decline"]
    play(match, "take:valley:2")
    assert [tile["name"] for tile in match.view()["players"][0]["permits"]] == ["hi", "m"]
    assert gained(match) == PLAIN | {"nobility": 10, "points": 5}
    assert codes(at(match, "reveal"))[0] == "reveal:f"


def test_space_14_gives_the_bonuses_of_an_own_tile_again_used_or_not() -> None:
    """Page 8: one of the tiles before the player, also of those turned over."""
    match = at(reach(14, used=["h"], unused=["m n"]), "again")
    assert codes(match) == ["again:h", "again:m", "again:n"]
    assert refused(match, "again:d") == "permit-not-yours"
    assert gained(play(match.copy(), "again:h")) == PLAIN | {"nobility": 14, "servants": 4}
    assert gained(play(match.copy(), "again:n")) == PLAIN | {"nobility": 14, "coins": 7}
    assert gained(play(match, "again:m")) == PLAIN | {"nobility": 15, "points": 5}


@pytest.mark.parametrize("space", [4, 16])
def test_without_a_token_to_choose_the_space_gives_nothing(space: int) -> None:
    """Page 8: only Merkatim's own token is there, and it leads up the track."""
    match = reach(space)
    assert gained(match) == PLAIN | {"nobility": space}
    assert match.view()["active"] == 1


def test_both_ways_lead_up_the_track() -> None:
    """Page 8: bonuses of permit tiles as they are acquired, and of city tokens."""
    match = satisfy(
        table(hands=["orange purple blue pink"], shown={"mountains": "m mno"}), "mountains", "orange purple blue pink"
    )
    assert holds(play(match, "take:mountains:2"), "nobility") == 1
    assert holds(reach(1), "nobility") == 1


# Page 9: the end of the game


def last_merchant(players: int = 3, **more: object) -> Match:
    """The first player is about to place the tenth merchant, in Dorful, and is able to do nothing after it."""
    chosen: dict[str, object] = {
        "merchants": ["abcefhiko"],
        "unused": ["d"],
        "coins": [0, 0, 0, 0],
        "servants": [0, 0, 0, 0],
        "tokens": {"D": 3, "C": 8, "E": 2, "F": 9, "G": 11, "K": 10},
    }
    return table(players, **(chosen | more))  # type: ignore[arg-type]


def quiet_turn(match: Match) -> Match:
    """A turn in which only a councillor is elected."""
    if phase(match) == "draw":
        match.play(codes(match)[0])
    play(match, "elect:coast", codes(play(match.copy(), "elect:coast"))[0])
    return play(match, "end")


def finish(match: Match) -> Match:
    """All the turns that are left, as quiet as can be."""
    while not match.over:
        quiet_turn(match)
    return match


def placed(match: Match) -> Match:
    """The merchant for Dorful placed, and all that it brings received."""
    match.play("place:dorful")
    while match.seat == CHANCE and match.view()["active"] == 0:
        match.play(codes(match)[0])
    return match


def test_the_first_to_place_the_tenth_merchant_scores_three_points_at_once() -> None:
    """Page 9; Dorful's token is 3 points, Esti's 2, and Arkon's 1; Burgen's a card and a point."""
    match = placed(last_merchant())
    assert match.view()["ender"] == 0
    assert match.view()["players"][0]["merchants_left"] == 0
    assert holds(match, "points") == 3 + (3 + 2 + 1 + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_else_has_one_more_turn(players: int) -> None:
    """Page 9: then the game ends, before the turn of the one who ended it."""
    match = placed(last_merchant(players))
    if match.view()["active"] == 0:
        match.play("end")
    seats = []
    while not match.over:
        seats.append(match.view()["active"])
        quiet_turn(match)
    assert seats == list(range(1, players))
    assert phase(match) == "over"


def final(
    nobility: tuple[int, ...], permits: tuple[str, ...] = ("", "", ""), points: tuple[int, ...] = (), **more: object
) -> list[int]:
    """What the final scoring adds to each player's points."""
    match = last_merchant(
        len(nobility), used=list(permits), unused=["d"], nobility=nobility, points=list(points), **more
    )
    match = placed(match)
    if match.view()["active"] == 0:
        match.play("end")
    before = [holds(match, "points", seat) for seat in range(match.players)]
    match = finish(match)
    return [holds(match, "points", seat) - points for seat, points in enumerate(before)]


MANY = ("", "h i", "")  # the second player has two tiles, the first one has one


@pytest.mark.parametrize(
    ("nobility", "points"),
    [
        ((3, 1, 0), [5, 2, 0]),
        ((1, 7, 3), [0, 5, 2]),
        ((3, 3, 1), [5, 5, 0]),
        ((0, 0, 0), [5, 5, 5]),
        ((5, 5, 5, 2), [5, 5, 5, 0]),
        ((9, 3, 3, 1), [5, 2, 2, 0]),
        ((9, 3, 3, 3), [5, 2, 2, 2]),
        ((9, 3), [5, 2]),
    ],
)
def test_nobility_scores_five_and_two(nobility: tuple[int, ...], points: list[int]) -> None:
    """Page 9: several first places have five each and then nobody two; several second places have two each."""
    scored = final(nobility, ("", "h i", "", "")[: len(nobility)])
    assert scored == [own + 3 * (seat == 1) for seat, own in enumerate(points)]


@pytest.mark.parametrize(
    ("permits", "points"),
    [(("", "h", "i j"), [0, 0, 3]), (("ab bc", "h", "i j"), [3, 0, 0]), (("", "i", "h"), [3, 3, 3])],
)
def test_the_most_permit_tiles_score_three(permits: tuple[str, ...], points: list[int]) -> None:
    """Page 9: used or not; the first player has Dorful's besides."""
    scored = final((0, 0, 0), permits)
    assert [own - 5 for own in scored] == points


def test_reward_tiles_are_added_to_the_score() -> None:
    """Page 9: regions, colours, and the queen's."""
    match = last_merchant()
    state = match._state
    state.reward[[0, 4, 6]] = [0, 1, 1]
    state.queen_reward[:3] = [0, 1, 1]
    state.queen_rewards = 3
    assert match.scores == [5 + 25, 12 + 5 + 18 + 12, 0]
    match = finish(play(placed(match), "end") if match.view()["active"] == 0 else placed(match))
    assert match.scores == [holds(match, "points") + 30, holds(match, "points", 1) + 47, holds(match, "points", 2)]


def test_the_most_points_win() -> None:
    """Page 9."""
    match = last_merchant(points=[0, 80, 3])
    match = placed(match)
    if match.view()["active"] == 0:
        match.play("end")
    assert match.winners == []
    assert finish(match).winners == [1]


def tied(servants: tuple[int, int], hands: tuple[str, str]) -> list[int]:
    """Who wins if the second and third player have as many points, far ahead of the first."""
    match = placed(last_merchant(points=[0, 0, 0], hands=["", *hands], servants=[0, *servants]))
    if match.view()["active"] == 0:
        match.play("end")
    match._state.points[1:3] = 80
    finish(match)
    assert match.scores[1] == match.scores[2] > match.scores[0]
    return match.winners


@pytest.mark.parametrize(
    ("servants", "hands", "winners"),
    [
        ((3, 2), ("", ""), [1]),
        ((0, 0), ("blue", "pink pink"), [2]),
        ((4, 0), ("", "pink pink pink"), [1]),
        ((2, 1), ("blue", "pink pink"), [1, 2]),
    ],
)
def test_servants_and_cards_together_break_a_tie(
    servants: tuple[int, int], hands: tuple[str, str], winners: list[int]
) -> None:
    """Page 9: whoever has more of both together; both draw one more card here."""
    assert tied(servants, hands) == winners


# Page 9: two players


def test_two_players_find_merchants_of_nobodys_in_cities_of_a_tile_of_each_region() -> None:
    """Page 9: a tile of each deck is drawn, a merchant goes to each of its cities, and it is shuffled back."""
    match = table(2, neutral="ade f lm")
    assert [c for c, city in match.view()["cities"].items() if city["neutral"]] == cities("adeflm")
    assert [region["deck"] for region in match.view()["permits"].values()] == [13, 13, 13]
    assert all_is_there(match.state)


def test_the_tile_is_any_of_the_thirteen_that_are_face_down() -> None:
    """Page 9: the normal set-up comes first."""
    match = Match("council-of-four", 2, chance="manual")
    while phase(match) != "neutral":
        match.play(match.moves()[0])
    seen: list[int] = []
    while phase(match) == "neutral":
        seen.append(len(codes(match)))
        assert set(match.game.chances(match.state).values()) == {1}
        shown = {tile["name"] for region in match.view()["permits"].values() for tile in region["shown"] if tile}
        assert not {code[8:] for code in codes(match)} & shown
        match.play(match.moves()[-1])
    assert seen == [13, 13, 13]


def test_three_to_nine_of_them() -> None:
    """Page 9, the note."""
    for drawn, count in (("b g m", 3), ("bcd fgh mno", 9)):
        match = table(2, neutral=drawn)
        assert sum(city["neutral"] for city in match.view()["cities"].values()) == count


@pytest.mark.parametrize("players", [3, 4])
def test_more_players_find_none(players: int) -> None:
    """Page 9: only for two."""
    for seed in range(4):
        seen = Match("council-of-four", players, seed=seed).view()["cities"]
        assert not any(city["neutral"] for city in seen.values())


def test_who_has_placed_everywhere_shows_it() -> None:
    """Pages 5 and 9: ten merchants in ten cities."""
    match = placed(last_merchant())
    assert stands(match) == "abcdefhiko"
    assert len(set(TOKENS.values())) == 14
