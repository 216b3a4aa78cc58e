"""Products of matrices and vectors."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy import ndarray

from ..backends import backend_of, empty_on_backend_of
from ..base import native
from ..base.native import LARGE
from ..base.tools import Array, as_array, as_dtype, broadcast_to, checked_dim, contiguous, is_half, memory_of, widened
from ..dtypes import traits
from ..reduce import sum

LONG = 256  # elements of a vector for which BLAS is called, in less time than products are written and added up


def _same_dtype(name: str, a: Array, b: Array) -> None:
    if a.dtype != b.dtype:
        raise RuntimeError(f"expected m1 and m2 to have the same dtype, but got: {a.dtype} != {b.dtype} (in {name})")


def on_device(a: Array, b: Array, bias: Array | None = None, start: Array | None = None, alpha: Any = 1, beta: Any = 0) -> Array | None:
    """alpha * a @ b + beta * start + bias by a library of the device, of matrices that fit; None where there is none, or none for them."""
    found = native.product_on_device(a, b, bias, start, alpha, beta)
    if found is None and (product := backend_of(a).product) is not None:
        return product(a, b, bias, start, alpha, beta)
    return found


def in_blas(a: Array, b: Array) -> Array:
    """The product of matrices or vectors of the types that BLAS has, by one call of it."""
    found = native.matrix_product(a, b)
    if found is None:
        found = _of_copies(a, b)
    if found is not None:
        return found
    with np.errstate(all="ignore"):
        return as_array(native.pooled(np.dot, a, b) if a.size * b.shape[-1] > LARGE else a.dot(b), a)


def _of_copies(a: Array, b: Array) -> Array | None:
    """The product of contiguous copies, where elements lie apart in both dimensions, which BLAS does not read; of a matrix and its own transpose one copy.
    Of few integers, of which NumPy tells no overflow, the product as it is."""
    if a.__class__ is not ndarray or not traits[a.dtype].in_blas or (a.flags.forc and b.flags.forc):
        few_integers = a.__class__ is ndarray and traits[a.dtype].is_integer and a.size <= native.FEW >= b.size
        return as_array(a.dot(b) if a.ndim <= 2 else np.matmul(a, b), a) if few_integers else None
    left = a if a.flags.forc else contiguous(a)
    if a.ndim > 2:
        return native.matrix_products(left, contiguous(b))
    is_turned = a.ndim == 2 and a.strides == b.strides[::-1] and a.shape == b.shape[::-1] and memory_of(a) == memory_of(b)
    return native.matrix_product(left, left.T if is_turned else b if b.flags.forc else contiguous(b))


def sums_of_rows(a: Array, b: Array) -> Array | None:
    """The product of each row of a matrix by that of another, by compiled code; None where it does not know them."""
    found: Array | None = native.small_products(a[:, None], b[..., None]) if a.shape == b.shape else None
    return None if found is None else found.reshape(-1)


def times(a: Array, b: Array) -> Array:
    """a * b, by the compiled kernel if there is one."""
    kernel = native.kernels.get("mul")
    if kernel is not None:
        found: Array = kernel(a, b)
        return found
    with np.errstate(all="ignore"):
        return a * b


def added(out: Array, term: Array) -> Array:
    """out += term, by the compiled kernel if there is one; a ValueError for a term that does not broadcast to it."""
    kernel = native.kernels.get("add")
    if kernel is not None and kernel.into(out, out, term) is not None:
        return out
    with np.errstate(all="ignore"):
        return np.add(out, term, out=out)


def _product(a: Array, b: Array) -> Array:
    """matmul; float16 and bfloat16 in float32."""
    found = native.small_products(a, b) if a.ndim > 2 else native.matrix_product(a, b)
    if found is None and a.ndim > 2:
        found = native.matrix_products(a, b)
    if found is None:
        found = _of_copies(a, b)
    return _product_of_any(a, b) if found is None else found


@np.errstate(all="ignore")
def _product_of_any(a: Array, b: Array) -> Array:
    if type(a) is not ndarray and a.ndim == b.ndim >= 2 and a.shape[:-2] == b.shape[:-2] and (on := on_device(a, b)) is not None:
        return on
    if is_half(a):
        return np.matmul(widened(a), widened(b)).astype(a.dtype)
    return native.pooled(np.matmul, a, b) if a.size * b.shape[-1] > LARGE or b.size > LARGE else np.matmul(a, b)


def trace(x: Array) -> Array:
    if x.ndim != 2:
        raise RuntimeError(f"trace: expected a matrix, but got tensor with dim {x.ndim}")
    return sum(x.diagonal(), None, False, None)


def cross(a: Array, b: Array, dim: int) -> Array:
    """The cross products of vectors along a dimension, of arrays of one shape."""
    if a.dtype == np.bool_:
        raise NotImplementedError("linalg.cross(): expected inputs of numbers, but got bools")
    dim = checked_dim(dim, a.ndim)
    if a.shape[dim] != 3:
        raise RuntimeError(f"linalg.cross(): expected inputs of size 3 along dimension {dim}, but got the shape {list(a.shape)}")
    found = native.cross_products(contiguous(a), contiguous(b), dim) if isinstance(a, np.ndarray) else None
    return _cross_of_any(a, b, (slice(None),) * dim) if found is None else found


@np.errstate(all="ignore")
def _cross_of_any(a: Array, b: Array, before: tuple[slice, ...]) -> Array:
    left, right = widened(a), widened(b)
    out = empty_on_backend_of(a, a.shape, left.dtype)
    (x, y, z), (u, v, w), minors = ([array[(*before, slice(i, i + 1))] for i in range(3)] for array in (left, right, out))
    for minor, one, other, first, second in zip(minors, (y, z, x), (w, u, v), (z, x, y), (v, w, u)):
        np.subtract(one * other, first * second, out=minor)
    return as_dtype(out, a.dtype)


def mm(a: Array, b: Array) -> Array:
    dtype = a.dtype
    if a.ndim == 2 == b.ndim and dtype is b.dtype and traits[dtype].in_blas:
        try:
            if type(a) is not ndarray and a.shape[1] == b.shape[0] and (found := on_device(a, b)) is not None:
                return found
            return in_blas(a, b)
        except ValueError:  # shapes that do not fit, of which an error below tells more
            pass
    if a.ndim != 2 or b.ndim != 2:
        which, array = ("self", a) if a.ndim != 2 else ("mat2", b)
        raise RuntimeError(f"{which} must be a matrix: mm of a {a.ndim}D and a {b.ndim}D tensor; got shape {list(array.shape)}")
    if a.shape[1] != b.shape[0]:
        raise RuntimeError(f"mat1 and mat2 shapes cannot be multiplied ({a.shape[0]}x{a.shape[1]} and {b.shape[0]}x{b.shape[1]})")
    _same_dtype("mm", a, b)
    return _product(a, b)


def bmm(a: Array, b: Array) -> Array:
    if a.ndim != 3 or b.ndim != 3:
        raise RuntimeError(f"batch1 and batch2 must be 3D tensors, got {a.ndim}D and {b.ndim}D")
    if a.shape[0] != b.shape[0] or a.shape[2] != b.shape[1]:
        raise RuntimeError(
            f"Expected size for first two dimensions of batch2 tensor to be: [{a.shape[0]}, {a.shape[2]}] but got: [{b.shape[0]}, {b.shape[1]}]."
        )
    _same_dtype("bmm", a, b)
    return _batch_of_products(a, b) if isinstance(a, np.ndarray) and not is_half(a) else _product(a, b)


def _batch_of_products(a: Array, b: Array) -> Array:
    """matmul of many matrices: NumPy's goes through them one by one, also where one of the two is the same for all, or they are a column and a row."""
    count, rows, inner = a.shape
    if inner == 1:
        return times(a, b)
    if count > 1 and b.strides[0] == 0 and rows:
        return _product(a.reshape(count * rows, inner), b[0]).reshape(count, rows, b.shape[2])
    if count > 1 and a.strides[0] == 0 and b.shape[2] == 1:
        return _product(b.reshape(count, inner), a[0].T).reshape(count, rows, 1)
    if rows == b.shape[2] == 1 and inner <= LONG and traits[a.dtype].in_blas:
        return sum(times(a, b.swapaxes(1, 2)), [2], True, None)
    return _product(a, b)


