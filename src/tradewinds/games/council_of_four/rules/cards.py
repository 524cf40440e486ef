"""Politics cards: drawing, discarding, and the deck made anew of the discard pile (page 4)."""

from __future__ import annotations

from tradewinds.core.events import note
from tradewinds.core.reasons import LEGAL
from tradewinds.core.rule import rule
from tradewinds.core.state import CHANCE, State
from tradewinds.games.council_of_four import state as phases
from tradewinds.games.council_of_four.components import CARDS, MOST_PLAYERS
from tradewinds.games.council_of_four.events import DRAWS, SHUFFLED
from tradewinds.games.council_of_four.moves import MOVES
from tradewinds.games.council_of_four.reasons import NO_SUCH_CHANCE
from tradewinds.games.council_of_four.rules.actions import by_chance
from tradewinds.games.council_of_four.rules.setup import deal_next_card
from tradewinds.games.council_of_four.things import CARD


@rule
def can_draw(state: State) -> bool:
    """Whether any card is left to draw; cards discarded since the deck ran out are shuffled for it."""
    if state.left == 0:
        make_deck(state)
    return state.left > 0


@rule
def leave_draws(state: State, player: int, cards: int) -> bool:
    """Leaves so many draws to chance, if there is anything to draw."""
    if not can_draw(state):
        return False
    state.cards_due = cards
    state.drawer = player
    state.phase = phases.DRAW
    state.seat = CHANCE
    return True


@rule
def make_deck(state: State) -> None:
    """Shuffles the discard pile into a new deck; what the hands hold together is known to everyone at this moment."""
    for card in range(len(CARDS)):
        state.left += int(state.discard[card])
        state.deck[card] = state.discard[card]
        state.made_of[card] = state.discard[card]
        state.discard[card] = 0
        state.old[card] = 0
        for player in range(MOST_PLAYERS):
            state.old[card] += state.hand[player, card]
            state.kept[player, card] = state.hand[player, card]
            state.spent[player, card] = 0
    state.drawn[:] = 0
    if state.left > 0:
        note(state, SHUFFLED, state.left)


@rule
def discard_card(state: State, player: int, card: int) -> None:
    """A card of a hand goes to the discard pile, for all to see."""
    state.hand[player, card] -= 1
    state.held[player] -= 1
    state.discard[card] += 1
    if state.drawn[player] > 0:
        state.spent[player, card] += 1
    else:  # everything in this hand is from before the deck was made
        state.kept[player, card] -= 1
        state.old[card] -= 1


@rule
def drawing_refusal(state: State, card: int) -> int:
    """Only what is left in the deck can be drawn."""
    return LEGAL if state.deck[card] > 0 else NO_SUCH_CHANCE


@rule
def draw(state: State, card: int) -> bool:
    """A card for whoever is due one, and perhaps another."""
    if state.phase == phases.HANDS:
        draw_card(state, state.drawer, card)
        return deal_next_card(state)
    note(state, DRAWS, state.drawer, card)
    draw_card(state, state.drawer, card)
    state.cards_due -= 1
    if state.cards_due > 0 and can_draw(state):
        return False
    state.cards_due = 0
    return True


@rule
def draw_card(state: State, player: int, card: int) -> None:
    """A card of the deck goes to a hand; when it was the last, the discard pile becomes the deck at once."""
    state.deck[card] -= 1
    state.left -= 1
    state.hand[player, card] += 1
    state.held[player] += 1
    state.drawn[player] += 1
    if state.left == 0:
        make_deck(state)


DRAW = MOVES.kind(
    "draw",
    CARD,
    when=[phases.HANDS, phases.DRAW],
    refusal=drawing_refusal,
    effect=draw,
    untimely=by_chance,
)
