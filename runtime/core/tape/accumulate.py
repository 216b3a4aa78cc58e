"""Leaves: the tensors whose `.grad` a backward pass fills, and the node that fills it."""

from __future__ import annotations

import weakref
from sys import _getframe, getrefcount
from typing import TYPE_CHECKING, Any

import numpy as np

from specgrad.array.base.tools import is_dense
from specgrad.array.dtypes import traits
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.dtypes import dtype_of
from specgrad.core.base.locks import lock
from specgrad.core.base.state import modes, thread
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.kernels.table import kernels

from .changes import changed, changing
from .node import Freed, Node, next_seq
from .tensor import Tensor, extra_of_tensor, plain_tensor
from .view_nodes import Unrecorded
from .views import refresh_views

if TYPE_CHECKING:
    from specgrad.core.tape.node import NodeExtra

REFERENCES = 0  # of a gradient that only a backward pass holds, as `_accumulate` sees it; engine/backward_pass.py measures it

_add_into = kernels["add"].into


class AccumulateGrad(Node):
    """Adds the gradient that reaches it to a leaf's `.grad`.

    The leaf holds this node, and the node the leaf only weakly: no cycle, and a leaf that nobody else holds is gone at once.
    """

    __slots__ = ("_leaf", "array", "changes")

    def __init__(self, leaf: Tensor):
        self.next: tuple[Node | None, ...] = ()
        self.seq: int = next_seq()
        self.extra: NodeExtra | None = None
        self._leaf = weakref.ref(leaf)
        self.array: Any = leaf._array
        self.changes: list[Any] = leaf._changes

    def name(self) -> str:
        return "torch::autograd::AccumulateGrad"

    def _sequence_nr(self) -> int:
        """The largest number there is: PyTorch runs what accumulates as soon as it can."""
        return 2**64 - 1

    def leaf(self) -> Tensor | None:
        return self._leaf()

    @property
    def variable(self) -> Tensor:
        """The leaf."""
        with lock:  # two threads may ask for one that is gone, and both shall have the same
            leaf = self._leaf()
            if leaf is None:
                leaf = object.__new__(Tensor)
                leaf._array, leaf._changes, leaf._node, leaf._extra = self.array, self.changes, self, None
                self._leaf = weakref.ref(leaf)
        return leaf

    def run_arrays(self, grad: Any, freed: Freed | None) -> tuple[Any, ...]:
        leaf = self._leaf()
        if leaf is not None and (leaf._node is self or _is_still_a_leaf(leaf)):
            with lock:  # two backward passes may reach one leaf at the same time, or one inside the other
                _accumulate(leaf, grad)
        if self.extra is not None and self.extra.post_accumulate_hooks:
            self.extra.post_accumulate_hooks.run(self.variable)
        return ()

    def run_tensors(self, grad: Tensor, freed: Freed | None) -> tuple[Any, ...]:
        leaf = self._leaf()
        if leaf is not None and (leaf._node is self or _is_still_a_leaf(leaf)):
            extra = extra_of_tensor(leaf)
            if grad._array.dtype is not leaf._array.dtype:
                grad = grad.to(leaf.dtype)
            with lock:
                kept = extra.grad  # what takes its place is new, and shares memory with nothing
                extra.grad = _moved(grad.clone(), leaf._array) if kept is None else _moved(kept + grad, kept._array)
        if self.extra is not None and self.extra.post_accumulate_hooks:
            self.extra.post_accumulate_hooks.run(self.variable)
        return ()


def _is_still_a_leaf(leaf: Tensor) -> bool:
    """Whether a leaf that has another node by now still takes gradients: False if it requires none any more."""
    if leaf._node is not None and leaf._node.next:
        raise RuntimeError("leaf variable has been moved into the graph interior")
    return leaf._node is not None


def _accumulate(leaf: Tensor, grad: Any) -> None:
    extra = leaf._extra
    if extra is None:
        extra = extra_of_tensor(leaf)
    kept = extra.grad
    if kept is not None:
        if modes.observers:
            changing(kept)
        if _add_into(kept._array, kept._array, grad) is None:
            if grad.shape != kept._array.shape:
                raise RuntimeError(
                    f"a gradient of shape {list(grad.shape)} cannot be added to a .grad of shape {list(kept._array.shape)}: the leaf "
                    "was given data of another shape. Set its .grad to None when its shape changes."
                )
            np.add(kept._array, grad, out=kept._array, casting="unsafe")
        changed(kept._changes, "backward", _getframe(0))
        return
    array = leaf._array
    # References here: the engine's variable, the argument of run_arrays, of this function, of getrefcount. A gradient that
    # nobody else holds becomes .grad itself; any other is copied, so that .grad shares memory with nothing.
    free = getrefcount(grad) <= REFERENCES and grad.base is None
    if not (free and grad.dtype is array.dtype and grad.strides == array.strides):
        grad = _laid_out_like(array, grad)
    extra.grad = plain_tensor(grad)


def _laid_out_like(array: Any, grad: Any) -> Any:
    """A copy of a gradient with the leaf's strides if those are dense, else row-major."""
    copy = np.empty_like(array, order="K" if is_dense(array) else "C")
    if traits[grad.dtype].is_complex and not traits[array.dtype].is_complex:
        grad = grad.real
    copy[...] = grad
    return copy


def _moved(fresh: Tensor, like: Any) -> Tensor:
    """A new recorded result, laid out in memory as an array is."""
    if fresh._array.strides != like.strides:
        fresh._array = _laid_out_like(like, fresh._array)
    return fresh


# ---- what a user sets on a tensor


