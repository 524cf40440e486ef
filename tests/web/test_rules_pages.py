"""The pages of rules: every game, every language, every picture there."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.web.browsers import NO_BREAK, Person, seen
from tests.web.serving import served, sqlite
from tradewinds import find_game
from tradewinds.core.words import LANGUAGES
from tradewinds.web.pages.rules import chapters

GAMES = ["yokohama", "council-of-four", "machi-koro"]
LARGEST_PAGE = 300_000


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(sqlite(tmp_path_factory.mktemp("rules"))) as address:
        yield address


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_told_with_every_piece(address: str, game: str, language: str) -> None:
    with Person(address, language) as person:
        page = person.page(f"/rules/{game}")
        told = seen(page)
        for chapter in chapters(find_game(game), language):
            for name in (chapter.title, *(piece.name for piece in chapter.pieces)):
                assert name.replace(NO_BREAK, " ") in told
        used = set(re.findall(r'<use href="#([\w-]+)"', page))
        drawn = set(re.findall(r' id="([\w-]+)"', page))
        assert used <= drawn, "every picture is on the page"
        assert len(page.encode()) < LARGEST_PAGE


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_guide_names_can_be_explained(game: str) -> None:
    found = find_game(game)
    things = [thing for chapter in found.guide for thing, _ in chapter.things]
    assert len(things) == len(set(things)), "each is told once"
    assert all(found.explain(thing) for thing in things)


def test_every_card_and_technology_is_in_the_rules() -> None:
    from tradewinds.games.machi_koro.components import CARDS
    from tradewinds.games.yokohama.components import TECHNOLOGY_NAMES

    told = {game: {thing for chapter in find_game(game).guide for thing, _ in chapter.things} for game in GAMES}
    assert set(CARDS) <= told["machi-koro"]
    assert set(TECHNOLOGY_NAMES) <= told["yokohama"]


def test_the_rules_are_a_click_from_the_start_the_lobby_and_the_table(address: str) -> None:
    with Person(address) as person:
        for game in GAMES:
            assert f'href="/rules/{game}"' in person.page("/")
            assert f'href="/rules/{game}"' in person.page("/lobby")
            assert f'href="/rules/{game}"' in person.page(f"/tables/{person.set_up('me', 'bot-casual', game=game)}")


def test_a_game_without_rules_here_is_not_found(address: str) -> None:
    with Person(address) as person:
        person.page("/rules/chess", 404)
