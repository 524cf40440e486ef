"""What pictures are made of: the symbols and colours that all games share, and those that a game adds."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from pathlib import Path

from tradewinds.core.picture.lettering import MOST_KEPT, attributes
from tradewinds.core.picture.palette import COLOURS, Colours, style_sheet

__all__ = ["SHARED", "Art", "read_symbols", "style", "symbols", "use"]

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
REFERENCE = re.compile(r'href="#([^"]+)"')


@dataclass(frozen=True)
class Art:
    """Symbols by id, each an SVG <symbol>, and colours by token."""

    symbols: Mapping[str, str]
    colours: Colours

    def __or__(self, other: Art) -> Art:
        return Art({**self.symbols, **other.symbols}, {**self.colours, **other.colours})


def read_symbols(path: Path) -> dict[str, str]:
    """The symbols of an SVG file, by id; line breaks are for those who read the file."""
    drawn = re.sub(r"\s*\n\s*", "", path.read_text("utf-8"))
    return {found[1]: found[0] for found in SYMBOL.finditer(drawn)}


SHARED = Art(read_symbols(Path(__file__).with_name("symbols.svg")), COLOURS)


def style(*arts: Art, scope: str = ":root") -> str:
    """The style sheet of a page with pictures: the shared colours and those of these games.

    `data-theme` on any element makes what is in it "light" or "dark"; without it the reader's system decides.
    """
    return style_sheet(_together(arts).colours, scope)


def symbols(*arts: Art) -> str:
    """The symbols that pictures on a page refer to: put it into the page once, before them."""
    drawn = "".join(_together(arts).symbols.values())
    return f'<svg class="symbols" width="0" height="0" aria-hidden="true"><defs>{drawn}</defs></svg>'


def symbols_used(drawing: str, *arts: Art) -> str:
    """Only those symbols that a drawing refers to, and those that these refer to in turn."""
    known = _together(arts).symbols
    wanted, found = REFERENCE.findall(drawing), set[str]()
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += REFERENCE.findall(known[name])
    return f"<defs>{''.join(known[name] for name in known if name in found)}</defs>"


@lru_cache(MOST_KEPT)
def use(symbol: str, x: float = 0, y: float = 0, width: float | None = None, height: float | None = None) -> str:
    """A symbol at a place: `width` wide and as high unless told, or as large as it was drawn."""
    height = width if height is None else height
    return f"<use{attributes(href=f'#{symbol}', x=x or None, y=y or None, width=width, height=height)}/>"


def _together(arts: Iterable[Art]) -> Art:
    return reduce(Art.__or__, arts, SHARED)
