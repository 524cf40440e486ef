"""What the report says of one table: a game with a number of players and options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from itertools import groupby
from typing import Any

from tradewinds.arena.deeds import tell_deed, words_for
from tradewinds.arena.report.charts import dumbbell, histogram, strip
from tradewinds.arena.report.telling import Teller
from tradewinds.games import find_game

__all__ = ["TableReport"]

MOST_HABITS = 30
MOST_ENDINGS = 12
CLEAR = 2.6  # standard errors: rarer than one in a hundred by luck alone


class TableReport:
    """The sections about one table."""

    def __init__(self, data: Mapping[str, Any], tell: Teller) -> None:
        self.data = data
        self.tell = tell
        self.game = find_game(data["game"])
        self.words = words_for(self.game, tell.words.language)

    def sections(self) -> Iterator[str]:
        """All of them, the most important first."""
        options = self.game.tell_options(self.data["options"], self.words)
        about = [
            self.tell.text("report-players-count", count=self.data["players"]),
            *map(escape, options),
            self.tell.text("report-games-count", count=self.data["games"]),
        ]
        yield f'<h2 class="table">{escape(self.words.say("title"))}<small>{" · ".join(about)}</small></h2>'
        yield '<div class="cards">'
        yield self._card("rating", self.tell.rating_rows({bot: row["rating"] for bot, row in self._bots()}))
        yield self._card("share", self._shares(), self.tell.text("report-par", par=self.tell.percent(self.data["par"])))
        if len(self.data["meetings"]) > 1:
            yield self._card("meetings", self._meetings())
        yield self._card("seats", self._seats())
        yield self._card("scores", self._scores())
        yield self._card("time", self._times())
        yield self._card("length", self._length())
        if self.data["endings"]:
            yield self._card("endings", self._endings(), self.tell.text("report-endings-about"))
        yield "</div>"
        habits = self._habits()
        if habits:
            yield self._card("habits", habits, self.tell.text("report-habits-about"))

    def _card(self, name: str, body: str, about: str = "") -> str:
        quiet = f'<p class="quiet">{about}</p>' if about else ""
        return f'<section class="card {name}"><h3>{self.tell.text(f"report-{name}")}</h3>{quiet}{body}</section>'

    def _bots(self) -> list[tuple[str, Any]]:
        return list(self.data["bots"].items())

    def _shares(self) -> str:
        best_first = sorted(self._bots(), key=lambda row: -row[1]["share"]["value"])
        return "".join(
            self.tell.share_row(self.tell.bot(bot), row["share"], self.data["par"], f"p{self.tell.mark(bot)}")
            for bot, row in best_first
        )

    def _meetings(self) -> str:
        rows = []
        for meeting in self.data["meetings"]:
            one, other = sorted(meeting["bots"], key=lambda bot: -meeting["shares"][bot]["value"])
            name = f"{self.tell.bot(one)} {self.tell.text('report-against')} {self.tell.bot(other)}"
            share = meeting["shares"][one]
            rows.append(self.tell.share_row(name, share, self.data["par"], f"p{self.tell.mark(one)} wide"))
        return "".join(rows)

    def _seats(self) -> str:
        rows = []
        for seat, share in enumerate(self.data["seats"]):
            name = self.tell.text("report-seat", number=seat + 1)
            rows.append(self.tell.share_row(name, share, self.data["par"], "all"))
        heads = "".join(f"<th>{seat + 1}</th>" for seat in range(self.data["players"]))
        lines = []
        for bot, row in self._bots():
            cells = "".join(f"<td>{self.tell.percent(share['value'])}</td>" for share in row["seats"])
            lines.append(f"<tr><th scope='row'>{self.tell.bot(bot)}</th>{cells}</tr>")
        head = f"<tr><th>{self.tell.text('report-by-seat')}</th>{heads}</tr>"
        return f"{''.join(rows)}<div class='scroll'><table>{head}{''.join(lines)}</table></div>"

    def _scores(self) -> str:
        every = [score for _, row in self._bots() for score in row["scores"]]
        least, most = min(every), max(every)
        rows = []
        for bot, row in self._bots():
            mean = self.tell.figure(row["score"], 1)
            label = f"{bot}: {self.tell.say('report-mean', mean=mean)}"
            chart = histogram(row["scores"], least, most, escape(label))
            rows.append(self.tell.row(self.tell.bot(bot), chart, mean, kind=f"p{self.tell.mark(bot)} tall"))
        return "".join(rows) + self._scale(least, most)

    def _scale(self, least: int, most: int) -> str:
        ends = f"<span>{self.tell.figure(least)}</span><span>{self.tell.figure(most)}</span>"
        return f'<div class="row scale"><div></div><div class="ends">{ends}</div><div></div></div>'

    def _times(self) -> str:
        keys = ("median", "p99", "longest", "decisions")
        heads = "".join(f"<th>{self.tell.text(f'report-{key}')}</th>" for key in keys)
        lines = []
        for bot, row in self._bots():
            times = [self.tell.seconds(row["thinking"][key]) for key in keys[:3]]
            cells = "".join(f"<td>{cell}</td>" for cell in (*times, self.tell.figure(row["decisions"], 1)))
            lines.append(f"<tr><th scope='row'>{self.tell.bot(bot)}</th>{cells}</tr>")
        return f"<div class='scroll'><table><tr><th></th>{heads}</tr>{''.join(lines)}</table></div>"

    def _length(self) -> str:
        turns = self.data["turns"]
        least, most, mean = min(turns), max(turns), self.tell.figure(sum(turns) / len(turns), 1)
        chart = histogram(turns, least, most, self.tell.text("report-mean", mean=mean))
        return self.tell.row(self.tell.text("report-turns"), chart, mean, kind="all tall") + self._scale(least, most)

    def _endings(self) -> str:
        rows = []
        for deed, part in list(self.data["endings"].items())[:MOST_ENDINGS]:
            percent = self.tell.percent(part)
            chart = strip(part, 0.0, part, percent)
            rows.append(self.tell.row(escape(tell_deed(deed, self.words)), chart, percent, kind="all wide bar"))
        return "".join(rows)

    def _habits(self) -> str:
        """The clearest habits, those of one kind together."""
        clear = [habit for habit in self.data["habits"] if abs(habit["clearness"]) >= CLEAR][:MOST_HABITS]
        kinds = list(dict.fromkeys(habit["deed"].split()[0] for habit in clear))
        by_kind = sorted(clear, key=lambda habit: kinds.index(habit["deed"].split()[0]))
        groups = []
        for _, habits in groupby(by_kind, key=lambda habit: habit["deed"].split()[0]):
            rows = list(habits)
            most = max(max(habit["winners"], habit["others"]) for habit in rows)
            groups.append(f'<div class="group">{"".join(self._habit(habit, most) for habit in rows)}</div>')
        return f'<div class="groups">{"".join(groups)}</div>' if groups else ""

    def _habit(self, habit: Mapping[str, Any], most: float) -> str:
        winners, others = (self.tell.figure(habit[side], 2) for side in ("winners", "others"))
        label = f"{self.tell.say('report-winners')} {winners}, {self.tell.say('report-others')} {others}"
        chart = dumbbell(habit["winners"], habit["others"], most, escape(label))
        kind = "more" if habit["winners"] > habit["others"] else "less"
        return self.tell.row(escape(tell_deed(habit["deed"], self.words)), chart, winners, others, f"wide {kind}")
