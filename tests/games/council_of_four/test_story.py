"""What is told of moves, refusals and events of The Council of Four."""

from __future__ import annotations

import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from tests.core.catalogues import Catalogue
from tradewinds.core.state import CHANCE, OVER, WATCHER, State, copy
from tradewinds.core.words import LANGUAGES, Message, Seat
from tradewinds.games.council_of_four import COUNCIL_OF_FOUR as GAME, state as phases
from tradewinds.games.council_of_four.components import (
    AMOUNTS,
    BONUS_CODES,
    CARDS,
    CITIES,
    COINS,
    COLOURS,
    COUNCILS,
    JOKER,
    LETTERS,
    PERMITS,
    QUEEN_CITY,
)
from tradewinds.games.council_of_four.reasons import REASONS
from tradewinds.games.council_of_four.rules.ending import permit_points
from tradewinds.games.council_of_four.rules.nobility import nobility_points
from tradewinds.games.council_of_four.rules.rewards import reward_points
from tradewinds.games.council_of_four.story import tell_choice, tell_question
from tradewinds.games.council_of_four.things import FROM_TOKEN

NAMES = ["Ada", "Bob", "Cid", "Dot"]
ENGLISH = Catalogue(GAME.folder / "words", "en")
RARE = {
    "event-tie",
    "event-shares",
    "event-again",
    "event-coins-lost",
    "event-declines",
}  # too rare for random games: laid out by hand below
RARELY_REFUSED = {"token-chosen", "no-merchants-left", "no-token"}
EAGER = ("place", "queen", "spend", "court", "pay", "take", "again")
CHOICES = (phases.SPEND, phases.TOKEN, phases.PERMIT, phases.AGAIN, phases.ENDED)
GAMES = [(players, seed) for players in GAME.seats for seed in range(3)]
Step = tuple[State, int, State]


@cache
def game(players: int, seed: int) -> list[Step]:
    """A whole game of moves at random, merchants preferred: each with the position before and after it."""
    source = random.Random(f"{players} {seed}")
    options = {"map": "random", "bare_free_permit": seed == 1, "landing_bonus_only": seed == 2}
    state, steps = GAME.deal(players, options), []
    while state.seat != OVER:
        weights = GAME.chances(state) if state.seat == CHANCE else {move: eager(move) for move in GAME.legal(state)}
        move = source.choices(list(weights), list(weights.values()))[0]
        after = copy(state)
        GAME.rules.apply(after, move)
        steps.append((state, move, after))
        state = after
    return steps


def eager(move: int) -> int:
    return 9 if GAME.moves.code(move).startswith(EAGER) else 1


def seen(steps: list[Step], viewer: int) -> Iterator[tuple[Step, list[Message]]]:
    """What is told to a viewer, with the moves as they were."""
    for before, move, after in steps:
        yield (before, move, after), GAME.tell(before, move, viewer)


def number(event: Message, parameter: str) -> int:
    told = event.parameters.get(parameter, 0)
    assert isinstance(told, int)
    return told


def listed(event: Message) -> Counter[str]:
    """What a list of gains says: so many of each bonus."""
    things = event.parameters.get("things")
    if not isinstance(things, tuple):
        return Counter()
    assert len({item.key for item in things}) == len(things), event
    items = [item for item in things if isinstance(item, Message)]
    return Counter({item.key.removeprefix("bonus-"): number(item, "count") for item in items})


def tally(events: list[Message]) -> Counter[tuple[int, str]]:
    """How much each player has more, or less, by what is told."""
    change: Counter[tuple[int, str]] = Counter()
    for event in events:
        player = event.parameters.get("player")
        if not isinstance(player, Seat):
            continue
        kind = event.key.removeprefix("event-")
        gained = listed(event)
        change[player.number, "coins"] += gained["coins"] - number(event, "cost")
        change[player.number, "servants"] += gained["servants"] - number(event, "fee") + (kind == "hires")
        if kind == "advances":
            change[player.number, "nobility"] = number(event, "space")
        on_tiles = {"reward": "rewards", "queen-reward": "rewards", "reward-points": "counted"}
        change[player.number, on_tiles.get(kind, "points")] += number(event, "points") + gained["points"]
        change[player.number, "placed"] += kind == "places"
        change[player.number, "held"] += kind in ("draws", "draws-unseen")
    return change


# Whole games


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_told_adds_up_to_what_every_player_has_at_the_end(players: int, seed: int) -> None:
    steps = game(players, seed)
    at_first = next(before for before, _, _ in steps if before.turn > 0)
    at_last = steps[-1][2]
    told = tally([event for step in steps for event in GAME.tell(*step[:2])])
    for player in range(players):
        for field in ("coins", "servants", "points", "nobility", "placed"):
            assert told[player, field] == at_last[field][player] - at_first[field][player], field
        assert told[player, "rewards"] == told[player, "counted"] == reward_points(at_last, player)


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_turn_is_told_main_action_by_main_action(players: int, seed: int) -> None:
    """Main actions that a turn began with or brought, and those that were taken."""
    mains = {"event-elects": 1, "event-satisfies": 1, "event-uses": 1, "event-extra": -1}
    told: dict[int, int] = defaultdict(int)
    left: dict[int, int] = {}
    for before, move, after in game(players, seed):
        for event in GAME.tell(before, move):
            told[int(before.turn)] += mains.get(event.key, 0) - listed(event)["main"]
        if after.turn != before.turn or after.seat == OVER:
            left[int(before.turn)] = int(before.mains) if GAME.moves.code(move) == "end" else 0
    assert {turn: 1 - taken for turn, taken in told.items() if turn} == {turn: n for turn, n in left.items() if turn}


