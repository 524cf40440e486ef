"""The course of a training as a picture: how the network stood against `greedy`, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import pairwise

from tradewinds.learning.training import Progress

__all__ = ["picture"]

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, RIGHT = 720, 360, 56, 40, 48, 24
COLOURS = ("#0b6e8a", "#c2571a", "#5b7f24", "#7a3b8f", "#a8174b")


def picture(title: str, course: Sequence[Progress]) -> str:
    """An SVG that needs nothing else: a curve with its band of 95% for every setting that was measured."""
    names = sorted({name for progress in course for name in progress.standings})
    most = max((progress.decisions for progress in course), default=1) or 1
    shapes = [_axes(most)]
    for number, name in enumerate(names):
        points = [(each.decisions, *each.standings[name]) for each in course if name in each.standings]
        shapes.append(_curve(points, most, COLOURS[number % len(COLOURS)]))
        shapes.append(_legend(number, name, points[-1][1], COLOURS[number % len(COLOURS)]))
    heading = f'<text x="{LEFT}" y="24" font-size="16" font-weight="600">{escape(title)}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" fill="#22313a"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>{heading}{"".join(shapes)}</svg>\n'
    )


def _x(decisions: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(max(share, 0.0), 1.0)


def _axes(most: float) -> str:
    lines = []
    for tenth in range(0, 11, 2):
        y = _y(tenth / 10)
        lines.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd5c3"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" font-size="12" text-anchor="end">{tenth * 10}%</text>')
    for quarter in range(5):
        x, millions = _x(quarter / 4, 1), most * quarter / 4 / 1e6
        figure = f"{millions:.0f}" if most >= 2e7 else f"{millions:.1f}"
        lines.append(
            f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" font-size="12" text-anchor="middle">{figure}</text>'
        )
    lines.append(
        f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 10}" font-size="12" text-anchor="middle">'
        "million decisions</text>"
    )
    return "".join(lines)


def _curve(points: Sequence[tuple[float, float, float]], most: float, colour: str) -> str:
    places = [(_x(decisions, most), _y(share)) for decisions, share, _ in points]
    upper = [f"{_x(decisions, most):.1f},{_y(share + within):.1f}" for decisions, share, within in points]
    lower = [f"{_x(decisions, most):.1f},{_y(share - within):.1f}" for decisions, share, within in reversed(points)]
    band = f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" opacity="0.15"/>'
    lines = [
        f'<line x1="{a:.1f}" y1="{b:.1f}" x2="{c:.1f}" y2="{d:.1f}" stroke="{colour}" stroke-width="2"/>'
        for (a, b), (c, d) in pairwise(places)
    ]
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in places]
    return band + "".join(lines) + "".join(dots)


def _legend(number: int, name: str, share: float, colour: str) -> str:
    y = TOP + 14 + 18 * number
    return (
        f'<rect x="{LEFT + 12}" y="{y - 9}" width="12" height="4" fill="{colour}"/>'
        f'<text x="{LEFT + 30}" y="{y - 3}" font-size="12">{escape(name)}: {share:.0%} at the end</text>'
    )
