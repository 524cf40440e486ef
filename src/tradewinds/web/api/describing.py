"""Tables and matches as responses, as far as the caller may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tradewinds.bots import LEVELS, bot_names, ratings
from tradewinds.core.game import Game, Option
from tradewinds.core.match import Match
from tradewinds.core.sight import Sight
from tradewinds.core.state import OVER
from tradewinds.core.words import Message, Name, Parameter, Seat, Words
from tradewinds.web.api.responses import (
    Choice,
    FairnessAbout,
    GameAbout,
    LevelAbout,
    LogItem,
    LogLine,
    Me,
    OptionAbout,
    PartAbout,
    PlainParameter,
    RatingAbout,
    RecordSummary,
    SeatAbout,
    StandingAbout,
    TableAbout,
    TableLine,
    TallyLine,
    TriggerAbout,
)
from tradewinds.web.house import LiveTable
from tradewinds.web.house.playing import HABITS, own_pace
from tradewinds.web.house.seeds import awaits_parts
from tradewinds.web.store import PersonRow, SeatRow, TableRow
from tradewinds.web.words import words as own_words

__all__ = ["game_about", "log_lines", "me", "record_summary", "standing_about", "table_about", "table_line"]


def game_about(game: Game, language: str) -> GameAbout:
    """A game in words."""
    words = game.words(language)
    return GameAbout(
        name=game.name,
        title=words.say("title"),
        summary=words.say("summary"),
        least_players=game.seats[0],
        most_players=game.seats[-1],
        hidden=game.hidden,
        options=[_option_about(option, words) for option in game.options],
        levels=[_level_about(level, game, language) for level in LEVELS],
        bots=bot_names(),
    )


def _level_about(level: str, game: Game, language: str) -> LevelAbout:
    words = own_words(language)
    return LevelAbout(
        name=level,
        title=words.say(f"bot-{level}"),
        about=words.say(f"bot-{level}-about"),
        ratings=[
            RatingAbout(players=players, rating=measured.rating, low=measured.low, high=measured.high)
            for players, measured in ratings(level, game.name).items()
        ],
    )


def _option_about(option: Option, words: Words) -> OptionAbout:
    key = f"option-{option.name}"
    values: tuple[bool | str, ...] = option.choices or (False, True)
    return OptionAbout(
        name=option.name,
        title=_said(words, key, option.name),
        about=option.about(words),
        choices=[Choice(value=value, title=_said(words, f"{key}-{value}", str(value))) for value in values],
        default=option.default,
    )


def _said(words: Words, key: str, otherwise: str) -> str:
    return words.say(key) if words.knows(key) else otherwise


def me(person: PersonRow) -> Me:
    """A person, to themselves."""
    return Me(name=person.name, account=person.account)


def table_line(row: TableRow, person: str | None) -> TableLine:
    """A table as a list shows it."""
    return TableLine(**_line(row, person))


def _line(row: TableRow, person: str | None) -> dict[str, Any]:
    own = [number for number, seat in enumerate(row.seats) if person and seat.person == person]
    decides = row.decider if row.status == "playing" else None
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "clock": row.clock,
        "seconds": row.seconds,
        "public": row.public,
        "status": row.status,
        "seats": [
            SeatAbout(seat=number, kind=seat.kind, name=seat.name, bot=seat.bot, away=seat.away, mine=number in own)
            for number, seat in enumerate(row.seats)
        ],
        "my_seats": own,
        "host": person is not None and row.host == person,
        "decides": decides,
        "my_turn": decides in own,
        "rematch": row.rematch,
        "created": row.created,
        "updated": row.updated,
    }


def table_about(table: LiveTable, person: str | None) -> TableAbout:
    """A table as a person sees it."""
    match, viewpoint = table.match, table.viewpoint(person)
    held = table.held(viewpoint)
    return TableAbout(
        **_line(table.row, person),
        version=table.version,
        ply=match.ply if match else 0,
        turn=match.turn if match else 0,
        over=match.over if match else False,
        scores=_scores(match, viewpoint) if match else [],
        winners=match.winners if match else [],
        seconds_left=table.seconds_left(),
        commitment=table.commitment,
        fairness=_fairness(table),
        held=held,
        can_undo=held is not None or (viewpoint is not None and table.can_undo(viewpoint)),
        habits=_habits(table.seats[viewpoint]) if viewpoint is not None else {},
        pace=own_pace(table.seats[viewpoint]) if viewpoint is not None else None,
        warming_up=table.warming,
    )


def _fairness(table: LiveTable) -> FairnessAbout:
    """Promises before the end, all parts after it."""
    match = table.match if table.match and table.match.over else None
    shared = match.shared_seed if match else None
    return FairnessAbout(
        commitment=table.commitment,
        digests=[seat.digest for seat in table.seats],
        awaits_parts=awaits_parts(table.row),
        secret=shared.secret if shared else None,
        parts=_parts(match),
        seed=match.seed if match else None,
    )


def _parts(match: Match | None) -> list[PartAbout]:
    shared = match.shared_seed if match else None
    return [PartAbout(by=part.source, part=part.value) for part in shared.parts] if shared else []


def _habits(seat: SeatRow) -> dict[str, bool]:
    return {name: bool(on) for name, on in seat.habits.items() if name in HABITS}


def _scores(match: Match, viewpoint: int | None) -> list[int]:
    """Points that come of hidden things are nobody else's business before the end."""
    return match.scores if match.over else match.sight(viewpoint).scores


