"""Bots that think on other machines: whatever these lose, power or cable, tables go on."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.machines import apart, why_not

WANTED = "TRADEWINDS_TEST_MACHINES"  # a minute or two, in which Ray starts on five machines

TOLD = """at first: one two
one without power: two
two without cable: three
head without cable: server
"""


@pytest.mark.skipif(WANTED not in os.environ, reason="`make machines` runs it")
def test_tables_go_on_whatever_happens_to_the_machines_on_which_bots_think() -> None:
    pytest.importorskip("ray", reason="Ray has no package for this system")
    pytest.importorskip("grpc", reason="it takes grpcio to use a cluster of other machines")
    if reason := why_not():
        pytest.skip(reason)
    with TemporaryDirectory(prefix="tw-") as folder:  # short: Ray's sockets are in it
        done = apart("tests.web.on_machines", str(Path(folder)))
    assert done.stdout == TOLD, done.stderr[-6000:]
