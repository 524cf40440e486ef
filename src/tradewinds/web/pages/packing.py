"""Updates of pages as bytes: of each part what differs from what a page shows, written once for all who show the same.

A part comes in rows, such as the pieces of a board or the turns of a log: what did not change is the very row that was
there, so that what did is found without reading the rest.

A stream that is compressed as one could not share anything: each connection has its own past. So an update is a run of
deflate blocks that look back at nothing, and a connection's stream is a gzip head with such runs behind it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache
from itertools import accumulate
from typing import TypeAlias

from isal import isal_zlib

__all__ = ["GZIP_HEAD", "Update", "follow", "steps", "stored"]

GZIP_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
LEVEL = 0  # the quickest: a fifth more bytes than the next, in a sixth of zlib's time
LARGE = 2000  # bytes that are worth keeping compressed, for others who are sent the same
MOST_KEPT = 100  # parts: those of a turn are sent to all who see the same at about the same time
SMALL = 300  # bytes of a part that is sent as it is
LONG = 1000  # bytes of a row that is not
STRIDE = 32  # tags compared at once

Rows: TypeAlias = tuple[bytes, ...]  # HTML of a part, cut where parts of it stay while others change
Step: TypeAlias = "str | list[int]"

write = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
write_facts = json.JSONEncoder(ensure_ascii=False).encode


class Update:
    """The rest of an event whose data have begun with the time: some facts, and the parts that are new.

    A part that the page has in an earlier form is sent as the steps from there, see `steps`; any other as it is.
    """

    def __init__(self, facts: Mapping[str, object], parts: Mapping[str, Rows], before: Mapping[str, Rows]) -> None:
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
        for name, rows in self._parts.items():
            yield f'{before}"{name}":'.encode()
            earlier = self._before.get(name)
            yield _written(rows) if earlier is None or _is_small(rows) else _written_since(earlier, rows)
            before = ","
        yield b"}}\n\n"


def steps(before: Rows, after: Rows) -> list[Step]:
    """How to get from one HTML to another, both cut at every `<`: which runs of the old pieces to take, which new ones.

    Most rows are as they were, and are not looked into. One that is new is told as it is, unless it is so long that it
    pays to look for what it shares with the row in its place. All rows but the first begin with a `<`.
    """
    counts = [row.count(b"<") for row in before]
    counts[:1] = [counts[0] + 1]  # what is before the first of them is a piece as well
    firsts = [0, *accumulate(counts)]  # the number of the first piece of each row
    where: dict[bytes, int] | None = None
    told: list[Step] = []
    place = written = 0  # how many rows of the old, and of the new, are dealt with
    for number, row in enumerate(after):
        found = place
        if place == len(before) or before[place] != row:
            where = where or dict(zip(before, range(len(before)), strict=True))
            found = where.get(row, -1)
        if found < place or (found == 0) != (number == 0):
            continue
        _tell_rows(told, before[place:found], after[written:number], firsts[place:found], written == 0)
        _take(told, firsts[found], firsts[found + 1])
        place, written = found + 1, number + 1
    _tell_rows(told, before[place:], after[written:], firsts[place:], written == 0)
    return told


def _tell_rows(told: list[Step], old: Rows, new: Rows, firsts: list[int], from_start: bool) -> None:
    """New rows in the place of some old ones, of whose pieces we know the first numbers."""
    for number, row in enumerate(new):
        text = row if from_start and number == 0 else row[1:]  # steps are joined by a `<`
        if number < len(old) and len(row) >= LONG:
            _tell_change(told, old[number] if text is row else old[number][1:], text, firsts[number])
        else:
            told.append(text.decode())


def _tell_change(told: list[Step], before: bytes, after: bytes, piece: int) -> None:
    """The steps from a text, the first piece of which has that number, to another one.

    What is alike at the beginning and at the end is not even cut. In between, each piece is looked at about once, which
    misses what a thorough comparison finds; a page's parts change in few places.
    """
    end = piece + before.count(b"<") + 1
    start = before.rfind(b"<", 0, _alike_from_start(before, after)) + 1
    shared = _alike_to_end(before, after, start)
    tail = before.find(b"<", len(before) - shared) if shared else -1
    cut = tail - len(before) if tail >= 0 else None
    first = piece + before.count(b"<", 0, start)
    _take(told, piece, first)
    _tell_steps(told, before[start:cut].split(b"<"), after[start:cut].split(b"<"), first)
    if cut:
        _take(told, end - before.count(b"<", tail), end)


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


def _is_small(rows: Rows) -> bool:
    return len(rows) == 1 and len(rows[0]) < SMALL


@lru_cache(MOST_KEPT)
def _written(rows: Rows) -> bytes:
    return write(b"".join(rows).decode()).encode()


@lru_cache(MOST_KEPT)
def _written_since(before: Rows, after: Rows) -> bytes:
    return write(steps(before, after)).encode()


def _deflated(content: bytes) -> bytes:
    packer = isal_zlib.compressobj(LEVEL, wbits=-isal_zlib.MAX_WBITS)
    return packer.compress(content) + packer.flush(isal_zlib.Z_FULL_FLUSH)


_kept_deflated = lru_cache(MOST_KEPT)(_deflated)


def stored(content: bytes) -> bytes:
    """A few bytes as a deflate block that is not compressed."""
    size = len(content).to_bytes(2, "little")
    return b"\0" + size + bytes(255 - byte for byte in size) + content
