"""What runs in a process of its own beside the other tests: the types, and the rulebooks' examples as plain Python."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tradewinds.core.rule import COMPILED

ROOT = Path(__file__).parents[1]


def run(*command: str, **environment: str) -> None:
    """Runs one of our tools, which says itself what is wrong."""
    others = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "TRADEWINDS_"))}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=ROOT,
        env=others | environment,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        pytest.fail(done.stdout, pytrace=False)


def test_types_fit() -> None:
    run("mypy")


@pytest.mark.skipif(not COMPILED, reason="this is the pass that interprets")
def test_the_rulebooks_examples_hold_interpreted_too_beside_the_tests_that_swap_single_rules() -> None:
    run("pytest", "-q", "-p", "no:cacheprovider", "tests/interpreted", "tests/rulebook", TRADEWINDS_MODE="interpreted")
