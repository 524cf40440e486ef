"""With JavaScript switched off everything works by plain forms."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.conftest import Opened


def test_a_whole_game_is_played_by_plain_forms(visit: Opened) -> None:
    visitor = visit("uk", "phone", java_script_enabled=False)
    visitor.start()
    visitor.wait_for_turn()
    visitor.photograph("plain-phone-uk")
    assert visitor.play_to_the_end() > 0
    expect(visitor.page.locator(".end svg.chart").first).to_be_visible()
    visitor.follow(visitor.act("rematch"))
    assert not visitor.wait_for_turn().over


def test_chat_habits_questions_and_leaving_need_no_script(visit: Opened) -> None:
    visitor = visit("pl", java_script_enabled=False)
    visitor.set_up("me", "friend")
    page = visitor.page
    visitor.open_chat()
    page.locator("#chat-text").fill("Cześć")
    visitor.follow(page.locator(".chat-form button"))
    expect(page.locator(".chat .said").first).to_contain_text("Cześć")
    visitor.open_more()
    visitor.follow(page.locator("button[name=hold_last]"))
    expect(page.locator("button[name=hold_last]")).to_have_attribute("aria-pressed", "true")
    visitor.press(visitor.look().choice())
    visitor.follow(visitor.act("undo"))
    expect(visitor.moves.first).to_be_visible()
    visitor.open_more()
    page.locator("summary").filter(has=page.locator("xpath=..//select[@name='move']")).first.click()
    visitor.follow(page.locator("form[action$='/why'] button"))
    expect(page.locator("select[name=move] option").first).to_be_attached()
    visitor.follow(page.locator("form[action$='/why'] button"))
    expect(page.locator("#notices .notice")).to_contain_text("–")
    visitor.let_bots_finish()


def test_a_replay_is_stepped_through_by_links(visit: Opened) -> None:
    visitor = visit("en", java_script_enabled=False)
    visitor.set_up("me", "bot-casual")
    visitor.let_bots_finish()
    visitor.follow(visitor.page.locator("#decision a[href^='/replays/']"))
    slider = visitor.page.locator("#ply")
    opened, last = slider.input_value(), str(slider.get_attribute("max"))
    assert int(opened) < 10, "it opens where somebody first decides"
    visitor.follow(visitor.page.locator("[data-step=on]"))
    expect(slider).not_to_have_value(opened)
    visitor.follow(visitor.page.locator("[data-step=last]"))
    expect(slider).to_have_value(last)
    visitor.follow(visitor.page.locator("[data-step=first]"))
    expect(slider).to_have_value(opened)
