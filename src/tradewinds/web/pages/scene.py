"""What there is to show of a table, before it is HTML."""

from __future__ import annotations

from dataclasses import dataclass

from tradewinds.core.about import Fact
from tradewinds.core.game import Game
from tradewinds.core.match import Match, Move
from tradewinds.core.words import Message, Words, unbroken
from tradewinds.games import find_game
from tradewinds.web.house import LiveTable
from tradewinds.web.house.house import HABITS
from tradewinds.web.pages.chart import Series, series_of
from tradewinds.web.pages.eyes import Eyes, mark_of
from tradewinds.web.pages.names import local_name, local_names
from tradewinds.web.pages.rendering import speaker
from tradewinds.web.pages.story import Turn, first_ply, tell_story

__all__ = ["Chair", "Scene", "scene_of", "title"]

TURNS_TOLD = 8  # on the page of a table; the whole story has a page of its own
LINES_OF_CHAT = 100


@dataclass(frozen=True)
class Chair:
    """A seat as the list of players shows it."""

    number: int
    name: str
    kind: str
    bot: str | None
    away: bool
    present: bool
    mine: bool
    decides: bool
    score: int | None
    facts: list[Fact]  # what matters beside the score
    won: bool
    passes: bool  # passes ahead of time, which everyone may know
    replaceable: bool


@dataclass(frozen=True)
class ChatLine:
    """A line of chat."""

    id: str
    mark: str  # who said it
    name: str
    text: str
    seat: int | None
    mine: bool


@dataclass(frozen=True)
class Scene:
    """A table through someone's eyes."""

    table: LiveTable
    eyes: Eyes
    game: Game
    words: Words  # the game's
    names: list[str]
    match: Match | None
    yours: bool  # it waits for these eyes to decide
    moves: list[Move]  # what they can do
    held: str | None  # the decision that waits for "end turn", in words
    can_undo: bool
    question: str  # what is being decided

    def text(self, move: Move) -> str:
        """A move in words."""
        return unbroken(move.text(self.eyes.language, self.names), self.eyes.language)

    @property
    def offered(self) -> list[Move]:
        """The moves, those that do nothing last."""
        return sorted(self.moves, key=lambda move: move.code in self.game.passes)

    def points(self, count: int) -> str:
        """A score in words: the game's own, where it has some."""
        own = self.words.knows("score")
        return (
            self.words.in_print.say(Message("score", {"count": count}))
            if own
            else speaker(self.eyes.language)("points", count=count)
        )

    def names_of(self, seats: list[int]) -> str:
        """Some players by name."""
        return ", ".join(self.names[seat] for seat in seats)

    @property
    def chairs(self) -> list[Chair]:
        """The players, in their order at the table."""
        return [_chair(self, number) for number in range(len(self.table.seats))]

    @property
    def standing(self) -> list[Chair]:
        """The players, the best first."""
        return sorted(self.chairs, key=lambda chair: (not chair.won, -(chair.score or 0)))

    @property
    def story(self) -> list[Turn]:
        """What happened lately."""
        if self.match is None:
            return []
        since = first_ply(self.match, TURNS_TOLD)
        return tell_story(self.match, self.eyes.viewpoint, self.words, self.names, since)

    @property
    def chat(self) -> list[ChatLine]:
        """What was said, less what these eyes do not want to read."""
        return [line for line in _chat(self) if line.mark not in self.eyes.muted]

    @property
    def muted(self) -> dict[str, str]:
        """Whom these eyes do not want to read, by mark."""
        return {line.mark: line.name for line in _chat(self) if line.mark in self.eyes.muted}

    @property
    def habits(self) -> dict[str, bool]:
        """How the viewer likes to play; passing ahead only where the game allows it."""
        own = self.table.seats[self.eyes.seats[0]].habits if self.eyes.seats else {}
        return {name: own.get(name, False) for name in HABITS if name != "pass_ahead" or self.game.passes}

    @property
    def absent(self) -> bool:
        """Whether a bot plays for the viewer."""
        return any(self.table.seats[seat].away for seat in self.eyes.seats)

    @property
    def series(self) -> list[Series]:
        """How it went, once it is over."""
        return series_of(self.match, self.names) if self.match and self.match.over else []


def scene_of(table: LiveTable, eyes: Eyes) -> Scene:
    """A table through someone's eyes."""
    game = find_game(table.row.game)
    words, match = game.words(eyes.language), table.match
    told = local_names(table.seats, eyes.language)
    names = [words.player(seat, told) for seat in range(len(table.seats))]
    decider = match.seat if match else None
    yours = match is not None and decider in eyes.seats and not table.seats[match.seat].away
    held = table.held.get(match.seat) if match and yours and not eyes.curtain else None
    return Scene(
        table=table,
        eyes=eyes,
        game=game,
        words=words,
        names=names,
        match=match,
        yours=yours,
        moves=match.moves() if match and yours and held is None and not eyes.curtain else [],
        held=unbroken(match.move(held).text(eyes.language, names), eyes.language)
        if match and held is not None
        else None,
        can_undo=match is not None and yours and table.can_undo(match.seat),
        question=_question(match, eyes, words),
    )


def _question(match: Match | None, eyes: Eyes, words: Words) -> str:
    """What is being decided: in the game's words, where it has some."""
    told = match.game.question(match.view(eyes.viewpoint), words.in_print) if match else None
    return told or speaker(eyes.language)("what-now")


def title(scene: Scene) -> str:
    """What the browser's tab says."""
    say, name = speaker(scene.eyes.language), scene.words.say("title")
    if scene.yours:
        return f"● {say('your-turn')} · {name}"
    return f"{say('game-over')} · {name}" if scene.match and scene.match.over else name


def _chair(scene: Scene, number: int) -> Chair:
    table, match = scene.table, scene.match
    seat = table.seats[number]
    present = bool(seat.person and table.present.get(seat.person))
    seen = match.seen_by(scene.eyes.viewpoint) if match else None
    return Chair(
        number=number,
        name=scene.names[number],
        kind=seat.kind,
        bot=seat.bot,
        away=seat.away,
        present=present,
        mine=number in scene.eyes.seats,
        decides=match is not None and match.seat == number,
        score=scene.game.scores(seen)[number] if seen is not None else None,
        facts=scene.game.facts(scene.game.view(seen), number) if seen is not None else [],
        won=match is not None and number in match.winners,
        passes=bool(seat.habits.get("pass_ahead")),
        replaceable=bool(
            match
            and not match.over
            and seat.kind == "person"
            and not seat.away
            and not present
            and scene.eyes.seats
            and number not in scene.eyes.seats
        ),
    )


def _chat(scene: Scene) -> list[ChatLine]:
    seats = {seat.person: number for number, seat in reversed(list(enumerate(scene.table.seats))) if seat.person}
    return [
        ChatLine(
            id=f"m{message.number}",
            mark=mark_of(scene.table, message.person),
            name=local_name(message.name, scene.eyes.language),
            text=message.text,
            seat=seats.get(message.person),
            mine=seats.get(message.person) in scene.eyes.seats,
        )
        for message in scene.table.chat[-LINES_OF_CHAT:]
    ]
