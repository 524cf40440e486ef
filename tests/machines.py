"""Machines of their own on this one: each has its own network, address, processes and name, and a cable to the others.

They are namespaces of Linux, which only root can make. Programs that want machines are run by `apart`: all that they
start is gone with them, and nothing of it is ever seen outside.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import IO

__all__ = ["Machine", "Network", "apart", "why_not"]

PROGRAMS = {"ip": "iproute2", "unshare": "util-linux", "nsenter": "util-linux", "mount": "mount"}
ALONE = ["unshare", "--net", "--pid", "--mount", "--uts", "--fork", "--kill-child", "--mount-proc"]
SHARED = Path("/dev/shm")  # noqa: S108 - memory that processes share, which machines do not
ROOT = Path(__file__).parents[1]


def why_not() -> str | None:
    """Why no machines can be made here, if they cannot."""
    if sys.platform != "linux":
        return "only Linux has namespaces"
    if os.geteuid() != 0:
        return "only root can make namespaces"
    if missing := [package for name, package in PROGRAMS.items() if not shutil.which(name)]:
        return f"these packages are missing: {', '.join(sorted(set(missing)))}"
    tried = subprocess.run([*ALONE, "ip", "link", "add", "type", "bridge"], capture_output=True, text=True, check=False)
    return f"no namespaces can be made here: {tried.stderr.strip()}" if tried.returncode else None


def apart(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs a program of ours where it can make machines."""
    paths = os.pathsep.join(os.path.abspath(path) for path in [str(ROOT), *sys.path] if path)
    return subprocess.run(
        [*ALONE, sys.executable, "-m", module, *arguments],
        env=os.environ | {"PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


class Network:
    """What the machines are plugged into; whoever makes it is reached there as well."""

    def __init__(self, subnet: str = "10.77.0") -> None:
        self._subnet, self._numbers = subnet, count(1)
        self.address = f"{subnet}.254"
        _do("ip", "link", "set", "lo", "up")
        _do("ip", "link", "add", "bridge0", "type", "bridge")
        _do("ip", "address", "add", f"{self.address}/24", "dev", "bridge0")
        _do("ip", "link", "set", "bridge0", "up")

    def machine(self, name: str, *folders: Path) -> Machine:
        """A new one, which has these folders to itself, empty and in its memory."""
        return Machine(name, f"{self._subnet}.{next(self._numbers)}", [*folders, SHARED])


class Machine:
    """A machine, which can be unplugged and lose its power."""

    def __init__(self, name: str, address: str, folders: Sequence[Path]) -> None:
        self.name, self.address = name, address
        own = [f"mount -t tmpfs none '{folder}'" for folder in folders]
        steps = [f"hostname {name}", *own, "ip link set lo up", "echo up", "exec sleep infinity"]
        command = [*ALONE, "sh", "-e", "-c", "\n".join(steps)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        assert self._process.stdout.readline() == "up\n", "the machine did not start"
        self._first = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()[0]
        plug = ["type", "veth", "peer", "name", "eth0", "netns", self._first]
        _do("ip", "link", "add", self._cable, *plug)
        _do(*self._inside, "ip", "address", "add", f"{address}/24", "dev", "eth0")
        _do(*self._inside, "ip", "link", "set", "eth0", "up")
        _do("ip", "link", "set", self._cable, "master", "bridge0", "up")

    @property
    def _cable(self) -> str:
        return f"to-{self.name}"

    @property
    def _inside(self) -> list[str]:
        return ["nsenter", "--target", self._first, "--net", "--pid", "--mount", "--uts"]

    def run(self, *command: str, environment: Mapping[str, str] | None = None) -> None:
        """Runs a program there to its end."""
        done = subprocess.run(
            [*self._inside, *command], env=os.environ | (environment or {}), capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{self.name}: {' '.join(command)}\n{done.stdout}\n{done.stderr}"

    def start(
        self, *command: str, environment: Mapping[str, str] | None = None, log: IO[str] | None = None
    ) -> subprocess.Popen[str]:
        """Starts a program there that goes on."""
        return subprocess.Popen(
            [*self._inside, *command], env=os.environ | (environment or {}), stdout=log, stderr=log, text=True
        )

    def unplug(self) -> None:
        """Nothing reaches it any more, nor comes from it; nobody is told."""
        _do("ip", "link", "set", self._cable, "nomaster")

    def kill(self) -> None:
        """It loses its power: all that ran there is gone at once."""
        os.kill(int(self._first), signal.SIGKILL)
        self._process.wait()


def _do(*command: str) -> None:
    subprocess.run(command, check=True)
