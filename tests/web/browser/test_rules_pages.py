"""Rules in a real browser: they can be looked through, and fit every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.test_accessible import check
from tradewinds.core.words import LANGUAGES

GAMES = ["yokohama", "council-of-four", "machi-koro"]
WORDS = {"en": "bakery", "uk": "пекарня", "ru": "пекарня", "pl": "piekarnia"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_looks_for_is_found(visit: Opened, language: str) -> None:
    visitor = visit(language)
    visitor.go("/rules/machi-koro")
    page = visitor.page
    everything = page.locator("[data-entry]:visible").count()
    page.locator("#find").fill(WORDS[language])
    expect(page.locator("[data-entry]:visible").first).to_be_visible()
    assert 0 < page.locator("[data-entry]:visible").count() < everything / 4
    page.locator("#find").fill("qqqq")
    expect(page.locator("[data-entry]:visible")).to_have_count(0)
    page.locator("#find").fill("")
    expect(page.locator("[data-entry]:visible")).to_have_count(everything)


@pytest.mark.parametrize(("colours", "size"), [("light", "desktop"), ("dark", "phone")])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_accessible(visit: Opened, game: str, colours: str, size: str) -> None:
    visitor = visit("en", size, color_scheme=colours, bypass_csp=True)
    visitor.go(f"/rules/{game}")
    check(visitor, f"rules-{game}-{size}-{colours}")
    visitor.page.locator(".rules-picture summary").click()
    check(visitor, f"rules-{game}-{size}-{colours}-picture")
