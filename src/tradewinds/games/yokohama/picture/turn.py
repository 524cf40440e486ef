"""The turn: whose it is, what is asked, what is going on, what is paid, and moves without a place elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from tradewinds.core.picture import Offer, Part, Piece, attributes, set_text, shorten, text_width, use, wrap
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Seat
from tradewinds.games.yokohama.components import (
    FAITH_PRICE,
    PAYMENTS,
    PRODUCTION_PRICE,
    RATE,
    SECOND_ORDER_PRICE,
    SHOP_SLOTS,
)
from tradewinds.games.yokohama.picture.area import icon
from tradewinds.games.yokohama.picture.art import ART, frame, gains, gains_width, stacked
from tradewinds.games.yokohama.picture.flow import Box, box, flow, word_button
from tradewinds.games.yokohama.picture.table import Table

__all__ = ["draw_turn"]

PAD = 12
HEIGHT = 126  # on a laptop: room for two rows of buttons, so that the board below does not move
QUESTION_SIZE, QUESTION_LINE = 16, 20
NAME_HEIGHT = 36
ASIDE = 470  # px on a laptop: buttons
TILE = 44  # px: how high a button without words is
THINGS = ("pay", "good", "buy", "sell")  # moves shown by what they are about
WORDS = ("recall", "use", "return", "take-token", "leave-token", "done", "end")  # moves shown in words
PRICES = {"faith": FAITH_PRICE, "production": PRODUCTION_PRICE, "second": SECOND_ORDER_PRICE}


@remembered
def draw_turn(table: Table) -> Part:
    """The part above the board."""
    text = _asked(table)
    boxes = [*_things(table), *_site(table), *_in_words(table)]
    sign, whose = _decider(table)
    if table.wide:
        room = table.width - 2 * PAD - (ASIDE + 16 if boxes else 130)
        lines = wrap(text, room, QUESTION_SIZE, 3)
        _, high = flow(boxes, 0, 0, ASIDE)
        below = 30 if _going_on(table, 0, 0, room) else 0
        height = max(HEIGHT, high + 2 * PAD, PAD + NAME_HEIGHT + len(lines) * QUESTION_LINE + below + 8)
        aside, _ = flow(boxes, table.width - PAD - ASIDE, (height - high) / 2, ASIDE)
        if not boxes:
            aside = use("yo-steamer", table.width - 140, height - 82, 112, 65)
    else:
        room = table.width - 2 * PAD
        lines = wrap(text, room, QUESTION_SIZE, 4)
        top = PAD + NAME_HEIGHT + len(lines) * QUESTION_LINE + (36 if _going_on(table, 0, 0, room) else 6)
        aside, high = flow(boxes, PAD, top, room)
        height = top + high + (PAD if high else 0)
    body = _ground(table, height) + _whose(table, sign, whose, room)
    for n, line in enumerate(lines):
        body += set_text(line, PAD, PAD + NAME_HEIGHT + 12 + n * QUESTION_LINE, QUESTION_SIZE, anchor="start")
    body += _going_on(table, PAD, PAD + NAME_HEIGHT + len(lines) * QUESTION_LINE + 2, room) + aside
    return Part("turn", f"{whose}. {text}", table.width, round(height), body, ART, "turn")


def _ground(table: Table, height: float) -> str:
    """Mist over the harbour, the sun, and waves."""
    width, height = table.width, round(height)
    clip = f'<clipPath id="yo-sky"><rect width="{width}" height="{height - 1}" rx="10"/></clipPath>'
    waves = "".join(use("yo-seigaiha", 50 * n - 12, height - 16, 50, 25) for n in range(width // 50 + 2))
    sun = f'<circle cx="{width - 86}" cy="{height - 12}" r="66" fill="var(--yo-sun)" opacity=".16"/>'
    scene = f'<g clip-path="url(#yo-sky)">{sun}{waves}</g>'
    return clip + frame(width, height, "var(--yo-mist)") + scene + frame(width, height)


def _decider(table: Table) -> tuple[str, str]:
    """The sign and the name of who decides, be it chance; in the end, of who has won."""
    if table.leaders:
        return "tw-crown", ", ".join(map(table.player, table.leaders))
    if table.view["decides"] == "chance":
        return "tw-die", table.say("picture-chance")
    return f"tw-player-{table.view['active']}", table.player(table.view["active"])


def _whose(table: Table, sign: str, whose: str, room: float) -> str:
    over = table.view["phase"] == "over"
    ending = "" if over or table.view["ending"] == "going-on" else table.say(f"picture-{table.view['ending']}")
    aside = text_width(ending, 13) + 30 if ending else 0
    name = shorten(whose, room - 40 - aside, 19, serif=True)
    drawn = use(sign, PAD, PAD, 24)
    drawn += set_text(name, PAD + 32, PAD + 19, 19, anchor="start", serif=True)
    if ending:
        left = PAD + 32 + text_width(name, 19, serif=True) + 10
        plate = attributes(x=round(left), y=PAD + 1, width=round(text_width(ending, 13) + 18), height=24, rx=12)
        drawn += f'<rect{plate} fill="var(--seal)"/>'
        drawn += set_text(ending, round(left) + 9, PAD + 17.5, 13, anchor="start", colour="card")
    return drawn


def _asked(table: Table) -> str:
    """The question, to whom it is put: others only see whose turn it is."""
    view = table.view
    if view["phase"] == "over" or table.offers or view["decides"] == "chance":
        return table.say(f"phase-{view['phase']}")
    return table.say("picture-waits", player=Seat(view["active"]))


# What is going on: the area of the action, its power, and what is still due


def _going_on(table: Table, x: float, y: float, room: float) -> str:
    pending, drawn, told = table.view["pending"], "", []
    if pending["area"]:
        kind = next(area["type"] for area in table.view["areas"] if area["name"] == pending["area"])
        label = f"{table.name('area', pending['area'])} · {table.say('picture-power', power=pending['power'])}"
        label = shorten(label, room - 34, 14)
        drawn += use(icon(kind), x, y + 1, 24) + set_text(label, x + 30, y + 18, 14, anchor="start")
        x += 30 + text_width(label, 14) + 14
        told.append(f"{label}.")
    for due, sign in (
        ("units", _unit(table)),
        ("exchanges", "tw-exchange"),
        ("goods", "yo-any"),
        ("pieces", "yo-piece"),
        ("moves", "yo-move"),
    ):
        if pending[due] and sign and (x + 50 < room or not drawn):
            figure = f"×{pending[due]}"
            drawn += use(sign, x, y + 2, 21) + set_text(figure, x + 24, y + 18, 15, anchor="start")
            x += 30 + text_width(figure, 15) + 10
            asked = table.view["phase"] if due == "units" else due
            told.append(table.say(f"picture-due-{asked}", count=pending[due]))
    return Piece("going-on", drawn, told=" ".join(told)).at(0, 0) if drawn else ""


def _unit(table: Table) -> str:
    return {"faith": "yo-faith", "production": "yo-production"}.get(table.view["phase"], "")


# Moves that have no place elsewhere


def _things(table: Table) -> Iterator[Box]:
    """Payments, goods of one's choice, and exchanges: tiles that show what is given and what is got."""
    for code, offer in table.offers.items():
        verb, _, thing = code.partition(":")
        if verb in THINGS:
            yield box(_thing(table, verb, thing, offer))


