"""The inputs that `verify` is given: tensors, shapes, and what makes them, as arguments in double precision."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.core.factories.creation import from_array
from specgrad.core.factories.generators import get_rng_state, manual_seed, set_rng_state
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.gradcheck.numerical import random_like
from specgrad.testing.gradcheck.problem import tensors_in

from .trial import Arguments

EXPECTED = (
    "expected tensors, arrays, shapes such as (2, 3), or (2, 3, complex) of complex numbers, functions that make them from a NumPy Generator, hypothesis "
    "strategies, or other values"
)


class InputError(TypeError, ValueError):
    """Inputs from which no arguments can be made."""


def is_strategy(value: Any) -> bool:
    """Whether something is a hypothesis strategy; without importing hypothesis, which must have been to make one."""
    strategies = sys.modules.get("hypothesis.strategies")
    return strategies is not None and isinstance(value, strategies.SearchStrategy)


def has_strategies(inputs: Any) -> bool:
    if isinstance(inputs, (list, tuple)):
        return any(has_strategies(item) for item in inputs)
    return is_strategy(inputs)


def as_strategy(inputs: Any) -> Any:
    """One strategy for inputs, some of which are strategies."""
    from hypothesis import strategies as st

    if is_strategy(inputs):
        return inputs
    if not has_strategies(inputs):
        return st.just(inputs)
    return st.tuples(*map(as_strategy, inputs)).map(list if isinstance(inputs, list) else tuple)


def is_random(inputs: Any) -> bool:
    """Whether other random numbers make other inputs."""
    if isinstance(inputs, (list, tuple)):
        return is_shape(inputs) or any(is_random(item) for item in inputs)
    return makes_inputs(inputs)


def is_shape(value: Any) -> bool:
    """Whether something is a tuple of sizes, perhaps with the type of numbers after them: (2, 3, complex)."""
    return isinstance(value, tuple) and all(isinstance(size, (int, np.integer)) and not isinstance(size, bool) for size in sizes_in(value))


def sizes_in(shape: tuple[Any, ...]) -> tuple[Any, ...]:
    """A shape without the type of its numbers."""
    return shape[:-1] if shape and (shape[-1] is complex or shape[-1] is float) else shape


def makes_inputs(value: Any) -> bool:
    return callable(value) and not isinstance(value, (type, Tensor, np.generic))


def arguments_from(inputs: Any, random: np.random.Generator) -> Arguments:
    """The arguments of one call, from a list with one item for each, a single tensor, or a function that makes all of them."""
    if makes_inputs(inputs):
        inputs = made_by(inputs, random)
    if isinstance(inputs, (Tensor, np.ndarray)):
        inputs = (inputs,)
    if not isinstance(inputs, (list, tuple)):
        raise InputError(f"verify: inputs is {inputs!r}, a {type(inputs).__name__}; give a list with one item for each argument: {EXPECTED}")
    if not inputs:
        raise InputError(f"verify: inputs is empty, so there is no gradient to verify; give a list with one item for each argument: {EXPECTED}")
    if all(isinstance(size, int) for size in inputs):
        raise InputError(f"verify: inputs={inputs!r} has numbers alone; for one input of that shape, write inputs=[{tuple(inputs)!r}]")
    arguments = tuple(argument_from(item, str(at), random) for at, item in enumerate(inputs))
    found = {name: tensor for at, argument in enumerate(arguments) for name, tensor in tensors_in(argument, str(at))}
    if not any(tensor.requires_grad for tensor in found.values()):
        given = ", ".join(f"{name}: {str(tensor.dtype).removeprefix('specgrad.')}{list(tensor.shape)}" for name, tensor in found.items()) or "no tensors"
        raise InputError(f"verify: no input requires a gradient ({given}); give floating point tensors with requires_grad=True, arrays, or shapes")
    return arguments


def argument_from(item: Any, name: str, random: np.random.Generator) -> Any:
    if is_shape(item):
        sizes = sizes_in(item)
        if any(size < 0 for size in sizes):
            raise InputError(f"verify: input {name} is the shape {sizes}, in which a size is below zero")
        like = np.empty(sizes, np.complex128 if complex in item else np.float64)
        return from_array(random_like(random, like)).requires_grad_()
    if makes_inputs(item):
        return argument_from(made_by(item, random), name, random)
    if isinstance(item, np.ndarray):
        return from_array(in_double(item)).requires_grad_(traits[item.dtype].is_inexact)
    if isinstance(item, (list, tuple)):
        items = [argument_from(inner, f"{name}[{at}]", random) for at, inner in enumerate(item)]
        return type(item)(*items) if hasattr(item, "_make") else type(item)(items)
    return from_array(in_double(item._array)).requires_grad_(item.requires_grad) if isinstance(item, Tensor) else item


def made_by(make: Callable[..., Any], random: np.random.Generator) -> Any:
    """What a function makes, given the random numbers if it takes an argument; specgrad's own are seeded as well."""
    try:
        takes = [p for p in inspect.signature(make).parameters.values() if p.default is p.empty and p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
    except (TypeError, ValueError):
        takes = []
    if len(takes) > 1:
        raise InputError(f"verify: {make!r} takes {len(takes)} arguments; a function that makes inputs takes one, a numpy.random.Generator, or none")
    kept = get_rng_state()
    try:
        manual_seed(int(random.integers(2**31)))
        return make(random) if takes else make()
    finally:
        set_rng_state(kept)


def in_double(array: Any) -> Any:
    """A copy in double precision."""
    known = traits[array.dtype]
    return np.array(array, known.wide if known.is_inexact else array.dtype, order="C")
