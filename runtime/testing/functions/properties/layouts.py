"""Values and gradients do not depend on how tensors lie in memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.layouts import LAYOUTS, Layout
from specgrad.testing.functions.trial import Arguments, Trial, copy


def layouts(trial: Trial) -> Iterator[Failure]:
    """Inputs and gradients of any layout give what the same values in one piece give."""
    others = [layout for name, layout in LAYOUTS.items() if name != "contiguous"]
    for layout in others:
        for name, tensor in trial.tensors().items():
            if layout.fits(tensor._array.shape):
                yield from _input(trial, layout, name, layout.laid_out(tensor._array))
    arguments = trial.fresh()
    outputs = trial.call(arguments)
    starts = trial.starts(outputs)
    for layout in others:
        changed = tuple(layout.laid_out(s) if s is not None and layout.fits(s.shape) else s for s in starts)
        found, expected = _gradients(trial, changed), _gradients(trial, tuple(None if s is None else np.array(s, order="C") for s in changed))
        yield from trial.compared("layouts", f"for a gradient that is {layout.text}", found, expected, "of the same values in one piece")


def _input(trial: Trial, layout: Layout, name: str, array: Any) -> Iterator[Failure]:
    def change(other: str, tensor: Tensor) -> Tensor:
        if other != name:
            return copy(tensor)
        made = from_array(array)
        return made.requires_grad_() if tensor.requires_grad else made

    arguments = trial.fresh(change)
    if layout.text == "expanded":
        try:
            expected = _evaluated(trial, trial.fresh(arguments=arguments))
        except Exception:  # the values are others, and may be none that the function is for
            return
    else:
        expected = _evaluated(trial, trial.fresh(arguments=arguments))
    what = f"with input {name} {layout.text}"
    try:
        found = _evaluated(trial, arguments)
    except Exception as error:
        yield trial.failure(
            "layouts",
            f"{trial.name} fails {what}: {type(error).__name__}: {error}\nIs a reshape() needed where there is a view(), or a contiguous()?",
            input=name,
        )
        return
    yield from trial.compared_outputs("layouts", what, found[0], expected[0], "of the same values in one piece")
    yield from trial.compared("layouts", what, found[1], expected[1], "of the same values in one piece")


def _evaluated(trial: Trial, arguments: Arguments) -> tuple[tuple[Tensor, ...], dict[str, Any]]:
    outputs = trial.call(arguments)
    return outputs, trial.gradients(outputs, arguments, trial.starts(outputs))


def _gradients(trial: Trial, starts: tuple[Any, ...]) -> dict[str, Any]:
    arguments = trial.fresh()
    return trial.gradients(trial.call(arguments), arguments, starts)
