"""Which function of tensors stands for which of NumPy's: those that the spec and libraries name, and those that are made of several ops."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

from specgrad.compose.numpy import matrices, products, reductions, selection, shapes, ufuncs
from specgrad.generated import numpy_functions

from .named import named_by_libraries
from .sparse import knowing_sparse

Rule = Callable[..., Any]
_MODULES = {"numpy": (products, reductions, selection, shapes, ufuncs), "numpy.linalg": (matrices,)}


def _public(module: ModuleType) -> dict[str, Rule]:
    """The functions that a module defines, by their names in it."""
    return {name: f for name, f in vars(module).items() if isinstance(f, FunctionType) and f.__module__ == module.__name__ and not name.startswith("_")}


_GENERATED: dict[str, Rule] = numpy_functions.TABLE
RULES: dict[str, Rule] = {
    **_GENERATED,
    **{f"{package}.{name}": rule for package, modules in _MODULES.items() for module in modules for name, rule in _public(module).items()},
}
RULES |= {path: knowing_sparse(RULES[path]) for path in ("numpy.dot", "numpy.matmul")}


def rule_for(path: str) -> Rule | None:
    return RULES.get(path) or next((table[path] for table in [*named_by_libraries.values()] if path in table), None)


def rule_for_ufunc(ufunc: Any) -> Rule | None:
    """A ufunc tells its name, not its module."""
    for package in ("numpy", "scipy.special"):
        name = ufunc.__name__
        if _found(f"{package}.{name}") is ufunc:
            return rule_for(f"{package}.{name}")
    return next((rule for table in [*named_by_libraries.values()] for path, rule in table.items() if _found(path) is ufunc), None)


def _found(path: str) -> Any:
    package, _, name = path.rpartition(".")
    return getattr(sys.modules.get(package), name, ...)
