"""Players are a colour and a shape, the same wherever they are named."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

__all__ = ["PLAYER_MARKS", "player_name", "with_marks"]

PLAYER_MARKS = (
    ("●", "dodger_blue1"),
    ("◆", "hot_pink"),
    ("■", "medium_purple1"),
    ("▲", "gold1"),
    ("⬢", "green3"),
)


def player_name(seat: int, name: str) -> Text:
    """A player's name with their shape, in their colour."""
    shape, colour = PLAYER_MARKS[seat % len(PLAYER_MARKS)]
    return Text(f"{shape} {name}", style=f"bold {colour}", no_wrap=True)


def with_marks(sentence: str, names: Sequence[str]) -> Text:
    """A sentence in which every player's name has their shape and colour."""
    seats = {name: seat for seat, name in enumerate(names)}
    longest_first = sorted(map(re.escape, seats), key=len, reverse=True)
    parts = re.split(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)", sentence)
    return Text.assemble(*[player_name(seats[part], part) if part in seats else part for part in parts])
