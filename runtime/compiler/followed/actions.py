"""What a function did in one call, in order: its next calls may do the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from specgrad.autograd.grad_mode import set_grad_enabled
from specgrad.core.base.state import recording, thread
from specgrad.core.dispatch.op import Op, call
from specgrad.core.tape.node import Node
from specgrad.core.tape.tensor import Tensor


@dataclass(eq=False)
class Made:
    """A tensor that an action makes.

    Args:
        like: an array of its dtype and layout, without elements.
        node: stands for the node that made it; None without one.
    """

    like: np.ndarray[Any, Any]
    node: Node | None


@dataclass(frozen=True)
class Operand:
    """A tensor that an action reads.

    Args:
        made: what an action made; None of what comes from without.
        number: of that: the arguments have the first ones, what else the function found somewhere those behind.
        recorded: whether it has a history: `detach()` gives the same tensor without.
    """

    made: Made | None
    number: int
    recorded: bool


@dataclass(eq=False)
class Action:
    """Args:
    function: an op, a function that draws random numbers, or "read".
    operands: its arguments, with an Operand for each tensor.
    results: the tensors that it makes.
    build: makes of these what it gives; None for one tensor.
    gives: the number of the argument that it gives, if it makes nothing.
    recording: whether ops were recorded.
    where: in the user's program, of what is read.
    """

    function: Any
    operands: tuple[Any, ...]
    results: list[Made] = field(default_factory=list)
    build: Callable[[list[Tensor]], Any] | None = None
    gives: int | None = None
    recording: bool = True
    where: str = ""


READ = "read"


class Actions:
    """As a function of the tensors that come from without, it does what they tell, and gives some of what they make."""

    def __init__(self, actions: Sequence[Action], outputs: Sequence[Made], name: str):
        self.actions, self.outputs, self.__qualname__ = actions, outputs, name

    def __call__(self, *outer: Tensor) -> list[Tensor]:
        made: dict[Made, Tensor] = {}
        for _ in self.done(self.actions, dict(enumerate(outer)), made):
            pass
        return [made[output] for output in self.outputs]

    @staticmethod
    def done(actions: Sequence[Action], outer: Mapping[int, Tensor], made: dict[Made, Tensor]) -> Iterator[list[tuple[Made, Tensor]]]:
        """Do it, and give the tensors of each action in turn. Who is given these may put others into their place in `made`, for what comes later.

        Args:
            actions: what to do.
            outer: the tensors from without, by number.
            made: what was made; is filled.
        """

        def tensor(spec: Any) -> Any:
            if not isinstance(spec, Operand):
                return spec
            found = outer[spec.number] if spec.made is None else made[spec.made]
            return found if spec.recorded or found._node is None else found.detach()

        for action in actions:
            operands = mapped(action.operands, tensor)
            if action.function is READ:
                if thread.tracer is not None:
                    thread.tracer.gives(operands[0], action.where)
                yield []
                continue
            with set_grad_enabled(action.recording) if recording() is not action.recording else nullcontext():
                result = call(action.function, operands) if isinstance(action.function, Op) else action.function(*operands[0], **operands[1])
            found = list(zip(action.results, tensors_of(result)))
            made.update(found)
            yield found


def mapped(spec: Any, to: Callable[[Any], Any]) -> Any:
    """Operands, with something else in the place of each that is no container."""
    if type(spec) in (tuple, list):
        return type(spec)([mapped(inner, to) for inner in spec])
    if type(spec) is dict:
        return {name: mapped(inner, to) for name, inner in spec.items()}
    return slice(to(spec.start), to(spec.stop), to(spec.step)) if type(spec) is slice else to(spec)


def tensors_of(result: Any) -> list[Any]:
    """What an op gives, as a list."""
    return [result] if isinstance(result, Tensor) else list(result)


def without_elements(array: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """An array of the same layout, in the memory of one element."""
    return np.lib.stride_tricks.as_strided(np.empty((), array.dtype), array.shape, array.strides)
