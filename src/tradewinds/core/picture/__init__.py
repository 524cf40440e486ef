"""Pictures: what a table looks like, as SVG. A game draws parts from a view; pages and notebooks put them together."""

from tradewinds.core.picture.art import SHARED, Art, read_symbols, style, symbols, use
from tradewinds.core.picture.lettering import SMALLEST, attributes, set_text, shorten, text_width, wrap
from tradewinds.core.picture.memory import Memory, remembered, remembering
from tradewinds.core.picture.part import Part, Theme, compose
from tradewinds.core.picture.piece import Offer, Piece
from tradewinds.core.picture.table import Table

__all__ = [
    "SHARED",
    "SMALLEST",
    "Art",
    "Memory",
    "Offer",
    "Part",
    "Piece",
    "Table",
    "Theme",
    "attributes",
    "compose",
    "read_symbols",
    "remembered",
    "remembering",
    "set_text",
    "shorten",
    "style",
    "symbols",
    "text_width",
    "use",
    "wrap",
]
