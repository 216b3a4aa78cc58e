"""Every kernel of the spec with operands to try it on, and how close two ways of computing it must come."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import ml_dtypes
import numpy as np

import specgrad
from specgrad.codegen.plan.kernels import Kernel
from specgrad.codegen.write.in_c.scalar import types_of
from specgrad.core.kernels.numpy_kernels import numpy_kernel
from specgrad.core.kernels.table import kernels
from tests.rows import Decorator, one_test_for_each
from tests.the_spec import plan, spec

BFLOAT16 = specgrad.bfloat16.numpy  # asking for it tells the kernels of its number
DTYPES = {
    "f": [np.dtype("float32"), np.dtype("float64"), np.dtype("float16"), BFLOAT16],
    "c": [np.dtype("complex64"), np.dtype("complex128")],
    "i": [np.dtype(n) for n in ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")],
    "b": [np.dtype("bool")],
}
REAL = {"complex64": np.dtype("float32"), "complex128": np.dtype("float64")}

Array = Any

# Where terms cancel or leave the range on the way, compiled code keeps what the NumPy way loses: tests/ops/test_accuracy.py knows the true values.
CANCELLING = {"special.zeta", "_gegenbauer", "_laguerre"}
HALVES = {"i0", "special.i0e", "special.i1", "special.i1e"}  # half of the least number is rounded to zero, or to that number again

# Numbers that a formula's own caller would give where any number will not do.
NUMBERS = {"beta": 1.5, "threshold": 2.0, "n": 1, "dof": 7.0, "eps": 1e-3, "min": -0.5, "max": 0.75, "min_val": -0.5, "max_val": 0.75, "lambd": 0.5}


@cache
def all_kernels() -> dict[str, Kernel]:
    """The kernels of the package's own spec, by name."""
    return dict(plan().kernels.by_name)


def dtypes_of(kernel: Kernel) -> list[np.dtype[Any]]:
    """The dtypes for which a compiled loop exists."""
    return [d for letter in kernel.classes for d in DTYPES[letter] if not kernel.dtypes or d.name in kernel.dtypes]


def elementwise() -> list[str]:
    """But for those that NumPy alone computes."""
    return [k.name for k in all_kernels().values() if not k.row and types_of(k)]


def of_rows() -> list[str]:
    return [k.name for k in all_kernels().values() if k.row]


def each_kernel(names: Iterable[str]) -> Decorator:
    """Makes a test of a kernel one of a group of ops, which goes through all their kernels."""
    ops, kernels = spec().by_name(), all_kernels()
    return one_test_for_each("group", [(ops[kernels[name].origin.op].group, (name,)) for name in names])


def cases(names: list[str]) -> Iterator[tuple[str, np.dtype[Any]]]:
    """Kernels with each of their dtypes."""
    for name in names:
        for dtype in dtypes_of(all_kernels()[name]):
            yield name, dtype


