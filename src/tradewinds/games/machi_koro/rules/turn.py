"""The course of the game: set-up, the steps of a turn, and what each move does."""

from __future__ import annotations

from typing import Any

from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, OVER, State
from tradewinds.games.machi_koro import moves, state as phases
from tradewinds.games.machi_koro.components import (
    AIRPORT,
    AIRPORT_COINS,
    AMUSEMENT_PARK,
    BASE_LANDMARKS,
    COPIES,
    COST,
    EFFECT,
    EXCHANGE,
    HARBOR,
    HARBOR_ADDS,
    HARBOR_FROM,
    IN_PLUS,
    IS_LANDMARK,
    IS_MAJOR,
    KINDS,
    LANDMARKS,
    MAJOR_ON,
    MARKET_KINDS,
    NONE,
    ONE_OPPONENT,
    RADIO_TOWER,
    START_COINS,
    STARTS_WITH,
    TOWN_HALL_COINS,
    TRAIN_STATION,
)
from tradewinds.games.machi_koro.rules.income import (
    catch_is_due,
    collect_from_opponents,
    pay_red_cards,
    receive_from_bank,
    transfer,
    value,
)


@rule
def has(state: State, player: int, card: int) -> bool:
    """Whether a player has the card face up."""
    return state.city[player, card] > 0


@rule
def ask(state: State, phase: int) -> None:
    """Leaves the next decision to the active player."""
    state.phase = phase
    state.seat = state.active


@rule
def leave_to_chance(state: State, phase: int) -> None:
    """Leaves the next decision to chance."""
    state.phase = phase
    state.seat = CHANCE


# Set-up (pages 4, 9 and 11)


@rule
def deal(state: State, players: int, options: Any) -> None:
    """Lays an empty record as the table; `options` in the order the game declares them."""
    state.players = players
    state.plus = options[0] != 0
    state.limited_market = options[1] != 0
    state.reroll_any_dice = options[2] != 0
    state.unclog_market = options[3] != 0
    state.major = NONE
    state.offered = NONE
    for card in range(KINDS):
        if IN_PLUS[card] and not state.plus:
            continue
        if IS_LANDMARK[card]:
            state.supply[card] = players
        elif state.limited_market:
            state.deck[card] = COPIES[card]
        else:
            state.supply[card] = COPIES[card]
    for player in range(players):
        state.coins[player] = START_COINS
        for card in range(KINDS):
            state.city[player, card] = STARTS_WITH[card]
    if options[4] != 0:
        leave_to_chance(state, phases.START)
    else:
        refill_market(state)


@rule
def choose_first_player(state: State, move: int) -> None:
    """Chance says who begins."""
    state.active = move - moves.BEGIN
    refill_market(state)


# The limited market (page 11)


@rule
def kinds_on_offer(state: State) -> int:
    """How many kinds of establishments are face up."""
    kinds = 0
    for card in range(KINDS):
        if state.supply[card] > 0 and not IS_LANDMARK[card]:
            kinds += 1
    return kinds


@rule
def deck_is_empty(state: State) -> bool:
    """Whether every establishment has been dealt."""
    for card in range(KINDS):
        if state.deck[card] > 0:
            return False
    return True


@rule
def everyone_has(state: State, card: int) -> bool:
    """Whether all players have the card, so that a major establishment can be built by nobody any more."""
    for player in range(state.players):
        if not has(state, player, card):
            return False
    return True


@rule
def remove_dead_piles(state: State) -> None:
    """Takes major establishments that nobody may build any more out of the market (an option)."""
    for card in range(KINDS):
        if IS_MAJOR[card] and state.supply[card] > 0 and everyone_has(state, card):
            state.removed[card] += state.supply[card]
            state.supply[card] = 0


@rule
def refill_market(state: State) -> None:
    """Deals on while fewer than ten kinds are face up and cards are left, then goes on with the game."""
    if state.limited_market:
        if state.unclog_market:
            remove_dead_piles(state)
        if kinds_on_offer(state) < MARKET_KINDS and not deck_is_empty(state):
            leave_to_chance(state, phases.MARKET)
            return
    start_next_turn(state)


@rule
def deal_card(state: State, move: int) -> None:
    """Chance turns up the next card of the deck."""
    card = moves.DEALT_CARD[move - moves.DEAL]
    state.deck[card] -= 1
    state.supply[card] += 1
    refill_market(state)


# The income phase (page 5)


@rule
def start_next_turn(state: State) -> None:
    """The same player goes on after doubles with Amusement Park, else the next one clockwise."""
    if state.turn > 0 and not state.again:
        state.active = (state.active + 1) % state.players
    state.turn += 1
    state.again = False
    state.rerolled = False
    if has(state, state.active, TRAIN_STATION):
        pick_up_dice(state)
        ask(state, phases.ROLL)
    else:
        roll(state, 1)


@rule
def roll(state: State, dice: int) -> None:
    """Hands the dice to chance, which throws them one by one."""
    state.dice = dice
    pick_up_dice(state)
    leave_to_chance(state, phases.DICE)


@rule
def pick_up_dice(state: State) -> None:
    """Nothing is rolled yet."""
    state.die_a = 0
    state.die_b = 0
    state.total = 0


@rule
def read_die(state: State, move: int) -> None:
    """A die has fallen; when it was the last, Radio Tower may be used."""
    if state.die_a == 0:
        state.die_a = move - moves.DIE + 1
        if state.dice == 2:
            return
    else:
        state.die_b = move - moves.DIE + 1
    if has(state, state.active, RADIO_TOWER) and not state.rerolled:
        ask(state, phases.REROLL)
    else:
        accept_dice(state)


