"""Small charts as SVG that stretch with the page: shapes only, every word and figure beside them is text."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["dumbbell", "histogram", "strip"]

BINS = 24


def _svg(shapes: Sequence[str], height: int, label: str, kind: str) -> str:
    return (
        f'<svg class="{kind}" viewBox="0 0 100 {height}" preserveAspectRatio="none" role="img" aria-label="{label}">'
        f"{''.join(shapes)}</svg>"
    )


def _line(x1: float, x2: float, y: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.2f}" x2="{x2:.2f}" y1="{y:g}" y2="{y:g}"/>'


def _upright(x: float, height: int, kind: str) -> str:
    return f'<line class="{kind}" x1="{x:.2f}" x2="{x:.2f}" y1="0" y2="{height}"/>'


def strip(
    value: float,
    low: float,
    high: float,
    label: str,
    *,
    least: float = 0.0,
    most: float = 1.0,
    par: float | None = None,
) -> str:
    """A figure as a dot on its interval, between the least and the most; `par` is marked across it."""

    def place(figure: float) -> float:
        return 2 + 96 * (min(max(figure, least), most) - least) / ((most - least) or 1)

    shapes = [_line(2, 98, 10, "ground")]
    if par is not None:
        shapes.append(_upright(place(par), 20, "par"))
    shapes += [_line(place(low), place(high), 10, "interval"), _line(place(value), place(value), 10, "dot")]
    return _svg(shapes, 20, label, "strip")


def dumbbell(one: float, other: float, most: float, label: str) -> str:
    """Two figures of a kind, a full dot and a hollow one, with what lies between them."""
    ends = [2 + 96 * min(figure / (most or 1), 1.0) for figure in (one, other)]
    shapes = [
        _line(2, 98, 10, "ground"),
        _line(min(ends), max(ends), 10, "between"),
        _line(ends[1], ends[1], 10, "dot hollow"),
        _line(ends[1], ends[1], 10, "dot hole"),
        _line(ends[0], ends[0], 10, "dot"),
    ]
    return _svg(shapes, 20, label, "strip")


def histogram(figures: Sequence[int], least: int, most: int, label: str) -> str:
    """How often figures from the least to the most came up, as columns."""
    width = max(1, -(-(most - least + 1) // BINS))
    counts = [0] * (-(-(most - least + 1) // width))
    for figure in figures:
        counts[(figure - least) // width] += 1
    step = 100 / len(counts)
    tallest = max(counts)
    shapes = [
        f'<rect x="{index * step + step * 0.08:.2f}" y="{40 - 39 * count / tallest:.2f}" '
        f'width="{step * 0.84:.2f}" height="{39 * count / tallest:.2f}"/>'
        for index, count in enumerate(counts)
        if count
    ]
    return _svg([*shapes, _line(0, 100, 39.75, "ground")], 40, label, "histogram")
