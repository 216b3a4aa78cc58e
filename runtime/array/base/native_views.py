"""What compiled code offers to array functions that make views, and copies of what views show, in less time than NumPy takes to read its arguments.

They give None for what are no ints or do not fit, for arrays of another kind, and where nothing is compiled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

OFFERED = (  # below, where nothing is compiled
    "parts", "part_copies", "slices", "expanded", "strided_view", "view_of_memory", "reshaped_view", "transposed", "swapped", "sliced", "selected",
    "unsqueezed", "diagonals", "windows", "flipped", "repeated", "on_diagonals", "memory_of",
)  # fmt: skip


def parts(x: Any, dim: int, sizes: Any) -> Any:
    """Views of consecutive parts along a dimension, of one size or of several. None where nothing is compiled, and for sizes that do not fill it."""
    return None


def part_copies(x: Any, dim: int, sizes: Any) -> Any:
    """The same parts, copied."""
    return None


def slices(x: Any, dim: int) -> Any:
    """Views of what lies at each place of a dimension. None where nothing is compiled."""
    return None


def expanded(x: Any, size: Any) -> Any:
    """A view with dimensions of size one repeated, and others in front, for a tuple of ints. None where nothing is compiled, and for sizes that do not fit."""
    return None


def strided_view(x: Any, shape: Sequence[int], strides: Sequence[int]) -> Any:
    """A view of an array's memory, from its first element on. None where nothing is compiled, and where it would reach beyond that memory."""
    return None


def view_of_memory(x: Any, shape: Sequence[int], strides: Sequence[int], offset: int | None) -> Any:
    """The same, counted in elements, and from an offset on in the memory, unless it is None. None, too, for strides below zero."""
    return None


def reshaped_view(x: Any, shape: Sequence[int]) -> Any:
    """The elements in another shape, in which one size may be -1. None, too, for arrays that are not contiguous, or empty."""
    return None


def transposed(x: Any, dims: Sequence[int]) -> Any:
    """The dimensions in another order."""
    return None


def swapped(x: Any, dim0: int, dim1: int) -> Any:
    """Two dimensions in each other's place."""
    return None


def sliced(x: Any, dim: int, start: int | None, end: int | None, step: int) -> Any:
    """Every so many elements along a dimension."""
    return None


def selected(x: Any, dim: int, index: int) -> Any:
    """What lies at one place of a dimension."""
    return None


def unsqueezed(x: Any, dim: int) -> Any:
    """With a dimension of size one more."""
    return None


def diagonals(x: Any, offset: int, dim1: int, dim2: int) -> Any:
    """A diagonal of two dimensions, as the last one. None, too, where it has no element."""
    return None


def windows(x: Any, dim: int, size: int, step: int) -> Any:
    """Neighbours along a dimension, as many as a size, from every so many places on; they are a last dimension."""
    return None


def flipped(x: Any, dims: Any) -> Any:
    """Some dimensions in the opposite order."""
    return None


def repeated(x: Any, repeats: tuple[int, ...]) -> Any:
    """As many copies of the whole along each dimension, and along others in front."""
    return None


def on_diagonals(x: Any, offset: int, dim1: int, dim2: int) -> Any:
    """Zeros, and x on a diagonal of two new dimensions."""
    return None


def memory_of(x: Any) -> tuple[int, int, int] | None:
    """The id of the array that owns an array's memory, its bytes, and those before the array. None where another object owns it."""
    return None
