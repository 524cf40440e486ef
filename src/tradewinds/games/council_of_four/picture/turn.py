"""The turn: whose it is, what is asked, what is left to do, what is paid, and actions without a place elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from tradewinds.core.picture import Offer, Part, Piece, set_text, shorten, text_width, use, wrap
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Seat
from tradewinds.games.council_of_four.components import CARDS, COUNCIL_COINS, JOKER_COINS, MOST_PAID
from tradewinds.games.council_of_four.picture.art import ART, CARD, sign
from tradewinds.games.council_of_four.picture.table import Table
from tradewinds.games.council_of_four.story import tell_question

__all__ = ["draw_turn"]

PAD = 12
HEIGHT = 112  # on a laptop: room for two rows of buttons or lines of a question, so that the board does not move
QUESTION_SIZE, QUESTION_LINE = 16, 20
BUTTON_HEIGHT, BUTTON_GAP = 40, 6
NAME_HEIGHT = 32
ASIDE = 450  # px on a laptop: buttons
PAID = PAD + MOST_PAID * (CARD[0] + 4) + 54  # px: what is paid, with its price
SHIELD = 70
LEFT_SIZE, LEFT_HEIGHT, LEFT_GAP = 14, 26, 8
MOST_BONUSES = 4  # shown; more are told
ACTIONS = ("hire", "extra", "end", "decline")


@remembered
def draw_turn(table: Table) -> Part:
    """The part above the board."""
    seats = table.winners() or ([] if table.view["decides"] == "chance" else [table.view["active"]])
    text = _asked(table)
    body, height = _on_a_laptop(table, seats, text) if table.wide else _on_a_phone(table, seats, text)
    label = f"{_deciding(table, seats)}. {text}"
    return Part("turn", label, table.width, height, _ground(table.width, height) + body, ART, "turn")


def _on_a_laptop(table: Table, seats: list[int], text: str) -> tuple[str, int]:
    """Actions or what is paid stand beside the question; where there is neither, a shield."""
    aside = ASIDE // 2 if "decline" in table.offers else ASIDE  # px: one button needs less room than actions
    rows = _rows(table, aside)
    paid = bool(table.view["paid"])
    room = table.width - 2 * PAD - (aside if rows else PAID if paid else SHIELD)
    lines = wrap(text, room, QUESTION_SIZE, 2)
    left, lower = _left(table, room)
    height = max(HEIGHT, _high(rows) + 2 * PAD, PAD + NAME_HEIGHT + len(lines) * QUESTION_LINE + lower + 2)
    body = _whose(table, seats, room) + _question(lines) + left.at(PAD, height - lower - 4)
    body += "".join(_buttons(rows, table.width - PAD - aside, (height - _high(rows)) / 2))
    if paid:
        body += _paid(table, table.width - PAID, (height - CARD[1]) / 2)
    elif not rows:
        body += use("cf-shield", table.width - PAD - 58, (height - 62) / 2, 54, 62)
    return body, height


def _on_a_phone(table: Table, seats: list[int], text: str) -> tuple[str, int]:
    """All of it one below the other."""
    room = table.width - 2 * PAD
    lines, rows = wrap(text, room, QUESTION_SIZE, 3), _rows(table, room)
    left, lower = _left(table, room)
    y = PAD + NAME_HEIGHT + len(lines) * QUESTION_LINE
    body = _whose(table, seats, room) + _question(lines) + left.at(PAD, y + 2)
    y += lower + 6
    body += "".join(_buttons(rows, PAD, y))
    y += _high(rows) + (BUTTON_GAP if rows else 0)
    if table.view["paid"]:
        body += _paid(table, PAD, y)
        y += CARD[1] + BUTTON_GAP
    return body, y + PAD - BUTTON_GAP


def _question(lines: list[str]) -> str:
    foot = PAD + NAME_HEIGHT + 12
    return "".join(
        set_text(line, PAD, foot + n * QUESTION_LINE, QUESTION_SIZE, anchor="start") for n, line in enumerate(lines)
    )


def _ground(width: int, height: float) -> str:
    """A charter: parchment with the four quarters of the councils."""
    frame = f'x=".75" y=".75" width="{width - 1.5}" height="{height - 1.5}" rx="10"'
    inner = f'<rect x="5" y="5" width="{width - 10}" height="{height - 10}" rx="7" fill="none" stroke="var(--brass)"/>'
    return f'<rect {frame} fill="var(--cf-parchment)" stroke="var(--ink)" stroke-width="1.5"/>{inner}'


def _deciding(table: Table, seats: list[int]) -> str:
    """Whose decision it is, or who has won; chance has no seat."""
    return ", ".join(map(table.player, seats)) if seats else table.say("picture-chance")


def _whose(table: Table, seats: list[int], room: float) -> str:
    over = table.view["phase"] == "over"
    name = shorten(_deciding(table, seats), room - 40, 19, serif=True)
    mark = "tw-crown" if over else f"tw-player-{seats[0]}" if seats else "cf-shield"
    return use(mark, PAD, PAD, 24) + set_text(name, PAD + 32, PAD + 19, 19, anchor="start", serif=True)


def _asked(table: Table) -> str:
    """The question, to whom it is put: others only see whose turn it is."""
    view = table.view
    if table.offers or view["decides"] != "player":
        return table.words.say(tell_question(view), table.names)
    return table.say("picture-waits", player=Seat(view["active"]))


def _left(table: Table, room: float) -> tuple[Piece, int]:
    """Main actions and the quick action still to be taken, and bonuses still to come; and how high that is."""
    view = table.view
    if view["phase"] == "over":
        return Piece("left", ""), 0
    quick = int(view["quick"])
    things = [
        ("cf-main", table.say("picture-mains", count=view["mains"]), view["mains"]),
        ("cf-quick", table.say("picture-quick", count=quick), quick),
    ]
    told = "".join(f"{words}. " for _, words, _ in things)
    if view["bonuses"]:
        told += table.say("picture-bonuses", bonuses=table.bonuses(view["bonuses"]))
        things += [(sign(kind), f"×{amount}", amount) for kind, amount in view["bonuses"][:MOST_BONUSES]]
    drawn, x, y = "", 0.0, 0
    for symbol, words, count in things:
        width = 27 + text_width(words, LEFT_SIZE)
        if x and x + width > room:
            x, y = 0.0, y + LEFT_HEIGHT
        faint = "" if count else ' opacity=".75"'
        figure = set_text(words, x + 27, y + 16, LEFT_SIZE, anchor="start")
        drawn += f"<g{faint}>{use(symbol, x, y, 22)}{figure}</g>"
        x += width + LEFT_GAP
    return Piece("left", drawn, told=told.strip(), explain="mains"), y + LEFT_HEIGHT


def _paid(table: Table, x: float, y: float) -> str:
    """The cards given to a council so far, and the coins that would still be due."""
    paid = table.view["paid"]
    cards = [card for card in CARDS for _ in range(paid.get(card, 0))]
    coins = int(COUNCIL_COINS[len(cards)]) + JOKER_COINS * paid.get("joker", 0)
    drawn = "".join(
        Piece(f"paid-{n}", use(f"cf-card-{card}")).at(x + n * (CARD[0] + 4), y) for n, card in enumerate(cards)
    )
    drawn += set_text("+", x + len(cards) * (CARD[0] + 4) + 8, y + 37, 20)
    right = x + len(cards) * (CARD[0] + 4) + 22
    price = use("tw-coin", right, y + 14, 32) + set_text(str(coins), right + 16, y + 36, 17)
    told = table.say("picture-paid", cards=table.cards(paid), coins=coins)
    return drawn + Piece("paid", price, told=told).at(0, 0)


def _rows(table: Table, room: float) -> list[list[tuple[Offer, float]]]:
    """Buttons with their widths, as many in a row as there is room for."""
    rows: list[list[tuple[Offer, float]]] = []
    for offer in (table.offers[code] for code in ACTIONS if code in table.offers):
        width = min(text_width(offer.text, 15) + 18, room)
        fitting = (row for row in rows if sum(used + BUTTON_GAP for _, used in row) + width <= room)
        if (row := next(fitting, None)) is None:
            rows.append(row := [])
        row.append((offer, width))
    return rows


def _high(rows: list[list[tuple[Offer, float]]]) -> int:
    return len(rows) * (BUTTON_HEIGHT + BUTTON_GAP) - BUTTON_GAP if rows else 0


def _buttons(rows: list[list[tuple[Offer, float]]], x: float, y: float) -> Iterator[str]:
    for n, row in enumerate(rows):
        left = x
        for offer, width in row:
            yield offer.button(left, y + n * (BUTTON_HEIGHT + BUTTON_GAP), width, BUTTON_HEIGHT, in_words=True)
            left += width + BUTTON_GAP
