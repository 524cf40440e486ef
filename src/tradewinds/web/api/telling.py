"""Tables and matches as answers, as far as whoever asks may know."""

from __future__ import annotations

from collections.abc import Iterator

from tradewinds.bots import BOTS
from tradewinds.core.game import Game, Option
from tradewinds.core.match import Match
from tradewinds.core.state import WATCHER
from tradewinds.core.words import Words
from tradewinds.web.api.answers import (
    Choice,
    GameAbout,
    LogLine,
    Me,
    OptionAbout,
    RecordSummary,
    SeatAbout,
    TableAbout,
    TableLine,
)
from tradewinds.web.house import LiveTable
from tradewinds.web.store import PersonRow, TableRow

__all__ = ["game_about", "log_lines", "me", "record_summary", "table_about", "table_line"]


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
        bots=list(BOTS),
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
    own = [number for number, seat in enumerate(row.seats) if person and seat.person == person]
    decides = row.decider if row.status == "playing" else None
    return TableLine(
        id=row.id,
        game=row.game,
        options=row.options,
        clock=row.clock,
        seconds=row.seconds,
        public=row.public,
        status=row.status,
        seats=[
            SeatAbout(seat=number, kind=seat.kind, name=seat.name, bot=seat.bot, away=seat.away, mine=number in own)
            for number, seat in enumerate(row.seats)
        ],
        my_seats=own,
        host=person is not None and row.host == person,
        decides=decides,
        my_turn=decides in own,
        rematch=row.rematch,
        created=row.created,
        updated=row.updated,
    )


def table_about(table: LiveTable, person: str | None) -> TableAbout:
    """A table as a person sees it."""
    match, viewpoint = table.match, table.viewpoint(person)
    held = table.held.get(viewpoint) if viewpoint is not None else None
    return TableAbout(
        **table_line(table.row, person).model_dump(),
        version=table.version,
        ply=match.ply if match else 0,
        turn=match.turn if match else 0,
        over=match.over if match else False,
        scores=_scores(match, viewpoint) if match else [],
        winners=match.winners if match else [],
        seconds_left=table.seconds_left(),
        commitment=match.commitment if match else None,
        held=match.game.moves.code(held) if match and held is not None else None,
        can_undo=held is not None or (viewpoint is not None and table.can_undo(viewpoint)),
        habits=table.seats[viewpoint].habits if viewpoint is not None else {},
    )


def _scores(match: Match, viewpoint: int | None) -> list[int]:
    """Points that come of hidden things are nobody else's business before the end."""
    return match.scores if match.over else match.game.scores(match.seen_by(viewpoint))


def log_lines(match: Match, viewpoint: int | None, language: str, since: int) -> Iterator[LogLine]:
    """What happened from a ply on, as far as a seat may know it."""
    game, words = match.game, match.game.words(language)
    viewer = WATCHER if viewpoint is None else viewpoint
    positions = [*(state for state, _ in match.history[since:]), match.state]
    seen = [game.seen_by(state, viewer) for state in positions]
    for step, (before, move) in enumerate(match.history[since:]):
        for event in game.tell_events(seen[step], game.shown(before, move, viewer), seen[step + 1]):
            yield LogLine(ply=since + step, turn=int(before.turn), text=words.say(event, match.names))


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
        fair=True if match.seed is not None and match.chance == "drawn" else None,
    )
