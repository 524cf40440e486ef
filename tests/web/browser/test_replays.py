"""Finished games, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.visitor import Visitor


@pytest.fixture
def replay(visit: Opened) -> Visitor:
    """Someone at the replay of a game that has just ended."""
    visitor = visit("en")
    visitor.set_up("me", "bot-casual")
    visitor.let_bots_finish()
    visitor.follow(visitor.page.locator("#decision a[href^='/replays/']"))
    expect(visitor.page.locator("#ply")).to_be_visible()
    return visitor


def test_the_slider_moves_through_the_game(replay: Visitor) -> None:
    page = replay.page
    replay.mark()
    slider, place, board = page.locator("#ply"), page.locator(".place"), page.locator(".board")
    last, end = slider.input_value(), board.inner_html()
    slider.press("Home")
    expect(place).to_contain_text("Move 0 of")
    expect(page.locator("[data-part=log]")).not_to_contain_text("wins")
    slider.press("ArrowRight")
    expect(place).to_contain_text("Move 1 of")
    page.locator("[data-step='1']").click()
    expect(place).to_contain_text("Move 2 of")
    assert board.inner_html() != end
    page.locator("[data-step=last]").click()
    expect(place).to_contain_text(f"Move {last} of {last}")
    assert board.inner_html() == end
    assert replay.same_page()
    replay.photograph("replay-desktop-en")


def test_a_record_is_downloaded_and_brought_again(replay: Visitor, tmp_path: Path) -> None:
    page = replay.page
    plies = page.locator("#ply").get_attribute("max")
    expect(page.locator("main")).to_contain_text("The dice and draws were fixed before the game")
    with page.expect_download() as download:
        page.locator("a[download]").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    replay.go("/replays")
    page.locator("input[type=file]").set_input_files(record)
    page.locator("form[action='/replays'] button").click()
    expect(page.locator("#ply")).to_have_attribute("max", str(plies))
    expect(page.locator("main")).to_contain_text("The dice and draws were fixed before the game")


def test_a_record_that_cannot_be_read_is_refused_with_the_line(visit: Opened) -> None:
    visitor = visit("pl")
    visitor.expect_faults("422")
    visitor.go("/replays")
    visitor.page.locator("textarea[name=text]").fill("nonsense")
    visitor.page.locator("form[action='/replays'] button").click()
    expect(visitor.page.locator(".notice")).to_contain_text("1")
