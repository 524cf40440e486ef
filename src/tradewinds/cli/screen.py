"""What is shown of one game at one keyboard, so that position, question and moves stand on one screen together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tradewinds.cli.look import with_marks
from tradewinds.cli.numbering import Numbers
from tradewinds.cli.result import show_fairness, show_result
from tradewinds.core.state import CHANCE
from tradewinds.core.terminal import flow, player_name
from tradewinds.core.terminal.drawing import drawing
from tradewinds.core.words import Message

if TYPE_CHECKING:
    from tradewinds.core.match import Match
    from tradewinds.core.move import Move
    from tradewinds.core.words import Words

__all__ = ["Screen"]

NO_LIMIT = 10**6  # lines of what is not a terminal
PROMPT = 1  # line that is left for the answer
HEADING = 2  # lines above the log


class Screen:
    """Draws the table, tells what happened, and lists the moves under the question."""

    def __init__(self, match: Match, people: Sequence[int], words: Words, console: Console) -> None:
        self.match = match
        self.people = people
        self.words = words
        self.console = console
        self.names = [words.player(seat, match.names) for seat in range(match.players)]
        self.marked = [player_name(seat, name) for seat, name in enumerate(self.names)]
        self.drawing = drawing(match.game)
        self.numbers: dict[str, int] = {}  # of the moves listed now, by code
        self._numbering = Numbers()
        self._told_up_to = 0  # the ply up to which everything was told as it happened
        self._drawn_for: tuple[int, int | None] | None = None  # the turn and viewer the whole table was last drawn for

    def told(self, key: str, **parameters: int | str) -> str:
        """One of the terminal's own sentences."""
        return self.words.say(Message(key, parameters))

    def say(self, key: str, **parameters: int | str) -> None:
        """Prints one of the terminal's own sentences; what names a file is never broken, so that it can be copied."""
        self.console.print(Text(self.told(key, **parameters)), soft_wrap="file" in parameters)

    def welcome(self) -> None:
        """The game's name, and where help is."""
        self.console.print()
        self.console.print(Text(self.told("title"), style="bold"), Text(self.told("welcome"), style="dim"))

    def viewer(self) -> int | None:
        """Whose eyes the table is drawn for: whoever decides, or the only one here, or someone who only watches."""
        if self.match.seat >= 0:
            return self.match.seat
        return self.people[0] if len(self.people) == 1 else None

    def show(self, *, whole: bool = False) -> None:
        """What happened since this seat's last decision, the position, and what can be done.

        The whole table is drawn once a turn and when it is asked for. Where it leaves no room for the rest, and at the
        small decisions within a turn, what matters most of it is shown right above the question.
        """
        match, moves = self.match, self.match.moves()
        question = self._question()
        self.numbers = self._numbering.of(question, [move.code for move in moves])
        whole = whole or match.over or self._drawn_for != (match.turn, self.viewer())
        self._drawn_for = (match.turn, self.viewer())
        title = self._rule(self._title())
        log = self._log()
        if match.over:
            self.console.print(title, self._drawn(self.drawing.table))
            self._print_log(log, NO_LIMIT)
            self._show_end()
            return
        brief = Group(Text(), self._drawn(self.drawing.brief))
        asked = Group(Text(), Text(question, style="bold"))
        room = self._height() - self._lines(title, brief, asked, self._hint())
        below = Group(asked, self.listed(moves, room), self._hint())
        table = self._drawn(self.drawing.table) if whole else Group()
        if whole and self._lines(title, table, *log, below) + HEADING <= self._height():
            self.console.print(title, table)
            self._print_log(log, NO_LIMIT)
        else:
            if whole:
                self.console.print(self._rule(Text(self.told("table"), style="bold")), table)
            self.console.print(title)
            self._print_log(log, self._height() - self._lines(title, brief, below))
            self.console.print(brief)
        self.console.print(below)

    def _show_end(self) -> None:
        show_result(self.match, self.names, self.words, self.console)
        show_fairness(self.match, self.words, self.console)
        self.say("end-hint")

    def show_whole_log(self) -> None:
        """All that happened, from the beginning."""
        self._print_log(self._told_since(0), NO_LIMIT)

    def listed(self, moves: Sequence[Move], room: int = NO_LIMIT) -> RenderableType:
        """Moves with their numbers, in columns; one after another where those would take more lines than there are."""
        ordered = sorted(moves, key=lambda move: self.numbers[move.code])
        lines = [Text.assemble((f"{self.numbers[move.code]:>2}) ", "bold"), self._move(move)) for move in ordered]
        columns = Columns(lines, padding=(0, 2), column_first=True)
        return columns if self._lines(columns) <= room else flow(lines, "  ", self.console.width)

    def _height(self) -> int:
        return self.console.height - PROMPT if self.console.is_terminal else NO_LIMIT

    def _lines(self, *parts: RenderableType) -> int:
        """How many lines these take on a terminal; elsewhere there is room for all, and nothing need be measured."""
        if not self.console.is_terminal:
            return 0
        options = self.console.options
        return sum(len(self.console.render_lines(part, options, pad=False)) for part in parts)

    def _drawn(self, draw: Callable[..., RenderableType]) -> RenderableType:
        view = self.match.sight(self.viewer()).view
        return draw(view, self.words, self.marked, self.numbers, self.console.width)

    def _rule(self, title: Text) -> RenderableType:
        return Group(Text(), Rule(title, align="left", style="dim"))

    def _title(self) -> Text:
        turn = self.match.turn
        told = Text(self.told("turn-title", turn=turn) if turn else self.told("setup-title"), style="bold")
        if self.match.seat < 0:
            return told
        return Text.assemble(told, " · ", player_name(self.match.seat, self.names[self.match.seat]))

    def _question(self) -> str:
        """What is being decided: in the game's words, where it has some."""
        told = self.match.game.question(self.match.sight(self.viewer()).view, self.words)
        return told or self.words.say("chance-title" if self.match.seat == CHANCE else "moves-title")

    def _hint(self) -> Text:
        return Text(self.told("hint-one" if len(self.numbers) == 1 else "hint"), style="dim")

    def _move(self, move: Move) -> Text:
        short = self.drawing.label(move.code, self.words, self.marked)
        return short or with_marks(move.text(self.words.language, self.match.names), self.names)

    # What happened

    def _log(self) -> list[RenderableType]:
        """What happened since the last decision of whoever decides now; once the game is over, of anyone here."""
        seats = [self.match.seat] if self.match.seat >= 0 else self.people
        since = self._last_decision(seats)
        return self._told_since(max(since, self._told_up_to) if len(self.people) == 1 else since)

    def _last_decision(self, seats: Sequence[int]) -> int:
        return max((ply for ply, (state, _) in enumerate(self.match.history) if state.seat in seats), default=0)

    def tell_news(self) -> None:
        """Tells, as it happens, what everyone here may know."""
        viewer = self.people[0] if len(self.people) == 1 else None
        since = max(self._last_decision(self.people), self._told_up_to)
        for line in self._lines_since(since, viewer):
            self.console.print(line)
        self._told_up_to = self.match.ply

    @contextmanager
    def waiting(self, key: str, seat: int) -> Iterator[None]:
        """Shows on a terminal what everyone waits for: a sentence about a player."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(self.told(key, player=self.names[seat]), style="dim")):
            yield

    def _told_since(self, ply: int) -> list[RenderableType]:
        return self._lines_since(ply, self.viewer())

    def _lines_since(self, ply: int, viewer: int | None) -> list[RenderableType]:
        lines = self.match.log(viewer, self.words.language, ply)
        return [Padding(with_marks(line, self.names), (0, 0, 0, 2), expand=False) for line in lines]

    def _print_log(self, lines: Sequence[RenderableType], room: int) -> None:
        """What happened, as far as there is room: the last of it, and how much is left out."""
        if not lines:
            return
        heights = [self._lines(line) for line in lines]
        first = 0
        if sum(heights) + HEADING > room:
            left = room - HEADING - 1
            first = len(lines)
            while first > 0 and heights[first - 1] <= left:
                first -= 1
                left -= heights[first]
        if first < len(lines):
            self.console.print(Text(), Text(self.told("log-title"), style="bold"), sep="\n")
        if first:
            left_out = Text(self.told("log-cut", lines=first), style="dim")
            self.console.print(Padding(left_out, (0, 0, 0, 2), expand=False))
        for line in lines[first:]:
            self.console.print(line)
