"""`learned`: plays the move that the network likes best, at once. The network is compiled with the rules."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tradewinds.bots.learned.arithmetic import bring_in, pass_on, product
from tradewinds.bots.learned.weights import Weights, check_shapes, weights_of
from tradewinds.bots.policy import policy, room_for_moves
from tradewinds.core.contract import observe
from tradewinds.core.game import Game
from tradewinds.core.playout import legal
from tradewinds.core.rule import rule
from tradewinds.core.state import State

__all__ = ["LearnedDesk", "consider", "liking", "read", "tell_odds"]


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
    found: NDArray[np.float32]
    places: NDArray[np.int64]
    moves: NDArray[np.int64]

    @classmethod
    def for_game(cls, game: Game, weights: Weights | None = None) -> LearnedDesk:
        """A desk with a game's own weights, or with others; desks share the weights, and each has room of its own."""
        own = weights or weights_of(game)
        check_shapes(own, game)
        width = own.first.shape[1]
        return cls(
            own.first, own.deeper, own.biases, own.scales, own.shifts, own.policy, own.policy_bias, own.odds,
            own.odds_bias, _turned(game),
            observation=np.zeros(len(game.features), np.float32),
            hidden=np.zeros(width, np.float32),
            found=np.zeros(width, np.float32),
            places=np.zeros(max(width, len(game.features)) + 1, np.int64),
            moves=room_for_moves(game),
        )  # fmt: skip


@cache
def _turned(game: Game) -> NDArray[np.int16]:
    most = game.seats[-1]
    turned = np.zeros((most + 1, most, len(game.moves)), np.int16)
    for players in game.seats:
        turned[players, :players] = game.moves.turned(players)
    return turned


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
def consider(state: State, desk: Any, likings: Any, odds: Any) -> int:
    """Writes how much the network likes every legal move and how likely each seat is to win; how many moves it was."""
    count = legal(state, desk.moves)
    read(state, desk)
    for index in range(count):
        likings[index] = liking(state, desk, desk.moves[index])
    tell_odds(state, desk, odds)
    return count


@rule
def liking(state: State, desk: Any, move: int) -> float:
    """How much the network, which has read the position, likes a move: on the scale of logarithms."""
    named = desk.turned[state.players, state.seat, move]
    return float(product(desk.policy[named], desk.hidden) + desk.policy_bias[named])


@rule
def tell_odds(state: State, desk: Any, out: Any) -> None:
    """Writes how likely each seat is to win, as the network sees it, which has read the position."""
    most = -np.inf
    for step in range(state.players):
        seat = (state.seat + step) % state.players
        out[seat] = float(product(desk.odds[step], desk.hidden) + desk.odds_bias[step])
        most = max(most, out[seat])
    total = 0.0
    for seat in range(state.players):
        out[seat] = np.exp(out[seat] - most)
        total += out[seat]
    for seat in range(state.players):
        out[seat] /= total


@rule
def read(state: State, desk: Any) -> None:
    """Works out the last layer from what whoever decides sees."""
    observe(state, state.seat, desk.observation)
    desk.found[:] = desk.biases[0]
    pass_on(desk.observation, desk.first, desk.places, desk.found)
    desk.hidden[:] = 0
    bring_in(desk.found, desk.scales[0], desk.shifts[0], desk.hidden)
    for layer in range(1, len(desk.biases)):
        desk.found[:] = desk.biases[layer]
        pass_on(desk.hidden, desk.deeper[layer - 1], desk.places, desk.found)
        bring_in(desk.found, desk.scales[layer], desk.shifts[layer], desk.hidden)
