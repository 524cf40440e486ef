"""The golden records of Yokohama: which areas, cards, tokens and slots gave what, which ways were gone, and the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tests.games.yokohama.figures import ACHIEVEMENTS, AREAS, ORDERS, TECHNOLOGIES, TOKENS
from tests.games.yokohama.ledger import final, ledger, wealth
from tests.golden.coverage import Golden, steps
from tests.rulebook.yokohama_table import all_is_there
from tradewinds import Match, Move
from tradewinds.core.state import OVER, State, copy
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENT_NEEDS,
    AGENT_KINDS,
    AREA_NAMES,
    CARD_NAMES,
    TECHNOLOGY_NAMES,
    TOKEN_NAMES,
    TYPE_OF_AREA,
)
from tradewinds.games.yokohama.rules.achievements import measure
from tradewinds.games.yokohama.state import PHASES, UNSETTLED

NEUTRAL = 4
VERBS = (
    "keep",
    "place",
    "go",
    "through",
    "recall",
    "collect",
    "buy",
    "sell",
    "church",
    "customs",
    "hire",
    "research",
    "take",
    "pay",
    "shop",
    "house",
    "return",
    "station",
    "good",
    "lift",
    "drop",
    "use",
    "take-token",
    "leave-token",
    "agent",
    "achieve",
    "fulfil",
    "end",
)
DONE = ("placing", "recalling", "exchanging", "church", "customs", "hiring", "research", "port", "building", "lifting")
EVENTS = (
    "University used",
    "Spinning Mill used",
    "a toll for placing",
    "a toll for passing",
    "a toll to two presidents at once",
    "the canal passed",
    "a tram ride",
    "a jump to the station",
    "a jump to the station past a president",
    "Postal System stopped beside a president",
    "Stagecoach passed for nothing",
    "two assistants in one area",
    "a third one by Telegraph",
    "a fourth one by Newspaper",
    "no assistant placed",
    "a recall from the hand",
    "one stayed by Telephone",
    "Stock Exchange filled up a purse",
    "Mining Technology added copper",
    "a trading house earned",
    "a trading house earned from an agent",
    "a token taken by an agent",
    "an assistant to a board from the area",
    "faith of six kinds",
    "a technology for power alone",
    "a fourth technology",
    "a fifth technology",
    "two orders at once",
    "a second order for an import",
    "three orders in hand",
    "an agent for a pair",
    "no agent left for a pair",
    "an agent used in the turn it came",
    "a shop in every slot of a tile",
    "three presidents in one area",
    "the neutral player first",
    "a prize decided by the rightmost assistant",
    "a single contender",
    "a tie of production",
    "a set of five countries",
    "a win on equal points",
)
ENDS = ("houses", "shops", "orders", "church", "customs")
WANTED = {
    *(f"{verb} played" for verb in VERBS),
    *(f"done with {what}" for what in DONE),
    *(f"phase {phase}" for number, phase in enumerate(PHASES) if number != UNSETTLED),
    *(f"{players} players" for players in range(2, 5)),
    *(f"option {name}" for name in ("awards", "free_agents", "random_start", "tokens_by_choice", "actions_by_choice")),
    *(f"{area} with power {power}" for area in AREAS if area != "canal" for power in range(2, 6)),
    *(f"an agent in {area}" for area in AREAS if area != "canal"),
    *(f"token {token}" for token in (*TOKENS, "free-agent")),
    *(f"technology {name}" for name in TECHNOLOGIES),
    *(f"order {number}" for number in ORDERS),
    *(f"achievement {name}" for name in ACHIEVEMENTS),
    *(f"award of a {kind}" for kind in ("flag", "free agent")),
    *(f"agent {kind} used" for kind in AGENT_KINDS),
    *(f"{board} slot {slot}" for board in ("church", "customs") for slot in range(1, 8)),
    *(f"{kind} paid" for kind in ("copper", "silk", "tea", "fish", "import", "yen")),
    *(f"ended by {cause}" for cause in ENDS),
    *EVENTS,
}


def coverage(match: Match) -> set[str]:
    """Everything wanted that a finished match shows."""
    seen = {f"{match.players} players", *(f"option {name}" for name, value in match.options.items() if value)}
    gained_agent = False
    for before, code, after in steps(match):
        seen.update(_shown(before, code, after))
        if after.turn > before.turn:
            gained_agent = False
        if before.turn and (after.agents[before.active] > before.agents[before.active]).any():
            gained_agent = True
        if code.startswith("agent:") and gained_agent and before.agents[before.active].sum() == 1:
            seen.add("an agent used in the turn it came")
    if match.over:
        seen.update(_of_the_end(match))
    return WANTED & seen


def check(match: Match) -> None:
    """Everything gained, paid and scored is as the second account has it, move by move."""
    assert len(match.winners) == 1
    for before, code, after in steps(match):
        assert ledger(before, code, after) == wealth(after), code
        assert after.turn == 0 or all_is_there(after)
    state = match.state
    assert [list(map(int, state.bonus[seat])) for seat in range(match.players)] == final(state)


def position(match: Match) -> dict[str, Any]:
    """The last position by names."""
    view = match.game.view(match.state)
    players = view.pop("players")
    kept = ("areas", "church", "customs", "laboratories", "ports", "agents_left", "achievements", "awards", "turn")
    return {name: view[name] for name in kept} | {"players": players, "ply": match.ply, "scores": match.scores}


def _shown(before: State, code: str, after: State) -> Iterator[str]:
    verb, _, thing = code.partition(":")
    yield f"{verb} played"
    yield f"phase {PHASES[before.phase]}"
    yield f"phase {PHASES[after.phase]}"
    if verb == "done":
        yield f"done with {thing}"
    if verb == "use":
        yield f"{thing.replace('-', ' ').title()} used"
    if not before.turn:
        return
    yield from _of_placing(before, verb, after)
    yield from _of_ways(before, verb, thing)
    yield from _of_actions(before, verb, thing, after)
    yield from _of_boards(before, verb, thing, after)
    yield from _of_agents(before, verb, thing, after)
    if before.ending == 0 and after.ending > 0:
        yield from _causes(before, verb, after)


def _has(state: State, seat: int, technology: str) -> bool:
    return bool(state.technology[seat, TECHNOLOGY_NAMES.index(technology)])


def _rivals(state: State, area: str) -> int:
    there = state.president[: state.players] == AREA_NAMES.index(area)
    return int(there.sum()) - int(there[state.active])


def _of_placing(before: State, verb: str, after: State) -> Iterator[str]:
    me = int(before.active)
    if verb == "place":
        if after.yen[me] < before.yen[me]:
            yield "a toll for placing"
        if after.yen[me] < before.yen[me] - 1:
            yield "a toll to two presidents at once"
        if after.placements == 2 and after.doubled >= 0:
            yield "two assistants in one area"
        if after.placements == 3 and after.doubled >= 0:
            yield "a third one by Telegraph"
        if after.placements == 4:
            yield "a fourth one by Newspaper"
    if PHASES[before.phase] == "before" and PHASES[after.phase] == "moving" and after.placements == 0:
        yield "no assistant placed"
    if verb == "recall" and before.president[me] < 0:
        yield "a recall from the hand"
    if verb == "end" and after.seat != OVER:
        player = int(after.active)
        if _has(before, player, "stock-exchange") and after.yen[player] > before.yen[player]:
            yield "Stock Exchange filled up a purse"


def _of_ways(before: State, verb: str, thing: str) -> Iterator[str]:
    if verb not in ("go", "through"):
        return
    me = int(before.active)
    here, number = int(before.president[me]), AREA_NAMES.index(thing)
    rivals = _rivals(before, thing)
    if rivals >= 2:
        yield "three presidents in one area"
    if verb == "through":
        if thing == "canal":
            yield "the canal passed"
        elif rivals:
            yield "Stagecoach passed for nothing" if _has(before, me, "stagecoach") else "a toll for passing"
        return
    moving = PHASES[before.phase] == "moving"
    far = here >= 0 and not int(before.near[here]) >> number & 1
    if moving and _has(before, me, "station") and before.station == number:
        yield "a jump to the station"
        if rivals:
            yield "a jump to the station past a president"
    elif far:
        yield "a tram ride"
    elif rivals:
        yield "Postal System stopped beside a president"


def _of_actions(before: State, verb: str, thing: str, after: State) -> Iterator[str]:
    me = int(before.active)
    if verb in ("go", "agent"):
        number = AREA_NAMES.index(thing)
        power = int(before.assistants[me, number]) + (verb == "go") + int(before.house[number] == me)
        power += int(before.station == number) + int(me in before.shop[number])
        yield f"{TYPE_OF_AREA[number]} with power {min(5, power)}"
        if before.house[number] not in (-1, me):
            yield "a trading house earned"
            if verb == "agent":
                yield "a trading house earned from an agent"
    for number in (before.token >= 0).nonzero()[0]:
        if after.token[number] < 0:
            yield f"token {TOKEN_NAMES[before.token[number]]}"
            if before.by_agent or verb == "agent":
                yield "a token taken by an agent"
    if _has(before, me, "mining-technology") and after.goods[me, 0] > before.goods[me, 0]:
        yield "Mining Technology added copper"
    if verb == "return" and thing == "all-but-one":
        yield "one stayed by Telephone"
    if verb == "shop" and (after.shop[before.area] >= 0).all():
        yield "a shop in every slot of a tile"
    if verb == "achieve":
        yield f"achievement {ACHIEVEMENT_NAMES[before.achievement['abc'.index(thing)]]}"
    if verb == "claim":
        yield f"award of a {'free agent' if thing == 'free-agent' else 'flag'}"


def _of_boards(before: State, verb: str, thing: str, after: State) -> Iterator[str]:
    me = int(before.active)
    for board, old, new in (("church", before.church, after.church), ("customs", before.customs, after.customs)):
        for slot in (old != new).nonzero()[0]:
            yield f"{board} slot {slot + 1}"
            if before.pieces[me, 0] == 0:
                yield "an assistant to a board from the area"
    if verb == "pay":
        yield f"{thing} paid"
        phase = PHASES[before.phase]
        if phase == "faith" and int(before.paid).bit_count() == 5:
            yield "faith of six kinds"
        if phase == "second":
            yield "two orders at once"
            if thing == "import":
                yield "a second order for an import"
    for card in (before.card_of != after.card_of).nonzero()[0]:
        yield f"technology {CARD_NAMES[card].rpartition('-')[0]}"
        if after.cards[me] in (4, 5):
            yield "a fourth technology" if after.cards[me] == 4 else "a fifth technology"
        if verb == "research":
            yield "a technology for power alone"
    if after.held[me] == 3:
        yield "three orders in hand"
    if verb == "fulfil":
        yield f"order {thing}"


def _of_agents(before: State, verb: str, thing: str, after: State) -> Iterator[str]:
    me = int(before.active)
    for country in (after.flag_count[me] > before.flag_count[me]).nonzero()[0]:
        if after.flag_count[me, country] % 2 == 0:
            got = after.agents[me, country] > before.agents[me, country]
            yield "an agent for a pair" if got else "no agent left for a pair"
    if verb == "agent":
        yield f"an agent in {TYPE_OF_AREA[AREA_NAMES.index(thing)]}"
        for kind in (after.spent[me] > before.spent[me]).nonzero()[0]:
            yield f"agent {AGENT_KINDS[kind]} used"


def _causes(before: State, verb: str, after: State) -> Iterator[str]:
    if verb in ("shop", "house"):
        yield f"ended by {verb}s"
    elif (before.church != after.church).any():
        yield "ended by church"
    elif (before.customs != after.customs).any():
        yield "ended by customs"
    else:
        yield "ended by orders"


def _of_the_end(match: Match) -> Iterator[str]:
    state = match.state
    for board in (state.church, state.customs):
        count = {owner: int((board == owner).sum()) for owner in {int(owner) for owner in board if owner >= 0}}
        if len(count) == 1:
            yield "a single contender"
        elif count and list(count.values()).count(max(count.values())) > 1:
            yield "a prize decided by the rightmost assistant"
            if NEUTRAL in count and max(count.values()) == 1 and (board[NEUTRAL:] < 0).all():
                yield "the neutral player first"
    production = [int(n) for n in state.production[: match.players] if n]
    if len(set(production)) < len(production):
        yield "a tie of production"
    if (state.flag_count[: match.players] > 0).all(axis=1).any():
        yield "a set of five countries"
    if match.scores.count(max(match.scores)) > 1:
        yield "a win on equal points"


# The matches to choose from

LIKED = (
    ("claim:", "achieve:", "fulfil:"),
    ("research:", "house", "shop:", "customs:", "church:", "take:", "pay:", "hire:house", "hire:shop", "station:"),
    ("agent:", "go:", "through:", "use:university", "place:", "buy:", "good:", "lift:", "return:all-but-one"),
)


STYLES = (
    ("busy",),
    ("keen", "busy"),
    ("keen", "any"),
    ("achiever",),
    ("achiever", "developer"),
    ("developer",),
    ("importer",),
    ("importer", "busy"),
)
PLANNED = (("builder",), ("builder", "trader"))
FIRST_PLANNED = 1000  # the seeds from which on players have a plan
LONGEST = 1400  # plies: a match that drags on is not kept


def play(match: Match, seed: int) -> None:
    """Seeded players: some try whatever there is, some are busy, some look one move ahead, with a bent or without."""
    dice = random.Random(seed)
    styles = dice.choice(STYLES if seed < FIRST_PLANNED else PLANNED)
    while not match.over and match.ply < LONGEST:
        match.play(dice.choice(liked(match, styles[match.seat % len(styles)], dice)))


def liked(match: Match, style: str, dice: random.Random) -> list[Move]:
    """The moves that a style chooses from."""
    moves = match.moves()
    if style == "any" or len(moves) == 1 or dice.random() < 0.15:
        return moves
    if style == "busy":
        for kinds in LIKED:
            some = [move for move in moves if move.code.startswith(kinds)]
            if some:
                return some
        return moves
    if style in PLANS:
        wishes = [wish(match, style, move) for move in moves]
        return [move for move, own in zip(moves, wishes, strict=True) if own >= max(wishes) - 0.01]
    state, rules, worth_to = match.state, match.game.rules, match.game.rule("worth")
    worth = []
    for move in moves:
        after = copy(state)
        rules.apply(after, move.id)
        worth.append(float(worth_to(after, match.seat)) + BENTS[style](after, match.seat))
    return [move for move, own in zip(moves, worth, strict=True) if own >= max(worth) - 0.01]


def no_bent(state: State, seat: int) -> float:
    """What a position is worth says it all."""
    return 0


def achieving(state: State, seat: int) -> float:
    """How far a player is with the three achievements."""
    far = 0.0
    for pile, tile in enumerate(state.achievement):
        needs = ACHIEVEMENT_NEEDS[tile]
        parts = [min(1, measure(state, seat, n) / need) for n, need in enumerate(needs) if need]
        far += 30 if seat in state.achieved[pile] else 15 * sum(parts) / len(parts)
    return far


def developing(state: State, seat: int) -> float:
    """How many buildings a player has in the city or at least in hand."""
    return 12 * float(state.developed[seat].sum()) + 5 * float(state.pieces[seat, 1:].sum())


def importing(state: State, seat: int) -> float:
    """How many imports a player has brought to the Customs House or has saved for it."""
    return 25 * float((state.customs == seat).sum()) + 4 * min(5.0, float(state.imports[seat]))


PLANS = {  # how much a move is wanted, by its code or its verb
    "builder": (
        "achieve:20 claim:20 claim:free-agent=30 fulfil:2 shop:8 house:9 hire:shop=6 hire:house=7 hire:assistant=5 "
        "good:5 agent:1 take:1 use:university=3 church:-1 customs:-1 recall:2 done:recalling=2 done:placing=-1 "
        "done:exchanging=2 sell:1 end:0"
    ),
    "trader": (
        "achieve:9 claim:9 fulfil:8 customs:9 buy:import=9 take:5 pay:4 agent:3 good:5 house:4 shop:3 lift:1 "
        "hire:assistant=5 use:university=3 church:-1 recall:1 collect:2 done:recalling=0 done:placing=-1 sell:1 end:0"
    ),
}
GOALS = {"builder": ("employment-agency", "bank"), "trader": ("customs-house", "bank", "chinatown", "port-a", "port-b")}


def wish(match: Match, style: str, move: Move) -> float:
    """How much a player with a plan wants a move; builders mind the achievements too."""
    after = copy(match.state)
    match.game.rules.apply(after, move.id)
    return planned(match.state, style, move.code) + (achieving(after, match.seat) if style == "builder" else 0)


def planned(state: State, style: str, code: str) -> int:
    """How much a move serves a plan."""
    verb, _, thing = code.partition(":")
    if verb not in ("place", "go", "agent"):
        plan = dict(part.rpartition("=" if "=" in part else ":")[::2] for part in PLANS[style].split())
        return int(plan.get(code, plan.get(verb, 1)))
    me, area = int(state.active), AREA_NAMES.index(thing)
    power = int(state.assistants[me, area]) + (state.house[area] == me) + (me in state.shop[area]) + (verb != "agent")
    open_here = me not in state.shop[area] and state.pieces[me, 1] > 0
    if verb == "place":
        return int(power) + 2 * (thing in GOALS[style]) + open_here
    if style == "builder":
        return 7 if power >= 4 and open_here else 5 if thing in GOALS[style] and power >= 3 else 1
    if thing == "customs-house":
        return 8 if state.imports[me] and power > min(int(state.imports[me]), 3) else 0
    return 5 if thing in GOALS[style] and power >= 2 else 3 if power >= 3 else 1


BENTS = {"keen": no_bent, "achiever": achieving, "developer": developing, "importer": importing}

CHOICES: list[dict[str, Any]] = [
    {},
    {"awards": True},
    {"free_agents": True},
    {"awards": True, "free_agents": True},
    {"awards": True, "random_start": True},
    {"tokens_by_choice": True, "actions_by_choice": True},
]

YOKOHAMA = Golden(
    game="yokohama",
    wanted=frozenset(WANTED),
    coverage=coverage,
    check=check,
    position=position,
    tables=(
        *((2 + n % 3, CHOICES[n // 3 % len(CHOICES)], n) for n in range(240)),
        *((2 + n % 3, CHOICES[3 + n % 2], n) for n in range(FIRST_PLANNED, FIRST_PLANNED + 200)),
    ),
    play=play,
    longest=3000,  # four areas of production are built up only where nobody hurries
)
