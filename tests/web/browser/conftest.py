"""A real browser and a real server for the tests of this folder.

They last as long as the folder's tests do and no longer: the browser's event loop would keep other tests from theirs.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.browser.server import Server
from tests.web.browser.stage import Stage, staged
from tests.web.browser.visitor import Visitor, settings
from tests.web.serving import WAIT

CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first draws no windows
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 1000 * WAIT  # milliseconds for what must come

Opened = Callable[..., Visitor]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium."""
    found = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        message = f"no Chromium here: none of {', '.join(CHROMIUMS)} can be found"
        pytest.fail(message) if os.environ.get("CI") == "true" else pytest.skip(message)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS, timeout=PATIENCE)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots do not dawdle, for all tests that leave it alone."""
    server = Server(tmp_path_factory.mktemp("server"))
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    """A server as players start it, for tests that kill it."""
    server = Server(tmp_path, as_served=True)
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server whose tables tests lay out as they like."""
    with staged(tmp_path_factory.mktemp("stage")) as stage:
        yield stage


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Opened]:
    """Opens a window for a new visitor; in the end nothing may have gone wrong in any."""
    visitors: list[Visitor] = []

    def opened(language: str = "en", size: str = "desktop", *, at: Server | None = None, **more: Any) -> Visitor:
        server: Server = at or request.getfixturevalue("server")
        more = {"locale": language, "reduced_motion": "reduce"} | more
        context = browser.new_context(**settings(size, **more))
        context.set_default_timeout(PATIENCE)
        visitors.append(Visitor(context, server.address, scripted=more.get("java_script_enabled", True)))
        return visitors[-1]

    yield opened
    for visitor in visitors:
        visitor.context.close()
    assert [fault for visitor in visitors for fault in visitor.faults] == []
