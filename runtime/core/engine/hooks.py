"""Hooks: where a user's code runs inside a backward pass.

The order, for each node: hooks of the tensor that it made, in the order of registration; that tensor's retained gradient; the
node's prehooks; the node itself; the node's hooks. A leaf's post-accumulate hooks run after its `.grad` has changed.
"""

from __future__ import annotations

import weakref
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from specgrad.core.base.locks import lock
from specgrad.core.base.state import modes, thread
from specgrad.core.base.tracebacks import hides_frames
from specgrad.core.base.user_code import call_user
from specgrad.core.tape.node import Freed, Node, extra_of
from specgrad.core.tape.saved_hooks import unpacked
from specgrad.core.tape.tensor import Tensor, extra_of_tensor, plain_tensor

from .anomaly import annotating, run_checked


class RemovableHandle:
    """What registering a hook gives: `remove()` takes the hook away again."""

    _next = 0

    def __init__(self, hooks: OrderedDict[int, Any]):
        while RemovableHandle._next in hooks:  # those of a module that another process has pickled
            RemovableHandle._next += 1
        self.id: int = RemovableHandle._next
        RemovableHandle._next += 1
        self._hooks = weakref.ref(hooks)

    def remove(self) -> None:
        hooks = self._hooks()
        if hooks is not None:
            hooks.pop(self.id, None)

    def __enter__(self) -> RemovableHandle:
        return self

    def __exit__(self, *error: object) -> None:
        self.remove()


def added(hooks: OrderedDict[int, Any], hook: Any) -> RemovableHandle:
    """Add a hook to others, with the handle that takes it away."""
    with lock:  # no two threads get one number
        handle = RemovableHandle(hooks)
        hooks[handle.id] = hook
    return handle


class _Hooks(OrderedDict[int, Any]):
    """An ordered dictionary that can be referred to weakly."""


class _PostAccumulateHooks(_Hooks):
    """The hooks of a leaf that run after its `.grad` has changed."""

    def run(self, leaf: Tensor) -> None:
        for hook in list(self.values()):
            given = call_user(hook, leaf, recorded=False)
            if given is not None:
                kind = RuntimeError if isinstance(given, Tensor) else TypeError
                what = f"but hook {_name_of(hook)} returned {type(given).__name__!r}: change leaf.grad"
                raise kind(f"Tensor post accumulate grad hooks should return None, {what}")


def _register(node: Node, attribute: str, hook: Callable[..., Any], kind: type[_Hooks] = _Hooks) -> RemovableHandle:
    with lock:  # two threads may each add the first hook
        extra = extra_of(node)
        hooks = getattr(extra, attribute)
        if hooks is None:
            hooks = kind()
            setattr(extra, attribute, hooks)
        if not node.next:
            key = id(node)
            modes.leaf_hooks[key] = weakref.ref(node, lambda _: modes.leaf_hooks.pop(key, None))
        return added(hooks, hook)


@hides_frames
def register_tensor_hook(tensor: Tensor, hook: Callable[[Tensor], Tensor | None]) -> RemovableHandle:
    """Call `hook(grad)` whenever the gradient of this tensor is computed; what it returns, if anything, takes its place."""
    if thread.tracer is not None:
        thread.tracer.watches("hooks a tensor")
    if tensor._node is None:
        raise RuntimeError("cannot register a hook on a tensor that doesn't require gradient")
    return _register(tensor._node, "tensor_hooks", hook)


@hides_frames
def register_post_accumulate_grad_hook(tensor: Tensor, hook: Callable[[Tensor], None]) -> RemovableHandle:
    """Call `hook(tensor)` after a gradient was added to this leaf's `.grad`."""
    if thread.tracer is not None:
        thread.tracer.watches("hooks a tensor")
    if tensor._node is None:
        raise RuntimeError("cannot register a hook on a tensor that doesn't require gradient")
    if tensor._node.next:
        raise RuntimeError("post accumulate grad hooks cannot be registered on non-leaf tensors")
    return _register(tensor._node, "post_accumulate_hooks", hook, _PostAccumulateHooks)


def register_node_hook(node: Node, fn: Callable[..., Any]) -> RemovableHandle:
    """Call fn(grad_inputs, grad_outputs) each time the node has run; what it returns, if anything, takes the place of grad_inputs."""
    if thread.tracer is not None:
        thread.tracer.watches("hooks a node")
    return _register(node, "hooks", fn)


def register_node_prehook(node: Node, fn: Callable[..., Any]) -> RemovableHandle:
    """Call fn(grad_outputs) each time before the node runs; what it returns, if anything, takes the place of grad_outputs."""
    if thread.tracer is not None:
        thread.tracer.watches("hooks a node")
    return _register(node, "prehooks", fn)


@hides_frames
def retain_grad(tensor: Tensor) -> None:
    """Keep `.grad` although the tensor is no leaf."""
    if thread.tracer is not None:
        thread.tracer.watches("hooks a tensor")
    if tensor._node is None:
        raise RuntimeError("can't retain_grad on Tensor that has requires_grad=False")
    if tensor._node.next and not tensor.retains_grad:
        extra_of_tensor(tensor).retains_grad = True
        extra_of(tensor._node).retain_grad = weakref.ref(tensor)


# ---- run by the engine


def _wrapped(grad: Any, recorded: bool) -> Any:
    return grad if recorded or grad is None else plain_tensor(grad)


def _unwrapped(grad: Any, recorded: bool) -> Any:
    return grad if recorded or grad is None else grad._array


