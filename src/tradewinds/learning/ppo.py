"""Learning by playing against oneself: proximal policy optimisation (Schulman et al. 2017) for several seats.

Every seat learns from its own decisions. What the future holds for it is told by one vector, the chance of victory of
every seat, so that a game cut off in the middle can be judged by whoever decides there, for all.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from tradewinds.learning.network import Parameters, forward

__all__ = [
    "Company",
    "Decision",
    "Experience",
    "Learner",
    "act",
    "learn",
    "new_learner",
    "seen_absolutely",
    "with_targets",
]


class Company(NamedTuple):
    """Who sits at each table."""

    players: Any  # how many
    sparring: Any  # whether all but the learner are bots


class Decision(NamedTuple):
    """One decision at every table."""

    observations: Any
    masks: Any
    seats: Any
    moves: Any
    likelihoods: Any  # logarithm of how likely the move was
    odds: Any  # of victory: by seat at the table
    own: Any  # whether the learner decided, not an earlier self
    over: Any  # whether the game ended
    shares: Any  # what each seat had of the victory, where it did


class Experience(NamedTuple):
    """Decisions with what came of them."""

    observations: Any
    masks: Any
    players: Any
    sparring: Any
    moves: Any
    likelihoods: Any
    advantages: Any
    odds: Any  # that should have been told: the viewer's first
    own: Any


class Learner(NamedTuple):
    """A network and what its optimiser remembers (AdamW: Loshchilov and Hutter 2019)."""

    network: Parameters
    mean: Parameters
    square: Parameters
    updates: Any


def new_learner(network: Parameters) -> Learner:
    """A learner that has learnt nothing yet."""
    mean, square = (jax.tree.map(jnp.zeros_like, network) for _ in range(2))
    return Learner(network, mean, square, jnp.zeros((), jnp.int32))


# Playing


@partial(jax.jit, static_argnames=("rivals",))
def act(
    network: Parameters, past: Parameters, view: Any, company: Company, pupils: Any, key: Any, rivals: int
) -> tuple[Any, Any, Any, Any]:
    """Moves, how likely they were, everyone's odds, and which decisions were the learner's own.

    At every `rivals`th table, if any, only the seats `pupils` are the learner's, the others an earlier self's, unless
    bots sit there.
    """
    players, sparring = company
    moves, odds = forward(network, view.observations, view.masks, players, sparring)
    own = jnp.ones(len(players), bool)
    if rivals:
        some = slice(None, None, rivals)
        earlier, _ = forward(past, view.observations[some], view.masks[some], players[some], sparring[some])
        own = own.at[some].set((view.seats[some] == pupils[some]) | sparring[some])
        moves = moves.at[some].set(jnp.where(own[some, None], moves[some], earlier))
    own &= view.advice < 0
    chosen = jnp.where(view.advice < 0, jax.random.categorical(key, moves), view.advice)
    likely = jnp.take_along_axis(moves, chosen[:, None], 1)[:, 0]
    return chosen, likely, seen_absolutely(jnp.exp(odds), view.seats, players), own


def seen_absolutely(odds: Any, seats: Any, players: Any) -> Any:
    """Odds by seat at the table, from those that a seat tells with itself first."""
    table = jnp.arange(odds.shape[-1])
    told = jnp.take_along_axis(odds, (table - seats[..., None]) % players[..., None], -1)
    return jnp.where(table < players[..., None], told, 0.0)


def seen_relatively(odds: Any, seats: Any, players: Any) -> Any:
    """Odds with the viewer's own first, from those by seat at the table."""
    table = jnp.arange(odds.shape[-1])
    told = jnp.take_along_axis(odds, (table + seats[..., None]) % players[..., None], -1)
    return jnp.where(table < players[..., None], told, 0.0)


# Learning


