"""The dice: whose turn it is, what was rolled, what is asked, and the moves that belong to the dice."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from tradewinds.core.picture import Offer, Part, Piece, attributes, set_text, shorten, text_width, use, wrap
from tradewinds.core.picture.memory import remembered
from tradewinds.core.picture.part import Room
from tradewinds.core.words import Seat
from tradewinds.games.machi_koro.picture.art import ART
from tradewinds.games.machi_koro.picture.table import Table

__all__ = ["draw_dice"]

MARGIN = 14
DIE, DIE_GAP, DICE_TOP = 60, 10, 52
ROLL_WIDTH, ROLL_HEIGHT = 288, 120  # whose turn, dice and total
HEIGHT = 150  # where the question stands beside the dice: room for two lines and two buttons
WIDE = 520  # px from which the question stands beside the dice, not under them
QUESTION_SIZE, QUESTION_LINE = 17, 21
BUTTON_HEIGHT, BUTTON_GAP = 40, 6
UNROLLED = ("start", "market", "roll", "dice")  # phases in which the dice of this turn do not lie there yet
UNCOUNTED = ("reroll", "harbor")  # phases in which the total is not settled yet
VERBS = ("roll", "keep", "reroll", "add")


@remembered
def draw_dice(table: Table, width: int, room: Room = "board", *, asked: bool = True) -> Part:
    """The part above the market or above one's own city; where a page asks the question itself, only the roll."""
    if not asked:
        label = table.player(table.view["active"])
        return Part(
            "dice", label, width, ROLL_HEIGHT, _ground(width, ROLL_HEIGHT) + _roll(table, 0, clicked=True), ART, room
        )
    wide = width >= WIDE
    x = MARGIN + ROLL_WIDTH if wide else MARGIN
    question = _Question(table, width - MARGIN - x)
    if wide:
        height = max(HEIGHT, question.height + 16)
        drawing = _roll(table, 12) + question.at(x, (height - question.height) / 2)
    else:
        height = ROLL_HEIGHT + (question.height + 8 if question.height else 0) + MARGIN
        drawing = _roll(table, 0) + question.at(x, ROLL_HEIGHT + 6)
    label = f"{table.player(table.view['active'])}. {question.text}".strip()
    return Part("dice", label, width, height, _ground(width, height) + drawing, ART, room)


def _ground(width: int, height: int) -> str:
    """Sky and rooftops."""
    frame = attributes(x=0.75, y=0.75, width=width - 1.5, height=height - 1.5, rx=10)
    town = "".join(use("mk-skyline", x, height - 44, 340, 44) for x in range(0, width, 340))
    return (
        f'<clipPath id="dice-sky"><rect{frame}/></clipPath><rect{frame} fill="var(--mk-sky)"/>'
        f'<g clip-path="url(#dice-sky)">{town}</g><rect{frame} fill="none" stroke="var(--ink)" stroke-width="1.5"/>'
    )


# Whose turn, dice and total


def _roll(table: Table, lower: int, *, clicked: bool = False) -> str:
    active = table.view["active"]
    name = shorten(table.player(active), ROLL_WIDTH - 48, 19, serif=True)
    turn = use(f"tw-player-{active}", MARGIN, 12, 24) + set_text(name, MARGIN + 34, 31, 19, anchor="start", serif=True)
    rolled = _rolled(table)
    if clicked and "roll:1" in table.offers:
        return turn + "".join(_dice_to_roll(table, DICE_TOP + lower))
    told = f"<title>{escape(_told(table, rolled))}</title>" if rolled else ""
    role = attributes(role="img") if rolled else ""
    return f"{turn}<g{role}>{told}{''.join(_dice(table, rolled, DICE_TOP + lower))}</g>"


def _rolled(table: Table) -> list[int]:
    phase = table.view["phase"]
    return [] if phase in UNROLLED and phase != "dice" else table.view["dice"]


def _total(table: Table) -> int:
    view = table.view
    return sum(view["dice"]) if view["phase"] in UNCOUNTED else view["total"]


def _told(table: Table, rolled: list[int]) -> str:
    """The roll in words, with what Harbor added and Amusement Park gave."""
    player, total = Seat(table.view["active"]), _total(table)
    if len(rolled) == 1:
        return table.say("event-rolls-one", player=player, total=rolled[0])
    event = "event-rolls-doubles" if rolled[0] == rolled[1] else "event-rolls-two"
    told = [table.say(event, player=player, first=rolled[0], second=rolled[1], total=sum(rolled))]
    if total != sum(rolled):
        told.append(table.say("event-adds", player=player, added=total - sum(rolled), total=total))
    if table.view["again"]:
        told.append(table.say("event-extra-turn", player=player))
    return " ".join(told)


