"""How Numba compiles rules: as parts for other rules, and to machine code only where Python calls them.

Left to itself, Numba makes machine code of every function with all that it calls, and wraps it for Python and for C.
Nearly every rule is called by other rules alone: its own machine code never runs, and is made again within each of its
callers. So a rule comes in two forms, each made and kept when it is first asked for. Its *part* is what callers link
into themselves, neither optimised nor turned into machine code by itself. The rule as Python calls it is what Numba
always makes: it takes in the parts of all that it calls, and all of them are optimised together, once.

Processes that start together ask for the same: one of them compiles it, and the others wait and read what it kept.
"""

# mypy: disable-error-code="assignment, attr-defined, has-type, misc, no-untyped-call"
# Numba has no types.

from __future__ import annotations

import ctypes
import functools
import hashlib
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numba
import numpy as np
from llvmlite import binding as llvm
from numba.core import boxing, cgutils, compiler, pythonapi, sigutils, types
from numba.core.caching import CompileResultCacheImpl, FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler
from numba.core.environment import lookup_environment
from numba.core.registry import CPUDispatcher
from numba.core.typing.templates import AbstractTemplate, infer, infer_global
from numba.extending import NativeValue, overload

try:
    import fcntl
except ImportError:  # on Windows a rule may be compiled by two processes at once, to the same
    fcntl = None

__all__ = ["CompiledRule", "choose_while_compiling"]

OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None}
ENVIRONMENT = "_ZN08NumbaEnv"  # how Numba's names begin of what a function finds its Python objects by
WHERE_RECORDS_POINT = 24  # bytes into a record of NumPy, which is a header and then where its fields are
PATIENCE = 300.0  # seconds to wait for another process; compiling the same as it does is no harm but work
PAUSE = 0.02  # seconds between two looks whether it is done


class _Shared(CPUDispatcher):
    """What is compiled by one process at a time, if it is kept for others."""

    kept_in: Path | None = None

    def keep_in(self, folder: Path) -> None:
        """Keeps machine code on disk.

        Numba reads where from a global setting, which belongs to the whole process and so is put back at once.
        """
        before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            self.kept_in = folder
            self.enable_caching()
        finally:
            numba.config.CACHE_DIR = before

    def compile(self, sig: Any) -> Any:
        """Compiles for some types, or reads what is kept of that."""
        args, _ = sigutils.normalize_signature(sig)
        if self.kept_in is None or tuple(args) in self.overloads:
            return super().compile(sig)
        with _alone(
            self.kept_in, f"{type(self).__name__} {self.py_func.__module__}.{self.py_func.__qualname__} {args}"
        ):
            return super().compile(sig)


@contextmanager
def _alone(folder: Path, task: str) -> Iterator[None]:
    """Keeps other processes from the same task meanwhile: each task has a byte of one file to lock."""
    byte = int.from_bytes(hashlib.blake2b(task.encode(), digest_size=7).digest())
    locked = _lock(_file_of_locks(folder), byte)
    try:
        yield
    finally:
        if locked:
            fcntl.lockf(_file_of_locks(folder), fcntl.LOCK_UN, 1, byte)


def _lock(file: int, byte: int) -> bool:
    """Waits for a byte; False if that is no use."""
    end = time.monotonic() + PATIENCE
    while file >= 0 and time.monotonic() < end:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, byte)
        except (BlockingIOError, PermissionError):
            time.sleep(PAUSE)
        except OSError:  # a disk that knows no locks
            return False
        else:
            return True
    return False


@functools.cache
def _file_of_locks(folder: Path) -> int:
    """Open for as long as the process runs: to close a file is to give up all locks on it."""
    try:
        return os.open(folder / "locks", os.O_CREAT | os.O_RDWR, 0o600) if fcntl else -1
    except OSError:
        return -1