@rule
def keep_or_reroll(state: State, move: int) -> None:
    """Radio Tower: once a turn the dice may be rolled again."""
    if move == moves.KEEP:
        accept_dice(state)
    else:
        state.rerolled = True
        roll(state, move - moves.REROLL + 1)


@rule
def accept_dice(state: State) -> None:
    """The dice stand: doubles count for Amusement Park now, whatever is built later this turn."""
    state.total = state.die_a + state.die_b
    state.again = state.die_a == state.die_b and has(state, state.active, AMUSEMENT_PARK)
    if state.total >= HARBOR_FROM and has(state, state.active, HARBOR):
        ask(state, phases.HARBOR_CHOICE)
    else:
        pay_income(state)


@rule
def add_or_not(state: State, move: int) -> None:
    """Harbor: a total of ten or more may be raised by two."""
    if move != moves.ADD:
        state.total += HARBOR_ADDS
    pay_income(state)


@rule
def pay_income(state: State) -> None:
    """Red cards first, then the bank pays, unless a catch must be rolled for before."""
    pay_red_cards(state)
    if catch_is_due(state):
        leave_to_chance(state, phases.CATCH_ROLL)
    else:
        receive_from_bank(state, 0)
        use_majors(state, 0)


@rule
def land_catch(state: State, move: int) -> None:
    """Two dice for all Tuna Boats at once; they activate nothing else (page 11)."""
    die = move - moves.DIE + 1
    if state.catch_die == 0:
        state.catch_die = die
    else:
        catch = state.catch_die + die
        state.catch_die = 0
        receive_from_bank(state, catch)
        use_majors(state, 0)


# Major establishments (pages 8-10)


@rule
def use_majors(state: State, start: int) -> None:
    """The active player's major establishments on this total, from `start` in card order, then the building."""
    for card in MAJOR_ON[state.total]:
        if card == NONE:
            break
        if card < start or not has(state, state.active, card):
            continue
        if EFFECT[card] == ONE_OPPONENT:
            state.major = card
            ask(state, phases.VICTIM)
            return
        if EFFECT[card] == EXCHANGE:
            state.major = card
            ask(state, phases.GIVE)
            return
        collect_from_opponents(state, card)
    start_building(state)


@rule
def use_next_major(state: State) -> None:
    """Goes on after a major establishment that asked for a choice."""
    done = state.major
    state.major = NONE
    use_majors(state, done + 1)


@rule
def rob(state: State, move: int) -> None:
    """TV Station: the chosen opponent pays."""
    transfer(state, move - moves.VICTIM, state.active, value(state, state.active, state.major, state.active))
    use_next_major(state)


@rule
def offer(state: State, move: int) -> None:
    """Business Center: which card to give away, or no exchange."""
    if move == moves.DECLINE:
        use_next_major(state)
    else:
        state.offered = moves.EXCHANGED_CARD[move - moves.GIVE]
        ask(state, phases.TAKE)


@rule
def exchange(state: State, move: int) -> None:
    """Business Center: the offered card goes to an opponent for one of theirs."""
    opponent = (move - moves.TAKE) // moves.EXCHANGES
    taken = moves.EXCHANGED_CARD[(move - moves.TAKE) % moves.EXCHANGES]
    state.city[state.active, state.offered] -= 1
    state.city[opponent, state.offered] += 1
    state.city[opponent, taken] -= 1
    state.city[state.active, taken] += 1
    state.offered = NONE
    use_next_major(state)


# The construction phase (page 5)


@rule
def start_building(state: State) -> None:
    """Town Hall helps a player without coins, then the active player may build."""
    if state.plus and state.coins[state.active] == 0:
        state.coins[state.active] = TOWN_HALL_COINS
    ask(state, phases.BUILD)


@rule
def build_or_pass(state: State, move: int) -> None:
    """One card or nothing; the last landmark ends the game at once."""
    if move == moves.PASS:
        if has(state, state.active, AIRPORT):
            state.coins[state.active] += AIRPORT_COINS
        refill_market(state)
        return
    card = move - moves.BUILD
    state.coins[state.active] -= COST[card]
    state.supply[card] -= 1
    state.city[state.active, card] += 1
    if IS_LANDMARK[card] and landmarks_built(state, state.active) == landmarks_to_win(state):
        state.phase = phases.ENDED
        state.seat = OVER
    else:
        refill_market(state)


@rule
def landmarks_built(state: State, player: int) -> int:
    """How many landmarks a player has turned face up."""
    built = 0
    for card in LANDMARKS:
        built += int(state.city[player, card])
    return built


@rule
def landmarks_to_win(state: State) -> int:
    """Four landmarks win the base game, six win with Plus."""
    return len(LANDMARKS) if state.plus else BASE_LANDMARKS


@rule
def apply(state: State, move: int) -> None:
    """Plays one move: each phase has one function for its moves."""
    phase = state.phase
    state.ply += 1
    if phase == phases.BUILD:
        build_or_pass(state, move)
    elif phase == phases.DICE:
        read_die(state, move)
    elif phase == phases.ROLL:
        roll(state, move - moves.ROLL + 1)
    elif phase == phases.REROLL:
        keep_or_reroll(state, move)
    elif phase == phases.HARBOR_CHOICE:
        add_or_not(state, move)
    elif phase == phases.CATCH_ROLL:
        land_catch(state, move)
    elif phase == phases.VICTIM:
        rob(state, move)
    elif phase == phases.GIVE:
        offer(state, move)
    elif phase == phases.TAKE:
        exchange(state, move)
    elif phase == phases.MARKET:
        deal_card(state, move)
    else:
        choose_first_player(state, move)
