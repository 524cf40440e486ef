"""A real server in a process of its own, which can be killed and started again where it was."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

from tests.web.serving import answers, eventually, reserved_port

__all__ = ["Server"]

QUICK = """
import sys, uvicorn
from tradewinds.web.app import create_app
from tradewinds.web.settings import Settings
app = create_app(Settings(database=sys.argv[1], bot_delay=0.0, requests_a_minute=0, replace_after=0.0, hold_last=False))
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[2]), log_level="warning")
"""


class Server:
    """A server on this machine; `as_served` starts it as players do, with bots that take their time."""

    def __init__(self, folder: Path, *, as_served: bool = False) -> None:
        self._kept = ExitStack()
        self.port = self._kept.enter_context(reserved_port())
        self.address = f"http://127.0.0.1:{self.port}"
        file = folder / "tables.db"
        self.command = (
            ["-m", "tradewinds.cli", "serve", "--port", str(self.port), "--database", f"sqlite:///{file}"]
            if as_served
            else ["-c", QUICK, f"sqlite+aiosqlite:///{file}", str(self.port)]
        )
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it and waits until it answers."""
        environment = os.environ | {"TRADEWINDS_MODE": "interpreted"}
        self.process = process = subprocess.Popen(
            [sys.executable, *self.command], env=environment, stdout=subprocess.DEVNULL
        )
        eventually(lambda: answers(self.port) or process.poll() is not None)
        assert process.poll() is None, "the server did not start"

    def kill(self) -> None:
        """Kills it without warning."""
        if self.process:
            self.process.kill()
            self.process.wait()

    def close(self) -> None:
        """Kills it for good."""
        self.kill()
        self._kept.close()
