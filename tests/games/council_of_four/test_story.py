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
from tradewinds.games.council_of_four import COUNCIL_OF_FOUR as GAME, moves, state as phases
from tradewinds.games.council_of_four.components import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    JOKER,
    LETTERS,
    PERMITS,
    QUEEN_CITY,
)
from tradewinds.games.council_of_four.rules.ending import nobility_points, permit_points, reward_points
from tradewinds.games.council_of_four.rules.legality import REFUSALS
from tradewinds.games.council_of_four.story import shown, tell_events, tell_move, tell_refusal

NAMES = ["Ada", "Bob", "Cid", "Dot"]
ENGLISH = Catalogue(GAME.folder / "words", "en")
RARE = {"event-tie", "event-shares", "event-again"}  # too rare for random games: laid out by hand below
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
        known = shown(before, move, viewer)
        yield (before, move, after), tell_events(GAME.seen_by(before, viewer), known, GAME.seen_by(after, viewer))


def number(event: Message, parameter: str) -> int:
    told = event.parameters.get(parameter, 0)
    assert isinstance(told, int)
    return told


def tally(events: list[Message]) -> Counter[tuple[int, str]]:
    """How much each player has more, or less, by what is told."""
    change: Counter[tuple[int, str]] = Counter()
    for event in events:
        player = event.parameters.get("player")
        if not isinstance(player, Seat):
            continue
        kind = event.key.removeprefix("event-")
        change[player.number, "coins"] += number(event, "coins") - number(event, "cost")
        change[player.number, "servants"] += number(event, "servants") - number(event, "fee")
        change[player.number, "servants"] += {"hires": 1, "sends": -1}.get(kind, 0)
        change[player.number, "nobility"] += number(event, "nobility")
        on_tiles = {"reward": "rewards", "queen-reward": "rewards", "reward-points": "counted"}
        change[player.number, on_tiles.get(kind, "points")] += number(event, "points")
        change[player.number, "placed"] += kind == "places"
        change[player.number, "held"] += kind in ("draws", "draws-unseen")
    return change


# Whole games


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_what_is_told_adds_up_to_what_every_player_has_at_the_end(players: int, seed: int) -> None:
    steps = game(players, seed)
    at_first = next(before for before, _, _ in steps if before.turn > 0)
    at_last = steps[-1][2]
    told = tally([event for step in steps for event in tell_events(*step)])
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
        for event in tell_events(before, move, after):
            told[int(before.turn)] += mains.get(event.key, 0) - number(event, "main")
        if after.turn != before.turn or after.seat == OVER:
            left[int(before.turn)] = int(before.mains) if move == moves.END_TURN else 0
    assert {turn: 1 - taken for turn, taken in told.items() if turn} == {turn: n for turn, n in left.items() if turn}


@pytest.mark.parametrize("players", GAME.seats)
def test_nobody_is_told_a_card_that_another_draws(players: int) -> None:
    for viewer in (WATCHER, *range(players)):
        for (before, move, _), events in seen(game(players, 0), viewer):
            told = {event.key for event in events}
            if before.phase == phases.DRAW:
                assert ("event-draws" in told) == (before.drawer == viewer)
                assert ("event-draws-unseen" in told) == (before.drawer != viewer)
            else:
                assert not told & {"event-draws", "event-draws-unseen"}
                assert before.phase == phases.HANDS or shown(before, move, viewer) == move


@pytest.mark.parametrize("viewer", [WATCHER, 0, 1, 2])
def test_every_seat_is_told_the_same_but_for_the_colours_of_drawn_cards(viewer: int) -> None:
    for step, events in seen(game(3, 1), viewer):
        drawn = [event for event in events if not event.key.startswith("event-draws")]
        assert drawn == [event for event in tell_events(*step) if not event.key.startswith("event-draws")]


def test_telling_what_happened_changes_nothing() -> None:
    for before, move, after in game(2, 0):
        bytes_before, bytes_after = before.tobytes(), after.tobytes()
        tell_events(before, move, after)
        assert (before.tobytes(), after.tobytes()) == (bytes_before, bytes_after)


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
                    if len(found[REFUSALS[refused]]) < 9:
                        found[REFUSALS[refused]].append(tell_refusal(state, move, refused))
    assert found.keys() | RARELY_REFUSED == set(REFUSALS[1:])
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
    state.phase, state.seat, state.turn, state.mains, state.quick = phases.ACTION, 0, 1, 1, True
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
        before, move = copy(state), GAME.moves.id(code)
        assert GAME.rules.refusal(state, move) == 0, (code, REFUSALS[GAME.rules.refusal(state, move)])
        GAME.rules.apply(state, move)
        events += tell_events(before, move, copy(state))
    return [GAME.words(language).say(event, NAMES) for event in events]


