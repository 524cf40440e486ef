"""What happens is shown as movement, but never to people who prefer stillness."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browser.conftest import Opened

COUNT = """
window.transitions = 0;
const start = document.startViewTransition?.bind(document);
if (start) document.startViewTransition = (change) => { window.transitions += 1; return start(change); };
"""

SLOW = """
const start = document.startViewTransition.bind(document);
let moving = 0;
const note = (step) => { document.documentElement.dataset.moving = moving += step; };
document.startViewTransition = (change) => {
  note(1);
  return start(() => new Promise((done) => setTimeout(() => { change(); note(-1); done(); }, 1500)));
};
"""


@pytest.mark.parametrize(("motion", "moves"), [("reduce", False), ("no-preference", True)])
def test_pieces_move_only_for_those_who_like_it(visit: Opened, motion: str, moves: bool) -> None:
    visitor = visit("en", reduced_motion=motion)
    visitor.page.add_init_script(COUNT)
    visitor.start()
    for _ in range(3):
        visitor.play_once()
    visitor.wait_for_turn()
    assert (visitor.page.evaluate("window.transitions") > 0) == moves
    running = visitor.page.evaluate("document.getAnimations().length")
    assert moves or running == 0


def test_what_came_last_stays_on_the_page_however_slowly_pieces_move(visit: Opened) -> None:
    host, guest = visit("en", reduced_motion="no-preference"), visit("en")
    host.page.add_init_script(SLOW)
    host.set_up("open", "me")
    guest.go(host.page.url)
    guest.act("join").click()
    guest.wait_for_turn()
    guest.press("pass")
    expect(host.page.locator("html")).to_have_attribute("data-moving", "1")
    guest.go("/lobby")
    expect(host.page.locator("html")).to_have_attribute("data-moving", "0")
    expect(host.act("replace")).to_be_visible()
