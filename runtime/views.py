"""Views: tensors that share the memory of a base, and what an in-place change to one means for the history of all.

A view remembers its base and the steps from there. When a view is changed in place, the base gets a new node, `CopySlices`,
which passes the gradient of the changed part through the change and the rest by. From then on every view of the base is a
`StaleView`: it has no history until somebody asks for it, and is then given one that starts from the base's. So a change costs
no more than the views that were used since the change before it, however many are kept.
"""

from __future__ import annotations

from contextlib import nullcontext
from sys import getrefcount
from typing import Any
from weakref import ref

import numpy as np

from specgrad.array.tools import is_dense, owner_of

from .engine import backward_pass
from .formats import contiguous_format
from .node import Adapter, Freed, Node, Port, extra_of, new, next_seq
from .saved import changing, second_backward, zero_tensor
from .state import grad_enabled, modes, thread
from .tensor import Tensor, TensorExtra, mark_inference, plain_tensor

# The way from a base to a view: (the way to what it was taken of, op, its arguments after the tensor, which of its results, how many ops in all).
# Each way shares what it has in common with others. It is empty for a view made without recording.
Steps = tuple[Any, ...]

# How a view came to be; the others cannot be changed in place.
PLAIN, NO_GRAD, INFERENCE, MULTI_OUTPUT, CUSTOM_FUNCTION = "plain", "no_grad", "inference_mode", "multi_output", "custom_function"


view_ops: dict[str, Any] = {}  # the ops by name, once they are there


class View(TensorExtra):
    """The extra of a view: its base, and the ops that lead from there to the view."""

    __slots__ = ("base", "kind", "steps")

    base: Tensor
    steps: Steps
    kind: str

    @property
    def view(self) -> View:
        return self


def view_of(parent: Tensor, array: Any, op: Any, args: tuple[Any, ...], result: int | None = None) -> Tensor:
    """A tensor over an array that an op made of the parent's; args are the op's after the tensor. An array of its own is no view."""
    out: Tensor = new(Tensor)
    out._array = array
    owner, base_array = array.base, parent._array
    if owner is not base_array and array is not base_array and (owner is None or owner is not base_array.base) and not _share_memory(array, base_array):
        out._changes = [0]
        out._extra = None
        return out
    out._changes = parent._changes
    out._extra = extra = new(View)
    above = None
    if parent._extra is not None:
        above = parent._extra.view
        if parent._extra.inference:
            return _part_of_inference_tensor(out)
    base = extra.base = parent if above is None else above.base
    if modes.no_grad and not grad_enabled():
        extra.kind, extra.steps = NO_GRAD, ()
        return out
    extra.kind = PLAIN if result is None else MULTI_OUTPUT
    extra.steps = further(() if above is None else above.steps, op, args, result)
    if above is not None and above.kind != PLAIN:
        extra.kind = above.kind
    register_view(base, out)
    return out


def view_in_inference_mode(parent: Tensor, array: Any) -> Tensor:
    """The same while inference mode is on: views are not tracked, so that of an inference tensor has no base, and that of another no history."""
    out: Tensor = new(Tensor)
    out._array, out._changes, out._node = array, parent._changes, None
    if not np.may_share_memory(array, parent._array):
        out._changes, out._extra = [0], None
        mark_inference(out)
        return out
    if parent._extra is not None and parent._extra.inference:
        return _part_of_inference_tensor(out)
    out._extra = extra = new(View)
    above = parent._extra.view if parent._extra is not None else None
    extra.base = parent if above is None else above.base
    extra.kind, extra.steps = INFERENCE, ()
    if extra.base._node is not None:
        out._node = Unrecorded(out, INFERENCE)
    return out


def _part_of_inference_tensor(out: Tensor) -> Tensor:
    out._extra = None
    mark_inference(out)
    return out


def register_view(base: Tensor, view: Tensor) -> None:
    """Let a base know of a view, which gets a new history whenever the base does."""
    below = base._extra
    if below is None:
        below = base._extra = TensorExtra()
    if below.views is None:
        below.views = [ref(view)]
        return
    if len(below.views) >= 64 and len(below.views).bit_count() == 1:  # at 64, 128, 256, ...
        below.views = [reference for reference in below.views if reference() is not None]
    below.views.append(ref(view))


def _share_memory(array: Any, other: Any) -> bool:
    """Whether two arrays show parts of one: for arrays made with as_strided, whose base is not the array itself."""
    return array.base is not None and owner_of(array) is owner_of(other)


