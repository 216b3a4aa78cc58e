"""float16 and bfloat16: what is added up is added up in float32 or more, and rounded once."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.codegen.model.op import Sample, TensorSample
from specgrad.codegen.proof.inputs import InputMaker
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check, composed
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.surroundings import draws
from specgrad.testing.properties.tools import compared, gradients, near, wide
from specgrad.testing.properties.trial import recorded

from . import in_dtype_of, numpy_dtype

DIGITS = {"float16": 10, "bfloat16": 7}  # after the point
SMALLEST = {"float16": 2.0**-24, "bfloat16": 2.0**-133}
LARGEST = {"float16": 65504.0, "bfloat16": 3.3895e38}
LONG = 2100  # terms that are equal: a float16 sum stands still at 2048 of them, one of bfloat16 at 256
DRAWS = 4  # of numbers that only sometimes lie where two roundings are not one; every other one lies in memory by columns
MANY = 70000  # ones that are more than the largest number of float16, where they are all added up into one
MOST = 20000  # elements of a trial, and of a result
FASTER, FEW = 3, 100_000  # times the memory of half as long a row, and the bytes that any call may take: what takes more compares all with all
ULPS = 0.5  # in the last place of a result, which is rounded once
ADDED = 2.0**-20  # of the size of what is added up: what float32 loses
EQUAL = 2.0**-4  # whose sums have squares that are numbers of float16
COMPOSED = 2.0**-4  # and what a composition may lose, in which each op rounds: long sums term by term lose more
GRADIENT_ULPS = 8.0  # of the largest number of a gradient, and of what the pass began with: a formula is several ops, each of which rounds


def _wants(trial: OpTrial) -> bool:
    op = trial.op
    added = not op.elementwise and not op.signature.is_view and (op.kind != "compose" or (composed(trial) and trial.number == 0))
    return added and trial.about == "sample" and trial.dtype == "float64" and bool(trial.leaves or op.non_differentiable)


@check("narrow", _wants)
def narrow(trial: OpTrial) -> Iterator[Failure]:
    """float16 and bfloat16 are added up in float32: results are those of float64, rounded once; of long rows, and of numbers that a sum loses."""
    for which, at in _inputs(trial if trial.leaves else replace(trial, every=True)):
        for name in filter(trial.op.takes_dtype, DIGITS):
            arrays = [np.asarray(a).astype(numpy_dtype(name)) for a in at.at]
            try:
                found = _run(at, arrays)
                expected = _run(at, [a.astype(np.float64) for a in arrays])
            except (RuntimeError, NotImplementedError, IndexError, ValueError, TypeError):
                break  # which says that it takes no such numbers, or not in such a shape
            failures = [*_compared(at, name, which, arrays, found, expected)]
            if not (failures and trial.op.kind == "compose" and draws(at)):  # which draws other numbers for other dtypes
                yield from failures


def _inputs(trial: OpTrial) -> Iterator[tuple[str, OpTrial]]:
    """The sample with other numbers, and with each of its sizes made long."""
    samples = trial.op.samples
    sample = next((s for s in samples if s.location == trial.location), None)
    data = any(d.kind for d in trial.op.domain.values())  # numbers of other sizes would be no such matrices
    data |= sample is not None and any(isinstance(v, TensorSample) and v.holds == "data" for n, v in sample.args.items() if n in {x.name for x in trial.leaves})
    if not data and trial.op.kind != "compose":
        for which in ("mixed sizes", "large numbers", "both signs"):
            for draw in range(1 if which == "large numbers" else DRAWS):
                made = [_numbers(which, trial.random(41, draw, n), a.shape) for n, a in enumerate(trial.at)]
                yield which, replace(trial, arrays=trial.moved([np.asfortranarray(a) for a in made] if draw % 2 else made))
    if sample is None or data:
        return
    if trial.op.kind == "compose":
        yield from _of_ones(trial, sample)
        return
    for size in sorted({n for v in sample.args.values() for n in _sizes(v)} - {0, 1}):
        if (long := _long(trial, sample, size)) is not None:
            for which in ("ones", "numbers"):
                made = [np.ones(a.shape) if which == "ones" else trial.random(42, n).uniform(0.5, 1.5, a.shape) for n, a in enumerate(long.at)]
                yield f"rows of {LONG} {which}", replace(trial, arrays=long.moved(made))
        if _adds_up(trial, sample, size) and (long := _longer(trial, sample, size, MANY, 6 * MANY)) is not None:
            yield f"rows of {MANY} ones", replace(trial, arrays=long.moved([np.ones(a.shape) for a in long.at]))


def _of_ones(trial: OpTrial, sample: Sample) -> Iterator[tuple[str, OpTrial]]:
    """A composition's first sample with a long row of equal numbers: what adds them up term by term stands still on the way, at an eighth of the sum."""
    sizes = {n for v in sample.args.values() for n in _sizes(v)} - {0, 1}
    if any(type(n) is int and n in sizes for v in sample.args.values() if isinstance(v, tuple) for n in v):
        return
    for size in sorted(sizes)[-1:]:
        if (long := _long(trial, sample, size)) is not None:
            yield f"rows of {LONG} equal numbers", replace(trial, arrays=long.moved([np.full(a.shape, EQUAL) for a in long.at]))


