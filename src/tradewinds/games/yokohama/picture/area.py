"""An area: its board with powers, token, building tile and everyone's pieces; on a phone's map, a brick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tradewinds.core.picture import SMALLEST, Offer, Piece, attributes, set_text, text_width, use
from tradewinds.core.picture.memory import remembered
from tradewinds.games.yokohama.components import CANAL_FEE, ROWS, SHOP_SLOTS
from tradewinds.games.yokohama.picture.art import (
    AREA,
    HEADER,
    HOUSE_AT,
    HOUSE_WIDTH,
    POWER_AT,
    POWER_CELL,
    SLOT,
    TILE_AT,
    TOKEN,
    TOKEN_AT,
    gains,
    slot_at,
)
from tradewinds.games.yokohama.picture.flow import set_words
from tradewinds.games.yokohama.picture.table import Table

__all__ = ["BRICK_GAP", "BRICK_HEIGHT", "brick_width", "draw_area", "draw_brick", "icon", "set_label", "tell_area"]

BRICK_HEIGHT, BRICK_GAP = 92, 4  # px: an area on a phone's map
FIRST = ("place", "go", "collect", "station", "lift", "drop")  # what a click on an area does
SECOND = ("agent", "through")  # what a small button on it does, if there is something to do first
PEOPLE_TOP, PEOPLE_HEIGHT = 78, 30
NAME_LEFT = 35
PILL = (66, 26)
LABEL_LINES = 3
TIGHT = -0.8  # px between letters
TOLL = 44  # px: as much as the tag with a toll takes
MARK = 10

Area = Mapping[str, Any]


def icon(kind: str) -> str:
    """The icon of a type of area."""
    return f"yo-area-{kind.removesuffix('-a').removesuffix('-b')}"


def _offers(table: Table, area: Area) -> tuple[Offer | None, Offer | None]:
    """What can be done with an area: by a click on it, and by a small button on it."""
    found = [table.offers.get(f"{verb}:{area['name']}") for verb in (*FIRST, *SECOND)]
    offers = [*(offer for offer in found if offer), None, None]
    return offers[0], offers[1]


# The board of an area


@remembered
def draw_area(table: Table, area: Area, x: float, y: float, *, playable: bool) -> bytes:
    """The board with its top left corner at a point, as a row of a part; `playable` if moves are made on it."""
    first, second = _offers(table, area) if playable else (None, None)
    drawing = use(f"yo-board-{area['type']}") + _name(table, area) + _going_on(table, area)
    drawing += "".join(_marks(area))
    if area["kind"] == "canal":
        drawing += gains({"yen": CANAL_FEE}, 106, 84, 16)
    if area["tile"]:
        drawing += use(f"yo-tile-{area['tile']}", *TILE_AT)
    toll = _toll(area, first, second)
    room = AREA[0] - 8 - (PILL[0] + 4 if second else TOLL if toll else 0)
    drawing += _people(area, 4, PEOPLE_TOP, room, named=playable) + "".join(_built(area))
    if area["token"]:
        drawing += _token(table, area).at(*TOKEN_AT)
    piece = Piece(
        f"{'area' if playable else 'board'}-{area['name']}",
        drawing,
        *AREA,
        told=tell_area(table, area) if playable else f"{table.name('area', area['name'])}.",
        explain=table.explained(area["name"]),
        offer=first,
        tag=toll,
    )
    sites = "".join(_sites(table, x, y)) if playable and _goes_on_here(table, area) else ""
    pill = _pill(table, area, second, *PILL).at(x + AREA[0] - PILL[0] - 3, y + PEOPLE_TOP + 2) if second else ""
    return f"{piece.at(x, y)}{sites}{pill}".encode()


def _toll(area: Area, first: Offer | None, second: Offer | None) -> str:
    """What coming here costs: right of the people or, where a small button is, over the icon; a canal's is printed."""
    if first is None or area["kind"] == "canal":
        return ""
    return first.tag(TOLL, 1) if second else first.tag(AREA[0] - 4, PEOPLE_TOP + 6)


def _goes_on_here(table: Table, area: Area) -> bool:
    """Whether the action takes place in an area."""
    return bool(table.view["pending"]["area"] == area["name"])


def _name(table: Table, area: Area) -> str:
    room = AREA[0] - NAME_LEFT - 4
    lines = set_words(table.name("area", area["name"]), room, 2)
    foot = HEADER / 2 + 4.5 - (len(lines) - 1) * 6.75
    return "".join(
        set_text(line, NAME_LEFT, foot + n * 13.5, anchor="start", colour="yo-light") for n, line in enumerate(lines)
    )


