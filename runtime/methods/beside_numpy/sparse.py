"""Products of SciPy's sparse matrices with tensors: SciPy computes them, and they are recorded."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

from specgrad.autograd.functions.function import Function
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.base.promotion import promote_types
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops


def is_sparse(value: Any) -> bool:
    sparse = sys.modules.get("scipy.sparse")
    return sparse is not None and sparse.issparse(value)


class SparseProduct(Function):
    """The matrix, of which no gradient is wanted, times a tensor of one or two dimensions."""

    @staticmethod
    def forward(matrix: Any, x: Tensor) -> Tensor:
        return plain_tensor(matrix @ x.detach().numpy())

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.matrix = inputs[0]

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[None, Tensor]:
        return None, SparseProduct.apply(ctx.matrix.conj().T, grad)

    @staticmethod
    def jvp(ctx: Any, _: Any, tangent: Tensor) -> Tensor:
        return SparseProduct.apply(ctx.matrix, tangent)

    @staticmethod
    def vmap(info: Any, in_dims: tuple[Any, ...], matrix: Any, x: Tensor) -> tuple[Tensor, int]:
        columns = x.movedim(in_dims[1], -1)
        return SparseProduct.apply(matrix, columns.reshape(columns.shape[0], -1)).reshape([-1, *columns.shape[1:]]), columns.ndim - 1


def product(matrix: Any, x: Tensor) -> Tensor:
    """matrix @ x, in the dtype that both have as tensors."""
    if matrix.ndim != 2 or x.ndim not in (1, 2) or matrix.shape[1] != x.shape[0]:
        raise ValueError(f"matmul: a sparse matrix of shape {list(matrix.shape)} cannot be multiplied by a tensor of shape {list(x.shape)}")
    dtype = promote_types(dtype_of(matrix.dtype), x.dtype)
    return SparseProduct.apply(matrix.astype(dtype.numpy, copy=False), x.to(dtype))


def of_operator(method_name: str, left: Tensor, right: Any) -> Any:
    """tensor @ matrix: each row of the tensor times the matrix."""
    if method_name != "__rmatmul__" or not is_sparse(right):
        return NotImplemented
    if not left.ndim or left.shape[-1] != right.shape[0]:
        raise ValueError(f"matmul: a tensor of shape {list(left.shape)} cannot be multiplied by a sparse matrix of shape {list(right.shape)}")
    rows = left.reshape(-1, left.shape[-1])
    return ops.transpose(product(right.T, ops.transpose(rows, 0, 1)), 0, 1).reshape([*left.shape[:-1], right.shape[1]])


def knowing_sparse(rule: Callable[..., Any]) -> Callable[..., Any]:
    """A rule of a product that takes sparse matrices as well."""

    @wraps(rule)
    def function(*args: Any, **options: Any) -> Any:
        if len(args) == 2 and not options:
            if is_sparse(args[0]) and isinstance(args[1], Tensor):
                return product(*args)
            if is_sparse(args[1]) and isinstance(args[0], Tensor):
                return of_operator("__rmatmul__", *args)
        return rule(*args, **options)

    return function
