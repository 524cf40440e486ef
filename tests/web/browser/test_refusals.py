"""What cannot be done is refused kindly, in the visitor's language, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.reading import foreign_words
from tests.web.browser.visitor import Visitor

# Forged and sent in one task of the page: no news can put right what is wrong before it is on its way.
FORGED_MOVE = (
    "code => { const move = document.querySelector('#decision button[name=move]'); move.value = code; move.click() }"
)
FORGED_FIELD = """([name, value]) => {
  document.querySelector(`#play input[name=${name}]`).value = value;
  document.querySelector("#decision button[name=move]").click();
}"""
TOO_LONG = "each => { each.removeAttribute('maxlength'); each.value = 'x'.repeat(60) }"
BOTH_WAYS = pytest.mark.parametrize("scripted", [True, False], ids=["script", "plain"])


def check_refusal(visitor: Visitor, language: str) -> None:
    notice = visitor.page.locator("#notices .notice")
    expect(notice).to_be_visible()
    assert foreign_words(notice.inner_text(), language) == set()


@BOTH_WAYS
def test_an_illegal_move_is_refused_with_the_reason(visit: Opened, scripted: bool) -> None:
    visitor = visit("uk", java_script_enabled=scripted)
    visitor.expect_faults("409", "422")
    visitor.set_up("me", "friend")
    before, address = visitor.wait_for_turn(), visitor.page.url
    for code in ("build:radio-tower", "літати"):
        visitor.page.evaluate(FORGED_MOVE, code)
        check_refusal(visitor, "uk")
        visitor.photograph("refused-desktop-uk")
        visitor.go(address)
        assert visitor.look() == before
    visitor.play_once()


@BOTH_WAYS
def test_a_form_that_is_out_of_date_is_refused(visit: Opened, scripted: bool) -> None:
    visitor = visit("pl", "phone", java_script_enabled=scripted)
    visitor.expect_faults("409")
    visitor.set_up("me", "friend")
    ply, address = visitor.wait_for_turn().ply, visitor.page.url
    visitor.page.evaluate(FORGED_FIELD, ["ply", "0"])
    check_refusal(visitor, "pl")
    visitor.go(address)
    assert visitor.look().ply == ply
    visitor.play_once()


def test_someone_elses_form_is_refused(visit: Opened) -> None:
    visitor = visit("ru")
    visitor.expect_faults("403")
    visitor.set_up("me", "friend")
    ply = visitor.wait_for_turn().ply
    visitor.page.evaluate(FORGED_FIELD, ["csrf", "forged"])
    check_refusal(visitor, "ru")
    visitor.reload()
    assert visitor.look().ply == ply


@pytest.mark.parametrize("language", ["en", "uk", "ru", "pl"])
@pytest.mark.parametrize("path", ["/no-such-page", "/tables/abcdef123456", "/replays/abcdef123456"])
def test_what_is_not_there_is_told_kindly(visit: Opened, language: str, path: str) -> None:
    visitor = visit(language)
    visitor.expect_faults("404")
    visitor.go(path)
    assert foreign_words(visitor.text(), language) == set()
    expect(visitor.page.locator("main a[href='/']")).to_be_visible()


def test_a_table_that_cannot_be_set_up_says_why_and_keeps_what_was_chosen(visit: Opened) -> None:
    visitor = visit("en")
    visitor.expect_faults("422")
    visitor.go("/tables/new")
    page = visitor.page
    page.locator("select[name=seat-1]").select_option("friend")
    page.locator("input[name=name-1]").evaluate(TOO_LONG)
    page.locator("form[action='/tables'] button.act").click()
    expect(page.locator(".notice")).to_be_visible()
    expect(page.locator("select[name=seat-1]")).to_have_value("friend")
