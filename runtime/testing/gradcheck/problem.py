"""What is checked: a function, its inputs, those of them whose gradients are looked at, and how much may differ."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from specgrad.autograd.gradcheck_error import GradcheckError
from specgrad.core.base.call_site import warn_user
from specgrad.core.tape.tensor import Tensor

from .function_errors import annotated


@dataclass(frozen=True)
class Demands:
    """The options of gradcheck, by their names there. The first four are how far to move inputs, and how far results may differ."""

    eps: float = 1e-6
    atol: float = 1e-5
    rtol: float = 1e-3
    nondet_tol: float = 0.0
    check_undefined_grad: bool = True
    check_grad_dtypes: bool = False
    check_batched_grad: bool = False
    check_batched_forward_grad: bool = False
    check_forward_ad: bool = False
    check_backward_ad: bool = True
    fast_mode: bool = False
    method: str = "central"
    projections: int = 3
    seed: int = 0
    kinks: str = "error"


@dataclass(frozen=True)
class Input:
    """An input whose gradient is as_tensors, and how it is called in messages: `0`, or `1[0]` of a list."""

    name: str
    tensor: Tensor


@dataclass(frozen=True)
class Output:
    """An output that requires a gradient, and which of the function's outputs it is."""

    index: int
    tensor: Tensor


@dataclass(frozen=True)
class GradcheckProblem:
    """A function and its arguments. Two forms of the function serve differences, where they are not the function itself.

    Args:
        without_graph: gives the same values, and records no more than it must.
        at_complex: gives the same values where they are real, and is analytic in its real inputs.
        records: the function needs a graph to give its values, as one does that gives gradients.
        forms: shape and dtype of each result for the inputs as they were given; they may not depend on values.
    """

    func: Callable[..., Any]
    arguments: tuple[Any, ...]
    inputs: tuple[Input, ...]
    demands: Demands
    without_graph: Callable[..., Any] | None = None
    at_complex: Callable[..., Any] | None = None
    records: bool = False
    order: int = 1
    forms: list[tuple[tuple[int, ...], Any]] = field(default_factory=list, compare=False)

    @property
    def values_only(self) -> Callable[..., Any]:
        """The function, for its values alone."""
        return self.without_graph or self.func

    def results(self, arguments: tuple[Any, ...] | None = None) -> tuple[Tensor, ...]:
        """What the function gives, as a tuple."""
        return as_tensors(self.func(*(self.arguments if arguments is None else arguments)))

    def outputs(self) -> list[Output]:
        """The results that require a gradient, computed anew."""
        try:
            given = self.func(*self.arguments)
        except Exception as error:
            raise annotated(error, "in its first evaluation, of the inputs as they were given") from error
        results = as_tensors(given)
        if not results and self.order == 1:
            raise TypeError("gradcheck: the function must give a tensor, or a tuple of tensors; it gave an empty one, so there is nothing to check")
        self.forms[:] = [(result._array.shape, result.dtype) for result in results]
        return [Output(index, result) for index, result in enumerate(results) if result.requires_grad]

    def with_tensors(self, by: Mapping[int, Tensor]) -> tuple[Any, ...]:
        """The arguments in which tensors stand for others, by their id."""
        return tuple(mapped(argument, "", lambda _, tensor: by.get(id(tensor), tensor)) for argument in self.arguments)

    def tensors(self) -> list[Tensor]:
        return [input.tensor for input in self.inputs]


def as_tensors(given: Any, function: str = "gradcheck: the function") -> tuple[Tensor, ...]:
    """What a function has given, as a tuple of tensors."""
    results = tuple(given) if isinstance(given, (tuple, list)) else (given,)
    for index, result in enumerate(results):
        if not isinstance(result, Tensor):
            what = "None" if result is None else f"a {type(result).__name__}"
            what = f"{what} as output {index}" if len(results) > 1 else what
            hint = " (is a `return` missing?)" if given is None else ""
            raise TypeError(f"{function} must give a tensor, or a tuple of tensors; it gave {what}{hint}")
    return results


def tensors_in(value: Any, name: str) -> Iterator[tuple[str, Tensor]]:
    """The tensors of an argument, which may be a list of them, by name."""
    if isinstance(value, Tensor):
        yield name, value
    elif isinstance(value, (tuple, list)):
        for at, item in enumerate(value):
            yield from tensors_in(item, f"{name}[{at}]")


