"""How a game ended, and how anyone can check that its chance was fair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tradewinds.core.state import CHANCE
from tradewinds.core.terminal import player_name
from tradewinds.core.words import Message

if TYPE_CHECKING:
    from tradewinds.core.match import Match
    from tradewinds.core.words import Words

__all__ = ["show_fairness", "show_result"]


def show_result(match: Match, names: Sequence[str], words: Words, console: Console) -> None:
    """Every player's points, the best first, and who won."""
    console.print()
    winners = match.winners
    if winners:
        told = Text(", ").join(player_name(seat, names[seat]) for seat in winners)
        console.print(Text(words.say(Message("winners", {"count": len(winners)})), style="bold"), told)
    grid = Grid.grid(padding=(0, 3))
    grid.add_column()
    grid.add_column(justify="right")
    points = match.scores
    for seat in sorted(range(match.players), key=lambda seat: -points[seat]):
        grid.add_row(player_name(seat, names[seat]), words.say(_score(points[seat], words)))
    console.print(grid)


def _score(points: int, words: Words) -> Message:
    """A score as the game calls what it counts, else in points."""
    return Message("score", {"count": points}) if words.knows("score") else Message("points", {"points": points})


def show_fairness(match: Match, words: Words, console: Console) -> None:
    """Where the outcomes of chance came from."""
    console.print()
    if match.seed is None:
        key = "fair-manual" if match.commitment is None else "fair-secret"
        console.print(Text(words.say(key), style="dim"))
        return
    draws = sum(1 for state, _ in match.history if state.seat == CHANCE)
    shared = match.shared_seed
    console.print(Text(words.say(Message("fair-shared" if shared else "fair", {"draws": draws})), style="dim"))
    hashes = [("seed", match.seed), ("commitment-secret" if shared else "commitment", match.commitment or "")]
    for key, value in [*hashes, ("secret", shared.secret)] if shared else hashes:
        console.print(Text(words.say(Message(key, {"hash": value})), style="dim"), soft_wrap=True)