def refused(state: State, code: str) -> list[str]:
    """Why a move is refused, in every language."""
    move = GAME.moves.id(code)
    message = tell_refusal(state, move, int(GAME.rules.refusal(state, move)))
    return [GAME.words(language).say(message, NAMES) for language in LANGUAGES]


def test_an_election_is_told_when_the_councillor_is_chosen() -> None:
    assert told(table(), "elect:coast", "candidate:blue") == [
        "Ada elects a blue councillor to the council of the coast; a purple councillor leaves.",
        "Ada gets 4 coins.",
    ]
    assert told(table(), "send:queen", "candidate:white") == [
        "Ada sends a servant to elect a white councillor to the queen’s council; a purple councillor leaves.",
    ]


def test_only_coins_that_fit_on_the_track_are_told() -> None:
    state = table()
    state.coins[0] = 18
    assert told(state, "elect:coast", "candidate:blue")[1:] == ["Ada gets 2 coins."]
    state.mains, state.phase, state.seat, state.active = 1, phases.ACTION, 0, 0
    assert told(state, "elect:coast", "candidate:pink")[1:] == []


def test_satisfying_a_council_is_told_with_its_cards_its_price_and_what_the_tile_brings() -> None:
    assert told(table(), "court:coast", "pay:white", "pay:joker", "pay:joker", "take:coast:1", "reveal:ab") == [
        "Ada satisfies the council of the coast (white, joker ×2) for 6 coins.",
        "Ada takes permit tile A.",
        "Ada gets 3 coins, 4 points.",
        "A permit tile of the coast is turned up: AB.",
    ]


def test_four_cards_are_told_without_a_price() -> None:
    pays = ["pay:white", "pay:black", "pay:orange", "pay:purple"]
    assert told(table(), "court:coast", *pays, "take:coast:2", "draw:pink", "draw:joker", "draw:white") == [
        "Ada satisfies the council of the coast (white, black, orange, purple).",
        "Ada takes permit tile B.",
        "Ada draws a pink card.",
        "Ada draws a joker.",
        "Ada draws a white card.",
        "Ada gets 1 servant.",
    ]


def test_the_queen_travels_and_a_merchant_pays_for_those_of_others() -> None:
    state = table(3)
    stand(state, 1, "L")
    stand(state, 2, "L")
    pays = ["pay:black", "pay:orange", "pay:purple"]
    assert told(state, "court:queen", *pays, "queen:lyram") == [
        "Ada satisfies the queen’s council (black, orange, purple) for 4 coins.",
        "Ada brings the queen to Lyram for 2 coins.",
        "Ada places merchant 1 of 10 in Lyram for 2 servants.",
        "Ada gets 1 servant.",
    ]


def test_the_queen_may_stay() -> None:
    pays = ["pay:black", "pay:orange", "pay:purple"]
    assert told(table(), "court:queen", *pays, "queen:juvelar")[1:] == [
        "The queen stays in Juvelar.",
        "Ada places merchant 1 of 10 in Juvelar.",
    ]


def test_the_bonuses_of_connected_cities_are_told_together() -> None:
    state = table()
    stand(state, 0, "BDE")
    give(state, 0, "a")
    assert told(state, "place:arkon") == [
        "Ada uses permit tile A.",
        "Ada places merchant 4 of 10 in Arkon.",
        "Ada gets 3 coins, 3 points.",
    ]


def test_a_permit_tile_is_told_when_it_is_chosen_of_several() -> None:
    state = table()
    give(state, 0, "a", "ab")
    assert told(state, "place:arkon") == []
    assert told(state, "spend:ab")[:2] == ["Ada uses permit tile AB.", "Ada places merchant 1 of 10 in Arkon."]


def test_reward_tiles_and_the_last_merchant_are_told_before_the_bonuses() -> None:
    state = table()
    stand(state, 0, "BCDEFGHIJ")
    give(state, 0, "a")
    assert told(state, "place:arkon")[1:6] == [
        "Ada places merchant 10 of 10 in Arkon.",
        "Ada has no merchants left to place and gets 3 points; everyone else has one last turn.",
        "Ada has merchants in all cities of the coast and gets a reward tile for 5 points.",
        "Ada gets a queen’s reward tile for 25 points.",
        "Ada gets 6 coins, 3 servants, 6 points.",
    ]


