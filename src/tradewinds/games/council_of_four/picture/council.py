"""A council: its four councillors from the arrow on, and the ways to elect another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tradewinds.core.picture import Piece, set_text, use
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Name
from tradewinds.games.council_of_four.components import COUNCIL_SEATS, ELECT_COINS, SEND_SERVANTS
from tradewinds.games.council_of_four.picture.art import COUNCILLOR, glyph
from tradewinds.games.council_of_four.picture.table import Table, cover

__all__ = ["COUNCIL_HEIGHT", "COUNCIL_WIDTH", "SLIP", "draw_council", "entering"]

SLIP = (40, 48)  # px: what an election gives or takes, where councillors enter
GAP = 9
ARROW = 18
BENCH = COUNCIL_SEATS * COUNCILLOR[0] + 4
COUNCIL_WIDTH = 2 * (SLIP[0] + GAP) + ARROW + 2 + BENCH
COUNCIL_HEIGHT = COUNCILLOR[1] + 4


@remembered
def draw_council(table: Table, council: str, x: float, y: float) -> str:
    """The council with its top left corner at a point."""
    bench = x + COUNCIL_WIDTH - BENCH
    slips = (
        _slip(table, f"elect:{council}", "cf-main", "+", glyph("coins", ELECT_COINS)),
        _slip(table, f"send:{council}", "cf-quick", "−", glyph("servants", SEND_SERVANTS)),
    )
    drawn = [slip.at(x + n * (SLIP[0] + GAP), y + 2) for n, slip in enumerate(slips)]
    drawn.append(use("cf-arrow", bench - ARROW - 1, y + 16, ARROW, 24))
    drawn.append(_bench(table, council, bench, y))
    drawn.extend(_councillors(table, council, bench + 2, y))
    drawn.append(_asked(table, council).at(bench, y))
    return "".join(drawn)


ACTIONS = {"elect": "mains", "send": "quick"}  # what each of the two slips is a part of


def _slip(table: Table, code: str, kind: str, sign: str, price: str) -> Piece:
    offer = table.offers.get(code)
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
    )


def _bench(table: Table, council: str, x: float, y: float) -> str:
    chosen = ' stroke="var(--seal)" stroke-width="3"' if table.view["council"] == council else ' stroke="var(--ink)"'
    seat = f'<rect x="{x:g}" y="{y + 24:g}" width="{BENCH}" height="{COUNCIL_HEIGHT - 24}" rx="5"/>'
    return f'<g fill="var(--cf-bench)"{chosen}>{seat}</g>'


def _councillors(table: Table, council: str, x: float, y: float) -> Iterator[str]:
    colours = table.view["councils"][council]
    for n, (colour, name) in enumerate(zip(colours, _names(council, colours), strict=True)):
        yield Piece(name, use(f"cf-councillor-{colour}")).at(x + n * COUNCILLOR[0], y)


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


def _asked(table: Table, council: str) -> Piece:
    """What is told of a council, and the move that asks for its favour; it lies over the councillors."""
    told = table.say(
        "picture-council", council=Name(f"council-{council}"), colours=table.colours(table.view["councils"][council])
    )
    return Piece(
        f"council-{council}",
        cover(BENCH, COUNCIL_HEIGHT),
        BENCH,
        COUNCIL_HEIGHT,
        told=told,
        explain="councils",
        offer=table.offers.get(f"court:{council}"),
    )
