"""A player: name and figures, the hand, and the permit tiles.

A hand that can be seen lies under the player's name with the tiles beside it; where only the backs of cards are seen
there is room for all of it in one row.
"""

from __future__ import annotations

from tradewinds.core.picture import Part, Piece, attributes, set_text, shorten, text_width, use
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Name, Seat
from tradewinds.games.council_of_four.components import CARDS
from tradewinds.games.council_of_four.picture.art import ART, CARD, FOLDED, PERMIT
from tradewinds.games.council_of_four.picture.permit import draw_permit
from tradewinds.games.council_of_four.picture.table import Table

__all__ = ["draw_player"]

PAD = 12
HEADER = 44
FIGURES = 38  # px: how high a row of figures under the name is
ASIDE = 352  # px: name and figures where all is in one row
CARD_GAP, TILE_GAP, FOLD_GAP = 8, 7, 4
FIGURE_SIZE = 20
BACK_STEP, MOST_BACKS = 8, 6


@remembered
def draw_player(table: Table, seat: int) -> Part:
    """The panel of one player."""
    player = table.view["players"][seat]
    in_one_row = table.wide and not player["hand"]
    figures = _figures(table, seat)
    if in_one_row:
        left, right, top = PAD + ASIDE, float(ASIDE), PAD
        drawn = _spread(figures, PAD, ASIDE - 6, HEADER + 4)
    elif table.wide:
        right = table.width - PAD - sum(piece.width + 20 for piece in figures) + 20
        left, top = PAD, HEADER + 11
        drawn = _spread(figures, right, table.width - PAD, 8)
    else:
        left, right, top = PAD, float(table.width - PAD), HEADER + FIGURES + 6
        drawn = _spread(figures, PAD, table.width - PAD, HEADER + 7)
    backs = not table.wide and player["held"] and not player["hand"]
    if backs:
        piece = _counted(table, seat)
        right -= piece.width
        drawn += piece.at(right, 9)
    else:
        drawn += "".join(piece.at(left + x, top) for piece, x in _hand(table, seat))
    beside, below = (0, 0) if backs else _after_hand(table, seat)
    tiles, foot = _permits(table, seat, left + beside, top + below)
    height = (
        max(foot, top + (CARD[1] if player["held"] and not backs else 0), HEADER + FIGURES if in_one_row else 0) + PAD
    )
    ground = _panel(table, seat, height, 0 if in_one_row else HEADER)
    body = (ground, _header(table, seat, right - 8), drawn, tiles)
    return Part(f"player-{seat}", table.player(seat), table.width, height, body, ART, "player")


@remembered
def _panel(table: Table, seat: int, height: int, header: int) -> str:
    """The ground; whoever's turn it is has a frame and a header in their colour."""
    active = seat in (table.winners() or [table.view["active"]])
    width = table.width
    frame = attributes(
        x=1, y=1, width=width - 2, height=height - 2, rx=10,
        stroke=f"var(--player-{seat})" if active else "var(--ink)", stroke_width=3.5 if active else 1.5,
    )  # fmt: skip
    soft = f"var(--player-{seat}-soft)" if active else "var(--paper)"
    if header:
        edge = f"M1 {header}V11Q1 1 11 1H{width - 11}Q{width - 1} 1 {width - 1} 11V{header}z"
    else:
        edge = f"M{ASIDE} 1H11Q1 1 1 11V{height - 11}Q1 {height - 1} 11 {height - 1}H{ASIDE}z"
    return f'<rect{frame} fill="var(--card)"/><path d="{edge}" fill="{soft}"/><rect{frame} fill="none"/>'


@remembered
def _header(table: Table, seat: int, right: float) -> str:
    """The name, and that it is their turn; all figures are told with it."""
    active = table.view["active"] == seat and table.view["phase"] != "over"
    left = PAD + 34
    room = right - left - 30
    size = 18 if text_width(table.player(seat), 18, serif=True) <= room else 15
    name = shorten(table.player(seat), room, size, serif=True)
    drawing = use(f"tw-player-{seat}", PAD, 10, 24) + set_text(name, left, 28, size, anchor="start", serif=True)
    player = table.view["players"][seat]
    told = table.say(
        "picture-player",
        player=Seat(seat),
        points=player["points"],
        rewards=table.rewards(seat),
        coins=player["coins"],
        servants=player["servants"],
        merchants=player["merchants_left"],
        nobility=player["nobility"],
    )
    after = left + text_width(name, size, serif=True) + 6
    if seat in table.winners():
        drawing += use("tw-crown", after, 10, 24)
    elif active:
        drawing += use("cf-main", after, 10, 24)
        told = f"{told} {table.say('picture-turn')}"
    return Piece(f"name-{seat}", drawing, told=told, explain="end", stop=False).at(0, 0)


# Figures


@remembered
def _figures(table: Table, seat: int) -> tuple[Piece, ...]:
    """Points with those of reward tiles beside them, coins, servants, merchants still to be placed, nobility."""
    player = table.view["players"][seat]
    signs = (
        ("points", use("cf-points", 0, 1, 25), player["points"]),
        ("coins", use("tw-coin", 0, 1, 25), player["coins"]),
        ("servants", use("cf-servants", 0, 1, 25), player["servants"]),
        ("merchants", use(f"cf-merchant-{seat}", 2, -1, 22, 28), player["merchants_left"]),
        ("nobility", use("cf-nobility", 0, 1, 25), player["nobility"]),
    )
    rewards, pieces = table.rewards(seat), []
    for name, sign, figure in signs:
        width = 29 + text_width(str(figure), FIGURE_SIZE)
        drawing = sign + set_text(str(figure), 29, 21, FIGURE_SIZE, anchor="start")
        if name == "points" and rewards:
            drawing += set_text(f"+{rewards}", width, 21, 14, anchor="start")
            width += text_width(f"+{rewards}", 14)
        pieces.append(Piece(f"{name}-{seat}", drawing, width, 28, explain=name, stop=False))
    return tuple(pieces)


