"""The server's database is away for a moment: the page says so, and sends the move again."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.web.browser.conftest import Opened
from tradewinds.web.words import words


def test_a_move_that_could_not_be_stored_is_sent_again_and_played_once(visit: Opened) -> None:
    visitor = visit("pl")
    visitor.expect_faults("503")
    visitor.set_up("me", "friend")
    before = visitor.wait_for_turn()
    told, asked = words("pl").say("database-away"), list[str]()

    def answer(route: Route) -> None:
        asked.append(route.request.post_data or "")
        if len(asked) < 3:
            headers = {"retry-after": "1", "content-type": "application/json"}
            route.fulfill(status=503, headers=headers, body=json.dumps({"error": told}))
        else:
            route.continue_()

    visitor.page.route("**/play", answer)
    visitor.press(before.choice())
    expect(visitor.page.locator("#notices .notice")).to_have_text(told)
    visitor.photograph("away-desktop-pl")
    visitor.wait_after(before.ply)
    expect(visitor.page.locator("#notices .notice")).to_have_count(0)
    assert asked == 3 * asked[:1]


def test_a_stream_that_is_refused_for_a_moment_comes_back(visit: Opened) -> None:
    visitor = visit("en")
    visitor.expect_faults("503")
    visitor.set_up("me", "friend")
    visitor.wait_for_turn()
    refused = list[str]()

    def answer(route: Route) -> None:
        refused.append(route.request.url)
        route.fulfill(status=503, headers={"retry-after": "1"}, body="")

    visitor.page.route("**/live*", answer, times=1)
    visitor.page.evaluate("dispatchEvent(new Event('online'))")  # which makes the page listen anew
    expect(visitor.page.locator("#offline")).to_be_visible()
    expect(visitor.page.locator("#offline")).to_be_hidden()
    assert refused
    visitor.play_once()
