"""Every way a move can be refused: by name, in words, and without touching the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.council_of_four.traces import GAME, STYLES, steps
from tests.rulebook.council_table import play, refused, satisfy, table
from tradewinds import IllegalMove, Match
from tradewinds.core.state import CHANCE
from tradewinds.games.council_of_four.reasons import REASONS

Position = Callable[[], Match]

LANGUAGES = ("en", "uk", "ru", "pl")
COAST = "white black orange purple"
QUEENS = "white orange blue black"


def new(players: int = 3, **options: Any) -> Match:
    """A table before any chance."""
    return Match("council-of-four", players, chance="manual", **options)


def up_to(phase: str, players: int = 3) -> Match:
    """A set-up up to a phase."""
    match = new(players)
    while match.view()["phase"] != phase:
        match.play(match.moves()[0])
    return match


def acted() -> Match:
    """A main action is taken, a quick one could be."""
    return play(table(coins=[10], servants=[3]), "elect:coast", "candidate:pink")


def over() -> Match:
    """A finished game."""
    match = table(coins=[0, 0, 0], servants=[0, 0, 0])
    match._state.ender = 1
    return play(match, "elect:coast", "candidate:pink", "end")


def full() -> Match:
    """Ten merchants are placed, and there are main actions left."""
    match = table(merchants=["abcefhikl"], unused=["d mno"], hands=[QUEENS], coins=[10], servants=[9])
    play(match, "extra", "place:dorful")
    while match.seat == CHANCE:
        match.play(match.moves()[0])
    return match


def bare_coast() -> Match:
    """No tile of the coast is face up."""
    match = table(decks={"coast": ""}, hands=[COAST + " white"], servants=[9], coins=[20])
    satisfy(play(match, "extra"), "coast", COAST).play("take:coast:1")
    return satisfy(match, "coast", "white")


def without_tiles() -> Match:
    """The coast's last tiles are taken."""
    match = play(bare_coast(), "take:coast:2")
    play(match, "draw:white", "elect:coast", "candidate:pink")
    return match


def at_space(space: int, **more: Any) -> Match:
    """A step onto a space of the nobility track."""
    return play(table(nobility=[space - 1], **{"unused": ["m"], **more}), "place:merkatim")


