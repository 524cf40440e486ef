"""The record of a match: a small readable text that holds all of it. docs/records.md describes the format."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from tradewinds.core import registry
from tradewinds.core.chance import commitment
from tradewinds.core.errors import RecordError
from tradewinds.core.fairness import PART, SOURCES, Part, SharedSeed, server_part
from tradewinds.core.game import Game, OptionValue
from tradewinds.core.match import LONGEST_NAME, Match
from tradewinds.core.state import CHANCE
from tradewinds.core.words import SHARED, Message, Words

__all__ = ["LONGEST_NAME", "PERSON", "bot_seat", "checksum", "load", "write"]

VERSION = 2  # since which a seed can be made of parts; all other records are written as version 1, for older readers
FIRST_LINES = {version: f"tradewinds record {version}" for version in range(1, VERSION + 1)}
FIELDS = ("game", "players", "chance", "commitment", "secret", "seed", "plies", "result", "checksum")
SEATS = tuple(str(number) for number in range(1, 100))
LARGEST = 4_000_000  # characters; the longest random games take a few thousand
LONGEST_FIELD = 1000  # characters of a line of the header
LONGEST_QUOTE = 60  # characters of a text that an error repeats
BYTE_ORDER_MARK = "\ufeff"  # what some editors put in front of a text

PERSON = "person"  # in a seat; a bot is `bot greedy`


def bot_seat(name: str) -> str:
    """What stands in a seat that a bot has."""
    return f"bot {name}"


# Writing


def write(match: Match, *, secret: bool = True) -> str:
    """The match as text."""
    shared = match.shared_seed if secret or match.over else None
    lines = [FIRST_LINES[2 if shared else 1], f"game: {match.game.name}", f"players: {match.players}"]
    lines += [f"option {name}: {_option_text(value)}" for name, value in match.options.items()]
    lines += [f"player {seat + 1}: {name}" for seat, name in enumerate(match.names) if name]
    lines += [f"seat {seat + 1}: {kind}" for seat, kind in enumerate(match.seats) if kind]
    lines.append(f"chance: {match.chance}")
    if match.commitment:
        lines.append(f"commitment: {match.commitment}")
    if shared:
        lines.append(f"secret: {shared.secret}")
        lines += [f"part {seat + 1}: {part.source} {part.value}" for seat, part in enumerate(shared.parts)]
    if match.seed is not None and (secret or match.over):
        lines.append(f"seed: {match.seed}")
    lines.append(f"plies: {match.ply}")
    if match.over:
        lines.append(f"result: {_numbers(match.scores)}")
    turns = list(_turns(match))
    lines.append(f"checksum: {checksum([*lines, *turns])}")
    return "\n".join([*lines, "", *turns, ""])


def checksum(lines: Iterable[str]) -> str:
    """SHA-256 of the lines that say something, without that of the checksum itself and the spaces around them."""
    told = [line.strip() for line in lines if line.strip() and not line.startswith(("#", "checksum:"))]
    return hashlib.sha256("\n".join(told).encode("utf-8", "surrogatepass")).hexdigest()


def _option_text(value: OptionValue) -> str:
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


# Reading


@cache
def _words(language: str) -> Words:
    return Words(language, [SHARED / "record"])


def _fault(line: int, key: str, /, **parameters: str | int) -> RecordError:
    """What is wrong with a line; numbers are told as they are written, without the commas of a language."""
    message = Message(key, {name: str(value) for name, value in parameters.items()})
    return RecordError(line, lambda language: _words(language).say(message))


def _quoted(text: str) -> str:
    """A text from a record as it can be shown anywhere: shortened, and without anything a terminal would obey."""
    return repr(text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…")


@dataclass
class _Header:
    """The fields above the empty line, each with the line it stands on."""

    fields: dict[str, str] = field(default_factory=dict)
    options: dict[str, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    seats: dict[int, str] = field(default_factory=dict)
    parts: dict[int, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)

    def number(self, name: str) -> int:
        try:
            return int(self.fields[name])
        except ValueError:
            raise _fault(self.lines[name], "number", field=name, text=_quoted(self.fields[name])) from None


def load(text: str) -> Match:
    """Reads a record back into a match; RecordError says which line is wrong, and how.

    Every move is checked against the rules, and where the seed is known every outcome of chance against the seed. The
    checksum comes last, so that damage is found where it is if the rules can find it.
    """
    if len(text) > LARGEST:
        raise _fault(1, "too-long", most=LARGEST)
    lines = text.removeprefix(BYTE_ORDER_MARK).splitlines()
    header, body = _read_header(lines)
    match = _open_match(header)
    for line in range(body, len(lines)):
        _read_turn(match, line + 1, lines[line])
    _check_end(match, header, len(lines))
    if header.fields.get("checksum") not in (None, checksum(lines)):
        raise _fault(header.lines["checksum"], "checksum")
    match._draw_chance()
    return match


def _read_header(lines: list[str]) -> tuple[_Header, int]:
    first = lines[0].strip() if lines else ""
    if first not in FIRST_LINES.values():
        version = re.fullmatch(r"tradewinds record ([0-9]{1,9})", first)
        if version and int(version[1]) > VERSION:
            raise _fault(1, "newer", version=version[1], known=VERSION)
        raise _fault(1, "first-line", line=FIRST_LINES[1])
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
            raise _fault(index + 1, "missing", field=repr(name))
    return header, index + 1


def _read_field(header: _Header, line: int, text: str) -> None:
    if len(text) > LONGEST_FIELD:
        raise _fault(line, "field-too-long", most=LONGEST_FIELD)
    name, colon, value = (part.strip() for part in text.partition(":"))
    if not colon:
        raise _fault(line, "no-colon", text=_quoted(text))
    if name in header.lines:
        raise _fault(line, "twice", field=_quoted(name), line=header.lines[name])
    header.lines[name] = line
    kind, _, which = name.partition(" ")
    if name in FIELDS:
        header.fields[name] = value
    elif kind == "option" and which:
        header.options[which] = value
    elif kind in ("player", "seat", "part") and which in SEATS:
        {"player": header.names, "seat": header.seats, "part": header.parts}[kind][int(which)] = value
    else:
        raise _fault(line, "no-field", field=_quoted(name))


def _open_match(header: _Header) -> Match:
    """An empty match with the record's players, options and seed, before its first move."""
    name = header.fields["game"]
    known = {game.name: game for game in registry.all_games()}
    if name not in known:
        raise _fault(header.lines["game"], "no-game", game=_quoted(name), games=", ".join(sorted(known)))
    game, players = known[name], header.number("players")
    if players not in game.seats:
        bounds = {"least": game.seats[0], "most": game.seats[-1]}
        raise _fault(header.lines["players"], "players", game=name, count=_shortened(players), **bounds)
    _check_names(header, players)
    _check_options(header, game)
    names = [header.names.get(seat + 1, "") for seat in range(players)]
    match = Match(game, players, chance="manual", names=names, **header.options)
    match.seats = [header.seats.get(seat + 1, "") for seat in range(players)]
    _set_chance(match, header)
    return match


