"""One source, interpreted or compiled, and a cache that is never stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import tradewinds
from tradewinds.core.rule import COMPILED, digest, rule

EXAMPLES = Path(__file__).parents[2] / "examples"
PACKAGE = Path(tradewinds.__file__).parent

# Plays one card in a game of High Tide and prints the points it scored, and whether anything was compiled.
PLAY_ONE_CARD = """
import numba.core.event as event
compiled = []
class Listener(event.Listener):
    def on_start(self, happened): compiled.append(happened)
    def on_end(self, happened): pass
event.register("numba:compile", Listener())
import high_tide, tradewinds
from tradewinds.core import registry
from tradewinds.core.batch import play_batch
game = registry.register(high_tide.HIGH_TIDE)
match = tradewinds.Match(game, 2, chance="manual")
for code in ("draw:3", "draw:3", "draw:4", "draw:4", "play:4"):
    match.play(code)
print(match.scores[0], int(play_batch(game, 2, 50, seed=1).scores.sum()), len(compiled))
"""


def run(root: Path, program: str, **environment: str) -> list[int]:
    """Runs a program that imports tradewinds and the example from `root`, in a process of its own."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("TRADEWINDS_")}
    clean["PYTHONDONTWRITEBYTECODE"] = "1"  # Python tells a changed source by its second and size alone
    result = subprocess.run(
        [sys.executable, "-c", program],
        env=clean | {"PYTHONPATH": str(root), "TRADEWINDS_CACHE": str(root / "cache")} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return [int(number) for number in result.stdout.split()]


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """A copy of our core and of the example game that a test may change."""
    shutil.copytree(PACKAGE, tmp_path / "tradewinds", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(EXAMPLES / "high_tide", tmp_path / "high_tide", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def replace(path: Path, old: str, new: str) -> None:
    """Changes a source, keeping its size and time of change, as a careless tool might."""
    before, source = path.stat(), path.read_text()
    assert old in source
    assert len(old) == len(new)
    path.write_text(source.replace(old, new))
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


def test_a_second_start_compiles_nothing_and_a_changed_rule_is_never_run_from_the_cache(copied: Path) -> None:
    points, total, compiled = run(copied, PLAY_ONE_CARD)
    assert points == 4
    assert compiled > 0
    assert run(copied, PLAY_ONE_CARD) == [points, total, 0]

    replace(copied / "high_tide" / "rules.py", "points = card + 1 if", "points = card + 2 if")
    points_changed, total_changed, compiled_again = run(copied, PLAY_ONE_CARD)
    assert points_changed == 5
    assert total_changed > total, "generic code must be compiled anew for a changed game"
    assert compiled_again > 0

    # A change in core, in a function that the game's rules call from another file.
    replace(copied / "tradewinds" / "core" / "chance.py", "0x9E3779BB)", "0x9E3779BF)")
    assert run(copied, PLAY_ONE_CARD)[2] > 0


def test_processes_that_start_together_compile_everything_once(copied: Path) -> None:
    alone = run(copied, PLAY_ONE_CARD, TRADEWINDS_CACHE=str(copied / "own"))
    with ThreadPoolExecutor() as pool:
        together = list(pool.map(lambda _: run(copied, PLAY_ONE_CARD), range(3)))
    assert [results[:2] for results in together] == [alone[:2]] * 3
    assert sum(compiled for *_, compiled in together) == alone[2]


def test_a_changed_component_file_changes_the_digest(copied: Path) -> None:
    program = (
        "import tradewinds.core.rule as r, tradewinds.games; print(int(r.digest('tradewinds.games.machi_koro.x'), 16))"
    )
    before = run(copied, program, TRADEWINDS_MODE="interpreted")
    replace(copied / "tradewinds" / "games" / "machi_koro" / "components.toml", "cost = 6", "cost = 7")
    assert run(copied, program, TRADEWINDS_MODE="interpreted") != before


def test_a_changed_picture_or_sentence_compiles_no_rule_again(copied: Path) -> None:
    program = (
        "import tradewinds.core.rule as r, tradewinds.games; print(int(r.digest('tradewinds.games.machi_koro.x'), 16))"
    )
    before = run(copied, program, TRADEWINDS_MODE="interpreted")
    game = copied / "tradewinds" / "games" / "machi_koro"
    for path in (game / "picture" / "market.py", game / "view.py", copied / "tradewinds" / "core" / "words.py"):
        path.write_text(path.read_text() + "\n# a stroke of the pen\n")
    assert run(copied, program, TRADEWINDS_MODE="interpreted") == before


def test_a_game_shares_no_digest_with_another() -> None:
    tradewinds.find_game("machi-koro")  # only what is loaded has a digest
    assert digest("tradewinds.games.machi_koro.rules.turn") != digest("tradewinds.core.playout")
    assert digest("tradewinds.games.machi_koro.rules.turn") == digest("tradewinds.games.machi_koro.state")


def test_a_read_only_home_does_not_stop_anyone(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    program = "from tradewinds.core.rule import cache_folder; print(int(cache_folder('tradewinds.core').is_dir()))"
    assert run(PACKAGE.parent, program, TRADEWINDS_CACHE=str(tmp_path / "file" / "cache")) == [1]


def test_an_unknown_mode_is_refused() -> None:
    with pytest.raises(AssertionError, match="TRADEWINDS_MODE is 'quick'; it can be compiled or interpreted"):
        run(PACKAGE.parent, "import tradewinds.games", TRADEWINDS_MODE="quick")


def test_a_rule_may_not_call_itself() -> None:
    namespace: dict[str, object] = {}
    exec("def endless(state):\n    return endless(state)", namespace)  # noqa: S102
    with pytest.raises(TypeError, match="calls itself"):
        rule(namespace["endless"])  # type: ignore[type-var]


def test_the_mode_decides_whether_rules_are_compiled() -> None:
    rules = tradewinds.find_game("machi-koro").rules
    assert hasattr(rules.apply, "py_func") == COMPILED
