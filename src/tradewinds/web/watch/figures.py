"""Figures that Prometheus can read: counters, histograms, and what is so at the moment."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias, TypeVar

__all__ = ["Counter", "Figures", "Gauge", "Histogram"]

Labels: TypeAlias = tuple[str, ...]
SECONDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


@dataclass
class _Figure(ABC):
    name: str
    about: str
    labels: Labels = ()

    kind = "untyped"

    def lines(self) -> Iterator[str]:
        """As Prometheus reads it, with what it means and what kind it is."""
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        yield from self._samples()

    @abstractmethod
    def _samples(self) -> Iterator[str]:
        """A line for each combination of labels."""

    def _sample(self, values: Labels, number: float, suffix: str = "", **more: str) -> str:
        pairs = dict(zip(self.labels, values, strict=True)) | more
        inside = ",".join(f'{name}="{_escaped(value)}"' for name, value in pairs.items())
        return f"{self.name}{suffix}{f'{{{inside}}}' if inside else ''} {number:.10g}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


@dataclass
class Counter(_Figure):
    """How often something has happened since the server started."""

    kind = "counter"
    counts: dict[Labels, float] = field(default_factory=dict)

    def add(self, *values: str, number: float = 1) -> None:
        """Something has happened."""
        self.counts[values] = self.counts.get(values, 0) + number

    def _samples(self) -> Iterator[str]:
        for values, number in self.counts.items():
            yield self._sample(values, number)


@dataclass
class Histogram(_Figure):
    """How long something took."""

    kind = "histogram"
    bounds: tuple[float, ...] = SECONDS
    counts: dict[Labels, list[int]] = field(default_factory=dict)  # by bucket, the last for all that is longer
    sums: dict[Labels, float] = field(default_factory=dict)

    def note(self, seconds: float, *values: str) -> None:
        """Something took so long."""
        counts = self.counts.setdefault(values, [0] * (len(self.bounds) + 1))
        counts[bisect_left(self.bounds, seconds)] += 1
        self.sums[values] = self.sums.get(values, 0.0) + seconds

    @contextmanager
    def timed(self, *values: str) -> Iterator[None]:
        """Notes how long the block takes, whatever comes of it."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - began, *values)

    def _samples(self) -> Iterator[str]:
        for values, counts in self.counts.items():
            so_far = 0
            for bound, count in zip((*self.bounds, float("inf")), counts, strict=True):
                so_far += count
                yield self._sample(values, so_far, "_bucket", le="+Inf" if bound == float("inf") else f"{bound:g}")
            yield self._sample(values, self.sums[values], "_sum")
            yield self._sample(values, so_far, "_count")


@dataclass
class Gauge(_Figure):
    """What is so now: asked for when it is read."""

    kind = "gauge"
    ask: Callable[[], Mapping[Labels, float]] = dict

    def _samples(self) -> Iterator[str]:
        for values, number in self.ask().items():
            yield self._sample(values, number)


Kind = TypeVar("Kind", bound=_Figure)


class Figures:
    """All figures of one server."""

    def __init__(self) -> None:
        self._all: list[_Figure] = []

    def counter(self, name: str, about: str, *labels: str) -> Counter:
        """A new counter."""
        return self._add(Counter(name, about, labels))

    def histogram(self, name: str, about: str, *labels: str) -> Histogram:
        """A new histogram of seconds."""
        return self._add(Histogram(name, about, labels))

    def gauge(self, name: str, about: str, ask: Callable[[], Mapping[Labels, float]], *labels: str) -> Gauge:
        """A new figure that is asked for when it is read."""
        return self._add(Gauge(name, about, labels, ask))

    def _add(self, figure: Kind) -> Kind:
        self._all.append(figure)
        return figure

    def text(self) -> str:
        """All of them in Prometheus' text format."""
        return "".join(f"{line}\n" for figure in self._all for line in figure.lines())
