"""Functions whose derivatives are written by hand: `custom_vjp` for reverse mode alone, `custom_jvp` for both."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, ParamSpec, TypeVar

from specgrad.autograd.differentiate import grad
from specgrad.autograd.functions.function import Function
from specgrad.autograd.grad_mode import enable_grad, is_grad_enabled
from specgrad.batching.pytrees import Structure, flatten, unflatten
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.factories.filled import zeros_like
from specgrad.core.tape.tensor import Tensor

from .trees import output_leaves

P = ParamSpec("P")
R = TypeVar("R")


class _WithRule(Generic[P, R]):
    """A function of positional arguments, of which some are handed to its rule as they are."""

    def __init__(self, fun: Callable[P, R], nondiff_argnums: tuple[int, ...] = ()):
        self.fun: Callable[P, R] = fun
        self.nondiff_argnums: tuple[int, ...] = tuple(nondiff_argnums)
        self.signature: inspect.Signature = inspect.signature(fun)
        self.name: str = getattr(fun, "__name__", type(fun).__name__)
        count = len(self.signature.parameters)
        for n in self.nondiff_argnums:
            if not isinstance(n, int) or not 0 <= n < count:
                raise ValueError(
                    f"{type(self).__name__}: expected nondiff_argnums to be numbers of {self.name}'s {count} parameters, but got {nondiff_argnums!r}"
                )
        update_wrapper(self, fun)  # type: ignore[arg-type] # mypy wants two functions

    def positional(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
        bound = self.signature.bind(*args, **kwargs)
        bound.apply_defaults()
        if bound.kwargs:
            raise TypeError(f"{self.name}: {type(self).__name__} takes functions without keyword-only parameters; this one has {', '.join(bound.kwargs)}")
        return bound.args

    def call(self, args: tuple[Any, ...]) -> _Call:
        return _Call(self, args)


class _Call:
    """One call: its arguments taken apart.

    Args:
        leaves: of the arguments that are differentiated.
        at: which of these are tensors that can have a gradient.
    """

    def __init__(self, rule: _WithRule[Any, Any], args: tuple[Any, ...]):
        self.rule = rule
        self.fixed = tuple(args[n] for n in rule.nondiff_argnums)
        self.args = args
        self.leaves, self.structure = flatten(tuple(a for n, a in enumerate(args) if n not in rule.nondiff_argnums))
        self.at = [n for n, leaf in enumerate(self.leaves) if isinstance(leaf, Tensor) and leaf.dtype.is_inexact]
        self.outputs: Structure | None = None
        self.residuals: tuple[list[Any], Structure, list[int]] | None = None

    @property
    def tensors(self) -> list[Tensor]:
        return [self.leaves[n] for n in self.at]

    def with_tensors(self, tensors: Any, others: Callable[[Any], Any] = lambda leaf: leaf) -> tuple[Any, ...]:
        """The arguments that are differentiated, with other tensors in the places of theirs."""
        leaves = [others(leaf) for leaf in self.leaves]
        for n, tensor in zip(self.at, tensors):
            leaves[n] = tensor
        return unflatten(leaves, self.structure)

    def whole(self, tensors: Any) -> list[Any]:
        """All arguments, with other tensors in the places of those that are differentiated."""
        rest, fixed = iter(self.with_tensors(tensors)), iter(self.fixed)
        return [next(fixed) if n in self.rule.nondiff_argnums else next(rest) for n in range(len(self.args))]

    def result(self, leaves: Any) -> Any:
        assert self.outputs is not None
        return unflatten(list(leaves), self.outputs)


class custom_vjp(_WithRule[P, R]):
    """A function whose gradient is computed by a rule.

    >>> @specgrad.func.custom_vjp
    ... def clipped(x):
    ...     return x * 1
    >>> clipped.defvjp(lambda x: (clipped.fun(x), None), lambda residuals, g: (g.clamp(-1, 1),))

    Args:
        fun: the function.
        nondiff_argnums: the numbers of arguments that are handed to `bwd` as they are, before the others.
    """

    fwd: Callable[..., Any] | None = None
    bwd: Callable[..., Any] | None = None

    def defvjp(self, fwd: Callable[..., Any], bwd: Callable[..., Any]) -> None:
        """Define the rule.

        Args:
            fwd: takes the arguments, gives `(output, residuals)`.
            bwd: takes the residuals and the gradient of the output, gives a tuple of the gradients of the arguments, None for one without.
        """
        self.fwd, self.bwd = fwd, bwd

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            if self.fwd is None:
                raise AttributeError(f"{self.name}: there is no rule yet; define it by {self.name}.defvjp(fwd, bwd)")
            call = self.call(self.positional(args, kwargs))
            if not call.tensors:
                return self.fun(*args, **kwargs)
            given = self.fwd(*call.args)
            if not isinstance(given, tuple) or len(given) != 2:
                raise TypeError(f"{self.name}: expected fwd to return a tuple (output, residuals), but it returned a {type(given).__name__}")
            outputs, call.outputs = output_leaves(self.name, given[0])
            leaves, structure = flatten(given[1])
            call.residuals = leaves, structure, [n for n, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
            kept = [leaves[n] for n in call.residuals[2]]
            return call.result(_ByRule.apply(call, len(outputs), *(o.detach() for o in outputs), *kept, *call.tensors))
        except Exception:
            hide_frames()
            raise


class _ByRule(Function):
    """Outputs that are there already, whose gradient a rule computes from residuals. These are inputs, so that gradients of gradients go by way of them."""

    generate_vmap_rule = True

    @staticmethod
    def forward(call: _Call, count: int, *tensors: Tensor) -> tuple[Tensor, ...]:
        return tuple(t.clone() for t in tensors[:count])

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.call, ctx.count, *tensors = inputs
        assert ctx.call.residuals is not None
        ctx.save_for_backward(*tensors[ctx.count : ctx.count + len(ctx.call.residuals[2])])

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Any, ...]:
        call, rule = ctx.call, ctx.call.rule
        leaves, structure, at = call.residuals
        leaves = list(leaves)
        for n, tensor in zip(at, ctx.saved_tensors):
            leaves[n] = tensor
        given = rule.bwd(*call.fixed, unflatten(leaves, structure), call.result(grads))
        return (None, None, *[None] * (ctx.count + len(at)), *_gradients(call, given))

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        raise TypeError(f"{ctx.call.rule.name}: custom_vjp has no rule for forward mode; a rule written with custom_jvp serves both modes")


def _gradients(call: _Call, given: Any) -> list[Any]:
    """What a rule gives for each tensor among the arguments."""
    name, wanted = call.rule.name, call.structure.children
    if not isinstance(given, tuple) or len(given) != len(wanted):
        what = f"a tuple of {len(given)}" if isinstance(given, tuple) else f"a {type(given).__name__}"
        raise TypeError(f"{name}: expected bwd to return a tuple of {len(wanted)} gradients, one for each argument, but it returned {what}")
    found: list[Any] = []
    for number, (gradient, structure) in enumerate(zip(given, wanted)):
        leaves, nested = flatten(gradient)
        expected = flatten(unflatten(call.leaves, call.structure)[number])[0]
        if gradient is None:
            leaves = [None] * len(expected)
        elif str(nested) != str(structure):
            raise TypeError(f"{name}: expected bwd to return a gradient nested as argument {number} is, {structure}, but it is {nested}")
        found += leaves
    return [found[n] for n in call.at]


class custom_jvp(_WithRule[P, R]):
    """A function whose tangent is computed by a rule, and its gradient by the transpose of that.

    >>> @specgrad.func.custom_jvp
    ... def log1pexp(x):
    ...     return x.exp().log1p()
    >>> @log1pexp.defjvp
    ... def _(primals, tangents):
    ...     return log1pexp(*primals), tangents[0] * primals[0].sigmoid()

    Args:
        fun: the function.
        nondiff_argnums: the numbers of arguments that are handed to the rule as they are, before the others.
    """

    jvp: Callable[..., Any] | None = None

    def defjvp(self, jvp: Callable[..., Any]) -> Callable[..., Any]:
        """Define the rule: it takes the tuples `(primals, tangents)`, and gives `(output, tangent of the output)`, linear in the tangents.

        Tensors of integers have tangents of zeros, and what is no tensor has None."""
        self.jvp = jvp
        return jvp

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        try:
            if self.jvp is None:
                raise AttributeError(f"{self.name}: there is no rule yet; define it by {self.name}.defjvp(jvp)")
            call = self.call(self.positional(args, kwargs))
            if not call.tensors:
                return self.fun(*args, **kwargs)
            return call.result(_ByTangents.apply(call, *call.tensors))
        except Exception:
            hide_frames()
            raise

    def tangents(self, call: _Call, primals: Any, tangents: Any) -> list[Tensor]:
        assert self.jvp is not None
        given = self.jvp(*call.fixed, call.with_tensors(primals), call.with_tensors(tangents, _no_tangent))
        if not isinstance(given, tuple) or len(given) != 2:
            raise TypeError(f"{self.name}: expected the rule to return a tuple (output, tangent), but it returned a {type(given).__name__}")
        leaves, structure = output_leaves(self.name, given[1])
        if str(structure) != str(call.outputs):
            raise TypeError(f"{self.name}: expected a tangent nested as the output is, {call.outputs}, but it is {structure}")
        return leaves


def _no_tangent(leaf: Any) -> Tensor | None:
    """The tangent of what has no derivative: zeros for integers, so that a rule may multiply by it, and None for what is no tensor."""
    return zeros_like(leaf) if isinstance(leaf, Tensor) else None


class _ByTangents(Function):
    generate_vmap_rule = True

    @staticmethod
    def forward(call: _Call, *tensors: Tensor) -> tuple[Tensor, ...]:
        leaves, call.outputs = output_leaves(call.rule.name, call.rule.fun(*call.whole(tensors)))
        return tuple(leaf.clone() if leaf._is_view() or any(leaf is t for t in tensors) else leaf for leaf in leaves)  # rules need know of no views

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.call, *tensors = inputs
        ctx.save_for_backward(*tensors)
        ctx.save_for_forward(*tensors)

    @staticmethod
    def backward(ctx: Any, *grads: Tensor) -> tuple[Any, ...]:
        primals, again = ctx.saved_tensors, is_grad_enabled()
        with enable_grad():
            at = [zeros_like(p).requires_grad_() for p in primals]
            tangents = ctx.call.rule.tangents(ctx.call, primals, at)
        flowing = [(t, g) for t, g in zip(tangents, grads) if t.requires_grad]
        if not flowing:
            return (None, *[None] * len(primals))
        outputs, cotangents = zip(*flowing)
        return (None, *grad(outputs, at, cotangents, create_graph=again, allow_unused=True))

    @staticmethod
    def jvp(ctx: Any, _: Any, *tangents: Tensor | None) -> tuple[Tensor, ...]:
        primals = ctx.saved_tensors
        given = [zeros_like(p) if t is None else t for p, t in zip(primals, tangents)]
        return tuple(ctx.call.rule.tangents(ctx.call, primals, given))
