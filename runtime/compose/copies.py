"""Copies: what views show, for programs that want no memory to be shared, and halves as wider numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from specgrad.array.base.tools import copied
from specgrad.core.base.dtypes import bfloat16, dtype, float16, float32
from specgrad.core.base.memory_format import contiguous_format
from specgrad.core.base.state import modes
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated import ops

from .shape import view_as_dtype


def alias_copy(input: Tensor) -> Tensor:
    return input.clone()


def diagonal_copy(input: Tensor, offset: int, dim1: int, dim2: int) -> Tensor:
    return _copied(ops.diagonal(input, offset, dim1, dim2))


def expand_copy(input: Tensor, size: Sequence[int], implicit: bool) -> Tensor:
    return _copied(ops.expand(input, size))


def permute_copy(input: Tensor, dims: Sequence[int]) -> Tensor:
    return _copied(ops.permute(input, dims))


def select_copy(input: Tensor, dim: int, index: int) -> Tensor:
    return _copied(ops.select(input, dim, index))


def slice_copy(input: Tensor, dim: int, start: int | None, end: int | None, step: int) -> Tensor:
    return _copied(ops.slice(input, dim, start, end, step))


def narrow_copy(input: Tensor, dim: int, start: int, length: int) -> Tensor:
    return _copied(ops.narrow(input, dim, start, length))


def squeeze_copy(input: Tensor, dim: Any) -> Tensor:
    return _copied(ops.squeeze(input, dim))


def t_copy(input: Tensor) -> Tensor:
    return _copied(ops.t(input))


def transpose_copy(input: Tensor, dim0: int, dim1: int) -> Tensor:
    return _copied(ops.transpose(input, dim0, dim1))


def unfold_copy(input: Tensor, dimension: int, size: int, step: int) -> Tensor:
    return _copied(ops.unfold(input, dimension, size, step))


def unsqueeze_copy(input: Tensor, dim: int) -> Tensor:
    return _copied(ops.unsqueeze(input, dim))


def view_copy(input: Tensor, size: Any) -> Tensor:
    if isinstance(size, dtype):
        view = view_as_dtype(input, size)
        return _copied(view) if view is not input else ops.clone(view, memory_format=contiguous_format)
    view = ops._reshape(input, (size,) if isinstance(size, int) else size)
    return _copied(view) if view._changes is input._changes else view


def view_as_complex_copy(input: Tensor) -> Tensor:
    return _copied(ops.view_as_complex(ops.contiguous(input)))


def view_as_real_copy(input: Tensor) -> Tensor:
    return _copied(ops.view_as_real(input))


def split_copy(input: Tensor, split_size: int, dim: int) -> tuple[Tensor, ...]:
    return ops.unsafe_split(input, split_size, dim)


def split_with_sizes_copy(input: Tensor, split_sizes: Sequence[int], dim: int) -> tuple[Tensor, ...]:
    return ops.unsafe_split_with_sizes(input, split_sizes, dim)


def unbind_copy(input: Tensor, dim: int) -> tuple[Tensor, ...]:
    return tuple(map(_copied, ops.unbind(input, dim)))


def _copied(view: Tensor) -> Tensor:
    """The elements of a view that nobody else has, in memory of their own. A copy's gradient is its own, so the view's node becomes the copy's."""
    if view.__class__ is not Tensor or modes.observers:
        return ops.clone(view, memory_format=contiguous_format)
    out = plain_tensor(copied(view._array))
    out._node = view._node
    return out


def meets_float32(x: Tensor, *others: Tensor | None) -> bool:
    """Whether halves come with float32 numbers, as images do with the weights of a layer: what is computed of them in float32 becomes halves again."""
    return x.dtype in (float16, bfloat16) and any(other is not None and other.dtype is float32 for other in others)


def widened(x: Tensor) -> Tensor:
    """A tensor of halves in float32: derivatives of derivatives of what is computed from it are rounded once, too."""
    return x.to(float32) if x.dtype in (float16, bfloat16) else x
