"""Cards: orders with their goods and rewards, technologies with their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.core.picture import Offer, Piece, set_text, use
from tradewinds.core.words import Name
from tradewinds.games.yokohama.picture.art import CARD
from tradewinds.games.yokohama.picture.flow import set_words
from tradewinds.games.yokohama.picture.table import Table

__all__ = ["NAME_LEFT", "order", "technology", "tell_order", "tell_technology"]

Card = Mapping[str, Any]
NAME_LEFT = 35


def order(table: Table, card: Card, offer: Offer | None = None) -> Piece:
    """An order card; it keeps its name wherever it lies."""
    thing = f"order-{card['name']}"
    return Piece(thing, use(f"yo-{thing}"), *CARD, tell_order(table, card), explain=thing, offer=offer)


def tell_order(table: Table, card: Card) -> str:
    """An order in words."""
    thing = f"order-{card['name']}"
    return f"{table.called(thing)}: {table.effect(thing)}"


def technology(table: Table, card: Card, offer: Offer | None = None) -> Piece:
    """A technology card: value and flag, its name, and what it brings when."""
    kind = card["technology"]
    lines = set_words(table.name("technology", kind), CARD[0] - NAME_LEFT - 1, 3)
    foot = (24.5, 18, 12)[len(lines) - 1]
    drawing = use(f"yo-technology-{card['name']}")
    drawing += "".join(
        set_text(line, NAME_LEFT, foot + n * (13.5 if len(lines) < 3 else 12), anchor="start")
        for n, line in enumerate(lines)
    )
    return Piece(
        f"technology-{card['name']}",
        drawing,
        *CARD,
        told=tell_technology(table, card),
        explain=table.explained(kind),
        offer=offer,
    )


def tell_technology(table: Table, card: Card) -> str:
    """A technology in words."""
    told = table.say(
        "picture-technology",
        technology=Name(f"technology-{card['technology']}"),
        value=card["value"],
        country=Name(f"country-{card['flag']}"),
    )
    return f"{told} {table.effect(card['technology'])}"
