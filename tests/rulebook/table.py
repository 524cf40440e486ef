"""Tables laid by hand: a match at any position a test wants, and short ways to play and read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tradewinds import Match
from tradewinds.core.state import State
from tradewinds.games.machi_koro.components import COPIES, IN_PLUS, IS_LANDMARK, NUMBER, STARTS_WITH
from tradewinds.games.machi_koro.state import BUILD

START = {"wheat-field": 1, "bakery": 1}
BARE = {"wheat-field": 0, "bakery": 0}
TWO_DICE = {"train-station": 1}
THREE_OF_FOUR = {"train-station": 1, "shopping-mall": 1, "amusement-park": 1}
TEN_KINDS = (
    "wheat-field",
    "ranch",
    "forest",
    "mine",
    "apple-orchard",
    "bakery",
    "convenience-store",
    "cafe",
    "stadium",
    "tv-station",
)

City = Mapping[str, int]


def table(
    players: int = 2,
    *,
    coins: Sequence[int] = (),
    cities: Sequence[City] = (),
    supply: City | None = None,
    market: Sequence[str] = TEN_KINDS,
    **options: Any,
) -> Match:
    """A match with manual chance, at the start of the first player's turn.

    A city lists its cards and built landmarks; the two starting establishments are there unless it says otherwise.
    `supply` says how many of a card are left to build; the others are out of the game. `market` is what chance deals
    first in the variant with a limited market.
    """
    match = Match("machi-koro", players, chance="manual", **options)
    if options.get("limited_market"):
        play(match, *(f"deal:{card}" for card in market))
    state = match._state
    for seat, city in enumerate(cities):
        furnish(state, seat, city)
    for card, left in (supply or {}).items():
        state.removed[NUMBER[card]] = int(state.supply[NUMBER[card]]) - left
        state.supply[NUMBER[card]] = left
    state.active = state.seat = players - 1
    state.phase = BUILD
    match.play("pass")
    state.coins[: len(coins)] = coins
    return match


def furnish(state: State, seat: int, city: City) -> None:
    """Gives a player a city, out of the supply and the deck, so that all cards stay accounted for."""
    for name, count in (START | dict(city)).items():
        card = NUMBER[name]
        missing = count - int(state.city[seat, card])
        from_supply = min(missing, int(state.supply[card]))
        state.city[seat, card] = count
        state.supply[card] = int(state.supply[card]) - from_supply
        state.deck[card] = int(state.deck[card]) - (missing - from_supply)
    assert cards_are_all_there(state)


def cards_are_all_there(state: State) -> bool:
    """Whether supply, deck, cities and what was removed add up to what the box holds for these players."""
    there = sum(pile.astype(int) for pile in (state.supply, state.deck, state.removed, *state.city))
    printed = np.where(IS_LANDMARK, state.players, COPIES + state.players * STARTS_WITH)
    return bool((there == np.where(IN_PLUS & (not state.plus), 0, printed)).all())


def play(match: Match, *codes: str) -> Match:
    """Plays moves one after another."""
    for code in codes:
        match.play(code)
    return match


def coins(match: Match) -> list[int]:
    """Everyone's coins."""
    return [int(purse) for purse in match.state.coins[: match.players]]


def owns(match: Match, seat: int, card: str) -> int:
    """How many of a card are face up in a player's city."""
    return int(match.state.city[seat, NUMBER[card]])


def left(match: Match, card: str) -> int:
    """How many of a card can still be built."""
    return int(match.state.supply[NUMBER[card]])


def phase(match: Match) -> str:
    """What is being decided."""
    return str(match.view()["phase"])


def codes(match: Match) -> list[str]:
    """The codes of every legal move."""
    return [move.code for move in match.moves()]


def refused(match: Match, code: str, seat: int | None = None) -> str | None:
    """The name of the rule that forbids a move, or None if it is legal."""
    reason = match.reason(code, seat)
    return reason.key.removeprefix("refusal-") if reason else None


def boats(*fleets: int, **more: int) -> Match:
    """A player with Train Station, Harbor and so many Tuna Boats to roll, and others with Harbors and boats."""
    cities = [{"harbor": 1, "tuna-boat": fleet} for fleet in fleets]
    cities[0] = cities[0] | TWO_DICE | more
    return table(len(fleets), coins=[1] * len(fleets), cities=cities, plus=True)
