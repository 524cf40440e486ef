"""Refusals in messages: the rule that forbids a move, with the figures that show it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tradewinds.core.state import State
from tradewinds.core.words import Message, Name, Parameter
from tradewinds.games.machi_koro.components import COST, HARBOR_FROM
from tradewinds.games.machi_koro.moves import BUILD
from tradewinds.games.machi_koro.rules.legality import REFUSALS
from tradewinds.games.machi_koro.state import PHASES
from tradewinds.games.machi_koro.story.moves import things

Figures = dict[str, Parameter]


def tell_refusal(state: State, move: int, refused: int) -> Message:
    """Why a move is refused, and what is missing."""
    reason = REFUSALS[refused]
    figures = FIGURES[reason](state, move) if reason in FIGURES else {}
    return Message(f"refusal-{reason}", things(move) | figures)


def _players(state: State, move: int) -> Figures:
    return {"players": int(state.players)}


def _open_choice(state: State, move: int) -> Figures:
    return {"choice": Name(f"phase-{PHASES[state.phase]}")}


def _dice(state: State, move: int) -> Figures:
    return {"dice": int(state.dice)}


def _totals(state: State, move: int) -> Figures:
    return {"total": int(state.die_a + state.die_b), "needed": HARBOR_FROM}


def _price(state: State, move: int) -> Figures:
    cost = int(COST[move - BUILD])
    return {"cost": cost, "missing": cost - int(state.coins[state.active])}


FIGURES: Mapping[str, Callable[[State, int], Figures]] = {
    "no-such-player": _players,
    "choice-first": _open_choice,
    "same-dice": _dice,
    "total-too-low": _totals,
    "coins-missing": _price,
}
