"""Every move a game can ever offer, as number <-> code, in kinds that are judged and played alike.

A kind is declared once, beside the rules that judge and play it:

    BUILD = MOVES.kind("build", CARD, when=[BUILDING], refusal=building_refusal, effect=build)

says its codes (`build:ranch`), the phases in which it can come up, why it may be refused, what it does, and by way of
its things what it is called (`move-build` with `$card`). Both rules are given the record and the number of the thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.rule import COMPILED
from tradewinds.core.tables import narrow
from tradewinds.core.things import Seats, Things
from tradewinds.core.words import Message, Parameter

__all__ = ["Kind", "MoveTable"]

Rule = Callable[..., Any]
Figures = Callable[[int], dict[str, Parameter]]


class Kind(NamedTuple):
    """A run of moves that are judged and played alike, as rules know it."""

    number: int  # of the kind
    first: int  # the number of its first move
    after: int  # the number after its last move


@dataclass(frozen=True)
class _Row:
    """All that is said of a kind."""

    verb: str
    things: tuple[Things, ...]
    when: tuple[int, ...]
    rules: dict[str, Rule]  # by what they are asked: refusal, effect, untimely
    figures: Figures | None


class MoveTable:
    """A fixed list of moves: small numbers inside, codes such as `build:ranch` outside.

    >>> table = MoveTable()
    >>> build = table.kind("build", Things("card", ["ranch", "mine"]), when=[3])
    >>> table.code(build.first + 1), table.id("build:ranch"), len(table)
    ('build:mine', 0, 2)
    >>> table.message(1)
    Message(key='move-build', parameters={'card': Name(key='card-mine')})
    """

    def __init__(self) -> None:
        self._codes: list[str] = []
        self._ids: dict[str, int] = {}
        self._rows: list[_Row] = []
        self._kinds: list[Kind] = []

    def add(self, code: str) -> int:
        """Appends one move and returns its number."""
        if code in self._ids:
            raise ValueError(f"the move {code!r} is in the table already")
        self._ids[code] = len(self._codes)
        self._codes.append(code)
        return self._ids[code]

    def group(self, verb: str, things: Iterable[str]) -> int:
        """Appends one move for each thing the verb applies to and returns the first one's number."""
        first = len(self._codes)
        for thing in things:
            self.add(f"{verb}:{thing}")
        return first

    def kind(
        self,
        verb: str,
        *things: Things,
        when: Iterable[int] = (),
        refusal: Rule | None = None,
        effect: Rule | None = None,
        untimely: Rule | None = None,
        figures: Figures | None = None,
    ) -> Kind:
        """Appends a kind: one move, or one for each of the things it can be about.

        `refusal` judges it in the phases `when` it can come up (always legal there without one), `untimely` says why
        not in all others, `effect` plays it, and `figures` adds parameters to its words.
        """
        first = len(self._codes)
        for names in product(*(sort.names for sort in things)):
            self.add(":".join((verb, *names)))
        rules = {"refusal": refusal, "effect": effect, "untimely": untimely}
        given = {name: rule for name, rule in rules.items() if rule is not None}
        self._rows.append(_Row(verb, things, tuple(when), given, figures))
        self._kinds.append(Kind(len(self._kinds), first, len(self._codes)))
        return self._kinds[-1]

    # What rules need: tables by kind and by move

    def kinds(self) -> NDArray[Any]:
        """The kind of each move."""
        return narrow([kind.number for kind in self._kinds for _ in range(kind.first, kind.after)])

    def firsts(self) -> NDArray[Any]:
        """The first move of each kind."""
        return narrow([kind.first for kind in self._kinds])

    def times(self, phases: int) -> NDArray[np.bool_]:
        """Phase, kind: whether moves of the kind can come up in the phase."""
        return np.array([[phase in row.when for row in self._rows] for phase in range(phases)])

    def comes_up(self, move: int, phase: int) -> bool:
        """Whether a move can come up in a phase at all."""
        kind = next(kind for kind in self._kinds if kind.first <= move < kind.after)
        return phase in self._rows[kind.number].when

    def has_rule(self, kind: int, asked: str) -> bool:
        """Whether a kind has a rule of its own that says its `asked`."""
        return asked in self._rows[kind].rules

    def spans(self, phases: int) -> NDArray[np.int64]:
        """Phase: the first move, and the one after the last, that can come up in it; (0, 0) if none can."""
        return np.array([self._span(phase) for phase in range(phases)])

    def _span(self, phase: int) -> tuple[int, int]:
        kinds = [kind for kind, row in zip(self._kinds, self._rows, strict=True) if phase in row.when]
        return (min(kind.first for kind in kinds), max(kind.after for kind in kinds)) if kinds else (0, 0)

    def by_kind(self, asked: str, otherwise: Rule, among: Iterable[int] | None = None) -> Rule:
        """One rule `(kind, state, thing)` of what all kinds, or some, say when they are asked for their `asked`.

        A choice among few is quicker, where it is made often. Compiled, it is a chain of comparisons, which becomes a
        jump table. A function made here has no file that Numba could cache it by, but the rules that call it are cached
        with it inside; there Numba tells it from others by name alone, so that each has a name of its own.
        """
        rules = [row.rules.get(asked, otherwise) for row in self._rows]
        if not COMPILED:
            return lambda kind, state, thing: rules[kind](state, thing)
        from tradewinds.core.compiling import CompiledRule

        few = () if among is None else tuple(among)
        kinds = few or range(len(rules))
        distinct = list(dict.fromkeys(rules[kind] for kind in kinds))
        names = {rule: f"rule_{number}" for number, rule in enumerate(distinct)}
        own_name = "_".join([asked, "by_kind", *map(str, few)])
        lines = [f"def {own_name}(kind, state, thing):"]
        lines += [f"    if kind == {kind}: return {names[rules[kind]]}(state, thing)" for kind in kinds]
        lines += [f"    return {names[rules[kinds[-1]]]}(state, thing)"]
        scope: dict[str, Any] = {name: rule for rule, name in names.items()}
        exec("\n".join(lines), scope)  # noqa: S102 - our own rules, by number
        return CompiledRule(scope[own_name])

    # What networks need: moves as a seat calls them

    def turned(self, players: int) -> NDArray[np.int16]:
        """Seat, move: the number of the move when p1 means that seat itself, p2 the next one clockwise, and so on."""
        table = np.tile(np.arange(len(self._codes), dtype=np.int16), (players, 1))
        for kind, row in zip(self._kinds, self._rows, strict=True):
            shape = [len(sort) for sort in row.things]
            moves = np.arange(kind.first, kind.after, dtype=np.int16).reshape(shape)
            for seat in range(players):
                turned = moves
                for axis, sort in enumerate(row.things):
                    if isinstance(sort, Seats):
                        others = range(players, len(sort))  # seats that nobody sits at
                        called = [(other - seat) % players for other in range(min(players, len(sort)))]
                        turned = turned.take([*called, *others], axis)
                table[seat, kind.first : kind.after] = turned.ravel()
        return table

    def turned_back(self, players: int) -> NDArray[np.int16]:
        """Seat, move: the other way round, from what the seat calls a move to its number."""
        return np.argsort(self.turned(players), axis=1).astype(np.int16)

    # What people need: codes and words

    def message(self, move: int) -> Message:
        """A move as a message."""
        row, thing = self._find(move)
        return Message(
            f"move-{row.verb.replace(':', '-')}", self.things(move) | (row.figures(thing) if row.figures else {})
        )

    def things(self, move: int) -> dict[str, Parameter]:
        """What a move is about, as parameters of a message."""
        row, thing = self._find(move)
        told: dict[str, Parameter] = {}
        for sort in reversed(row.things):
            thing, own = divmod(thing, len(sort))
            told = {sort.word: sort.tell(own)} | told
        return told

    def thing(self, move: int) -> int:
        """The number of what a move is about, among the moves of its kind."""
        return self._find(move)[1]

    def _find(self, move: int) -> tuple[_Row, int]:
        for kind, row in zip(self._kinds, self._rows, strict=True):
            if kind.first <= move < kind.after:
                return row, move - kind.first
        raise IndexError(f"there is no move {move}")

    def code(self, move: int) -> str:
        """The code of a move."""
        return self._codes[move]

    def find(self, code: str) -> int | None:
        """The number of a move, if the game knows it."""
        return self._ids.get(code)

    def id(self, code: str) -> int:
        """The number of a move that must be there."""
        return self._ids[code]

    def __iter__(self) -> Iterator[str]:
        return iter(self._codes)

    def __len__(self) -> int:
        return len(self._codes)
