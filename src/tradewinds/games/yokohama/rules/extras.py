"""Extra actions, powers once a turn, and choices that come with rewards (pages 8, 9, 11 and 14-16)."""

from __future__ import annotations

from tradewinds.core.rule import rule
from tradewinds.core.state import State
from tradewinds.games.yokohama import state as phases
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENT_POINTS,
    AGENT_KINDS,
    ASSISTANT,
    AWARD_FLAG,
    AWARDS_ON_TABLE,
    CANAL,
    COMMERCIAL,
    FREE_AGENT,
    FREE_AGENT_TOKEN,
    GOOD_KINDS,
    MEASURES,
    MOST_PLAYERS,
    NONE,
    ON_ORDER,
    ORDER_FLAG,
    ORDER_GOODS,
    ORDER_REWARD,
    PILES,
    PRODUCTION,
    SILK_GOOD,
    SPINNING_SILK,
    SPINNING_YEN,
    TOKENS,
    UNIVERSITY_YEN,
)
from tradewinds.games.yokohama.rules.areas import begin_action
from tradewinds.games.yokohama.rules.flow import ask, settle
from tradewinds.games.yokohama.rules.gains import collect_flag, gain, gain_good, reward_by_technologies
from tradewinds.games.yokohama.rules.hands import release
from tradewinds.games.yokohama.rules.influence import add_assistant, remove_assistants

KINDS_OF_AGENTS = len(AGENT_KINDS)
PILE_COUNT = len(PILES)
MEASURE_COUNT = len(MEASURES)

# Agents (page 8)


@rule
def agents_ready(state: State, player: int) -> int:
    """How many unused agents a player has."""
    agents = 0
    for kind in range(KINDS_OF_AGENTS):
        agents += int(state.agents[player, kind])
    return agents


@rule
def use_agent(state: State, area: int) -> None:
    """An agent is turned over and carries out steps 3 to 6 in an area; which agent it is makes no difference."""
    kind = 0
    while state.agents[state.active, kind] == 0:
        kind += 1
    state.agents[state.active, kind] -= 1
    state.spent[state.active, kind] += 1
    state.agent_used = True
    state.by_agent = True
    begin_action(state, area)


# Achievements (pages 9 and 14)


@rule
def has_achieved(state: State, player: int, pile: int) -> bool:
    """Whether a player stands on the achievement of a pile."""
    for place in range(MOST_PLAYERS):
        if state.achieved[pile, place] == player:
            return True
    return False


@rule
def tokens_and_agents(state: State, player: int) -> int:
    """Power tokens and agents, used ones included; a free agent's token is one thing, not two."""
    number = -int(state.tokens[player, FREE_AGENT_TOKEN])
    for token in range(TOKENS):
        number += int(state.tokens[player, token])
    for kind in range(KINDS_OF_AGENTS):
        number += int(state.agents[player, kind]) + int(state.spent[player, kind])
    return number


@rule
def measure(state: State, player: int, number: int) -> int:
    """How much a player has of what achievements ask for, by the number of MEASURES."""
    if number < GOOD_KINDS:
        return int(state.goods[player, number])
    number -= GOOD_KINDS
    if number == 0:
        return int(state.cards[player])
    if number == 1:
        return int(state.yen[player])
    if number == 2:
        return tokens_and_agents(state, player)
    if number == 3:
        return int(state.fulfilled[player])
    return int(state.developed[player, PRODUCTION if number == 4 else COMMERCIAL])


@rule
def meets(state: State, player: int, tile: int) -> bool:
    """Whether a player has all that an achievement asks for; nothing of it is spent."""
    for number in range(MEASURE_COUNT):
        needed = ACHIEVEMENT_NEEDS[tile, number]
        if needed > 0 and measure(state, player, number) < needed:
            return False
    return True


@rule
def achieve(state: State, pile: int) -> None:
    """An assistant from the hand stands on the achievement to the end of the game; the first one scores more."""
    place = 0
    while state.achieved[pile, place] != NONE:
        place += 1
    state.pieces[state.active, ASSISTANT] -= 1
    state.achieved[pile, place] = state.active
    state.points[state.active] += ACHIEVEMENT_POINTS[state.achievement[pile], 0 if place == 0 else 1]
    if state.awards and has_achieved_all(state):
        ask(state, phases.AWARD)
    else:
        settle(state)


@rule
def has_achieved_all(state: State) -> bool:
    """Mini-expansion 1: whoever has all three achievements takes an award (page 16)."""
    for pile in range(PILE_COUNT):
        if not has_achieved(state, state.active, pile):
            return False
    return True


@rule
def claim_award(state: State, award: int) -> None:
    """An award is a flag like those of cards, or a free agent."""
    for place in range(AWARDS_ON_TABLE):
        if state.award[place] == award:
            state.award[place] = NONE
    state.award_of[state.active] = award
    if AWARD_FLAG[award] == FREE_AGENT:
        state.agents[state.active, FREE_AGENT] += 1
    else:
        collect_flag(state, AWARD_FLAG[award])
    settle(state)


# Orders (page 9)


@rule
def fulfil(state: State, order: int) -> None:
    """Goods are paid, the card lies face up, and its reward and flag are gained."""
    for good in range(GOOD_KINDS):
        state.goods[state.active, good] -= ORDER_GOODS[order, good]
    release(state, state.active, order)
    state.held[state.active] -= 1
    if state.order_at[order] == phases.SECRET + state.active:
        state.secrets[state.active] -= 1
    state.order_at[order] = phases.DONE + state.active
    state.fulfilled[state.active] += 1
    gain(state, ORDER_REWARD[order])
    reward_by_technologies(state, ON_ORDER)
    collect_flag(state, ORDER_FLAG[order])
    settle(state)


# Powers once a turn (pages 15 and 16)


@rule
def use_university(state: State) -> None:
    """University: an assistant from the warehouse for a yen."""
    state.university_used = True
    state.yen[state.active] -= UNIVERSITY_YEN
    state.warehouse[state.active, ASSISTANT] -= 1
    state.pieces[state.active, ASSISTANT] += 1


@rule
def use_mill(state: State) -> None:
    """Spinning Mill: two yen for a silk."""
    state.mill_used = True
    state.goods[state.active, SILK_GOOD] -= SPINNING_SILK
    state.yen[state.active] += SPINNING_YEN


# Rewards that are chosen (page 11)


@rule
def choose_good(state: State, good: int) -> None:
    """One good of any kind."""
    state.goods_due -= 1
    gain_good(state, good, 1)
    settle(state)


@rule
def lift(state: State, source: int) -> None:
    """An assistant is taken from an area, or from the hand, to be moved."""
    if source == CANAL:
        state.pieces[state.active, ASSISTANT] -= 1
    else:
        remove_assistants(state, source, 1)
    state.lifted = source
    ask(state, phases.DROPPING)


@rule
def drop(state: State, area: int) -> None:
    """The assistant comes to another area, without tolls."""
    add_assistant(state, area)
    state.lifted = NONE
    state.moves_due -= 1
    settle(state)
