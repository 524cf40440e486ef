"""What a catalogue of messages holds, read from its Fluent files."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LATIN = "A-Za-zÀ-ÖØ-öø-ɏ"
CYRILLIC = "\u0400-\u04ff"
FOREIGN_LETTERS = {"en": CYRILLIC, "pl": CYRILLIC, "uk": f"{LATIN}ыэъёЫЭЪЁ", "ru": f"{LATIN}іїєґІЇЄҐ"}


@dataclass
class Entry(Visitor):
    """A message: what its sentence asks for, the messages it quotes, and the grammatical cases it lists."""

    variables: set[str] = field(default_factory=set)  # as they are written, `card-acc`
    quoted: set[str] = field(default_factory=set)
    cases: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.quoted.add(node.id.name)

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802 - Fluent's name
        self.cases.add(node.id.name)
        self.generic_visit(node)


@cache
def entries_in(file: Path) -> list[Any]:
    """What a file holds, read once for all tests."""
    return list(FluentParser().parse(file.read_text("utf-8")).body)


class Catalogue(dict[str, Entry]):
    """The messages of one language by key, and what is wrong with the file."""

    def __init__(self, folder: Path, language: str) -> None:
        body = entries_in(folder / f"{language}.ftl")
        self.junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
        messages = [entry for entry in body if isinstance(entry, ast.Message)]
        self.twice = [key for key, times in Counter(message.id.name for message in messages).items() if times > 1]
        for message in messages:
            self[message.id.name] = Entry()
            self[message.id.name].visit(message)
            self[message.id.name].quoted.discard(message.id.name)  # a case may hold the plain form
        self.cases = {case for entry in self.values() for case in entry.cases}

    def parameters(self, key: str) -> set[str]:
        """What a message and those it quotes are about: their variables, whatever case they are asked for in."""
        own = {self.split(variable)[0] for variable in self[key].variables}
        return own.union(*(self.parameters(other) for other in self[key].quoted if other in self))

    def asked_cases(self) -> set[str]:
        """The cases that any sentence asks for."""
        return {self.split(variable)[1] for entry in self.values() for variable in entry.variables} - {""}

    def split(self, variable: str) -> tuple[str, str]:
        """A variable as parameter and case: `card-acc` is `card` in the accusative."""
        parameter, _, case = variable.rpartition("-")
        return (parameter, case) if case in self.cases else (variable, "")
