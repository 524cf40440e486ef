"""Sentences with the icons of the board: an amount is a figure with its icon, a name has its icon before it.

The words stay for those who listen. Which words are meant is read from the game's catalogue: the forms that a name or
an amount takes in a language, so that no sentence has to say where its icons are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from markupsafe import Markup, escape

from tradewinds.core.about import Icon
from tradewinds.core.game import Game
from tradewinds.core.words import Message, Words, cut_at_players

__all__ = ["named", "pictured", "pictured_message", "with_icons"]

MOST_KEPT = 5_000  # sentences that are not worked out again
COUNTS = (0, 1, 2, 5, 11, 21)  # numbers that need every form of a word in our languages
SPACE = "[ \N{NO-BREAK SPACE}]"
# What a form may begin with that is of the sentence and not of the name.
LEAD = re.compile(rf"(?:(?:an?|the|до|у|з|із|зі|на|из|со?|во?|ко?|do|na|we?|ze?){SPACE})?")


class _Icons:
    """The icons of a game, by what sentences of a language call them."""

    def __init__(self, game: Game, words: Words) -> None:
        self.amounts: dict[tuple[str, str], Icon] = {}  # by what stands before and after the number
        self.names: dict[str, Icon] = {}
        for key, icon in game.icons.items():
            counted = words.forms(key, [5]) != words.forms(key, [25])  # a name may have a number of its own
            for form in words.forms(key, COUNTS):
                before, number, after = _cut(form)
                if number and counted:
                    self.amounts.setdefault((before, after), icon)
                else:
                    self.names.setdefault(form, icon)
        self.pattern = re.compile(rf"(?<!\w)(?:{'|'.join(self._patterns())})(?!\w)") if game.icons else None

    def _patterns(self) -> Iterator[str]:
        """Amounts before names, and the longest first."""
        for before, after in sorted(self.amounts, key=lambda around: -len("".join(around))):
            yield rf"{_spaced(before)}[0-9]+{_spaced(after)}"
        yield from (_spaced(name) for name in sorted(self.names, key=len, reverse=True))

    def drawn(self, text: str) -> Markup:
        """A text with its icons."""
        if self.pattern is None:
            return escape(text)
        html, end = Markup(), 0
        for found in self.pattern.finditer(text):
            html += escape(text[end : found.start()]) + self._icon(found[0])
            end = found.end()
        return html + escape(text[end:])

    def _icon(self, text: str) -> Markup:
        plain = text.replace("\N{NO-BREAK SPACE}", " ")
        if plain in self.names:
            lead = LEAD.findall(text)[0]
            svg, name = _svg(self.names[plain]), text.removeprefix(lead)
            return Markup('{}<span class="thing">{}{}</span>').format(lead, svg, name)
        before, number, after = _cut(plain)
        told = Markup('<span class="unseen">{}</span>')
        spoken = [told.format(part) if part else Markup() for part in (before, after)]
        return Markup('<span class="amount">{}{}{}{}</span>').format(
            spoken[0], number, _svg(self.amounts[before, after]), spoken[1]
        )


def _cut(form: str) -> tuple[str, str, str]:
    """What stands before a number, the number, and what stands after it."""
    found = re.search("[0-9]+", form)
    return (form[: found.start()], found[0], form[found.end() :]) if found else (form, "", "")


def _spaced(words: str) -> str:
    return re.escape(words).replace(r"\ ", SPACE)


@cache
def _svg(icon: Icon) -> Markup:
    frame = Markup(' viewBox="0 0 {} {}"').format(*icon.size) if icon.size else Markup()
    return Markup('<svg class="mark" aria-hidden="true"{}><use href="#{}"/></svg>').format(frame, icon.symbol)


@cache
def _icons(game: Game, words: Words) -> _Icons:
    return _Icons(game, words)


def pictured(game: Game, words: Words, text: str, names: Sequence[str] = ()) -> Markup:
    """A sentence of a game with its icons, in which every player's name has their shape."""
    return with_icons(game, words, text, tuple(names))


@lru_cache(MOST_KEPT)
def with_icons(game: Game, words: Words, text: str, names: tuple[str, ...]) -> Markup:
    """The same, worked out once."""
    icons, seats = _icons(game, words), {name: seat for seat, name in enumerate(names) if name}
    if not seats:
        return icons.drawn(text)
    longest_first = sorted(map(re.escape, seats), key=len, reverse=True)
    pieces = re.split(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)", text)
    return Markup("").join(named(seats[piece], piece) if piece in seats else icons.drawn(piece) for piece in pieces)


def pictured_message(game: Game, words: Words, message: Message, names: Sequence[str]) -> Markup:
    """The same of a message, which is worked out once for all tables."""
    pieces = _pieces(game, words, message)
    told = [piece if seat is None else named(seat, words.player(seat, names)) for seat, piece in pieces]
    return Markup("".join(told))  # noqa: S704 - every piece is escaped


@lru_cache(MOST_KEPT)
def _pieces(game: Game, words: Words, message: Message) -> tuple[tuple[int | None, Markup], ...]:
    """A sentence cut at its players, with the icons of all else."""
    icons = _icons(game, words)
    return tuple((seat, icons.drawn(text)) for seat, text in cut_at_players(words.in_print.say_of_anyone(message)))


@lru_cache(MOST_KEPT)
def named(seat: int, name: str) -> Markup:
    """A player's name with their shape."""
    return Markup(
        '<span class="who"><svg class="mark" aria-hidden="true"><use href="#tw-player-{}"/></svg>{}</span>'
    ).format(seat % 5, name)
