"""Where compiled functions run as they are."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, overload

from specgrad.core.base.state import thread

F = TypeVar("F", bound=Callable[..., Any])


class _Depth(threading.local):
    """How many blocks a thread is in."""

    blocks = 0


_depth = _Depth()
threads: set[int] = set()  # that are in one: empty as a rule, which costs least to ask


class Disabled:
    """A block, or a function that it decorates, in which compiled functions run as they are. A function that is compiled and enters it is not compiled."""

    def __enter__(self) -> None:
        if thread.tracer is not None:
            thread.tracer.refuse("enters specgrad.compiler.disable()")
        _depth.blocks += 1
        threads.add(threading.get_ident())

    def __exit__(self, *_: object) -> None:
        _depth.blocks -= 1
        if not _depth.blocks:
            threads.discard(threading.get_ident())

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
