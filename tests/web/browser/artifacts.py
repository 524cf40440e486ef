"""Where the run leaves what it saw."""

from pathlib import Path

__all__ = ["ARTIFACTS"]

ARTIFACTS = Path(__file__).parents[2] / "artifacts"