@pytest.mark.parametrize("players", GAME.seats)
def test_nobody_is_told_a_card_that_another_draws(players: int) -> None:
    for viewer in (WATCHER, *range(players)):
        for (before, _, _), events in seen(game(players, 0), viewer):
            told = {event.key for event in events}
            if before.phase == phases.DRAW:
                assert ("event-draws" in told) == (before.drawer == viewer)
                assert ("event-draws-unseen" in told) == (before.drawer != viewer)
            else:
                assert not told & {"event-draws", "event-draws-unseen"}


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_every_seat_is_told_the_same_but_for_the_colours_of_drawn_cards(viewer: int) -> None:
    for step, events in seen(game(3, 1), viewer):
        drawn = [event for event in events if not event.key.startswith("event-draws")]
        assert drawn == [event for event in GAME.tell(*step[:2]) if not event.key.startswith("event-draws")]


def test_telling_what_happened_changes_nothing() -> None:
    for before, move, _ in game(2, 0):
        unchanged = before.tobytes()
        GAME.tell(before, move)
        assert before.tobytes() == unchanged


def test_every_event_of_whole_games_is_told_in_every_language_with_all_its_parameters() -> None:
    told: dict[str, list[Message]] = defaultdict(list)
    for players, seed in GAMES:
        for _, events in seen(game(players, seed), seed % players):
            for event in events:
                told[event.key].append(event)
    assert told.keys() | RARE == {key for key in ENGLISH if key.startswith("event-")}
    for key, events in told.items():
        assert {frozenset(event.parameters) for event in events} == {frozenset(ENGLISH.parameters(key))}
        for language in LANGUAGES:
            for event in events[:40]:
                text = GAME.words(language).say(event, NAMES)
                assert text == " ".join(text.split())
                assert not re.search(r" [,.:;)]|\( |,[.)]|: ,", text), text


def test_every_refusal_is_told_in_every_language() -> None:
    found: dict[str, list[Message]] = defaultdict(list)
    for players, seed in GAMES:
        steps = game(players, seed)
        for n, state in enumerate([before for before, _, _ in steps] + [steps[-1][2]]):
            if n % 13 == 0 or state.phase in CHOICES:
                for move, refused in refusals(state):
                    if len(found[REASONS[refused]]) < 9:
                        found[REASONS[refused]].append(GAME.tell_refusal(state, move, refused))
    assert found.keys() | RARELY_REFUSED == set(REASONS) - {"legal"}
    for messages in found.values():
        for language in LANGUAGES:
            assert all(GAME.words(language).say(message, NAMES) for message in messages)


def refusals(state: State) -> Iterator[tuple[int, int]]:
    for move in range(len(GAME.moves)):
        refused = int(GAME.rules.refusal(state, move))
        if refused:
            yield move, refused


# Single moves, laid out by hand


def table(players: int = 2, **fields: int) -> State:
    """The first player's action on the first map: 10 coins, 5 servants, four of each card.

    Councils sit from white to purple, tokens lie in the order of their numbers, and the first two permit tiles of each
    region are face up.
    """
    state = GAME.deal(players)
    state.phase, state.seat, state.turn = phases.ACTION, 0, 1
    state.mains, state.owed, state.quick = 1, 1, True
    state.queen = QUEEN_CITY[state.map]
    state.token[[city for city in range(len(CITIES)) if city != state.queen]] = range(len(CITIES) - 1)
    state.councils[:] = range(4)
    state.reserve[:] = 1
    for region, tile in np.ndindex(3, 2):
        state.shown[region, tile] = region * 15 + tile
        state.unseen ^= 1 << region * 15 + tile
    for player in range(players):
        state.coins[player], state.servants[player] = 10, 5
        state.hand[player] = 4
        state.held[player] = 4 * len(CARDS)
    state.deck[:] = 2
    state.left = 2 * len(CARDS)
    for name, value in fields.items():
        state[name] = value
    return state


def stand(state: State, player: int, letters: str) -> None:
    """Puts a player's merchants into cities."""
    for letter in letters:
        state.merchants[player] |= 1 << LETTERS.index(letter)
        state.placed[player] += 1


def give(state: State, player: int, *permits: str, used: bool = False) -> None:
    """Gives a player permit tiles."""
    for permit in permits:
        state["used" if used else "unused"][player] |= 1 << PERMITS.index(permit)
        state.unseen &= ~(1 << PERMITS.index(permit))


def told(state: State, *codes: str, language: str = "en") -> list[str]:
    """What is told of moves played in turn, whoever draws."""
    events = []
    for code in codes:
        move = GAME.moves.id(code)
        assert GAME.rules.refusal(state, move) == 0, (code, REASONS[GAME.rules.refusal(state, move)])
        events += GAME.tell(state, move)
        GAME.rules.apply(state, move)
    return [GAME.words(language).say(event, NAMES) for event in events]


