"""Functions whose derivatives are written by hand, argument by argument: `primitive`, `defvjp` and `defjvp`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import update_wrapper
from typing import Any

from specgrad.core.dispatch.numpy_arguments import tensor
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from ..functions.function import Function
from .operators import conjugates


class Primitive:
    """A function of arrays that nothing looks into: only the rules that `defvjp` and `defjvp` give say how it is differentiated."""

    __name__: str

    def __init__(self, fun: Callable[..., Any]):
        self.fun: Callable[..., Any] = fun
        self.vjps: dict[int, Callable[..., Any] | None] = {}
        self.jvps: dict[int, Callable[..., Any] | str | None] = {}
        update_wrapper(self, fun)
        self.__name__ = getattr(fun, "__name__", type(fun).__name__)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        call = _Call(self, args, kwargs)
        return _ByRules.apply(call, *(args[n] for n in call.at))

    def rule(self, rules: dict[int, Any], mode: str, argnum: int) -> Any:
        if argnum not in rules:
            raise NotImplementedError(f"{mode} of {self.__name__} wrt argnum {argnum} not defined")
        return rules[argnum]


class _Call:
    """One call: its arguments, of which those at some places are followed."""

    def __init__(self, primitive: Primitive, args: tuple[Any, ...], kwargs: dict[str, Any]):
        self.primitive, self.args, self.kwargs = primitive, args, kwargs
        self.at = [n for n, value in enumerate(args) if isinstance(value, Tensor) and value.dtype.is_inexact]

    def with_tensors(self, tensors: Sequence[Any]) -> list[Any]:
        args = list(self.args)
        for n, value in zip(self.at, tensors):
            args[n] = value
        return args


def _elements(value: Any) -> Any:
    return value.numpy() if isinstance(value, Tensor) else value


class _ByRules(Function):
    @staticmethod
    def forward(call: _Call, *tensors: Tensor) -> Tensor:
        args = [_elements(value) for value in call.with_tensors([t.detach() for t in tensors])]
        found: Tensor = tensor(call.primitive.fun(*args, **{name: _elements(value) for name, value in call.kwargs.items()}))
        return found.clone() if any(found is t for t in tensors) else found

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.call, *tensors = inputs
        ctx.save_for_backward(output, *tensors)
        ctx.save_for_forward(output, *tensors)

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Any, ...]:
        call: _Call = ctx.call
        answer, *tensors = ctx.saved_tensors
        args, gradients = call.with_tensors(tensors), []
        for place, argnum in enumerate(call.at, 1):
            make = call.primitive.rule(call.primitive.vjps, "VJP", argnum) if ctx.needs_input_grad[place] else None
            gradients.append(None if make is None else conjugates(tensor(make(answer, *args, **call.kwargs)(conjugates(grads[0])))))
        return (None, *gradients)

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Tensor | None) -> Tensor:
        call: _Call = ctx.call
        answer, *tensors = ctx.saved_tensors
        args, total = call.with_tensors(tensors), ops.zeros_like(answer)
        for argnum, tangent in zip(call.at, tangents):
            rule = None if tangent is None else call.primitive.rule(call.primitive.jvps, "JVP", argnum)
            if rule == "same":
                total = total + call.primitive(*(tangent if n == argnum else value for n, value in enumerate(args)), **call.kwargs)
            elif rule is not None:
                total = total + tensor(rule(tangent, answer, *args, **call.kwargs))
        return total

    @staticmethod
    def vmap(info: Any, in_dims: tuple[Any, ...], call: _Call, *tensors: Tensor) -> tuple[Tensor, int]:
        """Sample by sample: the function knows nothing of batches."""
        dims = in_dims[1:]
        rows = [_ByRules.apply(call, *(t if dim is None else t.select(dim, sample) for t, dim in zip(tensors, dims))) for sample in range(info.batch_size)]
        return ops.stack(rows), 0


def primitive(fun: Callable[..., Any]) -> Primitive:
    """A function of NumPy's arrays as one that takes and gives tensors. Its derivatives are those that `defvjp` and `defjvp` say, and no others.

    >>> import numpy
    >>> @specgrad.hips.primitive
    ... def cube(x):
    ...     return numpy.power(x, 3)
    >>> specgrad.hips.defvjp(cube, lambda answer, x: lambda g: g * 3 * x**2)
    >>> specgrad.hips.grad(cube)(2.0)
    tensor(12., dtype=specgrad.float64)
    """
    return Primitive(fun)


def defvjp(fun: Primitive, *vjpmakers: Callable[..., Any] | None, argnums: Sequence[int] | None = None) -> None:
    """Say how gradients flow back: for each argument a function of (answer, *arguments) that gives the function of the gradient; None for one without."""
    _of_primitive("defvjp", fun).vjps.update(zip(range(len(vjpmakers)) if argnums is None else argnums, vjpmakers))


def defjvp(fun: Primitive, *jvpmakers: Callable[..., Any] | str | None, argnums: Sequence[int] | None = None) -> None:
    """Say how tangents flow forward: for each argument a function of (tangent, answer, *arguments); "same" if the function is linear in it, None for none."""
    _of_primitive("defjvp", fun).jvps.update(zip(range(len(jvpmakers)) if argnums is None else argnums, jvpmakers))


def _of_primitive(name: str, fun: Any) -> Primitive:
    if not isinstance(fun, Primitive):
        raise TypeError(f"{name}: expected a function that primitive() has made, but got {fun!r}; custom_vjp and custom_jvp are for others")
    return fun
