"""Elementwise ops against their true values: the forward, the gradients and forward mode, in units in the last place."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.autograd.forward_ad import dual_level, make_dual, unpack_dual
from specgrad.codegen.model.op import DEFAULT_ULPS
from specgrad.codegen.proof.digits.accuracy import Compute, Measured, Truth, derivatives_of, forwards_of, has_mpmath, is_measurable, is_primitive, measure
from specgrad.core.factories.creation import from_array
from specgrad.core.kernels.table import compiled
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.ops.checks.check import check
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.properties.tools import compared


@check("accuracy", lambda trial: trial.number == 0 and (is_measurable(trial.op) or is_measurable(trial.op, "c")) and has_mpmath())
def accuracy(trial: OpTrial) -> Iterator[Failure]:
    """Results, gradients and tangents of elementwise ops are true to the last places, over the whole range of numbers: computed with many digits."""
    for forward in forwards_of(trial.op):
        assert forward.expr is not None
        if compiled or not is_primitive(forward.expr):  # NumPy's and SciPy's functions are as good as they are
            yield from _held(trial, forward, partial(_forward, trial, forward.number), f"its result{_named(forward)}")
    for derivative in derivatives_of(trial.op):
        name = derivative.input
        if not derivative.is_tangent:
            what = f"its gradient of {name}{_named(derivative, ' from ')}"
            yield from _held(trial, derivative, partial(_backward, trial, derivative.number, name), what, input=name)
        if derivative.is_tangent == derivative.has_two_products:
            what = f"its tangent{_named(derivative, ' of ')} along {name}"
            yield from _held(trial, derivative, partial(_tangent, trial, derivative.number, name), what, output=derivative.result)


def _named(measured: Measured, word: str = " ") -> str:
    """Which of several results it is."""
    return f"{word}{measured.result}" if len(measured.op.bodies) > 1 else ""


def _held(trial: OpTrial, measured: Measured, compute: Compute, what: str, input: str = "", output: str = "") -> Iterator[Failure]:
    truth = Truth.known(measured)
    if truth is None:
        return

    def counted(env: dict[str, Any]) -> Any:
        found = compute(env)
        compared(found)
        return found

    for dtype in measured.dtypes:
        bound = max(DEFAULT_ULPS, measured.bound(dtype))  # how well one function is computed is another matter: see docs/spec.md
        worst = measure(truth, dtype, counted, bound=bound)
        if worst is not None:
            yield trial.failed("values", f"{what} {worst}", input=input, output=output)
            return


def _call(trial: OpTrial, number: int, env: dict[str, Any], **changed: Tensor) -> Any:
    given = [changed.get(p.name, from_array(env[p.name]) if isinstance(env[p.name], np.ndarray) else env[p.name]) for p in trial.op.signature.params]
    return trial.call(given)[number]


def _forward(trial: OpTrial, number: int, env: dict[str, Any]) -> Any:
    return _call(trial, number, env)._array


def _backward(trial: OpTrial, number: int, name: str, env: dict[str, Any]) -> Any:
    leaf = from_array(env[name]).requires_grad_()
    (found,) = grad(_call(trial, number, env, **{name: leaf}), leaf, from_array(env["grad"]))
    return found._array


def _tangent(trial: OpTrial, number: int, name: str, env: dict[str, Any]) -> Any:
    with dual_level():
        dual = make_dual(from_array(env[name]), from_array(env["grad"]))
        tangent = unpack_dual(_call(trial, number, env, **{name: dual})).tangent
    return np.zeros_like(env[name]) if tangent is None else tangent._array
