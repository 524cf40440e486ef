"""The picture of The Council of Four: legible, playable, and the same table in every language."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from tests.core.catalogues import FOREIGN_LETTERS
from tests.core.test_picture import contrast
from tradewinds.core.match import Match
from tradewinds.core.move import Move
from tradewinds.core.picture import SHARED, SMALLEST, Part, compose, symbols, text_width
from tradewinds.core.state import OVER, State, copy
from tradewinds.core.words import LANGUAGES
from tradewinds.games.council_of_four import COUNCIL_OF_FOUR as GAME
from tradewinds.games.council_of_four.components import (
    CARDS,
    CITIES,
    COLOURS,
    COUNCILS,
    GROUPS,
    LETTERS,
    PERMITS,
    REGIONS,
    TABLES,
)
from tradewinds.games.council_of_four.picture import ART, draw
from tradewinds.games.council_of_four.picture.table import NARROW, WIDE
from tradewinds.games.council_of_four.state import PHASES

NAMES = ["Олена", "Bob <script>\"&'</script>", "", "Wawrzyniec Brzęczyszczykiewicz z Łękołodów z Gór Świętokrzyskich"]
ON_THE_BOARD = (
    *("elect", "court", "place", "hire", "change", "send", "extra", "end"),
    *("candidate", "pay", "take", "decline", "queen", "spend", "reuse", "again"),
)
IN_WORDS = ("hire", "extra", "end", "decline")
LIKED = ("place", "queen", "take", "spend", "reuse")
RARE = ("permit", "again")  # phases that random games seldom come to
TOUCH = 40  # px: what a thumb can hit; a politics card and a councillor are about as wide
HTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"
Position = tuple[dict[str, Any], list[Move]]


def seen(match: Match, state: State) -> Position:
    """A position as whoever decides sees it, and what they may do."""
    sight = GAME.seen_by(state, max(int(state.seat), -1))
    legal = GAME.legal(state) if state.seat != OVER else []
    return GAME.view(sight), [Move(move, GAME.moves.code(move), GAME, sight) for move in legal]


def play(players: int, board: str, seed: int) -> Iterator[Position]:
    """The first position, and the last of each phase and each kind of move, where players like to place merchants."""
    match = Match(GAME, players, chance="manual", map=board)
    chooser = random.Random(seed)
    kept: dict[str, State] = {"": match.state}
    while not match.over:
        moves = match.moves()
        kept |= dict.fromkeys([PHASES[match.state.phase], *(kind(move.code) for move in moves)], match.state)
        liked = [move for move in moves if kind(move.code) in LIKED]
        match.play(chooser.choice(liked if liked and chooser.random() < 0.8 else moves))
    for state in [*{int(state.ply): state for state in kept.values()}.values(), match.state]:
        yield seen(match, state)
    for phase in RARE:
        yield seen(match, choice(kept["action"], phase))


def kind(code: str) -> str:
    """What kind of move it is."""
    return code.partition(":")[0]


def choice(state: State, phase: str) -> State:
    """The position, as if the nobility track gave a choice now."""
    state = copy(state)
    state.phase = list(PHASES).index(phase)
    return state


@cache
def positions() -> list[Position]:
    games = [(2, "juvelar"), (3, "random"), (4, "graden")]
    return [position for seed, game in enumerate(games, 1) for position in play(*game, seed)]


def at(phase: str) -> Position:
    """A late position of a phase."""
    return [position for position in positions() if position[0]["phase"] == phase][-1]


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


def pieces(parts: list[Part]) -> dict[str, Xml.Element]:
    """Every piece by its name."""
    found = {element.get("data-piece"): element for part in parts for element in read(part.svg()).iter()}
    return {name: element for name, element in found.items() if name}


def place(piece: Xml.Element) -> tuple[float, float]:
    moved = re.match(r"translate\((\S+) (\S+)\)", piece.get("transform", ""))
    assert moved
    return float(moved[1]), float(moved[2])


def uses(element: Xml.Element) -> list[str]:
    return [use.get("href", "")[1:] for use in element.iter(f"{SVG}use")]


def told(piece: Xml.Element) -> str:
    return piece.findtext(f".//{SVG}title") or ""


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


@pytest.mark.parametrize(("columns", "board"), [(5, ["board"]), (3, [*REGIONS])])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_is_drawn_as_valid_xml(language: str, columns: int, board: list[str]) -> None:
    for (view, _), parts in pictures(language, columns=columns):
        nearest, *others = [f"player-{n}" for n in range(len(view["players"]))]
        assert [part.name for part in parts] == ["turn", *board, nearest, "court", "tracks", *others]
        for part in parts:
            assert read(part.svg()).get("aria-label") == part.label != ""
        read(compose(parts, 1280))


def test_a_picture_is_made_of_the_same_pieces_in_every_language() -> None:
    view, moves = at("action")
    drawn = [whole(draw(view, GAME.words(language), NAMES, moves)) for language in LANGUAGES]
    found = [re.findall(r'data-piece="([^"]+)"', drawing) for drawing in drawn]
    assert found == [found[0]] * len(LANGUAGES)


@pytest.mark.parametrize("columns", [3, 5])
def test_all_parts_are_as_wide_as_a_laptop_or_a_phone_has_room_for(columns: int) -> None:
    for _, parts in pictures(columns=columns):
        assert {part.width for part in parts} == {WIDE if columns == 5 else NARROW}
    assert WIDE <= 904
    assert NARROW <= 344


@pytest.mark.parametrize("columns", [3, 5])
def test_a_picture_of_four_players_is_small(columns: int) -> None:
    for view, moves in positions():
        if len(view["players"]) == 4:
            parts = draw(view, GAME.words("uk"), [], moves, columns)
            assert sum(len(part.svg().encode()) for part in parts) < 95_000


def test_what_can_be_looked_up_is_explained() -> None:
    for (view, _), parts in pictures(offered=False):
        assert set(re.findall(r'data-explain="([^"]+)"', whole(parts))) <= set(GAME.topics(view))
    assert all(GAME.explain(thing) for thing in GAME.topics(view))


# Cities


@pytest.mark.parametrize("columns", [3, 5])
def test_every_city_shows_its_group_its_token_and_who_is_there(columns: int) -> None:
    for (view, _), parts in pictures(columns=columns, offered=False):
        found = pieces(parts)
        merchants = {
            f"merchant-{owner}-{city}"
            for city, entry in view["cities"].items()
            for owner in [*entry["merchants"], *["neutral"] * entry["neutral"]]
        }
        assert {name for name in found if name.startswith("merchant-")} == merchants
        for city, letter in zip(CITIES, LETTERS, strict=True):
            assert f"{city.title()} ({letter})" in told(found[f"city-{city}"])
        drawn = [use for part in parts for use in uses(read(part.svg()))]
        groups = Counter(entry["group"] or "queen" for entry in view["cities"].values())
        assert {group: drawn.count(f"cf-city-{group}") for group in groups} == groups
        tokens = {f"cf-laid-{entry['token']['number']}" for entry in view["cities"].values() if entry["token"]}
        assert {use for use in drawn if use.startswith("cf-laid-")} == tokens


@pytest.mark.parametrize("columns", [3, 5])
def test_the_queen_is_drawn_once_and_in_her_city(columns: int) -> None:
    for (view, _), parts in pictures(columns=columns):
        assert whole(parts).count('data-piece="queen"') == 1
        found = pieces(parts)
        (x, y), (left, top) = place(found["queen"]), place(found[f"city-{view['queen']}"])
        assert abs(x - left) < 60
        assert abs(y - top) < 60
        assert "The queen is here." in told(found[f"city-{view['queen']}"])


@pytest.mark.parametrize("columns", [3, 5])
def test_no_two_cities_overlap(columns: int) -> None:
    view, _ = at("action")
    for part in draw(view, GAME.words("en"), NAMES, [], columns):
        spots = [place(piece) for name, piece in pieces([part]).items() if name.startswith("city-")]
        for n, (x, y) in enumerate(spots):
            for u, v in spots[:n]:
                assert abs(x - u) >= 108 or abs(y - v) >= 94


def test_a_phone_says_where_roads_lead_that_leave_a_region() -> None:
    view, _ = at("action")
    parts = {part.name: part for part in draw(view, GAME.words("en"), NAMES, [], 3)}
    for region in REGIONS:
        leaving = {
            view["cities"][there]["letter"]
            for road in view["roads"]
            for here, there in (road, road[::-1])
            if view["cities"][here]["region"] == region != view["cities"][there]["region"]
        }
        shown = {text.text for text, _, _ in texts(read(parts[region].svg())) if text.text in LETTERS}
        here = {entry["letter"] for entry in view["cities"].values() if entry["region"] == region}
        assert shown == here | leaving


def test_the_city_a_permit_is_spent_for_and_the_token_already_chosen_are_marked() -> None:
    view, moves = at("spend")
    board = draw(view, GAME.words("en"), NAMES, moves)[1].body
    assert 'stroke="var(--seal)" stroke-width="3"' in board
    view, moves = at("token")
    city = next(city for city, entry in view["cities"].items() if entry["token"])
    assert "#tw-built" in draw({**view, "reused": city}, GAME.words("en"), NAMES, moves)[1].body


# Councils


def test_councillors_sit_from_the_arrow_on() -> None:
    for (view, _), parts in pictures(offered=False):
        found = pieces(parts)
        for council in COUNCILS:
            seated = {name: piece for name, piece in found.items() if name.startswith(f"councillor-{council}-")}
            seated = {name: piece for name, piece in seated.items() if "reserve" not in name}
            row = place(found[f"council-{council}"])[1]
            inside = sorted((place(piece)[0], uses(piece)[0]) for piece in seated.values() if place(piece)[1] == row)
            assert [use.removeprefix("cf-councillor-") for _, use in inside] == view["councils"][council]


def test_everyone_else_is_in_the_reserve() -> None:
    for (view, _), parts in pictures():
        drawn = Counter(re.findall(r"#cf-councillor-([a-z]+)", whole(parts)))
        seated = Counter(colour for council in view["councils"].values() for colour in council)
        assert drawn == seated + Counter(view["reserve"])
        for colour, count in view["reserve"].items():
            assert f": {count} in the reserve" in told(pieces(parts)[f"reserve-{colour}"])


def test_councillors_are_seen_to_move_on() -> None:
    """They keep their names when one enters at the arrow, and whoever enters bears its name before."""
    view, moves = at("candidate")
    council = view["council"]
    view["councils"][council] = ["white", "black", "white", "orange"]
    view["reserve"] = {"white": 1, "pink": 2}
    before = pieces(draw(view, GAME.words("en"), NAMES, []))
    after = {**view, "phase": "action", "council": None, "reserve": {"orange": 1, "pink": 2}}
    after["councils"] = {**view["councils"], council: ["white", "white", "black", "white"]}
    then = pieces(draw(after, GAME.words("en"), NAMES, moves[:0]))
    step = 38
    for name in (f"councillor-{council}-white-1", f"councillor-{council}-white-2", f"councillor-{council}-black-1"):
        assert place(then[name])[0] - place(before[name])[0] == step
    assert f"councillor-{council}-white-3" in before
    assert f"councillor-{council}-white-3" in then


def test_the_council_in_question_is_marked() -> None:
    for phase in ("candidate", "pay"):
        view, moves = at(phase)
        assert whole(draw(view, GAME.words("en"), NAMES, moves)).count('stroke="var(--seal)" stroke-width="3"') == 1


# Permit tiles, rewards, cards, tracks


@pytest.mark.parametrize("columns", [3, 5])
def test_every_permit_tile_that_can_be_seen_is_there_once(columns: int) -> None:
    for (view, _), parts in pictures(columns=columns):
        shown = [tile["name"] for region in view["permits"].values() for tile in region["shown"] if tile]
        owned = [tile["name"] for player in view["players"] for tile in player["permits"]]
        found = re.findall(r'data-piece="permit-([a-z]+)"', whole(parts))
        assert sorted(found) == sorted(shown + owned)


def test_used_tiles_are_marked_and_folded_where_they_are_another_players() -> None:
    view, _ = at("over")
    found = pieces(draw(view, GAME.words("en"), NAMES, []))
    for player in view["players"]:
        for tile in player["permits"]:
            piece = found[f"permit-{tile['name']}"]
            assert ("used" in told(piece)) == tile["used"]
            assert any(use.startswith("cf-folded-") for use in uses(piece)) == tile["used"]
    view, moves = at("again")
    for tile in view["players"][view["seat"]]["permits"]:
        piece = pieces(draw(view, GAME.words("en"), NAMES, moves))[f"permit-{tile['name']}"]
        assert uses(piece)[0] == f"cf-permit-{tile['name']}"
        assert ("tw-built" in uses(piece)) == tile["used"]


def test_decks_are_shown_with_their_sizes() -> None:
    for (view, _), parts in pictures():
        found = pieces(parts)
        for region in REGIONS:
            assert found[f"deck-{region}"].findtext(f".//{SVG}text") == str(view["permits"][region]["deck"])
        assert found["politics-deck"].findtext(f"{SVG}text") == str(view["deck"])
        assert found["politics-discard"].findtext(f"{SVG}text") == str(sum(view["discard"].values()))


def test_reward_tiles_show_who_has_them() -> None:
    for (view, _), parts in pictures():
        found = pieces(parts)
        tiles = {f"reward-{name}": entry for name, entry in view["rewards"].items()}
        tiles |= {f"queen-reward-{n}": entry for n, entry in enumerate(view["queen_rewards"], 1)}
        for name, entry in tiles.items():
            marks = [use for use in uses(found[name]) if use.startswith("tw-player-")]
            assert marks == ([] if entry["owner"] is None else [f"tw-player-{entry['owner']}"])
            assert f"cf-points-{entry['points']}" in uses(found[name])
            assert ("taken by" in told(found[name])) == (entry["owner"] is not None)


def test_everyone_stands_on_both_tracks() -> None:
    for (view, _), parts in pictures():
        found = pieces(parts)
        for seat, player in enumerate(view["players"]):
            space = found[f"space-{player['nobility']}"]
            assert 0 <= place(found[f"noble-{seat}"])[0] - place(space)[0] < 38
            assert uses(found[f"noble-{seat}"]) == uses(found[f"purse-{seat}"]) == [f"tw-player-{seat}"]
        order = sorted(range(len(view["players"])), key=lambda seat: place(found[f"purse-{seat}"])[0])
        coins = [view["players"][seat]["coins"] for seat in order]
        assert coins == sorted(coins)


def test_spaces_of_the_nobility_track_show_their_bonuses() -> None:
    view, _ = at("action")
    for columns in (3, 5):
        found = pieces(draw(view, GAME.words("en"), NAMES, [], columns))
        for space in range(21):
            bonuses = TABLES["nobility"].get(str(space), [])
            assert uses(found[f"space-{space}"]) == [f"cf-{kind}-{amount}" for kind, amount in bonuses]


# Players and the turn


def test_own_cards_are_shown_and_those_of_others_counted() -> None:
    for columns in (3, 5):
        for (view, _), parts in pictures(columns=columns):
            found = pieces(parts)
            for seat, player in enumerate(view["players"]):
                cards = {card for card in CARDS if f"hand-{seat}-{card}" in found}
                assert cards == set(player["hand"])
                assert (f"hand-{seat}" in found) == (player["held"] > 0 and not player["hand"])
                if f"hand-{seat}" in found:
                    assert found[f"hand-{seat}"].findtext(f"{SVG}text") == str(player["held"])
                for card, count in player["hand"].items():
                    figure = found[f"hand-{seat}-{card}"].findtext(f".//{SVG}text")
                    assert figure == (f"×{count}" if count > 1 else None)


def test_a_panel_has_all_figures_of_its_player() -> None:
    for (view, _), parts in pictures():
        found = pieces(parts)
        for seat, player in enumerate(view["players"]):
            for name, figure in (
                ("points", player["points"]),
                ("coins", player["coins"]),
                ("servants", player["servants"]),
                ("merchants", player["merchants_left"]),
                ("nobility", player["nobility"]),
            ):
                assert found[f"{name}-{seat}"].findtext(f"{SVG}text") == str(figure)
            rewards = sum(view["rewards"][name]["points"] for name in player["rewards"]) + sum(player["queen_rewards"])
            beside = [text.text for text in found[f"points-{seat}"].iter(f"{SVG}text")][1:]
            assert beside == ([f"+{rewards}"] if rewards else [])
            assert f"on reward tiles {rewards}, coins {player['coins']}," in told(found[f"name-{seat}"])


def test_only_whose_turn_it_is_stands_out() -> None:
    for (view, _), parts in pictures():
        if view["phase"] != "over":
            assert [part.name for part in parts if "-soft)" in part.body] == [f"player-{view['active']}"]


def test_the_end_crowns_the_winner() -> None:
    match = Match(GAME, 3, seed=5)
    chooser = random.Random(5)
    while not match.over:
        match.play(chooser.choice(match.moves()))
    parts = draw(match.view(), GAME.words("en"), ["Ann", "Bob", "Cat"], [])
    winners = [["Ann", "Bob", "Cat"][seat] for seat in match.winners]
    assert parts[0].label == f"{', '.join(winners)}. The game is over."
    crowned = [part.name for part in parts if part.name.startswith("player-") and "#tw-crown" in part.body]
    assert crowned == [f"player-{seat}" for seat in match.winners]


def test_what_is_left_of_the_turn_is_shown() -> None:
    for (view, _), parts in pictures():
        if view["phase"] != "over":
            left = told(pieces(parts)["left"])
            assert f"Main actions: {view['mains']}. Quick action: {int(view['quick'])}." in left
            assert ("Bonuses still to come" in left) == bool(view["bonuses"])


def test_cards_paid_so_far_are_shown_with_the_coins_due() -> None:
    view, moves = at("pay")
    parts = draw({**view, "paid": {"white": 1, "joker": 2}}, GAME.words("en"), NAMES, moves)
    found = pieces(parts)
    assert [uses(found[f"paid-{n}"]) for n in range(3)] == [["cf-card-white"], ["cf-card-joker"], ["cf-card-joker"]]
    assert found["paid"].findtext(f"{SVG}text") == "6"
    assert told(found["paid"]) == "Paid: white ×1, joker ×2. Coins due: 6."


def test_the_question_is_put_only_to_whom_it_may_concern() -> None:
    view, moves = at("action")
    asked = GAME.words("en").say("phase-action")
    assert asked in draw(view, GAME.words("en"), NAMES, moves)[0].body
    resting = draw(view, GAME.words("en"), ["Ann"] * 4, [])[0].body
    assert asked not in resting
    assert "Ann is deciding…" in resting


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_does_not_move_when_a_question_is_put_above_it(language: str) -> None:
    assert {parts[0].height for _, parts in pictures(language)} == {112}


# Moves


@pytest.mark.parametrize("columns", [3, 5])
def test_every_move_of_a_player_is_a_button_once(columns: int) -> None:
    offered: set[str] = set()
    for (view, moves), parts in pictures(columns=columns):
        expected = [move.code for move in moves] if view["decides"] == "player" else []
        assert sorted(buttons(whole(parts))) == sorted(expected)
        offered |= set(map(kind, expected))
    assert offered == set(ON_THE_BOARD)


def test_buttons_are_on_the_things_they_play() -> None:
    for (view, _), parts in pictures():
        shown = {
            f"take:{region}:{slot}": f"permit-{tile['name']}"
            for region, entry in view["permits"].items()
            for slot, tile in enumerate(entry["shown"], 1)
            if tile
        }
        for name, piece in pieces(parts).items():
            codes = [button.get("value", "") for button in piece.iter(f"{HTML}button")]
            assert [on(code, view["seat"], shown) for code in codes] == ([name] if codes else [])
            assert (piece.get("class") == "legal") == bool(codes)


def on(code: str, seat: int, shown: dict[str, str]) -> str:
    """The piece that a move belongs to."""
    verb, _, thing = code.partition(":")
    return {
        "elect": f"elect-{thing}",
        "send": f"send-{thing}",
        "court": f"council-{thing}",
        "candidate": f"reserve-{thing}",
        "change": f"deck-{thing}",
        "pay": f"hand-{seat}-{thing}",
        "take": shown.get(code, ""),
        "spend": f"permit-{thing}",
        "again": f"permit-{thing}",
    }.get(verb, f"city-{thing}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_says_its_move_in_words(language: str) -> None:
    for phase in ("action", "candidate", "pay", "permit", "again"):
        view, moves = at(phase)
        said = {move.code: move.text(language, NAMES) for move in moves}
        for part in draw(view, GAME.words(language), NAMES, moves):
            for button in read(part.svg()).iter(f"{HTML}button"):
                assert (button.get("aria-label") or button.text) == said[button.get("value", "")]
                assert (button.text is not None) == (button.get("value") in IN_WORDS)


def test_the_board_rests_when_nothing_is_offered() -> None:
    for _, parts in pictures(offered=False):
        drawn = whole(parts)
        assert "<button" not in drawn
        assert 'class="legal"' not in drawn
        assert "#tw-ring" not in drawn


def test_buttons_on_a_phone_are_large_enough_for_a_thumb() -> None:
    for _, parts in pictures(columns=3):
        for width, height in re.findall(r'<foreignObject[^>]* width="([^"]+)" height="([^"]+)"', whole(parts)):
            assert float(width) >= TOUCH - 2
            assert float(height) >= TOUCH


# Names


def test_names_are_escaped_wherever_they_stand() -> None:
    for _, parts in pictures():
        drawn = whole(parts) + compose(parts, 400)
        assert "<script" not in drawn
        assert "Bob" in drawn


def test_the_whole_of_a_long_name_is_told_where_it_is_shown_in_part() -> None:
    view, moves = next(p for p in positions() if len(p[0]["players"]) == 4)
    part = draw(view, GAME.words("en"), NAMES, moves)[-1]
    header = pieces([part])["name-3"]
    assert part.label == NAMES[3]
    assert NAMES[3] in told(header)
    assert (header.findtext(f".//{SVG}text") or "").endswith("…")


# Legibility


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_part(language: str, columns: int) -> None:
    for _, parts in pictures(language, columns=columns):
        for part in parts:
            for text, left, right in texts(read(part.svg())):
                assert 0 <= left < right <= part.width, text.text


def standing(element: Xml.Element, y: float = 0) -> Iterator[tuple[str, float, float]]:
    """Every text with the line it stands on, and its size."""
    moved = re.match(r"translate\(\S+ (\S+)\)", element.get("transform", ""))
    y += float(moved[1]) if moved else 0
    if element.tag == f"{SVG}text":
        yield element.text or "", y + float(element.get("y", 0)), float(element.get("font-size", SMALLEST))
    for child in element:
        yield from standing(child, y)


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_leaves_its_part_above_or_below(language: str, columns: int) -> None:
    for _, parts in pictures(language, columns=columns):
        for part in parts:
            for text, foot, size in standing(read(part.svg())):
                assert 0.7 * size <= foot <= part.height - 0.25 * size, (part.name, text)


def payments() -> Iterator[Position]:
    """Every question that is asked at the payment of a council: of a region's and of the queen's, card by card."""
    view, moves = at("pay")
    players = [player | {"hand": {"joker": 4}, "coins": 20} for player in view["players"]]
    for council in ("valley", "queen"):
        for paid in ({}, {"white": 1}, {"white": 1, "joker": 1}, {"white": 1, "joker": 2}, {"joker": 4}):
            yield {**view, "players": players, "council": council, "paid": paid}, moves


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_the_banner_do_not_run_into_each_other(language: str, columns: int) -> None:
    for view, moves in [*positions(), *payments()]:
        turn = draw(view, GAME.words(language), NAMES, moves, columns)[0]
        lines: dict[float, set[float]] = {}
        for text, foot, size in standing(read(turn.svg())):
            if not re.fullmatch(r"\+|\d+", text):  # beside cards that are paid
                lines.setdefault(foot, set()).add(size)
        feet = sorted(lines)
        for above, below in pairwise(feet):
            assert below - above >= 0.9 * max(lines[below]), (view["phase"], above, below)


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_question_of_a_payment_is_read(language: str, columns: int) -> None:
    for view, moves in payments():
        turn = draw(view, GAME.words(language), NAMES, moves, columns)[0]
        asked = GAME.question(view, GAME.words(language)) or ""
        said = " ".join(text.strip() for text, _, _ in standing(read(turn.svg())))
        assert asked in said
        assert turn.label.endswith(asked)
        assert columns == 3 or turn.height == 112


@pytest.mark.parametrize("columns", [3, 5])
def test_what_chance_decides_is_not_asked_in_a_players_name(columns: int) -> None:
    names = ["Ann", "Bob", "Cat", "Dan"]
    for view, moves in positions():
        turn = draw(view, GAME.words("en"), names, moves, columns)[0]
        named = [name for name in names if name in turn.label or f">{name}<" in turn.body]
        if view["decides"] == "chance":
            assert turn.label == f"Chance. {GAME.words('en').say('phase-' + view['phase'])}"
            assert named == []
            assert "#tw-player-" not in turn.body
        elif view["decides"] == "player":
            assert named == [names[view["active"]]]


@pytest.mark.parametrize("columns", [3, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_but_names_of_players(language: str, columns: int) -> None:
    words = GAME.words(language)
    for view, moves in positions():
        for part in draw(view, words, [], moves, columns):
            cut = [text.text for text, _, _ in texts(read(part.svg())) if (text.text or "").endswith("…")]
            assert cut == [text for text in cut if part.name == "turn" and "decid" in (text or "")]


def test_no_text_is_smaller_than_can_be_read() -> None:
    drawn = symbols(ART) + "".join(whole(parts) for columns in (3, 5) for _, parts in pictures(columns=columns))
    for size in re.findall(r'font-size="([^"]+)"', drawn):
        assert float(size) >= SMALLEST


def test_no_face_with_text_is_scaled() -> None:
    """It would be smaller than can be read."""
    lettered = {name for name, drawing in ART.symbols.items() if "<text" in drawing}
    assert not [name for name in lettered if ART.symbols[name].startswith("<symbol")]


@pytest.mark.parametrize("language", ["uk", "ru", "pl"])
def test_a_picture_speaks_only_the_language_of_its_reader(language: str) -> None:
    for view, moves in positions()[::5]:
        for part in draw(view, GAME.words(language), [], moves):
            drawn = read(part.svg())
            said = [element.text or "" for element in drawn.iter() if element.tag != f"{SVG}style"]
            said += [element.get("aria-label", "") for element in drawn.iter()]
            said = [re.sub(r"\b[A-O]+\b", "", text) for text in said]  # the letters of cities are the same for all
            assert not [text for text in said if re.search(f"[{FOREIGN_LETTERS[language]}]", text)]


def test_only_colours_of_the_palette_are_used() -> None:
    tokens = SHARED.colours.keys() | ART.colours.keys()
    cover = (GAME.folder / "picture" / "cover.svg").read_text("utf-8")
    drawn = symbols(ART) + cover + "".join(whole(parts) for _, parts in pictures())
    for colour in set(re.findall(r'(?:fill|stroke)="([^"]+)"', drawn)):
        assert colour == "none" or re.fullmatch(r"var\(--([a-z0-9-]+)\)", colour), colour
        assert colour == "none" or colour[6:-1] in tokens, colour
    assert not re.search(r'#[0-9a-f]{3,8}\b(?!")|style="', re.sub(r'href="[^"]+"|url\([^)]+\)', "", drawn))


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_figures_and_words_are_read_with_aa_contrast_on_every_ground(theme: int) -> None:
    def colour(name: str) -> str:
        return (SHARED.colours.get(name) or ART.colours[name])[theme]

    for ground in ("cf-parchment", "cf-fold", "cf-servant", "coin", "card"):
        assert contrast(colour("ink"), colour(ground)) >= 4.5, ground
    for ground in (*(f"cf-{region}-deep" for region in REGIONS), "cf-back"):
        assert contrast(colour("cf-light"), colour(ground)) >= 4.5, ground
    for ground in (*(f"cf-{group}" for group in GROUPS), "cf-royal"):
        assert contrast(colour("cf-dark"), colour(ground)) >= 4.5, ground


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
def test_charges_stand_out_from_their_fields(theme: int) -> None:
    for family in COLOURS:
        ink = re.findall(r'"var\(--(cf-(?:dark|light))\)"', ART.symbols[f"cf-charge-{family}"])[0]
        assert contrast(ART.colours[ink][theme], ART.colours[f"cf-{family}"][theme]) >= 3, family


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        ("charge", CARDS),
        ("city", (*GROUPS, "queen")),
        ("badge", (*GROUPS, "queen")),
        ("blank", REGIONS),
        ("merchant", ("0", "1", "2", "3", "neutral")),
    ],
)
def test_nothing_is_told_by_colour_alone(kind: str, names: tuple[str, ...]) -> None:
    drawings = {re.sub(r'id="[^"]+"|var\([^)]+\)', "", ART.symbols[f"cf-{kind}-{name}"]) for name in names}
    assert len(drawings) == len(names)


# What a page relies on


def test_all_symbols_that_are_referred_to_exist() -> None:
    cover = (GAME.folder / "picture" / "cover.svg").read_text("utf-8")
    drawn = symbols(ART) + cover + "".join(whole(parts) for _, parts in pictures())
    assert set(re.findall(r'href="#([^"]+)"', drawn)) <= set(re.findall(r' id="([^"]+)"', symbols(ART)))


def test_every_permit_tile_and_token_has_a_face_with_its_letters_and_bonuses() -> None:
    for permit in PERMITS:
        face = read(f'<svg xmlns="http://www.w3.org/2000/svg">{ART.symbols[f"cf-permit-{permit}"]}</svg>')
        assert "".join(text.text or "" for text in face.iter(f"{SVG}text")) == permit.upper()
        assert uses(face)[1:] == [f"cf-{kind}-{amount}" for kind, amount in TABLES["permits"][permit]]
    for number, bonuses in enumerate(TABLES["tokens"]["bonuses"], 1):
        assert re.findall(r"#([^\"]+)", ART.symbols[f"cf-laid-{number}"]) == [
            f"cf-{kind}-{amount}" for kind, amount in bonuses
        ]


@pytest.mark.parametrize("columns", [3, 5])
def test_ids_are_unique_on_a_page(columns: int) -> None:
    shared = re.findall(r' id="([^"]+)"', symbols(ART))
    for _, parts in pictures(columns=columns):
        ids = Counter(shared + re.findall(r' id="([^"]+)"', whole(parts)))
        assert [name for name, times in ids.items() if times > 1] == []


def test_a_permit_tile_keeps_its_name_when_it_is_taken() -> None:
    view, moves, region, entry = next(
        (view, moves, name, entry)
        for view, moves in positions()
        if view["phase"] == "permit"
        for name, entry in view["permits"].items()
        if entry["shown"][0]
    )
    tile = entry["shown"][0]
    taken = {**view, "permits": {**view["permits"], region: {**entry, "shown": [None, entry["shown"][1]]}}}
    taken["players"] = [dict(player) for player in view["players"]]
    taken["players"][0]["permits"] = [*view["players"][0]["permits"], {**tile, "used": False}]
    before, after = (pieces(draw(each, GAME.words("en"), NAMES, moves[:0])) for each in (view, taken))
    assert f"permit-{tile['name']}" in before
    assert f"permit-{tile['name']}" in after
    assert f"slot-{region}-1" in after
