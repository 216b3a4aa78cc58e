"""The call of a module that has hooks."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Any

from specgrad.autograd.functions.function import Function
from specgrad.core.base.call_site import warn_user
from specgrad.core.base.state import recording, thread
from specgrad.core.engine.hooks import RemovableHandle, added
from specgrad.core.tape.tensor import Tensor

Hooks = dict[str, "OrderedDict[int, Any]"]  # by kind


def register(hooks: Hooks, kind: str, hook: Any, prepend: bool = False) -> RemovableHandle:
    """Add a hook of a kind, behind the others or before them."""
    of_kind = hooks.setdefault(kind, OrderedDict())
    handle = added(of_kind, hook)
    of_kind.move_to_end(handle.id, last=not prepend)
    return handle


def of_kind(hooks: Hooks, kind: str) -> list[Any]:
    return list(hooks.get(kind, {}).values())


def call(module: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """What a module's forward gives, with its hooks called around it."""
    around = _BackwardHooks(module) if any(module._hooks.get(kind) for kind in ("backward", "backward_pre")) else None
    after = result = None
    try:
        args, kwargs = _changed_arguments(module, args, kwargs)
        if around is not None:
            args = around.inputs(args)
        result = module.forward(*args, **kwargs)
        after = of_kind(module._hooks, "forward")
        while after:
            hook, with_kwargs, _ = after.pop(0)
            given = hook(module, args, kwargs, result) if with_kwargs else hook(module, args, result)
            result = result if given is None else given
        return around.outputs(result) if around is not None else result
    except Exception:
        for hook, with_kwargs, always_call in of_kind(module._hooks, "forward") if after is None else after:
            if always_call:
                _call_after_an_error(hook, (module, args, kwargs, result) if with_kwargs else (module, args, result))
        raise


def _changed_arguments(module: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    for hook, with_kwargs in of_kind(module._hooks, "forward_pre"):
        given = hook(module, args, kwargs) if with_kwargs else hook(module, args)
        if given is None:
            continue
        if not with_kwargs:
            args = given if isinstance(given, tuple) else (given,)
        elif isinstance(given, tuple) and len(given) == 2:
            args, kwargs = given
        else:
            raise RuntimeError(f"forward pre-hook must return None or a tuple of (new_args, new_kwargs), but got {given}.")
    return args, kwargs


def _call_after_an_error(hook: Any, arguments: tuple[Any, ...]) -> None:
    try:
        hook(*arguments)
    except Exception as error:
        warn_user(f"module forward hook with ``always_call=True`` raised an exception that was silenced as another error was raised in forward: {error}")


# ---- backward


class _Boundary(Function):
    """Passes tensors on: its node sees the gradients that enter or leave a module, all of them together."""

    @staticmethod
    def forward(ctx: Any, *tensors: Tensor) -> tuple[Tensor, ...]:
        ctx.set_materialize_grads(False)
        return tuple(tensor.view_as(tensor) for tensor in tensors)

    @staticmethod
    def backward(ctx: Any, *grads: Tensor | None) -> tuple[Tensor | None, ...]:
        return grads


class _BackwardHooks:
    """The backward hooks of one call: nodes around what the module computes call them."""

    def __init__(self, module: Any):
        self.module = module
        self.before, self.after = of_kind(module._hooks, "backward_pre"), of_kind(module._hooks, "backward")
        self.arguments = 0  # how many there are
        self.inputs_at: list[int] | None = None  # which of them take gradients
        # by thread, since several may pass over one graph: once they are there, until the gradients of the inputs are too
        self.grad_outputs: dict[int, tuple[Any, ...]] = {}

    def inputs(self, args: tuple[Any, ...]) -> tuple[Any, ...]:
        self.arguments = len(args)
        passed, node, places = _passed(args)
        if node is not None:
            self.inputs_at = places
            node.register_hook(self._leave)
        return passed

    def outputs(self, result: Any) -> Any:
        if not isinstance(result, (Tensor, tuple)):
            warn_user(f"For backward hooks to be called, module output should be a Tensor or a tuple of Tensors but received {type(result)}")
            return result
        passed, node, places = _passed(result if isinstance(result, tuple) else (result,))
        if node is not None:
            count = len(passed)
            node.register_prehook(lambda grads: self._enter(grads, places, count))
        if not isinstance(result, tuple):
            return passed[0]
        return result._make(passed) if hasattr(result, "_make") else passed  # a named tuple stays one

    def _enter(self, grads: tuple[Any, ...], places: list[int], count: int) -> tuple[Any, ...]:
        """Gradients of the module's results are there."""
        grad_output = _with_none(grads, places, count)
        for hook in self.before:
            given = hook(self.module, grad_output)
            if given is not None:
                grad_output = _as_many(given, grad_output, "Backward pre hook", "output")
        self.grad_outputs[thread.number] = grad_output
        if self.inputs_at is None:
            if self.after:
                warn_user(
                    f"A full backward hook of {type(self.module).__name__} is called when the gradients of its outputs are there, since no input requires one: "
                    "it is given None for these"
                )
            self._call(_with_none((), [], self.arguments), may_change=False)
        return tuple(grad_output[place] for place in places)

    def _leave(self, grad_inputs: tuple[Any, ...], grad_outputs: tuple[Any, ...]) -> tuple[Any, ...]:
        """Those of its inputs are. What reaches them past the outputs, as second derivatives do, is none of the module's."""
        assert self.inputs_at is not None
        if thread.number not in self.grad_outputs:
            return grad_inputs
        grad_input = self._call(_with_none(grad_inputs, self.inputs_at, self.arguments))
        return tuple(grad_input[place] for place in self.inputs_at)

    def _call(self, grad_input: tuple[Any, ...], may_change: bool = True) -> tuple[Any, ...]:
        grad_output = self.grad_outputs.pop(thread.number)
        for hook in self.after:
            given = hook(self.module, grad_input, grad_output)
            if given is not None and not may_change:
                raise RuntimeError("Backward hook for Modules where no input requires gradient should always return None or None for all gradients.")
            if given is not None:
                grad_input = _as_many(given, grad_input, "Backward hook", "input")
        return grad_input


def _passed(values: tuple[Any, ...]) -> tuple[tuple[Any, ...], Any, list[int]]:
    """The values, those that require gradients behind one node; the node; and where they are."""
    places = [place for place, value in enumerate(values) if isinstance(value, Tensor) and value.requires_grad] if recording() else []
    if not places:
        return values, None, places
    behind = _Boundary.apply(*(values[place] for place in places))
    passed = list(values)
    for place, tensor in zip(places, behind):
        passed[place] = tensor
    return tuple(passed), behind[0].grad_fn, places


def _with_none(grads: Iterable[Any], places: list[int], count: int) -> tuple[Any, ...]:
    found = dict(zip(places, grads))
    return tuple(found.get(place) for place in range(count))


def _as_many(given: Any, wanted: tuple[Any, ...], hook: str, what: str) -> tuple[Any, ...]:
    grads = given if isinstance(given, tuple) else (given,)
    if len(grads) != len(wanted):
        raise RuntimeError(f"{hook} returned an invalid number of grad_{what}, got {len(grads)}, but expected {len(wanted)}")
    return grads
