"""Generated functions under the names by which users know them: what help(), tracebacks of pickle and inspect.signature show."""

from __future__ import annotations

from inspect import Parameter, signature
from types import FunctionType
from typing import Any

from .lazy import found_at

_MODULES = {"specgrad.generated": "specgrad"}  # whose names are found elsewhere


def shown_function(package: str, place: str, functions: dict[str, dict[str, Any]]) -> Any:
    """The function at a place of a generated package, named as users find it. functions: what is found there, by namespace and name."""
    found = found_at(package, place)
    if package in _MODULES and isinstance(found, FunctionType) and found.__module__.startswith(package):
        namespace, name = _public_name(place, functions)
        if name:
            found.__name__ = found.__qualname__ = name
            found.__module__ = ".".join(filter(None, (_MODULES[package], namespace)))
        if ... in (found.__defaults__ or ()):  # stands where Python cannot ask for an argument, which may be given by another name
            own = signature(found)
            found.__signature__ = own.replace(  # type: ignore[attr-defined]
                parameters=[p.replace(default=Parameter.empty) if p.default is ... else p for p in own.parameters.values()]
            )
    return found


def _public_name(place: str, functions: dict[str, dict[str, Any]]) -> tuple[str, str]:
    """The namespace and the name of the function at a place: its op's own, if it has that, and not an alias."""
    identifier = place.partition(".")[2]
    for namespace, names in functions.items():
        own = identifier.removeprefix(namespace.replace(".", "_") + "_") if namespace else identifier
        if names.get(own) == place:
            return namespace, own
    return next(((namespace, name) for namespace, names in functions.items() for name, at in sorted(names.items()) if at == place), ("", ""))
