"""A player's company: points, yen and goods, pieces in hand and in the warehouse, orders, technologies, agents."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tradewinds.core.picture import SMALLEST, Part, Piece, attributes, set_text, shorten, text_width, use
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Name, Seat
from tradewinds.games.yokohama.about.score import SIGNS
from tradewinds.games.yokohama.components import COUNTRIES, GOODS, HAND, MOST_POWER, PIECES
from tradewinds.games.yokohama.picture.art import ART, CARD, PIECE_SIZES
from tradewinds.games.yokohama.picture.card import order, tell_order, tell_technology
from tradewinds.games.yokohama.picture.flow import Box, box, flow
from tradewinds.games.yokohama.picture.table import Table

__all__ = ["draw_company"]

PAD = 12
HEADER = 44
NAME_ROOM = 232  # px on a laptop
GAP = 8
CHIP = 30  # px: how high a technology of a player is
FLAG = 30  # px: a column of a country
BONUSES = {bonus: sign for bonus, (sign, _) in SIGNS.items()}
STORE = (54, 58)  # px: a kind of piece in the warehouse


@remembered
def draw_company(table: Table, seat: int) -> Part:
    """The panel of one player."""
    width, room = table.width, table.width - 2 * PAD
    header, y = _header(table, seat), float(HEADER + GAP)
    counters = _counters(table, seat)
    if table.wide:
        drawn, _ = flow(counters, PAD + NAME_ROOM + 8, 6, room - NAME_ROOM - 8, 2)
    else:
        drawn, height = flow(counters, PAD, y, room, 4)
        y += height + GAP
    body = [header, drawn]
    orders, stores = _orders(table, seat), (*_warehouse(table, seat), *_emblems(table, seat))
    for row in (*([orders + stores] if table.wide else [orders, stores]), _technologies(table, seat)):
        drawn, height = flow(row, PAD, y, room, 6)
        body.append(drawn)
        y += height + (GAP if row else 0)
    height = round(y + 2)
    return Part(
        f"player-{seat}", table.player(seat), width, height, [_panel(table, seat, height), *body], ART, "player"
    )


def _panel(table: Table, seat: int, height: float) -> str:
    """The ground; whoever's turn it is has a frame and a header in their colour."""
    active, width = table.view["active"] == seat, table.width
    frame = attributes(
        x=1, y=1, width=width - 2, height=height - 2, rx=10,
        stroke=f"var(--player-{seat})" if active else "var(--ink)", stroke_width=3.5 if active else 1.5,
    )  # fmt: skip
    top = f"M1 {HEADER}V11Q1 1 11 1H{width - 11}Q{width - 1} 1 {width - 1} 11V{HEADER}"
    header = f'<path d="{top}z" fill="var(--player-{seat}-soft)"/>' if active else ""
    line = f'<path d="M1 {HEADER}H{width - 1}" stroke="var(--ink)" stroke-width="1.5"/>'
    return f'<rect{frame} fill="var(--card)"/>{header}{line}<rect{frame} fill="none"/>'


@remembered
def _header(table: Table, seat: int) -> str:
    view, player = table.view, table.view["players"][seat]
    points = str(player["points"])
    end = PAD + NAME_ROOM if table.wide else table.width - PAD
    left = end - text_width(points, 24) - 30
    room = left - PAD - 34 - (28 if seat == view["first"] else 4)
    size = 18 if text_width(table.player(seat), 18, serif=True) <= room else 15
    name = shorten(table.player(seat), room, size, serif=True)
    crowned = seat in table.leaders
    drawing = use("tw-crown" if crowned else f"tw-player-{seat}", PAD, 10, 24)
    drawing += set_text(name, PAD + 32, 28, size, anchor="start", serif=True)
    told = table.say("picture-turn", player=Seat(seat)) if view["active"] == seat else f"{table.player(seat)}."
    if seat == view["first"]:
        drawing += use("yo-flagship", left - 26, 12, 20)
        told += f" {table.say('picture-first')}"
    score = set_text(points, end - 30, 31, 24, anchor="end") + use("yo-points", end - 27, 9, 27)
    tell = table.say("reward-points", count=player["points"])
    scored = Piece(f"points-{seat}", score, told=f"{tell}.", explain="points", stop=False)
    return Piece(f"name-{seat}", drawing, told=told, explain="turn", stop=False).at(0, 0) + scored.at(0, 0)