def refused(state: State, code: str) -> list[str]:
    """Why a move is refused, in every language."""
    move = GAME.moves.id(code)
    message = GAME.tell_refusal(state, move, int(GAME.rules.refusal(state, move)))
    return [GAME.words(language).say(message, NAMES) for language in LANGUAGES]


def test_an_election_is_told_when_the_councillor_is_chosen() -> None:
    assert told(table(), "elect:coast", "candidate:blue") == [
        "Ada elects a blue councillor to the council of the coast; a purple councillor leaves.",
        "Ada gets 4 coins for electing a councillor.",
    ]
    assert told(table(), "send:queen", "candidate:white") == [
        "Ada sends a servant to elect a white councillor to the queen’s council; a purple councillor leaves.",
    ]


def test_coins_that_go_beyond_the_track_are_told_as_lost() -> None:
    state = table()
    state.coins[0] = 18
    assert told(state, "elect:coast", "candidate:blue")[1:] == [
        "Ada gets 2 coins for electing a councillor.",
        "The coin track ends at 20: 2 coins are lost.",
    ]
    state.mains, state.phase, state.seat, state.active = 1, phases.ACTION, 0, 0
    assert told(state, "elect:coast", "candidate:pink")[1:] == [
        "The coin track ends at 20: 4 coins are lost.",
    ]


def test_coins_that_just_fit_on_the_track_and_coins_without_end_are_not_lost() -> None:
    state = table()
    state.coins[0] = 16
    assert told(state, "elect:coast", "candidate:blue")[1:] == ["Ada gets 4 coins for electing a councillor."]
    state = table(endless_coins=True)
    state.coins[0] = 18
    assert told(state, "elect:coast", "candidate:blue")[1:] == ["Ada gets 4 coins for electing a councillor."]


def test_lost_coins_are_told_to_everyone_whoever_sees_the_card_drawn_before_them() -> None:
    before = table(phase=phases.DRAW, seat=CHANCE, cards_due=1, waiting=1)
    before.bonuses[0] = FROM_TOKEN * BONUS_CODES + COINS * AMOUNTS + 3
    before.coins[0] = 19
    lost = [GAME.tell(before, GAME.moves.id("draw:blue"), viewer)[-1] for viewer in (0, 1, WATCHER)]
    assert [GAME.words(language).say(lost[0]) for language in LANGUAGES] == [
        "The coin track ends at 20: 2 coins are lost.",
        "Трек монет закінчується на 20: 2 монети пропадають.",
        "Трек монет кончается на 20: 2 монеты пропадают.",
        "Tor monet kończy się na 20: 2 monety przepadają.",
    ]
    assert lost[0] == lost[1] == lost[2]


def test_coins_are_lost_only_after_the_price_is_paid() -> None:
    state = table()
    state.coins[0] = 20
    pays = ["pay:white", "pay:black", "pay:orange"]
    assert (
        told(state, "court:coast", *pays, "take:coast:1", "reveal:ab")[2]
        == "Ada gets 4 points and 3 coins from permit tile A."
    )
    state = table()
    state.coins[0] = 20
    assert told(state, "court:coast", *pays, "pay:purple", "take:coast:1", "reveal:ab")[2:4] == [
        "Ada gets 4 points from permit tile A.",
        "The coin track ends at 20: 3 coins are lost.",
    ]


def test_satisfying_a_council_is_told_with_its_cards_its_price_and_what_the_tile_brings() -> None:
    assert told(table(), "court:coast", "pay:white", "pay:joker", "pay:joker", "take:coast:1", "reveal:ab") == [
        "Ada satisfies the council of the coast with 1 white card and 2 jokers, for 6 coins.",
        "Ada takes permit tile A (Arkon).",
        "Ada gets 4 points and 3 coins from permit tile A.",
        "A permit tile of the coast is turned up: A/B (Arkon, Burgen).",
    ]


def test_four_cards_are_told_without_a_price() -> None:
    pays = ["pay:white", "pay:black", "pay:orange", "pay:purple"]
    assert told(table(), "court:coast", *pays, "take:coast:2", "draw:pink", "draw:joker", "draw:white") == [
        "Ada satisfies the council of the coast with 1 white card, 1 black card, 1 orange card and 1 purple card.",
        "Ada takes permit tile B (Burgen).",
        "Ada gets 3 politics cards from permit tile B.",
        "Ada draws a pink card.",
        "Ada draws a joker.",
        "Ada draws a white card.",
        "Ada gets 1 servant from permit tile B.",
    ]


def test_the_queen_travels_and_a_merchant_pays_for_those_of_others() -> None:
    state = table(3)
    stand(state, 1, "L")
    stand(state, 2, "L")
    pays = ["pay:black", "pay:orange", "pay:purple"]
    assert told(state, "court:queen", *pays, "queen:lyram") == [
        "Ada satisfies the queen’s council with 1 black card, 1 orange card and 1 purple card, for 4 coins.",
        "Ada moves the queen to Lyram for 2 coins.",
        "Ada places merchant 1 of 10 in Lyram for 2 servants.",
        "Ada gets 1 servant and 1 politics card from the token in Lyram.",
    ]


