"""A position as numbers for networks, the viewer's own first and the others clockwise."""

from __future__ import annotations

from typing import Any

import numpy as np

from tradewinds.core.features import ENDLESS, Features, amount, mark, seats_on, share, sitter, sitters
from tradewinds.core.rule import rule
from tradewinds.core.sharing import clear, shared
from tradewinds.core.state import State
from tradewinds.games.council_of_four.components import (
    ALL_CARDS,
    AMOUNTS,
    BONUS_CODES,
    BONUSES,
    CARD_COPIES,
    CARDS,
    CITIES,
    COLOURS,
    COUNCIL_SEATS,
    COUNCILLORS_EACH,
    COUNCILS,
    GROUP_OF,
    GROUPS,
    MAPS,
    MERCHANTS,
    MOST_PAID,
    MOST_PLAYERS,
    NOBILITY_END,
    NONE,
    PERMITS,
    PERMITS_A_REGION,
    QUEEN_POINTS,
    REGIONS,
    REWARDS,
    SLOTS,
    TOKEN_BONUSES,
)
from tradewinds.games.council_of_four.state import CANDIDATE, PAY, PHASES, SPEND as SPENDING, TOKENS

USUAL_POINTS, USUAL_COINS, USUAL_SERVANTS, USUAL_CARDS = 64, 16, 8, 8
USUAL_COPIES = 4  # cards of one colour
MOST_COPIES = CARD_COPIES / USUAL_COPIES
ALL_SLOTS = len(COUNCILS) * COUNCIL_SEATS  # that `slot` counts through at most, while councils are filled
WAITING = 16  # bonuses that are told one by one: more never waited in any game that was played
TOKEN_KINDS = tuple(sorted({int(bonus) // AMOUNTS for bonus in TOKEN_BONUSES.ravel() if bonus}))
BONUS_KINDS = len(BONUSES)
# As numbers of their own, for loops that are shared:
CARD_KINDS, CITY_COUNT, COUNCIL_COUNT, COLOUR_COUNT = len(CARDS), len(CITIES), len(COUNCILS), len(COLOURS)
REGION_COUNT, REWARD_TILES, QUEEN_TILES = len(REGIONS), len(REWARDS), len(QUEEN_POINTS)
TOKEN_AMOUNTS = [[(kind == TOKEN_BONUSES // AMOUNTS) * (TOKEN_BONUSES % AMOUNTS)] for kind in TOKEN_KINDS]
TOKEN_SHARES = (np.sum(TOKEN_AMOUNTS, axis=(1, 3)).T / np.max(TOKEN_AMOUNTS)).astype(np.float32)  # token, kind

PLAYER = Features()
POINTS = PLAYER.one("points", high=ENDLESS)
COINS = PLAYER.one("coins", high=ENDLESS)
SERVANTS = PLAYER.one("servants", high=ENDLESS)
NOBILITY = PLAYER.one("nobility")
PLACED = PLAYER.one("merchants")
HELD = PLAYER.one("cards", high=ENDLESS)
DRAWN = PLAYER.one("cards-drawn", high=ENDLESS)  # since the deck was made
BEGAN = PLAYER.one("began")
ENDER = PLAYER.one("ended")
SPENT = PLAYER.each("spent", CARDS, high=MOST_COPIES)  # since the deck was made
REWARD = PLAYER.each("reward", REWARDS)
QUEEN_REWARD = PLAYER.each("queen-reward", map(str, QUEEN_POINTS))
MERCHANT = PLAYER.each("merchant", CITIES)
UNUSED = PLAYER.each("permit", PERMITS)
USED = PLAYER.each("used-permit", PERMITS)
PLAYER_SIZE = len(PLAYER)

CITY = Features()
TOKEN = CITY.each("token", (BONUSES[kind] for kind in TOKEN_KINDS))
QUEEN = CITY.one("queen")
NEUTRAL = CITY.one("neutral-merchant")
CHOSEN = CITY.one("chosen")  # for a permit that is to be spent, or for a token at the start
REUSED = CITY.one("reused")
GROUP = CITY.each("group", GROUPS)
CITY_SIZE = len(CITY)

FEATURES = Features()
FEATURES.blocks(sitters(MOST_PLAYERS), PLAYER)
HAND = FEATURES.each("hand", CARDS, high=MOST_COPIES)
DISCARD = FEATURES.each("discard", CARDS, high=MOST_COPIES)
MADE_OF = FEATURES.each("deck-made-of", CARDS, high=MOST_COPIES)
OLD = FEATURES.each(
    "old-in-hands", CARDS, high=MOST_COPIES
)  # cards that were in all hands together when the deck was made
KEPT = FEATURES.each("old-in-hand", CARDS, high=MOST_COPIES)  # those of them in the viewer's
FIRST_CITY = FEATURES.blocks(CITIES, CITY)
SEATED = FEATURES.each(
    "council",
    (f"{council}.{n + 1}.{colour}" for council in COUNCILS for n in range(COUNCIL_SEATS) for colour in COLOURS),
)
RESERVE = FEATURES.each("reserve", COLOURS)
SHOWN = FEATURES.each(
    "shown",
    (
        f"{name}.{slot + 1}.{PERMITS[region * PERMITS_A_REGION + tile]}"
        for region, name in enumerate(REGIONS)
        for slot in range(SLOTS)
        for tile in range(PERMITS_A_REGION)
    ),
)
UNDER = FEATURES.each("under", PERMITS)  # how near the top, of those put under a deck
FACE_DOWN = FEATURES.each("face-down", REGIONS)
MAP = FEATURES.each("map", MAPS)
PHASE = FEATURES.each("phase", PHASES)
ACTIVE = FEATURES.each("active", sitters(MOST_PLAYERS))
PLAYERS = FEATURES.one("players")
MAINS = FEATURES.one("main-actions", high=ENDLESS)
OWED = FEATURES.one("main-actions-owed", high=ENDLESS)
QUICK = FEATURES.one("quick-action")
LEFT = FEATURES.one("deck")
DRAWER = FEATURES.each("drawer", sitters(MOST_PLAYERS))
CARDS_DUE = FEATURES.one("cards-due", high=ENDLESS)
COUNCIL = FEATURES.each("chosen-council", COUNCILS)
BY_SERVANT = FEATURES.one("by-servant")
PAID = FEATURES.each("paid", CARDS)
SLOT = FEATURES.one("slot")
BONUS = FEATURES.each("waiting", (f"{place + 1}.{what}" for place in range(WAITING) for what in ("kind", "amount")))
ANY_MAP = FEATURES.one("any-map")
ENDLESS_COINS = FEATURES.one("endless-coins")
LANDING_BONUS_ONLY = FEATURES.one("landing-bonus-only")
BARE_FREE_PERMIT = FEATURES.one("bare-free-permit")
SIZE = len(FEATURES)


@rule
def observe(state: State, viewer: int, out: Any) -> None:
    """Writes all features of a position."""
    clear(out, SIZE)
    for step in shared(0, MOST_PLAYERS):
        if step < state.players:
            observe_player(state, sitter(state, viewer, step), out, step * PLAYER_SIZE)
    for step in range(state.players):
        player, place = sitter(state, viewer, step), step * PLAYER_SIZE + SPENT
        for card in shared(0, CARD_KINDS):
            out[place + card] = share(int(state.spent[player, card]), USUAL_COPIES)
    observe_rewards(state, viewer, out)
    observe_cards(state, viewer, out)
    observe_cities(state, out)
    observe_councils(state, out)
    observe_tiles(state, out)
    observe_turn(state, viewer, out)


@rule
def observe_player(state: State, player: int, out: Any, place: int) -> None:
    """A player's figures and what they have."""
    out[place + POINTS] = amount(int(state.points[player]), USUAL_POINTS)
    out[place + COINS] = amount(int(state.coins[player]), USUAL_COINS)
    out[place + SERVANTS] = amount(int(state.servants[player]), USUAL_SERVANTS)
    out[place + NOBILITY] = share(int(state.nobility[player]), NOBILITY_END)
    out[place + PLACED] = share(int(state.placed[player]), MERCHANTS)
    out[place + HELD] = amount(int(state.held[player]), USUAL_CARDS)
    out[place + DRAWN] = amount(int(state.drawn[player]), USUAL_CARDS)
    out[place + BEGAN] = state.first == player
    out[place + ENDER] = state.ender == player
    mark(int(state.merchants[player]), out, place + MERCHANT)
    mark(state.unused[player], out, place + UNUSED)
    mark(state.used[player], out, place + USED)


@rule
def observe_rewards(state: State, viewer: int, out: Any) -> None:
    """Who has the reward tiles."""
    for reward in shared(0, REWARD_TILES):
        if state.reward[reward] != NONE:
            owner = seats_on(state, viewer, int(state.reward[reward]))
            out[owner * PLAYER_SIZE + REWARD + reward] = 1
    for taken in shared(0, QUEEN_TILES):
        if taken < state.queen_rewards:
            owner = seats_on(state, viewer, int(state.queen_reward[taken]))
            out[owner * PLAYER_SIZE + QUEEN_REWARD + taken] = 1


@rule
def observe_cards(state: State, viewer: int, out: Any) -> None:
    """The viewer's hand, the discard pile, and what is remembered of the time when the deck was made."""
    for card in shared(0, CARD_KINDS):
        out[HAND + card] = share(int(state.hand[viewer, card]), USUAL_COPIES)
        out[DISCARD + card] = share(int(state.discard[card]), USUAL_COPIES)
        out[MADE_OF + card] = share(int(state.made_of[card]), USUAL_COPIES)
        out[OLD + card] = share(int(state.old[card]), USUAL_COPIES)
        out[KEPT + card] = share(int(state.kept[viewer, card]), USUAL_COPIES)


@rule
def observe_cities(state: State, out: Any) -> None:
    """Each city's token by what it brings, who stands there beside the players, its colour."""
    for city in shared(0, CITY_COUNT):
        place = FIRST_CITY + city * CITY_SIZE
        if state.token[city] != NONE:
            for kind in range(len(TOKEN_KINDS)):
                out[place + TOKEN + kind] = TOKEN_SHARES[state.token[city], kind]
        if (state.neutral >> city) & 1 != 0:
            out[place + NEUTRAL] = 1
        if GROUP_OF[state.map, city] != NONE:
            out[place + GROUP + int(GROUP_OF[state.map, city])] = 1
    out[FIRST_CITY + state.queen * CITY_SIZE + QUEEN] = 1
    if state.phase == SPENDING or state.phase == TOKENS:
        out[FIRST_CITY + state.city * CITY_SIZE + CHOSEN] = 1
    if state.reused != NONE:
        out[FIRST_CITY + state.reused * CITY_SIZE + REUSED] = 1


@rule
def observe_councils(state: State, out: Any) -> None:
    """Who sits where, and who waits beside the board."""
    for council in shared(0, COUNCIL_COUNT):
        for seat in range(COUNCIL_SEATS):
            if state.councils[council, seat] != NONE:
                place = SEATED + (council * COUNCIL_SEATS + seat) * len(COLOURS)
                out[place + int(state.councils[council, seat])] = 1
    for colour in shared(0, COLOUR_COUNT):
        out[RESERVE + colour] = share(int(state.reserve[colour]), COUNCILLORS_EACH)


@rule
def observe_tiles(state: State, out: Any) -> None:
    """Face-up permit tiles, and the decks: how many tiles, and those whose order is known."""
    for region in shared(0, REGION_COUNT):
        for slot in range(SLOTS):
            if state.shown[region, slot] != NONE:
                tile = int(state.shown[region, slot]) - region * PERMITS_A_REGION
                out[SHOWN + (region * SLOTS + slot) * PERMITS_A_REGION + tile] = 1
        face_down = int(state.under_count[region])
        for depth in range(face_down):
            out[UNDER + int(state.under[region, depth])] = share(PERMITS_A_REGION - depth, PERMITS_A_REGION)
        unseen = (state.unseen >> (region * PERMITS_A_REGION)) & ((1 << PERMITS_A_REGION) - 1)
        while unseen != 0:
            unseen &= unseen - 1
            face_down += 1
        out[FACE_DOWN + region] = share(face_down, PERMITS_A_REGION)


@rule
def observe_turn(state: State, viewer: int, out: Any) -> None:
    """What is being decided, by whom, what is left of the turn, and the options."""
    out[MAP + state.map] = 1
    out[PHASE + state.phase] = 1
    out[ACTIVE + seats_on(state, viewer, state.active)] = 1
    out[PLAYERS] = share(state.players, MOST_PLAYERS)
    out[MAINS] = amount(state.mains, 2)
    out[OWED] = amount(state.owed, 2)
    out[QUICK] = state.quick
    out[LEFT] = share(state.left, ALL_CARDS)
    out[DRAWER + seats_on(state, viewer, state.drawer)] = 1
    out[CARDS_DUE] = amount(state.cards_due, 4)
    if state.phase == CANDIDATE or state.phase == PAY:
        out[COUNCIL + state.council] = 1
    out[BY_SERVANT] = state.by_servant
    for card in shared(0, CARD_KINDS):
        out[PAID + card] = share(int(state.paid[card]), MOST_PAID)
    out[SLOT] = share(state.slot, ALL_SLOTS)
    for place in shared(0, WAITING):
        if place < state.waiting:
            bonus = int(state.bonuses[state.waiting - 1 - place]) % BONUS_CODES
            out[BONUS + 2 * place] = share(bonus // AMOUNTS, BONUS_KINDS)
            out[BONUS + 2 * place + 1] = share(bonus % AMOUNTS, AMOUNTS)
    out[ANY_MAP] = state.any_map
    out[ENDLESS_COINS] = state.endless_coins
    out[LANDING_BONUS_ONLY] = state.landing_bonus_only
    out[BARE_FREE_PERMIT] = state.bare_free_permit
