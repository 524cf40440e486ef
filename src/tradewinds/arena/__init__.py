"""Bots against bots."""

from tradewinds.arena.cluster import ClusterError
from tradewinds.arena.estimates import Estimate
from tradewinds.arena.folder import FolderError
from tradewinds.arena.local import WorkersDie
from tradewinds.arena.playing import BotFault
from tradewinds.arena.results import Habit, Results
from tradewinds.arena.running import Progress, results_in, run
from tradewinds.arena.simulation import Summary, simulate
from tradewinds.arena.tournament import FORMATS, Pairing, Table, Tournament

__all__ = [
    "FORMATS",
    "BotFault",
    "ClusterError",
    "Estimate",
    "FolderError",
    "Habit",
    "Pairing",
    "Progress",
    "Results",
    "Summary",
    "Table",
    "Tournament",
    "WorkersDie",
    "results_in",
    "run",
    "simulate",
]
