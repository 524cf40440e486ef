"""Updates of pages as bytes: of each part what differs from what a page shows, written once for all who show the same.

A stream that is compressed as one could not share anything: each connection has its own past. So an update is a run of
deflate blocks that look back at nothing, and a connection's stream is a gzip head with such runs behind it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from typing import TypeAlias

__all__ = ["GZIP_HEAD", "Update", "follow", "steps", "stored"]

GZIP_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
LEVEL = 1  # the quickest: a fifth more bytes than the best
LEAST_WINDOW = 12  # a power of two: to make room for a large one takes longer than to compress a few bytes
LARGE = 2000  # bytes that are worth keeping compressed, for others who are sent the same
MOST_KEPT = 100  # parts: those of a turn are sent to all who see the same at about the same time
SMALL = 300  # bytes of a part that is sent as it is
STRIDE = 32  # tags compared at once

Step: TypeAlias = "str | list[int]"

write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
write_facts = json.JSONEncoder(ensure_ascii=False).encode


class Update:
    """The rest of an event whose data have begun with the time: some facts, and the parts that are new.

    A part that the page has in an earlier form is sent as the steps from there, see `steps`; any other as it is.
    """

    def __init__(self, facts: Mapping[str, object], parts: Mapping[str, bytes], before: Mapping[str, bytes]) -> None:
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
        for name, page in self._parts.items():
            yield f'{before}"{name}":'.encode()
            earlier = self._before.get(name)
            yield _written(page) if earlier is None or len(page) < SMALL else _written_since(earlier, page)
            before = ","
        yield b"}}\n\n"


def steps(before: bytes, after: bytes) -> list[Step]:
    """How to get from one HTML to another, both cut at every `<`: which runs of the old pieces to take, which new ones.

    What is alike at the beginning and at the end is not even cut. In between, each piece is looked at about once, which
    misses what a thorough comparison finds; a page's parts change in few places.
    """
    count = before.count(b"<") + 1
    if before == after:
        return [[0, count]]
    start = before.rfind(b"<", 0, _alike_from_start(before, after)) + 1
    shared = _alike_to_end(before, after, start)
    tail = before.find(b"<", len(before) - shared) if shared else -1
    end = tail - len(before) if tail >= 0 else None
    first, last = before.count(b"<", 0, start), count - (before.count(b"<", tail) if end else 0)
    told: list[Step] = [[0, first]] if first else []
    _tell_steps(told, before[start:end].split(b"<"), after[start:end].split(b"<"), first)
    _take(told, last, count)
    return told


def _tell_steps(told: list[Step], old: list[bytes], new: list[bytes], first: int) -> None:
    """The same for pieces; `first` is the number of the first old one."""
    places = list(map(dict(zip(old, range(len(old)), strict=True)).get, new))  # the last in the old of each new piece
    count = len(new)
    written = at = expected = 0  # what is told already of the new, where we are in it, and where that may be in the old
    while at < count:
        place = places[at]
        if place is None:
            at += 1
            expected += 1
            continue
        if expected < len(old) and old[expected] == new[at]:
            place = expected
        if written < at:
            told.append(b"<".join(new[written:at]).decode())
        length = _alike(old, place, new, at)
        _take(told, first + place, first + place + length)
        expected = place + length
        written = at = at + length
    if written < at:
        told.append(b"<".join(new[written:]).decode())


def _take(told: list[Step], begin: int, end: int) -> None:
    """One more run of old pieces, as one with the run before if it follows that."""
    latest = told[-1] if told else ""
    if isinstance(latest, list) and latest[1] == begin:
        latest[1] = end
    elif begin < end:
        told.append([begin, end])


def _alike_from_start(one: bytes, other: bytes) -> int:
    """How many bytes are the same at the beginning."""
    known, most = 0, min(len(one), len(other))
    while known < most:
        tried = (known + most + 1) // 2
        if one[known:tried] == other[known:tried]:
            known = tried
        else:
            most = tried - 1
    return known


def _alike_to_end(one: bytes, other: bytes, start: int) -> int:
    """How many bytes are the same at the end, not counting those before a place."""
    ends, known, most = (len(one), len(other)), 0, min(len(one), len(other)) - start
    while known < most:
        tried = (known + most + 1) // 2
        if one[ends[0] - tried : ends[0] - known] == other[ends[1] - tried : ends[1] - known]:
            known = tried
        else:
            most = tried - 1
    return known


def follow(before: str, told: str | list[Step]) -> str:
    """A part as it was told: whole, or in steps from what it was before. Pages do the same in table.js."""
    if isinstance(told, str):
        return told
    old = before.split("<")
    return "<".join(piece for step in told for piece in ([step] if isinstance(step, str) else old[slice(*step)]))


def _alike(old: list[bytes], place: int, new: list[bytes], at: int) -> int:
    """How many pieces are the same from these two places on."""
    most, length = min(len(old) - place, len(new) - at), 0
    while old[place + length : place + length + STRIDE] == new[at + length : at + length + STRIDE] and length < most:
        length += STRIDE
    length = min(length, most)
    while length < most and old[place + length] == new[at + length]:
        length += 1
    return length


@lru_cache(MOST_KEPT)
def _written(page: bytes) -> bytes:
    return write(page.decode()).encode()


@lru_cache(MOST_KEPT)
def _written_since(before: bytes, after: bytes) -> bytes:
    return write(steps(before, after)).encode()


def _deflated(content: bytes) -> bytes:
    window = min(max(len(content).bit_length(), LEAST_WINDOW), zlib.MAX_WBITS)
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -window, window - zlib.MAX_WBITS + zlib.DEF_MEM_LEVEL)
    return packer.compress(content) + packer.flush(zlib.Z_FULL_FLUSH)


_kept_deflated = lru_cache(MOST_KEPT)(_deflated)


def stored(content: bytes) -> bytes:
    """A few bytes as a deflate block that is not compressed."""
    size = len(content).to_bytes(2, "little")
    return b"\0" + size + bytes(255 - byte for byte in size) + content
