"""Batching rules of products of matrices and vectors: the fewest and largest products that do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specgrad.array.dtypes import traits
from specgrad.batching.physical import lifted, physical_of
from specgrad.core.tape.tensor import Tensor

from .call import BatchedCall


def mm(c: BatchedCall) -> Any:
    a, b = c.args
    if a._array.ndim != 2 or b._array.ndim != 2:
        return None
    if c.only(0):
        n, k = a._array.shape  # one product of all rows
        return c.physical(0).reshape(c.size * n, k).mm(b).reshape(c.size, n, b.shape[1])
    if c.only(1):  # one product of all columns
        n, k = b._array.shape
        return (a @ c.physical(1).transpose(0, 1).reshape(n, c.size * k)).reshape(a.shape[0], c.size, k).transpose(0, 1)
    return c.physical(0).bmm(c.physical(1))


def bmm(c: BatchedCall) -> Any:
    a, b = c.args
    if a._array.ndim != 3 or b._array.ndim != 3 or a._array.shape[0] != b._array.shape[0]:
        return None
    x, y = c.physical(0), c.physical(1)
    rows = c.size * a._array.shape[0]
    return x.reshape(rows, *x.shape[2:]).bmm(y.reshape(rows, *y.shape[2:])).reshape(c.size, *a._array.shape[:2], b._array.shape[2])


def mv(c: BatchedCall) -> Any:
    a, v = c.args
    if a._array.ndim != 2 or v._array.ndim != 1:
        return None
    if c.only(1):
        return c.physical(1).mm(a.t())
    if c.only(0):
        return c.physical(0) @ v
    return c.physical(0).bmm(c.physical(1).unsqueeze(-1)).squeeze(-1)


def dot(c: BatchedCall) -> Any:
    a, b = c.args
    if a._array.ndim != 1 or a._array.shape != b._array.shape or a._array.dtype != b._array.dtype:
        return None
    if c.only(0):
        return c.physical(0).mv(b)
    if c.only(1):
        return c.physical(1).mv(a)
    return c.physical(0).unsqueeze(1).bmm(c.physical(1).unsqueeze(2)).reshape(c.size)


def vdot(c: BatchedCall) -> Any:
    a, b = c.args
    return dot(BatchedCall(c.op, (a.conj(), b), c.level))


def addmm(c: BatchedCall) -> Any:
    return _added(c, Tensor.mm)


def addmv(c: BatchedCall) -> Any:
    return _added(c, Tensor.mv)


def addr(c: BatchedCall) -> Any:
    return _added(c, Tensor.outer)


def baddbmm(c: BatchedCall) -> Any:
    return _added(c, Tensor.bmm)


def addbmm(c: BatchedCall) -> Any:
    return _added(c, lambda a, b: a.bmm(b).sum(0))


def _added(c: BatchedCall, product: Callable[[Tensor, Tensor], Tensor]) -> Any:
    """alpha times a product, and beta times a third tensor."""
    x, a, b, beta, alpha = c.args
    dtype = x.dtype
    if any(t.dtype is not dtype for t in (a, b)) or not dtype.is_inexact or (not dtype.is_complex and complex in (type(alpha), type(beta))):
        return None
    if traits[dtype.numpy].is_half:  # so that the sum is rounded once
        x, a, b = x.float(), a.float(), b.float()
    out = product(a, b) * alpha
    x = x.expand(out._array.shape)  # the third tensor is not larger than the product
    return physical_of((out if beta == 0 else out + x * beta).to(dtype), c.level)


def linear(c: BatchedCall) -> Any:
    x, weight, bias = c.args
    if c.only(0) and (bias is None or weight._array.ndim == 2):  # a vector's one number is added to a product of vectors alone
        return c.run(c.physical())
    if weight._array.ndim != 2 or x._array.ndim not in (1, 2) or c.batched(1) is False:
        return None
    rows = c.physical(0) if x._array.ndim == 2 else c.physical(0).unsqueeze(1)
    out = rows.bmm(c.physical(1).transpose(1, 2))
    out = out if x._array.ndim == 2 else out.squeeze(1)
    if bias is None:
        return out
    return out + (lifted(bias, x._array.ndim) if c.batched(2) else bias)
