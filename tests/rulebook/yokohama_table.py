"""Tables of Yokohama laid by hand: any position a test wants, with nothing of the box lost."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from tests.rulebook.table import codes, phase, play
from tradewinds import Match
from tradewinds.core import registry
from tradewinds.core.state import CHANCE, State, copy
from tradewinds.games.yokohama import YOKOHAMA, state as places
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    AGENT_KINDS,
    AREA_NAMES,
    CARD_FLAG,
    CARD_NAMES,
    COUNTRIES,
    GOODS,
    KIND,
    NEUTRAL,
    NONE,
    ORDER_FLAG,
    ORDER_NAMES,
    PIECES,
    TECHNOLOGY_NAMES,
    TECHNOLOGY_OF,
    TILE_NAMES,
    TOKEN_NAMES,
    VALUE,
)
from tradewinds.games.yokohama.reasons import REASONS
from tradewinds.games.yokohama.rules.decisions import end_is_near
from tradewinds.games.yokohama.rules.orders import hold

__all__ = [
    "act",
    "agent",
    "all_is_there",
    "area",
    "codes",
    "end_is_near",
    "fill",
    "go",
    "goods",
    "has",
    "move_on",
    "phase",
    "play",
    "refused",
    "table",
]

registry.register(YOKOHAMA)

# The areas as most tests lay them, the widest row first; a row is shifted by half a board against the one above.
LAYOUTS = {
    2: """copper-mine-1 fishing-ground-1 silk-mill-1 tea-plantation-1
          bank church customs-house
          employment-agency laboratory-a
          port-a""",
    3: """copper-mine-1 fishing-ground-1 silk-mill-1 tea-plantation-1 bank
          church customs-house employment-agency laboratory-a
          port-a canal chinatown
          port-b fishing-ground-2""",
    4: """copper-mine-1 fishing-ground-1 silk-mill-1 tea-plantation-1 bank chinatown
          church customs-house employment-agency laboratory-a laboratory-b
          port-a port-b canal copper-mine-2
          fishing-ground-2 silk-mill-2 tea-plantation-2""",
}
PLAIN = "points points points-and-yen points-and-yen yen yen import import tea fish silk silk copper copper any any"
PIECES_OF_ONE = (20, 8, 4)  # assistants, shops, trading houses of a player
Text = Mapping[str, Any]


@cache
def _laid(
    players: int,
    layout: str,
    laboratory: str,
    ports: str,
    kept: tuple[int, ...],
    spared: frozenset[str],
    achievements: str,
    options: tuple[str, ...],
) -> Match:
    """A match after its set-up, at the first player's first turn; `spared` orders stay in the deck."""
    chosen: dict[str, Any] = dict.fromkeys(options, True)
    match = Match(YOKOHAMA, players, chance="manual", **chosen)
    if phase(match) == "begin":
        match.play("begin:p1")
    tiles = iter(TILE_NAMES)
    for name in layout.split():
        match.play(f"lay:{name}")
        if name != "canal":
            match.play(f"tile:{next(tiles)}")
    for token in f"{PLAIN} pieces".split()[: len(layout.split()) - ("canal" in layout)]:
        match.play(f"token:{token}")
    play(match, *(f"achievement:{name}" for name in achievements.split()))
    while phase(match) == "awards":
        match.play(match.moves()[0])
    cards = laboratory.split() + [name for name in reversed(CARD_NAMES) if name not in laboratory.split()]
    while phase(match) == "technologies":
        match.play(f"technology:{cards.pop(0)}")
    wanted = ports.split()
    orders = wanted + [name for name in ORDER_NAMES if name not in {*wanted, *spared} and int(name) not in kept]
    while phase(match) == "orders":
        match.play(f"order:{orders.pop(0)}")
    for order in kept:
        other = orders.pop()
        play(match, f"draw:{order}", f"draw:{other}", f"keep:{order}")
    return match


