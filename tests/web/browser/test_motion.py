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

# Pieces are on their way until the test lets them arrive; the page notes how many are.
SLOW = """
const start = document.startViewTransition.bind(document);
let moving = 0;
const arrived = new Promise((done) => { window.letThemArrive = done; });
const note = (step) => { document.documentElement.dataset.moving = moving += step; };
document.startViewTransition = (change) => {
  note(1);
  return start(() => arrived.then(() => { change(); note(-1); }));
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
    host.count_news()
    host.set_up("open", "me")
    guest.go(host.page.url)
    guest.act("join").click()
    guest.wait_for_turn()
    guest.press("pass")
    page = host.page.locator("html")
    expect(page).to_have_attribute("data-moving", "1")
    with host.hearing_news():
        guest.go("/lobby")
    expect(host.act("replace")).to_have_count(0)
    host.page.evaluate("window.letThemArrive()")
    expect(page).to_have_attribute("data-moving", "0")
    expect(host.act("replace")).to_be_visible()
