"""What a line typed at the table means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

    from tradewinds.core.match import Match
    from tradewinds.core.move import Move
    from tradewinds.core.terminal.drawing import Drawing
    from tradewinds.core.words import Words

__all__ = ["Meaning"]

SHORTEST = 3  # letters of a word that need not be typed to its end


def plain(text: str) -> str:
    """A text without capitals and signs.

    >>> plain("BUILD:Wheat-Field")
    'build wheat field'
    """
    return " ".join(re.findall(r"\w+", text.casefold()))


class Meaning:
    """Finds moves and things by number, code and name; what is listed comes first."""

    def __init__(self, drawing: Drawing, match: Match, words: Words, names: Sequence[Text]) -> None:
        self.drawing = drawing
        self.match = match
        self.words = words
        self.names = names
        self.things = drawing.things(words)
        self.codes = {plain(code): code for code in match.game.moves}

    def moves(self, line: str, listed: Sequence[Move], numbers: Mapping[str, int]) -> list[Move]:
        """The listed moves that a line can mean; else the one that it means though it is not listed, if any."""
        if line.isdecimal():
            return [move for move in listed if str(numbers[move.code]) == line.lstrip("0")]
        found = self._listed(line, listed)
        if found:
            return found
        code = self.codes.get(plain(line)) or self._code_about(line, listed)
        return [self.match.move(code)] if code else []

    def called(self, name: str) -> list[str]:
        """The things of exactly that name."""
        return [thing for thing, spoken in self.things.items() if plain(name) in (plain(thing), plain(spoken))]

    def resembling(self, part: str) -> list[str]:
        """The things whose name has this in it."""
        part = plain(part)
        return [thing for thing, spoken in self.things.items() if part and part in f"{plain(thing)} {plain(spoken)}"]

    def close_to(self, line: str, listed: Sequence[Move]) -> str | None:
        """What might have been meant: a listed move rather than another, and those rather than things."""
        names = [name for move in listed for name in (move.code, self.thing_of(move)) if name]
        codes = [code for move, code in enumerate(self.match.game.moves) if self.match.has_players_of(move)]
        for known in (names, codes, self.things.values()):
            by_name = {plain(name): name for name in known}
            close = get_close_matches(plain(line), by_name, n=1)
            if close:
                return by_name[close[0]]
        return None

    def thing_of(self, move: Move) -> str:
        """What the thing is called that a move is about, if it is about one."""
        return self.things.get(move.code.rpartition(":")[2], "")

    def _listed(self, line: str, listed: Sequence[Move]) -> list[Move]:
        """Listed moves of exactly that code or name, else those in whose words all that was typed begins."""
        wanted = plain(line)
        spoken = {move: [plain(name) for name in self._names_of(move)] for move in listed}
        for move in listed:
            if wanted and wanted == plain(move.code):
                return [move]
        exact = [move for move in listed if wanted and wanted in spoken[move]]
        return exact or [move for move in listed if _begins(wanted.split(), " ".join(spoken[move]).split())]

    def _names_of(self, move: Move) -> Iterator[str]:
        yield move.code
        yield move.code.rpartition(":")[2]
        yield self.thing_of(move)
        yield move.text(self.words.language, self.match.names)
        label = self.drawing.label(move.code, self.words, self.names)
        if label:
            yield label.plain

    def _code_about(self, line: str, listed: Sequence[Move]) -> str | None:
        """The code of a move about a thing of that name: of a kind that is listed, else the likeliest."""
        verbs = {move.code.partition(":")[0] for move in listed}
        for thing in self.called(line):
            for code in self.match.game.moves:
                verb, _, about = code.partition(":")
                if verb in verbs and about.rpartition(":")[2] == thing:
                    return code
            return next(iter(self.drawing.ways(thing)), None)
        return None


def _begins(typed: Sequence[str], words: Iterable[str]) -> bool:
    """Whether each word typed is one of the words, or the beginning of one."""
    words = list(words)
    return bool(typed) and all(
        word in words or (len(word) >= SHORTEST and any(other.startswith(word) for other in words)) for word in typed
    )
