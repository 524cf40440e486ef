"""The colours every game shares, and the style sheet that pictures need.

A picture names colours only by their token, `var(--ink)`, so that a page turns dark without being drawn again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

__all__ = ["COLOURS", "Colours", "style_sheet"]

Colours: TypeAlias = Mapping[str, tuple[str, str]]  # a token: its light and its dark colour

COLOURS: Colours = {
    "paper": ("#f6f1e4", "#161b26"),
    "card": ("#fffdf6", "#212838"),
    "ink": ("#22304a", "#e9e3d2"),
    "sea": ("#2f5d73", "#7fb4c9"),
    "brass": ("#b0893b", "#d9b866"),
    "coin": ("#f0dca4", "#5a4a22"),  # the face of a coin: a figure on it is read at arm's length
    "seal": ("#b5402f", "#ef7c66"),
    "leaf": ("#4f7a45", "#94c187"),
    "quiet": ("#5d6675", "#a9adb3"),  # words that wait in the background
    "player-0": ("#2f6db5", "#6fa8ea"),
    "player-1": ("#d0598f", "#f08ab8"),
    "player-2": ("#754ba3", "#b48be0"),
    "player-3": ("#e0ad1c", "#f0c93f"),
    "player-4": ("#3f8a4d", "#6fc27e"),
    "player-0-soft": ("#d8e5f4", "#22374f"),
    "player-1-soft": ("#f7dde8", "#4a2a3c"),
    "player-2-soft": ("#e7dcf2", "#3a2c50"),
    "player-3-soft": ("#f8eabc", "#453b1a"),
    "player-4-soft": ("#d9ebd9", "#213d29"),
}
FONTS = {
    "sans": 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif',
    "serif": 'Georgia,"Noto Serif","DejaVu Serif","Times New Roman",serif',
}
RULES = """
.symbols{position:absolute}
.part{display:block;max-width:100%;height:auto;overflow:visible;font-family:var(--sans)}
.part [tabindex]:focus-visible{outline:3px solid var(--sea);outline-offset:2px;border-radius:8px}
.on-board{box-sizing:border-box;display:block;width:100%;height:100%;margin:0;padding:0;border:0;border-radius:9px;\
background:none;color:inherit;font:inherit;cursor:pointer;-webkit-tap-highlight-color:transparent}
.on-board:hover{box-shadow:inset 0 0 0 2px var(--seal)}
.on-board:focus-visible{outline:3px solid var(--ink);outline-offset:-3px;box-shadow:inset 0 0 0 5px var(--card)}
.on-board.in-words{padding:0 8px;background:var(--seal);color:var(--card);font:600 15px/1.2 var(--sans)}
.on-board.in-words:hover{box-shadow:inset 0 0 0 2px var(--card)}
"""


def style_sheet(colours: Colours, scope: str) -> str:
    """The style of all pictures in a scope: light or dark as the reader's system is, or as `data-theme` says."""
    fonts = "".join(f"--{name}:{stack};" for name, stack in FONTS.items())
    light, dark = (fonts + "".join(f"--{name}:{pair[n]};" for name, pair in colours.items()) for n in (0, 1))
    dark = dark.removeprefix(fonts)
    return (
        f"{scope},[data-theme=light]{{color-scheme:light;{light}}}"
        f"@media(prefers-color-scheme:dark){{{scope}:not([data-theme=light]){{color-scheme:dark;{dark}}}}}"
        f"[data-theme=dark]{{color-scheme:dark;{dark}}}{RULES}"
    )
