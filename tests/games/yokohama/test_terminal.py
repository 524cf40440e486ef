"""The table of Yokohama in a terminal."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tradewinds import Match, load
from tradewinds.cli.start import words_for
from tradewinds.core.registry import register
from tradewinds.core.terminal import player_name
from tradewinds.core.words import LANGUAGES, Words
from tradewinds.games.yokohama import YOKOHAMA as GAME, terminal
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    AREA_NAMES,
    AREA_TYPES,
    AWARD_NAMES,
    COUNTRIES,
    GOODS,
)
from tradewinds.games.yokohama.state import PHASES
from tradewinds.games.yokohama.terminal.signs import short_area
from tradewinds.games.yokohama.things import achievement_named, award_named

register(GAME)

WIDTHS = (40, 60, 80, 100, 120, 160)
ALL_OPTIONS: dict[str, Any] = {"awards": True, "free_agents": True, "random_start": True}
TABLES: tuple[tuple[int, int, dict[str, Any]], ...] = (  # players, seeds and options of the games looked at
    *((4, 5, ALL_OPTIONS), (2, 5, {}), (3, 5, {}), (4, 1, {}), (4, 2, ALL_OPTIONS)),
    *((3, 4, {"tokens_by_choice": True}), (3, 2, {"tokens_by_choice": True})),
)
BESIDE_THINGS = (  # moves that have their number beside what they are about
    *("place", "go", "through", "agent", "collect", "station", "lift", "drop"),
    *("church", "customs", "research", "take", "shop", "house", "achieve", "claim", "fulfil", "keep", "hire"),
)


@cache
def words_in(language: str) -> Words:
    return words_for(language, GAME)


def written(drawn: RenderableType, width: int = 80) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, highlight=False).print(drawn)
    return screen.getvalue()


def drawn(match: Match, seat: int | None, width: int = 80, language: str = "en") -> str:
    """The table as a seat sees it; None only watches."""
    names = [player_name(number, f"Player {number + 1}") for number in range(match.players)]
    words = words_in(language)
    return written(terminal.table(match.view(seat), words, names, numbers(match), width), width)


def table(match: Match, width: int = 80, language: str = "en") -> str:
    """The table as whoever decides sees it."""
    return drawn(match, match.seat if match.seat >= 0 else None, width, language)


def numbers(match: Match) -> dict[str, int]:
    return {move.code: number for number, move in enumerate(match.moves(), 1)}


def random_game(players: int, seed: int, **options: Any) -> Iterator[Match]:
    """A game of random play, decision by decision, up to its end."""
    match, dice = Match(GAME, players=players, seed=seed, **options), random.Random(seed)
    while not match.over:
        yield match
        match.play(dice.choice(match.moves()))
    yield match


@cache
def positions() -> tuple[Match, ...]:
    """Positions of random games: the first where each kind of move can be played, for each phase, and the ends."""
    found: dict[tuple[Any, ...], str] = {}
    for players, seed, options in TABLES:
        for match in random_game(players, seed, **options):
            phase = PHASES[match.seen_by(None).phase]
            kinds = {(phase, move.code.partition(":")[0]) for move in match.moves()} or {(phase, str(players))}
            if not kinds <= found.keys():
                found |= dict.fromkeys(kinds - found.keys(), match.record())
    return tuple(load(record) for record in dict.fromkeys(found.values()))


def phase_of(match: Match) -> str:
    return str(match.view(None)["phase"])


# The table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_table_is_wider_than_its_terminal_or_has_words_of_another_language(width: int, language: str) -> None:
    for match in positions():
        text = table(match, width, language)
        assert max(map(cell_len, text.splitlines())) <= width
        assert "{" not in text
        own = re.sub(r"\b[ABC]\b|Player", "", text)
        assert re.findall(f"[{FOREIGN_LETTERS[language]}]", own) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_every_move_about_a_thing_on_the_table_has_its_number_there(width: int) -> None:
    for match in positions():
        text = table(match, width)
        for code, number in numbers(match).items():
            if code.split(":")[0] in BESIDE_THINGS and code != "lift:hand":
                assert len(re.findall(rf"(?<!\d){number}\)", text)) == 1, (code, number)


def test_the_positions_looked_at_are_of_every_phase_and_every_kind_of_decision() -> None:
    met = {phase_of(match) for match in positions()}
    assert {phase for phase in [*PHASES][[*PHASES].index("keep") :] if phase not in met} <= {"award"}
    verbs = {code.partition(":")[0] for match in positions() for code in numbers(match)}
    assert set(BESIDE_THINGS) - verbs <= {"claim"}  # random play never declares three achievements


def test_awards_that_can_be_taken_have_their_numbers() -> None:
    match = Match(GAME, players=2, seed=3, **ALL_OPTIONS)
    view, words = match.view(0), words_in("en")
    legal = {f"claim:{award}": number for number, award in enumerate(view["awards"], 1)}
    names = [player_name(number, f"Player {number + 1}") for number in range(2)]
    text = " ".join(written(terminal.table(view, words, names, legal, 80)).split())
    assert len(legal) == 4
    for award, number in legal.items():
        kind = AWARD_NAMES.index(award.partition(":")[2])
        assert f"{number}){words.say(award_named(kind))}" in text


@pytest.mark.parametrize("players", GAME.seats)
def test_areas_stand_in_their_rows_each_shifted_by_half_a_board(players: int) -> None:
    match = Match(GAME, players=players, seed=3)
    lines = drawn(match, 0).splitlines()
    areas = match.view(0)["areas"]
    cell = min(80 // (max(area["column"] for area in areas) + 1), 24)
    for area in areas:
        start = area["row"] * cell // 2 + area["column"] * cell
        name = short_area(area["name"], words_in("en"))
        assert any(line[start:].startswith(name) for line in lines), name


def test_an_area_shows_pieces_power_token_house_and_shops() -> None:
    for match in positions():
        view = match.view(None)
        text = drawn(match, None, 40)  # a list, an area after another
        blocks = dict(_blocks(text, view))
        for area in view["areas"]:
            block = blocks[area["name"]]
            for seat, sign in enumerate("●◆■▲"[: match.players]):
                president = "♚" if seat in area["presidents"] else ""
                if president or area["assistants"][seat]:
                    assert f"{sign}{president}{area['assistants'][seat] or ''}" in block
            power = area["power"][view["active"]]
            assert (f"↯{power}" in block) == (power > 0)
            assert ("◇" in block) == (area["token"] is not None)
            assert ("⌂" in block) == (area["house"] is not None)
            assert ("▫" in block) == bool(area["shops"])


def _blocks(text: str, view: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The text of each area in a list, in the order of the rows."""
    city = text.strip("\n").split("\n\n")[0]
    entries = re.split(r"\n(?!   )", city)
    areas = sorted(view["areas"], key=lambda area: (area["row"], area["column"]))
    assert len(entries) == len(areas)
    for area, entry in zip(areas, entries, strict=True):
        yield area["name"], entry


