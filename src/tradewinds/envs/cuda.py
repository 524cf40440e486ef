"""`CudaBatch`: a batch whose games, observations and masks stay on a GPU.

    batch = CudaBatch("machi-koro", 65536, players=4)
    seen = torch.from_dlpack(batch.observations)  # no copy: a step writes it anew in place
    while training:
        batch.step(policy(seen, torch.from_dlpack(batch.masks)))

The same interface as `Batch`, the same games from the same seeds, byte for byte; the arrays are `DeviceArray`s, which
PyTorch, JAX, CuPy and kernels of one's own see without a copy (`torch.from_dlpack`, `jax.dlpack.from_dlpack`).
A GPU wants many games: tens of thousands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numba
import numpy as np
from numpy.typing import NDArray

from tradewinds.core.game import Game
from tradewinds.core.rule import COMPILED
from tradewinds.envs.device_array import DeviceArray
from tradewinds.envs.many_games import CHOOSER, NOBODY, ManyGames, Rows

__all__ = ["CudaBatch"]

NEEDS = "CudaBatch needs a CUDA GPU and `pip install 'tradewinds[gpu]'`"
PASSES = 3  # of moves between two looks at sorted games: the players' and chance's
ENDLESS = 2**31 - 1
SPARE = 4096  # games that a GPU has room for with a block for each


def _kernels() -> Any:
    """Our module of kernels, whose import needs Numba's for CUDA; RuntimeError says what is missing."""
    if not COMPILED and not numba.config.ENABLE_CUDASIM:  # type: ignore[attr-defined]
        raise RuntimeError("a GPU runs compiled rules: TRADEWINDS_MODE must not be `interpreted`")
    if not hasattr(np, "row_stack"):  # numba-cuda names it; NumPy 2.5 has it no more
        np.row_stack = np.vstack
    try:
        from tradewinds.envs import kernels

        if not kernels.cuda.is_available():
            raise RuntimeError(f"{NEEDS} (no GPU was found)")
        kernels.share_loops()
    except ImportError as missing:
        raise RuntimeError(f"{NEEDS} ({missing})") from missing
    return kernels


class _Desk(NamedTuple):
    """What all threads read."""

    dealt: Any  # the table before any chance
    turned: Any  # seat, move: what the seat calls it
    turned_back: Any
    words: Any  # the records of all games
    dealt_words: Any
    observations: Any  # of all games, one after the other
    masks: Any


