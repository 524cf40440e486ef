"""When something cannot be done: a message in the reader's language, and the HTTP status that says the same."""

from __future__ import annotations

from tradewinds.core.words import Message, Parameter

__all__ = ["Refused"]


class Refused(Exception):  # noqa: N818 - asked for and refused; no error of the program
    """Something a person asked for that cannot be; `message` says why."""

    def __init__(self, status: int, message: Message | str, **parameters: Parameter) -> None:
        self.status = status
        self.message = message if isinstance(message, Message) else Message(message, parameters)
        super().__init__(self.message.key)
