"""The responses of the API."""

from __future__ import annotations

from typing import Any, TypeAlias

from pydantic import BaseModel, Field

from tradewinds.core.fairness import Source
from tradewinds.web.store.rows import Clock, SeatKind, Status

__all__ = [
    "AdvisedMove",
    "AnalysisAbout",
    "ChatLine",
    "Choice",
    "FairnessAbout",
    "GameAbout",
    "HintAbout",
    "JudgedAbout",
    "LevelAbout",
    "LogItem",
    "LogLine",
    "Me",
    "MoveAbout",
    "OptionAbout",
    "PartAbout",
    "PlainParameter",
    "RatingAbout",
    "RecordSummary",
    "SeatAbout",
    "SessionAbout",
    "StandingAbout",
    "SwingAbout",
    "TableAbout",
    "TableLine",
    "TallyLine",
    "TokenAbout",
    "TokenGiven",
    "TriggerAbout",
    "View",
    "Why",
]


class Choice(BaseModel):
    value: bool | str
    title: str


class OptionAbout(BaseModel):
    name: str
    title: str
    about: str
    choices: list[Choice]
    default: bool | str


class RatingAbout(BaseModel):
    players: int
    rating: int
    low: int = Field(description="With 95% certainty the rating is at least this,")
    high: int = Field(description="and at most this")


class LevelAbout(BaseModel):
    name: str = Field(description="As `bot` of a seat")
    title: str
    about: str
    ratings: list[RatingAbout] = Field(description="How strong it was measured to be, by the number of players")


class GameAbout(BaseModel):
    name: str
    title: str
    summary: str
    least_players: int
    most_players: int
    hidden: bool = Field(description="Whether seats know different things")
    options: list[OptionAbout]
    levels: list[LevelAbout] = Field(description="The bots that suit people, the weakest first")
    bots: list[str] = Field(description="Everyone who can play a bot's seat: the levels, and others that are here")


class Me(BaseModel):
    name: str
    account: str | None = Field(description="None for a guest")


class TokenGiven(BaseModel):
    token: str = Field(description="Shown this once")
    me: Me


class TokenAbout(BaseModel):
    id: str
    label: str
    created: float


class SessionAbout(BaseModel):
    id: str
    device: str
    created: float
    seen: float
    here: bool


class SeatAbout(BaseModel):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    away: bool = Field(description="A bot plays for this person until they come back")
    mine: bool


class TableLine(BaseModel):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, bool | str]
    clock: Clock
    seconds: int
    public: bool
    status: Status
    seats: list[SeatAbout]
    my_seats: list[int]
    host: bool = Field(description="Whether you opened it")
    decides: int | None = Field(description="The seat whose turn it is")
    my_turn: bool
    rematch: str | None = Field(description="The table at which the same people play again")
    created: float
    updated: float


class PartAbout(BaseModel):
    by: Source = Field(description="The player's `browser`, the `server`, or the server because they were `absent`")
    part: str


class FairnessAbout(BaseModel):
    """Where the seed comes from; docs/records.md says how to check it."""

    commitment: str | None = Field(description="SHA-256 of the server's part, published when the table was opened")
    digests: list[str | None] = Field(description="Of the parts that browsers promised, by seat; none where none did")
    awaits_parts: bool = Field(description="All seats are taken, and the parts of these digests are to be told now")
    secret: str | None = Field(description="The server's part, once all is over")
    parts: list[PartAbout] = Field(description="Those of all seats, once all is over; none at tables of older versions")
    seed: str | None = Field(description="What every draw follows from, once all is over")


class TableAbout(TableLine):
    """A table as you see it."""

    version: int = Field(description="Goes up with every change")
    ply: int = Field(description="Moves played so far, those of chance included")
    turn: int
    over: bool
    scores: list[int] = Field(description="As far as you may know them")
    winners: list[int] = Field(description="Empty until the game is over")
    seconds_left: float | None
    commitment: str | None = Field(description="SHA-256 of the server's secret, which is in the record in the end")
    fairness: FairnessAbout
    held: str | None = Field(description="Your decision that waits for `confirm`")
    can_undo: bool
    habits: dict[str, bool]
    pace: str | None = Field(description="How fast you want bots to play; None if you do not play here")
    warming_up: bool = Field(description="The bot that decides is getting ready; the first time takes a minute or two")


