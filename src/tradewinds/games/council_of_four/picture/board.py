"""The board: three regions with their cities and roads, and under each its council, permit tiles and reward.

A laptop shows it whole; a phone shows the regions one under the other, and roads that lead on say where to.
"""

from __future__ import annotations

from dataclasses import dataclass

from tradewinds.core.picture import Part, set_text, text_width, use
from tradewinds.core.picture.memory import remembered
from tradewinds.games.council_of_four.components import POSITIONS, REGIONS
from tradewinds.games.council_of_four.picture.art import ART, PERMIT
from tradewinds.games.council_of_four.picture.city import CITY, draw_city
from tradewinds.games.council_of_four.picture.council import COUNCIL_HEIGHT, COUNCIL_WIDTH, draw_council
from tradewinds.games.council_of_four.picture.permit import DECK, REWARD, draw_deck, draw_reward, draw_slot
from tradewinds.games.council_of_four.picture.table import Table

__all__ = ["draw_board"]

SHARES = (0, 0.32, 0.68, 1)  # where regions begin and end, from left to right
TITLE = 30
LAND = 384  # px: how high the land with its cities is
PAD = 8
SIGNPOST = 26  # px: how far the badges of cities beyond a region reach into it
CHAMBER = PAD + COUNCIL_HEIGHT + PAD + PERMIT[1] + PAD + 2
HEIGHT = TITLE + LAND + CHAMBER
SCENERY = {  # what stands where no city does: a drawing, its size, and where, in shares of its region
    "coast": (
        ("cf-ship", 40, 38, 0.03, 0.68), ("cf-wave", 44, 14, 0.02, 0.04), ("cf-wave", 44, 14, 0.01, 0.33),
        ("cf-wave", 44, 14, 0.0, 0.92), ("cf-tree", 17, 22, 0.53, 0.36), ("cf-tree", 20, 26, 0.58, 0.38),
        ("cf-tree", 20, 26, 0.86, 0.02), ("cf-tree", 17, 22, 0.9, 0.9), ("cf-compass", 48, 48, 0.67, 0.82),
    ),
    "valley": (
        ("cf-field", 60, 26, 0.42, 0.02), ("cf-field", 60, 26, 0.7, 0.82), ("cf-tree", 20, 26, 0.91, 0.5),
        ("cf-tree", 17, 22, 0.04, 0.55), ("cf-tree", 20, 26, 0.09, 0.53), ("cf-field", 60, 26, 0.02, 0.88),
        ("cf-tree", 20, 26, 0.6, 0.84),
    ),
    "mountains": (
        ("cf-peak", 64, 44, 0.62, 0.06), ("cf-peak", 50, 34, 0.78, 0.09), ("cf-peak", 54, 37, 0.02, 0.3),
        ("cf-pine", 20, 28, 0.55, 0.5), ("cf-pine", 17, 24, 0.61, 0.52), ("cf-peak", 60, 41, 0.66, 0.87),
        ("cf-pine", 20, 28, 0.02, 0.66), ("cf-pine", 17, 24, 0.9, 0.88),
    ),
}  # fmt: skip


@dataclass(frozen=True)
class Frame:
    """Where regions lie: those of these numbers, side by side."""

    first: int
    last: int
    width: int

    def across(self, share: float) -> float:
        """A share of the whole board's width, in px."""
        left, right = SHARES[self.first], SHARES[self.last + 1]
        return (share - left) / (right - left) * self.width

    def point(self, city: str) -> tuple[float, float]:
        """The middle of a city; one that is shown keeps clear of the signposts at the edges."""
        x, y = self.across(POSITIONS[city][0]), TITLE + POSITIONS[city][1] * LAND - 4
        if self.first == self.last and 0 <= x <= self.width:
            x = min(max(x, SIGNPOST + CITY[0] / 2), self.width - SIGNPOST - CITY[0] / 2)
        return x, y

    def shows(self, table: Table, city: str) -> bool:
        """Whether a city is in one of the regions."""
        if (self.first, self.last) == (0, len(REGIONS) - 1):
            return True
        return self.first <= REGIONS.index(table.view["cities"][city]["region"]) <= self.last


def draw_board(table: Table) -> list[Part]:
    """The board in one part, or in one for each region."""
    if table.wide:
        return [_part(table, "board", table.say("picture-board"), Frame(0, len(REGIONS) - 1, table.width))]
    return [
        _part(table, region, table.name("region", region), Frame(n, n, table.width)) for n, region in enumerate(REGIONS)
    ]


@remembered
def _part(table: Table, name: str, label: str, frame: Frame) -> Part:
    edge = f'<rect x=".75" y=".75" width="{frame.width - 1.5}" height="{HEIGHT - 1.5}" rx="10"'
    numbers = range(frame.first, frame.last + 1)
    ground = "".join(_ground(table, n, frame) for n in numbers) + _roads(table, frame)
    signposts = _signposts(table, frame)
    body: list[str | bytes] = [
        f'<clipPath id="clip-{name}">{edge}/></clipPath><g clip-path="url(#clip-{name})">{ground}</g>',
        f'{edge} fill="none" stroke="var(--ink)" stroke-width="1.5"/>',
        *(draw_city(table, city, *frame.point(city)) for city in POSITIONS if frame.shows(table, city)),
        f'<g pointer-events="none">{signposts}</g>' if signposts else "",
        *(_chamber(table, n, frame) for n in numbers),
    ]
    return Part(name, label, frame.width, HEIGHT, body, ART)


