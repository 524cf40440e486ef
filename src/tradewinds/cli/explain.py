"""Answers to questions about moves and cards, and what is said of lines that mean nothing or too much."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.cli.look import with_marks
from tradewinds.cli.speech import shown

if TYPE_CHECKING:
    from tradewinds.cli.meaning import Meaning
    from tradewinds.cli.screen import Screen
    from tradewinds.core.move import Move

__all__ = ["Explainer"]

HELP = ("move", "ask", "look", "log", "undo", "save", "quit")  # the lines of the help, in order
MOST = 6  # things that one question is answered about


class Explainer:
    """Tells what moves and things are, and whether they can be had now."""

    def __init__(self, meaning: Meaning, screen: Screen) -> None:
        self.meaning = meaning
        self.screen = screen
        self.match = meaning.match
        self.words = meaning.words
        self.print = screen.console.print

    def sorry(self, line: str) -> None:
        """Says that a line means nothing here, and what might have been meant."""
        if line.isdecimal():
            self.screen.say("no-such-number", number=shown(line), last=max(self.screen.numbers.values()))
            return
        close = self.meaning.close_to(line, self.match.moves())
        if close:
            self.screen.say("did-you-mean", text=shown(line), close=close)
        else:
            self.screen.say("not-understood", text=shown(line))

    def which(self, line: str, moves: Sequence[Move]) -> None:
        """Says that a line can mean several of the listed moves, and which."""
        self.screen.say("which-move", text=shown(line))
        self.print(self.screen.listed(moves))

    def answer(self, question: str) -> None:
        """Answers `? something`, or says what can be typed."""
        self.print()
        listed = self.match.moves()
        if not question:
            self._help(listed)
            return
        by_code = question.isdecimal() or question.casefold() in self.match.game.moves
        things = [] if by_code else self.meaning.called(question) or self.meaning.resembling(question)[:MOST]
        moves = [] if things else self.meaning.moves(question, listed, self.screen.numbers)[:MOST]
        for thing in things:
            self._explain_thing(thing, listed)
        for move in moves:
            self._explain_move(move, listed)
        if not things and not moves:
            self.sorry(question)

    def _help(self, listed: Sequence[Move]) -> None:
        example = self._example(listed)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for line in HELP:
            grid.add_row(Text(self.screen.told(f"help-{line}-keys", **example)), Text(self.screen.told(f"help-{line}")))
        self.print(grid)

    def _example(self, listed: Sequence[Move]) -> dict[str, str]:
        """A move that can be played now: its number, its code, and the name of what it is about."""
        numbers = self.screen.numbers
        for move in listed:
            name = self.meaning.thing_of(move).casefold()
            if name and self.meaning.moves(name, listed, numbers) == [move]:
                return {"number": str(numbers[move.code]), "code": move.code, "thing": name}
        code = listed[0].code if listed else ""
        return {"number": str(numbers.get(code, 1)), "code": code, "thing": code}

    def _explain_move(self, move: Move, listed: Sequence[Move]) -> None:
        """The move in words, whether it can be played, and what it is about."""
        text = with_marks(move.text(self.words.language, self.match.names), self.screen.names)
        self.print(Text.assemble(text, (f"  {move.code}", "dim")))
        self.print(Padding(self._whether(move, listed), (0, 0, 0, 2), expand=False))
        thing = move.code.rpartition(":")[2]
        if thing in self.meaning.things:
            self.print(self._about(thing))

    def _explain_thing(self, thing: str, listed: Sequence[Move]) -> None:
        """What the thing is, and which moves one has in mind with it can be played, or why the first cannot."""
        self.print(self._about(thing))
        ways = [self.match.move(code) for code in self.meaning.drawing.ways(thing)]
        for move in [way for way in ways if way in listed] or ways[:1]:
            self.print(Padding(self._whether(move, listed), (0, 0, 0, 2), expand=False))

    def _about(self, thing: str) -> Padding:
        view = self.match.view(self.screen.viewer())
        return Padding(self.meaning.drawing.explain(thing, view, self.words), (0, 0, 0, 2), expand=False)

    def _whether(self, move: Move, listed: Sequence[Move]) -> Text:
        """Whether a move can be played now, and if not, why."""
        if move in listed:
            number = str(self.screen.numbers[move.code])
            return Text(self.screen.told("can-play", number=number, code=move.code), style="green")
        return Text(self.match.refusal(move, self.words.language) or "", style="red")
