"""What is told of moves, choices, refusals and events of Yokohama."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.yokohama.test_words import KEYS, parameters
from tradewinds.core import registry
from tradewinds.core.match import Match
from tradewinds.core.state import CHANCE, EVERYTHING, OVER, WATCHER, State, copy
from tradewinds.core.words import LANGUAGES, Message, Name, Parameter, Seat
from tradewinds.games.yokohama import YOKOHAMA as GAME, state as phases
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_POINTS,
    AREA_NAMES,
    ASSISTANT,
    CANAL,
    CARD_FLAG,
    CARD_NAMES,
    COUNTRIES,
    GOODS,
    HOUSE,
    MANAGEMENT,
    NONE,
    PIECES,
    SHOP,
    TECHNOLOGY_NAMES,
    VALUE,
)
from tradewinds.games.yokohama.reasons import REASONS
from tradewinds.games.yokohama.story import tell_choice

registry.register(GAME)

NAMES = ["Ada", "Bob", "Cid", "Dot"]
EAGER: dict[str, float] = {
    "fulfil": 40,
    "achieve": 40,
    "shop": 9,
    "house": 20,
    "agent": 9,
    "research": 4,
    "hire": 3,
    "church": 4,
}
EAGER |= {"customs": 9, "take": 4, "use": 3, "buy": 2, "through": 2, "recall": 0.3, "done": 0.4}
EXPANSIONS = {"awards": True, "free_agents": True, "random_start": True, "tokens_by_choice": True}
GAMES = [(players, seed) for players in GAME.seats for seed in range(4)]
Step = tuple[State, int, State]


@cache
def game(players: int, seed: int) -> list[Step]:
    """A whole game of moves at random, busy ones preferred: each with the position before and after it."""
    source = random.Random(f"{players} {seed}")
    state, steps = GAME.deal(players, EXPANSIONS if seed % 2 else {}), []
    while state.seat != OVER:
        weights = GAME.chances(state) if state.seat == CHANCE else {move: eager(move) for move in GAME.legal(state)}
        move = source.choices(list(weights), list(weights.values()))[0]
        after = copy(state)
        GAME.rules.apply(after, move)
        steps.append((state, move, after))
        state = after
    return steps


def eager(move: int) -> float:
    return EAGER.get(GAME.moves.code(move).partition(":")[0], 1)


def seen(steps: list[Step], viewer: int) -> Iterator[tuple[Step, list[Message]]]:
    """What is told to a viewer, with the moves as they were."""
    for before, move, after in steps:
        yield (before, move, after), GAME.tell(before, move, viewer)


def number(event: Message, parameter: str) -> int:
    told = event.parameters.get(parameter, 0)
    assert isinstance(told, int)
    return told


def seat(event: Message, parameter: str = "player") -> int:
    told = event.parameters[parameter]
    assert isinstance(told, Seat)
    return told.number


def said(event: Message, language: str = "en") -> str:
    return GAME.words(language).say(event, NAMES)


# What is told of goods, yen, imports and points adds up to what everyone has

NO_POINTS = ("total", "tie")


def amounts(event: Message, parameter: str) -> dict[str, int]:
    """What a list of an event counts, by kind."""
    items = event.parameters.get(parameter, ())
    assert isinstance(items, tuple)
    messages = [item for item in items if isinstance(item, Message)]
    return {message.key.removeprefix("reward-"): number(message, "count") for message in messages}


def tally(events: list[Message]) -> Counter[tuple[int, str]]:
    """How much each player has more, or less, by what is told."""
    change: Counter[tuple[int, str]] = Counter()
    for event in events:
        kind = event.key.removeprefix("event-")
        if kind == "pays-toll":
            change[seat(event, "payer"), "yen"] -= number(event, "coins")
            change[seat(event, "payee"), "yen"] += number(event, "coins")
        elif "player" in event.parameters:
            add(change, seat(event), kind, event)
    return change


def add(change: Counter[tuple[int, str]], player: int, kind: str, event: Message) -> None:
    for thing, count in amounts(event, "reward").items():
        change[player, thing] += count
    for thing, count in amounts(event, "paid").items():
        change[player, thing] -= count
    change[player, "yen"] += number(event, "coins") - number(event, "cost")
    change[player, "points"] += 0 if kind in NO_POINTS else number(event, "points")
    if kind in ("buys", "sells"):
        traded = event.parameters["good"]
        assert isinstance(traded, Name)
        change[player, traded.key.removeprefix("good-")] += 1 if kind == "buys" else -1


def belongings(state: State, player: int) -> dict[str, int]:
    goods = {good: int(state.goods[player, n]) for n, good in enumerate(GOODS)}
    yen, imports = int(state.yen[player]), int(state.imports[player])
    return goods | {"yen": yen, "import": imports, "points": int(state.points[player])}


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_told_adds_up_to_what_every_player_gains_and_loses(players: int, seed: int) -> None:
    for before, move, after in game(players, seed):
        if before.turn == 0:
            continue  # the first player's yen are laid out, not won
        events = GAME.tell(before, move)
        told = tally(events)
        for player in range(players):
            had, has = belongings(before, player), belongings(after, player)
            changed = {name: has[name] - had[name] for name in had}
            assert {name: told[player, name] for name in had} == changed, (GAME.moves.code(move), events)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_assistant_that_returns_is_told(players: int, seed: int) -> None:
    """Nobody's hand grows by assistants that no event tells of, nor shrinks."""
    worth = {"places": -1, "collects": 1, "achieves": -1, "achieves-first": -1, "moves-from-hand": -1}
    for before, move, after in game(players, seed):
        if before.turn == 0:
            continue
        told = 0
        for event in GAME.tell(before, move):
            kind = event.key.removeprefix("event-")
            told += worth.get(kind, 0) + (number(event, "count") if kind == "returns" else 0)
            told += amounts(event, "reward").get("assistant", 0)
            told += kind == "hires" and event.parameters["piece"] == Name(f"piece-{PIECES[ASSISTANT]}")
            told -= kind in ("church", "customs") and bool(before.pieces[before.active, ASSISTANT] > 0)
        code = GAME.moves.code(move)
        told -= code == "lift:hand"  # told with the move that puts it down
        told += code.startswith("drop:") and bool(before.lifted == CANAL)
        assert told == after.pieces[before.active, ASSISTANT] - before.pieces[before.active, ASSISTANT], code


