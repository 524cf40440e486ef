"""Machi Koro's golden records: which cards worked, which choices were made, how it ended."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

from tests.games.machi_koro.figures import COSTS, ESTABLISHMENTS, LANDMARKS
from tests.games.machi_koro.ledger import Entry, ledger, settled
from tests.golden.coverage import Golden, steps
from tests.rulebook.table import cards_are_all_there
from tradewinds import Match
from tradewinds.core.state import State
from tradewinds.games.machi_koro.components import AIRPORT, NAMES
from tradewinds.games.machi_koro.state import PHASES

CHOICES = ("roll:1", "roll:2", "keep", "reroll:1", "reroll:2", "add:0", "add:2", "decline", "pass")
EVENTS = (
    "an extra turn",
    "an extra turn after an extra turn",
    "a catch",
    "a catch for someone else's boats only",
    "a coin from Town Hall",
    "ten coins from Airport",
    "ten coins from Airport in two turns running",
    "Shopping Mall made a bread pay more",
    "Shopping Mall made a cup pay more",
    "a debt written off",
    "a reroll with another number of dice",
    "a pile sold out",
    "the market refilled",
    "a dead pile removed",
    "a dead pile removed as it was dealt",
    "the deck ran out",
    "another player than the first began",
    "a win on doubles",
)
GAMES = ("base", "base with a limited market", "plus", "plus with a limited market")
WANTED = {
    *(f"{name} worked" for name in ESTABLISHMENTS),
    *(f"{name} built" for name in COSTS),
    *(f"choice {choice}" for choice in CHOICES),
    *(f"phase {phase}" for phase in PHASES),
    *(f"{players} players" for players in range(2, 6)),
    *(f"option {name}" for name in ("plus", "limited_market", "reroll_any_dice", "unclog_market", "random_start")),
    *(f"won by {name}" for name in ("the fourth landmark", "the sixth landmark")),
    *(f"game {game}" for game in GAMES),
    *EVENTS,
}


def coverage(match: Match) -> set[str]:
    """Everything wanted that a finished match shows."""
    by_step = (shown for before, code, after in steps(match) for shown in _shown(before, code, after))
    return WANTED & {*_table(match), *by_step, *_of_turns(match)}


def check(match: Match) -> None:
    """All coins and cards are accounted for, move by move."""
    assert len(match.winners) == 1
    for before, code, after in steps(match):
        assert settled(before, ledger(before, code, after)) == list(after.coins[: after.players])
        assert cards_are_all_there(after)


def position(match: Match) -> dict[str, Any]:
    """The last position by names."""
    state = match.state
    return {
        "coins": [int(state.coins[seat]) for seat in range(match.players)],
        "cities": [_named(state.city[seat]) for seat in range(match.players)],
        **{pile: _named(state[pile]) for pile in ("supply", "deck", "removed")},
        **{name: int(state[name]) for name in ("active", "turn", "ply", "die_a", "die_b")},
    }


def _named(cards: list[int]) -> dict[str, int]:
    return {name: int(count) for name, count in zip(NAMES, cards, strict=True) if count}


def _table(match: Match) -> Iterator[str]:
    yield f"{match.players} players"
    yield from (f"option {name}" for name, value in match.options.items() if value)
    yield f"game {GAMES[2 * bool(match.options['plus']) + bool(match.options['limited_market'])]}"
    if match.over:
        yield f"won by the {'sixth' if match.options['plus'] else 'fourth'} landmark"


def _shown(before: State, code: str, after: State) -> Iterator[str]:
    entries = ledger(before, code, after)
    yield f"phase {PHASES[before.phase]}"
    yield f"phase {PHASES[after.phase]}"
    yield f"choice {code}"
    if code.startswith("build:"):
        yield f"{code[6:]} built"
    else:
        yield from (f"{entry.why} worked" for entry in entries)
    if code.startswith("take:"):
        yield "business-center worked"
    yield from _of_coins(before, after, entries)
    yield from _of_choices(before, code)
    yield from _of_market(before, code, after)


def _of_choices(before: State, code: str) -> Iterator[str]:
    if code == "pass" and _has(before, int(before.active), "airport"):
        yield "ten coins from Airport"
    if code.startswith("reroll:") and int(code[7:]) != before.dice:
        yield "a reroll with another number of dice"
    if code.startswith("begin:") and code != "begin:p1":
        yield "another player than the first began"


def _of_coins(before: State, after: State, entries: list[Entry]) -> Iterator[str]:
    if any(entry.why == "town-hall" for entry in entries):
        yield "a coin from Town Hall"
    for entry in entries:
        card = ESTABLISHMENTS.get(entry.why)
        if card and card.icon in ("bread", "cup") and entry.payee >= 0 and _has(before, entry.payee, "shopping-mall"):
            yield f"Shopping Mall made a {card.icon} pay more"
        if card and card.colour == "red" and entry.payee >= 0 and entry.coins < _count(before, entry.payee, entry.why):
            yield "a debt written off"
    if PHASES[after.phase] == "catch" and PHASES[before.phase] != "catch":
        yield "a catch"
        if not _has(before, int(before.active), "tuna-boat"):
            yield "a catch for someone else's boats only"


def _of_turns(match: Match) -> Iterator[str]:
    """What shows only over several turns: each turn's construction, and the one or two before it."""
    built = [(before, code) for before, code, _ in steps(match) if PHASES[before.phase] == "build"]
    for (first, code), (_, next_code) in pairwise(built):
        if first.again:
            yield "an extra turn"
            if code == next_code == "pass" and _has(first, int(first.active), "airport"):
                yield "ten coins from Airport in two turns running"
    if match.over and match.state.again:
        yield "a win on doubles"
    if any(first.again and second.again for (first, _), (second, _) in pairwise(built[:-1])):
        yield "an extra turn after an extra turn"


