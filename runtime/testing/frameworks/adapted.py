"""A function of another framework as a custom function: values and gradients are computed there."""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from specgrad.autograd.functions.function import Function
from specgrad.autograd.grad_mode import is_grad_enabled
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.failures.made_by import MadeBy


@dataclass(frozen=True)
class Shape:
    """How a function was called, for its derivatives.

    Args:
        arguments: how many.
        inputs: which of them have gradients.
        outputs: which outputs have gradients.
        count: of outputs.
        single: the function gives one output, not in a tuple.
    """

    arguments: int
    inputs: tuple[int, ...]
    outputs: tuple[int, ...]
    count: int
    single: bool


Pull = Callable[[Shape, Sequence[Any], Sequence[int]], Any]  # shape, gradients of its outputs, arguments that were changed in place -> gradients of its inputs


@dataclass(frozen=True)
class Rules:
    """A function on arrays, and where its derivatives come from: functions that take its arguments, and gradients or tangents behind them.

    Args:
        name: of the function.
        values: the function.
        gradient: gives the rules of the function (arguments, gradients of `shape.outputs`) -> gradients of `shape.inputs`.
        tangent: gives those of the function (arguments, tangents of `shape.inputs`) -> tangents of the outputs.
        recorded: the function with what its framework records of one call, for its first derivatives: what was kept then, is read; of a framework that
            records nothing there is none. It takes which arguments need gradients, and the arguments.
    """

    name: str
    values: Callable[..., Any]
    gradient: Callable[[Shape], Rules] | None = None
    tangent: Callable[[Shape], Rules] | None = None
    recorded: Callable[[Sequence[bool], Sequence[Any]], tuple[Any, Pull]] | None = None


class WrongGradient(RuntimeError):
    """A gradient that does not fit its input; `verify` reports its `failure`."""

    def __init__(self, message: str, failure: Failure | None = None):
        super().__init__(message)
        self.failure = failure


class Adapted(Function):
    """The custom function for any rules, which are its first argument."""

    @staticmethod
    def forward(ctx: Any, rules: Rules, *args: Any) -> Any:
        tensors = [a for a in args if isinstance(a, Tensor)]
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)
        ctx.rules, ctx.others = rules, tuple(None if isinstance(a, Tensor) else a for a in args)
        ctx.are_tensors = tuple(isinstance(a, Tensor) for a in args)
        arrays = [a.detach().numpy() if isinstance(a, Tensor) else a for a in args]
        ctx.pull = None
        if rules.recorded is not None:
            ctx.set_materialize_grads(False)  # what has no gradient is left out there too
            ctx.versions = [(a, a._version) if isinstance(a, Tensor) else None for a in args]
            values, ctx.pull = rules.recorded(ctx.needs_input_grad[1:], arrays)
        else:
            with misfits_told():
                values = rules.values(*arrays)
        several = isinstance(values, (tuple, list))
        outputs = tuple(from_array(array_of(v, f"output {at} of {rules.name}")) for at, v in enumerate(values if several else (values,)))
        smooth = tuple(at for at, output in enumerate(outputs) if output.is_floating_point() or output.is_complex())
        ctx.shape = Shape(len(args), (), smooth, len(outputs), not several)
        return outputs if several else outputs[0]

    @staticmethod
    def backward(ctx: Any, *grads: Any) -> Any:
        rules = ctx.rules
        if rules.gradient is None:
            raise RuntimeError(f"trying to differentiate twice a function that was marked with @once_differentiable: {rules.name} has no gradient of its own")
        inputs = tuple(at for at, tensor in enumerate(ctx.are_tensors) if tensor and ctx.needs_input_grad[1 + at])
        shape = replace(ctx.shape, inputs=inputs, outputs=tuple(at for at in ctx.shape.outputs if grads[at] is not None))
        starts = [grads[at] for at in shape.outputs]
        if ctx.pull is not None and not is_grad_enabled():
            changed = [at for at, known in enumerate(ctx.versions) if known is not None and known[0]._version != known[1]]
            with misfits_told():
                made: Any = map(from_array, ctx.pull(shape, [s.numpy() for s in starts], changed))
        else:
            made = Adapted.apply(rules.gradient(shape), *arguments_of(ctx), *starts)
        found = dict(zip(inputs, made))
        return None, *(found.get(at) for at in range(shape.arguments))

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Any) -> Any:
        rules, args = ctx.rules, arguments_of(ctx)
        if rules.tangent is None:
            raise NotImplementedError(f"You must implement the jvp function to use forward mode AD: {rules.name} was given none")
        inputs = tuple(at for at, move in enumerate(tangents) if move is not None and args[at].dtype.is_inexact)
        shape = replace(ctx.shape, inputs=inputs)
        found = dict(zip(shape.outputs, Adapted.apply(rules.tangent(shape), *args, *(tangents[at] for at in inputs))))
        made = tuple(found.get(at) for at in range(shape.count))
        return made[0] if shape.single else made

    @staticmethod
    def vmap(info: Any, in_dims: Any, rules: Rules, *args: Any) -> Any:
        raise RuntimeError(f"{rules.name} is computed by another framework, one sample at a time")