def live_views(base: Tensor) -> list[Tensor]:
    """The views of a base that are still there, in no order."""
    extra = base._extra
    if extra is None:
        return []
    references = (*(extra.views or ()), *(extra.stale_views or {}).values())
    return [view for reference in references if (view := reference()) is not None]


class StaleView(Tensor):
    """A view whose base was given another history: its own is recorded anew when somebody asks for it, and then it is a Tensor again.

    Its class keeps it off the straight-line ways of ops, which read a tensor's node without asking whether it is the newest.
    """

    __slots__ = ()

    @property
    def _node(self) -> Node | None:
        refresh(self)
        return self._node

    @_node.setter
    def _node(self, node: Node | None) -> None:
        refresh(self)
        self._node = node

    @property  # type: ignore[override]
    def __class__(self) -> type[Tensor]:
        refresh(self)
        return Tensor

    @__class__.setter
    def __class__(self, other: type[Tensor]) -> None:
        refresh(self)
        self.__class__ = other


_set_class = object.__dict__["__class__"].__set__
_set_slot = Tensor.__dict__["_node"].__set__


def make_stale(base: Tensor) -> None:
    """Take their histories from all views of a base, which has a new one."""
    extra = base._extra
    if extra is None or not extra.views:
        return
    recent, extra.views = extra.views, []
    if extra.stale_views is None:
        extra.stale_views = {}
    for reference in recent:
        view = reference()
        if view is None or type(view) is StaleView:
            continue
        if type(view) is Tensor:
            _set_node(view, None)
            view.__class__ = StaleView
            extra.stale_views[id(view)] = reference
        else:  # it has to keep its own class
            _set_node(view, node_from_base(view))
            extra.views.append(reference)
    if len(extra.stale_views) >= 64 and len(extra.stale_views) >= 2 * extra.stale_views_kept:
        extra.stale_views = {key: reference for key, reference in extra.stale_views.items() if reference() is not None}
        extra.stale_views_kept = len(extra.stale_views)


def refresh(view: Tensor) -> None:
    """Give a stale view the history that follows from its base's."""
    extra = view._extra
    assert extra is not None
    node = node_from_base(view)
    if extra.retains_grad and node is not None:
        extra_of(node).retain_grad = ref(view)
    _set_slot(view, node)
    _set_class(view, Tensor)
    known = extra.view.base._extra
    reference = known.stale_views.pop(id(view), None)
    if reference is not None:  # else another thread was first
        known.views.append(reference)


def refresh_views(base: Tensor) -> None:
    """Give all stale views of a base their histories, before the base is given one that has nothing to do with its present values."""
    if base._extra is not None and base._extra.stale_views:
        for reference in list(base._extra.stale_views.values()):
            view = reference()
            if type(view) is StaleView:
                refresh(view)


# ---- in-place changes


def check_in_place(tensor: Tensor, op: str, records: bool = False) -> None:
    """Raise unless the tensor may be changed in place here and now, by an op that is recorded or not; called before each change."""
    changing(tensor)
    extra = tensor._extra
    if extra is not None and extra.inference and not thread.inference:
        raise RuntimeError(
            f"Inplace update to inference tensor outside InferenceMode is not allowed: {op} was called on one. "
            "You can make a clone to get a normal tensor before doing inplace update."
        )
    if modes.no_grad and not grad_enabled():
        return
    view = extra.view if extra is not None else None
    if tensor._node is not None and tensor._node.__class__ is not Unrecorded and not tensor._node.next:
        raise RuntimeError(f"a leaf Variable that requires grad is being used in an in-place operation. ({op}: change it under no_grad(), or change a copy.)")
    if view is None:
        return
    base = view.base
    if view.kind == CUSTOM_FUNCTION and (records or base._node is not None or tensor._node is not None):
        several = getattr(view, "several", False)
        raise RuntimeError(f"{_spelt(view)} is a view and is being modified inplace. {_SEVERAL if several else _WHY_NOT}")
    if (base._node is None or not base._node.next) and (base._node is not None or tensor._node is not None):
        raise RuntimeError(
            f"a view of a leaf Variable that requires grad is being used in an in-place operation. ({op}: change it under no_grad(), or change a copy.)"
        )
    if view.kind == MULTI_OUTPUT and (records or base._node is not None or tensor._node is not None):
        raise RuntimeError(f"{_spelt(view)} is a view and is being modified inplace. {_SEVERAL}")
    if view.kind in (NO_GRAD, INFERENCE) and (records or base._node is not None):
        raise RuntimeError(_ambiguous(view.kind, "is being modified inplace"))


