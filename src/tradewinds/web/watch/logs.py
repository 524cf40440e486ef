"""Logs for people, or line by line as JSON for programs; in both, what looks like a secret is left out."""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Literal, TypeAlias, get_args

__all__ = ["FORMATS", "LEVELS", "Format", "JsonLines", "PlainLines", "without_secrets", "write_logs"]

Format: TypeAlias = Literal["text", "json"]
FORMATS: tuple[Format, ...] = get_args(Format)
LEVELS = ("debug", "info", "warning", "error")
OUR_LOGGERS = ("tradewinds", "uvicorn")
HIDDEN = "[hidden]"
SECRETS = (
    (re.compile(r"(\w+://[^\s:/@]+):[^\s@]+@"), rf"\1:{HIDDEN}@"),  # the password in the address of a database
    (re.compile(r"\b(Bearer|Basic) +[\w.~+/=-]+", re.IGNORECASE), rf"\1 {HIDDEN}"),
    (re.compile(r"(?i)\b((?:set-)?cookie|authorization|x-csrf)(['\"]?[:=] ?).*"), rf"\1\2{HIDDEN}"),
    (re.compile(r"\$argon2\w*\$\S+"), HIDDEN),
    (re.compile(r"sealed:[0-9a-f]{8}:[0-9a-f]+"), HIDDEN),
    (
        re.compile(r"(?<![0-9A-Za-z_-])[0-9A-Za-z_-]{32,}(?![0-9A-Za-z_-])"),
        HIDDEN,
    ),  # tokens, seeds, digests, ids of people
)


def without_secrets(text: str) -> str:
    """A text without what nobody who reads logs should know."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class PlainLines(logging.Formatter):
    """A line for people, with what led to it below."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))


class JsonLines(logging.Formatter):
    """A JSON object in a line: when, how bad, who says it, what, and whatever else is known."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        told: dict[str, object] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        told |= getattr(record, "about", {})
        if record.exc_info:
            told["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def write_logs(form: Format = "text", level: str = "warning") -> None:
    """Sends all logs of the server to stderr, in this form, from this level on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    for name in OUR_LOGGERS:
        logging.getLogger(name).setLevel(level.upper())
    logging.getLogger("uvicorn.access").disabled = True  # it writes down addresses in full; ours does not
