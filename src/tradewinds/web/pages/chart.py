"""How a game went, as a chart: a line for each player, told apart by colour and by shape."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from tradewinds.core.match import Match
from tradewinds.core.picture import use
from tradewinds.core.state import State
from tradewinds.core.words import Name, Words
from tradewinds.web.analyses import known_odds
from tradewinds.web.pages.rendering import speaker
from tradewinds.web.reports import Odds

__all__ = ["Series", "chart", "odds_series", "series_of"]

WIDTH, HEIGHT = 400, 190
LEFT, RIGHT, TOP, BOTTOM = 34, 12, 12, 26
MARKS_A_LINE = 6
TICKS = 4
SHAPE = 11  # px


@dataclass(frozen=True)
class Series:
    """A figure of every player, turn by turn."""

    title: str  # what is counted
    values: list[list[int]]  # by seat
    names: list[str]
    most: int = 0  # the top of the chart, where it is known beforehand

    def svg(self, label: str) -> Markup:
        """The chart."""
        return chart(self, label)

    @property
    def told(self) -> str:
        """How it ended, for those who do not see the chart."""
        return ", ".join(f"{name}: {values[-1]}" for name, values in zip(self.names, self.values, strict=True))

    @property
    def top(self) -> int:
        """The highest value."""
        return self.most or max(1, *(value for line in self.values for value in line))


def series_of(match: Match, words: Words, names: list[str]) -> list[Series]:
    """Scores at the end of every turn, and whatever else the game wants charted."""
    say = speaker(words.language)
    ends = [
        before
        for (before, _), (after, _) in zip(match.history, [*match.history[1:], (match.state, 0)], strict=True)
        if after.turn > before.turn
    ] + [match.state]
    scores = [match.game.scores(state) for state in ends]
    series = [Series(say("chart-score"), _by_seat(scores), names)]
    forecasts = [[sum(row) for row in match.game.tally(state)] for state in ends] if match.game.categories else scores
    if forecasts != scores:
        series.append(Series(say("chart-forecast"), _by_seat(forecasts), names))
    if odds := known_odds(match):
        series.append(odds_series(say("chart-odds"), odds, names))
    facts = [_charted(match, state) for state in ends]
    return series + [
        Series(words.in_print.say(title), _by_seat([row[title] for row in facts]), names) for title in facts[-1]
    ]


def odds_series(title: str, odds: Odds, names: list[str]) -> Series:
    """Everyone's odds, in percent."""
    return Series(title, _by_seat([[round(100 * share) for share in row] for row in odds]), names, 100)


def _charted(match: Match, state: State) -> dict[Name, list[int]]:
    """What there is a chart of, by its title, with everyone's amount."""
    view = match.game.view(state)
    found: dict[Name, list[int]] = {}
    for seat in range(match.players):
        for fact in match.game.facts(view, seat):
            if fact.chart:
                found.setdefault(fact.chart, []).append(fact.amount)
    return found


def _by_seat(rows: list[list[int]]) -> list[list[int]]:
    return [list(line) for line in zip(*rows, strict=True)]


def chart(series: Series, label: str) -> Markup:
    """The chart as SVG."""
    length, top = len(series.values[0]), _round_up(series.top)
    across, down = (WIDTH - LEFT - RIGHT) / max(1, length - 1), (HEIGHT - TOP - BOTTOM) / top
    lines = []
    for seat, values in enumerate(series.values):
        nudge = (seat - (len(series.values) - 1) / 2) * 2.2  # equal lines run side by side
        points = [(LEFT + n * across, HEIGHT - BOTTOM - value * down + nudge) for n, value in enumerate(values)]
        lines.append(_line(seat, points))
    return Markup(  # noqa: S704 - figures only, and an escaped label
        f'<svg class="chart" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">'
        f"{_axes(length, top)}{''.join(lines)}</svg>"
    )


def _line(seat: int, points: Sequence[tuple[float, float]]) -> str:
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    every = max(1, len(points) // MARKS_A_LINE)
    marked = [*points[seat % every :: every], points[-1]]  # not all at the same turns: they would hide each other
    marks = "".join(use(f"tw-player-{seat % 5}", x - SHAPE / 2, y - SHAPE / 2, SHAPE) for x, y in marked)
    return f'<path class="line" d="M{path}" stroke="var(--player-{seat % 5})"/>{marks}'


def _axes(length: int, top: int) -> str:
    floor = HEIGHT - BOTTOM
    drawn = []
    for tick in range(TICKS + 1):
        value = top * tick // TICKS
        y = floor - value * (floor - TOP) / top
        drawn.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}"/>')
        drawn.append(f'<text class="tick" x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value}</text>')
    step = max(1, -(-length // 6 // 5) * 5) if length > 8 else 1
    for turn in range(step, length + 1, step):
        x = LEFT + (turn - 1) * (WIDTH - LEFT - RIGHT) / max(1, length - 1)
        drawn.append(f'<text class="tick" x="{x:.1f}" y="{HEIGHT - 6}" text-anchor="middle">{turn}</text>')
    return "".join(drawn)


def _round_up(value: int) -> int:
    """A multiple of the number of ticks."""
    return -(-value // TICKS) * TICKS
