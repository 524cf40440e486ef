"""An array on a GPU that PyTorch, JAX, CuPy and Numba's kernels all see without a copy.

Numba's own arrays speak the CUDA array interface; JAX asks for DLPack, so that is spoken here too, by way of the small
C structure that the standard describes (dmlc.github.io/dlpack).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["CPU", "GPU", "DeviceArray", "capsule"]

CPU, GPU = 1, 2  # kinds of devices, as DLPack numbers them
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # kinds of numbers, by those of NumPy


class _Tensor(ctypes.Structure):
    """DLTensor."""

    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_kind", ctypes.c_int32),
        ("device_number", ctypes.c_int32),
        ("dimensions", ctypes.c_int32),
        ("kind", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


class _Managed(ctypes.Structure):
    """DLManagedTensor: a tensor with what to call when nobody uses it any more."""


_DELETER = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _DELETER)]

_alive: dict[int, tuple[Any, ...]] = {}  # what tensors given away need, by their address


@_DELETER  # type: ignore[untyped-decorator]
def _let_go(managed: Any, address: Any = ctypes.addressof, forget: Any = _alive.pop) -> None:
    forget(address(managed.contents), None)  # found even while Python ends and this module is taken apart


_NAME = b"dltensor"
_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_is_unused = ctypes.pythonapi.PyCapsule_IsValid
_is_unused.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_content = ctypes.pythonapi.PyCapsule_GetPointer
_content.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_content.restype = ctypes.c_void_p
_DESTRUCTOR = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, _DESTRUCTOR]


@_DESTRUCTOR  # type: ignore[untyped-decorator]
def _forget(capsule_address: int) -> None:
    if _is_unused(capsule_address, _NAME):  # whoever takes the tensor renames the capsule and lets go by itself
        _alive.pop(_content(capsule_address, _NAME), None)


def capsule(
    owner: Any,
    address: int,
    shape: tuple[int, ...],
    dtype: np.dtype[Any],
    device: tuple[int, int],
    strides: tuple[int, ...] | None = None,
) -> Any:
    """A DLPack capsule of numbers in memory that stays as long as its owner is kept; `strides` are counted in bytes."""
    if dtype.kind not in KINDS:
        raise BufferError(f"DLPack knows no {dtype}")
    numbers = ctypes.c_int64 * len(shape)
    sizes = numbers(*shape)
    steps = numbers(*(stride // dtype.itemsize for stride in strides)) if strides else None
    managed = _Managed()
    managed.tensor = _Tensor(address, *device, len(shape), KINDS[dtype.kind], dtype.itemsize * 8, 1, sizes, steps, 0)
    managed.deleter = _let_go
    _alive[ctypes.addressof(managed)] = (managed, sizes, steps, owner)
    return _new_capsule(ctypes.addressof(managed), _NAME, _forget)


class DeviceArray:
    """Room on the GPU, as an array of numbers or records; `numpy()` copies what is in it."""

    def __init__(self, array: Any, wait: Callable[[], None]) -> None:
        self.array = array  # Numba's own, for kernels
        self._wait = wait

    @property
    def shape(self) -> tuple[int, ...]:
        """How many numbers in each direction."""
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """What they are."""
        return np.dtype(self.array.dtype)

    def numpy(self) -> NDArray[Any]:
        """A copy in the memory of the CPU."""
        copied: NDArray[Any] = self.array.copy_to_host()
        return copied

    def viewed(self, dtype: Any, shape: tuple[int, ...]) -> DeviceArray:
        """The same memory as numbers of another kind, without a copy."""
        return DeviceArray(self.array.view(np.dtype(dtype)).reshape(*shape), self._wait)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if copy is False:
            raise ValueError("what is on the GPU has to be copied")
        return self.numpy() if dtype is None else self.numpy().astype(dtype)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        interface: dict[str, Any] = self.array.__cuda_array_interface__
        return interface

    def __dlpack_device__(self) -> tuple[int, int]:
        return GPU, 0

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        if stream != -1:  # whoever says -1 waits by itself
            self._wait()
        interface = self.array.__cuda_array_interface__
        return capsule(self, interface["data"][0], self.shape, self.dtype, (GPU, 0), interface["strides"])

    def __repr__(self) -> str:
        return f"<DeviceArray {self.shape} of {self.dtype}>"
