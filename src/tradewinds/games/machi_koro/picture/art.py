"""What Machi Koro adds to the shared art: its colours, its drawings, and the faces of its cards.

A card wears its colour as a roof, and each colour has a roof of its own shape, so that none is told by colour alone:
waves for blue, an awning for green, gables for red, battlements for purple, and a straight eave for Town Hall.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tradewinds.core.picture import Art, read_symbols

__all__ = ["ART", "CARD", "TILE"]

COLOURS = {
    "mk-blue": ("#2c6ca3", "#7fb8ea"),
    "mk-green": ("#46803f", "#8fc987"),
    "mk-red": ("#b23350", "#f28a9f"),
    "mk-purple": ("#6f4a97", "#c0a0e8"),
    "mk-town": ("#5d6675", "#a9adb3"),
    "mk-snout": ("#f0b9b4", "#a8646a"),
    "mk-sky": ("#d9e8f0", "#1f3144"),
    "mk-skyline": ("#c3d9e5", "#28405a"),
}

CARD = (106, 120)  # px: a card of the market
TILE = (42, 52)  # px: a card in a city
PILE = 2  # px: how far the card below peeps out
CORNER = 7

Edge = Callable[[float, int], str]  # one period of a roof's edge, drawn from right to left: its length and depth
EDGES: dict[str, Edge] = {
    "blue": lambda length, depth: f"q{-length / 4:.2f} {depth} {-length / 2:.2f} 0t{-length / 2:.2f} 0",
    "green": lambda length, depth: f"a{length / 2:.2f} {depth} 0 0 1 {-length:.2f} 0",
    "red": lambda length, depth: f"l{-length / 2:.2f} {depth}l{-length / 2:.2f} {-depth}",
    "purple": lambda length, depth: f"v{depth}h{-length / 2:.2f}v{-depth}h{-length / 2:.2f}",
    "town": lambda length, depth: f"h{-length:.2f}",
}


def _sheet(width: int, height: int, off: int = 0) -> str:
    return f'<rect x="{off}" y="{off}" width="{width}" height="{height}" rx="{CORNER}"/>'


def _roof(colour: str, width: int, height: int, depth: int, periods: int) -> str:
    edge = EDGES[colour](width / periods, depth) * periods
    corner = f"V{CORNER}Q0 0 {CORNER} 0H{width - CORNER}Q{width} 0 {width} {CORNER}"
    return f'<path d="M0 {height}{corner}V{height}{edge}z" fill="var(--mk-{colour})"/>'


def _symbol(name: str, drawing: str) -> str:
    pen = 'fill="var(--card)" stroke="var(--ink)" stroke-width="1.5"'
    return f'<symbol id="{name}" overflow="visible" {pen}>{drawing}</symbol>'


def _faces() -> dict[str, str]:
    """A card and a tile of each colour, and the card below that shows there is more than one."""
    drawings = {"mk-pile": _sheet(*CARD, PILE), "mk-tile-pile": _sheet(*TILE, PILE)}
    for colour in EDGES:
        drawings[f"mk-card-{colour}"] = _sheet(*CARD) + _roof(colour, CARD[0], 28, 5, 8)
        drawings[f"mk-tile-{colour}"] = _sheet(*TILE) + _roof(colour, TILE[0], 18, 3, 5)
    return {name: _symbol(name, drawing) for name, drawing in drawings.items()}


ART = Art(read_symbols(Path(__file__).with_name("symbols.svg")) | _faces(), COLOURS)
