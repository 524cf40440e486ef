"""Features: named, within their ranges, and neither more nor less than what a seat knows."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

import numpy as np
import pytest
from high_tide import HIGH_TIDE
from numpy.typing import NDArray

from tradewinds import find_game
from tradewinds.core.chance import draw, seeds
from tradewinds.core.features import Features, amount
from tradewinds.core.game import Game
from tradewinds.core.registry import register
from tradewinds.core.state import CHANCE, OVER, State, copy
from tradewinds.games.council_of_four.components import BONUS_CODES, TOKEN_BONUSES
from tradewinds.games.yokohama.state import ON_PORT, UNSEEN
from tradewinds.testing import Setup, setups

GAMES = [*(find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")), register(HIGH_TIDE)]
named = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
SETUPS = [setup for game in GAMES for n, setup in enumerate(reversed(list(setups(game)))) if n < 2 or n % 7 == 2]
in_every_way = pytest.mark.parametrize("setup", SETUPS, ids=str)
GAMES_EACH = 3
PAIRS = 12  # of each phase


@dataclass(frozen=True)
class Told:
    """What features tell in other ways than field by field."""

    elsewhere: Mapping[str, str] = field(default_factory=dict)  # fields that others tell, with the reason
    together: tuple[tuple[str, ...], ...] = ()  # fields that mean something only together
    plain: Callable[[State], None] = lambda state: None  # makes equal what differs in no way that matters


COUNTERS = {"rng": "nobody knows it", "ply": "a counter", "turn": "a counter"}
BY_PHASE = {"seat": "it is the active player's turn, or chance's by phase"}


def plain_council(state: State) -> None:
    state.bonuses %= BONUS_CODES  # where a bonus comes from is told in the log and changes nothing
    for city, token in enumerate(state.token):
        alike = [n for n in range(len(TOKEN_BONUSES)) if (TOKEN_BONUSES[n] == TOKEN_BONUSES[token]).all()]
        state.token[city] = token if token < 0 else alike[0]


def plain_yokohama(state: State) -> None:
    state.order_at[state.order_at == ON_PORT] = UNSEEN  # the ports show it
    state.award.sort()  # they lie in no order


TOLD = {
    "high-tide": Told({"deck": "unseen cards are told as the viewer counts them"} | COUNTERS),
    "machi-koro": Told(
        {
            "removed": "the printed copies without those that lie elsewhere",
            "major": "each phase that asks for a choice is one major establishment's",
        }
        | COUNTERS
        | BY_PHASE,
    ),
    "council-of-four": Told(
        {
            "tokens_left": "those that lie in no city",
            "unseen": "tiles that lie nowhere else",
            "deck": "cards that the viewer sees nowhere else",
        }
        | COUNTERS
        | BY_PHASE,
        (("waiting", "bonuses"), ("under", "under_count"), ("queen_reward", "queen_rewards")),
        plain_council,
    ),
    "yokohama": Told(
        {
            "present": "areas with assistants",
            "technology": "the technology of each card",
            "hand": "the order cards say where they are",
            "card_seen": "cards on boards and before players",
            "tokens_left": "the printed copies without those laid and taken",
            "laid": "set-up: as many as lie there",
            "bonus": "final scoring, counted from what is on the table",
        }
        | COUNTERS
        | BY_PHASE,
        (("area_at", "place_of", "near"), ("award",)),
        plain_yokohama,
    ),
}


def walk(setup: Setup, seed: int) -> Iterator[State]:
    """Every position of a random game, chance's included."""
    game, chooser = setup.game, random.Random(seed)
    state = game.deal(setup.players, setup.options)
    state.rng = seeds(seed, 1)[0]
    weights = np.zeros(len(game.moves), np.int64)
    yield state
    while state.seat != OVER:
        move = draw(state, weights) if state.seat == CHANCE else chooser.choice(game.legal(state))
        game.rules.apply(state, move)
        yield state


def features_of(game: Game, state: State, viewer: int) -> NDArray[np.float32]:
    out = np.full(len(game.features), np.nan, np.float32)
    game.rules.observe(state, viewer, out)
    return out


