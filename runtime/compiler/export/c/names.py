"""Names in C: of functions, of their arguments and results."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterable
from typing import Any

from specgrad.batching.pytrees import Structure
from specgrad.codegen.model.reserved import MAX_NAME
from specgrad.codegen.write.targets.c_words import C_HEADERS, C_WORDS

from ...cut import ExportError

# Names that are written here, macros, and those that C keeps to itself.
_OWN = re.compile(r"(kv|[acikmrstv])[0-9]+(_.*)?|at|from|upto|work|main|(sg|primitive|float)_.*|[A-Z][A-Z0-9_]*|_.*|.*__.*")
_OF_LIBM = """j0 j1 jn y0 y1 yn gamma signgam exp log pow sin cos tan abs floor ceil round index time div remainder erf sqrt cosh sinh tanh asin acos atan
hypot fabs fmod fmax fmin rint trunc scalb logb significand drem signbit isnan isinf isfinite atan2 log2 log10 log1p exp2 expm1 erfc lgamma tgamma"""
_TAKEN = frozenset(_OF_LIBM.split())


class Names:
    """The names of one C function, each once."""

    def __init__(self) -> None:
        self._taken: set[str] = set()

    def new(self, wanted: str) -> str:
        name = identifier(wanted)
        number = 2
        while name in self._taken:
            name = f"{identifier(wanted)}_{number}"
            number += 1
        self._taken.add(name)
        return name


def identifier(wanted: str) -> str:
    """A name that C and C++ take, as like to one that Python takes as can be."""
    name = re.sub(r"[^A-Za-z0-9_]", "_", wanted).strip("_") or "x"
    name = re.sub(r"__+", "_", f"x{name}" if name[0].isdigit() else name)
    if name in C_WORDS or name in _TAKEN or _OWN.fullmatch(name):
        name = f"{name}_in" if not name.endswith("_") else f"{name}in"
    return name


def checked_name(name: str) -> str:
    """A name with which functions and files begin."""
    if len(name) > MAX_NAME:
        raise ExportError(f"export: a name has at most {MAX_NAME} letters, and {name[:20]}... has {len(name)}; give another name=")
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9_]*", name) or name in C_WORDS or name.endswith("_") or "__" in name:
        raise ExportError(f"export: {name!r} cannot begin the names of C functions; give another name=")
    if name in C_HEADERS:
        raise ExportError(f"export: {name}.h is a header of C itself; give another name")
    return name


def of_leaves(function: Callable[..., Any], structure: Structure, tensors: Iterable[int]) -> dict[int, str]:
    """The names of arguments: as the function calls them, and where they lie in a container."""
    paths = list(_paths(structure))
    given = _parameters(function, len(structure.children))
    return {i: "_".join([given[paths[i][0]], *map(str, paths[i][1:])]) for i in tensors}


def of_result(structure: Structure, tensors: list[int]) -> dict[int, str]:
    """The names of results: y, and where they lie in a container."""
    paths = list(_paths(structure))
    if len(tensors) == 1 and not paths[tensors[0]]:
        return {tensors[0]: "y"}
    return {i: "_".join(["y", *map(str, paths[i])]) for i in tensors}


def _paths(structure: Structure, before: tuple[Any, ...] = ()) -> Iterable[tuple[Any, ...]]:
    if structure.kind is None:
        yield before
        return
    for key, child in zip(structure.keys or range(len(structure.children)), structure.children):
        yield from _paths(child, (*before, key))


def _parameters(function: Callable[..., Any], count: int) -> list[str]:
    if hasattr(function, "forward") and not inspect.isfunction(function):
        function = function.forward
    names: list[str] = []
    try:
        for parameter in inspect.signature(function).parameters.values():
            if parameter.kind in (parameter.POSITIONAL_ONLY, parameter.POSITIONAL_OR_KEYWORD):
                names.append(parameter.name)
            elif parameter.kind is parameter.VAR_POSITIONAL:
                names += [f"{parameter.name}_{i}" for i in range(count - len(names))]
    except (TypeError, ValueError):  # of what has no signature
        pass
    return [*names, *(f"x_{i}" for i in range(count - len(names)))] if len(names) < count else names
