"""Where a tournament is kept: what it is, a line for every game played, and every game's record.

    tournament.json       what is played
    results.jsonl         a line a game, appended when it has ended
    records/TABLE/*.txt   every game as a record, which `tradewinds replay` tells
    fault.txt             the record of a game in which a bot failed, up to there

A record is written before its line: a line counts, a record without one is played again. A line that was torn when
the power went is cut off when the tournament goes on.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from tradewinds.arena.outcome import Outcome, Played
from tradewinds.arena.playing import BotFault
from tradewinds.arena.tournament import Tournament
from tradewinds.core.machine import runs

__all__ = ["Folder", "FolderError"]

VERSION = 1


class FolderError(ValueError):
    """A folder in which this tournament cannot be kept; `kind` says why."""

    def __init__(self, kind: str, folder: Path, detail: str = "") -> None:
        sentences = {
            "other": f"{folder} holds another tournament; choose another folder",
            "strange": f"{folder} holds something other than a tournament; choose an empty folder",
            "busy": f"{folder} is being played in by process {detail}",
            "damaged": f"{folder}: {detail}",
            "none": f"{folder} holds no tournament",
        }
        super().__init__(sentences[kind])
        self.kind = kind
        self.folder = folder
        self.detail = detail


class Folder:
    """A tournament's folder, held by one process while it plays."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._file: BinaryIO | None = None

    @property
    def declaration(self) -> Path:
        """The file that says which tournament it is."""
        return self.path / "tournament.json"

    @property
    def results(self) -> Path:
        """The file with a line a game."""
        return self.path / "results.jsonl"

    @property
    def lock(self) -> Path:
        """Who is playing here, while someone is."""
        return self.path / "playing"

    def record(self, key: str) -> Path:
        """Where a game's record is."""
        return self.path / "records" / f"{key}.txt"

    def tournament(self) -> Tournament:
        """The tournament that is kept here, with as many games as were last asked for."""
        try:
            data = json.loads(self.declaration.read_text("utf-8"))
            if data.pop("version") != VERSION:
                raise ValueError("it was written by another version of this program")
            return Tournament.read(data)
        except FileNotFoundError:
            raise FolderError("none", self.path) from None
        except (ValueError, KeyError, TypeError) as error:
            raise FolderError("damaged", self.path, f"{self.declaration.name}: {error}") from error

    def open(self, tournament: Tournament) -> dict[str, Outcome]:
        """Takes the folder for a tournament; the games that were played in it before, by key."""
        if self.path.is_file():
            raise FolderError("strange", self.path)
        self.path.mkdir(parents=True, exist_ok=True)
        if self.declaration.exists():
            if _identity(self.tournament()) != _identity(tournament):
                raise FolderError("other", self.path)
        elif {file.name for file in self.path.iterdir()} - {self.lock.name, _draft(self.declaration).name}:
            raise FolderError("strange", self.path)
        self._take()
        try:
            _write(self.declaration, json.dumps({"version": VERSION, **tournament.data()}, indent=1) + "\n")
            played = self.outcomes()
            self._file = self._appending()
        except BaseException:
            self.close()
            raise
        return played

    def outcomes(self) -> dict[str, Outcome]:
        """The games that were played, by key; of a game that stands there twice, the first."""
        text = self.results.read_bytes() if self.results.exists() else b""
        played: dict[str, Outcome] = {}
        for number, line in enumerate(text[: text.rfind(b"\n") + 1].splitlines(), 1):
            try:
                outcome = Outcome.read(line.decode())
            except ValueError as error:
                raise FolderError("damaged", self.path, f"{self.results.name}, line {number}: {error}") from error
            played.setdefault(outcome.key, outcome)
        return played

    def keep(self, played: Played) -> None:
        """Keeps a game: its record, then the line that counts."""
        record = self.record(played.outcome.key)
        record.parent.mkdir(parents=True, exist_ok=True)
        _write(record, played.record)
        assert self._file is not None, "the folder is open"  # noqa: S101
        self._file.write(f"{played.outcome.line()}\n".encode())
        self._file.flush()

    def keep_fault(self, fault: BotFault) -> Path:
        """Keeps a game in which a bot failed, as far as it went."""
        file = self.path / "fault.txt"
        _write(file, fault.record)
        return file

    def close(self) -> None:
        """Lets others have the folder."""
        if self._file is not None:
            with suppress(OSError):  # a full disk has been told of before
                self._file.close()
            self._file = None
        with suppress(OSError):
            self.lock.unlink()

    def _take(self) -> None:
        try:
            holder = self.lock.read_text()
        except FileNotFoundError:
            holder = ""
        if holder.isdecimal() and int(holder) != os.getpid() and runs(int(holder)):
            raise FolderError("busy", self.path, holder)
        self.lock.write_text(str(os.getpid()))

    def _appending(self) -> BinaryIO:
        """The results, open to append after the last whole line."""
        file = self.results.open("a+b")
        file.seek(0)
        file.truncate(file.read().rfind(b"\n") + 1)
        return file


def _identity(tournament: Tournament) -> dict[str, object]:
    """What a tournament is, however many games of it are played."""
    return tournament.data() | {"games": 0}


def _draft(file: Path) -> Path:
    return file.with_suffix(".draft")


def _write(file: Path, text: str) -> None:
    """Writes a file whole or not at all."""
    draft = _draft(file)
    try:
        draft.write_text(text, "utf-8")
        draft.replace(file)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise
