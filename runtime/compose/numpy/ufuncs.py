"""NumPy's ufuncs for which no op alone stands."""

from __future__ import annotations

from typing import Any

import numpy as np

from specgrad.array.backends import at
from specgrad.core.dispatch.numpy_arguments import operand, promoted, tensor, written
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops


def divmod(x1: Any, x2: Any) -> tuple[Tensor, Tensor]:
    x1, x2 = operand(x1), operand(x2)
    return ops.floor_divide(x1, x2), ops.remainder(x1, x2)


def modf(x: Any) -> tuple[Tensor, Tensor]:
    x = tensor(x)
    whole = ops.trunc(x)
    return ops.where(ops.isinf(x), ops.copysign(ops.zeros_like(x), x), x - whole), whole


def sign(x: Any) -> Tensor:
    """Of NaN it is NaN, where the op says zero as PyTorch does."""
    x = tensor(x)
    found = ops.sgn(x)
    return ops.where(ops.isnan(x), x, found) if x.dtype.is_floating_point else found


def cbrt(x: Any) -> Tensor:
    """The slope is that of the power; the value is NumPy's, which is exact for cubes."""
    x = tensor(x)
    power = ops.sign(x) * ops.abs(x) ** (1 / 3)
    value = power.detach()
    if value._level is not None:
        return power
    with at(x._array):
        exact = plain_tensor(np.cbrt(x._array)).to(value.dtype)
    return power + ops.nan_to_num(exact - value)


def float_power(x1: Any, x2: Any) -> Tensor:
    return ops.float_power(operand(x1), operand(x2))


def matvec(x1: Any, x2: Any) -> Tensor:
    x1, x2 = promoted(x1, x2)
    return ops.squeeze(ops.matmul(x1, ops.unsqueeze(x2, -1)), -1)


def vecmat(x1: Any, x2: Any) -> Tensor:
    x1, x2 = promoted(x1, x2)
    return ops.squeeze(ops.matmul(ops.unsqueeze(ops.conj(x1), -2), x2), -2)


def heaviside(x1: Any, x2: Any) -> Tensor:
    """Of NaN it is NaN, where the op says zero as PyTorch does."""
    x1, x2 = operand(x1), operand(x2)
    found = ops.heaviside(x1, x2)
    x1 = tensor(x1)
    return ops.where(ops.isnan(x1), x1.to(found.dtype), found) if found.dtype.is_floating_point else found


# ---- functions of single elements that are no ufuncs


def imag(val: Any) -> Tensor:
    val = tensor(val)
    return ops.imag(val) if val.dtype.is_complex else ops.masked_fill(val, plain_tensor(np.asarray(True)), 0)  # zeros with a history


def angle(z: Any, deg: bool = False) -> Tensor:
    z = tensor(z)
    found = ops.angle(z)
    if z.dtype.is_floating_point:
        found = ops.where((z == 0) & ops.signbit(z), np.pi, found)  # of minus zero, where the op says zero as PyTorch does
    return found * (180 / np.pi) if deg else found


def nan_to_num(x: Any, copy: bool = True, nan: float = 0.0, posinf: float | None = None, neginf: float | None = None) -> Any:
    x = tensor(x)
    found = ops.nan_to_num(x, nan, posinf, neginf)
    return found if copy else written(x, found)
