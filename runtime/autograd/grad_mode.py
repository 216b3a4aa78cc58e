"""Grad modes, as contexts and as decorators."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, overload

from specgrad.core.base import state
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.tape.node import new

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = [
    "enable_grad", "inference_mode", "is_grad_enabled", "is_inference_mode_enabled", "is_multithreading_enabled", "no_grad", "set_grad_enabled",
    "set_multithreading_enabled",
]  # fmt: skip

F = TypeVar("F", bound=Callable[..., Any])


class _Mode:
    """A context that is also a decorator, of functions, generators and classes."""

    def __enter__(self) -> Any:
        raise NotImplementedError

    def __exit__(self, *error: object) -> None:
        raise NotImplementedError

    def clone(self) -> _Mode:
        return type(self)()

    def __call__(self, target: F) -> F:
        if isinstance(target, type):
            warn_user(
                "Decorating classes is deprecated and will be disabled in future versions. You should only decorate functions or methods. To preserve the "
                "current behavior of class decoration, you can directly decorate the `__init__` method and nothing else.",
                FutureWarning,
            )
            target.__init__ = self(target.__init__)  # type: ignore[misc]
            return target
        from inspect import isgeneratorfunction  # a slow import, for a rare use

        if isgeneratorfunction(target):
            return self._wrap_generator(target)  # type: ignore[return-value]

        @functools.wraps(target)
        def within(*args: Any, **kwargs: Any) -> Any:
            try:
                with self.clone():
                    return target(*args, **kwargs)
            except Exception:
                hide_frames()
                raise

        return within  # type: ignore[return-value]

    def _wrap_generator(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """The mode is on while the generator runs, and not while its caller does."""

        @functools.wraps(function)
        def within(*args: Any, **kwargs: Any) -> Any:
            generator = function(*args, **kwargs)
            try:
                with self.clone():
                    value = generator.send(None)
                while True:
                    try:
                        sent = yield value
                    except GeneratorExit:
                        with self.clone():
                            generator.close()
                        raise
                    except BaseException as error:
                        with self.clone():
                            value = generator.throw(error)
                    else:
                        with self.clone():
                            value = generator.send(sent)
            except StopIteration as stop:
                return stop.value

        return within


class _GradMode(_Mode):
    before = False

    def __exit__(self, *error: object) -> None:
        try:
            state.set_grad_enabled(self.before)
        except BaseException:
            state.set_grad_enabled(self.before)
            raise


class no_grad(_GradMode):
    """Nothing is recorded within: results do not require gradients.

    >>> x = specgrad.tensor([1.0], requires_grad=True)
    >>> with specgrad.no_grad():
    ...     y = x * 2
    >>> y.requires_grad
    False
    """

    @overload
    def __new__(cls, target: None = None) -> Self: ...
    @overload
    def __new__(cls, target: F) -> F: ...  # type: ignore[misc]
    def __new__(cls, target: Any = None) -> Any:
        made = new(cls)
        return made if target is None else made(target)  # @no_grad without parentheses

    def __enter__(self) -> None:
        self.before: bool = thread.grad_enabled
        state.set_grad_enabled(False, "no_grad()")


class enable_grad(no_grad):
    """Ops are recorded within, also inside of no_grad."""

    def __enter__(self) -> None:
        self.before: bool = thread.grad_enabled
        state.set_grad_enabled(True)


class set_grad_enabled(_GradMode):
    """Turns recording on or off: at once, and back again if used as a context."""

    def __init__(self, mode: bool):
        try:
            self.before: bool = thread.grad_enabled
            self.mode: bool = _bool(mode, "set_grad_enabled")
            state.set_grad_enabled(mode, "set_grad_enabled(False)")
        except Exception:
            hide_frames()
            raise

    def __call__(self, target: F) -> F:
        state.set_grad_enabled(self.before)
        return super().__call__(target)

    def __enter__(self) -> None:
        state.set_grad_enabled(self.mode, "set_grad_enabled(False)")

    def clone(self) -> set_grad_enabled:
        return type(self)(self.mode)

    def __repr__(self) -> str:
        return f"specgrad.autograd.grad_mode.set_grad_enabled(mode={self.mode})"


class inference_mode(state.Switched, _Mode):
    """Nothing is recorded within, and what is made there can never take part in recording."""

    @overload
    def __new__(cls, mode: bool = True) -> Self: ...
    @overload
    def __new__(cls, mode: F) -> F: ...  # type: ignore[misc]
    def __new__(cls, mode: Any = True) -> Any:
        made = object.__new__(cls)
        if isinstance(mode, bool):
            return made
        cls.__init__(made, True)
        return made(mode)  # @inference_mode without parentheses

    def __init__(self, mode: bool = True):
        super().__init__(inference=mode, grad_enabled=not mode, grad_off_by="inference_mode()" if mode else None)
        self.mode: bool = mode

    def clone(self) -> inference_mode:
        return type(self)(self.mode)


class set_multithreading_enabled(_Mode):
    """Says whether backward passes may use threads of their own: at once, and back again if used as a context.

    A backward pass runs in the thread that asks for it, whatever this says; it is there, and can be read back, for programs that set it.
    """

    def __init__(self, mode: bool):
        self.before: bool = thread.multithreading
        self.mode: bool = _bool(mode, "set_multithreading_enabled")
        thread.multithreading = mode

    def __enter__(self) -> None:
        pass

    def __exit__(self, *error: object) -> None:
        thread.multithreading = self.before

    def clone(self) -> set_multithreading_enabled:
        return type(self)(self.mode)


def _bool(mode: Any, name: str) -> bool:
    if not isinstance(mode, bool):
        raise TypeError(f"{name}(): argument 'mode' must be bool, not {type(mode).__name__}")
    return mode


def is_grad_enabled() -> bool:
    """Whether this thread records ops."""
    return thread.grad_enabled


def is_inference_mode_enabled() -> bool:
    """Whether this thread is in inference mode."""
    return thread.inference


def is_multithreading_enabled() -> bool:
    """What `set_multithreading_enabled` has said in this thread."""
    return thread.multithreading
