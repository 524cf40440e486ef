"""Tables of The Council of Four laid by hand: any position a test wants, with nothing of the box lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tests.rulebook.table import codes, phase, play
from tradewinds import Match
from tradewinds.core.state import CHANCE, State
from tradewinds.games.council_of_four.components import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    LETTERS,
    MAPS,
    NONE,
    PERMITS,
    QUEEN_CITY,
    REGIONS,
)
from tradewinds.games.council_of_four.reasons import REASONS
from tradewinds.games.council_of_four.state import PHASES

__all__ = ["all_is_there", "cities", "codes", "hand", "holds", "phase", "play", "refused", "satisfy", "stands", "table"]

# The tokens as the picture of the set-up shows them, by city letter; the queen's city has none.
TOKENS = {"A": 1, "B": 12, "C": 3, "D": 8, "E": 11, "F": 2, "G": 10, "H": 4, "I": 6, "K": 9, "L": 7, "M": 13, "N": 5}
TOKENS |= {"O": 14}
SHOWN = {
    "coast": "abc d bcd ade",
    "valley": "fgj hi f ghi",
    "mountains": "klm n klo kno",
}  # the first two that are free
SEATED = {
    "coast": "white black orange purple",
    "valley": "blue pink white black",
    "mountains": "orange purple blue pink",
    "queen": "white orange blue black",
}


def table(
    players: int = 3,
    *,
    coins: Sequence[int] = (),
    servants: Sequence[int] = (),
    points: Sequence[int] = (),
    nobility: Sequence[int] = (),
    hands: Sequence[str] = (),
    merchants: Sequence[str] = (),
    unused: Sequence[str] = (),
    used: Sequence[str] = (),
    tokens: Mapping[str, int] | None = None,
    shown: Mapping[str, str] | None = None,
    councils: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    discard: str = "",
    deck: str | None = None,
    neutral: str = "",
    **options: Any,
) -> Match:
    """A match with manual chance: the first player's first turn, the card drawn, everything else as wanted.

    Lists go by seat. Cards, councillors and permit tiles are words in one text: `hands=["white white joker"]`;
    merchants are letters of cities: `merchants=["abj"]`. `decks` says which permit tiles a region's deck holds face
    down, `deck` which politics cards are left; the last player has the rest of each.
    """
    match = Match("council-of-four", players, chance="manual", **options)
    owned = " ".join([*unused, *used, *(decks or {}).values(), neutral]).split()
    free = {region: " ".join([tile for tile in SHOWN[region].split() if tile not in owned][:2]) for region in REGIONS}
    set_up(match, TOKENS | dict(tokens or {}), free | dict(shown or {}), SEATED | dict(councils or {}), neutral)
    state = match._state
    _fill(state.coins, coins)
    _fill(state.servants, servants)
    _fill(state.points, points)
    _fill(state.nobility, nobility)
    for seat, letters in enumerate(merchants):
        state.merchants[seat] = _cities(letters)
        state.placed[seat] = len(letters)
    _give_permits(state, unused, used, decks or {})
    _give_cards(state, hands, discard, deck)
    assert all_is_there(state)
    return match


def set_up(
    match: Match, tokens: Mapping[str, int], shown: Mapping[str, str], councils: Mapping[str, str], neutral: str
) -> None:
    """Plays chance's part of the set-up; what is dealt and drawn is any card there is."""
    match.play("begin:p1")
    if phase(match) == "map":
        match.play(f"map:{MAPS[0]}")
    queen = LETTERS[QUEEN_CITY[match.state.map]]
    laid = dict(tokens)
    if queen != "J":
        laid["J"] = laid.pop(queen)
    play(match, *(f"lay:{laid[letter]}" for letter in LETTERS if letter != queen))
    play(match, *(f"reveal:{tile}" for region in REGIONS for tile in shown[region].split()))
    if match.players == 2:
        drawn = neutral.split() or [
            next(c for c in _of(region) if c not in shown[region].split()) for region in REGIONS
        ]
        play(match, *(f"neutral:{tile}" for tile in drawn))
    play(match, *(f"councillor:{colour}" for council in COUNCILS for colour in councils[council].split()))
    while match.seat == CHANCE:
        match.play(match.moves()[0])


def _of(region: str) -> Iterable[str]:
    start = REGIONS.index(region) * 15
    return PERMITS[start : start + 15]


def _fill(column: Any, values: Sequence[int]) -> None:
    column[: len(values)] = values


def _cities(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters.upper())


def _tiles(names: str) -> int:
    return sum(1 << PERMITS.index(name) for name in names.split())


def _give_permits(state: State, unused: Sequence[str], used: Sequence[str], decks: Mapping[str, str]) -> None:
    for seat, names in enumerate(unused):
        state.unused[seat] = _tiles(names)
    for seat, names in enumerate(used):
        state.used[seat] = _tiles(names)
    for seat in range(state.players):
        state.unseen &= ~int(state.unused[seat]) & ~int(state.used[seat])
    last = state.players - 1
    for region, names in decks.items():
        all_of_it = _tiles(" ".join(_of(region)))
        surplus = int(state.unseen) & all_of_it & ~_tiles(names)
        state.used[last] |= surplus
        state.unseen ^= surplus


