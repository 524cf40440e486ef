"""The board: the pyramid of areas, with achievements, agents and awards beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tradewinds.core.picture import SMALLEST, Part, Piece, attributes, set_text, text_width, use, wrap
from tradewinds.core.picture.memory import remembered
from tradewinds.core.words import Name
from tradewinds.games.yokohama.components import AGENTS, COUNTRIES, ROWS
from tradewinds.games.yokohama.picture.area import BRICK_GAP, BRICK_HEIGHT, brick_width, draw_area, draw_brick
from tradewinds.games.yokohama.picture.art import AREA, ART, frame, gains, gains_width
from tradewinds.games.yokohama.picture.flow import Box, box, flow
from tradewinds.games.yokohama.picture.table import Table

__all__ = ["draw_board"]

MARGIN = 9
GAP = 6
ACROSS, DOWN = AREA[0] + GAP, AREA[1] + GAP
SIDE = AREA[0]  # px: a column of things beside the pyramid
GOAL = (SIDE, 66)  # an achievement
AWARD = (66, 42)


def draw_board(table: Table) -> list[Part]:
    """The board; on a phone a map, the boards of the areas, and what lies beside them."""
    return [_laptop(table)] if table.wide else [_map(table), _details(table), _beside(table)]


@remembered
def _laptop(table: Table) -> Part:
    rows = ROWS[len(table.view["players"])]
    height = 2 * MARGIN + len(rows) * DOWN - GAP
    areas = [
        draw_area(
            table,
            area,
            MARGIN + (area["column"] + area["row"] / 2) * ACROSS,
            MARGIN + area["row"] * DOWN,
            playable=True,
        )
        for area in table.view["areas"]
    ]
    one, other = _columns(rows[0])
    sea = _sea(table.width, height) + (_harbour(table.width, height) if rows[0] < 6 else "")
    body = (sea, _goals(table)[0](*one), _others(table, *other), *areas)
    return Part("board", table.say("picture-board"), table.width, height, body, ART)


def _columns(across: int) -> tuple[tuple[float, float], tuple[float, float]]:
    """Where achievements stand beside a pyramid, and where agents and awards do."""
    right = MARGIN + 5 * ACROSS
    lower = MARGIN + 2 * DOWN + 10
    if across == 6:
        return (MARGIN, lower), (right, lower)
    if across == 5:
        return (right, MARGIN), (right, MARGIN + 3 * (GOAL[1] + GAP) + 40)
    return (right - ACROSS, MARGIN), (right, MARGIN)


def _sea(width: int, height: float) -> str:
    """Waves upon waves."""
    places = ((0, 0), (-30, 15), (30, 15), (-30, -15), (30, -15))
    waves = "".join(use("yo-seigaiha", x, y, 60, 30) for x, y in places)
    pattern = f'<pattern id="yo-sea" width="60" height="30" patternUnits="userSpaceOnUse">{waves}</pattern>'
    return (
        f'{pattern}{frame(width, height, "var(--yo-deep)")}<g opacity=".55">{frame(width, height, "url(#yo-sea)")}</g>'
    )


def _harbour(width: int, height: float) -> str:
    """A steamer on the high sea, where the pyramid leaves room."""
    return use("yo-steamer", width - 176, height - 148, 150, 88) + use(
        "yo-great-wave", width - 291.5, height - 119.5, 290, 118.6
    )


# A phone


@remembered
def _map(table: Table) -> Part:
    """All areas as bricks, as they lie."""
    rows = ROWS[len(table.view["players"])]
    across, down = brick_width(table) + BRICK_GAP, BRICK_HEIGHT + BRICK_GAP
    left = (table.width - rows[0] * across + BRICK_GAP) / 2
    bricks = [
        draw_brick(table, area, left + (area["column"] + area["row"] / 2) * across, 6 + area["row"] * down)
        for area in table.view["areas"]
    ]
    height = 12 + len(rows) * down - BRICK_GAP
    return Part("board", table.say("picture-board"), table.width, height, (_sea(table.width, height), *bricks), ART)


@remembered
def _details(table: Table) -> Part:
    """The boards of all areas, two side by side."""
    left = (table.width - 2 * AREA[0] - 12) / 2
    areas = sorted(table.view["areas"], key=lambda area: (area["row"], area["column"]))
    drawn = [
        draw_area(table, area, left + n % 2 * (AREA[0] + 12), 8 + n // 2 * (AREA[1] + 8), playable=False)
        for n, area in enumerate(areas)
    ]
    height = 8 + max(1, -(-len(areas) // 2)) * (AREA[1] + 8)
    body: list[str | bytes] = [frame(table.width, height, "var(--yo-deep)"), *drawn]
    return Part("areas", table.say("picture-areas"), table.width, height, body, ART)


@remembered
def _beside(table: Table) -> Part:
    """Achievements, agents and awards under the areas."""
    left = (table.width - 2 * SIDE - 12) / 2
    draw, height = _goals(table)
    body = draw(left, 8) + _others(table, left + SIDE + 12, 8)
    high = 16 + round(max(height, 220 if table.view["awards"] else 0))
    return Part(
        "goals", table.say("picture-goals"), table.width, high, frame(table.width, high, "var(--yo-deep)") + body, ART
    )


# Achievements


def _goals(table: Table) -> tuple[Any, float]:
    goals = table.view["achievements"]

    def draw(x: float, y: float) -> str:
        drawn = "".join(_goal(table, goal).at(x, y + 24 + n * (GOAL[1] + GAP)) for n, goal in enumerate(goals))
        return _heading(table.say("picture-achievements"), x, y) + drawn

    return draw, 24 + len(goals) * (GOAL[1] + GAP) - GAP


@remembered
def _goal(table: Table, goal: Mapping[str, Any]) -> Piece:
    width, height = GOAL
    sheet = (
        f'<rect width="{width}" height="{height}" rx="7" fill="var(--card)" stroke="var(--brass)" stroke-width="2"/>'
    )
    drawing, told = sheet, table.say("picture-goal-unknown")
    if goal["name"]:
        drawing += _needed(table, goal)
        first, later = goal["points"]
        points = {"points": later if goal["players"] else first}
        drawing += gains(points, 7, height - 7, 15)
        left = 7 + gains_width(points, 15) + 8
        if not goal["players"]:
            drawing += set_text(f"/ {later}", left - 3, height - 7, 13, anchor="start", bold=False)
        drawing += use("yo-star", width - 13, 4, 8)
        for n, seat in enumerate(goal["players"]):
            drawing += use(f"yo-assistant-{seat}", width - 22 - 19 * n, height - 26, 18, 24)
        told = table.say(
            "picture-goal",
            goal=table.goal(goal["name"]),
            first=first,
            later=later,
            players=", ".join(map(table.player, goal["players"])) or "–",
        )
    return Piece(
        f"achievement-{goal['pile']}",
        drawing,
        *GOAL,
        told=told,
        explain=table.explained(goal["name"]) if goal["name"] else None,
        offer=table.offers.get(f"achieve:{goal['pile']}"),
    )


def _needed(table: Table, goal: Mapping[str, Any]) -> str:
    """What an achievement asks for: in words, or as so many boards of a kind."""
    kinds = [kind for kind in ("production", "commercial") if kind in goal["needs"]]
    if not kinds:
        lines = wrap(table.goal(goal["name"]), GOAL[0] - 16, SMALLEST, 3)
        return "".join(set_text(line, 7, 16 + n * 13, anchor="start") for n, line in enumerate(lines))
    drawn, x = "", 7.0
    for kind in kinds:
        figure = str(goal["needs"][kind])
        drawn += set_text(figure, x, 26, 19, anchor="start")
        x += text_width(figure, 19) + 3
        drawn += use(f"yo-{kind}-area", round(x, 1), 7, 26, 24)
        x += 26 + 11
    return drawn


# Agents and awards


def _others(table: Table, x: float, y: float) -> str:
    agents, height = flow(_agents(table), x, y + 24, SIDE, 4)
    drawn = _heading(table.say("picture-agents"), x, y) + agents
    if table.view["awards"]:
        y += height + 36
        awards, _ = flow(_awards(table), x, y + 24, SIDE, GAP)
        drawn += _heading(table.say("picture-awards"), x, y) + awards
    return drawn


def _heading(text: str, x: float, y: float) -> str:
    width = text_width(text, 13) + 14
    plate = attributes(x=x, y=y - 2, width=round(width, 1), height=19, rx=9.5)
    return f'<rect{plate} fill="var(--card)"/>{set_text(text, x + 7, y + 12, 13, anchor="start")}'


def _agents(table: Table) -> Iterator[Box]:
    """Agents still to be had, by country."""
    for n, country in enumerate(COUNTRIES):
        left = table.view["agents_left"].get(country, 0)
        sheet = (
            f'<rect width="44" height="32" rx="6" fill="var(--card)" stroke="var(--quiet)"{"" if left else STRUCK}/>'
        )
        drawing = sheet + use(f"yo-flag-{country}", 4, 8, 22, 15) + set_text(str(left), 35, 21, 15)
        told = table.say("picture-agents-left", country=Name(f"country-{country}"), left=left, all=int(AGENTS[n]))
        yield box(Piece(f"supply-{country}", drawing, 44, 32, told=told, explain=country))


STRUCK = ' stroke-dasharray="3 3"'


def _awards(table: Table) -> Iterator[Box]:
    for award in table.view["awards"]:
        sheet = use("tw-prized", 0, 0, *AWARD)
        drawing = sheet + use("yo-award", 6, 9, 24) + use(f"yo-flag-{award}", 36, 13, 24, 16)
        thing = f"award-{award}"
        told = f"{table.called(thing)}."
        yield box(Piece(thing, drawing, *AWARD, told=told, explain=thing, offer=table.offers.get(f"claim:{award}")))