def test_the_queen_may_stay() -> None:
    pays = ["pay:black", "pay:orange", "pay:purple"]
    assert told(table(), "court:queen", *pays, "queen:juvelar")[1:] == [
        "The queen stays in Juvelar.",
        "Ada places merchant 1 of 10 in Juvelar.",
    ]


def test_the_bonuses_of_connected_cities_are_told_city_by_city() -> None:
    state = table()
    stand(state, 0, "BDE")
    give(state, 0, "a")
    assert told(state, "place:arkon") == [
        "Ada uses permit tile A (Arkon).",
        "Ada places merchant 4 of 10 in Arkon.",
        "Ada gets 1 point from the token in Arkon.",
        "Ada gets 2 points from the token in Burgen.",
        "Ada gets 1 coin from the token in Dorful.",
        "Ada gets 2 coins from the token in Esti.",
    ]


def test_a_permit_tile_is_told_when_it_is_chosen_of_several() -> None:
    state = table()
    give(state, 0, "a", "ab")
    assert told(state, "place:arkon") == []
    assert told(state, "spend:ab")[:2] == [
        "Ada uses permit tile A/B (Arkon, Burgen).",
        "Ada places merchant 1 of 10 in Arkon.",
    ]


def test_reward_tiles_and_the_last_merchant_are_told_before_the_bonuses() -> None:
    state = table()
    stand(state, 0, "BCDEFGHIJ")
    give(state, 0, "a")
    assert told(state, "place:arkon")[1:6] == [
        "Ada places merchant 10 of 10 in Arkon.",
        "Ada has no merchants left to place and gets 3 points; everyone else has one last turn.",
        "Ada has merchants in all cities of the coast and gets a reward tile for 5 points.",
        "Ada gets a queen’s reward tile for 25 points.",
        "Ada gets 1 point from the token in Arkon.",
    ]


def test_quick_actions_are_told_with_their_price() -> None:
    state = table()
    assert told(state, "hire") == ["Ada hires a servant for 3 coins."]
    assert told(table(), "extra") == ["Ada takes another main action for 3 servants."]
    assert told(table(), "change:valley", "reveal:h", "reveal:fgj") == [
        "Ada changes the permit tiles of the valley for 1 servant.",
        "A permit tile of the valley is turned up: H (Hellar).",
        "A permit tile of the valley is turned up: F/G/J (Framek, Graden, Juvelar).",
    ]


def test_tiles_that_come_back_from_under_the_deck_are_told() -> None:
    state = table()
    state.unseen = 0
    assert told(state, "change:valley") == [
        "Ada changes the permit tiles of the valley for 1 servant.",
        "A permit tile of the valley is turned up: F (Framek).",
        "A permit tile of the valley is turned up: G (Graden).",
    ]


def test_the_bonuses_of_a_permit_tile_are_told_when_it_is_chosen_again() -> None:
    state = table()
    state.nobility[0] = 13
    state.token[CITIES.index("framek")] = 12
    give(state, 0, "fgh")
    give(state, 0, "d", used=True)
    assert told(state, "place:framek", "again:d")[2:] == [
        "Ada advances to space 14 of the nobility track with the token in Framek.",
        "Ada takes the bonuses of permit tile D (Dorful) again.",
        "Ada gets 7 points from space 14 of the nobility track.",
    ]


def test_the_bonuses_of_two_tokens_are_told_one_by_one() -> None:
    state = table()
    state.nobility[0] = 15
    state.token[CITIES.index("framek")] = 12
    stand(state, 0, "ABJ")
    give(state, 0, "fgh")
    assert told(state, "place:framek", "reuse:arkon")[2:] == [
        "Ada advances to space 16 of the nobility track with the token in Framek.",
        "Ada takes the bonuses of the token in Arkon.",
        "Ada gets 1 point from space 16 of the nobility track.",
    ]
    assert refused(state, "reuse:arkon")[0] == "You have chosen the token in Arkon already: take another one."
    assert refused(state, "reuse:juvelar")[0] == "There is no token in Juvelar."
    assert (
        refused(state, "reuse:framek")[0]
        == "The token in Framek advances you on the nobility track: it cannot be chosen."
    )
    assert refused(state, "reuse:osium")[0] == "You have no merchant in Osium."
    assert told(state, "reuse:burgen") == [
        "Ada takes the bonuses of the token in Burgen.",
        "Ada gets 2 points from space 16 of the nobility track.",
    ]


def test_a_free_permit_tile_is_told_as_free() -> None:
    state = table(phase=phases.PERMIT)
    assert told(state, "take:mountains:2", "reveal:m") == [
        "Ada takes permit tile L (Lyram) for free.",
        "Ada gets 1 coin and 3 servants from permit tile L.",
        "A permit tile of the mountains is turned up: M (Merkatim).",
    ]


def test_a_free_permit_tile_that_is_left_is_told() -> None:
    assert told(table(phase=phases.PERMIT), "decline") == ["Ada takes no free permit tile."]
    assert refused(table(), "decline")[0] == "Only a space of the nobility track offers a free permit tile."