def test_boards_cards_and_achievements_are_on_the_table() -> None:
    for match in positions():
        view, text = match.view(None), " ".join(drawn(match, None, 160).split())
        words = words_in("en")
        for board in view["laboratories"]:
            for slot in board["slots"]:
                if slot["card"]:
                    assert words.say(f"technology-{slot['card']['technology']}") in text
        for board in view["ports"]:
            for slot in board["slots"]:
                if slot["order"]:
                    assert f"№{slot['order']['name']} " in text
        for tile in view["achievements"]:
            assert words.say(achievement_named(ACHIEVEMENT_NAMES.index(tile["name"]))) in text
        for award in view["awards"]:
            assert words.say(award_named(AWARD_NAMES.index(award))) in text


def test_secret_orders_are_shown_to_their_owner_alone() -> None:
    match = next(match for match in positions() if phase_of(match) == "before")
    for seat in range(match.players):
        for viewer in (*range(match.players), None):
            player = match.view(viewer)["players"][seat]
            section = drawn(match, viewer, 160).split(f"Player {seat + 1} ")[1].split("Player ")[0]
            for order in match.view(seat)["players"][seat]["orders"]:
                seen = any(order["name"] == known["name"] for known in player["orders"])
                assert (f"№{order['name']} " in section.split("\n\n")[0]) == seen
            assert ("hidden orders: " in section) == (player["orders_hidden"] > 0)


def test_everyone_has_figures() -> None:
    for match in positions():
        text = drawn(match, None, 120)
        for number, player in enumerate(match.view(None)["players"], 1):
            (line,) = [line for line in text.splitlines() if f"Player {number}  " in line and "Warehouse" in line]
            goods = " ".join(f"{player['goods'][good]}{good[0]}" for good in GOODS)
            assert f"{player['points']:>3}★  {player['yen']:>2}¥ {player['imports']}▣  {goods}" in line
            assert ("♚" in line) == (player["president"] is None)


def test_the_end_is_announced() -> None:
    told = set()
    for match in random_game(2, 6):
        ending = match.view(None)["ending"]
        if ending not in told and not match.over:
            told.add(ending)
            text = " ".join(drawn(match, None).split())
            assert ("The game end is triggered" in text) == (ending == "last-but-one-round")
            assert ("This is the last round." in text) == (ending == "last-round")
    assert told == {"going-on", "last-but-one-round", "last-round"}


