"""The floors of the house: a floor imports from those above it, never the other way round."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tradewinds

PACKAGE = Path(tradewinds.__file__).parent
FLOORS = ["core", "games", "bots", "arena", "envs", "web", "bench", "testing", "cli"]
MODULES = sorted(PACKAGE.rglob("*.py"))


def floor_of(module: str) -> int | None:
    parts = module.split(".")
    return FLOORS.index(parts[1]) if parts[0] == "tradewinds" and len(parts) > 1 and parts[1] in FLOORS else None


def imports(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_module_imports_only_from_its_own_floor_and_those_above(path: Path) -> None:
    module = ".".join(["tradewinds", *path.relative_to(PACKAGE).with_suffix("").parts])
    own = floor_of(module)
    if own is None:  # the package itself gathers what people import from it
        return
    for imported in imports(path):
        floor = floor_of(imported)
        assert floor is None or floor <= own, f"{module} imports {imported}"
        if module.startswith("tradewinds.games.") and imported.startswith("tradewinds.games."):
            assert imported.split(".")[2] == module.split(".")[2] or path.parent.name == "games", (
                f"{module} imports another game"
            )


def test_rules_import_nothing_that_draws_or_serves() -> None:
    for path in PACKAGE.glob("games/*/rules/*.py"):
        for imported in imports(path):
            assert imported.partition(".")[0] in {"__future__", "numpy", "tradewinds", "typing"}, (
                f"{path.name}: {imported}"
            )
