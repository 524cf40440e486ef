"""The rules of Yokohama, chapter by chapter: what the game can explain anyway, in the order in which one learns it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.core.about import Chapter
from tradewinds.core.words import Message
from tradewinds.games.yokohama.components import AREA_NAMES, AREA_TYPES, TECHNOLOGY_NAMES, TYPE_OF_AREA

__all__ = ["GUIDE", "STAGES", "stage_of"]

SIGNS = {
    "turn": "yo-arrow",
    "power": "yo-level-3",
    "president": "yo-president-0",
    "assistant": "yo-assistant-0",
    "shop": "yo-shop-0",
    "house": "yo-house-0",
    "tiles": "yo-commercial-area",
    "tokens": "yo-token",
    "orders": "yo-order",
    "technologies": "yo-production",
    "flags": "yo-flagship",
    "agents": "yo-agent",
    "free-agent": "yo-flag-free-agent",
    "management": "yo-area-laboratory",
    "achievements": "yo-star",
    "awards": "yo-award",
    "neutral": "yo-assistant-neutral",
    "ending": "yo-great-wave",
    "bonus": "yo-points",
}
KINDS = tuple(
    kind.removesuffix("-a") for kind in AREA_TYPES if not kind.endswith("-b")
)  # two boards of a kind do the same
AREAS = tuple(
    (next(name for name, own in zip(AREA_NAMES, TYPE_OF_AREA, strict=True) if own.startswith(kind)), f"yo-area-{kind}")
    for kind in KINDS
)


def _chapter(code: str, *lines: Message, things: tuple[str, ...] = ()) -> Chapter:
    return Chapter(
        code, Message(f"guide-{code}"), lines, tuple((each, SIGNS.get(each, f"yo-{each}")) for each in things)
    )


GUIDE = (
    _chapter("aim", Message("guide-aim-play"), Message("guide-aim-win"), things=("points", "yen", "import")),
    _chapter("turn", Message("guide-turn-short"), things=("turn", "power", "president", "assistant")),
    Chapter("areas", Message("guide-areas"), (Message("guide-areas-about"),), AREAS),
    _chapter("buildings", things=("shop", "house", "tiles", "tokens", "warehouse")),
    _chapter("trade", things=("orders", "technologies", "flags", "agents", "copper", "silk", "tea", "fish")),
    _chapter("boards", things=("management", "faith", "production", "achievements", "awards", "free-agent")),
    Chapter("cards", Message("guide-cards"), (), tuple((name, "yo-production") for name in TECHNOLOGY_NAMES)),
    _chapter("two", things=("neutral",)),
    _chapter("end", things=("ending", "bonus")),
)

# What a turn is made of, for whoever plays the first time

STAGES = ("place", "move", "act", "build", "end")
STAGE_OF_PHASE = {
    "keep": "keep",
    **dict.fromkeys(("before", "placing"), "place"),
    **dict.fromkeys(("moving", "passing", "recalling"), "move"),
    **dict.fromkeys(("building", "returning"), "build"),
    "after": "end",
}


def stage_of(view: Mapping[str, Any]) -> str:
    """Where a turn is; whatever an area asks is its action."""
    return STAGE_OF_PHASE.get(view["phase"], "act")
