"""Reductions made of other ops."""

from __future__ import annotations

import math
from typing import Any

from specgrad.array.base.tools import checked_dim, listed
from specgrad.array.dtypes import traits
from specgrad.array.order import in_order_alone
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import as_dtype, bool_, get_default_dtype, iinfo, int64
from specgrad.core.base.dtypes import dtype as dtype_class
from specgrad.core.base.promotion import promote_types
from specgrad.core.dispatch.op import return_type
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from .checks import inexact, real
from .shape import in_shape, unrecorded


def _as(input: Tensor, dtype: Any) -> Tensor:
    """The tensor in a dtype, if one is asked for."""
    if dtype is None or input.dtype is (dtype := as_dtype(dtype)):
        return input
    return ops._to_copy(input, dtype) if dtype.is_inexact else input.to(dtype)


def nanmean(input: Tensor, dim: Any, keepdim: bool, dtype: Any) -> Tensor:
    if not (input.is_floating_point() or input.is_complex()):
        raise RuntimeError(f"nanmean(): expected input to have floating point or complex dtype but got {input.dtype}")
    if dtype is not None and as_dtype(dtype).category in ("bool", "int"):
        raise RuntimeError(f"nanmean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: {dtype}")
    total = ops.nansum(input, dim, keepdim, dtype=dtype)
    return total / ops._to_copy(ops.sum(ops.eq(input, input), dim, keepdim), total.dtype)


def prod_all(input: Tensor, dtype: Any) -> Tensor:
    input = _summable(input, dtype)
    found = ops._prod(input if input._array.ndim == 1 else in_shape(input, (input._array.size,)), 0)
    return ops.squeeze(found, 0) if found.requires_grad else in_shape(found, ())


def prod_dim(input: Tensor, dim: int, keepdim: bool, dtype: Any) -> Tensor:
    input = _summable(input, dtype)
    if input._array.ndim == 0:
        checked_dim(dim, 0)
        return input.clone()
    result = ops._prod(input, dim)
    return result if keepdim else ops.squeeze(result, dim)


def _summable(input: Tensor, dtype: Any) -> Tensor:
    """Integers are multiplied and summed as int64."""
    if dtype is None:
        return input if traits[input._array.dtype].is_inexact else input.to(int64)
    return _as(input, dtype)


def cumprod(input: Tensor, dim: int, dtype: Any) -> Tensor:
    input = _summable(input, dtype)
    if input.dim() == 0:
        checked_dim(dim, 0)
        return input.clone()
    return ops._cumprod(input, dim)


def logsumexp(input: Tensor, dim: Any, keepdim: bool) -> Tensor:
    if not (input.is_floating_point() or input.is_complex()):
        input = input.to(get_default_dtype())
    return ops._logsumexp(input, dim, keepdim)


def _correction(unbiased: bool) -> int:
    return 1 if unbiased else 0


def var_unbiased(input: Tensor, dim: Any, unbiased: bool, keepdim: bool) -> Tensor:
    return ops.var(input, dim, correction=_correction(unbiased), keepdim=keepdim)


def var_all(input: Tensor, unbiased: bool) -> Tensor:
    return ops.var(input, correction=_correction(unbiased))


def std_unbiased(input: Tensor, dim: Any, unbiased: bool, keepdim: bool) -> Tensor:
    return ops.std(input, dim, correction=_correction(unbiased), keepdim=keepdim)


def std_all(input: Tensor, unbiased: bool) -> Tensor:
    return ops.std(input, correction=_correction(unbiased))


def var_mean(input: Tensor, dim: Any, correction: Any, keepdim: bool) -> tuple[Tensor, Tensor]:
    return ops.var(input, dim, correction=correction, keepdim=keepdim), ops.mean(input, dim, keepdim)


def std_mean(input: Tensor, dim: Any, correction: Any, keepdim: bool) -> tuple[Tensor, Tensor]:
    return ops.std(input, dim, correction=correction, keepdim=keepdim), ops.mean(input, dim, keepdim)


def var_mean_unbiased(input: Tensor, dim: Any, unbiased: bool, keepdim: bool) -> tuple[Tensor, Tensor]:
    return var_mean(input, dim, _correction(unbiased), keepdim)


def var_mean_all(input: Tensor, unbiased: bool) -> tuple[Tensor, Tensor]:
    return var_mean(input, None, _correction(unbiased), False)


def std_mean_unbiased(input: Tensor, dim: Any, unbiased: bool, keepdim: bool) -> tuple[Tensor, Tensor]:
    return std_mean(input, dim, _correction(unbiased), keepdim)


def std_mean_all(input: Tensor, unbiased: bool) -> tuple[Tensor, Tensor]:
    return std_mean(input, None, _correction(unbiased), False)


def vector_norm(input: Tensor, ord: Any, dim: Any, keepdim: bool, dtype: Any) -> Tensor:
    inexact("linalg.vector_norm", input=input)
    if dtype is not None:
        _check_dtype_of_norm(input.dtype, as_dtype(dtype))
    if isinstance(ord, str):
        raise TypeError(f"linalg.vector_norm(): argument 'ord' (position 2) must be Number, not str: {ord!r}")
    return ops._vector_norm(_as(input, dtype), ord, None if dim is None else listed(dim), keepdim)


