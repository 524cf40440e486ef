"""Parts: the named pieces that a picture of a table is made of, each readable alone, and all of them as one drawing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, groupby
from typing import Literal, TypeAlias

from tradewinds.core.picture.art import SHARED, Art, style, symbols_used
from tradewinds.core.picture.lettering import PEN, attributes

__all__ = ["Part", "Room", "Theme", "compose"]

Theme: TypeAlias = Literal["auto", "light", "dark"]
Room: TypeAlias = Literal[
    "turn", "board", "mine", "markets", "player"
]  # a player's is mine or a rival's: the page knows

GAP = 12
MOST_SHARED = 5_000  # rows that tables have in common
END = b"</svg>"


@lru_cache(MOST_SHARED)
def _the_same(row: bytes) -> bytes:
    """The same row, if another table has it already."""
    return row


class Part:
    """A piece of a table, drawn: dice, market, a player's city. It is kept as pages need it, and only so.

    That is in rows, whole elements one after the other that a page compares with those it shows, and in UTF-8: a text
    takes two bytes for every letter as soon as one of them is no Latin one. Tables share the rows that come so.
    """

    __slots__ = ("art", "height", "label", "name", "room", "rows", "width")

    def __init__(
        self,
        name: str,
        label: str,  # what a screen reader calls it
        width: int,
        height: int,
        body: str | Iterable[str | bytes],  # SVG, without the <svg> around it; in rows, where parts of it change alone
        art: Art = SHARED,  # the symbols and colours it uses beside the shared ones
        room: Room = "board",  # where a page puts it
    ) -> None:
        self.name, self.label, self.width, self.height = name, label, width, height
        self.art, self.room = art, room
        body = (body,) if isinstance(body, str) else filter(None, body)
        rows = (_the_same(row.encode()) if isinstance(row, str) else row for row in body)
        self.rows = (self._opening("auto").encode(), *rows, END)

    @property
    def body(self) -> str:
        """What is drawn, without the <svg> around it."""
        return b"".join(self.rows[1:-1]).decode()

    def svg(self, theme: Theme = "auto") -> str:
        """The part for a page that has `style` and `symbols`; a form around it plays its buttons."""
        return f"{self._opening(theme)}{self.body}{END.decode()}"

    def _opening(self, theme: Theme) -> str:
        shape = attributes(
            class_="part",
            id=f"part-{self.name}",
            viewBox=f"0 0 {self.width} {self.height}",
            width=self.width,
            height=self.height,
            role="group",
            aria_label=self.label,
            data_theme=_data_theme(theme),
        )
        return f'<svg xmlns="http://www.w3.org/2000/svg"{shape}{PEN}>'


def compose(parts: Sequence[Part], width: int, theme: Theme = "auto", label: str | None = None) -> str:
    """All parts as one drawing that needs nothing else, at most `width` wide unless a single part is wider."""
    columns = _columns(parts, width - GAP)
    across = sum(_width(column) + GAP for column in columns) + GAP
    down = max(map(_height, columns), default=0) + 2 * GAP
    body = "".join(_placed(columns))
    arts = [part.art for part in parts]
    shape = attributes(
        class_="part tradewinds",
        viewBox=f"0 0 {across} {down}",
        width=across,
        height=down,
        role="group",
        aria_label=label,
        data_theme=_data_theme(theme),
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{shape}{PEN}><style>{style(*arts, scope=".tradewinds")}</style>'
        f'{symbols_used(body, *arts)}<path d="M0 0h{across}v{down}H0z" fill="var(--paper)"/>{body}</svg>'
    )


def _data_theme(theme: Theme) -> str | None:
    return None if theme == "auto" else theme


def _width(column: Sequence[Part]) -> int:
    return max(part.width for part in column)


def _height(column: Sequence[Part]) -> int:
    return sum(part.height + GAP for part in column) - GAP


def _columns(parts: Sequence[Part], room: int) -> list[list[Part]]:
    """The lowest layout in columns, from left to right in the order of the parts, that is not too wide."""
    layouts = [_filled(parts, height) for height in _heights(parts)]
    fitting = (layout for layout in layouts if sum(_width(column) + GAP for column in layout) <= room)
    layout = next(fitting, layouts[-1]) if parts else []
    alike = [[part for column in run for part in column] for _, run in groupby(layout, key=_width)]
    counts = [len(list(run)) for _, run in groupby(layout, key=_width)]
    return [column for run, count in zip(alike, counts, strict=True) for column in _even(run, count)]


def _heights(parts: Sequence[Part]) -> list[int]:
    """Every height that a column of some of the parts can have, if it has room for each of them."""
    heights = {_height(parts[first:last]) for last in range(len(parts) + 1) for first in range(last)}
    return sorted(height for height in heights if height >= max(part.height for part in parts))


def _filled(parts: Sequence[Part], height: int) -> list[list[Part]]:
    """Columns of at most that height."""
    columns: list[list[Part]] = []
    for part in parts:
        if columns and _height([*columns[-1], part]) <= height:
            columns[-1].append(part)
        else:
            columns.append([part])
    return columns


def _even(parts: Sequence[Part], count: int) -> list[list[Part]]:
    """The parts in so many columns of about the same height."""
    return next(layout for height in _heights(parts) if len(layout := _filled(parts, height)) <= count)


def _placed(columns: Sequence[Sequence[Part]]) -> list[str]:
    lefts = accumulate((_width(column) + GAP for column in columns), initial=GAP)
    placed = []
    for left, column in zip(lefts, columns, strict=False):
        tops = accumulate((part.height + GAP for part in column), initial=GAP)
        for top, part in zip(tops, column, strict=False):
            label = attributes(id=f"part-{part.name}", role="group", aria_label=part.label)
            placed.append(f'<g{label} transform="translate({left} {top})">{part.body}</g>')
    return placed
