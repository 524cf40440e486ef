"""Win odds as a picture: what was told, and how often it came true."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from itertools import pairwise

from tradewinds.learning.calibration import Bin, Reliability
from tradewinds.learning.curves import COLOURS

__all__ = ["draw_reliability"]

WIDTH, SIDE, LEFT, TOP, BOTTOM = 670, 360, 60, 44, 52  # the odds are drawn in a square, the names right of it
HEIGHT = TOP + SIDE + BOTTOM
DASHES = ("", "6 4", "2 3", "8 3 2 3")


def draw_reliability(title: str, measured: Mapping[str, Reliability]) -> str:
    """An SVG that needs nothing else: a line for every way to play, with the 95% interval of each tenth.

    On the diagonal odds come true as often as they were told.
    """
    shapes = [_axes()]
    for number, (name, found) in enumerate(measured.items()):
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number // len(COLOURS) % len(DASHES)]
        shapes += [_line(found.bins, colour, dash), _legend(number, f"{name}: off by {found.error:.1%}", colour, dash)]
    heading = f'<text x="{LEFT}" y="26" font-size="16" font-weight="600">{escape(title)}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" fill="#22313a"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>{heading}{"".join(shapes)}</svg>\n'
    )


def _x(part: float) -> float:
    return LEFT + SIDE * part


def _y(part: float) -> float:
    return TOP + SIDE * (1 - min(max(part, 0.0), 1.0))


def _axes() -> str:
    lines = []
    for fifth in range(6):
        part = fifth / 5
        lines += [
            f'<line x1="{_x(0)}" x2="{_x(1)}" y1="{_y(part):.1f}" y2="{_y(part):.1f}" stroke="#ddd5c3"/>',
            f'<text x="{LEFT - 8}" y="{_y(part) + 4:.1f}" font-size="12" text-anchor="end">{part:.0%}</text>',
            f'<text x="{_x(part):.1f}" y="{_y(0) + 18}" font-size="12" text-anchor="middle">{part:.0%}</text>',
        ]
    return "".join(
        [
            *lines,
            f'<line x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}" stroke="#8a8271" stroke-dasharray="3 4"/>',
            f'<text x="{_x(0.5)}" y="{HEIGHT - 12}" font-size="12" text-anchor="middle">odds told</text>',
            f'<text transform="translate(16 {_y(0.5)}) rotate(-90)" font-size="12" text-anchor="middle">won</text>',
        ]
    )


def _line(bins: tuple[Bin, ...], colour: str, dash: str) -> str:
    style = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dash or "none"}"'
    lines = [
        f'<line x1="{_x(a.told):.1f}" y1="{_y(a.happened):.1f}" '
        f'x2="{_x(b.told):.1f}" y2="{_y(b.happened):.1f}" {style}/>'
        for a, b in pairwise(bins)
    ]
    marks = [
        f'<line x1="{_x(own.told):.1f}" x2="{_x(own.told):.1f}" y1="{_y(own.happened - own.within):.1f}" '
        f'y2="{_y(own.happened + own.within):.1f}" stroke="{colour}" opacity="0.5"/>'
        f'<circle cx="{_x(own.told):.1f}" cy="{_y(own.happened):.1f}" r="3" fill="{colour}"/>'
        for own in bins
    ]
    return "".join(lines + marks)


def _legend(number: int, text: str, colour: str, dash: str) -> str:
    x, y = LEFT + SIDE + 20, TOP + 14 + 20 * number
    return (
        f'<line x1="{x}" x2="{x + 24}" y1="{y - 4}" y2="{y - 4}" stroke="{colour}" stroke-width="3" '
        f'stroke-dasharray="{dash or "none"}"/><text x="{x + 30}" y="{y}" font-size="12">{escape(text)}</text>'
    )
