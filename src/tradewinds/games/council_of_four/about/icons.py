"""What sentences tell of, as it is drawn: amounts, politics cards and councillors."""

from __future__ import annotations

from tradewinds.core.about import Icon
from tradewinds.games.council_of_four.components import CARDS, COLOURS

__all__ = ["ICONS"]

CARD, COUNCILLOR = (44, 60), (38, 48)
BONUSES = ("servants", "points", "cards", "nobility", "main")

ICONS = {
    "bonus-coins": Icon("tw-coin"),
    **{f"bonus-{bonus}": Icon(f"cf-{bonus}") for bonus in BONUSES},
    **{
        f"colour-{colour}.{case}": Icon(f"cf-councillor-{colour}", COUNCILLOR)
        for colour in COLOURS
        for case in ("councillor", "he")
    },
    **{f"cards-{card}": Icon(f"cf-card-{card}", CARD) for card in CARDS},
    **{f"colour-{card}": Icon(f"cf-card-{card}", CARD) for card in CARDS},
}
