"""Every game as a PettingZoo environment.

    from tradewinds.envs.pettingzoo import env

    table = env("machi-koro", players=4, plus=True)
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, info = table.last()
        over = terminated or truncated
        table.step(None if over else table.action_space(agent).sample(observation["action_mask"]))

docs/environments.md tells what observations, actions and rewards are.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from tradewinds.core.game import Game
from tradewinds.core.state import OVER
from tradewinds.envs.drawing import check_mode, modes_of, render
from tradewinds.envs.episode import Episode, Seen
from tradewinds.envs.spaces import Moves, features_of, masks_of

__all__ = ["ParallelTable", "TurnTable", "env", "parallel_env"]

LARGEST = np.iinfo(np.uint64).max


def env(
    game: str | Game,
    players: int | None = None,
    *,
    rewards: str = "result",
    relative: bool = True,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> TurnTable:
    """A game in which agents act one at a time, whoever decides: PettingZoo's AEC environment.

    `options` are the game's own (`plus=True`). `relative` moves name players as the agent sees them: `p1` is always
    itself. After `max_cycles` decisions of any one agent the game is broken off.
    """
    return TurnTable(_Table(game, players, rewards, relative, max_cycles, render_mode, options))


def parallel_env(
    game: str | Game,
    players: int | None = None,
    *,
    rewards: str = "result",
    relative: bool = True,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: Any,
) -> ParallelTable:
    """The same with all agents acting at once, for learners that need it so: only the action of who decides counts."""
    return ParallelTable(_Table(game, players, rewards, relative, max_cycles, render_mode, options))


class _Table:
    """What both kinds of environment share: the game, its agents and their spaces."""

    def __init__(
        self,
        game: str | Game,
        players: int | None,
        rewards: str,
        relative: bool,
        max_cycles: int | None,
        render_mode: str | None,
        options: dict[str, Any],
    ) -> None:
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        self.episode = Episode(game, players, options, rewards, relative)
        self.shaped = rewards == "shaped"
        self.max_cycles = max_cycles
        self.render_mode = check_mode(self.episode.game, render_mode)
        self.agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.action_spaces = {agent: Moves(self.episode.mask) for agent in self.agents}
        self.observation_spaces = {agent: _seen(self.episode.game) for agent in self.agents}
        self.metadata = {
            "name": f"tradewinds_{self.episode.game.name.replace('-', '_')}_v0",
            "render_modes": modes_of(self.episode.game),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self._random: np.random.Generator | None = None

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """The game of a seed; without one, the next of those that follow from the last seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        generator = self._random.integers(1, LARGEST, dtype=np.uint64)
        self.episode.begin(generator, (options or {}).get("position"))

    def paid(self) -> dict[str, float]:
        """What the last step was worth to every agent."""
        return dict(zip(self.agents, self.episode.rewards.tolist(), strict=True))

    def render(self) -> str | None:
        """The table as whoever decides sees it; all of it once the game is over."""
        episode = self.episode
        if self._random is None:
            raise RuntimeError("reset begins a game: there is none to render")
        return render(episode.game, episode.players, self.render_mode, episode.view(episode.seat))


def _seen(game: Game) -> spaces.Dict:
    return spaces.Dict({"observation": features_of(game), "action_mask": masks_of(game)})


class _Shown:
    """What both kinds of environments show of their table in the same way."""

    render_mode: str | None
    _table: _Table

    def render(self) -> str | None:
        """The table as the agent that decides sees it, shown or returned as `render_mode` says."""
        return self._table.render()

    def _show(self) -> None:
        if self.render_mode == "human":
            self._table.render()

    def close(self) -> None:
        """Nothing is held that would have to be let go."""

    def observation_space(self, agent: str) -> spaces.Dict:
        """What the agent's observations are among."""
        return self._table.observation_spaces[agent]

    def action_space(self, agent: str) -> Moves:
        """What the agent's actions are among."""
        return self._table.action_spaces[agent]


class TurnTable(_Shown, AECEnv[str, Seen, int]):  # type: ignore[misc] # PettingZoo has no types
    """A game by turns."""

    def __init__(self, table: _Table) -> None:
        super().__init__()
        self.game = table.episode.game
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = table.agents
        self.agents: list[str] = []
        self._table = table
        self._episode = table.episode
        self._decisions = [0] * table.episode.players

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game: that of the seed, or the next one; `options={"position": record}` begins it there."""
        self._table.begin(seed, options)
        self._decisions = [0] * len(self._decisions)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.seat]
        self._show()

    def step(self, action: int | None) -> None:
        """Plays the move of the selected agent; IllegalMove says the rule that forbids it, and nothing is changed."""
        if not self.agents:
            raise RuntimeError("reset begins a game: there is none to step in")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} decides: None is the action of agents whose game is over")
        seat = self._episode.seat
        self._episode.step(action)
        self._cumulative_rewards[agent] = 0.0
        self._decisions[seat] += 1
        if self._episode.seat == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._decisions[seat] == self._table.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        if self._table.shaped or self._episode.seat == OVER:  # else all rewards are 0, as they were
            self.rewards = self._table.paid()
            self._accumulate_rewards()
        over = self.terminations[agent] or self.truncations[agent]
        self.agent_selection = self.possible_agents[0 if over else self._episode.seat]
        self._show()

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and its legal moves: none unless it decides."""
        return self._episode.observe(self._table.seats[agent])


class ParallelTable(_Shown, ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """A game in which every agent hands in an action each time, and only that of the agent that decides is played."""

    def __init__(self, table: _Table) -> None:
        super().__init__()
        self.game = table.episode.game
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = table.agents
        self.agents: list[str] = []
        self.max_cycles = table.max_cycles
        self._table = table
        self._episode = table.episode
        self._cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begins a game: that of the seed, or the next one; `options={"position": record}` begins it there."""
        self._table.begin(seed, options)
        self._cycles = 0
        self.agents = list(self.possible_agents)
        self._show()
        return self._seen(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Plays the move of the agent that decides; IllegalMove says the rule that forbids it."""
        if not self.agents:
            raise RuntimeError("reset begins a game: there is none to step in")
        deciding = self.possible_agents[self._episode.seat]
        if deciding not in actions:
            raise ValueError(f"{deciding} decides, and there is no action of it")
        self._episode.step(actions[deciding])
        self._cycles += 1
        over = self._episode.seat == OVER
        broken_off = not over and self._cycles == self.max_cycles
        if over or broken_off:
            self.agents = []
        self._show()
        everyone = self.possible_agents
        ends = dict.fromkeys(everyone, over), dict.fromkeys(everyone, broken_off)
        return self._seen(), self._table.paid(), *ends, self._infos()

    def _seen(self) -> dict[str, Seen]:
        return {agent: self._episode.observe(seat) for agent, seat in self._table.seats.items()}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.possible_agents}