def test_a_set_up_played_by_hand_is_drawn_from_the_first_choice_of_chance_on() -> None:
    match, dice = Match(GAME, players=3, chance="manual", **ALL_OPTIONS), random.Random(1)
    phases = set()
    while match.seat < 0:
        if phase_of(match) not in phases or dice.random() < 0.2:
            assert "Player 1" in table(match)
        phases.add(phase_of(match))
        match.play(dice.choice(match.moves()))
    assert phases >= {"begin", "areas", "tiles", "tokens", "achievements", "awards", "technologies", "orders", "draw"}


# Moves in short


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_told_in_short_and_no_two_at_a_time_alike(language: str) -> None:
    words = words_in(language)
    for match in positions():
        labels = []
        for move in match.moves():
            short = terminal.label(move.code, words, [])
            labels.append(short.plain if short else move.text(language))
            assert short is None or cell_len(short.plain) <= 70, short
        assert len(set(labels)) == len(labels), labels
        assert max(map(cell_len, labels), default=0) <= 2 * 70, labels  # an order in full takes two lines


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("place:bank", "♙ Bank"),
        ("go:silk-mill-2", "♚ Silk Mill 2"),
        ("through:canal", "↷ Canal"),
        ("agent:church", "♝ Church"),
        ("lift:hand", "♙↑ hand"),
        ("drop:port-a", "♙↓ Port A"),
        ("fulfil:5", "№5 4f→2★1▣ UK"),
        ("keep:21", "№21 2c2s1t1f→11★ US"),
        ("church:1", "4† → 3★1⊞"),
        ("customs:3", "2▣ → 10★"),
    ],
)
def test_a_move_in_short(code: str, told: str) -> None:
    label = terminal.label(code, words_in("en"), [])
    assert label is not None
    assert label.plain == told


# Questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_explained(language: str) -> None:
    words = words_in(language)
    view = Match(GAME, players=4, seed=3).view(0)
    for thing, name in terminal.things(words).items():
        text = written(terminal.explain(thing, view, words), 160)
        assert name in text
        assert len(text.splitlines()) > 1
        assert "{" not in text


def test_every_way_with_a_thing_is_a_move() -> None:
    moves = set(GAME.moves)
    for thing in terminal.things(words_in("en")):
        assert set(terminal.ways(thing)) <= moves, thing


def test_every_area_can_be_asked_about_and_named_as_a_move() -> None:
    things = terminal.things(words_in("en"))
    assert set(AREA_NAMES) <= things.keys()
    assert terminal.ways("bank")[:2] == ["place:bank", "go:bank"]
    assert terminal.ways("canal") == ["through:canal"]


def test_an_area_is_explained_with_its_neighbours_token_and_building_spaces() -> None:
    view, words = Match(GAME, players=4, seed=3).view(0), words_in("en")
    for area in view["areas"]:
        text = " ".join(written(terminal.explain(area["name"], view, words)).split())
        assert f"Next to it: {', '.join(words.say(f'area-{other}') for other in area['next_to'])}" in text
        assert ("Power token: " in text) == (area["token"] is not None)
        assert ("Free space for a trading house: " in text) == (area["house"] is not None)


# Words


def test_every_word_of_the_terminal_is_used() -> None:
    keys = {key for key in Catalogue(GAME.folder / "words", "en") if key.startswith("terminal-")}
    source = "".join(file.read_text("utf-8") for file in Path(terminal.__file__).parent.glob("*.py"))
    used = set(re.findall(r"terminal-[a-z-]*[a-z]", source)) - {"terminal-pile", "terminal-due-"}
    used |= {f"terminal-{name}" for name in (*AREA_TYPES, *GOODS, *COUNTRIES, "pile-a", "pile-b", "pile-c")}
    used |= {"terminal-last-but-one-round", "terminal-last-round", "terminal-due-faith", "terminal-due-production"}
    assert keys == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_fit_their_places_and_differ(language: str) -> None:
    words = words_in(language)
    areas = [words.say(f"terminal-{kind}") for kind in AREA_TYPES]
    assert max(map(len, areas)) <= 9
    for kind in (
        areas,
        [words.say(f"terminal-{good}") for good in GOODS],
        [words.say(f"terminal-{c}") for c in COUNTRIES],
    ):
        assert len(set(kind)) == len(kind)
    assert all(len(words.say(f"terminal-{good}")) == 1 for good in GOODS)
