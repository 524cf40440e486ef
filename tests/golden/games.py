"""The games that have golden records."""

from tests.golden.council_of_four import COUNCIL_OF_FOUR
from tests.golden.machi_koro import MACHI_KORO
from tests.golden.yokohama import YOKOHAMA

GAMES = {golden.game: golden for golden in (MACHI_KORO, COUNCIL_OF_FOUR, YOKOHAMA)}
