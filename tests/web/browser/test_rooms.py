"""Rooms of the table: a tab marks the one in view, nothing slides under the pointer, the board follows the question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser.stage import Stage, positions, whole_game
from tests.web.browser.test_one_screen import SIZES, sit_down
from tests.web.serving import WAIT
from tradewinds.core.match import Match

ROOMS = {
    "laptop": ["rivals", "chat", "board", "markets", "more"],
    "phone": ["mine", "rivals", "log", "board", "chat", "more", "markets"],
}
CURRENT = '.tabs a[aria-current="true"]'
BOX = "each => JSON.stringify(each.getBoundingClientRect())"
HIT = """async () => {
  const moving = document.startViewTransition(() => {});
  await moving.ready;
  const { left, top } = document.querySelector(".tabs a").getBoundingClientRect();
  const hit = document.elementFromPoint(left + 9, top + 9);
  moving.skipTransition();
  return hit.getAttribute("href");
}"""


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    context = browser.new_context(**SIZES[request.node.callspec.params["size"]], reduced_motion="reduce")
    context.set_default_timeout(1000 * WAIT)
    yield context.new_page()
    context.close()


def seated(stage: Stage, page: Page, game: str, match: Match) -> str:
    """Someone at a table for three, before a position."""
    key = sit_down(stage, page, game, 3)
    stage.claim(key)
    lay(stage, page, key, match)
    return key


def lay(stage: Stage, page: Page, key: str, match: Match) -> None:
    version = stage.put(key, match)
    page.locator(f"#table[data-version='{version}']").wait_for(state="attached")


def asking(game: str, *, least: int = 1) -> list[Match]:
    """Positions of one game in which so many moves are offered."""
    return [match for match in positions(game, 3, 7, 30) if len(match.moves()) >= least]


@pytest.mark.parametrize("size", ROOMS)
def test_a_tab_marks_the_room_in_view_and_moves_nothing_else(stage: Stage, page: Page, size: str) -> None:
    seated(stage, page, "council-of-four", asking("council-of-four")[8])
    fixed = [page.locator(each) for each in ("#decision", ".tabs", ".seats-box")]
    before = [each.evaluate(BOX) for each in fixed]
    for room in ROOMS[size]:
        tab = page.locator(f".tabs a[href='#room-{room}']")
        tab.click()
        expect(page.locator("#table")).to_have_attribute("data-room", room)
        expect(page.locator(CURRENT)).to_have_count(1)
        expect(tab).to_have_attribute("aria-current", "true")
        expect(page.locator(f"#room-{room}")).to_be_in_viewport()
        assert [each.evaluate(BOX) for each in fixed] == before, room
        assert page.evaluate("scrollY") == 0
        if size == "phone":
            expect(page.locator("#room-mine")).to_be_visible(visible=room in ("board", "mine"))


@pytest.mark.parametrize("size", ["phone"])
def test_when_all_is_over_the_rooms_lie_beside_the_result(stage: Stage, page: Page, size: str) -> None:
    seated(stage, page, "machi-koro", whole_game("machi-koro", 3, 7))
    expect(page.locator(".end")).to_be_in_viewport()
    expect(page.locator(CURRENT)).to_have_count(0)
    page.locator(".tabs a[href='#room-rivals']").click()
    expect(page.locator("#table")).to_have_attribute("data-room", "rivals")
    expect(page.locator(".end")).not_to_be_in_viewport()


@pytest.mark.parametrize("size", ROOMS)
def test_the_menu_goes_by_a_press_elsewhere_and_by_escape(stage: Stage, page: Page, size: str) -> None:
    seated(stage, page, "machi-koro", asking("machi-koro")[8])
    box, open_it = page.locator(".menu-box"), page.locator(".menu summary")
    open_it.click()
    expect(box).to_be_visible()
    page.locator(".top h1").click()
    expect(box).to_be_hidden()
    open_it.click()
    expect(box).to_be_visible()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()


@pytest.mark.parametrize("size", ROOMS)
def test_a_new_question_begins_at_its_top(stage: Stage, page: Page, size: str) -> None:
    first, second = asking("machi-koro", least=12)[3:5]
    key = seated(stage, page, "machi-koro", first)
    moves = page.locator("#moves")
    moves.evaluate("each => each.scrollTo(0, 9999)")
    assert moves.evaluate("each => each.scrollTop") > 0
    lay(stage, page, key, second)
    assert moves.evaluate("each => each.scrollTop") == 0


@pytest.mark.parametrize("size", ["phone"])
def test_on_a_phone_the_board_follows_the_question(stage: Stage, page: Page, size: str) -> None:
    found = asking("council-of-four")
    key = seated(stage, page, "council-of-four", found[0])
    for match in found[1:12]:
        page.locator("#room-board").evaluate("each => each.scrollTo(0, 0)")
        lay(stage, page, key, match)
        place = page.locator("#room-board button[name=move], #room-markets button[name=move]").first
        if place.count():
            expect(place).to_be_in_viewport()


@pytest.mark.parametrize("size", ["laptop"])
@pytest.mark.parametrize("game", ["council-of-four", "machi-koro", "yokohama"])
def test_what_both_rivals_did_can_be_read_above_the_log(stage: Stage, page: Page, size: str, game: str) -> None:
    key = seated(stage, page, game, asking(game)[0])
    for match in asking(game)[5:25:5]:
        lay(stage, page, key, match)
        lines = page.locator(".recap summary")
        for line in lines.all():
            expect(line).to_be_in_viewport(ratio=0.95)
        if lines.count():
            lines.first.click()
            expect(page.locator(".recap details[open] li").first).to_be_in_viewport(ratio=0.95)
        recap, log = page.locator(".recap-box").bounding_box(), page.locator(".story-scroll").bounding_box()
        assert recap
        assert log
        assert recap["y"] + recap["height"] <= log["y"] + 1


@pytest.mark.parametrize("size", ROOMS)
def test_an_open_forecast_leaves_board_and_decision_their_places(stage: Stage, page: Page, size: str) -> None:
    seated(stage, page, "yokohama", min(asking("yokohama", least=2)[5:15], key=lambda match: len(match.moves())))
    board, decision = page.locator("#room-board").bounding_box(), page.locator("#decision").bounding_box()
    page.locator(".forecast summary").click()
    expect(page.locator(".forecast .tally")).to_be_in_viewport()
    assert page.locator("#room-board").bounding_box() == board
    assert page.locator("#decision").bounding_box() == decision
    page.locator(".forecast summary").click()
    expect(page.locator(".forecast .tally")).to_be_hidden()


@pytest.mark.parametrize("size", ["laptop"])
def test_a_mouse_that_rests_is_told_nothing(stage: Stage, page: Page, size: str) -> None:
    page.clock.install()
    first, second = asking("machi-koro", least=12)[3:5]
    key = seated(stage, page, "machi-koro", first)
    page.locator("#room-board button[name=move]").first.hover()
    page.clock.run_for(1000)
    expect(page.locator("#explain")).to_be_visible()
    lay(stage, page, key, second)
    page.clock.run_for(5000)
    expect(page.locator("#explain")).to_be_hidden()
    assert page.evaluate("document.querySelector('#explain').hidden")


@pytest.mark.parametrize("size", ["laptop"])
def test_what_can_be_clicked_can_be_while_pieces_travel(stage: Stage, page: Page, size: str) -> None:
    seated(stage, page, "machi-koro", asking("machi-koro")[0])
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(HIT) == "#room-board"