def mapped(value: Any, name: str, change: Callable[[str, Tensor], Any]) -> Any:
    """An argument with its tensors changed; lists and tuples of tensors are looked into."""
    if isinstance(value, Tensor):
        return change(name, value)
    if isinstance(value, (tuple, list)):
        items = [mapped(item, f"{name}[{at}]", change) for at, item in enumerate(value)]
        return type(value)(*items) if hasattr(value, "_make") else type(value)(items)
    return value


def on_host(func: Callable[..., Any], inputs: Any) -> tuple[Callable[..., Any], Any]:
    """A function and its inputs as the host moves them: inputs of a device are brought there within the function, and its outputs back."""
    given = inputs if isinstance(inputs, (tuple, list)) else (inputs,)
    devices = {name: tensor.device for at, argument in enumerate(given) for name, tensor in tensors_in(argument, str(at)) if not tensor.is_cpu}
    if not devices:
        return func, inputs

    for at, argument in enumerate(given):
        for name, tensor in tensors_in(argument, str(at)):
            if tensor.requires_grad:
                refuse_overlapping(name, tensor)  # which copies are not

    def there(*arguments: Any) -> Any:
        moved = [mapped(argument, str(at), lambda name, t: t.to(devices[name]) if name in devices else t) for at, argument in enumerate(arguments)]
        found = mapped(func(*moved), "", lambda _, tensor: tensor.cpu())
        if any(t.requires_grad and t._version for at, argument in enumerate(moved) for name, t in tensors_in(argument, str(at)) if name in devices):
            raise RuntimeError("a leaf Variable that requires grad is being used in an in-place operation.")  # there it is a copy of the leaf
        return found

    return there, tuple(mapped(argument, str(at), lambda _, t: t.detach().cpu().requires_grad_(t.requires_grad)) for at, argument in enumerate(given))


def unchecked_problem(func: Callable[..., Any], inputs: Any, demands: Demands) -> GradcheckProblem:
    """The problem; an error if no input requires a gradient."""
    arguments = tuple(inputs) if isinstance(inputs, (tuple, list)) else (inputs,)
    found: list[Input] = []
    for at, argument in enumerate(arguments):
        for name, tensor in tensors_in(argument, str(at)):
            if tensor.requires_grad and not any(tensor is known.tensor for known in found):
                found.append(Input(name, tensor))
    if not found:
        raise ValueError("gradcheck expects at least one input tensor to require gradient, but none of them have requires_grad=True.")
    return GradcheckProblem(func, arguments, tuple(found), demands)


def checked_problem(func: Callable[..., Any], inputs: Any, demands: Demands) -> GradcheckProblem:
    """The same; an error where an input cannot be moved, one element at a time."""
    problem = unchecked_problem(func, inputs, demands)
    for input in problem.inputs:
        if input.tensor._array.dtype.name not in ("float64", "complex128"):
            warn_user(
                f"Input #{input.name} requires gradient and is not a double precision floating point or complex, but {input.tensor.dtype}. "
                "This check will likely fail if all the inputs are not of double precision floating point or complex: give them as .double(), or eps, atol "
                "and rtol to match."
            )
        if not input.tensor._array.flags.writeable:
            raise RuntimeError(f"Input {input.name} shares memory that may not be written. gradcheck moves its elements: give it as a clone().")
        refuse_overlapping(input.name, input.tensor)
    for first, second in itertools.combinations(problem.inputs, 2):
        if np.shares_memory(first.tensor._array, second.tensor._array):
            raise GradcheckError(
                f"Inputs {first.name} and {second.name} share memory: gradcheck cannot move one of them without the other. Give one of them as a clone()."
            )
    return problem


def refuse_overlapping(name: str, tensor: Tensor) -> None:
    if has_overlap(tensor._array):
        raise RuntimeError(
            f"Input {name} has elements that share their place in memory, as those of an expanded tensor do (strides {tensor.stride()}). "
            "gradcheck only supports inputs that are non-overlapping, because it moves one element at a time: call .contiguous() on the input first."
        )


def has_overlap(array: Any) -> bool:
    """Whether elements of an array share their place in memory."""
    if array.flags.c_contiguous or array.flags.f_contiguous:
        return False
    places = np.tensordot(array.strides, np.indices(array.shape), 1)
    return bool(np.unique(places).size < array.size)
