"""The standard's functions of shapes: tensors joined, cut, turned and seen in other shapes."""

from __future__ import annotations

from collections.abc import Sequence

from specgrad.compose import shape as of_shape
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .names import Axes, numpy


def broadcast_arrays(*arrays: Tensor) -> tuple[Tensor, ...]:
    """The tensors in the shape that they have together."""
    return tuple(of_shape.broadcast_tensors(*arrays))


def broadcast_shapes(*shapes: tuple[int, ...]) -> tuple[int, ...]:
    """The shape that tensors of these shapes have together."""
    return tuple(of_shape.broadcast_shapes(*shapes))


def broadcast_to(x: Tensor, /, shape: tuple[int, ...]) -> Tensor:
    """The tensor in a shape along whose other dimensions it repeats."""
    return ops.broadcast_to(x, shape)


def concat(arrays: Sequence[Tensor], /, *, axis: int | None = 0) -> Tensor:
    """Tensors joined along a dimension; flattened first, if it is None."""
    return numpy.concatenate(list(arrays), axis)


def expand_dims(x: Tensor, /, axis: int | tuple[int, ...]) -> Tensor:
    """The tensor with new dimensions of size 1."""
    return numpy.expand_dims(x, axis)


def flip(x: Tensor, /, *, axis: Axes = None) -> Tensor:
    """The elements in reverse order along dimensions."""
    return numpy.flip(x, axis)


def matrix_transpose(x: Tensor, /) -> Tensor:
    """The last two dimensions exchanged."""
    if x.ndim < 2:
        raise ValueError(f"matrix_transpose() needs a tensor of two dimensions or more, got one of shape {tuple(x.shape)}")
    return ops.transpose(x, -2, -1)


def moveaxis(x: Tensor, source: int | tuple[int, ...], destination: int | tuple[int, ...], /) -> Tensor:
    """Dimensions moved to other places."""
    return numpy.moveaxis(x, source, destination)


def permute_dims(x: Tensor, /, axes: tuple[int, ...]) -> Tensor:
    """The dimensions in another order."""
    return ops.permute(x, axes)


def repeat(x: Tensor, repeats: int | Tensor, /, *, axis: int | None = None) -> Tensor:
    """Each element several times."""
    return numpy.repeat(x, repeats, axis)


def reshape(x: Tensor, /, shape: tuple[int, ...], *, copy: bool | None = None) -> Tensor:
    """The elements in another shape; `copy=False` is an error where they would have to move."""
    if copy is not False:
        made = ops.reshape(x, shape)
        return ops.clone(made) if copy else made
    try:
        return ops.view(x, shape)
    except RuntimeError as error:
        raise ValueError(f"reshape(): a tensor of shape {tuple(x.shape)} and strides {x.stride()} cannot have shape {tuple(shape)} without a copy") from error


def roll(x: Tensor, /, shift: int | tuple[int, ...], *, axis: Axes = None) -> Tensor:
    """The elements moved along dimensions, from the end to the beginning."""
    return numpy.roll(x, shift, axis)


def squeeze(x: Tensor, /, axis: int | tuple[int, ...]) -> Tensor:
    """The tensor without dimensions of size 1."""
    axes = axis if isinstance(axis, tuple) else (axis,)
    for dim in axes:
        if x.shape[dim] != 1:
            raise ValueError(f"squeeze(): dimension {dim} of a tensor of shape {tuple(x.shape)} is not of size 1")
    return ops.squeeze(x, axes)


def stack(arrays: Sequence[Tensor], /, *, axis: int = 0) -> Tensor:
    """Tensors of one shape joined along a new dimension."""
    return numpy.stack(list(arrays), axis)


def tile(x: Tensor, repetitions: tuple[int, ...], /) -> Tensor:
    """The tensor several times along each dimension."""
    return ops.tile(x, repetitions)


def unstack(x: Tensor, /, *, axis: int = 0) -> tuple[Tensor, ...]:
    """The parts of a tensor along a dimension."""
    return tuple(ops.unbind(x, axis))
