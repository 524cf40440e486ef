"""Every game as a Gymnasium environment: one learner against bots.

    import gymnasium
    import tradewinds.envs.gymnasium  # makes the games known: tradewinds/MachiKoro-v0, ...

    table = gymnasium.make("tradewinds/MachiKoro-v0", players=4, opponents="greedy", plus=True)
    observation, info = table.reset(seed=7)
    while not over:
        action = table.action_space.sample(info["action_mask"])
        observation, reward, over, _, info = table.step(action)

`gymnasium.make_vec` makes many of them, stepped in one call on all cores. docs/environments.md tells what
observations, actions and rewards are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tradewinds.bots import Seated, find_bot
from tradewinds.core.errors import IllegalMove
from tradewinds.core.game import Game
from tradewinds.core.state import OVER, State
from tradewinds.envs.drawing import check_mode, render
from tradewinds.envs.episode import Episode
from tradewinds.envs.learners import Learners, check_seat, opponents_for
from tradewinds.envs.spaces import MoveRows, Moves, features_of
from tradewinds.games import all_games

__all__ = ["Learner", "LearnerVector", "identifier"]

Illegal: TypeAlias = Literal["lose", "error"]
LARGEST = np.iinfo(np.uint64).max
TRIES = 100  # to begin a game in which the learner gets to decide


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
        rewards: str = "result",
        relative: bool = True,
        illegal: Illegal = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self._episode = Episode(game, players, options, rewards, relative)
        self.game = self._episode.game
        self.players = self._episode.players
        self.opponents = opponents_for(self.players, opponents)
        for name in set(self.opponents):
            find_bot(name, self.game, 1)  # unknown ones are told of now
        self.render_mode = check_mode(self.game, render_mode)
        if illegal not in ("lose", "error"):
            raise ValueError(f"illegal can be lose or error, not {illegal!r}")
        self._illegal = illegal
        self._fixed_seat = None if seat is None else check_seat(self.players, seat)
        self.seat = seat or 0  # where the learner sits in this game
        self.observation_space = features_of(self.game)
        self.action_space = Moves(self._episode.mask)
        self._bots: list[Seated] = []
        self._given_up = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begins a game and plays to the learner's first decision.

        `options` can name a `seat` for the learner and a `position` to begin from. A game that ends before the learner
        decides is followed by another.
        """
        super().reset(seed=seed)
        asked = options or {}
        wanted = asked.get("seat", self._fixed_seat)
        self.seat = int(self.np_random.integers(self.players)) if wanted is None else check_seat(self.players, wanted)
        self._given_up = False
        for _ in range(TRIES):
            self._begin(asked.get("position"))
            if self._episode.seat == self.seat:
                return self._seen()
        raise ValueError(f"seat {self.seat} never gets to decide from this position")

    def _begin(self, position: State | None) -> None:
        self._bots = [
            find_bot(name, self.game, int(self.np_random.integers(LARGEST, dtype=np.uint64))) for name in self.opponents
        ]
        self._episode.begin(self.np_random.integers(1, LARGEST, dtype=np.uint64), position)
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


class LearnerVector(gymnasium.vector.VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """Many such tables in one call, on all cores, against bots that are compiled policies: `random`, `greedy`.

    The step that ends a game shows the first decision of the next one already. An illegal move raises IllegalMove,
    which names the row and the rule, and changes nothing.
    """

    metadata = {"render_modes": [], "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        rewards: str = "result",
        relative: bool = True,
        cores: int = 0,
        **options: Any,
    ) -> None:
        told: dict[str, Any] = {"relative": relative, "rewards": rewards, "cores": cores}
        self._learners = Learners(game, num_envs, players, options, opponents=opponents, seat=seat, **told)
        self.game = self._learners.game
        self.num_envs = num_envs
        self.single_observation_space = features_of(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.single_action_space = gymnasium.spaces.Discrete(len(self.game.moves))
        self.action_space = MoveRows(self._learners.masks)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begins all games anew and plays to the learners' first decisions; a seat is named to `make_vec`."""
        for name in sorted({"seat", "position"} & {*(options or {})}):
            raise ValueError(f"{name} is an option of environments of one game each")
        super().reset(seed=seed)
        self._learners.reset(int(self.np_random.integers(LARGEST, dtype=np.uint64)))
        return self._learners.observations.copy(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Plays the learner's move in every game, and the others' until the learner decides again."""
        learners = self._learners
        learners.step(actions)
        truncated = np.zeros(self.num_envs, np.bool_)
        return learners.observations.copy(), learners.paid.copy(), learners.ended.copy(), truncated, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._learners.masks.astype(np.int8), "seat": self._learners.learners.copy()}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which moves are legal now in every game."""
        return self._learners.masks.copy()


def identifier(game: Game) -> str:
    """By which `gymnasium.make` knows a game: tradewinds/MachiKoro-v0."""
    return f"tradewinds/{''.join(word.capitalize() for word in game.name.split('-'))}-v0"


for _game in all_games():
    gymnasium.register(
        identifier(_game),
        entry_point=f"{__name__}:Learner",
        vector_entry_point=f"{__name__}:LearnerVector",
        kwargs={"game": _game.name},
    )