def _of_market(before: State, code: str, after: State) -> Iterator[str]:
    establishments = [number for number, name in enumerate(NAMES) if name not in LANDMARKS]
    if code.startswith("build:") and ((before.supply > after.supply) & (after.supply == 0))[establishments].any():
        yield "a pile sold out"
    if PHASES[after.phase] == "market" and after.turn > 0:
        yield "the market refilled"
    if after.removed.sum() > before.removed.sum():
        yield "a dead pile removed"
        if code.startswith("deal:"):
            yield "a dead pile removed as it was dealt"
    if before.deck.any() and not after.deck.any():
        yield "the deck ran out"


def _count(state: State, seat: int, name: str) -> int:
    return int(state.city[seat, NAMES.index(name)])


def _has(state: State, seat: int, name: str) -> bool:
    return _count(state, seat, name) > 0


# The matches to choose from

OPTIONS: list[dict[str, Any]] = [
    {},
    {"plus": True},
    {"limited_market": True, "unclog_market": True},
    {"plus": True, "reroll_any_dice": True, "random_start": True},
    {"plus": True, "limited_market": True},
    {"plus": True, "limited_market": True, "unclog_market": True, "reroll_any_dice": True, "random_start": True},
]
SEEDS = 40


def play(match: Match, seed: int) -> None:
    """Seeded players who like to build, until they have an Airport."""
    dice = random.Random(seed)
    while not match.over:
        patience = 0.7 if match.state.city[match.seat, AIRPORT] else 0.1
        moves = [move for move in match.moves() if move.code != "pass" or dice.random() < patience]
        match.play(dice.choice(moves or match.moves()))


MACHI_KORO = Golden(
    game="machi-koro",
    wanted=frozenset(WANTED),
    coverage=coverage,
    check=check,
    position=position,
    tables=tuple(product(range(2, 6), OPTIONS, range(SEEDS))),
    play=play,
)
