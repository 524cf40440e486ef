"""Which names readers would take for one another."""

from __future__ import annotations

import unicodedata

__all__ = ["likeness", "ways_to_write"]

LATIN, CYRILLIC = "abcehijkmopstxydqwëï", "авсеніјкморѕтхуԁԛԝёї"  # look the same, large or small
TO_LATIN, TO_CYRILLIC = str.maketrans(CYRILLIC, LATIN), str.maketrans(LATIN, CYRILLIC)


def likeness(name: str) -> str:
    """What a name looks like: the same for two names that look alike."""
    return unicodedata.normalize("NFKC", name).casefold().translate(TO_LATIN)


def ways_to_write(name: str) -> set[str]:
    """A name folded as it is spelled, and as whoever keeps to one alphabet would have spelled it."""
    alike = likeness(name)
    return {name.casefold(), alike, alike.translate(TO_CYRILLIC)}
