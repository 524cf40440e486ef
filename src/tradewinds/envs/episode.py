"""`Episode`: one game at a time, as environments of one table step it.

A step is one compiled call: it plays the move and what chance does after it, and writes what whoever decides next sees
and may do, and what every seat was paid.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tradewinds.core.contract import apply, observe
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.rule import rule
from tradewinds.core.state import EVERYTHING, OVER, State
from tradewinds.core.words import Message
from tradewinds.envs.rewards import pay, spread_of, start
from tradewinds.envs.steps import begin, let_chance_play, look
from tradewinds.games import find_game

__all__ = ["Episode", "Moves", "Rewards", "Seen"]

Rewards: TypeAlias = Literal["result", "shaped"]
Seen: TypeAlias = "dict[str, NDArray[Any]]"  # {"observation": features, "action_mask": which moves are legal}


class Moves(spaces.Discrete[np.int64]):
    """The moves of a game as actions; unless it is given a mask, `sample` draws one of those that are legal now."""

    def __init__(self, mask: NDArray[np.int8]) -> None:
        super().__init__(len(mask))
        self._mask = mask

    def sample(self, mask: NDArray[np.int8] | None = None, probability: Any = None) -> np.int64:
        """A random move."""
        if mask is None and probability is None and self._mask.any():
            return super().sample(self._mask)
        return super().sample(mask, probability)


class Episode:
    """A game being played, and the next one once it is begun again."""

    def __init__(
        self, game: str | Game, players: int | None, options: Mapping[str, object], rewards: Rewards, relative: bool
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.check_players(self.game.seats[0] if players is None else players)
        self.options = self.game.choose_options(options)
        self.relative = relative
        self.seat = OVER  # who decides
        self.rewards = np.zeros(self.players)  # of every seat, for the last step
        self.mask = np.zeros(len(self.game.moves), np.int8)  # which moves are legal
        self._observation = np.zeros(int(self.game.features), np.float32)
        self._no_moves = np.zeros(len(self.game.moves), np.int8)
        self._records = np.zeros(1, self.game.dtype)
        self._trials = np.zeros(1, self.game.dtype)
        self._dealt = np.zeros(1, self.game.dtype)
        self._dealt[0] = self.game.deal(self.players, self.options)
        self._spread = spread_of(self.game, rewards)
        self._weights = np.zeros(len(self.game.moves), np.int64)
        self._standing, self._fresh = np.zeros(self.players), np.zeros(self.players)
        self._turned, self._turned_back = self._names_of_moves()

    def _names_of_moves(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """Seat, move: what the seat calls it, and the other way round."""
        table = self.game.moves
        if self.relative:
            return table.turned(self.players), table.turned_back(self.players)
        plain = np.tile(np.arange(len(table), dtype=np.int16), (self.players, 1))
        return plain, plain

    @property
    def state(self) -> State:
        """The whole position, hidden things included."""
        return self._records[0]

    def begin(self, generator: np.uint64) -> None:
        """Lays the table and plays to the first decision; all chance of the game follows from the generator."""
        self.rewards[:] = 0
        room = self._weights, self._spread, self._trials, self._standing
        self.seat = _begin(self._records, self._dealt, generator, *room, self._turned, self._observation, self.mask)

    def step(self, action: int | np.integer[Any]) -> None:
        """Plays a move of whoever decides; IllegalMove says the rule that forbids it, and nothing is changed."""
        action = index(action)
        if not 0 <= action < len(self.mask) or not self.mask[action]:
            raise self.refusal(action)
        room = self._weights, self._spread, self._trials, self._standing, self._fresh
        self.seat = _step(
            self._records,
            action,
            *room,
            self._turned,
            self._turned_back,
            self.rewards,
            self._observation,
            self.mask,
        )

    def observe(self, seat: int) -> Seen:
        """What a seat sees, in arrays of their own, and its legal moves: none unless it decides."""
        if seat == self.seat:
            return {"observation": self._observation.copy(), "action_mask": self.mask.copy()}
        features = np.empty_like(self._observation)
        _observe(self._records, seat, features)
        return {"observation": features, "action_mask": self._no_moves.copy()}

    def move(self, action: int) -> int:
        """The number that the game has for an action of whoever decides."""
        return int(self._turned_back[self.seat, action])

    def action(self, move: int) -> int:
        """What whoever decides calls a move."""
        return int(self._turned[self.seat, move])

    def refusal(self, action: int) -> IllegalMove:
        """Why an action is not legal."""
        words = self.game.words()
        if self.seat == OVER:
            return IllegalMove(str(action), "game-over", "the game is over; reset begins another")
        if not 0 <= action < len(self.mask):
            return IllegalMove(str(action), "unknown-move", words.say(Message("unknown-move", {"code": str(action)})))
        move = self.move(action)
        reason = self.game.tell_refusal(self.state, move, int(self.game.rules.refusal(self.state, move)))
        return IllegalMove(self.game.moves.code(move), reason.key, words.say(reason))

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees, as plain data with names; everything once the game is over."""
        return self.game.view(self.game.seen_by(self.state, EVERYTHING if self.seat == OVER else seat))

    def standing(self, seat: int) -> float:
        """The share of the victory that a seat has been paid for so far: what it loses if it gives up."""
        return float(self._standing[seat])

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"game": self.game.name}  # rules are no data: whoever reads this has them

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ = state | {"game": find_game(state["game"])}

    # Spaces

    def observation_space(self) -> spaces.Dict:
        """What `observe` can return."""
        return spaces.Dict({"observation": self.features_space(), "action_mask": self.mask_space()})

    def features_space(self) -> spaces.Box[np.float32]:
        """The features of a position, each with its range."""
        return spaces.Box(-1000.0, 1000.0, self._observation.shape, np.float32)

    def mask_space(self) -> spaces.Box[np.int8]:
        """1 for every legal move."""
        return spaces.Box(0, 1, self.mask.shape, np.int8)


@rule
def _begin(
    records: Any,
    dealt: Any,
    generator: Any,
    weights: Any,
    spread: float,
    trials: Any,
    standing: Any,
    turned: Any,
    observation: Any,
    mask: Any,
) -> int:
    begin(records, 0, dealt, generator, weights)
    start(records[0], spread, trials, standing)
    look(records[0], turned, observation, mask)
    return records[0].seat


@rule
def _step(
    records: Any,
    action: int,
    weights: Any,
    spread: float,
    trials: Any,
    standing: Any,
    fresh: Any,
    turned: Any,
    turned_back: Any,
    rewards: Any,
    observation: Any,
    mask: Any,
) -> int:
    state = records[0]
    apply(state, int(turned_back[state.seat, action]))
    let_chance_play(state, weights)
    pay(state, spread, trials, standing, fresh, rewards)
    if state.seat == OVER:
        mask[:] = False
    else:
        look(state, turned, observation, mask)
    return state.seat


@rule
def _observe(records: Any, seat: int, features: Any) -> None:
    observe(records[0], seat, features)
