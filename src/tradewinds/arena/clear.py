"""When the answer is clear: a test that may be looked at after every deal.

For every two bots of a line-up someone bets, deal by deal, that one of them takes more of the victory. Were they
equally strong, the bets would be fair, and a fair gambler ever becomes 1/a times as rich with a probability of at most
a (Ville's inequality). So whoever gets that rich has shown who is stronger, however often one looked. The gambler
spreads the capital over many sizes of bets ("testing by betting": Shafer 2021; Waudby-Smith and Ramdas 2024).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

import numpy as np

from tradewinds.arena.outcome import Outcome
from tradewinds.arena.tournament import Pairing

__all__ = ["ERROR", "Watch"]

ERROR = 0.05  # how often at most a tournament of equally strong bots ever calls any of them stronger than another
BETS = np.linspace(0.1, 1.9, 19)  # parts of the capital, in halves, that are staked on one deal


class _Bet:
    """Whether one bot takes more of the victory than another: the capital of those who bet on it, and against."""

    def __init__(self, wanted: float) -> None:
        self.wanted = np.log(wanted)
        self.upwards = np.zeros(len(BETS))  # logarithms of the capital, for each size of bets
        self.downwards = np.zeros(len(BETS))

    def add(self, lead: float) -> None:
        """A deal: by how much of the victory a seat one bot was ahead of the other, from -1 to 1."""
        self.upwards += np.log1p(BETS * lead / 2)
        self.downwards += np.log1p(-BETS * lead / 2)

    @property
    def clear(self) -> bool:
        return max(_mean(self.upwards), _mean(self.downwards)) >= self.wanted


def _mean(logarithms: np.ndarray[tuple[int], np.dtype[np.float64]]) -> float:
    """The logarithm of the mean of what the logarithms stand for."""
    return float(np.logaddexp.reduce(logarithms) - np.log(len(logarithms)))


class Watch:
    """Follows a tournament and says which line-ups need no more games; deals count in their order alone."""

    def __init__(self, schedule: Iterable[Pairing]) -> None:
        self._pairings = {pairing.key: pairing for pairing in schedule}
        bots = {pairing.meeting: sorted(set(pairing.bots)) for pairing in self._pairings.values()}
        questions = sum(len(list(combinations(names, 2))) for names in bots.values())
        wanted = 2 * max(questions, 1) / ERROR  # two sides, and every question
        self._bets = {
            meeting: {pair: _Bet(wanted) for pair in combinations(names, 2)} for meeting, names in bots.items()
        }
        self._ended: dict[tuple[str, int], list[Outcome]] = defaultdict(list)
        self._next: dict[str, int] = defaultdict(int)
        self.settled_at: dict[str, int] = {}  # by meeting: the deal after which the answer was clear

    def add(self, outcome: Outcome) -> None:
        """A game has ended."""
        pairing = self._pairings[outcome.key]
        meeting = pairing.meeting
        self._ended[meeting, pairing.deal].append(outcome)
        while len(self._ended[meeting, self._next[meeting]]) == pairing.players:
            deal = self._next[meeting]
            self._next[meeting] += 1
            if meeting not in self.settled_at:
                self._bet(meeting, self._ended[meeting, deal])
                if self._bets[meeting] and all(bet.clear for bet in self._bets[meeting].values()):
                    self.settled_at[meeting] = deal

    def settled(self, pairing: Pairing) -> bool:
        """Whether a game comes after the answer was clear."""
        return pairing.deal > self.settled_at.get(pairing.meeting, pairing.deal)

    def _bet(self, meeting: str, games: Sequence[Outcome]) -> None:
        shares = _shares(games)
        for (one, other), bet in self._bets[meeting].items():
            bet.add(shares[one] - shares[other])


def _shares(games: Sequence[Outcome]) -> dict[str, float]:
    """What each bot took of the victory, a seat."""
    taken: dict[str, list[float]] = defaultdict(list)
    for game in games:
        for bot, share in zip(game.bots, game.shares, strict=True):
            taken[bot].append(share)
    return {bot: sum(shares) / len(shares) for bot, shares in taken.items()}
