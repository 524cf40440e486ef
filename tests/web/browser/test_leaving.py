"""A server that is restarted in an orderly way: open pages come back by themselves."""

from __future__ import annotations

import signal

from playwright.sync_api import expect

from tests.web.browser.conftest import Opened
from tests.web.browser.server import Server


def test_a_page_comes_back_after_a_restart_and_goes_on_where_it_was(served: Server, visit: Opened) -> None:
    visitor = visit(at=served)
    visitor.expect_faults("ERR_CONNECTION_REFUSED", "ERR_INCOMPLETE_CHUNKED_ENCODING", "ERR_EMPTY_RESPONSE")
    visitor.set_up("me", "friend")
    before = visitor.play_once()
    visitor.mark()
    ply = visitor.look().ply
    assert served.process
    served.process.send_signal(signal.SIGTERM)
    served.process.wait()
    expect(visitor.page.locator("#offline")).to_be_visible()
    served.start()
    expect(visitor.page.locator("#offline")).to_be_hidden()
    assert visitor.same_page()
    assert visitor.look().ply == ply > before.ply
    visitor.play_once()
