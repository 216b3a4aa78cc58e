"""Whole Jacobians and Hessians as transforms, and a Hessian multiplied by a vector."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar, overload

from specgrad.batching.batched import batched
from specgrad.batching.level import BatchLevel
from specgrad.batching.physical import physical_of
from specgrad.batching.pytrees import Structure, flatten, unflatten
from specgrad.batching.vmap import check_randomness
from specgrad.core.base.tracebacks import hide_frames, hides_frames
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from ..jacobians import unit_vectors
from .forward import jvp
from .recorded import Recorded
from .reverse import grad_and_value
from .trees import Argnums, Transformed, inexact_leaves, of_picked, picked, places

P = ParamSpec("P")
R = TypeVar("R")
Primals = TypeVar("Primals", bound=tuple[Any, ...])


@overload
def jacrev(
    func: Callable[Concatenate[Tensor, P], Tensor], argnums: Literal[0] = 0, *, has_aux: Literal[False] = False, chunk_size: int | None = None
) -> Transformed[Concatenate[Tensor, P], Tensor]: ...
@overload
def jacrev(
    func: Callable[P, Tensor], argnums: tuple[int, ...], *, has_aux: Literal[False] = False, chunk_size: int | None = None
) -> Transformed[P, tuple[Any, ...]]: ...
@overload
def jacrev(func: Callable[P, Any], argnums: Argnums = 0, *, has_aux: bool = False, chunk_size: int | None = None) -> Transformed[P, Any]: ...
@hides_frames
def jacrev(func: Callable[..., Any], argnums: Argnums = 0, *, has_aux: bool = False, chunk_size: int | None = None) -> Callable[..., Any]:
    """The function that computes the Jacobian of `func` by backward passes, all rows at once: for few outputs of many inputs.

    Args:
        func: takes and gives tensors, or nested tuples, lists and dictionaries of them.
        argnums: the positional argument with respect to which, or a tuple of several.
        has_aux: `func` returns (output, aux); then the result is (Jacobian, aux).
        chunk_size: how many rows to compute at a time; all unless given.

    The Jacobian is nested as the output is, and in that as the arguments are; a part has the shape of the output, then that of the input.

    >>> specgrad.func.jacrev(specgrad.sin)(specgrad.zeros(2))
    tensor([[1., 0.],
            [0., 1.]])
    """
    _check_chunks(chunk_size)

    @functools.wraps(func)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        try:
            at = places("jacrev", argnums, len(args))
            run = Recorded("jacrev", of_picked(func, args, kwargs, at, argnums), picked(args, at, argnums), has_aux)
            _real("jacrev", [*run.inputs, *run.outputs])
            blocks = []
            for out in run.outputs:
                whole = [part.reshape((*out.shape, *t.shape)) for part, t in zip(_rows(run, out, chunk_size), run.inputs)]
                blocks.append(unflatten(list(whole), run.structure))
            found = unflatten(blocks, run.out_structure)
            return (found, run.aux) if has_aux else found
        except Exception:
            hide_frames()
            raise

    return jacobian


def _rows(run: Recorded, out: Tensor, chunk_size: int | None) -> list[Tensor]:
    """The rows of the Jacobian of one output, for each input."""
    if out.numel() == 1:  # one row needs no batch
        return run.gradients([out], [None], again=True)
    if not out.numel():
        return [t.new_zeros((0, *t.shape)) for t in run.inputs]
    chunks = [run.rows(out, rows) for rows in unit_vectors(out, chunk_size)]
    return chunks[0] if len(chunks) == 1 else [ops.cat(list(parts), 0) for parts in zip(*chunks)]


@overload
def jacfwd(
    func: Callable[Concatenate[Tensor, P], Tensor], argnums: Literal[0] = 0, has_aux: Literal[False] = False, *, randomness: str = "error"
) -> Transformed[Concatenate[Tensor, P], Tensor]: ...
@overload
def jacfwd(
    func: Callable[P, Tensor], argnums: tuple[int, ...], has_aux: Literal[False] = False, *, randomness: str = "error"
) -> Transformed[P, tuple[Any, ...]]: ...
@overload
def jacfwd(func: Callable[P, Any], argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error") -> Transformed[P, Any]: ...
@hides_frames
def jacfwd(func: Callable[..., Any], argnums: Argnums = 0, has_aux: bool = False, *, randomness: str = "error") -> Callable[..., Any]:
    """The function that computes the Jacobian of `func` in forward mode, all columns at once: for many outputs of few inputs. Otherwise as `jacrev`.

    randomness: as that of `vmap`, over the columns.
    """

    @functools.wraps(func)
    def jacobian(*args: Any, **kwargs: Any) -> Any:
        try:
            at = places("jacfwd", argnums, len(args))
            run = of_picked(func, args, kwargs, at, argnums)
            leaves, structure = inexact_leaves("jacfwd", picked(args, at, argnums))
            _real("jacfwd", leaves)
            aux: Any = None
            out_structure = Structure()
            columns: list[list[Tensor]] = []  # for each input, for each output

            def column(number: int, tangent: Tensor) -> tuple[Tensor, ...]:
                nonlocal aux, out_structure
                tangents = [tangent if n == number else ops.zeros_like(leaf) for n, leaf in enumerate(leaves)]
                given = unflatten(list(leaves), structure), unflatten(list(tangents), structure)
                _, moved, *rest = jvp(run, (given[0],), (given[1],), has_aux=has_aux)
                aux = rest[0] if rest else None
                moved, out_structure = flatten(moved)
                return tuple(moved)

            for number, leaf in enumerate(leaves):
                units = next(unit_vectors(leaf, None)) if leaf.numel() else leaf.new_zeros((0, *leaf.shape))
                found = _of_tangents(functools.partial(column, number), units, randomness)
                columns.append([c.movedim(0, -1).reshape((*c.shape[1:], *leaf.shape)) for c in found])
            blocks = [unflatten(list(row), structure) for row in zip(*columns)]
            whole = unflatten(blocks, out_structure)
            return (whole, aux) if has_aux else whole
        except Exception:
            hide_frames()
            raise

    return jacobian


def _of_tangents(column: Callable[[Tensor], tuple[Tensor, ...]], units: Tensor, randomness: str) -> list[Tensor]:
    """What a function gives for many tangents at once, numbered by their first dimension."""
    check_randomness(randomness)
    with BatchLevel(units.shape[0], randomness) as level:
        level.of_tangents = randomness != "different"
        return [physical_of(part, level) for part in column(batched(units, level))]


@overload
def hessian(func: Callable[Concatenate[Tensor, P], Tensor], argnums: Literal[0] = 0) -> Transformed[Concatenate[Tensor, P], Tensor]: ...
@overload
def hessian(func: Callable[P, Tensor], argnums: tuple[int, ...]) -> Transformed[P, tuple[Any, ...]]: ...
@overload
def hessian(func: Callable[P, Any], argnums: Argnums = 0) -> Transformed[P, Any]: ...
def hessian(func: Callable[..., Any], argnums: Argnums = 0) -> Callable[..., Any]:
    """The function that computes the second derivatives of `func`: the Jacobian, in forward mode, of its Jacobian by backward passes.

    >>> specgrad.func.hessian(lambda x: (x**3).sum())(specgrad.tensor([1.0, 2.0]))
    tensor([[ 6.,  0.],
            [ 0., 12.]])
    """
    return jacfwd(jacrev(func, argnums), argnums)


@hides_frames
def hvp(func: Callable[..., R], primals: Primals, tangents: tuple[Any, ...]) -> tuple[R, Primals]:
    """The value of `func`, which returns a tensor of one element, and its Hessian multiplied by tangents, nested as the primals are.

    >>> specgrad.func.hvp(lambda x: (x**3).sum(), (specgrad.tensor([1.0, 2.0]),), (specgrad.tensor([1.0, 1.0]),))[1]
    (tensor([ 6., 12.]),)
    """
    if not isinstance(primals, tuple) or not primals:
        raise RuntimeError(f"hvp: expected primals to be a tuple of one or more, but got {primals!r}")
    _, moved, value = jvp(grad_and_value(func, argnums=tuple(range(len(primals)))), primals, tangents, has_aux=True)
    return value, moved


def _real(name: str, tensors: Sequence[Tensor]) -> None:
    for tensor in tensors:
        if tensor.is_complex():
            raise RuntimeError(
                f"{name}: expected real inputs and outputs, but got a tensor of {tensor.dtype}, whose Jacobian has two halves: give view_as_real(...)"
            )


def _check_chunks(chunk_size: int | None) -> None:
    if chunk_size is not None and (not isinstance(chunk_size, int) or chunk_size <= 0):
        raise ValueError(f"jacrev: expected chunk_size to be None or a number greater than 0, but got {chunk_size!r}")
