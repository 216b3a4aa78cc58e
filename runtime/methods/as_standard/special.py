"""Special functions under SciPy's names: the extension that is proposed for the standard, where SciPy looks for functions that have gradients."""

from __future__ import annotations

from functools import wraps
from typing import Any

from specgrad.core.tape.tensor import NUMBERS, Tensor
from specgrad.methods.beside_numpy.rules import RULES

from .data_types import result_type

_PACKAGE = "scipy.special."


def functions() -> dict[str, Any]:
    """All of SciPy's functions for which the spec names an op."""
    return {path.removeprefix(_PACKAGE): _of_one_dtype(path.removeprefix(_PACKAGE), rule) for path, rule in RULES.items() if path.startswith(_PACKAGE)}


def _of_one_dtype(name: str, rule: Any) -> Any:
    @wraps(rule)
    def function(*args: Any) -> Tensor:
        if len(args) == 1:
            return rule(*args)
        wanted = result_type(*args)
        return rule(*[value if type(value) in NUMBERS else value.to(wanted) for value in args])

    function.__module__, function.__name__, function.__qualname__ = "specgrad.array_api.special", name, name
    return function
