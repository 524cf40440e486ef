"""What others did is marked on the board and can be shown once more."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser.stage import Stage, positions
from tests.web.browser.test_one_screen import SIZES, sit_down
from tests.web.serving import WAIT
from tradewinds.web.pages.recap import recap_of

GAME = "yokohama"


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_what_others_did_is_marked_and_shown_once_more(stage: Stage, browser: Browser, size: str) -> None:
    context = browser.new_context(**SIZES[size], reduced_motion="reduce")
    context.set_default_timeout(1000 * WAIT)
    page = context.new_page()
    key = sit_down(stage, page, GAME, 3)
    stage.claim(key)
    match = next(match for match in positions(GAME, 3, 7, 40)[20:] if match.view(0)["phase"] == "before")
    stage.put(key, match)
    page.goto(f"{stage.address}/tables/{key}")
    expect(page.locator("#table[data-version]")).to_be_attached()
    recap = recap_of(match, 0, match.game.words("en"), ["", "Friend 2", "Friend 3"], {})
    place = next(place for turn in recap for place in turn.places if page.locator(f"[id='{place}']").count())
    expect(page.locator(f"[id='{place}']")).to_have_class(re.compile("since-[12]"))
    board = page.locator("[data-part=board-board]")
    before = board.inner_html()
    page.locator("[data-again]").click()
    expect(page.locator("#again")).to_be_visible()
    expect(page.locator("#again li").first).to_be_visible()
    expect(page.locator("[data-part=board-board] button[name=move]")).to_have_count(0)
    page.locator("[data-stop]").click()
    expect(page.locator("#again")).to_be_hidden()
    expect(board.locator("button[name=move]").first).to_be_attached()
    assert board.inner_html() == before
    context.close()
