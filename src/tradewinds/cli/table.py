"""One game at one keyboard: people and bots take turns until it ends."""

from __future__ import annotations

import contextlib
import os
import time
from datetime import datetime
from pathlib import Path
from shlex import quote
from subprocess import list2cmdline
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from tradewinds.cli.explain import Explainer
from tradewinds.cli.meaning import Meaning
from tradewinds.cli.screen import Screen
from tradewinds.cli.speech import fault, shown
from tradewinds.core.errors import IllegalMove
from tradewinds.core.state import CHANCE

if TYPE_CHECKING:
    from tradewinds.cli.kept import Keeper
    from tradewinds.cli.thinkers import Thinkers
    from tradewinds.core.match import Match
    from tradewinds.core.words import Words

__all__ = ["COMMANDS", "SHORT", "Table"]

COMMANDS = ("help", "table", "log", "undo", "save", "quit")
SHORT = {"t": "table"}


class Table:
    """Shows the game, asks whoever sits here, and lets the bots play for the others."""

    def __init__(
        self,
        match: Match,
        bots: Thinkers,
        words: Words,
        console: Console,
        file: Path | None = None,
        keeper: Keeper | None = None,
        delay: float = 0.0,  # seconds for which a bot's move is left standing
    ) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots.asked]
        self.delay = delay
        self.console = console
        self.screen = Screen(match, self.people, words, console)
        self.meaning = Meaning(self.screen.drawing, match, words, self.screen.marked)
        self.explainer = Explainer(self.meaning, self.screen)
        self.keeper = keeper
        self.language = words.language
        self._file = file  # where the game was saved, once it was
        self._saved_at = match.ply if file else -1  # the ply at which it was last written there
        self._warned_at = -1  # the ply at which leaving without saving was warned of
        self._last_seat: int | None = None  # who looked at the screen last
        self._left = False
        spoken = {word: name for name in COMMANDS for word in (name, *words.say(f"command-{name}").split())}
        self._commands = SHORT | spoken

    def run(self) -> None:
        """Plays until everyone has left."""
        self.screen.welcome()
        while not self._left:
            if self.match.seat in self.bots.asked:
                self._let_bot_play()
            else:
                self._keep()
                self._hand_over()
                if not self._left:
                    self.screen.show()
                    self._listen()

    def _let_bot_play(self) -> None:
        """A bot's move; where people want to follow, it is told at once and left standing for a while."""
        seat = self.match.seat
        self.match.play(self.bots.choose(self.match, lambda key: self.screen.waiting(key, seat)))
        if self.delay:
            self.screen.tell_news()
            time.sleep(self.delay)

    def _hand_over(self) -> None:
        """Where seats know different things, nobody sees the table before they sit at the keyboard."""
        seat, before = self.match.seat, self._last_seat
        if seat >= 0:
            self._last_seat = seat
        if self.match.game.hidden and before not in (None, seat) and seat >= 0:
            self.console.clear()
            self.screen.say("hand-over", player=self.screen.names[seat])
            self._left = self._read() is None
            if self._left:
                self.say_goodbye()

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
        elif command == "table":
            self.screen.show(whole=True)
        elif command == "log":
            self.screen.show_whole_log()
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
                self.screen.say("end-hint")
            return
        listed = self.match.moves()
        if not line and len(listed) > 1:
            self.screen.show(whole=True)
            return
        meant = listed if not line else self.meaning.moves(line, listed, self.screen.numbers)
        if not meant:
            self.explainer.sorry(line)
        elif len(meant) > 1:
            self.explainer.which(line, meant)
        else:
            try:
                self.match.play(meant[0])
            except IllegalMove:
                self.console.print(Text(self.match.refusal(meant[0], self.language) or ""))

    def _undo(self) -> None:
        if self._can_undo():
            self.match.undo()
            self.screen.say("undone")
        else:
            self.screen.say("cannot-undo")

    def _can_undo(self) -> bool:
        """Whether the last move was a decision of whoever decides now, in the same turn: nobody looks twice at chance.

        Chance that is entered by hand can be corrected.
        """
        if not self.match.history or self.match.over:
            return False
        before, _ = self.match.history[-1]
        if self.match.chance == "manual" and int(before.seat) in (CHANCE, *self.people):
            return True
        return bool(before.seat == self.match.seat and before.turn == self.match.turn)

    # What is kept

    def _keep(self) -> None:
        """Keeps a game in which someone here has decided something; one that is over needs no keeping."""
        if self.keeper and self.match.over:
            self.keeper.forget()
        elif self.keeper and any(state.seat in self.people for state, _ in self.match.history):
            self.keeper.keep(self.match)

    def _save(self, name: str) -> None:
        file = Path(name).expanduser() if name else self._file or self._new_file()
        try:
            self._write(file)
        except FileExistsError:
            self.screen.say("file-exists", file=shown(file))
        except (OSError, ValueError) as error:
            self.screen.say("file-unwritable", file=shown(file), reason=fault(error))
        else:
            self._file, self._saved_at = file, self.match.ply
            quoted = list2cmdline([str(file)]) if os.name == "nt" else quote(str(file))
            self.screen.say("saved", file=quoted, game=self.match.game.name)

    def _write(self, file: Path) -> None:
        """Writes the game to its own file, or to one that is not there yet; one that could not be finished goes."""
        record = self.match.record()
        if file == self._file:
            draft = file.with_name(f"{file.name}.draft")
            draft.write_text(record, "utf-8")
            draft.replace(file)
            return
        with file.open("x", encoding="utf-8") as stream:
            try:
                stream.write(record)
                stream.flush()
            except OSError:
                file.unlink()
                raise

    def _new_file(self) -> Path:
        return Path(f"{self.match.game.name}-{datetime.now():%Y-%m-%d-%H%M%S}.txt")

    # Leaving

    def _quit(self) -> None:
        """Leaves at once if nothing is lost, else only when asked again."""
        if self._is_safe() or self._warned_at == self.match.ply:
            self.say_goodbye()
            self._left = True
            return
        self._warned_at = self.match.ply
        self.screen.say("quit-unsaved")

    def _is_safe(self) -> bool:
        """Whether nothing is lost by leaving: all is saved or kept, or nobody here has decided anything."""
        decided = any(state.seat in self.people for state, _ in self.match.history)
        kept = self.keeper is not None and self.keeper.has(self.match)
        return not decided or kept or self.match.over or self._saved_at == self.match.ply

    def say_goodbye(self) -> None:
        """The last words, when someone leaves or the keyboard falls silent."""
        self._keep()
        saved = self._saved_at == self.match.ply
        if self.keeper and saved:
            self.keeper.forget()
        kept = self.keeper is not None and self.keeper.has(self.match)
        key = "goodbye-saved" if saved else "goodbye-kept" if kept else "goodbye" if self._is_safe() else "goodbye-lost"
        self.console.print()
        self.screen.say(key, game=self.match.game.name)
