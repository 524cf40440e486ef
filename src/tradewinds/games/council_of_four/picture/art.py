"""What The Council of Four adds to the shared art: its colours, its drawings, and the faces of its pieces.

Six families sit in the councils, each with a colour and a charge of its own: a tower, a key, a sun, grapes, an anchor,
a rose. Groups of cities differ by silhouette, regions by the edge of their permit tiles. None is told by colour alone.

Faces hold all of a piece that is always so and are sent to a reader once, so that the parts of a table only say where
pieces lie. Figures on them are set in the size they are read in: faces are never scaled.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tradewinds.core.picture import Art, read_symbols, set_text, use
from tradewinds.games.council_of_four.about import SIGNS
from tradewinds.games.council_of_four.components import (
    CARDS,
    CHANGE_SERVANTS,
    COLOURS,
    ELECT_COINS,
    PERMITS,
    PERMITS_A_REGION,
    REGIONS,
    SEND_SERVANTS,
    TABLES,
)

__all__ = [
    "ART",
    "CARD",
    "COUNCILLOR",
    "FOLDED",
    "GLYPH",
    "PERMIT",
    "TOKEN_HEIGHT",
    "glyph",
    "sign",
    "spent",
    "token_width",
]

TINCTURES = {
    # Families; black and white are what they are by day and by night.
    "cf-white": ("#fdfaf0", "#efe9da"),
    "cf-black": ("#2b2c36", "#0b0d12"),
    "cf-orange": ("#e6812f", "#e6812f"),
    "cf-purple": ("#6b4399", "#7d54ad"),
    "cf-blue": ("#2a66ad", "#2f6fb8"),
    "cf-pink": ("#ec9dc0", "#ec9dc0"),
    "cf-dark": ("#22304a", "#1a2233"),  # what is drawn on light tinctures
    "cf-light": ("#fffdf6", "#fffdf6"),  # and on dark ones
    # Groups of cities: walls and roofs
    "cf-gold": ("#ecc552", "#dfb642"),
    "cf-gold-deep": ("#c98f1e", "#b98423"),
    "cf-silver": ("#d3d9dd", "#c3cad0"),
    "cf-silver-deep": ("#8d9aa6", "#84919d"),
    "cf-bronze": ("#dda06f", "#cf9463"),
    "cf-bronze-deep": ("#a8623a", "#9a5a36"),
    "cf-iron": ("#9bb3ca", "#8ba5be"),
    "cf-iron-deep": ("#6d89a5", "#648099"),
    "cf-royal": ("#d3b1e0", "#c39fd2"),
    "cf-royal-deep": ("#86559c", "#7e5193"),
    # The land
    "cf-coast": ("#eef0e0", "#24313a"),
    "cf-coast-deep": ("#2f5d73", "#2f5d73"),
    "cf-sea": ("#bfdbe0", "#1d3d4d"),
    "cf-sea-line": ("#7fadb8", "#3f7188"),
    "cf-valley": ("#eaedcd", "#283222"),
    "cf-valley-deep": ("#4a6a36", "#4a6a36"),
    "cf-field": ("#d9e2ae", "#313f28"),
    "cf-mountains": ("#efe6d6", "#322e2b"),
    "cf-mountains-deep": ("#735543", "#735543"),
    "cf-scree": ("#e3d5c0", "#3c3732"),
    "cf-peak": ("#cbb89f", "#57493e"),
    "cf-tree": ("#a9bf7f", "#4c6440"),
    "cf-line": ("#8d8a72", "#717a72"),
    "cf-road": ("#fff8e2", "#c6b98f"),
    "cf-road-edge": ("#96834f", "#6d623f"),
    "cf-parchment": ("#f1e5c6", "#2d2a27"),
    "cf-fold": ("#e3d2a6", "#3b362e"),
    "cf-bench": ("#c79f6b", "#5b4630"),
    # Pieces
    "cf-skin": ("#f3d9bd", "#d9b896"),
    "cf-hat": ("#5d6675", "#3b4453"),
    "cf-queen": ("#b5402f", "#c44b38"),
    "cf-neutral": ("#c9c4b8", "#767c86"),
    "cf-servant": ("#b9cfae", "#41603c"),
    "cf-back": ("#34486f", "#3c5280"),
}

CARD = (44, 60)  # px: a politics card
COUNCILLOR = (38, 48)
PERMIT = (72, 58)
FOLDED = (42, 27)  # px: a used permit tile of another player
GLYPH = 24  # px: what a bonus gives
TOKEN_HEIGHT = 32
BAND = 27  # px: how high the band with a permit tile's letters is
FIGURES = {  # where the figure stands on what a bonus gives, and its colour
    "coins": (12, 16.6, 14.5, None),
    "points": (12, 16.2, 14.5, None),
    "servants": (12, 21.2, 14.5, None),
    "cards": (13.5, 16.8, 14.5, "cf-light"),
}
EDGES = {  # one period of the lower edge of a permit tile's band, from right to left
    "coast": "q-4.5 6-9 0t-9 0",
    "valley": "a9 5 0 0 1-18 0",
    "mountains": "l-9 6-9-6",
}
CHESTS = {"white": 16, "black": 17, "orange": 18, "purple": 17, "blue": 17, "pink": 17}  # px: charges on councillors


def sign(kind: str) -> str:
    """What a bonus gives, without a figure on it: it can be of any size."""
    return SIGNS.get(kind, f"cf-{kind}")


def glyph(kind: str, amount: int) -> str:
    """The face of a bonus."""
    return f"cf-{kind}-{amount}"


def token_width(bonuses: int) -> int:
    """How wide a city token with so many bonuses is."""
    return TOKEN_HEIGHT + (bonuses - 1) * (GLYPH + 1)


def _glyphs() -> Iterator[tuple[str, str]]:
    rewards = [entry["points"] for table in ("groups", "regions") for entry in _entries(table).values()]
    extra = [["points", points] for points in (*rewards, *TABLES["queen"]["points"])]
    extra += [["coins", ELECT_COINS], ["servants", SEND_SERVANTS], ["servants", CHANGE_SERVANTS]]
    printed = [*_entries("permits").values(), *_entries("nobility").values(), *TABLES["tokens"]["bonuses"], extra]
    for kind, amount in sorted({(kind, amount) for bonuses in printed for kind, amount in bonuses}):
        yield glyph(kind, amount), use(sign(kind), 0, 0, GLYPH) + _figure(kind, amount)


def _entries(table: str) -> dict[str, Any]:
    return {name: entry for name, entry in TABLES[table].items() if name != "source"}


def _figure(kind: str, amount: int) -> str:
    if kind in FIGURES:
        x, y, size, colour = FIGURES[kind]
        return set_text(str(amount), x, y, 14 if amount > 9 else size, colour=colour)
    if amount == 1:
        return ""
    plate = '<circle cx="19" cy="18.5" r="7" fill="var(--card)" stroke="var(--ink)"/>'
    return plate + set_text(str(amount), 19, 23.3, 14)


def _permits() -> Iterator[tuple[str, str]]:
    width, height = PERMIT
    for region, edge in EDGES.items():
        band = f"M0 {BAND}V6Q0 0 6 0H{width - 6}Q{width} 0 {width} 6V{BAND}{edge * 4}z"
        sheet = f'<rect width="{width}" height="{height}" rx="6"/>'
        yield f"cf-blank-{region}", _inked(f'{sheet}<path d="{band}" fill="var(--cf-{region}-deep)"/>')
        spent = f'<path d="{band}" fill="var(--cf-fold)"/>'
        yield f"cf-spent-{region}", f'<g fill="var(--paper)" stroke="var(--quiet)">{sheet}{spent}</g>'
        strip = f"M0 9V5Q0 0 5 0H{FOLDED[0] - 5}Q{FOLDED[0]} 0 {FOLDED[0]} 5V9z"
        folded = (
            f'<rect width="{FOLDED[0]}" height="{FOLDED[1]}" rx="5"/><path d="{strip}" fill="var(--cf-{region}-deep)"/>'
        )
        yield f"cf-folded-{region}", f'<g fill="var(--card)" stroke="var(--quiet)">{folded}</g>'
        back = f'<rect width="48" height="{height}" rx="6" fill="var(--cf-{region}-deep)"/>'
        plate = f'<rect x="3" y="29" width="42" height="{height - 32}" rx="4" stroke="none"/>'
        price = use("tw-again", 5, 35, 17) + use(glyph("servants", CHANGE_SERVANTS), 21, 31)
        yield f"cf-deck-{region}", _inked(back + plate) + price
    for number, (permit, bonuses) in enumerate(_entries("permits").items()):
        region = REGIONS[number // PERMITS_A_REGION]
        yield f"cf-permit-{permit}", use(f"cf-blank-{region}") + _letters(permit) + _row(bonuses, width / 2, 32)


def spent(permit: str) -> str:
    """The face of a permit tile that was used: as readable, but drained of colour."""
    region = REGIONS[PERMITS.index(permit) // PERMITS_A_REGION]
    bonuses = f'<g opacity=".65">{_row(TABLES["permits"][permit], PERMIT[0] / 2, 32)}</g>'
    return use(f"cf-spent-{region}") + _letters(permit, "ink") + bonuses


def _letters(permit: str, colour: str = "cf-light") -> str:
    spread = 22
    first = PERMIT[0] / 2 - (len(permit) - 1) * spread / 2
    letters = permit.upper()
    dots = "".join(
        f'<circle cx="{first + (n + 0.5) * spread:g}" cy="13" r="1.5" fill="var(--{colour})"/>'
        for n in range(len(letters) - 1)
    )
    return dots + "".join(
        set_text(letter, first + n * spread, 20, 19, serif=True, colour=colour) for n, letter in enumerate(letters)
    )


def _row(bonuses: list[list[Any]], middle: float, top: float) -> str:
    step = GLYPH + 1 if len(bonuses) < 3 else GLYPH - 1
    left = middle - (step * (len(bonuses) - 1) + GLYPH) / 2
    return "".join(use(glyph(kind, n), left + i * step, top) for i, (kind, n) in enumerate(bonuses))


def _tokens() -> Iterator[tuple[str, str]]:
    for number, bonuses in enumerate(TABLES["tokens"]["bonuses"], 1):
        width = token_width(len(bonuses))
        disc = f'<rect width="{width}" height="{TOKEN_HEIGHT}" rx="{TOKEN_HEIGHT // 2}" stroke="var(--brass)"/>'
        yield f"cf-laid-{number}", _inked(disc) + _row(bonuses, width / 2, (TOKEN_HEIGHT - GLYPH) / 2)


def _cards() -> Iterator[tuple[str, str]]:
    width, height = CARD
    sheet = f'<rect width="{width}" height="{height}" rx="6"/>'
    for card in CARDS:
        yield f"cf-card-{card}", _inked(sheet + _field(card)) + use(f"cf-charge-{card}", 9, 12, 26)
    back = f'<rect width="{width}" height="{height}" rx="6" fill="var(--cf-back)"/>'
    inner = f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" rx="3" fill="none" stroke="var(--cf-light)"/>'
    yield "cf-card-back", _inked(back + inner)
    yield "cf-card-blank", _inked(sheet)
    yield "cf-count", '<rect x="23" y="44" width="22" height="17" rx="5" fill="var(--ink)"/>'


def _field(card: str) -> str:
    shield = "M5 6q17-3 34 0v22q0 16-17 24q-17-8-17-24z"
    if card in COLOURS:
        return f'<path d="{shield}" fill="var(--cf-{card})"/>'
    return (
        f'<path d="{shield}" fill="var(--cf-purple)"/><path d="M22 5q8-1 17 1v20H22z" fill="var(--cf-orange)"/>'
        '<path d="M5 26h17v26q-17-8-17-24z" fill="var(--cf-blue)"/>'
        '<path d="M22 26h17v2q0 16-17 24z" fill="var(--cf-pink)"/>'
    )


def _councillors() -> Iterator[tuple[str, str]]:
    for colour in COLOURS:
        size = CHESTS[colour]
        cloak = f'<path d="M2.5 46.5c0-18 4-25 16.5-25s16.5 7 16.5 25z" fill="var(--cf-{colour})"/>'
        head = '<circle cx="19" cy="14" r="7" fill="var(--cf-skin)"/>'
        eyes = '<path d="M16.5 15h.1M21.5 15h.1" stroke="var(--cf-dark)" stroke-width="1.8"/>'
        cap = f'<path d="M10.5 12.5C6 5 13 1.5 19 1.5s14 3 8.5 11c-5-2.5-12-2.5-17 0z" fill="var(--cf-{colour})"/>'
        yield (
            f"cf-councillor-{colour}",
            _inked(cloak + head + eyes + cap) + use(f"cf-charge-{colour}", 19 - size / 2, 26, size),
        )


def _inked(drawing: str) -> str:
    """Areas with an outline; figures and charges stand outside, or they would be outlined too."""
    return f'<g fill="var(--card)" stroke="var(--ink)" stroke-width="1.5">{drawing}</g>'


def _symbols() -> dict[str, str]:
    faces = (*_glyphs(), *_permits(), *_tokens(), *_cards(), *_councillors())
    return {name: f'<g id="{name}">{face}</g>' for name, face in faces}


ART = Art(read_symbols(Path(__file__).with_name("symbols.svg")) | _symbols(), TINCTURES)
