"""Whole games from the start page to the end screen: in every language, on a desk and in a hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.reading import foreign_words
from tests.web.browser.visitor import FITS, Visitor

GAMES = [
    ("machi-koro", "en", "desktop"),
    ("machi-koro", "uk", "phone"),
    ("machi-koro", "ru", "desktop"),
    ("machi-koro", "pl", "phone"),
    ("council-of-four", "en", "desktop"),
    ("council-of-four", "uk", "phone"),
    ("yokohama", "pl", "desktop"),
    ("yokohama", "ru", "phone"),
]
OTHER_PAGES = ("/", "/lobby", "/tables/new", "/replays", "/account", "/no-such-page")


@pytest.mark.parametrize(("game", "language", "size"), GAMES)
def test_a_newcomer_plays_from_the_start_page_to_the_end(visit: Opened, game: str, language: str, size: str) -> None:
    visitor = visit(language, size, reduced_motion="no-preference" if language == "en" else "reduce")
    visitor.go("/")
    check_words(visitor, language)
    visitor.photograph(f"start-{size}-{language}")
    visitor.start(game)
    visitor.wait_for_turn()
    visitor.photograph(f"{game}-{size}-{language}")
    check_words(visitor, language)
    assert visitor.play_to_the_end() > 0
    check_end(visitor, language, f"{game}-{size}")


def check_end(visitor: Visitor, language: str, name: str) -> None:
    """The end screen has all that it should."""
    page = visitor.page
    expect(page.locator(".end .tally .tally-name")).to_have_count(3)
    expect(page.locator(".end svg.chart").first).to_be_visible()
    expect(visitor.act("rematch")).to_be_visible()
    expect(visitor.moves).to_have_count(0)
    check_words(visitor, language)
    visitor.photograph(f"end-{name}-{language}")
    visitor.follow(page.locator("#decision a[href^='/replays/']"))
    expect(page.locator("#ply")).to_be_visible()
    check_words(visitor, language)


def check_words(visitor: Visitor, language: str) -> None:
    assert visitor.page.locator("html").get_attribute("lang") == language
    assert foreign_words(visitor.text(), language) == set()


def test_a_game_of_plus_is_set_up_and_played_to_its_end_and_a_rematch_is_one_click_away(visit: Opened) -> None:
    visitor = visit("uk", "desktop")
    visitor.set_up("me", "bot-casual", "bot-casual", plus=True)
    visitor.wait_for_turn()
    visitor.photograph("table-plus-desktop-uk")
    check_words(visitor, "uk")
    assert visitor.play_to_the_end() > 0
    played = visitor.page.url
    check_end(visitor, "uk", "plus-desktop")
    visitor.go(played)
    visitor.follow(visitor.act("rematch"))
    assert visitor.page.url != played
    assert not visitor.wait_for_turn().over


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_page_speaks_the_visitors_language(visit: Opened, language: str, size: str) -> None:
    visitor = visit(language, size)
    visitor.expect_faults("404")
    for path in OTHER_PAGES:
        visitor.go(path)
        check_words(visitor, language)
        assert visitor.page.evaluate(FITS), "the page is wider than the window"
        visitor.photograph(f"{path.strip('/').replace('/', '-') or 'home'}-{size}-{language}")


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Play зараз"), ("uk", "Грати now"), ("ru", "Ваш turn"), ("pl", "Twój Bakery")]
)
def test_a_word_of_another_language_would_be_noticed(language: str, text: str) -> None:
    assert foreign_words(text + " again", language)
