"""A tournament on a Ray cluster of two nodes on this machine, one of which is killed when both have played.

A program of its own: `python on_two_nodes.py FOLDER`. Everything listens on an address of the loopback.
"""

from __future__ import annotations

import os
import sys

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
QUICK = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 500, "health_check_failure_threshold": 4}
NODE = {"num_cpus": 1, "node_ip_address": "127.0.0.2", "object_store_memory": 100_000_000}  # Ray rewrites 127.0.0.1


def main(folder: str) -> None:
    """Plays, kills a node in mid-run, and says how many games each node played before."""
    from ray.cluster_utils import Cluster

    from tests.arena.test_cluster import TOURNAMENT
    from tradewinds.arena import Progress, run

    cluster = Cluster(
        initialize_head=True, head_node_args={**NODE, "include_dashboard": False, "_system_config": QUICK}
    )
    second = cluster.add_node(**NODE)
    heard: list[str] = []
    killed_at: list[int] = []

    def kill_when_both_have_played(progress: Progress) -> None:
        if progress.played:
            heard.append(progress.played.where)
        if len(set(heard)) == 2 and not killed_at:
            killed_at.append(progress.done)
            cluster.remove_node(second, allow_graceful=False)

    try:
        results = run(TOURNAMENT, folder, ray=cluster.address, heard=kill_when_both_have_played)
        sys.stdout.write(f"{len(results.games)} games, killed after {killed_at[0]}\n")
    finally:
        cluster.shutdown()


if __name__ == "__main__":
    main(sys.argv[1])
