"""Whatever lies on the table explains itself when it is pointed at or tapped, whether or not it can be played."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser.stage import Stage, positions
from tests.web.browser.test_one_screen import sit_down
from tests.web.browser.visitor import settings
from tests.web.serving import WAIT

GAMES = ("yokohama", "council-of-four", "machi-koro")
HIGH = 5000  # px: nothing lies under anything else
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": HIGH}},
    "phone": settings("phone") | {"viewport": {"width": 390, "height": HIGH}},
}
UNEXPLAINED = """() => [...document.querySelectorAll("#play [data-piece]")].filter((piece) => {
  piece.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const { left, top, width, height } = piece.getBoundingClientRect();
  if (!width || !height) return false;
  const thing = document.elementFromPoint(left + width / 2, top + height / 2)?.closest("[data-explain]");
  const inside = thing ?? piece.closest("[data-explain]");
  return !inside || !document.querySelector(`[data-about="${CSS.escape(inside.dataset.explain)}"]`);
}).map((piece) => piece.dataset.piece)"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_piece_that_is_drawn_can_be_asked_about(stage: Stage, browser: Browser, game: str, size: str) -> None:
    context = browser.new_context(**SIZES[size], reduced_motion="reduce")
    context.set_default_timeout(1000 * WAIT)
    page = context.new_page()
    key = sit_down(stage, page, game, 2)
    stage.claim(key)
    for match in positions(game, 2, 7, 4)[1:]:
        stage.put(key, match)
        page.goto(f"{stage.address}/tables/{key}")
        expect(page.locator("#table[data-version]")).to_be_attached()
        assert page.evaluate(UNEXPLAINED) == []
    context.close()


def test_a_tap_on_a_figure_says_what_it_counts(stage: Stage, browser: Browser) -> None:
    context = browser.new_context(**settings("phone"), reduced_motion="reduce")
    context.set_default_timeout(1000 * WAIT)
    page = context.new_page()
    key = sit_down(stage, page, "council-of-four", 2)
    stage.claim(key)
    match = positions("council-of-four", 2, 7, 4)[1]
    stage.put(key, match)
    page.goto(f"{stage.address}/tables/{key}")
    expect(page.locator("#table[data-version]")).to_be_attached()
    page.locator("#room-mine [data-piece=servants-0]").tap()
    expect(page.locator("#explain")).to_be_visible()
    expect(page.locator("#explain h2")).to_have_text(match.game.words("en").say("thing-servants"))
    context.close()


def test_a_tile_and_a_city_say_first_what_they_themselves_bring(stage: Stage, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.set_default_timeout(1000 * WAIT)
    page = context.new_page()
    key = sit_down(stage, page, "council-of-four", 2)
    stage.claim(key)
    match = next(match for match in positions("council-of-four", 2, 7, 12) if not match.view(0)["mains"])
    stage.put(key, match)
    page.goto(f"{stage.address}/tables/{key}")
    tile = next(iter(match.view(0)["permits"].values()))["shown"][0]["name"]
    page.locator(f"#permit-{tile}").hover(force=True)
    expect(page.locator("#explain [data-name]")).to_contain_text("/".join(tile.upper()))
    expect(page.locator("#explain [data-effect]")).to_have_text(re.compile("^Bonuses: "))
    city = next(name for name, city in match.view(0)["cities"].items() if city["token"])
    page.locator(f"#city-{city}").hover(force=True)
    expect(page.locator("#explain [data-name]")).to_contain_text(city.capitalize())
    expect(page.locator("#explain [data-effect]")).to_have_text(re.compile("^Token: "))
    context.close()


def test_what_is_told_stays_in_the_window_and_off_what_it_is_about(stage: Stage, browser: Browser) -> None:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="uk")
    context.set_default_timeout(1000 * WAIT)
    page = context.new_page()
    key = sit_down(stage, page, "yokohama", 2)
    stage.claim(key)
    stage.put(key, positions("yokohama", 2, 7, 4)[1])
    page.goto(f"{stage.address}/tables/{key}")
    expect(page.locator("#table[data-version]")).to_be_attached()
    pieces = page.locator("#room-mine [data-piece][data-explain]")
    for n in range(0, pieces.count(), 5):  # goods, stock and flags: each a while
        pieces.nth(n).hover(force=True)
        expect(page.locator("#explain")).to_be_visible()
        told, piece = page.locator("#explain").bounding_box(), pieces.nth(n).bounding_box()
        assert told
        assert piece
        assert told["y"] >= 0, told
        assert told["y"] + told["height"] <= 768, told
        beside = told["x"] + told["width"] <= piece["x"] or piece["x"] + piece["width"] <= told["x"]
        assert beside or told["y"] + told["height"] <= piece["y"], (told, piece)
        page.mouse.move(5, 5)
    context.close()
