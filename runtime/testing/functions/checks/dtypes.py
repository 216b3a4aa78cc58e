"""In fewer bits a function gives what it gives in double precision, rounded."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.base import dtypes as known
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.functions.trial import Arguments, FunctionTrial, distance, is_smooth, shown
from specgrad.testing.properties.tools import compared, cotangents, wide
from specgrad.testing.properties.trial import NotVerified

TOLERANCES = {"float32": 1e-4, "float16": 2e-2, "bfloat16": 1e-1}  # relative to the largest element; several roundings each
NAMES: dict[str, tuple[str, ...]] = {"float32": ("float32", "Float"), "float16": ("float16", "Half"), "bfloat16": ("bfloat16",)}  # in the errors of frameworks
COMPLEX = {"float32": "complex64"}  # of the same precision


def dtypes(trial: FunctionTrial) -> Iterator[Failure]:
    """Values and gradients agree with those in float64, computed from the same, already rounded inputs."""
    refused: list[str] = []
    for name in trial.settings.dtypes:
        try:
            yield from _agrees(trial, name)
        except (NotVerified, NotImplementedError) as reason:
            refused.append(f"{name}: {str(reason).splitlines()[0]}")
    if refused:
        raise NotVerified("; ".join(refused))


def _agrees(trial: FunctionTrial, name: str) -> Iterator[Failure]:
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
    doing = "fails"
    try:
        outputs = trial.call(narrow)
        ends = [index for index, (one, other) in enumerate(zip(outputs, expected)) if one.requires_grad and other.requires_grad]
        starts = [a.astype(outputs[index]._array.dtype) for index, a in zip(ends, cotangents(trial, [expected[index] for index in ends], 1))]
        doing = "fails in backward()"
        found = _gradients(trial, [outputs[index] for index in ends], narrow, starts)
    except NotImplementedError:
        raise
    except Exception as error:
        if _is_unknown(name, str(error)):
            raise NotVerified(f"{type(error).__name__}: {str(error).splitlines()[0]}") from error
        yield trial.failure(
            "dtypes",
            f"{trial.name} {doing} for inputs of {name}: {type(error).__name__}: {error}\nDoes it mix them with tensors of float64? If it is made for "
            "float64 alone, verify it with dtypes=().",
            details={"dtype": name},
        )
        return
    tolerance = trial.settings.tolerances[name]
    for index, (one, other) in enumerate(zip(outputs, expected)):
        if is_smooth(one) and is_smooth(other):
            yield from _close(trial, f"Output {index}", one._array, other._array, name, tolerance, output=str(index))
    for leaf, one, other in zip(trial.leaves, found, _gradients(trial, [expected[index] for index in ends], same, [wide(s) for s in starts])):
        yield from _close(trial, f"The gradient of {leaf}", one, other, name, tolerance, input=leaf.name)


def _is_unknown(dtype: str, message: str) -> bool:
    """Whether an error says that a function has no version for this dtype at all, as NumPy's linalg has none for float16."""
    named = any(re.search(rf"\b{name}\b", message, re.IGNORECASE) for name in NAMES[dtype])
    return named and re.search(r"unsupported|not supported|not implemented|no loop|no implementation", message, re.IGNORECASE) is not None


def _gradients(trial: FunctionTrial, outputs: list[Tensor], arguments: Arguments, starts: list[Any]) -> list[Any]:
    """The gradients of the leaves among arguments, as arrays; None where an input is not used."""
    named = trial.named(arguments)
    if not outputs:
        return [None for _ in trial.leaves]
    found = grad(outputs, [named[leaf.name] for leaf in trial.leaves], [from_array(s) for s in starts], allow_unused=True)
    return [None if g is None else g._array for g in found]


def _close(trial: FunctionTrial, what: str, found: Any, expected: Any, name: str, tolerance: float, **fields: str) -> Iterator[Failure]:
    compared(0.0 if expected is None else expected)
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
