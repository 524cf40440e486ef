"""Drawings that are kept: what was drawn from the same things is not drawn again.

While a page is drawn, functions marked `@remembered` watch what they read of the view, of the offers and of the
players' names. The next time they are asked for the same thing and all of that is as it was, the drawing is still good
- for another viewer just as well. A part of a picture is kept by the `Memory` of its table, the latest few of each;
what parts are made of, a card or a city, looks the same at many tables, and all of them share it. Without a memory in
use, as in a notebook, they simply draw.
"""

from __future__ import annotations

import marshal
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import fields, replace
from functools import cache, lru_cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeAlias, TypeVar

from tradewinds.core.picture.table import Table

__all__ = ["Memory", "forget_shared", "only_rooms", "remembered", "remembering"]

MOST_KEPT = 2  # drawings of one part: with offers, and without
MOST_SHARED = 20_000  # drawings of things within parts, twice
MOST_SHAPES = 5_000  # of what is read for a drawing

Drawn = TypeVar("Drawn")
Anything = TypeVar("Anything", bound=Table)
Arguments = ParamSpec("Arguments")
Path: TypeAlias = tuple[Any, ...]
Reads: TypeAlias = dict[Path, Any]  # what was read, in that order, by the way that leads there
Sources: TypeAlias = tuple[Mapping[str, Any], Mapping[str, Any], Sequence[str]]  # what can be read: these three
VIEW, OFFERS, NAMES = 0, 1, 2
THING = 3  # steps of a way that lead to a thing of a view: the view, a kind of things, one of them


class _Sign:
    """Something that no view holds: what is asked of a dict or list beside its content, or that there was nothing."""


LENGTH, FILLED, MISSING = _Sign(), _Sign(), _Sign()


def _read(sources: Sources, path: Path) -> Any:
    """What lies at the end of a way."""
    now: Any = sources
    step: Any = None
    try:
        for step in path:
            now = now[step]
    except (LookupError, TypeError):  # a sign, which comes last, or nothing
        return len(now) if step is LENGTH else bool(now) if step is FILLED else MISSING
    return now


def _frozen(value: Any) -> Any:
    """The same as something that can be looked up by; plain data are written out, which is quicker than it sounds."""
    if type(value) not in (dict, list):
        return value
    try:
        return marshal.dumps(value, 2)
    except ValueError:  # offers, which are no plain data
        return tuple(value.items()) if type(value) is dict else tuple(value)


# What was read


class _Shape:
    """The ways that were read for a drawing, in that order: the same for most drawings of a thing, at all tables."""

    __slots__ = ("all", "of_offers", "of_view", "paths")

    def __init__(self, paths: tuple[Path, ...]) -> None:
        self.paths = paths
        self.all = tuple(enumerate(paths))  # with their numbers
        self.of_offers = [read for read in self.all if read[1][0] == OFFERS]
        self.of_view: dict[Path, list[tuple[int, Path]]] = {}  # by the things it was read of, a player or a place
        for number, path in self.all:
            if path[0] == VIEW:
                self.of_view.setdefault(path[:THING], []).append((number, path))


_shape = lru_cache(MOST_SHAPES)(_Shape)


class _Drawing:
    """What was drawn, and what it was drawn from."""

    __slots__ = ("drawing", "shape", "values")

    def __init__(self, drawing: Any, reads: Reads) -> None:
        self.drawing = drawing
        self.shape, self.values = _shape(tuple(reads)), tuple(reads.values())

    def reads(self) -> Iterator[tuple[Path, Any]]:
        """What was read, as one who draws with it would have noted."""
        return zip(self.shape.paths, self.values, strict=True)

    def is_still(self, reads: Iterable[tuple[int, Path]], sources: Sources) -> bool:
        """Whether some of what was read, each with its number, would be read again."""
        values = self.values
        for number, path in reads:
            now, was = _read(sources, path), values[number]
            if now is not was and now != was:
                return False
        return True


class _Text(bytes):
    """A drawing that goes into another one as a text, kept as `Part` keeps its rows."""


# Parts, each with its table


