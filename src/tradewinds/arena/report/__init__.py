"""The report of a tournament: one HTML file that needs nothing else, in any of our languages."""

from tradewinds.arena.report.page import page

__all__ = ["page"]
