"""The game being played, kept on disk: whatever ends the command, it can be gone on with."""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from tradewinds.core.errors import RecordError
from tradewinds.core.machine import runs
from tradewinds.core.record import load

if TYPE_CHECKING:
    from tradewinds.core.match import Match

__all__ = ["Keeper", "interrupted", "is_kept", "kept_folder"]


def kept_folder() -> Path:
    """Where interrupted games are."""
    return platformdirs.user_data_path("tradewinds") / "games"


def is_kept(file: Path) -> bool:
    """Whether a file is an interrupted game rather than one that someone saved."""
    with suppress(OSError):
        return file.resolve().parent == kept_folder().resolve()
    return False


def interrupted(game: str | None = None) -> tuple[Path, Match] | None:
    """The game that was interrupted last, of one kind or of any; games still being played elsewhere are none."""
    with suppress(OSError):
        files = sorted(kept_folder().glob(f"{game or '*'}.*.*.txt"), key=lambda file: file.stat().st_mtime)
        for file in reversed(files):
            number = file.name.split(".")[-2]
            if number.isdecimal() and not runs(int(number)):
                with suppress(RecordError, UnicodeDecodeError):
                    return file, load(file.read_text("utf-8"))
    return None


class Keeper:
    """Keeps one game; `before` is the file that an earlier command kept it in, which is then no longer needed."""

    def __init__(self, game: str, before: Path | None = None) -> None:
        self.file = kept_folder() / f"{game}.{datetime.now():%Y%m%d-%H%M%S-%f}.{os.getpid()}.txt"
        self._before = before
        self._ply = -1  # the ply at which it was last kept

    def keep(self, match: Match) -> None:
        """Writes the game, whole or not at all; a disk that cannot take it is no reason to stop playing."""
        if self.has(match):
            return
        draft = self.file.with_suffix(".draft")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            draft.write_text(match.record(), "utf-8")
            draft.replace(self.file)
        except OSError:
            self._ply = -1
            with suppress(OSError):
                draft.unlink(missing_ok=True)
            return
        self._ply = match.ply
        self._forget_before()

    def has(self, match: Match) -> bool:
        """Whether the game is kept as it stands."""
        return self._ply == match.ply

    def forget(self) -> None:
        """Keeps the game no longer."""
        self._ply = -1
        self._forget_before()
        with suppress(OSError):
            self.file.unlink(missing_ok=True)

    def _forget_before(self) -> None:
        if self._before and self._before != self.file:
            with suppress(OSError):
                self._before.unlink(missing_ok=True)
        self._before = None
