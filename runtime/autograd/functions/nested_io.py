"""NestedIOFunction, from times when functions had instances: what it offers without being run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from specgrad.core.tape.tensor import Tensor

from .function import Function


class NestedIOFunction(Function):
    """A Function whose inputs and outputs may be nested in lists and tuples. It cannot be called any more: use Function."""

    def forward(self, *args: Any) -> Any:  # type: ignore[override]
        """Call `forward_extended` with the nested inputs."""
        nested = self._nested_input  # which nothing sets any more
        self._nested_output = self.forward_extended(*nested)
        return tuple(tensors_in(self._nested_output))

    def backward(self, *gradients: Any) -> Any:  # type: ignore[override]
        """Call `backward_extended` with the gradients nested as the outputs were."""
        return tuple(tensors_in(self.backward_extended(*nested_like(gradients, self._nested_output)), none=True))

    def save_for_backward(self, *args: Any) -> None:
        """Keep tensors, nested in any way."""
        self.to_save: tuple[Any, ...] = tuple(tensors_in(args))
        self._to_save_nested = args

    def mark_dirty(self, *args: Any, **kwargs: Any) -> None:
        """Tell that the forward changed these inputs in place."""
        self.dirty_tensors: tuple[Any, ...] = tuple(tensors_in((args, kwargs)))

    def mark_non_differentiable(self, *args: Any, **kwargs: Any) -> None:
        """Tell that no gradient flows through these outputs."""
        self.non_differentiable: tuple[Any, ...] = tuple(tensors_in((args, kwargs)))

    def forward_extended(self, *input: Any) -> Any:
        """Compute the function: to be written by the user."""
        raise NotImplementedError(f"{type(self).__name__} must implement forward_extended")

    def backward_extended(self, *grad_output: Any) -> Any:
        """Compute the gradients: to be written by the user."""
        raise NotImplementedError(f"{type(self).__name__} must implement backward_extended")


def tensors_in(value: Any, none: bool = False) -> Iterator[Any]:
    """The tensors in nested lists, tuples and dicts, one after the other; with `none`, the Nones as well."""
    if isinstance(value, Tensor) or (none and value is None):
        yield value
    elif isinstance(value, (list, tuple, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            yield from tensors_in(item, none)
    elif value is not None:
        raise ValueError(
            f"Auto nesting doesn't know how to process an input object of type {type(value).__name__}. Accepted types: Tensors, or lists/tuples of them"
        )


def nested_like(flat: Any, like: Any) -> Any:
    """Flat values, nested as `like` is."""
    return _nested(iter(flat), like)


def _nested(rest: Iterator[Any], like: Any) -> Any:
    if isinstance(like, (list, tuple)):
        return type(like)([None if item is None else _nested(rest, item) for item in like])
    return next(rest)
