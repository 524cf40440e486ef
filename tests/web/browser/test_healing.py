"""The connection breaks, the server dies: the page heals itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.server import Server

BROKEN = (
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "ERR_INTERNET_DISCONNECTED",
)


def test_the_game_goes_on_when_the_server_was_killed_and_started_again(served: Server, visit: Opened) -> None:
    visitor = visit("en", at=served)
    visitor.expect_faults(*BROKEN)
    visitor.set_up("me", "bot-random")
    visitor.play_once()
    before = visitor.wait_for_turn()
    visitor.mark()
    served.kill()
    expect(visitor.page.locator("#offline")).to_be_visible()
    visitor.photograph("offline-desktop-en")
    visitor.press(before.choice())
    expect(visitor.page.locator("#notices .notice")).to_be_visible()
    assert visitor.look() == before
    served.start()
    expect(visitor.page.locator("#offline")).to_be_hidden()
    assert visitor.look() == before
    for _ in range(3):
        visitor.play_once(on_board=True)
    assert visitor.wait_for_turn().ply > before.ply
    assert visitor.same_page()


def test_a_page_that_slept_through_a_move_catches_up(served: Server, visit: Opened) -> None:
    sleeper, awake = visit("en", at=served), visit("uk", at=served)
    for visitor in (sleeper, awake):
        visitor.expect_faults(*BROKEN)
    sleeper.set_up("open", "me")
    awake.go(sleeper.page.url)
    awake.act("join").click()
    ply = awake.wait_for_turn().ply
    expect(sleeper.page.locator("#play input[name=ply]")).to_have_value(str(ply))
    sleeper.mark()
    sleeper.context.set_offline(True)
    served.kill()
    for visitor in (sleeper, awake):
        expect(visitor.page.locator("#offline")).to_be_visible()
    served.start()
    expect(awake.page.locator("#offline")).to_be_hidden()
    awake.play_once()
    sleeper.context.set_offline(False)
    assert sleeper.wait_for_turn().ply > ply
    sleeper.play_once()
    assert sleeper.same_page()
