"""One conformance suite for every game and every bot, ours and other people's.

    from tradewinds.testing import check_bot, check_game
    check_game(MY_GAME)
    check_bot("my_bots:Careful@200", find_game("yokohama"))

Every check raises AssertionError with a sentence that says what the game does wrong, and where.
"""

from __future__ import annotations

import hashlib
import importlib
import itertools
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from tradewinds.core import registry
from tradewinds.core.chance import seeds
from tradewinds.core.contract import CONTRACT
from tradewinds.core.game import Game
from tradewinds.core.match import Match
from tradewinds.core.record import load
from tradewinds.core.rule import COMPILED, MODES
from tradewinds.core.state import CHANCE, OVER, WATCHER, State, copy
from tradewinds.core.words import LANGUAGES, Message

__all__ = ["check_bot", "check_game", "fingerprint"]

LONGEST = 20_000  # moves in a game of random play

# What matches and environments call their own arguments, beside which a game's options are given.
RESERVED = {"chance", "cores", "game", "illegal", "max_cycles", "names", "num_envs", "opponents", "players"}
RESERVED |= {"relative", "render_mode", "rewards", "seat", "seed"}


@dataclass(frozen=True)
class Setup:
    """One way to play: how many players, with which options."""

    game: Game
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.game.name} with {self.players} players{chosen}"


def check_game(game: Game, games: int = 3, seed: int = 1) -> None:
    """Plays a number of random games in every way the game can be played, and holds it to the contract."""
    registry.register(game)
    check_declaration(game)
    for setup in setups(game):
        for number in range(games):
            check_match(setup, f"{seed}-{number}")
    check_other_mode(game, seed)


def setups(game: Game) -> Iterator[Setup]:
    """Every number of players with the default options, and each value of each option."""
    choices: list[dict[str, Any]] = [{}]
    for option in game.options:
        choices += [{option.name: value} for value in option.choices or (True, False) if value != option.default]
    choices.append({name: value for choice in choices for name, value in choice.items()})
    for index, (options, players) in enumerate(itertools.product(choices, game.seats)):
        if not options or index % 2:
            yield Setup(game, players, options)


# What a game declares


def check_declaration(game: Game) -> None:
    """The game answers the whole contract, and has words for all its moves and refusals."""
    for name in CONTRACT:
        said = name in ("worth", "outlook") or hasattr(game.rules, name)  # opinions are declared with the game
        assert said, f"{game.name}: the rules have no {name}"
    assert len(set(game.reasons)) == len(game.reasons), f"{game.name}: refusals must differ"
    reserved = {option.name for option in game.options} & RESERVED
    assert not reserved, f"{game.name}: an option cannot be called {', '.join(reserved)}"
    state = game.deal(game.seats[0])
    for language in LANGUAGES:
        words = game.words(language)
        for key in ("title", "summary"):
            assert words.knows(key), f"{game.name}: no {key} in {language}"
        for move in range(len(game.moves)):
            assert words.say(game.tell_move(move)), f"{game.name}: {game.moves.code(move)} has no words in {language}"
            refused = int(game.rules.refusal(state, move))
            assert 0 <= refused < len(game.reasons), f"{game.name}: {game.moves.code(move)} is refused by no rule"
            if refused:
                words.say(game.tell_refusal(state, move, refused))


# What holds at every position of a game


def check_match(setup: Setup, seed: str) -> None:
    """Plays a whole game of random moves and checks every position on the way."""
    chooser = random.Random(seed)  # noqa: S311 - play, not secrecy
    match = Match(setup.game, setup.players, seed=seed, chance="manual", **setup.options)
    match.chance, match.seed = "manual", seed
    while not match.over:
        assert match.ply < LONGEST, f"{setup}: no end after {LONGEST} moves (seed {seed})"
        check_position(setup, match, chooser)
        move = match.drawn().id if match.seat == CHANCE else chooser.choice(match.moves()).id
        check_move(setup, match, move)
    assert not match.moves(), f"{setup}: moves are offered after the end"
    check_whole(setup, match, seed)


def check_position(setup: Setup, match: Match, chooser: random.Random) -> None:
    """The offered list, chance, and what every seat may know."""
    game, state = setup.game, match.state
    where = f"{setup}, ply {match.ply}"
    offered = game.legal(state)
    allowed = [move for move in range(len(game.moves)) if game.rules.refusal(state, move) == 0]
    assert offered, f"{where}: no move is offered"
    assert offered == allowed, f"{where}: offered {offered}, but refusal allows {allowed}"
    if match.seat == CHANCE:
        outcomes = game.chances(state)
        assert list(outcomes) == allowed, f"{where}: chance weighs {list(outcomes)}, refusal allows {allowed}"
        weights = np.zeros(len(game.moves), np.int64)
        total = game.rules.chances(state, weights)[2]
        assert total == sum(outcomes.values()), f"{where}: the weights of chance do not add up to {total}"
    assert 0 <= match.seat < setup.players or match.seat == CHANCE, f"{where}: there is no seat {match.seat}"
    if match.ply % 7 == 0:
        for viewer in range(WATCHER, setup.players):
            check_sight(setup, state, viewer, chooser, where)