_SEVERAL = (
    "This view is the output of a function that returns multiple views. Such functions do not allow the output views to be modified inplace. "
    "You should replace the inplace operation by an out-of-place one."
)
_WHY_NOT = (
    "This view was created inside a custom Function (or because an input was returned as-is) and the autograd logic to handle view+inplace would override "
    "the custom backward associated with the custom Function, leading to incorrect gradients. This behavior is forbidden. You can fix this by cloning the "
    "output of the custom Function."
)


def _ambiguous(kind: str, what: str) -> str:
    """The error for a change to a view that was made where nothing is recorded."""
    where = "with grad mode enabled" if kind == NO_GRAD else "in normal mode"
    return (
        f"A view was created in {kind.replace('_mode', '')} mode and {what} {where}. Given that this use case is ambiguous and "
        f"error-prone, it is forbidden. You can clarify your code by moving both the view and the inplace either both inside the {kind} block "
        "(if you don't want the inplace to be tracked) or both outside (if you want the inplace to be tracked)."
    )


def _spelt(view: View) -> str:
    """What a view is, for an error: which output of what."""
    if view.steps:
        _, op, _, result, _ = view.steps
        return f"Output {result or 0} of {op.name}"
    return f"Output {view.number} of {view.maker}"  # type: ignore[attr-defined]


class Invalid(Node):
    """The history of a view that a custom function made, once its base or another view of that was changed in place."""

    __slots__ = ("error",)

    def __init__(self, view: View):
        self.next = (view.base._node,)
        self.seq = next_seq()
        self.extra = None
        self.error = f"{_spelt(view)} is a view and its base or another view of its base has been modified inplace. {_WHY_NOT}"

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        raise RuntimeError(self.error)

    run_tensors = run_arrays


class Unrecorded(Node):
    """Stands in the graph for a view of what requires a gradient, made where nothing is recorded: the view requires one too, and none flows on from it.

    To ask what lies behind it is an error once the memory was changed: the change may have a history, and the view has none.
    """

    __slots__ = ("changes", "kind")
    shown = False

    def __init__(self, view: Tensor, kind: str):
        self.seq = next_seq()
        self.extra = None
        self.changes = view._changes
        self.kind = kind

    @property
    def next(self) -> tuple[Node | None, ...]:  # type: ignore[override]
        if self.changes[0] > self.seq:
            raise RuntimeError(_ambiguous(self.kind, "its base or another view of its base has been modified inplace"))
        return ()

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        return ()

    run_tensors = run_arrays


def set_history(tensor: Tensor, node: Node, at: int = 0) -> None:
    """Record that an in-place op, whose node this is, has changed the tensor: the op's input `at` among those with an edge."""
    view = tensor._extra.view if tensor._extra is not None else None
    if view is None:
        _set_node(tensor, node)
        make_stale(tensor)
        return
    _set_node(view.base, CopySlices(tensor, node, at))
    make_stale(view.base)
    if type(tensor) is Tensor:  # no view that the base knows: another tensor at the same place, such as a custom function is given
        _set_node(tensor, node_from_base(tensor))
    if "result" in type(node).saved and tensor._node is not None:
        extra_of(node).result = ref(tensor._node)


def show_as(tensor: Tensor, array: Any, step: Any, node: Node | None) -> None:
    """Let a tensor show its own memory in another shape, by a step that is recorded if there is a node.

    Of a view, the step is one more on the way from its base. Of a base, the ways to its views begin anew: by the places that they show in memory.
    """
    view = tensor._extra.view if tensor._extra is not None else None
    if view is not None:
        if view.kind == PLAIN:
            view.steps = further(view.steps, *step)
    else:
        for other in live_views(tensor):
            extra = other._extra.view  # type: ignore[union-attr]
            if extra.steps:
                extra.steps = further((), view_ops["as_strided"], (tuple(other._array.shape), other.stride(), other.storage_offset()), None)
    tensor._array = array
    if hasattr(tensor._node, "variable"):  # a leaf's, by which the gradient is laid out
        tensor._node.array = array  # type: ignore[union-attr]
    if node is not None:
        _set_node(tensor, node)
        make_stale(tensor)


def _set_node(tensor: Tensor, node: Node | None) -> None:
    """A new history; hooks stay with the value that they were registered for, the gradient kept is that of the new value."""
    extra = tensor._extra
    if extra is not None:
        extra.accumulator = None
        old = tensor._node
        if extra.retains_grad and old is not None and old.extra is not None:
            old.extra.retain_grad = None
            if node is not None:
                extra_of(node).retain_grad = ref(tensor)
    tensor._node = node


