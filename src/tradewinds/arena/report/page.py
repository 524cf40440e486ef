"""The report as a page: made of the results as plain data, so that it can be made again from the JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from tradewinds.arena.deeds import WORDS
from tradewinds.arena.report.tables import TableReport
from tradewinds.arena.report.telling import Teller
from tradewinds.core.words import Words

__all__ = ["page"]

STYLE = Path(__file__).with_name("style.css")


def page(data: Mapping[str, Any], language: str = "en") -> str:
    """The whole report of a tournament."""
    tell = Teller(Words(language, [WORDS]), data["tournament"]["bots"])
    title = tell.say("report-title")
    parts = [*_head(data, tell), *_overall(data, tell)]
    for table in data["tables"]:
        parts += TableReport(table, tell).sections()
    parts.append(f"<footer>{tell.text('report-footer')}</footer>")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta name="color-scheme" content="light dark">\n<title>{escape(title)} · Tradewinds</title>\n'
        f"<style>\n{STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _head(data: Mapping[str, Any], tell: Teller) -> Iterator[str]:
    tournament = data["tournament"]
    facts = [
        tell.text(f"report-format-{tournament['format']}"),
        tell.text("report-games-count", count=data["games"]),
        tell.text("report-seed", seed=str(tournament["seed"])),
    ]
    yield "<header>"
    yield f'<p class="brand">Tradewinds</p><h1>{tell.text("report-title")}</h1>'
    yield f'<p class="facts">{" · ".join(facts)}</p>'
    yield f'<p class="bots">{"".join(f"<span>{tell.bot(bot)}</span>" for bot in tournament["bots"])}</p>'
    yield f'<p class="quiet">{tell.text("report-how-to-read")}</p>'
    if data["settled"]:
        yield f'<p class="quiet">{tell.text("report-settled", count=len(data["settled"]))}</p>'
    yield "</header>"


def _overall(data: Mapping[str, Any], tell: Teller) -> Sequence[str]:
    if len(data["tables"]) < 2:
        return []
    rows = tell.rating_rows(data["ratings"])
    return [f'<section class="card"><h2>{tell.text("report-overall")}</h2>{rows}</section>']