def _numbers(which: str, random: np.random.Generator, shape: tuple[int, ...]) -> Any:
    if which == "large numbers":
        return random.uniform(20000.0, 60000.0, shape)
    if which == "both signs":  # so that sums are small compared with the terms, each of which was rounded
        return random.uniform(0.5, 2.0, shape) * random.choice([-1.0, 1.0], shape)
    small = random.uniform(0.25, 1.0, shape)
    return np.where(random.random(shape) < 0.25, random.uniform(1000.0, 3000.0, shape), small)


def _shapes(value: Any) -> Iterator[tuple[int, ...]]:
    for tensor in value if isinstance(value, tuple) else (value,):
        if isinstance(tensor, TensorSample):
            yield tensor.shape


def _sizes(value: Any) -> Iterator[int]:
    for shape in _shapes(value):
        yield from shape


def _long(trial: OpTrial, sample: Sample, size: int) -> OpTrial | None:
    """The sample with one of its sizes LONG; None if it is then too large, or its results are, as those of shorter ones grow: by a power, maybe."""
    found = []
    for length in (LONG // 32, LONG // 16):
        if (shorter := _longer(trial, sample, size, length, MOST)) is None:
            return None
        try:
            found.append(sum(r.numel() for r in _results(shorter, shorter.at, ())[0]))
        except (RuntimeError, NotImplementedError, IndexError, ValueError, TypeError):
            return None  # which says that it takes no such shape
        if found[-1] > MOST:
            return None
    least, more = found
    return _longer(trial, sample, size, LONG, MOST) if more * (more / max(least, 1)) ** 4 <= MOST else None


def _longer(trial: OpTrial, sample: Sample, size: int, length: int, most: int) -> OpTrial | None:
    """The sample with one of its sizes made long; None if it is then too large."""
    longer = Sample({n: _stretched(v, size, length) for n, v in sample.args.items()}, sample.location)
    if sum(int(np.prod(shape)) for v in longer.args.values() for shape in _shapes(v)) > most:
        return None
    return replace(trial, arrays=InputMaker(trial.op, trial.dtype, 700 + size).args(longer))


def _adds_up(trial: OpTrial, sample: Sample, size: int) -> bool:
    """Whether all along one of the sizes is added up, or the like: then the results do not grow with it, and nothing on the way grows faster than it."""
    if any(isinstance(v, tuple) and size in v for v in sample.args.values()):
        return False  # of memory, or of a shape, which may grow with it
    found = []
    for length in (LONG // 4, LONG // 2):
        if (longer := _longer(trial, sample, size, length, MOST)) is None:
            return False
        tracemalloc.start()
        try:
            shapes = [r.shape for r in _results(longer, longer.at, ())[0]]
            found.append((shapes, tracemalloc.get_traced_memory()[1]))
        except (RuntimeError, NotImplementedError, IndexError, ValueError, TypeError):
            return False  # which says that it takes no such shape
        finally:
            tracemalloc.stop()
    (shapes, memory), (of_longer, more) = found
    return shapes == of_longer and more < FASTER * max(memory, FEW)


def _stretched(value: Any, size: int, length: int) -> Any:
    """A sample's value with one size made long, in tensors and in lists of sizes."""
    if isinstance(value, TensorSample):
        return replace(value, shape=tuple(length if n == size else n for n in value.shape))
    if isinstance(value, tuple):
        return tuple(length if type(v) is int and v == size else _stretched(v, size, length) for v in value)
    return value


def _run(trial: OpTrial, at: list[Any]) -> tuple[list[Any], list[Any], list[Any]]:
    """Results, what a pass began with, and gradients."""
    outs, leaves = _results(trial, at, () if trial.every else None)
    if sum(o.numel() for o in outs) > MOST:
        raise ValueError("results that grow with the square of a size are looked at in the sample itself")
    ends, random = recorded(outs), trial.random(43)
    starts = [np.asarray(np.round(random.uniform(0.5, 1.5, o.shape) * 8) / 8) for o in ends]
    return outs, starts, gradients(ends, leaves, [s.astype(o._array.dtype) for s, o in zip(starts, ends)])


def _results(trial: OpTrial, at: list[Any], wanted: Sequence[int] | None) -> tuple[list[Any], list[Any]]:
    """Results and leaves, with all floats in the dtype of the leaves."""
    given, leaves = trial.tensors(in_dtype_of(trial, at), wanted)
    return trial.results(given), leaves


def _compared(trial: OpTrial, name: str, which: str, at: list[Any], found: Any, expected: Any) -> Iterator[Failure]:
    loses = COMPOSED if trial.op.kind == "compose" else ADDED
    added = max(_largest(at), _largest(expected[0]), _largest(_results(trial, [np.asarray(np.abs(wide(a))) for a in at], ())[0]))
    for number, (f, e) in enumerate(zip(found[0], expected[0])):
        if f.dtype.name == name and not _rounded_once(wide(f), wide(e), name, ULPS * _ulp(wide(e), name) + loses * added):
            what = f"result {number} of {name} numbers ({which}) is not that of float64, rounded once: it is added up in {name}"
            yield trial.failed("dtype", what, found=wide(f), expected=wide(e), looks="")
            return
    if trial.op.kind == "compose" or not all(np.isfinite(wide(f)).all() for f in found[0]):
        return  # a formula that reads infinities gives others
    for leaf, f, e in zip(trial.leaves, found[2], expected[2]):
        largest = max(_largest([e]), *(_largest([s]) for s in expected[1]))
        if not _rounded_once(wide(f), wide(e), name, GRADIENT_ULPS * (_ulp(wide(e), name) + _ulp(np.array(largest), name))):
            what = f"gradient of {leaf} of {name} numbers ({which}) is not that of float64: it is added up in {name}"
            yield trial.failed("dtype", what, found=wide(f), expected=wide(e), input=leaf, looks="")
            return


def _largest(arrays: Sequence[Any]) -> float:
    """The largest of all finite numbers."""
    sizes = [np.abs(wide(a)) for a in arrays]
    return max((float(np.max(a, initial=0.0, where=np.isfinite(a))) for a in sizes), default=0.0)


def _ulp(numbers: Any, name: str) -> Any:
    """How far the neighbours of numbers are from them in a narrow dtype."""
    _, exponents = np.frexp(np.abs(numbers))
    return np.maximum(np.ldexp(1.0, exponents - 1 - DIGITS[name]), SMALLEST[name])


def _rounded_once(found: Any, expected: Any, name: str, allowed: Any) -> bool:
    """Whether numbers are others, rounded to a narrow dtype: beyond its largest to infinity."""
    compared(found)
    beyond = (np.abs(expected) + allowed > LARGEST[name]) & (np.isinf(found) | (np.abs(found) > LARGEST[name] / 2))
    return bool((near(found, expected, allowed) | beyond).all())