# Secrets


@pytest.mark.parametrize("players", GAME.seats)
def test_only_who_keeps_an_order_is_told_which(players: int) -> None:
    for viewer in (WATCHER, *range(players)):
        for (before, move, _), events in seen(game(players, 0), viewer):
            told = {event.key for event in events}
            if verb(move) == "keep":
                assert ("event-keeps" in told) == (before.active == viewer)
                assert ("event-keeps-unseen" in told) == (before.active != viewer)
            elif verb(move) == "draw":
                assert not told


def verb(move: int) -> str:
    return GAME.moves.code(move).partition(":")[0]


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_every_seat_is_told_the_same_but_for_the_order_kept_at_the_start(viewer: int) -> None:
    for (before, move, _), events in seen(game(3, 1), viewer):
        if verb(move) != "keep":
            assert events == GAME.tell(before, move, EVERYTHING)


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1])
def test_an_order_is_named_to_others_only_once_it_is_open_to_all(viewer: int) -> None:
    hidden = {phases.UNSEEN, *range(phases.SECRET, phases.DONE), *range(phases.BOXED, phases.BOXED + 4)}
    for (before, _, after), events in seen(game(2, 0), viewer):
        for event in events:
            if "order" in event.parameters and before.active != viewer:
                told = event.parameters["order"]
                order = number(told if isinstance(told, Message) else event, "order") - 1
                assert int(after.order_at[order]) not in hidden, event


def test_telling_what_happened_changes_nothing() -> None:
    for before, move, _ in game(2, 1):
        untold = before.tobytes()
        GAME.tell(before, move)
        assert before.tobytes() == untold


# Every event and every refusal

# Too rare for games at random: laid out by hand below.
RARE = {
    *("event-tie", "event-claims", "event-stays", "event-end-shops", "event-end-houses", "event-end-church"),
    *("event-end-customs", "event-house-income", "event-token-agent"),
}
RARELY_REFUSED = {
    *("award-not-there", "house-here-already", "shop-here-already", "no-shop-in-hand", "no-assistant-for-board"),
    *(
        "technology-owned",
        "power-used",
        "agent-used",
        "president-there",
        "warehouse-empty",
        "needs-telegraph",
        "not-next-to-two",
        "canal-fee-missing",
    ),
}


