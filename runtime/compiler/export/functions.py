"""What is computed: the function itself, its gradient, products with its Jacobian and its Hessian, each traced as a program of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from specgrad.array.dtypes import traits
from specgrad.autograd.differentiate import grad
from specgrad.autograd.grad_mode import enable_grad
from specgrad.batching.pytrees import Structure, flatten, unflatten
from specgrad.core.tape.tensor import Tensor, plain_tensor
from specgrad.generated.functions import stack

from ..cut import Cut, ExportError, name_of
from ..program import Value
from ..rewrite.simplify import simplify
from ..symbols import Symbol
from .c.names import Names, of_leaves, of_result
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

    leaves: list[Any]
    structure: Structure
    tensors: list[int]
    real: list[int]

    def __init__(self, function: Callable[..., Any], example_args: Sequence[Any]):
        self.function = function
        self.leaves, self.structure = flatten(tuple(example_args))
        self.tensors = [i for i, leaf in enumerate(self.leaves) if isinstance(leaf, Tensor)]
        for i in self.tensors:
            _check(self.leaves[i]._array)
        self.names: dict[int, str] = of_leaves(function, self.structure, self.tensors)
        self.real = [i for i in self.tensors if traits[self.leaves[i]._array.dtype].is_floating_point]

    def traced(self, what: str) -> Traced:
        """The program of the function, or of a derivative."""
        tracer = ExportTracer()
        names = Names()
        arrays = {i: np.array(self.leaves[i]._array, order="C") for i in self.tensors}
        own = {i: plain_tensor(tracer.input(arrays[i])) for i in self.tensors}
        inputs = [Argument(names.new(self.names[i]), own[i]._array.value, arrays[i], "") for i in self.tensors]
        named = dict(zip(self.tensors, inputs))
        tracer.varying.update(a.value for a in inputs)
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

                def begins(name: str, result: Tensor) -> Tensor:
                    array = _direction(result._array, len(inputs))
                    tensor = plain_tensor(tracer.input(array))
                    inputs.append(Argument(names.new(f"grad_{name}"), tensor._array.value, array, f"the gradient of {name}"))
                    return tensor

                found = self._computed(what, own, moves, begins)
                outputs = [(name, tracer.array_of(tensor), about) for name, tensor, about in self._named(what, found, named)]
        except Cut as cut:
            raise ExportError(f"export: C cannot be written for the {what} of {name_of(self.function)}: {cut}") from None
        made = [Argument(names.new(name), symbol.value, symbol.array, about) for name, symbol, about in outputs]
        for argument in made:
            _check(argument.array)
        constants = {s.value: s.array for _, s in tracer.captured.values()}
        simplify(tracer.steps, {v: a.item() for v, a in constants.items() if a.ndim == 0})
        return Traced(what, tracer, inputs, made, constants)

    def _computed(self, what: str, own: dict[int, Tensor], moves: list[Tensor], begins: Callable[[str, Tensor], Tensor]) -> Any:
        """What the C function gives. `moves` are tangents, or what a Hessian is multiplied with; `begins` makes the gradient of a result, which is given."""
        given = list(self.leaves)
        for i, tensor in own.items():
            given[i] = tensor
        found = self.function(*unflatten(given, self.structure))
        if what == "value":
            return found
        leaves, structure = flatten(found)
        names = of_result(structure, list(range(len(leaves))))
        results = {i: leaf for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor) and traits[leaf._array.dtype].is_floating_point}
        if not results:
            raise ExportError(f"export: {name_of(self.function)} gives no real numbers that could be derived")
        wanted = [own[i] for i in self.real]
        if what in ("gradient", "hvp"):
            if len(results) != 1 or any(r.numel() != 1 for r in results.values()):
                raise ExportError(
                    f"export: a {what} is that of one number, and {name_of(self.function)} gives {_shapes(results)}; ask for vjp, jvp or jacobian"
                )
            (only,) = results.values()
            return _gradients([only], wanted, None) if what == "gradient" else self._curvature(only, wanted, moves)
        if what == "vjp":
            return _gradients(list(results.values()), wanted, [begins(names[i], r) for i, r in results.items()])
        if what == "jvp":
            return unflatten([self._tangent(leaf, wanted, moves) if i in results else None for i, leaf in enumerate(leaves)], structure)
        return {names[i]: _jacobians(r, wanted) for i, r in results.items()}

    @staticmethod
    def _curvature(result: Tensor, wanted: list[Tensor], moves: list[Tensor]) -> list[Tensor]:
        """The gradient of the gradient's product with a vector."""
        if not result.requires_grad:
            return _zeros(wanted)
        first = grad([result], wanted, create_graph=True, allow_unused=True)
        curved = [(g, v) for g, v in zip(first, moves) if g is not None and g.requires_grad]
        return _gradients([g for g, _ in curved], wanted, [v for _, v in curved])

    @staticmethod
    def _tangent(result: Tensor, wanted: list[Tensor], moves: list[Tensor]) -> Tensor:
        """The gradient is linear in that with which it begins: its derivative by this, along the tangents, is the tangent of the result."""
        (zeros,) = _zeros([result])
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
        if what in ("gradient", "vjp", "hvp"):
            prefix, about = ("hvp_", "the product with the Hessian, its part for {}") if what == "hvp" else ("grad_", "the gradient by {}")
            return [(prefix + inputs[i].name, tensor, about.format(inputs[i].name)) for i, tensor in zip(self.real, found)]
        if what == "jacobian":
            made = [(name, inputs[i].name, tensor) for name, tensors in found.items() for i, tensor in zip(self.real, tensors)]
            return [(f"jac_{x}" if len(found) == 1 else f"jac_{name}_{x}", tensor, f"the derivatives of {name} by {x}") for name, x, tensor in made]
        leaves, structure = flatten(found)
        tensors = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
        if not tensors or (what == "value" and len(tensors) < len(leaves)):
            raise ExportError(f"export: {name_of(self.function)} must give tensors, and gives {', '.join(type(leaf).__name__ for leaf in leaves) or 'nothing'}")
        prefix, about = ("", "a result") if what == "value" else ("tangent_", "the tangent of the result")
        return [(prefix + name, leaves[i], about) for i, name in of_result(structure, tensors).items()]


