"""Hidden hands: what a seat sees, and the worlds it thinks possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import permutations

import numpy as np
import pytest

from tests.games.council_of_four.traces import GAME, STYLES, TABLES, Options, steps
from tests.rulebook.council_table import all_is_there, play, table
from tradewinds.core.chance import seeds
from tradewinds.core.state import WATCHER, State, copy
from tradewinds.games.council_of_four.components import CARDS
from tradewinds.games.council_of_four.rules.payment import lowest_price
from tradewinds.games.council_of_four.rules.roads import cheapest_travel
from tradewinds.games.council_of_four.state import ACTION, PAY

BOX = np.array([13, 13, 13, 13, 13, 13, 12])


def worlds(state: State, viewer: int, count: int, seed: int = 1) -> Iterator[State]:
    """Worlds that a seat thinks possible."""
    seen = GAME.seen_by(state, viewer)
    for rng in seeds(seed, count):
        world = copy(seen)
        world.rng = rng
        GAME.rules.guess(world, viewer)
        yield world


def remembering(*, old: list[str], new: list[str], spent: list[str], deck: str, players: int = 2) -> State:
    """The first player's turn; everyone had `old` when the deck was made, drew `new` since, then discarded `spent`.

    All that is not named is in the discard pile of long ago: as if it had left the game.
    """
    state = copy(table(players).state)
    for name in ("hand", "kept", "spent"):
        state[name][:] = 0
    state.old[:] = 0
    state.deck[:] = counts(deck)
    state.made_of[:] = counts(deck)
    for seat in range(players):
        state.kept[seat] = counts(old[seat])
        state.spent[seat] = counts(spent[seat])
        state.hand[seat] = counts(old[seat]) + counts(new[seat]) - counts(spent[seat])
        state.drawn[seat] = len(new[seat].split())
        state.old[:] += counts(old[seat])
        state.made_of[:] += counts(new[seat])
    state.held[:] = state.hand.sum(axis=1)
    state.left = int(state.deck.sum())
    state.discard[:] = BOX - state.deck - state.hand.sum(axis=0)
    return state


def counts(cards: str) -> np.ndarray:
    """Cards as numbers by kind."""
    return np.array([cards.split().count(card) for card in CARDS], np.int8)


def named(row: np.ndarray) -> tuple[str, ...]:
    """Cards by name."""
    return tuple(card for number, card in enumerate(CARDS) for _ in range(int(row[number])))


# Nothing is seen that is hidden


@pytest.mark.parametrize(("players", "options"), TABLES[::2])
def test_no_colour_of_anothers_hand_is_in_a_view_but_its_size_is(players: int, options: Options) -> None:
    for ply, (_, _, after) in enumerate(steps(players, options, 3)):
        if ply % 9 or not after.turn:
            continue
        for viewer in (*range(players), WATCHER):
            seen = GAME.seen_by(after, viewer)
            view = GAME.view(seen)
            for seat, player in enumerate(view["players"]):
                assert player["held"] == int(after.hand[seat].sum())
                own = {card: int(n) for card, n in zip(CARDS, after.hand[seat], strict=True) if n}
                assert player["hand"] == (own if seat == viewer else {})
            others = [seat for seat in range(players) if seat != viewer]
            assert not seen.hand[others].any()
            assert not seen.kept[others].any()
            assert (seen.deck == after.deck + after.hand[others].sum(axis=0)).all()


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_hands_that_a_seat_cannot_tell_apart_look_the_same_to_it(viewer: int) -> None:
    """Any two cards of others, or of another and the deck, may change places unnoticed."""
    match = table(hands=["white blue", "pink joker", "black black"])
    state = match.state
    for seat in range(3):
        if seat == viewer:
            continue
        twin = copy(state)
        held = int(np.flatnonzero(twin.hand[seat])[0])
        other = CARDS.index("purple")
        twin.hand[seat, [held, other]] += np.array([-1, 1], np.int8)
        twin.deck[[held, other]] += np.array([1, -1], np.int8)
        assert GAME.seen_by(twin, viewer).tobytes() == GAME.seen_by(state, viewer).tobytes()
        assert GAME.seen_by(twin, WATCHER).tobytes() == GAME.seen_by(state, WATCHER).tobytes()


# Guessed worlds are possible ones


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guessed_world_agrees_with_all_that_is_remembered(players: int, style: str) -> None:
    """The box is whole, memory is consistent, and the viewer sees in the guessed world what it saw in the true one."""
    for ply, (_, _, after) in enumerate(steps(players, {}, 11, style)):
        if ply % (29 if style == "hoarder" else 7) or not after.turn:
            continue
        for viewer in (ply % players, WATCHER):
            for world in worlds(after, viewer, 2, ply):
                assert all_is_there(world)
                world.rng = after.rng
                assert GAME.seen_by(world, viewer).tobytes() == GAME.seen_by(after, viewer).tobytes()
                check_pools(after, world, viewer)


def check_pools(state: State, world: State, viewer: int) -> None:
    """No card known to be in the deck is in a hand without new cards; no card known to be in hands is in the deck."""
    others = [seat for seat in range(state.players) if seat != viewer]
    old = state.old - (state.kept[viewer] if viewer >= 0 else 0)
    idle = [seat for seat in others if state.drawn[seat] == 0]
    assert (world.hand[idle].sum(axis=0, dtype=int) <= old).all()
    drawn_by_viewer = 0
    if viewer >= 0:
        drawn_by_viewer = state.hand[viewer] + state.spent[viewer] - state.kept[viewer]
    assert (world.deck <= state.made_of - drawn_by_viewer).all()
    for seat in others:  # at least so many cards of the hand are old ones
        surplus = world.hand[seat].astype(int) - old
        assert surplus[surplus > 0].sum() <= state.drawn[seat]


def test_a_hand_that_has_drawn_nothing_since_holds_only_old_cards() -> None:
    """The deck was made of pink cards only; the second player has drawn none, so there is no pink in that hand."""
    state = remembering(
        old=["white", "blue black", "orange joker"], new=["pink", "", ""], spent=[""] * 3, deck="pink " * 5, players=3
    )
    for viewer in (0, 2, WATCHER):
        for world in worlds(state, viewer, 60):
            assert not world.hand[1, CARDS.index("pink")]
            assert named(world.deck) == ("pink",) * 5
            if viewer == 0:
                assert sorted(named(world.hand[1]) + named(world.hand[2])) == ["black", "blue", "joker", "orange"]


def test_all_of_it_is_known_when_one_opponent_has_drawn_nothing() -> None:
    """With two players the other's hand is what was neither in the pile nor in one's own hand."""
    state = remembering(old=["white", "blue black"], new=["pink", ""], spent=["", ""], deck="pink joker")
    for world in worlds(state, 0, 20):
        assert named(world.hand[1]) == ("black", "blue")


def test_a_card_discarded_before_anything_was_drawn_was_an_old_one() -> None:
    """The second player pays a white card before drawing: one old white less, for everyone."""
    match = table(
        2, hands=["", "white white blue"], deck="pink", discard="orange orange", coins=[0, 20], servants=[0, 0]
    )
    play(match, "elect:queen", "candidate:purple", "end", "draw:pink")
    # The deck was just made of two orange cards; everything else is in hands.
    state = match.state
    assert named(state.made_of) == ("orange", "orange")
    assert not state.drawn.any()
    play(match, "court:coast", "pay:white", "take:coast:1")
    assert int(match.state.old[CARDS.index("white")]) == int(state.old[CARDS.index("white")]) - 1
    assert not match.state.spent.any()
    for world in worlds(match.state, 0, 10):
        assert named(world.hand[1]) == named(match.state.hand[1])


# ... and as likely as they should be


def expected(state: State, viewer: int) -> dict[tuple[str, ...], float]:
    """How likely each hand of the second player is, by trying every order of every pool.

    The cards known to have been in the others' hands go to their old places in any order, the deck's cards to their new
    places and the rest of the deck; any place of a hand may be the one whose card was discarded, all alike.
    """
    others = [seat for seat in range(state.players) if seat != viewer]
    old = named(state.old - state.kept[viewer])
    new = named(state.made_of - (state.hand[viewer] + state.spent[viewer] - state.kept[viewer]))
    spent = {seat: named(state.spent[seat]) for seat in others}
    drawn = {seat: int(state.drawn[seat]) for seat in others}
    kept = {seat: int(state.held[seat]) + len(spent[seat]) - drawn[seat] for seat in others}
    found: Counter[tuple[str, ...]] = Counter()
    for old_order in permutations(old):
        for new_order in permutations(new):
            from_old, from_new, weight = 0, 0, 1.0
            hands = {}
            for seat in others:
                cards = list(old_order[from_old : from_old + kept[seat]] + new_order[from_new : from_new + drawn[seat]])
                from_old, from_new = from_old + kept[seat], from_new + drawn[seat]
                for card in spent[seat]:  # how many choices of places give these cards
                    weight *= cards.count(card)
                    if card in cards:
                        cards.remove(card)
                hands[seat] = tuple(sorted(cards))
            if weight:
                found[hands[others[0]]] += weight  # type: ignore[assignment]
    total = sum(found.values())
    return {cards: weight / total for cards, weight in found.items()}


CASES = {
    "an old card or a new one was discarded": partial(
        remembering,
        old=["", "white white blue"],
        new=["", "pink"],
        spent=["", "white"],
        deck="white pink pink pink pink",
    ),
    "one of many new ones": partial(
        remembering, old=["", "white blue"], new=["", "white pink"], spent=["", "white"], deck="white white pink"
    ),
    "nothing was discarded": partial(
        remembering,
        old=["white", "blue black", "orange orange"],
        new=["", "pink", ""],
        spent=[""] * 3,
        deck="pink blue",
        players=3,
    ),
    "the old cards are in two hands": partial(
        remembering,
        old=["", "white blue", "white black"],
        new=["", "pink", ""],
        spent=["", "white", ""],
        deck="white pink",
        players=3,
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_guesses_come_as_often_as_they_should(case: str) -> None:
    state = CASES[case]()
    assert state.phase == ACTION
    odds = expected(state, 0)
    tries = 4000
    found = Counter(tuple(sorted(named(world.hand[1]))) for world in worlds(state, 0, tries))
    assert set(found) == set(odds)
    for cards, chance in odds.items():
        assert found[cards] / tries == pytest.approx(chance, abs=4 * (chance * (1 - chance) / tries) ** 0.5), cards


def test_before_the_deck_was_ever_made_anew_every_unseen_card_is_alike() -> None:
    state = table(2, hands=["white " * 13, "blue"]).state
    found = Counter(named(world.hand[1])[0] for world in worlds(state, 0, 7700))
    assert "white" not in found
    for card in CARDS[1:]:
        unseen = 13 if card != "joker" else 12
        assert found[card] == pytest.approx(7700 * unseen / 77, abs=150)


def test_discards_of_the_first_deck_tell_nothing_of_the_rest() -> None:
    """Before the deck was made anew all cards are new: what is left in hand is any card unseen."""
    match = table(2, hands=["", "white blue"], coins=[0, 20], servants=[0, 0])
    play(match, "elect:queen", "candidate:purple", "end", "draw:pink", "court:coast", "pay:white", "take:coast:1")
    found = Counter(card for world in worlds(match.state, 0, 3000) for card in named(world.hand[1]))
    for card in CARDS:
        unseen = {"white": 12, "joker": 12}.get(card, 13)
        assert found[card] == pytest.approx(6000 * unseen / 89, abs=130)


# Who courts a council can satisfy it


@pytest.mark.parametrize("players", [2, 3])
def test_someone_who_courts_a_council_can_pay_for_it_in_every_guess(players: int) -> None:
    for ply, (_, _, after) in enumerate(steps(players, {}, 5)):
        if after.phase != PAY:
            continue
        for viewer in (*(seat for seat in range(players) if seat != after.active), WATCHER):
            for world in worlds(after, viewer, 2, ply):
                player, council = int(world.active), int(world.council)
                coins = int(lowest_price(world, player, council, 0))
                assert coins >= 0
                travel = int(cheapest_travel(world, player)) if council == 3 else 0
                assert coins + travel <= world.coins[player]
                assert GAME.legal(world)


def test_a_poor_player_who_courts_a_council_has_the_cards() -> None:
    """Without coins it takes four coloured cards that fit: there is no coin for a joker."""
    match = play(table(2, hands=["white black orange purple pink"], coins=[0]), "court:coast")
    for world in worlds(match.state, 1, 50):
        assert all(world.hand[0, CARDS.index(card)] >= 1 for card in ("white", "black", "orange", "purple"))