def check_sight(setup: Setup, state: State, viewer: int, chooser: random.Random, where: str) -> None:
    """Worlds that a seat cannot tell apart look the same to it, offer it the same moves, and can be played on."""
    game = setup.game
    seen = game.seen_by(state, viewer)
    world = copy(seen)
    world.rng = chooser.getrandbits(63) | 1
    game.rules.guess(world, viewer)
    again = game.seen_by(world, viewer)
    assert again.tobytes() == seen.tobytes(), f"{where}: guess made a world that seat {viewer} knows to be false"
    assert game.view(again) == game.view(seen), f"{where}: the view of seat {viewer} is not a function of what it knows"
    if viewer != WATCHER:
        assert _features(game, world, viewer) == _features(game, state, viewer), (
            f"{where}: observe tells seat {viewer} what is hidden from it"
        )
        assert np.isfinite(game.rule("worth")(copy(world), viewer)), f"{where}: worth is not a number"
    if viewer == state.seat != CHANCE:
        assert game.legal(world) == game.legal(state), f"{where}: the moves of seat {viewer} reveal what is hidden"
    if state.ply % 35 == 0:
        _play_on(game, world, chooser, where)


def _features(game: Game, state: State, viewer: int) -> list[float]:
    features = np.full(len(game.features) + 1, np.nan, np.float32)
    game.rules.observe(copy(state), viewer, features)
    assert np.isnan(features[-1]), f"{game.name}: observe writes more than {len(game.features)} features"
    assert np.isfinite(features[:-1]).all(), f"{game.name}: observe leaves features out"
    return [float(feature) for feature in features[:-1]]


def _play_on(game: Game, world: State, chooser: random.Random, where: str) -> None:
    for _ in range(LONGEST):
        if world.seat == OVER:
            return
        outcomes = game.chances(world) if world.seat == CHANCE else {}
        moves = list(outcomes) or game.legal(world)
        assert moves, f"{where}: a guessed world comes to a position without moves"
        weights = list(outcomes.values()) or None
        game.rules.apply(world, chooser.choices(moves, weights)[0])
    raise AssertionError(f"{where}: a guessed world has no end")


def check_move(setup: Setup, match: Match, move: int) -> None:
    """A move on a copy changes nothing else, counts as one ply, and can be taken back."""
    game, before = setup.game, match.state
    where = f"{setup}, ply {match.ply}, {game.moves.code(move)}"
    twin = copy(before)
    game.rules.apply(twin, move)
    assert match.state.tobytes() == before.tobytes(), f"{where}: a move on a copy changed the original"
    assert twin.ply == before.ply + 1, f"{where}: a move must raise ply by one"
    match.play(move)
    assert match.state.tobytes() == twin.tobytes(), f"{where}: the same move twice led to different positions"
    match.undo()
    assert match.state.tobytes() == before.tobytes(), f"{where}: undo did not restore the position"
    match.play(move)
    if match.ply % 5 == 0:
        check_secrecy(setup, before, where)


def check_secrecy(setup: Setup, before: State, where: str) -> None:
    """If a seat cannot tell two different outcomes apart, it is not told which of the two came to be."""
    game = setup.game
    for viewer in range(WATCHER, setup.players):
        known: dict[bytes, tuple[bytes, list[Message]]] = {}
        for move in game.legal(before):
            after = copy(before)
            game.rules.apply(after, move)
            seen, truth, told = game.seen_by(after, viewer).tobytes(), after.tobytes(), game.tell(before, move, viewer)
            other_truth, other_told = known.setdefault(seen, (truth, told))
            assert told == other_told or truth == other_truth, (
                f"{where}: seat {viewer} is told {told} and so learns what is hidden from it"
            )


# What holds for a whole game


