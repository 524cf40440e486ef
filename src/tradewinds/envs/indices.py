"""Kernels that take an index as it is: no rule of ours counts from the end of an array.

Before every access Numba asks whether an index is negative, and counts from the end if it is. On a GPU that is a tenth
of the code and up to a quarter of the time. tests/interpreted/test_indices.py holds the rules to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any

import numba

__all__ = ["taking_indices_as_they_are"]


def taking_indices_as_they_are(kernel: Any) -> Any:
    """A kernel that is compiled so whenever it is; kernels of others in the same process are not."""
    if not numba.config.ENABLE_CUDASIM:  # type: ignore[attr-defined]
        kernel.compile = _compiling_so(kernel.compile)
    return kernel


def _compiling_so(compile_kernel: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(compile_kernel)
    def compile_so(signature: Any) -> Any:
        with _unasked():
            return compile_kernel(signature)

    return compile_so


@contextmanager
def _unasked() -> Iterator[None]:
    """Holds the compiler's lock meanwhile, so that nothing else is compiled this way."""
    from numba.cuda.core.compiler_lock import global_compiler_lock
    from numba.cuda.np import arrayobj

    with global_compiler_lock:
        asking = arrayobj.fix_integer_index
        arrayobj.fix_integer_index = _as_it_is
        try:
            yield
        finally:
            arrayobj.fix_integer_index = asking


def _as_it_is(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    from numba.core import types

    return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)
