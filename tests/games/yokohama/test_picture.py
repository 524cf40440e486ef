"""The picture of Yokohama: legible, playable, and the same table in every language."""

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
from tradewinds.core import registry
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.picture import SHARED, SMALLEST, Offer, Part, compose, symbols, text_width
from tradewinds.core.state import WATCHER, State
from tradewinds.core.words import LANGUAGES
from tradewinds.games.yokohama import YOKOHAMA as GAME
from tradewinds.games.yokohama.about import explanation
from tradewinds.games.yokohama.components import (
    ACHIEVEMENT_NAMES,
    ACHIEVEMENT_TILES,
    AREA_NAMES,
    CARD_NAMES,
    ORDER_CARDS,
    ORDER_NAMES,
    TECHNOLOGY_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from tradewinds.games.yokohama.picture import ART, draw
from tradewinds.games.yokohama.picture.area import set_label
from tradewinds.games.yokohama.picture.art import AREA, CARD
from tradewinds.games.yokohama.picture.card import NAME_LEFT
from tradewinds.games.yokohama.picture.flow import set_words
from tradewinds.games.yokohama.picture.table import Table
from tradewinds.games.yokohama.picture.turn import draw_turn
from tradewinds.games.yokohama.rules import KIND, WHEN
from tradewinds.games.yokohama.state import PHASES

registry.register(GAME)

NAMES = ["Олена", "Bob <script>\"&'</script>", "", "Wawrzyniec Brzęczyszczykiewicz z Łękołodów"]
GAMES: list[tuple[int, dict[str, Any], int]] = [
    (2, {}, 1500),
    (3, {"random_start": True, "free_agents": True, "tokens_by_choice": True}, 1500),
    (4, {"awards": True, "free_agents": True}, 1500),
]
LIKED = {
    "research": 0.9,
    "take": 0.8,
    "fulfil": 0.9,
    "church": 0.9,
    "customs": 0.9,
    "shop": 0.9,
    "house": 0.9,
    "agent": 0.4,
}
RARE = {  # moves of phases that random play hardly ever reaches
    "port": ["take:1", "take:6", "done:port"],
    "research": ["research:1", "research:6", "done:research"],
    "station": ["station:bank", "station:church"],
    "returning": ["return:all", "return:all-but-one"],
    "award": ["claim:us", "claim:free-agent"],
    "lifting": ["lift:bank", "lift:hand", "done:lifting"],
    "good": ["good:copper", "good:silk", "good:tea", "good:fish", "use:university", "use:spinning-mill"],
    "after": ["agent:bank", "achieve:a", "achieve:b", "achieve:c", "end"],
    "before": ["agent:bank", "place:bank", "place:church", "done:placing"],
    "moving": ["go:bank", "through:bank", "through:church", "recall"],
    "exchanging": [
        *(f"{v}:{g}" for v in ("buy", "sell") for g in ("copper", "silk", "tea", "fish")),
        "done:exchanging",
    ],
    "building": ["shop:1", "shop:2", "shop:3", "shop:4", "house", "done:building"],
}
PLACES = {"port": "port-a", "research": "laboratory-a"}  # where actions take place, if not in the bank
CHANCES = [*PHASES][: [*PHASES].index("keep")]  # phases in which chance decides
HTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"
Position = tuple[dict[str, Any], list[Move]]


def choose(match: Match, chooser: random.Random) -> Move:
    """A move of someone who likes to get on, so that cards and buildings come into play."""
    moves = match.moves()
    liked = [move for move in moves if chooser.random() < LIKED.get(move.code.partition(":")[0], 0)]
    return chooser.choice(liked or moves)


def play(players: int, options: dict[str, Any], plies: int) -> Iterator[Position]:
    """The last position of each phase in a game, and the last of all, as whoever decides sees them."""
    match = Match(GAME, players, chance="manual", **options)
    chooser = random.Random(players)
    last: dict[str, tuple[State, list[Move]]] = {}
    while not match.over and plies:
        plies -= 1
        state = match.state
        last[PHASES[state.phase]] = state, match.moves()
        match.play(choose(match, chooser))
    for state, moves in [*last.values(), (match.state, [])]:
        yield GAME.view(GAME.seen_by(state, int(state.seat) if state.seat >= 0 else WATCHER)), moves


@cache
def positions() -> list[Position]:
    """Positions of games, and some that are made up for what they hardly ever come to."""
    played = [position for game in GAMES for position in play(*game)]
    calm = [view for view, _ in played if view["phase"] in ("before", "after")]
    late = next(view for view in reversed(calm) if view["players"][view["active"]]["orders"])
    order = late["players"][late["active"]]["orders"][0]["name"]
    areas = [{**area, "station": area["name"] == "bank"} for area in late["areas"]]
    made_up = []
    for phase, codes in RARE.items():
        pending = {**late["pending"], "area": PLACES.get(phase, "bank"), "power": 4}
        view = {**late, "phase": phase, "pending": pending, "areas": areas, "awards": ["us", "nl", "de", "free-agent"]}
        moves = [*codes, f"fulfil:{order}"] if phase == "after" else codes
        made_up.append((view, [Match(GAME, 2).move(code) for code in moves]))
    return [*played, *made_up]


@cache
def pictures(language: str = "en", *, offered: bool = True, columns: int = 5) -> list[tuple[Position, list[Part]]]:
    """Every position with its picture."""
    words = GAME.words(language)
    return [((view, moves), draw(view, words, NAMES, moves if offered else [], columns)) for view, moves in positions()]


def at(phase: str) -> Position:
    """A late position of a phase."""
    return [position for position in positions() if position[0]["phase"] == phase][-1]


def read(drawing: str) -> Xml.Element:
    return Xml.fromstring(drawing)  # noqa: S314 - drawn by ourselves


def whole(parts: list[Part]) -> str:
    return "".join(part.svg() for part in parts)


def buttons(drawing: str) -> list[str]:
    return re.findall(r'<button[^>]* value="([^"]+)"', drawing)


def pieces(parts: list[Part]) -> dict[str, Xml.Element]:
    """Everything on the table that has a name."""
    found = (element for part in parts for element in read(part.svg()).iter(f"{SVG}g"))
    return {element.get("data-piece", ""): element for element in found if element.get("data-piece")}


def texts(element: Xml.Element, x: float = 0, inherited: str = "start") -> Iterator[tuple[Xml.Element, float, float]]:
    """Every text with where it begins and ends at most."""
    moved = re.match(r"translate\((\S+)", element.get("transform", ""))
    x += float(moved[1].rstrip(")")) if moved else 0
    anchor = element.get("text-anchor", inherited)
    if element.tag == f"{SVG}text":
        size = float(element.get("font-size", SMALLEST))
        bold = element.get("font-weight") != "normal"
        width = text_width(element.text or "", size, bold=bold, serif="serif" in element.get("font-family", ""))
        left = x + float(element.get("x", 0)) - width * {"start": 0, "middle": 0.5, "end": 1}[anchor]
        yield element, left, left + width
    for child in element:
        yield from texts(child, x, anchor)


# What is drawn


def test_there_are_positions_of_every_phase_and_number_of_players() -> None:
    assert {view["phase"] for view, _ in positions()} >= set(PHASES) - {"port-again", "dropping", "awards"}
    assert {len(view["players"]) for view, _ in positions()} == set(GAME.seats)


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_drawn_as_valid_xml(language: str, columns: int) -> None:
    below = [] if columns > 3 else ["areas", "goals"]
    for (view, _), parts in pictures(language, columns=columns):
        first, *others = (f"player-{n}" for n in range(len(view["players"])))
        assert [part.name for part in parts] == ["turn", "board", first, *below, "management", *others]
        for part in parts:
            drawn = read(part.svg())
            assert drawn.get("aria-label") == part.label != ""
    read(compose(parts, 1280))


def test_a_picture_is_made_of_the_same_pieces_in_every_language() -> None:
    view, moves = at("before")
    drawn = [whole(draw(view, GAME.words(language), NAMES, moves)) for language in LANGUAGES]
    found = [re.findall(r'data-piece="([^"]+)"', drawing) for drawing in drawn]
    assert found == [found[0]] * len(LANGUAGES)


@pytest.mark.parametrize("columns", [3, 5])
def test_no_two_pieces_have_the_same_name(columns: int) -> None:
    for _, parts in pictures(columns=columns):
        found = Counter(re.findall(r' id="([^"]+)"', whole(parts)))
        assert [name for name, times in found.items() if times > 1] == []


def test_every_area_lies_where_it_belongs_and_explains_itself() -> None:
    words = GAME.words("en")
    for (view, _), parts in pictures(offered=False):
        found = pieces(parts)
        for area in view["areas"]:
            piece = found[f"area-{area['name']}"]
            assert (piece.get("data-explain"), piece.get("tabindex")) == (area["name"], "0")
            told = piece.findtext(f"{SVG}title") or ""
            assert words.say(f"area-{area['name']}") in told
            assert " ".join(explanation(area["name"], words)) in told
            x, y = (float(n) for n in re.findall(r"[\d.]+", piece.get("transform", "")))
            assert x == 9 + (area["column"] + area["row"] / 2) * (AREA[0] + 6)
            assert y == 9 + area["row"] * (AREA[1] + 6)


@pytest.mark.parametrize("columns", [3, 5])
def test_everyone_stands_where_they_are(columns: int) -> None:
    for (view, _), parts in pictures(columns=columns):
        found = pieces(parts)
        for seat, player in enumerate(view["players"]):
            home = found[f"area-{player['president']}"] if player["president"] else read(_own(parts, seat).svg())
            assert home.find(f".//*[@data-piece='president-{seat}']") is not None
        for area in view["areas"]:
            for seat, count in enumerate(area["assistants"]):
                piece = found.get(f"assistants-{seat}-{area['name']}")
                assert (piece is not None) == bool(count)
                if piece is not None:
                    assert (piece.findtext(f".//{SVG}text") or "1") == str(count)


def _own(parts: list[Part], seat: int) -> Part:
    return next(part for part in parts if part.name == f"player-{seat}")


def test_cards_and_boards_are_there() -> None:
    for (view, _), parts in pictures():
        found = pieces(parts)
        cards = [slot["card"] for board in view["laboratories"] for slot in board["slots"]]
        cards += [card for player in view["players"] for card in player["technologies"]]
        orders = [slot["order"] for board in view["ports"] for slot in board["slots"]]
        orders += [order for player in view["players"] for order in player["orders"]]
        assert {f"technology-{card['name']}" for card in cards if card} <= found.keys()
        assert {f"order-{order['name']}" for order in orders if order} <= found.keys()
        assert {f"{board}-{n}" for board in ("church", "customs") for n in range(1, 8)} <= found.keys()
        assert {f"achievement-{pile}" for pile in "abc"} <= found.keys()
        assert {f"award-{award}" for award in view["awards"]} <= found.keys()


def test_orders_of_others_show_their_backs() -> None:
    for (view, _), parts in pictures():
        for seat, player in enumerate(view["players"]):
            drawn = _own(parts, seat).body
            assert drawn.count("#yo-back") == player["orders_hidden"]
            assert len(re.findall(r"#yo-order-\d", drawn)) == len(player["orders"])
    assert any(player["orders_hidden"] for view, _ in positions() for player in view["players"])


def test_only_whose_turn_it_is_stands_out() -> None:
    for (view, _), parts in pictures():
        standing_out = [part.name for part in parts if "-soft)" in part.body]
        assert standing_out == [f"player-{view['active']}"]


def test_the_end_names_the_winner_and_what_the_end_brought() -> None:
    view, _ = at("over")
    names = ["Ann", "Bob", "Cyd", "Dan"][: len(view["players"])]
    parts = draw(view, GAME.words("en"), names, [])
    seats = range(len(names))
    best = max(seats, key=lambda seat: view["players"][seat]["points"])
    assert names[best] in parts[0].label
    assert [("#tw-crown" in _own(parts, seat).body) for seat in seats] == [seat == best for seat in seats]
    assert {f"bonus-{seat}" for seat in seats} <= pieces(parts).keys()


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_chance_decides_is_asked_in_no_players_name(language: str, columns: int) -> None:
    asked = set()
    for (view, _), parts in pictures(language, columns=columns):
        turn = parts[0]
        names = [text.text or "" for text in read(turn.svg()).iter(f"{SVG}text")]
        if view["decides"] == "chance":
            asked.add(view["phase"])
            chance = GAME.words(language).say("picture-chance")
            question = GAME.words(language).say(f"phase-{view['phase']}")
            assert turn.label == f"{chance}. {question}"
            assert names[0] == chance
            assert "#tw-die" in turn.body
            assert "#tw-player-" not in turn.body
        else:
            assert "#tw-die" not in turn.body
    assert {"areas", "technologies", "orders", "draw"} <= asked


def test_the_board_does_not_move_while_questions_change() -> None:
    for (_, moves), parts in pictures():
        if len(moves) < 4:
            assert parts[0].height == 126


def test_every_part_is_narrow_enough() -> None:
    assert {part.width for _, parts in pictures(columns=3) for part in parts} == {344}
    assert {part.width for _, parts in pictures(columns=5) for part in parts} == {900}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_of_four_is_small(language: str) -> None:
    for (view, _), parts in pictures(language):
        if len(view["players"]) == 4:
            assert sum(len(part.svg().encode()) for part in parts) < 125_000


# Moves


@pytest.mark.parametrize("columns", [3, 5])
def test_every_move_is_a_button_once(columns: int) -> None:
    offered: set[str] = set()
    for (view, moves), parts in pictures(columns=columns):
        expected = [move.code for move in moves if view["decides"] == "player"]
        assert sorted(buttons(whole(parts))) == sorted(expected)
        offered |= {code.partition(":")[0] for code in expected}
    chance = {"begin", "lay", "tile", "token", "achievement", "award", "technology", "order", "draw"}
    assert offered == {code.partition(":")[0] for code in GAME.moves} - chance


def test_buttons_are_on_the_things_they_play() -> None:
    for _, parts in pictures():
        for name, piece in pieces(parts).items():
            codes = [button.get("value", "") for button in piece.iter(f"{HTML}button")]
            if piece.get("class") == "legal":
                assert len(codes) == 1
                verb, _, thing = codes[0].partition(":")
                where, _, what = name.partition("-")
                assert (
                    thing in ("", what) or what.endswith((thing, f"-{thing}")) or verb in ("research", "take", "lift")
                )
                assert where != "board"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_says_its_move_in_words(language: str) -> None:
    for phase in ("before", "moving", "building", "after", "exchanging", "research"):
        view, moves = at(phase)
        said = {move.code: move.text(language, NAMES) for move in moves}
        for part in draw(view, GAME.words(language), NAMES, moves):
            for button in read(part.svg()).iter(f"{HTML}button"):
                assert (button.get("aria-label") or button.text) == said[button.get("value", "")]


def test_fingers_can_hit_every_button_on_a_phone() -> None:
    for _, parts in pictures(columns=3):
        for part in parts:
            for button in read(part.svg()).iter(f"{SVG}foreignObject"):
                assert float(button.get("width", 0)) >= 40
                assert float(button.get("height", 0)) >= 40


def test_the_table_rests_when_nothing_is_offered() -> None:
    for _, parts in pictures(offered=False):
        drawn = whole(parts)
        assert "<button" not in drawn
        assert "legal" not in drawn
        assert "#tw-ring" not in drawn


def test_where_two_things_can_be_done_both_have_a_button() -> None:
    for phase, codes in (("before", ["place:bank", "agent:bank"]), ("moving", ["go:bank", "through:bank"])):
        view, moves = at(phase)
        board = draw(view, GAME.words("en"), NAMES, moves)[1].body
        assert [code for code in buttons(board) if code in codes] == codes


# Names


def test_names_are_escaped_wherever_they_stand() -> None:
    for _, parts in pictures():
        drawn = whole(parts) + compose(parts, 400)
        assert "<script" not in drawn
        assert "Bob" in drawn


def test_a_player_without_a_name_is_called_by_number() -> None:
    view, moves = next(p for p in positions() if len(p[0]["players"]) == 3)
    assert _own(draw(view, GAME.words("pl"), [], moves), 2).label == "Gracz 3"


def test_the_whole_of_a_long_name_is_told_where_it_is_shown_in_part() -> None:
    view, moves = next(p for p in positions() if len(p[0]["players"]) == 4)
    part = _own(draw(view, GAME.words("en"), NAMES, moves), 3)
    header = read(part.svg()).find(f".//{SVG}g[@data-piece='name-3']")
    assert header is not None
    assert part.label == NAMES[3]
    assert NAMES[3] in (header.findtext(f".//{SVG}title") or "")
    assert (header.findtext(f".//{SVG}text") or "").endswith("…")


# Stand-ins


def test_figures_that_stand_in_for_printed_ones_are_marked() -> None:
    view, moves = at("church")
    found = pieces(draw(view, GAME.words("en"), NAMES, moves))
    marked = {name for name, piece in found.items() if "#yo-star" in Xml.tostring(piece, "unicode")}
    assert {"church-1", "customs-1", "achievement-a"} <= marked
    assert not {"church-3", "customs-2"} & marked
    for order in ORDER_CARDS:
        printed = order["source"] in ("rulebook", "found")
        assert ("#yo-star" in ART.symbols[f"yo-order-{order['number']}"]) != printed


# Legibility


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_part(language: str, columns: int) -> None:
    for _, parts in pictures(language, columns=columns):
        for part in parts:
            for text, left, right in texts(read(part.svg()), inherited="middle"):
                assert -1 <= left < right <= part.width + 1, (part.name, text.text)


def turns(language: str, *, wide: bool) -> Iterator[tuple[dict[str, Any], Part]]:
    """The part of the turn in every phase, with all the moves that a phase can offer there and all that can be due."""
    (late, _), words = at("after"), GAME.words(language)
    for number, phase in enumerate(PHASES):
        decides = "nobody" if phase == "over" else "chance" if phase in CHANCES else "player"
        due = {"units": 5, "exchanges": 5, "goods": 2, "pieces": 4, "moves": 2} if decides == "player" else {}
        pending = {**late["pending"], "area": "employment-agency" if due else None, "power": 5, **due}
        ending = "last-but-one-round" if due else "going-on"
        view = {**late, "phase": phase, "decides": decides, "pending": pending, "ending": ending}
        offered = [move for move in range(len(GAME.moves)) if decides == "player" and WHEN[number, KIND[move]]]
        offers = {
            code: Offer(code, words.say(GAME.tell_move(move))) for move in offered if (code := GAME.moves.code(move))
        }
        for active in range(len(late["players"])):
            for given in (offers, {}):
                shown = {**view, "active": active}
                yield shown, draw_turn(Table(shown, words, NAMES, given, wide=wide))


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_leaves_the_part_of_the_turn_in_any_phase(language: str, wide: bool) -> None:
    for view, part in turns(language, wide=wide):
        drawn = read(part.svg())
        for text, left, right in texts(drawn, inherited="middle"):
            assert -1 <= left < right <= part.width + 1, (view["phase"], text.text)
            if "y" in text.attrib:
                assert SMALLEST / 2 < float(text.get("y", 0)) < part.height, (view["phase"], text.text)
        for button in drawn.iter(f"{SVG}foreignObject"):
            left, top, width, height = (float(button.get(side, 0)) for side in ("x", "y", "width", "height"))
            assert left >= 0 <= top, view["phase"]
            assert left + width <= part.width, view["phase"]
            assert top + height <= part.height, view["phase"]


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_whole(language: str, wide: bool) -> None:
    for view, part in turns(language, wide=wide):
        drawn = read(part.svg())
        if view["decides"] != "player" or next(drawn.iter(f"{HTML}button"), None) is not None:
            lines = [text.text or "" for text in drawn.iter(f"{SVG}text") if text.get("font-size") == "16"]
            assert GAME.words(language).say(f"phase-{view['phase']}") in " ".join(lines), view["phase"]


def test_no_text_is_too_small() -> None:
    drawn = symbols(ART) + "".join(whole(parts) for _, parts in pictures()[-12:])
    assert min(map(float, re.findall(r'font-size="([\d.]+)"', drawn))) >= SMALLEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_areas_and_technologies_are_whole(language: str) -> None:
    words = GAME.words(language)
    for kind, names, room, lines in (
        ("area", AREA_NAMES, AREA[0] - 39, 2),
        ("technology", TECHNOLOGY_NAMES, CARD[0] - NAME_LEFT - 1, 3),
    ):
        for name in names:
            told = words.say(f"{kind}-{name}")
            assert "…" not in "".join(set_words(told, room, lines)), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_map_of_a_phone_are_whole_and_broken_by_syllables(language: str) -> None:
    words, room = GAME.words(language), 61  # px: five bricks side by side on a phone
    for name in AREA_NAMES:
        told = words.say(f"area-{name}")
        lines, _ = set_label(told, room)
        assert re.sub(r"[-\s]", "", "".join(lines)) == told.replace(" ", ""), told
        number, narrow = re.search(r" \d$", told), set_label(told, 49)[0]  # six side by side
        assert not number or narrow[-1].endswith(number[0]) or narrow[-1].endswith(number[0].replace(" ", "\u00a0"))
        assert "-…" not in narrow[-1]
        assert not any(re.match("[ьъй]", line) or re.search(r"(^|\W)\w-$", line) for line in lines), lines


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_nothing_on_the_table_is_in_a_foreign_language(language: str) -> None:
    foreign = re.compile(f"[{FOREIGN_LETTERS[language]}]")
    letters = re.compile(r"\b[AB]\b")  # of laboratories and ports
    names = {
        "uk": ["Олена", "Яна", "Юрій", "Ія"],
        "ru": ["Анна", "Яна", "Юрий", "Ия"],
        "pl": ["Ewa", "Jan", "Ola", "Ida"],
    }
    for view, moves in positions()[-40:]:
        for part in draw(view, GAME.words(language), names[language], moves):
            for element in read(part.svg()).iter():
                told = element.text if element.tag in (f"{SVG}text", f"{SVG}title", f"{HTML}button") else None
                assert not foreign.search(letters.sub("", told or "")), told


def test_colours_can_be_told_apart_by_those_who_see_little() -> None:
    for theme in (0, 1):
        colour = {name: pair[theme] for name, pair in {**SHARED.colours, **ART.colours}.items()}
        for ground in ("yo-indigo", "yo-field", "yo-canal"):
            assert contrast(colour["yo-light"], colour[ground]) >= 4.5, ground
        for ground in ("yo-mist", "yo-deep", "yo-site", "coin", "card"):
            assert contrast(colour["ink"], colour[ground]) >= 4.5, ground
        for ground in ("card", "yo-mist"):
            assert contrast(colour["quiet"], colour[ground]) >= 4.5, ground


# The art


def test_every_symbol_that_is_used_is_there() -> None:
    known = {**SHARED.symbols, **ART.symbols}
    used = {
        name
        for part in (*SHARED.symbols.values(), *ART.symbols.values())
        for name in re.findall(r'href="#([^"]+)"', part)
    }
    used |= {name for _, parts in pictures() for name in re.findall(r'href="#([^"]+)"', whole(parts))}
    used |= {name for _, parts in pictures(columns=3) for name in re.findall(r'href="#([^"]+)"', whole(parts))}
    used |= set(re.findall(r'href="#([^"]+)"', (GAME.folder / "picture" / "cover.svg").read_text("utf-8")))
    assert used <= known.keys()


def test_every_component_has_its_face() -> None:
    faces = {f"yo-tile-{tile}" for tile in TILE_NAMES} | {f"yo-token-{token}" for token in TOKEN_NAMES}
    faces |= {f"yo-order-{order}" for order in ORDER_NAMES} | {f"yo-technology-{card}" for card in CARD_NAMES}
    assert faces <= ART.symbols.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_achievement_fits_its_tile(language: str) -> None:
    words, (view, _) = GAME.words(language), at("after")
    for name in ACHIEVEMENT_NAMES:
        tile = ACHIEVEMENT_TILES[ACHIEVEMENT_NAMES.index(name)]
        goals = [{**view["achievements"][0], "name": name, "needs": tile["needs"], "points": [8, 6], "players": []}]
        piece = pieces(draw({**view, "achievements": goals}, words, NAMES, []))["achievement-a"]
        shown = " ".join(text.text or "" for text in piece.iter(f"{SVG}text"))
        assert "…" not in shown
        assert [str(needed) for needed in tile["needs"].values()] == re.findall(r"\d+", shown)[: len(tile["needs"])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["picture-achievements", "picture-agents", "picture-awards"])
def test_a_heading_beside_the_pyramid_stays_clear_of_the_edge(language: str, key: str) -> None:
    assert text_width(GAME.words(language).say(key), 13) + 14 <= AREA[0] - 10