def test_what_is_told_of_a_step_names_where_it_comes_from() -> None:
    state = table()
    state.shown[0, 0] = PERMITS.index("ae")
    pays = ["pay:white", "pay:black", "pay:orange", "pay:purple"]
    assert told(state, "court:coast", *pays, "take:coast:1")[2:] == [
        "Ada advances to space 1 of the nobility track with permit tile A/E.",
        "Ada advances to space 2 of the nobility track with permit tile A/E.",
        "Ada gets 2 points and 2 coins from space 2 of the nobility track.",
    ]
    assert told(table(), "elect:coast", "candidate:blue", language="ru")[1:] == [
        "Ada получает за избрание советника: 4 монеты."
    ]


def test_a_new_deck_is_told_when_the_last_card_is_drawn() -> None:
    state = table(phase=phases.DRAW, seat=CHANCE, cards_due=1, left=1)
    state.deck[:] = 0
    state.deck[JOKER] = 1
    state.discard[:] = 3
    assert told(state, "draw:joker") == ["Ada draws a joker.", "The discard pile, 21 cards, becomes the new deck."]


def test_the_set_up_is_told_in_three_lines() -> None:
    steps = game(2, 0)
    events = [event for step in steps if step[0].turn == 0 for event in GAME.tell(*step[:2])]
    assert [event.key for event in events] == ["event-begins", "event-map", "event-neutral"]
    cities = [LETTERS[city] for city in range(len(CITIES)) if int(steps[-1][0].neutral) >> city & 1]
    assert events[-1].parameters["letters"] == ", ".join(cities)


# The end


def last_turn(points: list[int], servants: list[int]) -> State:
    """The second player's last action of the game."""
    state = table(len(points), ender=0, active=len(points) - 1, seat=len(points) - 1, owed=0)
    state.points[: len(points)] = points
    state.servants[: len(points)] = servants
    return state


def test_final_scoring_is_told_line_by_line() -> None:
    state = last_turn([20, 15, 0], [1, 1, 1])
    state.nobility[:3] = [4, 9, 4]
    give(state, 0, "a", "b", used=True)
    give(state, 1, "k", "l")
    state.reward[0], state.queen_reward[0] = 1, 1
    assert told(state, "end") == [
        "Bob gets 30 points for reward tiles.",
        "Ada is second on the nobility track and gets 2 points.",
        "Bob is first on the nobility track and gets 5 points.",
        "Cid is second on the nobility track and gets 2 points.",
        "Ada has the most permit tiles (2) and gets 3 points.",
        "Bob has the most permit tiles (2) and gets 3 points.",
        "Bob wins!",
    ]
    assert [int(nobility_points(state, player) + permit_points(state, player)) for player in range(3)] == [5, 8, 2]


def test_servants_and_cards_break_a_tie() -> None:
    assert told(last_turn([20, 20], [3, 4]), "end")[-2:] == [
        f"Tied on points: Bob has the most servants and politics cards ({4 + 4 * len(CARDS)}).",
        "Bob wins!",
    ]


def test_a_shared_victory_is_told_of_each_winner() -> None:
    state = last_turn([20, 20, 19], [4, 4, 9])
    assert told(state, "end")[-2:] == ["Shared victory: Ada.", "Shared victory: Bob."]


@pytest.mark.parametrize(
    ("language", "tie", "shared"),
    [
        (
            "uk",
            "Очок порівну, а слуг і карт політики найбільше (32) має Bob.",
            "Спільна перемога: Bob.",
        ),
        (
            "ru",
            "Очков поровну; больше всего слуг и карт политики (32): Bob.",
            "Общая победа: Bob.",
        ),
        (
            "pl",
            "Remis na punkty: najwięcej pomocników i kart polityki (32) ma Bob.",
            "Wspólne zwycięstwo: Bob.",
        ),
    ],
)
def test_ties_are_told_in_every_language(language: str, tie: str, shared: str) -> None:
    assert told(last_turn([20, 20], [3, 4]), "end", language=language)[-2] == tie
    assert told(last_turn([20, 20], [4, 4]), "end", language=language)[-1] == shared


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "uk",
            [
                "Ada задобрює раду узбережжя картами: біла та джокер ×2; доплата — 6 монет.",
                "Ada бере дозвіл A (Аркон).",
                "Ada отримує за дозвіл A: 4 очки та 3 монети.",
                "Відкривається дозвіл узбережжя: A/B (Аркон, Бурген).",
                "Ada посилає слугу й обирає рожевого радника до ради королеви; виходить фіолетовий.",
            ],
        ),
        (
            "ru",
            [
                "Ada задабривает совет побережья картами: белая и джокер ×2; доплата — 6 монет.",
                "Ada берёт дозволение A (Аркон).",
                "Ada получает за дозволение A: 4 очка и 3 монеты.",
                "Открывается дозволение побережья: A/B (Аркон, Бурген).",
                "Ada отправляет слугу и избирает розового советника в королевский совет; выходит фиолетовый.",
            ],
        ),
        (
            "pl",
            [
                "Ada przekonuje radę wybrzeża – karty: biała i dżoker ×2; dopłata – 6 monet.",
                "Ada bierze zezwolenie A (Arkon).",
                "Ada dostaje za zezwolenie A: 4 punkty i 3 monety.",
                "Odkryto zezwolenie wybrzeża: A/B (Arkon, Burgen).",
                "Ada wysyła pomocnika i wybiera różowego radnego do rady królowej; odchodzi fioletowy.",
            ],
        ),
    ],
)
def test_players_names_stay_as_they_are_in_every_sentence(language: str, lines: list[str]) -> None:
    codes = ["court:coast", "pay:white", "pay:joker", "pay:joker", "take:coast:1", "reveal:ab"]
    assert told(table(), *codes, "send:queen", "candidate:pink", language=language) == lines


