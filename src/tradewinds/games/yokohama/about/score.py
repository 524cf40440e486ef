"""Where points come from in Yokohama, and how far the end is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.core.about import Category, Ending, Trigger
from tradewinds.core.words import Message, Name
from tradewinds.games.yokohama.about.ideas import HOUSES, SHOPS
from tradewinds.games.yokohama.components import ORDERS, ORDERS_REMOVED
from tradewinds.games.yokohama.state import BONUSES, ENDINGS, GOING_ON

__all__ = ["CATEGORIES", "SIGNS", "ending"]

SIGNS: Mapping[str, tuple[str, Message | Name]] = {
    "church": ("yo-area-church", Name("area-church")),
    "customs": ("yo-area-customs-house", Name("area-customs-house")),
    "technologies": ("yo-production", Message("topic-technologies")),
    "countries": ("yo-flagship", Message("topic-flags")),
    "leftovers": ("yo-warehouse", Message("category-leftovers")),
}
CATEGORIES = (
    Category("play", "yo-points", Message("category-play")),
    *(Category(bonus, *SIGNS[bonus], final=True) for bonus in BONUSES),
)


def ending(view: Mapping[str, Any]) -> Ending:
    """Assistants on two boards, the most shops and houses of one player, and orders drawn: one more than there are."""
    triggers = (
        _board(view, "church"),
        _board(view, "customs"),
        _buildings(view, "shop", SHOPS),
        _buildings(view, "house", HOUSES),
        _orders(view),
    )
    last = None if view["ending"] == ENDINGS[GOING_ON] else Message(f"ending-{view['ending']}")
    return Ending(triggers, last)


def _board(view: Mapping[str, Any], board: str) -> Trigger:
    assistants = sum(slot["owner"] is not None for slot in view[board])
    return Trigger(board, *SIGNS[board], assistants, view[f"{board}_ends_at"])


def _orders(view: Mapping[str, Any]) -> Trigger:
    drawable = ORDERS - int(ORDERS_REMOVED[len(view["players"])])
    lacking = not view["orders_left"] and any(slot["order"] is None for port in view["ports"] for slot in port["slots"])
    drawn = drawable - view["orders_left"] + lacking
    return Trigger("orders", "yo-order", Message("trigger-orders"), drawn, drawable + 1)


def _buildings(view: Mapping[str, Any], piece: str, needed: int) -> Trigger:
    built = [needed - player["hand"][piece] - player["warehouse"][piece] for player in view["players"]]
    most = max(built)
    seat = built.index(most)
    return Trigger(f"{piece}s", f"yo-{piece}-{seat}", Message(f"trigger-{piece}s"), most, needed, seat)