class CudaBatch(ManyGames[DeviceArray]):
    """A number of games of one kind on a GPU, each always at a decision of one of its players."""

    def __init__(
        self,
        game: str | Game,
        size: int,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        seed: int = 1,
        relative: bool = True,
        rewards: str = "result",
    ) -> None:
        kernels = _kernels()
        self._cuda = kernels.cuda
        self._stream = kernels.cuda.stream()  # of its own, so that batches side by side do not wait for each other
        super().__init__(game, size, players, options, relative=relative, rewards=rewards)
        self._kernels = kernels.kernels_of(self.game)
        self._block, self._sharing = kernels.THREADS, kernels.TOGETHER
        self._sorting = kernels.SORTING
        self._sorted_together = kernels.sorted_together(self.size)
        self._lay_out()
        self.reset(seed)

    def _room(self, shape: int | tuple[int, ...], dtype: Any) -> DeviceArray:
        return DeviceArray(self._cuda.to_device(np.zeros(shape, dtype)), self._cuda.synchronize)

    def _lay_out(self) -> None:
        """Room for everything that a step writes, and what it reads."""
        super()._lay_out()
        self._drawn = self._room(self.size, np.int64)
        self._advised = self._room(self.size, np.int64)
        self._first_refused = self._room(1, np.int64)
        self._rows = Rows(*(room.array for room in self._arrays()))
        words = self.records.viewed(np.uint64, (self.size * self.game.dtype.itemsize // 8,)).array
        read = (self._dealt, self._turned, self._turned_back, self._dealt.view(np.uint64))
        dealt, turned, turned_back, dealt_words = map(self._cuda.to_device, read)
        seen = self.observations.viewed(np.float32, (self.size * len(self.game.features),)).array
        allowed = self.masks.viewed(np.bool_, (self.size * len(self.game.moves),)).array
        self._desk = _Desk(dealt, turned, turned_back, words, dealt_words, seen, allowed)
        self._left = self._room(self.size, np.int32)
        self._is_open = self._room(1, np.bool_)
        together, games = self._kernels.together, self._sorted_together
        self._all = self._listing(-(-self.size // together) * together)
        self._due = self._listing(-(-self.size // games) * games)

    def _listing(self, length: int) -> DeviceArray:
        """A list of all games, filled up with nobody."""
        listed = np.full(length, NOBODY, np.int64)
        listed[: self.size] = np.arange(self.size)
        return DeviceArray(self._cuda.to_device(listed), self._cuda.synchronize)

    def _launch(self, kernel: Any, *arguments: Any, threads: int | None = None, block: int | None = None) -> None:
        """Has a kernel done by a thread for each game, or by so many, in blocks of so many."""
        needed = self.size if threads is None else threads
        block = self._block if block is None else block
        kernel[(needed + block - 1) // block, block, self._stream](*arguments)

    def _show(self) -> None:
        """Writes what whoever decides sees, and may do."""
        self._show_those(self._all)

    def _show_those(self, listed: DeviceArray) -> None:
        """The same of those that are listed."""
        kernels, listing = self._kernels, (self._rows, self._desk, listed.array)
        sharing = self._sharing
        self._launch(kernels.show_listed, *listing, threads=len(listed) * sharing, block=kernels.together * sharing)

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew: those of a seed, or others than before without one."""
        begins, chooses = self._begin_with(self._seed + 1 if seed is None else seed)
        self._choosers.array.copy_to_device(chooses.view(CHOOSER))
        self._launch(self._kernels.begin_all, self._rows, self._desk, self._cuda.to_device(begins))
        if self._shaped:
            self._launch(self._kernels.start_all, self._rows, self._desk)
        self._show()

    def step(self, moves: Any, *, check: bool = True) -> None:
        """Plays a move in every game; IllegalMove names the first row whose move is refused, and nothing is changed.

        `moves` are whole numbers on the GPU, of any library, or in NumPy. Without the check, a step does not wait for
        the GPU, and an illegal move leaves its game in no sensible state.
        """
        given = self._on_gpu(moves)
        self._check_moves(given)
        if check:
            self._launch(self._kernels.copy_moves, given, self._moves.array)
            self._check()
            given = self._moves.array
        step_all = self._kernels.step_all_shaped if self._shaped else self._kernels.step_all
        self._launch(step_all, self._rows, self._desk, given)
        self._show()

    def _on_gpu(self, moves: Any) -> Any:
        """Moves as an array that kernels can read."""
        if isinstance(moves, DeviceArray):
            return moves.array
        if hasattr(moves, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(moves)
        return self._cuda.to_device(np.ascontiguousarray(moves))

    def _check(self) -> None:
        """Raises if a move is refused."""
        self._first_refused.array.copy_to_device(np.array([self.size], np.int64))
        self._launch(self._kernels.find_refused, self._rows, self._desk, self._moves.array, self._first_refused.array)
        row = int(self._first_refused.numpy()[0])
        if row < self.size:
            state = self.records.array[row : row + 1].copy_to_host().view(self.game.dtype)[0]
            raise self._refusal(row, int(self._moves.array[row]), state)

    def random_moves(self) -> DeviceArray:
        """A legal move for every game, each as likely as any other; written anew by the next call."""
        self._launch(self._kernels.choose_all, self._rows, self._desk, self._drawn.array)
        return self._drawn

    def greedy_moves(self, unasked: Any = None) -> DeviceArray:
        """The move of the bot `greedy` for every game; -1 where a seat decides that `unasked` names for the game.

        Written anew by the next call. Seats are best named by an array on the GPU.
        """
        left_out = self._on_gpu(np.full(self.size, NOBODY) if unasked is None else unasked)
        block = 1 if self.size <= SPARE else self._block  # threads with different thoughts wait for each other
        self._launch(self._kernels.advise_all, self._rows, self._desk, left_out, self._advised.array, block=block)
        return self._advised

    def run(self, decisions: int, *, looking: bool = False) -> None:
        """Random play, as so many steps of `random_moves` would do it, without leaving the GPU in between.

        Observations and masks are written at the end only, unless `looking` asks for every decision's.
        """
        if decisions < 1:
            raise ValueError(f"at least one decision, not {decisions}")
        kernels = self._kernels
        if self._shaped:  # which the others do not reckon
            for _ in range(decisions):
                self.step(self.random_moves(), check=False)
        elif looking and kernels.is_small:
            blocks = -(-self.size // kernels.shown)
            kernels.run_shown[blocks, kernels.showing, self._stream](self._rows, self._desk, decisions)
        elif looking:
            self._run_in_turns(decisions)
        elif kernels.is_large:
            self._launch(kernels.fill, self._left.array, decisions)
            self._play_sorted(kernels.run_sorted, decisions, ENDLESS)
            self._show()
        else:
            self._launch(kernels.run_all, self._rows, self._desk, decisions)
            self._show()

    def _run_in_turns(self, decisions: int) -> None:
        """Random play of which every decision is shown: games that wait for chance are shown later than others."""
        kernels, turns = self._kernels, 0
        self._launch(kernels.fill, self._left.array, decisions)
        try:
            while turns < decisions or self._was_open():
                self._play_sorted(kernels.run_shown_sorted, 1, PASSES)
                self._show_those(self._due)
                turns += 1
        except BaseException:  # no game may be left to wait for chance
            self._launch(kernels.fill, self._left.array, 0)
            self._play_sorted(kernels.run_sorted, 1, ENDLESS)
            self._show()
            raise

    def _play_sorted(self, kernel: Any, at_once: int, passes: int) -> None:
        """Up to so many decisions of every game, in so many passes at most; lists those that came to their next one."""
        games, block = self._sorted_together, self._sorting
        how = (games, self._left.array, at_once, passes, self._due.array, self._is_open.array)
        kernel[-(-self.size // games), block, self._stream](self._rows, self._desk, *how)

    def _was_open(self) -> bool:
        """Whether a game had not come to the end of a run since this was asked for the last time."""
        was_open = bool(self._is_open.numpy()[0])
        self._is_open.array.copy_to_device(np.zeros(1, np.bool_))
        return was_open

    def playouts(self, positions: Any = None, each: int = 1) -> NDArray[np.float64]:
        """What every seat has of the victory, on average, if positions are played to the end by random moves.

        `positions` are records with nothing hidden, those of the batch by default, which stay as they are.
        """
        if positions is None:
            starts = self._desk.words
        else:
            starts = self._cuda.to_device(self._checked_positions(positions).view(np.uint64))
        generators = self._for_playouts(len(starts) * 8 // self.game.dtype.itemsize, each)
        shares = self._cuda.to_device(np.zeros((*generators.shape, self.players)))
        self._launch(
            self._kernels.play_out_all, starts, self._cuda.to_device(generators), shares, threads=generators.size
        )
        means: NDArray[np.float64] = shares.copy_to_host().mean(axis=1)
        return means

    def synchronize(self) -> None:
        """Waits until the GPU has done all that it was asked for."""
        self._cuda.synchronize()
