"""How fast bots play where people watch: a matter of taste, not of thought."""

from __future__ import annotations

__all__ = ["CALM", "PACES", "USUAL_DELAY"]

CALM = "calm"
PACES = {"at-once": 0.0, CALM: 1.0, "slow": 3.0}  # how long a bot takes about a move, as a multiple of
USUAL_DELAY = 0.7  # seconds
