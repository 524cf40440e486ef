"""The queen's court: her council, the councillors in reserve, the politics cards, and the rewards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from tradewinds.core.picture import Part, Piece, set_text, shorten, use
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Name
from tradewinds.games.council_of_four.components import COLOURS, GROUPS
from tradewinds.games.council_of_four.picture.art import ART, CARD, COUNCILLOR, GLYPH, glyph
from tradewinds.games.council_of_four.picture.council import COUNCIL_HEIGHT, COUNCIL_WIDTH, draw_council, entering
from tradewinds.games.council_of_four.picture.permit import REWARD, draw_reward, owned
from tradewinds.games.council_of_four.picture.table import Table, cover

__all__ = ["POLITICS_WIDTH", "draw_court", "draw_politics"]

PAD = 12
TITLE = 24
QUEEN_REWARD = (34, REWARD[1])
BEHIND, BESIDE = 14, 9  # px: councillors in reserve, of one colour and of another
RESERVE_WIDTH = len(COLOURS) * COUNCILLOR[0] + 2 * BEHIND + (len(COLOURS) - 1) * BESIDE
POLITICS_WIDTH = 2 * CARD[0] + 10


@dataclass(frozen=True)
class _Block:
    """Things that stand together under a title."""

    title: str
    width: int
    height: int
    draw: Callable[[float, float], str]


@remembered
def draw_court(table: Table) -> Part:
    """What stands beside the three regions."""
    council = _Block(
        table.name("council", "queen"), COUNCIL_WIDTH, COUNCIL_HEIGHT, partial(draw_council, table, "queen")
    )
    reserve = _Block(table.say("picture-reserve"), RESERVE_WIDTH, COUNCILLOR[1], partial(_reserve, table))
    politics = _Block(table.say("picture-politics"), POLITICS_WIDTH, CARD[1], partial(draw_politics, table))
    rewards = _Block(table.say("picture-rewards"), _rewards_width(table), 2 * REWARD[1] + 4, partial(_rewards, table))
    rows = [[council, reserve, rewards]] if table.wide else [[council], [reserve], [politics, rewards]]
    body, y = [], PAD
    for row in rows:
        height = max(block.height for block in row)
        gap = (table.width - 2 * PAD - sum(block.width for block in row)) / max(len(row) - 1, 1)
        x = float(PAD)
        for block in row:
            lower = (height - block.height) / 3
            title = shorten(block.title, block.width, 15, serif=True)
            body.append(set_text(title, round(x), y + 10, 15, anchor="start", serif=True))
            body.append(block.draw(round(x), round(y + TITLE - 5 + lower)))
            x += block.width + gap
        y += TITLE + height + 8
    height = y + PAD - 10
    frame = f'x=".75" y=".75" width="{table.width - 1.5}" height="{height - 1.5}" rx="10"'
    ground = f'<rect {frame} fill="var(--cf-parchment)" stroke="var(--ink)" stroke-width="1.5"/>'
    return Part("court", table.say("picture-court"), table.width, height, [ground, *body], ART)


@remembered
def _reserve(table: Table, x: float, y: float) -> str:
    """Everyone without a seat, those of a colour together; a colour can be chosen as a candidate."""
    drawn = []
    reserve = table.view["reserve"]
    room = RESERVE_WIDTH - len(reserve) * (COUNCILLOR[0] + BESIDE) + BESIDE
    behind = min(BEHIND, room // max(sum(reserve.values()) - len(reserve), 1))  # closer before the councils are full
    for colour, count in reserve.items():
        names = [f"reserve-{colour}-{n}" for n in range(count)]
        names[-1] = entering(table, colour) or names[-1]
        drawn += [Piece(name, use(f"cf-councillor-{colour}")).at(x + n * behind, y) for n, name in enumerate(names)]
        told = table.say("picture-reserved", colour=Name(f"colour-{colour}"), count=count)
        width = (count - 1) * behind + COUNCILLOR[0]
        offer = table.offers.get(f"candidate:{colour}")
        piece = Piece(
            f"reserve-{colour}",
            cover(width, COUNCILLOR[1]),
            width,
            COUNCILLOR[1],
            told=told,
            explain="reserve",
            offer=offer,
        )
        drawn.append(piece.at(x, y))
        x += width + BESIDE
    return "".join(drawn)


@remembered
def draw_politics(table: Table, x: float, y: float) -> str:
    """The deck and the discard pile of politics cards, with their top left corner at a point."""
    deck, discard = table.view["deck"], table.view["discard"]
    below = f'<g transform="translate(3 3)">{use("cf-card-back")}</g>' if deck > 1 else ""
    face = below + use("cf-card-back") if deck else use("tw-site", 0, 0, *CARD)
    figure = set_text(str(deck), CARD[0] / 2, 37, 20, colour="cf-light" if deck else None)
    told = table.say("picture-politics-deck", cards=deck)
    drawn = Piece("politics-deck", face + figure, *CARD, told=told, explain="cards").at(x, y)
    count = sum(discard.values())
    told = table.say("picture-discard", cards=count)
    if discard:
        told = f"{told} {table.cards(discard)}."
    pile = use("tw-site", 0, 0, *CARD) if not count else use("cf-card-blank", 3, 3) + use("cf-card-blank")
    pile += set_text(str(count), CARD[0] / 2, 37, 20)
    return drawn + Piece("politics-discard", pile, *CARD, told=told, explain="cards").at(x + CARD[0] + 8, y)


def _rewards_width(table: Table) -> int:
    return 216 if table.wide else 202


@remembered
def _rewards(table: Table, x: float, y: float) -> str:
    step = (_rewards_width(table) - REWARD[0]) / 3
    drawn = [draw_reward(table, group).at(round(x + n * step), y) for n, group in enumerate(GROUPS)]
    return "".join([*drawn, *_queen_rewards(table, x, y + REWARD[1] + 4)])


def _queen_rewards(table: Table, x: float, y: float) -> Iterator[str]:
    """Her tiles in their order; the first that nobody has is the next."""
    step = (_rewards_width(table) - QUEEN_REWARD[0]) / 4
    for n, entry in enumerate(table.view["queen_rewards"]):
        face = use("tw-prized", 0, 0, *QUEEN_REWARD) + use(
            glyph("points", entry["points"]), (QUEEN_REWARD[0] - GLYPH) / 2, 10
        )
        face += use("tw-crown", QUEEN_REWARD[0] / 2 - 7, -3, 14)
        points = table.say("bonus-points", count=entry["points"])
        key = "picture-queen-reward" if entry["owner"] is None else "picture-queen-reward-taken"
        owner = {} if entry["owner"] is None else {"player": table.player(entry["owner"])}
        told = table.say(key, number=n + 1, points=points, **owner)
        drawing = owned(face, (QUEEN_REWARD[0] / 2 - 11, 10), entry["owner"])
        yield Piece(f"queen-reward-{n + 1}", drawing, *QUEEN_REWARD, told=told, explain="queen_rewards").at(
            round(x + n * step), y
        )
