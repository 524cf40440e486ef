"""Settings of the server that come from the environment alone. docs/serving.md has a table of all settings."""

from __future__ import annotations

import math
import os
from dataclasses import fields

from tradewinds.cli.speech import refuse

__all__ = ["BY_ENVIRONMENT", "settings_from_environment", "variable"]

BY_ENVIRONMENT = ("bot_delay", "replace_after", "workers", "requests_a_minute", "largest_request", "largest_record")


def variable(setting: str) -> str:
    """What a setting is called in the environment."""
    return f"TRADEWINDS_{setting.upper()}"


def settings_from_environment() -> dict[str, float]:
    """Those that are set; what is no number is refused."""
    from tradewinds.web.settings import Settings

    kinds = {each.name: type(each.default) for each in fields(Settings)}
    given = {name: os.environ[variable(name)] for name in BY_ENVIRONMENT if os.environ.get(variable(name))}
    return {name: _number(name, text, whole=kinds[name] is int) for name, text in given.items()}


def _number(name: str, text: str, *, whole: bool) -> float:
    try:
        number = int(text) if whole else float(text)
    except ValueError:
        number = -1
    if number < 0 or not math.isfinite(number):
        refuse("serve-wrong-number", name=variable(name), text=repr(text))
    return number