# Refusals and moves


def test_a_council_that_is_too_dear_is_refused_with_its_price() -> None:
    state = table()
    state.coins[0] = 5
    state.hand[0] = 0
    state.hand[0, :2] = 1
    assert refused(state, "court:mountains") == [
        "Even with every card that fits, the council of the mountains costs you 7 coins: you have 5.",
        "Навіть з усіма картами, що підходять, рада гір коштує вам 7 монет: у вас 5.",
        "Даже со всеми подходящими картами совет гор стоит вам 7 монет: у вас 5.",
        "Nawet ze wszystkimi pasującymi kartami rada gór kosztuje cię 7 monet: masz 5.",
    ]


def test_a_city_beyond_the_queens_reach_is_refused_with_what_is_missing() -> None:
    state = table()
    state.coins[0] = 5
    state.hand[0] = 0
    state.hand[0, :3] = 1
    stand(state, 0, "J")
    assert refused(state, "court:queen") == [
        "The queen’s council and her way to the nearest city open to you cost 6 coins: you are 1 short.",
        "Рада королеви й дорога до найближчого доступного вам міста коштують 6 монет: вам бракує 1.",
        "Королевский совет и дорога до ближайшего доступного вам города стоят 6 монет: вам не хватает 1.",
        "Rada królowej i droga do najbliższego dostępnego ci miasta kosztują 6 monet: brakuje ci 1.",
    ]


def test_cities_that_all_require_servants_are_told_with_their_number() -> None:
    state = table()
    state.servants[0] = 0
    stand(state, 1, "ABCDEFGHIJKLMNO")
    assert refused(state, "court:queen") == [
        "Every city still open to you requires at least 1 servant: you have 0.",
        "Кожне ще доступне вам місто коштує щонайменше 1 слугу: у вас 0.",
        "Каждый ещё доступный вам город стоит не меньше 1 слуги: у вас 0.",
        "Każde dostępne ci jeszcze miasto kosztuje co najmniej 1 pomocnika: masz 0.",
    ]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("hire", "That costs 3 coins: you are 1 short."),
        ("change:coast", "That requires 1 servant: you are 1 short."),
        ("send:coast", "That requires 1 servant: you are 1 short."),
        ("extra", "That requires 3 servants: you are 3 short."),
        ("place:arkon", "That requires 1 servant: you are 1 short."),
        ("place:burgen", "You have no unused permit tile for Burgen."),
        ("place:castrum", "Your merchant is in Castrum already."),
        ("candidate:blue", "Choose a council first."),
        ("pay:blue", "Choose a council first."),
        ("take:coast:1", "First satisfy the council of the coast."),
        ("take:mountains:2", "First satisfy the council of the mountains."),
        ("queen:arkon", "First satisfy the queen’s council."),
        ("spend:a", "Place a merchant first: you choose a permit tile only if several permit the same city."),
        ("reuse:arkon", "Only a space of the nobility track lets you choose a token."),
        ("again:a", "Only a space of the nobility track brings the bonuses of a permit tile again."),
        ("end", "The turn cannot end yet: you still have to take a main action."),
    ],
)
def test_an_action_is_refused_with_what_is_missing(code: str, reason: str) -> None:
    state = table()
    state.coins[0], state.servants[0] = 2, 0
    stand(state, 1, "A")
    stand(state, 0, "C")
    give(state, 0, "a")
    assert refused(state, code)[0] == reason


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("take:coast:1", "That costs 7 coins: you are 2 short."),
        ("pay:joker", "With one more joker, the council costs 6 coins: you have 5."),
        ("pay:blue", "In the council of the coast there is no blue councillor left to satisfy."),
        ("pay:pink", "You do not have a pink card."),
        ("take:valley:1", "You are satisfying the council of the coast: it does not allow that."),
        ("queen:arkon", "You are satisfying the council of the coast: it does not allow that."),
        ("hire", "Another decision comes first. What will you satisfy the council with?"),
    ],
)
def test_a_payment_is_refused_with_what_is_missing(code: str, reason: str) -> None:
    state = table()
    state.coins[0] = 5
    state.hand[0] = [1, 1, 0, 0, 1, 0, 2]
    told(state, "court:coast", "pay:white")
    if code == "take:coast:1":
        told(state, "pay:black")
    elif code == "pay:joker":
        state.hand[0] = [0, 0, 0, 0, 0, 0, 2]
    assert refused(state, code)[0] == reason


def test_a_player_without_merchants_is_told_how_many_there_were() -> None:
    state = table()
    stand(state, 0, "ABCDEFGHIJ")
    assert refused(state, "court:queen") == [
        "All your 10 merchants are in cities already.",
        "Усі ваші купці вже в містах (10).",
        "Все ваши купцы уже в городах (10).",
        "Wszyscy twoi kupcy są już w miastach (10).",
    ]


