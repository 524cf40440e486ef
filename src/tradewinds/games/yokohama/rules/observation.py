"""A position as numbers for networks, the viewer's own first and the others clockwise."""

from __future__ import annotations

from typing import Any

from tradewinds.core.features import amount, mark, seats_on, share, sitter
from tradewinds.core.rule import rule
from tradewinds.core.sharing import clear, meet, shared
from tradewinds.core.state import State
from tradewinds.games.yokohama.components import (
    AREAS,
    AWARDS_ON_TABLE,
    CARDS,
    CHURCH_SLOTS,
    COUNTRY_COUNT,
    CUSTOMS_SLOTS,
    GOOD_KINDS,
    HAND,
    KINDS_OF_AGENTS,
    LABORATORY_SLOTS,
    MANAGEMENT_BOARDS,
    MOST_PLAYERS,
    NEUTRAL,
    NONE,
    ONCE_A_TURN,
    ORDERS,
    ORDERS_AT_START,
    PIECE_KINDS,
    PILE_COUNT,
    PORT_SLOTS,
    SHOP_SLOTS,
    TOKENS,
)
from tradewinds.games.yokohama.rules import layout as at
from tradewinds.games.yokohama.state import BOXED, DONE, ENDINGS, HELD, SECRET, STEPS

OWNERS = len(at.OWNERS)
MOST_SLOTS = max(CHURCH_SLOTS, CUSTOMS_SLOTS, LABORATORY_SLOTS, PORT_SLOTS)
POWERS, DEVELOPMENTS, MOST_EDGES = len(ONCE_A_TURN), len(at.DEVELOPMENTS), at.MOST_EDGES
LAST_STEP, LAST_ENDING = len(STEPS) - 1, len(ENDINGS) - 1


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """Writes all features of a position."""
    clear(out, at.SIZE)
    observe_counts(state, viewer, out)
    meet()
    for step in range(state.players):
        player, place = sitter(state, viewer, step), step * at.PLAYER_SIZE
        observe_stocks(state, player, out, place)
        observe_pieces(state, player, out, place)
    meet()
    observe_cards(state, viewer, out)
    meet()
    observe_orders(state, viewer, out)
    meet()
    observe_areas(state, viewer, out)
    meet()
    observe_boards(state, viewer, out)
    meet()
    observe_table(state, viewer, out)
    meet()
    observe_turn(state, viewer, out)
    meet()


@rule
def observe_counts(state: State, viewer: int, out: Any) -> None:
    """What there is one number of for each player."""
    for step in shared(0, MOST_PLAYERS):
        if step < state.players:
            player, place = sitter(state, viewer, step), step * at.PLAYER_SIZE
            out[place + at.POINTS] = amount(int(state.points[player]), 64)
            out[place + at.YEN] = amount(int(state.yen[player]), 16)
            out[place + at.IMPORTS] = amount(int(state.imports[player]), 4)
            out[place + at.CARD_COUNT] = amount(int(state.cards[player]), 4)
            out[place + at.PRODUCTION] = amount(int(state.production[player]), 16)
            out[place + at.FULFILLED] = amount(int(state.fulfilled[player]), 8)
            out[place + at.HELD] = share(int(state.held[player]), HAND)
            out[place + at.SECRETS] = share(int(state.secrets[player]), ORDERS_AT_START)
            out[place + at.BOXED] = share(int(state.boxed[player]), ORDERS_AT_START)
            if state.first == player:
                out[place + at.FIRST] = 1
            if state.president[player] != NONE:
                out[place + at.PRESIDENT + int(state.president[player])] = 1
            if state.award_of[player] != NONE:
                out[place + at.AWARD + int(state.award_of[player])] = 1


