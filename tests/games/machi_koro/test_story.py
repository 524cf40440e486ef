"""What is told of moves, refusals and events of Machi Koro."""

from __future__ import annotations

import random
from collections import defaultdict
from functools import cache

import pytest

from tests.core.catalogues import Catalogue
from tradewinds.core.match import Match
from tradewinds.core.state import CHANCE, OVER, State, copy
from tradewinds.core.words import LANGUAGES, Message, Seat
from tradewinds.games.machi_koro import MACHI_KORO as GAME
from tradewinds.games.machi_koro.components import NUMBER
from tradewinds.games.machi_koro.state import DICE

NAMES = ["Ada", "Bob", "Cid", "Dot", "Eve"]
VARIANTS = {
    "base": {},
    "base, limited market": {"limited_market": True, "unclog_market": True, "random_start": True},
    "plus": {"plus": True, "random_start": True},
    "plus, limited market": {"plus": True, "limited_market": True, "unclog_market": True, "reroll_any_dice": True},
}
GAMES = [(players, variant) for players in GAME.seats for variant in VARIANTS]
Step = tuple[State, int, State]


@cache
def random_game(players: int, variant: str) -> list[Step]:
    """A whole game of random moves: each with the position before and after it."""
    source = random.Random(f"{players} {variant}")
    state = GAME.deal(players, VARIANTS[variant])
    steps = []
    while state.seat != OVER:
        outcomes = GAME.chances(state) if state.seat == CHANCE else dict.fromkeys(GAME.legal(state), 1)
        move = source.choices(list(outcomes), list(outcomes.values()))[0]
        after = copy(state)
        GAME.rules.apply(after, move)
        steps.append((state, move, after))
        state = after
    return steps


def seat(event: Message, parameter: str) -> int:
    told = event.parameters[parameter]
    assert isinstance(told, Seat)
    return told.number


def coins_told(events: list[Message], players: int) -> list[int]:
    """How each player's coins change by what is told."""
    change = [0] * players
    for event in events:
        coins, cost = event.parameters.get("coins", 0), event.parameters.get("cost", 0)
        assert isinstance(coins, int)
        assert isinstance(cost, int)
        if "payer" in event.parameters:
            change[seat(event, "payer")] -= coins
            change[seat(event, "payee")] += coins
        elif "player" in event.parameters:
            change[seat(event, "player")] += coins - cost
    return change


# Whole games


@pytest.mark.parametrize(("players", "variant"), GAMES)
def test_the_coins_told_add_up_to_every_players_change_of_coins(players: int, variant: str) -> None:
    for before, move, after in random_game(players, variant):
        events = GAME.tell(before, move)
        changed = [int(after.coins[player] - before.coins[player]) for player in range(players)]
        assert coins_told(events, players) == changed, (GAME.moves.code(move), events)


def test_telling_what_happened_changes_nothing() -> None:
    for before, move, after in random_game(3, "plus"):
        bytes_before, bytes_after = before.tobytes(), after.tobytes()
        GAME.tell(before, move)
        assert (before.tobytes(), after.tobytes()) == (bytes_before, bytes_after)


def test_every_kind_of_event_is_told_in_every_language() -> None:
    told: dict[str, Message] = {}
    for players, variant in GAMES:
        for step in random_game(players, variant):
            told |= {event.key: event for event in GAME.tell(*step[:2])}
    catalogue = Catalogue(GAME.folder / "words", "en")
    assert told.keys() == {key for key in catalogue if key.startswith("event-")}
    for language in LANGUAGES:
        for event in told.values():
            assert GAME.words(language).say(event, NAMES)


def test_no_event_carries_a_parameter_that_its_sentence_does_not_tell() -> None:
    catalogue = Catalogue(GAME.folder / "words", "en")
    for step in random_game(4, "plus, limited market"):
        for event in GAME.tell(*step[:2]):
            assert catalogue.parameters(event.key) == event.parameters.keys(), event.key


def test_every_refusal_is_told_in_every_language() -> None:
    found: dict[int, list[Message]] = defaultdict(list)
    for players, variant in GAMES:
        steps = random_game(players, variant)
        for state in [before for before, _, _ in steps[::23]] + [steps[-1][2]]:
            for move in range(len(GAME.moves)):
                refused = int(GAME.rules.refusal(state, move))
                if refused and len(found[refused]) < 5:
                    found[refused].append(GAME.tell_refusal(state, move, refused))
    assert {GAME.reasons[refused] for refused in found} == set(GAME.reasons) - {"legal"}
    for language in LANGUAGES:
        for refusals in found.values():
            assert all(GAME.words(language).say(refusal, NAMES) for refusal in refusals)


