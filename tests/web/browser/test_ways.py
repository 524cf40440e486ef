"""Ways of the president that cost the same and pay others differ: the player is asked which one is meant."""

from __future__ import annotations

from itertools import groupby

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser.stage import Stage, positions
from tests.web.browser.test_one_screen import SIZES, sit_down
from tests.web.serving import WAIT
from tradewinds.core.match import Match
from tradewinds.core.move import Move


@pytest.fixture(scope="module")
def match() -> Match:
    return positions("yokohama", 3, 12, 200)[9]


def end(way: Move) -> str:
    return way.code.rpartition("/")[2]


def choices(match: Match) -> list[list[Move]]:
    """Ways to the same place, where there are several."""
    alike = [list(ways) for _, ways in groupby(sorted(match.ways(), key=end), key=end)]
    return [ways for ways in alike if len(ways) > 1]


def test_ways_to_one_place_cost_the_same_and_pay_others(match: Match) -> None:
    assert choices(match)
    for ways in choices(match):
        yen = []
        for way in ways:
            twin = match.copy()
            for step in way.code.split("/")[:-1]:
                twin.play(step)
            yen.append([int(amount) for amount in twin.state.yen[:3]])
        assert len({own for own, *_ in yen}) == 1
        assert len({tuple(each) for each in yen}) == len(ways)


def test_a_click_on_such_a_place_asks_which_way(stage: Stage, browser: Browser, match: Match) -> None:
    context = browser.new_context(**SIZES["laptop"], reduced_motion="reduce")
    context.set_default_timeout(1000 * WAIT)
    page = context.new_page()
    key = sit_down(stage, page, "yokohama", 3)
    stage.claim(key)
    stage.put(key, match)
    page.goto(f"{stage.address}/tables/{key}")
    expect(page.locator("#table[data-version]")).to_be_attached()
    _, other = choices(match)[0]
    page.locator(f"#play button[name=move][value$='{end(other)}']").click()
    asked = page.locator("#explain [data-answer] button")
    expect(asked).to_have_count(2)
    expect(page.locator("#play input[name=ply]")).to_have_value(str(match.ply))
    page.locator(f"#explain [data-answer] button[value='{other.code}']").click()
    twin = match.copy()
    for step in other.code.split("/"):
        twin.play(step)
    expect(page.locator("#play input[name=ply]")).to_have_value(str(twin.ply))
    context.close()
