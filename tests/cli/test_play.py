"""`tradewinds play`: a game in the terminal."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tests.cli.terminal import GAMES, play, run
from tradewinds import Match, find_game, load
from tradewinds.bots import find_bot
from tradewinds.cli.look import with_marks
from tradewinds.cli.numbering import Numbers
from tradewinds.cli.start import words_for
from tradewinds.cli.table import Table
from tradewinds.cli.thinkers import Thinkers
from tradewinds.core.terminal.drawing import drawing
from tradewinds.core.words import LANGUAGES

MACHI_KORO = find_game("machi-koro")


def whole_game(game: str = "machi-koro", players: int = 2, **options: Any) -> list[str]:
    """The lines to type for a whole game of people at one keyboard who play as the greedy bot does.

    Where seats know different things, an empty line says that the next one has sat down.
    """
    match, bot = Match(game, players=players, seed=7, **options), find_bot("greedy", find_game(game), seed=7)
    words, numbers = words_for("en", match.game), Numbers()
    typed = []
    seat = match.seat
    while not match.over:
        if match.seat != seat and match.game.hidden:
            typed.append("")
        moves, seat = match.moves(), match.seat
        chosen = match.move(bot.choose(match.seen_by(seat)).move)
        listed = numbers.of(match.game.question(match.view(seat), words) or "", [move.code for move in moves])
        typed.append(str(listed[chosen.code]))
        match.play(chosen)
    return typed


@pytest.mark.parametrize(
    ("game", "players", "option", "lang", "question"),
    [
        *[("machi-koro", 2, f"plus={plus}", lang, "phase-build") for lang in LANGUAGES for plus in ("no", "yes")],
        ("council-of-four", 2, "map=juvelar", "en", "phase-action"),
        ("council-of-four", 3, "map=juvelar", "uk", "phase-action"),
        ("council-of-four", 4, "map=random", "ru", "phase-action"),
        ("council-of-four", 2, "map=graden", "pl", "phase-action"),
        ("yokohama", 4, "awards=yes", "en", "phase-moving"),
        ("yokohama", 2, "awards=no", "uk", "phase-moving"),
        ("yokohama", 2, "free_agents=yes", "ru", "phase-moving"),
        ("yokohama", 3, "random_start=yes", "pl", "phase-moving"),
    ],
)
def test_a_whole_game_can_be_played_by_numbers_in_every_language(
    game: str, players: int, option: str, lang: str, question: str
) -> None:
    words = words_for(lang, find_game(game))
    name, _, value = option.partition("=")
    lines = whole_game(game, players, **{name: {"yes": True, "no": False}.get(value, value)})
    result = play(*lines, "", options=f"--seat all --option {option}", lang=lang, game=game, players=players)
    assert result.exit_code == 0, result.output
    assert words.say("title") in result.output
    assert words.say("end-hint")[:30] in result.output
    assert result.output.count(words.say(question)) > 10
    assert "{" not in result.output, "a placeholder was left unfilled"


def test_the_table_shows_market_cities_dice_log_and_moves() -> None:
    output = play().output
    for shown in (
        "Wheat Field",
        "1¢ ×6",
        "● Player 1",
        "◆ Random 2",
        "✓0/4",
        "⚁ 2",
        "What happened",
        "1) Build nothing",
    ):
        assert shown in output, shown


@pytest.mark.parametrize(
    "arguments",
    [
        "machi-koro --players 5 --option plus=yes",
        *[f"{game} --players {players}" for game in ("council-of-four", "yokohama") for players in (2, 4)],
    ],
)
def test_a_narrow_terminal_is_never_overrun(arguments: str) -> None:
    for width in (40, 60, 80, 100, 120, 160):
        output = run("play", *arguments.split(), env={"COLUMNS": str(width)}).output
        assert max(map(len, output.splitlines())) <= width


def test_a_question_about_the_market_says_what_each_card_brings() -> None:
    output = play("? market").output
    assert "+3¢ × Cow" in output
    assert "+2¢ from each opponent" in output


@pytest.mark.parametrize(
    "line", ["2", "build:wheat-field", "BUILD:Wheat-Field", "wheat field", "wheat-field", "wheat", "build wheat", "Whe"]
)
def test_a_move_is_chosen_by_number_by_code_or_by_the_name_of_its_card(line: str) -> None:
    assert "● Player 1 builds Wheat Field for 1 coin." in play(line).output


@pytest.mark.parametrize("game", GAMES)
def test_a_question_mark_alone_says_what_can_be_typed_with_a_move_that_can_be_played_now(game: str) -> None:
    output = play("?", game=game).output
    assert "Takes back your last decision of this turn" in " ".join(output.split())
    number, code, thing = re.findall(r"^(\d+), (\S+), (\S.*?)  +Plays a move of the list", output, re.MULTILINE)[0]
    boards = [play(line, game=game).output.split("\n> ")[1] for line in (number, code, thing)]
    assert boards[0] == boards[1] == boards[2]
    assert "Did you mean" not in boards[0]
    assert "several moves" not in boards[0]


def test_a_question_about_a_card_tells_its_effect_and_why_it_cannot_be_built() -> None:
    output = play("? mine").output
    assert "Blue · number 9 · cost 6 · icon: Gear" in output
    assert "On offer: 6" in output
    assert "the bank pays you 5 coins" in output
    assert "Mine costs 6 coins: you are 2 short." in output


def test_a_question_about_a_move_tells_whether_it_can_be_played() -> None:
    output = play("? 2", "? build:radio-tower", "? tv:p2").output
    assert "You can do this now: type 2 or build:wheat-field." in output
    assert "Radio Tower costs 22 coins" in output
    assert "You need a TV Station for that." in output


def test_a_question_about_a_part_of_a_name_finds_all_that_have_it() -> None:
    output = play("? factory").output
    assert "Cheese Factory" in output.split("? for help, Enter")[1]
    assert "Furniture Factory" in output.split("? for help, Enter")[1]


def test_a_name_that_fits_several_listed_moves_is_asked_about() -> None:
    output = play("coast", game="council-of-four").output.split("\n> ")[1]
    assert "“coast” can mean several moves" in output
    assert len(re.findall(r"\d+\) (?:Coast|Council of the coast): ", output)) == 4


def test_a_name_means_a_listed_move_before_anything_else(tmp_path: Path) -> None:
    match = Match("machi-koro", players=2, chance="manual")
    while not any(move.code.startswith("give:") for move in match.moves()):
        codes = [move.code for move in match.moves()]
        built = any(match.game.moves.code(move) == "build:business-center" for _, move in match.history)
        wanted = ("build:business-center", "die:6" if built else "die:1", "pass")
        match.play(next(code for code in wanted if code in codes))
    file = tmp_path / "give.txt"
    file.write_text(match.record(), "utf-8")
    output = run("play", "--load", str(file), "--seat", "all", typed="bakery\n").output
    assert "⇄ [2–3] Bakery" in output.split("\n> ")[1], "it is given away"


def test_moves_keep_their_numbers_for_the_whole_game() -> None:
    output = play("1", "1", "1", "1", "1", "1").output
    numbers = {(name, number) for number, name in re.findall(r"(\d+)\) \S+ (Ranch|Forest|Bakery|Mine) \d+¢", output)}
    assert {"Ranch", "Forest", "Bakery", "Mine"} <= {name for name, _ in numbers}
    assert len(numbers) == len({name for name, _ in numbers})


def test_a_question_in_ukrainian_is_answered_in_ukrainian() -> None:
    output = play("? шахта", "допомога", lang="uk").output
    assert "«Шахта» коштує 6 монет" in output
    assert "Скасувати ваше останнє рішення цього ходу" in " ".join(output.split())


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("99", "There is no move 99 in the list; its numbers go up to 12."),
        ("0", "There is no move 0"),
        ("build:mine", "Mine costs 6 coins: you are 2 short."),
        ("mine", "Mine costs 6 coins: you are 2 short."),
        ("build mine", "Mine costs 6 coins: you are 2 short."),
        ("Build the mine", "Did you mean “"),
        ("build:rnach", "Did you mean “build:ranch”?"),
        ("tv:p33", "Did you mean “tv:p2”?"),
        ("[bold]%s{}", "is not a move, card or command here"),
        ("? nothing of the kind", "is not a move, card or command here"),
        ("² ½", "is not a move, card or command here"),
    ],
)
def test_bad_input_gets_a_sentence_and_loses_nothing(line: str, answer: str) -> None:
    result = play(line, "2")
    assert answer in result.output
    assert "● Player 1 builds Wheat Field" in result.output
    assert result.exit_code == 0


def test_enter_shows_the_table_again() -> None:
    assert play("", "").output.count("Turn 1 ") == 3


PORT = ("2", "1")  # Yokohama: keeps an order, then places assistants in the first area of the list


def test_undo_takes_back_the_last_decision_of_the_same_turn() -> None:
    output = play(*PORT, "undo", "undo", game="yokohama").output
    assert output.count("Taken back.") == 1
    assert "That cannot be taken back" in output.split("Taken back.")[1], "another turn has begun since"


def test_undo_gives_no_second_look_at_dice() -> None:
    file = "2", "undo"
    assert "That cannot be taken back" in play(*file).output
    assert "Taken back." not in play(*file).output


def test_undo_at_the_first_decision_says_what_can_be_taken_back() -> None:
    assert "only your own last decision in this turn can" in " ".join(play("undo").output.split())


def test_dice_that_are_entered_by_hand_can_be_corrected(tmp_path: Path) -> None:
    file = tmp_path / "by-hand.txt"
    file.write_text(Match("machi-koro", players=2, chance="manual").record(), "utf-8")
    output = run("play", "--load", str(file), "--bots", "random", typed="die:2\nundo\ndie:3\n").output
    assert output.count("What do the dice show?") == 2
    assert "Taken back." in output


def test_a_saved_game_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "my game.txt"
    saved = play("2", f"save {file}", "quit")
    assert saved.exit_code == 0
    assert f"--load '{file}'" in "".join(saved.output.split("\n"))
    match = load(file.read_text("utf-8"))
    assert match.turn == 3
    again = run("play", "machi-koro", "--load", str(file), typed="log\n2\nsave\n")
    assert "Turn 3 · ● Player 1" in again.output
    assert "● Player 1 builds Wheat Field for 1 coin." in again.output
    assert load(file.read_text("utf-8")).ply > match.ply, "save without a name writes to the file that was loaded"


def test_a_file_of_someone_else_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", "utf-8")
    result = play(f"save {file}", f"save {tmp_path}/no/such/folder")
    assert "choose another name" in result.output
    assert "cannot be written" in " ".join(result.output.split())
    assert file.read_text("utf-8") == "dear diary"


def test_save_without_a_name_chooses_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    play("save")
    (file,) = tmp_path.iterdir()
    assert load(file.read_text("utf-8")).turn == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_input_ends_the_game_politely(game: str) -> None:
    result = play(game=game)
    assert result.exit_code == 0
    assert "See you!" in result.output
    assert not result.stderr or "Compiling" in result.stderr


def test_the_end_shows_the_winner_and_the_seed_behind_the_dice() -> None:
    output = play(*whole_game(), "undo", "what?", options="--seat all").output
    match = Match("machi-koro", players=2, seed=7)
    assert "The winner: " in output
    assert "4 landmarks" in output
    assert output.count(str(match.commitment)) == 1, "after the game, with what it is for"
    assert "Seed: 7" in output
    assert "That cannot be taken back" in output.split("The winner: ")[1]


def test_people_and_bots_share_the_table_as_asked() -> None:
    result = run("play", "machi-koro", "--seat", "1,3", "--name", "Olena", "--name", "Jan", "--bots", "random,greedy")
    for name in ("● Olena", "◆ Random 2", "■ Jan", "▲ Greedy 4"):
        assert name in result.output, name


def test_bots_play_by_themselves_until_a_later_seat_decides() -> None:
    output = run("play", "machi-koro", "--seat", "3", "--seed", "7").output
    assert "Turn 3 · ■ Player 3" in output
    assert "● Casual 1 " in output


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    assert play("2", "1", game=game).output == play("2", "1", game=game).output


def test_chance_is_asked_for_where_it_is_played_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "by-hand.txt"
    file.write_text(Match("machi-koro", players=2, chance="manual").record(), "utf-8")
    output = run("play", "machi-koro", "--load", str(file), "--bots", "random", typed="die:2\n2\n5\n").output
    assert "What do the dice show?" in output
    assert "● Player 1 builds Wheat Field" in output


def test_where_seats_know_different_things_the_screen_is_handed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1", "", "1"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines, None) or _end())
    screen = io.StringIO()
    match = Match(replace(MACHI_KORO, hidden=True), players=2, seed=7)
    words = words_for("en", MACHI_KORO)
    Table(match, Thinkers(match, {}), words, Console(file=screen, width=80)).run()
    assert "It is Player 2’s turn to look" in screen.getvalue()


def test_nobody_sees_the_table_of_a_seat_that_nobody_has_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = iter(["1"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(lines, None) or _end())
    screen = io.StringIO()
    match = Match(replace(MACHI_KORO, hidden=True), players=2, seed=7)
    Table(match, Thinkers(match, {}), words_for("en", MACHI_KORO), Console(file=screen, width=80)).run()
    assert "Player 2 ─" not in screen.getvalue().split("It is Player 2’s turn to look")[1]
    assert "The game ends here and could not be kept." in screen.getvalue()


def test_with_cards_in_hand_only_those_of_whoever_sits_there_are_shown() -> None:
    output = play(*whole_game("council-of-four")[:60], options="--seat all", game="council-of-four").output
    screens = re.split(r"It is Player \d’s turn to look: press Enter when only you can see the screen.", output)
    assert len(screens) > 5
    for screen in screens[1:-1]:
        for drawer in re.findall(r"^  (\S Player \d) draws (?!a card)", screen, re.MULTILINE):
            assert f"Turn {re.findall(r'Turn (.+?) ─', screen)[0]}".endswith(drawer)


def test_a_thing_with_several_moves_is_explained_with_those_that_can_be_played_or_why_the_first_cannot() -> None:
    output = play("? arkon", "? coast", game="council-of-four").output
    assert output.count("You have no unused permit tile for Arkon.") == 1
    assert output.count("You can do this now: type ") == 1


def _end() -> str:
    raise EOFError


def test_a_game_without_a_drawing_of_its_own_is_shown_as_a_tree() -> None:
    game = replace(MACHI_KORO, terminal=None)
    screen = io.StringIO()
    plain, words = drawing(game), words_for("en", game)
    view = Match(game, players=2, seed=7).view(0)
    Console(file=screen, width=80).print(plain.table(view, words, [], {}, 80))
    assert "coins: 4" in screen.getvalue()
    assert plain.things(words) == {}


def test_names_within_other_words_get_no_mark() -> None:
    assert with_marks("Ann builds Annex; Ann 2 pays Ann.", ["Ann", "Ann 2"]).plain == (
        "● Ann builds Annex; ◆ Ann 2 pays ● Ann."
    )
