"""The course of a training as a picture."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from tradewinds.learning import Progress, picture
from tradewinds.learning.curves import HEIGHT, LEFT, LINE, RIGHT, WIDTH

SVG = "{http://www.w3.org/2000/svg}"


def progress(decisions: int, **standings: tuple[float, float]) -> Progress:
    return Progress(1.0, 1, decisions, {}, standings)


def drawn(*course: Progress, title: str = "a title") -> ElementTree.Element:
    return ElementTree.fromstring(picture(title, course))  # noqa: S314 (our own)


def texts(svg: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in svg.iter(f"{SVG}text")]


def test_every_measured_setting_has_a_band_a_curve_and_its_name_where_it_ends() -> None:
    course = [
        progress(1_000_000, two=(0.2, 0.1), four=(0.0, 0.02)),
        progress(3_000_000, two=(0.95, 0.1), four=(0.5, 0.1)),
    ]
    svg = drawn(*course)
    bands, curves = svg.findall(f"{SVG}polygon"), svg.findall(f"{SVG}polyline")
    assert [len((band.get("points") or "").split()) for band in bands] == [4, 4]
    assert [len((curve.get("points") or "").split()) for curve in curves] == [2, 2]
    assert len({curve.get("stroke") for curve in curves}) == 2
    assert {"95% two", "50% four", "0", "1", "2", "3", "0%", "100%", "million decisions"} <= {*texts(svg)}


def test_nothing_leaves_the_picture() -> None:
    course = [progress(40_000 * number, two=(number % 2, 0.3)) for number in range(1, 4)]
    for shape in drawn(*course).iter(f"{SVG}polygon"):
        for point in (shape.get("points") or "").split():
            x, y = map(float, point.split(","))
            assert LEFT <= x <= WIDTH - RIGHT
            assert 0 <= y <= HEIGHT


def test_a_setting_that_was_measured_later_begins_later() -> None:
    svg = drawn(progress(10, two=(0.2, 0.1)), progress(20, two=(0.3, 0.1), four=(0.5, 0.1)))
    assert [len((line.get("points") or "").split()) for line in svg.iter(f"{SVG}polyline")] == [1, 2]


def test_names_of_curves_that_end_together_do_not_cover_each_other() -> None:
    names = {name: (share, 0.05) for name, share in zip("abcdefg", (0.5, 0.51, 0.02, 0.01, 0.0, 0.0, 0.0), strict=True)}
    svg = drawn(progress(1_000_000, **names))
    heights = sorted(float(text.get("y") or 0) for text in svg.iter(f"{SVG}text") if (text.text or "")[-2:-1] == " ")
    assert len(heights) == len(names)
    assert min(low - high for high, low in pairwise(heights)) == pytest.approx(LINE)
    assert heights[-1] < HEIGHT


def test_a_training_that_was_not_measured_yet_is_an_empty_picture() -> None:
    for course in ([], [progress(0)], [progress(50_000)]):
        svg = drawn(*course)
        assert not svg.findall(f"{SVG}polygon")
        assert "100%" in texts(svg)


def test_titles_and_names_are_quoted_and_long_names_are_cut() -> None:
    svg = drawn(progress(5, **{"<&>": (0.5, 0.1), "a very long name " * 5: (0.1, 0.1)}), title="<a> & b")
    assert svg.findtext(f"{SVG}title") == "<a> & b"
    assert "50% <&>" in texts(svg)
    assert "10% a very long name a very …" in texts(svg)
