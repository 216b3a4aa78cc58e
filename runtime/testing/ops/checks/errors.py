"""What the spec says that an op refuses: arguments, or a derivative where there is none."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

from specgrad.codegen.proof.inputs import InputMaker
from specgrad.core.factories.filled import empty
from specgrad.testing.failures.failure import Failure
from specgrad.testing.gradcheck.numerical import random_like
from specgrad.testing.ops.trial import OpTrial
from specgrad.testing.ops.trials import dtypes_of
from specgrad.testing.properties.tools import gradients
from specgrad.testing.properties.trial import recorded

from .check import check


@check("errors", lambda trial: trial.number == 0 and bool(trial.op.errors))
def errors(trial: OpTrial) -> Iterator[Failure]:
    """What the spec says to be refused is: the call itself or, where that is none, the gradient in both readings; with the words that it states."""
    dtype = dtypes_of(trial.op)[-1]  # phases, say, are those of complex numbers
    for number, refused in enumerate(trial.op.errors):
        arrays = InputMaker(trial.op, dtype, 1000 * trial.seed + 900 + number).args(refused.sample)
        tried = replace(trial, dtype=dtype, arrays=arrays, location=refused.sample.location)
        for reading, create_graph in (("", False), (", with create_graph=True", True)):
            said = _said(tried, create_graph)
            if refused.raises not in said:
                found = f"the error there says {said!r}" if said else "there is no error"
                what = f"what is said at {refused.sample.location} to be refused{reading}: {found}, expected one that says {refused.raises!r}"
                yield tried.failed("not refused", what, looks="")
                break
        if tried.op.takes_out and not tried.op.leaves_count_open and refused.raises in _raised(partial(tried.call, tried.tensors(wanted=())[0])):
            outs = [empty(0) for _ in tried.op.signature.returns]
            said = _raised(partial(tried.called_with_out, tried.passed(tried.tensors(wanted=())[0]), outs))
            if refused.raises not in said:
                what = f"what is said at {refused.sample.location} to be refused, with out=: expected an error that says {refused.raises!r}, but got {said!r}"
                yield tried.failed("not refused", what, looks="")


def _said(trial: OpTrial, create_graph: bool) -> str:
    """What a call says that is refused, or a gradient of its results for random ones."""

    def gradient() -> None:
        given, leaves = trial.tensors()
        random = trial.random(51)
        ends = recorded(trial.results(given))
        if ends:
            gradients(ends, leaves, [random_like(random, e._array) for e in ends], create_graph=create_graph)

    return _raised(gradient)


def _raised(call: Callable[[], Any]) -> str:
    """The type of the error that a call raises, and what it says; "" if there is none."""
    try:
        call()
    except Exception as error:  # any that the op of a library raises may be the one that is stated
        return f"{type(error).__name__}: {error}"
    return ""