def test_every_event_of_whole_games_is_told_in_every_language_with_all_its_parameters() -> None:
    told: dict[str, list[Message]] = defaultdict(list)
    for players, seed in GAMES:
        for _, events in seen(game(players, seed), seed % players):
            for event in events:
                told[event.key].append(event)
    assert told.keys() | RARE == {key for key in KEYS if key.startswith("event-")}
    for key, events in told.items():
        assert {frozenset(event.parameters) for event in events} == {parameters("en", key)}, key
        for language in LANGUAGES:
            for event in events[:40]:
                text = said(event, language)
                assert text == " ".join(text.split()), text


@cache
def refusals() -> dict[str, list[tuple[State, Message]]]:
    """Refusals of positions of whole games: some positions of each phase, some refusals of each kind."""
    by_phase: dict[int, list[State]] = defaultdict(list)
    for players, seed in GAMES:
        steps = game(players, seed)
        for before, _, _ in steps:
            by_phase[int(before.phase)].append(before)
        by_phase[phases.ENDED].append(steps[-1][2])
    found: dict[str, list[tuple[State, Message]]] = defaultdict(list)
    source = random.Random("refusals")
    for states in by_phase.values():
        for state in source.sample(states, min(len(states), 16)):
            for move in range(len(GAME.moves)):
                refused = int(GAME.rules.refusal(state, move))
                if refused and len(found[REASONS[refused]]) < 30:
                    found[REASONS[refused]].append((state, GAME.tell_refusal(state, move, refused)))
    return found


def test_every_refusal_is_told_in_every_language() -> None:
    found = refusals()
    assert found.keys() | RARELY_REFUSED >= set(REASONS) - {"legal"}
    for told_of in found.values():
        for _, message in told_of:
            assert parameters("en", message.key) <= message.parameters.keys(), message.key
            for language in LANGUAGES:
                text = said(message, language)
                assert text == " ".join(text.split()), text


def test_nobody_is_refused_for_what_is_not_missing() -> None:
    """Where a refusal says what is needed and what there is, there is less than needed."""
    for told_of in refusals().values():
        for _, message in told_of:
            have = message.parameters.get("have")
            needed = message.parameters.get("needed", message.parameters.get("cost"))
            if isinstance(have, int) and isinstance(needed, int):
                assert have < needed, said(message)


# Choices

WAYS = {f"choice-way{kind}" for kind in ("", "-paid", "-differs", "-toll", "-fee")}
IN_CHOICES = {"choice-toll"} | WAYS  # a part of others, or of several moves as one


def offered(state: State) -> list[Message]:
    """The legal moves as they are told to whoever decides."""
    known = GAME.seen_by(state, int(state.seat) if state.seat >= 0 else WATCHER)
    return [tell_choice(known, move) for move in GAME.legal(state)]


def test_every_choice_of_whole_games_is_told_in_every_language_with_all_its_parameters() -> None:
    told: dict[str, list[Message]] = defaultdict(list)
    for players, seed in GAMES:
        for before, _, _ in game(players, seed):
            for choice in offered(before):
                told[choice.key].append(choice)
    assert {key for key in told if key.startswith("choice-")} | IN_CHOICES == {
        key for key in KEYS if key.startswith("choice-")
    }
    for key, choices in told.items():
        if key.startswith("choice-"):
            assert {frozenset(choice.parameters) for choice in choices} == {parameters("en", key)}, key
        for language in LANGUAGES:
            for choice in choices[:40]:
                text = said(choice, language)
                assert text == " ".join(text.split()), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_of_a_position_are_told_alike(language: str) -> None:
    for players in GAME.seats:
        for before, _, _ in game(players, 0)[::7]:
            texts = [said(choice, language) for choice in offered(before)]
            assert len(set(texts)) == len(texts), texts


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_choice_keeps_what_it_promises(players: int, seed: int) -> None:
    """What a move was offered for is what it then cost and brought."""
    for before, move, after in game(players, seed):
        choice = tell_choice(GAME.seen_by(before, int(before.active)), move)
        kind = choice.key.removeprefix("choice-")
        if kind == choice.key:
            continue
        events = GAME.tell(before, move)
        happened = {event.key.removeprefix("event-"): event for event in events}
        tolls = [event for event in events if event.key == "event-pays-toll"]
        assert number(choice, "toll") == sum(number(event, "coins") for event in tolls)
        assert number(choice, "rivals") == len(tolls)
        main = events[0] if events else None
        if kind in ("church", "research"):
            due = after.units if after.phase in (phases.FAITH, phases.PRODUCTION_DUE) else 0
            assert number(choice, "units") == due
            main = happened.get("church") if kind == "church" else happened.get("researches")
        elif kind.startswith("pay-"):
            assert kind.removeprefix("pay-") in events[0].key
        if main:
            shared = choice.parameters.keys() & main.parameters.keys()
            assert {name: plain(choice.parameters[name]) for name in shared} == {
                name: plain(main.parameters[name]) for name in shared
            }
            if kind == "hire":
                price = choice.parameters["price"]
                assert isinstance(price, Message)
                assert number(price, "count") == number(main, "cost")
            assert shared or kind in ("place", "through", "take")