def _shortened(number: int) -> str:
    return str(number) if abs(number) < 10**9 else "…"


def _check_names(header: _Header, players: int) -> None:
    for kind, values in (("player", header.names), ("seat", header.seats)):
        for number, value in values.items():
            line = header.lines[f"{kind} {number}"]
            if number > players:
                raise _fault(line, "no-player", count=players)
            if len(value) > LONGEST_NAME:
                raise _fault(line, "name-too-long", most=LONGEST_NAME)
            if not value.isprintable():
                raise _fault(line, "no-name", text=_quoted(value))
            if kind == "seat" and value != PERSON and not re.fullmatch(r"bot \S.*", value):
                raise _fault(line, "no-seat", text=_quoted(value))


def _check_options(header: _Header, game: Game) -> None:
    options = {option.name: option for option in game.options}
    for name, value in header.options.items():
        line = header.lines[f"option {name}"]
        if name not in options:
            raise _fault(line, "no-option", game=game.name, option=_quoted(name), options=", ".join(options) or "–")
        try:
            options[name].read(value)
        except ValueError:
            values = "/".join(options[name].choices or ("yes", "no"))
            raise _fault(line, "option", option=name, values=values, text=_quoted(value)) from None


def _set_chance(match: Match, header: _Header) -> None:
    chance = header.fields["chance"]
    if chance not in ("drawn", "manual"):
        raise _fault(header.lines["chance"], "chance", text=_quoted(chance))
    match.chance = chance  # type: ignore[assignment]
    match.seed = header.fields.get("seed")
    match.commitment = header.fields.get("commitment")
    if "secret" in header.fields or header.parts:
        match.shared_seed = _shared_seed(header, match.players)
    elif match.seed is None:
        return
    elif match.commitment is None:
        raise _fault(header.lines["seed"], "no-commitment")
    elif match.commitment != commitment(match.seed):
        raise _fault(header.lines["commitment"], "commitment")


