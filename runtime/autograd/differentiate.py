"""`backward` and `grad`: what a user asks of the engine."""

from __future__ import annotations

import functools
from sys import _getframe
from types import FrameType
from typing import Any

from specgrad.core.base.call_site import warn_user
from specgrad.core.base.older_names import MISSING, renamed
from specgrad.core.base.state import thread
from specgrad.core.base.tracebacks import hide_frames
from specgrad.core.engine.arguments import as_tuple, check_flags, checked_inputs, gradients_of, roots_of, target_of
from specgrad.core.engine.backward import captured, freed_from, run_pass
from specgrad.core.engine.explain import not_wanted, unused
from specgrad.core.tape.node import Node
from specgrad.core.tape.tensor import Tensor
from specgrad.core.tape.walk import nodes_towards


def tensor_backward(
    self: Tensor, gradient: Tensor | None = None, retain_graph: bool | None = None, create_graph: bool = False, inputs: Any = None, **older: Any
) -> None:
    """Compute the gradients of this tensor with respect to the leaves of its graph, and add them to their `.grad`.

    Args:
        gradient: the gradient with which to begin; may be left out for a tensor of one element.
        retain_graph: keep saved values, so that the graph can be used again; as `create_graph` unless given.
        create_graph: record the pass itself, so that the gradients can be differentiated.
        inputs: the only tensors whose `.grad` is to change.
        older: `retain_variables`, the old name of `retain_graph`.
    """
    try:
        if older:
            retain_graph = renamed("Tensor.backward", {"retain_graph": retain_graph}, older)["retain_graph"]
        _accumulate((self,), gradient, retain_graph, create_graph, inputs, _getframe(1))
    except Exception:
        hide_frames()
        raise


def backward(
    tensors: Any = MISSING,
    grad_tensors: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    grad_variables: Any = None,
    inputs: Any = None,
    **older: Any,
) -> None:
    """Compute the sum of gradients of the tensors with respect to the leaves of their graphs, and add it to the leaves' `.grad`.

    Args:
        tensors: the tensors to differentiate, one or several.
        grad_tensors: for each, the gradient with which to begin; may be left out for tensors of one element.
        retain_graph: keep saved values, so that the graph can be used again; as `create_graph` unless given.
        create_graph: record the pass itself, so that the gradients can be differentiated.
        grad_variables: the old name of `grad_tensors`.
        inputs: the only tensors whose `.grad` is to change; several may also be the values of a dict.
        older: `variables` and `retain_variables`, the old names of `tensors` and `retain_graph`.
    """
    try:
        if older or tensors is MISSING:
            taken = renamed("backward", {"tensors": tensors, "retain_graph": retain_graph}, older)
            tensors, retain_graph = taken["tensors"], taken["retain_graph"]
        if grad_variables is not None:
            warn_user("`grad_variables` is deprecated. Use `grad_tensors` instead.", FutureWarning)
            if grad_tensors is not None:
                raise RuntimeError("`grad_tensors` and `grad_variables` (deprecated) arguments both passed to `backward()`. Please only use `grad_tensors`.")
            grad_tensors = grad_variables
        _accumulate(as_tuple(tensors), grad_tensors, retain_graph, create_graph, inputs, _getframe(1))
    except Exception:
        hide_frames()
        raise


def _accumulate(outputs: tuple[Tensor, ...], grad_tensors: Any, retain_graph: bool | None, create_graph: bool, inputs: Any, frame: FrameType) -> None:
    """`backward`, called in a user's frame."""
    if thread.tracer is not None:
        thread.tracer.refuse("calls backward(), which changes gradients in place")
    if inputs is not None:
        inputs = checked_inputs(as_tuple(inputs.values() if isinstance(inputs, dict) else inputs))
        if not inputs:
            raise RuntimeError("`inputs` argument to `backward()` cannot be empty.")
    if create_graph is not False or retain_graph is not None:
        check_flags("backward", retain_graph=retain_graph, create_graph=create_graph)
        if create_graph:
            _warn_about_cycle()
    gradients = gradients_of(outputs, grad_tensors)
    if thread.batch_levels and _any_batched([*outputs, *gradients]):
        from specgrad.batching.gradients import backward_in_batch
        from specgrad.batching.physical import innermost_of

        options = {"retain_graph": retain_graph, "create_graph": create_graph, "inputs": inputs}
        return backward_in_batch(backward, outputs, gradients, innermost_of([*outputs, *gradients]), options)  # type: ignore[arg-type]
    tensors_run = create_graph or bool(thread.dual_levels)  # in forward mode, gradients have tangents
    roots = roots_of(outputs, gradients, tensors_run)
    freed = None if (create_graph if retain_graph is None else retain_graph) else freed_from(frame)
    targets = needed = None
    if inputs is not None:
        targets = {target_of(i, t): None for i, t in enumerate(inputs)}
        needed = nodes_towards([node for node, _ in roots], targets) | set(targets)  # the nodes of inputs run too: their hooks do
    run_pass(roots, freed, tensors_run, create_graph, targets, needed)


