"""A function with one set of arguments, as the properties of `verify` look at it."""

from __future__ import annotations

import dataclasses
import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.failure import Failure
from specgrad.testing.gradcheck.problem import tensors_in

Arguments = tuple[Any, ...]
Gradients = Mapping[str, Any]  # arrays by the name of the input, None where it is not used
CLOSE = 1e-9  # how far, relatively, results of the same computation in double precision may differ that took two ways


class NotVerified(Exception):
    """Why a property cannot be looked at, where that is no mistake."""


@dataclass(frozen=True)
class Settings:
    """What is asked of a function, as given to `verify`."""

    order: int
    forward_mode: bool
    batched: bool
    dtypes: tuple[str, ...]
    tolerances: Mapping[str, float]
    gradcheck: Mapping[str, Any]  # its options
    non_differentiable: frozenset[int]
    seed: int
    given: dict[str, Any]  # those that were not left at their defaults, for a program that shows a failure


@dataclass(frozen=True, eq=False)
class Trial:
    """A function and one set of arguments, in double precision.

    Args:
        name: of the function.
        given: the function or Function as it was given.
        func: what is called; for a custom Function its `apply`.
        function: the custom Function itself, if it is one.
        arguments: of the call; tensors in them are never given to func themselves, but as `fresh()` copies.
        others: more arguments of the same shapes, for batches.
        settings: what is asked.
        number: of the sample.
    """

    name: str
    given: Any
    func: Callable[..., Any]
    function: Any
    arguments: Arguments
    others: tuple[Arguments, ...]
    settings: Settings
    number: int
    counted: list[int] = field(default_factory=lambda: [0])  # comparisons

    # ---- arguments

    def fresh(self, change: Callable[[str, Tensor], Tensor] | None = None, arguments: Arguments | None = None) -> Arguments:
        """The arguments with tensors of their own, so that nothing that is done to them is seen elsewhere."""
        change = change or (lambda _, tensor: copy(tensor))
        return tuple(mapped(argument, str(at), change) for at, argument in enumerate(self.arguments if arguments is None else arguments))

    def tensors(self, arguments: Arguments | None = None) -> dict[str, Tensor]:
        """The tensors in arguments, by name: "0", "1[0]" of a list."""
        found: dict[str, Tensor] = {}
        for at, argument in enumerate(self.arguments if arguments is None else arguments):
            found.update(tensors_in(argument, str(at)))
        return found

    def leaves(self, arguments: Arguments | None = None) -> dict[str, Tensor]:
        """Those that require a gradient."""
        return {name: tensor for name, tensor in self.tensors(arguments).items() if tensor.requires_grad}

    # ---- evaluations

    def call(self, arguments: Arguments) -> tuple[Tensor, ...]:
        """What the function gives for arguments, as a tuple; an error if that is no tensor."""
        given = self.func(*arguments)
        results = tuple(given) if isinstance(given, (tuple, list)) else (given,)
        if not results:
            raise TypeError(f"{self.name} gave an empty {type(given).__name__}: a function to verify must give a tensor, or a tuple of tensors")
        for index, result in enumerate(results):
            if not isinstance(result, Tensor):
                what = "nothing (None): is a return missing?" if result is None else f"a {type(result).__name__}"
                which = f" as output {index}" if len(results) > 1 else ""
                raise TypeError(f"{self.name} gave {what}{which}; a function to verify must give a tensor, or a tuple of tensors")
        return results

    def starts(self, outputs: tuple[Tensor, ...], number: int = 0) -> tuple[Any, ...]:
        """A random gradient, as an array, for each output; None for one that has none."""
        return tuple(random_like(o._array, self.random("start", number, index)) if is_smooth(o) else None for index, o in enumerate(outputs))

    def gradients(self, outputs: tuple[Tensor, ...], arguments: Arguments, starts: tuple[Any, ...], create_graph: bool = False) -> dict[str, Any]:
        """The gradients of the leaves among arguments, as arrays, by name; None where an input is not used."""
        leaves = self.leaves(arguments)
        used = [(o, from_array(np.array(s, o._array.dtype, order="K"))) for o, s in zip(outputs, starts) if o.requires_grad and s is not None]
        if not used or not leaves:
            return dict.fromkeys(leaves)
        tensors, seeds = zip(*used)
        found = grad(list(tensors), list(leaves.values()), list(seeds), allow_unused=True, create_graph=create_graph)
        return {name: None if g is None else np.array(g.detach()._array) for name, g in zip(leaves, found)}

    def random(self, *what: Any) -> np.random.Generator:
        """Random numbers for a purpose: the same on every run, others for another purpose or sample."""
        return np.random.default_rng([self.settings.seed, self.number, zlib.crc32(repr(what).encode())])

    # ---- results

    def differ(self, found: Any, expected: Any) -> bool:
        """Whether two arrays are different, other than by rounding; counts the comparison. None stands for zeros."""
        self.counted[0] += 1
        tolerance = max(CLOSE, self.settings.gradcheck["nondet_tol"])
        if found is None or expected is None:
            there = expected if found is None else found
            return there is not None and bool(np.any(np.abs(wide(there)) > tolerance))
        return np.shape(found) != np.shape(expected) or distance(found, expected) > tolerance

    def failure(self, kind: str, message: str, **fields: Any) -> Failure:
        return Failure(kind, message, seed=self.settings.seed, **fields)

    def compared(self, kind: str, what: str, found: Gradients, expected: Gradients, against: str) -> Iterator[Failure]:
        """A failure for each input whose gradient is not the expected one.

        Args:
            kind: of the failures.
            what: is done that may not matter, as messages say it: "with input 0 transposed in memory".
            found: gradients by input.
            expected: what they should be.
            against: what those are gradients of: "of the same values in one piece".
        """
        for name, gradient in found.items():
            if self.differ(gradient, expected[name]):
                yield self.failure(
                    kind,
                    f"The gradient of input {name} {what} is not that {against}.\n{shown(gradient, expected[name])}",
                    input=name,
                    numerical=expected[name],
                    analytical=gradient,
                )

    def compared_outputs(self, kind: str, what: str, found: Any, expected: Any, against: str) -> Iterator[Failure]:
        """The same for the values of outputs."""
        if len(found) != len(expected):
            yield self.failure(kind, f"{self.name} gives {len(found)} outputs {what}, and {len(expected)} {against}.")
            return
        for index, (one, other) in enumerate(zip(found, expected)):
            if self.differ(one._array, other._array):
                yield self.failure(
                    kind,
                    f"Output {index} {what} is not that {against}.\n{shown(one._array, other._array)}",
                    output=str(index),
                    numerical=other._array,
                    analytical=one._array,
                )


