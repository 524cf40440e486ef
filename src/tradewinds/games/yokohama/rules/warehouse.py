"""The warehouse and the Employment Agency (page 13)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Message
from tradewinds.games.yokohama.components import (
    ACTION,
    AMOUNT,
    ASSISTANT,
    ASSISTANT_PRICE,
    HIRE as HIRE_ACTION,
    HOUSE,
    HOUSE_PRICES,
    NONE,
    SHOP,
    SHOP_PRICE,
)
from tradewinds.games.yokohama.events import HIRES, IDLES
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import ACTION_DUE, REASONS, Figures
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.purse import PRICES_IN_YEN, YEN_MISSING
from tradewinds.games.yokohama.state import HIRING, TOKEN_STEP
from tradewinds.games.yokohama.things import PIECE, price_told


def _piece(state: State, move: int) -> Figures:
    """The piece that is hired, or the assistant that a technology brings."""
    return {"piece": MOVES.things(move).get("piece", PIECE.tell(ASSISTANT))}


NOT_HIRING = REASONS.reason("not-hiring")
WAREHOUSE_EMPTY = REASONS.reason("warehouse-empty", _piece)


@rule
def not_hiring(state: State, piece: int) -> int:
    """Pieces come from the warehouse only by an action in the Employment Agency or as a reward."""
    return NOT_HIRING


@rule
def act_in_agency(state: State, pieces: int) -> None:
    """As many pieces as the power gives."""
    state.pieces_due = pieces
    settle(state)


@rule
def warehouse_has_pieces(state: State) -> bool:
    """Whether there is anything to take from the active player's warehouse."""
    warehouse = state.warehouse[state.active]
    return warehouse[ASSISTANT] + warehouse[SHOP] + warehouse[HOUSE] > 0


@rule
def price_of(state: State, player: int, piece: int) -> int:
    """What the next piece of a kind costs a player; trading houses grow dearer."""
    if piece == ASSISTANT:
        return ASSISTANT_PRICE
    if piece == SHOP:
        return SHOP_PRICE
    return HOUSE_PRICES[len(HOUSE_PRICES) - int(state.warehouse[player, HOUSE])]


@rule
def piece_price(state: State, piece: int) -> int:
    """What the next piece of a kind costs the active player."""
    return price_of(state, state.active, piece)


@rule
def hiring_refusal(state: State, piece: int) -> int:
    """A piece in the warehouse and its price."""
    if state.warehouse[state.active, piece] == 0:
        return WAREHOUSE_EMPTY
    return LEGAL if state.yen[state.active] >= piece_price(state, piece) else YEN_MISSING


@rule
def hire(state: State, piece: int) -> None:
    """A piece comes from the warehouse to the hand, at its price."""
    price = piece_price(state, piece)
    note(state, HIRES, state.active, piece, price)
    state.yen[state.active] -= price
    state.warehouse[state.active, piece] -= 1
    state.pieces[state.active, piece] += 1
    state.pieces_due -= 1
    settle(state)


@rule
def nothing_hired_yet(state: State) -> bool:
    """Whether the Employment Agency's own action is still untouched."""
    if state.area == NONE or ACTION[state.area] != HIRE_ACTION or state.step != TOKEN_STEP:
        return False
    return state.pieces_due == AMOUNT[state.area, state.power]


@rule
def leaving_agency_refusal(state: State, nothing: int) -> int:
    """A reward can be declined, but the agency's action is not while there is a free assistant to take (page 6)."""
    free = state.warehouse[state.active, ASSISTANT] > 0 and ASSISTANT_PRICE == 0
    return ACTION_DUE if free and not state.actions_by_choice and nothing_hired_yet(state) else LEGAL


@rule
def stop_hiring(state: State, nothing: int) -> None:
    """Fewer pieces are enough."""
    if nothing_hired_yet(state):
        note(state, IDLES, state.active, state.area)
    state.pieces_due = 0
    settle(state)


def _figures(piece: int) -> Figures:
    """The price of each piece, or of the cheapest and the dearest."""
    if piece == HOUSE:
        return {"price": Message("price-range", {"least": int(HOUSE_PRICES[0]), "most": int(HOUSE_PRICES[-1])})}
    return {"price": price_told(SHOP_PRICE if piece == SHOP else ASSISTANT_PRICE)}


PRICES_IN_YEN["hire"] = piece_price
HIRE = MOVES.kind(
    "hire",
    PIECE,
    when=[HIRING],
    refusal=hiring_refusal,
    effect=hire,
    untimely=not_hiring,
    figures=_figures,
)
DONE_HIRING = MOVES.kind(
    "done:hiring",
    when=[HIRING],
    refusal=leaving_agency_refusal,
    effect=stop_hiring,
    untimely=not_hiring,
)
