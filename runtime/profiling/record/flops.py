"""How many floating-point operations calls of ops take, as the spec counts them: from the sizes of what they are given and of what they give.

A multiplication and an addition are counted as two. Complex numbers are counted as if they were real.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType
from typing import Any

from specgrad.generated import flops as own_flops
from specgrad.libraries import registry

from .log import beside_op, out_of_place, recorded_name


def flops_of(function: FunctionType, name: str, args: tuple[Any, ...], keywords: dict[str, Any], out: Any) -> int | None:
    """The operations of one call; None where they are not counted."""
    package = function.__globals__["__package__"]
    if package not in ("specgrad.generated", "specgrad.compiler") and not any(package == library.package for library in [*registry.published.values()]):
        return None  # a class of a user's own, recorded by its name, may have that of an op
    count = _by_name("FLOPS").get(name) or _by_name("FLOPS").get(out_of_place(name))
    if package == "specgrad.compiler" and count is not None:  # an array function or a kernel, which takes no keywords; a kernel no factors that are 1
        code = count.__code__
        args, keywords = (), {"alpha": 1, **dict(zip(code.co_varnames[1 : code.co_argcount + code.co_kwonlyargcount], args))}
    if any(arg is ... for arg in args):  # what was given by another name
        by_other_name = (keywords[name] for name in keywords if name in beside_op(function) and keywords[name] is not None)
        args = tuple([next(by_other_name) if arg is ... else arg for arg in args])
    return None if count is None else count(out, *args, **keywords)


def flops_of_gradients(name: str, flops: int, inputs: tuple[str, ...]) -> int | None:
    """The operations of the node that a product made, for the gradients of these inputs: each is a product of as many."""
    factors = _by_name("FACTORS").get(out_of_place(name))
    return None if factors is None else flops * sum(i in factors for i in inputs)


def _by_name(table: str) -> dict[str, Any]:
    """A table of the ops of all libraries, by the names under which they are recorded."""
    return _merged(table, tuple(registry.published.values()))


@cache
def _merged(table: str, libraries: tuple[Any, ...]) -> dict[str, Any]:
    modules = (own_flops, *registry.tables("flops").values())
    return {recorded_name(name): entry for module in modules for name, entry in getattr(module, table).items()}