def _direction(array: Any, seed: int) -> np.ndarray[Any, Any]:
    """Numbers along which the derivatives of the test are taken."""
    return np.asarray(np.random.default_rng(seed).uniform(-1, 1, array.shape), array.dtype).reshape(array.shape)


def _zeros(wanted: list[Tensor]) -> list[Tensor]:
    return [plain_tensor(np.zeros(w._array.shape, w._array.dtype)) for w in wanted]


def _gradients(results: list[Tensor], wanted: list[Tensor], begins: list[Tensor] | None) -> list[Tensor]:
    """The gradients, zeros where nothing depends on an argument."""
    depending = [i for i, r in enumerate(results) if r.requires_grad]
    if not depending:
        return _zeros(wanted)
    given = None if begins is None else [begins[i] for i in depending]
    found = grad([results[i] for i in depending], wanted, given, retain_graph=True, allow_unused=True)
    return [zero if g is None else g for g, zero in zip(found, _zeros(wanted))]


def _jacobians(result: Tensor, wanted: list[Tensor]) -> list[Tensor]:
    """The gradients of each element: of the shape of the result, then of an argument."""
    elements = result.reshape(-1)
    rows = [_gradients([elements[i]], wanted, None) for i in range(result.numel())]
    return [stack([row[k] for row in rows]).reshape([*result._array.shape, *w._array.shape]) for k, w in enumerate(wanted)]


def _shapes(results: dict[int, Tensor]) -> str:
    return ", ".join(str(list(r._array.shape)) for r in results.values())


def _check(array: Any) -> None:
    if not isinstance(array, (np.ndarray, Symbol)):
        raise ExportError(f"export: arguments are tensors of the host, not {type(array).__name__}")
    about = traits[array.dtype]
    if about.letter not in "fib" or about.is_half or (about.is_integer and not about.is_signed and array.dtype.itemsize > 1):
        raise ExportError(f"export: C is not written for {array.dtype}")
    if not array.size:
        raise ExportError(f"export: an array of the shape {list(array.shape)} has no elements")
