"""Names that a user gives to parts of a program."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any, TypeVar

from specgrad.core.base.state import thread

F = TypeVar("F", bound=Callable[..., Any])


class record_function:
    """Name a part of a program: in a `with`, or as a decorator of a function. Without a recording it costs as much as two calls.

    Args:
        name: shown in tables and timelines.
        args: a text that is kept with the range.

    >>> from specgrad.autograd.profiler import profile, record_function
    >>> with profile() as prof, record_function("forward"):
    ...     y = specgrad.ones(2) * 2
    >>> [event.name for event in prof.function_events]
    ['forward', 'ones', 'mul']
    """

    __slots__ = ("_began", "args", "name")

    args: str | None
    name: str

    def __init__(self, name: str, args: str | None = None):
        if not isinstance(name, str):
            raise TypeError(f"record_function expects a name that is a str, but got {type(name).__name__}")
        if args is not None and not isinstance(args, str):
            raise TypeError(f"record_function expects args to be a str or None, but got {type(args).__name__}")
        self.name, self.args = name, args
        self._began: Any = None  # the recorder at the beginning, the token that it gave, and the same of an outer `with` of this object

    def __enter__(self) -> record_function:
        recorder = thread.recorder
        if recorder is not None:
            self._began = (recorder, recorder.enter(self.name, self.args), self._began)
        return self

    def __exit__(self, *error: object) -> None:
        if self._began is not None:
            recorder, token, outer = self._began
            try:
                recorder.leave(token)
            finally:
                self._began = outer

    def __call__(self, function: F) -> F:
        """Decorate a function: each of its calls is a range."""
        if inspect.iscoroutinefunction(function):

            @functools.wraps(function)
            async def awaited(*args: Any, **kwargs: Any) -> Any:
                with record_function(self.name, self.args):
                    return await function(*args, **kwargs)

            return awaited  # type: ignore[return-value]

        @functools.wraps(function)
        def called(*args: Any, **kwargs: Any) -> Any:
            with record_function(self.name, self.args):
                return function(*args, **kwargs)

        return called  # type: ignore[return-value]
