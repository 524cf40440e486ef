"""What a browser calls itself, in two words, so that people know their devices in a list."""

from __future__ import annotations

__all__ = ["device_name"]

# The first that is named counts: most browsers and systems also claim to be older ones.
BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_name(user_agent: str) -> str:
    """Browser and system, or nothing where neither is known."""
    named = (next((name for mark, name in known.items() if mark in user_agent), "") for known in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, named))
