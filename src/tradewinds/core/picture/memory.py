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
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from tradewinds.core.picture.table import Table

__all__ = ["Memory", "remembered", "remembering"]

MOST_KEPT = 3  # drawings of one thing: with offers, without, and one to spare

Drawn = TypeVar("Drawn")
Anything = TypeVar("Anything", bound=Table)
Arguments = ParamSpec("Arguments")
Path: TypeAlias = tuple[Any, ...]
Reads: TypeAlias = dict[Path, Any]  # what was read, by the way that leads there


class _Sign:
    """Something that no view holds: what is asked of a dict or list beside its content, or that there was nothing."""


LENGTH, FILLED, MISSING = _Sign(), _Sign(), _Sign()


@dataclass
class _Kept:
    """A drawing, what it was asked with, and what it was drawn from."""

    arguments: tuple[Any, ...]
    drawing: Any
    of_view: Reads
    of_offers: Reads
    position: int = -1  # the last one that it was found to be good for


class Memory:
    """The latest drawings of one table."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Any, ...], list[_Kept]] = {}
        self._view: Mapping[str, Any] | None = None
        self._position = 0  # goes up when another view is drawn

    def find(self, key: tuple[Any, ...], arguments: tuple[Any, ...], table: _Raw) -> _Kept | None:
        """A drawing that is still good."""
        position = self._position_of(table.view)
        for kept in self._kept.get(key, ()):
            fits = kept.arguments == arguments and _still(kept.of_offers, table.offers)
            if fits and (kept.position == position or _still(kept.of_view, table.view)):
                kept.position = position
                return kept
        return None

    def keep(self, key: tuple[Any, ...], kept: _Kept, table: _Raw) -> None:
        """Remembers a drawing, and forgets the oldest of the same thing."""
        kept.position = self._position_of(table.view)
        self._kept[key] = [kept, *self._kept.get(key, ())][:MOST_KEPT]

    def _position_of(self, view: Mapping[str, Any]) -> int:
        if view is not self._view:
            self._view = view
            self._position += 1
        return self._position


def _still(reads: Reads, raw: Any) -> bool:
    """Whether all that was read would be read again."""
    for path, was in reads.items():
        now = raw
        for step in path:
            if step is LENGTH:
                now = len(now)
            elif step is FILLED:
                now = bool(now)
            else:
                try:
                    now = now[step]
                except (LookupError, TypeError):
                    now = MISSING
        if now is not was and now != was:
            return False
    return True


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
    def drawn(table: Anything, *arguments: Any, **options: Any) -> Drawn:
        memory = _memory.get()
        if memory is None:
            return draw(table, *arguments, **options)
        arguments = tuple(map(_unwatched, arguments))
        raw, asked = _Raw(table), (*arguments, *options.items())
        key = (draw, table.words, *raw.setting, *map(_handle, asked))
        kept = memory.find(key, asked, raw)
        if kept is None:
            view, offers = _Branch(raw.view, (), {}), _Branch(raw.offers, (), {})
            drawing = draw(replace(table, view=view, offers=offers), *arguments, **options)
            kept = _Kept(asked, drawing, view.reads, offers.reads)
            memory.keep(key, kept, raw)
        if type(table.view) is _Branch:  # a drawing within a drawing: what it reads, both read
            table.view.reads.update(kept.of_view)
        if type(table.offers) is _Branch:
            table.offers.reads.update(kept.of_offers)
        return kept.drawing

    return drawn  # type: ignore[return-value]


def _unwatched(argument: Any) -> Any:
    """What a drawing passes on to another, all of it read."""
    return argument.whole() if type(argument) in (_Branch, _Row) else argument


def _handle(argument: Any) -> Any:
    """What to look a drawing up by: a thing that is plain data, by its name."""
    return argument.get("name") if type(argument) is dict else argument


@cache
def _settings(table: Any) -> tuple[str, ...]:
    """What is the same all through a game: everything but the view and the offers."""
    return tuple(field.name for field in fields(table) if field.name not in ("view", "words", "names", "offers"))


class _Raw:
    """A table as nobody watches it."""

    def __init__(self, table: Table) -> None:
        self.view: Mapping[str, Any] = table.view.raw if type(table.view) is _Branch else table.view
        self.offers: Mapping[str, Any] = table.offers.raw if type(table.offers) is _Branch else table.offers
        settings = _settings(type(table))  # type: ignore[arg-type]
        self.setting = (tuple(table.names), *(getattr(table, name) for name in settings))


def _watched(found: Any, path: Path, reads: Reads) -> Any:
    """Something that was found in a view: if there is more to be read in it, that is watched as well."""
    kind = type(found)  # isinstance would ask for far longer: these classes are abstract ones' children
    if kind is dict:
        return _Branch(found, path, reads)
    if kind is list:
        return _Row(found, path, reads)
    reads[path] = found
    return found


class _Branch(Mapping[str, Any]):
    """A dict that notes what is read of it."""

    def __init__(self, raw: Mapping[str, Any], path: Path, reads: Reads) -> None:
        self.raw = raw
        self.reads = reads
        self._path = path

    def get(self, key: str, default: Any = None) -> Any:
        if key in self.raw:
            return _watched(self.raw[key], (*self._path, key), self.reads)
        self.reads[*self._path, key] = MISSING
        return default

    def __getitem__(self, key: str) -> Any:
        if (found := self.get(key, MISSING)) is MISSING:
            raise KeyError(key)
        return found

    def __contains__(self, key: object) -> bool:
        return self.get(str(key), MISSING) is not MISSING

    def whole(self) -> Mapping[str, Any]:
        """The dict itself, all of it read."""
        self.reads[self._path] = self.raw
        return self.raw

    def __iter__(self) -> Iterator[str]:
        return iter(self.whole())

    def items(self) -> Any:
        return self.whole().items()

    def values(self) -> Any:
        return self.whole().values()

    def __or__(self, other: Mapping[str, Any]) -> dict[str, Any]:
        return {**self.whole(), **other}

    def __len__(self) -> int:
        self.reads[*self._path, LENGTH] = len(self.raw)
        return len(self.raw)

    def __bool__(self) -> bool:
        self.reads[*self._path, FILLED] = bool(self.raw)
        return bool(self.raw)


class _Row(Sequence[Any]):
    """A list that notes what is read of it."""

    def __init__(self, raw: list[Any], path: Path, reads: Reads) -> None:
        self._raw = raw
        self._reads = reads
        self._path = path

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return self.whole()[place]
        return _watched(self._raw[place], (*self._path, place), self._reads)

    def whole(self) -> list[Any]:
        """The list itself, all of it read."""
        self._reads[self._path] = self._raw
        return self._raw

    def __iter__(self) -> Iterator[Any]:
        return iter(self.whole())

    def __contains__(self, thing: object) -> bool:
        return thing in self.whole()

    def __eq__(self, other: object) -> bool:
        return self.whole() == (other.whole() if isinstance(other, _Row) else other)

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Sequence[Any]) -> list[Any]:
        return [*self.whole(), *other]

    def __len__(self) -> int:
        self._reads[*self._path, LENGTH] = len(self._raw)
        return len(self._raw)

    def __bool__(self) -> bool:
        self._reads[*self._path, FILLED] = bool(self._raw)
        return bool(self._raw)
