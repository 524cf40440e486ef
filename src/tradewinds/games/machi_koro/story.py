"""What questions of Machi Koro ask, which cards will not work yet, and the order in which moves are listed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tradewinds.core.state import State
from tradewinds.core.words import Message, Name
from tradewinds.games.machi_koro.about import order
from tradewinds.games.machi_koro.components import CARDS, HARBOR_ADDS, NAMES, NEEDS, NONE, TABLES, TRAIN_STATION
from tradewinds.games.machi_koro.rules.building import BUILD

__all__ = ["caution", "precedence", "tell_question"]

ONE_DIE = 6  # the most it can show
OWN_TURN = ("green", "purple")  # cards that only their owner's dice set to work


def caution(state: State, move: int) -> Message | None:
    """That a card will not work yet, and what it lacks."""
    lacking = _lacking(state, move - BUILD.first) if BUILD.first <= move < BUILD.after else NONE
    return Message("caution-idle", {"card": Name(f"card-{NAMES[lacking]}")}) if lacking != NONE else None


def _lacking(state: State, card: int) -> int:
    """The landmark without which a card does nothing for the player whose turn it is; NONE if it works."""
    figures, city = CARDS[NAMES[card]], state.city[state.active]
    needed = int(NEEDS[card])
    if needed != NONE and not city[needed]:
        return needed
    beyond = figures.get("colour") in OWN_TURN and min(figures["rolls"]) > ONE_DIE
    return TRAIN_STATION if beyond and not city[TRAIN_STATION] else NONE


def tell_question(view: Mapping[str, Any]) -> Message:
    """What is asked; of dice that lie there, with what they show."""
    phase, dice = view["phase"], view["dice"]
    if phase not in ("reroll", "harbor"):
        return Message(f"phase-{phase}")
    roll = str(dice[0]) if len(dice) == 1 else f"{dice[0]} + {dice[1]} = {sum(dice)}"
    return Message(f"question-{phase}", {"roll": roll, "adds": HARBOR_ADDS})


def precedence(code: str) -> tuple[Any, ...]:
    """Landmarks before establishments, which stand as in the market."""
    verb, _, card = code.partition(":")
    if verb != "build":
        return (0,)
    return (0, CARDS[card]["cost"]) if card in TABLES["landmarks"] else (1, *order(card))
