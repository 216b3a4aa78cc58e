"""Array functions of ops as steps of a program, where loops, products and copies can do what they do. Each function here gives None where that is not so:
the array function is called then."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array import copies, joining, reduce, shape
from specgrad.array.base.rows import along_reduced
from specgrad.array.dtypes import traits
from specgrad.array.linalg import matrices, products
from specgrad.array.nn import layers
from specgrad.array.reduce import axes_of
from specgrad.core.kernels.numpy_kernels import numpy_kernel

from .kernels.statements import TYPE_OF
from .program import Assembled, Cast, Check, Sum
from .symbols import Symbol

if TYPE_CHECKING:
    from .trace import Tracer

Rule = Callable[..., Any]  # of the tracer, the array function, and what the op is given


def is_stored(dtype: Any) -> bool:
    """Whether loops compute with a dtype as it is stored."""
    return traits[dtype].name in TYPE_OF


def _is_summed(x: Symbol) -> bool:
    """Whether loops add up its elements."""
    return x.size > 0 and x.dtype.name in ("float32", "float64")


# ---- sums and rows


def summed(tracer: Tracer, x: Symbol, axes: tuple[int, ...], divisor: int = 1, keepdim: bool = False) -> Any:
    """A sum over some dimensions, or a mean, divided by how many elements these have, noted."""
    function = reduce.sum if divisor == 1 else reduce.mean
    return _noted_sum(tracer, x, np.asarray(function(x.array, list(axes), keepdim, None)), Sum(function.__name__, (x.value,), axes=axes, divisor=divisor))


def _noted_sum(tracer: Tracer, x: Symbol, found: np.ndarray[Any, Any], step: Sum) -> Any:
    """A sum; over dimensions of size one alone it is a copy."""
    if any(x.shape[axis] != 1 for axis in step.axes):
        return tracer.symbols(tracer.noted(step, found))
    copy = copied(tracer, x, found.reshape(x.shape))
    return copy if found.shape == x.shape else tracer.call("reshape", np.reshape, (copy, found.shape))


def _reduced(tracer: Tracer, function: Any, x: Symbol, dim: Any, keepdim: bool, dtype: Any) -> Any:
    """sum and mean."""
    if function is reduce.sum and x.size and traits[x.dtype].is_bool and dtype is None:  # a count, which float32 holds exactly up to 2^24
        total = summed(tracer, tracer.converted(x, np.dtype(np.float32 if x.size < 1 << 24 else np.float64)), axes_of(dim, x.ndim), keepdim=keepdim)
        return tracer.converted(total, np.dtype(np.int64))
    if not _is_summed(x) or (dtype is not None and dtype != x.dtype):
        return None
    axes = axes_of(dim, x.ndim)
    divisor = 1
    if function is reduce.mean:
        for axis in axes:
            divisor *= x.shape[axis]
    return summed(tracer, x, axes, divisor, keepdim)


def _sum_to_size(tracer: Tracer, function: Any, x: Symbol, size: Sequence[int]) -> Any:
    if not _is_summed(x):
        return None
    lead = x.ndim - len(size)
    axes = tuple(i for i in range(x.ndim) if i < lead or (size[i - lead] == 1 and x.shape[i] != 1))
    if not axes:
        return None
    return _noted_sum(tracer, x, np.asarray(function(x.array, size)), Sum("sum_to_size", (x.value,), axes=axes))


def _rows(kernel: str) -> Rule:
    """What is made of each row of an operand, by the kernel for such."""

    def lowered(tracer: Tracer, function: Any, x: Symbol, dim: Any, *options: Any) -> Any:
        *correction, keepdim = options
        if not _is_summed(x) or axes_of(dim, x.ndim) != (x.ndim - 1,) or x.shape[-1] > tracer.most_of_row:
            return None
        numbers = [float(max(x.shape[-1] - (1 if c is None else c), 0)) for c in correction]
        return along_reduced(numpy_kernel(kernel), -1, keepdim, x, *numbers)

    return lowered


# ---- products


def _product(tracer: Tracer, function: Any, a: Symbol, b: Symbol) -> Any:
    return tracer.product(function.__name__, function, a, b)


def _dot(tracer: Tracer, function: Any, x: Symbol, y: Symbol) -> Any:
    if not _is_summed(x) or x.shape != y.shape or x.dtype != y.dtype:
        return None
    return summed(tracer, tracer.kernel("mul", (x, y)), (0,))


def _linear(tracer: Tracer, function: Any, x: Symbol, weight: Symbol, bias: Symbol | None) -> Any:
    """x @ weight.T + bias: in one product of matrices, whatever the dimensions of x."""
    if x.ndim < 2 or weight.ndim != 2 or not _is_summed(x) or not (x.dtype == weight.dtype and x.shape[-1] == weight.shape[1]):
        return None
    rows = x if x.ndim == 2 else tracer.call("reshape", np.reshape, (x, (-1, x.shape[-1])))
    out = tracer.product("mm", products.mm, rows, tracer.call("transpose", np.transpose, (weight,)))
    out = out if x.ndim == 2 else tracer.call("reshape", np.reshape, (out, (*x.shape[:-1], weight.shape[0])))
    return out if bias is None else tracer.kernel("add", (out, bias))


# ---- copies


def _clone(tracer: Tracer, function: Any, x: Symbol, memory_format: Any) -> Any:
    return copied(tracer, x, function(x.array, memory_format))


def copied(tracer: Tracer, x: Symbol, found: Any) -> Any:
    """A copy, laid out as `found`."""
    if not x.size or not is_stored(x.dtype):
        return None
    return tracer.symbols(tracer.noted(Cast("clone", (x.value,)), found))


def _reshape(tracer: Tracer, function: Any, x: Symbol, size: Any) -> Any:
    """A view where there can be one, otherwise of a copy."""
    found = function(x.array, size)
    if np.may_share_memory(found, x.array) or (whole := copied(tracer, x, np.ascontiguousarray(x.array))) is None:
        return None
    return tracer.call("reshape", np.reshape, (whole, found.shape))


def _to_copy(tracer: Tracer, function: Any, x: Symbol, dtype: Any) -> Any:
    return tracer.cast(x, np.dtype(dtype)) if np.dtype(dtype) != x.dtype else None


def _assembled(tracer: Tracer, name: str, parts: Sequence[tuple[Any, np.ndarray[Any, Any]]], found: np.ndarray[Any, Any], zeros: bool) -> Any:
    """An array of which some parts, shown as views of it, are copies of others."""
    if not found.size or not is_stored(found.dtype) or any(part.dtype != found.dtype or part.shape != x.shape for x, part in parts):
        return None
    places = tuple((part.__array_interface__["data"][0] - found.__array_interface__["data"][0], part.strides) for _, part in parts)
    return tracer.symbols(tracer.noted(Assembled(name, tuple(x.value for x, _ in parts), places=places, zeros=zeros), found))


def _into_zeros(view: Callable[..., Any]) -> Rule:
    """The gradient of a view: in its place in zeros."""

    def lowered(tracer: Tracer, function: Any, x: Symbol, size: Any, *where: Any) -> Any:
        found = function(x.array, size, *where)
        return _assembled(tracer, function.__name__, [(x, view(found, *where))], found, True)

    return lowered


def _joined(tracer: Tracer, function: Any, given: Sequence[Symbol], dim: int) -> Any:
    if not given or not all(x.size and x.dtype == given[0].dtype for x in given):
        return None
    found = function([x.array for x in given], dim)
    if function is joining.stack:
        return _assembled(tracer, "stack", [(x, np.moveaxis(found, dim, 0)[i, ...]) for i, x in enumerate(given)], found, False)
    ends = np.cumsum([x.shape[dim] for x in given])
    return _assembled(tracer, "cat", [(x, shape.slice(found, dim, end - x.shape[dim], end, 1)) for x, end in zip(given, ends)], found, False)


# ---- losses of classes


def _picks(tracer: Tracer, target: Symbol, count: int) -> Symbol:
    """For each row and class whether the row's target is the class."""
    narrow = tracer.converted(target, np.dtype(np.int32))  # in vectors of as many as float32 has
    return tracer.kernel("eq", (tracer.counting(count), tracer.call("expand_dims", np.expand_dims, (narrow, 1))))


