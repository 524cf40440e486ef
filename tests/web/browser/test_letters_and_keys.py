"""Nothing on a laptop's table is set too small to read, and the keys do what their help says, whatever the letters."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser.stage import Stage, positions
from tests.web.browser.test_one_screen import SIZES, sit_down
from tests.web.serving import WAIT
from tradewinds.core.match import Match

GAMES = ("yokohama", "council-of-four", "machi-koro")
SMALLEST = 11.95  # px
SMALL = """smallest => [...document.querySelectorAll("#room-board text, #room-mine text")].filter((text) =>
  parseFloat(getComputedStyle(text).fontSize) * Math.abs(text.closest("svg.part").getScreenCTM().a) < smallest
).map((text) => text.textContent)"""
PRESS = "([key, code]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))"


@pytest.fixture
def opened(stage: Stage, browser: Browser) -> Iterator[Callable[[Match], Page]]:
    """Opens a page on a position of a game."""
    context = browser.new_context(**SIZES["laptop"], reduced_motion="reduce")
    context.set_default_timeout(1000 * WAIT)
    page = context.new_page()

    def show(match: Match) -> Page:
        key = sit_down(stage, page, match.game.name, match.players)
        stage.claim(key)
        stage.put(key, match)
        page.goto(f"{stage.address}/tables/{key}")
        expect(page.locator("#table[data-version]")).to_be_attached()
        return page

    yield show
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_text_of_a_picture_is_under_twelve_pixels_on_a_laptop(opened: Callable[[Match], Page], game: str) -> None:
    for players in (3, 4):
        assert opened(positions(game, players, 7, 20)[14]).evaluate(SMALL, SMALLEST) == []


@pytest.mark.parametrize(("key", "letter"), [("e", "e"), ("у", "Cyrillic")])
@pytest.mark.parametrize("game", ["yokohama", "council-of-four"])
def test_e_ends_the_turn(opened: Callable[[Match], Page], game: str, key: str, letter: str) -> None:
    ending = next(match for match in positions(game, 3, 7, 80) if "end" in [move.code for move in match.moves()])
    page = opened(ending)
    expect(page.locator("#decision [data-key=e]")).to_be_visible()
    page.evaluate(PRESS, [key, "KeyE"])
    expect(page.locator("#play input[name=ply]")).not_to_have_value(str(ending.ply))
