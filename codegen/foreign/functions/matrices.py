"""Linear algebra, Fourier transforms and losses."""

from __future__ import annotations

import importlib
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from .products import Call, adjoint
from .tensors import _slice, sum_to


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


NAMED: dict[str, Callable[..., Any]] = {
    "real_adjoint": _real_adjoint, "mH": _mH, "matmul_backward": _matmul_backward, "half": _half, "chol": _cholesky, "linalg_matrix_exp": _exp_of_matrix,
    "linalg_matrix_exp_differential": _exp_differential, "_fft_c2c": _fft, "_fft_r2c": _fft_r2c, "_fft_c2r": _fft_c2r, "div": _div, "nll": _nll,
    "nll_backward": _nll_backward, "embedding_grad": _embedding_grad, "as_strided": _as_strided, "as_strided_scatter": _as_strided_scatter,
    "unfold_backward": _unfold_backward, "apply_loss_reduction": _reduced, "other_dims": _other_dims, "grid_of": _grid, "fft_shape": _fft_shape,
    "half_shape": lambda grad, dim: _fft_shape(grad, dim, np.shape(grad)[dim[-1]] // 2 + 1), "pair_differences": _pair_differences, "pair_sums": _pair_sums,
}  # fmt: skip
