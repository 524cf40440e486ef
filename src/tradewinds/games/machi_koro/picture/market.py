"""The market: every establishment that can be built, as cards in the order of their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.core.picture import Part, Piece, set_text, use, wrap
from tradewinds.core.words import Name
from tradewinds.games.machi_koro.components import CARDS, ESTABLISHMENTS, NAMES
from tradewinds.games.machi_koro.picture.art import ART, CARD, PILE
from tradewinds.games.machi_koro.picture.table import Table, colour, order, rolls

__all__ = ["draw_market", "width"]

WIDTH, HEIGHT = CARD[0] + PILE, CARD[1] + PILE
GAP = 6
MIDDLE = CARD[0] / 2
NAME_SIZE, NAME_LINE, NAME_MIDDLE = 12, 13.5, 98


def width(columns: int) -> int:
    """How wide a market of so many columns is."""
    return columns * (WIDTH + GAP) - GAP


def draw_market(table: Table, columns: int) -> Part:
    """All piles, and the deck where there is one."""
    pieces = [_pile(table, card) for card in sorted(_kinds(table.view), key=order)]
    if table.view["options"]["limited_market"]:
        pieces.append(_deck(table))
    rows = -(-len(pieces) // columns)
    body = "".join(
        piece.at(n % columns * (WIDTH + GAP), n // columns * (HEIGHT + GAP)) for n, piece in enumerate(pieces)
    )
    label = table.say_or(table.say("title"), "picture-market")
    return Part("market", label, width(columns), rows * (HEIGHT + GAP) - GAP, body, ART)


def _kinds(view: Mapping[str, Any]) -> list[str]:
    """The piles on the table; one that is sold out keeps its place, but in the limited market others take it."""
    if view["options"]["limited_market"]:
        return list(view["market"])
    cards = (NAMES[card] for card in ESTABLISHMENTS)
    return [card for card in cards if view["options"]["plus"] or CARDS[card]["set"] == "base"]


def _pile(table: Table, card: str) -> Piece:
    left = table.view["market"].get(card, 0)
    name, cost = table.card(card), CARDS[card]["cost"]
    label = table.say_or(
        f"{name}, {rolls(card)}", "picture-pile", card=Name(f"card-{card}"), rolls=rolls(card), cost=cost, left=left
    )
    return Piece(
        f"market-{card}",
        label,
        *CARD,
        _face(card, name, left) if left else f'<g opacity=".45">{_face(card, name, left)}</g>',
        explain=card,
        hint=table.effect(card),
        offer=table.offers.get(f"build:{card}"),
    )


def _face(card: str, name: str, left: int) -> str:
    figures = CARDS[card]
    return "".join([
        '<use href="#mk-pile"/>' if left > 1 else "",
        f'<use href="#mk-card-{colour(card)}"/>',
        set_text(rolls(card), 43, 22, 20, anchor="middle", bold=True, colour="card"),
        '<circle cx="90" cy="17" r="12.5" fill="var(--card)" stroke="var(--ink)" stroke-width="1.5"/>',
        use(f"mk-icon-{figures['icon']}", 81, 8, 18),
        use(f"mk-{card}", MIDDLE - 20, 37, 40),
        use("tw-coin", 4, 43, 29),
        set_text(str(figures["cost"]), 18.5, 63.5, 17, anchor="middle", bold=True),
        set_text(f"×{left}", CARD[0] - 6, 63, 15, anchor="end", bold=True),
        _name(name),
    ])  # fmt: skip


def _name(name: str) -> str:
    lines = wrap(name, CARD[0] - 6, NAME_SIZE, 3, bold=True)
    first = NAME_MIDDLE + 4.5 - (len(lines) - 1) * NAME_LINE / 2
    return "".join(
        set_text(line, MIDDLE, first + n * NAME_LINE, NAME_SIZE, anchor="middle", bold=True)
        for n, line in enumerate(lines)
    )


def _deck(table: Table) -> Piece:
    cards = sum(table.view["deck"].values())
    drawing = "".join([
        '<use href="#mk-pile"/>' if cards > 1 else "",
        '<use href="#mk-back"/>' if cards else '<use href="#mk-gone"/>',
        set_text(str(cards), MIDDLE, 57, 30, anchor="middle", bold=True),
    ])  # fmt: skip
    label = table.say_or(f"{table.say('option-limited_market')}: {cards}", "picture-deck", cards=cards)
    hint = table.say("option-limited_market-about")
    return Piece("deck", label, *CARD, drawing, explain="deck", hint=hint)
