"""The connection breaks, the server dies: the page heals itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.server import Server


def test_the_game_goes_on_when_the_server_was_killed_and_started_again(visit: Opened, served: Server) -> None:
    visitor = visit("en", at=served)
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
    visitor.forgive()
    for _ in range(3):
        visitor.play_once(on_board=True)
    assert visitor.wait_for_turn().ply > before.ply
    assert visitor.same_page()


def test_a_page_that_slept_through_a_move_catches_up(visit: Opened, served: Server) -> None:
    visitor = visit("en", at=served)
    visitor.set_up("me", "friend")
    ply = visitor.wait_for_turn().ply
    visitor.mark()
    visitor.context.set_offline(True)
    served.kill()
    expect(visitor.page.locator("#offline")).to_be_visible()
    served.start()
    visitor.context.set_offline(False)
    expect(visitor.page.locator("#offline")).to_be_hidden()
    visitor.forgive()
    assert visitor.look().ply == ply
    visitor.play_once()
    assert visitor.same_page()
