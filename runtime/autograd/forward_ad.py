"""Forward-mode automatic differentiation: dual tensors, which carry a tangent along."""

from __future__ import annotations

from typing import Any, NamedTuple

from specgrad import forward_mode
from specgrad.state import set_modes, thread
from specgrad.tensor import Tensor

__all__ = ["UnpackedDualTensor", "dual_level", "enter_dual_level", "exit_dual_level", "make_dual", "unpack_dual"]


class UnpackedDualTensor(NamedTuple):
    """A dual tensor's value and its tangent, None if it has none."""

    primal: Tensor
    tangent: Tensor | None


def enter_dual_level() -> int:
    """Begin a level of forward mode; gives its number."""
    return forward_mode.enter_level()


def exit_dual_level(*, level: int | None = None) -> None:
    """End the innermost level; its tangents are gone with it."""
    forward_mode.exit_level(level)


class dual_level:
    """A level of forward mode, as a context.

    >>> x, t = specgrad.tensor(2.0), specgrad.tensor(1.0)
    >>> with dual_level():
    ...     unpack_dual(make_dual(x, t) ** 3).tangent
    tensor(12.)
    """

    def __enter__(self) -> int:
        self._outer = thread.dual_levels
        try:
            self.level = enter_dual_level()
            return self.level
        except BaseException:
            set_modes(dual_levels=self._outer)
            raise

    def __exit__(self, *error: object) -> None:
        try:
            exit_dual_level(level=self.level)
        except BaseException:
            set_modes(dual_levels=self._outer)
            raise

    def __call__(self, function: Any) -> Any:
        import functools

        @functools.wraps(function)
        def within(*args: Any, **kwargs: Any) -> Any:
            with dual_level():
                return function(*args, **kwargs)

        return within


def make_dual(tensor: Tensor, tangent: Tensor, *, level: int | None = None) -> Tensor:
    """A dual tensor: the value of one tensor with another as its tangent."""
    return forward_mode.make_dual(tensor, tangent, level)


def unpack_dual(tensor: Tensor, *, level: int | None = None) -> UnpackedDualTensor:
    """The value of a dual tensor and its tangent, None if it has none at the level."""
    return UnpackedDualTensor(*forward_mode.unpack_dual(tensor, level))
