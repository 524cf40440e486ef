"""What there is to show of a table, before it is HTML."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from markupsafe import Markup

from tradewinds.core.about import Fact
from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.words import Message, Words, unbroken
from tradewinds.games import find_game
from tradewinds.web.coach import may_ask
from tradewinds.web.house import LiveTable
from tradewinds.web.house.playing import GUIDED, HABITS, own_pace
from tradewinds.web.names import local_name, local_names
from tradewinds.web.pages.chart import Series, series_of
from tradewinds.web.pages.icons import pictured
from tradewinds.web.pages.packing import Rows
from tradewinds.web.pages.recap import Lately, recap_of
from tradewinds.web.pages.reference import glossary
from tradewinds.web.pages.rendering import speaker
from tradewinds.web.pages.standing import Standing, standing_of, tell_overtakings
from tradewinds.web.pages.story import Told, first_ply, story_rows
from tradewinds.web.pages.viewer import Viewer, mark_of

__all__ = ["Chair", "Scene", "clock_of", "scene_of", "title"]

TURNS_TOLD = 8  # on the page of a table; the whole story has a page of its own
LINES_OF_CHAT = 100


class Chair(NamedTuple):
    """A seat as the list of players shows it."""

    number: int
    name: str
    kind: str
    bot: str | None
    away: bool
    present: bool
    mine: bool
    score: int | None
    facts: tuple[Fact, ...]  # what matters beside the score
    won: bool
    passes: bool  # passes ahead of time, which everyone may know
    replaceable: bool
    kept: bool  # open, but for someone else


class ChatLine(NamedTuple):
    """A line of chat."""

    id: str
    mark: str  # who said it
    name: str
    text: str
    seat: int | None
    mine: bool


class Guidance(NamedTuple):
    """The strip that leads through a turn."""

    stages: tuple[tuple[bool, str], ...]  # whether it is now, and what it is called
    about: str  # what to do now; nothing while others play
    first: bool  # whether this is one's first turn


@dataclass(frozen=True)
class Scene:
    """A table as a viewer sees it."""

    table: LiveTable
    viewer: Viewer
    game: Game
    words: Words  # the game's
    names: list[str]
    match: Match | None
    yours: bool  # it waits for the viewer to decide
    moves: list[Move]  # what they can do, also in place of what they chose already
    held: str | None  # the decision that waits for "end turn", in words
    can_undo: bool
    question: str  # what is being decided
    told: Told = field(default_factory=Told)  # of the story, so far

    def text(self, move: Move) -> str:
        """A move in words."""
        return self.words.in_print.say(move.message, self.names)

    def drawn(self, text: str) -> Markup:
        """A sentence of the game with the icons of its board."""
        return pictured(self.game, self.words, text, self.names)

    @cached_property
    def doing(self) -> list[Move]:
        """The moves that do something."""
        return [move for move in self.moves if not self.game.is_quiet(move.code)]

    @cached_property
    def passing(self) -> list[Move]:
        """Those that only pass, stop or end something."""
        return [move for move in self.moves if self.game.is_quiet(move.code)]

    @property
    def only_ends(self) -> bool:
        """Whether nothing is left to do but to end the turn."""
        return bool(self.moves) and all(move.code in self.game.ends for move in self.moves)

    @cached_property
    def progress(self) -> tuple[Fact, ...]:
        """What goes on in this turn, and what is left of it."""
        return self.match.sight(self.viewer.viewpoint).progress if self.match else ()

    @cached_property
    def nearing(self) -> str:
        """That the end is near; nothing until it is."""
        if self.match is None or self.match.over:
            return ""
        told = self.match.sight(self.viewer.viewpoint).ending.last
        return self.words.in_print.say(told, self.names) if told else ""

    def points(self, count: int) -> str:
        """A score in words: the game's own, where it has some."""
        own = self.words.knows("score")
        return (
            self.words.in_print.say(Message("score", {"count": count}))
            if own
            else speaker(self.viewer.language)("points", count=count)
        )

    def names_of(self, seats: list[int]) -> str:
        """Some players by name."""
        return ", ".join(self.names[seat] for seat in seats)

    @cached_property
    def chairs(self) -> tuple[Chair, ...]:
        """The players, in their order at the table."""
        return tuple(_chair(self, number) for number in range(len(self.table.seats)))

    @property
    def standing(self) -> tuple[Chair, ...]:
        """The players, the best first."""
        return tuple(sorted(self.chairs, key=lambda chair: (not chair.won, -(chair.score or 0))))

    @property
    def story(self) -> Rows:
        """What happened lately."""
        if self.match is None:
            return ()
        since = first_ply(self.match, TURNS_TOLD)
        return story_rows(self.match, self.viewer.viewpoint, self.words, self.names, since, told=self.told)

    @cached_property
    def recap(self) -> list[Lately]:
        """What happened to everyone since the viewer's last turn; nothing for those who only watch."""
        seat, match = self.viewer.viewpoint, self.match
        if match is None or match.over or seat is None or len(self.viewer.seats) != 1:
            return []
        return recap_of(match, seat, self.words, self.names, self.told.turns)

    @property
    def chat(self) -> list[ChatLine]:
        """What was said, less what the viewer does not want to read."""
        return [line for line in _chat(self) if line.mark not in self.viewer.muted]

    @property
    def may_talk(self) -> bool:
        """Whether the viewer may write here: at a private table, only those whose table it is."""
        viewer = self.viewer
        return bool(self.table.row.public or viewer.host or viewer.seats or viewer.kept)

    @property
    def muted(self) -> dict[str, str]:
        """Whom the viewer does not want to read, by mark."""
        return {line.mark: line.name for line in _chat(self) if line.mark in self.viewer.muted}

    @property
    def habits(self) -> dict[str, bool]:
        """How the viewer likes to play; passing ahead only where the game allows it."""
        own = self.table.seats[self.viewer.seats[0]].habits if self.viewer.seats else {}
        offered = {"pass_ahead": bool(self.game.passes), GUIDED: bool(self.game.stages)}
        return {name: bool(own.get(name)) for name in HABITS if offered.get(name, True)}

    @property
    def pace(self) -> str:
        """How fast the viewer wants bots to play; nothing where no bot does."""
        own = self.viewer.seats
        return own_pace(self.table.seats[own[0]]) if own and any(seat.bot for seat in self.table.seats) else ""

    @property
    def absent(self) -> bool:
        """Whether a bot plays for the viewer."""
        return any(self.table.seats[seat].away for seat in self.viewer.seats)

    @cached_property
    def guide(self) -> Guidance | None:
        """What each step of a turn is for, for whoever wants to be told."""
        if not self.match or self.match.over or not self.habits.get(GUIDED):
            return None
        code = self.game.stage_of(self.match.sight(self.viewer.viewpoint).view) if self.yours else ""
        say = self.words.in_print.say
        stages = self.game.stages if code in ("", *self.game.stages) else (code, *self.game.stages)
        return Guidance(
            stages=tuple((stage == code, say(f"stage-{stage}")) for stage in stages),
            about=say(f"stage-{code}-about") if code else "",
            first=self.match.turn <= len(self.table.seats),
        )

    @property
    def may_hint(self) -> bool:
        """Whether the viewer can ask the coach here."""
        return bool(self.viewer.seats and self.match and not self.match.over and may_ask(self.table.row))

    @cached_property
    def forecast(self) -> Standing | None:
        """What everyone would score if the game ended now, while it goes on."""
        return self.tallied if self.match and not self.match.over else None

    @cached_property
    def tallied(self) -> Standing | None:
        """Where everyone's points come from."""
        sight = self.match.sight(self.viewer.viewpoint) if self.match else None
        return sight.once(("standing", self.words), lambda: standing_of(sight, self.words)) if sight else None

    @property
    def overtakings(self) -> list[str]:
        """Who overtook whom in final scoring, in words."""
        return tell_overtakings(self.match, self.words, self.names) if self.match else []

    @property
    def glossary(self) -> dict[str, tuple[str, str]]:
        """What can be looked up."""
        return glossary(self.match, self.viewer.viewpoint, self.words) if self.match else {}

    @property
    def series(self) -> list[Series]:
        """How it went, once it is over."""
        return series_of(self.match, self.words, self.names) if self.match and self.match.over else []