@jax.jit
def with_targets(decisions: list[Decision], last_odds: Any, company: Company, trust: float) -> Experience:
    """What came of the decisions: odds that later decisions and results tell (generalised advantage estimation).

    `trust` is how much a result further on counts against the odds told at the seat's next decision.
    """
    players, sparring = company
    course = jax.tree.map(lambda *rows: jnp.stack(rows), *decisions)
    rows = jnp.arange(len(players))
    everyone = jnp.repeat(last_odds[:, None], last_odds.shape[-1], 1)  # by owner: what comes next for each seat

    def back(later: tuple[Any, Any], now: Decision) -> tuple[tuple[Any, Any], Any]:
        told, result = later
        ended = now.over[:, None, None]
        told, result = (jnp.where(ended, now.shares[:, None], each) for each in (told, result))
        target = (1 - trust) * told[rows, now.seats] + trust * result[rows, now.seats]
        return (told.at[rows, now.seats].set(now.odds), result.at[rows, now.seats].set(target)), target

    _, targets = jax.lax.scan(back, (everyone, everyone), course, reverse=True)
    own = jnp.take_along_axis(targets - course.odds, course.seats[..., None], -1)[..., 0]
    spread, spread_sparring = (jnp.broadcast_to(each, course.seats.shape) for each in (players, sparring))
    experience = Experience(
        course.observations, course.masks, spread, spread_sparring, course.moves, course.likelihoods, own,
        seen_relatively(targets, course.seats, spread), course.own,
    )  # fmt: skip
    return jax.tree.map(lambda each: each.reshape(-1, *each.shape[2:]), experience)


class Manner(NamedTuple):
    """How a learner learns."""

    rate: float = 3e-4
    decay: float = 1e-4
    clip: float = 0.2
    curiosity: float = 0.01  # the weight of the policy's entropy
    foresight: float = 0.5  # the weight of the odds


@partial(jax.jit, static_argnames=("portions",), donate_argnums=(0,))
def learn(learner: Learner, experience: Experience, manner: Manner, key: Any, portions: int) -> tuple[Learner, Any]:
    """Goes once through the experience in random portions; returns figures of how it went."""
    size = len(experience.moves) // portions
    order = jax.random.permutation(key, len(experience.moves))[: size * portions].reshape(portions, size)

    def portion(learner: Learner, rows: Any) -> tuple[Learner, Any]:
        some = jax.tree.map(lambda each: each[rows], experience)
        slope, figures = jax.grad(_loss, has_aux=True)(learner.network, some, manner)
        return _improved(learner, slope, manner), figures

    learner, figures = jax.lax.scan(portion, learner, order)
    return learner, jax.tree.map(jnp.mean, figures)


def _loss(network: Parameters, some: Experience, manner: Manner) -> tuple[Any, dict[str, Any]]:
    moves, odds = forward(network, some.observations, some.masks, some.players, some.sparring)
    weight = some.own / jnp.maximum(some.own.sum(), 1)
    likely = jnp.take_along_axis(moves, some.moves[:, None], 1)[:, 0]
    ratio = jnp.exp(jnp.minimum(likely - some.likelihoods, 20.0))  # an earlier self may have surprised
    mean = (some.advantages * weight).sum()
    deviation = jnp.sqrt((jnp.square(some.advantages - mean) * weight).sum()) + 1e-6
    gain = (some.advantages - mean) / deviation
    clipped = jnp.clip(ratio, 1 - manner.clip, 1 + manner.clip)
    policy = -(jnp.minimum(ratio * gain, clipped * gain) * weight).sum()
    entropy = -(jnp.where(some.masks, jnp.exp(moves) * moves, 0.0).sum(-1) * weight).sum()
    judged = some.own | ~some.sparring  # a network cannot see from a chair whether a bot sits there
    judged = judged / jnp.maximum(judged.sum(), 1)
    surprise = -(jnp.where(odds > -1e8, some.odds * odds, 0.0).sum(-1) * judged).sum()
    figures = {"entropy": entropy, "surprise": surprise, "moved": ((some.likelihoods - likely) * weight).sum()}
    return policy - manner.curiosity * entropy + manner.foresight * surprise, figures


def _improved(learner: Learner, slope: Parameters, manner: Manner) -> Learner:
    length = jnp.sqrt(sum(jnp.square(each).sum() for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each / jnp.maximum(length, 1.0), slope)
    updates = learner.updates + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, learner.mean, slope)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new * new, learner.square, slope)
    first, second = 1 - 0.9**updates, 1 - 0.999**updates

    def better(weight: Any, mean: Any, square: Any) -> Any:
        return weight - manner.rate * (mean / first / (jnp.sqrt(square / second) + 1e-8) + manner.decay * weight)

    return Learner(jax.tree.map(better, learner.network, mean, square), mean, square, updates)