def _loses_plainly(target: Any, weight: Any, size: Sequence[int], dtype: Any, ignore_index: int) -> bool:
    """Whether a loss is one of rows, no class counts more than another, and none is left out."""
    fits = len(size) == 2 and target.ndim == 1 and target.shape[0] == size[0] and target.dtype == np.int64 and all(size)
    fits = fits and size[1] < 1 << 31 and -(1 << 31) <= ignore_index < 1 << 31 and not 0 <= ignore_index < size[1]
    return bool(fits and weight is None and dtype.name in ("float32", "float64"))


def _share(tracer: Tracer, target: Symbol, ignore_index: int, dtype: Any) -> Symbol:
    """How many rows count."""
    return summed(tracer, tracer.cast(tracer.kernel("ne", (target, ignore_index)), dtype), (0,))


def _nll_loss(tracer: Tracer, function: Any, x: Symbol, target: Symbol, weight: Any, reduction: str, ignore_index: int) -> Any:
    if not _loses_plainly(target, weight, x.shape, x.dtype, ignore_index):
        return None
    function(x.array, target.array, weight, reduction, ignore_index)  # what is wrong with these is told here
    tracer.steps.append(Check("is_class", (target.value, x.shape[1], ignore_index)))
    picked = summed(tracer, tracer.kernel("where", (_picks(tracer, target, x.shape[1]), x, 0)), (1,))
    losses = tracer.kernel("neg", (picked,))
    if reduction == "none":
        return losses
    total = summed(tracer, losses, (0,))
    return total if reduction == "sum" else tracer.kernel("div", (total, _share(tracer, target, ignore_index, x.dtype)))


