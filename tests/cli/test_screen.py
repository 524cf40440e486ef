"""What is on the screen: position, question and moves together, on 80 columns and 24 lines."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from rich.console import Console

from tests.cli.terminal import GAMES
from tradewinds import Match
from tradewinds.cli.screen import Screen
from tradewinds.cli.start import words_for

WIDTH, HEIGHT = 80, 24
DECISIONS = 25


@pytest.mark.parametrize(("players", "language"), [(2, "uk"), (4, "en")])
@pytest.mark.parametrize("game", GAMES)
def test_80_columns_and_24_lines_show_every_player_the_question_and_all_moves(
    game: str, players: int, language: str
) -> None:
    options: dict[str, Any] = {"plus": True} if game == "machi-koro" else {}
    match, chooser, written = Match(game, players, seed=3, **options), random.Random(5), io.StringIO()
    console = Console(file=written, force_terminal=True, width=WIDTH, height=HEIGHT, color_system=None, highlight=False)
    words = words_for(language, match.game)
    screen = Screen(match, list(range(players)), words, console)
    for _ in range(DECISIONS):
        written.seek(0)
        written.truncate()
        screen.show()
        seen = "\n".join(written.getvalue().splitlines()[-HEIGHT + 1 :])  # the last line is for the answer
        question = match.game.question(match.view(match.seat), words) or words.say("moves-title")
        assert question[:30] in seen
        assert all(f"{number}) " in seen for number in screen.numbers.values()), seen
        assert all(name in seen for name in screen.names), seen
        match.play(chooser.choice(match.moves()))


def test_the_whole_table_is_drawn_once_a_turn_and_when_it_is_asked_for() -> None:
    match, written = Match("yokohama", 2, seed=3), io.StringIO()
    screen = Screen(match, [0, 1], words_for("en", match.game), Console(file=written, width=WIDTH))
    for _ in range(2):
        match.play(match.moves()[0])
    written.truncate(0)
    screen.show()
    assert written.getvalue().count("Agents left: ") == 1
    turn = match.turn
    match.play(match.moves()[0])
    assert match.turn == turn
    written.truncate(0)
    screen.show()
    assert "Agents left: " not in written.getvalue()
    screen.show(whole=True)
    assert "Agents left: " in written.getvalue()


def test_a_log_that_does_not_fit_is_cut_at_its_beginning() -> None:
    match, written = Match("machi-koro", 4, seed=3), io.StringIO()
    for _ in range(8):
        match.play("pass")
    console = Console(file=written, force_terminal=True, width=WIDTH, height=HEIGHT, color_system=None)
    Screen(match, [match.seat], words_for("en", match.game), console).show()
    assert "earlier lines: " in written.getvalue()
    assert match.log(match.seat)[-1][-20:] in written.getvalue()
