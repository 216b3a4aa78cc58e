"""What an op is tried on: its samples, and what follows from its signature and its domain."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product
from typing import Any, cast

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.codegen.model.op import Op, Sample, Special, TensorSample
from specgrad.codegen.paths import paths
from specgrad.codegen.proof.evaluate import Evaluator, load_arrays
from specgrad.codegen.proof.inputs import InputMaker, samples_of
from specgrad.codegen.proof.variants import holds_data
from specgrad.codegen.read.derive import classes_of_forward

from .trial import OpTrial

PATTERNS = ((2, 3), (1, 3), (2, 1), (1, 1), (3,), (1,), ())  # of what broadcasts to (2, 3)
MOST_PATTERNS = 49  # of operands together: all of two, a part of those of more
COMPLEX_PATTERNS = 12


def dtypes_of(op: Op) -> list[str]:
    """The dtypes of the trials: those in which derivatives are measured; integers, for an op that takes no others."""
    return [name for name, letter in (("float64", "f"), ("complex128", "c")) if takes(op, letter)] or (["int64"] if "i" in op.classes else [])


def takes(op: Op, letter: str) -> bool:
    """Whether an op says that it takes a class of dtypes, and its forward expression is defined for it."""
    return letter in op.classes and letter in classes_of_forward(op)


def trials_of(op: Op, seed: int = 0) -> list[OpTrial]:
    """All trials of an op. The same seed gives the same ones."""
    found: list[OpTrial] = []
    for dtype in dtypes_of(op):
        for about, sample, arrays, point in _inputs(op, dtype, seed):
            fixed = fixed_in(op, sample) if point is None else frozenset()
            found.append(OpTrial(op, dtype, arrays, about, len(found), seed, sample.location, point, fixed))
    return found


def fixed_in(op: Op, sample: Sample) -> frozenset[str]:
    """Of a composed op, whose gradients are not said one by one: the inputs that the sample gives as data."""
    if op.kind != "compose":
        return frozenset()
    return frozenset(name for name, value in sample.args.items() if isinstance(value, TensorSample) and value.holds == "data")


def _inputs(op: Op, dtype: str, seed: int) -> Iterator[tuple[str, Sample, list[Any], Special | None]]:
    samples = samples_of(op)
    if op.kind == "compose" and not op.samples:
        return  # nothing says what it takes
    for number, sample in enumerate(samples):
        yield "sample", sample, InputMaker(op, dtype, 1000 * seed + number).args(sample), None
        if dtype == "complex128" and holds_data(sample):
            yield "sample", sample, _turned(InputMaker(op, dtype, 1000 * seed + number).args(sample)), None
    if dtype == "int64":
        return
    if op.elementwise and not op.non_differentiable:
        yield from _elementwise(op, dtype, seed, samples[0])
    for number, point in enumerate(op.special):
        if dtype == "float64" or point.gives or point.values:
            sample = Sample(point.args, point.location)
            yield "special", sample, InputMaker(op, dtype, 1000 * seed + 800 + number).args(sample), point
    for number, sample in enumerate(samples):
        if not holds_data(sample) and not op.elementwise:
            maker = InputMaker(op, dtype, 1000 * seed + 500 + number)
            arrays = maker.args(sample)
            if maker.to_extremes(arrays):
                yield "extremes", sample, arrays, None


def _elementwise(op: Op, dtype: str, seed: int, sample: Sample) -> Iterator[tuple[str, Sample, list[Any], Special | None]]:
    """What an elementwise op can be tried on beyond its samples."""
    if holds_data(sample):
        return
    tensors = [p.name for p in op.tensors if isinstance(sample.args.get(p.name), TensorSample)]
    maker = InputMaker(op, dtype, 1000 * seed + 100)

    patterns = list(product(PATTERNS, repeat=len(tensors))) if len(tensors) > 1 else []
    most = MOST_PATTERNS if dtype == "float64" else COMPLEX_PATTERNS
    if len(patterns) > most:
        patterns = [patterns[i] for i in sorted(maker.random.permutation(len(patterns))[:most])]
    others = [(about, (shape,) * len(tensors)) for about, shape in (("0-dim", ()), ("empty", (0,)), ("empty", (2, 0, 3)))]
    for about, shapes in [*(("broadcast", shapes) for shapes in patterns), *others]:
        other = reshaped(sample, dict(zip(tensors, shapes)))
        yield about, other, maker.args(other), None
    other = reshaped(sample, dict.fromkeys(tensors, (24,)))
    tame, arrays = maker.args(other), maker.args(other)
    if maker.to_extremes(arrays):
        yield "extremes", other, _finite(op, arrays, tame), None
    other = reshaped(sample, dict.fromkeys(tensors, (12,)))
    arrays = maker.args(other)
    if maker.to_ties(arrays):
        yield "ties", other, arrays, None


def _finite(op: Op, arrays: list[Any], tame: list[Any]) -> list[Any]:
    """Arguments without the numbers of which the result is infinite, so that derivatives are finite; others in their place."""
    with np.errstate(all="ignore"):
        value = Evaluator({}, load_arrays(paths().array)).call(op, arrays)
        finite = np.all([np.isfinite(v) for v in (value if isinstance(value, tuple) else (value,))], axis=0)
    return [np.where(finite, a, t) if isinstance(a, np.ndarray) and a.shape == finite.shape else a for a, t in zip(arrays, tame)]


def reshaped(sample: Sample, shapes: Mapping[str, tuple[int, ...]]) -> Sample:
    """The sample with other shapes for some of its tensors."""
    changed = {n: replace(cast("TensorSample", sample.args[n]), shape=shape) for n, shape in shapes.items()}
    return Sample({**sample.args, **changed}, sample.location)


def _turned(arrays: list[Any]) -> list[Any]:
    """Arguments that are given as real numbers, turned into the plane of complex ones, each by another angle; zeros stay where they are."""
    return [a * (1 + 0.5j * np.cos(np.arange(a.size)).reshape(a.shape)) if isinstance(a, np.ndarray) and traits[a.dtype].is_complex else a for a in arrays]
