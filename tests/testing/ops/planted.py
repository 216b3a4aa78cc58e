"""Ops with one mistake planted in them: functions in the place of an op's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from typing import Any

import numpy as np

import specgrad as sg
from specgrad.autograd import Function
from specgrad.batching.batched import Batched
from specgrad.core.factories.creation import from_array
from specgrad.generated import ops
from specgrad.testing.ops.subject import Subject, subject_of
from tests.the_spec import spec

SPEC = spec()


def subject(name: str, **changed: Any) -> Subject:
    """An op of the spec, with other functions."""
    return replace(subject_of(SPEC.op(name)), **changed)


def function_of(forward: Callable[..., Any], backward: Callable[..., Any], jvp: Callable[..., Any] | None = None) -> Callable[..., Any]:
    """A function of one tensor from its formulas."""

    class Made(Function):
        @staticmethod
        def forward(ctx: Any, x: Any) -> Any:
            ctx.save_for_backward(x)
            ctx.save_for_forward(x)
            return forward(x)

        @staticmethod
        def backward(ctx: Any, grad: Any) -> Any:
            return backward(*ctx.saved_tensors, grad)

    if jvp is not None:
        wrong = jvp
        Made.jvp = staticmethod(lambda ctx, tangent: wrong(*ctx.saved_tensors, tangent))  # type: ignore[assignment, method-assign]
    return lambda x: Made.apply(x)


class OnlyFirst(Function):
    """A product that gives no gradient to its second factor where the first wants none."""

    @staticmethod
    def forward(ctx: Any, a: Any, b: Any) -> Any:
        ctx.save_for_backward(a, b)
        return ops.mul(a, b)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        a, b = ctx.saved_tensors
        return grad * b, grad * a * (1.0 if ctx.needs_input_grad[0] else 0.5)


class Mean(Function):
    """A product whose second gradient is a mean over the dimensions that were broadcast, where it should be a sum."""

    @staticmethod
    def forward(ctx: Any, a: Any, b: Any) -> Any:
        ctx.save_for_backward(a, b)
        return ops.mul(a, b)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        a, b = ctx.saved_tensors
        to_a, to_b = grad * b.conj(), grad * a.conj()
        return to_a.sum_to_size(a.shape), to_b.sum_to_size(b.shape) * (b.numel() / max(1, to_b.numel()))


class Halves(Function):
    """Two parts, of which one without a gradient counts as if it had one of ones."""

    @staticmethod
    def forward(ctx: Any, x: Any) -> Any:
        ctx.set_materialize_grads(False)
        return x[:, 0] * 1, x[:, 1] * 1

    @staticmethod
    def backward(ctx: Any, first: Any, second: Any) -> Any:
        shown = first if first is not None else second
        parts = [sg.ones_like(shown) if g is None else g for g in (first, second)]
        return sg.stack(parts, 1)


class ConstantWeights(Function):
    """A logaddexp whose gradients have no derivatives; the gradients add up to one, so that their sum has none either."""

    @staticmethod
    def forward(ctx: Any, a: Any, b: Any) -> Any:
        ctx.save_for_backward(a, b)
        return ops.logaddexp(a, b)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> Any:
        a, b = ctx.saved_tensors
        share = ops.sigmoid(a - b).detach()
        return grad * share, grad * (1 - share)


def every_row(indices: Any, weight: Any, padding_idx: Any = None, max_norm: Any = None, norm_type: float = 2.0, by_frequency: bool = False, *rest: Any) -> Any:
    """Rows of a matrix, of which none is padding."""
    return ops.nn_functional_embedding(indices, weight, None, max_norm, norm_type, by_frequency, *rest)


def tenth_detached(*args: Any) -> Any:
    out = ops.mul(*args)
    return out + 0.1 * out.detach()


def twice_when_recorded(x: Any, grad: Any) -> Any:
    return grad * ops.exp(x) * (2 if sg.is_grad_enabled() else 1)


def as_it_lies(x: Any) -> Any:
    """Reads memory in the order in which it lies."""
    return ops.exp(x) if x._array.flags.c_contiguous else ops.exp(from_array(x._array.ravel(order="K").reshape(x._array.shape)))


def lost_where_long(x: Any, dim: int, dtype: Any = None) -> Any:
    return ops.cumsum(x if x.numel() < 500 else x.detach(), dim, dtype=dtype) + x * 0


def a_slope_taken_for_its_default(x: Any, slope: float = 0.01, **options: Any) -> Any:
    usual = ops.nn_functional_leaky_relu(x)
    return usual + (ops.nn_functional_leaky_relu(x, slope) - usual).detach()


def composed_of_half(x: Any, dim: Any, keepdim: bool = False) -> Any:
    return ops.logsumexp((x + x.detach()) / 2, dim, keepdim=keepdim)


def none_at_three(x: Any) -> Any:
    return function_of(ops.square, lambda x, g: g * 2 * x * (x != 3))(x)


def half_of_one_number(x: Any, grad: Any) -> Any:
    return grad * ops.exp(x) * (0.5 if grad.dim() and not any(grad.stride()) else 1)


def doubled_in_float32(x: Any, grad: Any) -> Any:
    if grad.dtype is sg.float32:
        grad._array *= 2
        return grad * ops.exp(x) / 2
    return grad * ops.exp(x)


def first_indices(x: Any, dim: int, index: Any, **options: Any) -> Any:
    return ops.gather(x, dim, from_array(index._physical._array[0]) if isinstance(index, Batched) else index)


def noisy(x: Any) -> Any:
    return ops.exp(x) + from_array(np.array(np.random.default_rng().random() * 1e-12))


def writes_its_input(x: Any) -> Any:
    out = ops.exp(x)
    if x._array.size:
        x._array.reshape(-1)[:1] += 1e-9
    return out


def counts_no_change(x: Any) -> Any:
    x._array[...] = np.exp(x._array)
    return x


def without_rest(x: Any) -> Any:
    return np.where(np.arange(x.size).reshape(x.shape) < 1024, np.exp(x), 0).astype(x.dtype)


def added_one_by_one(x: Any, dim: Any = None, keepdim: bool = False, *, dtype: Any = None) -> Any:
    """A sum that rounds after each term."""
    return ops.sum(x, dim, keepdim, dtype=dtype) if dim is not None or not x.numel() else reduce(ops.add, ops.unbind(x.reshape(-1)))


def in_another_order(x: Any) -> Any:
    return np.exp(x if x.flags.c_contiguous or x.size < 1 << 16 else x[::-1])


def shows_a_copy(x: Any) -> Any:
    ops.t_(x)
    x._array = x._array.copy("K")
    return x


def takes_leaves(x: Any) -> Any:
    if x.requires_grad and x.is_leaf:
        x._array[...] = np.exp(x._array)
        return x
    return ops.exp_(x)


def cut_off(x: Any) -> Any:
    """Halves cut off from float32, not rounded."""
    if x.dtype is not sg.bfloat16:
        return ops.exp(x)
    wide = ops.exp(x.to(sg.float32))._array
    return from_array((wide.view(np.uint32) & np.uint32(0xFFFF0000)).view(np.float32)).to(sg.bfloat16)


def infinite_for_nan(x: Any) -> Any:
    out = ops.exp(x)
    return ops.nan_to_num(out, nan=float("inf"), posinf=float("inf")) if x.dtype is sg.float16 else out


def mean_of_squares(x: Any, dim: Any = None, *, correction: Any = None, keepdim: bool = False) -> Any:
    """A variance as the difference of two means."""
    count = x.numel() if dim is None else int(np.prod([x.shape[d] for d in dim]))
    apart = (x * x).mean(dim, keepdim) - x.mean(dim, keepdim).square()
    return apart * (count / (count - (1 if correction is None else correction)))


def root_of_variance(x: Any, dim: Any = None, *, correction: Any = None, keepdim: bool = False) -> Any:
    return ops.var(x, dim, correction=correction, keepdim=keepdim).sqrt()


class FromSquares(Function):
    """A standard deviation whose gradient is computed from sums of squares."""

    @staticmethod
    def forward(ctx: Any, x: Any, dim: Any, correction: Any, keepdim: bool) -> Any:
        ctx.save_for_backward(x)
        ctx.options = dim, correction, keepdim
        return ops.std(x, dim, correction=correction, keepdim=keepdim)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> tuple[Any, ...]:
        (x,) = ctx.saved_tensors
        dim, correction, keepdim = ctx.options
        with sg.enable_grad():
            again = x.detach().requires_grad_()
            spread = mean_of_squares(again, dim, correction=correction, keepdim=keepdim).sqrt()
            return (*sg.autograd.grad(spread, again, grad), None, None, None)


# By what they are called: the check that must find the mistake, and the op with the mistake in it.
MISTAKES: dict[str, tuple[str, Subject]] = {
    "a tenth of the result detached": ("gradient", subject("mul", function=tenth_detached)),
    "a mean over a broadcast dimension": ("gradient", subject("mul", function=lambda a, b: Mean.apply(a, b))),
    "a gradient twice as large": ("gradient", subject("exp", function=function_of(ops.exp, lambda x, g: 2 * g * ops.exp(x)))),
    "one entry wrong": ("gradient", subject("exp", function=lambda x: ops.exp(x) * (1 + 1e-5 * (ops.exp(x).detach() - ops.exp(x))))),
    "readings that differ": ("readings", subject("exp", function=function_of(ops.exp, twice_when_recorded))),
    "a wrong tangent": ("forward", subject("exp", function=function_of(ops.exp, lambda x, g: g * ops.exp(x), lambda x, t: -t * ops.exp(x)))),
    "a tangent that is rounded": (
        "forward",
        subject("exp", function=function_of(ops.exp, lambda x, g: g * ops.exp(x), lambda x, t: (t * ops.exp(x)).to(sg.float32).to(x.dtype))),
    ),
    "a branch that overflows, in second derivatives": (
        "second_extremes",
        subject("square", function=function_of(lambda x: x * x, lambda x, g: g * sg.where(x.abs() < 8, 2 * x + 0 * x**9, 2 * x))),
    ),
    "a gradient without a history": ("second_order", subject("exp", function=function_of(ops.exp, lambda x, g: g * ops.exp(x).detach()))),
    "lost where there are many elements": ("variants", subject("cumsum", function=lost_where_long)),
    "a parameter taken for its default": ("variants", subject("nn.functional.leaky_relu", function=a_slope_taken_for_its_default)),
    "a composition that detaches a part": ("gradient", subject("logsumexp", function=composed_of_half)),
    "one tensor in two places": ("shared", subject("mul", function=lambda a, b: ops.mul(a, b) * (0 if a is b else 1))),
    "an incoming gradient that is one number": ("layouts", subject("exp", function=function_of(ops.exp, half_of_one_number))),
    "in place, other values in float32": ("in_place", subject("exp", in_place=lambda x: ops.exp_(x).mul_(1.01 if x.dtype is sg.float32 else 1))),
    "in place, other values where rows are far apart": ("in_place", subject("exp", in_place=lambda x: ops.exp_(x).mul_(1 if x.is_contiguous() else 2))),
    "a batch of one": ("batches", subject("exp", function=lambda x: ops.exp(x) * (2 if isinstance(x, Batched) and x._physical.shape[0] == 1 else 1))),
    "a batch of batches": ("batches", subject("exp", function=lambda x: ops.exp(x) * (2 if isinstance(getattr(x, "_physical", None), Batched) else 1))),
    "indices of the first sample": ("batches", subject("gather", function=first_indices)),
    "an incoming gradient changed in float32": ("inputs", subject("exp", function=function_of(ops.exp, doubled_in_float32))),
    "the other side of a kink": ("special", subject("relu", function=function_of(ops.relu, lambda x, g: g * (x >= 0)))),
    "no side of a kink": ("special", subject("relu", function=function_of(ops.relu, lambda x, g: g * ((x > 0) + 2.0 * (x == 0))))),
    "an input that is needed for the other": ("subsets", subject("mul", function=lambda a, b: OnlyFirst.apply(a, b))),
    "ones for an undefined gradient": ("undefined", subject("unbind", function=lambda x, dim=0: Halves.apply(x if dim == 1 else x.t()[:, :2]))),
    "in place, other values": ("in_place", subject("exp", in_place=lambda x: ops.exp_(x).mul_(1.001))),
    "in place, not counted": ("in_place", subject("exp", in_place=counts_no_change)),
    "in place, on leaves": ("in_place", subject("exp", in_place=takes_leaves)),
    "in place, a new tensor": ("in_place", subject("exp", in_place=ops.exp)),
    "in place, a new view": ("in_place", subject("t", in_place=ops.t)),
    "in place, a view that is not recorded": ("in_place", subject("t", in_place=sg.no_grad()(ops.t_))),
    "in place, a view of another memory": ("in_place", subject("t", in_place=shows_a_copy)),
    "a copy for a view": ("views", subject("t", function=lambda x: x.t().clone())),
    "a view for a copy": ("views", subject("clone", function=lambda x, memory_format=None: x.view(x.shape))),
    "memory read as it lies": ("layouts", subject("exp", function=as_it_lies)),
    "noise": ("repeatable", subject("exp", function=noisy)),
    "an input changed": ("inputs", subject("exp", function=writes_its_input)),
    "a result that is wider": ("dtypes", subject("exp", function=lambda x: ops.exp(x).to(sg.float64) if x.dtype is sg.float32 else ops.exp(x))),
    "half precision on the way": ("dtypes", subject("exp", function=lambda x: ops.exp(x.to(sg.float16)).to(x.dtype) if x.dtype is sg.float32 else ops.exp(x))),
    "floats of integers": ("integers", subject("neg", function=lambda x: ops.neg(x) if x.is_floating_point() or x.is_complex() else ops.neg(x) * 1.0)),
    "a kernel's last digits": ("kernels", subject("exp", forward=lambda x: np.exp(x) * (1 + 1e-12) if x.dtype == np.float64 else np.exp(x))),
    "a kernel that drops a rest": (
        "kernels",
        subject("exp", forward=without_rest),
    ),
    "a kernel without NaN": ("kernels", subject("maximum", forward=lambda a, b: np.fmax(a, b))),
    "a batch mistaken": ("batches", subject("exp", function=lambda x: ops.exp(x) * (2 if isinstance(x, Batched) else 1))),
    "values that are wrong together with their gradient": ("reference", subject("exp", function=lambda x: ops.exp(x) * 1.0001)),
    "a sum in half precision": ("narrow", subject("sum", function=added_one_by_one)),
    "a kernel that reads what is strided in another order": ("threads", subject("exp", forward=in_another_order)),
    "an infinity where the spec states a number": ("special", subject("sigmoid", function=lambda x: ops.exp(x) / (1 + ops.exp(x)))),
    "no second derivative in a tail": (
        "special",
        subject("nn.functional.logsigmoid", function=function_of(ops.nn_functional_logsigmoid, lambda x, g: g / (1 + ops.exp(x)))),
    ),
    "no second derivative far out": (
        "second_order",
        subject("nn.functional.logsigmoid", function=function_of(ops.nn_functional_logsigmoid, lambda x, g: g / (1 + ops.exp(x)))),
    ),
    "a second derivative that is no number": (
        "special",
        subject("relu", function=function_of(ops.relu, lambda x, g: g * ops.where(x > 0, x / x, 0.0))),
    ),
    "second derivatives lost that add up to nothing": ("special", subject("logaddexp", function=lambda a, b: ConstantWeights.apply(a, b))),
    "a special argument of a composed op": ("special", subject("nn.functional.embedding", function=every_row)),
    "a value that is wrong outside of the domain": ("reference", subject("floor", function=ops.trunc)),
    "an infinity that is wrong": ("reference", subject("isposinf", function=ops.isinf)),
    "a forward that cancels": ("accuracy", subject("log1p", function=lambda x: ops.log(1 + x))),
    "a gradient that overflows": ("accuracy", subject("asinh", function=function_of(ops.asinh, lambda x, g: g * ops.rsqrt(x * x + 1)))),
    "a tangent that overflows": (
        "accuracy",
        subject("asinh", function=function_of(ops.asinh, lambda x, g: g / ops.hypot(x, sg.tensor(1.0)), lambda x, t: t * ops.rsqrt(x * x + 1))),
    ),
    "halves that are cut off": ("halves", subject("exp", function=cut_off)),
    "an infinity for NaN": ("halves", subject("exp", function=infinite_for_nan)),
    "a step back": ("monotonic", subject("exp", function=lambda x: ops.exp(x) * (1 - 1e-15 * (x > 1).to(x.dtype)))),
    "a variance of squares": ("precision", subject("var", function=mean_of_squares)),
    "a deviation that overflows": ("precision", subject("std", function=root_of_variance)),
    "exponentials that overflow": (
        "precision",
        subject("logsumexp", function=lambda x, dim, keepdim=False: ops.log(ops.sum(ops.exp(x), dim, keepdim))),
    ),
    "a gradient from sums of squares": (
        "precision",
        subject("std", function=lambda x, dim=None, *, correction=None, keepdim=False: FromSquares.apply(x, dim, correction, keepdim)),
    ),
    "a derivative that is not refused": (
        "errors",
        subject("_linalg_eigh", function=lambda x, uplo, tolerance, *known: ops._linalg_eigh(x, uplo, float("inf"), *known)),
    ),
    "a silent detach": ("detach", subject("exp", function=lambda x: ops.exp(x.detach()))),
}
