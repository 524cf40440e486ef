"""What can go wrong, each with a sentence that says what to do about it."""

from __future__ import annotations

from collections.abc import Callable

__all__ = ["IllegalMove", "RecordError"]


class IllegalMove(ValueError):  # noqa: N818 - a move is illegal; it is no error of the program
    """A move that the rules do not allow now; `reason` is the key of the rule that forbids it."""

    def __init__(self, code: str, reason: str, sentence: str) -> None:
        super().__init__(f"{code}: {sentence}")
        self.code = code
        self.reason = reason
        self.sentence = sentence


class RecordError(ValueError):
    """A record that cannot be read; `line` is where, counted from 1, and `tell` says it in a language."""

    def __init__(self, line: int, tell: Callable[[str], str]) -> None:
        self.line = line
        self.tell = tell
        self.sentence = tell("en")
        super().__init__(f"line {line}: {self.sentence}")
