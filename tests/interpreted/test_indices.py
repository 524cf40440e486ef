"""No rule counts from the end of an array: kernels of a GPU take an index as it is (tradewinds.envs.indices)."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

from tradewinds import find_game
from tradewinds.bots.policy import GreedyDesk, decide
from tradewinds.core.chance import draw, seeds
from tradewinds.core.contract import apply, observe
from tradewinds.core.playout import any_legal
from tradewinds.core.position import see
from tradewinds.core.state import CHANCE, OVER, Record
from tradewinds.core.victory import share_victory
from tradewinds.envs.rewards import pay, start
from tradewinds.envs.steps import allow
from tradewinds.testing import Setup, setups

WAYS = [list(setups(find_game(name))) for name in ("machi-koro", "council-of-four", "yokohama")]
SETUPS = [way for ways in WAYS for way in (ways[0], ways[-1])]  # the last one has all options at once
DECISIONS = 30  # between two at which all that is asked of a position is asked


class FromTheStart(np.ndarray):
    """An array that refuses to count from its end."""

    def _check(self, asked: Any) -> None:
        for index in asked if isinstance(asked, tuple) else (asked,):
            if isinstance(index, (int, np.integer)) and index < 0:
                raise IndexError(f"{index} counts from the end")

    def __getitem__(self, asked: Any) -> Any:
        self._check(asked)
        return super().__getitem__(asked)

    def __setitem__(self, asked: Any, value: Any) -> None:
        self._check(asked)
        super().__setitem__(asked, value)


def strict(thing: Any) -> Any:
    return thing.view(FromTheStart) if type(thing) is np.ndarray else thing


@pytest.fixture
def arrays_count_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of records, and those that rules find by a name of their module."""

    def reading(attribute: property) -> property:
        return property(lambda record: strict(attribute.fget(record)), attribute.fset)  # type: ignore[misc]

    for name, attribute in list(vars(Record).items()):
        if isinstance(attribute, property):
            monkeypatch.setattr(Record, name, reading(attribute))
    for module in [module for name, module in sys.modules.items() if name.startswith("tradewinds.")]:
        for name, table in list(vars(module).items()):
            if type(table) is np.ndarray and table.ndim:
                monkeypatch.setattr(module, name, strict(table))


def room(shape: Any, kind: Any) -> Any:
    return strict(np.zeros(shape, kind))


@pytest.mark.usefixtures("arrays_count_from_the_start")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_no_rule_counts_from_the_end(setup: Setup) -> None:
    game, players = setup.game, setup.players
    records = room(1, game.dtype)
    records[0] = game.deal(players, game.choose_options(setup.options))
    state = records[0]
    state.rng = seeds(3, 1)[0]
    weights, shares = room(len(game.moves) + 1, np.int64), room(game.seats[-1], np.float64)
    trials, standing, rewards = room(1, game.dtype), room(players, np.float64), room(players, np.float32)
    known, desk = room(1, game.dtype), GreedyDesk(*map(strict, GreedyDesk.for_game(game)))
    turned = strict(game.moves.turned(players))
    seen, mask = room(len(game.features), np.float32), room(len(game.moves), np.bool_)
    decisions = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            apply(state, draw(state, weights))
            continue
        if decisions % DECISIONS == 0:
            observe(state, state.seat, seen)
            allow(state, turned, mask)
            start(state, trials, standing)
            see(state, state.seat, np.uint64(decisions + 1), known)
            decide(known[0], desk)
        apply(state, any_legal(state, state))
        decisions += 1
    pay(state, trials, standing, shares, rewards)
    share_victory(state, shares)


@pytest.mark.usefixtures("arrays_count_from_the_start")
def test_one_that_did_would_be_found() -> None:
    game = find_game("machi-koro")
    state = game.deal(2, game.choose_options({}))
    with pytest.raises(IndexError, match="-1 counts from the end"):
        state.coins[state.players - 3]
