"""The bodies of requests to the API."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from tradewinds.web.house import NewSeat, NewTable
from tradewinds.web.store.rows import Clock, SeatKind

__all__ = [
    "ChatRequest",
    "FillRequest",
    "GuestRequest",
    "HabitsRequest",
    "JoinRequest",
    "LoginRequest",
    "NameRequest",
    "PartRequest",
    "PasswordRequest",
    "PlayRequest",
    "PractiseRequest",
    "RecordRequest",
    "RegisterRequest",
    "RematchRequest",
    "ReplaceRequest",
    "TableRequest",
    "Text",
    "TokenRequest",
]

MOST_SEATS = 16
PROMISE = (
    "SHA-256 of a part of the seed, 64 random hexadecimal digits that you keep and tell by `POST /tables/{table}/part` "
    "once all seats are taken; without it the server adds a part for you"
)


def _text(value: str) -> str:
    """Text that every database can keep: without a NUL and without half a character."""
    if "\0" in value or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise ValueError("the text has half a character or a NUL in it")
    return value


Text: TypeAlias = Annotated[str, AfterValidator(_text)]
Digits: TypeAlias = Annotated[str, Field(pattern="^[0-9a-f]{64}$", min_length=64, max_length=64)]
Name: TypeAlias = Annotated[Text, Field(min_length=1, max_length=100)]
Password: TypeAlias = Annotated[Text, Field(max_length=1000)]
Pace: TypeAlias = Literal["at-once", "calm", "slow"]
SeatNumber: TypeAlias = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


class RequestBody(BaseModel):
    """Strict: what is not known is refused rather than left out."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NameRequest(RequestBody):
    name: Name


class GuestRequest(RequestBody):
    name: Name | None = Field(default=None, description="What others see; a made-up name without it")


class RegisterRequest(RequestBody):
    name: Name
    password: Password


class PasswordRequest(RequestBody):
    old: Password
    new: Password


class LoginRequest(RegisterRequest):
    label: Name = Field(default="login", description="What to call the token by in the list of your tokens")


class TokenRequest(RequestBody):
    label: Name = Field(default="token", description="What to call the token by in the list of your tokens")


class SeatRequest(RequestBody):
    kind: SeatKind = Field(default="open", description="`person` is you (several, on one device), `open` is for others")
    bot: Name | None = Field(default=None, description="Who plays a bot's seat, by a name that `GET /games` lists")
    name: Annotated[Text, Field(max_length=100)] = Field(default="", description="What to be called at this table")

    def seat(self) -> NewSeat:
        return NewSeat(self.kind, self.bot, self.name)


class TableRequest(RequestBody):
    game: Name
    seats: list[SeatRequest] = Field(
        min_length=1, max_length=MOST_SEATS, description="One for each player; the game starts when none is open"
    )
    options: dict[Name, bool | Name] = Field(default={}, max_length=50, description="As `GET /games` lists them")
    clock: Clock = Field(default="none", description="For each `move`, or for a player's whole `game`")
    seconds: int = Field(default=0, ge=0, le=10_000_000, description="How long the clock runs")
    public: bool = Field(default=False, description="Listed for everyone; otherwise only who knows the id can come")

    pace: Pace = Field(default="calm", description="How fast you want bots to play")
    digest: Digits | None = Field(default=None, description=PROMISE)

    def table(self) -> NewTable:
        seats = [seat.seat() for seat in self.seats]
        options = dict(self.options)
        wishes = self.clock, self.seconds, self.public, self.pace
        return NewTable(self.game, seats, options, *wishes, digest=self.digest)


class JoinRequest(RequestBody):
    seat: SeatNumber | None = Field(default=None, description="Any open seat without it")
    digest: Digits | None = Field(default=None, description=PROMISE)


class RematchRequest(RequestBody):
    digest: Digits | None = Field(default=None, description=PROMISE)


class PartRequest(RequestBody):
    part: Digits = Field(description="64 hexadecimal digits, whose digest you sent when you sat down")


class FillRequest(RequestBody):
    bot: Name = "casual"


class ReplaceRequest(RequestBody):
    seat: SeatNumber


class HabitsRequest(RequestBody):
    play_forced: bool | None = Field(default=None, description="Decisions with one legal move play themselves")
    hold_last: bool | None = Field(default=None, description="The last decision of a turn waits for `confirm`")
    pass_ahead: bool | None = Field(default=None, description="Passes at the next chance to; used up by that")

    guide: bool | None = Field(default=None, description="The page says what each step of a turn is for")
    pace: Pace | None = Field(default=None, description="How fast bots play; the slowest that anyone wants counts")

    def chosen(self) -> dict[str, bool | str]:
        return {name: value for name, value in self.model_dump().items() if value is not None}


class PlayRequest(RequestBody):
    move: Name = Field(description="The code of a move, such as `build:ranch`")
    ply: int | None = Field(
        default=None, ge=0, lt=2**31, description="The ply you decided at; refused if the game has gone on since"
    )


class PractiseRequest(RequestBody):
    ply: int = Field(ge=0, lt=2**31, description="The position from which it goes on")
    seat: SeatNumber = Field(description="Which seat you play")
    level: Name = Field(default="skilled", description="Of the bots that sit where other people sat")


class ChatRequest(RequestBody):
    text: Annotated[Text, Field(max_length=5000)]


class RecordRequest(RequestBody):
    record: Text = Field(description="The text of a record; docs/records.md describes it")
