"""A player: name, coins, landmarks, and the establishments of their city."""

from __future__ import annotations

from collections.abc import Iterator

from tradewinds.core.picture import Offer, Part, Piece, attributes, set_text, shorten, text_width, use
from tradewinds.core.words import Name, Seat
from tradewinds.games.machi_koro.components import CARDS, COLOURS
from tradewinds.games.machi_koro.picture.art import ART, PILE, TILE
from tradewinds.games.machi_koro.picture.table import Table, colour, order, rolls

__all__ = ["draw_city"]

WIDTH = 320
MARGIN = 13
ROOM = WIDTH - 2 * MARGIN
HEADER = 46
LANDMARK_TOP, LANDMARK_HEIGHT = HEADER + 9, 56
GAP = 6
TILES_TOP = LANDMARK_TOP + LANDMARK_HEIGHT + 10
ACROSS, DOWN = TILE[0] + PILE + GAP, TILE[1] + PILE + GAP
IN_A_ROW = (ROOM + GAP) // ACROSS


def draw_city(table: Table, seat: int) -> Part:
    """The panel of one player."""
    player = table.view["players"][seat]
    cards = sorted(player["establishments"], key=_place)
    rows = -(-len(cards) // IN_A_ROW)
    height = TILES_TOP + rows * DOWN - GAP + MARGIN
    tiles = (
        _establishment(table, seat, card).at(MARGIN + n % IN_A_ROW * ACROSS, TILES_TOP + n // IN_A_ROW * DOWN)
        for n, card in enumerate(cards)
    )
    body = _panel(table, seat, height) + _header(table, seat) + "".join([*_landmarks(table, seat), *tiles])
    return Part(f"player-{seat}", table.player(seat), WIDTH, height, body, ART)


def _place(card: str) -> tuple[int, object]:
    """By colour and number, Town Hall last."""
    return (COLOURS.index(colour(card)), order(card)) if card in CARDS else (len(COLOURS), ())


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
    right = WIDTH - MARGIN - 30 - 6 - text_width(coins, 24, bold=True)
    active = table.view["active"] == seat
    room = right - 46 - (34 if active else 0) - 6
    name = shorten(table.player(seat), room, 18, bold=True, serif=True)
    drawing = use(f"tw-player-{seat}", MARGIN, 11, 24) + set_text(name, 46, 30, 18, bold=True, serif=True)
    if active:
        drawing += use("tw-die-5", right - 32, 12, 22)
    label = table.say_or(table.player(seat), "picture-turn", player=Seat(seat)) if active else table.player(seat)
    header = Piece(
        f"name-{seat}", label, right - MARGIN, HEADER - 12, drawing, offer=table.offers.get(f"tv:p{seat + 1}")
    )
    return header.at(0, 0) + _purse(table, seat, coins)


def _purse(table: Table, seat: int, coins: str) -> str:
    drawing = use("tw-coin", -30, 8, 30) + set_text(coins, -36, 32, 24, anchor="end", bold=True)
    label = table.say_or(coins, "picture-coins", player=Seat(seat), coins=int(coins))
    return Piece(f"coins-{seat}", label, 0, 0, drawing).at(WIDTH - MARGIN, 0)


def _landmarks(table: Table, seat: int) -> Iterator[str]:
    landmarks = table.view["players"][seat]["landmarks"]
    width = (ROOM + GAP) / len(landmarks) - GAP
    for n, (card, built) in enumerate(sorted(landmarks.items(), key=lambda item: CARDS[item[0]]["cost"])):
        yield _landmark(table, seat, card, built, width).at(MARGIN + n * (width + GAP), LANDMARK_TOP)


def _landmark(table: Table, seat: int, card: str, built: bool, width: float) -> Piece:
    key = "picture-landmark-built" if built else "picture-landmark"
    cost = CARDS[card]["cost"]
    return Piece(
        f"landmark-{seat}-{card}",
        table.say_or(table.card(card), key, card=Name(f"card-{card}"), cost=cost),
        width,
        LANDMARK_HEIGHT,
        _built(card, width) if built else _unbuilt(card, width, cost),
        explain=card,
        hint=f"{table.card(card)}. {table.effect(card)}",
        offer=table.offers.get(f"build:{card}") if seat == table.view["seat"] else None,
    )


def _built(card: str, width: float) -> str:
    frame = attributes(width=width, height=LANDMARK_HEIGHT, rx=8, fill="var(--coin)", stroke="var(--brass)")
    return (
        f'<rect{frame} stroke-width="2.5"/>{use(f"mk-{card}", width / 2 - 18, 7, 36)}'
        f"{use('tw-built', width - 17, LANDMARK_HEIGHT - 17, 16)}"
    )


def _unbuilt(card: str, width: float, cost: int) -> str:
    """A site with its price; where tiles are wide, the price stands beside it."""
    frame = attributes(width=width, height=LANDMARK_HEIGHT, rx=8, fill="var(--paper)", stroke="var(--quiet)")
    wide = width > 60
    x, y = (4.0, 12.0) if wide else (width / 2 - 13, 2.0)
    coin, foot = (width - 30, 15.0) if wide else (width / 2 - 13, 29.0)
    return (
        f'<rect{frame} stroke-width="1.5" stroke-dasharray="4 4"/>'
        f'<g opacity=".5">{use(f"mk-{card}", x, y, 32 if wide else 26)}</g>{use("tw-coin", coin, foot, 26)}'
        f"{set_text(str(cost), coin + 13, foot + 17.5, 13, anchor='middle', bold=True)}"
    )


def _establishment(table: Table, seat: int, card: str) -> Piece:
    copies = table.view["players"][seat]["establishments"][card]
    name = table.card(card)
    shown = name if copies == 1 else f"{name} ×{copies}"
    return Piece(
        f"city-{seat}-{card}",
        table.say_or(shown, "picture-city", card=Name(f"card-{card}"), rolls=rolls(card), copies=copies),
        *TILE,
        _tile(card, copies) + _offered(table, seat, card),
        explain=card,
        hint=f"{name}. {table.effect(card)}",
        offer=table.offers.get(f"take:p{seat + 1}:{card}") or _given(table, seat, card),
    )


def _given(table: Table, seat: int, card: str) -> Offer | None:
    return table.offers.get(f"give:{card}") if seat == table.view["seat"] else None


def _tile(card: str, copies: int) -> str:
    numbers = rolls(card)
    size = 12 if len(numbers) > 4 else 14
    drawing = [
        '<use href="#mk-tile-pile"/>' if copies > 1 else "",
        f'<use href="#mk-tile-{colour(card)}"/>',
        set_text(numbers, TILE[0] / 2, 14, size, anchor="middle", bold=True, colour="card") if numbers else "",
        use(f"mk-{card}", 7 if copies == 1 else 4, 22, 28),
    ]
    if copies > 1:
        drawing.append('<rect x="23" y="37" width="21" height="17" rx="5"/>')
        drawing.append(set_text(f"×{copies}", 33.5, 50, 13, anchor="middle", bold=True, colour="card"))
    return "".join(drawing)


def _offered(table: Table, seat: int, card: str) -> str:
    """The mark of the card about to be given away."""
    waits = table.view["offered"] == card and table.view["active"] == seat
    return use("tw-exchange", TILE[0] / 2 - 12, 22, 24) if waits else ""