def log_lines(match: Match, viewpoint: int | None, language: str, since: int) -> Iterator[LogLine]:
    """What happened from a ply on, as far as a seat may know it."""
    words = match.game.words(language)
    for ply in range(since, match.ply):
        turn = int(match.position(ply).turn)
        for event in match.events_at(ply, viewpoint):
            text = words.say(event, match.names)
            yield LogLine(ply=ply, turn=turn, event=event.key, parameters=_plain(event), text=text)


def standing_about(sight: Sight, language: str, odds: Sequence[Sequence[float]] | None) -> StandingAbout:
    """How everyone stands in a position."""
    game, words = sight.game, sight.game.words(language)
    ending = game.ending(sight.view)
    return StandingAbout(
        ply=sight.ply,
        over=bool(sight.seen.seat == OVER),
        categories=[
            TallyLine(
                category=category.code,
                title=words.say(category.name),
                final=category.final,
                points=[row[column] for row in sight.tally],
            )
            for column, category in enumerate(game.categories)
        ],
        totals=[sum(row) for row in sight.tally] if game.categories else sight.scores,
        triggers=[
            TriggerAbout(
                trigger=each.code, title=words.say(each.name), done=each.done, needed=each.needed, seat=each.seat
            )
            for each in ending.triggers
        ],
        last_rounds=words.say(ending.last) if ending.last else None,
        odds=[list(row) for row in odds] if odds else None,
    )


def _plain(message: Message) -> dict[str, PlainParameter]:
    """What a message is about, as data: seats by number, things by the key of their name, lists as such."""
    return {name: _plain_parameter(parameter) for name, parameter in message.parameters.items()}


def _plain_parameter(parameter: Parameter) -> PlainParameter:
    if isinstance(parameter, Seat):
        return parameter.number
    if isinstance(parameter, Name):
        return parameter.key
    if isinstance(parameter, tuple):
        return [_plain_item(item) for item in parameter]
    return [_plain_item(parameter)] if isinstance(parameter, Message) else parameter


def _plain_item(item: Message | Name) -> LogItem:
    return LogItem(key=item.key, parameters={} if isinstance(item, Name) else _plain(item))


def record_summary(match: Match) -> RecordSummary:
    """What a record tells; whoever could load it has checked it."""
    return RecordSummary(
        game=match.game.name,
        players=match.players,
        names=match.names,
        options=match.options,
        plies=match.ply,
        turns=match.turn,
        over=match.over,
        scores=match.scores,
        winners=match.winners,
        commitment=match.commitment,
        secret=match.shared_seed.secret if match.shared_seed else None,
        parts=_parts(match),
        seed=match.seed,
        fair=True if match.seed is not None and match.chance == "drawn" else None,
    )
