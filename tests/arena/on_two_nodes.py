"""A tournament on a Ray cluster of two nodes on this machine, one of which is killed when both have played.

A program of its own: `python on_two_nodes.py FOLDER`. Everything listens on an address of the loopback.
"""

from __future__ import annotations

import os
import sys

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112 - Ray's name; else a busy machine lets no game end
NODE = {"num_cpus": 1, "object_store_memory": 100_000_000}
HEAD, SECOND = "127.0.0.2", "127.0.0.3"  # Ray takes 127.0.0.1 for an address that others cannot reach


def _nothing() -> None:
    """What one asks of a node to see that it works."""


def main(folder: str) -> None:
    """Plays, kills a node in mid-run, and says how many games each node played before."""
    import ray
    from ray.cluster_utils import Cluster
    from ray.util.scheduling_strategies import NodeAffinitySchedulingStrategy

    from tests.arena.test_cluster import TOURNAMENT
    from tradewinds.arena import Progress, run

    cluster = Cluster(True, head_node_args={**NODE, "node_ip_address": HEAD, "include_dashboard": False})
    second = cluster.add_node(**NODE, node_ip_address=SECOND)
    there = NodeAffinitySchedulingStrategy(second.node_id, soft=False)
    heard: list[str] = []
    killed_at: list[int] = []

    def kill_when_both_have_played(progress: Progress) -> None:
        if progress.played:
            if not heard:  # no game more until the second node has a process that plays
                ray.get(ray.remote(scheduling_strategy=there)(_nothing).remote())
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
