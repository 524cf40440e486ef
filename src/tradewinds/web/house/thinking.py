"""Bots think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import numpy as np

from tradewinds.core.state import State

__all__ = ["Thinkers"]


def _think(game_name: str, bot_name: str, position: bytes, seed: int) -> int:
    """Runs in a worker: the bot sees the position as its seat does, and nothing else."""
    import tradewinds
    from tradewinds.bots import find_bot

    game = tradewinds.find_game(game_name)
    state = np.frombuffer(bytearray(position), game.dtype)[0]
    return find_bot(bot_name, seed).choose(state, game.legal(state))


def _end_with_the_server() -> None:
    """Runs in a worker when it starts: a server that is killed leaves no workers behind."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """A pool of worker processes for bots."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=context, initializer=_end_with_the_server)

    async def choose(self, game: str, bot: str, seen: State, seed: int) -> int:
        """The bot's move in a position as its seat knows it."""
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, _think, game, bot, seen.tobytes(), seed)
        except BrokenProcessPool:  # a worker died: whoever asks again finds a new pool
            if self._pool is pool:
                self._pool = self._new_pool()
            raise

    def close(self) -> None:
        """Ends the workers."""
        self._pool.shutdown(wait=False, cancel_futures=True)
