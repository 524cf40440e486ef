"""A player: name, coins, landmarks, and the establishments of their city."""

from __future__ import annotations

from tradewinds.core.picture import Offer, Part, Piece, attributes, set_text, shorten, text_width, use
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Name, Seat
from tradewinds.games.machi_koro.about import order, rolls
from tradewinds.games.machi_koro.components import CARDS, COLOURS, TOWN_HALL
from tradewinds.games.machi_koro.picture.art import ART, LANDMARK_HEIGHT, LANDMARK_WIDTH, PILE, TILE
from tradewinds.games.machi_koro.picture.table import Table

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


@remembered
def draw_city(table: Table, seat: int) -> Part:
    """The panel of one player."""
    player = table.view["players"][seat]
    rows = -(-len(player["establishments"]) // IN_A_ROW)
    height = TILES_TOP + rows * DOWN + 6
    body = _panel(table, seat, height) + _header(table, seat) + _landmarks(table, seat) + _tiles(table, seat)
    return Part(f"player-{seat}", table.player(seat), WIDTH, height, body, ART, "player")


def _place(card: str) -> tuple[int, object]:
    """By colour and number, Town Hall last."""
    return (COLOURS.index(CARDS[card]["colour"]), order(card)) if card in CARDS else (len(COLOURS), ())


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


def _header(table: Table, seat: int) -> str:
    coins = str(table.view["players"][seat]["coins"])
    active = table.view["active"] == seat
    right = WIDTH - MARGIN - 36 - text_width(coins, 24) - (38 if active else 10)
    size = 18 if text_width(table.player(seat), 18, serif=True) <= right - NAME_LEFT else 15
    name = shorten(table.player(seat), right - NAME_LEFT, size, serif=True)
    drawing = use(f"tw-player-{seat}", MARGIN, 10, 24) + set_text(name, NAME_LEFT, 28, size, anchor="start", serif=True)
    if active:
        drawing += use("tw-crown" if table.view["phase"] == "over" else "tw-die-5", right + 6, 11, 22)
    told = table.say("picture-turn", player=Seat(seat)) if active else table.player(seat)
    offer = table.offers.get(f"tv:p{seat + 1}")
    return _purse(table, seat, coins) + Piece(
        f"name-{seat}", drawing, WIDTH, HEADER, told=told, explain="town", stop=False, offer=offer
    ).at(0, 0)


def _purse(table: Table, seat: int, coins: str) -> str:
    drawing = use("tw-coin", -30, 7, 30) + set_text(coins, -36, 31, 24, anchor="end")
    told = table.say("picture-coins", player=Seat(seat), coins=int(coins))
    return Piece(f"coins-{seat}", drawing, told=told, explain="coins", stop=False).at(WIDTH - MARGIN, 0)


@remembered
def _tiles(table: Table, seat: int) -> str:
    cards = sorted(table.view["players"][seat]["establishments"], key=_place)
    return "".join(
        _establishment(table, seat, card).at(MARGIN + n % IN_A_ROW * ACROSS, TILES_TOP + n // IN_A_ROW * DOWN)
        for n, card in enumerate(cards)
    )


@remembered
def _landmarks(table: Table, seat: int) -> str:
    landmarks = sorted(table.view["players"][seat]["landmarks"].items(), key=lambda item: CARDS[item[0]]["cost"])
    width = (ROOM + GAP) // len(landmarks) - GAP
    return "".join(
        _landmark(table, seat, card, built, width).at(MARGIN + n * (width + GAP), LANDMARK_TOP)
        for n, (card, built) in enumerate(landmarks)
    )


def _landmark(table: Table, seat: int, card: str, built: bool, width: int) -> Piece:
    key = "picture-landmark-built" if built else "picture-landmark"
    label = table.say(key, card=Name(f"card-{card}"), cost=CARDS[card]["cost"])
    frame = use("tw-prized" if built else "tw-site", 0, 0, width, LANDMARK_HEIGHT)
    face = use(f"mk-{'built' if built else 'site'}-{card}", (width - LANDMARK_WIDTH) // 2)
    return Piece(
        f"landmark-{seat}-{card}",
        frame + face,
        width,
        LANDMARK_HEIGHT,
        told=f"{label} {table.effect(card)}",
        explain=card,
        offer=table.offers.get(f"build:{card}") if seat == table.view["seat"] else None,
    )


def _establishment(table: Table, seat: int, card: str) -> Piece:
    copies = table.view["players"][seat]["establishments"][card]
    return Piece(
        f"city-{seat}-{card}",
        _tile(card, copies) + _offered(table, seat, card),
        *TILE,
        told=f"{_label(table, card, copies)} {table.effect(card)}",
        explain=card,
        offer=table.offers.get(f"take:p{seat + 1}:{card}") or _given(table, seat, card),
    )


def _label(table: Table, card: str, copies: int) -> str:
    if card == TOWN_HALL:
        return f"{table.card(card)}."
    return table.say("picture-city", card=Name(f"card-{card}"), rolls=rolls(card), copies=copies)


def _given(table: Table, seat: int, card: str) -> Offer | None:
    return table.offers.get(f"give:{card}") if seat == table.view["seat"] else None


def _tile(card: str, copies: int) -> str:
    tile = use(f"mk-tile-{card}")
    if copies == 1:
        return tile
    return use("mk-tile-pile") + tile + use("mk-count") + set_text(f"×{copies}", 34.2, 49, 12, colour="card")


def _offered(table: Table, seat: int, card: str) -> str:
    """The mark of the card about to be given away."""
    waits = table.view["offered"] == card and table.view["active"] == seat
    return use("tw-exchange", TILE[0] / 2 - 13, 21, 26) if waits else ""