def _going_on(table: Table, area: Area) -> str:
    """The frame of the area where the action takes place."""
    if not _goes_on_here(table, area):
        return ""
    frame = attributes(x=-1, y=-1, width=AREA[0] + 2, height=AREA[1] + 2, rx=8)
    return f'<rect{frame} fill="none" stroke="var(--player-{table.view["active"]})" stroke-width="4"/>'


def _marks(area: Area) -> Iterator[str]:
    """Under the row of powers: the power that each player has there."""
    seats: dict[int, list[int]] = {}
    for seat, power in enumerate(area["power"]):
        if power and area["kind"] != "canal":
            seats.setdefault(power, []).append(seat)
    for power, there in seats.items():
        step = min(MARK, (POWER_CELL - MARK) / max(1, len(there) - 1))
        left = POWER_AT[0] + (power - 0.5) * POWER_CELL - (MARK + step * (len(there) - 1)) / 2
        for n, seat in enumerate(there):
            yield use(f"tw-player-{seat}", round(left + n * step, 1), POWER_AT[1] + 34, MARK)


def _people(area: Area, x: float, y: float, room: float, *, named: bool) -> str:
    """Presidents and assistants, side by side."""
    drawn: list[tuple[float, str, str]] = []
    for seat, count in enumerate(area["assistants"]):
        if seat in area["presidents"]:
            drawn.append((25, f"president-{seat}", use(f"yo-president-{seat}", 0, -2, 24, 32.3)))
        if count:
            figure = set_text(str(count), 19, 22, 15, anchor="start") if count > 1 else ""
            drawing = use(f"yo-assistant-{seat}", 0, 4, 18, 24) + figure
            drawn.append((30 if figure else 20, f"assistants-{seat}-{area['name']}", drawing))
    if area["station"]:
        drawn.append((26, "station", use("yo-station", 0, 4, 24)))
    across = sum(width for width, _, _ in drawn)
    squeeze = min(1.0, room / across) if across else 1.0
    placed = ""
    for width, name, drawing in drawn:
        where = f"translate({x:g} {y:g})"
        placed += Piece(name, drawing).at(round(x, 1), y) if named else f'<g transform="{where}">{drawing}</g>'
        x += width * squeeze
    return placed


def _token(table: Table, area: Area) -> Piece:
    thing = f"token-{area['token']['name']}"
    return Piece(f"token-{area['name']}", use(f"yo-{thing}"), *TOKEN, told=f"{table.called(thing)}.", explain=thing)


def _pill(table: Table, area: Area, offer: Offer, width: float, height: float) -> Piece:
    """A small button with a word on it."""
    word = table.say(f"picture-{offer.code.partition(':')[0]}")
    sheet = f'<rect width="{width}" height="{height}" rx="{min(13, height / 2):g}" fill="var(--seal)"/>'
    if text_width(word, SMALLEST) + 6 <= width:
        drawing = sheet + set_text(word, width / 2, height / 2 + 4.5, colour="card")
    else:
        drawing = sheet + use(f"yo-{offer.code.partition(':')[0]}", width / 2 - 12, height / 2 - 12, 24)
    return Piece(f"second-{area['name']}", drawing, width, height, offer=offer)


def _built(area: Area) -> Iterator[str]:
    """The shops and the trading house of an area."""
    for slot, shop in enumerate(area["shops"]):
        if shop["owner"] is not None:
            drawing = use("yo-slot") + use(f"yo-shop-{shop['owner']}", 0, 0.5, 26)
            yield Piece(f"shop-{area['name']}-{slot + 1}", drawing).at(*slot_at(slot))
    if area["house"] and area["house"]["owner"] is not None:
        drawing = use("yo-site") + use(f"yo-house-{area['house']['owner']}", 0, 0, 28, 27)
        yield Piece(f"house-{area['name']}", drawing).at(*HOUSE_AT)


def _sites(table: Table, x: float, y: float) -> Iterator[str]:
    """Where something can be built now."""
    for slot in range(SHOP_SLOTS):
        if offer := table.offers.get(f"shop:{slot + 1}"):
            left, top = slot_at(slot)
            yield Piece(f"site-{slot + 1}", "", *SLOT, offer=offer).at(x + left, y + top)
    if offer := table.offers.get("house"):
        yield Piece("site-house", "", HOUSE_WIDTH, SLOT[1], offer=offer).at(x + HOUSE_AT[0], y + HOUSE_AT[1])


# An area in words


def tell_area(table: Table, area: Area) -> str:
    """Everything about an area."""
    told = [f"{table.name('area', area['name'])}."]
    if area["token"]:
        told.append(f"{table.called('token-' + area['token']['name'])}.")
    told += _tell_people(table, area)
    free = [table.rewards(shop["reward"]) for shop in area["shops"] if shop["owner"] is None]
    if free:
        told.append(table.say("picture-free-shops", rewards="; ".join(free)))
    if area["house"] and area["house"]["owner"] is None:
        told.append(table.say("picture-free-house", reward=table.rewards(area["house"]["reward"])))
    return " ".join([*told, table.effect(area["name"])])


