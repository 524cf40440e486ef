"""The keyboard alone is enough, and one always sees where one is."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.visitor import Visitor

FOCUS = """() => {
  const at = document.activeElement, style = getComputedStyle(at);
  const drawn = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) > 0;
  return { lost: at === document.body || at === null, visible: at.matches(":focus-visible") && drawn };
}"""
PLACE = """() => {
  const { x, y, width, height } = document.activeElement.getBoundingClientRect();
  return { x: x - 5, y: y - 5, width: width + 10, height: height + 10 };
}"""
MANY = 80  # presses of a key; no page has as many places to be


def tab_to(visitor: Visitor, selector: str) -> None:
    """Presses Tab until something has the focus; every stop on the way can be seen."""
    for _ in range(MANY):
        visitor.page.keyboard.press("Tab")
        focus = visitor.page.evaluate(FOCUS)
        if not focus["lost"]:  # after the last stop the browser itself has it
            assert focus["visible"], visitor.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def check_drawn(visitor: Visitor) -> None:
    """Where one is can really be seen: the picture changes when one is no longer there."""
    place = visitor.page.evaluate(PLACE)
    there = visitor.page.screenshot(clip=place)
    visitor.page.evaluate("() => { window.left = document.activeElement; window.left.blur() }")
    assert visitor.page.screenshot(clip=place) != there
    visitor.page.evaluate("() => window.left.focus()")


def start_by_keys(visitor: Visitor) -> None:
    visitor.go("/")
    tab_to(visitor, "form[action='/start'] button.act")
    visitor.page.keyboard.press("Enter")
    visitor.arrive()


def chosen(visitor: Visitor) -> str:
    return str(visitor.page.evaluate("document.activeElement.value ?? ''"))


def test_a_whole_game_with_arrows_and_enter(visit: Opened) -> None:
    visitor = visit("en")
    start_by_keys(visitor)
    decisions = 0
    while not (now := visitor.wait_for_turn()).over:
        while chosen(visitor) != now.choice():
            visitor.page.keyboard.press("ArrowUp")
            assert visitor.page.evaluate(FOCUS) == {"lost": False, "visible": True}
        visitor.page.keyboard.press("Enter")
        visitor.wait_after(now.ply)
        assert not visitor.page.evaluate(FOCUS)["lost"], "an update took the focus away"
        decisions += 1
    assert decisions > 0
    assert not visitor.page.evaluate(FOCUS)["lost"]


def test_numbers_make_the_moves_that_bear_them(visit: Opened) -> None:
    visitor = visit("en")
    start_by_keys(visitor)
    for _ in range(6):
        now = visitor.wait_for_turn()
        visitor.page.keyboard.press("1")
        visitor.wait_after(now.ply)


def test_tab_reaches_the_moves_and_the_cards(visit: Opened) -> None:
    visitor = visit("en")
    start_by_keys(visitor)
    now = visitor.wait_for_turn()
    tab_to(visitor, "#play g[tabindex='0']")
    check_drawn(visitor)
    tab_to(visitor, "#play button[name=move]")
    visitor.photograph("focus-desktop-en")
    check_drawn(visitor)
    visitor.page.keyboard.press("Enter")
    visitor.wait_after(now.ply)
    assert not visitor.page.evaluate(FOCUS)["lost"]
    now = visitor.wait_for_turn()
    tab_to(visitor, "#decision button[name=move]")
    visitor.page.keyboard.press("Space")
    visitor.wait_after(now.ply)


def test_a_held_decision_is_taken_back_and_confirmed_by_keys(visit: Opened) -> None:
    visitor = visit("en")
    visitor.set_up("me", "friend")
    tab_to(visitor, ".tabs a[href='#room-more']")
    visitor.page.keyboard.press("Enter")
    tab_to(visitor, "button[name=hold_last]")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("button[name=hold_last]")).to_have_attribute("aria-pressed", "true")
    assert not visitor.page.evaluate(FOCUS)["lost"]
    ply = visitor.look().ply
    for key in ("1", "u", "1", "e"):
        held = key == "1"
        visitor.page.keyboard.press(key)
        expect(visitor.act("confirm")).to_have_count(1 if held else 0)
    visitor.wait_after(ply)


def test_a_question_mark_tells_the_keys(visit: Opened) -> None:
    visitor = visit("uk")
    start_by_keys(visitor)
    visitor.wait_for_turn()
    visitor.page.keyboard.press("Shift+?")
    expect(visitor.page.locator("#help")).to_be_visible()
    visitor.photograph("keys-desktop-uk")
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("#help")).to_be_hidden()
