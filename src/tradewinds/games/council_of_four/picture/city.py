"""A city: its silhouette and badge by group, its name, its token, and who is there."""

from __future__ import annotations

from collections.abc import Iterator

from tradewinds.core.picture import Offer, Piece, set_text, shorten, text_width, use
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Name
from tradewinds.games.council_of_four.picture.art import TOKEN_HEIGHT, token_width
from tradewinds.games.council_of_four.picture.table import Table, cover

__all__ = ["CITY", "draw_city"]

CITY = (118, 96)
WALLS = (60, 44)
BADGE = 24
PLATE_LEFT, PLATE_TOP, PLATE_HEIGHT = 16, 46, 20
MERCHANT = (24, 30)
NAME_SIZES, NAME_ROOM = (15, 14.5), 104  # px: twelve on a small laptop; long names reach beyond the city
VERBS = ("place", "queen", "reuse")


@remembered
def draw_city(table: Table, city: str, x: float, y: float) -> bytes:
    """The city with its middle at a point, as a row of a part."""
    left, top = round(x - CITY[0] / 2), round(y - CITY[1] / 2)
    drawn = f'<g transform="translate({left} {top})">{_place(table, city)}</g>'
    people = "".join(piece.at(max(left + dx, 2), top + dy) for piece, dx, dy in _people(table, city))
    offer = _offer(table, city)
    price = offer.tag(CITY[0] - 2, CITY[1] - 11) if offer else ""
    piece = Piece(f"city-{city}", cover(*CITY), *CITY, told=_told(table, city), explain=city, offer=offer, tag=price)
    return f"{drawn}{people}{piece.at(left, top)}".encode()


def _place(table: Table, city: str) -> str:
    """What never moves: walls, name, token."""
    entry = table.view["cities"][city]
    group = entry["group"] or "queen"
    name = table.name("city", city)
    size = NAME_SIZES[text_width(name, NAME_SIZES[0]) > NAME_ROOM - 16]
    name = shorten(name, NAME_ROOM, size)
    plate = PLATE_LEFT - 4 + BADGE / 2 + text_width(name, size) * 0.96
    drawn = use(f"cf-city-{group}", 4, 2, *WALLS)
    chosen = 'stroke="var(--seal)" stroke-width="3"' if table.view["city"] == city else 'stroke="var(--ink)"'
    drawn += (
        f'<rect x="{PLATE_LEFT}" y="{PLATE_TOP}" width="{plate:.0f}" height="{PLATE_HEIGHT}" rx="4" '
        f'fill="var(--card)" {chosen}/>'
    )
    drawn += use(f"cf-badge-{group}", 2, PLATE_TOP - 3, BADGE) + set_text(
        entry["letter"], 14, PLATE_TOP + 15, 15, serif=True, colour="cf-dark"
    )
    drawn += set_text(name, PLATE_LEFT + 14, PLATE_TOP + 15, size, anchor="start")
    if token := entry["token"]:
        width = token_width(len(token["bonuses"]))
        drawn += use(f"cf-laid-{token['number']}", min(92 - width / 2, CITY[0] - width), (44 - TOKEN_HEIGHT) / 2)
        if table.view["reused"] == city:
            drawn += use("tw-built", CITY[0] - 16, 0, 18)
    return drawn


def _people(table: Table, city: str) -> Iterator[tuple[Piece, float, float]]:
    """Merchants in front of the city, and the queen beside its walls."""
    entry = table.view["cities"][city]
    if table.view["queen"] == city:
        yield Piece("queen", use("cf-queen", 0, 0, 34, 50)), -8, -6
    owners = [str(seat) for seat in entry["merchants"]] + ["neutral"] * entry["neutral"]
    for n, owner in enumerate(owners):
        figure = use(f"cf-merchant-{owner}", 0, 0, *MERCHANT)
        yield Piece(f"merchant-{owner}-{city}", figure), 8 + n * (MERCHANT[0] + 3), CITY[1] - MERCHANT[1]


def _offer(table: Table, city: str) -> Offer | None:
    return next((table.offers[code] for verb in VERBS if (code := f"{verb}:{city}") in table.offers), None)


def _told(table: Table, city: str) -> str:
    entry = table.view["cities"][city]
    where = {"city": Name(f"city-{city}"), "letter": entry["letter"], "region": Name(f"region-{entry['region']}")}
    if entry["group"]:
        told = [table.say("picture-city", **where, group=Name(f"group-{entry['group']}"))]
    else:
        told = [table.say("picture-city-queen", **where)]
    if entry["token"]:
        told.append(table.say("picture-token", bonuses=table.bonuses(entry["token"]["bonuses"])))
    owners = [table.player(seat) for seat in entry["merchants"]]
    if entry["neutral"]:
        owners.append(table.say("picture-nobody"))
    if owners:
        told.append(table.say("picture-merchants", players=", ".join(owners)))
    if table.view["queen"] == city:
        told.append(table.say("picture-queen"))
    return " ".join(told)
