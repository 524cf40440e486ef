"""Games on a Ray cluster: the same games, on as many machines as the cluster has.

Ray runs a game again elsewhere when the machine that played it is lost. The machines need this version of Tradewinds
and, for bots by `module:attribute`, those modules; results come back here, where they are kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any

from tradewinds.arena.local import MOST_DEATHS, WorkersDie
from tradewinds.arena.outcome import Played
from tradewinds.arena.playing import BotFault, play
from tradewinds.arena.tournament import Pairing
from tradewinds.core.cluster import ClusterError, connect
from tradewinds.core.rule import digest
from tradewinds.games import find_game

__all__ = ["ClusterError", "on_cluster"]

AHEAD = 2  # games for every core, so that none waits for the next
LOOK_AROUND = 30.0  # seconds after which cores are counted again though no game has ended


def on_cluster(games: Iterator[Pairing], address: str) -> Generator[Played, None, None]:
    """Plays games on the cluster at an address (`local` starts one here); hands them out as they end."""
    ray = connect(address)
    task = ray.remote(max_retries=-1, num_cpus=1, scheduling_strategy="SPREAD")(_play_there)
    deaths: Counter[str] = Counter()
    waiting: dict[Any, Pairing] = {}

    def give(game: Pairing) -> None:
        waiting[task.remote(game, digest(find_game(game.game).rules.__name__))] = game

    try:
        while True:
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            while len(waiting) < AHEAD * cores and (game := next(games, None)):
                give(game)
            if not waiting:
                return
            ready, _ = ray.wait(list(waiting), num_returns=1, timeout=LOOK_AROUND)
            for reference in ready:
                game = waiting.pop(reference)
                try:
                    answer = ray.get(reference)
                except (ray.exceptions.RayTaskError, ray.exceptions.RaySystemError) as error:
                    raise _cause(error) from error
                except ray.exceptions.RayError as error:  # a machine or a process that was lost
                    deaths[game.key] += 1
                    if deaths[game.key] == MOST_DEATHS:
                        raise WorkersDie(game.key) from error
                    give(game)
                    continue
                yield answer
    finally:
        if ray.is_initialized():
            for reference in waiting:
                with suppress(Exception):
                    ray.cancel(reference, force=True)
            ray.shutdown()


def _cause(error: Any) -> BaseException:
    """What a game failed of on the other machine, as it would have here."""
    cause = getattr(error, "cause", None) or error
    return (
        cause
        if isinstance(cause, BotFault | ClusterError)
        else ClusterError("failed", f"{type(cause).__name__}: {cause}")
    )


def _play_there(game: Pairing, rules: str) -> Played:
    """Plays a game on a machine of the cluster."""
    import ray

    if digest(find_game(game.game).rules.__name__) != rules:
        raise ClusterError("version", game.game)
    played = play(game)
    return Played(played.outcome, played.record, ray.get_runtime_context().get_node_id())
