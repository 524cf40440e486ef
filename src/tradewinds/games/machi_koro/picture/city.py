"""A player: name, coins, landmarks, and the establishments of their city."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tradewinds.core.picture import Offer, Part, Piece, attributes, set_text, shorten, text_width, use
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Message, Name, Seat, Words
from tradewinds.games.machi_koro.about import order, rolls
from tradewinds.games.machi_koro.components import CARDS, COLOURS, ESTABLISHMENTS, NAMES, TOWN_HALL
from tradewinds.games.machi_koro.picture.art import ART, LANDMARK_HEIGHT, LANDMARK_WIDTH, PILE, TILE
from tradewinds.games.machi_koro.picture.table import MOST_KEPT, Table, card_name, effect

__all__ = ["draw_city"]

WIDTH = 320
MARGIN = 13
ROOM = WIDTH - 2 * MARGIN
HEADER = 44
NAME_LEFT = MARGIN + 33
LANDMARK_TOP = HEADER + 8
GAP = 6
TILES_TOP = LANDMARK_TOP + LANDMARK_HEIGHT + 8
ACROSS, DOWN = TILE[0] + PILE + GAP, TILE[1] + PILE + 5
IN_A_ROW = (ROOM + GAP) // ACROSS
PLACES = {NAMES[card]: (COLOURS.index(CARDS[NAMES[card]]["colour"]), order(NAMES[card])) for card in ESTABLISHMENTS}
PLACES[TOWN_HALL] = (len(COLOURS), ([], 0, 0))  # by colour and number, Town Hall last


@remembered
def draw_city(table: Table, seat: int) -> Part:
    """The panel of one player."""
    player = table.view["players"][seat]
    rows = -(-len(player["establishments"]) // IN_A_ROW)
    height = TILES_TOP + rows * DOWN + 6
    things = (*_header(table, seat), *_landmarks(table, seat), *_tiles(table, seat))
    body = [_panel(table, seat, height).encode(), *things]
    return Part(f"player-{seat}", table.player(seat), WIDTH, height, body, ART, "player")


def _panel(table: Table, seat: int, height: int) -> str:
    """The ground; whoever's turn it is has a frame and a header in their colour."""
    active = table.view["active"] == seat
    frame = attributes(
        x=1, y=1, width=WIDTH - 2, height=height - 2, rx=10,
        stroke=f"var(--player-{seat})" if active else "var(--ink)", stroke_width=3.5 if active else 1.5,
    )  # fmt: skip
    top = f"M1 {HEADER}V11Q1 1 11 1H{WIDTH - 11}Q{WIDTH - 1} 1 {WIDTH - 1} 11V{HEADER}"
    header = f'<path d="{top}z" fill="var(--player-{seat}-soft)"/>' if active else ""
    line = f'<path d="M1 {HEADER}H{WIDTH - 1}" stroke="var(--ink)" stroke-width="1.5"/>'
    return f'<rect{frame} fill="var(--card)"/>{header}{line}<rect{frame} fill="none"/>'


def _header(table: Table, seat: int) -> tuple[bytes, bytes]:
    coins, active = table.view["players"][seat]["coins"], table.view["active"] == seat
    crowned = active and table.view["phase"] == "over"
    name, offer = table.player(seat), table.offers.get(f"tv:p{seat + 1}")
    told = table.say("picture-turn", player=Seat(seat)) if active else name
    purse = table.say("picture-coins", player=Seat(seat), coins=coins)
    return _purse(seat, coins, purse), _name(seat, name, text_width(str(coins), 24), active, crowned, told, offer)


