"""What einops asks of a framework, answered with our ops. It finds subclasses of its `AbstractBackend` by itself: that this one exists is enough."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from einops._backends import AbstractBackend  # pyright: ignore[reportMissingImports]

from specgrad.compose.linalg.products import einsum
from specgrad.core.factories.creation import tensor
from specgrad.core.factories.sequences import arange
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops


class SpecgradBackend(AbstractBackend):  # pyright: ignore[reportUntypedBaseClass]
    """Every function has einops' name and is differentiable."""

    framework_name: str = "specgrad"

    def is_appropriate_type(self, tensor: Any) -> bool:
        return isinstance(tensor, Tensor)

    def from_numpy(self, x: Any) -> Tensor:
        return tensor(x)

    def to_numpy(self, x: Tensor) -> Any:
        return x.detach().cpu().numpy()

    def arange(self, start: int, stop: int) -> Tensor:
        return arange(start, stop)

    def shape(self, x: Tensor) -> tuple[int, ...]:
        return tuple(x.shape)

    def reshape(self, x: Tensor, shape: Sequence[int]) -> Tensor:
        return ops.reshape(x, tuple(shape))

    def transpose(self, x: Tensor, axes: Sequence[int]) -> Tensor:
        return ops.permute(x, tuple(axes))

    def reduce(self, x: Tensor, operation: str, axes: Sequence[int]) -> Tensor:
        if operation in ("max", "min"):
            operation = "a" + operation  # of several dimensions
        if operation == "prod":  # along one dimension at a time
            for axis in sorted(axes, reverse=True):
                x = ops.prod_dim(x, axis)
            return x
        return getattr(ops, operation)(x, tuple(axes))

    def stack_on_zeroth_dimension(self, tensors: list[Tensor]) -> Tensor:
        return ops.stack(tensors)

    def add_axis(self, x: Tensor, new_position: int) -> Tensor:
        return ops.unsqueeze(x, new_position)

    def add_axes(self, x: Tensor, n_axes: int, pos2len: dict[int, int]) -> Tensor:
        """Repeated elements are a view."""
        for position in pos2len:
            x = ops.unsqueeze(x, position)
        return ops.expand(x, tuple(pos2len.get(axis, -1) for axis in range(n_axes)))

    def tile(self, x: Tensor, repeats: Sequence[int]) -> Tensor:
        return ops.repeat(x, tuple(repeats))

    def concat(self, tensors: list[Tensor], axis: int) -> Tensor:
        return ops.cat(tensors, axis)

    def is_float_type(self, x: Tensor) -> bool:
        return x.dtype.is_inexact

    def einsum(self, pattern: str, *x: Tensor) -> Tensor:
        return einsum(pattern, *x)