def table(
    players: int = 3,
    *,
    layout: str = "",
    laboratory: str = "",
    ports: str = "",
    kept: Sequence[int] = (),
    achievements: str = "tea-7 yen-10 commercial-4",
    options: Sequence[str] = (),
    **position: Any,
) -> Match:
    """A match with manual chance: the first player's turn, everything as wanted; see `arrange` for the position.

    `laboratory` are the first technology cards on the boards, `ports` the first orders, from the left; `kept` the order
    each player kept at the start.
    """
    spared = frozenset(" ".join([*position.get("held", ()), *position.get("fulfilled", ())]).split())
    spare = [n for n in (29, 28, 13, 2, 35, 17, 16) if n not in kept and str(n) not in {*ports.split(), *spared}]
    orders = (*kept, *spare[: players - len(kept)])
    made = _laid(players, layout or LAYOUTS[players], laboratory, ports, orders, spared, achievements, tuple(options))
    match = made.copy()
    arrange(match._state, **position)
    return match


def arrange(
    state: State,
    *,
    yen: Sequence[int] = (),
    imports: Sequence[int] = (),
    points: Sequence[int] = (),
    goods: Sequence[str] = (),
    hand: Sequence[Text] = (),
    assistants: Sequence[Text] = (),
    presidents: Sequence[str | None] = (),
    shops: Sequence[str] = (),
    houses: Sequence[str] = (),
    technologies: Sequence[str] = (),
    held: Sequence[str] = (),
    fulfilled: Sequence[str] = (),
    agents: Sequence[str] = (),
    spent: Sequence[str] = (),
    took: Sequence[str] = (),
    achieved: Mapping[str, Sequence[int]] | None = None,
    church: Sequence[int | None] = (),
    customs: Sequence[int | None] = (),
    tokens: Mapping[str, str | None] | None = None,
    tiles: Mapping[str, int] | None = None,
    station: str | None = None,
    orders_left: int | None = None,
    cards_left: int | None = None,
    first: int = 0,
    turn: int = 0,
) -> None:
    """Lays a position; lists go by seat, things are words in one text.

    `goods=["5 copper, 1 silk"]`, `assistants=[{"bank": 2}]`, `hand=[{"house": 1}]` (of the pieces not on the board, the
    rest is in the warehouse), `shops=["bank church"]` (in the first free slot), `church=[0, None, 1]` (who stands in
    each slot), `tokens={"bank": None}`; `turn` is whose turn it is.
    """
    for column, values in ((state.yen, yen), (state.imports, imports), (state.points, points)):
        column[: len(values)] = values
    for seat, text in enumerate(goods):
        amounts = _amounts(text)
        state.goods[seat] = [amounts.get(good, 0) for good in GOODS]
    for name, token in (tokens or {}).items():
        _swap(state.token, area(name), NONE if token is None else TOKEN_NAMES.index(token))
    for name, tile in (tiles or {}).items():
        _swap(state.tile, area(name), tile - 1)
    _stand(state, assistants, presidents, church, customs, achieved or {})
    _build(state, shops, houses)
    _hand_out(state, hand)
    for seat, text in enumerate(technologies):
        for name in text.split():
            _give_technology(state, seat, name)
    for seat, text in enumerate(held):
        for name in text.split():
            _give_order(state, seat, int(name), places.HELD)
    for seat, text in enumerate(fulfilled):
        for name in text.split():
            _give_order(state, seat, int(name), places.DONE)
    for kinds, names, column in ((AGENT_KINDS, agents, state.agents), (AGENT_KINDS, spent, state.spent)):
        for seat, text in enumerate(names):
            for name in text.split():
                column[seat, kinds.index(name)] += 1
                if name in COUNTRIES:
                    state.agents_left[COUNTRIES.index(name)] -= 1
    for seat, text in enumerate(took):
        for name in text.split():
            state.tokens[seat, TOKEN_NAMES.index(name)] += 1
    state.station = NONE if station is None else area(station)
    if orders_left is not None:
        state.orders_left = orders_left
    if cards_left is not None:
        state.cards_left = cards_left
    state.first = first
    state.active = state.seat = turn


