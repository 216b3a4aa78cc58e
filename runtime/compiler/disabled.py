"""Where compiled functions run as they are."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, overload

from specgrad.core.base.state import thread

from .cut import Cut

F = TypeVar("F", bound=Callable[..., Any])


class _Depth(threading.local):
    """How many blocks a thread is in."""

    blocks = 0


depth = _Depth()


class Disabled:
    """A block, or a function that it decorates, in which compiled functions run as they are. A function that is compiled and enters it is not compiled."""

    def __enter__(self) -> None:
        if thread.tracer is not None:
            raise Cut("enters specgrad.compiler.disable()")
        depth.blocks += 1

    def __exit__(self, *_: object) -> None:
        depth.blocks -= 1

    def __call__(self, function: F) -> F:
        @wraps(function)
        def called(*args: Any, **kwargs: Any) -> Any:
            with Disabled():
                return function(*args, **kwargs)

        return called  # type: ignore[return-value]


@overload
def disable(function: F) -> F: ...
@overload
def disable(function: None = None) -> Disabled: ...
def disable(function: Any = None) -> Any:
    """Run compiled functions as they are: in a `with` block, or in a function that is decorated.

    Args:
        function: the function; without it, `disable()` is a context and a decorator.

    >>> double = specgrad.compile(lambda x: x * 2)
    >>> with specgrad.compiler.disable():
    ...     double(specgrad.ones(2))
    tensor([2., 2.])
    """
    return Disabled() if function is None else Disabled()(function)
