"""The record of a match: a small readable text that holds all of it. docs/records.md describes the format."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tradewinds.core import registry
from tradewinds.core.chance import commitment
from tradewinds.core.errors import IllegalMove, RecordError
from tradewinds.core.match import Match
from tradewinds.core.state import CHANCE

__all__ = ["load", "write"]

FIRST_LINE = "tradewinds record 1"
FIELDS = ("game", "players", "chance", "commitment", "seed", "plies", "result")
SEATS = tuple(str(number) for number in range(1, 100))
LARGEST = 4_000_000  # characters; the longest random games take a few thousand


def write(match: Match, *, secret: bool = True) -> str:
    """The match as text."""
    lines = [FIRST_LINE, f"game: {match.game.name}", f"players: {match.players}"]
    lines += [f"option {name}: {_option_text(value)}" for name, value in match.options.items()]
    lines += [f"player {seat + 1}: {name}" for seat, name in enumerate(match.names) if name]
    lines.append(f"chance: {match.chance}")
    if match.commitment:
        lines.append(f"commitment: {match.commitment}")
    if match.seed is not None and (secret or match.over):
        lines.append(f"seed: {match.seed}")
    lines.append(f"plies: {match.ply}")
    if match.over:
        lines.append(f"result: {_numbers(match.scores)}")
    return "\n".join([*lines, "", *_turns(match), ""])


def _option_text(value: bool | str) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"


def _numbers(values: list[int]) -> str:
    return " ".join(map(str, values))


def _turns(match: Match) -> Iterator[str]:
    """A line a turn: chance in brackets, `p1` before the first player's decisions."""
    line: list[str] = []
    turn = decider = None
    for state, move in match.history:
        if state.turn != turn:
            if line:
                yield " ".join(line)
            turn, decider = int(state.turn), None
            line = [f"{turn}."]
        code = match.game.moves.code(move)
        if state.seat == CHANCE:
            line.append(f"[{code}]")
            continue
        if state.seat != decider:
            decider = int(state.seat)
            line.append(f"p{decider + 1}")
        line.append(code)
    if line:
        yield " ".join(line)


@dataclass
class _Header:
    """The fields above the empty line, each with the line it stands on."""

    fields: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def number(self, name: str) -> int:
        try:
            return int(self.fields[name])
        except ValueError:
            raise RecordError(self.lines[name], f"{name} must be a number, not {self.fields[name]!r}") from None


def load(text: str) -> Match:
    """Reads a record back into a match; RecordError says which line is wrong, and how.

    Every move is checked against the rules, and where the seed is known every outcome of chance against the seed.
    """
    if len(text) > LARGEST:
        raise RecordError(1, f"the record is longer than {LARGEST} characters")
    lines = text.splitlines()
    header, body = _read_header(lines)
    match = _open_match(header)
    line = body
    for line in range(body, len(lines)):
        _read_turn(match, header, line + 1, lines[line])
    _check_end(match, header, len(lines))
    match._draw_chance()
    return match


def _read_header(lines: list[str]) -> tuple[_Header, int]:
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(1, f"a record starts with the line {FIRST_LINE!r}")
    header = _Header()
    for index, line in enumerate(lines[1:], 1):
        if not line.strip():
            break
        if not line.startswith("#"):
            _read_field(header, index + 1, line)
    else:
        index = len(lines) - 1
    for name in ("game", "players", "chance", "plies"):
        if name not in header.fields:
            raise RecordError(index + 1, f"the header has no {name!r}")
    return header, index + 1


def _read_field(header: _Header, line: int, text: str) -> None:
    name, colon, value = (part.strip() for part in text.partition(":"))
    if not colon:
        raise RecordError(line, f"expected 'name: value', not {text!r}")
    if name in header.lines:
        raise RecordError(line, f"{name!r} is there twice, first on line {header.lines[name]}")
    header.lines[name] = line
    kind, _, which = name.partition(" ")
    if name in FIELDS:
        header.fields[name] = value
    elif kind == "option" and which:
        header.options[which] = value
    elif kind == "player" and which in SEATS:
        header.names[int(which)] = value
    else:
        raise RecordError(line, f"there is no field {name!r}")


def _open_match(header: _Header) -> Match:
    """An empty match with the record's players, options and seed, before its first move."""
    try:
        game = registry.find(header.fields["game"])
    except ValueError as error:
        raise RecordError(header.lines["game"], str(error)) from None
    players = header.number("players")
    options: dict[str, Any] = header.options
    try:
        names = [header.names.get(seat + 1, "") for seat in range(game.check_players(players))]
    except ValueError as error:
        raise RecordError(header.lines["players"], str(error)) from None
    for number, name in header.names.items():
        if number > players or not name.isprintable():
            problem = "there is no such player" if number > players else f"{name!r} is not a name"
            raise RecordError(header.lines[f"player {number}"], problem)
    for name in options:
        try:
            game.choose_options({name: options[name]})
        except ValueError as error:
            raise RecordError(header.lines[f"option {name}"], str(error)) from None
    match = Match(game, players, chance="manual", names=names, **options)
    _set_chance(match, header)
    return match


def _set_chance(match: Match, header: _Header) -> None:
    chance = header.fields["chance"]
    if chance not in ("drawn", "manual"):
        raise RecordError(header.lines["chance"], f"chance can be drawn or manual, not {chance!r}")
    match.chance = chance  # type: ignore[assignment]
    match.seed = header.fields.get("seed")
    match.commitment = header.fields.get("commitment")
    if match.seed is not None and match.commitment != commitment(match.seed):
        line = header.lines.get("commitment", header.lines["seed"])
        raise RecordError(line, "the commitment is not that of the seed")


def _read_turn(match: Match, header: _Header, line: int, text: str) -> None:
    tokens = text.split()
    if not tokens or text.startswith("#"):
        return
    turn, *rest = tokens
    if not turn.endswith(".") or not turn[:-1].isdecimal():
        raise RecordError(line, f"expected the number of a turn, such as '1.', not {turn!r}")
    if turn[:-1] != str(match.turn):
        raise RecordError(line, f"expected turn {match.turn}, not {turn[:-1]}")
    for token in rest:
        _read_token(match, line, token)


def _read_token(match: Match, line: int, token: str) -> None:
    if token[0] == "p" and token[1:].isdecimal():
        if match.seat < 0 or token[1:] != str(match.seat + 1):
            raise RecordError(line, f"it is not {token}'s turn to decide")
        return
    by_chance = token.startswith("[") and token.endswith("]")
    if by_chance != (match.seat == CHANCE):
        raise RecordError(line, f"{token}: the next move is {'a' if by_chance else 'not a'} player's")
    try:
        move = match.move(token[1:-1] if by_chance else token)
        reason = match.reason(move)
    except IllegalMove as error:
        raise RecordError(line, str(error)) from None
    if reason:
        raise RecordError(line, f"{token}: {match.game.words().say(reason, match.names)}")
    if by_chance and match.seed is not None and move != match.drawn():
        raise RecordError(line, f"{token} at ply {match.ply}: the seed draws {match.drawn()}")
    match._push(move.id)


def _check_end(match: Match, header: _Header, last: int) -> None:
    if header.number("plies") != match.ply:
        raise RecordError(last, f"the record ends after {match.ply} moves, its header says {header.fields['plies']}")
    result = header.fields.get("result")
    if match.over != (result is not None):
        raise RecordError(last, "the header has no result" if match.over else "the game is not over")
    if result is not None and result != _numbers(match.scores):
        raise RecordError(header.lines["result"], f"the result is {_numbers(match.scores)}, not {result}")
