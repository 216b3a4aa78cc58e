"""A call of a function that is held against what an earlier one did: as long as it does the same, a native program computes instead of its ops."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import Enum
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.base.state import Switched, recording, set_modes, thread
from specgrad.core.dispatch.op import Op, call
from specgrad.core.tape.node import new
from specgrad.core.tape.tensor import Tensor, extra_of_tensor, plain_tensor
from specgrad.core.tape.view_origins import MULTI_OUTPUT, PLAIN
from specgrad.core.tape.views import register_view

from ..cut import Mismatch
from ..node import connect
from ..reads.reads import is_same
from ..symbols import Symbol
from .actions import READ, Action, Actions, Made, Operand
from .holders import aliases_of, left_of
from .notes import Noting, in_a_mode

if TYPE_CHECKING:
    from .followed import Path


_BY_VALUE = (tuple, Enum, dtype, device, np.dtype, np.generic)  # of these another object may be the same


class Follower:
    """Stands where a tracer stands. What the function is given are tensors without elements, until it reads some: then a program has computed these. Where it
    does anything else than before, all that it did until then is done, its tensors get their elements and histories, and it goes on as it is, with notes.

    Args:
        tensors: the arguments that are tensors.
        paths: what earlier calls did, the likeliest first.
    """

    def __init__(self, tensors: Sequence[Tensor], paths: Sequence[Path]):
        self.paths = paths
        self.outer = dict(enumerate(tensors))  # by number, the arguments and what else was found until now
        self.at = 0  # how many actions there were
        self.given: list[Tensor] = []  # what the function was given by these
        self.reads = 0
        self.notes: Noting | None = None  # once it does something else
        self.states = {g: g.get_state() for path in paths for g in path.program.generators}
        self._begin(paths[0])

    def _begin(self, path: Path) -> None:
        self.path, program = path, path.program
        self.arrays: list[Any] = [self.outer[i]._array if i in self.outer else None for i in range(len(path.outer))] + [t._array for t in program.captured]
        self.line = program.forward.begun(self.arrays)

    # ---- what the function does

    def op(self, op: Op, args: tuple[Any, ...]) -> Any:
        if self.notes is not None or not self._is_next(op, args):
            self.catch_up()
            return call(op, args)
        action = self.path.actions[self.at]
        tensors = self._made(action)
        if action.build is None:
            return tensors[0] if action.gives is None else args[action.gives]
        return action.build(tensors)

    def drawn(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if self.notes is not None or not self._is_next(function, (args, kwargs)):
            self.catch_up()
            return function(*args, **kwargs)
        return self._made(self.path.actions[self.at])[0]

    def elements(self, tensor: Tensor) -> Any:
        if tensor._array.__class__ is Symbol and self.notes is None and self._is_next(READ, (tensor,)):
            try:
                array = self._next()
                self.at += 1
                self.reads += 1
                return array
            except Mismatch:  # a call within gave another layout than before
                pass
            except Exception:  # an op's
                self._fail()
                raise
        if tensor._array.__class__ is Symbol:
            self.catch_up()
        return tensor._array if thread.tracer is self or thread.tracer is None else thread.tracer.elements(tensor)

    as_numpy = elements

    def _next(self) -> Any:
        """What the program gives next."""
        with Switched(tracer=None):
            return self.path.program.forward.next(self.line)

    def _made(self, action: Action) -> list[Tensor]:
        tensors = []
        for made in action.results:
            symbol: Any = new(Symbol)
            symbol.tracer, symbol.value, symbol.array, symbol.base, symbol.views = self, made, made.like, None, []
            tensor = plain_tensor(symbol)
            tensor._node = made.node
            tensors.append(tensor)
        self.given += tensors
        self.at += 1
        return tensors

    # ---- what asks for elements behind the back of tensors

    @property
    def is_at_hand(self) -> bool:
        """Whether elements can be had outside of the function: later, or in a thread of its own."""
        return self.notes is not None or bool(self.given)

    def elements_of(self, symbol: Any, what: str) -> Any:
        self.catch_up()
        if symbol.array is symbol.value.like:
            raise RuntimeError("this tensor has no elements: it is of a compiled function, in which the op that makes it, or one before, raised an error")
        return symbol.array

    def read(self, symbol: Any) -> Any:
        return self.elements_of(symbol, "reads the value of a tensor")

    def copied(self, symbol: Any) -> Any:
        return self.elements_of(symbol, "copies a tensor").copy()

    def cast(self, symbol: Any, dtype: Any) -> Any:
        return self.elements_of(symbol, "casts a tensor").astype(dtype)

    # ---- what ends it

    def changes(self, tensor: Tensor) -> None:
        self.refuse("changes a tensor in place")

    replaces = changes

    def makes(self, tensor: Tensor) -> None:
        """What the function makes anew, it makes in each call."""

    def refuse(self, what: str) -> None:
        self.catch_up()
        if thread.tracer is not None:
            thread.tracer.refuse(what)

    watches = refuse

    def asks(self, tensor: Tensor, what: str) -> None:
        """What the function asks of a tensor in each call, a tensor answers in each call."""

    # ---- whether it did so before

    def _is_next(self, function: Any, operands: tuple[Any, ...]) -> bool:
        """Whether that comes next on the path; if it does on another path, which is the same until here, that is followed from here on."""
        if in_a_mode():
            return False
        if self._fits(self.path, function, operands):
            return True
        before, at = self.path, self.at
        for path in self.paths:
            if (
                len(path.actions) <= at
                or any(one is not other for one, other in zip(path.actions[:at], before.actions))
                or not self._fits(path, function, operands)
            ):
                continue
            self._reset()
            self._begin(path)
            try:
                for _ in range(self.reads):
                    self._next()
                return True
            except Mismatch:
                pass
        self.path = before
        return False

    def _fits(self, path: Path, function: Any, operands: tuple[Any, ...]) -> bool:
        if self.at >= len(path.actions):
            return False
        action = path.actions[self.at]
        if action.function is not function or action.recording is not recording() or len(action.operands) != len(operands):
            return False
        found: dict[int, Tensor] = {}  # for the first time
        for spec, given in zip(action.operands, operands):
            made: Any = spec.made if spec.__class__ is Operand else None
            if made is not None:  # the most common, here and not by a call
                if given.__class__ is not Tensor or given._array.__class__ is not Symbol:
                    return False
                if given._node is not (made.node if spec.recorded else None) or given._array.value is not made:
                    return False
            elif given is not spec and not self._same(spec, given, path, found):
                return False
        if found:
            self.outer.update(found)
            if path is self.path:
                for i, tensor in found.items():
                    self.arrays[i] = tensor._array
        return True

    def _same(self, spec: Any, given: Any, path: Path, found: dict[int, Tensor]) -> bool:
        kind = spec.__class__
        if kind is Operand:
            if spec.made is None:
                return isinstance(given, Tensor) and self._is_outer(spec.number, spec.recorded, given, path, found)
            made: Any = spec.made
            if given.__class__ is not Tensor or given._array.__class__ is not Symbol:
                return False
            return given._node is (made.node if spec.recorded else None) and given._array.value is made
        if kind is tuple or kind is list:
            return given.__class__ is kind and len(given) == len(spec) and all(self._same(one, other, path, found) for one, other in zip(spec, given))
        if kind is dict:
            return given.__class__ is dict and given.keys() == spec.keys() and all(self._same(spec[name], given[name], path, found) for name in spec)
        if kind is slice:
            return given.__class__ is slice and self._same((spec.start, spec.stop, spec.step), (given.start, given.stop, given.step), path, found)
        if kind in (float, complex) and given.__class__ is kind and given != given and spec != spec:
            return True  # NaN
        return is_same(given, spec) or (isinstance(spec, _BY_VALUE) and given.__class__ is kind and bool(given == spec))

    def _is_outer(self, i: int, recorded: bool, given: Tensor, path: Path, found: dict[int, Tensor]) -> bool:
        """Whether a tensor is the one that came from without with a number; if none has until now, whether it is as that was."""
        array: Any = given._array
        if (given._node is not None) is not recorded:
            return False
        before = self.outer.get(i, found.get(i))
        if before is not None:
            return given is before or (array is before._array and (not recorded or given._node is before._node))
        like, requires_grad = path.outer[i]
        if array.__class__ is not np.ndarray or (given.__class__ is not Tensor and given.__class__.__name__ != "Parameter") or requires_grad is not recorded:
            return False
        found[i] = given
        return bool(array.dtype == like.dtype and array.shape == like.shape and array.strides == like.strides)

    # ---- how it ends

    def finish(self) -> set[Made]:
        """Give the tensors that the function has left somewhere their elements and histories. Which these are."""
        made = [made for action in self.path.actions[: self.at] for made in action.results]
        left = {made[i] for i in left_of(self.given)}
        set_modes(tracer=None)
        if self.notes is None and self.at == len(self.path.actions) and left <= self.path.places.keys():
            try:
                self._give(self.path.program.forward.last(self.line))
                return left
            except Mismatch:
                pass
            except Exception:
                self._fail()
                raise
        self.catch_up()
        return left

    def let_go(self) -> None:
        """Of all that it holds, so that what the function has let go of goes before a collector comes."""
        self.given, self.outer, self.arrays, self.line = [], {}, [], iter(())

    def _give(self, arrays: list[Any]) -> None:
        program = self.path.program
        outputs = [self.given[i] for i in self.path.places.values()]
        aliases = aliases_of(self.given)
        for tensor, array in zip(outputs, arrays):
            for alias in aliases.get(id(tensor._array), ()):
                alias._array = array
            tensor._array, tensor._node = array, None
        if program.backward is not None:
            operands = [*(self.outer[i] for i in range(len(self.path.outer))), *program.captured]
            random = [(generator, self.states[generator]) for generator in program.generators]
            connect(program, operands, self.arrays, arrays[len(outputs) :], outputs, random)

    def catch_up(self) -> None:
        """Do what the function did until now, so that it can go on as it is; from now on, notes are taken."""
        if self.notes is None:
            actions = self.path.actions[: self.at]
            with self._unfollowed():
                self._reset()
                fill(actions, self.outer, self.given)
            self.notes = Noting([self.outer[i] for i in range(len(self.outer))], actions, self.given)
        if thread.tracer is self:  # not in a thread of the function's, which has been given a tensor
            set_modes(tracer=None if self.notes.over else self.notes)

    def _fail(self) -> None:
        """Do what the function did until an op failed."""
        with self._unfollowed(), suppress(Exception):  # which is raised where the program was asked
            self._reset()
            fill(self.path.actions[: self.at], self.outer, self.given)
        self.notes = Noting([self.outer[i] for i in range(len(self.outer))])
        self.notes.over = "calls an op that raises an error"
        set_modes(tracer=None)

    def _unfollowed(self) -> Switched:
        return Switched(tracer=None, dual_levels=(), batch_levels=(), inference=False, saved_tensors_hooks=(), watch=None)

    def _reset(self) -> None:
        """Have what was drawn be drawn again."""
        with Switched(tracer=None):
            for generator, state in self.states.items():
                generator.set_state(state)


def fill(actions: Sequence[Action], outer: Mapping[int, Tensor], given: Sequence[Tensor]) -> None:
    """Do what actions tell, and give the tensors without elements that they gave their elements and histories."""
    made, waiting, aliases = dict[Made, Tensor](), iter(given), aliases_of(list(given))
    for found in Actions.done(actions, outer, made):
        for which, real in found:
            made[which] = tensor = next(waiting)
            symbol: Any = tensor._array
            symbol.array = real._array  # for who has that in hand
            for alias in aliases.get(id(symbol), ()):
                alias._array, alias._changes = real._array, real._changes
            grad = None if tensor._extra is None else tensor._extra.grad
            tensor._array, tensor._changes, tensor._node, tensor._extra = real._array, real._changes, real._node, real._extra
            view = None if real._extra is None else real._extra.view
            if view is not None and view.kind in (PLAIN, MULTI_OUTPUT):  # the base has known the one that is gone
                register_view(view.base, tensor)
            if grad is not None:
                extra_of_tensor(tensor).grad = grad
