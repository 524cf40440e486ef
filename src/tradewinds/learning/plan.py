"""How a game is trained: one small file a game, all of it in `Plan`."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, field, fields, replace
from pathlib import Path
from typing import Any

from tradewinds.core.game import Game
from tradewinds.learning.ppo import Manner
from tradewinds.learning.tables import Setting

__all__ = ["DEVICES", "Plan", "PlanError", "plan_for"]

PLANS = Path(__file__).parent / "plans"
DEVICES = ("cpu", "gpu")


class PlanError(ValueError):
    """A plan that cannot be followed, with the reason."""


@dataclass(frozen=True)
class Plan:
    """All that says how a game is trained."""

    settings: tuple[Setting, ...]
    decisions: int = 100_000_000  # after which it has learnt
    width: int = 384
    depth: int = 3
    tables: int = 6144
    steps: int = 128  # decisions at each table between two updates
    portions: int = 48  # of the experience of one update
    rounds: int = 2  # how often it is gone through
    trust: float = 0.97
    manner: Manner = field(default_factory=Manner)
    cooled: float = 0.05  # what is left of the rate and of the curiosity at the end
    rivals: int = 5  # at every so manieth table earlier selves sit; 0: nowhere
    remember: int = 30  # updates between two earlier selves
    selves: int = 10  # how many of them are kept
    measure: float = 60.0  # seconds between two measurements
    measured_games: int = 400

    def __post_init__(self) -> None:
        if not self.settings:
            raise PlanError("a plan needs at least one setting to play")
        for name in ("decisions", "width", "depth", "tables", "steps", "portions", "rounds", "remember", "selves"):
            if getattr(self, name) < 1:
                raise PlanError(f"{name} is at least 1, not {getattr(self, name)}")
        if self.tables * self.steps < self.portions:
            raise PlanError(f"{self.tables} tables and {self.steps} steps cannot be cut into {self.portions} portions")

    def shape(self) -> dict[str, Any]:
        """What must stay the same for a training to go on."""
        return {"width": self.width, "depth": self.depth}

    def data(self) -> dict[str, Any]:
        """The plan as plain data."""
        return asdict(self) | {"manner": self.manner._asdict()}


def plan_for(game: Game, device: str = "cpu", path: Path | None = None, **changes: Any) -> Plan:
    """The plan of a game, or one from a file, for a kind of machine, with changes; PlanError if it makes no sense."""
    source = path or PLANS / f"{game.name}.toml"
    try:
        told = tomllib.loads(source.read_text("utf-8"))
    except FileNotFoundError as missing:
        raise PlanError(f"there is no plan for {game.name}: write one, and name it") from missing
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as damage:
        raise PlanError(f"{source.name} is no plan: {damage}") from damage
    for other in DEVICES:
        own = told.pop(f"on_{other}", {})
        told |= own if other == device else {}
    return replace(_read(game, source, told), **changes)


def _read(game: Game, source: Path, told: dict[str, Any]) -> Plan:
    unknown = sorted(told.keys() - {each.name for each in fields(Plan)})
    if unknown:
        raise PlanError(f"{source.name}: a plan has no {', '.join(unknown)}")
    try:
        settings = tuple(Setting(**setting) for setting in told.pop("settings", ()))
        for setting in settings:
            game.check_players(setting.players)
            game.choose_options(setting.options)
        return Plan(settings, manner=Manner(**told.pop("manner", {})), **told)
    except (TypeError, ValueError) as error:
        raise PlanError(f"{source.name}: {error}") from error