# Single moves, laid out by hand


def table(coins: list[int], cities: list[dict[str, int]], plus: bool = False, dice: int = 1) -> State:
    """A position in which the first player's dice are about to fall."""
    state = GAME.deal(len(coins), {"plus": plus})
    for player, city in enumerate(cities):
        state.coins[player] = coins[player]
        state.city[player] = 0
        for name, copies in city.items():
            state.city[player, NUMBER[name]] = copies
    state.phase, state.seat, state.dice = DICE, CHANCE, dice
    return state


def told(state: State, *codes: str, language: str = "en") -> list[str]:
    """What is told of moves played in turn."""
    lines = []
    for code in codes:
        before, move = copy(state), GAME.moves.id(code)
        assert GAME.rules.refusal(state, move) == 0, code
        GAME.rules.apply(state, move)
        lines += [GAME.words(language).say(event, NAMES) for event in GAME.tell(before, move)]
    return lines


def test_red_cards_are_paid_counter_clockwise_and_what_is_lacking_is_written_off() -> None:
    assert told(table([3, 0, 0], [{"bakery": 1}, {"cafe": 3}, {"cafe": 2}]), "die:3") == [
        "Ada rolls a 3.",
        "Cid gets 2 coins from Ada (Café).",
        "Bob gets 1 coin from Ada (Café). Ada has no more: the debt of 2 coins is written off.",
        "Ada gets 1 coin from the bank for Bakery.",
    ]


def test_a_debt_that_cannot_be_paid_at_all_is_told() -> None:
    assert told(table([0, 0], [{}, {"cafe": 1}]), "die:3") == [
        "Ada rolls a 3.",
        "Bob gets nothing from Ada (Café): Ada has no coins, and the debt of 1 coin is written off.",
    ]


def test_nothing_is_told_of_a_payment_that_nobody_owes() -> None:
    assert told(table([3, 5], [{"tax-office": 1}, {}], plus=True, dice=2), "die:4", "die:4") == [
        "Ada rolls doubles: 4 + 4 = 8."
    ]


def test_names_never_collide_with_numbers() -> None:
    state = table([3, 0, 0], [{}, {}, {"cafe": 2}])
    before, move = copy(state), GAME.moves.id("die:3")
    GAME.rules.apply(state, move)
    paid = GAME.words("en").say(GAME.tell(before, move)[1])
    assert paid == "Player 3 gets 2 coins from Player 1 (Café)."


def test_the_bank_pays_after_red_cards_and_major_establishments_come_last() -> None:
    state = table([4, 9], [{"mine": 1, "tax-office": 1}, {"family-restaurant": 1, "mine": 1}], plus=True, dice=2)
    assert told(state, "die:4", "die:5") == [
        "Ada rolls 4 + 5 = 9.",
        "Bob gets 2 coins from Ada (Family Restaurant).",
        "Ada gets 5 coins from the bank for Mine.",
        "Bob gets 5 coins from the bank for Mine.",
        "Ada gets 8 coins from Bob (Tax Office).",
    ]


def test_town_hall_is_told_when_the_last_coin_has_been_paid() -> None:
    assert told(table([1, 0], [{}, {"cafe": 1}], plus=True), "die:3") == [
        "Ada rolls a 3.",
        "Bob gets 1 coin from Ada (Café).",
        "Ada has no coins and gets 1 coin from the bank (Town Hall).",
    ]


def test_a_reroll_and_the_harbor_are_told_before_the_income() -> None:
    city = {"radio-tower": 1, "harbor": 1, "train-station": 1, "food-warehouse": 1, "cafe": 1}
    assert told(
        table([3, 3], [city, {}], plus=True, dice=2), "die:1", "die:2", "reroll:2", "die:6", "die:4", "add:2"
    ) == [
        "Ada rolls 1 + 2 = 3.",
        "Ada rolls 2 dice again (Radio Tower).",
        "Ada rolls 6 + 4 = 10.",
        "Ada adds 2: the total is 12 (Harbor).",
        "Ada gets 2 coins from the bank for Food Warehouse.",
    ]