@rule
def observe_stocks(state: State, player: int, out: Any, place: int) -> None:
    """What a player has of several kinds: goods, flags, agents and tokens."""
    for good in shared(0, GOOD_KINDS):
        out[place + at.STOCK + good] = amount(int(state.goods[player, good]), 8)
    for country in shared(0, COUNTRY_COUNT):
        out[place + at.FLAG + country] = amount(int(state.flag_count[player, country]), 4)
    for kind in shared(0, KINDS_OF_AGENTS):
        out[place + at.AGENT + kind] = share(int(state.agents[player, kind]), at.USUAL_AGENTS)
        out[place + at.SPENT_AGENT + kind] = share(int(state.spent[player, kind]), at.USUAL_AGENTS)
    for token in shared(0, TOKENS):
        out[place + at.TAKEN + token] = share(int(state.tokens[player, token]), at.USUAL_TOKENS)


@rule
def observe_pieces(state: State, player: int, out: Any, place: int) -> None:
    """A player's pieces, in hand and in the city, and what they developed."""
    for piece in shared(0, PIECE_KINDS):
        out[place + at.IN_HAND + piece] = share(int(state.pieces[player, piece]), at.USUAL_PIECES)
        out[place + at.WAREHOUSE + piece] = share(int(state.warehouse[player, piece]), at.USUAL_PIECES)
    for kind in shared(0, DEVELOPMENTS):
        out[place + at.DEVELOPED + kind] = amount(int(state.developed[player, kind]), 4)
    for area in shared(0, AREAS):
        out[place + at.ASSISTANT + area] = share(int(state.assistants[player, area]), at.USUAL_ASSISTANTS)


@rule
def observe_cards(state: State, viewer: int, out: Any) -> None:
    """Whose each technology card is, and who came first to which achievement."""
    for card in shared(0, CARDS):
        if state.card_of[card] != NONE:
            step = seats_on(state, viewer, int(state.card_of[card]))
            out[step * at.PLAYER_SIZE + at.CARD + card] = 1
    for pile in shared(0, PILE_COUNT):
        for came in range(state.players):
            if state.achieved[pile, came] != NONE:
                step = seats_on(state, viewer, int(state.achieved[pile, came]))
                out[step * at.PLAYER_SIZE + at.ACHIEVED + pile] = share(MOST_PLAYERS - came, MOST_PLAYERS)


@rule
def observe_orders(state: State, viewer: int, out: Any) -> None:
    """Where each order is that the viewer knows of; those at the ports are shown there."""
    for order in shared(0, ORDERS):
        where = int(state.order_at[order])
        if HELD <= where < SECRET:
            out[seats_on(state, viewer, where - HELD) * at.PLAYER_SIZE + at.ORDER + order] = 1
        elif DONE <= where < BOXED:
            out[seats_on(state, viewer, where - DONE) * at.PLAYER_SIZE + at.DONE + order] = 1
        elif where == SECRET + viewer:
            out[at.ORDER + order] = 1
            out[at.SECRET + order] = 1
        elif where == BOXED + viewer:
            out[at.PUT_AWAY + order] = 1


@rule
def observe_areas(state: State, viewer: int, out: Any) -> None:
    """Each area: its neighbours, tile, token and buildings, and what happened there in this turn."""
    for area in shared(0, AREAS):
        place = at.FIRST_AREA + area * at.AREA_SIZE
        if state.place_of[area] != NONE:
            out[place + at.LAID] = 1
        if state.tile[area] != NONE:
            out[place + at.TILE + int(state.tile[area])] = 1
        if state.token[area] != NONE:
            out[place + at.TOKEN + int(state.token[area])] = 1
        for slot in range(SHOP_SLOTS):
            if state.shop[area, slot] != NONE:
                owner = seats_on(state, viewer, int(state.shop[area, slot]))
                out[place + at.SHOP + slot * MOST_PLAYERS + owner] = 1
        if state.house[area] != NONE:
            out[place + at.HOUSE + seats_on(state, viewer, int(state.house[area]))] = 1
        if (state.placed >> area) & 1 != 0:
            out[place + at.PLACED] = 1
        if (state.set_out >> area) & 1 != 0:
            out[place + at.PASSED] = 1
    for edge in shared(0, MOST_EDGES):
        if edge < at.EDGE_COUNT[state.players]:
            one = int(state.area_at[at.EDGES[state.players, edge, 0]])
            other = int(state.area_at[at.EDGES[state.players, edge, 1]])
            if one != NONE and other != NONE:
                out[int(at.NEAR_AT[one, other])] = 1
    observe_area(state.station, out, at.STATION)
    observe_area(state.area, out, at.ACTING)
    observe_area(state.lifted, out, at.LIFTED)
    observe_area(state.doubled, out, at.DOUBLED)


