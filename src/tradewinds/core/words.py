"""Words: messages by key, told in the reader's language.

A catalogue is a folder of Fluent files, one a language. Code never holds a sentence: it makes a `Message`, a key with
parameters, and `Words` tells it. A parameter can be a number, a text, or a `Name`: another key of the catalogue, whose
grammatical cases are its attributes. A message asks for the case it needs: `$card` is the plain form, `$card-acc` the
accusative, and so on. A parameter can also be a `Message` with figures of its own (`5 coins`), which has cases in the
same way, or several of them: `$gains` is told as "2 tea, 1 fish and 3 yen", `$gains-plus` as "2 tea + 1 fish + 3 yen".

A no-break space in a catalogue keeps a name and its number or letter together on a page; elsewhere it is any space.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

__all__ = [
    "LANGUAGES",
    "Message",
    "Name",
    "Parameter",
    "Seat",
    "Words",
    "cut_at_players",
    "figure",
    "unbroken",
]

LANGUAGES: Mapping[str, str] = {"en": "English", "uk": "Українська", "ru": "Русский", "pl": "Polski"}
SHARED = Path(__file__).with_name("words")
NO_BREAK = "\N{NO-BREAK SPACE}"
NAMED = rf"(?<=[^\W\d_]{NO_BREAK})"  # after a name that goes with a number or letter: "Space 3", "Port B"
COUNTED = re.compile(rf"(?<!\d)(?<![^\W\d_]{NO_BREAK})(?<!№{NO_BREAK})(\d+) (?=[^\W\d])")  # a number that counts things
LAST = re.compile(r"(?<=[^\W\d_]) (?=\d+$)")  # before a number that ends a text: "Guest 12"
ONE_LETTER = re.compile(rf"(?<![\w’'])(?!{NAMED}[A-ZА-Я])([^\W\d_]) (?=\w)")  # Slavic typography ends no line with it
MOST_KEPT = 20_000  # sentences of one catalogue that are not put together again
# A player in a sentence that is the same at every table. The mark and the letter after it, which says who, are those of
# a script that nobody writes; to what keeps words together they are a word like any other name.
PLAYER, FIRST_PLAYER, MOST_PLAYERS = "\U00010000", 0x10001, 32
ANYONE = tuple(PLAYER + chr(FIRST_PLAYER + seat) for seat in range(MOST_PLAYERS))


@dataclass(frozen=True)
class Name:
    """A thing with a name in every language: the key of its message."""

    key: str


@dataclass(frozen=True)
class Seat:
    """A player at the table, by number from 0; told by the name they go by there."""

    number: int


Parameter: TypeAlias = "int | str | Name | Seat | Message | tuple[Message | Name, ...]"


@dataclass(frozen=True)
class Message:
    """A sentence before it is told: its key and what it is about."""

    key: str
    parameters: Mapping[str, Parameter] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, *self.parameters.items()))


def figure(number: float, language: str, digits: int = 0) -> str:
    """A number as it is written in a language.

    >>> figure(12345.6, "en", 1), figure(12345.6, "pl", 1)
    ('12,345.6', '12\xa0345,6')
    >>> figure(-0.01, "en", 1)
    '0.0'
    """
    written = f"{number:z,.{digits}f}"
    return written if language == "en" else written.translate({ord(","): "\u00a0", ord("."): ","})


@lru_cache(MOST_KEPT)
def unbroken(text: str, language: str) -> str:
    """A sentence in which no line breaks between a number and what it counts, nor after a word of one letter.

    >>> unbroken("2 monety w banku", "pl")
    '2\\xa0monety w\\xa0banku'
    """
    text = COUNTED.sub(rf"\1{NO_BREAK}", LAST.sub(NO_BREAK, text))
    return text if language == "en" else ONE_LETTER.sub(rf"\1{NO_BREAK}", text)


def cut_at_players(told: str) -> Iterator[tuple[int | None, str]]:
    """A sentence of `say_of_anyone` in pieces: a player by seat, or text without one."""
    text, *others = told.split(PLAYER)
    yield None, text
    for part in others:
        yield ord(part[0]) - FIRST_PLAYER, ""
        yield None, part[1:]


def _catalogue(folder: Path, language: str) -> Path:
    """A folder's file for a language; other people's games may have no words but English ones."""
    path = folder / f"{language}.ftl"
    return path if path.exists() else folder / "en.ftl"


@cache
def _read(file: Path) -> ast.Resource:
    """What a file says; most of the time goes into reading it, and many catalogues hold the same files."""
    return FluentResource(file.read_text("utf-8"))


class Words:
    """One language's messages: those every game shares and those of one game.

    >>> Words("pl").say(Message("not-your-turn"))
    'To nie twoja kolej.'
    """

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"there are no words in {language!r}; there are in {', '.join(LANGUAGES)}")
        self.language = language
        self._print = False
        self._bundle = FluentBundle([language], use_isolating=False)
        self._cases: set[str] = set()  # that any name or amount has
        for folder in (SHARED, *folders):
            resource = _read(_catalogue(folder, language))
            self._bundle.add_resource(resource)
            entries = [entry for entry in resource.body if isinstance(entry, ast.Message)]
            self._cases |= {f"-{case.id.name}" for entry in entries for case in entry.attributes}
        self._keep_in_mind()

    def _keep_in_mind(self) -> None:
        """What was said is not put together again; a bare key, as most are, is found without a message around it."""
        self._said = lru_cache(MOST_KEPT)(self._tell)
        self._said_plainly = lru_cache(MOST_KEPT)(self._tell_plainly)

    @cached_property
    def in_print(self) -> Words:
        """The same words for a page, on which lines break: in unbroken sentences."""
        twin = copy(self)
        twin._print = True
        twin._keep_in_mind()
        return twin

    def say(self, message: Message | Name | str, names: Sequence[str] = ()) -> str:
        """The message in words; `names` are those of the players, by seat."""
        told = self.say_of_anyone(message)
        if PLAYER not in told:
            return told
        return "".join([part if seat is None else self._called(seat, names) for seat, part in cut_at_players(told)])

    def say_of_anyone(self, message: Message | Name | str) -> str:
        """The message in words that fit every table: see `cut_at_players`."""
        if isinstance(message, Message):
            return self._said(message)
        return self._said_plainly(message.key if isinstance(message, Name) else message)

    def _called(self, seat: int, names: Sequence[str]) -> str:
        name = self.player(seat, names)
        return unbroken(name, self.language) if self._print else name.replace(NO_BREAK, " ")

    def _tell_plainly(self, key: str) -> str:
        return self._tell(Message(key))

    def _tell(self, message: Message, names: Sequence[str] = ANYONE) -> str:
        entry = self._bundle.get_message(message.key)
        if entry.value is None:
            raise KeyError(f"{message.key} has no words in {self.language}")
        text, errors = self._bundle.format_pattern(entry.value, self._arguments(message.parameters, names))
        if errors:
            raise ValueError(f"{message.key} in {self.language}: {errors[0]}")
        return unbroken(str(text), self.language) if self._print else str(text).replace(NO_BREAK, " ")

    def knows(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return bool(self._bundle.has_message(key))

    def forms(self, key: str, counts: Iterable[int]) -> set[str]:
        """Every form of a name, or of an amount of so much or so many, in all cases; `name.case` is that case alone."""
        entry = self._bundle.get_message(key.partition(".")[0])
        cases = {"": entry.value} | entry.attributes
        wanted = cases.get(key.partition(".")[2])
        patterns = [pattern for pattern in ([wanted] if "." in key else cases.values()) if pattern]
        arguments = [dict.fromkeys(("count", "coins", "cost", "missing"), count) for count in counts]
        told = [str(self._bundle.format_pattern(pattern, given)[0]) for pattern in patterns for given in arguments]
        return {form.replace(NO_BREAK, " ") for form in told}

    def player(self, seat: int, names: Sequence[str] = ()) -> str:
        """What a player is called: by name, or by number where there is none."""
        return names[seat] if seat < len(names) and names[seat] else self.say(Message("player", {"number": seat + 1}))

    def _arguments(self, parameters: Mapping[str, Parameter], names: Sequence[str]) -> dict[str, int | str]:
        arguments: dict[str, int | str] = {}
        for name, parameter in parameters.items():
            if isinstance(parameter, Name):
                arguments |= {name + case: form for case, form in self._forms(parameter.key).items()}
            elif isinstance(parameter, Message):
                arguments |= {name + case: form for case, form in self._told(parameter, names).items()}
            elif isinstance(parameter, tuple):
                arguments |= {name + case: form for case, form in self._listed(parameter, names).items()}
            elif isinstance(parameter, Seat):
                arguments[name] = self.player(parameter.number, names)
            else:
                arguments[name] = parameter
        return arguments

    @cache  # noqa: B019 - catalogues live as long as the process
    def _forms(self, key: str) -> dict[str, str]:
        """All forms of a name: the plain one, and one for each grammatical case it lists."""
        entry = self._bundle.get_message(key)
        cases = {f"-{case}": str(self._bundle.format_pattern(form)[0]) for case, form in entry.attributes.items()}
        return {"": self.say(key)} | cases

    def _told(self, item: Message | Name, names: Sequence[str]) -> dict[str, str]:
        """All forms of something with figures of its own; it is in its plain form where it has none for a case."""
        if isinstance(item, Name):
            return self._forms(item.key)
        attributes = self._bundle.get_message(item.key).attributes
        arguments = self._arguments(item.parameters, names)
        cases = {f"-{case}": str(self._bundle.format_pattern(form, arguments)[0]) for case, form in attributes.items()}
        plain = self.say(item, names)
        return {"": plain} | dict.fromkeys(self._cases, plain) | cases

    def _listed(self, items: Sequence[Message | Name], names: Sequence[str]) -> dict[str, str]:
        """A list in every case, an item that has none for it in its plain form; `-plus` joins by plus signs."""
        told = [self._told(item, names) for item in items]
        texts = {case: tuple(forms.get(case, forms[""]) for forms in told) for case in ("", *self._cases)}
        joined = {alike: self._joined(alike) for alike in set(texts.values())}
        return {case: joined[alike] for case, alike in texts.items()} | {"-plus": " + ".join(texts[""])}

    def _joined(self, texts: Sequence[str]) -> str:
        """Texts with commas, and with the language's word for "and" before the last."""
        if len(texts) < 2:
            return "".join(texts)
        conjunction = self.say(Message("list-and"))
        return f"{', '.join(texts[:-1])} {conjunction} {texts[-1]}"
