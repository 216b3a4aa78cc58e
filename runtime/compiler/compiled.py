"""`compile`: a function that runs as one native program, and its gradient as another."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Sequence
from functools import update_wrapper
from typing import Any, overload

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.autograd.grad_mode import enable_grad
from specgrad.batching.pytrees import LEAF, Structure, flatten, unflatten
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import get_default_dtype
from specgrad.core.base.state import modes, recording, thread
from specgrad.core.kernels import table
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .cut import Cut
from .native import CompilerError
from .node import connect
from .program import Cast, Elementwise, Program, Step, Value
from .reads import Read, reads_of
from .run import Mismatch, Runner
from .trace import Tracer

MOST_SIGNATURES = 64  # for which one function is compiled; more run as they are
_OFF = os.environ.get("SPECGRAD_COMPILE") == "0"


class Specialised:
    """A function, compiled for arguments of one kind.

    Args:
        function: the function.
        leaves: the arguments, taken apart.
        structure: how they were nested.
    """

    def __init__(self, function: Callable[..., Any], leaves: list[Any], structure: Structure):
        self.function, self.structure = function, structure
        self.tensors = [i for i, leaf in enumerate(leaves) if isinstance(leaf, Tensor)]
        self.kinds = [(i, leaves[i].__class__, leaves[i]._node is not None) for i in self.tensors]
        self.flat = all(c is LEAF for c in structure.children[0].children) and not structure.children[1].children  # plain arguments, none by name
        self.count = len(leaves)
        self.constants = [(i, leaf) for i, leaf in enumerate(leaves) if not isinstance(leaf, Tensor)]
        self.differentiates = recording()
        tracer = Tracer()
        own = [plain_tensor(tracer.input(leaves[i]._array)).requires_grad_(self.differentiates and leaves[i].requires_grad) for i in self.tensors]
        given = list(leaves)
        for i, tensor in zip(self.tensors, own):
            given[i] = tensor
        with tracer:
            args, kwargs = unflatten(given, structure)
            outputs, self.out_structure = flatten(function(*args, **kwargs))
        self.reads: list[Read] = reads_of(function)
        captured = [tensor for tensor, _ in tracer.captured.values()]
        inputs = _inputs(own, tracer)
        self.given_back: dict[int, int] = {}  # outputs that are arguments: which
        self.plain: list[Any] = list(outputs)  # outputs that are no tensors
        self.outputs: list[int] = []  # those that are computed
        results: list[Tensor] = []
        for i, out in enumerate(outputs):
            same = next((k for k, t in enumerate(own) if t is out), None)
            if same is not None:
                self.given_back[i] = same
            elif isinstance(out, Tensor):
                results.append(self._checked(out, tracer, results, inputs))
                self.outputs.append(i)
        self.only: bool = self.out_structure is LEAF and len(results) == 1  # one tensor is all that it gives
        values = [r._array.value for r in results]
        forward = list(tracer.steps)
        self.differentiable = [i for i, r in enumerate(results) if r.requires_grad]
        self.results = tuple((results[i]._array.dtype, results[i]._array.shape) for i in self.differentiable)
        self.wanted = [i for i, t in enumerate((*own, *captured)) if t.requires_grad] if self.differentiable else []
        self.saved: list[Value] = []
        self.backward: Runner | None = None
        if self.wanted:
            self._differentiate(tracer, forward, own, [results[i] for i in self.differentiable], [(*own, *captured)[i] for i in self.wanted])
        self.captured = [tensor for tensor, _ in tracer.captured.values()]
        self.forward = Runner(Program(_inputs(own, tracer), forward, values + self.saved))

    def _checked(self, out: Tensor, tracer: Tracer, others: list[Tensor], inputs: list[Value]) -> Tensor:
        with tracer:
            array = tracer.array_of(out)
        if array.value.memory in inputs or array is not out._array:
            raise Cut("gives a result that shows the memory of an argument, or of what it captures")
        if any(_base(array) is _base(other._array) for other in others):
            raise Cut("gives two results that share memory")
        return out

    def _differentiate(self, tracer: Tracer, forward: list[Step], own: list[Tensor], results: list[Tensor], wanted: list[Tensor]) -> None:
        with tracer:
            begins = [tracer.input(np.ones(r.shape, r._array.dtype)) for r in results]
            found = grad(results, wanted, [plain_tensor(b) for b in begins], allow_unused=True)
            gradients = [None if g is None else tracer.array_of(g) for g in found]
        self.missing = [g is None for g in gradients]
        outputs = [g.value for g in gradients if g is not None]
        later = tracer.steps[len(forward) :]
        again, self.saved = _again(later, outputs, forward)
        self.backward = Runner(Program([*_inputs(own, tracer), *self.saved, *(b.value for b in begins)], [*again, *later], outputs))

    def fits(self, leaves: list[Any], structure: Structure) -> bool:
        """Whether it was made for these arguments, as far as that is not seen by their layouts, and for what the function reads now."""
        return str(structure) == str(self.structure) and self.takes(leaves)

    def takes(self, leaves: Sequence[Any]) -> bool:
        """The same of leaves that are nested in the same way."""
        if len(leaves) != self.count or recording() != self.differentiates:
            return False
        for i, kind, wanted in self.kinds:
            leaf = leaves[i]
            if leaf.__class__ is not kind or (leaf._node is not None) is not wanted:
                return False
        for i, value in self.constants:
            if leaves[i].__class__ is not value.__class__ or not (leaves[i] is value or leaves[i] == value):
                return False
        return all(read.holds() for read in self.reads)

    def __call__(self, leaves: Sequence[Any]) -> Any:
        operands = [leaves[i] for i in self.tensors] + self.captured
        given = [t._array for t in operands]
        arrays = self.forward(given)
        found = [plain_tensor(array) for array in arrays[: len(self.outputs)]]
        if self.backward is not None:
            connect(self, leaves, operands, given, arrays[len(found) :], found)
        if self.only:
            return found[0]
        outputs = list(self.plain)
        for i, k in self.given_back.items():
            outputs[i] = operands[k]
        for i, tensor in zip(self.outputs, found):
            outputs[i] = tensor
        return unflatten(outputs, self.out_structure)

    def gradients_as_it_is(self, leaves: Sequence[Any], tensors: list[Tensor], begins: list[Tensor]) -> tuple[Any, ...]:
        """The gradients, recorded so that they can be differentiated again: of the function as it is."""
        given = list(leaves)
        for i, tensor in zip(self.tensors, tensors):
            given[i] = tensor
        with enable_grad():
            args, kwargs = unflatten(given, self.structure)
            outputs, _ = flatten(self.function(*args, **kwargs))
        results = [outputs[self.outputs[i]] for i in self.differentiable]
        operands = [*tensors[: len(self.tensors)], *self.captured]
        return tuple(grad(results, [operands[i] for i in self.wanted], begins, create_graph=recording(), allow_unused=True))


def _base(symbol: Any) -> Any:
    return symbol if symbol.base is None else symbol.base


def _inputs(own: list[Tensor], tracer: Tracer) -> list[Value]:
    """What a program is given: the arguments, and what the function captures."""
    return [t._array.value for t in own] + [symbol.value for _, symbol in tracer.captured.values()]


def _again(later: list[Step], outputs: list[Value], forward: list[Step]) -> tuple[list[Step], list[Value]]:
    """The steps of the function that its gradient does again, and the values that are kept for it: what is computed element by element costs less to compute
    than to write and to read again."""
    own = {r for step in later for r in step.results}
    wanted = {v.memory for v in outputs} | {v.memory for step in later for v in step.values()}
    again: list[Step] = []
    kept: list[Value] = []
    for step in reversed(forward):
        needed = [r for r in step.results if r in wanted and r not in own]
        if not needed:
            continue
        if isinstance(step, (Elementwise, Cast)):
            again.append(step)
            wanted.update(v.memory for v in step.values())
        else:
            kept += needed
    return again[::-1], kept


class Compiled:
    """What `compile` gives: called as the function is."""

    def __init__(self, function: Callable[..., Any], fullgraph: bool):
        self.function, self.fullgraph = function, fullgraph
        self._made: dict[Any, Specialised | str] = {}
        self._last: Specialised | None = None
        self._lock = threading.Lock()
        self._told = False
        update_wrapper(self, function, updated=())

    def __getattr__(self, name: str) -> Any:
        """Of a module: its parameters, and whatever else it has."""
        if name in ("function", "__wrapped__"):
            raise AttributeError(name)
        return getattr(self.function, name)

    def __repr__(self) -> str:
        return f"compile({self.function!r})"

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        """As a method, it is compiled for each instance that it is called on."""
        return self if instance is None else Compiled(self.function.__get__(instance), self.fullgraph)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if (modes.observers and thread.number in modes.observers) or _OFF:
            return self.function(*args, **kwargs)
        last = self._last
        if last is not None and last.flat and not kwargs and last.takes(args):
            try:
                return last(args)
            except Mismatch:
                pass
        leaves, structure = flatten((args, kwargs))
        if last is not None and not last.flat and last.fits(leaves, structure):
            try:
                return last(leaves)
            except Mismatch:
                pass
        if thread.batch_levels and any(isinstance(leaf, Tensor) and leaf._level is not None for leaf in leaves):
            return self.function(*args, **kwargs)
        found = self._found(leaves, structure)
        if isinstance(found, str):
            return self._as_it_is(found, args, kwargs)
        self._last = found
        try:
            return found(leaves)
        except Mismatch:  # a call within gave another layout than before
            return self.function(*args, **kwargs)

    def explain(self, *args: Any, **kwargs: Any) -> str:
        """What the function becomes for these arguments: the program, the loops that it is fused into, the bytes that they move; or why it is not compiled."""
        leaves, structure = flatten((args, kwargs))
        found = self._found(leaves, structure)
        if isinstance(found, str):
            return f"{self._name} is not compiled: {found}"
        parts = [("forward", found.forward)] + ([("backward", found.backward)] if found.backward is not None else [])
        return "\n\n".join(f"{name}\n{runner}" for name, runner in parts)

    @property
    def _name(self) -> str:
        return getattr(self.function, "__qualname__", None) or type(self.function).__name__

    def _as_it_is(self, why: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The function, called; and, once, why it is not compiled."""
        result = self.function(*args, **kwargs)
        if not self._told:
            self._told = True
            warn_user(f"{self._name} runs as it is, not compiled: {why}")
        return result

    def _found(self, leaves: list[Any], structure: Structure) -> Specialised | str:
        key = _key(leaves, structure)
        with self._lock:
            found = self._made.get(key)
            if isinstance(found, Specialised) and not found.fits(leaves, structure):
                found = None
            if found is None and len(self._made) >= MOST_SIGNATURES:
                found = f"it was compiled for {MOST_SIGNATURES} kinds of arguments already"
            if found is None:
                found = self._made[key] = self._specialised(leaves, structure)
        if isinstance(found, str) and self.fullgraph:
            raise RuntimeError(f"compile(fullgraph=True): {self._name} cannot be compiled: {found}")
        return found

    def _specialised(self, leaves: list[Any], structure: Structure) -> Specialised | str:
        if not table.compiled:
            return "specgrad runs on NumPy alone, without compiled kernels"
        for leaf in leaves:
            if isinstance(leaf, Tensor) and ((type(leaf) is not Tensor and type(leaf).__name__ != "Parameter") or not isinstance(leaf._array, np.ndarray)):
                return f"an argument is a {type(leaf).__name__} on {leaf.device}"
        try:
            return Specialised(self.function, leaves, structure)
        except Cut as cut:
            return str(cut)
        except CompilerError as error:
            return str(error)
        except Exception as error:  # what the function itself raises, it raises again when it runs as it is
            return f"{type(error).__name__}: {error}"