def _shared_seed(header: _Header, players: int) -> SharedSeed:
    """The secret and all parts, if they are those that were committed to and the seed is made of them."""
    some = min(header.lines[name] for name in ("secret", *(f"part {n}" for n in header.parts)) if name in header.lines)
    for name in ("commitment", "secret", "seed"):
        if name not in header.fields:
            raise _fault(some, "shared-missing", field=repr(name))
    secret = header.fields["secret"]
    if header.fields["commitment"] != commitment(secret):
        raise _fault(header.lines["commitment"], "secret-commitment")
    shared = SharedSeed(secret, tuple(_part(header, secret, seat, some) for seat in range(players)))
    surplus = [header.lines[f"part {number}"] for number in header.parts if number > players]
    if surplus:
        raise _fault(surplus[0], "no-player", count=players)
    if header.fields["seed"] != shared.seed:
        raise _fault(header.lines["seed"], "shared-seed")
    return shared


def _part(header: _Header, secret: str, seat: int, some: int) -> Part:
    name = f"part {seat + 1}"
    if name not in header.lines:
        raise _fault(some, "shared-missing", field=repr(name))
    source, _, value = header.parts[seat + 1].partition(" ")
    if source not in SOURCES or not PART.fullmatch(value):
        raise _fault(header.lines[name], "no-part", text=_quoted(header.parts[seat + 1]))
    if source != "browser" and value != server_part(secret, seat):
        raise _fault(header.lines[name], "server-part")
    return Part(source, value)


def _read_turn(match: Match, line: int, text: str) -> None:
    tokens = text.split()
    if not tokens or text.startswith("#"):
        return
    turn, *rest = tokens
    if not turn.endswith(".") or not turn[:-1].isdecimal():
        raise _fault(line, "no-turn", text=_quoted(turn))
    if turn[:-1] != str(match.turn):
        raise _fault(line, "turn", turn=match.turn, text=_quoted(turn[:-1]))
    for token in rest:
        _read_token(match, line, token)


def _read_token(match: Match, line: int, token: str) -> None:
    if token[0] == "p" and token[1:].isdecimal():
        if match.seat < 0 or token[1:] != str(match.seat + 1):
            raise _fault(line, "not-their-turn", player=_quoted(token))
        return
    by_chance = token.startswith("[") and token.endswith("]")
    if by_chance != (match.seat == CHANCE):
        raise _fault(line, "by-chance" if by_chance else "by-player", move=_quoted(token))
    number = match.game.moves.find(token[1:-1] if by_chance else token)
    if number is None:
        raise _fault(line, "no-move", game=match.game.name, move=_quoted(token))
    move = match.move(number)
    reason = match.reason(move)
    if reason:
        game, names = match.game, match.names
        raise RecordError(line, lambda language: f"{move.code}: {game.words(language).say(reason, names)}")
    if by_chance and match.seed is not None and move != match.drawn():
        raise _fault(line, "draw", move=token, ply=match.ply, drawn=str(match.drawn()))
    match._push(move.id)


def _check_end(match: Match, header: _Header, last: int) -> None:
    if header.number("plies") != match.ply:
        raise _fault(last, "plies", plies=match.ply, text=_quoted(header.fields["plies"]))
    result = header.fields.get("result")
    if match.over != (result is not None):
        raise _fault(last, "no-result" if match.over else "not-over")
    if result is not None and result != _numbers(match.scores):
        raise _fault(header.lines["result"], "result", result=_numbers(match.scores), text=_quoted(result))