class CompiledRule(_Shared):
    """A rule as Python calls it; rules that call it are given its part instead."""

    def __init__(self, function: Callable[..., Any], variables: Any = None, options: Any = None) -> None:
        super().__init__(function, variables, options or OPTIONS)
        self.part = _Part(function, variables, options or OPTIONS)

    def keep_in(self, folder: Path) -> None:
        """Keeps both forms on disk."""
        super().keep_in(folder)
        self.part.keep_in(folder)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What Numba asks for while it finds out the types in a caller."""
        return self.part.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        """What Numba asks for while it makes the code of a caller."""
        return self.part.get_overload(sig)

    def add_overload(self, result: Any) -> None:
        """Ready to be called: what is now machine code learns where its Python objects are, as its parts never did."""
        code = result.library
        for variable in code._final_module.global_variables:
            known = lookup_environment(variable.name) if variable.name.startswith(ENVIRONMENT) else None
            if known is not None:
                code.codegen.set_env(variable.name, known)
        super().add_overload(result)


class _Part(_Shared):
    """A rule as other rules call it."""

    def __init__(self, function: Callable[..., Any], variables: Any = None, options: Any = None) -> None:
        super().__init__(function, variables, options)
        usual = self._compiler
        self._compiler = _PartCompiler(
            function, usual.targetdescr, usual.targetoptions, usual.locals, usual.pipeline_class
        )

    def enable_caching(self) -> None:
        self._cache = _PartCache(self.py_func)

    def add_overload(self, result: Any) -> None:
        self.overloads[tuple(result.signature.args)] = result  # for callers in compiled code only


class _PartCompiler(_FunctionCompiler):
    """Numba's compiler, which stops before machine code."""

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        target = self.targetdescr.target_context
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        code = _PartCode(target.codegen(), self.py_func.__qualname__)
        result = compiler.compile_extra(
            self.targetdescr.typing_context,
            target,
            self.py_func,
            args=args,
            return_type=return_type,
            flags=flags,
            locals=self.locals,
            library=code,
            pipeline_class=self.pipeline_class,
        )
        code.finalize()
        name = _Name()
        target.insert_user_function(name, result.fndesc, [code])
        return result._replace(entry_point=name, reload_init=list(code._reload_init))


class _Name:
    """What callers find a part by, as they find other functions by where their machine code begins."""


class _PartCode(JITCodeLibrary):
    """The code of a part, with that of all parts it calls, ready to be linked and for nothing else."""

    def _optimize_final_module(self) -> None:
        """All is optimised where it is linked to."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        return self.serialize_using_bitcode()

    @classmethod
    def read(cls, codegen: Any, serialized: tuple[str, str, bytes]) -> _PartCode:
        """The code as it was written."""
        name, _, bitcode = serialized
        code = cls(codegen, name)
        code._final_module = llvm.parse_bitcode(bitcode)
        code._finalize_final_module()
        return code


class _KeptParts(CompileResultCacheImpl):
    """Parts on disk, under names of their own beside the rules that Python calls."""

    def get_filename_base(self, fullname: str, abiflags: str) -> str:
        return f"part-{super().get_filename_base(fullname, abiflags)}"

    def rebuild(self, target_context: Any, payload: tuple[Any, ...]) -> Any:
        serialized, function, environment, signature, objectmode, lifted, annotation, starts, environments = payload
        for start in starts:
            start()
        return compiler.compile_result(
            typing_context=target_context.typing_context,
            target_context=target_context,
            library=_PartCode.read(target_context.codegen(), serialized),
            entry_point=_Name(),
            fndesc=function,
            environment=environment,
            signature=signature,
            objectmode=objectmode,
            lifted=lifted,
            type_annotation=annotation,
            reload_init=starts,
            referenced_envs=environments,
        )


class _PartCache(FunctionCache):
    _impl_class = _KeptParts


def choose_while_compiling(function: Callable[..., Any], choice: Callable[..., Any]) -> None:
    """Has rules that call a function call the rule that `choice` finds by the types of the arguments, or None."""

    class Chosen(AbstractTemplate):
        key = function
        metadata = {"target": "cpu"}  # noqa: RUF012 - read by Numba

        def generic(self, args: Any, kws: Any) -> Any:
            self.rule = choice(*args, **kws)
            return self.rule and types.Dispatcher(self.rule).get_call_type(self.context, args, kws)

        def get_impl_key(self, sig: Any) -> Any:
            return self.rule.get_overload(sig.args)

    @functools.wraps(function)
    def source(*args: Any, **kws: Any) -> Any:
        rule = choice(*args, **kws)
        return rule and rule.py_func

    infer(Chosen)
    infer_global(function, types.Function(Chosen))
    overload(function, strict=False, jit_options={"error_model": "numpy"})(source)  # for targets beside the CPU


def _read_records_where_they_are() -> None:
    """Has rules that Python calls take a record by its address, which they do in a tenth of the time.

    Numba asks the record for a buffer, and NumPy describes each of the fields in it anew, a hundred of them.
    """
    fields = np.zeros(1, np.dtype((np.record, [("field", np.int64)])))
    record = fields[0]
    known = pythonapi._unboxers.functions
    points_there = ctypes.c_void_p.from_address(id(record) + WHERE_RECORDS_POINT).value == fields.ctypes.data
    if points_there and known.get(types.Record) is boxing.unbox_record:
        known[types.Record] = _unbox_record


def _unbox_record(kind: Any, record: Any, c: Any) -> NativeValue:
    pointer = c.context.get_value_type(kind)
    place = cgutils.pointer_add(c.builder, record, WHERE_RECORDS_POINT, return_type=pointer.as_pointer())
    return NativeValue(c.builder.load(place))


_read_records_where_they_are()