def _key(leaves: list[Any], structure: Structure) -> Any:
    parts: list[Any] = [recording(), get_default_dtype(), str(structure)]
    for leaf in leaves:
        if isinstance(leaf, Tensor):
            array = leaf._array
            parts.append((array.dtype, array.shape, array.strides, leaf.requires_grad))
        else:
            parts.append((type(leaf), leaf if leaf.__hash__ is not None else id(leaf)))
    return tuple(parts)


@overload
def compile(function: Callable[..., Any], *, fullgraph: bool = False) -> Compiled: ...
@overload
def compile(function: None = None, *, fullgraph: bool = False) -> Callable[[Callable[..., Any]], Compiled]: ...
def compile(function: Callable[..., Any] | None = None, *, fullgraph: bool = False) -> Any:
    """Compile a function of tensors: it runs as a native program, and its gradient as another.

    Args:
        function: takes and gives tensors, also in nested containers; without it, `compile(...)` is a decorator.
        fullgraph: a function that cannot be compiled is an error; otherwise it runs as it is.

    >>> step = compile(lambda x: (x.tanh() * x).sum())
    >>> x = specgrad.tensor([0.0, 1.0], requires_grad=True)
    >>> step(x).backward()
    >>> x.grad
    tensor([0.0000, 1.1816])
    """
    if function is None:
        return lambda given: compile(given, fullgraph=fullgraph)
    if not callable(function):
        raise TypeError(f"compile() takes a function, not {type(function).__name__}")
    return Compiled(function, fullgraph)