def check_whole(setup: Setup, match: Match, seed: str) -> None:
    """Scores, log, and record of a finished game."""
    game = setup.game
    assert len(match.scores) == setup.players, f"{setup}: scores for {len(match.scores)} seats"
    assert match.winners, f"{setup}: nobody won"
    for language in LANGUAGES:
        match.log(None, language)
    for viewer in range(setup.players):
        match.log(viewer)
    match.seed = None  # chance was played by hand
    text = match.record()
    twin = load(text)
    assert twin.state.tobytes() == match.state.tobytes(), f"{setup}: the record replays to another position"
    assert twin.record() == text, f"{setup}: the record is not the same once loaded"
    first, second = (_drawn_match(setup, seed) for _ in range(2))
    assert first.state.tobytes() == second.state.tobytes(), f"{setup}: the same seed led to another game"
    assert load(first.record()).record() == first.record(), f"{setup}: the record is not the same once loaded"
    game.words().say("title")


def _drawn_match(setup: Setup, seed: str) -> Match:
    chooser = random.Random(seed)  # noqa: S311
    match = Match(setup.game, setup.players, seed=seed, **setup.options)
    while not match.over:
        match.play(chooser.choice(match.moves()))
    return match


# Interpreted and compiled


def fingerprint(game: Game, seed: int, games: int = 2) -> str:
    """A digest of every position of a few random games, drawn from the states' own generators."""
    digest = hashlib.sha256()
    for setup in setups(game):
        for number in range(games):
            digest.update(_bytes_of_game(setup, seed + number))
    return digest.hexdigest()


def _bytes_of_game(setup: Setup, seed: int) -> bytes:
    from tradewinds.core.chance import below, draw, seeds
    from tradewinds.core.playout import legal

    state = setup.game.deal(setup.players, setup.options)
    state.rng = seeds(seed, 1)[0]
    moves, weights = (np.zeros(len(setup.game.moves) + 1, np.int64) for _ in range(2))
    positions = [state.tobytes()]
    while state.seat != OVER:
        if state.seat == CHANCE:
            setup.game.rules.apply(state, draw(state, weights))
        else:
            setup.game.rules.apply(state, moves[below(state, legal(state, moves))])
        positions.append(state.tobytes())
    return b"".join(positions)


def check_other_mode(game: Game, seed: int) -> None:
    """Interpreted and compiled rules play the same games, byte for byte."""
    other = MODES[1 if COMPILED else 0]
    command = [sys.executable, "-m", __name__, _address(game), str(seed)]
    environment = os.environ | {"TRADEWINDS_MODE": other, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    assert result.returncode == 0, f"{game.name} does not run {other}: {result.stderr}"
    assert result.stdout.strip() == fingerprint(game, seed), f"{game.name}: interpreted and compiled games differ"


def _address(game: Game) -> str:
    """Where another process finds the game: `module:name`."""
    for module in list(sys.modules.values()):
        for name, value in list(vars(module).items()) if hasattr(module, "__dict__") else ():
            if value is game and module.__name__ != "__main__":
                return f"{module.__name__}:{name}"
    raise AssertionError(f"{game.name} must be a global of a module, so that another process can import it")


def _main(address: str, seed: str) -> None:
    module, _, name = address.partition(":")
    game: Any = getattr(importlib.import_module(module), name)
    registry.register(game)
    sys.stdout.write(fingerprint(game, int(seed)) + "\n")


if __name__ == "__main__":
    _main(*sys.argv[1:3])


# Bots


def check_bot(asked: str, game: Game, players: int = 2, decisions: int = 60, seed: int = 1) -> None:
    """Lets a bot play all seats of a match for a while, and holds it to what is asked of every bot.

    Its moves are legal, it leaves positions alone, the same seed makes the same choices, and what its seat cannot see
    makes no difference. A bot that is given its budget in time cannot be held to the same choices: give iterations.
    """
    from tradewinds.bots import find_bot

    match = Match(game, players, seed=seed)
    bots = [find_bot(asked, game, seat) for seat in range(players)]
    others = [find_bot(asked, game, seat) for seat in range(players)]
    for number in range(decisions):
        if match.over:
            return
        seat = match.seat
        seen = game.seen_by(match.state, seat, number + 1)
        before = seen.tobytes()
        chosen = bots[seat].choose(seen)
        assert seen.tobytes() == before, f"{asked} changes the position it was given"
        world = _other_world(game, seen, seat, number)
        again = others[seat].choose(game.seen_by(world, seat, number + 1))
        assert again.move == chosen.move, (
            f"{asked} chooses {game.moves.code(chosen.move)}, but with the same seed {game.moves.code(again.move)} "
            "where only what its seat cannot see differs"
        )
        match.play(chosen.move)


def _other_world(game: Game, seen: State, seat: int, number: int) -> State:
    """Another position that the seat cannot tell from the one it sees."""
    world = copy(seen)
    world.rng = seeds(number, 1)[0]
    game.rules.guess(world, seat)
    return world