def known(setup: Setup, viewer: int) -> dict[int, list[State]]:
    """What a viewer knows at every position of a few games, by phase."""
    by_phase = defaultdict(list)
    for seed in range(GAMES_EACH):
        for state in walk(setup, seed):
            seen = setup.game.seen_by(state, viewer)
            TOLD[setup.game.name].plain(seen)
            by_phase[int(seen.phase if "phase" in seen.dtype.names else min(seen.seat, 0))].append(seen)
    return by_phase


@named
def test_every_feature_has_a_name_and_a_range(game: Game) -> None:
    features = game.features
    assert len(features) == int(features) == len(set(features.names)) == len(features.low) == len(features.high)
    assert all(feature.low <= feature.high for feature in features)
    assert [features.place(feature.name) for feature in features] == list(range(len(features)))
    assert features.names[0].startswith("own.")


@in_every_way
def test_no_feature_leaves_its_range(setup: Setup) -> None:
    low, high = setup.game.features.low, setup.game.features.high
    for seed in range(GAMES_EACH):
        for ply, state in enumerate(walk(setup, seed)):
            out = features_of(setup.game, state, ply % setup.players)
            wrong = np.flatnonzero(~((low <= out) & (out <= high)))
            assert not len(wrong), [(setup.game.features[int(place)], out[place]) for place in wrong]


@in_every_way
def test_what_a_seat_knows_makes_a_difference(setup: Setup) -> None:
    """One thing of another position of the same phase, put into this one, is seen in its features."""
    told, chooser = TOLD[setup.game.name], random.Random(1)
    unseen = set()
    for viewer in {0, setup.players - 1}:
        for positions in known(setup, viewer).values():
            for _ in range(PAIRS):
                here, there = chooser.choice(positions), chooser.choice(positions)
                before = features_of(setup.game, here, viewer)
                for what, changed in exchanges(here, there, told):
                    if (features_of(setup.game, changed, viewer) == before).all():
                        unseen.add(what)
    assert not unseen


def exchanges(here: State, there: State, told: Told) -> Iterator[tuple[str, State]]:
    """One position with one thing of the other each time."""
    joined = {name for names in told.together for name in names}
    for names in told.together:
        if any((here[name] != there[name]).any() for name in map(str, names)):
            changed = copy(here)
            for name in names:
                changed[name] = there[name]
            yield "+".join(names), changed
    for name in set(here.dtype.names) - joined - set(told.elsewhere) - {"players", "phase"}:
        for place in zip(*np.nonzero(np.atleast_1d(here[name] != there[name])), strict=True):
            changed = copy(here)
            if np.ndim(here[name]):
                changed[name][place] = there[name][place]
            else:
                changed[name] = there[name]
            yield name, changed


@in_every_way
def test_positions_that_look_the_same_are_the_same(setup: Setup) -> None:
    told = TOLD[setup.game.name]
    seen: dict[bytes, bytes] = {}
    for positions in known(setup, 0).values():
        for position in positions:
            for name in told.elsewhere:
                position[name] = 0
            alike = seen.setdefault(features_of(setup.game, position, 0).tobytes(), position.tobytes())
            assert alike == position.tobytes()


@in_every_way
def test_what_is_hidden_makes_no_difference(setup: Setup) -> None:
    game = setup.game
    for seed in range(2):
        for ply, state in enumerate(walk(setup, seed)):
            viewer = ply % setup.players
            out = features_of(game, state, viewer)
            seen = game.seen_by(state, viewer, generator=ply + 1)
            assert (features_of(game, seen, viewer) == out).all()
            game.rules.guess(seen, viewer)
            assert (features_of(game, seen, viewer) == out).all()


def test_an_amount_is_in_proportion_up_to_what_is_usual_and_never_reaches_two() -> None:
    amounts = np.array([amount(count, 20) for count in range(10_000)], np.float32)
    assert amounts[10] == 0.5
    assert amounts[20] == 1
    assert (np.diff(amounts) > 0).all()
    assert amounts[-1] < 2


def test_a_name_is_given_once() -> None:
    features = Features()
    features.one("coins")
    with pytest.raises(ValueError, match="'coins' already"):
        features.one("coins")
