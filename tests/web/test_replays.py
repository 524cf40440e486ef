"""Finished games as they are listed, counted and replayed, without a script."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest

from tests.web.browsers import Person, found, seen
from tests.web.serving import eventually, served, sqlite
from tradewinds.core.words import LANGUAGES
from tradewinds.games import find_game
from tradewinds.web.pages.replays import finished_game, statistics
from tradewinds.web.store.rows import SeatRow, TableRow

GAMES = ["yokohama", "council-of-four", "machi-koro"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("replays"))) as address:
        yield address


@pytest.fixture(scope="module")
def olena(address: str) -> Iterator[Person]:
    with Person(address) as person:
        yield person


@pytest.fixture(scope="module")
def games(olena: Person) -> dict[str, str]:
    """A finished game of each, which bots played for her."""
    tables = {game: olena.set_up("me", "bot-casual", game=game, public="yes") for game in GAMES}
    for table in tables.values():
        olena.submit(f"/tables/{table}/leave")
    eventually(lambda: all(olena.get(f"/api/tables/{table}").json()["over"] for table in tables.values()))
    return tables


def test_the_menu_opens_the_list_with_winner_scores_day_and_length(olena: Person, games: dict[str, str]) -> None:
    page = olena.page("/replays")
    for table in games.values():
        end = olena.get(f"/api/tables/{table}").json()
        line = found(rf'(?s)href="/replays/{table}">(.*?)</a>', page)
        scores = re.findall(r"<b>(\d+)</b>", line)
        assert [int(score) for score in scores] == end["scores"]
        assert line.count('class="listed-player winner"') == len(end["winners"])
        assert re.search(r"20\d\d-\d\d-\d\d", line)
        assert f"{end['turn']} turns" in unescape(line).replace("\N{NO-BREAK SPACE}", " ")
    assert page.index("Your finished games") < page.index('type="file"'), "bringing a record comes last"


def test_games_at_public_tables_are_listed_for_everyone(address: str, olena: Person, games: dict[str, str]) -> None:
    private = olena.set_up("me", "bot-casual")
    olena.submit(f"/tables/{private}/leave")
    eventually(lambda: olena.get(f"/api/tables/{private}").json()["over"])
    with Person(address, "pl") as stranger:
        page = stranger.page("/replays")
    assert private not in page
    assert all(table in page for table in games.values())


def test_ones_own_games_are_counted_by_game() -> None:
    def game(name: str, scores: list[int], winners: list[int], *, origin: dict[str, str] | None = None) -> TableRow:
        seats = [SeatRow("person", "me", name="Olena"), SeatRow("bot", bot="casual", name="Bosun")]
        result = {"scores": scores, "winners": winners, "turns": 30, "plies": 99, "ended": 0.0}
        return TableRow("t", name, 2, {}, "seed", "me", status="over", seats=seats, origin=origin, result=result)

    rows = [game("yokohama", [80, 70], [0]), game("yokohama", [60, 90], [1]), game("machi-koro", [4, 2], [0])]
    rows.append(game("machi-koro", [4, 2], [0], origin={"seed": "1"}))  # practice
    both = game("machi-koro", [4, 2], [0])
    both.seats[1].person = "me"  # friends at one device
    rows.append(both)
    told = {each.title: each for each in statistics(rows, "me", "en")}
    assert (told["Yokohama"].played, told["Yokohama"].won, told["Yokohama"].share) == (2, 1, 50)
    assert (told["Yokohama"].best, told["Yokohama"].average, told["Yokohama"].turns) == (80, 70.0, 30.0)
    assert told["Machi Koro"].played == 1
    assert statistics(rows, "someone", "en") == []
    assert finished_game(rows[3], "me", "en").practice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_replay_opens_at_the_first_decision_and_its_links_go_through_the_game(
    address: str, games: dict[str, str], game: str, language: str
) -> None:
    with Person(address, language) as person:
        page = person.page(f"/replays/{games[game]}")
        at, last = int(found(r'value="(\d+)">', page)), int(found(r'type="range" min="0" max="(\d+)"', page))
        links = {name: int(ply) for name, ply in re.findall(r'data-step="([\w-]+)" href="\?ply=(\d+)"', page)}
        assert links["first"] == at < links["on"] <= links["turn-on"] < links["last"] == last
        turn_on = person.page(f"/replays/{games[game]}?ply={links['turn-on']}")
        assert f'data-step="turn-back" href="?ply={at}"' in turn_on
        told = person.get(f"/replays/{games[game]}?ply={last}", headers={"accept": "application/json"}).json()
        assert told["steps"]["on"] == told["steps"]["last"] == last
        scores = person.get(f"/api/tables/{games[game]}").json()["scores"]
        assert all(f"</svg>{score}</span>" in told["parts"]["standing"] for score in scores)
        assert page.count('class="chart"') >= 2
        charted = find_game(game).words(language).say("chart-yen" if game == "yokohama" else "chart-coins")
        assert f"<figcaption>{charted}</figcaption>" in page, "a game says what there is a chart of"


@pytest.mark.parametrize("game", GAMES)
def test_a_position_can_be_shared_as_a_picture(olena: Person, games: dict[str, str], game: str) -> None:
    answer = olena.get(f"/replays/{games[game]}/picture?ply=20")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "<script" not in answer.text


def test_a_game_of_before_results_were_kept_is_counted_when_it_is_listed() -> None:
    row = TableRow("t", "yokohama", 2, {}, "seed", "me", status="over", seats=[SeatRow(name="A"), SeatRow(name="B")])
    assert [score for _, score, _ in finished_game(row, "me", "en").players] == [None, None]


def test_the_list_is_kind_to_whoever_has_finished_nothing(address: str) -> None:
    with Person(address) as person:
        assert "You have not finished a game here yet" in seen(person.page("/replays"))
