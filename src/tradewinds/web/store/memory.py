"""What was read a moment ago, so that every request need not ask the database who is asking."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Generic, TypeVar

__all__ = ["Memory"]

Value = TypeVar("Value")


class Memory(Generic[Value]):
    """Keeps a number of values for some seconds: another server may have changed them meanwhile."""

    def __init__(self, most: int = 10_000, seconds: float = 20.0) -> None:
        self._most = most
        self._seconds = seconds
        self._kept: OrderedDict[str, tuple[float, Value]] = OrderedDict()

    def get(self, key: str) -> Value | None:
        """The value, if it is still fresh."""
        until, value = self._kept.get(key, (0.0, None))
        return value if until > time.monotonic() else None

    def keep(self, key: str, value: Value) -> None:
        """Remembers a value."""
        self._kept[key] = (time.monotonic() + self._seconds, value)
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, key: str) -> None:
        """Forgets a value that has changed."""
        self._kept.pop(key, None)

    def clear(self) -> None:
        """Forgets everything."""
        self._kept.clear()
