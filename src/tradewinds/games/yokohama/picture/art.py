"""What Yokohama adds to the shared art: its colours, its drawings, and the faces of its boards, cards and pieces.

A player's pieces carry the player's shape: assistants are pawns with that shape for a body, the president wears a top
hat, shops and trading houses have it on their wall. Production areas have a header that ends in waves, commercial ones
a straight one. None is told by colour alone.

Faces hold all of a board, tile or card that is always so - power rows, rewards, goods - and are sent to a reader once,
so that the parts of a table only say where things lie. Figures on them are set in the size they are read in: faces are
never scaled. A small star marks figures that stand in for printed ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from tradewinds.core.picture import Art, attributes, read_symbols, set_text, text_width, use
from tradewinds.games.yokohama.components import (
    ACTION_POINTS,
    AMOUNT,
    AREA_NAMES,
    BUILDING_POWER,
    DIFFERENT_AREAS_WITH_NEWSPAPER,
    GOODS,
    LEAST_YEN,
    MOST_POWER,
    SAME_AREA,
    SHOP_SLOTS,
    TABLES,
    TYPE_OF_AREA,
)

__all__ = [
    "AREA",
    "ART",
    "CARD",
    "HEADER",
    "HOUSE_AT",
    "HOUSE_WIDTH",
    "PIECE_SIZES",
    "POWER_AT",
    "POWER_CELL",
    "SLOT",
    "STAND_INS",
    "TILE_AT",
    "TOKEN",
    "TOKEN_AT",
    "frame",
    "gains",
    "gains_width",
    "slot_at",
    "stacked",
]

TINTS = {
    "yo-indigo": ("#2d3f7c", "#3f549f"),  # headers of commercial areas
    "yo-field": ("#37634a", "#35614a"),  # headers of production areas
    "yo-canal": ("#2f6a80", "#2c6379"),
    "yo-light": ("#fffdf6", "#f6f1e4"),  # what is written on headers
    "yo-dark": ("#22304a", "#161b26"),  # what is drawn on light things
    "yo-mist": ("#e4e8f3", "#1d2641"),  # the sky over the harbour
    "yo-deep": ("#d5ddee", "#18213c"),  # the sea under the areas
    "yo-wave": ("#bac7e2", "#2b3a66"),
    "yo-wave-line": ("#8396c2", "#4a5f96"),
    "yo-sun": ("#c44536", "#d0563f"),
    "yo-site": ("#efe9d8", "#2b3346"),  # a slot where nothing stands yet
    "yo-copper": ("#c9743f", "#cf7d4a"),
    "yo-silk": ("#eac3d2", "#cf9fb6"),
    "yo-tea": ("#82a955", "#7fa855"),
    "yo-fish": ("#83b4d2", "#74a8c9"),
    "yo-crate": ("#a9713f", "#a9713f"),
    "yo-rock": ("#b3a894", "#7d7668"),
    "yo-gear": ("#d3dae6", "#465572"),
    "yo-pawn": ("#c9c4b8", "#8d939e"),  # a piece of nobody in particular
    "yo-skin": ("#f3d9bd", "#d9b896"),
}

AREA = (142, 140)  # px: the board of an area
HEADER = 31
POWER_AT, POWER_CELL = (4, 34), 21  # the row of what each power gives
TOKEN_AT, TOKEN = (110, 34), (29, 33)
TILE_AT, SLOT = (4, 110), (26, 27)  # the building tile: four shops and the trading house
HOUSE_WIDTH = 28
CARD = (138, 58)  # px: an order or a technology
SEATS = (0, 1, 2, 3)
INK = 'stroke="var(--ink)" stroke-width="1.5"'
STAND_INS = ("reconstructed", "digits")  # sources of figures that are not the printed ones

WAITED_FOR = {
    "order": "yo-order",
    "technology": "yo-production",
    "church": "yo-area-church",
    "customs": "yo-area-customs-house",
    "shop": "yo-shop-neutral",
    "house": "yo-house-neutral",
    "copper": "yo-copper",
}
PIECE_SIGNS = {"assistant": "yo-assistant-neutral"}  # rewards that are drawn as a piece
POWERS = {  # technologies that do not wait for anything
    "stagecoach": ["yo-president-neutral", "0", "yo-yen"],
    "postal-system": ["yo-president-neutral", "+", "yo-president-neutral"],
    "stock-exchange": [str(LEAST_YEN), "yo-yen", "tw-built"],
    "station": ["yo-station", "+1"],
    "newspaper": [str(DIFFERENT_AREAS_WITH_NEWSPAPER), "yo-assistant-neutral"],
    "tram": ["yo-president-neutral", "yo-arrow", "?"],
    "telephone": ["1", "yo-assistant-neutral", "tw-built"],
    "telegraph": [str(SAME_AREA), "+", "1", "yo-assistant-neutral"],
}

BODIES = {  # what a piece of each player looks like, 18 wide and 24 high
    "0": '<circle cx="9" cy="15.4" r="7.6"/>',
    "1": '<path d="M9 6l8.6 8.900L9 23.4.4 14.900z"/>',
    "2": '<path d="M1.8 8.500h14.400v14H1.800z"/>',
    "3": '<path d="M9 6.500l8.5 16.500H.5z"/>',
    "neutral": '<path d="M5.5 9h7l4 6.5-4 7h-7l-4-7z"/>',
}


PIECE_SIZES = {"assistant": (18, 24), "president": (26, 35), "shop": (26, 26), "house": (28, 27)}


def frame(width: float, height: float, fill: str = "none") -> str:
    """The frame of a part."""
    place = attributes(x=0.75, y=0.75, width=width - 1.5, height=height - 1.5, rx=10)
    return f'<rect{place} fill="{fill}" {INK}/>'


def slot_at(slot: int) -> tuple[float, float]:
    """Where a shop's slot is on an area, by number from 0."""
    return TILE_AT[0] + slot * (SLOT[0] + 0.5), TILE_AT[1]