def test_one_catch_is_told_for_all_boats() -> None:
    state = table([3, 3], [{"tuna-boat": 2, "harbor": 1}, {"tuna-boat": 1, "harbor": 1}], plus=True, dice=2)
    assert told(state, "die:6", "die:6", "add:0", "die:3", "die:5") == [
        "Ada rolls doubles: 6 + 6 = 12.",
        "Ada leaves the total at 12 (Harbor).",
        "Ada rolls for the boats: 3 + 5 = 8.",
        "Ada gets 16 coins from the bank for Tuna Boat ×2.",
        "Bob gets 8 coins from the bank for Tuna Boat.",
    ]


def test_the_choices_of_major_establishments_are_told_in_their_order() -> None:
    city = {"stadium": 1, "tv-station": 1, "business-center": 1, "ranch": 1}
    assert told(table([0, 5], [city, {"mine": 1}]), "die:6", "tv:p2", "give:ranch", "take:p2:mine") == [
        "Ada rolls a 6.",
        "Ada gets 2 coins from Bob (Stadium).",
        "Ada chooses who pays for TV Station: Bob.",
        "Ada gets 3 coins from Bob (TV Station). Bob has no more: the debt of 2 coins is written off.",
        "Business Center: Ada gives Ranch to Bob and takes Mine.",
    ]


def test_an_airport_pays_for_building_nothing_and_doubles_bring_another_turn() -> None:
    state = table([3, 3], [{"airport": 1, "amusement-park": 1}, {}], plus=True, dice=2)
    state.turn = 1
    assert told(state, "die:1", "die:1", "pass") == [
        "Ada rolls doubles: 1 + 1 = 2.",
        "Ada builds nothing.",
        "Ada gets 10 coins from the bank for Airport.",
        "Ada takes another turn for doubles (Amusement Park).",
    ]


def test_the_last_landmark_wins() -> None:
    state = table([22, 0], [{"train-station": 1, "shopping-mall": 1, "amusement-park": 1}, {}])
    assert told(state, "die:5", "build:radio-tower")[1:] == [
        "Ada builds Radio Tower for 22 coins: landmark 4 of 4.",
        "Ada wins!",
    ]


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("uk", ["Ada кидає кубик: 3.", "Bob отримує 2 монети за «Кафе»: платить Ada.", "Ada нічого не будує."]),
        ("ru", ["Ada бросает кубик: 3.", "Bob получает 2 монеты за «Кафе»: платит Ada.", "Ada ничего не строит."]),
        ("pl", ["Ada rzuca kostką: 3.", "Bob dostaje 2 monety za „Kawiarnię”: płaci Ada.", "Ada nic nie buduje."]),
    ],
)
def test_players_names_stay_as_they_are_in_every_sentence(language: str, lines: list[str]) -> None:
    assert told(table([2, 0], [{}, {"cafe": 2}]), "die:3", "pass", language=language) == lines


# Refusals and moves


def test_a_refusal_says_how_many_coins_are_missing() -> None:
    match = Match(GAME, players=2, chance="manual")
    match.play("die:6")
    assert match.refusal("build:mine") == "Mine costs 6 coins: you are 3 short."
    assert match.refusal("build:mine", lang="uk") == "«Шахта» коштує 6 монет: вам бракує 3 монет."
    assert match.refusal("build:mine", lang="ru") == "«Шахта» стоит 6 монет: вам не хватает 3 монет."
    assert match.refusal("build:mine", lang="pl") == "„Kopalnia” kosztuje 6 monet: brakuje ci 3 monet."


def test_a_refusal_says_which_choice_comes_first() -> None:
    state = table([3, 3], [{"radio-tower": 1}, {}])
    told(state, "die:2")
    move = GAME.moves.id("pass")
    refusal = GAME.tell_refusal(state, move, int(GAME.rules.refusal(state, move)))
    assert GAME.words("en").say(refusal) == "Another decision comes first. Will you keep the roll or roll again?"


def test_a_move_is_told_with_the_player_and_the_card_it_is_about() -> None:
    move = GAME.moves.id("take:p2:mine")
    assert GAME.words("en").say(GAME.tell_move(move), NAMES) == "Take Mine from Bob"
    assert GAME.words("uk").say(GAME.tell_move(move), NAMES) == "Забрати «Шахту» (Bob)"
