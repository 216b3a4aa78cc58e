"""vmap: a function of one sample, made a function of a batch."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any, ParamSpec, TypeVar

from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.factories.generators import noted_numbers, numbers_drawn_again, states_of_devices
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .batched import batched
from .level import BatchLevel
from .physical import is_batched, physical_of
from .pytrees import Structure, flatten, spread_over, unflatten

P = ParamSpec("P")
R = TypeVar("R")


def vmap(func: Callable[P, R], in_dims: Any = 0, out_dims: Any = 0, randomness: str = "error", *, chunk_size: int | None = None) -> Callable[P, R]:
    """A function that applies `func` to every sample of a batch, all at once.

    Args:
        func: takes tensors, or nested tuples, lists and dictionaries of them, as they are for one sample, and gives such.
        in_dims: the dimension of each input that numbers the samples, None for what all samples share: one for all, or nested as the inputs are.
        out_dims: where that dimension goes in the outputs; None for an output that is the same for all samples, and is given once.
        randomness: whether random functions within are an "error", give the "same" to all samples or something "different" to each.
        chunk_size: how many samples to compute at a time; all of them unless given.

    Keyword arguments of the new function are shared by all samples.

    >>> rows = specgrad.tensor([[1.0, 2.0], [3.0, 4.0]])
    >>> specgrad.vmap(specgrad.dot)(rows, rows)
    tensor([ 5., 25.])
    >>> specgrad.vmap(lambda x, y: x * y, in_dims=(0, None))(specgrad.arange(3), specgrad.tensor([1, 10]))
    tensor([[ 0,  0],
            [ 1, 10],
            [ 2, 20]])
    """
    check_randomness(randomness)
    if chunk_size is not None and chunk_size <= 0:
        raise ValueError(f"vmap: chunk_size should be None or greater than 0. (got {chunk_size})")

    @functools.wraps(func)
    def of_batch(*args: Any, **kwargs: Any) -> Any:
        try:
            name = getattr(func, "__name__", repr(func))
            leaves, dims, structure = _inputs(name, in_dims, args)
            size = _batch_size(leaves, dims)

            def mapped(leaves: list[Any], size: int) -> Any:
                with BatchLevel(size, randomness) as level:
                    samples = unflatten(_samples(leaves, dims, level), structure)
                    return unwrapped(func(*samples, **kwargs), out_dims, level, name)

            if chunk_size is None or size <= chunk_size:
                return mapped(leaves, size)
            chunks = []
            for start, numbers in zip(range(0, size, chunk_size), _numbers_of_chunks(randomness, leaves)):
                count = min(chunk_size, size - start)
                with numbers:
                    chunks.append(mapped([leaf if dim is None else leaf.narrow(dim, start, count) for leaf, dim in zip(leaves, dims)], count))
            _, result_structure, result_dims = _output_dims(chunks[0], out_dims, name)
            parts_of_results = zip(*(flatten(chunk)[0] for chunk in chunks))
            return unflatten([parts[0] if dim is None else ops.cat(list(parts), dim) for parts, dim in zip(parts_of_results, result_dims)], result_structure)
        except Exception:
            hide_frames()
            raise

    return of_batch


def _numbers_of_chunks(randomness: str, leaves: list[Any]) -> Iterator[AbstractContextManager[Any]]:
    """A context for each chunk: where all samples are to have the same random numbers, within the first they are noted, and within the others drawn again."""
    if randomness != "same":
        yield from itertools.repeat(nullcontext())
    states = states_of_devices(leaf for leaf in leaves if isinstance(leaf, Tensor))
    noted, drawn = noted_numbers()
    yield noted
    while True:
        yield numbers_drawn_again([*states, *drawn()])


def check_randomness(randomness: str) -> None:
    if randomness not in ("error", "different", "same"):
        raise RuntimeError(f"Only allowed values for randomness are 'error', 'different', or 'same'. Got {randomness}")


# ---- inputs


def _inputs(name: str, in_dims: Any, args: tuple[Any, ...]) -> tuple[list[Any], list[int | None], Structure]:
    """The leaves of the arguments, for each the dimension to map over, counted from the front, and how they are nested."""
    where = f"vmap({name}, in_dims={in_dims}, ...)(<inputs>)"
    if not isinstance(in_dims, (int, tuple)):
        raise ValueError(
            f"{where}: expected `in_dims` to be int or a (potentially nested) tuple matching the structure of inputs, got: {type(in_dims).__name__}."
        )
    if not args:
        raise ValueError(
            f"{where}: got no inputs. Maybe you forgot to add inputs, or you are trying to vmap over a function with no inputs. The latter is unsupported."
        )
    leaves, structure = flatten(args)
    dims = spread_over(in_dims, structure)
    if dims is None:
        raise ValueError(
            f"{where}: in_dims is not compatible with the structure of `inputs`. in_dims has structure {flatten(in_dims)[1]} but inputs has structure "
            f"{structure}."
        )
    for i, (leaf, dim) in enumerate(zip(leaves, dims)):
        if dim is None:
            continue
        if not isinstance(dim, int):
            raise ValueError(f"{where}: Got in_dim={dim} for an input but in_dim must be either an integer dimension or None.")
        if not isinstance(leaf, Tensor):
            raise ValueError(
                f"{where}: Got in_dim={dim} for an input but the input is of type {type(leaf).__name__}. We cannot vmap over non-Tensor arguments, "
                "please use None as the respective in_dim"
            )
        if not -leaf.dim() <= dim < leaf.dim():
            raise ValueError(
                f"{where}: Got in_dim={dim} for some input, but that input is a Tensor of dimensionality {leaf.dim()} so expected in_dim to satisfy "
                f"-{leaf.dim()} <= in_dim < {leaf.dim()}."
            )
        dims[i] = dim % leaf.dim()
    return leaves, dims, structure


def _batch_size(leaves: list[Any], dims: list[int | None]) -> int:
    sizes = [leaf.shape[dim] for leaf, dim in zip(leaves, dims) if dim is not None]
    if not sizes:
        raise ValueError("vmap: at least one input must be mapped over, but in_dims is None for all of them")
    if len(set(sizes)) > 1:
        raise ValueError(f"vmap: Expected all tensors to have the same size in the mapped dimension, got sizes {sizes} for the mapped dimension")
    return int(sizes[0])


def _samples(leaves: list[Any], dims: list[int | None], level: BatchLevel) -> list[Any]:
    return [leaf if dim is None else batch_of(leaf, dim, level) for leaf, dim in zip(leaves, dims)]


def batch_of(tensor: Tensor, dim: int, level: BatchLevel) -> Tensor:
    """A tensor as a Batched one; an alias, so that hooks and attributes set within are not set on the user's tensor."""
    return batched(tensor.movedim(dim, 0) if dim else tensor.view_as(tensor), level)


