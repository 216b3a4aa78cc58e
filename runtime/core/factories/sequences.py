"""Numbers in order, evenly spaced ones, and the places beside a diagonal."""

from __future__ import annotations

import builtins
import math
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.backends import at
from specgrad.array.base import native
from specgrad.array.base.tools import quiet, spaced
from specgrad.core.base import dtypes
from specgrad.core.base.dtypes import as_dtype, dtype, dtype_of, get_default_dtype
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.dispatch.out import dtype_for
from specgrad.core.tape.tensor import Tensor

from .creation import made_on, number_for, over_new, placed, real, whole
from .filled import ON_CPU, Storage, made, made_into, numpy_of, shows_storage

if TYPE_CHECKING:
    from typing_extensions import Unpack

_PLAIN = (float, int)
_DOUBLE = np.dtype(np.float64)


@shows_storage
def arange(start: Any = None, end: Any = None, step: Any = 1, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """Numbers from start (0 if only one is given) up to but not including end."""
    try:
        if start is None and end is None:
            raise TypeError("arange() missing 1 required positional argument: 'end'")
        if start is None or end is None:
            start, end = 0, start if end is None else end
        if type(start) is type(end) is type(step) is int and start <= end < 2**31 and step == 1 and out is None and dtype is None and storage in ON_CPU:
            return over_new(np.arange(start, end, dtype=np.int64))  # as most are asked for
        plain = start.__class__ in _PLAIN and end.__class__ in _PLAIN and step.__class__ in _PLAIN
        if not plain:
            start, end, step = (number_for("arange", name, value) for name, value in (("start", start), ("end", end), ("step", step)))
            if any(isinstance(v, complex) for v in (start, end, step)):
                raise RuntimeError("arange(): a complex value cannot be converted to type double without overflow")
        if step == 0:
            raise RuntimeError("step must be nonzero")
        if not ((start.__class__ is int or math.isfinite(start)) and (end.__class__ is int or math.isfinite(end))):
            raise RuntimeError(f"unsupported range: {start} -> {end}")
        if (step > 0 and start > end) or (step < 0 and start < end):
            raise RuntimeError("upper bound and lower bound inconsistent with step sign")
        dtype = dtype_for(out, dtype)
        integral = start.__class__ is end.__class__ is step.__class__ is int if plain else all(isinstance(v, (int, np.integer)) for v in (start, end, step))
        if dtype is None:
            dtype = dtypes.int64 if integral else get_default_dtype()
        check_ordered("arange", as_dtype(dtype), complex_too=True)
        try:
            count = 0 if integral else math.ceil((end - start) / step)
            if not integral and as_dtype(dtype).category == "int":  # without their fractions, as PyTorch has it; but only int64 is counted by them
                start, end, step = int(start), int(end), int(step)
                integral = as_dtype(dtype) is dtypes.int64
                if integral and step == 0:
                    raise ValueError("step must be nonzero")
            if integral:
                numbers = builtins.range(int(start), int(end), int(step))
                array = made_on(storage, np.arange, numbers.start, numbers.start + len(numbers) * numbers.step, numbers.step, np.int64)
            elif storage.get("device") is None:
                array = spaced(count, float(start), float(step), None, numpy_of(dtype))
            else:
                array = made_on(storage, np.arange, count, dtype=np.float64)
                with at(array):
                    array = array * float(step) + float(start)
        except OverflowError:
            raise RuntimeError(f"arange(): start, end or step is out of bounds for {dtypes.int64 if integral else dtypes.float64}") from None
        if array.dtype != numpy_of(dtype):
            with at(array):
                array = quiet.call(array.astype, numpy_of(dtype), copy=False)
        return made_into("arange", out, array, storage, warns=True)
    except Exception:
        hide_frames()
        raise


def check_ordered(name: str, wanted: dtype, complex_too: bool) -> None:
    if wanted is dtypes.bool_ or (wanted.is_complex and not complex_too):
        raise NotImplementedError(f"{name}() not implemented for {wanted.word!r}")


@shows_storage
def linspace(start: Any, end: Any, steps: int, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]) -> Tensor:
    """Evenly spaced numbers from start to end, both included."""
    try:
        values, numpy = _spaced("linspace", start, end, steps, dtype_for(out, dtype), storage)
        if values.dtype is not numpy:
            with at(values):
                values = quiet.call(values.astype, numpy)
        return made_into("linspace", out, values, storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def logspace(
    start: Any, end: Any, steps: int, base: float = 10.0, *, out: Tensor | None = None, dtype: dtype | None = None, **storage: Unpack[Storage]
) -> Tensor:
    """Powers of base, whose exponents are evenly spaced from start to end."""
    try:
        values, numpy = _spaced("logspace", start, end, steps, dtype_for(out, dtype), storage, exact=True)
        base = real("logspace", "base", base)
        with at(values):
            powers = quiet.call(quiet.call(np.power, base, values).astype, numpy)
        return made_into("logspace", out, powers, storage)
    except Exception:
        hide_frames()
        raise


def _spaced(name: str, start: Any, end: Any, steps: int, wanted: dtype | None, storage: Storage, exact: bool = False) -> tuple[Any, Any]:
    """Evenly spaced numbers, in double precision or, unless they are to be exact, in the dtype that they are to have, and that dtype."""
    if steps.__class__ is not int:
        (steps,) = whole(name, steps=steps)
    if steps < 0:
        raise RuntimeError("number of steps must be non-negative")
    plain = start.__class__ in _PLAIN and end.__class__ in _PLAIN
    if not plain:
        start, end = (number_for(name, argument, value) for argument, value in (("start", start), ("end", end)))
        if wanted is None and (isinstance(start, complex) or isinstance(end, complex)):
            wanted = get_default_dtype().to_complex()
    numpy = numpy_of(wanted)
    check_ordered(name, dtype_of(numpy), complex_too=True)
    if wanted is not None and steps > 1 and dtype_of(numpy).category == "int":  # the ends are numbers of the dtype too
        start, end = (_without_fraction(name, argument, value, numpy) for argument, value in (("start", start), ("end", end)))
    if plain and steps.__class__ is int and steps > 1 and not storage:
        start, end = float(start), float(end)
        step = (end - start) / (steps - 1)
        if step and math.isfinite(step):  # what NumPy's function does then, in a third of the time
            return spaced(steps, start, step, end, _DOUBLE if exact else numpy), numpy
    with np.errstate(all="ignore"):
        if np.isfinite(end - start):
            return made_on(storage, np.linspace, start, end, steps), numpy
        if np.isfinite(start) and np.isfinite(end):  # their distance is not
            halves = made_on(storage, np.linspace, start / 2, end / 2, steps)
            with at(halves):
                return 2 * halves, numpy
        places, step = np.arange(steps), (end - start) / max(steps - 1, 1)  # PyTorch counts from both ends
        values = np.where(places < steps // 2, start + step * places, end - step * places[::-1]) if steps != 1 else np.array([start])
        return placed(values, storage.get("device")), numpy


def _without_fraction(name: str, argument: str, value: Any, numpy: Any) -> Any:
    limits = np.iinfo(numpy)
    least = -limits.max if limits.min == 0 and isinstance(value, int) else limits.min  # ints below zero wrap around
    if isinstance(value, complex) or not least <= value <= limits.max:
        raise RuntimeError(f"{name}(): {argument} is out of bounds for {dtype_of(numpy)}: {value}")
    return int(value) % (limits.max + 1) if limits.min == 0 else int(value)


@shows_storage
def tril_indices(row: int, col: int, offset: int = 0, *, dtype: dtype | None = dtypes.int64, **storage: Unpack[Storage]) -> Tensor:
    """The indices of the lower triangle of a matrix."""
    try:
        return made("tril_indices", _places_beside_diagonal("tril_indices", row, col, offset, dtype, True), storage)
    except Exception:
        hide_frames()
        raise


@shows_storage
def triu_indices(row: int, col: int, offset: int = 0, *, dtype: dtype | None = dtypes.int64, **storage: Unpack[Storage]) -> Tensor:
    """The indices of the upper triangle of a matrix."""
    try:
        return made("triu_indices", _places_beside_diagonal("triu_indices", row, col, offset, dtype, False), storage)
    except Exception:
        hide_frames()
        raise


_MOST_PLACES = 2**40  # of which places are asked for


def _places_beside_diagonal(name: str, row: int, col: int, offset: int, wanted: dtype | None, lower: bool) -> Any:
    if not row.__class__ is col.__class__ is offset.__class__ is int:
        row, col, offset = whole(name, row=row, col=col, offset=offset)
    _check_matrix(name, row, col)
    if wanted is not dtypes.int64:
        wanted = dtypes.int64 if wanted is None else as_dtype(wanted)
        check_ordered(name, wanted, complex_too=False)
    if not (row and col):
        return np.empty((2, 0), numpy_of(wanted))
    offset = max(-row, min(offset, col))  # beyond, no element is on the diagonal
    found = native.triangle_places(row, col, offset, lower)
    if found is None:
        if row * col > _MOST_PLACES:
            raise RuntimeError(f"{name}(): a matrix of {row} x {col} elements is too large")
        to_the_right = np.arange(col) - np.arange(row)[:, None]  # of the main diagonal
        found = np.array(np.nonzero(to_the_right <= offset if lower else to_the_right >= offset))
    return found if wanted is dtypes.int64 else found.astype(wanted.numpy, copy=False)


def _check_matrix(name: str, row: int, col: int) -> None:
    if row < 0 or col < 0:
        raise RuntimeError(f"{name}(): expected no negative numbers of rows and columns, but got {row} and {col}")
