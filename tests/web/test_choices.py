"""What decisions say and in which order they are listed."""

from __future__ import annotations

from tests.web.browser.stage import whole_game
from tradewinds.core.match import Match
from tradewinds.games import find_game
from tradewinds.games.machi_koro.about import order
from tradewinds.games.machi_koro.components import NUMBER, TABLES
from tradewinds.web.pages.preview import preview_of


def rich(**cards: int) -> Match:
    """A first turn of Machi Koro Plus with coins for everything and some cards in the city."""
    state = Match("machi-koro", 2, seed=3, plus=True).state
    state.coins[0] = 50
    for name, count in cards.items():
        state.city[0, NUMBER[name]] = count
    return Match.from_position(state, seed=3, plus=True)


def listed(match: Match) -> list[str]:
    return sorted((move.code for move in match.moves()), key=match.game.precedence)


def test_landmarks_are_listed_first_and_cards_as_they_stand_in_the_market() -> None:
    cards = [code.partition(":")[2] for code in listed(rich()) if code.startswith("build:")]
    landmarks = [card for card in cards if card in TABLES["landmarks"]]
    assert len(landmarks) == 6
    assert cards[: len(landmarks)] == landmarks
    establishments = cards[len(landmarks) :]
    assert establishments == sorted(establishments, key=order)


def test_another_main_action_is_listed_before_the_lesser_ones() -> None:
    found = 0
    whole = whole_game("council-of-four", 3, 7)
    for ply, (state, _) in enumerate(whole.history):
        if whole.game.view(state)["phase"] != "action":
            continue
        match = whole.copy()
        match.rewind(ply)
        verbs = [code.partition(":")[0] for code in listed(match)]
        if "extra" in verbs:
            found += 1
            assert not {"elect", "hire", "send", "change"} & set(verbs[: verbs.index("extra")])
    assert found


def cautions(match: Match) -> dict[str, str]:
    words = match.game.words("en")
    return {move.code: preview_of(match, move, words, ["Olena", "Taras"]).caution for move in match.moves()}


def test_a_preview_warns_of_a_card_that_does_nothing_yet() -> None:
    told = cautions(rich())
    assert "Harbor" in told["build:sushi-bar"]
    assert "Train Station" in told["build:cheese-factory"]
    assert not told["build:ranch"]
    assert not told["build:mine"]  # others may roll that with two dice
    told = cautions(rich(**{"harbor": 1, "train-station": 1}))
    assert not any(told.values())


def test_whoever_may_roll_again_is_told_what_lies_there() -> None:
    game = find_game("machi-koro")
    view = Match(game, 2, seed=3).view() | {"phase": "reroll", "dice": [2, 3]}
    for language in ("en", "uk", "ru", "pl"):
        assert "2 + 3 = 5" in str(game.question(view, game.words(language)))
        assert " 4" in str(game.question(view | {"dice": [4]}, game.words(language)))
