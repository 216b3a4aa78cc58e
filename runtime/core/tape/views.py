"""Views: tensors that share the memory of a base, and what an in-place change to one means for the history of all.

A view remembers its base and the steps from there. When a view is changed in place, the base gets a new node, `CopySlices`,
which passes the gradient of the changed part through the change and the rest by. From then on every view of the base is a
`StaleView`: it has no history until somebody asks for it, and is then given one that starts from the base's. So a change costs
no more than the views that were used since the change before it, however many are kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from weakref import ref

import numpy as np

from specgrad.array.base import native_runtime
from specgrad.array.base.tools import share_memory
from specgrad.core.base.locks import lock
from specgrad.core.base.state import grad_enabled, modes, thread

from .changes import changing
from .node import Node, extra_of, new
from .tensor import ShownAsTensor, Tensor, TensorExtra, extra_of_tensor, mark_inference
from .view_nodes import CopySlices, Unrecorded, node_from_base
from .view_origins import CUSTOM_FUNCTION, INFERENCE, MULTI_OUTPUT, NO_GRAD, PLAIN, Steps, further, refused


def op_named(name: str) -> Any:
    """The descriptor of an op; who has the ops puts another function here."""
    raise RuntimeError(f"the op {name} was asked for before the ops were there")


class View(TensorExtra):
    """The extra of a view: its base, and the ops that lead from there to the view."""

    __slots__ = ("base", "kind", "steps")

    base: Tensor
    steps: Steps
    kind: str

    @property
    def view(self) -> View:
        return self


def _view_of(parent: Tensor, array: Any, op: Any, args: tuple[Any, ...], result: int | None = None) -> Tensor:
    """A tensor over an array that an op made of the parent's; args are the op's after the tensor. An array of its own is no view."""
    out: Tensor = new(Tensor)
    out._array = array
    owner, base_array = array.base, parent._array
    if thread.tracer is not None and array.__class__ is not base_array.__class__:
        base_array = thread.tracer.array_of(parent)
    if owner is not base_array and array is not base_array and (owner is None or owner is not base_array.base) and not share_memory(array, base_array):
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
    extra.steps = further(() if above is None else above.steps, op, args, result)
    if modes.no_grad and not grad_enabled():
        extra.kind = NO_GRAD
        return out
    extra.kind = PLAIN if result is None else MULTI_OUTPUT
    if above is not None and above.kind != PLAIN:
        extra.kind = above.kind
    register_view(base, out)
    return out


def _views_of(parent: Tensor, arrays: list[Any], op: Any, args: tuple[Any, ...]) -> tuple[Tensor, ...]:
    """A view for each array that an op made of the parent's, without a history."""
    views = tuple([_view_of(parent, array, op, args, i) for i, array in enumerate(arrays)])
    for view in views:
        view._node = None
    return views


def view_in_inference_mode(parent: Tensor, array: Any, op: Any, args: tuple[Any, ...], result: int | None = None) -> Tensor:
    """view_of() in inference mode, which tracks no views: one of an inference tensor has no base, one of any other tensor no history."""
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
    extra.kind, extra.steps = INFERENCE, further(() if above is None else above.steps, op, args, result)
    if extra.base._node is not None:
        out._node = Unrecorded(out)
    return out


def _part_of_inference_tensor(out: Tensor) -> Tensor:
    out._extra = None
    mark_inference(out)
    return out


def register_view(base: Tensor, view: Tensor) -> None:
    """Let a base know of a view, which gets a new history whenever the base does."""
    with lock:  # threads may view one tensor at the same time
        below = extra_of_tensor(base)
        if below.views is None:
            below.views = [ref(view)]
            return
        if len(below.views) >= 64 and len(below.views).bit_count() == 1:  # at 64, 128, 256, ...
            below.views = [reference for reference in below.views if reference() is not None]
        below.views.append(ref(view))


# In compiled code where gradients are recorded and the arrays are NumPy's. In that code stands what _view_of() and register_view() do.
_compiled = native_runtime.viewer_of(View, TensorExtra, modes, _view_of, register_view, (PLAIN, MULTI_OUTPUT))
view_of: Callable[..., Tensor]
views_of: Callable[..., tuple[Tensor, ...]]
view_of, views_of = _compiled or (_view_of, _views_of)


def live_views(base: Tensor) -> list[Tensor]:
    """The views of a base that are still there, in no order."""
    extra = base._extra
    if extra is None:
        return []
    with lock:
        references = (*(extra.views or ()), *(extra.stale_views or {}).values())
    return [view for reference in references if (view := reference()) is not None]


