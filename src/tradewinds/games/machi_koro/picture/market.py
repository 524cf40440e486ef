"""The market: every establishment that can be built, as cards in the order of their numbers."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from tradewinds.core.picture import SMALLEST, Offer, Part, Piece, set_text, use, wrap
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Message, Name, Words
from tradewinds.games.machi_koro.about import DECK, OPTION_FIGURES, order, rolls
from tradewinds.games.machi_koro.components import CARDS, ESTABLISHMENTS, NAMES
from tradewinds.games.machi_koro.picture.art import ART, CARD, PILE
from tradewinds.games.machi_koro.picture.table import MOST_KEPT, Table, card_name, effect

__all__ = ["draw_market", "width"]

WIDTH, HEIGHT = CARD[0] + PILE, CARD[1] + PILE
GAP = 6
MIDDLE = CARD[0] / 2
NAME_LINE, NAME_FOOT = 13, 97
ORDER = {NAMES[card]: order(NAMES[card]) for card in ESTABLISHMENTS}


def width(columns: int) -> int:
    """How wide a market of so many columns is."""
    return columns * (WIDTH + GAP) - GAP


@remembered
def draw_market(table: Table, columns: int) -> Part:
    """All piles, and the deck where there is one."""
    kinds, market, offers = sorted(_kinds(table.view), key=ORDER.__getitem__), table.view["market"], table.offers
    places = [(n % columns * (WIDTH + GAP), n // columns * (HEIGHT + GAP)) for n in range(len(kinds) + 1)]
    body = [
        _pile(table.words, card, market.get(card, 0), offers.get(f"build:{card}"), *place)
        for card, place in zip(kinds, places, strict=False)
    ]
    if table.view["options"]["limited_market"]:
        body.append(_deck(table).row(*places[len(kinds)]))
    rows = -(-len(body) // columns)
    label = table.say("picture-market")
    return Part("market", label, width(columns), rows * (HEIGHT + GAP) - GAP, body, ART)


def _kinds(view: Mapping[str, Any]) -> list[str]:
    """The piles on the table; one that is sold out keeps its place, but in the limited market others take it."""
    if view["options"]["limited_market"]:
        return list(view["market"])
    cards = (NAMES[card] for card in ESTABLISHMENTS)
    return [card for card in cards if view["options"]["plus"] or CARDS[card]["set"] == "base"]


@lru_cache(MOST_KEPT)
def _pile(words: Words, card: str, left: int, offer: Offer | None, x: float, y: float) -> bytes:
    name, cost = card_name(words, card), CARDS[card]["cost"]
    figures = {"card": Name(f"card-{card}"), "rolls": rolls(card), "cost": cost, "left": left}
    return Piece(
        f"market-{card}",
        _face(card, left) + _name(name) if left else _sold_out(card, name),
        *CARD,
        told=f"{words.say(Message('picture-pile', figures))} {effect(words, card)}",
        explain=card,
        offer=offer,
    ).row(x, y)


def _face(card: str, left: int) -> str:
    below = use("mk-pile") if left > 1 else ""
    return below + use(f"mk-card-{card}") + set_text(f"×{left}", 88, 61, 15)


def _sold_out(card: str, name: str) -> str:
    drawing = f'<g opacity=".4">{use(f"mk-{card}", MIDDLE - 19, 35, 38)}</g>'
    number = set_text(rolls(card), MIDDLE, 21, 18)
    return f'{use("tw-site", 0, 0, *CARD)}{drawing}<g fill="var(--quiet)">{number}{_name(name)}</g>'


def _name(name: str) -> str:
    lines = wrap(name, CARD[0] - 2, SMALLEST, 3)
    first = NAME_FOOT - (len(lines) - 1) * NAME_LINE / 2
    return "".join(set_text(line, MIDDLE, first + n * NAME_LINE) for n, line in enumerate(lines))


def _deck(table: Table) -> Piece:
    cards = sum(table.view["deck"].values())
    below = use("mk-pile") if cards > 1 else ""
    back = use("mk-back") if cards else use("tw-site", 0, 0, *CARD)
    label = table.say("picture-deck", cards=cards)
    told = f"{label} {table.say('option-limited_market-about', **OPTION_FIGURES['limited_market'])}"
    drawing = below + back + set_text(str(cards), MIDDLE, 45, 30)
    return Piece(DECK, drawing, *CARD, told=told, explain=DECK)