def plain(told: Parameter) -> object:
    """A parameter as it can be compared: a list by what it counts, an order by its number."""
    if isinstance(told, tuple):
        return {item.key: item.parameters for item in told if isinstance(item, Message)}
    return told.parameters.get("order", told) if isinstance(told, Message) else told


def test_telling_a_choice_changes_nothing() -> None:
    for before, move, _ in game(3, 1):
        untold = before.tobytes()
        tell_choice(before, move)
        assert before.tobytes() == untold


# Positions laid out by hand


def laid_out(players: int = 3) -> State:
    """The first player's turn of a game that has been laid out."""
    return copy(next(after for _, _, after in game(players, 0) if after.phase == phases.BEFORE))


def told(state: State, code: str) -> list[str]:
    """What is told in English of a move in a position."""
    move = GAME.moves.id(code)
    assert not GAME.rules.refusal(state, move), why(state, code)
    return [said(event) for event in GAME.tell(state, move)]


def why(state: State, code: str) -> str:
    """Why a move is refused, in English."""
    move = GAME.moves.id(code)
    return said(GAME.tell_refusal(state, move, int(GAME.rules.refusal(state, move))))


def stand(state: State, player: int, area: str, assistants: int) -> None:
    there = AREA_NAMES.index(area)
    state.assistants[player, there] = assistants
    state.present[player] |= 1 << there


def learn(state: State, player: int, technology: str) -> None:
    state.technology[player, TECHNOLOGY_NAMES.index(technology)] = 1


BANK, CHURCH, MINE = (AREA_NAMES.index(name) for name in ("bank", "church", "copper-mine-1"))


def test_tolls_and_the_income_of_a_trading_house_go_to_their_players_by_name() -> None:
    state = laid_out()
    state.phase = phases.MOVING
    stand(state, 0, "bank", 2)
    state.president[1] = BANK
    state.house[BANK] = 2
    learn(state, 0, "postal-system")
    assert told(state, "go:bank") == [
        "Ada goes to the Bank and acts with power 3.",
        "Ada pays Bob a toll of 1 yen.",
        "Cid gets 1 yen for the trading house in the Bank.",
        "Ada gets 3 yen from the Bank.",
        "Ada takes back 2 assistants from the Bank.",
    ]


def test_whoever_cannot_pay_the_toll_is_told_whose_presidents_are_there() -> None:
    state = laid_out()
    state.yen[0] = 1
    state.president[1] = state.president[2] = BANK
    text = "The toll in the Bank is 2 yen: Bob’s and Cid’s presidents are there. You have 1 yen."
    assert why(state, "place:bank") == text
    state.yen[0], state.president[2] = 0, NONE
    assert why(state, "place:bank") == "The toll in the Bank is 1 yen: Bob’s president is there. You have no yen."


def test_mining_technology_is_told_for_every_gain_of_copper() -> None:
    state = laid_out()
    state.phase = phases.MOVING
    stand(state, 0, "copper-mine-1", 4)
    learn(state, 0, "mining-technology")
    state.pieces[0, SHOP] = 0
    state.token[MINE] = GAME.moves.thing(GAME.moves.id("token:copper"))
    assert told(state, "go:copper-mine-1") == [
        "Ada goes to the Copper Mine and acts with power 5.",
        "Ada gets 3 copper from the Copper Mine.",
        "Ada gets 1 copper (Mining Technology).",
        "Ada takes the power token of the Copper Mine and gets 2 copper.",
        "Ada gets 1 copper (Mining Technology).",
        "Ada takes back 4 assistants from the Copper Mine.",
    ]


