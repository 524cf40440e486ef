"""Updates of pages as bytes, compressed once for all connections.

A stream that is compressed as one could not share anything: each connection has its own past. So every update is a run
of deflate blocks that look back at nothing, and a connection's stream is a gzip head with such runs behind it.
"""

from __future__ import annotations

import zlib
from functools import cached_property

__all__ = ["GZIP_HEAD", "Update", "stored"]

GZIP_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
LEVEL = 3


class Update:
    """The news of an event, for every connection that is to be sent just these."""

    def __init__(self, text: str) -> None:
        self.plain = text.encode()

    @cached_property
    def packed(self) -> bytes:
        """As deflate blocks that begin and end at whole bytes."""
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
        return packer.compress(self.plain) + packer.flush(zlib.Z_FULL_FLUSH)


def stored(content: bytes) -> bytes:
    """A few bytes as a deflate block that is not compressed."""
    size = len(content).to_bytes(2, "little")
    return b"\0" + size + bytes(255 - byte for byte in size) + content