def scene_of(table: LiveTable, viewer: Viewer, told: Told | None = None) -> Scene:
    """A table as a viewer sees it."""
    game = find_game(table.row.game)
    words, match = game.words(viewer.language), table.match
    names = names_at(table, words)
    yours = match is not None and match.seat in viewer.seats and not table.seats[match.seat].away
    held = table.held(match.seat) if match and yours and not viewer.curtain else None
    offered = match if match and yours and not viewer.curtain else None
    return Scene(
        table=table,
        viewer=viewer,
        game=game,
        words=words,
        names=names,
        match=match,
        yours=yours,
        moves=_offered(offered, viewer) if offered else [],
        held=words.in_print.say(match.move(held).message, names) if match and held is not None else None,
        can_undo=match is not None and yours and table.can_undo(match.seat),
        question=_question(match, viewer, words) if match and yours else "",
        told=told or Told(),
    )


def names_at(table: LiveTable, words: Words) -> list[str]:
    """What the players of a table are called in a language."""
    told = local_names(table.seats, words.language)
    return [unbroken(words.player(seat, told), words.language) for seat in range(len(table.seats))]


def _offered(match: Match, viewer: Viewer) -> list[Move]:
    """Single moves and ways, what most players want before the rest."""
    offered = [*match.sight(viewer.viewpoint).moves, *match.ways()]
    return sorted(offered, key=lambda move: (not move.foremost, match.game.precedence(move.code)))