def test_a_token_of_a_free_agent_is_told_as_one() -> None:
    state = laid_out()
    state.phase = phases.MOVING
    stand(state, 0, "bank", 4)
    state.pieces[0, SHOP] = 0
    state.token[BANK] = GAME.moves.thing(GAME.moves.id("token:free-agent"))
    assert told(state, "go:bank") == [
        "Ada goes to the Bank and acts with power 5.",
        "Ada gets 5 yen from the Bank.",
        "Ada takes the power token of the Bank: a free agent.",
        "Ada takes back 4 assistants from the Bank.",
    ]


def test_powers_used_once_a_turn_tell_what_they_cost_and_bring() -> None:
    state = laid_out()
    state.goods[0], state.yen[0] = 1, 1
    learn(state, 0, "spinning-mill")
    learn(state, 0, "university")
    assert told(state, "use:spinning-mill") == [
        "Ada uses Spinning Mill and pays 1 silk.",
        "Ada gets 2 yen (Spinning Mill).",
    ]
    assert told(state, "use:university") == [
        "Ada uses University and pays 1 yen.",
        "Ada gets 1 assistant from the warehouse (University).",
    ]


def test_a_fulfilled_order_is_told_with_what_technologies_and_its_flag_bring() -> None:
    state = laid_out()
    state.hand[0] = [13, phases.NO_ORDER, phases.NO_ORDER]  # order 14
    state.order_at[13] = phases.SECRET
    state.goods[0] = [1, 2, 2, 0]
    state.flag_count[0, COUNTRIES.index("de")] = 1
    learn(state, 0, "ball")
    learn(state, 0, "language-school")
    assert told(state, "fulfil:14") == [
        "Ada fulfils order 14 and gives 1 copper, 2 silk and 2 tea. Flag: Germany.",
        "Ada gets 6 points and 2 yen for order 14.",
        "Ada gets 2 points (Ball).",
        "Ada gets 1 yen (Language School).",
        "Ada gets a German agent for a pair of flags.",
    ]
    state.goods[0] = [0, 1, 2, 0]
    assert why(state, "fulfil:14") == "For order 14 you still need 1 copper and 1 silk."


def building(piece: int) -> State:
    """The first player has acted in the Bank and holds the last shop or trading house."""
    state = laid_out()
    state.phase, state.step, state.area, state.power, state.moved = phases.BUILDING, phases.RETURN_STEP, BANK, 4, True
    state.president[0] = BANK
    state.pieces[0, piece], state.warehouse[0, piece] = 1, 0
    state.tile[BANK] = 0
    return state


@pytest.mark.parametrize(
    ("piece", "code", "built", "ends"),
    [
        (SHOP, "shop:1", "builds a shop in the Bank and gets 3 points", "has built all 8 shops"),
        (HOUSE, "house", "builds a trading house in the Bank and gets 8 points", "has built all 4 trading houses"),
    ],
)
def test_the_last_building_brings_the_end_near(piece: int, code: str, built: str, ends: str) -> None:
    near = "The game end is triggered: finish this round, then play one last round."
    assert told(building(piece), code) == [f"Ada {built}.", f"Ada {ends}. {near}"]


def test_what_stands_in_the_way_of_a_building_is_told() -> None:
    state = building(HOUSE)
    state.house[BANK] = 1
    state.shop[BANK, 2] = 0
    assert why(state, "house") == "There is already a trading house in the Bank (Bob)."
    assert why(state, "shop:1") == "You already have a shop in the Bank."
    state.pieces[0, SHOP] = 0
    assert why(state, "shop:1") == "You have no shop in hand."


