"""What happens is shown as movement, but never to people who prefer stillness."""

from __future__ import annotations

import pytest

from tests.web.browser.conftest import Opened

COUNT = """
window.transitions = 0;
const start = document.startViewTransition?.bind(document);
if (start) document.startViewTransition = (change) => { window.transitions += 1; return start(change); };
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
