"""The coach at the table and after it, in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.visitor import Visitor
from tradewinds.core.words import LANGUAGES

GAMES = ["yokohama", "council-of-four", "machi-koro"]


def at_table(visitor: Visitor, game: str) -> Visitor:
    """Someone whose turn it is against a bot."""
    visitor.set_up("me", "bot-casual", game=game)
    visitor.wait_for_turn()
    return visitor


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lamp_stands_beside_the_longest_word_for_a_hint(visit: Opened, language: str) -> None:
    page = at_table(visit(language, "phone"), "machi-koro").page
    lamp, button = page.locator("#hint-form svg").bounding_box(), page.locator("#hint-form button")
    assert lamp
    assert lamp["width"] == pytest.approx(lamp["height"], abs=1), "it is not squeezed"
    assert button.evaluate("each => each.scrollWidth <= each.clientWidth")


@pytest.mark.parametrize(("game", "size"), [(game, "desktop") for game in GAMES] + [("yokohama", "phone")])
def test_a_hint_is_shown_beside_the_decision_and_on_the_board_until_one_decides(
    visit: Opened, game: str, size: str
) -> None:
    visitor = at_table(visit("en", size), game)
    page, before = visitor.page, visitor.look()
    visitor.mark()
    board = page.locator("#room-board").bounding_box()
    page.locator("#hint-form button").click()
    expect(page.locator("#advice .advised li").first).to_be_in_viewport(ratio=0.9)
    assert page.locator("#room-board").bounding_box() == board, "the board keeps its place"
    page.locator("[data-unhint]").click()
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)
    page.locator("#hint-form button").click()
    expect(page.locator("#advice .advised li").first).to_be_in_viewport(ratio=0.9)
    expect(page.locator("#decision .hinted[data-rank='1']").first).to_be_in_viewport(ratio=0.9)
    hinted = page.locator("[name=move].hinted[data-rank='1']")
    assert hinted.count() >= 1, "the best move is marked where it is played"
    visitor.photograph(f"hint-{game}-{size}")
    code = hinted.first.get_attribute("value")
    assert code
    page.locator(f"[name=move][value='{code}']").first.evaluate("each => each.click()")
    visitor.wait_after(before.ply)
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator(".hinted")).to_have_count(0)
    assert visitor.same_page()


def test_friends_at_one_table_are_offered_no_hint(visit: Opened) -> None:
    visitor = visit("en")
    visitor.set_up("me", "friend")
    expect(visitor.page.locator("#hint-form")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_finished_game_is_analysed_and_a_position_of_it_practised(visit: Opened, language: str) -> None:
    visitor = visit(language)
    visitor.set_up("me", "bot-casual")
    visitor.let_bots_finish()
    page = visitor.page
    expect(page.locator(".end figure")).to_have_count(3)  # score, coins, and the odds, which come by themselves
    visitor.follow(page.locator(".end a[href$='/analysis']"))
    page.locator("#working").wait_for(state="detached")
    expect(page.locator(".odds-figure svg")).to_be_visible()
    visitor.photograph(f"analysis-{language}")
    usual = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "no line is cut on a phone"
    page.set_viewport_size(usual or {"width": 1280, "height": 800})
    visitor.follow(page.locator("main a[href^='/replays/']").first)
    expect(page.locator("#ply")).to_be_visible()
    page.locator("[data-step=turn-on]").click()
    expect(page.locator("[data-at$='/practise']")).not_to_have_attribute("href", "?ply=0")
    visitor.follow(page.locator("[data-at$='/practise']"))
    visitor.submit(page.locator("main form button.act"))
    visitor.arrive()
    expect(page.locator("#decision")).to_be_visible()
    expect(page.locator("#hint-form")).to_have_count(1)
    visitor.photograph(f"practice-{language}")


def test_the_forecast_unfolds_and_stays_open_while_the_game_goes_on(visit: Opened) -> None:
    visitor = at_table(visit("en"), "council-of-four")
    page = visitor.page
    page.locator(".forecast summary").click()
    expect(page.locator(".forecast .tally")).to_be_visible()
    visitor.play_once()
    visitor.wait_for_turn()
    expect(page.locator(".forecast .tally")).to_be_visible()