def _amounts(text: str) -> dict[str, int]:
    return {kind: int(amount) for amount, kind in (part.split() for part in text.split(",") if part.strip())}


def _swap(column: Any, place: int, thing: int) -> None:
    """Puts a thing at a place; what lay there goes where the thing was, if it was anywhere."""
    for other, there in enumerate(column):
        if there == thing and thing != NONE:
            column[other] = column[place]
            break
    column[place] = thing


def _stand(
    state: State,
    assistants: Sequence[Text],
    presidents: Sequence[str | None],
    church: Sequence[int | None],
    customs: Sequence[int | None],
    achieved: Mapping[str, Sequence[int]],
) -> None:
    for seat, numbers in enumerate(assistants):
        for name, number in numbers.items():
            state.assistants[seat, area(name)] = number
            state.present[seat] |= 1 << area(name)
    for seat, place in enumerate(presidents):
        state.president[seat] = NONE if place is None else area(place)
    for board, owners in ((state.church, church), (state.customs, customs)):
        for slot, owner in enumerate(owners):
            if owner is not None:
                assert board[slot] in (NONE, owner)
                board[slot] = owner
    for pile, seats in achieved.items():
        state.achieved["abc".index(pile), : len(seats)] = seats


def _build(state: State, shops: Sequence[str], houses: Sequence[str]) -> None:
    for seat, text in enumerate(shops):
        for name in text.split():
            slot = list(state.shop[area(name)]).index(NONE)
            state.shop[area(name), slot] = seat
    for seat, text in enumerate(houses):
        for name in text.split():
            assert state.house[area(name)] == NONE
            state.house[area(name)] = seat
    for seat in range(state.players):
        built = {int(n) for n in np.flatnonzero((state.shop == seat).any(axis=1) | (state.house == seat))}
        state.developed[seat] = [sum(KIND[n] == kind for n in built) for kind in range(2)]


def _on_board(state: State, seat: int) -> list[int]:
    """How many assistants, shops and trading houses of a player are out."""
    boards = (state.church, state.customs, state.achieved)
    return [
        int(state.assistants[seat].sum()) + sum(int((board == seat).sum()) for board in boards),
        int((state.shop == seat).sum()),
        int((state.house == seat).sum()),
    ]


def _hand_out(state: State, hand: Sequence[Text]) -> None:
    """What is not on the board is in the hand, as many as at the start at most or as is said, or in the warehouse."""
    for seat in range(state.players):
        wanted = hand[seat] if seat < len(hand) else {}
        for kind, (total, out) in enumerate(zip(PIECES_OF_ONE, _on_board(state, seat), strict=True)):
            rest = total - out
            in_hand = wanted.get(PIECES[kind], max(0, (8, 2, 0)[kind] - out))
            assert 0 <= in_hand <= rest
            state.pieces[seat, kind] = in_hand
            state.warehouse[seat, kind] = rest - in_hand


def _give_technology(state: State, seat: int, name: str) -> None:
    """A card of that name (or of that name and number) from the deck, else from a board that then has a gap less."""
    fits = [
        card
        for card, known in enumerate(CARD_NAMES)
        if name in (known, TECHNOLOGY_NAMES[TECHNOLOGY_OF[card]]) and state.card_of[card] == NONE
    ]
    card = next((card for card in fits if not state.card_seen[card]), fits[0])
    if state.card_seen[card]:
        spare = next(
            other
            for other in range(len(CARD_NAMES))
            if not state.card_seen[other] and TECHNOLOGY_OF[other] != TECHNOLOGY_OF[card]
        )
        state.laboratory[state.laboratory == card] = spare
        state.card_seen[spare] = 1
    state.card_seen[card] = 1
    state.cards_left -= 1
    state.card_of[card] = seat
    state.technology[seat, TECHNOLOGY_OF[card]] = 1
    state.cards[seat] += 1
    state.production[seat] += VALUE[card]
    state.flag_count[seat, CARD_FLAG[card]] += 1


