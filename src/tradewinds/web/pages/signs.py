"""Small signs in the text of pages, each drawn once: a player's mark, something that they have, more or less of it."""

from __future__ import annotations

from functools import cache, lru_cache

from markupsafe import Markup

from tradewinds.core.about import Fact
from tradewinds.web.pages.preview import Change

__all__ = ["change_of", "fact_of", "mark_of"]

MOST_KEPT = 5_000
MARK = Markup('<svg class="mark" aria-hidden="true"><use href="#tw-player-{}"/></svg>')
FACT = Markup(
    '<span class="seat-fact" title="{}"><svg class="mark" aria-hidden="true"><use href="#{}"/></svg>'
    '<span aria-hidden="true">{}</span><span class="unseen">{}</span></span>'
)
CHANGE = Markup('<span class="gain {}">{} <svg class="mark" role="img"{}><use href="#{}"/></svg></span>')
LABEL = Markup(' aria-label="{}"')


@cache
def mark_of(seat: int) -> Markup:
    """The shape of a player."""
    return MARK.format(seat % 5)


def fact_of(fact: Fact, told: str) -> Markup:
    """So much of something, with what it is in words."""
    return _fact(fact.symbol, fact.amount, told)


@lru_cache(MOST_KEPT)
def _fact(symbol: str, amount: int, told: str) -> Markup:
    return FACT.format(told, symbol, amount, told)


@lru_cache(MOST_KEPT)
def change_of(change: Change) -> Markup:
    """So much more or less of something."""
    amount = f"{change.amount:+d}".replace("-", "−")
    label = LABEL.format(change.name) if change.name else ""
    return CHANGE.format("more" if change.amount > 0 else "less", amount, label, change.symbol)
