"""`Match`: a game being played. Seed and moves are the truth; everything else follows from them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from copy import deepcopy
from typing import Any, Literal, TypeAlias

import numpy as np

from tradewinds.core import chance as chance_draws, registry
from tradewinds.core.errors import IllegalMove
from tradewinds.core.events import Notes, taken_notes, with_room
from tradewinds.core.fairness import SharedSeed
from tradewinds.core.game import Game, OptionValue
from tradewinds.core.move import Move
from tradewinds.core.picture import compose
from tradewinds.core.sight import Sight
from tradewinds.core.state import CHANCE, EVERYTHING, OVER, WATCHER, State, copy
from tradewinds.core.words import Message, Seat

__all__ = ["LONGEST_NAME", "Match"]

ChanceMode: TypeAlias = Literal["drawn", "manual"]


LONGEST_NAME = 60  # characters of a player's name
MOST_TOLD = 100  # plies in a row of which what happened is kept in mind


def _one_line(text: str) -> str:
    """A name or seed as a record can hold it: one line, no spaces around it."""
    if text != text.strip() or not text.isprintable():
        raise ValueError(f"{text!r} must be one line of text without spaces around it")
    return text


def _seed_and_commitment(seed: int | str | SharedSeed | None) -> tuple[str | None, str | None]:
    """The seed to draw from, and what may be published of it before the first draw."""
    if isinstance(seed, SharedSeed):
        return seed.seed, seed.commitment
    own = _one_line(secrets.token_hex(32) if seed is None else str(seed))
    return own, chance_draws.commitment(own)


def _name(text: str) -> str:
    """A player's name, which pages and records have room for."""
    if len(text) > LONGEST_NAME:
        raise ValueError(f"a name has at most {LONGEST_NAME} characters, not {len(text)}")
    return _one_line(text)


def _whole_number(move: object) -> int | None:
    """A number of a move, if it is one: no bool, no fraction."""
    return None if isinstance(move, bool) or not hasattr(move, "__index__") else move.__index__()