class MoveAbout(BaseModel):
    code: str
    text: str


class Why(BaseModel):
    move: str
    legal: bool
    key: str | None
    message: str | None = Field(description="The rule that forbids it")


class View(BaseModel):
    ply: int
    seat: int | None = Field(description="Whose knowledge it is; None watches")
    view: dict[str, Any] = Field(description="What is on the table; its form is the game's own")


class TallyLine(BaseModel):
    category: str = Field(description="The same in every language")
    title: str
    final: bool = Field(description="Counted at the end of the game alone")
    points: list[int] = Field(description="By seat")


class TriggerAbout(BaseModel):
    trigger: str = Field(description="The same in every language")
    title: str
    done: int
    needed: int
    seat: int | None = Field(description="Whose it is, where every player has their own: the one who has done most")


class StandingAbout(BaseModel):
    """How everyone stands, from what all may know."""

    ply: int
    over: bool
    categories: list[TallyLine] = Field(description="Final points if the game ended now, by where they come from")
    totals: list[int] = Field(description="Final points if the game ended now, by seat")
    triggers: list[TriggerAbout] = Field(description="What brings the end, and how far it is")
    last_rounds: str | None = Field(description="Once the end was triggered: how long the game still goes on")
    odds: list[list[float]] | None = Field(
        description="Once the game is over: how likely each seat was to win, as every turn began and at the end"
    )


class AdvisedMove(BaseModel):
    code: str
    text: str
    sure: float | None = Field(description="From 0 to 1: how much of its thought the bot gave it")
    odds: float | None = Field(description="From 0 to 1: your chance to win after it, as the bot sees it")


class HintAbout(BaseModel):
    """What the bot would do in your place."""

    ply: int
    bot: str
    moves: list[AdvisedMove] = Field(description="The best first")
    odds: list[float] = Field(description="How likely each seat is to win")


class SwingAbout(BaseModel):
    ply: int = Field(description="Where the round began")
    turn: int
    seat: int
    before: float
    after: float


class JudgedAbout(BaseModel):
    ply: int
    turn: int
    seat: int
    played: MoveAbout
    better: MoveAbout = Field(description="What the bot would have played")
    odds_played: float
    odds_better: float
    cost: float = Field(description="What it cost of the odds of winning")


class AnalysisAbout(BaseModel):
    """What the bot thinks of a finished game, as far as it has come."""

    done: bool
    failed: bool
    judged: int = Field(description="Decisions that were thought about")
    total: int = Field(description="Decisions that are worth a thought; 0 until that is known")
    odds: list[list[float]] = Field(description="How likely each seat was to win, as every turn began and at the end")
    turning_points: list[SwingAbout]
    costly: list[JudgedAbout] = Field(description="The decisions that cost most, the worst first")


class LogItem(BaseModel):
    """One of the things that an event lists."""

    key: str
    parameters: dict[str, PlainParameter]


PlainParameter: TypeAlias = "int | str | list[LogItem]"


class LogLine(BaseModel):
    ply: int
    turn: int
    event: str = Field(description="The kind of event: the same in every language")
    parameters: dict[str, PlainParameter] = Field(
        description="What it is about: seats by number, things by the key of their name, lists of things"
    )
    text: str = Field(description="The same in words")


class ChatLine(BaseModel):
    number: int
    name: str
    text: str
    at: float
    mine: bool


class RecordSummary(BaseModel):
    game: str
    players: int
    names: list[str]
    options: dict[str, bool | str]
    plies: int
    turns: int
    over: bool
    scores: list[int]
    winners: list[int]
    commitment: str | None
    secret: str | None = Field(description="What it commits to; none where the seed is not made of parts")
    parts: list[PartAbout] = Field(description="What every seat added to the seed")
    seed: str | None
    fair: bool | None = Field(
        description="True: every draw was checked against the seed, and the seed against its parts and its commitment. "
        "None: the record has no seed, so nothing can be checked. A record that fails the check is refused."
    )
