"""Many calls as one compiled function, whose results are held against those of the calls as they are. To compile a program takes longer than to run it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.batching.pytrees import flatten
from specgrad.compiler.compiled import Compiled
from specgrad.compiler.cut import Cut
from specgrad.compiler.run import Options
from specgrad.compiler.specialised import Specialised
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.values import EPS
from specgrad.testing.properties.tools import compared, like, near, wide

from .calls import SECOND, Call

ULPS, GRADIENT_ULPS = 8, 64  # of the largest number, or of the arguments: what is added up in another order may cancel


@dataclass
class Found:
    """What a call gave.

    Args:
        arguments: what it was called with.
        results: the tensors.
        starts: random gradients of those that require one.
        gradients: of the leaves.
    """

    arguments: list[Any]
    results: list[Tensor]
    starts: list[Tensor]
    gradients: list[Tensor | None] = field(default_factory=list)


def as_it_is(call: Call) -> Found | None:
    """What a call gives that is not compiled; None if the op does not take these arguments."""
    try:
        given, begins = arguments = call.arguments()
        results = call(given, begins)
        starts = [from_array(a) for a in like(call.trial, [r._array for r in results if r.requires_grad], 4)]
        return Found(arguments, results, starts, _gradients(call, given, results, starts))
    except (RuntimeError, NotImplementedError, TypeError, ValueError, IndexError):
        return None


def why_not(call: Call, arguments: list[Any]) -> str:
    """Why a call cannot be compiled; "" if it can."""
    leaves, structure = flatten((tuple(arguments), {}))
    try:
        Specialised(call, leaves, structure, Options(load=lambda program: program))
    except Cut as cut:
        return str(cut)
    return ""


def compare(calls: Sequence[tuple[Call, Found]], report: Callable[[Call, Failure], None]) -> None:
    """Compile some calls as one function, and report where it differs from them. What raises is tried in halves."""
    try:
        found = _compiled([call for call, _ in calls], [expected.starts for _, expected in calls])
    except Exception as error:
        if len(calls) > 1:
            middle = len(calls) // 2
            compare(calls[:middle], report)
            compare(calls[middle:], report)
        else:
            call = calls[0][0]
            report(call, call.trial.failed("compiled", f"compiled, {call}: raises {type(error).__name__}: {' '.join(str(error).split())}", looks=""))
        return
    for (call, expected), ours in zip(calls, found):
        for failure in differences(call, ours, expected):
            report(call, failure)
            break


def _compiled(calls: list[Call], starts: list[list[Tensor]]) -> list[Found]:
    def all_of(given: list[list[Any]]) -> list[list[Tensor]]:
        return [call(*own) for call, own in zip(calls, given)]

    arguments = [call.arguments() for call in calls]
    results = Compiled(all_of, fullgraph=True)(arguments)
    return [Found(own, r, s, _gradients(call, own[0], r, s)) for call, own, r, s in zip(calls, arguments, results, starts)]


def _gradients(call: Call, given: list[Any], results: list[Tensor], starts: list[Tensor]) -> list[Tensor | None]:
    ends = [r for r in results if r.requires_grad]
    if len(ends) != len(starts):  # of other results than were expected
        return []
    return list(grad(ends, call.leaves(given), starts, retain_graph=True, allow_unused=True)) if ends else []


def differences(call: Call, found: Found, expected: Found) -> Iterator[Failure]:
    """Where a compiled call gives something else."""
    eps = EPS.get(call.dtype, EPS["float64"])
    order = "gradient" if call.form == SECOND else "result"
    if len(found.results) != len(expected.results):
        yield call.trial.failed("compiled", f"compiled, {call}: {len(found.results)} results, not {len(expected.results)}", looks="")
        return
    exact = call.trial.op.elementwise and call.dtype not in ("float64", "complex128") and call.form != SECOND
    for number, (a, e) in enumerate(zip(found.results, expected.results)):
        yield from _different(
            call, f"{order} {number}", a, e, strides=call.form != SECOND, tolerance=(0 if exact else ULPS if call.form != SECOND else GRADIENT_ULPS) * eps
        )
        if a.requires_grad is not e.requires_grad:
            yield call.trial.failed("compiled", f"compiled, {call}: {order} {number} {'lacks' if e.requires_grad else 'has'} a history", looks="")
    if call.dtype.endswith("16"):
        return  # a formula is one kernel as it is, which computes in float32, and compiled several, between which numbers are rounded and may overflow
    for number, (g, w) in enumerate(zip(found.gradients, expected.gradients)):
        if g is None or w is None:
            if g is not w:
                yield call.trial.failed(
                    "compiled", f"compiled, {call}: of the gradients of {order}s, number {number} is {'there' if g is not None else 'None'}"
                )
            continue
        yield from _different(call, f"gradient {number} of {order}s", g, w, GRADIENT_ULPS * eps, strides=False)


def _different(call: Call, what: str, found: Tensor, expected: Tensor, tolerance: float, strides: bool) -> Iterator[Failure]:
    a, e = found._array, expected._array
    looks = [(name, getattr(a, name), getattr(e, name)) for name in ("dtype", "shape", *(("strides",) if strides and a.size and a.shape == e.shape else ()))]
    for name, ours, theirs in looks:
        if ours != theirs and not (name == "strides" and all(x == y for x, y, size in zip(ours, theirs, a.shape) if size > 1)):
            yield call.trial.failed("compiled", f"compiled, {call}: {what} has {name} {ours}, not {theirs}", looks="")
            return
    x, y = wide(found), wide(expected)
    compared(x)
    if not near(x, y, tolerance * (np.abs(y) + max(_largest(y), min(1.0, max(map(_largest, call.trial.at), default=0.0))))).all():
        yield call.trial.failed("compiled", f"compiled, {call}: {what} is not that of the call as it is", found=x, expected=y, looks="")


def _largest(numbers: Any) -> float:
    return float(np.max(np.abs(numbers[np.isfinite(numbers)]), initial=0.0))
