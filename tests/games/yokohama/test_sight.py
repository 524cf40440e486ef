"""Hidden orders of Yokohama: what a seat sees, and the worlds it thinks possible."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.games.yokohama.traces import GAME, TABLES, Options, steps
from tests.rulebook.yokohama_table import act, all_is_there, fill, play, table
from tradewinds import Match
from tradewinds.core.chance import seeds
from tradewinds.core.state import WATCHER, State, copy
from tradewinds.games.yokohama.components import ORDER_NAMES
from tradewinds.games.yokohama.state import BOXED, HELD, SECRET, UNSEEN


def worlds(state: State, viewer: int, count: int, seed: int = 1) -> Iterator[State]:
    """Worlds that a seat thinks possible."""
    seen = GAME.seen_by(state, viewer)
    for rng in seeds(seed, count):
        world = copy(seen)
        world.rng = rng
        GAME.rules.guess(world, viewer)
        yield world


@pytest.mark.parametrize(("players", "options"), TABLES[::3])
def test_no_hidden_order_of_another_is_in_a_view_or_a_hidden_record(players: int, options: Options) -> None:
    """Neither the one kept nor the one put away; how many are held is public, and those from a port are known."""
    for ply, (_, _, after) in enumerate(steps(players, options, 3, "busy")):
        if ply % 17:
            continue
        for viewer in (*range(players), WATCHER):
            seen = GAME.seen_by(after, viewer)
            view = GAME.view(seen)
            for seat, player in enumerate(view["players"]):
                shown = {int(order["name"]) - 1 for order in player["orders"]}
                secret = {order for order in range(36) if after.order_at[order] == SECRET + seat}
                taken = {order for order in range(36) if after.order_at[order] == HELD + seat}
                assert shown == (taken | secret if seat == viewer else taken)
                assert player["orders_held"] == len(taken | secret)
                assert player["orders_hidden"] == (0 if seat == viewer else len(secret))
            for order in range(36):
                place = int(after.order_at[order])
                foreign = [*range(SECRET, SECRET + 4), *range(BOXED, BOXED + 4)]
                hidden = place in foreign and place not in (SECRET + viewer, BOXED + viewer)
                assert int(seen.order_at[order]) == (UNSEEN if hidden else place)


@pytest.mark.parametrize(("players", "options"), TABLES[::2])
def test_a_guessed_world_is_whole_and_looks_the_same(players: int, options: Options) -> None:
    for ply, (_, _, after) in enumerate(steps(players, options, 5, "busy")):
        if ply % 37 or not after.turn:
            continue
        for viewer in (ply % players, WATCHER):
            for world in worlds(after, viewer, 2, ply):
                assert all_is_there(world)
                world.rng = after.rng
                assert GAME.seen_by(world, viewer).tobytes() == GAME.seen_by(after, viewer).tobytes()
                for seat in range(players):
                    boxed = sum(int(place) == BOXED + seat for place in world.order_at)
                    assert boxed == 1


def test_guesses_come_as_often_as_they_should() -> None:
    """Every order that is not on a port, known or one's own is as likely to be another's as any other."""
    match = table(3, kept=[15], held=["", "30"], fulfilled=["", "", "20"])
    state = match.state
    unseen = [order for order in range(36) if GAME.seen_by(state, 0).order_at[order] == UNSEEN]
    assert len(unseen) == 36 - 12 - 2 - 1 - 1
    tries = 4000
    kept, put_away, both = Counter[int](), Counter[int](), Counter[bool]()
    for world in worlds(state, 0, tries):
        at = [int(place) for place in world.order_at]
        kept[at.index(SECRET + 1)] += 1
        put_away[at.index(BOXED + 2)] += 1
        both[at.index(SECRET + 1) < at.index(SECRET + 2)] += 1
        assert at[29] == HELD + 1
    for found in (kept, put_away):
        assert set(found) == set(unseen)
        for count in found.values():
            assert count == pytest.approx(tries / len(unseen), abs=65)
    assert both[True] == pytest.approx(tries / 2, abs=130)


def test_orders_of_the_ports_are_in_no_guess_and_ones_own_stay() -> None:
    state = table(2, kept=[15]).state
    own = {order: int(state.order_at[order]) for order in range(36) if state.order_at[order] in (SECRET, BOXED)}
    for world in worlds(state, 0, 40):
        assert {order: int(world.order_at[order]) for order in own} == own
        assert (world.port == state.port).all()


def test_a_hand_stays_sorted_and_hides_only_what_is_hidden() -> None:
    match = act("port-a", 4, kept=[15], ports="30 4", yen=[2])
    fill(play(match, "take:1", "pay:yen", "take:2"))
    assert [ORDER_NAMES[order] for order in match.state.hand[0]] == ["4", "15", "30"]
    seen = GAME.seen_by(match.state, 1)
    assert [int(order) for order in seen.hand[0]] == [3, 29, 36]


def test_draws_and_choices_at_the_start_are_told_to_their_player_alone() -> None:
    match = Match(GAME, 3, chance="manual")
    while match.view()["phase"] != "draw":
        match.play(match.moves()[0])
    for code in ("draw:30", "draw:31", "keep:31"):
        match.play(code)
    [kept] = match.events_at(match.ply - 1, 0)
    assert kept.key == "event-keeps"
    for other in (1, 2, WATCHER):
        [unseen] = match.events_at(match.ply - 1, other)
        assert (unseen.key, {*unseen.parameters}) == ("event-keeps-unseen", {"player", "drawn"})
        assert not match.events_at(match.ply - 2, other)
    others = json.dumps([match.view(1), match.view(2), match.view()])
    assert '"name": "30"' not in others
    assert '"name": "31"' not in others


def test_a_fulfilled_order_is_open_to_all() -> None:
    match = table(3, kept=[15], goods=["2 copper, 2 silk"])
    play(match, "fulfil:15")
    for viewer in (0, 1, 2, None):
        assert [o["name"] for o in match.view(viewer)["players"][0]["orders_fulfilled"]] == ["15"]
        assert match.view(viewer)["players"][0]["orders_held"] == 0


def test_an_order_from_a_port_is_known_to_all() -> None:
    """Everyone saw which card was taken, so nothing is hidden of it (docs/rulings-yokohama.md)."""
    match = act("port-a", 2, ports="4")
    fill(play(match, "take:1", "done:port"))
    assert [order["name"] for order in match.view(2)["players"][0]["orders"]] == ["4"]
