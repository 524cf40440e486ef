"""`@rule`: one source of the rules, run as plain Python or compiled by Numba.

Which of the two is decided once a process by the environment variable TRADEWINDS_MODE, `compiled` (the default) or
`interpreted`. Compiled code is kept on disk in a folder named by a digest of every source and component file that
could have had a part in it, so a second start pays no compilation and a changed rule never runs from an old cache.
Rooms that only show or tell (APART) have no part in any rule: drawing a picture anew compiles nothing again.

A process that interprets never loads the compiler: what is needed of it is imported where it is called.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

from tradewinds.core.machine import user

__all__ = ["COMPILED", "MODES", "cache_folder", "choose_while_compiling", "digest", "rule", "rule_kept_with"]

MODES = ("compiled", "interpreted")
SOURCES = (".py", ".toml")
# Files and folders that hold no rule and that no rule imports; tests/test_house.py holds the imports to this.
APART = {"about", "errors", "game", "match", "picture", "record", "sight", "story", "terminal", "view", "words"}
DAYS_KEPT = 30

Function = TypeVar("Function", bound=Callable[..., Any])


def _mode() -> str:
    mode = os.environ.get("TRADEWINDS_MODE", "compiled")
    if mode not in MODES:
        raise ValueError(f"TRADEWINDS_MODE is {mode!r}; it can be {' or '.join(MODES)}")
    return mode


COMPILED = _mode() == "compiled"


def rule(function: Function) -> Function:
    """Marks a function over a record as a rule: compiled and cached, or left as it is when interpreting."""
    if function.__name__ in function.__code__.co_names:
        raise TypeError(f"the rule {function.__name__} calls itself: Numba cannot keep recursion in its cache")
    return _kept_with(function.__module__, function) if COMPILED else function


def rule_kept_with(module: str, function: Function) -> Function:
    """A rule of ours compiled once more, for types of someone else's module, and kept with that module's own rules.

    Numba reads all that is kept of a rule at once: types of a module that is not everywhere must not be among it.
    """
    return _kept_with(module, getattr(function, "py_func", function)) if COMPILED else function


def _kept_with(module: str, function: Function) -> Function:
    from tradewinds.core.compiling import CompiledRule

    compiled = CompiledRule(function)
    compiled.keep_in(cache_folder(module))
    return compiled  # type: ignore[return-value]


def choose_while_compiling(function: Callable[..., Any], choice: Callable[..., Any]) -> None:
    """Has compiled rules that call a function call the rule that `choice` finds by Numba's types of the arguments."""
    if COMPILED:
        from tradewinds.core import compiling

        compiling.choose_while_compiling(function, choice)


def digest(module: str) -> str:
    """The digest of all that decides how rules of this module behave: its home and our core."""
    homes = sorted({_home(module), _home(__name__)})
    return hashlib.sha256("".join(_package_digest(home) for home in homes).encode()).hexdigest()[:16]


@cache
def cache_folder(module: str) -> Path:
    """Where compiled rules of this module are kept between runs."""
    folder = _cache_root() / digest(module)
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        _forget_old(folder.parent)
    return folder


def _home(module: str) -> str:
    """The package a rule shares its fate with: a game's folder, a floor of our house, or someone else's package.

    A floor's rules call nothing but core's and, through the contract, a game's; a record's type carries the digest of
    its game, so no other source can have had a part in compiled code. tests/test_house.py holds the imports to this.
    """
    ours = __name__.partition(".")[0]
    first, *rest = module.split(".")
    if first != ours:
        return first
    return ".".join([first, *rest[: 2 if rest[:1] == ["games"] else 1]])


@cache
def _package_digest(package: str) -> str:
    """A digest over the names and contents of every source and component file of a package."""
    content = hashlib.sha256(sys.version.encode() + version("numba").encode())
    for path in _sources(package):
        content.update(f"{path.name}\0".encode() + path.read_bytes() + b"\0")
    return content.hexdigest()


def _sources(package: str) -> list[Path]:
    module = sys.modules[package]
    if not hasattr(module, "__path__"):  # a game in one file, or a script
        return [Path(module.__file__)] if getattr(module, "__file__", None) else []  # type: ignore[arg-type]
    paths = [(path, path.relative_to(root)) for root in module.__path__ for path in Path(root).rglob("*")]
    return sorted(path for path, inside in paths if path.suffix in SOURCES and not _is_apart(inside))


def _is_apart(inside: Path) -> bool:
    """Whether a file of a package, by its path within it, has no part in rules: a room apart, or the front door."""
    return str(inside) == "__init__.py" or inside.with_suffix("").parts[0] in APART


@cache
def _cache_root() -> Path:
    root = Path(os.environ.get("TRADEWINDS_CACHE") or platformdirs.user_cache_dir("tradewinds")) / "compiled"
    try:
        root.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=root).close()
    except OSError:  # a read-only home: compile for this user and boot only
        root = Path(tempfile.gettempdir()) / f"tradewinds-{user()}" / "compiled"
    return root


def _forget_old(root: Path) -> None:
    """Removes the caches of versions that have not been started for a month."""
    for folder in root.iterdir():
        try:
            if time.time() - folder.stat().st_mtime > DAYS_KEPT * 86400:
                shutil.rmtree(folder)
        except OSError:  # another process was quicker
            continue
