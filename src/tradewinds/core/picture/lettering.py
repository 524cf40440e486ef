"""Text in pictures: how wide it is, where it breaks, and how it is set.

SVG does not wrap text, and the reader's font is not known here. Widths are therefore estimated from above, by those of
DejaVu Sans Bold, the widest of the fonts that systems come with: what fits by this measure fits everywhere.
"""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from xml.sax.saxutils import escape, quoteattr

__all__ = ["PEN", "SMALLEST", "attributes", "set_text", "shorten", "text_width", "wrap"]

SMALLEST = 12  # px: no text on a picture is smaller
REGULAR, SERIF = 0.93, 1.06  # how wide other cuts are beside the bold sans
GLYPHS = {
    0.38: " \N{NO-BREAK SPACE}'’.,ijlIJłіІ|/·",
    0.46: "-f!():;[]{}",
    0.53: '–r"гґt*',
    0.60: "zcsзтєсэ?",
    0.65: "вьLŁяГҐvxyухø«»",
    0.70: "aekEFToекнопчЕТби0123456789а„“”",
    0.73: "hnubdgpqSYCPZрлЗЄРСЭц",
    0.77: "ABKRVXБВЬАУХЯъ$€",
    0.84: "UGDHNмКЛИНПЧд×+=<>",
    0.90: "OQОДы&ß",
    0.99: "—…wMюфжМФЦ%@æœ",
    1.06: "mшЫ",
    1.12: "Wщ",
    1.34: "ЮЖШЩ",
}
EMS = {glyph: em for em, glyphs in GLYPHS.items() for glyph in glyphs}
MOST_KEPT = 20_000  # texts and shapes that are not worked out again
UNKNOWN = 1.1  # emoji, ideographs and whatever else people put into their names


@cache
def _em(glyph: str) -> float:
    if unicodedata.combining(glyph):
        return 0.0
    return EMS.get(unicodedata.normalize("NFD", glyph)[0], UNKNOWN)


@lru_cache(MOST_KEPT)
def text_width(text: str, size: float, *, bold: bool = True, serif: bool = False) -> float:
    """How wide a text is at most, in px."""
    cut = (1 if bold else REGULAR) * (SERIF if serif else 1)
    return sum(map(_em, text)) * size * cut


@lru_cache(MOST_KEPT)
def shorten(text: str, room: float, size: float, *, bold: bool = True, serif: bool = False) -> str:
    """The text, or as much of it as there is room for."""
    if text_width(text, size, bold=bold, serif=serif) <= room:
        return text
    kept, used = 0, text_width("…", size, bold=bold, serif=serif)
    for letter in text:
        used += text_width(letter, size, bold=bold, serif=serif)
        if used > room:
            break
        kept += 1
    return f"{text[:kept].rstrip()}…"


def wrap(text: str, room: float, size: float, lines: int, *, bold: bool = True) -> list[str]:
    """The text in at most so many lines, broken between words and after hyphens; the last is shortened if need be."""
    return list(_wrapped(text, room, size, lines, bold))


@lru_cache(MOST_KEPT)
def _wrapped(text: str, room: float, size: float, lines: int, bold: bool) -> tuple[str, ...]:
    words = text.replace("-", "-\0").replace(" ", " \0").split("\0")
    broken = [""]
    for word in words:
        if broken[-1] and len(broken) < lines and text_width((broken[-1] + word).rstrip(), size, bold=bold) > room:
            broken.append("")
        broken[-1] += word
    return tuple(shorten(line.strip(), room, size, bold=bold) for line in broken)


@lru_cache(MOST_KEPT, typed=True)
def attributes(**values: object) -> str:
    """Attributes of an element; those that are None are left out, and names say `_` for `-`."""
    return "".join(
        f" {name.rstrip('_').replace('_', '-')}={quoteattr(_plain(value))}"
        for name, value in values.items()
        if value is not None
    )


def _plain(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)


# What every part inherits: the lettering of most texts, and lines as a pen draws them.
PEN = attributes(
    fill="var(--ink)",
    font_family="var(--sans)",
    font_size=SMALLEST,
    font_weight="bold",
    text_anchor="middle",
    stroke_linecap="round",
    stroke_linejoin="round",
)


@lru_cache(MOST_KEPT)
def set_text(
    text: str,
    x: float,
    y: float,
    size: float = SMALLEST,
    *,
    anchor: str = "middle",
    bold: bool = True,
    serif: bool = False,
    colour: str | None = None,
) -> str:
    """A line of text with its foot at a point; what a part's pen sets anyway is not said again."""
    shape = attributes(
        x=x,
        y=y,
        font_size=None if size == SMALLEST else size,
        text_anchor=None if anchor == "middle" else anchor,
        font_weight=None if bold else "normal",
        font_family="var(--serif)" if serif else None,
        fill=f"var(--{colour})" if colour else None,
    )
    return f"<text{shape}>{escape(text)}</text>"
