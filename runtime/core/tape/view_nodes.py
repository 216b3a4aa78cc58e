"""The nodes of views, and of what was changed through them."""

from __future__ import annotations

from sys import getrefcount
from typing import TYPE_CHECKING, Any

from specgrad.array.backends import module_of, zeros_on_backend_of
from specgrad.core.base.state import thread

from .node import Adapter, Freed, Node, Port, next_seq
from .saved import second_backward, zero_tensor
from .saved_hooks import unpacked
from .tensor import Tensor, plain_tensor
from .view_origins import CUSTOM_FUNCTION, INFERENCE, NO_GRAD, Place, clone_laid_out, laid_out, part_of, place_in, refused, replay_tensors, way

if TYPE_CHECKING:
    from specgrad.core.tape.node import NodeExtra
    from specgrad.core.tape.view_origins import Steps

    from .views import View


REFERENCES = 0  # of a gradient that only a backward pass holds, as a node sees it; engine/backward_pass.py measures it
BASE_CHANGED = "its base or another view of its base has been modified inplace"


def node_from_base(tensor: Tensor) -> Node | None:
    """The history of a view, recorded anew from its base."""
    view: View = tensor._extra.view  # type: ignore[union-attr]
    if view.kind in (CUSTOM_FUNCTION, NO_GRAD, INFERENCE):
        return Invalid(view)
    node, array, changes = view.base._node, view.base._array, view.base._changes
    if (place := place_in(array, view.steps, tensor._array)) is not None:
        return Part(view, place)
    for op, args, result in way(view.steps):
        given = op.forward(array, *args) if thread.tracer is None else thread.tracer.computed(op, array, *args)
        results = tuple(given) if result is not None else (given,)
        whole: Node = op.record((node,), (array, *args), (changes,), results if result is None else (given,), (changes,) * len(results))
        if result is None:
            node, array = whole, given
        else:
            node, array = Port(whole, result), given[result]
    return node


class Invalid(Node):
    """The history of a view that a custom function made, or that was taken of one made where nothing is recorded, once its base was changed in place.

    To ask what lies behind it is an error.
    """

    __slots__ = ("view",)

    def __init__(self, view: View):
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None
        self.view: View = view

    @property
    def next(self) -> tuple[Node | None, ...]:  # type: ignore[override]
        raise RuntimeError(refused(self.view, BASE_CHANGED))

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        return self.next

    run_tensors = run_arrays


class Unrecorded(Node):
    """Stands in the graph for a view of what requires a gradient, made where nothing is recorded: the view requires one too, and none flows on from it.

    To ask what lies behind it is an error once the memory was changed: the change may have a history, and the view has none.
    """

    __slots__ = ("changes", "view")
    shown = False

    def __init__(self, tensor: Tensor):
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None
        self.changes: list[Any] = tensor._changes
        self.view: View = tensor._extra.view  # type: ignore[union-attr]

    @property
    def next(self) -> tuple[Node | None, ...]:  # type: ignore[override]
        if self.changes[0] > self.seq:
            raise RuntimeError(refused(self.view, BASE_CHANGED))
        return ()

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        return ()

    run_tensors = run_arrays


class Part(Node):
    """The history of a view that many ops lead to, recorded anew from its base in one step."""

    __slots__ = ("like", "place", "steps")

    like: tuple[Any, Any]
    place: Place
    steps: Steps

    def __init__(self, view: View, place: Place):
        base = view.base._array
        self.steps, self.place, self.like = view.steps, place, (base.shape, base.strides)
        self.next: tuple[Node | None, ...] = (view.base._node,)
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None

    def name(self) -> str:
        return "AsStridedBackward0"

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        whole = laid_out(module_of(grad).zeros, *self.like, grad.dtype)
        part_of(whole, self.steps, self.place)[...] = grad
        return (whole,)

    def run_tensors(self, grad: Tensor, freed: Freed | None) -> tuple[Any, ...]:
        whole = plain_tensor(laid_out(module_of(grad._array).zeros, *self.like, grad._array.dtype))
        replay_tensors(self.steps, whole).copy_(grad)
        return (whole,)


