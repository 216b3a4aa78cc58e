"""A program, ready to run: its islands, products and copies as native programs, what lies between as calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from specgrad.array.base import native
from specgrad.core.base.state import modes, thread
from specgrad.core.kernels import table

from .cut import Mismatch
from .kernels.fuse import Item, fused
from .kernels.island import Island
from .native import Native, moved, written
from .program import Call, KernelCall, NativeStep, Program, Value
from .straight_line import straight_line, straight_line_in_parts
from .trace import Tracer

if TYPE_CHECKING:
    from .on_device.place import Place


@dataclass(frozen=True)
class Options:
    """How programs are made, and run.

    Args:
        load: makes native programs ready to run.
        tracer: notes what the function computes.
        again: compiles another function with the same options.
        threads: the most that share the work; None: as many as may share any.
        fast_math: whether loops may compute what is equal in real numbers alone.
        dynamic: whether native programs take sizes as they come.
        follows: whether the function may read values; it is compiled for those that it reads when it is traced.
        uncompiled: why there are no native programs.
        in_parts: whether programs run in parts, between which the function reads what they gave.
        place: the device on which they run; None: the host.
    """

    load: Callable[[Native], Native]
    tracer: Callable[[bool], Tracer] = Tracer
    again: Callable[[Callable[..., Any]], Callable[..., Any]] = lambda function: function
    threads: int | None = None
    fast_math: bool = False
    dynamic: bool = False
    follows: bool = False
    uncompiled: str = ""
    in_parts: bool = False
    place: Place | None = None


class Runner:
    """Args:
    program: what to compute.
    options: how.
    """

    program: Program
    order: list[int]
    places: list[int]
    threads: int | None
    dynamic: bool
    uncompiled: str
    in_parts: bool
    place: Place | None
    whole: Callable[..., Any] | None
    line: Callable[..., Any]

    def __init__(self, program: Program, options: Options):
        self.program, self.threads, self.dynamic, self.uncompiled = program.without_dead_code(), options.threads, options.dynamic, options.uncompiled
        self.in_parts, self.place = options.in_parts, options.place
        self._facts: dict[int, list[Any]] = {}  # what a profile is told of the kernels of a part, once it asks
        items = fused(self.program)
        self.parts: list[Native | Call] = self._native_parts(items, options) if options.place is None else [*options.place.parts(items, self.program.outputs)]
        given = set(self.program.inputs)
        only = self.parts[0] if len(self.parts) == 1 else None
        shared = any(v.memory in given or v in self.program.outputs[:i] for i, v in enumerate(self.program.outputs))
        plain = isinstance(only, Native) and not options.in_parts and not shared and all(v in only.outputs for v in self.program.outputs)
        self.whole = only.run if plain and isinstance(only, Native) else None  # where one native program is all there is
        if self.whole is not None:
            assert isinstance(only, Native)
            self.order = [self.program.inputs.index(v) for v in only.inputs]
            self.places = [only.outputs.index(v) for v in self.program.outputs]
        else:
            self.line = self._line(_run if options.place is None else _run_there)

    def _native_parts(self, items: list[Item], options: Options) -> list[Native | Call]:
        """Native programs, of as many items as follow one another, and the calls between them."""
        parts: list[Native | Call] = []
        shown = {} if any(isinstance(item, Call) for item in items) else _views_of_all(self.program.outputs)
        wanted = {v.memory for v in self.program.outputs} | {v.memory for item in items if isinstance(item, Call) for v in item.values()}
        here: list[Island | NativeStep] = []
        for i, item in enumerate([*items, None]):
            if isinstance(item, Island | NativeStep):
                here.append(item)
                continue
            if here:
                later = {v.memory for other in items[i:] if isinstance(other, Island | NativeStep) for v in other.reads()}
                parts.append(options.load(written(here, wanted | later, shown, options.fast_math, options.dynamic)))
                here = []
            if item is not None:
                parts.append(item)
        return parts

    def _line(self, run: Callable[[Native | Call], Callable[..., Any]]) -> Callable[..., Any]:
        """Args:
        run: of a part, what is called.
        """
        return (straight_line_in_parts if self.in_parts else straight_line)(self.program, self.parts, run, self.place)

    def items(self) -> list[Island | NativeStep | Call]:
        """What it does, in order."""
        return [item for part in self.parts for item in (part.items if isinstance(part, Native) else [part])]

    def __str__(self) -> str:
        lines = [f"not compiled: {self.uncompiled}"] if self.uncompiled else []
        lines += [f"inputs {_listed(self.program.inputs)}", *(["its native programs take other sizes, too"] if self.dynamic else [])]
        for part in self.parts:
            for item in part.items if isinstance(part, Native) else [part]:
                if not isinstance(item, Island):
                    lines.append(str(item))
                    continue
                lines.append(f"loop over {list(item.shape)}: {moved([item])}")
                lines += [f"    {step}" for step in item.steps]
                lines.append(f"    gives {', '.join(map(str, item.results))}")
            if isinstance(part, Native) and part.arena:
                lines.append(part.shared)
        return "\n".join([*lines, f"outputs {_listed(self.program.outputs)}"])

    def __call__(self, given: list[Any]) -> list[Any]:
        """The outputs, of the inputs in their order.

        Raises:
            Mismatch: it was not made for these; nothing has been done.
        """
        return self._limited(self._run, given)

    def _limited(self, run: Callable[[Any], Any], given: Any) -> Any:
        """Run something that shares its work with as many threads as it may; on a device, where that is the current one."""
        if self.place is not None:
            with self.place.current():
                return run(given)
        if self.threads is None:
            return run(given)
        before = table.limit_threads(self.threads)
        try:
            return run(given)
        finally:
            table.limit_threads(before)

    def _run(self, given: list[Any]) -> list[Any]:
        if modes.recorders and thread.recorder is not None:
            return self._recorded(given)
        if self.whole is not None:
            found = self.whole(*[given[i] for i in self.order])
            if found is None:
                raise Mismatch
            return [found[i] for i in self.places]
        return self.line(*given)

    def begun(self, given: list[Any]) -> Iterator[Any]:
        """Begin with a program that runs in parts: of a list of inputs, which may be put there as late as they are read."""
        line: Iterator[Any] = (self._recorded_line if modes.recorders and thread.recorder is not None else self.line)(given)
        next(line)
        return line

    def next(self, line: Iterator[Any]) -> Any:
        """What the function reads next.

        Raises:
            Mismatch: the program was not made for these inputs.
        """
        return self._limited(next, line)

    def last(self, line: Iterator[Any]) -> list[Any]:
        """The outputs of a program that runs in parts.

        Raises:
            Mismatch: as before.
        """
        try:
            self.next(line)
        except StopIteration as end:
            return end.value
        raise AssertionError("the function has not read all that the program gives")

    def _recorded(self, given: list[Any]) -> list[Any]:
        """The same for a profile: each native program is an event, named by the ops in it, within which each kernel is one; and each call is one of its op."""
        return self._recorded_line(*given)

    @cached_property
    def _recorded_line(self) -> Callable[..., Any]:
        def run(part: Native | Call) -> Callable[..., Any]:
            if isinstance(part, Native):
                return lambda *arrays: thread.recorder.op(part.title, lambda about, *arrays: self._timed(part, arrays), (part.about, *arrays), {})
            return lambda *operands: thread.recorder.op(part.name, lambda *operands: native.pooled(part.function, *operands), operands, {})

        return self._line(run)

    def _timed(self, part: Native, arrays: tuple[Any, ...]) -> Any:
        """What a native program gives; when its kernels ran is noted."""
        found = part.run.timed(*arrays)
        if found is None:
            return None
        results, times = found
        if id(part) not in self._facts:
            from .shown.kernels import facts_of

            self._facts[id(part)] = list(map(facts_of, part.items))
        recorder = thread.recorder
        for facts, start, end in zip(self._facts[id(part)], times, times[1:]):
            if recorder is not None:
                recorder.part(facts.title, start, end, facts.about, facts.shapes, facts.flops)
        return results


def _views_of_all(outputs: list[Value]) -> dict[Value, Value]:
    """Of what a program makes, the views as which alone it is given, where these show all of it: it can be laid out as they are."""
    given = [v.memory for v in outputs]
    return {
        v.memory: v
        for v in outputs
        if v.source is not None and v.offset == 0 and given.count(v.memory) == 1 and _is_dense(v) and v.like.nbytes == v.memory.like.nbytes
    }


def _is_dense(value: Value) -> bool:
    """Whether its elements lie side by side, in whatever order of the dimensions."""
    step = value.like.itemsize
    for size, stride in sorted(zip(value.like.shape, value.like.strides), key=lambda pair: pair[1]):
        if size > 1 and stride != step:
            return False
        step *= size
    return value.like.dtype == value.memory.like.dtype


def _run(part: Native | Call) -> Callable[..., Any]:
    if isinstance(part, Native):
        return part.run
    return part.function if isinstance(part, KernelCall) else partial(native.pooled, part.function)


def _run_there(part: Native | Call) -> Callable[..., Any]:
    assert isinstance(part, Call)
    return part.function


def _listed(values: list[Value]) -> str:
    return ", ".join(f"{v}: {v.described}" for v in values)