def arguments_of(ctx: Any) -> list[Any]:
    """The arguments of a call, for its backward or jvp."""
    tensors = iter(ctx.saved_tensors)
    return [next(tensors) if is_tensor else other for is_tensor, other in zip(ctx.are_tensors, ctx.others)]


def adapt(rules: Rules, like: Any, made: MadeBy) -> Callable[..., Any]:
    """A function on tensors, with the documentation and the place of the function `like`."""

    def adapted(*args: Any) -> Any:
        return Adapted.apply(rules, *args)

    functools.update_wrapper(adapted, like)
    del adapted.__wrapped__  # type: ignore[attr-defined]  # its source is not this one's
    adapted.like, adapted.made_by = like, made  # type: ignore[attr-defined]
    adapted.__name__ = adapted.__qualname__ = rules.name
    return adapted


def array_of(value: Any, what: str) -> Any:
    """A copy of an array, or of a number as one."""
    if isinstance(value, (np.ndarray, np.generic, float, complex, int)):
        return np.array(value)
    raise TypeError(f"{what} is a {type(value).__name__}; expected an array or a number")


def fitted(gradient: Any, like: Any, what: str) -> Any:
    """The gradient of an array; an error unless it has its shape, because nothing reshapes it here."""
    if gradient is None:
        return np.zeros_like(like)
    gradient = array_of(gradient, what)
    if gradient.shape == np.shape(like):
        return gradient
    raise misfit(what, gradient.shape, np.shape(like), gradient)


def misfit(what: str, shape: tuple[int, ...], expected: tuple[int, ...], gradient: Any = None) -> WrongGradient:
    """The error of a gradient that has another shape than its input."""
    lead = len(shape) - len(expected)
    guess, advice = "", ""
    if lead >= 0 and all(size in (1, g) for size, g in zip(expected, shape[lead:])):
        guess, advice = "missing sum over a broadcast dimension", " Is a sum over the dimension missing along which the input was broadcast?"
    elif shape == expected[::-1]:
        guess, advice = "gradient transposed", " Is it transposed?"
    message = f"{what} has the shape {list(shape)}, the input {list(expected)}.{advice}"
    return WrongGradient(message, Failure("shape", message, analytical=gradient, guess=guess))


MISFITS = (  # how frameworks say that a gradient does not fit its input: number of the input, shapes of the two
    r"invalid gradient at index (?P<at>\d+) - got \[(?P<found>[\d, ]*)\] but expected shape compatible with \[(?P<expected>[\d, ]*)\]",
    r"bwd rule .* at output\[(?P<at>\d+)\].* of \S+ \w+\[(?P<found>[\d,]*)\] corresponding to an input of \S+ \w+\[(?P<expected>[\d,]*)\]",
)


@contextlib.contextmanager
def misfits_told() -> Iterator[None]:
    """The error of a framework about a gradient that does not fit its input is raised as our own."""
    try:
        yield
    except Exception as error:
        told = next((found for pattern in MISFITS if (found := re.search(pattern, str(error), re.DOTALL)) is not None), None)
        if told is None:
            raise
        shape, expected = (tuple(int(size) for size in told[side].split(",") if size.strip()) for side in ("found", "expected"))
        raise misfit(f"the gradient of input {told['at']}", shape, expected) from error


def listed(given: Any, count: int, what: str) -> Sequence[Any]:
    """One or several results as a tuple of the right length."""
    results = tuple(given) if isinstance(given, (tuple, list)) else (given,)
    if len(results) != count:
        raise WrongGradient(f"{what} gave {len(results)} result{'s' * (len(results) != 1)}, expected {count}: one for each, None where there is none")
    return results