def run_before(node: Node, grad: Any, recorded: bool) -> Any:
    """What happens to the gradient of the tensor that a node made, before anything else: what a pass was asked for is taken after that."""
    if modes.anomaly is None:
        return _run_before(node, grad, recorded)
    with annotating(node):
        return _run_before(node, grad, recorded)


def _run_before(node: Node, grad: Any, recorded: bool) -> Any:
    extra = node.extra
    assert extra is not None
    if extra.tensor_hooks:
        tensor = _wrapped(grad, recorded)
        for hook in list(extra.tensor_hooks.values()):
            replaced = call_user(hook, tensor, recorded=recorded)
            if replaced is not None:
                tensor = _checked_one(hook, replaced, tensor)
        grad = _unwrapped(tensor, recorded)
    if extra.retain_grad is not None:
        _retain(extra.retain_grad(), grad, recorded)
    return grad


def _run_prehooks(prehooks: OrderedDict[int, Any], grad: Any, recorded: bool) -> Any:
    several = isinstance(grad, list)
    grads = tuple(_wrapped(g, recorded) for g in (grad if several else (grad,)))
    for hook in list(prehooks.values()):
        replaced = call_user(hook, grads, recorded=recorded)
        if replaced is not None:
            grads = _checked_all(hook, replaced, grads)
    unwrapped = [_unwrapped(g, recorded) for g in grads]
    return unwrapped if several else unwrapped[0]


def run_hooked(node: Node, grad: Any, freed: Freed | None, recorded: bool) -> Any:
    """Run a node between its hooks: what hooks have packed of its saved values is unpacked meanwhile."""
    run = node.run_tensors if recorded else node.run_arrays
    if modes.anomaly is None:
        return _run_hooked(node, grad, freed, recorded, _recorded(node, run))
    with annotating(node):
        return _run_hooked(node, grad, freed, recorded, _recorded(node, partial(run_checked, node, recorded)))


def _recorded(node: Node, run: Callable[[Any, Freed | None], Any]) -> Callable[[Any, Freed | None], Any]:
    """What runs a node, with the thread's profiler around it if there is one: a node's time is without that of its hooks."""
    return run if not modes.recorders or thread.recorder is None else partial(thread.recorder.node, node, run)


def _run_hooked(node: Node, grad: Any, freed: Freed | None, recorded: bool, run: Callable[[Any, Freed | None], Any]) -> Any:
    extra = node.extra
    assert extra is not None
    if extra.prehooks:
        grad = _run_prehooks(extra.prehooks, grad, recorded)
    if grad is None:  # a prehook took it away
        if freed:
            node.release(freed)
        grads = (None,) * len(node.next)
    elif extra.packed:
        with unpacked(node, recorded):
            grads = run(grad, freed)
    else:
        grads = run(grad, freed)
    return run_after(node, grads, grad, recorded) if extra.hooks else grads


def run_after(node: Node, grads: Any, grad: Any, recorded: bool) -> Any:
    """Hooks that see what a node has computed, and may change it."""
    extra = node.extra
    assert extra is not None and extra.hooks is not None
    outputs = tuple(_wrapped(g, recorded) for g in (grad if isinstance(grad, list) else (grad,)))
    inputs = tuple(_wrapped(g, recorded) for g in grads)
    for hook in list(extra.hooks.values()):
        replaced = call_user(hook, inputs, outputs, recorded=recorded)
        if replaced is not None:
            inputs = _checked_all(hook, replaced, inputs)
    return tuple(_unwrapped(g, recorded) for g in inputs)


def _name_of(hook: Any) -> str:
    return repr(getattr(hook, "__name__", type(hook).__name__))


def _checked_all(hook: Any, replaced: Any, grads: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a hook returned in place of gradients: as many as it was given, each of the shape and dtype of the one that it replaces."""
    if not isinstance(replaced, tuple):
        raise TypeError(
            f"expected tuple, but hook returned {type(replaced).__name__!r}: hook {_name_of(hook)} must return None or a tuple with one entry for each gradient"
        )
    if len(replaced) != len(grads):
        raise RuntimeError(f"hook {_name_of(hook)} has returned an incorrect number of values (got {len(replaced)}, but expected {len(grads)})")
    return tuple(None if new is None else _checked_one(hook, new, old) for new, old in zip(replaced, grads))


def _checked_one(hook: Any, replaced: Any, grad: Tensor | None) -> Tensor:
    """What a hook returned in place of one gradient: a tensor of its shape and dtype."""
    if not isinstance(replaced, Tensor):
        raise TypeError(f"expected Variable, but hook returned {type(replaced).__name__!r}: hook {_name_of(hook)} must return None or a Tensor")
    if grad is None:
        raise RuntimeError(f"can't replace a None gradient with a non-None value, as hook {_name_of(hook)} does")
    if replaced._array.shape != grad._array.shape:
        raise RuntimeError(f"hook {_name_of(hook)} has changed the size of value: expected {list(grad.shape)}, got {list(replaced.shape)}")
    if replaced._array.dtype != grad._array.dtype:
        raise RuntimeError(f"hook {_name_of(hook)} has changed the type of value: expected {grad.dtype}, got {replaced.dtype}")
    return replaced


def _retain(tensor: Tensor | None, grad: Any, recorded: bool) -> None:
    if tensor is None:
        return
    extra = extra_of_tensor(tensor)
    if recorded and grad._level is not None:  # many passes made as one: what they would have added up to
        grad = grad._level.total(grad)
    with lock:  # two backward passes may reach one tensor at the same time
        kept = extra.grad
        if recorded:  # what is kept shares memory with nothing
            extra.grad = grad.clone() if kept is None else kept + grad
        else:
            extra.grad = plain_tensor(grad.copy() if kept is None else kept._array + grad)
