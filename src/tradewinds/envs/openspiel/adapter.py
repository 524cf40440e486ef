"""OpenSpiel's Game and State over our rules. An action is the number of a move, for players and for chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pyspiel

from tradewinds.core.game import Game
from tradewinds.core.state import CHANCE, EVERYTHING, OVER
from tradewinds.envs.openspiel.course import Course
from tradewinds.envs.openspiel.observer import Observer
from tradewinds.envs.openspiel.terms import agree, parameters

__all__ = ["SpielGame", "SpielState", "register", "short_name"]

SEATS = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
NO_RECALL = pyspiel.IIGObservationType(perfect_recall=False)


def short_name(game: Game) -> str:
    """What OpenSpiel calls one of our games: `tradewinds_machi_koro`."""
    return f"tradewinds_{game.name.replace('-', '_')}"


def register(game: Game) -> None:
    """Makes a game known to OpenSpiel, with the number of players, the cap and each of its options as parameters."""
    kind = _type_of(game)
    pyspiel.register_game(kind, type(short_name(game), (SpielGame,), {"ours": game, "kind": kind}))


def _type_of(game: Game) -> Any:
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"{game.words().say('title')} (Tradewinds)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if game.hidden else information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for so many players, with its options; each game has a class of its own below this one."""

    ours: Game
    kind: Any

    def __init__(self, chosen: Mapping[str, Any] | None = None) -> None:
        self.terms = agree(self.ours, chosen or {})
        par = 1 / self.terms.players
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ours.moves),
            max_chance_outcomes=len(self.ours.moves),
            num_players=self.terms.players,
            min_utility=-par,
            max_utility=1 - par,
            utility_sum=0.0,
            max_game_length=self.terms.max_moves,
        )
        super().__init__(self.kind, info, dict(chosen or {}))

    def new_initial_state(self) -> SpielState:
        """The table before any chance."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """As many as moves: the cap counts them all."""
        return self.terms.max_moves

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        """An observer of a seat's knowledge; OpenSpiel leaves the kind out where it wants the usual one."""
        if isinstance(kind, Mapping):
            kind, params = None, kind
        return Observer(self.terms, NO_RECALL if kind is None else kind, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with the moves that led to it. OpenSpiel copies and pickles what it holds: the course alone."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.terms, game.terms.start)

    def current_player(self) -> Any:
        """Who decides."""
        return SEATS.get(self.course.seat, self.course.seat)

    def is_terminal(self) -> bool:
        """Whether the game has ended, by its rules or at the cap."""
        return self.course.seat == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.terms.legal(self.course.row)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, and how likely."""
        if self.course.seat != CHANCE:
            raise ValueError("chance does not decide here")
        return self.course.terms.chances(self.course.row)

    def _apply_action(self, action: int) -> None:
        self.course.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.terms.game.moves.code(action)

    def returns(self) -> list[float]:
        """Every seat's share of the victory less par."""
        return self.course.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state in another world that a seat cannot tell from this one, as ISMCTS wants it.

        Its history stays that of the state it was made from: a guessed world has none of its own.
        """
        twin: SpielState = self.clone()
        twin.course = self.course.guessed(player, int(sampler() * 2**63) | 1)
        return twin

    def __str__(self) -> str:
        return f"{self.course.terms.game.name}: {self.course.text(EVERYTHING)}"