def mv(a: Array, x: Array) -> Array:
    if a.ndim == 2 and x.ndim == 1 and a.dtype is x.dtype and traits[a.dtype].in_blas:
        try:
            return in_blas(a, x)
        except ValueError:  # sizes that do not fit, of which an error below tells more
            pass
    if a.ndim != 2 or x.ndim != 1:
        raise RuntimeError(f"vector + matrix @ vector expected, got {a.ndim}, {x.ndim}")
    if a.shape[1] != x.shape[0]:
        raise RuntimeError(f"size mismatch, got input ({a.shape[0]}), mat ({a.shape[0]}x{a.shape[1]}), vec ({x.shape[0]})")
    _same_dtype("mv", a, x)
    if is_half(a) and not isinstance(a, np.ndarray):
        return _product(a, x[:, None])[:, 0]
    return _product(a, x)


def _vectors(name: str, x: Array, y: Array) -> None:
    if x.ndim != 1 or y.ndim != 1:
        raise RuntimeError(f"1D tensors expected, but got {x.ndim}D and {y.ndim}D tensors")
    if x.dtype != y.dtype:
        raise RuntimeError(f"{name} : expected both vectors to have same dtype, but found {x.dtype} and {y.dtype}")
    if x.shape != y.shape:
        raise RuntimeError(f"inconsistent tensor size, expected tensor [{x.shape[0]}] and src [{y.shape[0]}] to have the same number of elements")


