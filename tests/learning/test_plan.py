"""Plans: those that come with the games can be followed, others are refused with a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from high_tide import HIGH_TIDE

from tests.learning.small import MACHI_KORO, small_plan
from tradewinds import find_game
from tradewinds.core.game import Game
from tradewinds.learning import DEVICES, PlanError, plan_for

GAMES = [find_game(name) for name in ("machi-koro", "council-of-four", "yokohama")]
SETTING = "[[settings]]\nplayers = 2\n"


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_comes_with_a_plan_for_every_number_of_players(game: Game, device: str) -> None:
    plan = plan_for(game, device)
    assert {setting.players for setting in plan.settings} == {*game.seats}
    measured = [setting.name for setting in plan.settings if setting.measured]
    assert measured
    assert len(measured) == len({*measured})
    assert plan.decisions == plan_for(game, device, decisions=plan.decisions * 2).decisions / 2


def test_a_plan_can_differ_by_machine_and_is_easier_on_a_cpu() -> None:
    cpu, gpu = (plan_for(MACHI_KORO, device) for device in DEVICES)
    assert cpu.settings == gpu.settings
    assert cpu.manner == gpu.manner
    assert cpu.decisions < gpu.decisions / 10
    assert cpu.width < gpu.width


def test_a_plan_is_read_from_a_file_and_told_as_plain_data(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f"width = 16\ntrust = 1\n[on_gpu]\nwidth = 32\n[manner]\nclip = 0.1\n{SETTING}share = 2\n", "utf-8")
    plan = plan_for(MACHI_KORO, "cpu", file, depth=1)
    assert (plan.width, plan.depth, plan.trust, plan.manner.clip) == (16, 1, 1, 0.1)
    assert plan_for(MACHI_KORO, "gpu", file).shape() == {"width": 32, "depth": 3}
    data = plan.data()
    assert data["settings"][0] == {"players": 2, "options": {}, "share": 2, "measured": False, "sparring": False}
    assert data["manner"]["clip"] == 0.1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "a plan needs at least one setting to play"),
        ("speed = 1", "a plan has no speed"),
        ("width = ", "Invalid value"),
        (f"tables = 0\n{SETTING}", "tables is a whole number of at least 1, not 0"),
        (f"tables = 1.5\n{SETTING}", "tables is a whole number of at least 1, not 1.5"),
        (f"decisions = 'many'\n{SETTING}", "decisions is a whole number of at least 1, not 'many'"),
        (f"depth = true\n{SETTING}", "depth is a whole number of at least 1, not True"),
        (f"rivals = -1\n{SETTING}", "rivals is a whole number of at least 0, not -1"),
        (f"measured_games = 0\n{SETTING}", "measured_games is a whole number of at least 1, not 0"),
        (f"trust = 1.1\n{SETTING}", "trust is a number from 0 to 1, not 1.1"),
        (f"measure = nan\n{SETTING}", "measure is a number of at least 0, not nan"),
        (f"tables = 2\nsteps = 3\nportions = 7\n{SETTING}", "2 tables and 3 steps cannot be cut into 7 portions"),
        (f"[manner]\npace = 1\n{SETTING}", "a manner has no pace"),
        (f"[manner]\nrate = 'high'\n{SETTING}", "rate is a number of at least 0, not 'high'"),
        (f"manner = 3\n{SETTING}", "manner is a table of names and values, not 3"),
        (f"on_cpu = 3\n{SETTING}", "on_cpu is a table of names and values, not 3"),
        ("settings = 3", "settings are a list"),
        ("settings = [3]", "setting is a table of names and values, not 3"),
        ("[[settings]]", "a setting needs players"),
        (f"{SETTING}seats = 3", "a setting has no seats"),
        (f"{SETTING}share = -1", "share is a number of at least 0, not -1"),
        (f"{SETTING}share = 0", "at least one setting needs a share of the tables"),
        (f"{SETTING}options = 3", "options is a table of names and values, not 3"),
        (f"{SETTING}options = {{ speed = 3 }}", "machi-koro has no option speed"),
        ("[[settings]]\nplayers = 9", "machi-koro is for 2 to 5 players, not 9"),
        ("[[settings]]\nplayers = 2.0", "players is a whole number of at least 0, not 2.0"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    with pytest.raises(PlanError, match=r"^own\.toml is no plan: ") as refused:
        plan_for(MACHI_KORO, "cpu", file)
    assert sentence in str(refused.value)


def test_a_plan_that_cannot_be_read_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(PlanError, match="there is no plan for high-tide: write one, and name it"):
        plan_for(HIGH_TIDE)
    with pytest.raises(PlanError, match=r"none\.toml cannot be read: No such file"):
        plan_for(MACHI_KORO, path=tmp_path / "none.toml")
    with pytest.raises(PlanError, match="cannot be read: Is a directory"):
        plan_for(MACHI_KORO, path=tmp_path)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(PlanError, match=r"bytes\.toml is no plan: "):
        plan_for(MACHI_KORO, path=tmp_path / "bytes.toml")


def test_a_plan_made_by_hand_is_checked_as_well() -> None:
    with pytest.raises(PlanError, match="selves is a whole number of at least 1, not 0"):
        small_plan(selves=0)
