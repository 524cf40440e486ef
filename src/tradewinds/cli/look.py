"""Players are a colour and a shape, the same wherever they are named."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from tradewinds.core.words import figure

__all__ = ["PLAYER_MARKS", "figure", "player_name", "share", "with_marks"]

# A terminal's ground may be dark or light: all these are of a brightness that stands out on both.
PLAYER_MARKS = (
    ("●", "#2588e0"),
    ("◆", "#df4ca2"),
    ("■", "#a16be0"),
    ("▲", "#a6800d"),
    ("⬢", "#26975f"),
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


def share(part: float, language: str) -> str:
    """A part of 1 in per cent."""
    return f"{figure(part * 100, language, 1)}%"
