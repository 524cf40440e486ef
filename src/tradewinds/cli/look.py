"""Sentences and figures as the terminal shows them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from tradewinds.core.terminal import player_name
from tradewinds.core.words import figure

__all__ = ["figure", "share", "with_marks"]


def with_marks(sentence: str, names: Sequence[str]) -> Text:
    """A sentence in which every player's name has their shape and colour."""
    seats = {name: seat for seat, name in enumerate(names)}
    longest_first = sorted(map(re.escape, seats), key=len, reverse=True)
    parts = re.split(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)", sentence)
    return Text.assemble(*[player_name(seats[part], part) if part in seats else part for part in parts])


def share(part: float, language: str) -> str:
    """A part of 1 in per cent."""
    return f"{figure(part * 100, language, 1)}%"