class StaleView(Tensor, metaclass=ShownAsTensor):
    """A view whose base was given another history: its own is recorded anew when somebody asks for it, and then it is a Tensor again.

    Straight-line ops, which do not ask whether a tensor's node is the newest, leave it to the general path because of its class.
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
    of_their_own_class: list[Tensor] = []  # which they have to keep
    with lock:  # threads may view the base, and ask its views for their histories, meanwhile
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
            else:
                of_their_own_class.append(view)
                extra.views.append(reference)
        if len(extra.stale_views) >= 64 and len(extra.stale_views) >= 2 * extra.stale_views_kept:
            extra.stale_views = {key: reference for key, reference in extra.stale_views.items() if reference() is not None}
            extra.stale_views_kept = len(extra.stale_views)
    for view in of_their_own_class:
        _set_node(view, node_from_base(view))


def refresh(view: Tensor) -> None:
    """Give a stale view the history that follows from its base's."""
    extra = view._extra
    assert extra is not None
    base = extra.view.base
    while type(view) is StaleView:  # else another thread was first, and its hooks may be there
        above = base._node
        node = node_from_base(view)
        with lock:
            if type(view) is not StaleView or base._node is not above:
                continue
            if extra.retains_grad and node is not None:
                extra_of(node).retain_grad = ref(view)
            _set_slot(view, node)
            _set_class(view, Tensor)
            known = base._extra
            reference = known.stale_views.pop(id(view), None)
            if reference is not None:
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
    if view is None:
        if tensor._node is not None and not tensor._node.next:
            raise RuntimeError(
                f"a leaf Variable that requires grad is being used in an in-place operation. ({op}: change it under no_grad(), or change a copy.)"
            )
        return
    base = view.base
    if view.kind == CUSTOM_FUNCTION and (records or base._node is not None or tensor._node is not None):
        raise RuntimeError(refused(view, "is being modified inplace"))
    if (base._node is None or not base._node.next) and (base._node is not None or tensor._node is not None):
        raise RuntimeError(
            f"a view of a leaf Variable that requires grad is being used in an in-place operation. ({op}: change it under no_grad(), or change a copy.)"
        )
    if view.kind == MULTI_OUTPUT and (records or base._node is not None or tensor._node is not None):
        raise RuntimeError(refused(view, "is being modified inplace"))
    if view.kind in (NO_GRAD, INFERENCE) and (records or base._node is not None):
        raise RuntimeError(refused(view, "is being modified inplace"))


def changes_freely(tensor: Tensor) -> bool:
    """Whether a change in place that is not recorded is allowed without a look at modes, and touches no history: of a tensor and a base that have none."""
    extra = tensor._extra
    if tensor._node is not None or extra is None:
        return tensor._node is None
    return not extra.inference and (extra.view is None or extra.view.base._node is None)


def set_history(tensor: Tensor, node: Node, at: int = 0) -> None:
    """Record that an in-place op, whose node this is, has changed the tensor: the op's input `at` among those with an edge."""
    view = tensor._extra.view if tensor._extra is not None else None
    if thread.transform is not None:
        thread.transform.gets_history(tensor if view is None else view.base)
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
        if view.steps:
            view.steps = further(view.steps, *step)
    else:
        for other in live_views(tensor):
            extra = other._extra.view  # type: ignore[union-attr]
            if extra.steps:
                extra.steps = further((), op_named("as_strided"), (tuple(other._array.shape), other.stride(), other.storage_offset()), None)
    tensor._array = array
    if hasattr(tensor._node, "variable"):  # a leaf's, by which the gradient is laid out
        tensor._node.array = array  # type: ignore[union-attr]
    if node is not None:
        _set_node(tensor, node)
        make_stale(tensor)


def end_history(base: Tensor) -> None:
    """Take from a base, and from its views, the history that in-place changes have given them."""
    refresh_views(base)
    for tensor in (base, *live_views(base)):
        _set_node(tensor, None)


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


def forget_view(tensor: Tensor) -> None:
    """Make a tensor its own base: what it shares memory with is no longer known."""
    extra = tensor._extra
    tensor._extra = None
    if extra is not None and (extra.inference or extra.tangents):
        tensor._extra = TensorExtra()
        tensor._extra.inference, tensor._extra.tangents = extra.inference, extra.tangents


def leave_base(tensor: Tensor) -> None:
    """Make a view, which is about to show other memory, its own base: the base that it had knows of it no more."""
    view = tensor._extra.view if tensor._extra is not None else None
    if view is None:
        return
    if type(tensor) is StaleView:
        refresh(tensor)
    known = view.base._extra
    with lock:  # other threads may view the base meanwhile
        if known is not None and known.views:
            known.views = [reference for reference in known.views if reference() is not tensor]
    forget_view(tensor)


def owned(tensor: Tensor) -> Tensor:
    """A view of what nobody else has, made by an op on its way to its result: to a user it is no view."""
    forget_view(tensor)
    return tensor
