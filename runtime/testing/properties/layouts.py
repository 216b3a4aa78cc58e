"""Values and gradients do not depend on how tensors lie in memory."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from specgrad.creation import from_array
from specgrad.tensor import Tensor

from ..failure import Failure
from ..trial import Arguments, Trial, copy


def transposed(array: Any) -> Any:
    """The same values, the first dimension next to each other in memory."""
    return np.array(array.T, order="C").T


def strided(array: Any) -> Any:
    """The same values with gaps between them, some way into a larger piece of memory."""
    wider = np.full((*array.shape, 3), 7, array.dtype)
    wider[..., 1] = array
    return wider[..., 1]


def expanded(array: Any) -> Any:
    """The first of the values along the first dimension that has several, shared by all places along it."""
    dim = next(d for d, size in enumerate(array.shape) if size > 1)
    return np.broadcast_to(np.array(array[(slice(None),) * dim + (slice(0, 1),)]), array.shape)


LAYOUTS: dict[str, tuple[Callable[[Any], Any], Callable[[Any], bool]]] = {  # with: for which arrays it is another layout
    "transposed in memory": (transposed, lambda array: sum(size > 1 for size in array.shape) > 1),
    "with gaps in memory": (strided, lambda array: array.size > 0),
    "expanded": (expanded, lambda array: any(size > 1 for size in array.shape)),
}


def layouts(trial: Trial) -> Iterator[Failure]:
    """Inputs and gradients of any layout give what the same values in one piece give."""
    for layout, (laid_out, fits) in LAYOUTS.items():
        for name, tensor in trial.tensors().items():
            if fits(tensor._array):
                yield from _input(trial, layout, name, laid_out(tensor._array))
    arguments = trial.fresh()
    outputs = trial.call(arguments)
    starts = trial.starts(outputs)
    for layout, (laid_out, fits) in LAYOUTS.items():
        changed = tuple(laid_out(s) if s is not None and fits(s) else s for s in starts)
        found, expected = _gradients(trial, changed), _gradients(trial, tuple(None if s is None else np.array(s, order="C") for s in changed))
        yield from trial.compared("layouts", f"for a gradient that is {layout}", found, expected, "of the same values in one piece")


def _input(trial: Trial, layout: str, name: str, array: Any) -> Iterator[Failure]:
    def change(other: str, tensor: Tensor) -> Tensor:
        if other != name:
            return copy(tensor)
        made = from_array(array)
        return made.requires_grad_() if tensor.requires_grad else made

    arguments = trial.fresh(change)
    if layout == "expanded":
        try:
            expected = _evaluated(trial, trial.fresh(arguments=arguments))
        except Exception:  # the values are others, and may be none that the function is for
            return
    else:
        expected = _evaluated(trial, trial.fresh(arguments=arguments))
    what = f"with input {name} {layout}"
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
