"""A function with one set of arguments, as the properties of `verify` look at it."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from specgrad.autograd.functions.function import Function
from specgrad.core.factories.creation import from_array
from specgrad.core.tape.tensor import Tensor
from specgrad.testing.failures.diagnosis import guess
from specgrad.testing.failures.failure import Failure
from specgrad.testing.gradcheck.problem import as_tensors, mapped, tensors_in
from specgrad.testing.properties.tools import compared, wide
from specgrad.testing.properties.trial import NotVerified

Arguments = tuple[Any, ...]
CLOSE = 1e-9  # how far, relatively, results of the same computation in double precision may differ that took two ways
ROUNDING = 1e-13  # and that took the same way
ADVICE = {  # by kind of failure
    "not deterministic": ("Give it fixed random numbers as an argument, or seed the generator inside of it; or allow for it with nondet_tol.",),
    "inputs changed": ("Compute on a clone(); if the function is meant to do it, give `lambda x: f(x.clone())` to verify.",),
    "grad_outputs changed": ("These may be the caller's own: compute new ones, or clone() them first.",),
    "outputs changed": ("These are the caller's: compute new ones, or clone() them first.",),
    "saved tensors": ("Keep it by ctx.save_for_backward(), which notices changes, or keep a copy.",),
    "another call": ("Is something kept outside of the call, such as in a global, the function's class or a closure? Keep it on ctx, or compute it anew.",),
    "not linear": ("A gradient is its derivative times what comes in: is the mask or the clip of the wrong array, or is something clipped on the way back?",),
    "rounded to float32": ("Is something cast, or computed by a function that knows float32 alone?",),
    "layouts": ("Is a reshape() needed where there is a view(), or a contiguous()?",),
}


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


@dataclass(frozen=True)
class Leaf:
    """An input that requires a gradient: "0", or "1[0]" of a list."""

    name: str

    def __str__(self) -> str:
        return f"input {self.name}"


@dataclass(frozen=True, eq=False)
class FunctionTrial:
    """A function and one set of arguments, in double precision.

    Args:
        name: of the function.
        given: the function or Function as it was given.
        settings: what is asked.
        arguments: of the call; tensors in them are never given to func themselves, but as `fresh()` copies.
        others: more arguments of the same shapes, for batches.
        number: of the sample.
    """

    name: str
    given: Any
    settings: Settings
    arguments: Arguments = ()
    others: tuple[Arguments, ...] = ()
    number: int = 0

    @cached_property
    def function(self) -> type[Function] | None:
        """The custom Function, if it is one."""
        return self.given if isinstance(self.given, type) and issubclass(self.given, Function) else None

    @property
    def func(self) -> Callable[..., Any]:
        """The function as it is called; outputs that are meant to have no gradient have none."""
        func = self.given if self.function is None else self.function.apply
        constant = self.settings.non_differentiable
        if not constant:
            return func

        def detaching(*arguments: Any) -> Any:
            made = func(*arguments)
            if not isinstance(made, (tuple, list)):
                return made.detach() if 0 in constant and isinstance(made, Tensor) else made
            return tuple(result.detach() if at in constant and isinstance(result, Tensor) else result for at, result in enumerate(made))

        return detaching

    # ---- arguments

    @cached_property
    def places(self) -> list[Leaf]:
        """All tensors among the arguments: a batch may have several of each."""
        return [Leaf(name) for name in self.named()]

    @cached_property
    def leaves(self) -> list[Leaf]:
        """Those that require a gradient."""
        return [Leaf(name) for name, tensor in self.named().items() if tensor.requires_grad]

    def named(self, arguments: Arguments | None = None) -> dict[str, Tensor]:
        """The tensors in arguments, by name."""
        given = self.arguments if arguments is None else arguments
        return dict(pair for at, argument in enumerate(given) for pair in tensors_in(argument, str(at)))

    def fresh(self, change: Callable[[str, Tensor], Tensor] = lambda _, tensor: copy(tensor), arguments: Arguments | None = None) -> Arguments:
        """The arguments with tensors of their own, so that nothing that is done to them is seen elsewhere."""
        return tuple(mapped(argument, str(at), change) for at, argument in enumerate(self.arguments if arguments is None else arguments))

    def tensors(self, *, wanted: Sequence[int] | None = None) -> tuple[list[Any], list[Tensor]]:
        """Fresh arguments, and the leaves among them; those that are wanted (all, unless told) require gradients."""
        asked = {leaf.name for number, leaf in enumerate(self.leaves) if wanted is None or number in wanted}
        arguments = self.fresh(lambda name, tensor: copy(tensor, name in asked))
        named = self.named(arguments)
        return list(arguments), [named[leaf.name] for leaf in self.leaves]

    def at_places(self, given: Sequence[Any], tensors: Sequence[Any]) -> list[Any]:
        """Arguments with other tensors in their places."""
        by_name = {place.name: tensor for place, tensor in zip(self.places, tensors)}
        return [mapped(argument, str(at), lambda name, _: by_name[name]) for at, argument in enumerate(given)]

    def at_leaves(self, given: Sequence[Any], tensors: Sequence[Any]) -> list[Any]:
        """Arguments with other tensors for the leaves."""
        by_name = {leaf.name: tensor for leaf, tensor in zip(self.leaves, tensors)}
        return [mapped(argument, str(at), lambda name, tensor: by_name.get(name, tensor)) for at, argument in enumerate(given)]

    def leaves_of(self, tensors: Sequence[Any]) -> list[Any]:
        """Of one thing for each place, those of the leaves."""
        leaves = set(self.leaves)
        return [tensor for place, tensor in zip(self.places, tensors) if place in leaves]

    def samples(self, count: int) -> list[list[Any]]:
        """Several arrays for each place."""
        return [[tensor._array for tensor in self.named(arguments).values()] for arguments in (self.arguments, *self.others)[:count]]

    @property
    def takes_equal_values(self) -> bool:
        """Whether the numbers of an argument may be equal: nothing says that they may not."""
        return True

    # ---- evaluations

    def call(self, given: Sequence[Any]) -> tuple[Tensor, ...]:
        """What the function gives for arguments, as a tuple; an error if that is no tensor."""
        results = as_tensors(self.func(*given), self.name)
        if not results:
            raise TypeError(f"{self.name} must give a tensor, or a tuple of tensors; it gave an empty one")
        return results

    def passed(self, given: Sequence[Any]) -> Sequence[Any]:
        """The arguments as the function gets them."""
        return given

    called = call

    def results(self, given: Sequence[Any]) -> list[Tensor]:
        """The same as a list."""
        return list(self.call(given))

    def random(self, *purpose: Any) -> np.random.Generator:
        """Random numbers for a purpose: the same on every run, others for another purpose or sample."""
        return np.random.default_rng([self.settings.seed, self.number, zlib.crc32(repr(purpose).encode())])

    # ---- results

    def same(self, found: Any, expected: Any, tolerance: float) -> bool:
        """Whether two are the same, but for rounding or what the user allows for; counts the comparison."""
        compared(wide(expected))
        return distance(found, expected) <= max(CLOSE, tolerance, self.settings.gradcheck["nondet_tol"])

    def repeats(self, found: Any, expected: Any) -> bool:
        """The same, to the last bits: those may depend on where arrays lie in memory."""
        compared(wide(expected))
        return distance(found, expected) <= max(ROUNDING, self.settings.gradcheck["nondet_tol"])

    def failure(self, kind: str, message: str, **fields: Any) -> Failure:
        return Failure(kind, message, seed=self.settings.seed, **fields)

    def failed(self, kind: str, what: str, *, found: Any = None, expected: Any = None, input: Any = "", output: str = "", looks: str | None = None) -> Failure:
        """A failure of a property. `what` is a phrase: "gradient of input 0"."""
        lines = [f"{self.name}: {what}", *ADVICE.get(kind, ())]
        if found is not None:
            lines.append(shown(found, expected))
        like = (guess(found, expected) if found is not None else "") if looks is None else looks
        name = getattr(input, "name", input)
        return self.failure(kind, "\n".join(lines), input=name, output=output, numerical=expected, analytical=found, guess=like)

    def refuses(self, kind: str, what: str, error: Exception, unusual: bool = True) -> Iterator[Failure]:
        """A failure; but a function that does not say that it can be batched need not be."""
        own_rule = self.function is not None and self.function.vmap is not Function.vmap
        if kind == "batched" and not own_rule and not (self.function is not None and self.function.generate_vmap_rule):
            raise NotVerified(f"{what} fails: {(str(error).splitlines() or [type(error).__name__])[0]}") from error
        claim = "" if kind != "batched" else "has a vmap of its own, but " if own_rule else "has generate_vmap_rule=True, but "
        yield self.failed(kind, f"{claim}{what} fails: {type(error).__name__}: {error}", looks="")


def copy(tensor: Tensor, requires_grad: bool | None = None) -> Tensor:
    """A tensor of its own in one piece of memory; a leaf that requires a gradient if the other does, unless told."""
    return from_array(np.array(tensor._array, order="C")).requires_grad_(tensor.requires_grad if requires_grad is None else requires_grad)


def is_smooth(tensor: Tensor) -> bool:
    return tensor.is_floating_point() or tensor.is_complex()


# ---- arrays


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
    most = f"most at {[int(i) for i in where]}: " if where else ""
    return f"found:    {text(found)}\nexpected: {text(expected)}\n{most}{np.asarray(found)[where]} instead of {np.asarray(expected)[where]}"


def text(array: Any) -> str:
    if array is None:
        return "None (no gradient)"
    return np.array2string(np.asarray(array), precision=6, threshold=20, edgeitems=2, prefix="expected: ")