# What a player has


@remembered
def _counters(table: Table, seat: int) -> tuple[Box, ...]:
    return tuple(_counted(table, seat))


def _counted(table: Table, seat: int) -> Iterator[Box]:
    player = table.view["players"][seat]
    yield _counter(f"yen-{seat}", "yen", player["yen"], table.rewards({"yen": player["yen"]}))
    imports = table.rewards({"import": player["imports"]})
    yield _counter(f"imports-{seat}", "import", player["imports"], imports)
    for good in GOODS:
        count = player["goods"][good]
        yield _counter(f"{good}-{seat}", good, count, table.rewards({good: count}))
    yield Box(8, 32, lambda x, y: f'<path d="M{x + 3} {y + 3}v26" stroke="var(--quiet)"/>')
    if player["president"] is None:
        drawing = use(f"yo-president-{seat}", 0, -1, 26, 35)
        told = f"{table.say('picture-hand')} {table.say('picture-president')}."
        yield box(Piece(f"president-{seat}", drawing, 30, 32, told=told, explain="president", stop=False))
    for piece in PIECES:
        yield box(_in_hand(table, seat, piece))


def _counter(name: str, kind: str, count: int, told: str) -> Box:
    figure = str(count)
    width = 27 + text_width("00" if len(figure) < 2 else figure, 18)
    drawing = _stock(use(f"yo-{kind}", 0, 4, 24), count, 27, 22.5, 18)
    return box(Piece(name, drawing, width, 32, told=f"{told}.", explain=kind, stop=False))


def _stock(drawing: str, count: int, x: float, y: float, size: int) -> str:
    """So many of something; what one has none of stays in the background."""
    figure = set_text(str(count), round(x, 1), y, size, anchor="start", colour=None if count else "quiet")
    return (drawing if count else f'<g opacity=".45">{drawing}</g>') + figure


def _in_hand(table: Table, seat: int, piece: str) -> Piece:
    count = table.view["players"][seat]["hand"][piece]
    wide, high = PIECE_SIZES[piece]
    size, height = 26 / high, 32 if table.wide else 40  # fingers need more room than a mouse
    middle = height / 2
    drawing = use(f"yo-{piece}-{seat}", 4, middle - 13, round(wide * size, 1), 26)
    drawing = _stock(drawing, count, 8 + wide * size, middle + 6.5, 18)
    told = f"{table.say('picture-hand')} {table.say(f'picture-{piece}', count=count)}."
    mine = piece == "assistant" and seat == table.view["active"]
    offer = table.offers.get("lift:hand") if mine else None
    width = round(36 + wide * size, 1)
    return Piece(f"hand-{seat}-{piece}", drawing, width, height, told=told, explain=piece, stop=False, offer=offer)


def _bonuses(table: Table, seat: int) -> Piece:
    """What the end of the game brought."""
    bonus, drawing, x = table.view["players"][seat]["bonus"], "", 8.0
    for kind, sign in BONUSES.items():
        figure = f"+{bonus[kind]}"
        drawing += use(sign, round(x, 1), 8, 17) + set_text(figure, round(x + 19, 1), 21.5, 13, anchor="start")
        x += 19 + text_width(figure, 13) + 4
    told = ", ".join(table.say(f"picture-bonus-{kind}", count=count) for kind, count in bonus.items())
    return Piece(f"bonus-{seat}", drawing, round(x, 1), 32, told=f"{told}.", explain="bonus")


