"""How many requests each visitor has left; servers on one database tell each other who has made many."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterable

__all__ = ["Allowance", "Taken"]

Taken = tuple[str, int, float]  # who, how many requests, and of how many a minute
MOST_KEPT = 100_000
MOST_TOLD = 100  # visitors in one message
UNTOLD = 100  # a hundredth of a limit is nothing that others need to know


class Allowance:
    """A bucket for every name, which fills up again within a minute."""

    def __init__(self) -> None:
        self._buckets: dict[str, tuple[float, float]] = {}  # by digest: requests left, and since when
        self._taken: dict[str, tuple[int, float]] = {}  # what other servers do not know of yet, with the limit

    def take(self, name: str, limit: float) -> bool:
        """Takes one request out of a bucket; False if it is empty."""
        key = hashlib.blake2b(name.encode(), digest_size=12).hexdigest()  # names have cookies in them, which are secret
        left = self._left(key, limit)
        if left < 1:
            return False
        self._keep(key, left - 1)
        if len(self._taken) > MOST_KEPT:
            self._taken.clear()
        self._taken[key] = self._taken.get(key, (0, limit))[0] + 1, limit
        return True

    def news(self) -> list[list[Taken]]:
        """Who has made many requests here that other servers have not been told of yet."""
        many = [(key, taken, limit) for key, (taken, limit) in self._taken.items() if taken * UNTOLD >= limit]
        for key, _, _ in many:
            del self._taken[key]
        return [many[first : first + MOST_TOLD] for first in range(0, len(many), MOST_TOLD)]

    def note(self, news: Iterable[Taken]) -> None:
        """Takes what was taken elsewhere out of the buckets here as well."""
        for key, taken, limit in news:
            self._keep(key, self._left(key, limit) - taken)

    def _left(self, key: str, limit: float) -> float:
        now = time.monotonic()
        left, since = self._buckets.get(key, (limit, now))
        return min(limit, left + (now - since) * limit / 60)

    def _keep(self, key: str, left: float) -> None:
        if len(self._buckets) > MOST_KEPT:
            self._buckets.clear()
        self._buckets[key] = (left, time.monotonic())