def _spread(figures: tuple[Piece, ...], left: float, right: float, y: float) -> str:
    """Figures in a row from one side to the other."""
    gap = (right - left - sum(piece.width for piece in figures)) / (len(figures) - 1)
    drawn = ""
    for piece in figures:
        drawn += piece.at(round(left), y)
        left += piece.width + gap
    return drawn


# The hand


@remembered
def _hand(table: Table, seat: int) -> tuple[tuple[Piece, int], ...]:
    """Cards by colour where they can be seen, else their backs, and where they lie."""
    player = table.view["players"][seat]
    if player["held"] and not player["hand"]:
        return ((_backs(table, seat, player["held"]), 0),)
    cards = []
    for n, card in enumerate(card for card in CARDS if card in player["hand"]):
        count = player["hand"][card]
        face = use(f"cf-card-{card}")
        if count > 1:
            face += use("cf-count") + set_text(f"×{count}", 34, 57, colour="card")
        told = table.say("picture-card", colour=Name(f"colour-{card}"), count=count)
        offer = table.offers.get(f"pay:{card}") if seat == table.view["seat"] else None
        piece = Piece(f"hand-{seat}-{card}", face, *CARD, told=told, explain=card, offer=offer)
        cards.append((piece, n * _card_step(table, seat)))
    return tuple(cards)


def _card_step(table: Table, seat: int) -> int:
    """From one card to the next: closer where seven colours would not fit."""
    kinds = len(table.view["players"][seat]["hand"])
    room = (table.width - 2 * PAD - CARD[0]) // max(kinds - 1, 1)
    return min(CARD[0] + CARD_GAP, room)


def _backs(table: Table, seat: int, held: int) -> Piece:
    shown = min(held, MOST_BACKS)
    backs = "".join(use("cf-card-back", n * BACK_STEP) for n in range(shown))
    figure = set_text(str(held), (shown - 1) * BACK_STEP + CARD[0] / 2, 37, 20, colour="cf-light")
    told = table.say("picture-hand", player=Seat(seat), cards=held)
    return Piece(f"hand-{seat}", backs + figure, told=told, explain="cards")


def _counted(table: Table, seat: int) -> Piece:
    """Cards on a phone, as a figure."""
    held = table.view["players"][seat]["held"]
    drawing = use("cf-cards", 0, 0, 26) + set_text(str(held), 31, 20, FIGURE_SIZE, anchor="start")
    told = table.say("picture-hand", player=Seat(seat), cards=held)
    return Piece(f"hand-{seat}", drawing, 31 + text_width(str(held), FIGURE_SIZE), 26, told=told, explain="cards")


def _after_hand(table: Table, seat: int) -> tuple[int, int]:
    """How far to the right, or on a phone how far down, the permit tiles begin."""
    player = table.view["players"][seat]
    if not player["held"]:
        return 0, 0
    if player["hand"]:
        width = (len(player["hand"]) - 1) * _card_step(table, seat) + CARD[0]
        return (width + 20, 1) if table.wide else (0, CARD[1] + 10)
    width = CARD[0] + (MOST_BACKS - 1) * BACK_STEP
    return (width + 16, 1)


# Permit tiles


@remembered
def _permits(table: Table, seat: int, left: int, top: int) -> tuple[str, int]:
    """The tiles, those still to be used first, and where they end; used ones of others are folded."""
    player = table.view["players"][seat]
    whole = bool(player["hand"]) or any(f"again:{permit['name']}" in table.offers for permit in player["permits"])
    tiles = sorted((p for p in player["permits"] if whole or not p["used"]), key=lambda permit: permit["used"])
    folded = [] if whole else [permit for permit in player["permits"] if permit["used"]]
    verb = "again" if table.view["phase"] == "again" else "spend"
    offers = [table.offers.get(f"{verb}:{permit['name']}") if seat == table.view["seat"] else None for permit in tiles]
    room = table.width - PAD - left
    pieces = [draw_permit(table, permit, offer) for permit, offer in zip(tiles, offers, strict=True)]
    drawn, foot = _rows(pieces, left, top, room, TILE_GAP)
    beside = len(tiles) * (PERMIT[0] + TILE_GAP)
    if foot and room - beside >= -(-len(folded) // 2) * (FOLDED[0] + FOLD_GAP):
        left, room = left + beside, room - beside
    elif foot:
        top = foot + TILE_GAP
    pieces = [draw_permit(table, permit, folded=True) for permit in folded]
    more, lower = _rows(pieces, left, top, room, FOLD_GAP)
    return drawn + more, max(foot, lower)


def _rows(pieces: list[Piece], left: float, top: int, room: float, gap: int) -> tuple[str, int]:
    """Pieces of one size in rows, and where they end: 0 if there are none."""
    if not pieces:
        return "", 0
    across, down = int(pieces[0].width) + gap, int(pieces[0].height) + gap
    in_a_row = int((room + gap) // across)
    drawn = (piece.at(left + n % in_a_row * across, top + n // in_a_row * down) for n, piece in enumerate(pieces))
    return "".join(drawn), top + -(-len(pieces) // in_a_row) * down - gap
