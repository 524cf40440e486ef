"""What came of one game, as one line of the results holds it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field
from math import floor, log10
from typing import Any

__all__ = ["Outcome", "Played", "Thinking"]

STEPS = 20  # bins of a decade: a time is known to 6%


@dataclass
class Thinking:
    """How long decisions took: how many, how long the longest, and a histogram of the rest."""

    longest: float = 0.0
    seconds: float = 0.0
    bins: dict[int, int] = field(default_factory=dict)  # by the logarithm of the microseconds

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Thinking:
        """From plain data."""
        return cls(data["longest"], data["seconds"], {int(step): times for step, times in data["bins"].items()})

    @classmethod
    def together(cls, parts: Iterable[Thinking]) -> Thinking:
        """All of them as one."""
        whole = cls()
        for part in parts:
            whole.longest = max(whole.longest, part.longest)
            whole.seconds += part.seconds
            whole.bins = dict(Counter(whole.bins) + Counter(part.bins))
        return whole

    def add(self, seconds: float) -> None:
        """Counts one decision."""
        self.longest = max(self.longest, seconds)
        self.seconds += seconds
        step = floor(STEPS * log10(max(seconds * 1e6, 0.1)))
        self.bins[step] = self.bins.get(step, 0) + 1

    @property
    def decisions(self) -> int:
        """How many decisions were made."""
        return sum(self.bins.values())

    def quantile(self, part: float) -> float:
        """The time that this part of the decisions took at most, in seconds."""
        left = part * self.decisions
        for step in sorted(self.bins):
            left -= self.bins[step]
            if left <= 0:
                return min(float(10 ** ((step + 0.5) / STEPS) / 1e6), self.longest)
        return self.longest


@dataclass(frozen=True)
class Outcome:
    """How a game ended, by seat where there are several figures."""

    key: str
    bots: tuple[str, ...]
    shares: tuple[float, ...]  # of the victory: 1 for a winner, less if it is shared
    scores: tuple[int, ...]
    turns: int
    thinking: tuple[Thinking, ...]
    deeds: tuple[Mapping[str, int], ...]  # what each did, and how often
    happened: Mapping[str, int]  # what nobody did, and how often

    def line(self) -> str:
        """The outcome as one line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Outcome:
        """The outcome from its line; ValueError if it is none."""
        try:
            data = json.loads(line)
            lists = {name: tuple(data[name]) for name in ("bots", "shares", "scores", "deeds")}
            thinking = tuple(map(Thinking.read, data["thinking"]))
            return cls(**data | lists | {"thinking": thinking})
        except (KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"this is no outcome of a game: {error}") from error

    def same_game(self, other: Outcome) -> bool:
        """Whether the same was played, however long it took."""
        mine, theirs = asdict(self), asdict(other)
        return all(mine[name] == theirs[name] for name in mine if name != "thinking") and all(
            one.decisions == two.decisions for one, two in zip(self.thinking, other.thinking, strict=True)
        )


@dataclass(frozen=True)
class Played:
    """A game that was played: what came of it, and its record; `where` is the machine, where there are several."""

    outcome: Outcome
    record: str
    where: str = ""