def test_quick_actions_are_told_with_their_price() -> None:
    state = table()
    assert told(state, "hire") == ["Ada hires a servant for 3 coins."]
    assert told(table(), "extra") == ["Ada takes another main action for 3 servants."]
    assert told(table(), "change:valley", "reveal:h", "reveal:fgj") == [
        "Ada changes the permit tiles of the valley for 1 servant.",
        "A permit tile of the valley is turned up: H.",
        "A permit tile of the valley is turned up: FGJ.",
    ]


def test_tiles_that_come_back_from_under_the_deck_are_told() -> None:
    state = table()
    state.unseen = 0
    assert told(state, "change:valley") == [
        "Ada changes the permit tiles of the valley for 1 servant.",
        "A permit tile of the valley is turned up: F.",
        "A permit tile of the valley is turned up: G.",
    ]


def test_the_bonuses_of_a_permit_tile_are_told_when_it_is_chosen_again() -> None:
    state = table()
    state.nobility[0] = 13
    state.token[CITIES.index("framek")] = 12
    give(state, 0, "fgh")
    give(state, 0, "d", used=True)
    assert told(state, "place:framek", "again:d")[2:] == [
        "Ada gets 1 step of nobility.",
        "Ada takes the bonuses of permit tile D again.",
        "Ada gets 7 points.",
    ]


def test_the_bonuses_of_two_tokens_are_told_one_by_one() -> None:
    state = table()
    state.nobility[0] = 15
    state.token[CITIES.index("framek")] = 12
    stand(state, 0, "ABJ")
    give(state, 0, "fgh")
    assert told(state, "place:framek", "reuse:arkon")[2:] == [
        "Ada gets 1 step of nobility.",
        "Ada takes the bonuses of the token in Arkon.",
        "Ada gets 1 point.",
    ]
    assert refused(state, "reuse:arkon")[0] == "You have chosen the token in Arkon already: take another one."
    assert refused(state, "reuse:juvelar")[0] == "There is no token in Juvelar."
    assert refused(state, "reuse:framek")[0] == "The token in Framek brings a step of nobility: it cannot be chosen."
    assert refused(state, "reuse:osium")[0] == "You have no merchant in Osium."
    assert told(state, "reuse:burgen") == ["Ada takes the bonuses of the token in Burgen.", "Ada gets 2 points."]


def test_a_free_permit_tile_is_told_as_free() -> None:
    state = table(phase=phases.PERMIT)
    assert told(state, "take:mountains:2", "reveal:m") == [
        "Ada takes permit tile L for free.",
        "Ada gets 1 coin, 3 servants.",
        "A permit tile of the mountains is turned up: M.",
    ]


def test_a_new_deck_is_told_when_the_last_card_is_drawn() -> None:
    state = table(phase=phases.DRAW, seat=CHANCE, cards_due=1, left=1)
    state.deck[:] = 0
    state.deck[JOKER] = 1
    state.discard[:] = 3
    assert told(state, "draw:joker") == ["Ada draws a joker.", "The discard pile, 21 cards, becomes the new deck."]


def test_the_set_up_is_told_in_three_lines() -> None:
    steps = game(2, 0)
    events = [event for step in steps if step[0].turn == 0 for event in tell_events(*step)]
    assert [event.key for event in events] == ["event-begins", "event-map", "event-neutral"]
    cities = [LETTERS[city] for city in range(len(CITIES)) if int(steps[-1][0].neutral) >> city & 1]
    assert events[-1].parameters["letters"] == ", ".join(cities)


# The end


def last_turn(points: list[int], servants: list[int]) -> State:
    """The second player's last action of the game."""
    state = table(len(points), ender=0, active=len(points) - 1, seat=len(points) - 1, acted=True)
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
        "Ada is second on the nobility track and gets 2 points.",
        "Ada has the most permit tiles, 2, and gets 3 points.",
        "Bob gets 30 points for reward tiles.",
        "Bob is first on the nobility track and gets 5 points.",
        "Bob has the most permit tiles, 2, and gets 3 points.",
        "Cid is second on the nobility track and gets 2 points.",
        "Bob wins!",
    ]
    assert [int(nobility_points(state, player) + permit_points(state, player)) for player in range(3)] == [5, 8, 2]


