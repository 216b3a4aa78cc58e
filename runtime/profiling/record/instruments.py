"""Which functions of the package are recorded, and under which names."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from functools import cache
from types import FunctionType
from typing import Any

import specgrad
from specgrad.autograd.functions.function import Function
from specgrad.core.engine.backward_pass import backward_pass
from specgrad.core.factories import creation, filled, random
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops
from specgrad.methods import convert

from .log import PassName

_NAMESPACE = "nn.functional."
OF_THE_CLASS = "cls.__name__"  # in the place of a name: that of the class whose method is called


@cache
def recorded_functions() -> dict[FunctionType, str]:
    """Every function that is an op to a user, with its name: 'mul', 'mul_', 'div.mode'."""
    found = {function: _name(function, name) for name, function in vars(ops).items() if isinstance(function, FunctionType)}
    found.update((function, function.__name__) for function in _written_by_hand())
    found[_function(Function.apply)] = OF_THE_CLASS
    found[_function(backward_pass)] = PassName("backward")
    return found


def _function(callable: Any) -> FunctionType:
    """The function of a method of a class, or itself."""
    return getattr(callable, "__func__", callable)


def _name(function: FunctionType, identifier: str) -> str:
    """The name of an op of the spec. Its function may be the in-place form."""
    op = function.__globals__.get(f"op_{identifier}")
    if op is not None:
        return op.name.removeprefix(_NAMESPACE)
    op = function.__globals__.get(f"op_{identifier.removesuffix('_')}")
    if op is None:
        return identifier
    name, dot, overload = op.name.removeprefix(_NAMESPACE).partition(".")
    return f"{name}_{dot}{overload}"


def _written_by_hand() -> Iterator[FunctionType]:
    """What makes tensors, converts and detaches them; of what is decorated, the function within."""
    made = [getattr(specgrad, name) for name in specgrad.__all__ if getattr(specgrad, name).__class__ is FunctionType]
    functions = [f for f in made if f.__module__ in (creation.__name__, filled.__name__, random.__name__)]
    functions += [*filled.METHODS, *random.METHODS, convert.to, Tensor.detach, Tensor.item]
    for function in functions:
        inner = inspect.unwrap(function)
        if isinstance(inner, FunctionType) and inner.__code__.co_freevars == () and inner.__name__ not in _NO_OPS:
            yield inner


_NO_OPS = frozenset(("manual_seed", "seed", "initial_seed", "get_rng_state", "set_rng_state", "from_numpy", "from_dlpack"))
