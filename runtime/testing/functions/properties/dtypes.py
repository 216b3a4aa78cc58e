"""In fewer bits a function gives what it gives in double precision, rounded."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.core.base import dtypes as known
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import NotVerified, Trial, distance, is_smooth, shown, wide

TOLERANCES = {"float32": 1e-4, "float16": 2e-2, "bfloat16": 1e-1}  # relative to the largest element; several roundings each
COMPLEX = {"float32": "complex64"}  # of the same precision


def dtypes(trial: Trial) -> Iterator[Failure]:
    """Values and gradients agree with those in float64, computed from the same, already rounded inputs."""
    refused: list[str] = []
    for name in trial.settings.dtypes:
        try:
            yield from _agrees(trial, name)
        except NotVerified as reason:
            refused.append(f"{name}: {reason}")
    if refused:
        raise NotVerified("; ".join(refused))


def _agrees(trial: Trial, name: str) -> Iterator[Failure]:
    def rounded(_: str, tensor: Tensor) -> Tensor:
        if not is_smooth(tensor):
            return tensor.detach().clone()
        if tensor.is_complex() and name not in COMPLEX:
            raise NotVerified("there are no complex numbers of this precision")
        dtype: Any = getattr(known, COMPLEX[name] if tensor.is_complex() else name)
        return tensor.detach().to(dtype).requires_grad_(tensor.requires_grad)

    def back(_: str, tensor: Tensor) -> Tensor:
        made = from_array(wide(tensor._array)) if is_smooth(tensor) else tensor.detach().clone()
        return made.requires_grad_(tensor.requires_grad)

    narrow = trial.fresh(rounded)
    same = trial.fresh(back, narrow)
    expected = trial.call(same)
    try:
        outputs = trial.call(narrow)
    except NotImplementedError as error:
        raise NotVerified(str(error).splitlines()[0]) from error
    except Exception as error:
        yield trial.failure(
            "dtypes",
            f"{trial.name} fails for inputs of {name}: {type(error).__name__}: {error}\nDoes it mix them with tensors of float64? If it is made for "
            "float64 alone, verify it with dtypes=().",
            details={"dtype": name},
        )
        return
    starts = tuple(None if s is None else _as(s, o) for s, o in zip(trial.starts(expected), outputs))
    try:
        found = trial.gradients(outputs, narrow, starts)
    except NotImplementedError as error:
        raise NotVerified(str(error).splitlines()[0]) from error
    tolerance = trial.settings.tolerances[name]
    for index, (one, other) in enumerate(zip(outputs, expected)):
        if is_smooth(one) and is_smooth(other):
            yield from _close(trial, f"Output {index}", one._array, other._array, name, tolerance, output=str(index))
    for input, gradient in trial.gradients(expected, same, tuple(None if s is None else wide(s) for s in starts)).items():
        yield from _close(trial, f"The gradient of input {input}", found[input], gradient, name, tolerance, input=input)


def _as(start: Any, output: Tensor) -> Any:
    """A gradient rounded to what an output holds."""
    return np.asarray(start).astype(output._array.dtype) if is_smooth(output) else start


def _close(trial: Trial, what: str, found: Any, expected: Any, name: str, tolerance: float, **fields: str) -> Iterator[Failure]:
    trial.counted[0] += 1
    if expected is None or found is None:
        if expected is not None and np.any(np.abs(expected) > tolerance):
            yield trial.failure("dtypes", f"{what} is None in {name}; in float64 there is one.", numerical=expected, details={"dtype": name}, **fields)
        return
    if np.shape(found) != np.shape(expected):
        yield trial.failure("dtypes", f"{what} has another shape in {name}: {shown(found, expected)}", details={"dtype": name}, **fields)
        return
    largest = float(known.finfo(getattr(known, name)).max) / 4
    within = np.isfinite(expected) & (np.abs(expected) < largest)  # what overflows here may
    apart = distance(np.where(within, wide(found), 0), np.where(within, wide(expected), 0))
    if apart > tolerance:
        yield trial.failure(
            "dtypes",
            f"{what} in {name} is not that in float64, for the same inputs: they are {apart:.3g} apart, {tolerance:g} is allowed (relative to the largest).\n"
            f"{shown(found, expected)}",
            numerical=expected,
            analytical=wide(found),
            details={"dtype": name, "apart": apart},
            **fields,
        )
