"""What can be paid with, and what is missing (pages 12-14)."""

from __future__ import annotations

from collections.abc import Callable

from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import ONCE_A_TURN, PAY_IMPORT, PAY_YEN, PAYMENT_KINDS, PRICE_OF_USE
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS, Figures, thing
from tradewinds.games.yokohama.things import PAYMENT

# What a move costs in yen, by its verb: a place that asks for yen says here how many.
PRICES_IN_YEN: dict[str, Callable[[State, int], int]] = {}


def _yen(state: State, move: int) -> Figures:
    price = PRICES_IN_YEN[MOVES.code(move).partition(":")[0]]
    return {"cost": int(price(state, thing(move))), "have": int(state.yen[state.active])}


def _good(state: State, move: int) -> Figures:
    """The good that a move is about, or else the one that using a technology takes."""
    if "good" in MOVES.things(move):
        return {}
    price = PRICE_OF_USE[ONCE_A_TURN[thing(move)]]
    return {"good": PAYMENT.tell(next(kind for kind in range(PAYMENT_KINDS) if price[kind] > purse(state, kind)))}


YEN_MISSING = REASONS.reason("yen-missing", _yen)
GOOD_MISSING = REASONS.reason("good-missing", _good)
IMPORT_MISSING = REASONS.reason("import-missing")
NOT_ACCEPTED = REASONS.reason("not-accepted")


@rule
def purse_of(state: State, player: int, kind: int) -> int:
    """How much a player has of what can be paid with."""
    if kind == PAY_YEN:
        return int(state.yen[player])
    return int(state.imports[player]) if kind == PAY_IMPORT else int(state.goods[player, kind])


@rule
def purse(state: State, kind: int) -> int:
    """How much the active player has of what can be paid with."""
    return purse_of(state, state.active, kind)


@rule
def price_refusal(state: State, kind: int, price: int) -> int:
    """Why a price cannot be paid in a kind: it is not accepted, or not there."""
    if price == 0:
        return NOT_ACCEPTED
    if purse(state, kind) >= price:
        return LEGAL
    if kind == PAY_YEN:
        return YEN_MISSING
    return IMPORT_MISSING if kind == PAY_IMPORT else GOOD_MISSING


@rule
def spend(state: State, kind: int, amount: int) -> None:
    """Goods, imports or yen go back to the supply."""
    if kind == PAY_YEN:
        state.yen[state.active] -= amount
    elif kind == PAY_IMPORT:
        state.imports[state.active] -= amount
    else:
        state.goods[state.active, kind] -= amount