def node_from_base(tensor: Tensor) -> Node | None:
    """The history of a view, recorded anew from its base."""
    view: View = tensor._extra.view  # type: ignore[union-attr]
    if view.kind == CUSTOM_FUNCTION:
        return Invalid(view)
    node, array, changes = view.base._node, view.base._array, view.base._changes
    if (place := place_in(view, tensor._array)) is not None:
        return Part(view, place)
    for op, args, result in way(view.steps):
        given = op.forward(array, *args)
        results = tuple(given) if result is not None else (given,)
        whole: Node = op.record((node,), (array, *args), (changes,), results if result is None else (given,), (changes,) * len(results))
        if result is None:
            node, array = whole, given
        else:
            node, array = Port(whole, result), given[result]
    return node


def further(steps: Steps, op: Any, args: tuple[Any, ...], result: int | None) -> Steps:
    """One op more on the way to a view."""
    return (steps, op, args, result, steps[4] + 1 if steps else 1)


def way(steps: Steps) -> list[tuple[Any, tuple[Any, ...], int | None]]:
    """The ops that lead to a view, the first one first."""
    found = []
    while steps:
        steps, op, args, result, _ = steps
        found.append((op, args, result))
    return found[::-1]


LONG = 16  # ops on a way; a longer one is not walked

Place = tuple[tuple[int, ...], tuple[int, ...], int]  # of a view in its base: shape, strides, and how many bytes lie before it


def place_in(view: View, array: Any) -> Place | None:
    """Where the array of a view lies in that of its base; None if the way there is short, or leads to another place in an array that is laid out alike."""
    base = view.base._array
    if not view.steps or view.steps[4] <= LONG or array.__class__ is not np.ndarray or array.dtype is not base.dtype:
        return None
    if not (is_dense(base) and _share_memory(array, base) and _is_apart(array)):
        return None
    return array.shape, array.strides, array.__array_interface__["data"][0] - base.__array_interface__["data"][0]


def _is_apart(array: Any) -> bool:
    """Whether each element has its place for itself."""
    reach = array.itemsize
    for stride, size in sorted(zip(array.strides, array.shape)):
        if size != 1:
            if stride < reach:
                return False
            reach += stride * (size - 1)
    return True


def part_of(array: Any, steps: Steps, place: Place | None) -> Any:
    """The part of an array, laid out as a base, that a view of the base shows."""
    if place is None:
        return replay(steps, array)
    shape, strides, offset = place
    return np.ndarray(shape, array.dtype, array.ravel("K").view(np.uint8), offset, strides)


class Part(Node):
    """The history of a view that many ops lead to, recorded anew from its base in one step."""

    __slots__ = ("like", "place", "steps")

    def __init__(self, view: View, place: Place):
        base = view.base._array
        self.steps, self.place, self.like = view.steps, place, (base.shape, base.strides)
        self.next = (view.base._node,)
        self.seq = next_seq()
        self.extra = None

    def name(self) -> str:
        return "AsStridedBackward0"

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        whole = _laid_out(np.zeros, *self.like, grad.dtype)
        part_of(whole, self.steps, self.place)[...] = grad
        return (whole,)

    def run_tensors(self, grad: Tensor, freed: Freed | None) -> tuple[Any, ...]:
        whole = plain_tensor(_laid_out(np.zeros, *self.like, grad._array.dtype))
        replay_tensors(self.steps, whole).copy_(grad)
        return (whole,)


def replay(steps: Steps, array: Any) -> Any:
    """The part of an array that a view shows."""
    for op, args, result in way(steps):
        array = op.forward(array, *args)
        if result is not None:
            array = array[result]
    return array


def replay_tensors(steps: Steps, tensor: Tensor) -> Tensor:
    """The same, over recorded tensors."""
    for op, args, result in way(steps):
        by_position = op.positional - 1
        named = {name: value for (name, _), value in zip(op.params[op.positional :], args[by_position:])}
        tensor = op.call(tensor, *args[:by_position], **named)
        if result is not None:
            tensor = tensor[result]
    return tensor