class CopySlices(Node):
    """The history of a base of which a view was changed in place.

    The gradient of the base passes by, except for the part that the view shows: that goes through the node of the change.
    """

    __slots__ = ("at", "fn", "place", "shape", "steps", "strides")

    def __init__(self, changed: Tensor, fn: Node, at: int = 0):
        view: View = changed._extra.view  # type: ignore[union-attr]
        base = view.base
        self.fn: Node | Freed = fn
        self.at: int = at  # which of the change's inputs the view is: any but the first for custom functions only
        self.steps: Steps = view.steps
        self.place: Place | None = place_in(base._array, view.steps, changed._array)
        self.next: tuple[Node | None, ...] = (base._node, *fn.next[:at], *fn.next[at + 1 :])
        self.shape: Any = base._array.shape
        self.strides: Any = base._array.strides
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        if thread.tracer is not None:
            return tuple(None if g is None else g._array for g in self.run_tensors(plain_tensor(grad), freed))
        # A gradient that nobody else holds is changed itself: many small changes of one base need not copy all of it each time.
        if getrefcount(grad) <= REFERENCES and grad.base is None and grad.strides == self.strides:
            whole = grad
        else:
            whole = laid_out(module_of(grad).empty, self.shape, self.strides, grad.dtype)
            whole[...] = grad
        part = part_of(whole, self.steps, self.place)
        fn = self._change(freed)
        with unpacked(fn, False):
            others = list(fn.run_arrays(part.copy(), None))
        inner = through_adapters(fn.next[self.at], others.pop(self.at), False)
        part[...] = 0 if inner is None else inner
        return (whole, *others)

    def run_tensors(self, grad: Tensor, freed: Freed | None) -> tuple[Any, ...]:
        whole = clone_laid_out(grad, self.strides)
        part = replay_tensors(self.steps, whole)
        fn = self._change(freed)
        with unpacked(fn, True):
            others = list(fn.run_tensors(part.clone(), None))
        inner = through_adapters(fn.next[self.at], others.pop(self.at), True)
        if inner is None:
            part.zero_()
        else:
            part.copy_(inner)
        return (whole, *others)

    def _change(self, freed: Freed | None) -> Node:
        """The node of the change, ready to run. It may be in use elsewhere, so it is let go of, not released."""
        fn = self.fn
        if isinstance(fn, Freed):
            raise second_backward(self, fn)
        if freed:
            self.fn = freed
        return fn

    def release(self, freed: Freed) -> None:
        self.fn = freed


class Overwritten(Node):
    """The history of a tensor that an op without a derivative has changed in place: every gradient ends here, as zeros."""

    __slots__ = ("op", "shapes")

    def __init__(self, op: str, inputs: list[Tensor]):
        self.op: str = op
        self.next: tuple[Node | None, ...] = tuple(t._node for t in inputs)
        self.shapes: list[tuple[Any, Any]] = [(t._array.shape, t._array.dtype) for t in inputs]
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None

    def name(self) -> str:
        return f"{self.op.title()}Backward0"

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        return tuple(zeros_on_backend_of(grad, *like) for like in self.shapes)

    def run_tensors(self, grad: Tensor, freed: Freed | None) -> tuple[Any, ...]:
        return tuple(zero_tensor(grad, *like) for like in self.shapes)


def through_adapters(edge: Node | None, grad: Any, recorded: bool) -> Any:
    """The gradient as it leaves the adapters that stand on an edge."""
    while isinstance(edge, Adapter) and grad is not None:
        (grad,) = edge.run_tensors(grad, None) if recorded else edge.run_arrays(grad, None)
        edge = edge.next[0]
    return grad
