"""Facts about tensors, and functions that make, shape, index and sum them."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np


def shape_of(x: Any) -> tuple[int, ...]:
    return tuple(np.shape(x))


def _dtype(x: Any, *_: Any) -> Any:
    return np.asarray(x).dtype


def _to(x: Any, dtype: Any = None, *_: Any) -> Any:
    if dtype is None:
        return x
    x, dtype = np.asarray(x), np.dtype(dtype)
    return (x.real if np.iscomplexobj(x) and not np.issubdtype(dtype, np.complexfloating) else x).astype(dtype)


def _real_if(dtype: Any, x: Any) -> Any:
    return np.real(x) if np.iscomplexobj(x) and not np.issubdtype(np.dtype(dtype), np.complexfloating) else x


def dims_of(x: Any, dim: Any) -> tuple[int, ...]:
    """The dimensions that a reduction runs over, counted from the front; all, if it names none."""
    ndim = np.ndim(x)
    if dim is None or dim == [] or dim == ():
        return tuple(range(ndim))
    return tuple(d % ndim if ndim else 0 for d in (dim if isinstance(dim, (list, tuple)) else [dim]))[: ndim or 0]


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
        height, width = [1, 1, *shape][-2:]
        out.append(_real_if(dtype, grad[row : row + height, column : column + width].reshape(shape)))
        row, column = row + height, column + width
    return out


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


METHODS: dict[str, Callable[..., Any]] = {
    "size": _number_of, "dim": lambda x: np.ndim(x), "numel": lambda x: int(np.size(x)), "is_complex": lambda x: bool(np.iscomplexobj(x)),
    "scalar_type": _dtype, "dtype": _dtype, "options": _dtype, "layout": lambda x: None, "strides": lambda x: None, "suggest_memory_format": lambda x: None,
    "is_contiguous": lambda x: True, "device": lambda x: "cpu", "is_cpu": lambda x: True, "is_xpu": lambda x: False, "requires_grad": lambda x: True,
    "conj": lambda x: np.conj(x), "conj_physical": lambda x: np.conj(x), "conj_physical_": lambda x: np.conj(x), "resolve_conj": lambda x: x,
    "contiguous": lambda x, *_: x, "neg": lambda x: -np.asarray(x), "_neg_view": lambda x: -np.asarray(x), "clone": lambda x, *_: np.array(x), "to": _to,
    "expand_as": lambda x, y: np.broadcast_to(x, np.shape(y)), "back": lambda x: x[-1], "value_or": lambda x, y: y if x is None else x,
    "zero_": lambda x: np.zeros_like(x), "fill_": _full, "copy_": _copied, "new_zeros": _new_zeros, "reshape": lambda x, s: np.reshape(x, tuple(s)),
    "reshape_as": lambda x, y: np.reshape(x, np.shape(y)), "view_as": lambda x, y: np.reshape(x, np.shape(y)),
}  # fmt: skip

NAMED: dict[str, Callable[..., Any]] = {
    "handle_r_to_c": _real_if, "zeros": _zeros, "ones": lambda s, *_: np.ones(tuple(s)), "zeros_like": lambda x, *_: np.zeros_like(x),
    "ones_like": lambda x, *_: np.ones_like(x), "scalar_tensor": _scalar_tensor, "where": _where, "sum_to": sum_to, "sum": _sum, "mean": _mean,
    "spread": _spread, "restored": restored, "restore_reduced_dims": _restore_reduced_dims, "count": _count, "dims_of": lambda x, dim: list(dims_of(x, dim)),
    "expand": _expand, "flatten": _flatten, "slice": _slice, "narrow": _narrow, "select": _select,
    "squeeze": lambda x, dim=None: np.squeeze(x, None if dim is None else tuple(d for d in dims_of(x, dim) if np.shape(x)[d] == 1)),
    "unsqueeze_to": _unsqueeze_to, "diagonal_scatter": _diagonal_scatter, "slice_scatter": _slice_scatter, "select_scatter": _select_scatter,
    "repeat_backward": _repeat_backward, "split_backward": _split_backward, "split_with_sizes_backward": _split_backward,
    "unbind_backward": lambda grads, dim: np.stack(_undefined_as_zeros(grads, [next(g.shape for g in grads if g is not None)] * len(grads)), axis=dim),
    "cat_tensors_backward": _cat_backward, "block_diag": _block_diag, "block_diag_backward": _block_diag_backward,
    "stack_tensors_backward": lambda grad, dim, dtypes: [_real_if(t, _select(grad, dim, i)) for i, t in enumerate(dtypes)],
    "to_args_sizes": lambda x: [np.shape(t) for t in x], "to_args_scalartypes": lambda x: [np.asarray(t).dtype for t in x], "index": _index,
    "put_at": _index_put, "gather": _gather, "scatter": _scatter, "put_along": _put_along, "index_fill": _index_fill, "index_select": _index_select,
    "put": _put, "take": lambda x, index: np.reshape(x, -1)[index],
    "take_backward": lambda grad, x, index: _put(np.zeros(np.shape(x), np.asarray(grad).dtype), index, grad, True),
    "value_selecting_reduction_backward": _selected_backward, "gather_with_keepdimed_indices": _gather_selected, "masked_scatter": _masked_scatter,
    "masked_scatter_backward": _masked_scatter_backward, "masked_select_backward": _masked_select_backward,
    "masked_fill": lambda x, mask, value: np.where(mask, np.asarray(value, np.result_type(x, value)), x), "reverse_list": lambda x: list(x)[::-1],
    "filled_list": lambda n, value=0: [value] * n, "length": len, "mT": lambda x: np.swapaxes(x, -1, -2), "matmul": lambda a, b: np.asarray(np.matmul(a, b)),
    "outer": lambda a, b: np.multiply.outer(a, b), "ger": lambda a, b: np.multiply.outer(a, b), "rot90": lambda x, k, dims: np.rot90(x, k, dims),
    "info": lambda: np.zeros((), int), "noise_like": lambda x: np.random.default_rng(0).random(np.shape(x)),
    "tuple_of": lambda x: tuple(x) if isinstance(x, (list, tuple)) else (x,), "negated": lambda x: [-i for i in x],
    "positive": lambda dims, ndim: [d % ndim for d in dims], "list_of": lambda a, b: list(range(a, b)),
    "complex": lambda x, y: np.asarray(x) + 1j * np.asarray(y), "real": lambda x: np.real(x), "imag": lambda x: np.imag(x),
}  # fmt: skip