@pytest.mark.parametrize(("board", "phase"), [("church", phases.CHURCH_CHOICE), ("customs", phases.CUSTOMS_CHOICE)])
def test_the_last_assistant_on_a_board_brings_the_end_near(board: str, phase: int) -> None:
    state = laid_out()
    area = AREA_NAMES.index("church" if board == "church" else "customs-house")
    state.phase, state.area, state.power, state.step, state.moved = phase, area, 5, phases.TOKEN_STEP, True
    state.token[area] = NONE
    state[board][1:5] = 1
    state.imports[0] = 1
    state.pieces[0, SHOP] = 0
    learn(state, 0, "winery" if board == "church" else "brick-factory")
    place = "Church" if board == "church" else "Customs House"
    texts = told(state, f"{board}:1")
    if board == "customs":
        assert texts.pop(0) == "Ada hands over 1 imported good at the Customs House."
    assert f"takes space 1 of the {place}" in texts[0]
    assert texts[1] == ("Ada gets 3 points (Winery)." if board == "church" else "Ada gets 4 points (Brick Factory).")
    near = "The game end is triggered: finish this round, then play one last round."
    assert texts[2:] == [f"5 assistants stand in the {place}. {near}"]


def test_equal_points_go_to_whoever_sits_nearest_the_first_player() -> None:
    state = copy(game(3, 0)[-1][0])
    for player in range(3):
        state.points[player], state.yen[player], state.imports[player], state.goods[player] = 40, 0, 0, 0
        state.agents[player], state.flag_count[player], state.production[player] = 0, 0, 0
    state.points[0] = 39
    state.church[:] = state.customs[:] = NONE
    assert told(state, "end") == [
        "Ada: 39 points in all.",
        "Bob: 40 points in all.",
        "Cid: 40 points in all.",
        "Tie at 40 points: Bob sits nearest the first player.",
        "Bob wins!",
    ]


def test_telephone_tells_who_stays() -> None:
    state = laid_out()
    state.phase = phases.MOVING
    stand(state, 0, "bank", 2)
    learn(state, 0, "telephone")
    GAME.rules.apply(state, GAME.moves.id("go:bank"))
    assert told(state, "return:all-but-one") == [
        "Ada takes back 1 assistant from the Bank.",
        "Ada leaves an assistant in the Bank (Telephone).",
    ]


def test_stock_exchange_is_told_to_whoever_is_next() -> None:
    state = laid_out()
    state.phase, state.moved = phases.AFTER, True
    learn(state, 1, "stock-exchange")
    state.yen[1] = 1
    assert told(state, "end") == ["Bob gets 1 yen (Stock Exchange)."]


def test_an_award_is_told_with_the_agent_that_its_flag_brings() -> None:
    state = laid_out()
    state.phase = phases.AWARD
    state.award[:] = [0, 1, 2, 3]
    state.flag_count[0, 2] = 1  # a flag of Great Britain
    assert told(state, "claim:uk") == [
        "Ada takes an award: flag of Great Britain.",
        "Ada gets a British agent for a pair of flags.",
    ]
    assert why(state, "claim:de") == "This award is not on the table: flag of Germany."


def test_refusals_of_agents_tell_where_and_when() -> None:
    state = laid_out()
    state.agents[0, 0] = 1
    state.president[0] = BANK
    stand(state, 0, "bank", 1)
    assert why(state, "agent:bank") == "Your president is in the Bank: an agent acts only where he is not."
    state.agent_used = True
    assert why(state, "agent:bank") == "You have already used an agent this turn."


def test_refusals_of_placing_tell_how_many() -> None:
    state = laid_out()
    state.phase, state.placements, state.placed = phases.MOVING, 3, 0
    text = "You have already placed assistants in 3 different areas this turn, the maximum."
    assert why(state, "place:bank") == text
    state.doubled, state.placements = CHURCH, 2
    text = "You have placed all your assistants in one area: one more requires the Telegraph."
    assert why(state, "place:bank") == text
    learn(state, 0, "telegraph")
    state.phase = phases.PLACING
    state.near[CHURCH] &= ~(1 << BANK)
    text = "With the Telegraph the last assistant goes next to the Church: the Bank is not next to it."
    assert why(state, "place:bank") == text


def test_refusals_at_boards_tell_what_is_missing() -> None:
    state = laid_out()
    state.phase, state.area, state.power = phases.CHURCH_CHOICE, CHURCH, 1
    state.pieces[0, ASSISTANT] = 0
    assert why(state, "church:1") == "You have no assistant for that, neither in hand nor in the Church."
    state = laid_out()
    state.phase, state.area, state.power = phases.PORT, AREA_NAMES.index("port-a"), 5
    state.held[0] = 3
    assert why(state, "take:1") == "You already hold 3 orders, the maximum."
    state.phase = phases.HIRING
    state.warehouse[0, HOUSE] = 0
    assert why(state, "hire:house") == "There are no more trading houses in your warehouse."


