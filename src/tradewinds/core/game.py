"""What a game is to the rest of the house."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tradewinds.core.about import Category, Chapter, Ending, Fact, Icon, Topic
from tradewinds.core.chance import GENERATOR
from tradewinds.core.events import EventTable, taken_notes, told_type, with_room
from tradewinds.core.features import Features
from tradewinds.core.moves import MoveTable
from tradewinds.core.picture import Part
from tradewinds.core.playout import legal
from tradewinds.core.position import position_for
from tradewinds.core.reasons import Reasons
from tradewinds.core.state import EVERYTHING, State, new
from tradewinds.core.words import Message, Words

__all__ = ["Game", "Option", "OptionValue"]

OptionValue: TypeAlias = "bool | str"
YES, NO = ("true", "yes", "on", "1"), ("false", "no", "off", "0")


@dataclass(frozen=True)
class Option:
    """A way to play that is agreed on before the game: yes or no, or one of a few choices."""

    name: str
    choices: tuple[str, ...] = ()  # none: a yes-or-no option
    default: OptionValue = False
    figures: Mapping[str, int] = field(default_factory=dict, hash=False)  # those that its description tells

    def read(self, value: object) -> OptionValue:
        """The value of the option, from a bool or from text as a person types it."""
        text = str(value).lower()
        if self.choices:
            if text in self.choices:
                return text
            raise ValueError(f"option {self.name} can be {', '.join(self.choices)}, not {value!r}")
        if text in YES:
            return True
        if text in NO:
            return False
        raise ValueError(f"option {self.name} can be yes or no, not {value!r}")

    def tell(self, value: OptionValue, words: Words) -> str:
        """A value in words; a choice that a game has no words for is told as it is."""
        key = f"option-{self.name}-{value}" if self.choices else f"option-{self.name}"
        return words.say(key) if words.knows(key) else str(value)

    def about(self, words: Words) -> str:
        """What the option changes, in words; nothing where a game has none for it."""
        key = f"option-{self.name}-about"
        return words.say(Message(key, self.figures)) if words.knows(key) else ""

    def number(self, value: OptionValue) -> int:
        """The value as the rules know it."""
        return self.choices.index(str(value)) if self.choices else int(bool(value))


def _unexplained(thing: str) -> Topic | None:
    return None


def _no_topics(view: Mapping[str, Any]) -> list[str]:
    return []


def _no_ending(view: Mapping[str, Any]) -> Ending:
    return Ending(())


def _no_stage(view: Mapping[str, Any]) -> str:
    return ""


def _no_facts(view: Mapping[str, Any], seat: int) -> list[Fact]:
    return []


def _no_progress(view: Mapping[str, Any]) -> list[Fact]:
    return []


@dataclass(frozen=True)
class Way:
    """Several moves of one seat, without chance between them, that a player thinks of as one."""

    moves: tuple[int, ...]
    told: Message
    foremost: bool = False  # what most players want: told before the single moves


def _no_caution(state: State, move: int) -> Message | None:
    return None


def _no_precedence(code: str) -> tuple[Any, ...]:
    return ()


def _no_ways(state: State) -> list[Way]:
    return []


@dataclass(frozen=True, eq=False)
class Game:
    """A game: what it is called, what its records are, its rules, and the rooms that tell of it."""

    name: str  # "machi-koro"
    seats: range  # how many can play
    dtype: np.dtype[Any]  # the type of its record
    moves: MoveTable  # every move it can ever offer
    reasons: Reasons  # why moves are refused
    events: EventTable  # what rules note
    rules: ModuleType  # the functions of the contract
    worth: Callable[..., float]  # how good a position looks for a seat: the opinion of bots that look one move ahead
    features: Features  # the numbers that `observe` writes, with their names and ranges
    options: tuple[Option, ...]
    folder: Path  # where its words are
    view: Callable[[State], dict[str, Any]]  # a position, as far as a seat may see it, as plain data with names
    passes: tuple[str, ...] = ()  # codes of moves that do nothing, which a player may wish to make ahead of time
    picture: Callable[..., list[Part]] | None = None  # draws a view: view, words, names, moves, `columns`, `own`
    minutes: tuple[int, int] | None = None  # how long a game takes people, about
    hidden: bool = False  # whether seats know different things
    tell_choice: Callable[[State, int], Message] | None = None  # a legal move, with what it costs and brings here
    tell_question: Callable[[Mapping[str, Any]], Message] | None = None  # what a view asks, if not `phase-...` of it
    explain: Callable[[str], Topic | None] = _unexplained  # a thing on the table, by the name that views call it
    topics: Callable[[Mapping[str, Any]], list[str]] = _no_topics  # what can be asked about on a table, by its view
    facts: Callable[[Mapping[str, Any], int], list[Fact]] = _no_facts  # what matters about a player: view, seat
    belongings: Callable[[Mapping[str, Any], int], list[Fact]] | None = (
        None  # what players gain and lose, beyond `facts`
    )
    categories: tuple[Category, ...] = ()  # where points come from: the columns that the rule `tally` writes
    guide: tuple[Chapter, ...] = ()  # its rules, chapter by chapter
    stages: tuple[str, ...] = ()  # what a turn is made of, in order: told by `stage-...` and `stage-...-about`
    stage_of: Callable[[Mapping[str, Any]], str] = _no_stage  # the one that a view is in; none: ""
    ending: Callable[[Mapping[str, Any]], Ending] = _no_ending  # what brings the end and how far it is, by a view
    progress: Callable[[Mapping[str, Any]], list[Fact]] = _no_progress  # what goes on in this turn, what is left of it
    icons: Mapping[str, Icon] = field(default_factory=dict)  # what names and amounts look like, by their message
    points: str = "star"  # the symbol of points, wherever they are shown
    ends: tuple[str, ...] = ()  # codes of moves that end a turn and do nothing else
    quiet: tuple[str, ...] = ()  # first words of the codes of moves that pass, stop or end: pages keep them aside
    ways: Callable[[State], list[Way]] = _no_ways  # what a page offers as one move although it is several
    caution: Callable[[State, int], Message | None] = _no_caution  # what a legal move will not bring, against hope
    precedence: Callable[[str], tuple[Any, ...]] = _no_precedence  # sorts moves where they are listed, by their codes
    forced: tuple[str, ...] = ()  # first words of the codes of moves that a page plays itself where there is no other
    outlook: Callable[..., float] | None = None  # how likely a seat is to win, on the scale of logarithms; else `worth`
    search: Mapping[str, float] = field(default_factory=dict)  # how the bot `search` weighs things here: see its Taste
    expert: Mapping[str, float] = field(default_factory=dict)  # the same of the bot `expert`
    terminal: str | None = None  # the module that draws its table in a terminal, imported only there: it needs Rich

    def is_quiet(self, code: str) -> bool:
        """Whether a move only passes, stops or ends something."""
        return code in self.passes or code.partition(":")[0] in self.quiet

    def tell_move(self, move: int) -> Message:
        """A move in words."""
        return self.moves.message(move)

    def tell_refusal(self, state: State, move: int, refused: int) -> Message:
        """Why a move is refused, by the number of the reason, in words."""
        return self.reasons.message(refused, state, move, self.moves.things(move))

    def question(self, view: Mapping[str, Any], words: Words) -> str | None:
        """What is being decided, in words; None where the game has none for it."""
        if self.tell_question:
            return words.say(self.tell_question(view))
        phase = f"phase-{view.get('phase')}"
        return words.say(phase) if words.knows(phase) else None

    def choose_options(self, chosen: Mapping[str, object]) -> dict[str, OptionValue]:
        """The value of every option: those chosen, the default for the others."""
        unknown = chosen.keys() - {option.name for option in self.options}
        if unknown:
            known = ", ".join(option.name for option in self.options) or "none"
            raise ValueError(f"{self.name} has no option {', '.join(sorted(unknown))}; its options: {known}")
        return {option.name: option.read(chosen.get(option.name, option.default)) for option in self.options}

    def option_numbers(self, chosen: Mapping[str, object]) -> NDArray[np.int64]:
        """The options as the rules take them: numbers, in the order the game declares them."""
        values = self.choose_options(chosen)
        return np.array([option.number(values[option.name]) for option in self.options], np.int64)

    def tell_options(self, chosen: Mapping[str, object], words: Words) -> list[str]:
        """What was agreed on beyond what is usual: an option by its name, a choice by its own."""
        values = self.choose_options(chosen)
        unusual = [(option, values[option.name]) for option in self.options if values[option.name] != option.default]
        return [option.tell(value, words) for option, value in unusual]

    def check_players(self, players: int) -> int:
        """The number of players, if the game can be played by so many."""
        if players not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players!r}")
        return players

    def deal(self, players: int, options: Mapping[str, object] | None = None) -> State:
        """A new table before any chance."""
        state = new(self.dtype)
        state.rng = GENERATOR
        self.rules.deal(state, self.check_players(players), self.option_numbers(options or {}))
        return state

    def legal(self, state: State) -> list[int]:
        """The legal moves of whoever decides; at a chance seat, the possible outcomes."""
        buffer = np.empty(len(self.moves) + 1, np.int64)
        return [int(move) for move in buffer[: legal(state, buffer)]]

    def chances(self, state: State) -> dict[int, int]:
        """At a chance seat: the possible outcomes and their weights."""
        weights = np.zeros(len(self.moves), np.int64)
        first, after, _ = self.rules.chances(state, weights)
        return {first + n: int(weights[n]) for n in range(after - first) if weights[n] > 0}

    def scores(self, state: State) -> list[int]:
        """Every seat's points as things stand."""
        return [math.floor(points) for points in self._points(state)]

    def tally(self, state: State) -> list[list[int]]:
        """What every seat would score if the game ended here, by category; nothing where a game has no categories."""
        points = np.zeros((self.seats[-1], len(self.categories)), np.int64)
        if self.categories:
            self.rules.tally(state, points)
        return [[int(count) for count in row] for row in points[: state.players]]

    def leaders(self, state: State) -> list[int]:
        """The seats that win if the game ends here: with the most points, ties broken as the game breaks them."""
        points = self._points(state)
        return [seat for seat, own in enumerate(points) if own == max(points)]

    def _points(self, state: State) -> list[float]:
        points = np.zeros(self.seats[-1], np.float64)
        self.rules.scores(state, points)
        return [float(own) for own in points[: state.players]]

    def seen_by(self, state: State, viewer: int, generator: int = GENERATOR) -> State:
        """What a viewer knows of a position, with a generator of its own."""
        return position_for(state, viewer, generator)

    def rule(self, name: str) -> Any:
        """A function of the contract: one of the rules, or one of the game's opinions of a position."""
        opinions = {"worth": self.worth, "outlook": self.outlook or self.worth}
        return opinions[name] if name in opinions else getattr(self.rules, name)

    @cached_property
    def told_dtype(self) -> np.dtype[Any]:
        """The type of a record in which rules have room to note what they do."""
        return told_type(self.dtype)

    def tell(self, state: State, move: int, viewer: int = EVERYTHING) -> list[Message]:
        """What a move does in a position, as far as a viewer may know it; the position stays as it is."""
        record, _ = with_room(state, self.told_dtype)
        self.rules.apply(record, move)
        return self.events.tell(taken_notes(record), viewer)

    def words(self, language: str = "en") -> Words:
        """The game's messages in a language."""
        if language not in self._words:
            self._words[language] = Words(language, [self.folder / "words"])
        return self._words[language]

    @cached_property
    def _words(self) -> dict[str, Words]:
        return {}

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # rules are no data: whatever holds a game can be copied, and the copy holds the same one

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return _known, (self.name,)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def _known(name: str) -> Game:
    """The game of that name, for another process that reads what was pickled."""
    return import_module("tradewinds").find_game(name)
