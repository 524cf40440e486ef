"""What tables in a terminal are drawn with, whatever the game. Only what draws there imports it: it needs Rich."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from tradewinds.core.words import Message, Words

__all__ = ["PLAYER_MARKS", "Scene", "flow", "player_name"]

# A terminal's ground may be dark or light: all these are of a brightness that stands out on both.
PLAYER_MARKS = (
    ("●", "#2588e0"),
    ("◆", "#df4ca2"),
    ("■", "#a16be0"),
    ("▲", "#a6800d"),
    ("⬢", "#26975f"),
)


@dataclass(frozen=True)
class Scene:
    """What is drawn: a view, the language, players' names with their signs, numbers of legal moves, columns."""

    view: Mapping[str, Any]
    words: Words
    names: Sequence[Text]
    numbers: Mapping[str, int]
    width: int

    def say(self, key: str, **parameters: int | str) -> str:
        """A message in words."""
        return self.words.say(Message(key, parameters))

    def mark(self, seat: int) -> Text:
        """A player's sign in their colour."""
        return Text(self.names[seat].plain[:1], style=self.names[seat].style)

    def number(self, *codes: str) -> Text:
        """The number of whichever of these moves is legal."""
        legal = [self.numbers[code] for code in codes if code in self.numbers]
        return Text(f"{legal[0]})", style="bold") if legal else Text()


def flow(items: Sequence[Text], between: str, width: int, indent: str = "") -> Text:
    """Items one after another, broken into lines between them, never within one; further lines are indented."""
    lines: list[list[Text]] = [[]]
    room = width
    for item in items:
        needed = cell_len(item.plain) + len(between)
        if needed - len(between) > room and lines[-1]:
            lines.append([])
            room = width - len(indent)
        lines[-1].append(item)
        room -= needed
    return Text(f"\n{indent}").join(Text(between).join(line) for line in lines)


def player_name(seat: int, name: str) -> Text:
    """A player's name with their shape, in their colour."""
    shape, colour = PLAYER_MARKS[seat % len(PLAYER_MARKS)]
    return Text(f"{shape} {name}", style=f"bold {colour}", no_wrap=True)