def stored(kind: str, dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype of an operand or result of a kind, in an op of a dtype."""
    if kind == "bool":
        return np.dtype(bool)
    if kind == "int":
        return np.dtype(np.int32)
    if kind == "complex":  # in an op on real numbers
        return dtype if dtype.kind == "c" else np.dtype(np.complex128 if dtype == np.float64 else np.complex64)
    return dtype if kind == "same" else REAL.get(dtype.name, dtype)


def generator(name: str) -> np.random.Generator:
    """Random numbers of one's own: a test gets the same ones alone and among others."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def random_array(rng: np.random.Generator, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Array:
    """Numbers of a size at which functions do something: large enough to matter, small enough not to overflow at once."""
    if dtype.kind == "b":
        return np.asarray(rng.random(shape) < 0.5)
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        near = rng.integers(max(info.min, -12), 13, shape)
        anywhere = rng.integers(info.min, info.max, shape, dtype=dtype, endpoint=True)
        return np.asarray(np.where(rng.random(shape) < 0.7, near, anywhere)).astype(dtype)
    scale = np.where(rng.random(shape) < 0.5, 1.0, 3.0)
    values = np.asarray(rng.standard_normal(shape) * scale)
    if dtype.kind == "c":
        return np.asarray(values + 1j * rng.standard_normal(shape) * scale).astype(dtype)
    return values.astype(dtype)


def special_values(dtype: np.dtype[Any]) -> Array:
    """Zeros of both signs, infinities, NaN, subnormal numbers, extremes, and where functions have their kinks."""
    if dtype.kind == "b":
        return np.array([False, True])
    if dtype.kind in "iu":
        info = np.iinfo(dtype)
        near = [v for v in (-3, -2, -1, 0, 1, 2, 3, 7, 8, 63, 64, 65) if info.min <= v]
        return np.array([info.min, info.min + 1, *near, info.max - 1, info.max], dtype)
    if dtype.kind == "c":
        parts = [0.0, -0.0, 1.0, -1.0, 0.5, -2.5, np.inf, -np.inf, np.nan, 1e-30, 1e10]
        return np.array([complex(a, b) for a in parts for b in parts]).astype(dtype)
    info = ml_dtypes.finfo(dtype)
    positive = [
        0.0,
        1e-30,
        float(info.smallest_subnormal),
        float(info.tiny),
        float(info.eps),
        0.5,
        0.999,
        1.0,
        1.5,
        2.0,
        2.5,
        3.0,
        3.5,
        6.0,
        20.0,
        90.0,
        110.0,
        float(info.max),
        np.inf,
    ]
    return np.array([*positive, *(-v for v in positive), np.nan]).astype(dtype)


def number(kernel: Kernel, name: str, kind: str, dtype: np.dtype[Any]) -> Any:
    """A Python number for an operand that is the same for all elements."""
    value = 2 if kernel.origin.op == "polygamma" else NUMBERS.get(name, 1.25)  # polygamma has integer orders only
    target = stored("same" if kind == "same" else "real", dtype)
    if target.kind == "b":
        return True
    if target.kind in "iu":
        return 3
    return complex(value, -0.5) if target.kind == "c" and name not in NUMBERS else value


def operands(kernel: Kernel, dtype: np.dtype[Any], shape: tuple[int, ...], rng: np.random.Generator) -> list[Any]:
    """Random arrays of one shape, and numbers, for a kernel."""
    return [number(kernel, o.name, o.kind, dtype) if o.scalar else random_array(rng, shape, stored(o.kind, dtype)) for o in kernel.operands]


def special_operands(kernel: Kernel, dtype: np.dtype[Any], most: int = 6000) -> list[Any]:
    """Special values in all combinations, or in random ones where all would be too many."""
    if kernel.origin.op in CANCELLING or "_polynomial_" in kernel.origin.op:
        return operands(kernel, dtype, (300,), generator(kernel.name))
    values = [special_values(stored(o.kind, dtype)) for o in kernel.operands if not o.scalar]
    total = int(np.prod([len(v) for v in values]))
    if total <= most:
        grids = iter([g.reshape(-1) for g in np.meshgrid(*values, indexing="ij")])
    else:
        rng = generator(kernel.name)
        grids = iter([v[rng.integers(0, len(v), most)] for v in values])
    made = [number(kernel, o.name, o.kind, dtype) if o.scalar else np.ascontiguousarray(next(grids)) for o in kernel.operands]
    if kernel.origin.op in HALVES:
        tiny = ml_dtypes.finfo(dtype).tiny
        made = [np.where(np.abs(a) < tiny, np.copysign(0, a), a).astype(a.dtype) if isinstance(a, np.ndarray) else a for a in made]
    return made


def results(value: Any) -> list[Array]:
    return list(value) if isinstance(value, tuple) else [value]


def run(name: str, args: list[Any]) -> list[Array]:
    return results(kernels[name](*args))


def by_numpy(name: str, args: list[Any]) -> list[Array]:
    return results(numpy_kernel(name)(*args))


def is_float(dtype: np.dtype[Any]) -> bool:
    return dtype.kind in "fcV" or dtype == BFLOAT16


def wide(array: Array) -> Array:
    """The numbers of an array, in a dtype in which they can be compared."""
    if array.dtype.kind in "biu":
        return array
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


def same_bits(a: Array, b: Array) -> bool:
    """Whether two arrays hold the same numbers; NaN is NaN whatever its payload, and a zero has a sign."""
    if a.dtype != b.dtype or a.shape != b.shape:
        return False
    if not is_float(a.dtype):
        return bool((a == b).all())
    if a.reshape(-1).tobytes() == b.reshape(-1).tobytes():  # older NumPy copies no more than 32 dimensions
        return True
    a, b = wide(a), wide(b)
    if a.dtype.kind == "c":
        a, b = (np.stack([x.real, x.imag]) for x in (a, b))
    return bool((((a == b) & (np.signbit(a) == np.signbit(b))) | (np.isnan(a) & np.isnan(b))).all())
