"""What holds for the moves, refusals and events of every game, over whole games of random play."""

from __future__ import annotations

import random
import sys
from functools import cache

import pytest

from tests.core.catalogues import Catalogue
from tradewinds import find_game
from tradewinds.core.compiling import CompiledRule
from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.core.state import CHANCE, WATCHER, copy
from tradewinds.core.words import LANGUAGES, Message
from tradewinds.testing import Setup, setups
from tradewinds.web.pages.reference import questions

GAMES = [find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
NAMES = ["Ada", "Bob", "Cid", "Dot", "Eve"]


def ways(game: Game) -> list[Setup]:
    """The plainest way to play, and the one with all options."""
    tried = list(setups(game))
    return [tried[0], tried[-1]]


@cache
def played(game: Game, number: int) -> Match:
    """A whole match of random moves."""
    setup = ways(game)[number]
    chooser = random.Random(number)
    match = Match(game, setup.players, seed=f"every game {number}", names=NAMES[: setup.players], **setup.options)
    while not match.over:
        match.play(chooser.choice(match.moves()))
    return match


def matches(game: Game) -> list[Match]:
    return [played(game, number) for number in range(len(ways(game)))]


@named
def test_rules_that_have_room_for_notes_do_the_same_as_those_that_have_not(game: Game) -> None:
    for match in matches(game):
        positions = [state for state, _ in match.history] + [match.state]
        for (before, move), after in zip(match.history, positions[1:], strict=True):
            twin = copy(before)
            game.rules.apply(twin, move)
            assert twin.tobytes() == after.tobytes()


@named
def test_telling_what_happened_leaves_the_position_alone(game: Game) -> None:
    for state, move in matches(game)[0].history[::7]:
        before = state.tobytes()
        game.tell(state, move)
        assert state.tobytes() == before


@named
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_happens_has_words(game: Game, language: str) -> None:
    words = game.words(language)
    for match in matches(game):
        told = {repr(event): event for seat in (None, 0) for event in match.events(seat)}
        assert all(words.say(event, NAMES).strip() for event in told.values())


@named
def test_no_event_carries_a_parameter_that_its_sentence_does_not_tell(game: Game) -> None:
    catalogue = Catalogue(game.folder / "words", "en")
    for match in matches(game):
        for event in match.events():
            assert event.parameters.keys() <= catalogue.parameters(event.key), event


@named
def test_every_refusal_met_on_the_way_is_told_in_every_language(game: Game) -> None:
    told: dict[int, Message] = {}
    for match in matches(game):
        for state, _ in match.history[::41]:
            for move in range(len(game.moves)):
                refused = int(game.rules.refusal(state, move))
                if refused and refused not in told:
                    told[refused] = game.tell_refusal(state, move, refused)
    assert len(told) > len(game.reasons) // 2
    for language in LANGUAGES:
        assert all(game.words(language).say(reason, NAMES) for reason in told.values())


@named
def test_nobody_who_is_not_at_the_table_is_offered_to_be_asked_about(game: Game) -> None:
    match = played(game, 0).copy()
    absent = {f"p{number + 1}" for number in range(match.players, game.seats[-1])}
    asked: set[str] = set()
    for ply in range(match.ply, -1, -match.ply // 12):
        match.rewind(ply)
        asked |= questions(match, 0, match.names, "en").keys()
    assert absent
    assert not [code for code in asked if absent & set(code.split(":"))]


@named
def test_every_event_in_the_table_has_a_sentence_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        catalogue = Catalogue(game.folder / "words", language)
        assert {f"event-{name}" for name in game.events} <= catalogue.keys()
        spoken = {key.removesuffix("-unseen") for key in catalogue if key.startswith("event-")}
        assert spoken <= {f"event-{name}" for name in game.events}, "a sentence that nobody says"


@named
def test_a_seat_is_offered_the_moves_it_may_make_and_a_watcher_none(game: Game) -> None:
    match = Match(game, seed=1)
    assert match.seat != CHANCE
    assert [move.id for move in match.sight(match.seat).moves] == [move.id for move in match.moves()]
    assert match.sight(None).moves == []
    assert match.sight(None).viewer == WATCHER


@named
def test_what_a_viewer_sees_is_worked_out_once_a_position(game: Game) -> None:
    match = Match(game, seed=1)
    first = match.sight(0)
    assert match.sight(0) is first
    assert match.sight(0).view is first.view == match.view(0)
    assert match.view(0) is not first.view, "what a caller changes is their own"
    match.play(match.moves()[0])
    assert match.sight(0) is not first


@named
def test_what_numba_tells_apart_by_name_alone_has_names_of_its_own(game: Game) -> None:
    """Two choices by kind of one name could be taken for each other where parts kept by two processes meet."""
    home = game.rules.__name__.rpartition(".")[0]
    made = {
        id(value): value.py_func.__name__
        for name, module in list(sys.modules.items())
        if name.startswith(home)
        for value in vars(module).values()
        if isinstance(value, CompiledRule) and value.kept_in is None
    }
    assert len(made) >= 3
    assert len(set(made.values())) == len(made)