def _give_cards(state: State, hands: Sequence[str], discard: str, deck: str | None) -> None:
    """Hands, discard pile and deck; everyone has drawn all of their cards from the one deck there has been."""
    last = state.players - 1
    state.hand[:] = 0
    state.deck[:] = state.made_of
    for seat in range(state.players):
        for card in hands[seat].split() if seat < len(hands) else ():
            state.hand[seat, CARDS.index(card)] += 1
            state.deck[CARDS.index(card)] -= 1
    for card in discard.split():
        state.deck[CARDS.index(card)] -= 1
        state.discard[CARDS.index(card)] += 1
        state.spent[last, CARDS.index(card)] += 1
    if deck is not None:
        for number, card in enumerate(CARDS):
            surplus = int(state.deck[number]) - deck.split().count(card)
            state.hand[last, number] += surplus
            state.deck[number] -= surplus
    state.held[:] = state.hand.sum(axis=1)
    state.drawn[:] = state.held + state.spent.sum(axis=1)
    state.left = int(state.deck.sum())


# Is everything there?


def all_is_there(state: State) -> bool:
    """Whether cards, councillors, permit tiles, tokens and merchants add up to what the box holds."""
    return cards_are_all_there(state) and board_is_all_there(state) and tiles_are_all_there(state)


def cards_are_all_there(state: State) -> bool:
    """All 90 cards, and what everyone remembers of them since the deck was made, agree with each other."""
    hands, kept, spent = (state[name].astype(int) for name in ("hand", "kept", "spent"))
    box = np.array([13, 13, 13, 13, 13, 13, 12])
    drawn = hands + spent - kept
    return bool(
        (state.deck + hands.sum(axis=0) + state.discard == box).all()
        and (hands.sum(axis=1) == state.held).all()
        and state.deck.sum() == state.left
        and min(hands.min(), kept.min(), spent.min(), state.deck.min(), state.discard.min()) >= 0
        and (kept.sum(axis=0) == state.old).all()
        and (drawn.sum(axis=1) == state.drawn).all()
        and (state.deck + drawn.sum(axis=0) == state.made_of).all()
        and not state.hand[state.players :].any()
    )


def board_is_all_there(state: State) -> bool:
    """24 councillors, 14 tokens, and each player's merchants as many as are counted."""
    seated = [int((state.councils == colour).sum()) for colour in range(len(COLOURS))]
    laid = Counter(int(token) for token in state.token if token != NONE)
    return bool(
        all(count + int(state.reserve[colour]) == 4 for colour, count in enumerate(seated))
        and max(laid.values(), default=1) == 1
        and sum(laid.values()) + int(state.tokens_left).bit_count() == 14
        and all(
            int(cities).bit_count() == placed <= 10
            for cities, placed in zip(state.merchants, state.placed, strict=True)
        )
    )


def tiles_are_all_there(state: State) -> bool:
    """45 permit tiles, each in one place, every reward tile with one owner at most."""
    places = [int(tile) for tile in state.shown.flat if tile != NONE]
    for region in range(len(REGIONS)):
        places += [int(tile) for tile in state.under[region, : state.under_count[region]]]
    for some in (state.unseen, *state.unused, *state.used):
        places += [tile for tile in range(45) if int(some) >> tile & 1]
    taken = [int(owner) for owner in state.queen_reward]
    return bool(
        sorted(places) == list(range(45))
        and all((owner != NONE) == (number < state.queen_rewards) for number, owner in enumerate(taken))
        and int(state.unseen) >> 45 == 0
    )


# Short ways to play and read


def refused(match: Match, code: str) -> str | None:
    """The name of the rule that forbids a move, or None if it is legal."""
    number = int(match.game.rules.refusal(match.state, match.move(code).id))
    return REASONS[number] if number else None


def satisfy(match: Match, council: str, cards: str) -> Match:
    """Courts a council and pays cards."""
    return play(match, f"court:{council}", *(f"pay:{card}" for card in cards.split()))


def holds(match: Match, name: str, seat: int = 0) -> int:
    """A player's coins, servants, points, place on the nobility track, or cards held."""
    return int(match.state[name][seat])


def hand(match: Match, seat: int = 0) -> dict[str, int]:
    """The cards a player sees in the own hand."""
    return dict(match.view(seat)["players"][seat]["hand"])


def stands(match: Match, seat: int = 0) -> str:
    """The letters of the cities with a player's merchant."""
    return "".join(
        letter
        for city, letter in zip(CITIES, LETTERS, strict=True)
        if seat in match.view()["cities"][city]["merchants"]
    ).lower()


def cities(letters: str) -> list[str]:
    """Names of cities by their letters."""
    return [CITIES[LETTERS.index(letter)] for letter in letters.upper()]


def at(match: Match, name: str) -> Match:
    """The same match, once it is seen to be deciding that."""
    assert PHASES[match.state.phase] == name
    return match