@rule
def observe_area(area: int, out: Any, feature: int) -> None:
    """One area, or none."""
    if area != NONE:
        out[at.FIRST_AREA + area * at.AREA_SIZE + feature] = 1


@rule
def observe_boards(state: State, viewer: int, out: Any) -> None:
    """Church, Customs House, laboratories and ports."""
    for slot in shared(0, CHURCH_SLOTS):
        observe_owner(state, int(state.church[slot]), viewer, out, at.CHURCH + slot * OWNERS)
    for slot in shared(0, CUSTOMS_SLOTS):
        observe_owner(state, int(state.customs[slot]), viewer, out, at.CUSTOMS + slot * OWNERS)
    for board in range(MANAGEMENT_BOARDS):
        for slot in shared(0, LABORATORY_SLOTS):
            if state.laboratory[board, slot] != NONE:
                place = at.LABORATORY + (board * LABORATORY_SLOTS + slot) * CARDS
                out[place + int(state.laboratory[board, slot])] = 1
        for slot in shared(0, PORT_SLOTS):
            if state.port[board, slot] != NONE:
                out[at.PORT + (board * PORT_SLOTS + slot) * ORDERS + int(state.port[board, slot])] = 1


@rule
def observe_owner(state: State, owner: int, viewer: int, out: Any, place: int) -> None:
    """Whose assistant stands in a slot, if anyone's."""
    if owner == NEUTRAL:
        out[place + MOST_PLAYERS] = 1
    elif owner != NONE:
        out[place + seats_on(state, viewer, owner)] = 1


@rule
def observe_table(state: State, viewer: int, out: Any) -> None:
    """What is there for all, and the options."""
    for country in shared(0, COUNTRY_COUNT):
        out[at.AGENTS_LEFT + country] = share(int(state.agents_left[country]), at.USUAL_AGENTS)
    out[at.CARDS_LEFT] = share(state.cards_left, CARDS)
    out[at.ORDERS_LEFT] = share(state.orders_left, ORDERS)
    for pile in shared(0, PILE_COUNT):
        if state.achievement[pile] != NONE:
            out[at.ACHIEVEMENT + int(state.achievement[pile])] = 1
    for place in range(AWARDS_ON_TABLE):
        if state.award[place] != NONE:
            out[at.AWARD_THERE + int(state.award[place])] = 1
    out[at.PLAYERS] = share(state.players, MOST_PLAYERS)
    out[at.AWARDS] = state.awards
    out[at.FREE_AGENTS] = state.free_agents
    out[at.TOKENS_BY_CHOICE] = state.tokens_by_choice
    out[at.ACTIONS_BY_CHOICE] = state.actions_by_choice


@rule
def observe_turn(state: State, viewer: int, out: Any) -> None:
    """What is being decided, by whom, and what is pending."""
    out[at.PHASE + state.phase] = 1
    out[at.ACTIVE + seats_on(state, viewer, state.active)] = 1
    out[at.ENDING] = share(state.ending, LAST_ENDING)
    out[at.MOVED] = state.moved
    out[at.AGENT_USED] = state.agent_used
    for power in shared(0, POWERS):
        out[at.USED + power] = (state.used >> ONCE_A_TURN[power]) & 1
    out[at.PLACEMENTS] = amount(state.placements, 4)
    out[at.POWER] = amount(state.power, 4)
    out[at.BY_AGENT] = state.by_agent
    out[at.STEP] = share(state.step, LAST_STEP)
    out[at.EXCHANGES] = amount(state.exchanges, 4)
    out[at.SLOT] = share(state.slot + 1, MOST_SLOTS)
    out[at.UNITS] = amount(state.units, 4)
    mark(state.paid, out, at.PAID)
    out[at.GOODS_DUE] = amount(state.goods_due, 2)
    out[at.PIECES_DUE] = amount(state.pieces_due, 4)
    out[at.MOVES_DUE] = amount(state.moves_due, 2)
