"""The rulebooks of Yokohama, pages 9, 10 and 16: the end of the game, final scoring, and the mini-expansions.

Pages are those of the Ukrainian rulebook. A name in backquotes is that of a test vector of the component list, Y and a
number a ruling of docs/rulings-yokohama.md.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.yokohama.figures import SETS
from tests.rulebook.yokohama_table import (
    act,
    agent,
    changed,
    codes,
    end_is_near,
    fill,
    has,
    move_on,
    phase,
    play,
    refused,
    table,
    with_state,
)
from tradewinds import Match
from tradewinds.games.yokohama.components import COUNTRIES, NEUTRAL
from tradewinds.games.yokohama.rules.ending import leftover_points
from tradewinds.games.yokohama.rules.flags import country_points

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
NOTHING: dict[str, Any] = {"yen": [0] * 4, "goods": [""] * 4, "points": [0] * 4}


def scored(players: int = 4, **position: Any) -> Match:
    """A table whose last round is over: everyone recalls, then final scoring."""
    match = with_state(table(players, **(NOTHING | position)), end_is_near)
    first = position.get("first", 0)
    move_on(match, (first - match.seat) % players + players * (1 + (match.seat == first)))
    assert match.over
    return match


def bonus(match: Match, name: str) -> list[int]:
    """What everyone scored for something."""
    return [player["bonus"][name] for player in match.view()["players"]]


# Page 9: what brings the end


def test_four_trading_houses_bring_the_end_near() -> None:
    match = act("bank", 4, houses=["church port-a port-b"], hand=[{"house": 1}])
    assert match.view()["ending"] == "going-on"
    assert play(match, "house").view()["ending"] == "last-but-one-round"
    match = act("bank", 4, houses=["church port-a"], hand=[{"house": 2}])
    assert play(match, "house").view()["ending"] == "going-on"


def test_eight_shops_bring_the_end_near() -> None:
    seven = "church port-a port-b copper-mine-1 silk-mill-1 tea-plantation-1 chinatown"
    match = act("bank", 4, shops=[seven], hand=[{"shop": 1}])
    assert play(match, "shop:1").view()["ending"] == "last-but-one-round"
    match = act("bank", 4, shops=[seven.removesuffix(" chinatown")], hand=[{"shop": 2}])
    assert play(match, "shop:1").view()["ending"] == "going-on"


@pytest.mark.parametrize("board", ["church", "customs-house"])
@pytest.mark.parametrize(("players", "needed"), [(2, 5), (3, 5), (4, 6)])
def test_so_many_assistants_on_a_board_bring_the_end_near(players: int, needed: int, board: str) -> None:
    """With two players the neutral assistant is one of the five."""
    for there, ending in ((needed - 2, "going-on"), (needed - 1, "last-but-one-round")):
        taken = (3, 1, 2, 4, 5, 6)[:there]
        owners = [(NEUTRAL if players == 2 and slot == 3 else 1) if slot in taken else None for slot in range(7)]
        name = "church" if board == "church" else "customs"
        match = act(board, 5, players, **{name: owners}, imports=[1], hand=[{"shop": 0}])
        play(match, f"{name}:1")
        assert match.view()["ending"] == ending


# (that orders which cannot be refilled bring the end is among the tests of the Port)


@PLAYERS
@pytest.mark.parametrize("trigger", [0, 1])
def test_the_round_is_finished_and_one_more_is_played(players: int, trigger: int) -> None:
    """Page 9: whoever brings it near, the last player before the first one ends the round, then everyone has a turn."""
    match = table(players)
    move_on(match, trigger)
    with_state(match, end_is_near)
    left = players - trigger + players
    for turn in range(left):
        assert not match.over
        assert match.view()["ending"] == ("last-but-one-round" if turn < players - trigger else "last-round")
        move_on(match)
    assert match.over
    assert match.turn == 2 * players


@PLAYERS
def test_the_last_player_of_a_round_who_brings_it_near_leaves_one_round(players: int) -> None:
    match = move_on(table(players), players - 1)
    with_state(match, end_is_near)
    move_on(match, 1 + players)
    assert match.over


def test_rounds_are_counted_from_the_first_player() -> None:
    match = with_state(table(3, first=1, turn=2), end_is_near)
    move_on(match, 2)
    assert (match.seat, match.view()["ending"]) == (1, "last-round")
    move_on(match, 3)
    assert match.over


def test_what_brings_the_end_near_again_changes_nothing() -> None:
    match = with_state(
        table(3, assistants=[{"bank": 3}], houses=["church port-a port-b"], hand=[{"house": 1}]), end_is_near
    )
    move_on(match, 3)
    play(match, "done:placing", "go:bank", "house", "end")
    assert match.view()["ending"] == "last-round"
    move_on(match, 2)
    assert match.over
    assert (codes(match), refused(match, "end")) == ([], "game-over")


# Page 10: church and customs house


def test_the_example_of_the_church() -> None:
    """Page 10, `church_majority`: 1 yellow, 2 purple, 2 blue, blue on the right: 6 to blue, 3 to purple."""
    blue, purple, yellow = 1, 0, 3
    match = scored(church=[purple, yellow, blue, purple, None, blue])
    assert bonus(match, "church") == [3, 6, 0, 0]


def test_the_example_of_the_customs_house() -> None:
    """Page 10, `customs_majority`: 3 blue, 1 purple, 1 yellow on its right: 8 to blue, 4 to yellow."""
    blue, purple, yellow = 1, 0, 3
    match = scored(customs=[blue, purple, blue, yellow, blue])
    assert bonus(match, "customs") == [0, 8, 0, 4]


def test_a_single_contender_takes_the_first_prize_alone() -> None:
    """Page 10, Y33."""
    match = scored(church=[None, 2, 2], customs=[3])
    assert (bonus(match, "church"), bonus(match, "customs")) == ([0, 0, 6, 0], [0, 0, 0, 8])


def test_an_empty_board_pays_nobody() -> None:
    match = scored()
    assert bonus(match, "church") == bonus(match, "customs") == bonus(match, "technologies") == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("church", "expected"),
    [
        ([None, None, None, NEUTRAL], [0, 0]),
        ([0, None, None, NEUTRAL], [3, 0]),  # one each, the neutral one on the right
        ([None, None, None, NEUTRAL, 0], [6, 0]),
        ([0, 1, None, NEUTRAL], [0, 3]),  # all equal: neutral, player 1, player 0
        ([0, 1, 1, NEUTRAL], [0, 6]),  # the neutral one is second, its prize vanishes
        ([0, 0, 1, NEUTRAL, 1], [3, 6]),
        ([0, 0, None, NEUTRAL], [6, 0]),
    ],
)
def test_with_two_players_the_neutral_one_contends(church: list[int | None], expected: list[int]) -> None:
    """Page 5, Y34 and Y35."""
    match = scored(2, church=church, customs=church)
    assert bonus(match, "church") == expected
    assert bonus(match, "customs") == [{6: 8, 3: 4, 0: 0}[points] for points in expected]


def test_nobody_stands_in_the_slot_of_the_neutral_player() -> None:
    """Page 5: with two players it is blocked, with three it is free."""
    for players, reason in ((2, "slot-taken"), (3, None)):
        assert refused(act("customs-house", 5, players, imports=[4]), "customs:4") == reason
        rich: dict[str, Any] = {"goods": ["1 copper, 1 silk, 1 tea, 1 fish"], "yen": [9]}
        assert refused(act("church", 5, players, **rich), "church:4") == reason


# Page 10: technologies


def produce(match: Match, values: list[int]) -> Match:
    """Gives players sums of production."""
    match._state.production[: len(values)] = values
    return match


@pytest.mark.parametrize(
    ("values", "first", "expected"),
    [
        ([12, 20, 12, 10], 0, [5, 10, 0, 0]),  # the example
        ([12, 20, 12, 10], 1, [0, 10, 5, 0]),
        ([12, 12, 12, 12], 2, [0, 0, 10, 5]),
        ([12, 12, 12, 12], 3, [5, 0, 0, 10]),
        ([0, 3, 0, 0], 0, [0, 10, 0, 0]),
        ([3, 9, 0, 9], 3, [0, 5, 0, 10]),
    ],
)
def test_the_example_of_technologies_and_ties(values: list[int], first: int, expected: list[int]) -> None:
    """Page 10, `tech_majority`: 12, 20, 12, 10 in turn order: 10 to the second, 5 to the first player."""
    match = produce(with_state(table(4, first=first, turn=first, **NOTHING), end_is_near), values)
    move_on(match, 8)
    assert match.over
    assert bonus(match, "technologies") == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([0, 0], [0, 0]),
        ([7, 0], [5, 0]),
        ([8, 0], [10, 0]),
        ([8, 7], [10, 0]),
        ([8, 9], [5, 10]),
        ([7, 6], [5, 0]),
        ([7, 7], [5, 0]),
        ([8, 8], [10, 5]),
        ([0, 3], [0, 5]),
    ],
)
def test_with_two_players_the_neutral_one_has_a_production_of_seven_and_a_half(
    values: list[int], expected: list[int]
) -> None:
    """Page 10, the note of the Ukrainian and the Russian rulebook; its prize goes to nobody."""
    match = produce(with_state(table(2, **NOTHING), end_is_near), values)
    move_on(match, 4)
    assert bonus(match, "technologies") == expected


# Page 10: countries


def flags(match: Match, counts: dict[str, int]) -> int:
    """The points for these flags."""
    state = match.state
    state.flag_count[0] = [counts.get(country, 0) for country in COUNTRIES]
    return int(country_points(state, 0))


def test_the_example_of_countries() -> None:
    """Page 10, `countries`: nine flags in groups of five, three and one: 12 + 4 + 0."""
    match = table(4)
    assert flags(match, {"us": 3, "uk": 2, "fr": 2, "de": 1, "nl": 1}) == 16


def best(counts: tuple[int, ...]) -> int:
    """The most points of all ways to make one set, then the rest: a slow second opinion."""
    most = 0
    for chosen in product((0, 1), repeat=5):
        if sum(chosen) > 1 and all(take <= have for take, have in zip(chosen, counts, strict=True)):
            rest = tuple(have - take for take, have in zip(chosen, counts, strict=True))
            most = max(most, SETS[sum(chosen)] + best(rest))
    return most


@pytest.mark.parametrize(
    "counts", [c for c in product(range(3), repeat=5) if list(c) == sorted(c)] + [(0, 1, 2, 2, 3), (1, 1, 3, 3, 3)]
)
def test_flags_are_grouped_in_the_best_way(counts: tuple[int, ...]) -> None:
    """Page 10: 12 for five, 8 for four, 4 for three, 2 for two, each flag in one group."""
    assert flags(table(4), dict(zip(COUNTRIES, counts, strict=True))) == best(counts)


def test_orders_not_fulfilled_do_not_count() -> None:
    """Page 10: they go back to the box; Y44."""
    match = scored(kept=[20], held=["21 22"], fulfilled=["23"], technologies=["winery"])
    assert match.view()["players"][0]["flags"]["fr"] == 2
    assert bonus(match, "countries") == [0, 0, 0, 0]
    assert bonus(match, "technologies")[0] == 10


# Page 10: what is left


def test_the_example_of_leftovers() -> None:
    """Page 11, `leftovers`: an import, 3 yen, 7 goods of four kinds: 1 + 1 + 2."""
    match = scored(imports=[1], yen=[3], goods=["2 copper, 1 silk, 1 tea, 3 fish", ""])
    assert bonus(match, "leftovers")[0] == 4
    assert has(match, "points") == 4


@pytest.mark.parametrize(
    ("position", "points"),
    [
        ({"agents": ["uk fr"]}, 2),
        ({"spent": ["uk fr"]}, 0),
        ({"imports": [3]}, 3),
        ({"yen": [1]}, 0),
        ({"yen": [5]}, 2),
        ({"goods": ["2 copper"]}, 0),
        ({"goods": ["1 copper, 1 tea, 1 fish"]}, 1),
        ({"goods": ["5 silk"]}, 1),
    ],
)
def test_what_is_left_counts_little(position: dict[str, Any], points: int) -> None:
    state = table(4, **(NOTHING | position)).state
    assert leftover_points(state, 0) == points


def test_final_scoring_adds_everything_to_the_points() -> None:
    match = scored(points=[50, 0, 0, 0], church=[0], customs=[1], technologies=["tram"], yen=[4, 0, 0, 0])
    assert [player["points"] for player in match.view()["players"]] == [50 + 6 + 10 + 2, 8, 0, 0]
    assert match.scores == [68, 8, 0, 0]
    assert match.winners == [0]


# Page 11: victory


@pytest.mark.parametrize(
    ("points", "first", "winner"),
    [
        ([30, 40, 40, 10], 0, 1),
        ([30, 40, 40, 10], 1, 1),
        ([30, 40, 40, 10], 2, 2),
        ([30, 40, 40, 10], 3, 1),
        ([40, 40, 40, 40], 3, 3),
        ([40, 40, 41, 40], 3, 2),
    ],
)
def test_ties_go_to_who_sits_nearest_the_first_player(points: list[int], first: int, winner: int) -> None:
    """Page 11: the first player, else the next one clockwise."""
    match = with_state(table(4, first=first, turn=first, **(NOTHING | {"points": points})), end_is_near)
    move_on(match, 8)
    assert match.winners == [winner]
    assert match.scores == points


# Page 16: mini-expansions


AWARDED: dict[str, Any] = {
    "options": ["awards"],
    "goods": ["7 tea"],
    "yen": [10],
    "shops": ["bank church port-a port-b"],
}


def test_whoever_has_all_three_achievements_takes_an_award() -> None:
    """Mini-expansion 1: at once, one of those still there; its flag counts for agents and sets."""
    match = table(4, **AWARDED, fulfilled=["21"])
    play(match, "achieve:a", "achieve:c")
    assert phase(match) == "before"
    play(match, "achieve:b")
    assert phase(match) == "award"
    assert codes(match) == ["claim:us", "claim:nl", "claim:uk", "claim:fr"]
    play(match, "claim:us")
    player = match.view()["players"][0]
    assert (player["award"], player["flags"]["us"], player["agents"]) == ("us", 2, {"us": 1})
    assert match.view()["awards"] == ["nl", "uk", "fr"]
    assert phase(match) == "before"


def test_the_second_to_have_all_three_chooses_from_the_rest() -> None:
    match = table(4, **(AWARDED | {"goods": ["", "7 tea"], "yen": [0, 10], "shops": ["", AWARDED["shops"][0]]}), turn=1)
    play(match, "achieve:a", "achieve:b", "achieve:c", "claim:nl", "done:placing")
    assert refused(match, "claim:us") == "no-award-due"
    assert match.view()["awards"] == ["us", "uk", "fr"]


def test_without_the_expansion_there_are_no_awards() -> None:
    match = table(4, **(AWARDED | {"options": []}))
    play(match, "achieve:a", "achieve:b", "achieve:c")
    assert phase(match) == "before"


def test_a_free_agent_as_an_award_acts_like_an_agent() -> None:
    match = table(4, **AWARDED, assistants=[{"bank": 1}])
    match._state.award[1] = 5
    play(match, "achieve:a", "achieve:b", "achieve:c", "claim:free-agent")
    assert match.view()["players"][0]["agents"] == {"free-agent": 1}
    assert not any(match.view()["players"][0]["flags"].values())
    assert changed(match, "agent:bank") == {"yen": 2, "assistant": 1}
    assert match.view()["players"][0]["agents_used"] == {"free-agent": 1}


def test_a_free_agent_token_is_an_agent() -> None:
    """Mini-expansion 2: taken like any token of power five, kept face up, used once as an agent."""
    match = act(
        "bank",
        5,
        options=["free_agents"],
        tokens={"bank": "free-agent"},
        hand=[{"shop": 0}],
        yen=[0],
        assistants=[{"church": 1}],
    )
    player = match.view()["players"][0]
    assert (player["agents"], player["tokens"]) == ({"free-agent": 1}, {"free-agent": 1})
    play(match, "agent:church", "done:church", "end")
    assert match.view()["players"][0]["agents_used"] == {"free-agent": 1}


def test_a_free_agent_is_one_agent_a_turn_too() -> None:
    match = agent("bank", 5, tokens={"bank": "free-agent"}, hand=[{"shop": 0}], assistants=[{"church": 1}])
    assert refused(fill(match), "agent:church") == "agent-used"


def test_a_free_agent_token_counts_once_among_five_tokens_and_agents() -> None:
    laid: dict[str, Any] = {"achievements": "tea-7 tokens-5 commercial-4", "options": ["free_agents"]}
    match = table(4, **laid, took=["free-agent points points copper"], agents=["free-agent"])
    assert refused(match, "achieve:b") == "achievement-not-met"
    match = table(4, **laid, took=["free-agent points points copper"], spent=["free-agent uk"])
    assert refused(match, "achieve:b") is None
