"""What the tests of the command line share."""

from __future__ import annotations

import pytest

from tests.cli.terminal import run


@pytest.fixture(autouse=True, scope="session")
def _rules_are_compiled() -> None:
    """Compiles once what `play` needs, so that no test meets the notice that says so."""
    assert run("play", "machi-koro", typed="quit\n").exit_code == 0
