"""Operators of Tensor that are no single op of the spec."""

from __future__ import annotations

from typing import Any

from specgrad.core.dispatch.operands import is_operand
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


def invert(self: Tensor) -> Tensor:
    if self.dtype.is_inexact:
        raise TypeError(f"~ (operator.invert) is only implemented on integer and Boolean-type tensors, not on {self.dtype}")
    return ops.bitwise_not(self)


def quotient_and_remainder(self: Tensor, other: Any) -> Any:
    """divmod(self, other)"""
    return (ops.floor_divide(self, other), ops.remainder(self, other)) if is_operand(other) else NotImplemented


def reflected_quotient_and_remainder(self: Tensor, other: Any) -> Any:
    """divmod(other, self)"""
    return (ops.floor_divide(other, self), ops.remainder(other, self)) if is_operand(other) else NotImplemented


def reflected_quotient(self: Tensor, other: Any) -> Any:
    """other / self, by the name that Python 2 had for it"""
    return ops.div(other, self) if is_operand(other) else NotImplemented


def rounded(self: Tensor, ndigits: int | None = None) -> Tensor:
    """round(self), round(self, ndigits)"""
    if ndigits is None or (ndigits >= 0 and self.dtype.is_integer):
        return ops.round(self)
    return ops.round_decimals(self, decimals=ndigits)


METHODS: dict[str, Any] = {
    "__invert__": invert,
    "__divmod__": quotient_and_remainder,
    "__rdiv__": reflected_quotient,
    "__rdivmod__": reflected_quotient_and_remainder,
    "__round__": rounded,
    "__trunc__": Tensor.__int__,
}
