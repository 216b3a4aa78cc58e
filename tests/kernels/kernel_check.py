"""How near the results of compiled kernels must come to those of the NumPy expressions of the same formulas."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from tests.kernels.kernel_cases import REAL, Array, all_kernels, by_numpy, is_float, run, wide

ULPS = 16  # between two ways to compute one formula: vector functions differ by 4 from libm's, and formulas have several of them
ULPS_OF_SERIES = 128
SERIES = {
    "digamma",
    "lgamma",
    "polygamma",
    "erfinv",
    "special_ndtri",
    "sinc",
    "igamma",
    "igammac",
}  # series stop at different places; near 0, sinc's derivative cancels
EXPONENTS = {"igamma", "igammac"}  # an exponent is what remains of terms as large as the operands

CANCELLING = {"nn.functional.gelu"}  # 1 + tanh(x) loses what tanh rounds away, and the factors before it make that larger
EQUAL_OR_NOT = {"_binary_cross_entropy_with_logits"}  # an infinite gradient, times a difference that one way of computing rounds to 0


def info(dtype: np.dtype[Any]) -> Any:
    return ml_dtypes.finfo(REAL.get(dtype.name, dtype))


def nudged(args: list[Any], by: float, by_imaginary: float) -> list[Any]:
    """The operands, off by a rounding error."""

    def moved(a: Array) -> Array:
        if a.dtype.kind == "c":
            other = a.copy()
            other.real *= 1 + by
            other.imag *= 1 + by_imaginary
            return other
        return np.asarray(a * a.dtype.type(1 + by))

    return [moved(a) if isinstance(a, np.ndarray) and is_float(a.dtype) else a for a in args]


def slack(name: str, args: list[Any], exact: list[Array], dtype: np.dtype[Any]) -> list[Array]:
    """How far results move where operands are off by a rounding error: without end where that makes them infinite."""
    eps = 4 * float(info(dtype).eps)
    moved = [by_numpy(name, nudged(args, a, b)) for a, b in ((eps, eps), (-eps, -eps), (eps, -eps))]
    found = []
    for index, x in enumerate(map(wide, exact)):
        if not is_float(exact[index].dtype):
            found.append(np.zeros(x.shape))
            continue
        others = [wide(m[index]) for m in moved]
        away = sum(np.where(np.isfinite(o) == np.isfinite(x), np.nan_to_num(np.abs(o - x), nan=0, posinf=0), np.inf) for o in others)
        found.append(away)
    return found


def largest_operand(args: list[Any], shape: tuple[int, ...]) -> Array:
    """For each element, the largest of the finite numbers it is computed from: what a sum in the formula cancels to is no smaller than its rounding error."""
    sizes = [np.abs(wide(np.asarray(a))) for a in args if not isinstance(a, np.ndarray) or a.shape == shape]
    return np.max([np.broadcast_to(np.where(np.isfinite(s), s, 0), shape) for s in sizes], axis=0) if sizes else np.zeros(shape)


def agree(kernel: str, got: Array, expected: Array, moved: Array, args: list[Any], dtype: np.dtype[Any]) -> Array:
    """Where two results are equal, or as near as rounding allows."""
    if not is_float(got.dtype):
        return np.asarray(got == expected)
    g, x = wide(got), wide(expected)
    ulps: Array = ULPS_OF_SERIES if all_kernels()[kernel].origin.op in SERIES else ULPS
    eps = float(info(dtype).eps)
    largest = largest_operand(args, x.shape)
    near = np.minimum(largest, 16)
    if all_kernels()[kernel].row:  # a sum rounds as often as it has summands
        near = max(float(np.max(np.abs(wide(a)), initial=0)) * max(1.0, a.shape[-1] / 4) for a in args if isinstance(a, np.ndarray))
    if all_kernels()[kernel].origin.op in EXPONENTS:
        ulps = ulps * np.maximum(largest, 1)
    if all_kernels()[kernel].origin.op in CANCELLING:
        near = 2 * math.prod(1 + np.abs(np.nan_to_num(wide(a), posinf=0, neginf=0)) for a in args)
    allowed = ulps * eps * np.abs(x) + 4 * eps * near + 2 * moved + 4 * float(info(dtype).tiny)
    fine = (g == x) | (np.isnan(g) & np.isnan(x)) | np.isinf(moved) | (np.abs(g - x) <= allowed)
    if all_kernels()[kernel].origin.op in EQUAL_OR_NOT:
        fine |= ~np.isfinite(g) & ~np.isfinite(x)
    return fine if g.dtype.kind != "c" else fine | alike_beyond_numbers(g, x, allowed)


def alike_beyond_numbers(g: Array, x: Array, allowed: Array) -> Array:
    """Complex numbers with an infinite or undefined part: multiplication leaves open which part is which, so it is enough that neither is finite."""
    nowhere = ~np.isfinite(g) & ~np.isfinite(x)
    parts = [((a == b) | (np.abs(a - b) <= allowed + 1e-5 * np.abs(b)) | (np.isnan(a) & np.isnan(b))) for a, b in ((g.real, x.real), (g.imag, x.imag))]
    return nowhere | (parts[0] & parts[1])


def check(
    name: str, args: list[Any], dtype: np.dtype[Any], compute: Callable[[str, list[Any]], list[Array]] = run, expected: list[Array] | None = None
) -> None:
    """Compiled kernels, or what else computes, agree with NumPy's on some operands.

    Args:
        name: of the kernel.
        args: the operands.
        dtype: of the op.
        compute: what is tried.
        expected: what NumPy gives for operands of the same values, if that is known.
    """
    with np.errstate(all="ignore"):
        got = compute(name, args)
        exact = by_numpy(name, args) if expected is None else expected
        room: list[Array] = []  # is measured where it is needed: it takes NumPy three times as long as the results
        for index, (g, x) in enumerate(zip(got, exact, strict=True)):
            assert (g.dtype, g.shape) == (x.dtype, x.shape), f"result {index} in {dtype}"
            fine = agree(name, g, x, np.zeros(()), args, dtype)
            if not fine.all() and is_float(dtype):
                room = room or slack(name, args, exact, dtype)
                fine = agree(name, g, x, room[index], args, dtype)
            if not fine.all():
                worst = int(np.flatnonzero(~fine.reshape(-1))[0])
                given = [a if not isinstance(a, np.ndarray) else a.reshape(-1)[worst] if a.shape == g.shape else "a row" for a in args]
                pytest.fail(
                    f"{name} of {given} in {dtype}: compiled {g.reshape(-1)[worst]}, NumPy {x.reshape(-1)[worst]}; {np.sum(~fine)} of {fine.size} differ"
                )