HOUSE_AT = (TILE_AT[0] + SHOP_SLOTS * (SLOT[0] + 0.5), TILE_AT[1])


# Gains: a figure and what it counts


def gain_width(count: int, size: float) -> float:
    """How wide a figure with its symbol is."""
    return text_width(str(count), size) + size * 1.18


def gains_width(reward: Mapping[str, int], size: float, gap: float = 6) -> float:
    """How wide a reward in one line is."""
    return sum(gain_width(count, size) + gap for count in reward.values()) - gap if reward else 0


def gains(reward: Mapping[str, int], x: float, y: float, size: float, gap: float = 6) -> str:
    """A reward in one line, with its foot at a height."""
    drawn = ""
    for kind, count in reward.items():
        figure = text_width(str(count), size)
        drawn += set_text(str(count), x, y, size, anchor="start")
        drawn += use(f"yo-{kind}", round(x + figure + 1, 1), round(y - size * 1.0, 1), round(size * 1.15, 1))
        x += gain_width(count, size) + gap
    return drawn


def stacked(reward: Mapping[str, int], width: float, height: float) -> str:
    """A reward in a small box: one line, or a line for each gain."""
    size, line = 12, 12.5
    top = (height - line * len(reward)) / 2 + line - 2.5
    return "".join(
        gains({kind: count}, (width - gain_width(count, size)) / 2, top + n * line, size)
        for n, (kind, count) in enumerate(reward.items())
    )


# Areas: header, icon, and what each power gives


def _areas() -> Iterator[tuple[str, str]]:
    for number, name in enumerate(AREA_NAMES):
        kind = TYPE_OF_AREA[number]
        if name in (kind, f"{kind}-1"):
            yield f"yo-board-{kind}", _board(number, kind)


def _board(number: int, kind: str) -> str:
    width, height = AREA
    figures = TABLES["areas"][kind]
    sheet = f'<rect width="{width}" height="{height}" rx="7" fill="var(--card)" {INK}/>'
    top = f"M0 {HEADER}V7Q0 0 7 0H{width - 7}Q{width} 0 {width} 7V{HEADER}"
    edge = {"production": "q-5.9 5-11.8 0t-11.9 0" * 6, "canal": "l-8.875 4-8.875-4" * 8}.get(figures["kind"], "")
    tint = {"production": "field", "canal": "canal"}.get(figures["kind"], "indigo")
    band = f'<path d="{top}{edge}z" fill="var(--yo-{tint})" {INK}/>'
    medal = f'<circle cx="17" cy="17" r="15.5" fill="var(--card)" {INK}/>'
    icon = use(f"yo-area-{kind.removesuffix('-a').removesuffix('-b')}", 5, 5, 24)
    return sheet + band + medal + icon + (_canal() if "action" not in figures else _powers(number, figures))


def _canal() -> str:
    waves = "".join(use("yo-seigaiha", 5 + 33 * n, 112, 33, 24) for n in range(4))
    return use("yo-area-canal", 39, 40, 64) + waves


