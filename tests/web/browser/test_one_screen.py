"""The whole of a decision is on the screen: measured in many positions of real games, in each language and size."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.web.browser.artifacts import ARTIFACTS
from tests.web.browser.stage import Stage, positions
from tests.web.browser.visitor import settings
from tests.web.serving import WAIT

LANGUAGES = ("en", "uk", "ru", "pl")
GAMES = {"yokohama": (2, 3, 4), "council-of-four": (2, 3, 4), "machi-koro": (2, 3, 4)}
SIZES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "wide": {"viewport": {"width": 1920, "height": 1080}},
    "phone": settings("phone"),
}
POSITIONS = 3  # of each game, number of players, size and language: 324 in all
MANY = {"laptop": 6, "wide": 6, "phone": 4}  # moves; longer lists may scroll within their box
SMALLEST = 0.8  # how small a picture may become on a laptop
GROWN = {("machi-koro", "wide"): 1.4}  # and where there is more room than it needs

# What must be wholly on the screen; some of it scrolls within its own frame.
ALWAYS = ["#decision", "#decision h2", ".seats-box", ".tabs"]
PARTS = {
    "laptop": [*ALWAYS, "#room-board .part", "#room-mine .part", ".story-scroll"],
    "wide": [*ALWAYS, "#room-board .part", "#room-mine .part", ".story-scroll", "#room-chat", ".aside"],
    "phone": [*ALWAYS, "#room-board", "#room-mine"],
}
MEASURE = """([selectors, many]) => {
  const faults = [], all = (selector) => [...document.querySelectorAll(selector)];
  const box = (each) => each.getBoundingClientRect();
  const outside = ({ left, top, right, bottom }) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  for (const selector of selectors) {
    const found = all(selector).filter((each) => box(each).height);
    if (!found.length) faults.push(`no ${selector}`);
    for (const each of found) if (outside(box(each))) faults.push(`${selector}: ${JSON.stringify(box(each))}`);
  }
  const list = document.querySelector("#moves"), moves = all("#moves button").length;
  if (list && moves <= many && list.scrollHeight > list.clientHeight + 2) faults.push(`${moves} moves scroll`);
  if (list && box(list).height < Math.min(74, list.scrollHeight) - 8) faults.push("no room for moves");
  for (const each of all("#decision .after button")) if (outside(box(each))) faults.push(`quiet ${each.value}`);
  const decision = box(document.querySelector("#decision"));
  for (const each of all("#room-mine, .seats-box, #room-board")) {
    const { left, top, right, bottom } = box(each);
    const beside = left >= decision.right - 1 || right <= decision.left + 1;
    if (!beside && top < decision.bottom - 1 && bottom > decision.top + 1) faults.push(`${each.id} under the decision`);
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than the screen");
  return faults;
}"""
SHOWS = "version => Number(document.getElementById('table').dataset.version) >= version"
SCALES = """() => [...document.querySelectorAll("#room-board .part, #room-mine .part")].map((part) => {
  const { width, height } = part.getBoundingClientRect(), natural = part.viewBox.baseVal;
  return Math.min(width / natural.width, height / natural.height);
})"""


def sit_down(stage: Stage, page: Page, game: str, players: int) -> str:
    """Opens a table for so many, of whom all but the first are open seats that nothing happens at."""
    page.goto(f"{stage.address}/tables/new?game={game}")
    for place in range(page.locator("select[name^=seat-]").count()):
        kind = "me" if place == 0 else "friend" if place < players else "none"
        page.locator(f"select[name=seat-{place}]").select_option(kind)
    page.locator("form[action='/tables'] button.act").click()
    page.wait_for_url("**/tables/*")
    page.locator("#table[data-version]").wait_for(state="attached")
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_decision_is_on_one_screen(stage: Stage, browser: Browser, game: str, size: str) -> None:
    faults = []
    context = browser.new_context(**SIZES[size], reduced_motion="reduce")
    context.set_default_timeout(1000 * WAIT)
    page = context.new_page()
    for players in GAMES[game]:
        key = sit_down(stage, page, game, players)
        for language in LANGUAGES:
            context.add_cookies([{"name": "tw_lang", "value": language, "url": stage.address}])
            for number, match in enumerate(positions(game, players, 7, POSITIONS)):
                stage.claim(key)
                stage.put(key, match)
                page.goto(f"{stage.address}/tables/{key}")  # how it looks, not how it comes, is what is measured here
                found = page.evaluate(MEASURE, [PARTS[size], MANY[size]])
                if size != "phone":
                    smallest = GROWN.get((game, size), SMALLEST)
                    found += [f"drawn at {scale:.2f}" for scale in page.evaluate(SCALES) if scale < smallest]
                if found:
                    keep(page, f"one-screen-{game}-{size}-{language}-{players}-{number}")
                faults += [f"{players} players, {language}, ply {match.ply}: {fault}" for fault in found]
    context.close()
    assert not faults, "\n".join(faults)


def keep(page: Page, name: str) -> None:
    ARTIFACTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=Path(ARTIFACTS) / f"{name}.png")


def test_a_rival_who_is_away_keeps_their_whole_name_on_a_wide_screen(stage: Stage, browser: Browser) -> None:
    with browser.new_context(**SIZES["wide"], reduced_motion="reduce") as context:
        context.set_default_timeout(1000 * WAIT)
        page = context.new_page()
        key = sit_down(stage, page, "machi-koro", 3)
        stage.claim(key)
        page.wait_for_function(SHOWS, arg=stage.put(key, positions("machi-koro", 3, 5, 1)[0]))
        page.locator(".seat .small-act").first.wait_for()
        cut = "names => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.innerText)"
        assert page.locator(".seat-name").evaluate_all(cut) == []
