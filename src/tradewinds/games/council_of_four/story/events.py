"""What a move did, as messages in the order it happened: what was done, then what it brought.

What a player gained is the difference that a move made, with what it cost added back: the rules receive bonuses in
many ways, and all of them end there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from tradewinds.core.state import OVER, State, copy
from tradewinds.core.words import Message, Name, Parameter, Seat
from tradewinds.games.council_of_four import moves, state as phases
from tradewinds.games.council_of_four.components import (
    CARDS,
    CHANGE_SERVANTS,
    CITIES,
    COIN_CAP,
    COLOURS,
    COUNCIL_SEATS,
    COUNCILS,
    EXTRA_SERVANTS,
    HIRE_COINS,
    LETTERS,
    MAPS,
    MERCHANTS,
    MOST_PLAYERS,
    NONE,
    PERMITS,
    QUEEN,
    QUEEN_POINTS,
    REGIONS,
    REWARD_POINTS,
    REWARDS,
    SEND_SERVANTS,
    SLOTS,
    TENTH_MERCHANT,
)
from tradewinds.games.council_of_four.phrases import Things, bonuses, listed, permit
from tradewinds.games.council_of_four.rules.council import price_so_far
from tradewinds.games.council_of_four.rules.ending import (
    nobility_points,
    permit_points,
    permits_owned,
    reward_points,
    scores,
)
from tradewinds.games.council_of_four.rules.placing import servants_due, travel_coins
from tradewinds.games.council_of_four.rules.turn import apply
from tradewinds.games.council_of_four.story.moves import city_named

Events = list[Message]
Cost = dict[str, int]
EVERYTHING = ("coins", "servants", "points", "nobility", "main")  # what a move can bring at once, in the order told


def tell_events(before: State, move: int, after: State) -> Events:
    """What a move did."""
    teller = SET_UP.get(int(before.phase))
    if teller:
        return teller(before, move, after)
    done, cost = DONE.get(int(before.phase), _nothing)(before, move, after)
    followed = [*_gains(before, move, cost, after), *_turned_up(before, move, after), *_shuffled(before, after)]
    return [*done, *followed, *(_final_scoring(after) if after.seat == OVER else [])]


def event(key: str, **parameters: Parameter) -> Message:
    """Something that happened, and to whom."""
    return Message(f"event-{key}", parameters)


def _active(state: State) -> Seat:
    return Seat(int(state.active))


# The set-up: most of it is left out, for it is there to be seen


def _begin(before: State, move: int, after: State) -> Events:
    return [event("begins", player=Seat(int(after.first)))]


def _map(before: State, move: int, after: State) -> Events:
    return [event("map", map=Name(f"option-map-{MAPS[after.map]}"))]


def _neutral(before: State, move: int, after: State) -> Events:
    if after.phase == phases.NEUTRAL:
        return []  # the last of them tells of all
    cities = [LETTERS[city] for city in range(len(CITIES)) if int(after.neutral) >> city & 1]
    return [event("neutral", letters=", ".join(cities))]


def _unsaid(before: State, move: int, after: State) -> Events:
    return []


SET_UP: Mapping[int, Callable[[State, int, State], Events]] = {
    phases.BEGIN: _begin,
    phases.MAP: _map,
    phases.TOKENS: _unsaid,
    phases.TILES: _unsaid,
    phases.NEUTRAL: _neutral,
    phases.COUNCIL_SETUP: _unsaid,
    phases.HANDS: _unsaid,
}

# What was done, and what it cost; the first step of an action is told with the last


def _nothing(before: State, move: int, after: State) -> tuple[Events, Cost]:
    return [], {}


def _draw(before: State, move: int, after: State) -> tuple[Events, Cost]:
    player = Seat(int(before.drawer))
    if move == moves.UNSEEN:
        return [event("draws-unseen", player=player)], {}
    return [event("draws", player=player, colour=Name(f"colour-{CARDS[move - moves.DRAW]}"))], {}


def _action(before: State, move: int, after: State) -> tuple[Events, Cost]:
    if move < moves.PLACE:
        return [], {"main": 1}
    if move < moves.HIRE:
        if after.phase == phases.SPEND:
            return [], {"main": 1}
        done, cost = _placed_with_permit(before, move - moves.PLACE, after)
        return done, cost | {"main": 1}
    return _quick_action(before, move)


def _quick_action(before: State, move: int) -> tuple[Events, Cost]:
    player = _active(before)
    if move == moves.HIRE:
        return [event("hires", player=player, cost=HIRE_COINS)], {"coins": HIRE_COINS, "servants": -1}
    if move < moves.SEND:
        region = Name(f"region-{REGIONS[move - moves.CHANGE]}")
        changes = event("changes", player=player, region=region, fee=CHANGE_SERVANTS)
        return [changes], {"servants": CHANGE_SERVANTS}
    if move < moves.EXTRA:
        return [], {"servants": SEND_SERVANTS}
    if move == moves.EXTRA:
        return [event("extra", player=player, fee=EXTRA_SERVANTS)], {"servants": EXTRA_SERVANTS, "main": -1}
    return [], {}


def _candidate(before: State, move: int, after: State) -> tuple[Events, Cost]:
    gone = before.councils[before.council, COUNCIL_SEATS - 1]
    elected = event(
        "sends" if before.by_servant else "elects",
        player=_active(before),
        colour=Name(f"colour-{COLOURS[move - moves.CANDIDATE]}"),
        council=_council(before),
        gone=Name(f"colour-{COLOURS[gone]}"),
        **({"fee": SEND_SERVANTS} if before.by_servant else {}),
    )
    return [elected], {}


def _council(state: State) -> Name:
    return Name(f"council-{COUNCILS[state.council]}")


def _pay(before: State, move: int, after: State) -> tuple[Events, Cost]:
    if move < moves.TAKE:
        return [], {}
    player, cost = _active(before), int(price_so_far(before))
    cards = listed({card: int(count) for card, count in zip(CARDS, before.paid, strict=True)})
    satisfies = event("satisfies", player=player, council=_council(before), cost=cost, **cards)
    if before.council != QUEEN:
        return [satisfies, event("takes", player=player, **_taken(before, move))], {"coins": cost}
    city = move - moves.QUEEN
    travel = int(travel_coins(before, city))
    stays = event("queen-stays", city=city_named(city))
    comes = event("queen-comes", player=player, city=city_named(city), cost=travel)
    placed, fee = _placed(before, city, after)
    return [satisfies, comes if travel else stays, *placed], fee | {"coins": cost + travel}


def _taken(before: State, move: int) -> Things:
    region, slot = divmod(move - moves.TAKE, SLOTS)
    return permit(PERMITS[before.shown[region, slot]])


def _spend(before: State, move: int, after: State) -> tuple[Events, Cost]:
    return _placed_with_permit(before, int(before.city), after)


def _placed_with_permit(before: State, city: int, after: State) -> tuple[Events, Cost]:
    turned_over = int(after.used[before.active]) ^ int(before.used[before.active])
    uses = event("uses", player=_active(before), **permit(PERMITS[turned_over.bit_length() - 1]))
    placed, fee = _placed(before, city, after)
    return [uses, *placed], fee


def _placed(before: State, city: int, after: State) -> tuple[Events, Cost]:
    """A merchant was placed: perhaps the last one, perhaps the last that a reward tile asked for."""
    player, fee = _active(before), int(servants_due(before, before.active, city))
    placed = int(after.placed[before.active])
    events = [event("places", player=player, city=city_named(city), placed=placed, merchants=MERCHANTS, fee=fee)]
    cost = {"servants": fee}
    if after.ender != before.ender:
        events.append(event("last-turns", player=player, points=TENTH_MERCHANT))
        cost["points"] = -TENTH_MERCHANT
    return [*events, *_rewards(before, after)], cost


def _rewards(before: State, after: State) -> Events:
    player = _active(before)
    won = [reward for reward in range(len(REWARDS)) if after.reward[reward] != before.reward[reward]]
    events = [
        event("reward", player=player, place=_place(REWARDS[reward]), points=int(REWARD_POINTS[reward]))
        for reward in won
    ]
    queens = range(int(before.queen_rewards), int(after.queen_rewards))
    return events + [event("queen-reward", player=player, points=int(QUEEN_POINTS[tile])) for tile in queens]


def _place(reward: str) -> Name:
    return Name(f"{'region' if reward in REGIONS else 'group'}-{reward}")


def _token(before: State, move: int, after: State) -> tuple[Events, Cost]:
    return [event("reuses", player=_active(before), city=city_named(move - moves.REUSE))], {}


def _permit(before: State, move: int, after: State) -> tuple[Events, Cost]:
    return [event("takes-free", player=_active(before), **_taken(before, move))], {}


def _again(before: State, move: int, after: State) -> tuple[Events, Cost]:
    return [event("again", player=_active(before), **permit(PERMITS[move - moves.AGAIN]))], {}


DONE: Mapping[int, Callable[[State, int, State], tuple[Events, Cost]]] = {
    phases.DRAW: _draw,
    phases.ACTION: _action,
    phases.CANDIDATE: _candidate,
    phases.PAY: _pay,
    phases.SPEND: _spend,
    phases.TOKEN: _token,
    phases.PERMIT: _permit,
    phases.AGAIN: _again,
}

# What it brought


def _gains(before: State, move: int, cost: Cost, after: State) -> Events:
    """All that the active player has more of, beside what was told already."""
    player = int(before.active)
    ended = after.seat == OVER
    final = int(nobility_points(after, player) + permit_points(after, player)) if ended else 0
    same_turn = after.turn == before.turn and not ended  # a turn that ends has no main action left to tell of
    change = {
        "coins": int(after.coins[player] - before.coins[player]),
        "servants": int(after.servants[player] - before.servants[player]),
        "points": int(after.points[player] - before.points[player]) - final,
        "nobility": int(after.nobility[player] - before.nobility[player]),
        "main": int(after.mains - before.mains) if same_turn else -cost.get("main", 0),
    }
    gained = {name: change[name] + cost.get(name, 0) for name in EVERYTHING}
    spaces = gained.pop("nobility")
    gains = [event("gains", player=Seat(player), **bonuses(gained.items()))] if any(gained.values()) else []
    if spaces:
        gains.append(event("advances", player=Seat(player), spaces=spaces))
    lost = _coins_lost(before, move, after)
    return [*gains, event("coins-lost", lost=lost, end=COIN_CAP)] if lost else gains


def _coins_lost(before: State, move: int, after: State) -> int:
    """Coins beyond the end of the track: those that the move would bring if they were kept."""
    player = int(before.active)
    if before.endless_coins or after.coins[player] < COIN_CAP:
        return 0
    kept = copy(before)
    kept.endless_coins = True
    apply(kept, moves.DRAW if move == moves.UNSEEN else move)  # whichever card is drawn, the coins are the same
    return int(kept.coins[player] - after.coins[player])


def _turned_up(before: State, move: int, after: State) -> Events:
    """Permit tiles that are face up now and were not; tiles that were changed may be the same again."""
    changed = move - moves.CHANGE if before.phase == phases.ACTION and moves.CHANGE <= move < moves.SEND else NONE
    return [
        event("turned-up", region=Name(f"region-{REGIONS[region]}"), **permit(PERMITS[after.shown[region, slot]]))
        for region in range(len(REGIONS))
        for slot in range(SLOTS)
        if after.shown[region, slot] not in (NONE, before.shown[region, slot])
        or (region == changed and after.shown[region, slot] != NONE)
    ]


def _shuffled(before: State, after: State) -> Events:
    if int(after.discard.sum()) >= int(before.discard.sum()):
        return []
    return [event("shuffled", cards=int(after.left))]


# The end


def _final_scoring(state: State) -> Events:
    """Points that are counted at the end, and who wins by them."""
    events = []
    for player in range(state.players):
        seat = Seat(player)
        rewards = int(reward_points(state, player))
        nobility = int(nobility_points(state, player))
        permits = int(permit_points(state, player))
        if rewards:
            events.append(event("reward-points", player=seat, points=rewards))
        if nobility:
            first = state.nobility[player] == state.nobility[: state.players].max()
            events.append(event("nobility-first" if first else "nobility-second", player=seat, points=nobility))
        if permits:
            owned = int(permits_owned(state, player))
            events.append(event("most-permits", player=seat, permits=owned, points=permits))
    return events + _winners(state)


def _winners(state: State) -> Events:
    """Who has the most points; of those, who has the most servants and cards."""
    points = np.zeros(MOST_PLAYERS, np.float64)
    scores(state, points)
    points = points[: state.players]
    winners = np.flatnonzero(points == points.max())
    if len(winners) > 1:
        return [event("shares", player=Seat(int(winner))) for winner in winners]
    winner = int(winners[0])
    wins = event("wins", player=Seat(winner))
    if np.count_nonzero(np.floor(points) == np.floor(points.max())) == 1:
        return [wins]
    things = int(state.servants[winner]) + int(state.held[winner])
    return [event("tie", player=Seat(winner), things=things), wins]
