"""Our kernels alone are compiled to take indices as they are."""

from __future__ import annotations

from types import SimpleNamespace

import numba
import numpy as np
import pytest

from tradewinds.envs.indices import taking_indices_as_they_are


@pytest.mark.skipif(numba.config.ENABLE_CUDASIM, reason="the simulator compiles nothing")  # type: ignore[attr-defined]
def test_indices_are_taken_as_they_are_only_while_a_kernel_of_ours_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(np, "row_stack", np.vstack, raising=False)  # numba-cuda names it
    arrays = pytest.importorskip("numba.cuda.np.arrayobj", exc_type=ImportError)
    asking, seen = arrays.fix_integer_index, []

    def compile_kernel(signature: str) -> None:
        seen.append(arrays.fix_integer_index)
        raise RuntimeError(signature)

    kernel = taking_indices_as_they_are(SimpleNamespace(compile=compile_kernel))
    with pytest.raises(RuntimeError, match="does not compile"):
        kernel.compile("does not compile")
    assert seen != [asking]
    assert arrays.fix_integer_index is asking