def _powers(number: int, figures: Mapping[str, Any]) -> str:
    x, y = POWER_AT
    strip = f'<rect x="{x}" y="{y + 1}" width="{MOST_POWER * POWER_CELL}" height="15" rx="4" fill="var(--yo-mist)"/>'
    left, cells = x + (BUILDING_POWER - 1) * POWER_CELL, MOST_POWER - BUILDING_POWER + 1
    place = attributes(x=left, y=y + 1, width=cells * POWER_CELL, height=32, rx=4)
    drawn = f'{strip}<rect{place} fill="var(--coin)"/>'
    for power in range(1, MOST_POWER + 1):
        middle = x + (power - 0.5) * POWER_CELL
        drawn += set_text(str(power), middle, y + 13, colour="quiet" if power < BUILDING_POWER else None, bold=False)
        drawn += _amount(number, figures, power, middle, y + 29)
    return drawn


def _amount(number: int, figures: Mapping[str, Any], power: int, x: float, y: float) -> str:
    amount, points = int(AMOUNT[number, power]), int(ACTION_POINTS[number, power])
    if points:
        return set_text(str(points), x - 5, y - 1) + use("yo-points", x - 0.5, y - 10.5, 10.5)
    if not amount:
        return set_text("–", x, y, 14, colour="quiet")
    if figures["action"] == "orders":
        return use(f"yo-level-{amount}", x - 7, y - 13, 14)
    return set_text(str(amount), x, y, 16)


# Building tiles and power tokens


def _tiles() -> Iterator[tuple[str, str]]:
    slot = f'<rect width="{SLOT[0]}" height="{SLOT[1]}" rx="4"/>'
    house = f'<path d="M0 {SLOT[1]}V4L{HOUSE_WIDTH / 2:g}-2 {HOUSE_WIDTH} 4V{SLOT[1]}z"/>'
    pen = 'fill="var(--yo-site)" stroke="var(--quiet)"'
    yield "yo-slot", f"<g {pen}>{slot}</g>"
    yield "yo-site", f"<g {pen}>{house}</g>"
    for tile in TABLES["building-tiles"]["tiles"]:
        yield f"yo-tile-{tile['number']}", _tile(tile)


def _tile(tile: Mapping[str, Any]) -> str:
    drawn = ""
    for n, reward in enumerate(tile["shops"]):
        x = n * (SLOT[0] + 0.5)
        drawn += f'<g transform="translate({x:g})">{use("yo-slot")}{stacked(reward, *SLOT)}</g>'
    inner = stacked(tile["house"], HOUSE_WIDTH, SLOT[1] + 1)
    return f'{drawn}<g transform="translate({SHOP_SLOTS * (SLOT[0] + 0.5):g})">{use("yo-site")}{inner}</g>'


def _tokens() -> Iterator[tuple[str, str]]:
    shape = f'width="{TOKEN[0]}" height="{TOKEN[1]}" rx="11"'
    koban = f'<rect {shape} fill="var(--coin)" stroke="var(--brass)" stroke-width="2"/>'
    for token in TABLES["tokens"]["kinds"]:
        inner = stacked(token["reward"], *TOKEN) if token["reward"] else use("yo-agent", 4.5, 5, 20)
        yield f"yo-token-{token['name']}", koban + inner


# Cards


def _cards() -> Iterator[tuple[str, str]]:
    width, height = CARD
    sheet = f'<rect width="{width}" height="{height}" rx="6" fill="var(--card)" {INK}/>'
    yield "yo-card", sheet
    back = f'<rect width="{width}" height="{height}" rx="6" fill="var(--yo-indigo)" {INK}/>'
    scales = "".join(use("yo-seigaiha", 9 + 40 * n, 10 + 18 * m, 40, 20) for n in range(3) for m in range(2))
    yield "yo-back", back + f'<g opacity=".7">{scales}</g>'
    for order in TABLES["orders"]["cards"]:
        yield f"yo-order-{order['number']}", _order(order)
    for card in TABLES["technology-cards"]["cards"]:
        yield f"yo-technology-{card['name']}-{card['number']}", _technology(card)


def _order(order: Mapping[str, Any]) -> str:
    width, _ = CARD
    goods = [good for good in GOODS for _ in range(order["goods"].get(good, 0))]
    drawn = use("yo-card") + use(f"yo-flag-{order['flag']}", width - 27, 6, 22, 15)
    drawn += "".join(use(f"yo-{good}", 6 + 17 * n, 5, 18) for n, good in enumerate(goods))
    drawn += f'<path d="M5 28.500h{width - 10}" stroke="var(--quiet)" stroke-dasharray="2 3"/>'
    drawn += gains(order["reward"], 8, 49, 16, 8)
    return drawn + (use("yo-star", width - 14, 44, 10) if order["source"] in STAND_INS else "")


