"""What is told before a move is made."""

from __future__ import annotations

import pytest

from tests.web.browser.stage import positions, whole_game
from tests.web.browsers import Person, found
from tests.web.postgres import Databases
from tests.web.serving import served
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.state import CHANCE
from tradewinds.games import find_game
from tradewinds.web.house.playing import is_forced
from tradewinds.web.pages.preview import Preview, changes_between, preview_of
from tradewinds.web.pages.reference import move_with

GAMES = ("yokohama", "council-of-four", "machi-koro")
NAMES = ["Olena", "Taras", "Ivan"]


def previews(match: Match) -> list[Preview]:
    words = find_game(match.game.name).words("en")
    return [preview_of(match, move, words, NAMES) for move in [*match.moves(), *match.ways()]]


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_tells_no_more_than_the_seat_knows_and_changes_nothing(game: str) -> None:
    for match in positions(game, 3, 7, 12):
        before = match.state.tobytes()
        known = Match.from_position(match.seen_by(match.seat), chance="manual", names=NAMES)
        assert previews(match) == previews(known)
        assert match.state.tobytes() == before


def until_next_decision(match: Match, move: Move) -> Match:
    """What really comes of a move: with what chance draws and what plays itself, but no further than the turn."""
    twin = match.copy()
    twin.chance = "manual"
    twin.play(move)
    while twin.turn == match.turn and (twin.seat == CHANCE or (twin.seat == match.seat and is_forced(twin.moves()))):
        twin.play(twin.drawn() if twin.seat == CHANCE else twin.moves()[0])
    return twin


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_says_what_really_happens(game: str) -> None:
    certain = 0
    for match in positions(game, 3, 7, 12):
        words = match.game.words("en")
        for move in match.moves()[:6]:
            told = preview_of(match, move, words, NAMES)
            after = match.game.seen_by(until_next_decision(match, move).state, match.seat)
            really = list(changes_between(match, match.game.seen_by(match.state, match.seat), after, words))
            assert all(change in really for change in told.changes)
            certain += len(told.changes)
    assert certain


@pytest.mark.parametrize("game", GAMES)
def test_where_chance_has_no_say_a_preview_tells_all(game: str) -> None:
    for match in positions(game, 3, 7, 12):
        for move in match.moves()[:6]:
            after = until_next_decision(match, move)
            if any(state.seat == CHANCE for state, _ in after.history[match.ply :]):
                continue
            known = match.game.seen_by(after.state, match.seat)
            words = match.game.words("en")
            really = list(changes_between(match, match.game.seen_by(match.state, match.seat), known, words))
            told = preview_of(match, move, words, NAMES).changes
            assert sorted(told, key=str) == sorted(really, key=str)


def test_what_comes_after_a_card_is_drawn_is_told_as_well() -> None:
    """A tile that gives cards and servants gives both for certain, whatever the cards are."""
    for match in positions("council-of-four", 3, 7, 60):
        for move in match.moves():
            region, _, slot = move.code.removeprefix("take:").rpartition(":")
            if not move.code.startswith("take:") or not region:
                continue
            bonuses = dict(match.view(0)["permits"][region]["shown"][int(slot) - 1]["bonuses"])
            told = {
                change.symbol: change.amount for change in preview_of(match, move, match.game.words(), NAMES).changes
            }
            if "cards" in bonuses and bonuses.get("servants"):
                assert told["cf-servants"] >= bonuses["servants"]
                assert told["cf-cards"] >= bonuses["cards"]
                return
    pytest.fail("no such tile was offered")


def test_a_way_is_as_legal_as_its_steps_and_costs_what_it_says() -> None:
    seen = 0
    for match in positions("yokohama", 3, 7, 150):
        for way in match.ways():
            twin, seen = match.copy(), seen + 1
            for step in way.code.split("/"):
                twin.play(step)
            arrived = twin.history[match.ply + way.code.count("/")][0]
            cost = way.message.parameters.get("cost", 0)
            assert isinstance(cost, int)
            assert int(match.state.yen[0]) - int(arrived.yen[0]) <= cost
            assert way.code not in {move.code for move in match.moves()}
    assert seen > 20


def test_the_move_one_means_with_a_thing_is_one_that_can_come_up_now() -> None:
    whole = whole_game("yokohama", 3, 7)
    for ply in range(40, whole.ply, 97):
        match = whole.copy()
        match.rewind(ply)
        if match.seat != 0:
            continue
        legal = {move.code for move in match.moves()}
        for area in match.view(0)["areas"]:
            meant = move_with(match, 0, area["name"])
            here = {code for code in legal if code.split(":")[-1] == area["name"]}
            assert meant in here if here else meant not in legal


def test_a_turn_that_ends_by_itself_waits_to_be_confirmed(databases: Databases) -> None:
    with served(databases.new("sqlite"), hold_last=True) as address, Person(address) as olena:
        table = olena.set_up("me", "friend")
        page = olena.page(f"/tables/{table}")
        ply = found(r'name="ply" value="(\d+)"', page)
        held = olena.submit(f"/tables/{table}/play", ply=ply, move="build:ranch").text
        assert f'name="ply" value="{ply}"' in held
        assert f"/tables/{table}/confirm" in held
        back = olena.submit(f"/tables/{table}/undo").text
        assert 'value="build:ranch"' in back
        olena.submit(f"/tables/{table}/play", ply=ply, move="build:ranch")
        assert f'name="ply" value="{ply}"' not in olena.submit(f"/tables/{table}/confirm").text


def test_whoever_sits_down_can_say_what_they_are_called(databases: Databases) -> None:
    with served(databases.new("sqlite")) as address, Person(address) as olena, Person(address) as taras:
        table = olena.set_up("me", "open")
        assert 'name="name"' in taras.page(f"/tables/{table}")
        page = taras.submit(f"/tables/{table}/join", seat="1", name="Taras the Bold").text
        assert "Taras the Bold" in page


def test_whoever_watches_is_told_so(databases: Databases) -> None:
    with served(databases.new("sqlite")) as address, Person(address) as olena, Person(address) as taras:
        table = olena.set_up("me", "friend")
        assert 'class="watching"' in taras.page(f"/tables/{table}")
        assert 'class="watching"' not in olena.page(f"/tables/{table}")
