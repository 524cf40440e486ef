"""The conformance suite says what a broken game does wrong: one rule of a sound game is swapped for a faulty one."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import high_tide.rules as sound
import pytest
from high_tide import HIGH_TIDE

from tradewinds import testing
from tradewinds.core import registry
from tradewinds.core.events import EventTable
from tradewinds.core.game import Game, Option
from tradewinds.core.state import OVER, State
from tradewinds.core.things import NUMBER, SEAT


def broken(**rules: Callable[..., Any]) -> Game:
    """High Tide with some of its rules replaced."""
    swapped: Any = SimpleNamespace(**{**vars(sound), **rules})
    return dataclasses.replace(HIGH_TIDE, rules=swapped)


def check(game: Game) -> None:
    """The suite without its last check, which needs a game that another process can import."""
    registry.register(game)
    testing.check_declaration(game)
    for setup in testing.setups(game):
        testing.check_match(setup, "1")


def never_ends(state: State, move: int) -> None:
    sound.apply(state, move)
    if state.seat == OVER:
        sound.deal(state, int(state.players), None)
        state.turn = 0


def forgets_ply(state: State, move: int) -> None:
    sound.apply(state, move)
    state.ply -= 1


def offers_nothing(state: State) -> tuple[tuple[int, int]]:
    return ((0, 0),)


def offers_too_little(state: State) -> tuple[tuple[int, int]]:
    ((first, after),) = sound.spans(state)
    return ((first, after - 1),)


def weighs_wrongly(state: State, weights: Any) -> tuple[int, int, int]:
    first, after, total = sound.chances(state, weights)
    return first, after, total + 1


def hides_nothing(state: State, viewer: int) -> None:
    return None


def guesses_nothing(state: State, viewer: int) -> None:
    return None


def guesses_own_hand(state: State, viewer: int) -> None:
    sound.guess(state, -1)


def observes_too_much(state: State, viewer: int, out: Any) -> None:
    sound.observe(state, viewer, out)
    out[0] = state.hand[(viewer + 1) % state.players, 0]


def observes_beyond(state: State, viewer: int, out: Any) -> None:
    sound.observe(state, viewer, out)
    out[sound.FEATURES] = 1


def rolls_its_own_dice(state: State, move: int) -> None:
    sound.apply(state, move)
    state.points[0] += CALLS.append(1) or len(CALLS) % 3  # type: ignore[func-returns-value]


CALLS: list[int] = []


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        ({"apply": never_ends}, "no end"),
        ({"apply": forgets_ply}, "must raise ply by one"),
        ({"apply": rolls_its_own_dice}, "the same move twice led to different positions"),
        ({"spans": offers_nothing}, "no move is offered"),
        ({"spans": offers_too_little}, "but refusal allows"),
        ({"chances": weighs_wrongly}, "do not add up"),
        ({"guess": guesses_own_hand}, "knows to be false"),
        ({"guess": guesses_nothing}, "position without moves|has no end|observe|reveal"),
        ({"observe": observes_too_much}, "observe tells seat"),
        ({"observe": observes_beyond}, "writes more than"),
    ],
)
def test_a_broken_rule_is_named(
    rules: dict[str, Callable[..., Any]], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(testing, "LONGEST", 500)
    with pytest.raises(AssertionError, match=complaint):
        check(broken(**rules))


def test_telling_a_hidden_draw_is_a_fault() -> None:
    open_to_all = EventTable()
    open_to_all.event("draws", player=SEAT, card=sound.CARD)
    open_to_all.event("plays", player=SEAT, card=sound.CARD, points=NUMBER)
    with pytest.raises(AssertionError, match="learns what is hidden"):
        check(dataclasses.replace(HIGH_TIDE, events=open_to_all))


def test_a_missing_rule_is_a_fault() -> None:
    rules: Any = SimpleNamespace(**{name: value for name, value in vars(sound).items() if name != "hide"})
    with pytest.raises(AssertionError, match="the rules have no hide"):
        check(dataclasses.replace(HIGH_TIDE, rules=rules))


def test_a_missing_word_is_a_fault(tmp_path: Any) -> None:
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("title = Low Tide\n")
    with pytest.raises(AssertionError, match="no summary in en"):
        check(dataclasses.replace(HIGH_TIDE, folder=tmp_path))


def test_an_option_may_not_take_the_name_of_an_argument() -> None:
    with pytest.raises(AssertionError, match="cannot be called seed"):
        check(dataclasses.replace(HIGH_TIDE, options=(Option("seed"),)))