def _give_order(state: State, seat: int, number: int, place: int) -> None:
    order = number - 1
    assert state.order_at[order] == places.UNSEEN, f"order {number} is somewhere else"
    state.order_at[order] = place + seat
    state.orders_left -= 1
    if place == places.HELD:
        state.held[seat] += 1
        hold(state, seat, order)
    else:
        state.fulfilled[seat] += 1
        state.flag_count[seat, ORDER_FLAG[order]] += 1


# Is everything there?


def all_is_there(state: State) -> bool:
    """Whether pieces, cards, agents and what is counted of them add up to what the box holds."""
    return pieces_are_all_there(state) and cards_are_all_there(state) and counts_are_right(state)


def pieces_are_all_there(state: State) -> bool:
    """20 assistants, 8 shops and 4 trading houses of everyone; 2, 1, 3, 2 and 2 agents."""
    own = all(
        list(state.pieces[seat] + state.warehouse[seat] + np.array(_on_board(state, seat))) == list(PIECES_OF_ONE)
        for seat in range(state.players)
    )
    lifted = state.lifted != NONE  # an assistant between two areas
    if lifted:
        out = list(state.pieces[state.active] + state.warehouse[state.active])
        own = out[0] + _on_board(state, int(state.active))[0] == PIECES_OF_ONE[0] - 1
    agents = state.agents + state.spent
    return bool(
        own
        and list(agents[:, :5].sum(axis=0) + state.agents_left) == [2, 1, 3, 2, 2]
        and min(state.pieces.min(), state.warehouse.min(), state.agents.min(), state.agents_left.min()) >= 0
        and (state.church == NEUTRAL).sum() == (state.customs == NEUTRAL).sum() == (state.players == 2)
    )


def cards_are_all_there(state: State) -> bool:
    """30 technology cards and 36 orders, each in one place."""
    shown = [int(card) for card in state.laboratory.flat if card != NONE]
    owned = [int(card) for card in np.flatnonzero(state.card_of != NONE)]
    on_port = sorted(int(order) for order in state.port.flat if order != NONE)
    at = state.order_at
    removed = {2: 16, 3: 5, 4: 0}[int(state.players)]
    return bool(
        sorted(shown + owned) == [int(card) for card in np.flatnonzero(state.card_seen)]
        and len(shown + owned) + state.cards_left == 30
        and on_port == [int(order) for order in np.flatnonzero(at == places.ON_PORT)]
        and (at == places.UNSEEN).sum() == state.orders_left + removed
    )


def counts_are_right(state: State) -> bool:
    """What is counted along agrees with what lies there."""
    at = state.order_at
    for seat in range(state.players):
        held = np.flatnonzero((at == places.HELD + seat) | (at == places.SECRET + seat))
        done = np.flatnonzero(at == places.DONE + seat)
        cards = np.flatnonzero(state.card_of == seat)
        flags = np.bincount([*CARD_FLAG[cards], *ORDER_FLAG[done]], minlength=5)
        if state.award_of[seat] != NONE and state.award_of[seat] < 5:
            flags[state.award_of[seat]] += 1
        built = np.flatnonzero((state.shop == seat).any(axis=1) | (state.house == seat))
        if not (
            list(held) == [order for order in state.hand[seat] if order < len(ORDER_NAMES)]
            and len(held) == state.held[seat] <= 3
            and (at == places.SECRET + seat).sum() == state.secrets[seat]
            and len(done) == state.fulfilled[seat]
            and len(cards) == state.cards[seat] == state.technology[seat].sum()
            and VALUE[cards].sum() == state.production[seat]
            and list(flags) == list(state.flag_count[seat])
            and [int((KIND[built] == kind).sum()) for kind in range(2)] == list(state.developed[seat])
            and (state.shop == seat).sum(axis=1).max() <= 1
            and state.present[seat] == sum(1 << int(n) for n in np.flatnonzero(state.assistants[seat]))
        ):
            return False
    return min(state.yen.min(), state.imports.min(), state.goods.min()) >= 0


