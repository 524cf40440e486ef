"""A network between a server and its database that can be cut, go silent, and be mended."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Self

__all__ = ["Wire"]


class Wire:
    """Passes bytes on to a port of this machine, while it is whole."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listener.getsockname()[1])
        self._ends: set[socket.socket] = set()
        self._whole, self._flowing = True, threading.Event()
        self._flowing.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Ends every connection and lets no new one come about."""
        self._whole = False
        for end in list(self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def silence(self) -> None:
        """Loses everything without a word, as when a cable is pulled."""
        self._flowing.clear()

    def mend(self) -> None:
        """Works again; what was lost in silence is not repeated."""
        if not self._flowing.is_set():
            self.cut()
            self._flowing.set()
        self._whole = True

    def close(self) -> None:
        """Is no more."""
        self._listener.close()
        self._flowing.set()
        self.cut()

    @classmethod
    @contextmanager
    def to(cls, port: int) -> Iterator[Self]:
        """A wire for as long as it is needed."""
        wire = cls(port)
        try:
            yield wire
        finally:
            wire.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listener.accept()
                if not self._whole:
                    here.close()
                    continue
                there = socket.create_connection(("127.0.0.1", self._to))
                self._ends |= {here, there}
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while (told := one.recv(65536)) and self._flowing.wait():
                other.sendall(told)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        one.close()
        self._ends.discard(one)
