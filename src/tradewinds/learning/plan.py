"""How a game is trained: one small file a game, all of it in `Plan`."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass, field, fields, replace
from inspect import signature
from math import inf
from pathlib import Path
from typing import Any

from tradewinds.core.game import Game
from tradewinds.learning.ppo import Manner
from tradewinds.learning.tables import Setting

__all__ = ["DEVICES", "Plan", "PlanError", "plan_for"]

PLANS = Path(__file__).parent / "plans"
DEVICES = ("cpu", "gpu")
SHARE = (0.0, 1.0)
FROM_NOTHING = (0.0, inf)
BOUNDS = {  # others are at least 1
    "trust": SHARE,
    "cooled": SHARE,
    "minutes": FROM_NOTHING,
    "rivals": FROM_NOTHING,
    "measure": FROM_NOTHING,
}


class PlanError(ValueError):
    """A plan that cannot be followed, with the reason."""


@dataclass(frozen=True)
class Plan:
    """All that says how a game is trained."""

    settings: tuple[Setting, ...]
    decisions: int = 100_000_000  # after which it has learnt
    minutes: float = 0.0  # or after so many, if they are over sooner; 0: however long it takes
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
        for each in fields(self):
            if isinstance(each.default, (int, float)):
                low, high = BOUNDS.get(each.name, (1, inf))
                _check_number(each.name, getattr(self, each.name), each.default, low, high)
        for name, value in self.manner._asdict().items():
            _check_number(name, value, 0.0)
        for setting in self.settings:
            _check_number("share", setting.share, 1.0)
        if not any(setting.share for setting in self.settings):
            raise PlanError("at least one setting needs a share of the tables")
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
    if path is None and not source.exists():
        raise PlanError(f"there is no plan for {game.name}: write one, and name it")
    try:
        told = tomllib.loads(source.read_text("utf-8"))
        for other in DEVICES:
            own = _table(f"on_{other}", told.pop(f"on_{other}", {}))
            told |= own if other == device else {}
        return replace(_read(game, told), **changes)
    except OSError as missing:
        raise PlanError(f"{source} cannot be read: {missing.strerror}") from missing
    except ValueError as error:  # of TOML, of letters, or of what is told
        raise PlanError(f"{source.name} is no plan: {error}") from error


def _read(game: Game, told: dict[str, Any]) -> Plan:
    settings = told.pop("settings", [])
    if not isinstance(settings, list):
        raise PlanError("settings are a list: each begins with [[settings]]")
    told["settings"] = tuple(_made(Setting, setting) for setting in settings)
    for setting in told["settings"]:
        _check_number("players", setting.players, 1)
        game.check_players(setting.players)
        game.choose_options(_table("options", setting.options))
    return _made(Plan, told | {"manner": _made(Manner, told.get("manner", {}))})


def _made(kind: Any, told: Any) -> Any:
    """A plan or a part of it, as a file tells it."""
    name, known = kind.__name__.lower(), signature(kind).parameters
    unknown = sorted(_table(name, told).keys() - known)
    if unknown:
        raise PlanError(f"a {name} has no {', '.join(unknown)}")
    missing = [each.name for each in known.values() if each.default is each.empty and each.name not in told]
    if missing:
        raise PlanError(f"a {name} needs {', '.join(missing)}")
    return kind(**told)


def _table(name: str, told: Any) -> dict[str, Any]:
    if not isinstance(told, dict):
        raise PlanError(f"{name} is a table of names and values, not {told!r}")
    return told


def _check_number(name: str, value: Any, usual: float, low: float = 0, high: float = inf) -> None:
    """Refuses what is no number, no whole one where that is usual, or beyond the bounds."""
    whole = isinstance(usual, int)
    if type(value) not in ((int,) if whole else (int, float)) or not low <= value <= high:
        bounds = f"of at least {low:g}" if high == inf else f"from {low:g} to {high:g}"
        raise PlanError(f"{name} is a {'whole ' * whole}number {bounds}, not {value!r}")
