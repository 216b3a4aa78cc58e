"""What meanings are made of: functions of arrays, shapes and lists that need more than an expression."""

from __future__ import annotations

import importlib
import itertools
import math
from collections.abc import Callable, Sequence
from functools import cache, reduce
from typing import Any

import numpy as np

Call = Callable[..., Any]  # of a function by its name, with a list of arguments


@cache
def library(path: str) -> Any:
    """A function of NumPy or SciPy that the table of meanings names."""
    package, _, name = path.partition(".")
    if package == "special":
        return getattr(importlib.import_module("scipy.special"), name)
    return reduce(getattr, name.split("."), np)


# ---- facts


def shape_of(x: Any) -> tuple[int, ...]:
    return tuple(np.shape(x))


def _dtype(x: Any, *_: Any) -> Any:
    return np.asarray(x).dtype


def _to(x: Any, dtype: Any = None, *_: Any) -> Any:
    if dtype is None:
        return x
    x, dtype = np.asarray(x), np.dtype(dtype)
    return (x.real if np.iscomplexobj(x) and dtype.kind != "c" else x).astype(dtype)


def _real_if(dtype: Any, x: Any) -> Any:
    return np.real(x) if np.iscomplexobj(x) and np.dtype(dtype).kind != "c" else x


def dims_of(x: Any, dim: Any) -> tuple[int, ...]:
    """The dimensions that a reduction runs over, counted from the front; all, if it names none."""
    ndim = np.ndim(x)
    if dim is None or dim == [] or dim == ():
        return tuple(range(ndim))
    return tuple(d % ndim if ndim else 0 for d in (dim if isinstance(dim, (list, tuple)) else [dim]))[: ndim or 0]


# ---- making


def _number_of(x: Any, d: Any = None) -> Any:
    """`size` of a tensor, or of a list."""
    if isinstance(x, (list, tuple)):
        return len(x)
    return np.shape(x) if d is None else np.shape(x)[d] if np.ndim(x) else 1


def _zeros(size: Any, *_: Any) -> Any:
    return np.zeros(tuple(size))


def _new_zeros(x: Any, size: Any, *_: Any) -> Any:
    return np.zeros(tuple(size), np.asarray(x).dtype)


def _scalar_tensor(value: Any, *_: Any) -> Any:
    return np.asarray(value)


def _where(condition: Any, x: Any, y: Any) -> Any:
    return np.where(condition, x, y)


def _copied(x: Any, y: Any, *_: Any) -> Any:
    """`x.copy_(y)`"""
    return _to(np.broadcast_to(y, np.shape(x)), np.asarray(x).dtype).copy()


def _full(x: Any, value: Any) -> Any:
    return np.broadcast_to(np.asarray(value, np.result_type(x, value)), np.shape(x)).copy()


# ---- dimensions


def sum_to(x: Any, shape: Any) -> Any:
    """The sum over what was broadcast from a shape."""
    x, shape = np.asarray(x), tuple(shape)
    front = x.ndim - len(shape)
    x = x.sum(axis=tuple(range(front))) if front > 0 else x
    axes = tuple(i for i, n in enumerate(shape) if n == 1 and x.shape[i] != 1)
    return np.asarray(x.sum(axis=axes, keepdims=True) if axes else x)


def _sum(x: Any, dim: Any = None, keepdim: bool = False, dtype: Any = None) -> Any:
    return np.asarray(np.sum(x, axis=dims_of(x, dim), keepdims=keepdim, dtype=dtype))


def _mean(x: Any, dim: Any = None, keepdim: bool = False, dtype: Any = None) -> Any:
    return np.asarray(np.mean(x, axis=dims_of(x, dim), keepdims=keepdim, dtype=dtype))


def restored(x: Any, shape: Any, dim: Any, keepdim: bool) -> Any:
    """A reduced tensor with the reduced dimensions as ones."""
    if keepdim or not len(shape):
        return x
    axes = dims_of(np.empty(tuple(shape)), dim)
    return np.reshape(x, [1 if i in axes else n for i, n in enumerate(shape)])


def _spread(x: Any, shape: Any, dim: Any, keepdim: bool = False) -> Any:
    return np.broadcast_to(restored(x, shape, dim, keepdim), tuple(shape))


def _restore_reduced_dims(x: Any, dim: Any, keepdim: bool) -> Any:
    if keepdim:
        return x
    axes = tuple(dim) if isinstance(dim, (list, tuple)) else (dim,)
    total = np.ndim(x) + len(axes)
    for axis in sorted(a % total for a in axes):
        x = np.expand_dims(x, axis)
    return x


def _count(x: Any, dim: Any) -> int:
    return math.prod(np.shape(x)[d] for d in dims_of(x, dim))


def _expand(x: Any, size: Any, *_: Any) -> Any:
    x = np.asarray(x)
    size = [x.shape[i - (len(size) - x.ndim)] if n == -1 else n for i, n in enumerate(size)]
    return np.broadcast_to(x, tuple(size))


def _flatten(x: Any, start: int = 0, end: int = -1) -> Any:
    x = np.asarray(x)
    start, end = start % x.ndim, end % x.ndim
    return x.reshape(*x.shape[:start], -1, *x.shape[end + 1 :])


def _slice(x: Any, dim: int = 0, start: Any = None, end: Any = None, step: int = 1) -> Any:
    index = [slice(None)] * np.ndim(x)
    index[dim] = slice(start, end, step)
    return np.asarray(x)[tuple(index)]


