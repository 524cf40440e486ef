"""How the report says things: words, figures with their intervals, and bots by colour and shape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from tradewinds.arena.report.charts import strip
from tradewinds.core.words import Message, Words, figure

__all__ = ["Teller"]

SHAPES = "●◆■▲⬢"
MARGIN = 40.0  # rating points around the chart


class Teller:
    """Tells what a tournament's report says, in one language."""

    def __init__(self, words: Words, bots: Sequence[str]) -> None:
        self.words = words.in_print
        self.bots = list(bots)

    def say(self, key: str, **parameters: int | str) -> str:
        """A message as plain text."""
        return self.words.say(Message(key, parameters))

    def text(self, key: str, **parameters: int | str) -> str:
        """A message as HTML."""
        return escape(self.say(key, **parameters))

    def figure(self, number: float, digits: int = 0) -> str:
        """A number as it is written."""
        return figure(number, self.words.language, digits)

    def percent(self, part: float) -> str:
        """A part of 1."""
        return f"{self.figure(part * 100, 1)}%"

    def seconds(self, seconds: float) -> str:
        """A time, in the unit that suits it."""
        if seconds >= 1:
            return f"{self.figure(seconds, 1)}\N{NO-BREAK SPACE}{self.say('report-s')}"
        digits = 0 if seconds >= 0.1 else 1 if seconds >= 0.01 else 2
        return f"{self.figure(seconds * 1000, digits)}\N{NO-BREAK SPACE}{self.say('report-ms')}"

    def mark(self, bot: str) -> int:
        """Which colour and shape is a bot's."""
        return self.bots.index(bot) % len(SHAPES)

    def bot(self, bot: str) -> str:
        """A bot by shape, colour and name."""
        mark = self.mark(bot)
        return f'<b class="bot p{mark}"><i aria-hidden="true">{SHAPES[mark]}</i>{escape(bot)}</b>'

    def row(self, name: str, chart: str, value: str, more: str = "", kind: str = "") -> str:
        """A line of a chart: what it is about, the chart, and the figure."""
        note = f"<small>{more}</small>" if more else ""
        figures = f'<div class="figure">{value}{note}</div>'
        return f'<div class="row {kind}"><div class="name">{name}</div>{chart}{figures}</div>'

    def share_row(self, name: str, share: Mapping[str, Any], par: float, kind: str = "") -> str:
        """A share of the victory with its interval."""
        value, low, high = (self.percent(share[part]) for part in ("value", "low", "high"))
        chart = strip(share["value"], share["low"], share["high"], escape(f"{value} ({low} – {high})"), par=par)
        return self.row(name, chart, value, f"{low} – {high}", kind)

    def rating_rows(self, ratings: Mapping[str, Mapping[str, Any]]) -> str:
        """The ratings of bots, on one scale."""
        least = min(rating["low"] for rating in ratings.values()) - MARGIN
        most = max(rating["high"] for rating in ratings.values()) + MARGIN
        rows = []
        for bot, rating in sorted(ratings.items(), key=lambda row: -row[1]["value"]):
            value, low, high = (self.figure(rating[part]) for part in ("value", "low", "high"))
            figures = rating["value"], rating["low"], rating["high"]
            chart = strip(*figures, escape(f"{value} ({low} – {high})"), least=least, most=most)
            between = f"{low} – {high}" if low != high else ""  # the one that the others are compared with
            rows.append(self.row(self.bot(bot), chart, value, between, f"p{self.mark(bot)}"))
        return "".join(rows)
