"""What is told of the main action and of what is done in areas."""

from __future__ import annotations

import numpy as np

from tradewinds.core.state import State
from tradewinds.core.words import Name, Seat
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    ACTION,
    ACTION_POINTS,
    AGENT_KINDS,
    AMOUNT,
    CANAL,
    CANAL_FEE,
    CARD_FLAG,
    CARDS,
    CHURCH_REWARD,
    COUNTRIES,
    CUSTOMS_REWARD,
    FAITH_PRICE,
    FIRST_GOOD,
    GAIN,
    GAINS,
    GOOD_KINDS,
    GOODS,
    HIRE,
    HOUSE_INCOME,
    HOUSE_REWARD,
    IMPORT,
    IMPORTS_NEEDED,
    MANAGEMENT,
    MOST_POWER,
    NONE,
    ON_CHURCH,
    ON_CUSTOMS,
    ON_GAINED,
    ON_HOUSE,
    ON_SHOP,
    ON_TECHNOLOGY,
    PAYMENTS,
    PIECES,
    POINTS,
    PRODUCTION_PRICE,
    RATE,
    REWARDS,
    SECOND_ORDER_PRICE,
    SHOP_REWARD,
    STAGECOACH,
    TECHNOLOGY_OF,
    TOLL,
    VALUE,
    WAITS_FOR,
)
from tradewinds.games.yokohama.rules.areas import piece_price
from tradewinds.games.yokohama.rules.influence import has, power_in
from tradewinds.games.yokohama.rules.journey import jumps_to_station
from tradewinds.games.yokohama.story.lists import order_things, payment
from tradewinds.games.yokohama.story.moves import area_named, technology_named
from tradewinds.games.yokohama.story.telling import Events, active, brings, event, rewarded, rivals, technologies_bring

# Placing, moving, recalling


def place(before: State, area: int, after: State) -> Events:
    return [event("places", player=active(before), area=area_named(area)), *_tolls(before, area)]


def done_placing(before: State, thing: int, after: State) -> Events:
    return [] if before.placements else [event("places-none", player=active(before))]


def through(before: State, area: int, after: State) -> Events:
    if area == CANAL:
        return [event("passes-canal", player=active(before), cost=CANAL_FEE)]
    return [event("passes", player=active(before), area=area_named(area)), *_way_tolls(before, area)]


def go(before: State, area: int, after: State) -> Events:
    power = min(int(power_in(before, before.active, area)) + 1, MOST_POWER)  # with the president
    goes = event("goes", player=active(before), area=area_named(area), power=power)
    tolls = [] if jumps_to_station(before, area) else _way_tolls(before, area)
    return [goes, *tolls, *_action(before, area, power)]


def use_agent(before: State, area: int, after: State) -> Events:
    power = int(power_in(before, before.active, area))
    kind = int(np.flatnonzero(after.spent[before.active] != before.spent[before.active])[0])
    agent = Name(f"agent-{AGENT_KINDS[kind]}")
    acts = event("agent-acts", player=active(before), agent=agent, area=area_named(area), power=power)
    return [acts, *_action(before, area, power)]


def recall(before: State, thing: int, after: State) -> Events:
    return [event("recalls", player=active(before))]


def collect(before: State, area: int, after: State) -> Events:
    return [event("collects", player=active(before), area=area_named(area))]


def _tolls(before: State, area: int) -> Events:
    """A toll to every other president in an area."""
    return [event("pays-toll", payer=active(before), payee=Seat(rival), coins=TOLL) for rival in rivals(before, area)]


def _way_tolls(before: State, area: int) -> Events:
    return [] if has(before, before.active, STAGECOACH) else _tolls(before, area)


def _action(before: State, area: int, power: int) -> Events:
    """What an area brings at once, to another player's trading house and to the one who acts."""
    owner = int(before.house[area])
    events = []
    if owner not in (NONE, before.active):
        events.append(event("house-income", player=Seat(owner), area=area_named(area), coins=HOUSE_INCOME))
    reward = np.zeros(len(REWARDS), np.int64)
    reward[POINTS] = ACTION_POINTS[area, power]
    if ACTION[area] == GAIN:
        reward[GAINS[area]] = AMOUNT[area, power]
    return [*events, *(rewarded("gains", before, reward) if reward.any() else [])]


