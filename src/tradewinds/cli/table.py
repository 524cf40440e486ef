"""One game at one keyboard: people and bots take turns until it ends."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tradewinds.cli.drawing import drawing
from tradewinds.cli.explain import Explainer
from tradewinds.cli.look import player_name, with_marks
from tradewinds.cli.result import show_fairness, show_result
from tradewinds.core.errors import IllegalMove
from tradewinds.core.state import CHANCE
from tradewinds.core.words import Message

if TYPE_CHECKING:
    from tradewinds.bots import Bot
    from tradewinds.core.match import Match, Move
    from tradewinds.core.words import Words

__all__ = ["Table"]

COMMANDS = ("help", "log", "undo", "save", "quit")


class Table:
    """Shows the game, asks whoever sits here, and lets the bots play for the others."""

    def __init__(
        self, match: Match, bots: Mapping[int, Bot], words: Words, console: Console, file: Path | None = None
    ) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.words = words
        self.console = console
        self.names = [words.player(seat, match.names) for seat in range(match.players)]
        self._marked = [player_name(seat, name) for seat, name in enumerate(self.names)]
        self.drawing = drawing(match.game)
        self.explainer = Explainer(self.drawing, match, words, console)
        self._file = file  # where the game is kept, once it is
        self._saved_at = match.ply if file else -1  # the ply at which it was last written there
        self._warned_at = -1  # the ply at which leaving without saving was warned of
        self._last_seat: int | None = None  # who looked at the screen last
        self._left = False
        self._commands = {word: name for name in COMMANDS for word in (name, *words.say(f"command-{name}").split())}

    def run(self) -> None:
        """Plays until everyone has left."""
        self._welcome()
        while not self._left:
            bot = self.bots.get(self.match.seat)
            if bot:
                seen = self.match.seen_by(self.match.seat)
                self.match.play(bot.choose(seen, [move.id for move in self.match.moves()]))
            else:
                self._hand_over()
                self._show()
                self._listen()

    # What is shown

    def say(self, key: str, **parameters: int | str) -> None:
        """Prints one of the terminal's own sentences."""
        self.console.print(Text(self.words.say(Message(key, parameters))))

    def _welcome(self) -> None:
        self.console.print()
        self.console.print(Text(self.words.say("title"), style="bold"), Text(self.words.say("welcome"), style="dim"))
        if self.match.commitment:
            self.console.print(
                Text(self.words.say(Message("commitment", {"hash": self.match.commitment})), style="dim")
            )

    def _hand_over(self) -> None:
        """Where seats know different things, nobody sees the table before they sit at the keyboard."""
        seat, before = self.match.seat, self._last_seat
        if seat >= 0:
            self._last_seat = seat
        if self.match.game.hidden and before not in (None, seat) and seat >= 0:
            self.console.clear()
            self.say("hand-over", player=self.names[seat])
            self._read()

    def _show(self) -> None:
        """The table, what happened since this seat's last decision, and what can be done."""
        match, moves = self.match, self.match.moves()
        viewer = self._viewer()
        numbers = {move.code: number for number, move in enumerate(moves, 1)}
        self.console.print()
        self.console.print(Rule(self._title(), align="left", style="dim"))
        self.console.print(
            self.drawing.table(match.view(viewer), self.words, self._marked, numbers, self.console.width)
        )
        self._show_log(self._last_decision(), viewer)
        if match.over:
            show_result(match, self.names, self.words, self.console)
            show_fairness(match, self.words, self.console)
            self.say("end-hint")
        else:
            self._show_moves(moves)

    def _viewer(self) -> int | None:
        """Whose eyes the table is drawn for: whoever decides, or the only one here, or someone who only watches."""
        if self.match.seat >= 0:
            return self.match.seat
        return self.people[0] if len(self.people) == 1 else None

    def _title(self) -> Text:
        turn = Text(self.words.say(Message("turn-title", {"turn": self.match.turn})), style="bold")
        if self.match.seat < 0:
            return turn
        return Text.assemble(turn, " · ", player_name(self.match.seat, self.names[self.match.seat]))

    def _last_decision(self) -> int:
        """The ply of the last decision of whoever decides now; once the game is over, of anyone here."""
        seats = [self.match.seat] if self.match.seat >= 0 else self.people
        return max((ply for ply, (state, _) in enumerate(self.match.history) if state.seat in seats), default=0)

    def _show_log(self, since: int, viewer: int | None) -> None:
        lines = self.match.log(viewer, self.words.language, since)
        if lines:
            self.console.print()
            self.console.print(Text(self.words.say("log-title"), style="bold"))
        for line in lines:
            self.console.print(Padding(with_marks(line, self.names), (0, 0, 0, 2), expand=False))

    def _show_moves(self, moves: list[Move]) -> None:
        self.console.print()
        self.console.print(Text(self._question(), style="bold"))
        lines = [Text.assemble((f"{number:>2}) ", "bold"), self._move(move)) for number, move in enumerate(moves, 1)]
        self.console.print(Columns(lines, padding=(0, 2), column_first=True))
        self.console.print(Text(self.words.say("hint-one" if len(moves) == 1 else "hint"), style="dim"))

    def _move(self, move: Move) -> Text:
        short = self.drawing.label(move.code, self.words, self._marked)
        return short or with_marks(move.text(self.words.language, self.match.names), self.names)

    def _question(self) -> str:
        """What is being decided: in the game's words, where it has some."""
        told = self.match.game.question(self.match.view(self._viewer()), self.words)
        return told or self.words.say("chance-title" if self.match.seat == CHANCE else "moves-title")

    # What is asked

    def _listen(self) -> None:
        """Reads lines until one of them changes the position or leaves."""
        ply = self.match.ply
        while self.match.ply == ply and not self._left:
            line = self._read()
            if line is None:
                self.say_goodbye()
                self._left = True
            else:
                self._obey(line)

    def _read(self) -> str | None:
        self.console.file.flush()
        with contextlib.suppress(EOFError):
            return input("> ").strip()
        self.console.print()
        return None

    def _obey(self, line: str) -> None:
        first, _, rest = line.partition(" ")
        command = self._commands.get(first.casefold())
        if line.startswith("?"):
            self.explainer.answer(line[1:].strip())
        elif command == "help":
            self.explainer.answer(rest.strip())
        elif command == "log":
            self._show_log(0, self._viewer())
        elif command == "undo":
            self._undo()
        elif command == "save":
            self._save(rest.strip())
        elif command == "quit":
            self._quit()
        else:
            self._play(line)

    def _play(self, line: str) -> None:
        if self.match.over:
            self._left = not line
            if line:
                self.say("end-hint")
            return
        moves = self.match.moves()
        if not line and len(moves) > 1:
            self._show()
            return
        move = moves[0] if not line else self.explainer.meant(line, moves)
        if move is None:
            self.explainer.sorry(line, moves)
            return
        try:
            self.match.play(move)
        except IllegalMove:
            self.console.print(Text(self.match.refusal(move, self.words.language) or ""))

    def _undo(self) -> None:
        """Back to the decision before, of whoever sits here; the bots' moves after it are taken back with it."""
        if not any(state.seat in self.people for state, _ in self.match.history):
            self.say("nothing-to-undo")
            return
        self.match.undo()
        while self.match.seat not in self.people:
            self.match.undo()
        self.say("undone")

    def _save(self, name: str) -> None:
        file = Path(name).expanduser() if name else self._file or self._new_file()
        try:
            with file.open("w" if file == self._file else "x", encoding="utf-8") as stream:
                stream.write(self.match.record())
        except FileExistsError:
            self.say("file-exists", file=str(file))
        except OSError as error:
            self.say("file-unwritable", file=str(file), reason=error.strerror or "")
        else:
            self._file, self._saved_at = file, self.match.ply
            self.say("saved", file=quote(str(file)), game=self.match.game.name)

    def _new_file(self) -> Path:
        return Path(f"{self.match.game.name}-{datetime.now():%Y-%m-%d-%H%M%S}.txt")

    def _quit(self) -> None:
        """Leaves at once if all is saved, else only when asked again."""
        if self.match.ply in (self._saved_at, self._warned_at) or self.match.over:
            self._left = True
            return
        self._warned_at = self.match.ply
        self.say("quit-unsaved")

    def say_goodbye(self) -> None:
        """The last words when the keyboard falls silent."""
        self.console.print()
        self.say("goodbye-saved" if self._saved_at == self.match.ply else "goodbye")
