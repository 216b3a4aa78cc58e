"""How many operations an op takes, counted as it runs, for comparison with what its `flops` say.

An array function runs on numbers that count what is done with them. Where it hands them to compiled code, which knows no such numbers, nothing is known.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np

from ..model.expr import Expr
from ..model.op import Sample, TensorSample
from .inputs import InputMaker, samples_of
from .on_arrays import OnArrays

TIMES = 3  # as large is a size made, to see how fast a count grows
APART = 1.5  # how far two ways to grow may lie apart: between n and n**2 it is TIMES
MOST = 500_000  # operations that are counted: of more, which would take seconds, nothing is known
FAR = 12  # how many times more or less operations may be counted than ran: a root may count as one or as several


class Counted:
    """A number, the operations with which are counted in a list that holds one number."""

    __slots__ = ("count", "value")

    def __init__(self, value: Any, count: list[int]):
        self.value, self.count = value, count

    def made(self, value: Any) -> Counted:
        """The result of an operation."""
        self.count[0] += 1
        if self.count[0] > MOST:
            raise RuntimeError(f"more than {MOST} operations are not counted")
        return Counted(value, self.count)

    def conjugate(self) -> Counted:
        return Counted(self.value.conjugate(), self.count)

    def __getattr__(self, name: str) -> Callable[[], Counted]:
        """What NumPy calls for a function of one number: exp, sqrt, tanh."""
        if name.startswith("_") or not hasattr(np, name):
            raise AttributeError(name)
        return lambda: self.made(getattr(np, name)(self.value))

    def __bool__(self) -> bool:
        return bool(self.value)

    def __neg__(self) -> Counted:
        return Counted(-self.value, self.count)

    def __abs__(self) -> Counted:
        return Counted(abs(self.value), self.count)

    __hash__ = None  # type: ignore[assignment]


def _plain(other: Any) -> Any:
    return other.value if isinstance(other, Counted) else other


def _add_operators() -> None:
    for name in ("add", "sub", "mul", "truediv", "floordiv", "mod", "pow"):
        for method in (f"__{name}__", f"__r{name}__"):
            setattr(Counted, method, lambda self, other, method=method: self.made(getattr(np.float64(self.value), method)(_plain(other))))
    for name in ("lt", "le", "gt", "ge", "eq", "ne"):
        setattr(Counted, f"__{name}__", lambda self, other, method=f"__{name}__": bool(getattr(np.float64(self.value), method)(_plain(other))))


_add_operators()


def wrong_count(flops: Expr, on_arrays: OnArrays) -> str:
    """What is wrong with the count of operations that an entry states; "" if nothing is, or nothing is known."""
    for sample in samples_of(on_arrays.op) if "float64" in on_arrays.dtypes() else ():
        before = _counts(flops, on_arrays, sample)
        if before is None:
            continue
        stated, ran = before
        if ran and not ran / FAR <= stated <= ran * FAR:
            return f"are {stated} with the arguments of line {sample.location.line}, where {ran} operations ran"
        for size, larger in _larger(sample):
            after = _counts(flops, on_arrays, larger)
            if after is None or not (stated and ran and after[1]):
                continue
            grown, truly = after[0] / stated, after[1] / ran
            if not 1 / APART <= grown / truly <= APART:
                return f"grow {grown:.3g} times where sizes of {size} are {TIMES * size}, and the operations that ran {truly:.3g} times"
    return ""


def _counts(flops: Expr, on_arrays: OnArrays, sample: Sample) -> tuple[int, int] | None:
    """What is stated of a sample, and how many operations ran; of an elementwise op, how many numbers came out. None where that is not known."""
    op, evaluator = on_arrays.op, on_arrays.evaluator
    try:
        args = InputMaker(op, "float64").args(sample)
        outputs = on_arrays.outputs(args)
        stated = evaluator.value(flops, on_arrays.env(args, outputs))
        count = [0]
        if not op.elementwise:
            evaluator.call(op, [_counting(a, count) for a in args])
        return stated, outputs[0].size if op.elementwise else count[0]
    except (ArithmeticError, AttributeError, LookupError, RuntimeError, TypeError, ValueError):  # numbers that are not NumPy's, or sizes that do not fit
        return None


def _counting(value: Any, count: list[int]) -> Any:
    if isinstance(value, list):
        return [_counting(v, count) for v in value]
    if not isinstance(value, np.ndarray) or not np.issubdtype(value.dtype, np.floating):
        return value
    found = np.empty(value.shape, object)
    found.reshape(-1)[:] = [Counted(v, count) for v in value.reshape(-1)]
    return found


def _larger(sample: Sample) -> Iterator[tuple[int, Sample]]:
    """A sample with each of its sizes made larger, one after the other."""
    shapes = {name: v for name, v in sample.args.items() if isinstance(v, TensorSample)}
    if any(t.holds != "numbers" for t in shapes.values()):
        return
    for size in sorted({n for t in shapes.values() for n in t.shape}):
        larger = {name: replace(v, shape=tuple(TIMES * n if n == size else n for n in v.shape)) for name, v in shapes.items()}
        yield size, Sample(sample.args | larger, sample.location)
