"""The key with which a server seals the secrets of unfinished games: never in the database, so in no backup of it."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from pathlib import Path

from tradewinds.cli.speech import FAILED, fault, refuse, shown

__all__ = ["KEY", "KEY_FILE", "server_key"]

KEY, KEY_FILE = "TRADEWINDS_KEY", "TRADEWINDS_KEY_FILE"  # in the environment
SHORTEST = 16  # characters


def server_key(database: str, file: Path | None) -> str:
    """The key from the environment, from a file, or from the file beside the database; none, if there is no such place.

    A file that is not there yet is made, with a new key, for its owner alone.
    """
    given = os.environ.pop(KEY, "").strip()  # bots run in processes of ours and need not know
    if not given:
        beside = _beside(database)
        given = _from_file(file) if file else _kept_beside(beside) if beside else ""
    if given and len(given) < SHORTEST:
        refuse("serve-short-key", least=SHORTEST)
    return given


def _beside(database: str) -> Path | None:
    kind, _, path = database.partition(":///")
    is_file = kind.startswith("sqlite") and path and not path.startswith(":memory:")
    return Path(f"{path.partition('?')[0]}.key") if is_file else None


def _kept_beside(file: Path) -> str:
    """Where nothing can be written, nothing needs to be sealed either."""
    return _from_file(file) if file.exists() or os.access(file.parent, os.W_OK) else ""


def _from_file(file: Path) -> str:
    try:
        if not file.exists():
            with suppress(FileExistsError):  # another server makes it just now
                _write_new(file)
        return file.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError) as error:
        refuse("serve-no-key-file", FAILED, file=shown(file), reason=fault(error))


def _write_new(file: Path) -> None:
    """Whoever reads the file finds a whole key or no file."""
    fresh = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as handle:
            handle.write(secrets.token_hex(32) + "\n")
            handle.flush()
            os.fsync(handle.fileno())
        os.link(fresh, file)
    finally:
        fresh.unlink()
