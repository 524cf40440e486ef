"""Each kind of environment is imported without what only the others need."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

OTHERS = {"gymnasium", "pettingzoo", "pyspiel", "jax", "ray", "choix", "fastapi"}


@pytest.mark.parametrize(
    ("module", "needed"),
    [
        ("batch", set()),
        ("cuda", set()),
        ("gymnasium", {"gymnasium"}),
        ("pettingzoo", {"pettingzoo", "gymnasium"}),  # whose spaces PettingZoo uses
        ("openspiel", {"pyspiel"}),
    ],
)
def test_an_environment_is_imported_without_what_others_need(module: str, needed: set[str]) -> None:
    missing = "; ".join(f"sys.modules[{name!r}] = None" for name in sorted(OTHERS - needed))
    subprocess.run(
        [sys.executable, "-c", f"import sys; {missing}; import tradewinds.envs.{module}"],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        check=True,
    )