def choice(state: State, code: str) -> list[str]:
    """A legal move with what it costs and brings, in every language, as whoever decides sees it."""
    move = GAME.moves.id(code)
    assert GAME.rules.refusal(state, move) == 0, (code, REASONS[GAME.rules.refusal(state, move)])
    message = tell_choice(GAME.seen_by(state, int(state.seat)), move)
    return [GAME.words(language).say(message, NAMES) for language in LANGUAGES]


def test_a_permit_tile_is_offered_with_its_bonuses_and_its_price() -> None:
    state = table()
    told(state, "court:coast", "pay:white", "pay:joker")
    assert choice(state, "take:coast:1") == [
        "Take permit tile A (Arkon) for 8 coins: 4 points and 3 coins",
        "Узяти дозвіл A (Аркон) за 8 монет: 4 очки та 3 монети",
        "Взять дозволение A (Аркон) за 8 монет: 4 очка и 3 монеты",
        "Weź zezwolenie A (Arkon) za 8 monet: 4 punkty i 3 monety",
    ]
    state = table()
    told(state, "court:coast", "pay:white", "pay:black", "pay:orange", "pay:purple")
    assert choice(state, "take:coast:2") == [
        "Take permit tile B (Burgen) without paying coins: 3 politics cards and 1 servant",
        "Узяти дозвіл B (Бурген) без доплати: 3 карти політики та 1 слуга",
        "Взять дозволение B (Бурген) без доплаты: 3 карты политики и 1 слуга",
        "Weź zezwolenie B (Burgen) bez dopłaty: 3 karty polityki i 1 pomocnik",
    ]


def test_a_free_permit_tile_is_offered_with_the_bonuses_it_brings() -> None:
    free, bare = table(phase=phases.PERMIT), table(phase=phases.PERMIT, bare_free_permit=True)
    assert choice(free, "take:mountains:2")[0] == "Take permit tile L (Lyram): 1 coin and 3 servants"
    assert choice(bare, "take:mountains:2")[0] == "Take permit tile L (Lyram)"
    assert choice(free, "decline")[0] == "Take no permit tile"


def test_the_queens_way_is_offered_with_its_price() -> None:
    state = table(3)
    state.coins[0] = 20
    stand(state, 1, "L")
    stand(state, 2, "LJ")
    told(state, "court:queen", "pay:black", "pay:orange")
    assert choice(state, "queen:lyram") == [
        "Move the queen to Lyram (council 7 + roads 2 coins, 2 servants)",
        "Перемістити королеву до Лірама (рада 7 + дорога 2 монети, 2 слуги)",
        "Переместить королеву в Лирам (совет 7 + дорога 2 монеты, 2 слуги)",
        "Przesuń królową do Lyramu (rada 7 + droga 2 monety, 2 pomocników)",
    ]
    assert choice(state, "queen:juvelar") == [
        "Leave the queen in Juvelar (7 coins, 1 servant)",
        "Лишити королеву в Ювеларі (7 монет, 1 слуга)",
        "Оставить королеву в Ювеларе (7 монет, 1 слуга)",
        "Zostaw królową w Juvelarze (7 monet, 1 pomocnik)",
    ]
    assert choice(state, "queen:framek")[0].endswith("coins)")


def test_a_merchant_is_offered_with_the_tile_and_the_servants_it_takes() -> None:
    state = table()
    give(state, 0, "a", "ab")
    stand(state, 1, "A")
    assert choice(state, "place:arkon") == [
        "Place a merchant in Arkon with one of permit tiles A, A/B (1 servant)",
        "Поставити купця в Арконі за одним із дозволів A, A/B (1 слуга)",
        "Разместить купца в Арконе по одному из дозволений A, A/B (1 слуга)",
        "Umieść kupca w Arkonie dzięki jednemu z zezwoleń A, A/B (1 pomocnik)",
    ]
    assert choice(state, "place:burgen") == [
        "Place a merchant in Burgen with permit tile A/B",
        "Поставити купця в Бургені за дозволом A/B",
        "Разместить купца в Бургене по дозволению A/B",
        "Umieść kupca w Burgenie dzięki zezwoleniu A/B",
    ]
    told(state, "place:arkon")
    assert choice(state, "spend:ab")[0] == "Use permit tile A/B (Arkon, Burgen)"


def test_bonuses_that_can_be_had_again_are_told() -> None:
    state = table(phase=phases.TOKEN)
    stand(state, 0, "AB")
    assert choice(state, "reuse:burgen") == [
        "Token in Burgen: 2 points",
        "Жетон міста Бурген: 2 очки",
        "Жетон в Бургене: 2 очка",
        "Żeton w Burgenie: 2 punkty",
    ]
    state = table(phase=phases.AGAIN)
    give(state, 0, "a", used=True)
    assert choice(state, "again:a") == [
        "Permit tile A (Arkon) again: 4 points and 3 coins",
        "Ще раз дозвіл A (Аркон): 4 очки та 3 монети",
        "Ещё раз дозволение A (Аркон): 4 очка и 3 монеты",
        "Jeszcze raz zezwolenie A (Arkon): 4 punkty i 3 monety",
    ]


