"""A council: its four councillors from the arrow on, and the ways to elect another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from tradewinds.core.picture import Offer, Piece, set_text, use
from tradewinds.core.words import Message, Name, Parameter, Words
from tradewinds.games.council_of_four.components import COUNCIL_SEATS, ELECT_COINS, SEND_SERVANTS
from tradewinds.games.council_of_four.picture.art import COUNCILLOR, glyph
from tradewinds.games.council_of_four.picture.table import Table, cover, listed_colours

__all__ = ["COUNCIL_HEIGHT", "COUNCIL_WIDTH", "SLIP", "draw_council", "entering"]

MOST_KEPT = 5_000  # of what councils are made of, the same at many tables
SLIP = (40, 48)  # px: what an election gives or takes, where councillors enter
GAP = 9
ARROW = 18
BENCH = COUNCIL_SEATS * COUNCILLOR[0] + 4
COUNCIL_WIDTH = 2 * (SLIP[0] + GAP) + ARROW + 2 + BENCH
COUNCIL_HEIGHT = COUNCILLOR[1] + 4


def draw_council(table: Table, council: str, x: float, y: float) -> str:
    """The council with its top left corner at a point."""
    bench, colours, offers = x + COUNCIL_WIDTH - BENCH, tuple(table.view["councils"][council]), table.offers
    chosen = table.view["council"] == council
    return (
        _slip(f"elect:{council}", "cf-main", "+", ELECTION, offers.get(f"elect:{council}"), x, y + 2)
        + _slip(f"send:{council}", "cf-quick", "−", SENDING, offers.get(f"send:{council}"), x + SLIP[0] + GAP, y + 2)
        + _seated(council, colours, chosen, bench, y)
        + _asked(table.words, council, colours, offers.get(f"court:{council}"), bench, y)
    )


ACTIONS = {"elect": "mains", "send": "quick"}  # what each of the two slips is a part of
ELECTION, SENDING = glyph("coins", ELECT_COINS), glyph("servants", SEND_SERVANTS)


@lru_cache(MOST_KEPT)
def _slip(code: str, kind: str, sign: str, price: str, offer: Offer | None, x: float, y: float) -> str:
    ground = f'<rect width="{SLIP[0]}" height="{SLIP[1]}" rx="8" fill="var(--{"card" if offer else "cf-fold"})"/>'
    drawing = use(kind, 11, 3, 18) + set_text(sign, 8, 40, 16) + use(price, 15, 22)
    rests = "" if offer else ' opacity=".75"'
    return Piece(
        code.replace(":", "-"),
        f"{ground}<g{rests}>{drawing}</g>",
        *SLIP,
        explain=ACTIONS[code.partition(":")[0]],
        stop=False,
        offer=offer,
    ).at(x, y)


@lru_cache(MOST_KEPT)
def _seated(council: str, colours: tuple[str, ...], chosen: bool, x: float, y: float) -> str:
    """The councillors on their bench, and the arrow that shows where they enter."""
    ink = ' stroke="var(--seal)" stroke-width="3"' if chosen else ' stroke="var(--ink)"'
    seat = f'<rect x="{x:g}" y="{y + 24:g}" width="{BENCH}" height="{COUNCIL_HEIGHT - 24}" rx="5"/>'
    arrow = use("cf-arrow", x - ARROW - 1, y + 16, ARROW, 24)
    councillors = "".join(
        Piece(name, use(f"cf-councillor-{colour}")).at(x + 2 + n * COUNCILLOR[0], y)
        for n, (colour, name) in enumerate(zip(colours, _names(council, colours), strict=True))
    )
    return f'{arrow}<g fill="var(--cf-bench)"{ink}>{seat}</g>{councillors}'


def _names(council: str, colours: Sequence[str]) -> list[str]:
    """Names that councillors keep when they are pushed on: each colour is counted from the last seat."""
    counted = Counter[str]()
    names = []
    for colour in reversed(colours):
        counted[colour] += 1
        names.append(f"councillor-{council}-{colour}-{counted[colour]}")
    return names[::-1]


def entering(table: Table, colour: str) -> str | None:
    """While a candidate is chosen: the name one of a colour would have in the council, so that it is seen to go there.

    None where someone who is about to leave still bears that name.
    """
    council = table.view["council"] if table.view["phase"] == "candidate" else None
    if council is None:
        return None
    seated = table.view["councils"][council]
    name = _names(council, [colour, *seated[: COUNCIL_SEATS - 1]])[0]
    return None if name in _names(council, seated) else name


@lru_cache(MOST_KEPT)
def _asked(words: Words, council: str, colours: tuple[str, ...], offer: Offer | None, x: float, y: float) -> str:
    """What is told of a council, and the move that asks for its favour; it lies over the councillors."""
    parameters: dict[str, Parameter] = {
        "council": Name(f"council-{council}"),
        "colours": listed_colours(words, colours),
    }
    return Piece(
        f"council-{council}",
        cover(BENCH, COUNCIL_HEIGHT),
        BENCH,
        COUNCIL_HEIGHT,
        told=words.say(Message("picture-council", parameters)),
        explain="councils",
        offer=offer,
    ).at(x, y)
