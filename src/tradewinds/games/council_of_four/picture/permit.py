"""Permit tiles: face up in a region, or taken by a player; decks of those still face down; reward tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.core.picture import Offer, Piece, set_text, use
from tradewinds.core.words import Name
from tradewinds.games.council_of_four.components import PERMITS, PERMITS_A_REGION, REGIONS
from tradewinds.games.council_of_four.phrases import permit as permit_named
from tradewinds.games.council_of_four.picture.art import FOLDED, GLYPH, PERMIT, glyph, spent
from tradewinds.games.council_of_four.picture.table import Table

__all__ = ["DECK", "REWARD", "draw_deck", "draw_permit", "draw_reward", "draw_slot", "owned"]

DECK = (48, PERMIT[1])
REWARD = (46, 36)


def draw_permit(table: Table, permit: Mapping[str, Any], offer: Offer | None = None, *, folded: bool = False) -> Piece:
    """A tile that can be seen; folded, only its letters are shown."""
    name, used = permit["name"], permit.get("used", False)
    told = table.say(
        "picture-permit-used" if used else "picture-permit",
        bonuses=table.bonuses(permit["bonuses"]),
        **permit_named(name),
    )
    if folded:
        face = use(f"cf-folded-{REGIONS[PERMITS.index(name) // PERMITS_A_REGION]}")
        face += set_text(name.upper(), FOLDED[0] / 2, 22, colour="quiet")
        return Piece(f"permit-{name}", face, *FOLDED, told=told, explain="permits")
    face = use(f"cf-permit-{name}")
    if used:
        face = (face if offer else spent(name)) + use("tw-built", PERMIT[0] - 13, PERMIT[1] - 13, 17)
    return Piece(f"permit-{name}", face, *PERMIT, told=told, explain="permits", offer=offer)


def draw_slot(table: Table, region: str, slot: int) -> Piece:
    """A place for a face-up tile, with the tile if there is one."""
    permit = table.view["permits"][region]["shown"][slot]
    offer = table.offers.get(f"take:{region}:{slot + 1}")
    if permit:
        return draw_permit(table, permit, offer)
    return Piece(f"slot-{region}-{slot + 1}", use("tw-site", 0, 0, *PERMIT), *PERMIT, told=table.say("picture-slot"))


def draw_deck(table: Table, region: str) -> Piece:
    """A region's tiles face down; a servant can change those face up for the next ones."""
    count = table.view["permits"][region]["deck"]
    told = table.say("picture-deck", region=Name(f"region-{region}"), count=count)
    figure = set_text(str(count), DECK[0] / 2, 22, 18, colour="cf-light")
    return Piece(
        f"deck-{region}",
        use(f"cf-deck-{region}") + figure,
        *DECK,
        told=told,
        explain="permits",
        offer=table.offers.get(f"change:{region}"),
    )


def draw_reward(table: Table, reward: str) -> Piece:
    """The tile for all cities of a region or of a colour, and who has it."""
    entry = table.view["rewards"][reward]
    kind = "region" if reward in REGIONS else "group"
    points = table.say("bonus-points", points=entry["points"])
    told = _told(table, entry["owner"], of=Name(f"{kind}-{reward}"), points=points)
    sign = _region_sign(reward) if kind == "region" else use(f"cf-badge-{reward}", 2, 9, 19)
    face = use("tw-prized", 0, 0, *REWARD) + sign + use(glyph("points", entry["points"]), REWARD[0] - GLYPH - 1, 6)
    mark = REWARD[0] - GLYPH - 1, 7
    return Piece(f"reward-{reward}", owned(face, mark, entry["owner"]), *REWARD, told=told, explain=reward)


def _region_sign(region: str) -> str:
    drawing = {"coast": "cf-ship", "valley": "cf-tree", "mountains": "cf-peak"}[region]
    return use(drawing, 2, 9, 19)


def _told(table: Table, owner: int | None, **parameters: Name | str) -> str:
    if owner is None:
        return table.say("picture-reward", **parameters)
    return table.say("picture-reward-taken", player=table.player(owner), **parameters)


def owned(face: str, mark: tuple[float, float], owner: int | None) -> str:
    """A reward tile that someone has is faint, and bears their mark at a point."""
    if owner is None:
        return face
    return f'<g opacity=".4">{face}</g>{use(f"tw-player-{owner}", *mark, 22)}'
