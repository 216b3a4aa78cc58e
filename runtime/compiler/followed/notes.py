"""What a function does is noted, so that its next calls can be held against it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from types import EllipsisType, NoneType
from typing import Any

import numpy as np

from specgrad.batching.pytrees import flatten
from specgrad.core.base.device import device
from specgrad.core.base.dtypes import dtype
from specgrad.core.base.state import Switched, recording, set_modes, thread
from specgrad.core.dispatch.op import Op, call
from specgrad.core.factories.generators import Generator
from specgrad.core.factories.random import rand_like, randint_like, randn_like
from specgrad.core.tape.node import Node, edge_target, new
from specgrad.core.tape.size import Size
from specgrad.core.tape.tensor import Tensor

from ..cut import users_place
from .actions import READ, Action, Made, Operand, mapped, tensors_of, without_elements

MOST_ACTIONS = 10_000
DRAWN_LIKE = (rand_like, randn_like, randint_like)  # what these draw depends on the layout of a tensor alone
_CONSTANTS = (int, float, complex, str, bytes, NoneType, EllipsisType, type, Enum, dtype, device, Size, Generator, np.dtype, np.ndarray, np.generic)
_IN_A_MODE = "calls ops that change tensors in place, in another mode, or on tensors of another kind"


class Notes:
    """Args:
    outer: the arguments that are tensors, and behind them what else the function has found until now.
    actions: what it has done until now.
    given: the tensors that these gave it.
    """

    device_type = "cpu"  # the device whose random numbers may be drawn

    def __init__(self, outer: Sequence[Tensor], actions: Sequence[Action] = (), given: Sequence[Tensor] = ()):
        self.outer: list[Tensor] = list(outer)
        self.actions: list[Action] = list(actions)
        self.given: list[Tensor] = list(given)  # held, so that there is but one array of each identity
        self.over: str = ""  # why no later call can be held to what it does
        self._busy = False  # with what is one action, whatever is within
        self._known: dict[int, tuple[Any, Made | None, int, Node | None]] = {}  # by the identity of an array: the array, what it is, its history
        waiting = iter(given)
        for i, tensor in enumerate(outer):
            self._known.setdefault(id(tensor._array), (tensor._array, None, i, tensor._node))
        for action in actions:
            for made in action.results:
                self._remember(next(waiting), made)

    def end(self, why: str) -> None:
        """Note no more: why."""
        if not self.over and not self._busy:
            self.over = f"{why}, at {users_place()}"

    # ---- what it does

    def note_op(self, op: Op, args: tuple[Any, ...], run: Callable[[Op, tuple[Any, ...]], Any]) -> Any:
        """What an op gives, noted."""
        if self._busy or self.over:
            return run(op, args)
        operands = None if op.writes or in_a_mode() else self._noted(args)
        if operands is None or len(self.actions) >= MOST_ACTIONS:
            self.end(_IN_A_MODE if operands is None else f"takes more than {MOST_ACTIONS:,} ops")
            return run(op, args)
        result = self._run(run, op, args)
        action = Action(op, operands, recording=recording())
        action.gives = next((i for i, a in enumerate(args) if a is result), None)
        if result.__class__ is not Tensor:
            action.build = type(result)
        self._add(action, [] if action.gives is not None else tensors_of(result))
        return result

    def note_draw(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any], run: Callable[..., Any]) -> Any:
        """What a function gives that draws random numbers, noted."""
        if self._busy or self.over:
            return run(function, args, kwargs)
        why = why_not_drawn(function, args, kwargs)
        operands = None if why or in_a_mode() else self._noted((args, kwargs))
        if operands is None:
            self.end(why or _IN_A_MODE)
            return run(function, args, kwargs)
        result = self._run(run, function, args, kwargs)
        self._add(Action(function, operands, recording=recording()), [result])
        return result

    def note_read(self, tensor: Tensor) -> None:
        """That the function reads a tensor. What no action made, it may read without anybody knowing."""
        found = None if self._busy or self.over else self._known.get(id(tensor._array))
        if found is not None and found[1] is not None:
            self._add(Action(READ, (Operand(found[1], -1, tensor._node is not None),), recording=recording(), where=users_place()), [])

    def _run(self, run: Callable[..., Any], *args: Any) -> Any:
        self._busy = True
        try:
            return run(*args)
        finally:
            self._busy = False

    # ---- what is noted of it

    def known(self, tensor: Any) -> Operand | None:
        """What a tensor is; None if its history is another than it was given."""
        found = self._known.get(id(tensor._array))
        if found is None:
            if type(tensor._array) is not np.ndarray or (type(tensor) is not Tensor and type(tensor).__name__ != "Parameter"):
                return None
            found = self._known[id(tensor._array)] = (tensor._array, None, len(self.outer), tensor._node)
            self.outer.append(tensor)
        _, made, number, node = found
        return Operand(made, number, tensor._node is not None) if tensor._node is None or tensor._node is node else None

    def _noted(self, operands: Any) -> Any:
        """Operands as an action has them; None if one is of no known kind."""
        strange: list[Any] = []

        def noted(value: Any) -> Any:
            if not isinstance(value, Tensor):
                strange.extend([] if isinstance(value, _CONSTANTS) else [value])
                return value
            operand = self.known(value)
            strange.extend([value] if operand is None else [])
            return operand

        found = mapped(operands, noted)
        return None if strange else found

    def _add(self, action: Action, results: list[Any]) -> None:
        for tensor in results:
            if tensor.__class__ is not Tensor:
                return self.end(f"calls {action.function}, which gives a {type(tensor).__name__}")
            array: Any = tensor._array
            made = Made(without_elements(array if type(array) is np.ndarray else array.array), _stands_for(tensor))
            action.results.append(made)
            self._remember(tensor, made)
        self.actions.append(action)
        self.given += results

    def _remember(self, tensor: Tensor, made: Made) -> None:
        """That an action made a tensor."""
        self._known[id(tensor._array)] = (tensor._array, made, -1, tensor._node)


class Noting(Notes):
    """Stands where a tracer stands, and lets the function do what it does. When the notes are over, nobody stands there any more."""

    def op(self, op: Op, args: tuple[Any, ...]) -> Any:
        return self.note_op(op, args, call)

    def drawn(self, function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        return self.note_draw(function, args, kwargs, lambda function, args, kwargs: function(*args, **kwargs))

    def elements(self, tensor: Tensor) -> Any:
        self.note_read(tensor)
        return tensor._array

    as_numpy = elements

    def changes(self, tensor: Tensor) -> None:
        self.end("changes a tensor in place")

    replaces = changes

    def makes(self, tensor: Tensor) -> None:
        """What the function makes anew, it makes in each call."""

    def end(self, why: str) -> None:
        super().end(why)
        set_modes(tracer=None)

    refuse = watches = end

    def asks(self, tensor: Tensor, what: str) -> None:
        """What the function asks of a tensor in each call, a tensor answers in each call."""

    def _run(self, run: Callable[..., Any], *args: Any) -> Any:
        with Switched(tracer=None):
            return super()._run(run, *args)


def in_a_mode() -> bool:
    """Whether ops do more here than compute and be recorded."""
    return bool(thread.dual_levels or thread.batch_levels or thread.inference or thread.saved_tensors_hooks or thread.watch is not None)


def why_not_drawn(function: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> str:
    """Why a program cannot draw random numbers as a call does; "" if it can."""
    if kwargs.get("requires_grad") or thread.batch_levels:
        return "draws random numbers for a gradient"
    leaves = flatten((args, kwargs))[0]
    places = [leaf.device if isinstance(leaf, Generator) else leaf for leaf in leaves if isinstance(leaf, (Generator, device))]
    here = thread.tracer.device_type
    if any(place.type != here for place in [*places, device(kwargs.get("device") or here)]):
        return f"draws random numbers on {'a device' if here == 'cpu' else 'cpu'}"
    if function not in DRAWN_LIKE and any(isinstance(leaf, Tensor) and leaf.requires_grad for leaf in leaves):
        return "draws random numbers for a gradient"
    return "draws random numbers in place" if function.__name__.endswith("_") or kwargs.get("out") is not None else ""


def _stands_for(tensor: Tensor) -> Node | None:
    """A node of the same class as that which recorded a tensor, and nothing else."""
    if tensor._node is None:
        return None
    node: Any = new(type(edge_target(tensor._node)[0] or tensor._node))
    node.next, node.extra, node.seq = (None,), None, 0
    return node