def _nll_loss_backward(tracer: Tracer, function: Any, grad: Symbol, target: Symbol, weight: Any, size: Sequence[int], reduction: str, ignore_index: int) -> Any:
    if not _loses_plainly(target, weight, size, grad.dtype, ignore_index):
        return None
    share = tracer.kernel("neg", (grad,))
    if reduction == "mean":
        share = tracer.kernel("div", (share, _share(tracer, target, ignore_index, grad.dtype)))
    elif reduction == "none":
        share = tracer.call("expand_dims", np.expand_dims, (share, 1))
    return tracer.kernel("where", (_picks(tracer, target, size[1]), share, 0))


OF_ROWS: dict[Callable[..., Any], str] = {  # by array function, the kernel for rows
    reduce.amax: "_row_max",
    reduce.amin: "_row_min",
    reduce.logsumexp: "_row_logsumexp",
    reduce.var: "_row_variance",
}
LOWERED: dict[Any, Rule] = {
    reduce.sum: _reduced,
    reduce.mean: _reduced,
    reduce.sum_to_size: _sum_to_size,
    **{function: _rows(kernel) for function, kernel in OF_ROWS.items()},
    products.mm: _product,
    products.bmm: _product,
    products.mv: _product,
    matrices.matmul: _product,
    products.dot: _dot,
    layers.linear: _linear,
    copies.clone: _clone,
    shape.reshape: _reshape,
    copies.to_copy: _to_copy,
    shape.slice_backward: _into_zeros(shape.slice),
    shape.select_backward: _into_zeros(shape.select),
    joining.cat: _joined,
    joining.stack: _joined,
    layers.nll_loss: _nll_loss,
    layers.nll_loss_backward: _nll_loss_backward,
}