def _narrow(x: Any, dim: int, start: int, length: int) -> Any:
    return _slice(x, dim, start, start + length)


def _select(x: Any, dim: int, index: int) -> Any:
    return np.take(x, index, axis=dim)


def _unsqueeze_to(x: Any, *rest: Any) -> Any:
    """A gradient of `squeeze`, in the shape before it."""
    return np.reshape(x, tuple(rest[-1]))


def _diagonal_scatter(x: Any, src: Any, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Any:
    x = np.asarray(x).copy()
    places = np.diagonal(np.arange(x.size).reshape(x.shape), offset, dim1, dim2)
    x.reshape(-1)[places.reshape(-1)] = np.reshape(src, -1)
    return x


def _slice_scatter(x: Any, src: Any, dim: int = 0, start: Any = None, end: Any = None, step: int = 1) -> Any:
    x = np.asarray(x).copy()
    index: list[Any] = [slice(None)] * x.ndim
    index[dim] = slice(start, end, step)
    x[tuple(index)] = src
    return x


def _select_scatter(x: Any, src: Any, dim: int, index: int) -> Any:
    x = np.asarray(x).copy()
    at: list[Any] = [slice(None)] * x.ndim
    at[dim] = index
    x[tuple(at)] = src
    return x


def _repeat_backward(grad: Any, repeats: Any, shape: Any) -> Any:
    front = len(repeats) - len(shape)
    sizes = [1] * front + list(shape)
    split = np.reshape(grad, [n for pair in zip(repeats, sizes) for n in pair])
    return split.sum(axis=tuple(range(0, 2 * len(repeats), 2))).reshape(tuple(shape))


def _split(x: Any, sizes: Any, dim: int = 0) -> list[Any]:
    if isinstance(sizes, int):
        length = np.shape(x)[dim]
        sizes = [min(sizes, length - i) for i in range(0, length, sizes)]
    ends = list(itertools.accumulate(sizes))
    return [_slice(x, dim, e - n, e) for n, e in zip(sizes, ends)]


def _undefined_as_zeros(grads: Sequence[Any], shapes: Sequence[tuple[int, ...]]) -> list[Any]:
    return [np.zeros(s) if g is None else g for g, s in zip(grads, shapes)]


def _split_backward(grads: Any, sizes: Any, dim: int, shape: Any, *_: Any) -> Any:
    parts = _split(np.empty(tuple(shape)), sizes, dim)
    return np.concatenate(_undefined_as_zeros(grads, [p.shape for p in parts]), axis=dim)


def _cat_backward(grad: Any, shapes: Any, dtypes: Any, dim: int) -> list[Any]:
    return [_real_if(t, p) for t, p in zip(dtypes, _split(grad, [s[dim] for s in shapes], dim))]


def _block_diag(tensors: Any) -> Any:
    tensors = [np.atleast_2d(t) for t in tensors]
    out = np.zeros([sum(t.shape[i] for t in tensors) for i in (0, 1)], np.result_type(*tensors))
    row = column = 0
    for t in tensors:
        out[row : row + t.shape[0], column : column + t.shape[1]] = t
        row, column = row + t.shape[0], column + t.shape[1]
    return out


def _block_diag_backward(grad: Any, shapes: Any, dtypes: Any) -> list[Any]:
    out, row, column = [], 0, 0
    for shape, dtype in zip(shapes, dtypes):
        height, width = ([1, 1] + list(shape))[-2:]
        out.append(_real_if(dtype, grad[row : row + height, column : column + width].reshape(shape)))
        row, column = row + height, column + width
    return out


# ---- indices


def _whole(indices: Any) -> tuple[Any, ...]:
    return tuple(slice(None) if i is None else i for i in indices)


def _index(x: Any, indices: Any) -> Any:
    return np.asarray(x)[_whole(indices)]


def _index_put(x: Any, indices: Any, values: Any, accumulate: bool = False, *_: Any) -> Any:
    x = np.array(x, np.result_type(x, values))
    if accumulate:
        np.add.at(x, _whole(indices), values)
    else:
        x[_whole(indices)] = values
    return x


def _along(dim: int, index: Any) -> tuple[Any, ...]:
    grids = list(np.meshgrid(*(np.arange(n) for n in index.shape), indexing="ij"))
    grids[dim] = index
    return tuple(grids)


def _gather(x: Any, dim: int, index: Any, *_: Any) -> Any:
    return np.asarray(x)[_along(dim, index)] if np.ndim(x) else np.asarray(x)


def _scatter(x: Any, dim: int, index: Any, src: Any) -> Any:
    x = np.array(x)
    x[_along(dim, index)] = src if not np.ndim(src) else np.asarray(src)[tuple(map(slice, index.shape))]
    return x


def _put_along(grad: Any, dim: int, index: Any, shape: Any) -> Any:
    """The adjoint of gather."""
    out = np.zeros(tuple(shape), np.asarray(grad).dtype)
    if not out.ndim:
        return np.asarray(np.sum(grad))
    np.add.at(out, _along(dim, index), grad)
    return out


def _selected_backward(grad: Any, dim: int, indices: Any, shape: Any, keepdim: bool) -> Any:
    if not keepdim and len(shape):
        grad, indices = np.expand_dims(grad, dim), np.expand_dims(indices, dim)
    return _put_along(grad, dim, np.asarray(indices), shape)


def _gather_selected(x: Any, dim: int, indices: Any, keepdim: bool) -> Any:
    if not np.ndim(x):
        return x
    if keepdim:
        return _gather(x, dim, indices)
    return _gather(x, dim, np.expand_dims(indices, dim)).squeeze(dim)


def _index_fill(x: Any, dim: int, index: Any, value: Any) -> Any:
    x = np.array(x, np.result_type(x, value))
    at: list[Any] = [slice(None)] * x.ndim
    at[dim] = index
    x[tuple(at)] = value
    return x


def _index_select(x: Any, dim: int, index: Any) -> Any:
    return np.take(x, index, axis=dim)


def _put(x: Any, index: Any, source: Any, accumulate: bool = False) -> Any:
    out = np.array(x).reshape(-1)
    if accumulate:
        np.add.at(out, np.reshape(index, -1), np.reshape(source, -1))
    else:
        out[np.reshape(index, -1)] = np.reshape(source, -1)
    return out.reshape(np.shape(x))


def _masked_scatter(x: Any, mask: Any, source: Any) -> Any:
    x, mask = np.array(np.broadcast_to(x, np.broadcast_shapes(np.shape(x), np.shape(mask)))), np.asarray(mask)
    mask = np.broadcast_to(mask, x.shape)
    x[mask] = np.reshape(source, -1)[: int(mask.sum())]
    return x


def _masked_scatter_backward(grad: Any, mask: Any, shape: Any) -> Any:
    out = np.zeros(math.prod(shape), np.asarray(grad).dtype)
    found = np.asarray(grad)[np.broadcast_to(mask, np.shape(grad))]
    out[: found.size] = found
    return out.reshape(tuple(shape))


def _masked_select_backward(grad: Any, x: Any, mask: Any) -> Any:
    shape = np.broadcast_shapes(np.shape(x), np.shape(mask))
    out = np.zeros(shape, np.asarray(grad).dtype)
    out[np.broadcast_to(mask, shape)] = grad
    return sum_to(out, np.shape(x))


# ---- functions given by others


def adjoint(call: Call, name: str, grad: Any, shape: Any, args: Sequence[Any], at: int = 0, item: int | None = None) -> Any:
    """The transpose of a function that is linear in its argument number `at`, of a shape, applied to a gradient: its columns one by one."""
    columns = []
    size = math.prod(shape)
    for number in range(size):
        unit = np.zeros(size)
        unit[number] = 1.0
        given = list(args)
        given.insert(at, unit.reshape(tuple(shape)))
        column = call(name, given)
        columns.append(np.sum(np.conj(column if item is None else column[item]) * grad))
    return np.asarray(columns).reshape(tuple(shape))


def _fmap(items: Any, function: Any) -> list[Any]:
    return [function(i) for i in items]


# ---- sums of products


def _prod_backward(grad: Any, x: Any, result: Any, dim: Any = None, keepdim: bool = False) -> Any:
    """Of every element, the product of all others."""
    x = np.asarray(x)
    if not x.ndim:
        return np.asarray(grad)
    if dim is None:
        flat = x.reshape(-1)
        others = np.array([np.prod(np.delete(flat, i)) for i in range(flat.size)]).reshape(x.shape)
        return grad * np.conj(others)
    others = np.stack([np.prod(np.delete(x, i, axis=dim), axis=dim) for i in range(x.shape[dim])], axis=dim)
    return (grad if keepdim else np.expand_dims(grad, dim)) * np.conj(others)


def _cumprod_jvp(t: Any, x: Any, result: Any, dim: int) -> Any:
    x, t = np.asarray(x), np.asarray(t)
    if not x.ndim:
        return t
    total = np.zeros(np.shape(result), np.result_type(x, t))
    for i in range(x.shape[dim]):
        changed = x.copy()
        index = [slice(None)] * x.ndim
        index[dim] = slice(i, i + 1)
        changed[tuple(index)] = t[tuple(index)]
        after = np.cumprod(changed, axis=dim)
        index[dim] = slice(0, i)
        after[tuple(index)] = 0
        total = total + after
    return total


def _cumprod_backward(grad: Any, x: Any, dim: int, result: Any) -> Any:
    x = np.asarray(x)
    if not x.ndim:
        return np.asarray(grad)
    out = np.zeros(x.shape, np.result_type(x, grad))
    for i in range(x.shape[dim]):
        index: list[Any] = [slice(None)] * x.ndim
        index[dim] = slice(i, i + 1)
        changed = x.copy()
        changed[tuple(index)] = 1
        after = np.cumprod(changed, axis=dim)
        before = list(index)
        before[dim] = slice(0, i)
        after[tuple(before)] = 0
        out[tuple(index)] = np.sum(np.conj(after) * grad, axis=dim, keepdims=True)
    return out


def _reversed_cumsum(grad: Any, dim: int) -> Any:
    return np.flip(np.cumsum(np.flip(grad, dim), axis=dim), dim) if np.ndim(grad) else grad


def _logcumsumexp(x: Any, dim: int) -> Any:
    return np.log(np.cumsum(np.exp(x), axis=dim)) if np.ndim(x) else np.asarray(x)


# ---- images


def _pairs(value: Any, count: int) -> tuple[int, ...]:
    found = tuple(value) if isinstance(value, (list, tuple)) else (value,)
    return found * count if len(found) == 1 else found


def _convolve(x: Any, weight: Any, stride: Any, padding: Any, dilation: Any, groups: int = 1) -> Any:
    """A cross-correlation over any number of dimensions."""
    count = np.ndim(weight) - 2
    stride, padding, dilation = (_pairs(v, count) for v in (stride, padding, dilation))
    x = np.pad(x, [(0, 0), (0, 0), *((p, p) for p in padding)])
    kernel = np.shape(weight)[2:]
    sizes = [(n - d * (k - 1) - 1) // s + 1 for n, k, s, d in zip(x.shape[2:], kernel, stride, dilation)]
    out = np.zeros((x.shape[0], np.shape(weight)[0], *sizes), np.result_type(x, weight))
    ins, outs = np.shape(weight)[1], np.shape(weight)[0] // groups
    for at in itertools.product(*map(range, kernel)):
        window = x[(slice(None), slice(None), *(slice(a * d, a * d + (n - 1) * s + 1, s) for a, d, n, s in zip(at, dilation, sizes, stride)))]
        for g in range(groups):
            part = np.einsum("ni...,oi->no...", window[:, g * ins : (g + 1) * ins], np.asarray(weight)[(slice(g * outs, (g + 1) * outs), slice(None), *at)])
            out[:, g * outs : (g + 1) * outs] += part
    return out


def _convolution(
    x: Any, weight: Any, bias: Any, stride: Any, padding: Any, dilation: Any, transposed: bool = False, output_padding: Any = 0, groups: int = 1
) -> Any:
    count = np.ndim(weight) - 2
    if transposed:
        stride, padding, dilation, extra = (_pairs(v, count) for v in (stride, padding, dilation, output_padding))
        sizes = [
            (n - 1) * s - 2 * p + d * (k - 1) + e + 1
            for n, s, p, d, k, e in zip(np.shape(x)[2:], stride, padding, dilation, np.shape(weight)[2:], extra)
        ]
        out = np.zeros((np.shape(x)[0], np.shape(weight)[1] * groups, *(n + 2 * p for n, p in zip(sizes, padding))), np.result_type(x, weight))
        ins, outs = np.shape(weight)[0] // groups, np.shape(weight)[1]
        for at in itertools.product(*map(range, np.shape(weight)[2:])):
            places = tuple(slice(a * d, a * d + (n - 1) * s + 1, s) for a, d, n, s in zip(at, dilation, np.shape(x)[2:], stride))
            for g in range(groups):
                part = np.einsum(
                    "ni...,io->no...", np.asarray(x)[:, g * ins : (g + 1) * ins], np.asarray(weight)[(slice(g * ins, (g + 1) * ins), slice(None), *at)]
                )
                out[(slice(None), slice(g * outs, (g + 1) * outs), *places)] += part
        out = out[(slice(None), slice(None), *(slice(p, p + n) for p, n in zip(padding, sizes)))]
    else:
        out = _convolve(x, weight, stride, padding, dilation, groups)
    return out if bias is None else out + np.reshape(bias, (1, -1, *(1,) * count))


def _convolution_backward(call: Call, grad: Any, x: Any, weight: Any, bias_sizes: Any, *rest: Any) -> list[Any]:
    options = list(rest[:-1])
    plain = [None, *options]
    dx = adjoint(call, "convolution", grad, np.shape(x), [weight, *plain])
    dw = adjoint(call, "convolution", grad, np.shape(weight), [x, *plain], at=1)
    return [dx, dw, np.sum(grad, axis=(0, *range(2, np.ndim(grad))))]


def _windows(x: Any, kernel: Any, stride: Any, padding: Any, dilation: Any, fill: float, ceil_mode: bool = False) -> tuple[Any, Any, list[int]]:
    """All windows of an image, flattened along the last dimension, with the places that their elements have in it; -1 in the padding."""
    count = len(kernel)
    stride = _pairs(stride, count) if stride not in ([], (), None) else tuple(kernel)
    padding, dilation = _pairs(padding, count), _pairs(dilation, count)
    spatial = np.shape(x)[-count:]
    sizes = []
    for n, k, s, p, d in zip(spatial, kernel, stride, padding, dilation):
        span = n + 2 * p - d * (k - 1) - 1
        size = (-(-span // s) if ceil_mode else span // s) + 1
        sizes.append(size - (ceil_mode and (size - 1) * s >= n + p))
    numbers = np.arange(math.prod(spatial)).reshape(spatial)
    far = [max(0, (m - 1) * s + d * (k - 1) + 1 - n - p) for m, s, d, k, n, p in zip(sizes, stride, dilation, kernel, spatial, padding)]
    edges = [(p, max(p, f)) for p, f in zip(padding, far)]
    numbers = np.pad(numbers, edges, constant_values=-1)
    filled = np.pad(x, [(0, 0)] * (np.ndim(x) - count) + edges, constant_values=fill)
    places, values = [], []
    for at in itertools.product(*map(range, kernel)):
        index = tuple(slice(a * d, a * d + (m - 1) * s + 1, s) for a, d, m, s in zip(at, dilation, sizes, stride))
        places.append(numbers[index])
        values.append(filled[(..., *index)])
    return np.stack(values, -1), np.stack(places, -1), sizes


def _max_pool(x: Any, kernel: Any, stride: Any = (), padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False) -> list[Any]:
    values, places, _ = _windows(x, kernel, stride, padding, dilation, -np.inf, ceil_mode)
    best = np.argmax(values, -1)
    indices = np.take_along_axis(np.broadcast_to(places, values.shape), best[..., None], -1)[..., 0]
    return [np.max(values, -1), indices]


def _avg_pool(
    x: Any, kernel: Any, stride: Any = (), padding: Any = 0, ceil_mode: bool = False, count_include_pad: bool = True, divisor_override: Any = None
) -> Any:
    values, places, _ = _windows(x, kernel, stride, padding, 1, 0.0, ceil_mode)
    count = divisor_override or (math.prod(kernel) if count_include_pad else np.sum(places >= 0, -1))
    return np.sum(values, -1) / count


def _adaptive_bins(n: int, m: int) -> list[slice]:
    return [slice(i * n // m, -(-(i + 1) * n // m)) for i in range(m)]


def _adaptive_avg_pool(x: Any, sizes: Any) -> Any:
    count = len(sizes)
    spatial = np.shape(x)[-count:]
    out = np.zeros((*np.shape(x)[:-count], *sizes))
    for at in itertools.product(*map(range, sizes)):
        window = np.asarray(x)[(..., *(_adaptive_bins(n, m)[a] for n, m, a in zip(spatial, sizes, at)))]
        out[(..., *at)] = window.mean(axis=tuple(range(-count, 0)))
    return out


def _adaptive_max_pool(x: Any, sizes: Any) -> list[Any]:
    count = len(sizes)
    spatial = np.shape(x)[-count:]
    numbers = np.broadcast_to(np.arange(math.prod(spatial)).reshape(spatial), np.shape(x))
    out, indices = np.zeros((*np.shape(x)[:-count], *sizes)), np.zeros((*np.shape(x)[:-count], *sizes), int)
    for at in itertools.product(*map(range, sizes)):
        index = (..., *(_adaptive_bins(n, m)[a] for n, m, a in zip(spatial, sizes, at)))
        window, place = np.asarray(x)[index], numbers[index]
        window, place = window.reshape(*window.shape[:-count], -1), place.reshape(*place.shape[:-count], -1)
        best = np.argmax(window, -1)[..., None]
        out[(..., *at)], indices[(..., *at)] = np.take_along_axis(window, best, -1)[..., 0], np.take_along_axis(place, best, -1)[..., 0]
    return [out, indices]


def _from_indices(x: Any, indices: Any, count: int) -> Any:
    """Elements of images by their places in them."""
    x, indices = np.asarray(x), np.asarray(indices)
    flat = x.reshape(*x.shape[:-count], -1)
    return np.take_along_axis(flat, indices.reshape(*indices.shape[:-count], -1), -1).reshape(indices.shape)


def _to_indices(x: Any, indices: Any, sizes: Any) -> Any:
    """The sum of elements at their places in images of a size."""
    x, indices, count = np.asarray(x), np.asarray(indices), len(sizes)
    front = x.shape[:-count]
    out = np.zeros((math.prod(front), math.prod(sizes)), x.dtype)
    rows = np.arange(out.shape[0])[:, None]
    np.add.at(out, (rows, indices.reshape(out.shape[0], -1)), x.reshape(out.shape[0], -1))
    return out.reshape(*front, *sizes)


def _pad(x: Any, padding: Any, mode: str = "constant", value: float = 0) -> Any:
    """Padding as PyTorch lists it, from the last dimension; negative amounts cut."""
    x, padding = np.asarray(x), list(padding)
    widths = [(0, 0)] * (x.ndim - len(padding) // 2) + [(padding[i], padding[i + 1]) for i in range(len(padding) - 2, -1, -2)]
    cut = tuple(slice(max(0, -a), x.shape[i] - max(0, -b)) for i, (a, b) in enumerate(widths))
    widths = [(max(0, a), max(0, b)) for a, b in widths]
    x = x[cut]
    return np.pad(x, widths, constant_values=value) if mode == "constant" else np.pad(x, widths, mode=mode)  # type: ignore[call-overload]


def _weights(n: int, m: int, how: str, align: bool, scale: Any) -> Any:
    """The matrix that takes a row of n elements to one of m."""
    matrix = np.zeros((m, n))
    ratio = n / m if not scale else 1 / scale
    for i in range(m):
        if how == "nearest":
            matrix[i, min(int(i * ratio), n - 1)] += 1
        elif how == "nearest-exact":
            matrix[i, min(int((i + 0.5) * ratio), n - 1)] += 1
        else:
            place = i * (n - 1) / (m - 1) if align and m > 1 else 0.0 if align else (i + 0.5) * ratio - 0.5
            if how == "linear":
                place = max(place, 0.0)
                low = min(int(place), n - 1)
                matrix[i, low] += 1 - (place - low)
                matrix[i, min(low + 1, n - 1)] += place - low
            else:
                low = math.floor(place)
                for k in range(-1, 3):
                    matrix[i, min(max(low + k, 0), n - 1)] += _cubic(place - low - k)
    return matrix


def _cubic(x: float, a: float = -0.75) -> float:
    x = abs(x)
    if x <= 1:
        return ((a + 2) * x - (a + 3)) * x * x + 1
    return (((x - 5) * x + 8) * x - 4) * a if x < 2 else 0.0


def _resized(x: Any, sizes: Any, how: str, align: bool = False, scales: Any = ()) -> Any:
    x, count = np.asarray(x), len(sizes)
    for i, m in enumerate(sizes):
        axis = x.ndim - count + i
        scale = scales[i] if len(scales) > i else None
        x = np.moveaxis(np.tensordot(_weights(x.shape[axis], m, how, align, scale), x, (1, axis)), 0, axis)
    return x


def _im2col(x: Any, kernel: Any, dilation: Any, padding: Any, stride: Any) -> Any:
    values, _, _ = _windows(x, kernel, stride, padding, dilation, 0.0)
    n, c = values.shape[:2]
    return np.moveaxis(values, -1, 2).reshape(n, c * math.prod(kernel), -1)


def _pixel_shuffle(x: Any, r: int) -> Any:
    *front, c, h, w = np.shape(x)
    y = np.reshape(x, (-1, c // r**2, r, r, h, w)).transpose(0, 1, 4, 2, 5, 3)
    return y.reshape(*front, c // r**2, h * r, w * r)


def _pixel_unshuffle(x: Any, r: int) -> Any:
    *front, c, h, w = np.shape(x)
    y = np.reshape(x, (-1, c, h // r, r, w // r, r)).transpose(0, 1, 3, 5, 2, 4)
    return y.reshape(*front, c * r**2, h // r, w // r)


def _channel_shuffle(x: Any, groups: int) -> Any:
    n, c, *rest = np.shape(x)
    return np.swapaxes(np.reshape(x, (n, groups, c // groups, *rest)), 1, 2).reshape(np.shape(x))


# ---- matrices


def _mH(x: Any) -> Any:
    return np.conj(np.swapaxes(x, -1, -2))


def _matmul_backward(grad: Any, a: Any, b: Any, *_: Any) -> list[Any]:
    a, b = np.asarray(a), np.asarray(b)
    rows = a[None] if a.ndim == 1 else a
    columns = b[:, None] if b.ndim == 1 else b
    if a.ndim == 1:
        grad = np.expand_dims(grad, -1 if b.ndim == 1 else -2)
    if b.ndim == 1:
        grad = np.expand_dims(grad, -1)
    da, db = grad @ _mH(columns), _mH(rows) @ grad
    da, db = sum_to(da, rows.shape), sum_to(db, columns.shape)
    return [da.reshape(a.shape), db.reshape(b.shape)]


def _half(x: Any) -> Any:
    """The lower triangle of a matrix with half of its diagonal."""
    return np.tril(x) - 0.5 * np.einsum("...ii->...i", x)[..., None] * np.eye(np.shape(x)[-1])


def _cholesky(a: Any, upper: bool = False) -> Any:
    lower = np.linalg.cholesky((a + _mH(a)) / 2)
    return _mH(lower) if upper else lower


def _exp_of_matrix(a: Any) -> Any:
    return importlib.import_module("scipy.linalg").expm(a)


def _exp_differential(a: Any, t: Any, is_adjoint: bool = False) -> Any:
    a = _mH(a) if is_adjoint else a
    n = np.shape(a)[-1]
    zero = np.zeros_like(a)
    block = np.concatenate([np.concatenate([a, t], -1), np.concatenate([zero, a], -1)], -2)
    return _exp_of_matrix(block)[..., :n, n:]


def _lu(a: Any) -> list[Any]:
    return list(importlib.import_module("scipy.linalg").lu(a))


def _fft(x: Any, dim: Any, normalization: int, forward: bool) -> Any:
    """Normalisation: 0 none, 1 by the square root, 2 by the number of elements."""
    n = math.prod(np.shape(x)[d] for d in dim)
    y = np.fft.fftn(x, axes=dim) if forward else np.fft.ifftn(x, axes=dim) * n
    return y / (1, math.sqrt(n), n)[normalization]


def _fft_r2c(x: Any, dim: Any, normalization: int, onesided: bool) -> Any:
    y = _fft(x, dim, normalization, True)
    return _slice(y, dim[-1], 0, np.shape(x)[dim[-1]] // 2 + 1) if onesided else y


def _fft_c2r(x: Any, dim: Any, normalization: int, last: int) -> Any:
    y = _fft(x, list(dim)[:-1], 0, False) if len(dim) > 1 else np.asarray(x)
    y = np.fft.irfft(y, n=last, axis=dim[-1]) * last
    n = math.prod(np.shape(y)[d] for d in dim)
    return y / (1, math.sqrt(n), n)[normalization]


def _real_adjoint(call: Call, name: str, grad: Any, shape: Any, args: Sequence[Any], complex_input: bool) -> Any:
    """The transpose with respect to real and imaginary parts."""
    out = np.zeros(tuple(shape), complex if complex_input else float).reshape(-1)
    for number in range(out.size):
        unit = np.zeros(out.size, out.dtype)
        for part in (1.0, 1j)[: 1 + complex_input]:
            unit[number] = part
            value = call(name, [unit.reshape(tuple(shape)), *args])
            out[number] += part * np.sum(np.real(np.conj(value) * grad))
    return out.reshape(tuple(shape))


def _div(x: Any, y: Any, rounding_mode: Any = None) -> Any:
    value = np.true_divide(x, y)
    return np.trunc(value) if rounding_mode == "trunc" else np.floor(value) if rounding_mode == "floor" else value


def _nll(x: Any, target: Any, weight: Any, reduction: int, ignore_index: int) -> list[Any]:
    weight = np.ones(np.shape(x)[-1 if np.ndim(x) == 1 else 1]) if weight is None else np.asarray(weight)
    axis = 0 if np.ndim(x) == 1 else 1
    used = target != ignore_index
    chosen = np.where(used, target, 0)
    w = np.where(used, weight[chosen], 0.0)
    losses = -w * np.take_along_axis(x, np.expand_dims(chosen, axis), axis).squeeze(axis)
    total = np.asarray(w.sum())
    return [losses if reduction == 0 else losses.sum() / total if reduction == 1 else losses.sum(), total if reduction else np.zeros(())]


def _nll_backward(grad: Any, x: Any, target: Any, weight: Any, reduction: int, ignore_index: int, total: Any) -> Any:
    axis = 0 if np.ndim(x) == 1 else 1
    weight = np.ones(np.shape(x)[axis]) if weight is None else np.asarray(weight)
    used = target != ignore_index
    chosen = np.where(used, target, 0)
    g = -np.where(used, weight[chosen], 0.0) * grad / (total if reduction == 1 else 1)
    out = np.zeros(np.shape(x))
    np.put_along_axis(out, np.expand_dims(chosen, axis), np.expand_dims(g, axis), axis)
    return out


def _embedding_grad(grad: Any, indices: Any, count: int, padding_idx: int = -1, scale: bool = False, *_: Any) -> Any:
    out = np.zeros((count, np.shape(grad)[-1]), np.asarray(grad).dtype)
    flat = np.reshape(indices, -1)
    factors = np.where(flat == padding_idx, 0.0, 1.0 / np.bincount(flat, minlength=count)[flat] if scale else 1.0)
    np.add.at(out, flat, np.reshape(grad, (-1, np.shape(grad)[-1])) * factors[:, None])
    return out


def _as_strided(x: Any, size: Any, stride: Any, offset: Any = None) -> Any:
    places = np.full(tuple(size), offset or 0)
    for axis, (n, s) in enumerate(zip(size, stride)):
        places = places + np.reshape(np.arange(n) * s, [-1 if i == axis else 1 for i in range(len(size))])
    return np.reshape(x, -1)[places]


def _as_strided_scatter(x: Any, src: Any, size: Any, stride: Any, offset: Any = None) -> Any:
    places = _as_strided(np.arange(np.size(x)), size, stride, offset)
    out = np.array(x).reshape(-1)
    out[places.reshape(-1)] = np.reshape(src, -1)
    return out.reshape(np.shape(x))


def _unfold_backward(call: Call, grad: Any, shape: Any, dim: int, size: int, step: int) -> Any:
    return adjoint(call, "unfold", grad, shape, [dim, size, step])


def _reduced(x: Any, reduction: int) -> Any:
    return np.asarray(x if reduction == 0 else np.mean(x) if reduction == 1 else np.sum(x))


def _other_dims(x: Any, dim: int) -> list[int]:
    return [d for d in range(np.ndim(x)) if d != dim % np.ndim(x)]


def _grid(theta: Any, size: Any, align_corners: bool) -> Any:
    """Points of images of a size, from -1 to 1, moved by affine maps."""
    axes = [np.linspace(-1, 1, n) * (1 if align_corners else (n - 1) / n) for n in size[2:]]
    points = np.stack([*np.meshgrid(*axes, indexing="ij")[::-1], np.ones(tuple(size[2:]))], -1)
    return np.einsum("...j,nij->n...i", points, theta)


def _fft_shape(grad: Any, dim: Any, last: int) -> list[int]:
    shape = list(np.shape(grad))
    shape[dim[-1]] = last
    return shape


def _pair_differences(x: Any) -> Any:
    rows, columns = np.triu_indices(np.shape(x)[0], 1)
    return x[rows] - x[columns]


def _pair_sums(d: Any, count: int) -> Any:
    rows, columns = np.triu_indices(count, 1)
    out = np.zeros((count, np.shape(d)[-1]))
    np.add.at(out, rows, d)
    np.add.at(out, columns, -d)
    return out


METHODS: dict[str, Callable[..., Any]] = {
    "size": _number_of,
    "dim": lambda x: np.ndim(x),
    "numel": lambda x: int(np.size(x)),
    "is_complex": lambda x: bool(np.iscomplexobj(x)),
    "scalar_type": _dtype, "dtype": _dtype, "options": _dtype,
    "layout": lambda x: None, "strides": lambda x: None, "suggest_memory_format": lambda x: None, "is_contiguous": lambda x: True,
    "device": lambda x: "cpu", "is_cpu": lambda x: True, "is_xpu": lambda x: False, "requires_grad": lambda x: True,
    "conj": lambda x: np.conj(x), "conj_physical": lambda x: np.conj(x), "conj_physical_": lambda x: np.conj(x),
    "resolve_conj": lambda x: x, "contiguous": lambda x, *_: x, "neg": lambda x: -np.asarray(x), "_neg_view": lambda x: -np.asarray(x),
    "clone": lambda x, *_: np.array(x), "to": _to, "expand_as": lambda x, y: np.broadcast_to(x, np.shape(y)), "back": lambda x: x[-1],
    "value_or": lambda x, y: y if x is None else x, "zero_": lambda x: np.zeros_like(x), "fill_": _full, "copy_": _copied,
    "new_zeros": _new_zeros, "reshape": lambda x, s: np.reshape(x, tuple(s)), "reshape_as": lambda x, y: np.reshape(x, np.shape(y)),
    "view_as": lambda x, y: np.reshape(x, np.shape(y)),
}  # fmt: skip

CALLING = {"adjoint", "convolution_backward", "unfold_backward", "real_adjoint"}
NAMED: dict[str, Callable[..., Any]] = {
    "adjoint": adjoint, "real_adjoint": _real_adjoint, "handle_r_to_c": _real_if, "zeros": _zeros, "ones": lambda s, *_: np.ones(tuple(s)),
    "zeros_like": lambda x, *_: np.zeros_like(x), "ones_like": lambda x, *_: np.ones_like(x), "scalar_tensor": _scalar_tensor, "where": _where,
    "sum_to": sum_to, "sum": _sum, "mean": _mean, "spread": _spread, "restored": restored, "restore_reduced_dims": _restore_reduced_dims, "count": _count,
    "dims_of": lambda x, dim: list(dims_of(x, dim)), "expand": _expand, "flatten": _flatten, "slice": _slice, "narrow": _narrow, "select": _select,
    "squeeze": lambda x, dim=None: np.squeeze(x, None if dim is None else tuple(d for d in dims_of(x, dim) if np.shape(x)[d] == 1)),
    "unsqueeze_to": _unsqueeze_to, "diagonal_scatter": _diagonal_scatter, "slice_scatter": _slice_scatter, "select_scatter": _select_scatter,
    "repeat_backward": _repeat_backward, "split_backward": _split_backward, "split_with_sizes_backward": _split_backward,
    "unbind_backward": lambda grads, dim: np.stack(_undefined_as_zeros(grads, [next(g.shape for g in grads if g is not None)] * len(grads)), axis=dim),
    "cat_tensors_backward": _cat_backward, "block_diag": _block_diag, "block_diag_backward": _block_diag_backward,
    "stack_tensors_backward": lambda grad, dim, dtypes: [_real_if(t, _select(grad, dim, i)) for i, t in enumerate(dtypes)],
    "to_args_sizes": lambda x: [np.shape(t) for t in x], "to_args_scalartypes": lambda x: [np.asarray(t).dtype for t in x],
    "index": _index, "put_at": _index_put, "gather": _gather, "scatter": _scatter, "put_along": _put_along, "index_fill": _index_fill,
    "index_select": _index_select, "put": _put,
    "take": lambda x, index: np.reshape(x, -1)[index], "take_backward": lambda grad, x, index: _put(np.zeros(np.shape(x), np.asarray(grad).dtype), index, grad, True),
    "value_selecting_reduction_backward": _selected_backward, "gather_with_keepdimed_indices": _gather_selected, "masked_scatter": _masked_scatter,
    "masked_scatter_backward": _masked_scatter_backward, "masked_select_backward": _masked_select_backward,
    "masked_fill": lambda x, mask, value: np.where(mask, np.asarray(value, np.result_type(x, value)), x),
    "fmap": _fmap, "reverse_list": lambda x: list(x)[::-1], "filled_list": lambda n, value=0: [value] * n, "length": len,
    "prod_backward": _prod_backward, "cumprod_jvp": _cumprod_jvp, "cumprod_backward": _cumprod_backward, "cumsum_backward": _reversed_cumsum,
    "logcumsumexp": _logcumsumexp, "convolution": _convolution, "convolution_backward": _convolution_backward,
    "max_pool": _max_pool, "avg_pool": _avg_pool, "adaptive_avg_pool": _adaptive_avg_pool, "adaptive_max_pool": _adaptive_max_pool,
    "from_indices": _from_indices, "to_indices": _to_indices, "padded": _pad, "resized": _resized, "im2col": _im2col, "pixel_shuffle": _pixel_shuffle,
    "pixel_unshuffle": _pixel_unshuffle, "channel_shuffle": _channel_shuffle, "mH": _mH, "mT": lambda x: np.swapaxes(x, -1, -2),
    "matmul": lambda a, b: np.asarray(np.matmul(a, b)), "matmul_backward": _matmul_backward, "outer": lambda a, b: np.multiply.outer(a, b),
    "ger": lambda a, b: np.multiply.outer(a, b), "half": _half, "chol": _cholesky, "linalg_matrix_exp": _exp_of_matrix,
    "linalg_matrix_exp_differential": _exp_differential, "lu": _lu, "_fft_c2c": _fft, "_fft_r2c": _fft_r2c, "_fft_c2r": _fft_c2r, "div": _div,
    "nll": _nll, "nll_backward": _nll_backward, "embedding_grad": _embedding_grad, "as_strided": _as_strided, "as_strided_scatter": _as_strided_scatter,
    "unfold_backward": _unfold_backward, "apply_loss_reduction": _reduced, "rot90": lambda x, k, dims: np.rot90(x, k, dims),
    "info": lambda: np.zeros((), int), "noise_like": lambda x: np.random.default_rng(0).random(np.shape(x)), "tuple_of": lambda x: tuple(x) if isinstance(x, (list, tuple)) else (x,), "other_dims": _other_dims, "negated": lambda x: [-i for i in x],
    "positive": lambda dims, ndim: [d % ndim for d in dims], "list_of": lambda a, b: list(range(a, b)), "grid_of": _grid, "fft_shape": _fft_shape,
    "half_shape": lambda grad, dim: _fft_shape(grad, dim, np.shape(grad)[dim[-1]] // 2 + 1), "pair_differences": _pair_differences,
    "pair_sums": _pair_sums, "complex": lambda x, y: np.asarray(x) + 1j * np.asarray(y), "real": lambda x: np.real(x), "imag": lambda x: np.imag(x),
}  # fmt: skip
HELPERS = {name for name in NAMED if name.endswith(("_backward", "_jvp", "_r_to_c", "_reduction"))}  # beside the ops, PyTorch's own helpers