class CopySlices(Node):
    """The history of a base of which a view was changed in place.

    The gradient of the base passes by, except for the part that the view shows: that goes through the node of the change.
    """

    __slots__ = ("at", "fn", "place", "shape", "steps", "strides")

    def __init__(self, changed: Tensor, fn: Node, at: int = 0):
        view: View = changed._extra.view  # type: ignore[union-attr]
        base = view.base
        self.fn: Node | Freed = fn
        self.at = at  # which of the change's inputs the view is: any but the first for custom functions only
        self.steps = view.steps
        self.place = place_in(view, changed._array)
        self.next = (base._node, *fn.next[:at], *fn.next[at + 1 :])
        self.shape = base._array.shape
        self.strides = base._array.strides
        self.seq = next_seq()
        self.extra = None

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        # A gradient that nobody else holds is changed itself: many small changes of one base need not copy all of it each time.
        if getrefcount(grad) <= _REFERENCES and grad.base is None and grad.strides == self.strides:
            whole = grad
        else:
            whole = _laid_out(np.empty, self.shape, self.strides, grad.dtype)
            whole[...] = grad
        part = part_of(whole, self.steps, self.place)
        fn = self._change(freed)
        with unpacked(fn, False):
            others = list(fn.run_arrays(part.copy(), None))
        inner = through_adapters(fn.next[self.at], others.pop(self.at), False)
        part[...] = 0 if inner is None else inner
        return (whole, *others)

    def run_tensors(self, grad: Tensor, freed: Freed | None) -> tuple[Any, ...]:
        whole = _clone_with_order(grad, self.strides)
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
        self.op = op
        self.next = tuple(t._node for t in inputs)
        self.shapes = [(t._array.shape, t._array.dtype) for t in inputs]
        self.seq = next_seq()
        self.extra = None

    def name(self) -> str:
        return f"{self.op.title()}Backward0"

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        return tuple(np.zeros(*like) for like in self.shapes)

    def run_tensors(self, grad: Tensor, freed: Freed | None) -> tuple[Any, ...]:
        return tuple(zero_tensor(*like) for like in self.shapes)


def unpacked(fn: Node, recorded: bool) -> Any:
    """A context in which the saved values that hooks have packed are in their places."""
    if fn.extra is None or not fn.extra.packed:
        return nullcontext()
    from . import packing

    return packing.unpacked(fn, recorded)


def through_adapters(edge: Node | None, grad: Any, recorded: bool) -> Any:
    """The gradient as it leaves the adapters that stand on an edge."""
    while isinstance(edge, Adapter) and grad is not None:
        (grad,) = edge.run_tensors(grad, None) if recorded else edge.run_arrays(grad, None)
        edge = edge.next[0]
    return grad


def _laid_out(make: Any, shape: tuple[int, ...], strides: tuple[int, ...], dtype: Any) -> Any:
    """A new array with its dimensions in memory in the order of the strides, so that every view of a base that has these can be taken of it."""
    order = sorted(range(len(shape)), key=lambda i: (-abs(strides[i]), i))
    if order == list(range(len(shape))):
        return make(shape, dtype)
    return make([shape[i] for i in order], dtype).transpose([order.index(i) for i in range(len(shape))])


def _measure_references() -> int:
    """The reference count of a gradient that only the backward pass holds, as `run_arrays` of a node sees it."""
    counts = []

    class Source(Node):
        __slots__ = ()

        def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
            return (np.add(grad, grad),)

    class Probe(Node):
        __slots__ = ()

        def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
            counts.append(getrefcount(grad))
            return (None,)

    probe, source = Probe(), Source()
    for node, behind in ((probe, None), (source, probe)):
        node.next, node.seq, node.extra = (behind,), next_seq(), None
    backward_pass([(source, np.ones(1))], freed=None, recorded=False)
    return counts[0]


def _clone_with_order(grad: Tensor, strides: tuple[int, ...]) -> Tensor:
    """The same over recorded tensors: a copy whose dimensions lie in memory in the order of the strides."""
    order = sorted(range(len(strides)), key=lambda i: (-abs(strides[i]), i))
    if order == list(range(len(order))):
        return grad.clone(memory_format=contiguous_format)
    return grad.permute(order).clone(memory_format=contiguous_format).permute([order.index(i) for i in range(len(order))])


def forget_view(tensor: Tensor) -> None:
    """Make a tensor its own base: what it shares memory with is no longer known."""
    extra = tensor._extra
    tensor._extra = None
    if extra is not None and (extra.inference or extra.tangents):
        tensor._extra = TensorExtra()
        tensor._extra.inference, tensor._extra.tangents = extra.inference, extra.tangents


def owned(tensor: Tensor) -> Tensor:
    """A view of what nobody else has, made by an op on its way to its result: to a user it is no view."""
    forget_view(tensor)
    return tensor


_REFERENCES = _measure_references()
