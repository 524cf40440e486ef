"""The command as a whole: its help, and what it says of wrong usage and of faults of the system."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from difflib import get_close_matches
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from tradewinds.cli.speech import FAILED, USAGE, fault, language_of, own_words, refuse, shown, speak, spoken
from tradewinds.cli.start import interpret_rules
from tradewinds.core.words import Message

__all__ = ["House", "Room"]

WIDEST = 100  # columns of a help page
USAGE_ERROR = typer.BadParameter.__mro__[2]  # all that a command line can be blamed for


class House(TyperGroup):
    """`tradewinds` itself."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Runs a command; whatever goes wrong is told in a sentence, in the language asked for."""
        typed = sys.argv[1:] if args is None else args
        speak(language_of(typed))
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
            sys.stdout.flush()
        except OSError as error:  # a full disk, a pipe that was closed
            code = _blame_the_system(error)
        except Exception as error:
            if not isinstance(error, USAGE_ERROR):
                raise
            code = _blame_the_usage(error, next((word for word in typed if word in self.commands), ""))
        if standalone_mode:
            sys.exit(code or 0)
        return code

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is asked for."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            close = get_close_matches(name, self.commands) or [""]
            known = ", ".join(self.commands)
            refuse("no-command-but" if close[0] else "no-command", text=repr(name), close=close[0], commands=known)
        return super().resolve_command(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """What there is: commands, games and bots."""
        interpret_rules()
        from tradewinds.bots import bot_names
        from tradewinds.games import all_games

        say = own_words().say
        _write(formatter, [say(Message("usage", {"command": "tradewinds COMMAND"})), "", *_wrapped(say("do"), 0), ""])
        _write(formatter, [say("commands"), *_rows([(name, say(f"do-{name}")) for name in self.commands])])
        games = [(game.name, game.words(spoken()).say("title")) for game in all_games()]
        _write(formatter, ["", say("games-title"), *_rows(games)])
        _write(formatter, ["", say("bots-title"), *_rows([(bot, _about(bot)) for bot in bot_names()])])
        _write(formatter, ["", say("options-title"), *_rows(_options(self, ctx)), "", say("more-help")])


class Room(TyperCommand):
    """One of its commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """What the command does and what it can be told."""
        interpret_rules()
        say = own_words().say
        places = [_place(param) for param in self.params if param.param_type_name == "argument"]
        usage = " ".join([ctx.command_path, *places, "[…]"])
        _write(formatter, [say(Message("usage", {"command": usage})), "", *_wrapped(say(f"do-{self.name}"), 0)])
        given = [(_place(param), _help(self, param)) for param in self.params if param.param_type_name == "argument"]
        if given:
            _write(formatter, ["", *_rows(given)])
        _write(formatter, ["", say("options-title"), *_rows(_options(self, ctx))])


# Help


def _write(formatter: Any, lines: Sequence[str]) -> None:
    formatter.write("".join(f"{line}\n" for line in lines))


def _options(command: Any, ctx: Any) -> Iterator[tuple[str, str]]:
    """Every option, with what it takes and what it is for."""
    for param in command.get_params(ctx):
        if param.param_type_name == "option":
            takes = "" if param.is_flag else f" {_metavar(param)}"
            yield ", ".join(sorted(param.opts, key=len)) + takes, _help(command, param)


def _metavar(param: Any) -> str:
    return str(param.metavar or param.name.upper())


def _place(param: Any) -> str:
    return _metavar(param).strip("[]") if param.required else f"[{_metavar(param).strip('[]')}]"


def _help(command: Any, param: Any) -> str:
    """What an option is for: in words of its own for this command, else in those it has everywhere."""
    words = own_words()
    known = [key for key in (f"with-{command.name}-{param.name}", f"with-{param.name}") if words.knows(key)]
    text = words.say(Message(known[0], _choices())) if known else param.help or ""
    usual = param.default if param.param_type_name == "option" else None
    return f"{text} [{usual}]" if isinstance(usual, int | float | str) and not isinstance(usual, bool) else text


def _about(bot: str) -> str:
    """How a bot plays; of other people's bots we only know that they are theirs."""
    words = own_words()
    return words.say(f"about-{bot}" if words.knows(f"about-{bot}") else "about-other")


def _choices() -> dict[str, str]:
    """What can be chosen from, for the help of options."""
    from tradewinds.bots import bot_names
    from tradewinds.bots.pace import PACES
    from tradewinds.core.words import LANGUAGES
    from tradewinds.games import all_games

    games = ", ".join(game.name for game in all_games())
    lists = {"bots": bot_names(), "languages": LANGUAGES, "paces": PACES}
    return {"games": games} | {name: ", ".join(values) for name, values in lists.items()}


def _rows(rows: Any) -> list[str]:
    """Words on the left, what they mean on the right."""
    rows = list(rows)
    left = max(len(name) for name, _ in rows) + 4
    lines = []
    for name, meaning in rows:
        first, *others = _wrapped(meaning, left)
        lines += [f"  {name:<{left - 2}}{first}", *[" " * left + other for other in others]]
    return lines


def _wrapped(text: str, indent: int) -> list[str]:
    width = min(get_terminal_size().columns, WIDEST)
    return wrap(text, max(width - indent, 20)) or [""]


# Blame


def _blame_the_usage(error: Any, command: str) -> int:
    """Says what is wrong with the command line, and where its help is."""
    kind = type(error).__name__
    if kind == "NoArgsIsHelpError":
        typer.echo(error.format_message())
        return 0
    param, ctx = getattr(error, "param", None), getattr(error, "ctx", None)
    path = ctx.command_path if ctx else f"tradewinds {command}".strip()
    about = {"command": path, "option": shown(getattr(error, "option_name", "")), "close": ""}
    key = {"NoSuchOption": "usage-no-option", "BadOptionUsage": "usage-no-value"}.get(kind, "usage-wrong")
    if param is not None:
        about["option"] = _metavar(param) if param.param_type_name == "argument" else max(param.opts, key=len)
        key = "usage-missing" if kind == "MissingParameter" else _tell_range(getattr(param, "type", param), about)
        if key == "usage-missing" and param.name == "game":
            key, about["games"] = "which-game", _choices()["games"]
    if kind == "NoSuchOption" and error.possibilities:
        key, about["close"] = "usage-no-option-but", error.possibilities[0]
    with suppress(typer.Exit):
        refuse(key, **about)
    return USAGE


def _tell_range(kind: Any, about: dict[str, str]) -> str:
    """Which values an option can have: the message that tells it, and its figures."""
    bounds = {"least": getattr(kind, "min", None), "most": getattr(kind, "max", None)}
    about |= {name: f"{bound:g}" for name, bound in bounds.items() if bound is not None}
    return "usage-from-to" if "most" in about else "usage-at-least" if "least" in about else "usage-bad-value"


def _blame_the_system(error: OSError) -> int:
    """Says what the system refused; a pipe that someone closed needs no words."""
    with suppress(OSError, ValueError):  # what is left in the buffer goes nowhere, instead of failing again at the exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno != errno.EPIPE:
        sentence = f"{shown(error.filename)}: {fault(error)}" if error.filename else fault(error)
        with suppress(OSError, typer.Exit):
            refuse("system-refused", reason=sentence)
    return FAILED