# Chinatown and the warehouse


def buy(before: State, thing: int, after: State) -> Events:
    good = Name(f"good-{PAYMENTS[thing]}")  # imports come after the goods
    bought = np.zeros(len(REWARDS), np.int64)
    bought[FIRST_GOOD + thing if thing < GOOD_KINDS else IMPORT] = 1
    buys = event("buys", player=active(before), good=good, cost=int(RATE[thing]))
    return [buys, *rewarded("gains", before, bought)[1:]]


def sell(before: State, thing: int, after: State) -> Events:
    return [event("sells", player=active(before), good=Name(f"good-{GOODS[thing]}"), coins=int(RATE[thing]))]


def hire(before: State, thing: int, after: State) -> Events:
    cost = int(piece_price(before, thing))
    return [event("hires", player=active(before), piece=Name(f"piece-{PIECES[thing]}"), cost=cost)]


def idle(before: State, thing: int, after: State) -> Events:
    """An area was left without doing anything there; to be done with the rest is not told."""
    untouched = {
        phases.EXCHANGING: before.exchanges == AMOUNT[before.area, before.power],
        phases.HIRING: ACTION[before.area] == HIRE
        and before.step == phases.TOKEN_STEP
        and before.pieces_due == AMOUNT[before.area, before.power],
        phases.SECOND: False,
    }
    if not untouched.get(int(before.phase), True):
        return []
    return [event("idle", player=active(before), area=area_named(int(before.area)))]


# Church, Customs House, laboratories and ports


def church(before: State, slot: int, after: State) -> Events:
    return _in_church(before, slot) if after.church[slot] != NONE else []  # faith is still to be paid for


def customs(before: State, slot: int, after: State) -> Events:
    cost = int(IMPORTS_NEEDED[slot])
    stands = rewarded("customs", before, CUSTOMS_REWARD[slot], slot=slot + 1, cost=cost)
    return [*stands, *technologies_bring(before, ON_CUSTOMS)]


def _in_church(before: State, slot: int) -> Events:
    stands = rewarded("church", before, CHURCH_REWARD[slot], slot=slot + 1)
    return [*stands, *technologies_bring(before, ON_CHURCH)]


def research(before: State, slot: int, after: State) -> Events:
    """Nothing is told of a card while production is still to be paid for."""
    gained = [card for card in range(CARDS) if after.card_of[card] != before.card_of[card]]
    return _technology(before, gained[0]) if gained else []


def _technology(before: State, card: int) -> Events:
    technology = int(TECHNOLOGY_OF[card])
    name, country = technology_named(technology), Name(f"country-{COUNTRIES[CARD_FLAG[card]]}")
    events = [event("researches", player=active(before), technology=name, value=int(VALUE[card]), country=country)]
    events += technologies_bring(before, ON_TECHNOLOGY)
    if WAITS_FOR[technology] == ON_GAINED:
        events.append(brings(before, technology))
    return events


def pay(before: State, kind: int, after: State) -> Events:
    if before.phase == phases.FAITH:
        pays = event("pays-faith", player=active(before), paid=payment(kind, int(FAITH_PRICE[kind])))
        return [pays, *(_in_church(before, int(before.slot)) if before.units == 1 else [])]
    if before.phase == phases.PRODUCTION_DUE:
        pays = event("pays-production", player=active(before), paid=payment(kind, int(PRODUCTION_PRICE[kind])))
        return [pays, *research(before, int(before.slot), after)]
    return [event("pays-order", player=active(before), paid=payment(kind, int(SECOND_ORDER_PRICE[kind])))]


def take(before: State, slot: int, after: State) -> Events:
    order = int(before.port[MANAGEMENT[before.area], slot])
    return [event("takes", player=active(before), area=area_named(int(before.area)), **order_things(order))]


# Building


def shop(before: State, slot: int, after: State) -> Events:
    area, reward = int(before.area), SHOP_REWARD[before.tile[before.area], slot]
    return [*rewarded("builds-shop", before, reward, area=area_named(area)), *technologies_bring(before, ON_SHOP)]


def house(before: State, thing: int, after: State) -> Events:
    area, reward = int(before.area), HOUSE_REWARD[before.tile[before.area]]
    return [*rewarded("builds-house", before, reward, area=area_named(area)), *technologies_bring(before, ON_HOUSE)]