# ---- tensors in arguments


def mapped(value: Any, name: str, change: Callable[[str, Tensor], Any]) -> Any:
    """An argument with its tensors changed; lists and tuples of tensors are looked into."""
    if isinstance(value, Tensor):
        return change(name, value)
    if isinstance(value, (tuple, list)):
        items = [mapped(item, f"{name}[{at}]", change) for at, item in enumerate(value)]
        return type(value)(*items) if hasattr(value, "_fields") else type(value)(items)
    return value


def copy(tensor: Tensor, requires_grad: bool | None = None) -> Tensor:
    """A tensor of its own in one piece of memory; a leaf that requires a gradient if the other does, unless told."""
    made = from_array(np.array(tensor._array, order="C"))
    return made.requires_grad_() if (tensor.requires_grad if requires_grad is None else requires_grad) else made


def is_smooth(tensor: Tensor) -> bool:
    return tensor.is_floating_point() or tensor.is_complex()


# ---- arrays


def wide(array: Any) -> Any:
    """Numbers in double precision, whatever they were."""
    array = np.asarray(array)
    return array.astype(np.complex128 if array.dtype.kind == "c" else np.float64)


def random_like(array: Any, random: np.random.Generator) -> Any:
    values = random.standard_normal(array.shape)
    return values + 1j * random.standard_normal(array.shape) if array.dtype.kind == "c" else values


def distance(found: Any, expected: Any) -> float:
    """How far arrays are apart, relative to the largest finite number in the expected one or to 1; infinite if NaN or infinities stand elsewhere."""
    found, expected = wide(found), wide(expected)
    finite = np.isfinite(expected)
    if not np.array_equal(finite, np.isfinite(found)) or not np.array_equal(found[~finite], expected[~finite], equal_nan=True):
        return float("inf")
    scale = max(1.0, float(np.abs(expected[finite]).max(initial=0.0)))
    return float(np.abs(found[finite] - expected[finite]).max(initial=0.0)) / scale


def shown(found: Any, expected: Any) -> str:
    """Two arrays, and where they differ most."""
    if found is None or expected is None:
        return f"found:    {text(found)}\nexpected: {text(expected)}"
    if np.shape(found) != np.shape(expected):
        return f"found the shape {list(np.shape(found))}, expected {list(np.shape(expected))}"
    with np.errstate(invalid="ignore"):
        apart = np.nan_to_num(np.abs(wide(found) - wide(expected)), nan=np.inf)
    where = np.unravel_index(int(np.argmax(apart)), apart.shape) if apart.size else ()
    at = f"[{', '.join(str(int(i)) for i in where)}]" if where else ""
    most = f"most at {at}: " if at else ""
    return f"found:    {text(found)}\nexpected: {text(expected)}\n{most}{np.asarray(found)[where]} instead of {np.asarray(expected)[where]}"


def text(array: Any) -> str:
    if array is None:
        return "None (no gradient)"
    return np.array2string(np.asarray(array), precision=6, threshold=20, edgeitems=2, prefix="expected: ")


def with_sample(failure: Failure, number: int, samples: int) -> Failure:
    """A failure that says on which sample it showed, where there are several."""
    return dataclasses.replace(failure, details={**failure.details, "sample": number}) if samples > 1 else failure