def _technology(card: Mapping[str, Any]) -> str:
    value = TABLES["technologies"][card["name"]]["value"]
    gear = use("yo-production", 4, 4, 29) + set_text(str(value), 18.5, 24, 15)
    flag = use(f"yo-flag-{card['flag']}", 7, 38, 22, 15) + use("yo-star", 28, 34, 8)
    return use("yo-card") + gear + flag + _signs(_brings(card["name"]), 38, 51)


def _brings(technology: str) -> list[str]:
    """What a technology does, as figures and symbols."""
    figures = TABLES["technologies"][technology]
    if technology in POWERS:
        return POWERS[technology]
    gives = _line(figures["gives"])
    if "pays" in figures:
        return [*_line(figures["pays"]), "yo-arrow", *gives]
    return gives if figures["when"] == "gained" else [WAITED_FOR[figures["when"]], "yo-arrow", *gives]


def _line(reward: Mapping[str, int]) -> list[str]:
    return [sign for kind, count in reward.items() for sign in (str(count), PIECE_SIGNS.get(kind, f"yo-{kind}"))]


def _signs(signs: list[str], x: float, foot: float) -> str:
    drawn = ""
    for sign in signs:
        if sign.startswith(("yo-", "tw-")):
            size = {"yo-arrow": 11, "tw-built": 13}.get(sign, 16)
            drawn += use(sign, x, foot - (size + 11) / 2, size)
            x += size + 3
        else:
            drawn += set_text(sign, x, foot, 13, anchor="start")
            x += round(text_width(sign, 13) + 1, 1)
    return drawn


# Pieces: symbols, because they are drawn in several sizes


def _pieces() -> Iterator[tuple[str, str]]:
    for owner, body in BODIES.items():
        tint = "var(--yo-pawn)" if owner == "neutral" else f"var(--player-{owner})"
        for piece, drawing in _of_one(owner, body, tint):
            width, height = PIECE_SIZES[piece]
            shape = f'viewBox="0 0 {width} {height}" fill="{tint}" {INK} stroke-linejoin="round"'
            name = f"yo-{piece}-{owner}"
            yield name, f'<symbol id="{name}" {shape}>{drawing}</symbol>'


def _of_one(owner: str, body: str, tint: str) -> Iterator[tuple[str, str]]:
    """The pieces of one player, or of nobody in particular."""
    yield "assistant", f'{body}<circle cx="9" cy="5.2" r="4.2"/>'
    grown = f'<g transform="translate(1.5 4.5) scale(1.28)" stroke-width="1.3">{body}</g>'
    face = '<circle cx="13" cy="11" r="5.6" fill="var(--yo-skin)"/>'
    hat = '<path d="M5 8.8h16M8.5 8.5V.8h9v7.7z" fill="var(--yo-dark)" stroke-width="1.8"/>'
    ribbon = f'<path d="M9.4 6.2h7.2" stroke="{tint}" stroke-width="2.2"/>'
    yield "president", grown + face + hat + ribbon
    sign = "" if owner == "neutral" else use(f"tw-player-{owner}", 8, 13, 10)
    awning = (
        "M.8 10L4 2h18l3.2 8c-2 2.5-4.5 2.5-6.1 0-1.6 2.5-4.5 2.5-6.1 0-1.6 2.5-4.5 2.5-6.1 0-1.6 2.5-4.1 2.5-6.1 0z"
    )
    yield "shop", f'<path d="M3 9v16h20V9z" fill="var(--card)"/><path d="{awning}"/>{sign}'
    sign = "" if owner == "neutral" else use(f"tw-player-{owner}", 9, 15.5, 10)
    roofs = "M.6 14.5C4 13.5 6 12 7 10h14c1 2 3 3.5 6.4 4.5zM4 7.5C8 6 11 3 12 .8h4C17 3 20 6 24 7.5z"
    walls = '<path d="M4 14v12.2h20V14zM7 7v4h14V7z" fill="var(--card)"/>'
    yield "house", f'{walls}<path d="{roofs}"/>{sign}'


def _symbols() -> dict[str, str]:
    faces = (*_areas(), *_tiles(), *_tokens(), *_cards())
    return {**dict(_pieces()), **{name: f'<g id="{name}">{face}</g>' for name, face in faces}}


ART = Art(read_symbols(Path(__file__).with_name("symbols.svg")) | _symbols(), TINTS)
