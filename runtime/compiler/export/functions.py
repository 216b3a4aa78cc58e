"""What is computed: the function itself, its gradient, products with its Jacobian and its Hessian, each traced as a program of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.autograd.grad_mode import enable_grad
from specgrad.batching.pytrees import flatten, unflatten
from specgrad.core.tape.tensor import Tensor, plain_tensor

from ..cut import Cut
from ..program import Value
from ..simplify import simplify
from ..symbols import Symbol
from .errors import ExportError
from .names import Names, of_leaves, of_result
from .tracer import ExportTracer


@dataclass
class Argument:
    """An array that a C function takes or gives.

    Args:
        name: in C.
        value: what it is in the program.
        array: what it was when the function was traced.
        about: what the header says of it.
    """

    name: str
    value: Value
    array: np.ndarray[Any, Any]
    about: str


@dataclass
class Traced:
    """One C function to be.

    Args:
        what: "value", "gradient", ...
        constants: what values are that do not depend on the arguments.
        at: by step, where in the user's program it comes from.
    """

    what: str
    tracer: ExportTracer
    inputs: list[Argument]
    outputs: list[Argument]
    constants: dict[Value, np.ndarray[Any, Any]] = field(default_factory=dict)


class Function:
    """The function that is exported, with the arguments that it is exported for."""

    def __init__(self, function: Callable[..., Any], example_args: Sequence[Any]):
        self.function = function
        self.leaves, self.structure = flatten(tuple(example_args))
        self.tensors = [i for i, leaf in enumerate(self.leaves) if isinstance(leaf, Tensor)]
        for i in self.tensors:
            _check(self.leaves[i]._array)
        self.names: dict[int, str] = of_leaves(function, self.structure, self.tensors)
        self.real = [i for i in self.tensors if self.leaves[i]._array.dtype.kind == "f"]

    def traced(self, what: str) -> Traced:
        """The program of the function, or of a derivative."""
        tracer = ExportTracer()
        names = Names()
        arrays = {i: np.array(self.leaves[i]._array, order="C") for i in self.tensors}
        own = {i: plain_tensor(tracer.input(arrays[i])) for i in self.tensors}
        inputs = [Argument(names.new(self.names[i]), own[i]._array.value, arrays[i], "") for i in self.tensors]
        named = dict(zip(self.tensors, inputs))
        if what != "value" and not self.real:
            raise ExportError(f"export: there is no {what} of a function without an argument of real numbers")
        moves: list[Tensor] = []
        try:
            with enable_grad(), tracer:
                for i in self.real:
                    own[i].requires_grad_(what != "value")
                if what in ("jvp", "hvp"):
                    prefix = "tangent_" if what == "jvp" else "v_"
                    about = "the tangent of {}" if what == "jvp" else "with what the Hessian is multiplied, for {}"
                    for i in self.real:
                        array = _direction(arrays[i], i)
                        moves.append(plain_tensor(tracer.input(array)))
                        inputs.append(Argument(names.new(prefix + named[i].name), moves[-1]._array.value, array, about.format(named[i].name)))
                found = self._computed(what, own, moves)
                outputs = [(name, tracer.array_of(tensor), about) for name, tensor, about in self._named(what, found, named)]
        except Cut as cut:
            raise ExportError(f"export: C cannot be written for the {what} of {_title(self.function)}: {cut}") from None
        made = [Argument(names.new(name), symbol.value, symbol.array, about) for name, symbol, about in outputs]
        for argument in made:
            _check(argument.array)
        constants = {s.value: s.array for _, s in tracer.captured.values()}
        simplify(tracer.steps, {v: a.item() for v, a in constants.items() if a.ndim == 0})
        return Traced(what, tracer, inputs, made, constants)

    def _computed(self, what: str, own: dict[int, Tensor], moves: list[Tensor]) -> Any:
        given = list(self.leaves)
        for i, tensor in own.items():
            given[i] = tensor
        found = self.function(*unflatten(given, self.structure))
        if what == "value":
            return found
        results = [leaf for leaf in flatten(found)[0] if isinstance(leaf, Tensor) and leaf._array.dtype.kind == "f"]
        wanted = [own[i] for i in self.real]
        if what in ("gradient", "hvp") and (len(results) != 1 or results[0].numel() != 1):
            raise ExportError(f"export: the {what} is that of one number, and {_title(self.function)} gives {_shapes(results)}; ask for its jvp, or export its sum")
        depends = [r.requires_grad for r in results]
        if what == "gradient":
            return _or_zeros(grad(results, wanted, allow_unused=True), wanted) if depends[0] else _zeros(wanted)
        if what == "hvp":
            first = grad(results, wanted, create_graph=True, allow_unused=True) if depends[0] else [None] * len(wanted)
            curved = [(g, v) for g, v in zip(first, moves) if g is not None and g.requires_grad]
            return _or_zeros(grad([g for g, _ in curved], wanted, [v for _, v in curved], allow_unused=True), wanted) if curved else _zeros(wanted)
        if not results:
            raise ExportError(f"export: {_title(self.function)} gives no real numbers, of which there would be tangents")
        tangents = {id(r): self._tangent(r, wanted, moves) for r in results}
        leaves, structure = flatten(found)
        return unflatten([tangents.get(id(leaf)) for leaf in leaves], structure)

    @staticmethod
    def _tangent(result: Tensor, wanted: list[Tensor], moves: list[Tensor]) -> Tensor:
        """The gradient is linear in that with which it begins: its derivative by this, along the tangents, is the tangent of the result."""
        zeros = plain_tensor(np.zeros(result._array.shape, result._array.dtype))
        if not result.requires_grad:
            return zeros
        begin = plain_tensor(np.ones(result._array.shape, result._array.dtype)).requires_grad_()
        first = grad([result], wanted, [begin], create_graph=True, allow_unused=True)
        moving = [(g, v) for g, v in zip(first, moves) if g is not None and g.requires_grad]
        if not moving:
            return zeros
        (found,) = grad([g for g, _ in moving], [begin], [v for _, v in moving], allow_unused=True)
        return zeros if found is None else found

    def _named(self, what: str, found: Any, inputs: dict[int, Argument]) -> list[tuple[str, Tensor, str]]:
        if what in ("gradient", "hvp"):
            prefix, about = ("grad_", "the gradient by {}") if what == "gradient" else ("hvp_", "the product with the Hessian, its part for {}")
            return [(prefix + inputs[i].name, tensor, about.format(inputs[i].name)) for i, tensor in zip(self.real, found)]
        leaves, structure = flatten(found)
        tensors = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
        if not tensors or (what == "value" and len(tensors) < len(leaves)):
            raise ExportError(f"export: {_title(self.function)} must give tensors, and gives {', '.join(type(leaf).__name__ for leaf in leaves) or 'nothing'}")
        prefix, about = ("", "a result") if what == "value" else ("tangent_", "the tangent of the result")
        return [(prefix + name, leaves[i], about) for i, name in of_result(structure, tensors).items()]


def _direction(array: np.ndarray[Any, Any], seed: int) -> np.ndarray[Any, Any]:
    """Numbers along which the derivatives of the test are taken."""
    return np.asarray(np.random.default_rng(seed).uniform(-1, 1, array.shape), array.dtype).reshape(array.shape)


def _zeros(wanted: list[Tensor]) -> list[Tensor]:
    return [plain_tensor(np.zeros(w._array.shape, w._array.dtype)) for w in wanted]


def _or_zeros(found: Sequence[Tensor | None], wanted: list[Tensor]) -> list[Tensor]:
    return [zero if g is None else g for g, zero in zip(found, _zeros(wanted))]


def _shapes(results: list[Tensor]) -> str:
    return ", ".join(str(list(r._array.shape)) for r in results) or "no real numbers"


def _title(function: Any) -> str:
    return getattr(function, "__qualname__", None) or type(function).__name__


def _check(array: Any) -> None:
    if not isinstance(array, (np.ndarray, Symbol)):
        raise ExportError(f"export: arguments are tensors of the host, not {type(array).__name__}")
    if array.dtype.kind not in "fiub" or array.dtype.name == "float16" or (array.dtype.kind == "u" and array.dtype.itemsize > 1):
        raise ExportError(f"export: C is not written for {array.dtype}")
    if not array.size:
        raise ExportError(f"export: an array of the shape {list(array.shape)} has no elements")
