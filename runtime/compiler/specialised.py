"""A function, compiled for arguments of one kind: the program of what it gives, and that of its gradients."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import partial
from typing import Any

import numpy as np

from specgrad.autograd.differentiate import grad
from specgrad.autograd.grad_mode import enable_grad, no_grad
from specgrad.batching.pytrees import LEAF, Structure, flatten, unflatten
from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.base.state import recording, thread
from specgrad.core.factories.generators import Generator, drawn_ahead, numbers_drawn_again
from specgrad.core.tape.changes import changed
from specgrad.core.tape.size import Size
from specgrad.core.tape.tensor import Tensor, plain_tensor

from .arguments import Arguments
from .cut import Cut, Mismatch, ToFollow, name_of
from .followed.holders import held
from .followed.notes import Notes
from .in_place import put_back
from .kernels.fuse import fused
from .node import connect
from .program import Program, Read, Value
from .reads.reads import Reads
from .reads.walk import reads_of
from .rewrite.parts import join_parts
from .rewrite.recompute import recomputed
from .rewrite.simplify import simplify
from .run import Options, Runner
from .trace import Tracer

_PLAIN = (int, float, complex, str, bytes, type(None), Enum, dtype, device, Size)  # what a function may give beside tensors: the same in each call


@dataclass
class _Traced:
    """What one run of a function leaves behind.

    Args:
        inputs: what stands for the arguments.
        values: what it gives.
        count: of its steps; those of the gradient follow.
        written: what arguments and captured tensors hold in the end that it changes in place.
        wanted: what the gradient is taken of.
        begins, gradients: what the gradient is given and what it gives.
    """

    inputs: list[Value]
    values: list[Value]
    count: int
    written: list[Value] = field(default_factory=list)
    wanted: list[Value] = field(default_factory=list)
    begins: list[Value] = field(default_factory=list)
    gradients: list[Value] = field(default_factory=list)


class Specialised(Arguments):
    """A function, compiled for arguments of one kind.

    Args:
        function: the function.
        leaves: the arguments, taken apart.
        structure: how they were nested.
        options: how its programs are made and run.
    """

    given_up = why = ""  # see Ways and Followed

    function: Callable[..., Any]
    options: Options
    again: Callable[[Callable[..., Any]], Callable[..., Any]]
    reads: Reads
    generators: list[Generator]
    captured: list[Tensor]
    captured_wanted: list[bool]
    written: list[int]  # the places of what is changed in place, among its tensors and the captured ones
    wanted: list[int]
    answers: list[str]
    reals: list[bool]
    places: list[str]
    gradients_of: Callable[..., tuple[Tensor | None, ...]]
    further: Callable[..., Any] | None  # the gradient as a function that is compiled, once it is to be differentiated
    forward: Runner
    backward: Runner | None
    out_structure: Structure
    differentiable: list[int]
    results: tuple[tuple[Any, Any], ...]
    missing: list[bool]

    def __init__(self, function: Callable[..., Any], leaves: list[Any], structure: Structure, options: Options):
        super().__init__(leaves, structure)
        self.function, self.options = function, options
        constants = [leaf for _, leaf in self.constants]
        before, tracer = reads_of(function, *constants), options.tracer(options.follows)
        tracer.outer = before.tensors()
        if before.other_each_time:
            raise ToFollow(before.other_each_time)
        if any(not before.looked_up.isdisjoint(vars(leaves[i])) for i in self.tensors):
            raise ToFollow("reads an attribute that a tensor was given")
        if "_is_view" in before.looked_up:  # which the package itself asks too often for a tracer to be told
            raise ToFollow("asks what a tensor is a view of")
        try:
            with drawn_ahead():
                traced = self._trace(tracer, leaves, before)
        except BaseException as error:
            if not _is_a_call(error) or options.place is not None:
                before.put_back()
            raise
        finally:
            for generator, state in tracer.random.items():
                if isinstance(state, Tensor):  # of a device
                    generator.set_state(state)
        self.reads = reads_of(function, *constants)  # it may have made something that it reads from now on
        simplify(tracer.steps, tracer.own_numbers())
        join_parts(tracer.steps, {v.memory for v in (*traced.values, *traced.written, *traced.gradients)})
        self.generators = list(tracer.random)
        forward, later = tracer.steps[: traced.count], tracer.steps[traced.count :]
        given = traced.values + traced.written
        stored = {v for item in fused(Program([], forward, given).without_dead_code()) for v in item.results} if later else set()
        again, saved = recomputed(later, traced.gradients, forward, stored)
        programs = [Program([], forward, given + saved).without_dead_code(), Program([], [*again, *later], traced.gradients).without_dead_code()]
        read = {v for p in programs for v in p.reads()} | {w.symbol.given for w in tracer.written}
        own = ((tensor, symbol.given) for tensor, symbol in tracer.captured.values())
        captured = [(tensor, value) for tensor, value in own if value is not None and (value in read or tensor.requires_grad)]
        self.captured = [tensor for tensor, _ in captured]
        self.captured_wanted = [tensor._node is not None for tensor in self.captured]
        inputs = [*traced.inputs, *(value for _, value in captured)]
        self.written = [i for w in tracer.written for i, value in enumerate(inputs) if value is w.symbol.given]
        self.wanted = [i for i, v in enumerate(inputs) if v in traced.wanted]
        reads = [step for step in forward if isinstance(step, Read)]
        self.answers, self.reals, self.places = [s.answer for s in reads], [s.real for s in reads], [s.where for s in reads]
        tracer.let_go()
        results = [self.outputs[i] for i in self.differentiable]
        self.gradients_of = partial(_gradients_of, function, dict(self.constants), structure, results, self.captured, self.wanted, self.written)
        self.gradients_of.__qualname__ = f"the gradient of {name_of(function)}"  # type: ignore[attr-defined]
        self.again, self.further = options.again, None
        self.forward = Runner(replace(programs[0], inputs=inputs), options)
        self.backward = Runner(replace(programs[1], inputs=[*inputs, *saved, *traced.begins]), replace(options, in_parts=False)) if traced.wanted else None

    @property
    def kept(self) -> Specialised:
        """What is kept for the next calls."""
        return self

    @property
    def programs(self) -> list[tuple[str, Runner]]:
        """What it became, with names for people."""
        changed = ", ".join(str(self.forward.program.inputs[i]) for i in self.written)
        name = f"forward, after which {changed} is changed in place" if changed else "forward"
        return [(name, self.forward), *([("backward", self.backward)] if self.backward is not None else [])]

    def _trace(self, tracer: Tracer, leaves: list[Any], before: Reads) -> _Traced:
        """Run the function, and its gradient, once. What this leaves behind holds no tensor."""
        symbols = [tracer.input(leaves[i]._array) for i in self.tensors]
        inputs = [s.value for s in symbols]
        own = [plain_tensor(s).requires_grad_(leaves[i].requires_grad) for i, s in zip(self.tensors, symbols)]
        given = list(leaves)
        for i, tensor in zip(self.tensors, own):
            given[i] = tensor
        notes = tracer.notes = Notes(own) if tracer.follows else None
        tracer.given = own
        try:
            with tracer:
                args, kwargs = unflatten(given, self.structure)
                result = self.function(*args, **kwargs)
                if tracer.cut is not None:
                    raise tracer.cut
                self._check_arguments((args, kwargs), given)
                outputs, self.out_structure = flatten(result)  # for which views have their histories recorded anew whose bases were changed
        finally:
            recorded = put_back(tracer)
        tracer.notes = tracer.given = None
        if why := tracer.each_time or _why_each_time(before, outputs, notes):
            raise ToFollow(why, notes, result) if notes is not None and not tracer.written else Cut(why, here=False)
        if recorded:
            raise Cut("changes an argument in place, or what it captures, so that this depends on what gradients are wanted of", here=False)
        self.given_back: dict[int, int] = {}  # outputs that are arguments: which
        self.plain: list[Any] = [None if isinstance(out, Tensor) else out for out in outputs]  # outputs that are no tensors
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
        self.differentiable = [i for i, r in enumerate(results) if r.requires_grad]
        self.results = tuple((results[i]._array.dtype, results[i]._array.shape) for i in self.differentiable)
        traced = _Traced(inputs, [r._array.value for r in results], len(tracer.steps), [w.symbol.value for w in tracer.written])
        captured = tracer.captured.values()
        wanted = [t for t in (*own, *(tensor for tensor, _ in captured)) if t.requires_grad] if self.differentiable else []
        if wanted:
            _check_written(tracer, traced)
            traced.wanted = [s.given for t, s in (*zip(own, symbols), *captured) if t.requires_grad and s.given is not None]
            self._differentiate(tracer, traced, [results[i] for i in self.differentiable], wanted)
            self._check_arguments((args, kwargs), given)
            if changed := before.changed():  # by a hook, or a function of a user's
                raise ToFollow(f"changes, in the backward pass, what it reads ({changed})")
        return traced

    def _check_arguments(self, args: Any, given: list[Any]) -> None:
        """Raises:
        ToFollow: the function has changed a container among its arguments, or attributes of a tensor, which are others than its caller's.
        """
        if not self.flat and not self.are_in(args, given):
            raise ToFollow("changes a list or a dictionary that it is given")
        if any(vars(given[i]) for i in self.tensors):
            raise ToFollow("sets an attribute of a tensor that it is given")

    def _differentiate(self, tracer: Tracer, traced: _Traced, results: list[Tensor], wanted: list[Tensor]) -> None:
        """The gradients of the results."""
        with tracer:
            begins = [tracer.input(np.ones(r.shape, r._array.dtype)) for r in results]
            found = grad(results, wanted, [plain_tensor(b) for b in begins], allow_unused=True)
            gradients = [None if g is None else tracer.array_of(g).value for g in found]
        self.missing = [g is None for g in gradients]
        traced.begins = [b.value for b in begins]
        traced.gradients = [g for g in gradients if g is not None]

    def _checked(self, out: Tensor, tracer: Tracer, others: list[Tensor], inputs: list[Value]) -> Tensor:
        with tracer:
            array = tracer.array_of(out)
        if array.value.memory in inputs or array is not out._array:
            raise Cut("gives a result that shows the memory of an argument, or of what it captures")
        if any(_base(array) is _base(other._array) for other in others):
            raise Cut("gives two results that share memory")
        return out

    def takes(self, leaves: Sequence[Any]) -> bool:
        """Whether it was made for these arguments, and for what the function reads now."""
        if not super().takes(leaves):
            return False
        for tensor, wanted in zip(self.captured, self.captured_wanted):
            if (tensor._node is not None) is not wanted:
                return False
        return self.reads.hold()

    def misfit(self, leaves: Sequence[Any]) -> str:
        for tensor, wanted in zip(self.captured, self.captured_wanted):
            if (tensor._node is not None) is not wanted:
                return f"a captured tensor of shape {list(tensor.shape)} {'no longer requires' if wanted else 'now requires'} a gradient"
        return self.reads.changed() or super().misfit(leaves)

    def __call__(self, leaves: Sequence[Any], whole: Any = None) -> Any:
        operands = [leaves[i] for i in self.tensors] + self.captured
        given = [t._array for t in operands]
        if self.written and _share_memory(given, self.written):
            raise Mismatch("it changes in place what shares memory with another of its arguments, or of what it captures")
        random = [(generator, generator.get_state()) for generator in self.generators]
        try:
            arrays = self.forward(given)
        except Mismatch:  # what it has drawn will be drawn again
            for generator, state in random:
                generator.set_state(state)
            raise
        found = [plain_tensor(array) for array in arrays[: len(self.outputs)]]
        for i, array in zip(self.written, arrays[len(found) :]):
            np.copyto(given[i], array)
            changed(operands[i]._changes, name_of(self.function))
        if self.backward is not None:
            connect(self, operands, given, arrays[len(found) + len(self.written) :], found, random)
        if self.only:
            return found[0]
        outputs = list(self.plain)
        for i, k in self.given_back.items():
            outputs[i] = operands[k]
        for i, tensor in zip(self.outputs, found):
            outputs[i] = tensor
        return unflatten(outputs, self.out_structure)

    def gradients(self, tensors: Sequence[Tensor], begins: Sequence[Tensor], random: list[tuple[Generator, Any]]) -> tuple[Tensor | None, ...]:
        """The gradients, recorded so that they can be differentiated again: by programs of their own. What draws random numbers draws them again as it is, from
        the same states."""
        if random:
            return self.gradients_as_it_is(tensors, begins, random)
        if self.further is None:
            self.further = self.again(self.gradients_of)
        return self.further(*tensors[: len(self.tensors)], *begins)

    def gradients_as_it_is(self, tensors: Sequence[Tensor], begins: Sequence[Tensor], random: list[tuple[Generator, Any]]) -> tuple[Tensor | None, ...]:
        """The same of the function as it is, without programs."""
        with numbers_drawn_again(random):
            return self.gradients_of(*tensors[: len(self.tensors)], *begins)


def _gradients_of(
    function: Callable[..., Any],
    constants: dict[int, Any],
    structure: Structure,
    results: list[int],
    captured: list[Tensor],
    wanted: list[int],
    written: list[int],
    *given: Tensor,
) -> tuple[Tensor | None, ...]:
    """The gradients of some of what a function gives.

    Args:
        constants: its arguments that are no tensors, by place.
        structure: how all of them are nested.
        results: the places of what is differentiated.
        captured: the tensors that it reads beside its arguments.
        wanted: the places of what gradients are wanted of, among its tensors and the captured ones.
        written: the places of what it changes in place: that is undone.
        given: its tensors, and the gradients of the results.
    """
    count = len(given) - len(results)
    tensors = iter(given[:count])
    leaves = [constants[i] if i in constants else next(tensors) for i in range(len(constants) + count)]
    operands = [*given[:count], *captured]
    with no_grad():
        before = [operands[i].clone() for i in written]
    with enable_grad():
        args, kwargs = unflatten(leaves, structure)
        outputs, _ = flatten(function(*args, **kwargs))
    with no_grad():
        for i, elements in zip(written, before):
            operands[i].copy_(elements)
    found = grad([outputs[i] for i in results], [operands[i] for i in wanted], given[count:], create_graph=recording(), allow_unused=True)
    return tuple(g if g is None or thread.tracer is None else g.clone() for g in found)  # a program gives no views, and each result once


def _why_each_time(before: Reads, outputs: list[Any], notes: Notes | None) -> str:
    """Why the code of a function is to run in each call; "" if it need not.

    Args:
        before: what it read before it was called.
        outputs: what it gave.
        notes: what it did.
    """
    if changed := before.changed():
        return f"changes what it reads ({changed})"
    strange = next((out for out in outputs if not isinstance(out, (Tensor, *_PLAIN))), None)
    if strange is not None:
        return f"gives a {type(strange).__name__}, which cannot be given again"
    if notes is not None and not notes.over:
        given = set(map(id, outputs))
        if any(id(notes.given[i]) not in given for i in held(notes.given)):
            return "keeps a tensor somewhere, instead of giving it"
    return ""


def _is_a_call(error: BaseException) -> bool:
    """Whether what a function did while it was traced counts as its call, so that it is not called again."""
    return isinstance(error, ToFollow) and error.notes is not None and not error.notes.over


def _check_written(tracer: Tracer, traced: _Traced) -> None:
    """Raises:
    Cut: what a function gives, and is differentiated, depends on what it changes in place: its gradient would need that as it was.
    """
    dependent: set[Value | None] = {w.symbol.given for w in tracer.written}
    for step in tracer.steps:
        if any(v.memory in dependent for v in step.values()):
            dependent.update(step.results)
            if isinstance(step, Read):
                raise Cut(f"reads, at {step.where}, what depends on a tensor that it changes in place", here=False)
    if any(v.memory in dependent for v in traced.values):
        raise Cut("gives what depends on a tensor that it changes in place, and gradients of it are wanted", here=False)


def _share_memory(arrays: Sequence[Any], written: Sequence[int]) -> bool:
    """Whether some of the arrays that are written share memory with another."""
    owners = [id(array if array.base is None else array.base) for array in arrays]
    return any(owners.count(owners[i]) > 1 for i in written)


def _base(symbol: Any) -> Any:
    return symbol if symbol.base is None else symbol.base
