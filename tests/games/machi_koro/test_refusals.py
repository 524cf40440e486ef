"""Every rule that forbids a move is met at some table, and a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.table import play, refused, table
from tradewinds import IllegalMove, Match, find_game
from tradewinds.core.words import LANGUAGES

TWO_DICE = {"train-station": 1}
TOWER = TWO_DICE | {"radio-tower": 1}
PORT = TWO_DICE | {"harbor": 1}
CENTER = {"business-center": 1}


def rolled(*cities: dict[str, int], die: int = 5, **options: Any) -> Match:
    """A table of three after the first player's one die."""
    match = table(3, cities=cities, **options)
    return play(match, *(["roll:1"] if match.seat == 0 else []), f"die:{die}")


def won() -> Match:
    """A game that is over."""
    three = TWO_DICE | {"shopping-mall": 1, "amusement-park": 1}
    return play(table(coins=[22, 0], cities=[three]), "roll:1", "die:6", "build:radio-tower")


def bought_out() -> Match:
    """A table where the last Ranch has been built."""
    return play(table(supply={"ranch": 0}), "die:6")


def market() -> Match:
    """A limited market that is being dealt, with all Mines out."""
    match = Match("machi-koro", 2, chance="manual", limited_market=True)
    return play(match, *["deal:mine"] * 6)


def nobody_else_has_a_card() -> Match:
    """Business Center works while the opponents have nothing that could be taken."""
    bare = {"wheat-field": 0, "bakery": 0}
    return rolled(CENTER, bare, bare, die=6)


Position = Callable[[], Match]
CASES: list[tuple[str, Position, str]] = [
    ("game-over", won, "pass"),
    ("game-over", won, "die:1"),
    ("game-over", won, "build:ranch"),
    ("only-chance", rolled, "die:3"),
    ("only-chance", rolled, "deal:mine"),
    ("only-chance", rolled, "begin:p1"),
    ("chance-decides", table, "pass"),
    ("chance-decides", table, "roll:1"),
    ("chance-decides", market, "build:mine"),
    ("no-such-chance", table, "deal:mine"),
    ("no-such-chance", market, "die:3"),
    ("no-such-chance", table, "begin:p1"),
    ("no-such-player", lambda: Match("machi-koro", 3, chance="manual", random_start=True), "begin:p4"),
    ("no-such-player", lambda: rolled({"tv-station": 1}, die=6), "tv:p4"),
    ("no-such-player", lambda: play(rolled(CENTER, die=6), "give:bakery"), "take:p5:bakery"),
    ("no-such-player", rolled, "tv:p4"),
    ("no-such-player", rolled, "take:p4:bakery"),
    ("nothing-to-take", nobody_else_has_a_card, "give:bakery"),
    ("not-in-this-game", rolled, "build:sushi-bar"),
    ("not-in-this-game", rolled, "build:airport"),
    ("not-in-this-game", lambda: table(cities=[TWO_DICE]), "build:harbor"),
    ("not-in-this-game", rolled, "give:tuna-boat"),
    ("not-in-this-game", rolled, "take:p2:tuna-boat"),
    ("not-in-this-game", lambda: rolled(CENTER, die=6), "give:tuna-boat"),
    ("not-in-this-game", lambda: play(rolled(CENTER, die=6), "give:bakery"), "take:p2:tuna-boat"),
    ("not-in-deck", market, "deal:mine"),
    ("not-in-deck", market, "deal:tuna-boat"),
    ("dice-first", lambda: table(cities=[TWO_DICE]), "build:ranch"),
    ("dice-first", lambda: table(cities=[TWO_DICE]), "pass"),
    ("dice-first", lambda: table(cities=[TOWER]), "keep"),
    ("dice-first", lambda: table(cities=[PORT], plus=True), "add:2"),
    ("choice-first", lambda: rolled(TOWER), "build:ranch"),
    ("choice-first", lambda: rolled(TOWER | {"harbor": 1}, plus=True), "add:2"),
    ("choice-first", lambda: rolled({"tv-station": 1}, die=6), "pass"),
    ("choice-first", lambda: play(rolled(CENTER, die=6), "give:bakery"), "decline"),
    ("dice-rolled", rolled, "roll:1"),
    ("dice-rolled", lambda: rolled(TWO_DICE), "roll:2"),
    ("needs-train-station", rolled, "roll:2"),
    ("needs-train-station", lambda: rolled({"radio-tower": 1}, reroll_any_dice=True), "reroll:2"),
    ("needs-radio-tower", rolled, "keep"),
    ("needs-radio-tower", rolled, "reroll:1"),
    ("rerolled-already", lambda: play(rolled(TOWER), "reroll:1", "die:4"), "reroll:1"),
    ("same-dice", lambda: rolled(TOWER), "reroll:2"),
    ("dice-accepted", lambda: play(rolled(TOWER), "keep"), "reroll:1"),
    ("dice-accepted", lambda: play(table(cities=[PORT], plus=True), "roll:2", "die:5", "die:6", "add:0"), "add:2"),
    ("needs-harbor", lambda: rolled(plus=True), "add:2"),
    ("total-too-low", lambda: rolled(PORT, plus=True), "add:2"),
    ("needs-tv-station", lambda: rolled(die=6), "tv:p2"),
    ("tv-station-idle", lambda: rolled({"tv-station": 1}), "tv:p2"),
    ("not-yourself", lambda: rolled({"tv-station": 1}, die=6), "tv:p1"),
    ("not-yourself", rolled, "tv:p1"),
    ("not-yourself", rolled, "take:p1:bakery"),
    ("not-yourself", lambda: play(rolled(CENTER, die=6), "give:bakery"), "take:p1:bakery"),
    ("needs-business-center", lambda: rolled(die=6), "decline"),
    ("needs-business-center", lambda: rolled(die=6), "give:bakery"),
    ("business-center-idle", lambda: rolled(CENTER), "give:bakery"),
    ("business-center-idle", lambda: rolled(CENTER), "take:p2:bakery"),
    ("offer-first", lambda: rolled(CENTER, die=6), "take:p2:bakery"),
    ("card-not-yours", lambda: rolled(CENTER, die=6), "give:mine"),
    ("card-not-theirs", lambda: play(rolled(CENTER, {}, {"mine": 1}, die=6), "give:bakery"), "take:p2:mine"),
    ("sold-out", bought_out, "build:ranch"),
    ("not-in-market", lambda: play(table(limited_market=True), "die:6"), "build:cheese-factory"),
    ("one-of-a-kind", lambda: rolled({"stadium": 1}), "build:stadium"),
    ("already-built", lambda: rolled(TWO_DICE), "build:train-station"),
    ("coins-missing", rolled, "build:mine"),
    ("coins-missing", rolled, "build:radio-tower"),
]
NAMES = [f"{name}-{code}" for name, _, code in CASES]


