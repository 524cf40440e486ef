"""Browsers add their parts to the seed, and say after the game whether the server has kept its word."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.visitor import Visitor

TOLD = "[data-fairness-told]"
CHANGE = """([kind, name, value]) => {
  const notes = JSON.parse(localStorage.getItem("tw-fair"));
  notes[kind].forEach((each) => { each[name] = value; });
  localStorage.setItem("tw-fair", JSON.stringify(notes));
}"""


def fairness(visitor: Visitor) -> Any:
    """What the server tells of the table that is on the screen."""
    address = visitor.page.url.replace("/tables/", "/api/tables/")
    return visitor.context.request.get(address).json()["fairness"]


def to_replay(visitor: Visitor) -> None:
    visitor.follow(visitor.page.locator("#decision a[href^='/replays/']"))


def test_a_game_against_bots_is_on_at_once_with_the_part_of_the_browser_and_is_checked_after_it(visit: Opened) -> None:
    visitor = visit()
    visitor.start()
    visitor.wait_for_turn()
    assert [bool(digest) for digest in fairness(visitor)["digests"]] == [True, False, False]
    visitor.let_bots_finish()
    assert [part["by"] for part in fairness(visitor)["parts"]] == ["browser", "server", "server"]
    to_replay(visitor)
    expect(visitor.page.locator(TOLD)).to_contain_text(
        "Your browser has checked this itself: the check code is the one"
    )
    visitor.photograph("fairness-desktop-en")


def test_two_people_promise_first_and_tell_their_parts_once_both_are_there(visit: Opened) -> None:
    olena, taras = visit("uk"), visit("pl")
    olena.set_up("me", "open")
    before = fairness(olena)
    assert before["commitment"] in olena.page.locator(".waiting-room").inner_text()
    assert before["digests"][0]
    taras.go(olena.page.url)
    taras.submit(taras.page.locator("button[formaction$='/join']"))
    for visitor in (olena, taras):
        visitor.page.locator("#play input[name=ply]").wait_for(state="attached")
    assert all(fairness(olena)["digests"])
    assert fairness(olena)["commitment"] == before["commitment"]
    for visitor in (olena, taras):
        visitor.open_more()
        visitor.submit(visitor.act("leave"))
    for visitor, sentence in (
        (olena, "Ваш браузер перевірив це сам"),
        (taras, "Twoja przeglądarka sprawdziła to sama"),
    ):
        visitor.page.locator(".end").first.wait_for()
        to_replay(visitor)
        expect(visitor.page.locator(TOLD)).to_contain_text(sentence)
    assert olena.page.locator("[data-part-of=browser]").count() == 2


@pytest.mark.parametrize(
    ("kind", "name", "value", "sentence"),
    [
        ("games", "commitment", "0" * 64, "It noted nothing before this game."),
        ("parts", "part", "0" * 64, "the part that it added before the game is not there"),
        ("games", "digests", ["0" * 64, None, None], "a part is not the one that was promised"),
    ],
)
def test_what_does_not_fit_what_the_browser_noted_is_said(
    kind: str, name: str, value: Any, sentence: str, visit: Opened
) -> None:
    visitor = visit()
    visitor.start()
    visitor.wait_for_turn()
    visitor.let_bots_finish()
    visitor.page.evaluate(CHANGE, [kind, name, value])
    to_replay(visitor)
    expect(visitor.page.locator(TOLD)).to_contain_text(sentence)


def test_without_a_script_the_server_adds_the_part_and_says_so(visit: Opened) -> None:
    visitor = visit(java_script_enabled=False)
    visitor.start()
    assert fairness(visitor)["digests"] == [None] * 3
    visitor.let_bots_finish()
    assert [part["by"] for part in fairness(visitor)["parts"]] == ["server"] * 3


def test_what_is_wrong_with_a_wish_is_still_told_by_a_page(visit: Opened) -> None:
    visitor = visit()
    visitor.expect_faults("422", "cannot be parsed")
    visitor.go("/tables/new?game=machi-koro")
    visitor.page.locator("input[name=clock][value=move]").check()
    visitor.page.locator("input[name=minutes]").evaluate("(field) => { field.type = 'text'; field.value = 'soon'; }")
    visitor.page.locator("form[action='/tables'] button.act").click()
    expect(visitor.page.locator(".notice")).to_be_visible()
