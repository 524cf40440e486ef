"""Tables that rules read: figures of cards, spans of moves, anything that is known before a game begins."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tradewinds.core.rule import COMPILED

__all__ = ["narrow"]

WIDTHS = (np.int8, np.int16, np.int32)  # signed: Numba's sum of two unsigned numbers is no int64


def narrow(numbers: ArrayLike) -> NDArray[Any]:
    """A table of whole numbers, as narrow as they allow: compiled code keeps a copy in every rule that reads it.

    Numba widens what it calculates with; NumPy's narrow numbers wrap, so interpreted the table stays 64 bits wide.
    """
    table = np.asarray(numbers, np.int64)
    if COMPILED:
        for width in WIDTHS:
            if np.iinfo(width).min <= table.min(initial=0) and table.max(initial=0) <= np.iinfo(width).max:
                return table.astype(width)
    return table
