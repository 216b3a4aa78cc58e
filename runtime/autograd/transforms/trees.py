"""Arguments and results of functions that are transformed: which are differentiated, and the tensors in them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, Protocol, TypeVar

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.batching.pytrees import Structure, flatten, unflatten
from specgrad.core.dispatch.numpy_arguments import tensor
from specgrad.core.tape.tensor import Tensor

Argnums = int | tuple[int, ...]

P = ParamSpec("P")
R = TypeVar("R", covariant=True)


class Transformed(Protocol[P, R]):
    """For type checkers: what a transform makes of a function. Of a Callable, mypy would say that it is untyped where a lambda fits several overloads."""

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...


TENSORS = "tensors, or nested tuples, lists and dictionaries of them"


def inexact_leaves(name: str, tree: Any) -> tuple[list[Tensor], Structure]:
    """The tensors of what a function is differentiated with respect to, and how they are nested."""
    leaves, structure = flatten(tree)
    for leaf in leaves:
        if not isinstance(leaf, Tensor):
            raise ValueError(f"{name}: expected {TENSORS}, to differentiate with respect to, but got a {type(leaf).__name__}")
        if not leaf.dtype.is_inexact:
            raise RuntimeError(f"{name}: expected tensors of floating-point or complex numbers to differentiate with respect to, but got {leaf.dtype}")
    return leaves, structure


def places(name: str, argnums: Argnums, count: int) -> tuple[int, ...]:
    """The numbers of the positional arguments that are meant, counted from the front."""
    several = argnums if isinstance(argnums, tuple) else (argnums,)
    if not several or not all(isinstance(n, int) and not isinstance(n, bool) for n in several):
        raise RuntimeError(f"{name}: expected argnums to be a number or a tuple of numbers, but got {argnums!r}")
    for n in several:
        if not -count <= n < count:
            raise RuntimeError(f"{name}: argnums={argnums!r} names argument {n}, but the function was called with {count} positional arguments")
    found = tuple(n % count for n in several)
    if len(set(found)) < len(found):
        raise RuntimeError(f"{name}: argnums={argnums!r} names an argument twice")
    return found


def picked(args: tuple[Any, ...], at: tuple[int, ...], argnums: Argnums) -> Any:
    """The arguments that are meant: a tuple if a tuple of numbers was given."""
    return tuple(args[n] for n in at) if isinstance(argnums, tuple) else args[at[0]]


def of_picked(func: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], at: tuple[int, ...], argnums: Argnums) -> Callable[[Any], Any]:
    """The function of the meant arguments alone; the others stay as they are."""

    def run(values: Any) -> Any:
        given = list(args)
        for n, value in zip(at, values if isinstance(argnums, tuple) else (values,)):
            given[n] = value
        return func(*given, **kwargs)

    return run


def split_aux(name: str, result: Any, has_aux: bool) -> tuple[Any, Any]:
    """What is differentiated of a result, and what comes along with it."""
    if not has_aux:
        return result, None
    if not isinstance(result, tuple) or len(result) != 2:
        raise RuntimeError(f"{name}: with has_aux=True the function is to return a tuple (output, aux), but it returned {_described(result)}")
    output, aux = result
    return output, aux


def output_leaves(name: str, output: Any) -> tuple[list[Tensor], Structure]:
    leaves, structure = flatten(output)
    for leaf in leaves:
        if not isinstance(leaf, Tensor):
            raise RuntimeError(f"{name}: expected the function to return {TENSORS}, but it returned {_described(leaf)}")
    return leaves, structure


def _described(value: Any) -> str:
    return f"a tuple of {len(value)}" if isinstance(value, tuple) else f"a {type(value).__name__}"


def as_tensors(tree: Any) -> Any:
    """A nested value with its numbers and arrays as tensors that can have a gradient."""
    leaves, structure = flatten(tree)
    return unflatten([_as_tensor(leaf) for leaf in leaves], structure)


def _as_tensor(leaf: Any) -> Any:
    if isinstance(leaf, (bool, int)) or (isinstance(leaf, (np.ndarray, np.generic)) and traits[leaf.dtype].category in ("bool", "int")):
        return tensor(np.asarray(leaf, np.float64))
    return tensor(leaf) if isinstance(leaf, (float, complex, np.ndarray, np.generic)) else leaf