@lru_cache(MOST_KEPT)
def _name(seat: int, called: str, purse: float, active: bool, crowned: bool, told: str, offer: Offer | None) -> bytes:
    right = WIDTH - MARGIN - 36 - purse - (38 if active else 10)
    size = 18 if text_width(called, 18, serif=True) <= right - NAME_LEFT else 15
    name = shorten(called, right - NAME_LEFT, size, serif=True)
    drawing = use(f"tw-player-{seat}", MARGIN, 10, 24) + set_text(name, NAME_LEFT, 28, size, anchor="start", serif=True)
    if active:
        drawing += use("tw-crown" if crowned else "tw-die-5", right + 6, 11, 22)
    piece = Piece(f"name-{seat}", drawing, WIDTH, HEADER, told=told, explain="town", stop=False, offer=offer)
    return piece.row(0, 0)


@lru_cache(MOST_KEPT)
def _purse(seat: int, coins: int, told: str) -> bytes:
    drawing = use("tw-coin", -30, 7, 30) + set_text(str(coins), -36, 31, 24, anchor="end")
    return Piece(f"coins-{seat}", drawing, told=told, explain="coins", stop=False).row(WIDTH - MARGIN, 0)


def _tiles(table: Table, seat: int) -> Iterator[bytes]:
    owned, offers = table.view["players"][seat]["establishments"], table.offers
    gives = seat == table.view["seat"]
    waits = table.view["offered"] if table.view["active"] == seat else None
    for n, (card, copies) in enumerate(sorted(owned.items(), key=lambda item: PLACES[item[0]])):
        offer = offers.get(f"take:p{seat + 1}:{card}") or (offers.get(f"give:{card}") if gives else None)
        x, y = MARGIN + n % IN_A_ROW * ACROSS, TILES_TOP + n // IN_A_ROW * DOWN
        yield _establishment(table.words, seat, card, copies, waits == card, offer, x, y)


@lru_cache(MOST_KEPT)
def _establishment(
    words: Words, seat: int, card: str, copies: int, waits: bool, offer: Offer | None, x: float, y: float
) -> bytes:
    return Piece(
        f"city-{seat}-{card}",
        _tile(card, copies) + (use("tw-exchange", TILE[0] / 2 - 13, 21, 26) if waits else ""),
        *TILE,
        told=f"{_label(words, card, copies)} {effect(words, card)}",
        explain=card,
        offer=offer,
    ).row(x, y)


def _label(words: Words, card: str, copies: int) -> str:
    if card == TOWN_HALL:
        return f"{card_name(words, card)}."
    return words.say(Message("picture-city", {"card": Name(f"card-{card}"), "rolls": rolls(card), "copies": copies}))


def _tile(card: str, copies: int) -> str:
    tile = use(f"mk-tile-{card}")
    if copies == 1:
        return tile
    return use("mk-tile-pile") + tile + use("mk-count") + set_text(f"×{copies}", 34.2, 49, 12, colour="card")


def _landmarks(table: Table, seat: int) -> Iterator[bytes]:
    landmarks = sorted(table.view["players"][seat]["landmarks"].items(), key=lambda item: CARDS[item[0]]["cost"])
    width = (ROOM + GAP) // len(landmarks) - GAP
    builds = seat == table.view["seat"]
    for n, (card, built) in enumerate(landmarks):
        offer = table.offers.get(f"build:{card}") if builds else None
        yield _landmark(table.words, seat, card, built, width, offer, MARGIN + n * (width + GAP))


@lru_cache(MOST_KEPT)
def _landmark(words: Words, seat: int, card: str, built: bool, width: int, offer: Offer | None, x: float) -> bytes:
    key = "picture-landmark-built" if built else "picture-landmark"
    label = words.say(Message(key, {"card": Name(f"card-{card}"), "cost": CARDS[card]["cost"]}))
    frame = use("tw-prized" if built else "tw-site", 0, 0, width, LANDMARK_HEIGHT)
    face = use(f"mk-{'built' if built else 'site'}-{card}", (width - LANDMARK_WIDTH) // 2)
    return Piece(
        f"landmark-{seat}-{card}",
        frame + face,
        width,
        LANDMARK_HEIGHT,
        told=f"{label} {effect(words, card)}",
        explain=card,
        offer=offer,
    ).row(x, LANDMARK_TOP)
