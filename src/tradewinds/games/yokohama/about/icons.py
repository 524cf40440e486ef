"""What sentences tell of, as it is drawn: goods and other amounts, pieces, flags and areas."""

from __future__ import annotations

from tradewinds.core.about import Icon
from tradewinds.games.yokohama.components import AREA_NAMES, COUNTRIES, PAYMENTS, REWARDS, TYPE_OF_AREA

__all__ = ["ICONS"]

AS_PIECES = ("assistant",)  # rewards that are drawn as a piece


def _area(kind: str) -> Icon:
    """Two boards of a kind have one sign."""
    return Icon(f"yo-area-{kind.removesuffix('-a').removesuffix('-b')}")


ICONS = {
    **{f"reward-{kind}": Icon(f"yo-{kind}") for kind in REWARDS if kind not in AS_PIECES},
    **{f"reward-{piece}": Icon(f"yo-{piece}-neutral") for piece in AS_PIECES},
    **{f"good-{good}": Icon(f"yo-{good}") for good in PAYMENTS},
    **{f"country-{country}": Icon(f"yo-flag-{country}") for country in COUNTRIES},
    **{f"agent-{country}": Icon("yo-agent") for country in COUNTRIES},
    **{f"area-{name}": _area(kind) for name, kind in zip(AREA_NAMES, TYPE_OF_AREA, strict=True)},
}
