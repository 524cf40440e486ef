"""Finished games, move by move."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

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
    last = str(slider.get_attribute("max"))
    first = slider.input_value()
    assert int(first) < 10, "it opens where somebody first decides"
    page.locator("[data-step=last]").click()
    expect(place).to_contain_text(f"Move {last} of {last}")
    end = board.inner_html()
    slider.press("Home")
    expect(place).to_contain_text("Move 0 of")
    expect(page.locator("[data-part=log]")).not_to_contain_text("wins")
    slider.press("ArrowRight")
    expect(place).to_contain_text("Move 1 of")
    page.locator("[data-step=on]").click()
    expect(place).not_to_contain_text("Move 1 of")
    assert board.inner_html() != end
    page.locator("[data-step=last]").click()
    expect(place).to_contain_text(f"Move {last} of {last}")
    assert board.inner_html() == end
    assert replay.same_page()
    replay.photograph("replay-desktop-en")


def test_steps_go_by_turn_and_by_decision_and_have_an_address(replay: Visitor) -> None:
    page, place = replay.page, replay.page.locator(".place")
    page.keyboard.press("Shift+ArrowRight")
    expect(place).to_contain_text("turn 2")
    page.locator("[data-step=turn-on]").click()
    expect(place).to_contain_text("turn 3")
    there = place.inner_text()
    assert page.url.endswith(f"?ply={page.locator('#ply').input_value()}")
    page.locator("[data-step=turn-back]").click()
    expect(place).to_contain_text("turn 2")
    page.keyboard.press("Shift+ArrowRight")
    expect(place).to_have_text(there)
    page.reload()
    expect(place).to_have_text(there)
    page.locator(".standing-box .seat-score").first.wait_for()


def set_pause(page: Page, milliseconds: int) -> None:
    """Between two decisions of a replay that plays by itself."""
    page.locator("#pace").evaluate(f"each => {{ each.options[2].value = {milliseconds}; each.selectedIndex = 2 }}")


def test_a_replay_plays_by_itself_until_it_is_stopped_and_to_the_end(replay: Visitor) -> None:
    page, place = replay.page, replay.page.locator(".place")
    first = place.inner_text()
    set_pause(page, 3_600_000)
    page.locator("#autoplay").click()
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "true")
    expect(place).not_to_have_text(first)
    page.locator("#autoplay").click()
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")
    last = int(str(page.locator("#ply").get_attribute("max")))
    page.locator("#ply").evaluate(f"each => {{ each.value = {last - 4}; each.dispatchEvent(new Event('input')) }}")
    expect(place).to_contain_text(f"Move {last - 4} of")
    set_pause(page, 1)
    page.locator("#autoplay").click()
    expect(place).to_contain_text(f"Move {last} of {last}")
    expect(page.locator("#autoplay")).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".seat-score").first).to_be_visible()


def test_finished_games_are_listed_with_who_won_and_how_one_has_played(replay: Visitor) -> None:
    page = replay.page
    game = page.url.partition("?")[0].rpartition("/")[2]
    page.locator(".top nav a[href='/replays']").click()
    listed = page.locator(f".listed a[href='/replays/{game}']")
    expect(listed.locator(".winner")).to_have_count(1)
    expect(listed).to_contain_text("turns")
    expect(page.locator(".statistics tbody tr")).to_have_count(1)
    replay.photograph("replays-desktop-en")
    listed.click()
    expect(page.locator("#ply")).to_be_visible()


def test_a_record_is_downloaded_and_brought_again(replay: Visitor, tmp_path: Path) -> None:
    page = replay.page
    plies = page.locator("#ply").get_attribute("max")
    expect(page.locator("main")).to_contain_text("The dice and draws were fixed before the game")
    with page.expect_download() as download:
        page.locator("a[download][href$=record]").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    replay.go("/replays")
    page.locator(".bring summary").click()
    page.locator("input[type=file]").set_input_files(record)
    page.locator("form[action='/replays'] button").click()
    expect(page.locator("#ply")).to_have_attribute("max", str(plies))
    expect(page.locator("main")).to_contain_text("The dice and draws were fixed before the game")


def test_a_record_that_cannot_be_read_is_refused_with_the_line(visit: Opened) -> None:
    visitor = visit("pl")
    visitor.expect_faults("422")
    visitor.go("/replays")
    visitor.page.locator(".bring summary").click()
    visitor.page.locator("textarea[name=text]").fill("nonsense")
    visitor.page.locator("form[action='/replays'] button").click()
    expect(visitor.page.locator(".notice")).to_contain_text("1")
