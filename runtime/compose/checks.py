"""What many composed ops ask of the tensors that they are given, by name, each in one wording: same_dtype("linalg.solve", A=A, B=B)."""

from __future__ import annotations

from specgrad.array.dtypes import traits
from specgrad.core.tape.tensor import Tensor


def same_dtype(op: str, **given: Tensor) -> None:
    first = None
    for tensor in given.values():
        dtype = tensor._array.dtype
        if first is None:
            first = dtype
        elif dtype is not first and dtype != first:
            found = " and ".join(f"{name} of {tensor.dtype}" for name, tensor in given.items())
            raise RuntimeError(f"{op}(): expected {' and '.join(given)} to have one dtype, but got {found}")


def at_least(dims: int, op: str, **given: Tensor) -> None:
    """That tensors have so many dimensions."""
    for name, tensor in given.items():
        if tensor._array.ndim < dims:
            raise RuntimeError(f"{op}(): expected {name} to have at least {dims} dimension{'s' if dims > 1 else ''}, but got the shape {list(tensor.shape)}")


def square(op: str, **given: Tensor) -> None:
    """That tensors of two dimensions or more hold square matrices."""
    for name, tensor in given.items():
        *_, rows, columns = tensor._array.shape
        if rows != columns:
            raise RuntimeError(f"{op}(): expected {name} to be a square matrix or a batch of them, but got the shape {list(tensor.shape)}")


def inexact(op: str, **given: Tensor) -> None:
    """That tensors hold floating-point or complex numbers."""
    for name, tensor in given.items():
        if not traits[tensor._array.dtype].is_inexact:
            raise NotImplementedError(f"{op}(): expected {name} to have a floating-point or complex dtype, but got {tensor.dtype}")


def real(op: str, **given: Tensor) -> None:
    """That tensors hold no complex numbers, of which the gradients of what an op is made of would be wrong."""
    for name, tensor in given.items():
        if tensor.is_complex() and tensor._array.size:
            raise NotImplementedError(f'"{op}" not implemented for {tensor.dtype.word!r}: expected {name} to hold real numbers')
