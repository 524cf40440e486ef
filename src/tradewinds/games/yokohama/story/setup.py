"""What is told of the set-up, most of which is there to be seen, and of cards that come to the boards later."""

from __future__ import annotations

from collections.abc import Sequence

from tradewinds.core.state import State
from tradewinds.core.words import Message, Name, Seat
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    LABORATORIES,
    LABORATORY_SLOTS,
    ORDERS_AT_START,
    PORT_SLOTS,
    PORTS,
    TECHNOLOGY_OF,
)
from tradewinds.games.yokohama.rules.flow import gap_in_laboratories, gap_in_ports
from tradewinds.games.yokohama.story.lists import achievement_named, award_named, order_things
from tradewinds.games.yokohama.story.moves import area_named, technology_named
from tradewinds.games.yokohama.story.telling import Events, active, event

PLACES = ("first", "second", "third", "fourth")


def begin(before: State, player: int, after: State) -> Events:
    return [event("begins", player=Seat(player))]


def achievement(before: State, tile: int, after: State) -> Events:
    """The last of them tells of all."""
    if after.phase == phases.ACHIEVEMENTS_LAID:
        return []
    return [event("achievements", **_numbered([achievement_named(int(tile)) for tile in after.achievement]))]


def award(before: State, tile: int, after: State) -> Events:
    """The last of them tells of all."""
    if after.phase == phases.AWARDS_LAID:
        return []
    return [event("awards", **_numbered([award_named(int(award)) for award in after.award]))]


def _numbered(names: Sequence[Message | Name]) -> dict[str, Message | Name]:
    return dict(zip(PLACES, names, strict=False))


def keep(before: State, order: int, after: State) -> Events:
    return [event("keeps", player=active(before), drawn=ORDERS_AT_START, **order_things(order))]


def keep_unseen(before: State, thing: int, after: State) -> Events:
    return [event("keeps-unseen", player=active(before), drawn=ORDERS_AT_START)]


def technology(before: State, card: int, after: State) -> Events:
    if before.turn == 0:
        return []
    area = int(LABORATORIES[gap_in_laboratories(before) // LABORATORY_SLOTS])
    return [event("technology-laid", technology=technology_named(TECHNOLOGY_OF[card]), area=area_named(area))]


def order(before: State, card: int, after: State) -> Events:
    if before.turn == 0:
        return []
    area = int(PORTS[gap_in_ports(before) // PORT_SLOTS])
    return [event("order-laid", area=area_named(area), **order_things(card))]
