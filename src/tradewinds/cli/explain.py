"""What a line typed at the table means, and answers to questions about moves and cards."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.cli.drawing import Drawing
from tradewinds.cli.look import with_marks
from tradewinds.core.words import Message

if TYPE_CHECKING:
    from tradewinds.core.match import Match, Move
    from tradewinds.core.words import Words

__all__ = ["Explainer"]

HELP = ("move", "ask", "look", "log", "undo", "save", "quit")  # the lines of the help, in order


class Explainer:
    """Knows every move and thing of a game by number, code and name."""

    def __init__(self, drawing: Drawing, match: Match, words: Words, console: Console) -> None:
        self.drawing = drawing
        self.match = match
        self.words = words
        self.console = console
        self.things = drawing.things(words)
        self.names = [words.player(seat, match.names) for seat in range(match.players)]
        self.codes = {code.casefold(): code for code in match.game.moves}

    def meant(self, line: str, moves: Sequence[Move]) -> Move | None:
        """The move a line means, legal or not: by number, by code, or by the name of a thing."""
        if line.isdecimal():
            return moves[int(line) - 1] if 1 <= int(line) <= len(moves) else None
        if line.casefold() in self.codes:
            return self.match.move(self.codes[line.casefold()])
        for thing in self._called(line):
            ways = [self.match.move(code) for code in self.drawing.ways(thing)]
            return next((way for way in ways if way in moves), ways[0] if ways else None)
        return None

    def sorry(self, line: str, moves: Sequence[Move]) -> None:
        """Says that a line means nothing here, and what might have been meant."""
        if line.isdecimal():
            self._say("no-such-number", number=line, last=len(moves))
            return
        known = [move.code for move in moves] + list(self.codes.values()) + list(self.things.values())
        close = get_close_matches(line, known, n=1)
        if close:
            self._say("did-you-mean", text=line, close=close[0])
        else:
            self._say("not-understood", text=line)

    def answer(self, question: str) -> None:
        """Answers `? something`, or says what can be typed."""
        self.console.print()
        if not question:
            self._help()
            return
        moves = self.match.moves()
        if question.isdecimal() or question.casefold() in self.codes:
            move = self.meant(question, moves)
            if move is None:
                self.sorry(question, moves)
            else:
                self._explain_move(move, moves)
            return
        things = self._called(question) or self._resembling(question)
        for thing in things:
            self._explain_thing(thing, moves)
        if not things:
            self.sorry(question, moves)

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for line in HELP:
            keys = self.words.say(Message(f"help-{line}-keys", self._example()))
            grid.add_row(Text(keys), Text(self.words.say(f"help-{line}")))
        self.console.print(grid)

    def _example(self) -> dict[str, str]:
        """A move of this game by its code and by the name of what it is about."""
        for thing, name in self.things.items():
            for code in self.drawing.ways(thing):
                return {"code": code, "thing": name.casefold()}
        code = next(iter(self.codes.values()))
        return {"code": code, "thing": code}

    def _explain_move(self, move: Move, moves: Sequence[Move]) -> None:
        """The move in words, whether it can be played, and what it is about."""
        text = with_marks(move.text(self.words.language, self.match.names), self.names)
        self.console.print(Text.assemble(text, (f"  {move.code}", "dim")))
        self.console.print(Padding(self._whether(move, moves), (0, 0, 0, 2), expand=False))
        thing = move.code.rpartition(":")[2]
        if thing in self.things:
            self.console.print(self._about(thing))

    def _explain_thing(self, thing: str, moves: Sequence[Move]) -> None:
        """What the thing is, and which moves one has in mind with it can be played, or why the first cannot."""
        self.console.print(self._about(thing))
        ways = [self.match.move(code) for code in self.drawing.ways(thing)]
        for move in [way for way in ways if way in moves] or ways[:1]:
            self.console.print(Padding(self._whether(move, moves), (0, 0, 0, 2), expand=False))

    def _about(self, thing: str) -> Padding:
        view = self.match.view(self.match.seat if self.match.seat >= 0 else None)
        return Padding(self.drawing.explain(thing, view, self.words), (0, 0, 0, 2), expand=False)

    def _whether(self, move: Move, moves: Sequence[Move]) -> Text:
        """Whether a move can be played now, and if not, why."""
        if move in moves:
            number = moves.index(move) + 1
            return Text(self.words.say(Message("can-play", {"number": number, "code": move.code})), style="green")
        return Text(self.match.refusal(move, self.words.language) or "", style="red")

    def _called(self, name: str) -> list[str]:
        """The things of exactly that name."""
        name = name.casefold()
        return [thing for thing, spoken in self.things.items() if name in (thing.casefold(), spoken.casefold())]

    def _resembling(self, part: str) -> list[str]:
        """The things whose name has this in it."""
        part = part.casefold()
        return [thing for thing, spoken in self.things.items() if part in thing.casefold() or part in spoken.casefold()]

    def _say(self, key: str, **parameters: int | str) -> None:
        self.console.print(Text(self.words.say(Message(key, parameters))))