def _tell_people(table: Table, area: Area) -> Iterator[str]:
    for seat, power in enumerate(area["power"]):
        shops = sum(shop["owner"] == seat for shop in area["shops"])
        houses = int(bool(area["house"]) and area["house"]["owner"] == seat)
        president = int(seat in area["presidents"])
        if area["assistants"][seat] or president or shops or houses:
            yield table.say(
                "picture-presence",
                player=table.player(seat),
                assistants=area["assistants"][seat],
                president=president,
                shops=shops,
                houses=houses,
                power=power,
            )


# A brick of a phone's map


def brick_width(table: Table) -> int:
    """As wide as the longest row of the pyramid lets it be."""
    across = ROWS[len(table.view["players"])][0]
    return min(70, (table.width - BRICK_GAP * (across + 1)) // across)


@remembered
def draw_brick(table: Table, area: Area, x: float, y: float) -> bytes:
    """The area on a map, as a row of a part: its icon, who stands there, and what can be done with it."""
    width, height = brick_width(table), BRICK_HEIGHT
    first, second = _offers(table, area)
    here = _goes_on_here(table, area)
    tint = {"production": "yo-field", "canal": "yo-canal"}.get(area["kind"], "yo-indigo")
    frame = attributes(
        width=width, height=height, rx=7, fill="var(--card)",
        stroke=f"var(--player-{table.view['active']})" if here else f"var(--{tint})", stroke_width=4 if here else 2.5,
    )  # fmt: skip
    drawing = f"<rect{frame}/>{use(icon(area['type']), 4, 3, 27)}"
    toll = first.tag(TOLL - 2 if area["presidents"] else width - 2, 1) if first else ""
    drawing += _label(table, area) + _crowd(area, width - 24 if toll else 29) + "".join(_skyline(area, width))
    piece = Piece(
        f"area-{area['name']}",
        drawing,
        width,
        height - (40 if second else 0),
        told=tell_area(table, area),
        explain=table.explained(area["name"]),
        offer=first,
        tag=toll,
    )
    pill = _pill(table, area, second, width, 40).at(x, y + height - 40) if second else ""
    return f"{piece.at(x, y)}{pill}".encode()


def _label(table: Table, area: Area) -> str:
    """The name, as much of it as a brick has room for, above the lower edge."""
    lines, spacing = set_label(table.name("area", area["name"]), brick_width(table) - 3)
    top = BRICK_HEIGHT - (20 if len(lines) == 1 else 32)  # below whoever stands there
    drawn = "".join(set_text(line, brick_width(table) / 2, top + 12 * n) for n, line in enumerate(lines))
    return f'<g letter-spacing="{spacing}">{drawn}</g>' if spacing else drawn


def set_label(name: str, room: float) -> tuple[list[str], float]:
    """The lines of a name on a brick, and how much closer its letters stand where it would be cut otherwise."""
    lines = set_words(name, room, LABEL_LINES)
    if "…" not in "".join(lines):
        return lines, 0
    return set_words(name, room - 7 * TIGHT, LABEL_LINES), TIGHT


def _crowd(area: Area, left: float) -> str:
    """Presidents beside the icon, or beside the toll that is told in its place; assistants below it."""
    drawn = ""
    if area["station"]:
        drawn += Piece("station", use("yo-station", 0, 0, 18)).at(32, 14)
    for n, seat in enumerate(area["presidents"]):
        drawn += Piece(f"president-{seat}", use(f"yo-president-{seat}", 0, 0, 22, 29.6)).at(left - 10 * n, 4)
    present = [(seat, count) for seat, count in enumerate(area["assistants"]) if count]
    for n, (seat, count) in enumerate(present):
        drawing = use(f"yo-assistant-{seat}", 0, 0, 12, 16)
        drawing += set_text(str(count), 13, 13, 13, anchor="start") if count > 1 else ""
        drawn += Piece(f"assistants-{seat}-{area['name']}", drawing).at(3 + n % 2 * 25, 32 + n // 2 * 18)
    return drawn


def _skyline(area: Area, width: float) -> Iterator[str]:
    """Shops and trading house along the lower edge."""
    owners = [("shop", shop["owner"]) for shop in area["shops"]]
    owners += [("house", area["house"]["owner"])] if area["house"] else []
    built = [(piece, owner) for piece, owner in owners if owner is not None]
    step = min(14, (width - 18) / max(1, len(built) - 1))
    for n, (piece, owner) in enumerate(built):
        yield use(f"yo-{piece}-{owner}", round(3 + n * step, 1), BRICK_HEIGHT - 16, 13)
