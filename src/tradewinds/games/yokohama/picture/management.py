"""Management boards: church, customs house, laboratories with technologies, ports with orders."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tradewinds.core.picture import SMALLEST, Offer, Part, Piece, set_text, shorten, text_width, use, wrap
from tradewinds.core.picture.memory import remembered
from tradewinds.games.yokohama.components import CHURCH_PRIZES, CUSTOMS_PRIZES, TABLES
from tradewinds.games.yokohama.picture.area import icon
from tradewinds.games.yokohama.picture.art import ART, CARD, STAND_INS, frame, gains, gains_width
from tradewinds.games.yokohama.picture.card import order, technology
from tradewinds.games.yokohama.picture.flow import Box, box, flow
from tradewinds.games.yokohama.picture.table import Table

__all__ = ["draw_boards", "draw_management"]

PAD = 12
HEADING = 28
SLOT_GAP = 5
SLOT, SLOT_ON_A_PHONE = (57, 66), (76, 66)  # px: a place for an assistant in the church or the customs house
PAIR = 2  # slots of one surcharge, or of one level
CARD_GAP = 8
BOARDS = {"church": ("church", "yo-faith", CHURCH_PRIZES), "customs": ("customs-house", "yo-import", CUSTOMS_PRIZES)}


@remembered
def draw_management(table: Table) -> Part:
    """All of them in one part: side by side on a laptop, one below the other on a phone."""
    width, y = table.width, 8.0
    body = []
    if table.wide:
        half = (width - 2 * PAD) / 2
        body.append(_devotion(table, "church", PAD, y, half - 8)[0])
        drawn, height = _devotion(table, "customs", PAD + half + 4, y, half - 8)
        body.append(drawn)
        y += height + 10
    else:
        for board in BOARDS:
            drawn, height = _devotion(table, board, PAD, y, width - 2 * PAD)
            body.append(drawn)
            y += height + 10
    for shelf in (*table.view["laboratories"], *table.view["ports"]):
        drawn, height = _shelf(table, shelf, y)
        body.append(drawn)
        y += height + 10
    note, height = _note(table, y)
    y += height
    body = [frame(width, round(y), "var(--yo-mist)"), *body, note]
    return Part("management", table.say("picture-management"), width, round(y), body, ART, "markets")


def draw_boards(table: Table) -> list[Part]:
    """Each of them as a part of its own, for a screen that has room beside the board."""
    drawn = [_board(table, board, _devotion(table, board, PAD, 8, table.width - 2 * PAD)) for board in BOARDS]
    shelves = [*table.view["laboratories"], *table.view["ports"]]
    return [*drawn, *(_board(table, shelf["area"], _shelf(table, shelf, 8)) for shelf in shelves)]


@remembered
def _board(table: Table, name: str, content: tuple[str, float]) -> Part:
    body, height = content
    high = round(height + 18)
    label = table.name("area", BOARDS[name][0] if name in BOARDS else name)
    ground = frame(table.width, high, "var(--yo-mist)")
    return Part(f"board-{name}", label, table.width, high, (ground, body), ART, "markets")


def _note(table: Table, y: float) -> tuple[str, float]:
    """What the star on some cards means, and how high that is."""
    lines = wrap(table.say("picture-stand-in-note"), table.width - 2 * PAD - 16, SMALLEST, 6, bold=False)
    drawn = use("yo-star", PAD, y - 1, 11)
    for n, line in enumerate(lines):
        drawn += set_text(line, PAD + 15, y + 9 + 15 * n, bold=False, anchor="start", colour="quiet")
    return drawn, 15 * len(lines) + 4


def _heading(table: Table, area: str, x: float, y: float, room: float) -> tuple[str, float]:
    """The icon and the name of a board, and where they end."""
    name = shorten(table.name("area", area), room - 32, 16, serif=True)
    drawn = use(icon(area), x, y, 24) + set_text(name, x + 30, y + 18, 16, anchor="start", serif=True)
    return drawn, x + 30 + text_width(name, 16, serif=True)


# Church and customs house


@remembered
def _devotion(table: Table, board: str, x: float, y: float, room: float) -> tuple[str, float]:
    area, sign, prizes = BOARDS[board]
    slots, ends_at = table.view[board], table.view[f"{board}_ends_at"]
    filled = sum(slot["owner"] is not None for slot in slots)
    heading, _ = _heading(table, area, x, y, room - 130)
    right = x + room
    count = f"{filled}/{ends_at}"
    told = table.say("picture-ends-at", filled=filled, all=ends_at, first=int(prizes[0]), second=int(prizes[1]))
    drawing = use("yo-assistant-neutral", right - text_width(count, 15) - 22, y + 1, 16, 21)
    drawing += set_text(count, right, y + 18, 15, anchor="end")
    prize = gains({"points": int(prizes[0])}, right - text_width(count, 15) - 22 - 84, y + 18, 14)
    prize += set_text(f"/ {prizes[1]}", right - text_width(count, 15) - 22 - 54, y + 18, 14, anchor="start", bold=False)
    heading += Piece(f"ending-{board}", drawing + prize, told=told, explain="ending").at(0, 0)
    boxes = [box(_slot(table, board, n, slot, sign)) for n, slot in enumerate(slots)]
    drawn, height = flow(boxes, x, y + HEADING, room + 1, SLOT_GAP)
    return heading + drawn, HEADING + height


def _slot(table: Table, board: str, number: int, slot: Mapping[str, Any], sign: str) -> Piece:
    width, height = size = SLOT if table.wide else SLOT_ON_A_PHONE
    owner = slot["owner"]
    tint = "yo-site" if owner is not None else "card"
    drawing = (
        f'<rect width="{width}" height="{height}" rx="6" fill="var(--{tint})" stroke="var(--ink)" stroke-width="1.2"/>'
    )
    need = str(slot["needs"])
    left = (width - text_width(need, 16) - 21) / 2
    drawing += use(sign, left, 4, 19) + set_text(need, left + 22, 20, 16, anchor="start")
    drawing += f'<path d="M6 26h{width - 12}" stroke="var(--quiet)" stroke-dasharray="2 3"/>'
    if owner is None:
        lines = _lines(slot["reward"], width - 6)
        for n, line in enumerate(lines):
            top = 43 + (8 if len(lines) == 1 else 17 * n)
            drawing += gains(line, (width - gains_width(line, 12, 4)) / 2, top, 12, 4)
    else:
        drawing += use(f"yo-assistant-{owner}", width / 2 - 12, 30, 24, 32)
    stand_in = TABLES[board]["slots"][number]["source"] in STAND_INS
    drawing += use("yo-star", width - 9, 1, 8) if stand_in else ""
    thing = f"{board}-{number + 1}"
    told = table.effect(thing)
    if owner is not None:
        told += f" {table.say('picture-slot-taken', player=table.owner(owner))}"
    return Piece(thing, drawing, *size, told=told, explain=thing, offer=table.offers.get(f"{board}:{number + 1}"))


def _lines(reward: Mapping[str, int], room: float) -> list[dict[str, int]]:
    """A reward broken into lines."""
    lines: list[dict[str, int]] = [{}]
    for kind, count in reward.items():
        if lines[-1] and gains_width({**lines[-1], kind: count}, 12, 4) > room:
            lines.append({})
        lines[-1][kind] = count
    return lines


# Laboratories and ports


@remembered
def _shelf(table: Table, board: Mapping[str, Any], y: float) -> tuple[str, float]:
    """A board with six cards, in pairs of one surcharge or one level."""
    boxes = list(_cards(table, board))
    research = "card" in board["slots"][0]
    left = "technologies_left" if research else "orders_left"
    deck = use("yo-deck", 0, 0, 19) + set_text(str(table.view[left]), 22, 15, 14, anchor="start")
    heading, after = _heading(table, board["area"], PAD, y, 190)
    told = table.say("picture-left", left=table.view[left])
    cards = "technologies" if board["area"].startswith("laboratory") else "orders"
    heading += Piece(f"deck-{board['area']}", deck, told=told, explain=cards, stop=False).at(round(after + 10), y + 3)
    if table.wide:
        step = PAIR * (CARD[0] + CARD_GAP)
        tags = ""
        for n in range(0, len(boxes), PAIR):
            right = PAD + 6 + (n // PAIR + 1) * step - CARD_GAP
            start = right + CARD_GAP - step if n else round(after + 62)
            tags += f'<path d="M{start:g} {y + 12:g}H{max(start, right - 44):g}" stroke="var(--quiet)"/>'
            tags += _tag(table, board["slots"][n], right, y)
        drawn, height = flow(boxes, PAD + 6, y + HEADING, table.width - 2 * PAD, CARD_GAP)
        return heading + tags + drawn, HEADING + height
    drawn, height = "", float(HEADING)
    for n in range(0, len(boxes), PAIR):
        tag = _tag(table, board["slots"][n], PAD + 34, y + height + CARD[1] / 2 - 12)
        row, high = flow(boxes[n : n + PAIR], PAD + 37, y + height, table.width, CARD_GAP)
        drawn, height = drawn + tag + row, height + high + CARD_GAP
    return heading + drawn, height - CARD_GAP


def _tag(table: Table, slot: Mapping[str, Any], right: float, y: float) -> str:
    """What a pair of slots has in common, with its right end at a point."""
    if "surcharge" in slot:
        text, told = f"+{slot['surcharge']}", table.say("picture-surcharge", units=slot["surcharge"])
        drawing = set_text(text, right - 20, y + 17, 14, anchor="end") + use("yo-production", right - 18, y + 3, 17)
    else:
        told = table.say(f"picture-level-{slot['level']}")
        drawing = use(f"yo-level-{slot['level']}", right - 19, y + 2, 19)
    return f'<g role="img"><title>{told}</title>{drawing}</g>'


def _cards(table: Table, board: Mapping[str, Any]) -> Iterator[Box]:
    here = table.view["pending"]["area"] == board["area"]
    for n, slot in enumerate(board["slots"], 1):
        if "card" in slot:
            offer = table.offers.get(f"research:{n}") if here else None
            piece = technology(table, slot["card"], offer) if slot["card"] else None
        else:
            offer = table.offers.get(f"take:{n}") if here else None
            piece = order(table, slot["order"], offer) if slot["order"] else None
        yield box(piece or _gap(table, f"{board['area']}-{n}", offer))


def _gap(table: Table, name: str, offer: Offer | None) -> Piece:
    told, cards = table.say("picture-gap"), "technologies" if name.startswith("laboratory") else "orders"
    return Piece(f"gap-{name}", use("tw-site", 0, 0, *CARD), *CARD, told=told, explain=cards, stop=False, offer=offer)