@remembered
def _orders(table: Table, seat: int) -> tuple[Box, ...]:
    """Orders in hand; those that may not be seen show their backs."""
    return tuple(_in_order(table, seat))


def _in_order(table: Table, seat: int) -> Iterator[Box]:
    player = table.view["players"][seat]
    for card in player["orders"]:
        own = seat == table.view["active"]
        codes = (f"fulfil:{card['name']}", f"keep:{card['name']}") if own else ()
        offer = next((table.offers[code] for code in codes if code in table.offers), None)
        yield box(order(table, card, offer))
    for n in range(player["orders_hidden"]):
        yield box(
            Piece(f"hidden-{seat}-{n}", use("yo-back"), *CARD, told=table.say("picture-hidden"), explain="orders")
        )
    for n in range(player["orders_held"], HAND if table.wide else 0):
        yield box(Piece(f"room-{seat}-{n}", use("tw-site", 0, 0, *CARD), *CARD, explain="orders", stop=False))


@remembered
def _warehouse(table: Table, seat: int) -> tuple[Box, ...]:
    """What waits in the warehouse, with the price of the next one."""
    return tuple(_stored(table, seat))


def _stored(table: Table, seat: int) -> Iterator[Box]:
    player = table.view["players"][seat]
    for piece in PIECES:
        count, price = player["warehouse"][piece], player["prices"][piece]
        wide, high = PIECE_SIZES[piece]
        stock = use(f"yo-{piece}-{seat}", 3, 5, round(wide * 26 / high, 1), 26)
        left = 40 - text_width(str(count), 16) / 2
        drawing = use("tw-site", 0, 0, *STORE) + _stock(stock, count, left, 25, 16)
        told = f"{table.say('picture-warehouse')} {table.say(f'picture-{piece}', count=count)}."
        if price is not None:
            middle = STORE[0] / 2
            drawing += set_text(str(price), middle - 2, 51, 15, anchor="end") + use("yo-yen", middle, 37.5, 17)
            told += f" {table.say('picture-price', yen=price)}"
        offer = table.offers.get(f"hire:{piece}") if seat == table.view["active"] else None
        yield box(Piece(f"warehouse-{seat}-{piece}", drawing, *STORE, told=told, explain="warehouse", offer=offer))


# Flags and agents, tokens and fulfilled orders


@remembered
def _emblems(table: Table, seat: int) -> tuple[Box, ...]:
    player = table.view["players"][seat]
    done, taken = _done(table, seat, player), _taken(table, seat, player)
    worth, freed = _worth(table, seat, player), _freed(table, seat, player)
    flags = tuple(_flags(table, seat, player))
    return (
        Box(46, 58, lambda x, y: done.at(x, y) + taken.at(x, y + 30)),
        Box(46, 58, lambda x, y: worth.at(x, y) + (freed.at(x, y + 30) if freed else "")),
        Box(
            5 * FLAG,
            58 if table.wide or player["agents"] else 34,
            lambda x, y: "".join(piece.at(x + right, y + down) for piece, right, down in flags),
        ),
    )


def _flags(table: Table, seat: int, player: dict[str, Any]) -> Iterator[tuple[Piece, int, int]]:
    """A column for each country: flags gained, and agents; each with how far right and down it is."""
    for n, country in enumerate(COUNTRIES):
        flags, agents = player["flags"].get(country, 0), player["agents"].get(country, 0)
        drawing = (
            use(f"yo-flag-{country}", 3, 1, 25, 17)
            if flags
            else f'<g opacity=".4">{use(f"yo-flag-{country}", 3, 1, 25, 17)}</g>'
        )
        drawing += set_text(str(flags), 15.5, 32, 14, colour=None if flags else "quiet") if flags else ""
        told = table.say("picture-flags", country=Name(f"country-{country}"), count=flags)
        yield Piece(f"flags-{seat}-{country}", drawing, told=told, explain=country, stop=False), n * FLAG, 0
        if agents:
            badge = use("yo-agent", 0, 0, 22) + (set_text(f"{agents}", 24, 20, anchor="start") if agents > 1 else "")
            told = f"{table.name('agent', country)} ×{agents}."
            yield Piece(f"agent-{seat}-{country}", badge, told=told, explain="agents"), n * FLAG + 3, 36


