"""The course of a training as a picture: how the network stood against `greedy`, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import floor, log10
from textwrap import shorten

from tradewinds.learning.training import Progress

__all__ = ["picture"]

WIDTH, HEIGHT, LEFT, TOP, BOTTOM, RIGHT = 720, 360, 56, 44, 48, 208  # names stand on the right
COLOURS = ("#0b6e8a", "#c2571a", "#5b7f24", "#7a3b8f", "#a8174b")
LINE = 17  # between the names of two curves
LETTERS = 32  # of a name

Point = tuple[float, float, float]  # decisions, share, the half of its interval


def picture(title: str, course: Sequence[Progress]) -> str:
    """An SVG that needs nothing else: a curve with its band of 95% for every setting that was measured."""
    names = sorted({name for progress in course for name in progress.standings})
    most = max((progress.decisions for progress in course), default=0) or 1_000_000
    curves = [[(each.decisions, *each.standings[name]) for each in course if name in each.standings] for name in names]
    colours = [COLOURS[number % len(COLOURS)] for number in range(len(names))]
    shapes = [_axes(most)]
    shapes += [_curve(points, most, colour) for points, colour in zip(curves, colours, strict=True)]
    last = [points[-1][1] for points in curves]
    for name, share, place, colour in zip(names, last, _places(last), colours, strict=True):
        words = shorten(f"{share:.0%} {name}", LETTERS, placeholder=" …")
        shapes.append(_text(WIDTH - RIGHT + 10, place + 4, words, "start", f'fill="{colour}"'))
    heading = _text(LEFT, 24, title, "start", 'font-size="16" font-weight="600"')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'font-family="system-ui, sans-serif" font-size="12" fill="#22313a"><title>{escape(title)}</title>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fbf8f1"/>{heading}{"".join(shapes)}</svg>\n'
    )


def _x(decisions: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most


def _y(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(max(share, 0.0), 1.0)


def _text(x: float, y: float, words: str, anchor: str, look: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" {look}>{escape(words)}</text>'


def _axes(most: float) -> str:
    shapes = []
    for percent in range(0, 101, 20):
        y = _y(percent / 100)
        shapes.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd5c3"/>')
        shapes.append(_text(LEFT - 8, y + 4, f"{percent}%", "end"))
    step = _round_step(most / 1e6)
    for number in range(int(most / 1e6 / step + 1e-9) + 1):
        millions = number * step
        shapes += [_text(_x(millions * 1e6, most), HEIGHT - BOTTOM + 18, f"{millions:g}", "middle")]
    shapes.append(_text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 10, "million decisions", "middle"))
    return "".join(shapes)


def _round_step(length: float) -> float:
    """A round number that goes at most six times into a length.

    >>> _round_step(570), _round_step(6), _round_step(0.25)
    (100.0, 1.0, 0.05)
    """
    unit = 10.0 ** floor(log10(length / 6))
    return next(unit * factor for factor in (1, 2, 5, 10) if unit * factor * 6 >= length * 0.999)


def _curve(points: Sequence[Point], most: float, colour: str) -> str:
    places = [(_x(decisions, most), _y(share)) for decisions, share, _ in points]
    upper = [(_x(decisions, most), _y(share + within)) for decisions, share, within in points]
    lower = [(_x(decisions, most), _y(share - within)) for decisions, share, within in reversed(points)]
    band = f'<polygon points="{_listed(upper + lower)}" fill="{colour}" opacity="0.15"/>'
    line = f'<polyline points="{_listed(places)}" fill="none" stroke="{colour}" stroke-width="2"/>'
    dots = [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in places]
    return band + line + "".join(dots)


def _listed(places: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in places)


def _places(shares: Sequence[float]) -> list[float]:
    """How high the names of curves stand: where the curves end, or below the name above."""
    places = [0.0] * len(shares)
    free = 0.0
    for number in sorted(range(len(shares)), key=lambda number: -shares[number]):
        places[number] = max(_y(shares[number]), free)
        free = places[number] + LINE
    beyond = max(free - LINE - (HEIGHT - BOTTOM), 0.0)
    return [place - beyond for place in places]
