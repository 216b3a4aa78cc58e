"""Products and sums along a dimension, and transposes of functions that others give."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

Call = Callable[..., Any]  # of a function by its name, with a list of arguments


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


NAMED: dict[str, Callable[..., Any]] = {
    "adjoint": adjoint, "fmap": _fmap, "prod_backward": _prod_backward, "cumprod_jvp": _cumprod_jvp, "cumprod_backward": _cumprod_backward,
    "cumsum_backward": _reversed_cumsum, "logcumsumexp": _logcumsumexp,
}  # fmt: skip
