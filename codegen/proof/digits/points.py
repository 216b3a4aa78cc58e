"""The numbers at which the accuracy of an op is measured: of the whole range of a dtype, and next to where formulas change."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import cycle, islice
from typing import Any

import numpy as np

from ...model.expr import Const, Expr, Prim, walk
from ...model.op import Op, TensorSample
from ...read.derive import BOOL, kinds_of
from ..inputs import samples_of

GRADS = [1.0, -0.75, 1.0, 3.0]  # incoming gradients, and tangents
_PRODUCTS = ("mul", "square", "pow")
REAL = {"float32": "float32", "float64": "float64", "complex64": "float32", "complex128": "float64"}  # the dtype of a number's parts


@cache
def numbers(constants: tuple[float, ...], count: int, seed: int) -> tuple[Any, Any]:
    """Numbers for float32, and more for float64: over the whole line, of everyday size, as large as exp() takes, and next to where formulas change.

    Those places are 0, 1, 1/2 and a formula's own constants.
    """
    random = np.random.default_rng(seed)
    usual = np.exp2(np.linspace(-6, 6, count)) * random.uniform(1, 1.3, count)
    narrow = np.concatenate([usual, -usual, *_extremes(np.float32, constants, count, random)])
    return narrow.astype(np.float32), np.concatenate(_extremes(np.float64, constants, count, random))


def _extremes(dtype: Any, constants: tuple[float, ...], count: int, random: Any) -> list[Any]:
    info = np.finfo(dtype)
    spread = np.linspace(info.minexp - info.nmant, info.maxexp - 2, count) + random.uniform(-1, 1, count)
    everywhere = np.exp2(np.clip(spread, info.minexp - info.nmant, info.maxexp - 2)) * random.permutation(np.resize([-1, 1], count))
    around = [1.0, -1.0, 0.5, *constants]
    count = max(count, 2 * len(around))
    away = np.exp2(random.permutation(np.linspace(-info.nmant - 1, -2, count))) * np.resize([-1, 1], count)
    beside = np.array(list(islice(cycle(around), count))) + away
    tails = np.linspace(-1.04, 1.04, count) * np.log(float(info.max))  # their exponentials are the smallest and the largest numbers
    ends = np.array([0.0, 1.0, -1.0, info.max / 4, -info.max / 4, info.tiny, info.smallest_subnormal, -info.smallest_subnormal], np.float64)
    with np.errstate(all="ignore"):
        found = [part.astype(dtype).astype(np.float64) for part in (everywhere, beside, tails, ends)]
    return [part[np.isfinite(part)] for part in found]


def plain_arguments(op: Op) -> Iterator[dict[str, Any]]:
    """The arguments that are no tensors, of each sample that gives others."""
    seen = []
    for sample in samples_of(op):
        plain = {p.name: sample.args.get(p.name, p.default if p.has_default else None) for p in op.signature.params}
        plain = {n: v for n, v in plain.items() if not isinstance(v, TensorSample) or v.holds == "ints"}
        if plain not in seen:
            seen.append(plain)
            yield plain


def constants_in(exprs: Iterable[Expr], plain: dict[str, Any]) -> tuple[float, ...]:
    """The numbers at which expressions may change: those that they hold, and those that they are given."""
    read = [c.value for e in exprs for c in walk(e) if isinstance(c, Const)] + list(plain.values())
    return tuple(sorted({float(c) for c in read if isinstance(c, (int, float)) and math.isfinite(c)}))


def arrays_for(op: Op, constants: tuple[float, ...], dtype: str, count: int, seed: int) -> dict[str, Any]:
    """Numbers for each tensor of an op; of two, the second is often close to the first in size. And incoming gradients, as `grad`."""
    kinds = kinds_of(op.signature, *op.bodies)
    products = any(isinstance(e, Prim) and e.fn in _PRODUCTS for body in op.bodies for e in walk(body))
    arrays: dict[str, Any] = {}
    first = None
    for index, param in enumerate(op.tensors):
        values = _values(constants, dtype, count, seed * 10 + index, products)
        if first is not None:
            values = np.resize(values, first.shape)
            close = np.arange(values.size) % 3 == 1
            values = np.where(close, first * values.dtype.type(1 + 2.0 ** -(3 * index)), np.roll(values, index * 7))
        first = values if first is None else first
        arrays[param.name] = np.arange(values.size) % 2 == index % 2 if kinds[param.name] == BOOL else values
    assert first is not None
    arrays["grad"] = np.resize(np.array(GRADS, first.dtype), first.shape)
    if dtype != REAL[dtype]:
        arrays["grad"] = arrays["grad"] * first.dtype.type(1 - 0.75j)
    return arrays


def _values(constants: tuple[float, ...], dtype: str, count: int, seed: int, products: bool) -> Any:
    """Numbers for one tensor. Complex ones that are multiplied are as large and as small as their squares can be: beyond, no product has a phase."""
    narrow, more = numbers(constants, count, seed)
    real = narrow if REAL[dtype] == "float32" else np.concatenate([narrow.astype(np.float64), more])
    if dtype == REAL[dtype]:
        return real
    random = np.random.default_rng(seed)
    parts = np.where(real == 0, 0.5, real)  # on the axes, the signs of zeros count, which the true values know nothing of
    if products:
        low, high = np.sqrt(np.finfo(real.dtype).tiny), np.sqrt(np.finfo(real.dtype).max) / 2
        parts = np.where((np.abs(parts) < low) | (np.abs(parts) > high), np.copysign(np.sqrt(np.abs(parts)), parts), parts)
    values = np.empty(real.shape, dtype)
    values.real, values.imag = random.permutation(parts), random.permutation(parts)
    return values
