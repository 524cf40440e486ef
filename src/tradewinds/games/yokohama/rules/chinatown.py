"""Chinatown (page 11)."""

from __future__ import annotations

from tradewinds.core.decisions import ask
from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.core.words import Parameter
from tradewinds.games.yokohama.components import AMOUNT, GOOD_KINDS, RATE
from tradewinds.games.yokohama.events import BUYS, IDLES, SELLS
from tradewinds.games.yokohama.moves import MOVES
from tradewinds.games.yokohama.reasons import REASONS
from tradewinds.games.yokohama.rules.decisions import settle
from tradewinds.games.yokohama.rules.gains import gain_good
from tradewinds.games.yokohama.rules.purse import GOOD_MISSING, PRICES_IN_YEN, YEN_MISSING
from tradewinds.games.yokohama.state import EXCHANGING
from tradewinds.games.yokohama.things import BOUGHT, GOOD

NOT_EXCHANGING = REASONS.reason("not-exchanging")


@rule
def not_exchanging(state: State, thing: int) -> int:
    """Exchanges are made only by an action in Chinatown."""
    return NOT_EXCHANGING


@rule
def act_in_chinatown(state: State, exchanges: int) -> None:
    """As many exchanges as the power gives."""
    state.exchanges = exchanges
    ask(state, EXCHANGING)


@rule
def buying_refusal(state: State, thing: int) -> int:
    """Chinatown sells goods and imports."""
    return LEGAL if state.yen[state.active] >= RATE[thing] else YEN_MISSING


@rule
def buy(state: State, thing: int) -> None:
    """Yen for a good or an import."""
    state.yen[state.active] -= RATE[thing]
    note(state, BUYS, state.active, thing, RATE[thing])
    if thing < GOOD_KINDS:
        gain_good(state, thing, 1)
    else:
        state.imports[state.active] += 1
    count_exchange(state)


@rule
def selling_refusal(state: State, good: int) -> int:
    """Chinatown buys goods."""
    return LEGAL if state.goods[state.active, good] > 0 else GOOD_MISSING


@rule
def sell(state: State, good: int) -> None:
    """A good for yen."""
    state.goods[state.active, good] -= 1
    state.yen[state.active] += RATE[good]
    note(state, SELLS, state.active, good, RATE[good])
    count_exchange(state)


@rule
def count_exchange(state: State) -> None:
    """The action goes on while exchanges are left."""
    state.exchanges -= 1
    if state.exchanges == 0:
        settle(state)


@rule
def leave_chinatown(state: State, nothing: int) -> None:
    """Fewer exchanges are enough, even none."""
    if state.exchanges == AMOUNT[state.area, state.power]:
        note(state, IDLES, state.active, state.area)
    state.exchanges = 0
    settle(state)


def _price(state: State, thing: int) -> int:
    return int(RATE[thing])


def _figures(thing: int) -> dict[str, Parameter]:
    return {"yen": int(RATE[thing])}


PRICES_IN_YEN["buy"] = _price
BUY = MOVES.kind(
    "buy",
    BOUGHT,
    when=[EXCHANGING],
    refusal=buying_refusal,
    effect=buy,
    untimely=not_exchanging,
    figures=_figures,
)
SELL = MOVES.kind(
    "sell",
    GOOD,
    when=[EXCHANGING],
    refusal=selling_refusal,
    effect=sell,
    untimely=not_exchanging,
    figures=_figures,
)
DONE_EXCHANGING = MOVES.kind("done:exchanging", when=[EXCHANGING], effect=leave_chinatown, untimely=not_exchanging)
