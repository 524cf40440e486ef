"""Players are a colour and a shape, the same wherever they are named."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

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


def figure(number: float, language: str, digits: int = 0) -> str:
    """A number as it is written in a language.

    >>> figure(12345.6, "en", 1), figure(12345.6, "pl", 1)
    ('12,345.6', '12\xa0345,6')
    >>> figure(-0.01, "en", 1)
    '0.0'
    """
    written = f"{number:z,.{digits}f}"
    return written if language == "en" else written.translate({ord(","): "\u00a0", ord("."): ","})


def share(part: float, language: str) -> str:
    """A part of 1 in per cent."""
    return f"{figure(part * 100, language, 1)}%"
