"""Drawings that are kept: what was drawn from the same things is not drawn again.

A page keeps a `Memory` for each table. While it is in use, functions marked `@remembered` watch what they read of the
view and of the offers. The next time they are asked for the same thing and all of that is as it was, the drawing is
still good - for another viewer just as well. Without a memory in use, as in a notebook, they simply draw.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, fields, replace
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from tradewinds.core.picture.table import Table

__all__ = ["Memory", "remembered", "remembering"]

MOST_KEPT = 3  # drawings of one thing: with offers, without, and one to spare

Drawn = TypeVar("Drawn")
Anything = TypeVar("Anything", bound=Table)
Arguments = ParamSpec("Arguments")
Reads = dict[tuple[Any, Any], Any]  # what was read: by branch and twig of a view, or by offer


class _Sign:
    """Something that no view holds."""


WHOLE, LENGTH, FILLED, MISSING, OFFERS = _Sign(), _Sign(), _Sign(), _Sign(), _Sign()


@dataclass(frozen=True)
class _Kept:
    """A drawing, what it was asked with, and what it was drawn from."""

    arguments: tuple[Any, ...]
    reads: Reads
    drawing: Any


class Memory:
    """The latest drawings of one table."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Any, ...], list[_Kept]] = {}

    def find(self, key: tuple[Any, ...], arguments: tuple[Any, ...], table: _Raw) -> _Kept | None:
        """A drawing that is still good."""
        for kept in self._kept.get(key, ()):
            if kept.arguments == arguments and table.still_reads(kept.reads):
                return kept
        return None

    def keep(self, key: tuple[Any, ...], kept: _Kept) -> None:
        """Remembers a drawing, and forgets the oldest of the same thing."""
        self._kept[key] = [kept, *self._kept.get(key, ())][:MOST_KEPT]


_memory: ContextVar[Memory | None] = ContextVar("memory of drawings", default=None)


@contextmanager
def remembering(memory: Memory) -> Iterator[None]:
    """Uses a memory for all that is drawn meanwhile."""
    token = _memory.set(memory)
    try:
        yield
    finally:
        _memory.reset(token)


def remembered(
    draw: Callable[Concatenate[Anything, Arguments], Drawn],
) -> Callable[Concatenate[Anything, Arguments], Drawn]:
    """Marks a function that draws from a table, and returns nothing that anyone will change."""

    @wraps(draw)
    def drawn(table: Anything, *arguments: Arguments.args, **options: Arguments.kwargs) -> Drawn:
        memory = _memory.get()
        if memory is None:
            return draw(table, *arguments, **options)
        raw, asked = _Raw(table), (*arguments, *options.values())
        key = (draw, table.words, *raw.setting, *map(_handle, asked))
        kept = memory.find(key, asked, raw)
        if kept is None:
            reads: Reads = {}
            watched = replace(table, view=_View(raw.view, reads), offers=_Offers(raw.offers, reads))
            kept = _Kept(asked, reads, draw(watched, *arguments, **options))
            memory.keep(key, kept)
        if isinstance(table.view, _View):  # a drawing within a drawing: what it reads, both read
            table.view.reads.update(kept.reads)
        return kept.drawing

    return drawn  # type: ignore[return-value]


def _handle(argument: Any) -> Any:
    """What to look a drawing up by: a thing that is plain data, by its name."""
    return argument.get("name") if isinstance(argument, Mapping) else argument


@cache
def _settings(table: Any) -> tuple[str, ...]:
    """What is the same all through a game: everything but the view and the offers."""
    return tuple(field.name for field in fields(table) if field.name not in ("view", "words", "names", "offers"))


class _Raw:
    """A table as nobody watches it."""

    def __init__(self, table: Table) -> None:
        self.view: Mapping[str, Any] = table.view.raw if isinstance(table.view, _View) else table.view
        self.offers: Mapping[str, Any] = table.offers.raw if isinstance(table.offers, _Offers) else table.offers
        self.setting = (tuple(table.names), *(getattr(table, name) for name in _settings(type(table))))  # type: ignore[arg-type]

    def still_reads(self, reads: Reads) -> bool:
        """Whether all that was read would be read again."""
        return all((now := self._read(*where)) is was or now == was for where, was in reads.items())

    def _read(self, branch: Any, twig: Any) -> Any:
        if branch is OFFERS:
            found: Any = self.offers
        elif (found := self.view.get(branch, MISSING)) is MISSING:
            return MISSING
        if twig is WHOLE:
            return found
        if twig is LENGTH:
            return len(found)
        if twig is FILLED:
            return bool(found)
        try:
            return found[twig]
        except (LookupError, TypeError):
            return MISSING


class _View(Mapping[str, Any]):
    """A view that notes what is read of it: its branches, and of those that are lists or dicts their twigs."""

    def __init__(self, raw: Mapping[str, Any], reads: Reads) -> None:
        self.raw = raw
        self.reads = reads

    def __getitem__(self, key: str) -> Any:
        found = self.raw[key]
        if isinstance(found, dict):
            return _Branch(found, key, self.reads)
        if isinstance(found, list):
            return _Row(found, key, self.reads)
        self.reads[key, WHOLE] = found
        return found

    def __iter__(self) -> Iterator[str]:
        raise TypeError("a drawing reads a view by its keys")

    def __len__(self) -> int:
        return len(self.raw)


class _Branch(Mapping[str, Any]):
    """A dict that notes what is read of it."""

    def __init__(self, raw: Mapping[str, Any], name: Any, reads: Reads) -> None:
        self.raw = raw
        self._name = name
        self._reads = reads

    def __getitem__(self, key: str) -> Any:
        found = self._reads[self._name, key] = self.raw.get(key, MISSING)
        if found is MISSING:
            raise KeyError(key)
        return found

    def get(self, key: str, default: Any = None) -> Any:
        found = self._reads[self._name, key] = self.raw.get(key, MISSING)
        return default if found is MISSING else found

    def _whole(self) -> Mapping[str, Any]:
        self._reads[self._name, WHOLE] = self.raw
        return self.raw

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole())

    def items(self) -> Any:
        return self._whole().items()

    def values(self) -> Any:
        return self._whole().values()

    def __or__(self, other: Mapping[str, Any]) -> dict[str, Any]:
        return {**self._whole(), **other}

    def __len__(self) -> int:
        self._reads[self._name, LENGTH] = len(self.raw)
        return len(self.raw)

    def __bool__(self) -> bool:
        self._reads[self._name, FILLED] = bool(self.raw)
        return bool(self.raw)


class _Offers(_Branch):
    """Offers that note which of them were asked for."""

    def __init__(self, raw: Mapping[str, Any], reads: Reads) -> None:
        super().__init__(raw, OFFERS, reads)


class _Row(Sequence[Any]):
    """A list that notes what is read of it."""

    def __init__(self, raw: list[Any], name: Any, reads: Reads) -> None:
        self._raw = raw
        self._name = name
        self._reads = reads

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return self._whole()[place]
        found = self._reads[self._name, place] = self._raw[place]
        return found

    def _whole(self) -> list[Any]:
        self._reads[self._name, WHOLE] = self._raw
        return self._raw

    def __iter__(self) -> Iterator[Any]:
        return iter(self._whole())

    def __eq__(self, other: object) -> bool:
        return self._whole() == (other._whole() if isinstance(other, _Row) else other)

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Sequence[Any]) -> list[Any]:
        return [*self._whole(), *other]

    def __len__(self) -> int:
        self._reads[self._name, LENGTH] = len(self._raw)
        return len(self._raw)