def _thing(table: Table, verb: str, thing: str, offer: Offer) -> Piece:
    if verb == "good":
        return _tile(f"choice-{thing}", f"{use(f'yo-{thing}', 11, 7, 30)}", 52, offer)
    number = PAYMENTS.index(thing)
    if verb == "pay":
        price = {thing: int(PRICES[table.view["phase"]][number])}
        width = max(52, gains_width(price, 19) + 20)
        return _tile(f"payment-{thing}", gains(price, (width - gains_width(price, 19)) / 2, 29, 19), width, offer)
    money, goods = {"yen": int(RATE[number])}, {thing: 1}
    before, after = (money, goods) if verb == "buy" else (goods, money)
    left = 7 + gains_width(before, 15)
    drawing = gains(before, 7, 27, 15) + use("yo-arrow", left + 3, 17, 11) + gains(after, left + 17, 27, 15)
    return _tile(f"{verb}-{thing}", drawing, left + 17 + gains_width(after, 15) + 8, offer)


def _tile(name: str, drawing: str, width: float, offer: Offer) -> Piece:
    sheet = f'<rect width="{width:.1f}" height="{TILE}" rx="8" fill="var(--card)"/>'
    return Piece(name, sheet + drawing, round(width, 1), TILE, offer=offer)


def _site(table: Table) -> Iterator[Box]:
    """On a phone, the building tile in a size that fingers can hit."""
    if table.wide or not (
        area := next((a for a in table.view["areas"] if a["name"] == table.view["pending"]["area"]), None)
    ):
        return
    for slot in range(1, SHOP_SLOTS + 1):
        if offer := table.offers.get(f"shop:{slot}"):
            drawing = use("yo-shop-neutral", 3, 9, 26) + _stacked(area["shops"][slot - 1]["reward"])
            yield box(_tile(f"site-{slot}", drawing, 64, offer))
    if offer := table.offers.get("house"):
        drawing = use("yo-house-neutral", 3, 9, 28, 27) + _stacked(area["house"]["reward"])
        yield box(_tile("site-house", drawing, 64, offer))


def _stacked(reward: dict[str, int]) -> str:
    return f'<g transform="translate(32 8)">{stacked(reward, 30, 28)}</g>'


def _in_words(table: Table) -> Iterator[Box]:
    room = ASIDE if table.wide else table.width - 2 * PAD
    for verb in WORDS:
        for code, offer in table.offers.items():
            if code.partition(":")[0] == verb:
                yield word_button(offer, room)