# ---- outputs


def unwrapped(outputs: Any, out_dims: Any, level: BatchLevel, name: str) -> Any:
    """The outputs of a function as tensors with all samples."""
    leaves, structure, dims = _output_dims(outputs, out_dims, name)
    found = []
    for leaf, dim in zip(leaves, dims):
        if not isinstance(leaf, Tensor) and dim is not None:
            raise ValueError(
                f"vmap({name}, ...): `{name}` must only return Tensors, got type {type(leaf).__name__}. Did you mean to set out_dims= to None for output?"
            )
        if dim is None:
            if is_batched(leaf, level):
                raise ValueError(f"vmap({name}, ..., out_dims={out_dims}): `{name}` can not return a BatchedTensor when out_dim is None")
            found.append(leaf)
        else:
            physical = physical_of(leaf, level)
            if not -physical.dim() <= dim < physical.dim():
                raise IndexError(
                    f"vmap({name}, ..., out_dims={out_dims}): out_dim {dim} is out of range for an output of {physical.dim()} dimensions, the batch among them "
                    f"(expected to be in range of [-{physical.dim()}, {physical.dim() - 1}])"
                )
            found.append(physical.movedim(0, dim) if dim % physical.dim() else physical)
    return unflatten(found, structure)


def _output_dims(outputs: Any, out_dims: Any, name: str) -> tuple[list[Any], Structure, list[int | None]]:
    leaves, structure = flatten(outputs)
    if isinstance(outputs, Tensor) and isinstance(out_dims, (tuple, list)) and len(out_dims) == 1:
        out_dims = out_dims[0]
    wanted, _ = flatten(out_dims)
    if not all(dim is None or isinstance(dim, int) for dim in wanted):
        raise ValueError(
            f"vmap({name}, ..., out_dims={out_dims}): `out_dims` must be an int, None or a python collection of ints representing where in the outputs "
            "the vmapped dimension should appear."
        )
    dims = spread_over(out_dims, structure)
    if dims is None:
        raise ValueError(
            f"vmap({name}, ..., out_dims={out_dims}): out_dims is not compatible with the structure of `outputs`. out_dims has structure "
            f"{flatten(out_dims)[1]} but outputs has structure {structure}."
        )
    return leaves, structure, dims