@pytest.mark.parametrize(("name", "position", "code"), CASES, ids=NAMES)
def test_a_forbidden_move_names_its_rule(name: str, position: Position, code: str) -> None:
    assert refused(position(), code) == name


@pytest.mark.parametrize(("name", "position", "code"), CASES, ids=NAMES)
def test_a_forbidden_move_raises_and_changes_nothing(name: str, position: Position, code: str) -> None:
    match = position()
    before, plies = match.state.tobytes(), match.ply
    with pytest.raises(IllegalMove) as error:
        match.play(code)
    assert error.value.reason == f"refusal-{name}"
    assert error.value.code == code
    assert error.value.sentence in str(error.value)
    assert (match.state.tobytes(), match.ply) == (before, plies)


@pytest.mark.parametrize(("name", "position", "code"), CASES, ids=NAMES)
def test_a_forbidden_move_is_told_in_every_language(name: str, position: Position, code: str) -> None:
    match = position()
    told = [match.refusal(code, lang=language) for language in LANGUAGES]
    assert all(told)
    assert len(set(told)) == len(LANGUAGES)


def test_every_rule_that_forbids_a_move_is_met() -> None:
    assert set(find_game("machi-koro").reasons) - {"legal"} == {name for name, _, _ in CASES}


@pytest.mark.parametrize(("coins", "missing"), [(0, 6), (5, 1)])
def test_the_refusal_says_how_many_coins_are_missing(coins: int, missing: int) -> None:
    match = play(table(coins=[coins]), "die:6")
    sentence = match.refusal("build:mine")
    assert sentence is not None
    assert str(missing) in sentence
    assert "6" in sentence


def test_a_seat_that_does_not_decide_is_told_so() -> None:
    match = play(table(3, coins=[3, 3, 3]), "die:6")
    with pytest.raises(IllegalMove) as error:
        match.play("build:ranch", seat=2)
    assert error.value.reason == "not-your-turn"
    match.play("build:ranch", seat=0)
