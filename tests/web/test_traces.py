"""What others left on the board since one's last turn, and the steps in which it is shown once more."""

from __future__ import annotations

import pytest

from tests.web.browser.stage import positions
from tradewinds.core.match import Match
from tradewinds.games import find_game
from tradewinds.web.pages.recap import Lately, recap_of
from tradewinds.web.pages.traces import changed_pieces, picture_at, told_by

GAMES = ("yokohama", "council-of-four", "machi-koro")
NAMES = ["Olena", "Taras", "Ivan"]


def recaps(game: str) -> list[tuple[Match, list[Lately]]]:
    words = find_game(game).words("en")
    return [(match, recap_of(match, 0, words, NAMES, {})) for match in positions(game, 3, 7, 10)[2:]]


@pytest.mark.parametrize("game", GAMES)
def test_the_places_of_others_turns_are_pieces_of_the_board(game: str) -> None:
    marked = 0
    for match, recap in recaps(game):
        drawn = "".join(part.body for part in picture_at(match, match.ply, 0))
        seen = [place for turn in recap for place in turn.places if f'data-piece="{place}"' in drawn]
        marked += bool(seen)
    assert marked >= 6


@pytest.mark.parametrize("game", GAMES)
def test_every_turn_of_others_is_shown_in_steps_that_tell_all_of_it(game: str) -> None:
    words = find_game(game).words("en")
    for match, recap in recaps(game):
        for turn in (line for line in recap if line.seat != 0):
            assert turn.steps
            told = [event for step in turn.steps for event in told_by(match, step, 0, words, NAMES)]
            assert [event for event in told if event in turn.events] == list(turn.events)


def test_a_piece_that_nobody_touched_is_not_marked() -> None:
    match = positions("yokohama", 3, 7, 10)[5]
    now = picture_at(match, match.ply, 0)
    assert changed_pieces(now, now) == ()
    placing = next(move for move in positions("yokohama", 3, 7, 40)[3].moves() if move.code.startswith("place:"))
    twin = positions("yokohama", 3, 7, 40)[3]
    before = picture_at(twin, twin.ply, 0)
    twin.play(placing)
    area = placing.code.partition(":")[2]
    assert changed_pieces(before, picture_at(twin, twin.ply, 0)) == (f"assistants-0-{area}",)