@remembered
def _ground(table: Table, number: int, frame: Frame) -> str:
    """A region's land and scenery, its name above, parchment below."""
    region = REGIONS[number]
    left, right = frame.across(SHARES[number]), frame.across(SHARES[number + 1])
    width = right - left
    drawn = use(f"cf-land-{region}", left, TITLE, width, LAND)
    for thing, across, down, x, y in SCENERY[region]:
        drawn += use(thing, round(left + x * width), round(TITLE + y * LAND), across, down)
    head = f'<path d="M{left:g} 0h{width:g}v{TITLE}h-{width:g}z" fill="var(--cf-{region}-deep)"/>'
    foot = f'<path d="M{left:g} {TITLE + LAND}h{width:g}v{CHAMBER}h-{width:g}z" fill="var(--cf-parchment)"/>'
    border = f"M{left:g} {TITLE}h{width:g}M{left:g} {TITLE + LAND}h{width:g}M{left:g} 0v{HEIGHT}"
    lines = f'<path d="{border}" stroke="var(--ink)" stroke-width="1.5"/>'
    return drawn + head + foot + lines + _title(table.name("region", region), left + width / 2)


def _title(name: str, middle: float) -> str:
    half = text_width(name, 17, serif=True) / 2 + 12
    flourish = f"M{middle - half:.0f} 15h-34m8-4l-8 4 8 4M{middle + half:.0f} 15h34m-8-4l8 4-8 4"
    return (
        f'<path d="{flourish}" fill="none" stroke="var(--cf-light)" stroke-width="1.5" opacity=".7"/>'
        f"{set_text(name, middle, 21, 17, serif=True, colour='cf-light')}"
    )


# Roads


@remembered
def _roads(table: Table, frame: Frame) -> str:
    """All roads with an end here: first their edges, then their surface, so that crossings are clean."""
    roads = [road for road in table.view["roads"] if any(frame.shows(table, city) for city in road)]
    whole = [all(frame.shows(table, city) for city in road) for road in roads]
    lines = "".join(_line(*map(frame.point, road), bent=here) for road, here in zip(roads, whole, strict=True))
    edges = f'<g fill="none"><path d="{lines}" stroke="var(--cf-road-edge)" stroke-width="9"/>'
    return edges + f'<path d="{lines}" stroke="var(--cf-road)" stroke-width="5.5"/></g>'


@remembered
def _signposts(table: Table, frame: Frame) -> str:
    """Where roads lead that leave what is shown."""
    both_ways = [way for one, other in table.view["roads"] for way in ((one, other), (other, one))]
    return "".join(
        _signpost(table, frame, here, there)
        for here, there in both_ways
        if frame.shows(table, here) and not frame.shows(table, there)
    )


def _line(start: tuple[float, float], end: tuple[float, float], *, bent: bool) -> str:
    """A road, slightly bent, as roads are; straight where a signpost must meet it."""
    (x, y), (u, v) = start, end
    if not bent:
        return f"M{x:.0f} {y:.0f}L{u:.0f} {v:.0f}"
    bend = 0.07 if (x + v) % 2 < 1 else -0.07
    middle = (x + u) / 2 + (y - v) * bend, (y + v) / 2 + (u - x) * bend
    return f"M{x:.0f} {y:.0f}Q{middle[0]:.0f} {middle[1]:.0f} {u:.0f} {v:.0f}"


def _signpost(table: Table, frame: Frame, here: str, there: str) -> str:
    """The letter of the city that a road leads to, at the edge of its region."""
    (x, y), (u, v) = frame.point(here), frame.point(there)
    edge = 0 if u < x else frame.width
    height = y + (v - y) * (edge - x) / (u - x)
    entry = table.view["cities"][there]
    left = 2 if u < x else frame.width - 26
    badge = use(f"cf-badge-{entry['group'] or 'queen'}", left, height - 12, 24)
    return badge + set_text(entry["letter"], left + 12, height + 6, 15, serif=True, colour="cf-dark")


# Council, permit tiles, reward


def _chamber(table: Table, number: int, frame: Frame) -> str:
    region = REGIONS[number]
    left, right = frame.across(SHARES[number]), frame.across(SHARES[number + 1])
    top = TITLE + LAND + PAD
    drawn = draw_council(table, region, round((left + right - COUNCIL_WIDTH) / 2), top)
    pieces = [
        draw_deck(table, region),
        draw_slot(table, region, 0),
        draw_slot(table, region, 1),
        draw_reward(table, region),
    ]
    gap = min((right - left - DECK[0] - 2 * PERMIT[0] - REWARD[0]) / 5, 16)
    x = (left + right - DECK[0] - 2 * PERMIT[0] - REWARD[0] - 3 * gap) / 2
    for piece in pieces:
        lower = (PERMIT[1] - piece.height) / 2
        drawn += piece.at(round(x), top + COUNCIL_HEIGHT + PAD + lower)
        x += piece.width + gap
    return drawn
