"""Updates of pages as bytes: each part is written and compressed once, for all connections and all that see the same.

A stream that is compressed as one could not share anything: each connection has its own past. So every part is a run of
deflate blocks that look back at nothing, and a connection's stream is a gzip head with such runs behind it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping
from functools import cached_property, lru_cache

__all__ = ["GZIP_HEAD", "Update", "stored"]

GZIP_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
LEVEL = 1  # the quickest: a fifth more bytes than the best
SMALL = 200  # bytes that are not worth compressing
MOST_KEPT = 1000  # parts


class Update:
    """The rest of an event whose data have begun with the time: some facts, and the parts that are new."""

    def __init__(self, facts: Mapping[str, object], parts: Mapping[str, str]) -> None:
        self._facts = facts
        self._parts = parts

    @cached_property
    def plain(self) -> bytes:
        """As it is."""
        return b"".join(self._pieces())

    @cached_property
    def packed(self) -> bytes:
        """As deflate blocks that begin and end at whole bytes."""
        return b"".join(stored(piece) if len(piece) < SMALL else _packed(piece) for piece in self._pieces())

    def _pieces(self) -> Iterator[bytes]:
        before = f'data: {json.dumps(self._facts, ensure_ascii=False)[1:-1]},"parts":{{'
        for name, html in self._parts.items():
            yield f"{before}{json.dumps(name)}:".encode()
            yield _written(html)
            before = ","
        yield b"}}\n\n"


@lru_cache(MOST_KEPT)
def _written(html: str) -> bytes:
    return json.dumps(html, ensure_ascii=False).encode()


@lru_cache(MOST_KEPT)
def _packed(content: bytes) -> bytes:
    packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return packer.compress(content) + packer.flush(zlib.Z_FULL_FLUSH)


def stored(content: bytes) -> bytes:
    """A few bytes as a deflate block that is not compressed."""
    size = len(content).to_bytes(2, "little")
    return b"\0" + size + bytes(255 - byte for byte in size) + content
