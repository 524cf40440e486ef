"""Boxes in rows, as many side by side as there is room for, and names in lines."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from tradewinds.core.picture import SMALLEST, Offer, Piece, shorten, text_width, wrap

__all__ = ["BUTTON", "Box", "box", "flow", "set_words", "word_button"]

BUTTON = 40  # px: how high a button in words is
NUMBER = re.compile(r" (\d+)$")
VOWELS = "aeiouyąęóаеёиоуыэюяєії"
CONSONANT = rf"[^\W\d_{VOWELS}йьъ]"
PART = re.compile(rf"(?={CONSONANT}\w*[{VOWELS}])", re.IGNORECASE)  # what may begin a line
TOGETHER = re.compile(rf"[cdrs]z|[cst]h|{CONSONANT}[jlrлр]", re.IGNORECASE)  # sounds that no line parts


@dataclass(frozen=True)
class Box:
    """Something of a size that can be drawn anywhere."""

    width: float
    height: float
    at: Callable[[float, float], str]


def box(piece: Piece) -> Box:
    """A piece as a box."""
    return Box(piece.width, piece.height, piece.at)


def word_button(offer: Offer, room: float) -> Box:
    """A move as a button with its words on it."""
    width = min(text_width(offer.text, 15) + 24, room)
    height = BUTTON if width < room else BUTTON + 4

    def button(x: float, y: float) -> str:
        return offer.button(round(x, 1), round(y, 1), round(width, 1), height, in_words=True)

    return Box(width, height, button)


def flow(boxes: Iterable[Box], x: float, y: float, room: float, gap: float = 6) -> tuple[str, float]:
    """The boxes drawn, and how high they are together."""
    drawn, top = "", y
    for row in _rows(boxes, room, gap):
        height, left = max(box.height for box in row), x
        for each in row:
            drawn += each.at(round(left, 1), round(top + (height - each.height) / 2, 1))
            left += each.width + gap
        top += height + gap
    return drawn, max(0.0, top - y - gap)


def _rows(boxes: Iterable[Box], room: float, gap: float) -> Iterator[list[Box]]:
    row: list[Box] = []
    for each in boxes:
        if row and sum(one.width + gap for one in row) + each.width > room + 0.01:
            yield row
            row = []
        row.append(each)
    if row:
        yield row


def set_words(text: str, room: float, lines: int, size: float = SMALLEST) -> list[str]:
    """A name in lines: a number at its end does not stand alone, and a word without room is broken by syllables."""
    words = NUMBER.sub("\u00a0\\1", text).split(" ")
    broken = " ".join(_hyphenated(word, room, size) for word in words)
    set_in = wrap(broken, room, size, lines)
    return [*set_in[:-1], _cut(text, set_in[:-1], room, size)] if set_in[-1].endswith("…") else set_in


def _cut(text: str, before: list[str], room: float, size: float) -> str:
    """The last line of a name that has no room: cut, but for the number at its end."""
    letters = [n for n, letter in enumerate(text) if letter.isalnum()]
    rest = text[letters[sum(letter.isalnum() for line in before for letter in line)] :]
    number = NUMBER.search(rest)
    tail = number[0] if number else ""
    return shorten(rest.removesuffix(tail), room - text_width(tail, size), size) + tail


def _hyphenated(word: str, room: float, size: float) -> str:
    if text_width(word, size) <= room:
        return word
    fitting = [end for end in _ends(word) if text_width(f"{word[:end]}-", size) <= room]
    return f"{word[: fitting[-1]]}-{_hyphenated(word[fitting[-1] :], room, size)}" if fitting else word


def _ends(word: str) -> list[int]:
    """Where a word may be broken: both parts have a vowel and two letters at least."""
    first = re.search(f"[{VOWELS}]", word, re.IGNORECASE)
    least = max(2, first.end()) if first else len(word)
    ends = (found.start() for found in PART.finditer(word, least))
    return [end for end in ends if not TOGETHER.match(word, end - 1)]