def dot(x: Array, y: Array) -> Array:
    if x.__class__ is np.ndarray and x.ndim == 1 == y.ndim and x.dtype is y.dtype and traits[x.dtype].in_blas:
        try:
            return in_blas(x, y)
        except ValueError:  # sizes that do not fit, of which an error below tells more
            pass
    _vectors("dot", x, y)
    return as_dtype(in_blas(widened(x), widened(y)), x.dtype)


def vdot(x: Array, y: Array) -> Array:
    _vectors("vdot", x, y)
    return as_dtype(as_array(np.vdot(widened(x), widened(y)), x), x.dtype)


def outer(x: Array, y: Array) -> Array:
    if x.ndim != 1 or y.ndim != 1:
        raise RuntimeError(f"1D tensors expected, but got {x.ndim}D and {y.ndim}D tensors")
    return times(x[:, None], y)


def _wide(name: str, a: Array, b: Array) -> tuple[Array, Array]:
    """Factors of float16 and bfloat16 in float32, so that a sum of which their product is one term is rounded once."""
    if not is_half(a):
        return a, b
    _same_dtype(name, a, b)
    return widened(a), widened(b)


def _scaled_sum(start: Array, product: Array, beta: Any, alpha: Any, dtype: Any) -> Array:
    """beta * start + alpha * product, which may be wider than the dtype of its factors."""
    if start.dtype != dtype:
        raise RuntimeError(f"self and the matrices to multiply must have the same dtype, but got {start.dtype} and {dtype}")
    if alpha != 1:
        product = _scaled(product, alpha)
    try:
        if beta == 0:  # what is not read need not be a number
            broadcast_to(start, product.shape)
        else:
            product = added(product, widened(start) if beta == 1 else _scaled(widened(start), beta))
    except ValueError:
        raise RuntimeError(f"The expanded size of the tensor {list(start.shape)} must match the size of the product {list(product.shape)}") from None
    return as_dtype(product, dtype)


@np.errstate(all="ignore")
def _scaled(x: Array, number: Any) -> Array:
    return as_dtype(x * x.dtype.type(number), x.dtype)


def _sum_on_device(start: Array, a: Array, b: Array, beta: Any, alpha: Any) -> Array | None:
    """beta * start + alpha * a @ b of matrices, or batches of as many, in one launch; None where that cannot be."""
    number = (int, float, complex) if traits[a.dtype].is_complex else (int, float)
    if not (a.ndim == b.ndim >= 2 and a.shape[:-2] == b.shape[:-2] and a.shape[-1] == b.shape[-2] and start.dtype == a.dtype):
        return None
    if not isinstance(alpha, number) or not isinstance(beta, number) or alpha == 0 or start.__class__ is not a.__class__:
        return None
    shape = (*a.shape[:-1], b.shape[-1])
    if start.shape == shape:
        return on_device(a, b, None, start if beta != 0 else None, alpha, beta)
    if beta == 1 and start.ndim and start.size == start.shape[-1] == shape[-1] and start.ndim <= len(shape):
        return on_device(a, b, start.reshape(shape[-1]), None, alpha)
    return None


def addmm(start: Array, a: Array, b: Array, beta: Any, alpha: Any) -> Array:
    if type(a) is not ndarray and a.ndim == 2 and (found := _sum_on_device(start, a, b, beta, alpha)) is not None:
        return found
    return _scaled_sum(start, mm(*_wide("mm", a, b)), beta, alpha, a.dtype)


def baddbmm(start: Array, a: Array, b: Array, beta: Any, alpha: Any) -> Array:
    if type(a) is not ndarray and a.ndim == 3 and (found := _sum_on_device(start, a, b, beta, alpha)) is not None:
        return found
    return _scaled_sum(start, bmm(*_wide("bmm", a, b)), beta, alpha, a.dtype)


def addmv(start: Array, a: Array, x: Array, beta: Any, alpha: Any) -> Array:
    return _scaled_sum(start, mv(*_wide("mv", a, x)), beta, alpha, a.dtype)


def addr(start: Array, x: Array, y: Array, beta: Any, alpha: Any) -> Array:
    for name, value in (("beta", beta), ("alpha", alpha)):
        if isinstance(value, float) and not traits[start.dtype].is_inexact:
            raise RuntimeError(f"For integral input tensors, argument {name} must not be a floating point number.")
    _same_dtype("addr", x, y)
    return _scaled_sum(start, outer(*_wide("addr", x, y)), beta, alpha, x.dtype)


def addbmm(start: Array, a: Array, b: Array, beta: Any, alpha: Any) -> Array:
    _same_dtype("bmm", a, b)
    products = bmm(*_wide("bmm", a, b))
    return _scaled_sum(start, sum(products, 0, False, products.dtype), beta, alpha, a.dtype)
