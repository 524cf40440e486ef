"""The table of The Council of Four in a terminal."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.core.catalogues import FOREIGN_LETTERS, Catalogue
from tradewinds import Match, load
from tradewinds.cli.start import words_for
from tradewinds.core.terminal import player_name
from tradewinds.core.words import LANGUAGES, Words
from tradewinds.games.council_of_four import COUNCIL_OF_FOUR as GAME, terminal
from tradewinds.games.council_of_four.components import CARDS, CITIES, COUNCILS, GROUPS, REGIONS
from tradewinds.games.council_of_four.rules.payment import lowest_price
from tradewinds.games.council_of_four.state import PHASES
from tradewinds.games.council_of_four.things import letters

WIDTHS = (40, 60, 80, 100, 120, 160)
NUMBERED = ("place", "queen", "reuse", "take", "candidate", "pay", "spend", "again", "elect", "court", "send", "change")


@cache
def words_in(language: str) -> Words:
    return words_for(language, GAME)


def written(drawn: RenderableType, width: int = 80) -> str:
    screen = io.StringIO()
    Console(file=screen, width=width, highlight=False).print(drawn)
    return screen.getvalue()


def table(match: Match, width: int = 80, language: str = "en", seat: int | None = -1) -> str:
    """The table as whoever decides sees it, or a given seat; None only watches."""
    viewer = match.seat if seat == -1 and match.seat >= 0 else seat if seat != -1 else None
    names = [player_name(number, f"Player {number + 1}") for number in range(match.players)]
    return written(terminal.table(match.view(viewer), words_in(language), names, numbers(match), width), width)


def numbers(match: Match) -> dict[str, int]:
    return {move.code: number for number, move in enumerate(match.moves(), 1)}


def line(text: str, part: str) -> str:
    """The only line with that in it."""
    (found,) = [row for row in text.splitlines() if part in row]
    return found


def random_game(players: int, seed: int) -> Iterator[Match]:
    """A game of random play, decision by decision, up to its end."""
    match, dice = Match(GAME, players=players, seed=seed), random.Random(seed)
    while not match.over:
        yield match
        match.play(dice.choice(match.moves()))
    yield match


@cache
def positions() -> tuple[Match, ...]:
    """Positions of random games: the first where each kind of move can be played, for each phase, and the ends."""
    found: dict[tuple[Any, ...], str] = {}
    for players, seed in ((2, 2), (3, 3), (4, 4), (2, 9)):
        for match in random_game(players, seed):
            phase = PHASES[match.seen_by(None).phase]
            kinds = {(phase, move.code.partition(":")[0]) for move in match.moves()} or {(phase, str(players))}
            if not kinds <= found.keys():
                found |= dict.fromkeys(kinds - found.keys(), match.record())
    return tuple(load(record) for record in dict.fromkeys(found.values()))


def phase_of(match: Match) -> str:
    return str(match.view(None)["phase"])


def in_phase(phase: str) -> list[Match]:
    found = [match for match in positions() if phase_of(match) == phase]
    assert found, phase
    return found


# The table


def test_the_positions_looked_at_are_of_every_phase_and_every_kind_of_decision() -> None:
    met = {phase_of(match) for match in positions()}
    assert met >= {"action", "candidate", "pay", "spend", "token", "permit", "again", "over"}
    verbs = {code.partition(":")[0] for match in positions() for code in numbers(match)}
    assert verbs >= {*NUMBERED, "hire", "extra", "end"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_table_is_wider_than_its_terminal_or_has_words_of_another_language(width: int, language: str) -> None:
    for match in positions():
        text = table(match, width, language)
        assert max(map(cell_len, text.splitlines())) <= width
        assert "{" not in text
        own = re.sub(r"\b[A-O]+\b|Player", "", text)
        assert re.findall(f"[{FOREIGN_LETTERS[language]}]", own) == []


@pytest.mark.parametrize("width", WIDTHS)
def test_every_move_about_a_thing_on_the_table_has_its_number_there(width: int) -> None:
    for match in positions():
        text = table(match, width)
        for code, number in numbers(match).items():
            if code.split(":")[0] in NUMBERED and ":" in code:
                assert len(re.findall(rf"(?<!\d){number}\)", text)) == 1, (code, number)


def test_a_city_shows_letter_group_token_merchants_queen_and_roads() -> None:
    match = Match(GAME, players=3, seed=7)
    view = match.view(0)
    text = table(match)
    for name, city in view["cities"].items():
        row = line(text, f" {city['letter']} {name.title()} ")
        assert (city["group"] or "") in row
        assert ("♛" in row) == (view["queen"] == name)
        for seat, sign in enumerate("●◆■"):
            assert (sign in row) == (seat in city["merchants"])
        roads = "".join(sorted(view["cities"][end]["letter"] for end in ends(view, name)))
        assert f"–{roads} " in row


def ends(view: Mapping[str, Any], city: str) -> list[str]:
    return [end for road in view["roads"] if city in road for end in road if end != city]


def test_councils_permit_tiles_and_tracks_are_on_the_table() -> None:
    match = Match(GAME, players=3, seed=7)
    text, view, words = table(match), match.view(0), words_in("en")
    for seats in view["councils"].values():
        assert "→" + "".join(f"  {words.say(f'terminal-{colour}')}" for colour in seats) in text
    for region in REGIONS:
        for permit in view["permits"][region]["shown"]:
            assert re.search(rf"\b{letters(permit['name'])} ", text)
    assert "2:2★2¢" in text
    assert "♛ 25★ 18★ 12★ 7★ 3★" in text


def test_everyone_has_figures_but_only_the_own_cards_are_shown() -> None:
    match = in_phase("action")[-1]
    for seat in range(match.players):
        text = table(match, 120, seat=seat).split("Nobility track")[1].split("★ Points")[0]
        for number, player in enumerate(match.view(seat)["players"], 1):
            figures = f"{player['coins']:>2}¢ {player['servants']:>2}♙ {player['nobility']:>2}↑"
            assert figures in line(text, f"Player {number}  ")
        shown = sum(len(re.findall(rf" {card} ", text)) for card in ("wht", "blk", "org", "pur", "blu", "pnk", "jok"))
        assert shown == len(match.view(seat)["players"][seat]["hand"]) > 0
    watched = table(match, 120, seat=None).split("Nobility track")[1]
    assert not re.search(r" (wht|blk|org|pur|blu|pnk|jok) ", watched)


def test_the_queen_goes_for_what_the_table_says() -> None:
    match = next(match for match in random_game(3, seed=2) if any(code.startswith("queen:") for code in numbers(match)))
    text, seat, ply = table(match), match.seat, match.ply
    for move in match.moves():
        if move.code.startswith("queen:"):
            letter = match.view(seat)["cities"][move.code.split(":")[1]]["letter"]
            told = re.findall(r" (\d+)¢", line(text, f") {letter} ")[:38])
            match.play(move)
            costs = [event.parameters["cost"] for event in match.events(seat, ply) if "cost" in event.parameters]
            assert int(told[-1]) == sum(int(str(cost)) for cost in costs)
            while match.ply > ply:
                match.undo()


def test_the_least_price_of_a_council_is_that_of_the_rules() -> None:
    for match in positions():
        for council in COUNCILS:
            number = numbers(match).get(f"court:{council}")
            if number:
                state = match.seen_by(match.seat)
                least = int(lowest_price(state, match.seat, COUNCILS.index(council), 0))
                assert f"{number}) satisfy ≥{least}¢" in table(match)


def test_cards_paid_and_coins_due_are_told() -> None:
    match = next(match for match in random_game(2, seed=3) if match.view(None)["paid"])
    paid = match.view(None)["paid"]
    told = line(table(match), "coins due: ")
    assert all(f" {words_in('en').say(f'terminal-{card}')} " in told for card in paid)
    assert "council" in told.casefold()


def test_what_is_left_of_the_turn_is_told() -> None:
    match = Match(GAME, players=2, seed=7)
    assert "main actions: 1 · quick actions: 1" in table(match)
    match.play(next(move for move in match.moves() if move.code.startswith("elect:")))
    assert "main actions: 0 · quick actions: 1" in table(match)


def test_used_permit_tiles_and_taken_rewards_are_marked() -> None:
    match = next(match for match in in_phase("over") if match.players == 2)
    text, view = table(match, 160), match.view(None)
    for player in view["players"]:
        for permit in player["permits"]:
            assert (f"({letters(permit['name'])})" in text) == permit["used"]
    for group in GROUPS:
        owner = view["rewards"][group]["owner"]
        assert f"{group} {view['rewards'][group]['points']}★{'' if owner is None else '●◆'[owner]}" in text


def test_neutral_merchants_are_shown_and_explained_with_two_players_only() -> None:
    assert "○ Neutral merchants" in table(Match(GAME, players=2, seed=7))
    assert "○" not in table(Match(GAME, players=3, seed=7))


def test_the_last_turns_are_announced() -> None:
    for match in random_game(2, seed=4):
        view = match.view(None)
        told = "these are the last turns" in " ".join(table(match, 120).split()) if view["ender"] is not None else False
        assert told == (view["ender"] is not None and not match.over)


def test_regions_stand_side_by_side_where_there_is_room() -> None:
    match = Match(GAME, players=3, seed=7)
    assert "Kultos" in line(table(match, 120), "Arkon")
    assert "Kultos" not in line(table(match, 80), "Arkon")


def test_a_set_up_played_by_hand_is_drawn_from_the_first_choice_of_chance_on() -> None:
    match, dice = Match(GAME, players=2, chance="manual", map="random"), random.Random(1)
    phases = set()
    while match.seat < 0:
        phases.add(phase_of(match))
        assert "Arkon" in table(match)
        match.play(dice.choice(match.moves()))
    assert phases >= {"begin", "map", "tokens", "tiles", "neutral", "councils", "hands"}


# Moves in short


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_are_told_in_short_and_no_two_at_a_time_alike(language: str) -> None:
    words = words_in(language)
    for match in positions():
        labels = []
        for move in match.moves():
            short = terminal.label(move.code, words, [])
            labels.append(short.plain if short else move.text(language))
        assert len(set(labels)) == len(labels)
        assert max(map(cell_len, labels), default=0) <= 40, labels


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("elect:coast", "Coast: elect a councillor +4¢"),
        ("send:queen", "Queen’s council: elect a councillor −1♙"),
        ("court:valley", "Council of the valley: satisfy"),
        ("change:mountains", "Mountains: change tiles −1♙"),
        ("place:arkon", "⌂ Arkon (A)"),
        ("queen:osium", "♛ Osium (O)"),
        ("pay:joker", " jok  joker +1¢"),
        ("candidate:white", " wht  White"),
        ("take:coast:2", "Coast: tile 2"),
        ("again:g", "G     2♙ 2★ 1↑"),
        ("lay:10", "1♙ 1¢"),
        ("extra", "Another main action −3♙"),
    ],
)
def test_a_move_in_short(code: str, told: str) -> None:
    label = terminal.label(code, words_in("en"), [])
    assert label is not None
    assert label.plain == told


def test_every_move_has_a_label_or_none() -> None:
    words = words_in("en")
    unlabelled = {code.split(":")[0] for code in GAME.moves if terminal.label(code, words, []) is None}
    assert unlabelled == {"begin", "map", "hire", "end", "decline"}


# Questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_is_explained(language: str) -> None:
    words = words_in(language)
    things = terminal.things(words)
    for match in (Match(GAME, players=2, seed=7), *in_phase("over")):
        for thing, name in things.items():
            text = written(terminal.explain(thing, match.view(None), words))
            assert name in text
            assert len(text.splitlines()) > 1
            assert "{" not in text


def test_what_codes_of_moves_name_can_be_asked_about() -> None:
    things = terminal.things(words_in("en"))
    for code in GAME.moves:
        verb, _, about = code.partition(":")
        if verb not in ("begin", "map", "lay", "take") and about and about != "unseen":
            assert about in things, code


def test_of_the_ways_with_a_thing_at_most_one_is_legal() -> None:
    for match in positions():
        for thing in terminal.things(words_in("en")):
            codes = terminal.ways(thing)
            assert all(code in list(GAME.moves) for code in codes)
            assert sum(code in numbers(match) for code in codes) <= 1


def test_a_city_is_explained_with_its_token_and_roads() -> None:
    view = Match(GAME, players=3, seed=7).view(0)
    text = written(terminal.explain("burgen", view, words_in("en")))
    assert "gold city" in text
    assert "City B of the coast." in text
    assert "City token: " in text
    assert "Roads: Arkon (A), Dorful (D), Esti (E)" in text
    assert "the queen’s own city" in written(terminal.explain("juvelar", view, words_in("en")))


def test_a_region_is_explained_with_its_council_and_what_is_known_of_its_deck() -> None:
    match = Match(GAME, players=3, seed=7)
    change = next(move for move in match.moves() if move.code.startswith("change:"))
    region = change.code.split(":")[1]
    shown = [letters(permit["name"]) for permit in match.view(0)["permits"][region]["shown"]]
    match.play(change)
    text = written(terminal.explain(region, match.view(0), words_in("en")))
    assert f"At the bottom of the deck, in this order: {', '.join(shown)}" in text
    assert "In the deck: 13" in text


def test_a_colour_is_explained_with_where_its_councillors_are() -> None:
    view = Match(GAME, players=3, seed=7).view(0)
    text = " ".join(written(terminal.explain("blue", view, words_in("en"))).split())
    councils = [seats.count("blue") for seats in view["councils"].values()]
    counts = [*councils, view["reserve"].get("blue", 0)]
    assert sum(counts) == 4
    assert [int(count) for count in re.findall(r": (\d)", text)] == counts


# Words


def test_every_word_of_the_terminal_is_used() -> None:
    keys = {key for key in Catalogue(GAME.folder / "words", "en") if key.startswith("terminal-")}
    source = "".join(file.read_text("utf-8") for file in Path(terminal.__file__).parent.glob("*.py"))
    used = set(re.findall(r"terminal-[a-z-]*[a-z]", source)) | {f"terminal-{name}" for name in (*CARDS, *GROUPS)}
    used |= {f"terminal-{word}" for word in ("elect", "court", "change")}
    assert keys == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_fit_their_columns_and_differ(language: str) -> None:
    words = words_in(language)
    cards = [words.say(f"terminal-{card}") for card in CARDS]
    assert {len(card) for card in cards} == {3}
    assert len(set(cards)) == len(CARDS)
    assert all(len(words.say(f"terminal-{group}")) <= 6 for group in GROUPS)
    assert all(len(words.say(f"city-{city}")) <= 8 for city in CITIES)
