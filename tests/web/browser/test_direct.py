"""Playing is direct: a press shows at once, none is lost, a tap chooses first, and what is told covers no decision."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser.stage import Stage, positions
from tests.web.browser.test_one_screen import SHOWS, SIZES, sit_down
from tests.web.serving import WAIT
from tradewinds.core.match import Match
from tradewinds.web.house.playing import is_forced
from tradewinds.web.house.table import can_undo

MANY = 150  # decisions of one seat to choose from
PRESSED = """code => {
  const button = document.querySelector(`#play button[name=move][value="${code}"]`);
  button.click();
  return button.classList.contains("busy");
}"""
OVERLAP = """() => {
  const told = document.getElementById("explain"), decision = document.querySelector(".dock").getBoundingClientRect();
  if (told.hidden) return false;
  const { left, top, right, bottom } = told.getBoundingClientRect();
  return left < decision.right && right > decision.left && top < decision.bottom && bottom > decision.top;
}"""


@pytest.fixture
def opened(stage: Stage, browser: Browser) -> Iterator[Callable[..., Page]]:
    """Opens a page on a position of a game."""
    contexts = []

    def show(match: Match, size: str = "laptop", **more: Any) -> Page:
        contexts.append(browser.new_context(**SIZES[size], **{"reduced_motion": "reduce"} | more))
        contexts[-1].set_default_timeout(1000 * WAIT)
        page = contexts[-1].new_page()
        key = sit_down(stage, page, match.game.name, match.players)
        stage.claim(key)
        page.wait_for_function(SHOWS, arg=stage.put(key, match))
        return page

    yield show
    for context in contexts:
        context.close()


def found(game: str, wanted: Callable[[Match], object], among: int = MANY) -> Match:
    """The first decision of a real game that is as wanted."""
    return next(match for match in positions(game, 3, 7, among) if wanted(match))


def ply_of(page: Page) -> int:
    return int(page.locator("#play input[name=ply]").get_attribute("value") or 0)


def placing(match: Match) -> list[str]:
    return [move.code for move in match.moves() if move.code.startswith("place:")]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_press_shows_at_once_and_the_next_is_not_lost(opened: Callable[..., Page], motion: str) -> None:
    match = found("yokohama", lambda match: len(placing(match)) >= 4 and match.view(0)["phase"] == "before")
    page = opened(match, reduced_motion=motion)
    one, other = placing(match)[:2]
    assert page.evaluate(PRESSED, one)
    assert page.evaluate(PRESSED, other)
    expect(page.locator("#play input[name=ply]")).to_have_value(str(match.ply + 2))
    expect(page.locator("#notices .notice")).to_have_count(0)


def test_a_press_between_a_move_and_its_news_waits_for_them(opened: Callable[..., Page]) -> None:
    """News never change the page under a finger: with one on the screen, the answer is sure to come before them."""
    match = found("yokohama", lambda match: len(placing(match)) >= 4 and match.view(0)["phase"] == "before")
    page = opened(match)
    one, other = placing(match)[:2]
    page.locator(f"#play button[name=move][value='{one}']").hover()
    page.mouse.down()
    with page.expect_response("**/play") as answered:
        assert page.evaluate(PRESSED, one)
    answered.value.finished()
    page.wait_for_function("() => !document.querySelector('[data-busy]')")
    assert ply_of(page) == match.ply
    assert page.evaluate(PRESSED, other)
    page.mouse.move(1, 1)
    page.mouse.up()
    expect(page.locator("#play input[name=ply]")).to_have_value(str(match.ply + 2))
    expect(page.locator("#notices .notice")).to_have_count(0)


def test_a_tap_on_the_board_chooses_and_the_next_plays(opened: Callable[..., Page]) -> None:
    match = found("yokohama", placing)
    page = opened(match, "phone")
    button = page.locator(f"#play button[name=move][value='{placing(match)[0]}']")
    button.tap()
    expect(page.locator("#explain")).to_be_visible()
    expect(page.locator("#explain .would")).to_be_visible()
    assert ply_of(page) == match.ply
    button.tap()
    expect(page.locator("#play input[name=ply]")).to_have_value(str(match.ply + 1))


def test_what_a_tap_chose_is_played_by_the_button_beside_it(opened: Callable[..., Page]) -> None:
    match = found("machi-koro", lambda match: any(move.code.startswith("build:") for move in match.moves()))
    page = opened(match, "phone")
    page.locator("#room-board button[name=move]").first.tap()
    page.locator("#explain [data-play]").tap()
    expect(page.locator("#play input[name=ply]")).not_to_have_value(str(match.ply))


def test_the_president_goes_any_way_by_one_click(opened: Callable[..., Page]) -> None:
    match = found("yokohama", Match.ways)
    way = max(match.ways(), key=lambda way: way.code.count("/")).code
    page = opened(match)
    button = page.locator(f"#play button[name=move][value='{way}']")
    button.hover()
    expect(page.locator(".on-way")).to_have_count(way.count("/") + 1 - way.count("canal"))
    button.click()
    expect(page.locator("#play input[name=ply]")).not_to_have_value(str(match.ply))
    twin = match.copy()
    for step in way.split("/"):
        twin.play(step)
    expect(page.locator("#play input[name=ply]")).to_have_value(str(twin.ply))
    assert twin.view(0)["players"][0]["president"] == way.rpartition(":")[2]


@pytest.mark.parametrize("game", ["yokohama", "council-of-four", "machi-koro"])
def test_what_is_told_of_a_piece_never_covers_the_decision(opened: Callable[..., Page], game: str) -> None:
    page = opened(found(game, lambda match: match.ply > 60 and len(match.moves()) > 2))
    pieces = page.locator("#room-board [data-explain], #room-mine [data-explain]")
    for number in range(0, pieces.count(), max(1, pieces.count() // 12)):
        pieces.nth(number).hover(force=True)
        expect(page.locator("#explain")).to_be_visible()
        assert not page.evaluate(OVERLAP)
        page.locator("#decision h2").hover()
        expect(page.locator("#explain")).to_be_hidden()
    moves = [move for move in page.locator("#decision button[name=move]").all() if what_it_brings(page, move)]
    assert moves
    for move in moves[:3]:
        move.hover()
        expect(page.locator("#explain")).to_be_visible()
        assert not page.evaluate(OVERLAP)


def what_it_brings(page: Page, move: Locator) -> str:
    """What the page has to tell of a move; nothing if that is only what stands on its button."""
    asked: dict[str, str | float | bool] = {"move": move.get_attribute("value") or ""}
    answer = page.request.get(f"{page.url}/preview", params=asked, headers={"accept": "application/json"})
    return str(answer.json()["html"])


def test_payments_without_a_choice_are_made_and_taken_back_together(opened: Callable[..., Page]) -> None:
    def buying(match: Match) -> list[tuple[str, int]]:
        paid = [(move.code, after_paying(match, move.code)) for move in match.moves()]
        return [(code, ply) for code, ply in paid if ply]

    match = found("yokohama", buying, among=400)
    page = opened(match)
    code, paid = buying(match)[0]
    page.locator(f"#decision button[name=move][value='{code}']").click()
    expect(page.locator("#play input[name=ply]")).not_to_have_value(str(match.ply))
    assert ply_of(page) == paid  # nothing in between was ever shown
    page.locator("#decision button[formaction$='/undo']").click()
    expect(page.locator("#play input[name=ply]")).to_have_value(str(match.ply))


def after_paying(match: Match, code: str) -> int:
    """The ply once a move and the payments that leave no choice are made; 0 if there are none to be taken back."""
    twin = match.copy()
    twin.play(code)
    bought = twin.ply
    while not twin.over and is_forced(twin.moves()):
        twin.play(twin.moves()[0])
    return twin.ply if twin.ply > bought and not twin.over and can_undo(twin, match.seat) else 0


def test_where_nothing_is_left_but_the_end_of_the_turn_that_is_said_and_offered(opened: Callable[..., Page]) -> None:
    page = opened(found("yokohama", lambda match: [move.code for move in match.moves()] == ["end"]))
    expect(page.locator("#decision h2")).to_have_text("Nothing more to do this turn.")
    expect(page.locator("#decision .act")).to_have_attribute("value", "end")
    page = opened(found("yokohama", lambda match: {"end"} < {move.code for move in match.moves()}))
    expect(page.locator("#decision h2")).to_have_text("Anything else this turn?")
    expect(page.locator("#decision .act")).to_have_count(0)