@functools.cache
def _warn_about_cycle() -> None:
    """Once in a process, as PyTorch does."""
    warn_user(
        "Using backward() with create_graph=True will create a reference cycle between the parameter and its gradient which can cause a memory leak. "
        "We recommend using autograd.grad when creating the graph to avoid this. If you have to use this function, make sure to reset the .grad fields of "
        "your parameters to None after use to break the cycle and avoid the leak."
    )


def grad(
    outputs: Any,
    inputs: Any,
    grad_outputs: Any = None,
    retain_graph: bool | None = None,
    create_graph: bool = False,
    only_inputs: bool = True,
    allow_unused: bool | None = None,
    is_grads_batched: bool = False,
    materialize_grads: bool = False,
    **older: Any,
) -> tuple[Tensor, ...]:
    """The sum of gradients of the outputs with respect to the inputs, without touching any `.grad`.

    Args:
        outputs: the tensors to differentiate, one or several.
        inputs: the tensors with respect to which; of a dict of tensors, the result is a dict with the same keys.
        grad_outputs: for each output, the gradient with which to begin; may be left out for tensors of one element.
        retain_graph: keep saved values, so that the graph can be used again; as `create_graph` unless given.
        create_graph: record the pass itself, so that the gradients can be differentiated.
        allow_unused: give None for inputs that the outputs do not depend on, instead of an error.
        is_grads_batched: the first dimension of each of `grad_outputs` numbers gradients, and that of each result too: as many passes, made as one.
        materialize_grads: give zeros for inputs that the outputs do not depend on.
        older: `retain_variables`, the old name of `retain_graph`.
    """
    try:
        if older:
            retain_graph = renamed("grad", {"retain_graph": retain_graph}, older)["retain_graph"]
        if create_graph is not False or retain_graph is not None or allow_unused is not None or materialize_grads is not False or is_grads_batched is not False:
            flags = {"retain_graph": retain_graph, "create_graph": create_graph, "allow_unused": allow_unused}
            check_flags("grad", **flags, is_grads_batched=is_grads_batched, materialize_grads=materialize_grads)
        if materialize_grads and allow_unused is False:
            raise ValueError("Expected allow_unused to be True or not passed when materialize_grads=True, but got: allow_unused=False.")
        if not only_inputs:
            warn_user("only_inputs argument is deprecated and is ignored now (defaults to True).", FutureWarning)
        if isinstance(inputs, dict):
            by_key = grad(
                outputs, tuple(inputs.values()), grad_outputs, retain_graph, create_graph, only_inputs, allow_unused, is_grads_batched, materialize_grads
            )
            return dict(zip(inputs, by_key))  # type: ignore[return-value]  # to say so would burden every caller
        outputs, inputs = as_tuple(outputs), checked_inputs(as_tuple(inputs))
        if not inputs:
            raise RuntimeError("`inputs` argument to `grad()` cannot be empty.")
        if not outputs:
            raise RuntimeError("`outputs` argument to `grad()` cannot be empty.")
        if thread.tracer is not None:
            thread.tracer.watches("computes gradients")
        allow_unused = materialize_grads if allow_unused is None else allow_unused
        for i, tensor in enumerate(inputs):
            if tensor._node is None:
                raise not_wanted(i, tensor)
        gradients = gradients_of(outputs, grad_outputs)
        if is_grads_batched or thread.batch_levels:
            options = {"retain_graph": retain_graph, "create_graph": create_graph, "allow_unused": allow_unused, "materialize_grads": materialize_grads}
            found = _grad_of_batch(outputs, inputs, gradients, is_grads_batched, options)
            if found is not None:
                return found
        tensors_run = create_graph or bool(thread.dual_levels) or bool(thread.batch_levels and _any_batched(gradients)) or thread.tracer is not None
        roots = roots_of(outputs, gradients, tensors_run)
        captures: dict[Node, Any] = {t._node: None for t in inputs}
        needed = nodes_towards([node for node, _ in roots], captures)
        freed = None if (create_graph if retain_graph is None else retain_graph) else freed_from(_getframe(1))
        run_pass(roots, freed, tensors_run, create_graph, captures, needed)
        results = []
        for i, tensor in enumerate(inputs):
            result = captured(tensor, captures[tensor._node], tensors_run, materialize_grads, create_graph)
            if result is None and not allow_unused:
                raise unused(i, tensor, [node for node, _ in roots])
            results.append(result)
        return tuple(results)  # type: ignore[arg-type]  # None only where allow_unused admits it: to say so would burden every caller
    except Exception:
        hide_frames()
        raise


def _any_batched(tensors: Any) -> bool:
    return any(getattr(t, "_level", None) is not None for t in tensors)


def _grad_of_batch(outputs: Any, inputs: Any, gradients: Any, is_grads_batched: bool, options: dict[str, Any]) -> tuple[Any, ...] | None:
    """The gradients where some tensor is Batched, or where many gradients are computed at once; None if it is neither."""
    from specgrad.batching.gradients import grad_in_batch, grad_of_rows
    from specgrad.batching.physical import innermost_of

    if is_grads_batched:
        return grad_of_rows(grad, outputs, inputs, gradients, options)
    level = innermost_of([*outputs, *inputs])
    return None if level is None else grad_in_batch(grad, outputs, inputs, gradients, level, options)  # the pass itself takes gradients of a batch
