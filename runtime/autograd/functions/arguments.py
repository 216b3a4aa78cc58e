"""The arguments of a custom function's `apply`, all of them by position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .function import Function


def by_position(function: type[Function], separate: bool, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Any, ...]:
    """Arguments given by name in their places; where forward takes no ctx, defaults too, so that setup_context sees every argument."""
    forward = function.forward
    code = getattr(forward, "__code__", None)
    if not kwargs and code is not None and code.co_argcount == len(args) and not code.co_kwonlyargcount:
        return args
    from inspect import signature

    shown = signature(forward)
    if separate:
        bound = shown.bind(*args, **kwargs)
        bound.apply_defaults()
    else:
        bound = shown.bind(None, *args, **kwargs)
    if bound.kwargs:
        name = next(iter(bound.kwargs))
        missing = next((p.name for p in shown.parameters.values() if p.name not in bound.arguments and p.kind is p.POSITIONAL_OR_KEYWORD), None)
        if missing is not None:
            raise TypeError(f"{function.__name__}.forward() missing required argument: {missing!r}, which stands before {name!r}")
        raise TypeError(f"{function.__name__}.forward() got an unexpected keyword argument {name!r}: the arguments of a custom function must have a position")
    return bound.args if separate else bound.args[1:]
