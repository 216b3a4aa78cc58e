"""Transforms in forward mode: jvp and linearize."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeVar, overload

from specgrad.batching.pytrees import flatten, unflatten
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from ..forward_ad import dual_level, make_dual, unpack_dual
from .calling import allowing_inference_tensors, ordinary
from .trees import inexact_leaves, output_leaves, split_aux

R = TypeVar("R")
Aux = TypeVar("Aux")


@overload
def jvp(
    func: Callable[..., R], primals: tuple[Any, ...], tangents: tuple[Any, ...], *, strict: bool = False, has_aux: Literal[False] = False
) -> tuple[R, R]: ...
@overload
def jvp(
    func: Callable[..., tuple[R, Aux]], primals: tuple[Any, ...], tangents: tuple[Any, ...], *, strict: bool = False, has_aux: Literal[True]
) -> tuple[R, R, Aux]: ...
@overload
def jvp(func: Callable[..., Any], primals: tuple[Any, ...], tangents: tuple[Any, ...], *, strict: bool = False, has_aux: bool = False) -> Any: ...
@hides_frames
def jvp(func: Callable[..., Any], primals: tuple[Any, ...], tangents: tuple[Any, ...], *, strict: bool = False, has_aux: bool = False) -> Any:
    """What `func` gives for the primals, and how it changes along the tangents: (output, tangent of the output).

    Args:
        func: takes tensors, or nested tuples, lists and dictionaries of them.
        primals: the arguments, as a tuple.
        tangents: for each of their tensors the direction in which it moves; nested as they are.
        strict: an output that does not depend on the primals is an error.
        has_aux: `func` returns (output, aux); then (output, tangent, aux) comes out.

    >>> specgrad.func.jvp(specgrad.sin, (specgrad.tensor(0.0),), (specgrad.tensor(2.0),))
    (tensor(0.), tensor(2.))
    """
    for what, value in (("primals", primals), ("tangents", tangents)):
        if not isinstance(value, tuple) or not value:
            raise RuntimeError(f"jvp: expected {what} to be a tuple of one or more, but got {'()' if value == () else f'a {type(value).__name__}'}")
    points, structure = inexact_leaves("jvp", primals)
    directions, other = flatten(tangents)
    if repr(other) != repr(structure):
        raise RuntimeError(f"jvp: expected tangents nested as the primals, {structure}, but got {other}")
    with allowing_inference_tensors(), dual_level():
        duals = [make_dual(ordinary(point), ordinary(direction)) for point, direction in zip(points, directions)]
        output, aux = split_aux("jvp", func(*unflatten(list(duals), structure)), has_aux)
        outputs, out_structure = output_leaves("jvp", output)
        parts = [unpack_dual(out) for out in outputs]
        if strict and any(part.tangent is None for part in parts):
            raise RuntimeError("jvp: an output of the function does not depend on the primals, which strict=True does not allow")
        aux = _without_tangents(aux)
        values = unflatten([part.primal for part in parts], out_structure)
        moved = unflatten([ops.zeros_like(part.primal) if part.tangent is None else part.tangent for part in parts], out_structure)
    return (values, moved, aux) if has_aux else (values, moved)


def _without_tangents(tree: Any) -> Any:
    leaves, structure = flatten(tree)
    return unflatten([unpack_dual(leaf).primal if isinstance(leaf, Tensor) else leaf for leaf in leaves], structure)


@hides_frames
def linearize(func: Callable[..., R], *primals: Any) -> tuple[R, Callable[..., R]]:
    """What `func` gives for the primals, and the linear function that says how it changes: (output, jvp_fn).

    jvp_fn takes a tangent for each primal and gives the tangent of the output. `func` runs again for each call, with the same primals.

    >>> output, moved = specgrad.func.linearize(specgrad.sin, specgrad.tensor(0.0))
    >>> moved(specgrad.tensor(3.0))
    tensor(3.)
    """
    if not primals:
        raise ValueError("linearize: expected at least one primal")
    inexact_leaves("linearize", primals)
    return func(*primals), hides_frames(lambda *tangents: jvp(func, primals, tangents)[1])