def _dice(table: Table, rolled: list[int], top: int) -> Iterator[str]:
    shown = rolled or [0, 0]
    for n, die in enumerate(shown):
        yield Piece(f"die-{n}", use(f"tw-die-{die}", 0, 0, DIE), explain="dice", stop=False).at(
            MARGIN + n * (DIE + DIE_GAP), top
        )
    after = MARGIN + len(shown) * (DIE + DIE_GAP)
    if len(rolled) == 2 and rolled[0] == rolled[1]:
        ring = attributes(x=MARGIN - 4, y=top - 3, width=2 * DIE + DIE_GAP + 8, height=DIE + 7, rx=14)
        yield f'<rect{ring} fill="none" stroke="var(--brass)" stroke-width="3.5"/>'
    if rolled and table.view["phase"] != "dice":
        yield from _sum(table, rolled, after + 8, top)


def _dice_to_roll(table: Table, top: int) -> Iterator[str]:
    """One die, and two beside it: each of them a move, where the page asks how many to roll."""
    x = MARGIN
    for count in (1, 2):
        drawing = "".join(use("tw-die-0", n * (DIE + DIE_GAP), 0, DIE) for n in range(count))
        width = count * DIE + (count - 1) * DIE_GAP
        piece = Piece(f"roll-{count}", drawing, width, DIE, explain="dice", offer=table.offers[f"roll:{count}"])
        yield piece.at(x, top)
        x += width + 3 * DIE_GAP


def _sum(table: Table, rolled: list[int], x: float, top: float) -> Iterator[str]:
    total = _total(table)
    figure = str(total)
    yield Piece("total", set_text(figure, 0, 0, 50, anchor="start"), explain="dice", stop=False).at(x, top + 48)
    x += text_width(figure, 50) + 8
    if total != sum(rolled):
        yield set_text(f"{sum(rolled)} + {total - sum(rolled)}", x, top + 16, 15, anchor="start")
    if table.view["again"]:
        yield use("mk-amusement-park", x, top + 24, 34) + use("tw-again", x + 32, top + 38, 20)


# The question and its answers


class _Question:
    """What is asked, and the moves that answer it on the dice."""

    def __init__(self, table: Table, room: float) -> None:
        self.text = _asked(table)
        self.lines = wrap(self.text, room, QUESTION_SIZE, 3) if self.text else []
        self.rows = _rows([offer for code, offer in table.offers.items() if code.partition(":")[0] in VERBS], room)
        self.height = len(self.lines) * QUESTION_LINE + len(self.rows) * (BUTTON_HEIGHT + BUTTON_GAP)

    def at(self, x: float, y: float) -> str:
        """The question with its top left corner at a point."""
        lines = [
            set_text(line, x, y + n * QUESTION_LINE + 16, QUESTION_SIZE, anchor="start")
            for n, line in enumerate(self.lines)
        ]
        y += len(lines) * QUESTION_LINE + BUTTON_GAP
        return "".join([*lines, *_buttons(self.rows, x, y)])


def _asked(table: Table) -> str:
    """The question, to whom it is put: others only see whose turn it is."""
    view = table.view
    if view["phase"] == "over":
        return table.say("event-wins", player=Seat(view["active"]))
    if table.offers or view["decides"] == "chance":
        return table.say(f"phase-{view['phase']}")
    return table.say("picture-waits", player=Seat(view["active"]))


def _rows(offers: list[Offer], room: float) -> list[list[tuple[Offer, float]]]:
    """Buttons with their widths, as many in a row as there is room for."""
    rows: list[list[tuple[Offer, float]]] = []
    left = 0.0
    for offer in offers:
        width = min(text_width(offer.text, 15) + 28, room)
        if not rows or width > left:
            rows.append([])
            left = room
        rows[-1].append((offer, width))
        left -= width + BUTTON_GAP
    return rows


def _buttons(rows: list[list[tuple[Offer, float]]], x: float, y: float) -> Iterator[str]:
    for n, row in enumerate(rows):
        left = x
        for offer, width in row:
            yield offer.button(left, y + n * (BUTTON_HEIGHT + BUTTON_GAP), width, BUTTON_HEIGHT, in_words=True)
            left += width + BUTTON_GAP
