"""Whatever one presses counts, however slow the answers are and whatever comes meanwhile."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Route, expect

from tests.web.browser.conftest import Opened


def test_what_is_pressed_before_the_last_answer_has_come_is_done_too(visit: Opened) -> None:
    visitor = visit("en")
    visitor.set_up("me", "friend")
    late: list[tuple[Route, APIResponse]] = []
    visitor.page.route("**/habits", lambda route: late.append((route, route.fetch())))
    visitor.open_more()
    visitor.page.locator("button[name=hold_last]").click()
    expect(visitor.page.locator("button[name=hold_last]")).to_have_attribute("aria-pressed", "true")
    visitor.press("build:ranch")
    route, answer = late.pop()
    route.fulfill(response=answer)
    expect(visitor.act("confirm")).to_be_visible()


def test_what_is_pressed_twice_while_it_is_on_its_way_is_done_once(visit: Opened) -> None:
    visitor = visit("en")
    visitor.set_up("me", "friend")
    sent: list[Route] = []
    visitor.page.route("**/play", lambda route: sent.append(route))
    button = visitor.page.locator("#decision button[name=move][value=pass]")
    button.dblclick()
    visitor.open_more()
    visitor.page.locator("button[name=hold_last]").click()  # whatever else was sent would be sent before this
    with visitor.page.expect_response("**/habits"):
        sent[0].continue_()
    assert len(sent) == 1
    expect(visitor.page.locator("#notices .notice")).to_have_count(0)


def test_news_wait_until_a_button_is_let_go(visit: Opened) -> None:
    visitor = visit("en")
    visitor.count_news()
    visitor.set_up("me", "friend")
    elsewhere = visitor.context.new_page()  # the same person's second tab
    elsewhere.goto(visitor.page.url)
    forced, held = (f"button[name={name}]" for name in ("play_forced", "hold_last"))
    visitor.open_more()
    elsewhere.locator(".tabs a[href='#room-more']").click()
    visitor.page.locator(forced).hover()
    visitor.page.mouse.down()
    with visitor.hearing_news():
        elsewhere.locator(held).click()
    expect(visitor.page.locator(held)).to_have_attribute("aria-pressed", "false")
    visitor.page.mouse.up()
    for button in (forced, held):
        expect(visitor.page.locator(button)).to_have_attribute("aria-pressed", "true")