def test_who_is_not_at_the_table_cannot_go_first() -> None:
    state = GAME.deal(2, EXPANSIONS)
    assert why(state, "begin:p4") == "Dot is not at this table: 2 are playing."


def test_a_move_is_told_with_its_own_figures() -> None:
    expected = {
        "take:5": "Take the order in space 5 (power 4 or more)",
        "church:3": "Take space 3 of the Church: 6 faith → 5 points + 2 assistant moves",
        "pay:yen": "Pay 2 yen",
        "use:spinning-mill": "Spinning Mill: 1 silk → 2 yen",
        "technology:tram-62": "Tram comes to the laboratory (card 62)",
    }
    assert {code: said(GAME.tell_move(GAME.moves.id(code))) for code in expected} == expected


def choice(state: State, code: str) -> str:
    """How a legal move is offered, in English."""
    move = GAME.moves.id(code)
    assert not GAME.rules.refusal(state, move), why(state, code)
    return said(tell_choice(state, move))


def test_tolls_are_told_before_they_are_paid() -> None:
    state = laid_out()
    assert choice(state, "place:bank") == "Assistant: Bank"
    state.yen[0], state.president[1] = 5, BANK
    assert choice(state, "place:bank") == "Assistant: Bank (toll: 1 yen)"
    state.president[2] = BANK
    assert choice(state, "place:bank") == "Assistant: Bank (toll: 2 yen to 2 presidents)"
    state.phase = phases.MOVING
    stand(state, 0, "bank", 2)
    learn(state, 0, "postal-system")
    assert choice(state, "go:bank") == "Send the president to the Bank: power 3 (toll: 2 yen to 2 presidents)"
    learn(state, 0, "stagecoach")
    assert choice(state, "go:bank") == "Send the president to the Bank: power 3"


def test_the_station_is_reached_without_a_toll_and_adds_to_the_power() -> None:
    state = laid_out()
    state.phase, state.station, state.president[1] = phases.MOVING, BANK, BANK
    stand(state, 0, "bank", 1)
    learn(state, 0, "station")
    assert choice(state, "go:bank") == "Send the president to the Bank: power 3"
    stand(state, 0, "bank", 6)
    assert choice(state, "go:bank") == "Send the president to the Bank: power 5"


def test_an_agent_is_offered_with_the_power_that_he_acts_with() -> None:
    state = laid_out()
    state.agents[0, 0] = 1
    stand(state, 0, "bank", 2)
    state.house[BANK] = 0
    assert choice(state, "agent:bank") == "Use an agent in the Bank: power 3"


def test_an_achievement_is_offered_with_the_points_that_are_left() -> None:
    state = laid_out()
    state.achievement[0] = GAME.moves.thing(GAME.moves.id("achievement:tea-7"))
    state.goods[0] = [0, 0, 7, 0]
    first = choice(state, "achieve:a")
    state.achieved[0, 0] = 1
    later = choice(state, "achieve:a")
    points = [int(figure) for figure in ACHIEVEMENT_POINTS[state.achievement[0]]]
    assert (
        first
        == f"Declare an achievement (7 tea): {points[0]} points, at the cost of an assistant (first to declare it)"
    )
    assert later == f"Declare an achievement (7 tea): {points[1]} points, at the cost of an assistant"


def test_the_question_says_how_many_assistants_may_be_placed() -> None:
    view = Match(GAME, 2, seed=3).view(0) | {"phase": "before"}
    for language in LANGUAGES:
        assert re.search("3.* 2 ", str(GAME.question(view, GAME.words(language))))
    placing = view | {"phase": "placing", "pending": view["pending"] | {"placements": 1, "placed": ["bank"]}}
    assert GAME.question(placing, GAME.words()) == "Assistant 2 of 3: where will you place it?"
    learnt = [player | {"technologies": [{"technology": "newspaper"}]} for player in view["players"]]
    assert GAME.question(placing | {"players": learnt}, GAME.words()) == "Assistant 2 of 4: where will you place it?"