def _question(match: Match, viewer: Viewer, words: Words) -> str:
    """What is being decided: in the game's words, where it has some."""
    return match.sight(viewer.viewpoint).question(words.in_print) or speaker(viewer.language)("what-now")


def clock_of(table: LiveTable) -> tuple[float, ...]:
    """What the clock of a table shows; nothing where there is none."""
    left = table.seconds_left()
    return () if left is None else (table.asked_at, int(left))


def title(scene: Scene) -> str:
    """What the browser's tab says."""
    say, name = speaker(scene.viewer.language), scene.words.say("title")
    if scene.yours:
        return f"● {say('your-turn')} · {name}"
    return f"{say('game-over')} · {name}" if scene.match and scene.match.over else name


def _chair(scene: Scene, number: int) -> Chair:
    table, match = scene.table, scene.match
    seat = table.seats[number]
    present = seat.person in table.present or table.is_there(seat.person or "")
    sight = match.sight(scene.viewer.viewpoint) if match else None
    return Chair(
        number=number,
        name=scene.names[number],
        kind=seat.kind,
        bot=seat.bot,
        away=seat.away,
        present=present,
        mine=number in scene.viewer.seats,
        score=sight.scores[number] if sight else None,
        facts=sight.facts(number) if sight else (),
        won=match is not None and number in match.winners,
        passes=bool(seat.habits.get("pass_ahead")),
        replaceable=bool(
            match
            and not match.over
            and seat.kind == "person"
            and not seat.away
            and not present
            and scene.viewer.seats
            and number not in scene.viewer.seats
        ),
        kept=seat.kept_for is not None and number not in scene.viewer.kept,
    )


def _chat(scene: Scene) -> list[ChatLine]:
    seats = {seat.person: number for number, seat in reversed(list(enumerate(scene.table.seats))) if seat.person}
    sitting = Counter(seat.person for seat in scene.table.seats)
    called = {person: scene.names[seat] for person, seat in seats.items() if sitting[person] == 1}
    return [
        ChatLine(
            id=f"m{message.number}",
            mark=mark_of(scene.table, message.person),
            name=called.get(message.person) or local_name(message.name, scene.viewer.language),
            text=message.text,
            seat=seats.get(message.person),
            mine=seats.get(message.person) in scene.viewer.seats,
        )
        for message in scene.table.chat[-LINES_OF_CHAT:]
    ]
