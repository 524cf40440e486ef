"""What this machine offers, asked for in ways that work on Linux, macOS and Windows alike."""

from __future__ import annotations

import getpass
import os
from contextlib import suppress

__all__ = ["cores", "runs", "user"]


def cores() -> int:
    """How many cores this process may use; only Linux knows a smaller number than the machine has."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def user() -> str:
    """A name for whoever runs this process, to tell folders apart that users share."""
    if hasattr(os, "getuid"):
        return str(os.getuid())
    with suppress(Exception):  # what is raised where nobody has a name differs from version to version
        return getpass.getuser()
    return "someone"


def runs(process: int) -> bool:
    """Whether a process is alive; False where that cannot be asked without harm, as on Windows."""
    if os.name != "posix":
        return False
    try:
        os.kill(process, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:  # someone else's, and alive
        return True
    return True
