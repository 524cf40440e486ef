"""Bots against bots."""

from tradewinds.arena.simulation import Summary, simulate

__all__ = ["Summary", "simulate"]
