"""What was read a moment ago, so that every request need not ask the database who is asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Generic, TypeVar

__all__ = ["Memory"]

Value = TypeVar("Value")


class Memory(Generic[Value]):
    """Keeps a number of values for some seconds: another server may have changed them meanwhile.

    Whoever reads a value to keep it takes the number of `changes` first: what changed while they read is not kept.
    """

    def __init__(self, most: int = 10_000, *, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self.changes = 0
        self._kept: OrderedDict[str, tuple[float, Value]] = OrderedDict()

    def get(self, key: str) -> Value | None:
        """The value, if it is still fresh."""
        until, value = self._kept.get(key, (0.0, None))
        return value if until > time.monotonic() else None

    def keep(self, key: str, value: Value, since: int | None = None) -> None:
        """Remembers a value, unless something was forgotten since it began to be read."""
        if since not in (None, self.changes):
            return
        self._kept[key] = (time.monotonic() + self._seconds, value)
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, key: str) -> None:
        """Forgets a value that has changed."""
        self.changes += 1
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Forgets everything."""
        self.changes += 1
        self._kept.clear()
