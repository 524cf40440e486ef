"""axe-core finds nothing serious on any page, in light and dark, on a desk and in a hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.browser.conftest import Opened
from tests.web.browser.visitor import FITS, Visitor

SERIOUS = ("serious", "critical")
OPTIONS = {"resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}


def faults_of(visitor: Visitor) -> list[str]:
    """What axe-core objects to, and where."""
    violations: list[dict[str, Any]] = Axe().run(visitor.page, options=OPTIONS).response["violations"]
    return [
        f"{visitor.page.url}: {each['id']}: {each['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in violations
        if each["impact"] in SERIOUS
        for node in each["nodes"][:3]
    ]


def opened(path: str) -> Callable[[Visitor], None]:
    return lambda visitor: visitor.go(path)


def at_table(visitor: Visitor) -> None:
    visitor.set_up("me", "bot-casual", "bot-casual", plus=True)
    visitor.wait_for_turn()


def at_the_end(visitor: Visitor) -> None:
    visitor.set_up("me", "bot-casual", "bot-casual")
    visitor.let_bots_finish()


def in_a_full_lobby(visitor: Visitor) -> None:
    visitor.set_up("me", "open", public=True)
    at_table(visitor)
    visitor.go("/lobby")


PAGES: dict[str, Callable[[Visitor], None]] = {
    "start": opened("/"),
    "lobby": in_a_full_lobby,
    "new-table": opened("/tables/new"),
    "replays": opened("/replays"),
    "account": opened("/account"),
    "waiting": lambda visitor: visitor.set_up("me", "open"),
    "table": at_table,
    "end": at_the_end,
}


LIGHT = [(name, "light", size) for name in PAGES for size in ("desktop", "phone")]
DARK = [(name, "dark", "phone") for name in PAGES] + [("table", "dark", "desktop")]


@pytest.mark.parametrize(("name", "colours", "size"), LIGHT + DARK)
def test_no_serious_issue(visit: Opened, name: str, colours: str, size: str) -> None:
    visitor = visit("en", size, color_scheme=colours, bypass_csp=True)
    PAGES[name](visitor)
    check(visitor, f"{name}-{size}-{colours}")
    if name == "end":
        visitor.follow(visitor.page.locator("#decision a[href^='/replays/']"))
        check(visitor, f"replay-{size}-{colours}")
        replay = visitor.page.url.partition("?")[0]
        visitor.go("/replays")
        check(visitor, f"finished-{size}-{colours}")
        visitor.page.goto(f"{replay}/analysis")
        visitor.page.locator("#working").wait_for(state="detached")
        visitor.page.locator(".odds-figure").wait_for()
        check(visitor, f"analysis-{size}-{colours}")
        visitor.page.goto(f"{replay}/practise?ply=20")
        check(visitor, f"practise-{size}-{colours}")


def check(visitor: Visitor, name: str) -> None:
    visitor.photograph(f"axe-{name}")
    assert faults_of(visitor) == []
    assert visitor.page.evaluate(FITS), "the page is wider than the window"
