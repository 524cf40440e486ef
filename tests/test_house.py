"""The floors of the house: a floor imports from those above it, never the other way round."""

from __future__ import annotations

import ast
from pathlib import Path

import tradewinds
from tradewinds.core.rule import APART

PACKAGE = Path(tradewinds.__file__).parent
FLOORS = ["core", "games", "bots", "arena", "envs", "learning", "web", "bench", "testing", "cli"]


def floor_of(module: str) -> int | None:
    parts = module.split(".")
    return FLOORS.index(parts[1]) if parts[0] == "tradewinds" and len(parts) > 1 and parts[1] in FLOORS else None


def name_of(path: Path) -> str:
    return ".".join(["tradewinds", *path.relative_to(PACKAGE).with_suffix("").parts])


def imports(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def rule_files() -> list[Path]:
    """The files that can have a part in a rule of a game."""
    folders = [folder for folder in (PACKAGE / "games").iterdir() if folder.is_dir() and folder.name != "__pycache__"]
    files = [(path, path.relative_to(folder)) for folder in folders for path in folder.rglob("*.py")]
    return [
        path for path, inside in files if str(inside) != "__init__.py" and inside.with_suffix("").parts[0] not in APART
    ]


def test_a_module_imports_only_from_its_own_floor_and_those_above() -> None:
    wrong = []
    for path in PACKAGE.rglob("*.py"):
        module, own = name_of(path), floor_of(name_of(path))
        if own is not None:  # the package itself gathers what people import from it
            wrong += [f"{module} imports {name}" for name in imports(path) if (floor_of(name) or 0) > own]
    assert not wrong


def test_only_the_command_line_imports_what_learns_and_only_what_learns_imports_jax() -> None:
    """So that whoever plays, serves or measures needs no library of training."""
    wrong = []
    for path in PACKAGE.rglob("*.py"):
        module, floor = name_of(path), path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        for name in imports(path):
            if f"{name}.".startswith("tradewinds.learning.") and floor not in ("learning", "cli"):
                wrong.append(f"{module} imports {name}")
            if name.partition(".")[0] in ("jax", "jaxlib") and floor != "learning":
                wrong.append(f"{module} imports {name}")
    assert not wrong


def test_no_game_imports_another() -> None:
    wrong = []
    for path in (PACKAGE / "games").glob("*/**/*.py"):
        own = name_of(path).split(".")[2]
        games = {name.split(".")[2] for name in imports(path) if name.startswith("tradewinds.games.")}
        wrong += [f"{name_of(path)} imports {other}" for other in games - {own}]
    assert not wrong


def test_what_rules_are_made_of_imports_nothing_that_draws_tells_or_serves() -> None:
    """So that a changed picture or sentence compiles nothing: those rooms are no part of a rule's digest."""
    allowed = {"__future__", "collections", "dataclasses", "numpy", "pathlib", "tomllib", "tradewinds", "typing"}
    wrong = []
    for path in rule_files():
        for name in imports(path):
            room = name.split(".")[3] if name.startswith("tradewinds.games.") and name.count(".") > 2 else ""
            if name.partition(".")[0] not in allowed or room in APART:
                wrong.append(f"{name_of(path)} imports {name}")
    assert not wrong


def test_every_game_has_the_same_rooms() -> None:
    rooms = [
        {room.stem for room in folder.iterdir() if room.suffix in (".py", "") and not room.name.startswith("_")}
        for folder in (PACKAGE / "games").iterdir()
        if folder.is_dir() and folder.name != "__pycache__"
    ]
    needed = {"about", "components", "events", "judgement", "moves", "picture", "reasons", "rules", "state", "terminal"}
    needed |= {"things", "view", "words"}
    assert all(needed <= own for own in rooms), [needed - own for own in rooms]