class Match:
    """A game being played, move by move.

    >>> import tradewinds
    >>> match = tradewinds.Match("machi-koro", players=2, seed=3, plus=True)
    >>> match.seat, match.over, match.scores
    (0, False, [0, 0])
    >>> [move.code for move in match.moves()][:3]
    ['pass', 'build:wheat-field', 'build:ranch']
    >>> match.play("build:ranch")
    >>> match.refusal("build:mine")
    'Mine costs 6 coins: you are 3 short.'

    With `chance="manual"` nothing is drawn: chance is a seat like the others and waits for its outcome to be played.
    """

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        *,
        seed: int | str | SharedSeed | None = None,
        chance: ChanceMode = "drawn",
        names: Sequence[str] = (),
        **options: Any,
    ) -> None:
        self.game = game if isinstance(game, Game) else registry.find(game)
        self.players = self.game.check_players(self.game.seats[0] if players is None else players)
        self.options: dict[str, OptionValue] = self.game.choose_options(options)
        if chance not in ("drawn", "manual"):
            raise ValueError(f"chance can be drawn or manual, not {chance!r}")
        if len(names) > self.players:
            raise ValueError(f"{len(names)} names for {self.players} players")
        self.names = [_name(name) for name in names] + [""] * (self.players - len(names))
        self.seats = [""] * self.players  # who sits there, where it is known: "person", or a bot as "bot greedy"
        self.chance: ChanceMode = chance
        self.shared_seed = seed if isinstance(seed, SharedSeed) else None  # where it came from, if it is all players'
        self.seed, self.commitment = _seed_and_commitment(seed) if chance == "drawn" else (None, None)
        self._lay(self.game.deal(self.players, self.options))
        self._draw_chance()

    @classmethod
    def from_position(
        cls,
        state: State,
        *,
        seed: int | str | SharedSeed | None = None,
        chance: ChanceMode = "drawn",
        names: Sequence[str] = (),
        **options: Any,
    ) -> Match:
        """A match that goes on from a position, of whichever game its record is.

        The options are in the record; those given here are only remembered. Such a match has no record of its own.
        """
        game = registry.game_of(state.dtype)
        match = cls(game, int(state.players), seed=seed, chance=chance, names=names, **options)
        match._lay(state, midway=True)
        match._draw_chance()
        return match

    def resume(
        self, history: list[tuple[State, int]], notes: list[Notes], state: State, seed: str | SharedSeed
    ) -> None:
        """Takes what was played for played, whoever knows it by heart, and draws chance from a seed from then on."""
        self.chance = "drawn"
        self.seed, self.commitment = _seed_and_commitment(seed)
        self.shared_seed = seed if isinstance(seed, SharedSeed) else None
        self._lay(state, midway=self.begun_midway)
        self.history += history
        self.notes += notes
        self._told += [{} for _ in history]

    def _lay(self, state: State, *, midway: bool = False) -> None:
        """Starts from a position, with nothing played yet."""
        self.history: list[tuple[State, int]] = []  # every position so far with the move that was played in it
        self.notes: list[Notes] = []  # what the rules noted at each of these moves
        self.begun_midway = midway  # whether it began from a position instead of an empty table
        self._told: list[dict[int, list[Message]]] = []  # of each move, by viewer: its events, once they were asked for
        self._sights: dict[int, Sight] = {}  # of this moment, by viewer
        self._put(state)

    def _put(self, state: State) -> None:
        """Makes a position the present one, in a record that has room for notes; `_state` is its plain beginning."""
        self._record, self._state = with_room(state, self.game.told_dtype)
        self._note_position()

    def _note_position(self) -> None:
        """The position is another one: what was worked out of the last is forgotten, and what is asked most is read."""
        self._sights = {}
        self._seat = int(self._state.seat)

    # What is so

    @property
    def state(self) -> State:
        """The position, as a record; a copy, so that nothing but `play` and `undo` changes the match.

        Its generator is its own: playing on in it works, and tells nothing of what chance will decide in the match.
        """
        return copy(self._state)

    def position(self, ply: int) -> State:
        """The position before a ply was played, or the present one; not a copy, so it is only to be looked at."""
        if not 0 <= ply <= self.ply:
            raise ValueError(f"there is no ply {ply}: {self.ply} were played")
        return self._state if ply == self.ply else self.history[ply][0]

    @property
    def seat(self) -> int:
        """Who decides: a seat from 0, CHANCE or OVER."""
        return self._seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._seat == OVER

    @property
    def ply(self) -> int:
        """How many moves were played, those of chance included."""
        return len(self.history)

    @property
    def turn(self) -> int:
        """How many turns were begun; an extra turn counts as another."""
        return int(self._state.turn)

    @property
    def scores(self) -> list[int]:
        """Every seat's points as things stand."""
        return self.game.scores(self._state)

    @property
    def winners(self) -> list[int]:
        """The seats that won; more than one if they share the victory, none while the game goes on."""
        return self.game.leaders(self._state) if self.over else []

    # Moves

    def moves(self) -> list[Move]:
        """Every legal move now."""
        return list(self.sight(self.seat if self.seat >= 0 else None).moves)

    def ways(self) -> list[Move]:
        """What the decider may do as if it were one move, though it is several: their codes joined by slashes."""
        if self.seat < 0:
            return []
        seen, code = self.sight(self.seat).seen, self.game.moves.code
        return [
            Move(way.moves[-1], "/".join(map(code, way.moves)), self.game, seen, way.told, way.foremost)
            for way in self.game.ways(seen)
        ]

    def move(self, move: str | int | Move) -> Move:
        """A move of this game by its code or number, legal or not."""
        if isinstance(move, Move):
            if move.game is not self.game:
                raise self._unknown(f"{move.code} ({move.game.name})")
            return move
        table = self.game.moves
        number = table.find(move) if isinstance(move, str) else _whole_number(move)
        if number is None or not 0 <= number < len(table):
            raise self._unknown(str(move))
        return Move(number, table.code(number), self.game)

    def has_players_of(self, move: int) -> bool:
        """Whether everyone whom a move is about is at this table."""
        things = self.game.moves.things(move).values()
        return all(thing.number < self.players for thing in things if isinstance(thing, Seat))

    def _unknown(self, move: str) -> IllegalMove:
        return IllegalMove(move, "unknown-move", self._say(Message("unknown-move", {"code": move})))

    def reason(self, move: str | int | Move, seat: int | None = None) -> Message | None:
        """Why a move is not legal now (for that seat), as a message; None if it is."""
        move = self.move(move)
        self._viewer(seat)
        if seat is not None and seat != self.seat and self.seat >= 0:
            return Message("not-your-turn")
        refused = int(self.game.rules.refusal(self._state, move.id))
        if refused:
            return self.game.tell_refusal(self._state, move.id, refused)
        return Message("not-your-turn") if seat not in (None, self.seat) else None

    def refusal(self, move: str | int | Move, lang: str = "en", seat: int | None = None) -> str | None:
        """Why a move is not legal now (for that seat), in words; None if it is."""
        reason = self.reason(move, seat)
        return self._say(reason, lang) if reason else None

    def play(self, move: str | int | Move, seat: int | None = None) -> None:
        """Plays a move, then lets chance decide what is its to decide; IllegalMove says the rule that forbids it."""
        move = self.move(move)
        reason = self.reason(move, seat)
        if reason:
            raise IllegalMove(move.code, reason.key, self._say(reason))
        self._push(move.id)
        self._draw_chance()

    def replay(self, decisions: Iterable[int]) -> None:
        """Plays decisions again that were legal when they were made, with what the seed draws between them."""
        for move in decisions:
            self._push(move)
            self._draw_chance()

    def undo(self) -> None:
        """Takes back the last decision and all that chance decided after it; with manual chance, the last move."""
        if not any(self._can_return_to(before) for before, _ in self.history):
            raise IllegalMove("undo", "nothing-to-undo", self._say(Message("nothing-to-undo")))
        while True:
            self.rewind(self.ply - 1)
            if self._can_return_to(self._state):
                return

    def rewind(self, ply: int) -> None:
        """Goes back to the position before a ply."""
        if ply < self.ply:
            self._put(self.position(ply))
            del self.history[ply:], self.notes[ply:], self._told[ply:]

    def _can_return_to(self, state: State) -> bool:
        return self.chance == "manual" or bool(state.seat != CHANCE)

    def drawn(self) -> Move:
        """The outcome that the seed draws at this ply."""
        if self.seed is None:
            raise ValueError("chance is played by hand in this match")
        outcomes = self.game.chances(self._state)
        index = chance_draws.keyed_draw(self.seed, self.ply, np.array(list(outcomes.values())))
        return self.move(list(outcomes)[index])

    def _draw_chance(self) -> None:
        while self.seat == CHANCE and self.seed is not None and self.chance == "drawn":
            self._push(self.drawn().id)

    def _push(self, move: int) -> None:
        self.history.append((copy(self._state), move))
        self.game.rules.apply(self._record, move)
        self.notes.append(taken_notes(self._record))
        self._told.append({})
        self._note_position()

    # What a seat sees

    def sight(self, seat: int | None = None, ply: int | None = None) -> Sight:
        """What a seat sees, now or before an earlier ply; None is someone who only watches."""
        viewer = self._viewer(seat)
        if ply is not None and ply != self.ply:
            return Sight(self, viewer, ply)
        if viewer not in self._sights:
            self._sights[viewer] = Sight(self, viewer, self.ply, list(self._sights.values()))
        return self._sights[viewer]

    def _viewer(self, seat: int | None) -> int:
        """A viewer by seat; ValueError if there is no such seat."""
        viewer = WATCHER if seat is None else seat
        if isinstance(viewer, bool) or not EVERYTHING <= viewer < self.players:
            raise ValueError(f"there is no seat {seat}: the seats are 0 to {self.players - 1}")
        return viewer

    def seen_by(self, seat: int | None = None) -> State:
        """What a seat knows, as a record for a bot: hidden things blanked, with a fresh generator each time."""
        return self.game.seen_by(self._state, self._viewer(seat), chance_draws.fresh_generator())

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees, as plain data with names; a copy, which the caller may change."""
        return deepcopy(self.sight(seat).view)

    def svg(self, seat: int | None = None, lang: str = "en", width: int = 1280) -> str:
        """What a seat sees, drawn; ValueError if the game has no picture."""
        if self.game.picture is None:
            raise ValueError(f"{self.game.name} has no picture")
        words = self.game.words(lang)
        return compose(self.game.picture(self.view(seat), words, self.names, []), width, label=words.say("title"))

    def _repr_svg_(self) -> str | None:
        """How a notebook shows the match: as someone who only watches sees it."""
        return self.svg() if self.game.picture else None

    def events(self, seat: int | None = None, since: int = 0) -> list[Message]:
        """What happened from a ply on, as far as a seat may know it, as messages."""
        return [event for ply in range(since, self.ply) for event in self.events_at(ply, seat)]

    def events_at(self, ply: int, seat: int | None = None) -> list[Message]:
        """What one ply did, as far as a seat may know it; worked out once, but for what was asked for long ago."""
        viewer, table = self._viewer(seat), self.game.events
        viewer = viewer if table.has_secrets(self.notes[ply]) else WATCHER  # what is open to all is told once for all
        told = self._told[ply]
        if viewer not in told:
            told[viewer] = table.tell(self.notes[ply], viewer)
            if ply >= MOST_TOLD:
                self._told[ply - MOST_TOLD] = {}  # which can be worked out again
        return told[viewer]

    def log(self, seat: int | None = None, lang: str = "en", since: int = 0) -> list[str]:
        """What happened from a ply on, as far as a seat may know it, in words."""
        return [self._say(event, lang) for event in self.events(seat, since)]

    # Whole matches

    def copy(self) -> Match:
        """An independent match at the same point."""
        twin = Match.__new__(Match)
        twin.__dict__ = self.__dict__ | {
            "history": list(self.history),
            "notes": list(self.notes),
            "names": list(self.names),
            "seats": list(self.seats),
            "options": dict(self.options),
            "_told": list(self._told),
        }
        twin._put(self._state)
        return twin

    def record(self, *, secret: bool = True) -> str:
        """The match as text; without `secret`, an unfinished one keeps its seed to itself."""
        from tradewinds.core.record import write

        return write(self, secret=secret)

    def _say(self, message: Message, language: str = "en") -> str:
        return self.game.words(language).say(message, self.names)

    def __repr__(self) -> str:
        now = "over" if self.over else "chance" if self.seat == CHANCE else f"seat {self.seat}"
        return f"<Match {self.game.name}, {self.players} players, turn {self.turn}, {now}>"
