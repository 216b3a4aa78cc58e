"""A function of which what it does depends on what it reads, or whose Python code is to run in each call: it is followed, and its ops are compiled."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from specgrad.batching.pytrees import Structure, flatten, unflatten
from specgrad.core.base.locks import lock_for
from specgrad.core.base.state import Switched
from specgrad.core.tape.tensor import Tensor

from ..arguments import Arguments
from ..cut import CompilerError, Cut, Mismatch, ToFollow, name_of, say_why
from ..program import Give
from ..run import Options, Runner
from ..specialised import Specialised
from ..symbols import Symbol
from ..trace import ArrayTracer, Tracer
from .actions import Actions, Made, without_elements
from .follower import Follower, fill
from .holders import left_of
from .notes import Notes, Noting

MOST_PATHS = 16
SMALL = 4096  # elements of tensors, in the mean of all ops: to call the op takes less time then than to see that it is called
MOST_BEFORE = 2  # calls of which there can be no path, before there was one
MOST_MISSES = 16  # calls that followed no path, beyond a quarter of those that did


class _OfParts(Tracer):
    """Notes a program that runs in parts: between them a function reads what they gave."""

    def gives(self, tensor: Tensor, where: str) -> None:
        self._add(Give("give", (self.array_of(tensor).value,), several=True, where=where))


class _CallsOfParts(_OfParts, ArrayTracer):
    """The same of calls alone, which nothing is written for."""


class Path:
    """What a function did in one call, compiled.

    Args:
        notes: what it did.
        outputs: the tensors that were left of it.
        name: the function's.
        options: how programs are made and run.
    """

    def __init__(self, notes: Notes, outputs: set[Made], name: str, options: Options):
        self.actions = notes.actions
        self.outer = [(without_elements(t._array), t._node is not None) for t in notes.outer]
        self.places = {made: i for i, made in enumerate(made for action in notes.actions for made in action.results) if made in outputs}
        leaves, structure = flatten((tuple(notes.outer), {}))
        function, options = Actions(self.actions, list(self.places), name), replace(options, follows=False, in_parts=True)
        try:
            if options.uncompiled:
                raise CompilerError
            self.program = Specialised(function, leaves, structure, replace(options, tracer=_OfParts))
        except CompilerError:
            self.program = Specialised(function, leaves, structure, replace(options, tracer=_CallsOfParts))


class Once:
    """A call of a function that has run, when it was traced.

    Args:
        followed: what the function became in it, for the next calls.
        result: what it gave.
    """

    given_up = ""
    answers: list[str] = []

    def __init__(self, followed: Followed, result: Any):
        self.kept, self.result, self.why, self.programs = followed, result, followed.why, followed.programs

    def __call__(self, leaves: Any, whole: Any = None) -> Any:
        return self.result


class Followed(Arguments):
    """Args:
    function: the function.
    leaves: the arguments, taken apart.
    structure: how they were nested.
    options: how programs are made and run.
    why: why its code is to run in each call.
    """

    answers: list[str] = []  # what it reads does not decide how it is compiled
    function: Callable[..., Any]
    options: Options
    why: str
    given_up: str
    hits: int
    misses: int
    layouts: list[tuple[Any, ...]]

    def __init__(self, function: Callable[..., Any], leaves: Sequence[Any], structure: Structure, options: Options, why: str):
        super().__init__(leaves, structure)
        self.function, self.options, self.why = function, options, why
        self.paths: list[Path] = []  # that which was followed last comes first
        self.given_up = ""  # why it is no longer followed
        self.layouts = [(leaves[i]._array.dtype, leaves[i]._array.shape, leaves[i]._array.strides) for i in self.tensors]
        self.hits = self.misses = 0
        self.lock: Any = lock_for(self)

    @property
    def kept(self) -> Followed:
        """What is kept for the next calls."""
        return self

    @property
    def programs(self) -> list[tuple[str, Runner]]:
        """What it became, with names for people."""
        count = len(self.paths)
        return [(f"path {i} of {count}, {name}", runner) for i, path in enumerate(self.paths, 1) for name, runner in path.program.programs]

    def takes(self, leaves: Sequence[Any]) -> bool:
        if self.given_up or not super().takes(leaves):
            return False
        arrays = [leaves[i]._array for i in self.tensors]
        return all((a.dtype, a.shape, a.strides) == layout for a, layout in zip(arrays, self.layouts))

    def begun(self, leaves: Sequence[Any], traced: ToFollow) -> Once | Followed:
        """This, or the call in which the function was traced, in which what it was given gets elements and histories after all."""
        notes: Notes | None = traced.notes
        if notes is None or notes.over:
            return self
        count = len(self.tensors)
        stand_ins, notes.outer[:count] = notes.outer[:count], [leaves[i] for i in self.tensors]
        result = _in_their_places(traced, stand_ins, notes.outer)
        made = [made for action in notes.actions for made in action.results]
        left = {made[i] for i in left_of(notes.given)} | made_in(result, notes)
        tracers = {symbol.tracer for symbol in (tensor._array for tensor in (*stand_ins, *notes.given)) if isinstance(symbol, Symbol)}
        for stand_in, tensor in zip(stand_ins, notes.outer):
            _become(stand_in, tensor)
        fill(notes.actions, dict(enumerate(notes.outer)), notes.given)
        _find_elements(tracers)
        self._learn(notes, left)
        notes.given = []
        return Once(self, result)

    def _is_small(self, notes: Notes) -> bool:
        """Whether it would take longer to follow its code than to call its ops; then that is left alone."""
        sizes = [made.like.size for action in notes.actions for made in action.results]
        if sum(sizes) < SMALL * len(sizes):
            self.given_up = f"{self.why}, and its tensors are so small that to follow its code takes longer"
        return bool(self.given_up)

    def __call__(self, leaves: Sequence[Any], whole: Any = None) -> Any:
        """Call the function with `whole`, its arguments as its caller has them: it may change a list among them. Without lists the leaves are all there is."""
        args, kwargs = whole or unflatten(list(leaves), self.structure)
        tensors, paths = [leaves[i] for i in self.tensors], self.paths
        if not paths:
            notes = Noting(tensors)
            with Switched(tracer=notes):
                result = self.function(*args, **kwargs)
            self._learn(notes, made_in(result, notes))
            return result
        follower = Follower(tensors, paths)
        try:
            with Switched(tracer=follower):
                try:
                    result = self.function(*args, **kwargs)
                except BaseException:  # who keeps what it was given finds elements in that
                    follower.catch_up()
                    raise
                left = follower.finish()
            if follower.notes is not None:
                self._learn(follower.notes, left | made_in(result, follower.notes))
            else:
                self.hits += 1
                if paths[0] is not follower.path:
                    with self.lock:
                        self.paths = [follower.path, *(path for path in self.paths if path is not follower.path)]
            return result
        finally:
            follower.let_go()

    def _learn(self, notes: Notes, outputs: set[Made]) -> None:
        """Compile what it did, for the next calls."""
        with self.lock:
            self.misses += 1
            why = notes.over
            if not why and len(self.paths) >= MOST_PATHS:
                why = f"{self.why}, and does something else in each call"
            if not why and not self._is_small(notes):
                if self.paths:
                    say_why(name_of(self.function), f"its code runs in each call, as it {self.why}, and did something else")
                try:
                    self.paths = [Path(notes, outputs, name_of(self.function), self.options), *self.paths]
                    return
                except (Cut, Mismatch) as cut:
                    why = str(cut).removeprefix("it ")
                except Exception as error:  # of tracing: what an op raises there, it raises again when the function runs as it is
                    why = f"cannot be traced again: {type(error).__name__}: {error}"
            if why and self.misses > (MOST_MISSES if self.paths else MOST_BEFORE) + self.hits // 4:
                self.given_up = why


def _in_their_places(traced: ToFollow, stand_ins: list[Tensor], tensors: list[Tensor]) -> Any:
    """What a function gave, with its arguments in the places of what stood for these."""
    result, traced.result = traced.result, None
    leaves, structure = flatten(result)
    if not any(leaf is other for leaf in leaves for other in stand_ins):
        return result
    return unflatten([next((t for t, other in zip(tensors, stand_ins) if leaf is other), leaf) for leaf in leaves], structure)


def _become(stand_in: Tensor, tensor: Tensor) -> None:
    """Let what stood for an argument, wherever the function has kept it, share all with that."""
    stand_in._array, stand_in._changes, stand_in._node, stand_in._extra = tensor._array, tensor._changes, tensor._node, tensor._extra


def _find_elements(tracers: set[Any]) -> None:
    """Give what else was made of traced tensors, behind the back of ops (copies, `detach()`), the elements that it had."""
    gc.collect(0)
    symbols = [found for found in gc.get_objects() if type(found) is Symbol and found.tracer in tracers]
    for tensor in gc.get_referrers(*symbols) if symbols else ():
        symbol: Any = tensor._array if isinstance(tensor, Tensor) and tensor._node is None else None
        if type(symbol) is Symbol:
            tensor._array = symbol.array


def made_in(result: Any, notes: Notes) -> set[Made]:
    """The tensors that a function gives, as far as actions made them."""
    known = [notes.known(leaf) for leaf in flatten(result)[0] if isinstance(leaf, Tensor) and type(leaf._array) is np.ndarray]
    return {operand.made for operand in known if operand is not None and operand.made is not None}