def _done(table: Table, seat: int, player: dict[str, Any]) -> Piece:
    done = player["orders_fulfilled"]
    drawing = (
        use("yo-order", 0, 2, 22) + use("tw-built", 12, 12, 13) + set_text(str(len(done)), 29, 20, 16, anchor="start")
    )
    told = table.say("picture-fulfilled", count=len(done))
    orders = [told, *(tell_order(table, card) for card in done)]
    return Piece(f"fulfilled-{seat}", drawing, told=" ".join(orders), explain="orders")


def _taken(table: Table, seat: int, player: dict[str, Any]) -> Piece:
    count = sum(player["tokens"].values())
    drawing = (
        use("yo-token", 0, 3, 22)
        + set_text(str(MOST_POWER), 11, 18.5, 12)
        + set_text(str(count), 29, 20, 16, anchor="start")
    )
    tokens = [f"{table.reward_of(token)} ×{n}" for token, n in player["tokens"].items()]
    told = f"{table.say('picture-tokens', count=count)} {'; '.join(tokens)}".strip()
    return Piece(f"tokens-{seat}", drawing, told=told, explain="tokens")


def _worth(table: Table, seat: int, player: dict[str, Any]) -> Piece:
    drawing = use("yo-production", 0, 2, 22) + set_text(str(player["production"]), 27, 20, 16, anchor="start")
    told = table.say("picture-worth", value=player["production"])
    return Piece(f"worth-{seat}", drawing, told=told, explain="technologies")


def _freed(table: Table, seat: int, player: dict[str, Any]) -> Piece | None:
    """Free agents, in games that have them."""
    count = player["agents"].get("free-agent", 0)
    if not count:
        return None
    drawing = use("yo-agent", 0, 2, 22) + set_text(str(count), 27, 20, 16, anchor="start")
    told = f"{table.name('agent', 'free-agent')} ×{count}."
    return Piece(f"agent-{seat}-free-agent", drawing, told=told, explain="free-agent")


# Technologies


@remembered
def _technologies(table: Table, seat: int) -> tuple[Box, ...]:
    """Technologies, the award, and in the end what it brought."""
    return tuple(_gained(table, seat))


def _gained(table: Table, seat: int) -> Iterator[Box]:
    player = table.view["players"][seat]
    for card in player["technologies"]:
        name = table.name("technology", card["technology"])
        width = 60 + text_width(name, SMALLEST)
        chip = attributes(width=round(width, 1), height=CHIP, rx=6, stroke="var(--ink)", stroke_width=1.2)
        drawing = (
            f'<rect{chip} fill="var(--yo-mist)"/>'
            + use("yo-production", 3, 3, 24)
            + set_text(str(card["value"]), 15, 20, 13)
        )
        drawing += use(f"yo-flag-{card['flag']}", 31, 8, 20, 13.6) + set_text(name, 55, 19.5, anchor="start")
        yield box(
            Piece(
                f"technology-{card['name']}",
                drawing,
                round(width, 1),
                CHIP,
                told=tell_technology(table, card),
                explain=table.explained(card["technology"]),
            )
        )
    if player["award"]:
        drawing = (
            use("tw-prized", 0, 0, 62, CHIP)
            + use("yo-award", 6, 4, 22)
            + use(f"yo-flag-{player['award']}", 33, 7, 23, 16)
        )
        thing = f"award-{player['award']}"
        yield box(Piece(thing, drawing, 62, CHIP, told=f"{table.called(thing)}.", explain=thing))
    if table.view["phase"] == "over":
        yield box(_bonuses(table, seat))
