"""Ray, for whoever uses other machines: how to connect to a cluster, and why one cannot be used."""

from __future__ import annotations

import logging
import os
import socket
from typing import Any

__all__ = ["ClusterError", "connect"]

PATIENCE = 10.0  # seconds


class ClusterError(RuntimeError):
    """A cluster that cannot be used; `kind` says why."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)  # as it travels between machines
        self.kind = kind
        self.detail = detail

    def __str__(self) -> str:
        sentences = {
            "packages": f"a cluster needs more packages: {self.detail}",
            "connected": "this process is connected to a cluster already",
            "unreachable": f"the cluster cannot be reached: {self.detail}",
            "version": f"a machine of the cluster has another version of {self.detail}",
            "failed": f"a game failed on the cluster: {self.detail}",
        }
        return sentences[self.kind]


def connect(address: str) -> Any:
    """Ray, connected to a cluster; it reports to nobody and listens, where we start it, on this machine alone."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_worker_niceness", "0")  # where we start it, it is to use the cores
    try:
        import ray
    except ImportError:
        raise ClusterError("packages", "pip install 'tradewinds[cluster]'") from None
    if ray.is_initialized():
        raise ClusterError("connected")
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == "local":
            ray.init("local", include_dashboard=False, _node_ip_address="127.0.0.1", **quiet)
        else:
            _knock(address)
            ray.init(address, **quiet)
    except (ValueError, RuntimeError, OSError) as error:
        raise ClusterError("unreachable", f"{address}: {error}") from error
    return ray


def _knock(address: str) -> None:
    """Whether anybody listens there, which Ray would try to find out for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), PATIENCE).close()
