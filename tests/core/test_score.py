"""Where points come from: one tally for the rules' final scoring, the forecast and the table at the end."""

from __future__ import annotations

import random

import pytest

from tradewinds import Match
from tradewinds.core.words import LANGUAGES

GAMES = pytest.mark.parametrize("game", ["yokohama", "council-of-four", "machi-koro"])


def played(name: str, players: int, seed: int) -> Match:
    """A whole match of random moves."""
    match, rng = Match(name, players, seed=seed), random.Random(seed)
    while not match.over:
        match.play(rng.choice(match.moves()))
    return match


@pytest.mark.parametrize(("name", "players"), [("yokohama", 2), ("council-of-four", 3), ("machi-koro", 2)])
def test_the_tally_is_the_score_at_the_end_and_the_forecast_of_one_before(name: str, players: int) -> None:
    """The last move of a game only adds to what was scored in play: all else is what the forecast said before."""
    match = played(name, players, 3)
    game = match.game
    assert [sum(row) for row in game.tally(match.state)] == match.scores
    for ply in range(0, match.ply, 7):
        state = match.position(ply)
        assert all(sum(row) >= score for row, score in zip(game.tally(state), game.scores(state), strict=True))
        assert game.tally(game.seen_by(state, -1)) == game.tally(state), "a forecast is public"
    before = match.history[-1][0]
    ended = game.tally(before)
    if name == "yokohama":  # its last move, "end the turn", changes nothing else
        assert [sum(row) for row in ended] == match.scores
        assert [row[1:] for row in ended] == [list(player["bonus"].values()) for player in match.view()["players"]]


@GAMES
def test_looking_at_the_tally_changes_nothing(game: str) -> None:
    match = Match(game, seed=1)
    before = match.state.tobytes()
    match.sight().tally  # noqa: B018
    assert match.state.tobytes() == before


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_categories_and_triggers_have_words_and_pictures(game: str, language: str) -> None:
    match = Match(game, seed=1)
    words, drawn = match.game.words(language), match.game
    ending = drawn.ending(match.view())
    assert ending.triggers
    assert ending.last is None
    told = [(each.name, each.symbol) for each in drawn.categories]
    told += [(each.name, each.symbol) for each in ending.triggers]
    assert all(words.say(name) and symbol for name, symbol in told)
    for trigger in ending.triggers:
        assert 0 <= trigger.done < trigger.needed


@pytest.mark.parametrize(
    ("name", "players", "seed", "by"),
    [
        ("yokohama", 2, 5, "church"),
        ("yokohama", 2, 8, "orders"),
        ("council-of-four", 2, 5, "merchants"),
        ("machi-koro", 3, 5, "landmarks"),
    ],
)
def test_a_game_ends_because_a_trigger_was_reached(name: str, players: int, seed: int, by: str) -> None:
    match = played(name, players, seed)
    ending = match.game.ending(match.view())
    assert [trigger.code for trigger in ending.triggers if trigger.done >= trigger.needed] == [by]
    if name != "machi-koro":  # which ends at once
        assert match.game.words("en").say(ending.last)  # type: ignore[arg-type]


def test_last_rounds_are_told_from_the_moment_the_end_is_triggered() -> None:
    match = played("council-of-four", 3, 3)
    told = [match.game.ending(match.game.view(match.position(ply))).last is not None for ply in range(match.ply + 1)]
    begun = told.index(True)
    assert all(told[begun:])
    assert not any(told[:begun])
