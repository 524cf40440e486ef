"""`tradewinds simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING

import typer

from tradewinds.cli.arguments import (
    AsJson,
    BotNames,
    GameName,
    Games,
    Language,
    NumberSeed,
    OptionList,
    Players,
    check_bots,
    check_players,
    chosen_language,
    find_game,
    read_options,
    split,
    told_in_a_sentence,
)
from tradewinds.cli.speech import refuse
from tradewinds.cli.start import compiling, new_console, progress_bar, words_for

if TYPE_CHECKING:
    from rich.table import Table

    from tradewinds.arena import Summary
    from tradewinds.core.game import Game
    from tradewinds.core.words import Words

__all__ = ["interval", "simulate"]

USUAL_PLAYERS = 4
USUAL_BOT = "random"
CERTAIN = 1.96  # standard deviations on either side that hold 95%


def simulate(
    game: GameName,
    players: Players = None,
    games: Games = 1000,
    bots: BotNames = None,
    option: OptionList = None,
    seed: NumberSeed = 1,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Let bots play many games against each other and sum them up."""
    from tradewinds.arena import simulate as play_games

    language = chosen_language(lang)
    chosen = find_game(game)
    words = words_for(language, chosen)
    options = read_options(chosen, option)
    names = check_bots(split(bots or USUAL_BOT))
    seats = check_players(chosen, players if players is not None else _usual_players(chosen.seats, names))
    if len(names) not in (1, seats):
        refuse("wrong-bots", bots=len(names), seats=seats)

    def play(number: int, progress: Callable[[int], None] | None = None) -> Summary:
        return play_games(chosen, seats, number, names, options, seed, progress)

    with told_in_a_sentence():
        with compiling(chosen, words, "tradewinds.arena"):
            _think_once(chosen, seats, names)
        summary = play(games) if as_json else _with_progress_bar(play, games, words)
    if as_json:
        typer.echo(json.dumps(summary.data()))
    else:
        _show(summary, words)


def _think_once(game: Game, players: int, names: Sequence[str]) -> None:
    """Has everything compiled: policies play a game, those that take their time think about one decision."""
    from tradewinds.arena import simulate as play_games
    from tradewinds.bots import find_bot
    from tradewinds.bots.levels import QUICK
    from tradewinds.core.match import Match

    play_games(game, players, 1, [name if name in QUICK else USUAL_BOT for name in names])
    match = Match(game, players, seed=1)
    for name in {*names} - {*QUICK}:
        find_bot(name, game, 1).choose(match.seen_by(match.seat))


def _usual_players(seats: range, bots: Sequence[str]) -> int:
    return len(bots) if len(bots) > 1 else min(max(USUAL_PLAYERS, seats[0]), seats[-1])


def _with_progress_bar(play: Callable[[int, Callable[[int], None]], Summary], games: int, words: Words) -> Summary:
    with progress_bar() as bar:
        task = bar.add_task(words.say("playing"), total=games)
        return play(games, lambda finished: bar.advance(task, finished))


def interval(wins: int, games: int) -> tuple[float, float]:
    """Between which shares the true one lies, 95% certain (Wilson's score interval).

    >>> low, high = interval(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    share, spread = wins / games, CERTAIN**2 / games
    middle = (share + spread / 2) / (1 + spread)
    reach = CERTAIN / (1 + spread) * sqrt(share * (1 - share) / games + spread / games / 4)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def _show(summary: Summary, words: Words) -> None:
    from rich.text import Text

    from tradewinds.cli.look import figure
    from tradewinds.core.words import Message

    def say(key: str, **figures: float) -> Text:
        written = {name: figure(number, words.language, int(name == "turns")) for name, number in figures.items()}
        return Text(words.say(Message(key, written)))

    console = new_console()
    options = find_game(summary.game).tell_options(summary.options, words)
    console.print(Text(" · ".join([words.say("title"), *options]), style="bold"))
    console.print(_seats(summary, words))
    console.print(say("games-played", games=summary.games, turns=summary.turns_mean))
    console.print(say("speed", games=summary.games_per_second, decisions=summary.decisions_per_second))


def _seats(summary: Summary, words: Words) -> Table:
    from rich.table import Table

    from tradewinds.cli.look import figure, share
    from tradewinds.core.terminal import player_name

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("seat", "bot", "wins", "share", "interval", "score"):
        table.add_column(words.say(f"column-{key}"), justify="left" if key in ("seat", "bot") else "right")
    for seat, (bot, wins, score) in enumerate(zip(summary.bots, summary.wins, summary.scores_mean, strict=True)):
        likely = [share(bound, words.language) for bound in interval(wins, summary.games)]
        table.add_row(
            player_name(seat, str(seat + 1)),
            bot,
            figure(wins, words.language),
            share(wins / summary.games, words.language),
            " – ".join(likely),
            figure(score, words.language, 2),
        )
    return table
