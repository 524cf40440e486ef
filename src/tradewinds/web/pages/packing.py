"""Updates of pages as bytes: of each part what differs from what a page shows, written once for all who show the same.

A stream that is compressed as one could not share anything: each connection has its own past. So an update is a run of
deflate blocks that look back at nothing, and a connection's stream is a gzip head with such runs behind it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TypeAlias

__all__ = ["GZIP_HEAD", "Update", "follow", "steps", "stored"]

GZIP_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
LEVEL = 1  # the quickest: a fifth more bytes than the best
LARGE = 2000  # bytes that are worth keeping compressed, for others who are sent the same
MOST_KEPT = 1000  # parts
SMALL = 300  # letters of a part that is sent as it is
STRIDE = 32  # tags compared at once
STRIDES = (4096, 512, 64, 8, 1)  # letters compared at once

Step: TypeAlias = "str | list[int]"

write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
write_facts = json.JSONEncoder(ensure_ascii=False).encode


class Update:
    """The rest of an event whose data have begun with the time: some facts, and the parts that are new.

    A part that the page has in an earlier form is sent as the steps from there, see `steps`; any other as it is.
    """

    def __init__(self, facts: Mapping[str, object], parts: Mapping[str, str], before: Mapping[str, str]) -> None:
        self._facts = facts
        self._parts = parts
        self._before = before

    @cached_property
    def plain(self) -> bytes:
        """As it is."""
        return b"".join(self._pieces())

    @cached_property
    def packed(self) -> bytes:
        """As deflate blocks that begin and end at whole bytes."""
        packed, small = [], b""
        for piece in self._pieces():
            if len(piece) < LARGE:
                small += piece
            else:
                packed += [_deflated(small), _kept_deflated(piece)]
                small = b""
        return b"".join([*packed, _deflated(small)])

    def _pieces(self) -> Iterator[bytes]:
        before = f'data: {write_facts(self._facts)[1:-1]},"parts":{{'
        for name, html in self._parts.items():
            yield f'{before}"{name}":'.encode()
            earlier = self._before.get(name)
            yield _written(html) if earlier is None or len(html) < SMALL else _written_since(earlier, html)
            before = ","
        yield b"}}\n\n"


def steps(before: str, after: str) -> list[Step]:
    """How to get from one HTML to another, both cut at every `<`: which runs of the old pieces to take, which new ones.

    What is alike at the beginning and at the end is not even cut. In between, each piece is looked at about once, which
    misses what a thorough comparison finds; a page's parts change in few places.
    """
    count = before.count("<") + 1
    if before == after:
        return [[0, count]]
    start = before.rfind("<", 0, _alike_from_start(before, after)) + 1
    shared = _alike_to_end(before, after, min(len(before), len(after)) - start)
    tail = before.find("<", len(before) - shared) if shared else -1
    end = tail - len(before) if tail >= 0 else None
    first, last = before.count("<", 0, start), count - (before.count("<", tail) if end else 0)
    within = _steps(before[start:end].split("<"), after[start:end].split("<"), first)
    return _joined([[0, first], *within, [last, count]])


def _steps(old: list[str], new: list[str], first: int) -> list[Step]:
    """The same for pieces; `first` is the number of the first old one."""
    last_place = dict(zip(old, range(len(old)), strict=True))
    steps: list[Step] = []
    written = at = expected = 0  # what is told already of the new, where we are in it, and where that may be in the old
    while at < len(new):
        place = expected if old[expected : expected + 1] == [new[at]] else last_place.get(new[at], -1)
        if place < 0:
            at += 1
            expected += 1
            continue
        if written < at:
            steps.append("<".join(new[written:at]))
        length = _alike(old, place, new, at)
        steps.append([first + place, first + place + length])
        expected = place + length
        written = at = at + length
    return [*steps, "<".join(new[written:])] if written < len(new) else steps


def _joined(steps: Iterable[Step]) -> list[Step]:
    """Steps without empty runs, and runs that follow each other as one."""
    joined: list[Step] = []
    for step in steps:
        if isinstance(step, list) and step[0] == step[1]:
            continue
        before = joined[-1] if joined else ""
        if isinstance(step, list) and isinstance(before, list) and before[1] == step[0]:
            before[1] = step[1]
        else:
            joined.append(step)
    return joined


def _alike_from_start(one: str, other: str) -> int:
    """How many letters are the same at the beginning."""
    at, most = 0, min(len(one), len(other))
    for stride in STRIDES:
        while at < most and one[at : at + stride] == other[at : at + stride]:
            at += stride
    return min(at, most)


def _alike_to_end(one: str, other: str, most: int) -> int:
    """How many letters are the same at the end, of so many at most."""
    at = 0
    for stride in STRIDES:
        while (
            at + stride <= most
            and one[len(one) - at - stride : len(one) - at] == other[len(other) - at - stride : len(other) - at]
        ):
            at += stride
    return at


def follow(before: str, told: str | list[Step]) -> str:
    """A part as it was told: whole, or in steps from what it was before. Pages do the same in table.js."""
    if isinstance(told, str):
        return told
    old = before.split("<")
    return "<".join(piece for step in told for piece in ([step] if isinstance(step, str) else old[slice(*step)]))


def _alike(old: list[str], place: int, new: list[str], at: int) -> int:
    """How many pieces are the same from these two places on."""
    most, length = min(len(old) - place, len(new) - at), 0
    while old[place + length : place + length + STRIDE] == new[at + length : at + length + STRIDE] and length < most:
        length += STRIDE
    length = min(length, most)
    while length < most and old[place + length] == new[at + length]:
        length += 1
    return length


@lru_cache(MOST_KEPT)
def _written(html: str) -> bytes:
    return write(html).encode()


@lru_cache(MOST_KEPT)
def _written_since(before: str, after: str) -> bytes:
    return write(steps(before, after)).encode()


def _deflated(content: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(content) + packer.flush(zlib.Z_FULL_FLUSH)


_kept_deflated = lru_cache(MOST_KEPT)(_deflated)


def stored(content: bytes) -> bytes:
    """A few bytes as a deflate block that is not compressed."""
    size = len(content).to_bytes(2, "little")
    return b"\0" + size + bytes(255 - byte for byte in size) + content
