"""The tracks of nobility and of coins with everyone's markers; on a laptop the politics cards lie beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from tradewinds.core.picture import Part, Piece, set_text, shorten, use
from tradewinds.core.picture.memory import remembered
from tradewinds.games.council_of_four.about import space as brings
from tradewinds.games.council_of_four.components import COIN_CAP, NOBILITY_END, TABLES
from tradewinds.games.council_of_four.picture.art import ART, GLYPH, glyph
from tradewinds.games.council_of_four.picture.court import POLITICS_WIDTH, draw_politics
from tradewinds.games.council_of_four.picture.table import Table

__all__ = ["draw_tracks"]

PAD = 8
SIGN = 44  # px: what the track is of, at its beginning
NOBLE, PURSE = 74, 46  # px: how high their spaces are
STACKED = NOBLE + GLYPH  # where two bonuses stand one above the other
MARKERS = 30  # px: how high the part of a space is that markers stand on
GAP = 6
TITLE = 30
IN_A_ROW = 7  # spaces on a phone
MOST_KEPT = 5_000  # arrangements of markers


@dataclass(frozen=True)
class _Track:
    """Where the spaces of a track lie."""

    left: float
    top: float
    step: float
    in_a_row: int
    height: int

    @property
    def width(self) -> float:
        """How wide a space is."""
        return self.step - 2

    def corner(self, space: int) -> tuple[float, float]:
        """The top left corner of a space."""
        x = self.left + space % self.in_a_row * self.step
        return round(x, 1), self.top + space // self.in_a_row * (self.height + GAP)


@remembered
def draw_tracks(table: Table) -> Part:
    """Both tracks; on a phone that of nobility runs in three rows, and only the players' panels tell of coins."""
    nobles = [player["nobility"] for player in table.view["players"]]
    coins = [player["coins"] for player in table.view["players"]]
    if table.wide:
        room = table.width - 2 * PAD - SIGN - POLITICS_WIDTH - 12
        noble = _Track(PAD + SIGN, PAD, room / (NOBILITY_END + 1), NOBILITY_END + 1, STACKED)
        purse = _Track(PAD + SIGN, PAD + STACKED + GAP, room / (COIN_CAP + 1), COIN_CAP + 1, PURSE)
        height = PAD + STACKED + GAP + PURSE + PAD
        signs = use("cf-nobility", PAD + 2, PAD + 30, 34) + use("tw-coin", PAD + 4, purse.top + 8, 30)
        body = [_nobility(table, noble, nobles), _coins(purse, tuple(coins)), _politics(table, height), signs]
    else:
        noble = _Track(PAD, PAD + TITLE, (table.width - 2 * PAD) / IN_A_ROW, IN_A_ROW, NOBLE)
        height = PAD + TITLE + (NOBILITY_END + IN_A_ROW) // IN_A_ROW * (NOBLE + GAP) - GAP + PAD
        title = set_text(table.say("picture-nobility"), PAD + 30, PAD + 18, 15, anchor="start", serif=True)
        body = [use("cf-nobility", PAD, PAD, 24) + title, _nobility(table, noble, nobles)]
    told = table.say("picture-nobility-at", players=_listed(table, nobles))
    told += " " + table.say("picture-coins-at", players=_listed(table, coins))
    frame = f'x=".75" y=".75" width="{table.width - 1.5}" height="{height - 1.5}" rx="10"'
    ground = f'<rect {frame} fill="var(--cf-parchment)" stroke="var(--ink)" stroke-width="1.5"/>'
    return Part("tracks", told, table.width, height, [ground, *body], ART, "markets")


def _listed(table: Table, figures: Sequence[int]) -> str:
    return ", ".join(f"{table.player(seat)} – {figure}" for seat, figure in enumerate(figures))


@remembered
def _politics(table: Table, height: int) -> str:
    x = table.width - PAD - POLITICS_WIDTH
    title = shorten(table.say("picture-politics"), POLITICS_WIDTH, 14, serif=True)
    return set_text(title, x, PAD + 18, 14, anchor="start", serif=True) + draw_politics(table, x, height / 2 - 24)


def _nobility(table: Table, track: _Track, spaces: Sequence[int]) -> str:
    down = track.height - NOBLE + GLYPH + 4
    return _noble_spaces(table, track) + _markers("noble", tuple(spaces), track, down)


@remembered
def _noble_spaces(table: Table, track: _Track) -> str:
    return "".join(_noble_space(table, space, track).at(*track.corner(space)) for space in range(NOBILITY_END + 1))


def _noble_space(table: Table, space: int, track: _Track) -> Piece:
    bonuses = TABLES["nobility"].get(str(space), [])
    drawn = _space(0, 0, track, space, "card" if bonuses else "cf-fold")
    right, down = (0, GLYPH) if track.height == STACKED else (GLYPH, 0)
    left = (track.width - max(GLYPH, right * len(bonuses))) / 2
    drawn += "".join(
        use(glyph(kind, amount), left + n * right, 3 + n * down) for n, (kind, amount) in enumerate(bonuses)
    )
    told = table.words.say(brings(space)) if bonuses else None
    return Piece(f"space-{space}", drawn, told=told, explain="nobility", stop=bool(bonuses))


def _coins(track: _Track, coins: tuple[int, ...]) -> str:
    """Coins beyond the end, where they are kept, are told by the players' panels."""
    return _coin_spaces(track) + _markers("purse", tuple(min(n, COIN_CAP) for n in coins), track, 1)


@cache
def _coin_spaces(track: _Track) -> str:
    return "".join(_space(*track.corner(space), track, space, "coin") for space in range(COIN_CAP + 1))


@cache
def _space(x: float, y: float, track: _Track, number: int, ground: str) -> str:
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{track.width:.1f}" height="{track.height}" rx="5" fill="var(--{ground})"/>'
        f"{set_text(str(number), round(x + track.width / 2, 1), y + track.height - 4)}"
    )


MARKED = {"noble": "nobility", "purse": "coins"}  # what the tracks of these marks count


@lru_cache(MOST_KEPT)
def _markers(kind: str, spaces: tuple[int, ...], track: _Track, down: int) -> str:
    """Players' marks on their spaces: two in a row, smaller where more stand together."""
    drawn = ""
    for seat, space in enumerate(spaces):
        together = [other for other, at in enumerate(spaces) if at == space]
        place, rows = together.index(seat), (len(together) + 1) // 2
        size = min(20, MARKERS // rows, int(track.width // min(len(together), 2)))
        x, y = track.corner(space)
        x += (track.width - min(len(together), 2) * size) / 2 + place % 2 * size
        y += down + (MARKERS - rows * size) / 2 + place // 2 * size
        piece = Piece(f"{kind}-{seat}", use(f"tw-player-{seat}", 0, 0, size), explain=MARKED[kind], stop=False)
        drawn += piece.at(round(x, 1), round(y, 1))
    return drawn
