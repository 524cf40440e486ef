"""The sorts of things that moves and events of Machi Koro are about."""

from __future__ import annotations

from tradewinds.core.things import Amounts, Numbered, Seats, Things
from tradewinds.games.machi_koro.components import ESTABLISHMENTS, EXCHANGEABLE, HARBOR_ADDS, MOST_PLAYERS, NAMES

PLAYER = Seats(MOST_PLAYERS)
CARD = Things("card", NAMES)
ESTABLISHMENT = Things("card", (NAMES[card] for card in ESTABLISHMENTS))
EXCHANGED = Things("card", (NAMES[card] for card in EXCHANGEABLE))
EYES = Numbered("number", 6)  # of a die
DICE = Numbered("number", 2)  # how many
ADDED = Amounts("number", (0, HARBOR_ADDS))
