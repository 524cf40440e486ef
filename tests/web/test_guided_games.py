"""A guided first game: what each step of a turn is for, told until one has learnt it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.web.browsers import Person, found, seen
from tests.web.serving import eventually, served, sqlite
from tests.web.test_parts import opened
from tradewinds import Match, find_game
from tradewinds.core.words import LANGUAGES
from tradewinds.web.house.playing import GUIDED
from tradewinds.web.pages.parts import render
from tradewinds.web.pages.viewer import Viewer

GAMES = ["yokohama", "council-of-four", "machi-koro"]


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("guided"))) as address:
        yield address


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_of_whole_games_is_a_stage_with_words(game: str, language: str) -> None:
    words, asked = find_game(game).words(language), set()
    for seed in range(2):
        match, rng = Match(game, 2, seed=seed), random.Random(seed)
        while not match.over:
            asked.add(match.game.stage_of(match.view(match.seat)))
            match.play(rng.choice(match.moves()))
    assert set(find_game(game).stages) - {"choose"} <= asked, "a game has all of them"
    for stage in asked:
        assert words.say(f"stage-{stage}")
        assert words.say(f"stage-{stage}-about")


@pytest.mark.parametrize("game", GAMES)
def test_the_strip_is_shown_to_whoever_wants_it(game: str) -> None:
    table = opened(game)
    seat = table.game_on.seat
    viewer = Viewer((seat,), seat, True, frozenset(), "en")
    assert 'class="guide"' not in render(table, viewer).parts["guide"]
    row = table.row.copy()
    row.seats[seat].habits[GUIDED] = True
    table.accept(row, table.match, [])
    mine = render(table, viewer).parts["guide"]
    assert mine.count('aria-current="step"') == 1
    other = Viewer((1 - seat,), 1 - seat, False, frozenset(), "en")
    assert 'class="guide"' not in render(table, other).parts["guide"], "it is each player's own wish"


@pytest.mark.parametrize(("game", "language"), list(zip([*GAMES, "yokohama"], LANGUAGES, strict=True)))
def test_one_click_starts_a_guided_game_against_one_easy_bot(address: str, game: str, language: str) -> None:
    with Person(address, language) as person:
        assert f'name="guided" value="{game}"' in person.page("/")
        answer = person.submit("/start", guided=game)
        table = found(r"/tables/([0-9a-f]+)$", str(answer.url))
        eventually(lambda: person.get(f"/api/tables/{table}").json()["decides"] == 0)
        page = person.page(f"/tables/{table}")
        about = person.get(f"/api/tables/{table}").json()
        assert [seat["bot"] for seat in about["seats"]] == [None, "beginner"]
        assert 'class="guide"' in page
        assert f'action="/tables/{table}/hint"' in page
        person.submit(f"/tables/{table}/habits", guide="off")
        assert 'class="guide"' not in person.page(f"/tables/{table}")
        person.submit(f"/tables/{table}/habits", guide="on")
        assert 'class="guide"' in person.page(f"/tables/{table}")


def test_a_guided_game_of_nothing_is_not_found(address: str) -> None:
    with Person(address) as person:
        assert "no such game" in seen(person.submit("/start", 404, guided="chess").text).lower()