def test_a_council_is_offered_with_the_least_it_costs() -> None:
    state = table()
    state.hand[0] = [1, 1, 0, 0, 3, 0, 1]
    assert choice(state, "court:coast") == [
        "Satisfy the council of the coast (3 cards fit: from 5 coins)",
        "Задобрити раду узбережжя (підходять 3 карти: від 5 монет)",
        "Задобрить совет побережья (подходят 3 карты: от 5 монет)",
        "Przekonaj radę wybrzeża (pasują 3 karty: od 5 monet)",
    ]
    stand(state, 0, "J")
    assert choice(state, "court:queen")[0] == "Satisfy the queen’s council (3 cards fit: from 7 coins)"
    state.hand[0] = 4
    assert choice(state, "court:valley")[0] == "Satisfy the council of the valley (4 cards fit: no coins)"


def test_other_moves_are_offered_in_their_usual_words() -> None:
    state = table()
    for code in ("elect:coast", "hire", "change:valley", "send:queen", "extra"):
        assert tell_choice(state, GAME.moves.id(code)) == GAME.tell_move(GAME.moves.id(code))


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_choice_of_whole_games_is_told_with_what_it_costs_there(players: int, seed: int) -> None:
    """The lowest price of a council, the price of a tile or of the queen's way: as the coins then paid."""
    for before, move, _ in game(players, seed):
        legal = GAME.legal(before)
        sight = GAME.seen_by(before, int(before.seat)) if before.seat >= 0 else before
        unchanged = sight.tobytes()
        messages = [tell_choice(sight, each) for each in legal]
        assert sight.tobytes() == unchanged
        texts = [GAME.words("en").say(message, NAMES) for message in messages]
        assert len(set(texts)) == len(legal)
        played = messages[legal.index(move)]
        events = {event.key: event for event in GAME.tell(before, move)}
        if played.key in ("choice-take", "choice-queen", "choice-queen-stays"):
            assert number(played, "cost") == number(events["event-satisfies"], "cost")
        if played.key == "choice-queen":
            assert number(played, "travel") == number(events["event-queen-comes"], "cost")
        if "event-places" in events and before.phase != phases.SPEND:
            assert number(played, "fee") == number(events["event-places"], "fee")
        if played.key == "choice-court":
            assert 0 <= number(played, "cost") <= before.coins[before.active]
            assert 1 <= number(played, "cards") <= 4


def question(state: State) -> list[str]:
    message = tell_question(GAME.view(GAME.seen_by(state, int(state.seat))))
    return [GAME.words(language).say(message, NAMES) for language in LANGUAGES]


def test_cards_are_asked_for_with_what_a_council_costs() -> None:
    state = table()
    told(state, "court:coast")
    assert question(state) == [
        "Which cards will you play? 1 card: 10 coins, 2: 7, 3: 4, 4: 0; a joker costs 1 more.",
        "Які карти зіграєте? 1 карта — 10 монет, 2 — 7, 3 — 4, 4 — 0; джокер — ще 1.",
        "Какие карты сыграете? 1 карта — 10 монет, 2 — 7, 3 — 4, 4 — 0; джокер — ещё 1.",
        "Które karty zagrasz? 1 karta – 10 monet, 2 – 7, 3 – 4, 4 – 0; dżoker – jeszcze 1.",
    ]


def test_after_a_card_the_price_so_far_is_told_and_what_can_be_done() -> None:
    state = table()
    told(state, "court:coast", "pay:white", "pay:joker")
    assert question(state) == [
        "2 cards: 8 coins. Play more, or take a permit tile.",
        "2 карти: 8 монет. Зіграйте ще або візьміть дозвіл.",
        "2 карты: 8 монет. Сыграйте ещё или возьмите дозволение.",
        "2 karty: 8 monet. Zagraj więcej albo weź zezwolenie.",
    ]
    state.coins[0] = 7
    assert question(state)[0] == "2 cards: 8 coins. Play more."
    state.coins[0], state.hand[0] = 8, [9, 0, 0, 0, 9, 9, 0]
    assert question(state)[0] == "2 cards: 8 coins. Take a permit tile."


def test_the_queens_council_is_told_with_the_price_of_a_road() -> None:
    state = table()
    told(state, "court:queen", "pay:white", "pay:black")
    assert question(state) == [
        "2 cards: 7 coins. Play more, or move the queen to a city (2 coins a road).",
        "2 карти: 7 монет. Зіграйте ще або перемістіть королеву до міста (2 монети за дорогу).",
        "2 карты: 7 монет. Сыграйте ещё или переместите королеву в город (2 монеты за дорогу).",
        "2 karty: 7 monet. Zagraj więcej albo przesuń królową do miasta (2 monety za drogę).",
    ]
    told(state, "pay:orange", "pay:purple")
    assert question(state)[0] == "4 cards: 0 coins. Move the queen to a city (2 coins a road)."
    state = table()
    told(state, "court:queen", "pay:white")
    state.coins[0] = 9
    assert question(state)[0] == "1 card: 10 coins. Play more."


def test_all_other_questions_are_those_of_their_phase() -> None:
    for phase in set(phases.PHASES) - {"pay"}:
        assert tell_question({"phase": phase}) == Message(f"phase-{phase}")


def test_a_move_is_told_with_what_it_is_about() -> None:
    for council in COUNCILS:
        assert f"council-{council}" in str(GAME.tell_move(GAME.moves.id(f"court:{council}")))
    for colour in COLOURS:
        assert f"colour-{colour}" in str(GAME.tell_move(GAME.moves.id(f"candidate:{colour}")))