def set_requires_grad(tensor: Tensor, value: bool) -> None:
    try:
        if not isinstance(value, (bool, np.bool_)):
            raise RuntimeError("requires_grad must be a bool")
        if value and tensor.is_inference() and not thread.inference:
            raise RuntimeError("Setting requires_grad=True on inference tensor outside InferenceMode is not allowed.")
        if isinstance(tensor._node, Unrecorded):
            if value:
                tensor._node = AccumulateGrad(tensor)
            return
        if tensor._node is not None and tensor._node.next:
            if not value:
                raise RuntimeError(
                    "you can only change requires_grad flags of leaf variables. If you want to use a computed variable in a subgraph that doesn't require "
                    "differentiation use var_no_grad = var.detach()."
                )
            return
        if modes.observers and thread.tracer is not None and not isinstance(tensor._array, np.ndarray):
            thread.tracer.asks(tensor, "has a tensor require gradients, or not")
        if not value:
            _let_go(tensor)
        elif tensor._node is None:
            if thread.tracer is not None:
                thread.tracer.watches("has a tensor require gradients")
            d = dtype_of(tensor._array.dtype)
            if not (d.is_floating_point or d.is_complex):
                raise RuntimeError(f"only Tensors of floating point and complex dtype can require gradients; this one has dtype {d}")
            with lock:  # two threads may have it require gradients, and hooks of both are one node's
                if tensor._node is None:
                    kept = tensor._extra.accumulator if tensor._extra is not None else None
                    tensor._node = AccumulateGrad(tensor) if kept is None else kept
    except Exception:
        hide_frames()
        raise


def _let_go(tensor: Tensor) -> None:
    """Let a leaf require no gradient; its node is kept, so that hooks and graphs lead to it again when it requires one."""
    if tensor._node is not None:
        extra_of_tensor(tensor).accumulator = tensor._node
        tensor._node = None


def set_grad(tensor: Tensor, value: Tensor | None) -> None:
    try:
        if modes.observers and thread.tracer is not None:
            thread.tracer.asks(tensor, "sets the gradient of a tensor")
        if value is None:
            if tensor._extra is not None:
                tensor._extra.grad = None
            return
        if not isinstance(value, Tensor):
            raise TypeError(f"assigned grad expected to be a Tensor or None but got grad of type {type(value).__name__}")
        if value._level is not None:
            raise RuntimeError("vmap: a tensor of a batch cannot be the grad of a tensor that all samples share; backward() adds up what the samples give")
        if value is tensor:
            raise RuntimeError("can't assign Variable as its own grad")
        if value.dtype is not tensor.dtype:
            raise RuntimeError(f"assigned grad has data of a different type: expected {tensor.dtype}, got {value.dtype}")
        if value._array.shape != tensor._array.shape:
            raise RuntimeError(f"assigned grad has data of a different size: expected {list(tensor._array.shape)}, got {list(value._array.shape)}")
        if value.device != tensor.device:
            raise RuntimeError(f"assigned grad has data located on a different device: expected {tensor.device}, got {value.device}")
        extra_of_tensor(tensor).grad = value
    except Exception:
        hide_frames()
        raise


def set_data(tensor: Tensor, value: Tensor) -> None:
    try:
        if not isinstance(value, Tensor):
            raise TypeError(f"Variable data has to be a tensor, but got {type(value).__name__}")
        if value._level is not None:
            raise RuntimeError("vmap: a tensor of a batch cannot be the data of a tensor that all samples share")
        if tensor._node is not None and not traits[value._array.dtype].is_inexact:
            raise RuntimeError(f"data set to a tensor that requires gradients must be floating point or complex dtype, not {value.dtype}")
        if thread.tracer is not None:
            thread.tracer.replaces(tensor)
        refresh_views(tensor)
        tensor._array = value._array
        node = tensor._node
        if isinstance(node, AccumulateGrad):
            node.array = value._array
    except Exception:
        hide_frames()
        raise


def detach(input: Tensor) -> Tensor:
    """The same elements, outside of the graph."""
    try:
        return input.detach()
    except Exception:
        hide_frames()
        raise


def detach_(input: Tensor) -> Tensor:
    """Take the tensor out of the graph, in place."""
    try:
        return input.detach_()
    except Exception:
        hide_frames()
        raise


def detach_in_place(tensor: Tensor) -> Tensor:
    """Take the tensor out of the graph, in place."""
    try:
        if thread.tracer is not None:
            thread.tracer.asks(tensor, "detaches a tensor in place")
            thread.tracer.watches("detaches a tensor in place")
        if tensor._is_view():
            raise RuntimeError(
                "Can't detach views in-place; use detach() instead. If you are using DistributedDataParallel (DDP) for training, "
                "set gradient_as_bucket_view=False."
            )
        if tensor.is_leaf:
            _let_go(tensor)
        refresh_views(tensor)
        tensor._node = None
        if tensor._extra is not None:
            tensor._extra.tangents = None
        return tensor
    except Exception:
        hide_frames()
        raise


def forget_gradient(leaf: Tensor, set_to_none: bool) -> None:
    """Let a leaf have no gradient, or one of zeros: the tensor that it had, for whoever holds that."""
    grad = leaf.grad
    if grad is None:
        return
    if set_to_none:
        leaf.grad = None
        return
    if grad.is_leaf:
        grad.requires_grad_(False)
    else:
        grad.detach_()
    grad.zero_()


def warn_about_non_leaf_grad() -> None:
    warn_user(
        "The .grad attribute of a Tensor that is not a leaf Tensor is being accessed. Its .grad attribute won't be populated during "
        "autograd.backward(). If you indeed want the .grad field to be populated for a non-leaf Tensor, use .retain_grad() on the non-leaf Tensor. "
        "If you access the non-leaf Tensor by mistake, make sure you access the leaf Tensor instead.",
    )