CASES: list[tuple[str, Position, str]] = [
    ("game-over", over, "elect:coast"),
    ("game-over", over, "draw:white"),
    ("game-over", over, "end"),
    ("only-chance", table, "draw:white"),
    ("only-chance", table, "reveal:a"),
    ("only-chance", lambda: play(table(), "elect:coast"), "begin:p1"),
    ("chance-decides", new, "elect:coast"),
    ("chance-decides", lambda: play(table(servants=[1]), "change:coast"), "take:coast:1"),
    ("no-such-chance", lambda: new(2), "begin:p3"),
    ("no-such-chance", new, "map:juvelar"),
    ("no-such-chance", lambda: play(new(), "begin:p1", "lay:3"), "lay:3"),
    ("no-such-chance", lambda: play(up_to("tiles"), "reveal:b"), "reveal:b"),
    ("no-such-chance", lambda: up_to("tiles"), "reveal:f"),
    ("no-such-chance", lambda: up_to("neutral", 2), "neutral:a"),
    ("no-such-chance", lambda: play(up_to("councils"), *["councillor:pink"] * 4), "councillor:pink"),
    (
        "no-such-chance",
        lambda: play(table(deck="pink pink", coins=[0]), "elect:coast", "candidate:pink", "end"),
        "draw:white",
    ),
    ("choice-first", lambda: play(table(), "elect:coast"), "elect:valley"),
    ("choice-first", lambda: play(table(), "elect:coast"), "pay:white"),
    ("choice-first", lambda: play(table(hands=[COAST]), "court:coast"), "candidate:white"),
    ("choice-first", lambda: play(table(hands=[COAST]), "court:coast"), "end"),
    ("choice-first", lambda: play(table(hands=[COAST]), "court:coast"), "spend:a"),
    ("choice-first", lambda: at_space(10), "hire"),
    ("choice-first", lambda: at_space(10), "reuse:merkatim"),
    ("choice-first", lambda: at_space(4, merchants=["c"]), "take:coast:1"),
    ("no-main-action", acted, "elect:coast"),
    ("no-main-action", acted, "court:queen"),
    ("no-main-action", acted, "place:arkon"),
    ("no-quick-action", lambda: play(table(coins=[9]), "hire"), "hire"),
    ("no-quick-action", lambda: play(table(servants=[9]), "extra"), "change:coast"),
    ("main-action-first", table, "end"),
    ("main-action-first", lambda: play(acted(), "extra"), "end"),
    ("coins-missing", lambda: table(coins=[2]), "hire"),
    ("coins-missing", lambda: satisfy(table(hands=[COAST], coins=[9]), "coast", "white"), "take:coast:1"),
    ("coins-missing", lambda: satisfy(table(hands=[QUEENS], coins=[1]), "queen", QUEENS), "queen:graden"),
    ("servants-missing", lambda: table(servants=[0]), "change:coast"),
    ("servants-missing", lambda: table(servants=[0]), "send:queen"),
    ("servants-missing", lambda: table(servants=[2]), "extra"),
    ("servants-missing", lambda: table(merchants=["", "a"], unused=["a"], servants=[0]), "place:arkon"),
    (
        "servants-missing",
        lambda: satisfy(table(merchants=["", "g"], hands=[QUEENS], coins=[9], servants=[0]), "queen", QUEENS),
        "queen:graden",
    ),
    ("no-tile-shown", lambda: play(without_tiles(), "end", "draw:white"), "court:coast"),
    ("no-tile-shown", lambda: play(without_tiles(), "end", "draw:white"), "change:coast"),
    ("no-matching-card", lambda: table(hands=["pink"], coins=[20]), "court:coast"),
    ("no-matching-card", lambda: table(hands=["pink"], coins=[20]), "court:queen"),
    ("council-too-dear", lambda: table(hands=["white"], coins=[9]), "court:coast"),
    ("council-too-dear", lambda: table(hands=["white"], coins=[9]), "court:queen"),
    ("no-city-in-reach", lambda: table(hands=[QUEENS], coins=[1], merchants=["j"]), "court:queen"),
    ("no-merchants-left", full, "court:queen"),
    ("no-merchants-left", full, "place:naris"),
    ("merchant-there", lambda: table(merchants=["a"], unused=["ab"]), "place:arkon"),
    ("merchant-there", lambda: table(merchants=["a"]), "place:arkon"),
    ("merchant-there", lambda: play(table(hands=[QUEENS], merchants=["j"], coins=[9]), "court:queen"), "queen:juvelar"),
    ("no-permit", table, "place:arkon"),
    ("no-permit", lambda: table(used=["a"]), "place:arkon"),
    ("council-first", table, "candidate:white"),
    ("council-first", lambda: table(hands=["white"]), "pay:white"),
    ("council-first", table, "take:coast:1"),
    ("council-first", table, "queen:juvelar"),
    (
        "none-in-reserve",
        lambda: play(
            table(
                councils={
                    "coast": "pink pink pink pink",
                    "mountains": "orange purple blue purple",
                    "valley": "blue black white black",
                }
            ),
            "elect:queen",
        ),
        "candidate:pink",
    ),
    ("not-in-hand", lambda: play(table(hands=["white"], coins=[20]), "court:coast"), "pay:black"),
    ("not-in-hand", lambda: satisfy(table(hands=["white"], coins=[20]), "coast", "white"), "pay:white"),
    ("no-such-councillor", lambda: play(table(hands=["white pink"], coins=[20]), "court:coast"), "pay:pink"),
    ("no-such-councillor", lambda: satisfy(table(hands=["white white"], coins=[20]), "coast", "white"), "pay:white"),
    ("council-satisfied", lambda: satisfy(table(hands=[COAST + " joker"]), "coast", COAST), "pay:joker"),
    ("joker-too-dear", lambda: play(table(hands=[COAST + " joker"], coins=[0]), "court:coast"), "pay:joker"),
    ("cards-first", lambda: play(table(hands=[COAST]), "court:coast"), "take:coast:1"),
    ("cards-first", lambda: play(table(hands=[QUEENS]), "court:queen"), "queen:juvelar"),
    ("other-council", lambda: satisfy(table(hands=[COAST]), "coast", "white"), "take:valley:1"),
    ("other-council", lambda: satisfy(table(hands=[COAST]), "coast", "white"), "queen:juvelar"),
    ("other-council", lambda: satisfy(table(hands=[QUEENS]), "queen", "white"), "take:coast:1"),
    ("slot-empty", bare_coast, "take:coast:1"),
    ("slot-empty", lambda: play(_free_with_a_gap(), "place:merkatim"), "take:coast:1"),
    ("not-asked", table, "reuse:arkon"),
    ("not-asked", table, "decline"),
    ("not-asked", lambda: table(unused=["a"]), "spend:a"),
    ("not-asked", lambda: table(unused=["a"]), "again:a"),
    ("permit-not-yours", lambda: play(table(unused=["a ab"]), "place:arkon"), "spend:abc"),
    ("permit-not-yours", lambda: at_space(14), "again:a"),
    ("permit-used", lambda: play(table(unused=["a ab"], used=["abe"]), "place:arkon"), "spend:abe"),
    ("permit-elsewhere", lambda: play(table(unused=["a ab d"]), "place:arkon"), "spend:d"),
    ("permit-elsewhere", lambda: play(table(unused=["a ab h"]), "place:arkon"), "spend:h"),
    ("not-your-city", lambda: at_space(4, merchants=["c"]), "reuse:arkon"),
    ("no-token", lambda: at_space(4, merchants=["cj"]), "reuse:juvelar"),
    ("token-noble", lambda: at_space(4, merchants=["c"]), "reuse:merkatim"),
    ("token-chosen", lambda: play(at_space(16, merchants=["cd"]), "reuse:castrum"), "reuse:castrum"),
]
NAMES = [f"{name}-{code}" for name, _, code in CASES]


def _free_with_a_gap() -> Match:
    """Space 10 is a step away, and the coast shows one tile only."""
    match = table(decks={"coast": ""}, unused=["m"], nobility=[9], hands=[COAST], servants=[3])
    return satisfy(play(match, "extra"), "coast", COAST) and play(match, "take:coast:1")


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
    assert set(REASONS) - {"legal"} == {name for name, _, _ in CASES}


def test_random_play_meets_no_rule_that_is_not_met_here() -> None:
    """Whatever is asked at whatever moment, the answer is legal or one of the rules, and never a rule out of place."""
    met = set()
    for seed, style in enumerate(STYLES[:2]):
        for ply, (before, _, _) in enumerate(steps(3, {}, seed, style)):
            if ply % 11 == 0:
                met |= {REASONS[int(GAME.rules.refusal(before, move))] for move in range(len(GAME.moves))}
    assert met <= {"legal", *(name for name, _, _ in CASES)}
    assert len(met) > 20


def test_a_seat_that_does_not_decide_is_told_so() -> None:
    match = table(3)
    with pytest.raises(IllegalMove) as error:
        match.play("elect:coast", seat=2)
    assert error.value.reason == "not-your-turn"
    match.play("elect:coast", seat=0)