def _check_dtype_of_norm(given: dtype_class, wanted: dtype_class) -> None:
    """A RuntimeError if a norm cannot be computed in the dtype that was asked for without losing something of its input."""
    if not (wanted.is_floating_point or wanted.is_complex):
        raise RuntimeError(f"linalg.vector_norm(): expected a floating-point or complex dtype, but got {wanted}")
    if given.is_complex != wanted.is_complex:
        kind = "complex" if given.is_complex else "real"
        raise RuntimeError(f"linalg.vector_norm(): expected a {kind} dtype for a {kind} input, but got {wanted}")
    if promote_types(given, wanted) is not wanted:
        raise RuntimeError(f"linalg.vector_norm(): expected a dtype that holds all numbers of {given}, but got {wanted}")


def norm(input: Tensor, p: Any, dim: Any, keepdim: bool, dtype: Any) -> Tensor:
    if p in ("fro", None):
        p = 2
    if isinstance(p, str):
        if p != "nuc":
            raise NotImplementedError(f"norm with p={p!r}: only 'fro', 'nuc' and numbers are available")
        return ops.linalg_matrix_norm(input, p, (-2, -1) if dim is None else listed(dim), keepdim, dtype=dtype)
    return vector_norm(input, p, dim, keepdim, dtype)


def sum_to_size(input: Tensor, size: Any) -> Tensor:
    size = listed(size)
    return input if size == input._array.shape else ops._sum_to_size(input, size)


def aminmax(input: Tensor, dim: int | None, keepdim: bool) -> Any:
    if dim is None and input.numel() == 0:
        raise RuntimeError("aminmax(): cannot compute aminmax over an empty dimension as the operation has no identity.")
    dims = () if dim is None else (dim,)
    return return_type("aminmax", ("min", "max"))((ops.amin(input, dims, keepdim), ops.amax(input, dims, keepdim)))


def max_all(input: Tensor) -> Tensor:
    _nonempty("max", input)
    return ops.amax(input)


def min_all(input: Tensor) -> Tensor:
    _nonempty("min", input)
    return ops.amin(input)


def _nonempty(name: str, input: Tensor) -> None:
    if input.numel() == 0:
        raise RuntimeError(f"{name}(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.")


def max_other(input: Tensor, other: Tensor) -> Tensor:
    return ops.maximum(input, other)


def min_other(input: Tensor, other: Tensor) -> Tensor:
    return ops.minimum(input, other)


def argsort(input: Tensor, dim: int, descending: bool, stable: bool) -> Tensor:
    return ops.sort(input, dim, descending, stable)[1]


def msort(input: Tensor) -> Tensor:
    return values_in_order(input, 0)


def values_in_order(input: Tensor, dim: int) -> Tensor:
    """What sort() gives, without the indices: they are not looked for where nobody can see them."""
    if unrecorded((input,)):
        return plain_tensor(in_order_alone(input._array, dim))
    return ops.sort(input, dim)[0]


def _softmax_operands(name: str, input: Tensor, dim: int | None, dtype: Any) -> tuple[Tensor, int]:
    """The tensor in the dtype asked for, which must have fractions, and the dimension: that which PyTorch takes where none is given, with its warning."""
    if dtype is not None and as_dtype(dtype).category in ("bool", "int"):
        raise NotImplementedError(f"{name}(): dtype must be floating point or complex, not {as_dtype(dtype)}: the result is fractions")
    input = _as(input, dtype)
    if dim is None:
        warn_user(f"Implicit dimension choice for {name} has been deprecated. Change the call to include dim=X as an argument.")
        dim = 0 if input.dim() in (0, 1, 3) else 1
    if not input.dim() or input.is_complex():  # kernels do not look at the dimension of one number
        checked_dim(dim, input.dim())
    if input.is_complex():
        real(name, input=input)
    return input, dim


def softmax(input: Tensor, dim: int | None, dtype: Any) -> Tensor:
    return ops._softmax(*_softmax_operands("softmax", input, dim, dtype))


def softmin(input: Tensor, dim: int | None, dtype: Any) -> Tensor:
    input, dim = _softmax_operands("softmin", input, dim, dtype)
    return ops._softmax(ops.neg(input), dim)


def log_softmax(input: Tensor, dim: int | None, dtype: Any) -> Tensor:
    return ops._log_softmax(*_softmax_operands("log_softmax", input, dim, dtype))


def lowest(op: str, input: Tensor) -> Any:
    """The number below all others in the dtype of a tensor."""
    _check_order(op, input)
    if input.is_floating_point():
        return -math.inf
    return False if input.dtype is bool_ else iinfo(input.dtype).min


def highest(op: str, input: Tensor) -> Any:
    """The number above all others in the dtype of a tensor."""
    _check_order(op, input)
    if input.is_floating_point():
        return math.inf
    return True if input.dtype is bool_ else iinfo(input.dtype).max


def _check_order(op: str, input: Tensor) -> None:
    if input.is_complex():
        raise NotImplementedError(f"{op}(): expected numbers that have an order, but got {input.dtype}")
