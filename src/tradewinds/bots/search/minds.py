"""What a search asks a mind: which moves look good, and what everyone can expect.

The search is written once; what it trusts is exchangeable. A mind is a named tuple, the room it works in, and three
rules that answer the questions below; its type says which, as the type of a desk says which policy it is, so that
compiled code asks at no cost. `judgement` holds the mind of every game, by its hand-written opinion; whoever has
another declares it with `answers`:

    @answers(judge, MyMind)
    @rule
    def my_opinion(study, node): ...
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

from tradewinds.core.rule import choose_while_compiling

__all__ = ["TRIAL", "WORLD", "answers", "judge", "like", "look"]

WORLD, TRIAL = range(2)  # places in `worlds`

Function = TypeVar("Function", bound=Callable[..., Any])
_answers: dict[str, dict[type, Any]] = {}  # by question and mind


def _asked_of_minds(question: Function) -> Function:
    """Turns a question into the function that asks the mind of a study."""
    known = _answers[question.__name__] = {}

    @functools.wraps(question)
    def interpreted(study: Any, *arguments: Any) -> Any:
        return known[type(study.mind)](study, *arguments)

    def of_type(study: Any, *arguments: Any) -> Any:
        mind = study.types[study.fields.index("mind")]
        return known[mind.instance_class]

    choose_while_compiling(interpreted, of_type)
    return interpreted  # type: ignore[return-value]


def answers(question: Callable[..., Any], mind: type) -> Callable[[Function], Function]:
    """Makes a rule the answer of such minds to a question."""

    def declare(answer: Function) -> Function:
        _answers[question.__name__][mind] = answer
        return answer

    return declare


@_asked_of_minds
def look(study: Any) -> None:
    """Takes in the world as whoever decides there sees it, before moves are liked."""


@_asked_of_minds
def like(study: Any, move: int) -> Any:
    """How good a move of the world looks: `temperature` more than another and it is tried e times as eagerly."""


@_asked_of_minds
def judge(study: Any, node: int) -> None:
    """Writes the share of the victory that every seat can expect in the world, which has come to that node.

    The world may be played on. A mind that has looked at it for that gives the node its children at once.
    """
