"""Opponents that learn: self-play on batches of games, with JAX. Nothing else in the house needs this floor."""

from tradewinds.learning.checkpoint import CheckpointError
from tradewinds.learning.curves import picture
from tradewinds.learning.plan import DEVICES, Plan, PlanError, plan_for
from tradewinds.learning.standing import Standing, against
from tradewinds.learning.tables import Setting
from tradewinds.learning.training import Progress, Training, read_progress

__all__ = [
    "DEVICES",
    "CheckpointError",
    "Plan",
    "PlanError",
    "Progress",
    "Setting",
    "Standing",
    "Training",
    "against",
    "picture",
    "plan_for",
    "read_progress",
]