class _Kept(_Drawing):
    """A part of a picture, and what it was asked with."""

    __slots__ = ("arguments", "things", "unoffered", "view")

    def __init__(self, arguments: tuple[Any, ...], drawing: Any, reads: Reads, view: Mapping[str, Any]) -> None:
        super().__init__(drawing, reads)
        self.arguments = arguments
        self.view = view  # the last one that it was found to be good for
        self.things = [_read((view, {}, ()), thing) for thing in self.shape.of_view]
        self.unoffered = self.is_still(self.shape.of_offers, ({}, {}, ()))  # it is how things look with nothing offered

    def fits(self, sources: Sources) -> bool:
        """Whether all that was read would be read again; the names of a table are always the same."""
        view, offers, _ = sources
        if not (self.is_still(self.shape.of_offers, sources) if offers else self.unoffered):
            return False
        if self.view is not view and not self._are_there(sources):
            return False
        self.view = view
        return True

    def _are_there(self, sources: Sources) -> bool:
        """Whether all that was read of things is as it was; nobody changes a view, so the same thing is as it was."""
        for (thing, reads), itself in zip(self.shape.of_view.items(), self.things, strict=True):
            if _read(sources, thing) is not itself and not self.is_still(reads, sources):
                return False
        return True


class Memory:
    """The latest drawings of the parts of one table."""

    def __init__(self) -> None:
        self._kept: dict[tuple[Any, ...], list[_Kept]] = {}
        self.rooms: Collection[str] | None = None  # those that are wanted, if not all are

    def drawn(self, table: Any, draw: Callable[..., Any], arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
        """A part that is kept and still good, or a new one; of a room that nobody wants, any."""
        sources: Sources = (table.view, table.offers, table.names)
        asked = (*arguments, *options.items())
        key = (draw, table.words, tuple(table.names), *_settings_of(table), *map(_handle, asked))
        known = self._kept.get(key, [])
        if known and self.rooms is not None and getattr(known[0].drawing, "room", None) not in (None, *self.rooms):
            return known[0].drawing
        for kept in known:
            if kept.arguments == asked and kept.fits(sources):
                return kept.drawing
        drawing, reads = _watch(table, sources, draw, arguments, options)
        self._kept[key] = [_Kept(asked, drawing, reads, table.view), *known][:MOST_KEPT]
        return drawing


def _handle(argument: Any) -> Any:
    """What to look a drawing up by: a thing that is plain data, by its name."""
    return argument.get("name") if type(argument) is dict else argument


# What parts are made of, for all tables


class _Fork:
    """What is read next after what was read so far, and where each answer leads: to another fork, or to a drawing."""

    __slots__ = ("path", "ways")

    def __init__(self, path: Path) -> None:
        self.path = path
        self.ways: dict[Any, _Fork | _Drawing] = {}


class _Shelves:
    """Drawings by what is read for them: a function reads the same next when all was the same so far.

    What nobody asked for while as many new ones came as there is room for is forgotten.
    """

    def __init__(self) -> None:
        self._new: dict[Any, _Fork | _Drawing] = {}
        self._old: dict[Any, _Fork | _Drawing] = {}
        self._count = 0

    def find(self, key: Any, sources: Sources) -> _Drawing | None:
        """The drawing that would be made now, if it was made before."""
        found = _walk(self._new, key, sources)
        if found is None and (found := _walk(self._old, key, sources)) is not None:
            self.keep(key, found)
        return found

    def keep(self, key: Any, shared: _Drawing) -> None:
        """Remembers a drawing, at the first fork after which there is no other."""
        if self._count >= MOST_SHARED:
            self._old, self._new, self._count = self._new, {}, 0
        self._count += 1
        ways, step = self._new, key
        for number, path in shared.shape.all:
            found = ways.get(step)
            if type(found) is _Drawing and found.shape.all[number : number + 1] == ((number, path),):
                fork = _Fork(path)
                fork.ways[_frozen(found.values[number])] = found
                found = ways[step] = fork
            if type(found) is not _Fork or found.path != path:
                break
            ways, step = found.ways, _frozen(shared.values[number])
        ways[step] = shared

    def clear(self) -> None:
        """Forgets everything."""
        self._new, self._old, self._count = {}, {}, 0


def _walk(shelf: dict[Any, _Fork | _Drawing], key: Any, sources: Sources) -> _Drawing | None:
    found, asked = shelf.get(key), 0
    while type(found) is _Fork:
        found = found.ways.get(_frozen(_read(sources, found.path)))
        asked += 1
    known: _Drawing | None = found  # type: ignore[assignment]
    return known if known and known.is_still(known.shape.all[asked:], sources) else None


_shelves = _Shelves()


def forget_shared() -> None:
    """Has everything drawn anew."""
    _shelves.clear()


def _shared(table: Any, draw: Callable[..., Any], arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """A drawing within another one: what it reads, both read."""
    arguments = tuple([_unwatched(argument) for argument in arguments])
    view, offers, names = table.view, table.offers, table.names
    sources: Sources = (view.raw, offers.raw, names.raw)
    key = (draw, table.words, *_settings_of(table), *[_frozen(each) for each in arguments], *options.values())
    shared = _shelves.find(key, sources)
    if shared is None:
        drawing, reads = _watch(table, sources, draw, arguments, options)
        shared = _Drawing(_Text(drawing.encode()) if type(drawing) is str else drawing, reads)
        _shelves.keep(key, shared)
    view.reads.update(shared.reads())
    return shared.drawing.decode() if type(shared.drawing) is _Text else shared.drawing


def _unwatched(argument: Any) -> Any:
    """What a drawing passes on to another, all of it read."""
    return argument.whole() if type(argument) in (_Branch, _Row) else argument


# Watching


_memory: ContextVar[Memory | None] = ContextVar("memory of drawings", default=None)


@contextmanager
def remembering(memory: Memory) -> Iterator[None]:
    """Uses a memory for all that is drawn meanwhile."""
    token = _memory.set(memory)
    try:
        yield
    finally:
        _memory.reset(token)


@contextmanager
def only_rooms(rooms: Collection[str]) -> Iterator[None]:
    """Whoever draws meanwhile looks at these rooms alone: what is in others may be how it was at some other time."""
    memory = _memory.get()
    if memory is None:
        yield
        return
    before, memory.rooms = memory.rooms, rooms
    try:
        yield
    finally:
        memory.rooms = before


def remembered(
    draw: Callable[Concatenate[Anything, Arguments], Drawn],
) -> Callable[Concatenate[Anything, Arguments], Drawn]:
    """Marks a function that draws from a table, and returns nothing that anyone will change."""

    @wraps(draw)
    def drawn(table: Anything, *arguments: Any, **options: Any) -> Any:
        if type(table.view) is _Branch:
            return _shared(table, draw, arguments, options)
        memory = _memory.get()
        return memory.drawn(table, draw, arguments, options) if memory else draw(table, *arguments, **options)

    return drawn  # type: ignore[return-value]


def _watch(
    table: Any, sources: Sources, draw: Callable[..., Any], arguments: tuple[Any, ...], options: dict[str, Any]
) -> tuple[Any, Reads]:
    """A drawing, and all that was read for it."""
    reads: Reads = {}
    view, offers, names = sources
    watched = replace(
        table,
        view=_Branch(view, (VIEW,), reads),
        offers=_Branch(offers, (OFFERS,), reads),
        names=_Row(names, (NAMES,), reads),
    )
    return draw(watched, *arguments, **options), reads


@cache
def _settings(table: Any) -> tuple[str, ...]:
    """What is the same all through a game: everything but the view and the offers."""
    return tuple(field.name for field in fields(table) if field.name not in ("view", "words", "names", "offers"))


def _settings_of(table: Any) -> list[Any]:
    return [getattr(table, name) for name in _settings(type(table))]  # type: ignore[arg-type]


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

    def __init__(self, raw: Sequence[Any], path: Path, reads: Reads) -> None:
        self.raw = raw
        self._reads = reads
        self._path = path

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return self.whole()[place]
        return _watched(self.raw[place], (*self._path, place), self._reads)

    def whole(self) -> Sequence[Any]:
        """The list itself, all of it read."""
        self._reads[self._path] = self.raw
        return self.raw

    def __iter__(self) -> Iterator[Any]:
        """Of things such as players, only what is read of each."""
        count = len(self)
        return map(self.__getitem__, range(count)) if count and type(self.raw[0]) is dict else iter(self.whole())

    def __contains__(self, thing: object) -> bool:
        return thing in self.whole()

    def __eq__(self, other: object) -> bool:
        return self.whole() == (other.whole() if isinstance(other, _Row) else other)

    __hash__ = None  # type: ignore[assignment]

    def __add__(self, other: Sequence[Any]) -> list[Any]:
        return [*self.whole(), *other]

    def __len__(self) -> int:
        self._reads[*self._path, LENGTH] = len(self.raw)
        return len(self.raw)

    def __bool__(self) -> bool:
        self._reads[*self._path, FILLED] = bool(self.raw)
        return bool(self.raw)