def test_servants_and_cards_break_a_tie() -> None:
    assert told(last_turn([20, 20], [3, 4]), "end")[-2:] == [
        f"Bob has the most servants and politics cards of those with the most points: {4 + 4 * len(CARDS)}.",
        "Bob wins!",
    ]


def test_a_shared_victory_is_told_of_each_winner() -> None:
    state = last_turn([20, 20, 19], [4, 4, 9])
    assert told(state, "end")[-2:] == ["Ada shares the victory.", "Bob shares the victory."]


@pytest.mark.parametrize(
    ("language", "tie", "shared"),
    [
        (
            "uk",
            "З-поміж тих, у кого найбільше очок, найбільше слуг і карт політики має Bob: 32.",
            "Bob ділить перемогу.",
        ),
        (
            "ru",
            "Среди тех, у кого больше всех очков, больше всего слуг и карт политики имеет Bob: 32.",
            "Bob делит победу.",
        ),
        (
            "pl",
            "Spośród tych, którzy mają najwięcej punktów, Bob ma najwięcej pomocników i kart polityki: 32.",
            "Bob dzieli zwycięstwo.",
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
                "Ada задобрює раду узбережжя (біла, джокер ×2) за 6 монет.",
                "Ada бере дозвіл A.",
                "Ada отримує 3 монети, 4 очки.",
                "Відкривається дозвіл узбережжя: AB.",
                "Ada посилає слугу й обирає рожевого радника до ради королеви; виходить фіолетовий.",
            ],
        ),
        (
            "ru",
            [
                "Ada задабривает совет побережья (белая, джокер ×2) за 6 монет.",
                "Ada берёт дозволение A.",
                "Ada получает 3 монеты, 4 очка.",
                "Открывается дозволение побережья: AB.",
                "Ada отправляет слугу и избирает розового советника в совет королевы; выходит фиолетовый.",
            ],
        ),
        (
            "pl",
            [
                "Ada przekonuje radę wybrzeża (biała, dżoker ×2) za 6 monet.",
                "Ada bierze zezwolenie A.",
                "Ada dostaje 3 monety, 4 punkty.",
                "Odkrywa się zezwolenie wybrzeża: AB.",
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
        "Совет королевы и дорога до ближайшего доступного вам города стоят 6 монет: вам не хватает 1.",
        "Rada królowej i droga do najbliższego dostępnego ci miasta kosztują 6 monet: brakuje ci 1.",
    ]


def test_cities_that_all_take_servants_are_told_with_their_number() -> None:
    state = table()
    state.servants[0] = 0
    stand(state, 1, "ABCDEFGHIJKLMNO")
    assert refused(state, "court:queen") == [
        "Every city still open to you takes at least 1 servant: you have 0.",
        "Кожне ще доступне вам місто коштує щонайменше 1 слугу: у вас 0.",
        "Каждый ещё доступный вам город стоит не меньше 1 слуги: у вас 0.",
        "Każde dostępne ci jeszcze miasto kosztuje co najmniej 1 pomocnika: masz 0.",
    ]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("hire", "That costs 3 coins: you are 1 short."),
        ("change:coast", "That takes 1 servant: you are 1 short."),
        ("send:coast", "That takes 1 servant: you are 1 short."),
        ("extra", "That takes 3 servants: you are 3 short."),
        ("place:arkon", "That takes 1 servant: you are 1 short."),
        ("place:burgen", "You have no unused permit tile for Burgen."),
        ("place:castrum", "Your merchant is in Castrum already."),
        ("candidate:blue", "Choose a council first."),
        ("reuse:arkon", "No such choice is open to you now."),
        ("end", "A turn cannot end before you take a main action."),
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
        ("take:valley:1", "You are satisfying the council of the coast: it does not grant that."),
        ("queen:arkon", "You are satisfying the council of the coast: it does not grant that."),
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


def test_a_move_is_told_with_what_it_is_about() -> None:
    for council in COUNCILS:
        assert f"council-{council}" in str(tell_move(GAME.moves.id(f"court:{council}")))
    for colour in COLOURS:
        assert f"colour-{colour}" in str(tell_move(GAME.moves.id(f"candidate:{colour}")))


def test_a_draw_is_shown_to_the_drawer_alone() -> None:
    state = table(phase=phases.DRAW, seat=CHANCE, drawer=1)
    draw = GAME.moves.id("draw:blue")
    assert [shown(state, draw, viewer) for viewer in (WATCHER, 0, 1)] == [moves.UNSEEN, moves.UNSEEN, draw]
    other = GAME.moves.id("reveal:abc")
    assert shown(state, other, 0) == other
