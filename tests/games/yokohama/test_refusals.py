"""Every rule of Yokohama that forbids a move is met at some table, and a refused move changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.rulebook.yokohama_table import (
    act,
    agent,
    area,
    end_is_near,
    go,
    move_on,
    phase,
    play,
    refused,
    table,
    with_state,
)
from tradewinds import IllegalMove, Match
from tradewinds.core.state import State
from tradewinds.core.words import LANGUAGES
from tradewinds.games.yokohama import YOKOHAMA
from tradewinds.games.yokohama.reasons import REASONS

BARE = {"shop": 0}
TWO_PRESIDENTS: dict[str, Any] = {
    "presidents": ["bank", "tea-plantation-1"],
    "assistants": [{"bank": 1, "tea-plantation-1": 1, "silk-mill-1": 1}, {"tea-plantation-1": 1}],
}


def fresh(until: str, players: int = 3, **options: Any) -> Match:
    """A set-up at one of its phases."""
    match = Match(YOKOHAMA, players, chance="manual", **options)
    while phase(match) != until:
        match.play(match.moves()[0])
    return match


def over() -> Match:
    """A game that is over."""
    return move_on(with_state(table(2), end_is_near), 4)


def moving(**position: Any) -> Match:
    """A player who has placed nothing and is to move."""
    return play(table(3, **position), "done:placing")


def canal(yen: int, **assistants: int) -> Match:
    """A president beside the canal."""
    there = {name.replace("_", "-"): number for name, number in assistants.items()}
    return moving(yen=[yen], presidents=["port-a"], assistants=[{"port-a": 1} | there])


def lifting() -> Match:
    """A reward of moves."""
    return play(table(3, kept=[32], goods=["1 silk, 3 tea, 1 fish"], assistants=[{"bank": 1}]), "fulfil:32")


def awarded() -> Match:
    """All three achievements, an award to claim."""
    laid: dict[str, Any] = {"options": ["awards"], "goods": ["7 tea"], "yen": [10]}
    match = table(4, **laid, shops=["bank church port-a port-b"])
    return play(match, "achieve:a", "achieve:b", "achieve:c")


def faith() -> Match:
    """A church whose faith is being paid."""
    match = act("church", 3, goods=["1 silk, 1 tea"], yen=[1])
    return play(match, "church:2", "pay:tea")


def again() -> Match:
    """A second order to choose."""
    return play(act("port-a", 2, yen=[2]), "take:1", "pay:yen")


def empty_slot() -> Match:
    """A laboratory whose deck has run out, with a gap."""
    match = act("laboratory-a", 5, players=3, laboratory="ball-40", cards_left=0, hand=[BARE])
    play(match, "research:1")
    state = match._state
    state.assistants[1, area("laboratory-a")], state.pieces[1, 0] = 2, 6
    state.present[1] = 1 << area("laboratory-a")
    state.president[0] = area("bank")
    return go(play(match, "end"), "laboratory-a")


Position = Callable[[], Match]
CASES: list[tuple[str, Position, str]] = [
    ("game-over", over, "end"),
    ("game-over", over, "place:bank"),
    ("game-over", over, "order:1"),
    ("chance-decides", lambda: fresh("areas"), "place:bank"),
    ("chance-decides", lambda: fresh("draw"), "keep:1"),
    ("only-chance", table, "order:1"),
    ("only-chance", table, "lay:bank"),
    ("only-chance", table, "begin:p1"),
    ("no-such-chance", lambda: fresh("areas"), "order:1"),
    ("no-such-chance", lambda: fresh("tokens"), "draw:1"),
    ("no-such-player", lambda: fresh("begin", 3, random_start=True), "begin:p4"),
    ("not-in-this-game", lambda: fresh("areas", 3), "lay:laboratory-b"),
    ("not-in-this-game", lambda: fresh("tokens"), "token:free-agent"),
    ("not-in-this-game", table, "place:laboratory-b"),
    ("not-in-this-game", lambda: table(agents=["uk"]), "agent:copper-mine-2"),
    ("not-in-this-game", moving, "go:copper-mine-2"),
    ("not-in-this-game", lambda: moving(presidents=["bank"], assistants=[{"bank": 1}]), "through:laboratory-b"),
    ("not-in-this-game", lambda: play(moving(assistants=[{"bank": 2}]), "recall"), "collect:laboratory-b"),
    ("not-in-this-game", lifting, "lift:laboratory-b"),
    ("not-in-this-game", lambda: play(lifting(), "lift:bank"), "drop:laboratory-b"),
    (
        "not-in-this-game",
        lambda: play(act("laboratory-a", 4, 3, laboratory="station-57"), "research:1"),
        "station:laboratory-b",
    ),
    ("laid-already", lambda: play(fresh("areas"), "lay:bank", "tile:1"), "lay:bank"),
    ("laid-already", lambda: play(fresh("areas"), "lay:bank", "tile:1", "lay:church"), "tile:1"),
    ("laid-already", lambda: play(fresh("tokens"), "token:tea"), "token:tea"),
    ("laid-already", lambda: play(fresh("awards", awards=True), "award:us"), "award:us"),
    ("laid-already", lambda: play(fresh("technologies"), "technology:ball-40"), "technology:ball-40"),
    ("laid-already", lambda: play(fresh("orders"), "order:7"), "order:7"),
    ("laid-already", lambda: play(fresh("orders"), "order:7", *(f"order:{n}" for n in range(8, 19))), "draw:7"),
    ("another-pile", lambda: fresh("achievements"), "achievement:yen-10"),
    ("start-order-first", lambda: fresh("keep"), "place:bank"),
    ("start-order-first", lambda: fresh("keep"), "end"),
    ("start-order-kept", table, "keep:1"),
    ("extra-action-time", lambda: play(table(), "place:bank"), "achieve:a"),
    ("extra-action-time", moving, "agent:bank"),
    ("extra-action-time", lambda: act("chinatown", 2), "fulfil:1"),
    ("placing-over", moving, "place:bank"),
    ("placing-over", lambda: play(table(), "place:bank", "done:placing"), "place:church"),
    ("placed-enough", lambda: play(table(), "place:bank", "place:church", "place:port-a"), "place:port-b"),
    ("needs-telegraph", lambda: play(table(), "place:bank", "place:bank"), "place:laboratory-a"),
    (
        "placing-over",
        lambda: play(table(technologies=["telegraph"]), "place:bank", "place:bank", "done:placing"),
        "place:laboratory-a",
    ),
    ("placing-over", lambda: act("bank", 2), "done:placing"),
    ("placing-first", table, "go:bank"),
    ("placing-first", lambda: play(table(), "place:bank"), "recall"),
    ("moving-over", lambda: act("bank", 2), "go:bank"),
    ("moving-over", lambda: play(moving(assistants=[{"bank": 1}]), "recall"), "go:bank"),
    ("on-the-way", lambda: play(canal(1, chinatown=1), "through:canal"), "recall"),
    ("not-recalling", table, "collect:bank"),
    ("not-recalling", moving, "done:recalling"),
    ("not-exchanging", table, "buy:tea"),
    ("not-exchanging", lambda: act("bank", 2), "sell:tea"),
    ("not-at-church", table, "church:1"),
    ("not-at-church", lambda: act("customs-house", 2, imports=[1]), "done:church"),
    ("not-at-customs", table, "customs:1"),
    ("not-at-customs", lambda: agent("customs-house", 1, imports=[1]), "customs:1"),
    ("not-hiring", table, "hire:shop"),
    ("not-hiring", lambda: agent("employment-agency", 1), "hire:assistant"),
    ("not-researching", table, "research:1"),
    ("not-researching", lambda: act("port-a", 2), "done:research"),
    ("not-at-port", table, "take:1"),
    ("not-at-port", lambda: agent("port-a", 1), "take:1"),
    ("hand-full", lambda: act("port-a", 5, held=["30 31"], hand=[BARE]), "take:1"),
    ("nothing-to-pay", table, "pay:yen"),
    ("nothing-to-pay", lambda: act("church", 2), "pay:yen"),
    ("not-building", table, "shop:1"),
    ("not-building", lambda: act("bank", 3), "house"),
    ("not-building", lambda: act("bank", 3), "done:building"),
    ("not-returning", table, "return:all"),
    ("not-returning", lambda: act("bank", 3), "return:all-but-one"),
    ("no-station-due", table, "station:bank"),
    ("no-token-due", table, "take-token"),
    ("no-token-due", lambda: act("bank", 5, options=["tokens_by_choice"]), "leave-token"),
    ("action-due", lambda: act("church", 4), "done:church"),
    ("action-due", lambda: act("laboratory-a", 3, laboratory="ball-40"), "done:research"),
    ("action-due", lambda: act("employment-agency", 2), "done:hiring"),
    ("no-good-due", table, "good:tea"),
    ("no-move-due", table, "lift:bank"),
    ("no-move-due", table, "drop:bank"),
    ("no-move-due", table, "done:lifting"),
    ("lift-first", lifting, "drop:church"),
    ("drop-first", lambda: play(lifting(), "lift:bank"), "lift:hand"),
    ("drop-first", lambda: play(lifting(), "lift:bank"), "done:lifting"),
    ("no-award-due", table, "claim:us"),
    ("main-action-first", table, "end"),
    ("main-action-first", moving, "end"),
    ("choice-first", lambda: act("chinatown", 2), "end"),
    ("choice-first", lifting, "achieve:a"),
    ("choice-first", lifting, "place:bank"),
    ("choice-first", awarded, "fulfil:1"),
    ("choice-first", faith, "use:university"),
    ("choice-first", again, "use:spinning-mill"),
    ("order-not-in-hand", table, "fulfil:1"),
    ("order-not-in-hand", lambda: play(fresh("draw"), "draw:30", "draw:31"), "keep:32"),
    ("order-goods-missing", lambda: table(kept=[15]), "fulfil:15"),
    ("agent-used", lambda: agent("bank", 1, agents=["uk fr"], assistants=[{"church": 1}]), "agent:church"),
    ("no-agent", lambda: table(assistants=[{"bank": 1}]), "agent:bank"),
    ("president-there", lambda: table(agents=["uk"], presidents=["bank"], assistants=[{"bank": 1}]), "agent:bank"),
    ("achieved-already", lambda: table(goods=["7 tea"], achieved={"a": [0]}), "achieve:a"),
    ("achievement-not-met", table, "achieve:a"),
    ("achievement-not-met-areas", lambda: table(achievements="tea-7 yen-10 production-2-commercial-3"), "achieve:c"),
    ("needs-technology", table, "use:university"),
    ("needs-technology", table, "use:spinning-mill"),
    ("power-used", lambda: play(table(technologies=["university"]), "use:university"), "use:university"),
    (
        "power-used",
        lambda: play(table(technologies=["spinning-mill"], goods=["2 silk"]), "use:spinning-mill"),
        "use:spinning-mill",
    ),
    ("no-assistant-in-hand", lambda: table(hand=[{"assistant": 0}]), "place:bank"),
    ("no-assistant-in-hand", lambda: table(hand=[{"assistant": 0}], goods=["7 tea"]), "achieve:a"),
    ("no-assistant-in-hand", lambda: with_state(lifting(), lambda s: _store(s)), "lift:hand"),
    ("no-assistant-there", lambda: table(agents=["uk"]), "agent:bank"),
    ("no-assistant-there", moving, "go:bank"),
    ("no-assistant-there", lambda: moving(presidents=["bank"]), "through:tea-plantation-1"),
    ("no-assistant-there", lambda: play(moving(assistants=[{"bank": 1}]), "recall"), "collect:church"),
    ("no-assistant-there", lifting, "lift:church"),
    ("yen-missing", lambda: act("chinatown", 2, yen=[3]), "buy:import"),
    ("yen-missing", lambda: act("employment-agency", 2, yen=[3]), "hire:house"),
    ("yen-missing", lambda: table(technologies=["university"], yen=[0]), "use:university"),
    ("yen-missing", faith, "pay:yen"),
    ("yen-missing", lambda: play(act("port-a", 2, yen=[1]), "take:1"), "pay:yen"),
    ("good-missing", lambda: act("chinatown", 2, goods=[""]), "sell:tea"),
    ("good-missing", lambda: table(technologies=["spinning-mill"], goods=[""]), "use:spinning-mill"),
    ("good-missing", faith, "pay:copper"),
    ("import-missing", faith, "pay:import"),
    ("import-missing", lambda: play(act("port-a", 2), "take:1"), "pay:import"),
    ("warehouse-empty", lambda: act("employment-agency", 2, hand=[{"house": 4}]), "hire:house"),
    ("warehouse-empty", lambda: table(technologies=["university"], hand=[{"assistant": 20}]), "use:university"),
    ("toll-missing", lambda: table(yen=[0], presidents=[None, "bank"], assistants=[{}, {"bank": 1}]), "place:bank"),
    ("toll-missing", lambda: moving(yen=[0], **TWO_PRESIDENTS), "through:tea-plantation-1"),
    (
        "toll-missing",
        lambda: moving(yen=[0], technologies=["postal-system"], **TWO_PRESIDENTS),
        "go:tea-plantation-1",
    ),
    ("canal-fee-missing", lambda: canal(0, chinatown=1), "through:canal"),
    ("two-in-one-area", lambda: play(table(), "place:bank", "place:church"), "place:bank"),
    (
        "not-next-to-two",
        lambda: play(table(technologies=["telegraph"]), "place:bank", "place:bank"),
        "place:church",
    ),
    ("occupied", lambda: moving(yen=[9], **TWO_PRESIDENTS), "go:tea-plantation-1"),
    ("not-adjacent", lambda: moving(**TWO_PRESIDENTS), "go:silk-mill-1"),
    ("not-adjacent", lambda: moving(**TWO_PRESIDENTS), "through:silk-mill-1"),
    ("not-back", lambda: moving(**TWO_PRESIDENTS), "go:bank"),
    ("dead-end", lambda: canal(5), "through:canal"),
    ("slot-taken", lambda: act("church", 5, church=[1]), "church:1"),
    ("slot-taken", lambda: act("customs-house", 5, customs=[1]), "customs:1"),
    ("slot-taken", lambda: act("bank", 4, shops=["", "bank"]), "shop:1"),
    ("faith-missing", lambda: act("church", 2, goods=[""], yen=[0]), "church:1"),
    ("customs-power-missing", lambda: act("customs-house", 2, imports=[9]), "customs:3"),
    ("imports-missing", lambda: act("customs-house", 5, imports=[0]), "customs:1"),
    ("slot-empty", again, "take:1"),
    ("slot-empty", empty_slot, "research:6"),
    ("technology-owned", lambda: act("laboratory-a", 5, laboratory="ball-40", technologies=["ball-41"]), "research:1"),
    ("production-missing", lambda: act("laboratory-a", 2, laboratory="ball-40", yen=[1]), "research:1"),
    ("port-power-missing", lambda: act("port-a", 2), "take:3"),
    ("not-accepted", lambda: play(act("port-a", 2), "take:1"), "pay:copper"),
    (
        "not-accepted",
        lambda: play(act("laboratory-a", 2, laboratory="ball-40", yen=[2]), "research:1"),
        "pay:tea",
    ),
    ("paid-already", faith, "pay:tea"),
    ("no-shop-in-hand", lambda: act("bank", 4, hand=[{"shop": 0, "house": 1}]), "shop:1"),
    ("no-house-in-hand", lambda: act("bank", 4), "house"),
    ("shop-here-already", lambda: act("bank", 4, shops=["bank"], hand=[{"shop": 1, "house": 1}]), "shop:2"),
    ("house-here-already", lambda: act("bank", 4, houses=["", "bank"], hand=[{"shop": 1, "house": 1}]), "house"),
    ("same-area", lambda: play(lifting(), "lift:bank"), "drop:bank"),
    ("award-not-there", awarded, "claim:de"),
]


def _store(state: State) -> None:
    """All assistants of the hand go to the warehouse."""
    state.warehouse[0, 0] += state.pieces[0, 0]
    state.pieces[0, 0] = 0


# A rule that no game can come to: an action begins where an assistant is, who can always go to the board.


def _no_assistants(state: State) -> None:
    _store(state)
    state.warehouse[0, 0] += state.assistants[0].sum()
    state.assistants[0] = 0
    state.present[0] = 0


IMPOSSIBLE: list[tuple[str, Position, str]] = [
    ("no-assistant-for-board", lambda: with_state(act("church", 5), _no_assistants), "church:1"),
    ("no-assistant-for-board", lambda: with_state(act("customs-house", 5, imports=[1]), _no_assistants), "customs:1"),
]
ALL = [*CASES, *IMPOSSIBLE]
NAMES = [f"{name}-{code}" for name, _, code in ALL]


@pytest.mark.parametrize(("name", "position", "code"), ALL, ids=NAMES)
def test_a_forbidden_move_names_its_rule_and_changes_nothing(name: str, position: Position, code: str) -> None:
    match = position()
    assert refused(match, code) == name
    before, plies = match.state.tobytes(), match.ply
    with pytest.raises(IllegalMove) as error:
        match.play(code)
    assert error.value.code == code
    assert error.value.sentence in str(error.value)
    assert (match.state.tobytes(), match.ply) == (before, plies)


@pytest.mark.parametrize(("name", "position", "code"), ALL, ids=NAMES)
def test_a_forbidden_move_is_told_in_every_language(name: str, position: Position, code: str) -> None:
    match = position()
    told = [match.refusal(code, lang=language) for language in LANGUAGES]
    assert all(told)
    assert len(set(told)) == len(LANGUAGES)


def test_every_rule_that_forbids_a_move_is_met() -> None:
    assert set(REASONS) - {"legal"} == {name for name, _, _ in ALL}
    assert not {name for name, _, _ in CASES} & {name for name, _, _ in IMPOSSIBLE}


def test_a_seat_that_does_not_decide_is_told_so() -> None:
    match = table(3)
    with pytest.raises(IllegalMove) as error:
        match.play("place:bank", seat=2)
    assert error.value.reason == "not-your-turn"
    match.play("place:bank", seat=0)
