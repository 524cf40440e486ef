"""Reading pages as someone who knows only one language."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import tradewinds

__all__ = ["foreign_words"]

LONGER_THAN = 3  # letters; shorter words may be abbreviations that everyone knows
LATIN = re.compile(rf"[A-Za-z]{{{LONGER_THAN + 1},}}")
WORD = re.compile(rf"[^\W\d_]{{{LONGER_THAN + 1},}}")
NAMES = {"English", "Polski", "Tradewinds", "Enter"}
MARKUP = re.compile(r"\{[^{}]*\}|^\s*[\w-]+ =|^\s*\.[\w-]+ =|^#.*$", re.MULTILINE)


def foreign_words(text: str, language: str) -> set[str]:
    """Words on a page that its reader cannot know."""
    if language == "en":
        return set(re.findall(r"[А-Яа-яЁёІіЇїЄє]{4,}", text)) - {"Українська", "Русский"}
    if language == "pl":
        return (set(WORD.findall(text)) & (vocabulary("en") - vocabulary("pl"))) - NAMES
    return set(LATIN.findall(text)) - NAMES


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Every word of our catalogues in a language."""
    files = Path(tradewinds.__file__).parent.rglob(f"words/{language}.ftl")
    return frozenset(word for file in files for word in WORD.findall(MARKUP.sub(" ", file.read_text("utf-8"))))
