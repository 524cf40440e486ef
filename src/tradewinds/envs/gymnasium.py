"""Every game as a Gymnasium environment: one learner against bots.

    import gymnasium
    import tradewinds.envs.gymnasium  # makes the games known: tradewinds/MachiKoro-v0, ...

    table = gymnasium.make("tradewinds/MachiKoro-v0", players=4, opponents="greedy", plus=True)
    observation, info = table.reset(seed=7)
    while not over:
        action = table.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = table.step(action)

docs/environments.md tells what observations, actions and rewards are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from tradewinds.bots import Seated, find_bot
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.state import OVER
from tradewinds.envs.drawing import check_mode, render
from tradewinds.envs.episode import Episode, Moves, Rewards
from tradewinds.games import all_games

__all__ = ["Learner", "identifier"]

Illegal: TypeAlias = Literal["lose", "error"]
LARGEST = np.iinfo(np.uint64).max


class Learner(gymnasium.Env[NDArray[np.float32], np.int64]):
    """A seat at a table of bots.

    `opponents` is a bot for all other seats (`greedy`, `search@10ms`) or one for each, clockwise from the learner's.
    The learner sits at the same `seat` in every game, or at a random one without it. An illegal move loses the game at
    once, with the rule that forbids it in `info["refusal"]`; with `illegal="error"` it raises IllegalMove instead and
    changes nothing. `options` are the game's own.
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        rewards: Rewards = "result",
        relative: bool = True,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._episode = Episode(game, players, options, rewards, relative)
        self.game = self._episode.game
        self.players = self._episode.players
        self.opponents = named_opponents(self.game, self.players, opponents)
        self.render_mode = check_mode(self.game, render_mode)
        if seat is not None and seat not in range(self.players):
            raise ValueError(f"the seats are 0 to {self.players - 1}, not {seat}")
        if illegal not in ("lose", "error"):
            raise ValueError(f"illegal can be lose or error, not {illegal!r}")
        self._illegal = illegal
        self._fixed_seat = seat
        self.seat = seat or 0  # where the learner sits in this game
        self.observation_space = self._episode.features_space()
        self.action_space = Moves(self._episode.mask)
        self._bots: list[Seated] = []
        self._given_up = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begins a game and plays to the learner's first decision; `options={"seat": 1}` seats the learner there.

        Games that end before the learner's first decision are played again with other chance.
        """
        super().reset(seed=seed)
        wanted = (options or {}).get("seat", self._fixed_seat)
        self.seat = int(self.np_random.integers(self.players)) if wanted is None else wanted
        self._given_up = False
        self._begin()
        while self._episode.seat == OVER:
            self._begin()
        return self._seen()

    def _begin(self) -> None:
        self._bots = [
            find_bot(name, self.game, int(self.np_random.integers(LARGEST, dtype=np.uint64))) for name in self.opponents
        ]
        self._episode.begin(self.np_random.integers(1, LARGEST, dtype=np.uint64))
        self._let_others_play()

    def step(self, action: int | np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Plays the learner's move, and the others' until the learner decides again or the game is over."""
        if self._given_up or self._episode.seat == OVER:
            raise RuntimeError("the game is over: reset begins another")
        try:
            self._episode.step(action)
        except IllegalMove as refused:
            if self._illegal == "error":
                raise
            return self._give_up(refused)
        reward = float(self._episode.rewards[self.seat]) + self._let_others_play()
        features, info = self._seen()
        return features, reward, self._episode.seat == OVER, False, info

    def _let_others_play(self) -> float:
        """Plays to the learner's next decision or to the end; what that was worth to the learner."""
        episode, reward = self._episode, 0.0
        while episode.seat not in (self.seat, OVER):
            bot = self._bots[(episode.seat - self.seat) % self.players - 1]
            generator = int(self.np_random.integers(1, LARGEST, dtype=np.uint64))
            chosen = bot.choose(self.game.seen_by(episode.state, episode.seat, generator))
            episode.step(episode.action(chosen.move))
            reward += float(episode.rewards[self.seat])
        if self.render_mode == "human":
            self.render()
        return reward

    def _give_up(self, refused: IllegalMove) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        self._given_up = True
        features, info = self._seen()
        return features, -self._episode.standing(self.seat), True, False, info | {"refusal": str(refused)}

    def _seen(self) -> tuple[NDArray[np.float32], dict[str, Any]]:
        seen = self._episode.observe(self.seat)
        return seen["observation"], {"action_mask": seen["action_mask"], "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now, as sb3-contrib's masked learners ask for it."""
        return self._episode.mask.astype(np.bool_)

    def render(self) -> str | None:
        """The table as the learner sees it, shown or returned as `render_mode` says."""
        return render(self.game, self.players, self.render_mode, self._episode.view(self.seat))


def named_opponents(game: Game, players: int, opponents: str | Sequence[str]) -> list[str]:
    """A bot for every seat but the learner's, each of them one that can be found."""
    names = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != players - 1:
        raise ValueError(f"{len(names)} opponents for {players} players: name one for all seats or {players - 1}")
    for name in set(names):
        find_bot(name, game, 1)
    return names


def identifier(game: Game) -> str:
    """By which `gymnasium.make` knows a game: tradewinds/MachiKoro-v0."""
    return f"tradewinds/{''.join(word.capitalize() for word in game.name.split('-'))}-v0"


for _game in all_games():
    gymnasium.register(identifier(_game), entry_point=f"{__name__}:Learner", kwargs={"game": _game.name})
