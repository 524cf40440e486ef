"""Records as files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from tradewinds.cli.speech import fault, refuse, shown, spoken

if TYPE_CHECKING:
    from tradewinds.core.match import Match

__all__ = ["DAMAGED", "read_record"]

DAMAGED = 1  # the exit code for a file that is there but is no sound record


def read_record(file: Path) -> Match:
    """The match in a file; a file that cannot be read, or is damaged, ends the command with a sentence."""
    import tradewinds.games  # noqa: F401 - makes the games known
    from tradewinds.core.errors import RecordError
    from tradewinds.core.record import load

    try:
        text = file.read_text("utf-8")
    except OSError as error:
        refuse("unreadable", file=shown(file), reason=fault(error))
    except UnicodeDecodeError:
        refuse("not-text", DAMAGED, file=shown(file))
    try:
        return load(text)
    except RecordError as error:
        refuse("damaged", DAMAGED, file=shown(file), line=str(error.line), sentence=error.tell(spoken()))