# Short ways to play and read


def area(name: str) -> int:
    """The number of an area."""
    return AREA_NAMES.index(name)


def refused(match: Match, code: str) -> str | None:
    """The name of the rule that forbids a move, or None if it is legal."""
    number = int(match.game.rules.refusal(match.state, match.move(code).id))
    return REASONS[number] if number else None


def go(match: Match, to: str) -> Match:
    """Places nothing (more) and sends the president to an area."""
    if phase(match) in ("before", "placing"):
        match.play("done:placing")
    match.play(f"go:{to}")
    return match


def fill(match: Match) -> Match:
    """Lets chance fill the gaps of boards with any cards."""
    while match.seat == CHANCE:
        match.play(match.moves()[0])
    return match


def act(name: str, power: int, players: int = 4, **position: Any) -> Match:
    """The first player's president, from the hand, and `power - 1` assistants begin the action of an area."""
    assistants = [{name: power - 1} | dict(position.pop("assistants", [{}])[0])]
    position.setdefault("tokens", {name: None})
    return go(table(players, assistants=assistants, **position), name)


def agent(name: str, power: int, players: int = 4, **position: Any) -> Match:
    """The first player's agent and `power` assistants begin the action of an area."""
    assistants = [{name: power} | dict(position.pop("assistants", [{}])[0])]
    position.setdefault("tokens", {name: None})
    position.setdefault("agents", ["uk"])
    return play(table(players, assistants=assistants, **position), f"agent:{name}")


def move_on(match: Match, turns: int = 1) -> Match:
    """Finishes the turn with a recall that brings nobody back, and whole turns like it."""
    for _ in range(turns):
        if phase(match) == "before":
            play(match, "done:placing")
        if phase(match) == "moving":
            play(match, "recall")
        if phase(match) == "recalling":
            play(match, "done:recalling")
        play(match, "end")
    return match


def has(match: Match, name: str, seat: int = 0) -> int:
    """A player's yen, imports, points or cards; assistants, shops or houses in hand."""
    state = match.state
    if name in PIECES:
        return int(state.pieces[seat, PIECES.index(name)])
    if name in GOODS:
        return int(state.goods[seat, GOODS.index(name)])
    return int(state[name][seat])


def goods(match: Match, seat: int = 0) -> dict[str, int]:
    """A player's goods."""
    return {good: int(number) for good, number in zip(GOODS, match.state.goods[seat], strict=True) if number}


def changed(match: Match, *moves: str, seat: int = 0) -> dict[str, int]:
    """What a player has more or less after these moves: yen, imports, points, goods and pieces in hand."""
    before = _wealth(match.state, seat)
    fill(play(match, *moves))
    after = _wealth(match.state, seat)
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def _wealth(state: State, seat: int) -> dict[str, int]:
    wealth = {name: int(state[name][seat]) for name in ("points", "yen", "imports")}
    wealth |= {good: int(number) for good, number in zip(GOODS, state.goods[seat], strict=True)}
    return wealth | {piece: int(number) for piece, number in zip(PIECES, state.pieces[seat], strict=True)}


def achievement(name: str) -> int:
    """The number of an achievement."""
    return ACHIEVEMENT_NAMES.index(name)


def with_state(match: Match, change: Callable[[State], object]) -> Match:
    """The same match after a change of its position by hand."""
    change(match._state)
    match._sights.clear()
    return match


def state_of(match: Match) -> State:
    """A copy of the position."""
    return copy(match._state)
