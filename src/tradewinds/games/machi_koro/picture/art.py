"""What Machi Koro adds to the shared art: its colours, its drawings, and the faces of its cards.

A card wears its colour as a roof, and each colour has a roof of its own shape, so that none is told by colour alone:
waves for blue, an awning for green, gables for red, battlements for purple.

Faces hold all of a card that is always so - number, icon, drawing, cost - and are sent to a reader once, so that the
parts of a table only say where cards lie.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tradewinds.core.picture import Art, read_symbols, set_text, use
from tradewinds.games.machi_koro.about import rolls
from tradewinds.games.machi_koro.components import CARDS, TABLES, TOWN_HALL

__all__ = ["ART", "CARD", "LANDMARK_HEIGHT", "LANDMARK_WIDTH", "PILE", "TILE"]

COLOURS = {
    "mk-blue": ("#2c6ca3", "#7fb8ea"),
    "mk-green": ("#46803f", "#8fc987"),
    "mk-red": ("#b23350", "#f28a9f"),
    "mk-purple": ("#6f4a97", "#c0a0e8"),
    "mk-snout": ("#f0b9b4", "#a8646a"),
    "mk-sky": ("#d9e8f0", "#1f3144"),
    "mk-skyline": ("#c3d9e5", "#28405a"),
}

CARD = (106, 114)  # px: a card of the market
TILE = (42, 50)  # px: a card in a city
LANDMARK_WIDTH, LANDMARK_HEIGHT = 44, 54
PILE = 2  # px: how far the card below peeps out
CORNER = 7

Edge = Callable[[float, int], str]  # one period of a roof's edge, drawn from right to left: its length and depth
EDGES: dict[str, Edge] = {
    "blue": lambda length, depth: f"q{-length / 4:g} {depth} {-length / 2:g} 0t{-length / 2:g} 0",
    "green": lambda length, depth: f"a{length / 2:g} {depth} 0 0 1 {-length:g} 0",
    "red": lambda length, depth: f"l{-length / 2:g} {depth} {-length / 2:g} {-depth}",
    "purple": lambda length, depth: f"v{depth}h{-length / 2:g}v{-depth}h{-length / 2:g}",
}


def _sheet(width: int, height: int, off: int = 0) -> str:
    return f'<rect x="{off}" y="{off}" width="{width}" height="{height}" rx="{CORNER}"/>'


def _roof(colour: str, width: int, height: int, depth: int, periods: int) -> str:
    edge = EDGES[colour](width / periods, depth) * periods
    corner = f"V{CORNER}Q0 0 {CORNER} 0H{width - CORNER}Q{width} 0 {width} {CORNER}"
    return f'<path d="M0 {height}{corner}V{height}{edge}z" fill="var(--mk-{colour})"/>'


def _blanks() -> Iterator[tuple[str, str]]:
    """What cards of a colour have in common, and the card below that shows there is more than one."""
    medal = '<circle cx="90" cy="16" r="12"/>'
    yield "mk-pile", _sheet(*CARD, PILE)
    yield "mk-tile-pile", _sheet(*TILE, PILE)
    yield "mk-count", '<rect x="24" y="36.5" width="20.5" height="16" rx="5" fill="var(--ink)" stroke="none"/>'
    for colour in EDGES:
        yield f"mk-tile-{colour}", _sheet(*TILE) + _roof(colour, TILE[0], 17, 3, 4)
        yield f"mk-{colour}", _sheet(*CARD) + _roof(colour, CARD[0], 27, 5, 8) + medal + use("tw-coin", 4, 41, 29)


def _faces() -> Iterator[tuple[str, str]]:
    for card in (*TABLES["establishments"], TOWN_HALL):
        yield f"mk-tile-{card}", _tile(card)
    for card in TABLES["establishments"]:
        yield f"mk-card-{card}", _card(card)
    for card in TABLES["landmarks"]:
        yield f"mk-site-{card}", _site(card)
        yield f"mk-built-{card}", _built(card)


def _card(card: str) -> str:
    figures, numbers = CARDS[card], rolls(card)
    roll = set_text(numbers, 42, 21, 18 if len(numbers) > 4 else 20, colour="card")
    cost = set_text(str(figures["cost"]), 18.5, 61.5, 17)
    drawing = use(f"mk-icon-{figures['icon']}", 81, 7, 18) + use(f"mk-{card}", 34, 35, 38)
    return use(f"mk-{figures['colour']}") + drawing + roll + cost


def _tile(card: str) -> str:
    if card == TOWN_HALL:
        return use("tw-prized", 0, 0, *TILE) + use(f"mk-{card}", 4, 8, 34)
    numbers = rolls(card)
    roll = set_text(numbers, 21, 13.5, 12 if len(numbers) > 4 else 14, colour="card")
    return use(f"mk-tile-{CARDS[card]['colour']}") + use(f"mk-{card}", 7, 20, 28) + roll


def _site(card: str) -> str:
    """A landmark that is not built, with its price."""
    cost = set_text(str(CARDS[card]["cost"]), 22, 44.5, 13)
    return f'<g opacity=".5">{use(f"mk-{card}", 9, 2, 25)}</g>{use("tw-coin", 9, 27, 26)}{cost}'


def _built(card: str) -> str:
    return use(f"mk-{card}", 4, 7, 36) + use("tw-built", 27, 37, 16)


def _symbols() -> dict[str, str]:
    pen = ' fill="var(--card)" stroke="var(--ink)" stroke-width="1.5"'
    blanks = {name: f'<g id="{name}"{pen}>{drawing}</g>' for name, drawing in _blanks()}
    return blanks | {name: f'<g id="{name}">{face}</g>' for name, face in _faces()}


ART = Art(read_symbols(Path(__file__).with_name("symbols.svg")) | _symbols(), COLOURS)