def test_pieces_are_offered_at_the_price_they_have_now() -> None:
    state = laid_out()
    state.phase, state.pieces_due, state.yen[0] = phases.HIRING, 1, 9
    assert choice(state, "hire:assistant") == "Take an assistant from the warehouse (free)"
    assert choice(state, "hire:shop") == "Take a shop from the warehouse (2 yen)"
    state.warehouse[0, HOUSE] = 4
    assert choice(state, "hire:house") == "Take a trading house from the warehouse (4 yen)"
    state.warehouse[0, HOUSE] = 1
    assert choice(state, "hire:house") == "Take a trading house from the warehouse (7 yen)"


def acting(area: str, phase: int, power: int) -> State:
    """The first player acts in an area with some power, and is rich."""
    state = laid_out()
    state.phase, state.area, state.power = phase, AREA_NAMES.index(area), power
    state.step, state.moved = phases.TOKEN_STEP, True
    state.yen[0], state.imports[0], state.goods[0] = 9, 5, 5
    return state


def test_spaces_of_boards_are_offered_with_what_is_still_to_pay() -> None:
    state = acting("church", phases.CHURCH_CHOICE, 4)
    state.church[:] = NONE
    space = "Take space 1 of the Church: 3 points and 1 piece from the warehouse"
    assert choice(state, "church:1") == f"{space} (nothing to pay)"
    state.power = 3
    assert choice(state, "church:1") == f"{space} (1 faith short)"
    text = "Take space 3 of the Church: 5 points and 2 assistant moves (3 faith short)"
    assert choice(state, "church:3") == text
    state = acting("customs-house", phases.CUSTOMS_CHOICE, 5)
    state.customs[:] = NONE
    text = "Take space 4 of the Customs House: 2 imported goods → 8 points + 2 yen + 1 piece from the warehouse"
    assert choice(state, "customs:4") == text


def test_a_technology_is_offered_by_name_with_what_is_still_to_pay() -> None:
    state = acting("laboratory-a", phases.RESEARCHING, 1)
    card = CARD_NAMES.index("tram-62")
    value, flag = int(VALUE[card]), said(Message(f"country-{COUNTRIES[CARD_FLAG[card]]}"))
    board = state.laboratory[MANAGEMENT[state.area]]
    board[0], board[1] = card, NONE
    state.yen[0] = 40
    pay = "production short: pay 2 yen or 1 imported good"
    for power in range(1, 6):
        state.power = power
        lacking = max(0, value - power)
        price = {0: "nothing to pay", 1: f"1 {pay}"}.get(lacking, f"{lacking} {pay} for each")
        assert choice(state, "research:1").replace("of the ", "of ") == f"Take Tram, flag of {flag} ({price})"
    state.power, state.cards[0] = 1, 3
    assert choice(state, "research:1").endswith(f"({value} {pay} for each)")  # one more from the fourth card on


def test_an_order_is_offered_with_all_that_is_on_it() -> None:
    state = acting("port-a", phases.PORT, 4)
    state.port[MANAGEMENT[state.area], 4] = 13
    assert choice(state, "take:5") == "Take order 14: 1 copper + 2 silk + 2 tea → 6 points + 2 yen; flag of Germany"
    assert said(tell_choice(state, GAME.moves.id("take:5")), "uk") == (
        "Узяти замовлення № 14: 1 мідь + 2 шовку + 2 чаю → 6 балів + 2 єни; прапор Німеччини"
    )


@pytest.mark.parametrize(
    ("phase", "paid_for"),
    [(phases.FAITH, "faith"), (phases.PRODUCTION_DUE, "production"), (phases.SECOND, "a second order")],
)
def test_a_payment_is_offered_with_what_it_is_for(phase: int, paid_for: str) -> None:
    state = acting("church", phase, 1)
    state.units = 1
    assert choice(state, "pay:yen") == f"Pay 2 yen for {paid_for}"
    assert choice(state, "pay:import") == f"Pay 1 imported good for {paid_for}"


def test_buildings_are_offered_with_their_rewards() -> None:
    assert choice(building(SHOP), "shop:1") == "Build a shop in space 1: 3 points"
    assert choice(building(HOUSE), "house") == "Build a trading house: 8 points"


def test_what_is_offered_reaches_the_list_of_moves() -> None:
    match = Match(GAME, 2, seed=1)
    while not any(move.code.startswith("go:") for move in match.moves()):
        match.play(match.moves()[0])
    texts = [move.text("en", NAMES) for move in match.moves() if move.code.startswith("go:")]
    assert all(": power " in text for text in texts)
