"""The picture of Machi Koro: legible, playable, and the same table in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from tests.core.catalogues import FOREIGN_LETTERS
from tests.core.test_picture import contrast
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.picture import SHARED, SMALLEST, Part, compose, symbols, text_width
from tradewinds.core.state import CHANCE
from tradewinds.core.words import LANGUAGES
from tradewinds.games.machi_koro import MACHI_KORO as GAME
from tradewinds.games.machi_koro.about import effects
from tradewinds.games.machi_koro.components import CARDS, COLOURS, TABLES, TOWN_HALL
from tradewinds.games.machi_koro.picture import ART, draw
from tradewinds.games.machi_koro.picture.art import CARD
from tradewinds.games.machi_koro.state import PHASES

NAMES = ["Олена", "Bob <script>\"&'</script>", "", "Wawrzyniec Brzęczyszczykiewicz z Łękołodów", "W" * 60]
WAYS: list[dict[str, Any]] = [
    {},
    {"plus": True, "random_start": True},
    {"plus": True, "limited_market": True, "unclog_market": True, "reroll_any_dice": True},
]
ON_THE_DICE = ("roll", "reroll", "keep", "add")
ON_THE_BOARD = (*ON_THE_DICE, "build", "tv", "give", "take")
HTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"
Position = tuple[dict[str, Any], list[Move]]


def choose(match: Match, chooser: random.Random) -> Move:
    """A move of someone who likes landmarks, so that all of them come into play."""
    moves = match.moves()
    landmarks = [move for move in moves if move.code.removeprefix("build:") in TABLES["landmarks"]]
    return chooser.choice(landmarks if landmarks and chooser.random() < 0.7 else moves)


def play(players: int, options: dict[str, Any], seed: int) -> Iterator[Position]:
    """The first and the last position of each phase in a game."""
    match = Match("machi-koro", players, chance="manual", **options)
    chooser = random.Random(seed)
    first: dict[str, Position] = {}
    last: dict[str, Position] = {}
    while not match.over:
        position = match.view(), match.moves()
        first.setdefault(position[0]["phase"], position)
        last[position[0]["phase"]] = position
        match.play(choose(match, chooser))
    yield from [*first.values(), *last.values(), (match.view(), [])]


@cache
def positions() -> list[Position]:
    games = [(players, options) for players in GAME.seats for options in WAYS]
    return [position for seed, game in enumerate(games) for position in play(*game, seed)]


def at(phase: str) -> Position:
    """A late position of a phase."""
    return [position for position in positions() if position[0]["phase"] == phase][-1]


def whole_market() -> Position:
    """A position in which all kinds of Plus have their place in the market."""
    full = {"plus": True, "limited_market": False}
    return next(
        p for p in reversed(positions()) if p[0]["phase"] == "build" and full.items() <= p[0]["options"].items()
    )


@cache
def pictures(language: str = "en", *, offered: bool = True, columns: int = 5) -> list[tuple[Position, list[Part]]]:
    """Every position with its picture."""
    words = GAME.words(language)
    return [((view, moves), draw(view, words, NAMES, moves if offered else [], columns)) for view, moves in positions()]


def read(drawing: str) -> Xml.Element:
    return Xml.fromstring(drawing)  # noqa: S314 - drawn by ourselves


def whole(parts: list[Part]) -> str:
    return "".join(part.svg() for part in parts)


def buttons(drawing: str) -> list[str]:
    return re.findall(r'<button[^>]* value="([^"]+)"', drawing)


def texts(element: Xml.Element, x: float = 0, inherited: str = "start") -> Iterator[tuple[Xml.Element, float, float]]:
    """Every text with where it begins and ends at most."""
    moved = re.match(r"translate\((\S+)", element.get("transform", ""))
    x += float(moved[1]) if moved else 0
    anchor = element.get("text-anchor", inherited)
    if element.tag == f"{SVG}text":
        size = float(element.get("font-size", SMALLEST))
        width = text_width(element.text or "", size, serif="serif" in element.get("font-family", ""))
        left = x + float(element.get("x", 0)) - width * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        yield element, left, left + width
    for child in element:
        yield from texts(child, x, anchor)


# What is drawn


def test_there_are_positions_of_every_phase_and_number_of_players() -> None:
    assert {view["phase"] for view, _ in positions()} == set(PHASES)
    assert {len(view["players"]) for view, _ in positions()} == set(GAME.seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_drawn_as_valid_xml(language: str) -> None:
    for (view, _), parts in pictures(language):
        assert [part.name for part in parts] == [
            "dice",
            "market",
            *(f"player-{n}" for n in range(len(view["players"]))),
        ]
        for part in parts:
            drawn = read(part.svg())
            assert drawn.get("aria-label") == part.label != ""
        read(compose(parts, 1280))


def test_a_picture_is_made_of_the_same_pieces_in_every_language() -> None:
    view, moves = whole_market()
    drawn = [whole(draw(view, GAME.words(language), NAMES, moves)) for language in LANGUAGES]
    pieces = [re.findall(r'data-piece="([^"]+)"', drawing) for drawing in drawn]
    assert pieces == [pieces[0]] * len(LANGUAGES)


def test_every_card_on_the_table_is_there_and_explains_itself() -> None:
    words = GAME.words("en")
    for (view, _), parts in pictures(offered=False):
        pieces = {element.get("data-piece"): element for part in parts for element in read(part.svg()).iter()}
        cards = {f"market-{card}": card for card in view["market"]}
        for seat, player in enumerate(view["players"]):
            cards |= {f"city-{seat}-{card}": card for card in player["establishments"]}
            cards |= {f"landmark-{seat}-{card}": card for card in player["landmarks"]}
            assert f"coins-{seat}" in pieces
        for name, card in cards.items():
            piece = pieces[name]
            assert (piece.get("data-explain"), piece.get("role"), piece.get("tabindex")) == (card, "img", "0")
            told = piece.findtext(f"{SVG}title") or ""
            assert all(words.say(line) in told for line in effects(card))
            assert words.say(f"card-{card}") in told


def test_the_market_is_in_the_order_of_the_numbers() -> None:
    for _, parts in pictures():
        cards = re.findall(r'data-piece="market-([^"]+)"', parts[1].body)
        assert [CARDS[card]["rolls"] for card in cards] == sorted(CARDS[card]["rolls"] for card in cards)


def test_a_kind_that_is_sold_out_keeps_its_place() -> None:
    for (view, _), parts in pictures():
        if not view["options"]["limited_market"]:
            shown = re.findall(r'data-piece="market-([^"]+)"', parts[1].body)
            assert len(shown) == (25 if view["options"]["plus"] else 15)
            assert {card for card in shown if f'"#mk-card-{card}"' in parts[1].body} == view["market"].keys()


def test_the_deck_is_shown_with_its_size_where_there_is_one() -> None:
    for (view, _), parts in pictures():
        deck = read(parts[1].svg()).find(".//*[@data-piece='deck']")
        assert (deck is not None) == view["options"]["limited_market"]
        if deck is not None:
            assert deck.findtext(f"{SVG}text") == str(sum(view["deck"].values()))


@pytest.mark.parametrize("columns", [3, 5, 6])
def test_dice_and_market_are_as_wide_as_the_columns_asked_for(columns: int) -> None:
    view, moves = at("build")
    dice, market, *_ = draw(view, GAME.words("en"), NAMES, moves, columns)
    assert dice.width == market.width == columns * 114 - 6
    lefts = {m[1] for m in re.finditer(r"translate\((\S+) \S+\)", market.body)}
    assert len(lefts) == columns


def test_every_part_is_narrow_enough_for_a_phone() -> None:
    for _, parts in pictures(columns=3):
        assert max(part.width for part in parts) <= 344


def test_a_board_of_four_with_plus_is_small() -> None:
    seats = [p for p in positions() if len(p[0]["players"]) == 4 and p[0]["options"]["plus"]]
    for view, moves in seats:
        parts = draw(view, GAME.words("en"), [], moves)
        assert sum(len(part.svg().encode()) for part in parts) < 60_000


# The dice


@pytest.mark.parametrize("phase", ["start", "market", "roll"])
def test_dice_not_yet_rolled_are_blank(phase: str) -> None:
    view, moves = at(phase)
    dice = draw(view, GAME.words("en"), NAMES, moves)[0].body
    assert re.findall(r"#tw-die-(\d)", dice) == ["0", "0"]
    assert 'data-piece="total"' not in dice


@pytest.mark.parametrize("phase", ["reroll", "harbor", "victim", "give", "take", "build", "over"])
def test_dice_are_shown_with_their_total(phase: str) -> None:
    view, moves = at(phase)
    dice = draw(view, GAME.words("en"), NAMES, moves)[0]
    assert re.findall(r"#tw-die-(\d)", dice.body) == [str(die) for die in view["dice"]]
    total = read(dice.svg()).findtext(f".//{SVG}g[@data-piece='total']/{SVG}text")
    assert total == str(sum(view["dice"]) if phase in ("reroll", "harbor") else view["total"])


def test_another_turn_and_what_harbor_added_are_marked() -> None:
    view, moves = at("build")
    doubled = {**view, "dice": [5, 5], "total": 12, "again": True}
    dice = draw(doubled, GAME.words("en"), NAMES, moves)[0].body
    assert "#tw-again" in dice
    assert ">10 + 2<" in dice
    assert 'stroke="var(--brass)"' in dice
    plain = draw({**view, "dice": [5, 4], "total": 9, "again": False}, GAME.words("en"), NAMES, moves)[0].body
    assert "#tw-again" not in plain
    assert " + 2<" not in plain
    assert 'stroke="var(--brass)"' not in plain


def test_the_question_is_put_only_to_whom_it_may_concern() -> None:
    view, moves = at("build")
    asked = GAME.words("en").say("phase-build")
    assert asked in whole(draw(view, GAME.words("en"), NAMES, moves))
    assert asked not in whole(draw(view, GAME.words("en"), NAMES, []))


def test_the_end_names_the_winner() -> None:
    view, _ = at("over")
    parts = draw(view, GAME.words("en"), ["Ann"] * 5, [])
    assert "Ann wins!" in parts[0].body
    assert [("#tw-crown" in part.body) for part in parts[2:]] == [n == view["active"] for n in range(len(parts) - 2)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_market_does_not_move_when_a_question_is_put_beside_the_dice(language: str) -> None:
    for (_, moves), parts in pictures(language):
        if sum(move.code.partition(":")[0] in ON_THE_DICE for move in moves) < 3:
            assert parts[0].height == 150


# Cities


def test_only_whose_turn_it_is_stands_out() -> None:
    for (view, _), parts in pictures():
        standing_out = [part.name for part in parts if "-soft)" in part.body]
        assert standing_out == [f"player-{view['active']}"]


def test_landmarks_are_built_or_sites_with_their_price() -> None:
    for (view, _), parts in pictures():
        for player, part in zip(view["players"], parts[2:], strict=True):
            built = set(re.findall(r"#mk-built-([a-z-]+)", part.body))
            sites = set(re.findall(r"#mk-site-([a-z-]+)", part.body))
            assert built == {card for card, up in player["landmarks"].items() if up}
            assert sites == {card for card, up in player["landmarks"].items() if not up}
    for card, figures in TABLES["landmarks"].items():
        assert f">{figures['cost']}</text>" in ART.symbols[f"mk-site-{card}"]


def test_cards_of_a_city_are_counted_and_stand_by_colour_and_number() -> None:
    for (view, _), parts in pictures():
        for player, part in zip(view["players"], parts[2:], strict=True):
            tiles = read(part.svg()).findall(f".//{SVG}g[@data-piece]")
            cards = {t.get("data-explain", ""): t for t in tiles if t.get("data-piece", "").startswith("city-")}
            for card, copies in player["establishments"].items():
                count = cards[card].findtext(f".//{SVG}text")
                assert count == (f"×{copies}" if copies > 1 else None)
            order = [(COLOURS.index(CARDS[c]["colour"]), CARDS[c]["rolls"]) for c in cards if c != TOWN_HALL]
            assert order == sorted(order)


def test_the_card_about_to_be_given_away_is_marked() -> None:
    view, moves = at("take")
    drawn = whole(draw(view, GAME.words("en"), NAMES, moves))
    assert drawn.count("#tw-exchange") == 1
    piece = re.search(rf'data-piece="city-{view["active"]}-{view["offered"]}".*?</g>', drawn)
    assert piece
    assert "#tw-exchange" in piece[0]


# Moves


def test_every_move_that_belongs_to_a_thing_is_a_button_on_it_once() -> None:
    offered: set[str] = set()
    for (_, moves), parts in pictures():
        expected = [move.code for move in moves if move.code.partition(":")[0] in ON_THE_BOARD]
        assert sorted(buttons(whole(parts))) == sorted(expected)
        offered |= {code.partition(":")[0] for code in expected}
    assert offered == set(ON_THE_BOARD)


def test_buttons_are_on_the_things_they_play() -> None:
    for (view, _), parts in pictures():
        for part in parts:
            for piece in read(part.svg()).iterfind(f".//{SVG}g[@class='legal']"):
                codes = [button.get("value", "") for button in piece.iter(f"{HTML}button")]
                assert codes == [code for code in codes if code in whose(piece.get("data-piece", ""), view["seat"])]
                assert len(codes) == 1


def whose(piece: str, seat: int) -> set[str]:
    """The moves that may be on a piece."""
    kind, _, rest = piece.partition("-")
    if kind == "market":
        return {f"build:{rest}"}
    owner, _, card = rest.partition("-")
    if kind == "name":
        return {f"tv:p{int(owner) + 1}"}
    if kind == "landmark":
        return {f"build:{card}"} if int(owner) == seat else set()
    return {f"give:{card}"} if int(owner) == seat else {f"take:p{int(owner) + 1}:{card}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_says_its_move_in_words(language: str) -> None:
    for phase in ("build", "take", "victim", "reroll"):
        view, moves = at(phase)
        said = {move.code: move.text(language, NAMES) for move in moves}
        for part in draw(view, GAME.words(language), NAMES, moves):
            for button in read(part.svg()).iter(f"{HTML}button"):
                assert (button.get("aria-label") or button.text) == said[button.get("value", "")]


def test_the_board_rests_when_nothing_is_offered() -> None:
    for _, parts in pictures(offered=False):
        drawn = whole(parts)
        assert "<button" not in drawn
        assert "legal" not in drawn
        assert "#tw-ring" not in drawn


def test_moves_of_chance_are_not_on_the_board() -> None:
    for (view, moves), parts in pictures():
        if view["decides"] == "chance":
            assert moves
            assert not buttons(whole(parts))
    assert CHANCE < 0


# Names


def test_names_are_escaped_wherever_they_stand() -> None:
    for (_, _), parts in pictures():
        drawn = whole(parts) + compose(parts, 400)
        assert "<script" not in drawn
        assert "Bob" in drawn


def test_a_player_without_a_name_is_called_by_number() -> None:
    view, moves = next(p for p in positions() if len(p[0]["players"]) == 3)
    assert draw(view, GAME.words("pl"), [], moves)[4].label == "Gracz 3"


def test_the_whole_of_a_long_name_is_told_where_it_is_shown_in_part() -> None:
    view, moves = next(p for p in positions() if len(p[0]["players"]) == 5)
    part = draw(view, GAME.words("en"), NAMES, moves)[5]
    header = read(part.svg()).find(f".//{SVG}g[@data-piece='name-3']")
    assert header is not None
    assert part.label == NAMES[3]
    assert NAMES[3] in (header.findtext(f".//{SVG}title") or "")
    assert (header.findtext(f".//{SVG}text") or "").endswith("…")


# Words that make a picture heard, where a catalogue has them


def test_every_piece_tells_its_figures_and_its_effect() -> None:
    view, _ = whole_market()
    words = GAME.words("en")
    drawn = "".join(part.label + part.body for part in draw(view, words, ["Ann", "Bob", "Cat", "Dan", "Eve"], []))
    drawn += "".join(part.body for part in draw(at("market")[0], words, [], []))
    for told in (
        r"Market<",
        r"Cards in the deck: \d+\. Only",
        r"number \d+, cost \d+, \d left\. On",
        r"×\d+: number 1\. On",
        r"Airport: not built, cost 30\. If",
        r"Harbor: built\. If",
        r"(Ann|Bob): coins: \d+\.<",
        r"it is their turn\.<",
        r"is deciding…",
        r"Town Hall\. If",
    ):
        assert re.search(told, drawn), told


# Legibility


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_part_or_its_card(language: str, columns: int) -> None:
    for _, parts in pictures(language, columns=columns):
        for part in parts:
            for text, left, right in texts(read(part.svg())):
                assert 0 <= left < right <= part.width, text.text
        for card in read(parts[1].svg()).iterfind(f".//{SVG}g[@data-explain]"):
            card.attrib.pop("transform")
            for text, left, right in texts(card, inherited="middle"):
                assert 0 <= left < right <= CARD[0], text.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_are_never_cut(language: str) -> None:
    for _, parts in pictures(language):
        assert "…" not in "".join(text.text or "" for text, _, _ in texts(read(parts[1].svg())))
        assert "…" not in "".join(button.text or "" for button in read(parts[0].svg()).iter(f"{HTML}button"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_cards_stand_in_their_cards_from_top_to_bottom(language: str) -> None:
    view, _ = whole_market()
    for card in read(draw(view, GAME.words(language), NAMES, [])[1].svg()).iterfind(f".//{SVG}g[@data-explain]"):
        feet = [float(text.get("y", 0)) for text in card.iter(f"{SVG}text")]
        assert max(feet) + 3 <= CARD[1]


def test_no_text_is_smaller_than_can_be_read() -> None:
    for size in re.findall(r'font-size="([^"]+)"', symbols(ART) + "".join(whole(parts) for _, parts in pictures())):
        assert float(size) >= SMALLEST


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_a_picture_speaks_only_the_language_of_its_reader(language: str) -> None:
    for view, moves in positions()[::7]:
        for part in draw(view, GAME.words(language), [], moves):
            drawn = read(part.svg())
            said = [element.text or "" for element in drawn.iter() if element.tag != f"{SVG}style"]
            said += [element.get("aria-label", "") for element in drawn.iter()]
            assert not [text for text in said if re.search(f"[{FOREIGN_LETTERS[language]}]", text)]


def test_only_colours_of_the_palette_are_used() -> None:
    tokens = SHARED.colours.keys() | ART.colours.keys()
    drawn = symbols(ART) + "".join(whole(parts) for _, parts in pictures())
    for colour in set(re.findall(r'(?:fill|stroke)="([^"]+)"', drawn)):
        assert colour == "none" or re.fullmatch(r"var\(--([a-z0-9-]+)\)", colour), colour
        assert colour == "none" or colour[6:-1] in tokens, colour
    assert not re.search(r'#[0-9a-f]{3,8}\b(?!")|style="', re.sub(r'href="[^"]+"', "", drawn))


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_figures_are_read_with_aa_contrast_on_every_roof_and_in_the_sky(theme: int) -> None:
    for colour in COLOURS:
        assert contrast(SHARED.colours["card"][theme], ART.colours[f"mk-{colour}"][theme]) >= 4.5, colour
    for ground in ("mk-sky", "mk-skyline"):
        assert contrast(SHARED.colours["ink"][theme], ART.colours[ground][theme]) >= 4.5, ground


def test_no_colour_of_a_card_is_told_by_colour_alone() -> None:
    for kind in ("mk", "mk-tile"):
        roofs = {re.sub(r"mk-[a-z-]+", "", ART.symbols[f"{kind}-{colour}"]) for colour in COLOURS}
        assert len(roofs) == len(COLOURS)


# What a page relies on


def test_all_symbols_that_are_referred_to_exist() -> None:
    drawn = symbols(ART) + "".join(whole(parts) for _, parts in pictures())
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(re.findall(r' id="([^"]+)"', symbols(ART)))


def test_every_card_has_a_drawing_of_its_own() -> None:
    for card in (*CARDS, TOWN_HALL):
        assert f"mk-{card}" in ART.symbols
    drawings = [re.sub(r'id="[^"]+"', "", ART.symbols[f"mk-{card}"]) for card in CARDS]
    assert len(set(drawings)) == len(drawings)


def test_ids_are_unique_on_a_page() -> None:
    shared = re.findall(r' id="([^"]+)"', symbols(ART))
    for _, parts in pictures():
        ids = Counter(shared + re.findall(r' id="([^"]+)"', whole(parts)))
        assert [name for name, times in ids.items() if times > 1] == []


def test_pieces_are_called_by_their_ids() -> None:
    for _, parts in pictures():
        for part in parts:
            for element in read(part.svg()).iter():
                assert element.get("data-piece") in (None, element.get("id"))
