"""`learned`: plays the move that the network likes best, at once. The network is compiled with the rules."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.learned.weights import Weights, weights_of
from tradewinds.bots.policy import policy, room_for_moves
from tradewinds.core.contract import observe
from tradewinds.core.game import Game
from tradewinds.core.playout import legal
from tradewinds.core.rule import rule
from tradewinds.core.state import State

__all__ = ["LearnedDesk", "read", "tell_odds"]

SMALL = np.float32(1e-5)


class LearnedDesk(NamedTuple):
    """The network, and room to use it in."""

    first: NDArray[np.float32]
    deeper: NDArray[np.float32]
    biases: NDArray[np.float32]
    scales: NDArray[np.float32]
    shifts: NDArray[np.float32]
    policy: NDArray[np.float32]
    policy_bias: NDArray[np.float32]
    odds: NDArray[np.float32]
    odds_bias: NDArray[np.float32]
    turned: NDArray[np.int16]  # players, seat, move: what the seat calls it
    observation: NDArray[np.float32]
    hidden: NDArray[np.float32]
    room: NDArray[np.float32]
    moves: NDArray[np.int64]

    @classmethod
    def for_game(cls, game: Game, weights: Weights | None = None) -> LearnedDesk:
        """A desk with a game's own weights, or with others."""
        own = weights or weights_of(game)
        most, width = game.seats[-1], own.first.shape[1]
        turned = np.zeros((most + 1, most, len(game.moves)), np.int16)
        for players in game.seats:
            turned[players, :players] = game.moves.turned(players)
        return cls(
            own.first, own.deeper, own.biases, own.scales, own.shifts, own.policy, own.policy_bias, own.odds,
            own.odds_bias, turned, np.zeros(int(game.features), np.float32), np.zeros(width, np.float32),
            np.zeros(width, np.float32), room_for_moves(game),
        )  # fmt: skip


@policy(LearnedDesk)
@rule
def preferred_move(state: State, desk: Any) -> int:
    """Learned: the legal move that the network likes best."""
    count = legal(state, desk.moves)
    if count == 1:
        return desk.moves[0]
    read(state, desk)
    best = desk.moves[0]
    most = -np.inf
    for index in range(count):
        liked = liking(state, desk, desk.moves[index])
        if liked > most:
            best, most = desk.moves[index], liked
    return best


@rule
def liking(state: State, desk: Any, move: int) -> float:
    """How much the network, which has read the position, likes a move: on the scale of logarithms."""
    named = desk.turned[state.players, state.seat, move]
    return float(product(desk.policy[named], desk.hidden) + desk.policy_bias[named])


@rule
def tell_odds(state: State, viewer: int, desk: Any, out: Any) -> None:
    """Writes how likely each seat is to win, as the network sees it, which has read the position of that viewer."""
    total = 0.0
    for step in range(state.players):
        seat = (viewer + step) % state.players
        out[seat] = np.exp(float(product(desk.odds[step], desk.hidden) + desk.odds_bias[step]))
        total += out[seat]
    for seat in range(state.players):
        out[seat] /= total


@rule
def read(state: State, desk: Any) -> None:
    """Works out the last layer from what whoever decides sees; most features are 0 and cost nothing."""
    observe(state, state.seat, desk.observation)
    desk.room[:] = desk.biases[0]
    for feature in range(len(desk.observation)):
        if desk.observation[feature] != 0:
            add(desk.room, desk.first[feature], desk.observation[feature])
    desk.hidden[:] = 0
    bring_in(desk, 0)
    for layer in range(1, len(desk.biases)):
        desk.room[:] = desk.biases[layer]
        for unit in range(len(desk.hidden)):
            if desk.hidden[unit] != 0:
                add(desk.room, desk.deeper[layer - 1, unit], desk.hidden[unit])
        bring_in(desk, layer)


@rule
def bring_in(desk: Any, layer: int) -> None:
    """Adds what a layer found, made even and without what is below 0, to what is known."""
    width = len(desk.room)
    mean = np.float32(0)
    for unit in range(width):
        mean += desk.room[unit]
    mean /= np.float32(width)
    square = np.float32(0)
    for unit in range(width):
        square += (desk.room[unit] - mean) ** 2
    even = np.float32(1) / np.sqrt(square / np.float32(width) + SMALL)
    for unit in range(width):
        found = (desk.room[unit] - mean) * even * desk.scales[layer, unit] + desk.shifts[layer, unit]
        desk.hidden[unit] += max(found, np.float32(0))


@rule
def add(total: Any, row: Any, times: Any) -> None:
    """Adds a row, so many times."""
    for unit in range(len(total)):
        total[unit] += times * row[unit]


@rule
def product(one: Any, other: Any) -> float:
    """The sum of the products."""
    total = np.float32(0)
    for unit in range(len(one)):
        total += one[unit] * other[unit]
    return total
