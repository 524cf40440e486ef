"""How everyone stands: the forecast at the table, the table at the end, and the same by the API."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.web.serving import Client, served, sqlite
from tests.web.test_parts import opened
from tradewinds.core.words import LANGUAGES
from tradewinds.web.house.table import LiveTable
from tradewinds.web.pages.parts import render
from tradewinds.web.pages.scene import scene_of
from tradewinds.web.pages.standing import Overtaking, overtakings, standing_of
from tradewinds.web.pages.viewer import Viewer

GAMES = ["yokohama", "council-of-four", "machi-koro"]


def viewer(language: str = "en") -> Viewer:
    return Viewer((0,), 0, True, frozenset(), language)


def play_on(table: LiveTable, plies: int) -> None:
    """So many random decisions, or as many as there are."""
    match, rng = table.game_on.copy(), random.Random(7)
    while not match.over and plies:
        match.replay([rng.choice(match.moves()).id])
        plies -= 1
    table.accept(table.row, match, [])


def test_who_overtook_whom_is_where_the_order_turned_for_good() -> None:
    tally = [[65, 0, 10, 2], [45, 20, 0, 13], [60, 0, 0, 0]]  # in play, then three categories of the end
    # 65 65 75 77 against 45 65 65 78: level, behind, ahead; 60 60 60 60 is passed at once and never comes back
    assert overtakings(tally, 1) == [Overtaking(1, 2, 1, (65, 60)), Overtaking(1, 0, 3, (78, 77))]
    assert overtakings([[5, 1], [5, 0]], 1) == [], "who was level was not overtaken"
    assert overtakings([[9, 0], [1, 2]], 1) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_shows_the_forecast_while_the_game_goes_on(game: str, language: str) -> None:
    table = opened(game)
    play_on(table, 30)
    sight = table.game_on.sight(0)
    standing = standing_of(sight, table.game_on.game.words(language))
    assert standing
    assert standing.totals == tuple(sum(row) for row in table.game_on.game.tally(table.game_on.state))
    parts = render(table, viewer(language)).parts
    assert all(line.name in parts["forecast"] for line in standing.lines)
    assert all(each.name in parts["forecast"] for each in standing.thresholds)
    assert standing.nearest
    assert f"{standing.nearest.done}/{standing.nearest.needed}" in parts["forecast-line"]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_where_all_points_came_from(game: str) -> None:
    table = opened(game)
    play_on(table, 5000)
    assert table.game_on.over
    scene = scene_of(table, viewer())
    assert scene.forecast is None
    assert scene.tallied
    assert list(scene.tallied.totals) == table.game_on.scores
    parts = render(table, viewer()).parts
    assert "forecast-title" not in parts["forecast-line"]
    for line in scene.tallied.lines:
        assert line.name in parts["end"]
    assert all(sentence in parts["end"] for sentence in scene.overtakings)


def test_the_last_rounds_are_always_in_view() -> None:
    table = opened("council-of-four")
    play_on(table, 5000)
    match = table.game_on.copy()
    while match.over:
        match.undo()
    table.accept(table.row, match.copy(), [])
    assert "last-rounds" in render(table, viewer()).parts["forecast-line"]
    while match.game.ending(match.view()).last:
        match.undo()
    table.accept(table.row, match, [])
    assert "last-rounds" not in render(table, viewer()).parts["forecast-line"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with served(sqlite(tmp_path_factory.mktemp("standing"))) as address, Client(address, name="Olena") as client:
        yield client


def finished(client: Client, game: str) -> str:
    """A table at which a bot played for everyone to the end."""
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "casual"}]
    table = str(client.done("POST", "/tables", {"game": game, "seats": seats})["id"])
    client.done("POST", f"/tables/{table}/leave")
    client.news(table, lambda now: bool(now["over"]))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_program_learns_how_everyone_stands_and_stood(client: Client, game: str) -> None:
    table = finished(client, game)
    about = client.done("GET", f"/tables/{table}")
    end = client.done("GET", f"/tables/{table}/standing")
    assert end["totals"] == about["scores"]
    assert [sum(points) for points in zip(*(line["points"] for line in end["categories"]), strict=True)] == end[
        "totals"
    ]
    assert any(trigger["done"] >= trigger["needed"] for trigger in end["triggers"])
    assert all(abs(sum(row) - 1) < 1e-6 for row in end["odds"])
    assert [seat for seat, share in enumerate(end["odds"][-1]) if share] == about["winners"]
    earlier = client.done("GET", f"/tables/{table}/standing?ply=9")
    assert (earlier["ply"], earlier["over"], earlier["last_rounds"]) == (9, False, None)
    assert client.refused("GET", f"/tables/{table}/standing?ply=99999") == (404, "no-such-ply")


def test_a_running_game_tells_no_odds(client: Client) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    table = client.done("POST", "/tables", {"game": "machi-koro", "seats": seats})["id"]
    assert client.done("GET", f"/tables/{table}/standing")["odds"] is None
