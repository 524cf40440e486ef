"""`Episode`: one game at a time, as environments of one table step it.

A step is one compiled call: it plays the move and what chance does after it, and writes what whoever decides next sees
and may do, and what every seat was paid.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.contract import apply, observe
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.rule import rule
from tradewinds.core.state import EVERYTHING, OVER, State
from tradewinds.core.words import Message
from tradewinds.envs.rewards import is_shaped, pay, pay_result, start
from tradewinds.envs.steps import begin, let_chance_play, look
from tradewinds.games import find_game

__all__ = ["Episode", "Seen"]

Seen: TypeAlias = "dict[str, NDArray[Any]]"  # {"observation": features, "action_mask": which moves are legal}


class Episode:
    """A game being played, and the next one once it is begun again."""

    def __init__(
        self, game: str | Game, players: int | None, options: Mapping[str, object], rewards: str, relative: bool
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.players = self.game.check_players(self.game.seats[0] if players is None else players)
        self.options = self.game.choose_options(options)
        self.relative = relative
        self.seat = OVER  # who decides
        self.rewards = np.zeros(self.players)  # of every seat, for the last step
        self.mask = np.zeros(len(self.game.moves), np.int8)  # which moves are legal
        self._observation = np.zeros(len(self.game.features), np.float32)
        self._no_moves = np.zeros(len(self.game.moves), np.int8)
        self._records = np.zeros(1, self.game.dtype)
        self._trials = np.zeros(1, self.game.dtype)
        self._dealt = np.zeros(1, self.game.dtype)
        self._dealt[0] = self.game.deal(self.players, self.options)
        self._shaped = is_shaped(rewards)
        self._weights = np.zeros(len(self.game.moves), np.int64)
        self._standing, self._fresh = np.full(self.players, 1 / self.players), np.zeros(self.players)
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

    def begin(self, generator: np.uint64, position: State | None = None) -> None:
        """Plays to the first decision, from an empty table or a position; all chance follows from the generator."""
        self.rewards[:] = 0
        table = self._dealt if position is None else self._laid(position)
        shown = self._turned, self._observation, self.mask
        self.seat = int(_begin(self._records, table, generator, self._weights, *shown))
        if self._shaped:
            _start(self._records, self._trials, self._standing)

    def _laid(self, position: State) -> NDArray[Any]:
        """A position of this game that can be played on."""
        fits = getattr(position, "dtype", None) == self.game.dtype and np.ndim(position) == 0
        if not fits or position.players != self.players:
            raise ValueError(f"a position to begin from is a record of {self.game.name} with {self.players} players")
        if position.seat == OVER:
            raise ValueError("the game is over in this position: there is nothing to begin")
        table = np.zeros(1, self.game.dtype)
        table[0] = position
        return table

    def step(self, action: int | np.integer[Any]) -> None:
        """Plays a move of whoever decides; IllegalMove says the rule that forbids it, and nothing is changed."""
        action = index(action)
        if not 0 <= action < len(self.mask) or not self.mask[action]:
            raise self.refusal(action)
        paid = self._fresh, self.rewards
        shown = self._turned, self._turned_back, self._observation, self.mask
        if self._shaped:
            judged = self._trials, self._standing
            self.seat = int(_step_shaped(self._records, action, self._weights, *judged, *paid, *shown))
        else:
            self.seat = int(_step(self._records, action, self._weights, *paid, *shown))

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


@rule
def _begin(records: Any, dealt: Any, generator: Any, weights: Any, turned: Any, observation: Any, mask: Any) -> int:
    begin(records, 0, dealt, generator, weights)
    _show(records[0], turned, observation, mask)
    return records[0].seat


@rule
def _start(records: Any, trials: Any, standing: Any) -> None:
    start(records[0], trials, standing)


@rule
def _step(
    records: Any,
    action: int,
    weights: Any,
    fresh: Any,
    rewards: Any,
    turned: Any,
    turned_back: Any,
    observation: Any,
    mask: Any,
) -> int:
    state = records[0]
    apply(state, int(turned_back[state.seat, action]))
    let_chance_play(state, weights)
    pay_result(state, fresh, rewards)
    _show(state, turned, observation, mask)
    return state.seat


@rule
def _step_shaped(
    records: Any,
    action: int,
    weights: Any,
    trials: Any,
    standing: Any,
    fresh: Any,
    rewards: Any,
    turned: Any,
    turned_back: Any,
    observation: Any,
    mask: Any,
) -> int:
    """The same, rewarded bit by bit: a rule of its own, so that judgement is compiled only for who wants it."""
    state = records[0]
    apply(state, int(turned_back[state.seat, action]))
    let_chance_play(state, weights)
    pay(state, trials, standing, fresh, rewards)
    _show(state, turned, observation, mask)
    return state.seat


@rule
def _show(state: State, turned: Any, observation: Any, mask: Any) -> None:
    if state.seat == OVER:
        mask[:] = False
    else:
        look(state, turned, observation, mask)


@rule
def _observe(records: Any, seat: int, features: Any) -> None:
    observe(records[0], seat, features)
