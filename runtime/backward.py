"""`backward` and `grad`: what a user asks of the engine."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any

import numpy as np

from .engine import backward_pass, nodes_towards
from .explain import no_history, not_wanted, unused
from .hooks import retain_grad
from .node import Freed, Node
from .older_names import MISSING, renamed
from .places import users_frame
from .state import grad_enabled, modes, set_grad_enabled, thread
from .tensor import Tensor, plain_tensor

INFINITY = float("inf")


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
    if older:
        retain_graph = renamed("Tensor.backward", {"retain_graph": retain_graph}, older)["retain_graph"]
    backward(self, gradient, retain_graph, create_graph, inputs=inputs)


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
        inputs: the only tensors whose `.grad` is to change.
        older: `variables` and `retain_variables`, the old names of `tensors` and `retain_graph`.
    """
    if older or tensors is MISSING:
        taken = renamed("backward", {"tensors": tensors, "retain_graph": retain_graph}, older)
        tensors, retain_graph = taken["tensors"], taken["retain_graph"]
    if grad_variables is not None:
        warnings.warn("`grad_variables` is deprecated. Use `grad_tensors` instead.", FutureWarning, stacklevel=2)
        if grad_tensors is not None:
            raise RuntimeError("`grad_tensors` and `grad_variables` (deprecated) arguments both passed to `backward()`. Please only use `grad_tensors`.")
        grad_tensors = grad_variables
    if inputs is not None:
        inputs = _checked_inputs(_as_tuple(inputs))
        if not inputs:
            raise RuntimeError("`inputs` argument to `backward()` cannot be empty.")
    if create_graph is not False or retain_graph is not None:
        check_flags("backward", retain_graph=retain_graph, create_graph=create_graph)
    outputs = _as_tuple(tensors)
    gradients = _gradients_of(outputs, grad_tensors)
    if _any_batched([*outputs, *gradients]):
        from .batching.gradients import backward_in_batch
        from .batching.ops import innermost_of

        options = {"retain_graph": retain_graph, "create_graph": create_graph, "inputs": inputs}
        return backward_in_batch(outputs, gradients, innermost_of([*outputs, *gradients]), options)  # type: ignore[arg-type]
    tensors_run = create_graph or bool(thread.dual_levels)  # in forward mode, gradients have tangents
    roots = _roots(outputs, gradients, tensors_run)
    freed = None if (create_graph if retain_graph is None else retain_graph) else _freed_by_caller()
    targets = needed = None
    if inputs is not None:
        targets = {_target(i, t): None for i, t in enumerate(inputs)}
        needed = nodes_towards([node for node, _ in roots], targets) | set(targets)  # the nodes of inputs run too: their hooks do
    _run(roots, freed, tensors_run, create_graph, targets, needed)


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
    if older:
        retain_graph = renamed("grad", {"retain_graph": retain_graph}, older)["retain_graph"]
    if create_graph is not False or retain_graph is not None or allow_unused is not None or materialize_grads is not False or is_grads_batched is not False:
        flags = {"retain_graph": retain_graph, "create_graph": create_graph, "allow_unused": allow_unused}
        check_flags("grad", **flags, is_grads_batched=is_grads_batched, materialize_grads=materialize_grads)
    if materialize_grads and allow_unused is False:
        raise ValueError("Expected allow_unused to be True or not passed when materialize_grads=True, but got: allow_unused=False.")
    if not only_inputs:
        warnings.warn("only_inputs argument is deprecated and is ignored now (defaults to True).", FutureWarning, stacklevel=2)
    if isinstance(inputs, dict):
        by_key = grad(outputs, tuple(inputs.values()), grad_outputs, retain_graph, create_graph, only_inputs, allow_unused, is_grads_batched, materialize_grads)
        return dict(zip(inputs, by_key))  # type: ignore[return-value]  # to say so would burden every caller
    outputs, inputs = _as_tuple(outputs), _checked_inputs(_as_tuple(inputs))
    if not inputs:
        raise RuntimeError("`inputs` argument to `grad()` cannot be empty.")
    if not outputs:
        raise RuntimeError("`outputs` argument to `grad()` cannot be empty.")
    allow_unused = materialize_grads if allow_unused is None else allow_unused
    for i, tensor in enumerate(inputs):
        if tensor._node is None:
            raise not_wanted(i, tensor)
    gradients = _gradients_of(outputs, grad_outputs)
    if is_grads_batched or thread.batch_levels:
        options = {"retain_graph": retain_graph, "create_graph": create_graph, "allow_unused": allow_unused, "materialize_grads": materialize_grads}
        found = _grad_of_batch(outputs, inputs, gradients, is_grads_batched, options)
        if found is not None:
            return found
    tensors_run = create_graph or bool(thread.dual_levels) or _any_batched(gradients)
    roots = _roots(outputs, gradients, tensors_run)
    captures: dict[Node, Any] = {t._node: None for t in inputs}
    needed = nodes_towards([node for node, _ in roots], captures)
    freed = None if (create_graph if retain_graph is None else retain_graph) else _freed_by_caller()
    _run(roots, freed, tensors_run, create_graph, captures, needed)
    results = []
    for i, tensor in enumerate(inputs):
        result = _captured(tensor, captures[tensor._node], tensors_run, materialize_grads)
        if result is None and not allow_unused:
            raise unused(i, tensor, [node for node, _ in roots])
        results.append(result)
    return tuple(results)  # type: ignore[arg-type]  # None only where allow_unused admits it: to say so would burden every caller


def check_flags(name: str, **flags: Any) -> None:
    """Raise a TypeError that names the flag which is none: taken as true, any text would be, "False" among them."""
    for flag, value in flags.items():
        if not isinstance(value, (bool, int, np.bool_, np.integer)) and not (value is None and flag in _MAY_BE_NONE):
            raise TypeError(f"{name}(): argument '{flag}' must be bool{' or None' * (flag in _MAY_BE_NONE)}, not {type(value).__name__}")


_MAY_BE_NONE = ("retain_graph", "create_graph", "allow_unused", "is_grads_batched")  # create_graph in programs for old versions


def _any_batched(tensors: Any) -> bool:
    return bool(thread.batch_levels) and any(getattr(t, "_level", None) is not None for t in tensors)


def _grad_of_batch(outputs: Any, inputs: Any, gradients: Any, is_grads_batched: bool, options: dict[str, Any]) -> tuple[Any, ...] | None:
    """The gradients where some tensor is of a batch, or where many are computed at once; None if it is neither."""
    from .batching.gradients import grad_in_batch, grad_of_rows
    from .batching.ops import innermost_of

    if is_grads_batched:
        return grad_of_rows(outputs, inputs, gradients, options)
    level = innermost_of([*outputs, *inputs])
    return None if level is None else grad_in_batch(outputs, inputs, gradients, level, options)  # the pass itself takes gradients of a batch


def _captured(tensor: Tensor, found: Any, recorded: bool, materialize: bool) -> Tensor | None:
    if found is not None and found.__class__ is list:
        found = found[tensor.edge.output_nr]  # type: ignore[attr-defined]  # of an edge that was made by hand
    if found is not None:
        return found if recorded else plain_tensor(found)
    if materialize:
        if _is_edge(tensor):
            raise RuntimeError("materialize_grads cannot be used when the given input is a GradientEdge: there is no tensor to make zeros like")
        return plain_tensor(np.zeros(tensor._array.shape, tensor._array.dtype))
    return None


def _freed_by_caller() -> Freed:
    """What marks the values that this pass frees, for the error of a pass that would need them."""
    frame = users_frame(2)
    return Freed((INFINITY, frame.f_code, frame.f_lasti))


def _run(roots: list[tuple[Node, Any]], freed: Freed | None, tensors: bool, recorded: bool, captures: dict[Node, Any] | None, needed: set[Node] | None) -> None:
    """The pass, over arrays or over tensors; recording is on within it exactly if it is itself to be recorded."""
    run = _watched_pass if modes.pass_hooks else backward_pass
    if not tensors:
        run(roots, freed, False, captures, needed)
        return
    before = grad_enabled()
    set_grad_enabled(recorded)
    try:
        run(roots, freed, True, captures, needed)
    finally:
        set_grad_enabled(before)


def _watched_pass(*args: Any) -> None:
    from .passes import watched_pass

    watched_pass(*args)


def _as_tuple(tensors: Any) -> tuple[Tensor, ...]:
    """Tensors, given alone or several; gradient edges as what stands for them."""
    if isinstance(tensors, Tensor):
        return (tensors,)
    given = (tensors,) if hasattr(tensors, "output_nr") else tuple(tensors)  # an edge is a tuple itself
    for one in given:
        if not isinstance(one, Tensor) and hasattr(one, "output_nr"):
            from .gradient_edge import tensor_of

            return tuple(tensor_of(g) if hasattr(g, "output_nr") else g for g in given)
    return given


def _is_edge(tensor: Tensor) -> bool:
    if tensor.__class__ is Tensor:
        return False
    from .gradient_edge import EdgeTensor

    return isinstance(tensor, EdgeTensor)


def _checked_inputs(inputs: tuple[Any, ...]) -> tuple[Tensor, ...]:
    for value in inputs:
        if not isinstance(value, Tensor):
            raise RuntimeError(f"all inputs have to be Tensors or GradientEdges, but got {type(value).__name__}")
    return inputs


def _gradients_of(outputs: tuple[Tensor, ...], gradients: Any) -> Sequence[Tensor | None]:
    if gradients is None:
        return (None,) * len(outputs)
    gradients = (gradients,) if isinstance(gradients, Tensor) else tuple(gradients)
    for gradient in gradients:
        if gradient is not None and not isinstance(gradient, Tensor):
            raise TypeError(f"gradients can be either Tensors or None, but got {type(gradient).__name__}")
    if len(gradients) != len(outputs):
        raise RuntimeError(f"got {len(outputs)} tensors and {len(gradients)} gradients")
    return gradients


def _roots(outputs: tuple[Tensor, ...], gradients: Sequence[Tensor | None], recorded: bool) -> list[tuple[Node, Any]]:
    """Where a pass begins: the outputs' nodes, each with its gradient."""
    roots: list[tuple[Node, Any]] = []
    for i, (out, gradient) in enumerate(zip(outputs, gradients)):
        if not isinstance(out, Tensor):
            raise AssertionError(f"Expected output to be a specgrad.Tensor, but element {i} is of type {type(out).__name__}")
        if gradient is None and out._extra is not None and out._extra.stochastic is not None and _asks_for_reward(out):
            from .stochastic import root_of

            node, zeros = root_of(out)
            roots.append((node, plain_tensor(zeros) if recorded else zeros))
            continue
        if out._node is None:
            raise no_history(i)
        if gradient is None:
            gradient = ones_like(out)
        else:
            check_gradient(out, gradient, i)
            if out._array is not None and gradient._array.dtype != out._array.dtype:
                gradient = gradient.to(out.dtype)
        roots.append((out._node if out.__class__ is Tensor else _root_of(out), gradient if recorded else gradient._array))
    return roots


def _asks_for_reward(out: Tensor) -> bool:
    """Whether a pass from this sample begins at its reward: it has one, or nothing else could begin there."""
    return out._extra.stochastic.reward is not None or out._node is None or out._array.size != 1  # type: ignore[union-attr]


def _root_of(out: Tensor) -> Node:
    """Where a pass begins that is given an instance of a subclass of Tensor, or a gradient edge."""
    from .gradient_edge import root_of

    return root_of(out)


def ones_like(out: Tensor) -> Tensor:
    if out._array is None:
        raise RuntimeError("grad can be implicitly created only for scalar outputs; the shape at this GradientEdge is not known: give grad_outputs")
    if out._array.size != 1:
        raise RuntimeError("grad can be implicitly created only for scalar outputs")
    if out._array.dtype.kind == "c":
        raise RuntimeError(f"grad can be implicitly created only for real scalar outputs but got {out.dtype}")
    return plain_tensor(np.ones(out._array.shape, out._array.dtype))


def check_gradient(out: Tensor, gradient: Any, index: int) -> None:
    if out._array is None:
        return  # an edge of which nothing is known
    if gradient._array.shape != out._array.shape:
        raise RuntimeError(f"Mismatch in shape: grad_output[{index}] has a shape of {gradient.shape} and output[{index}] has a shape of {out.shape}.")
    if (gradient._array.dtype.kind == "c") != (out._array.dtype.kind == "c"):
        raise RuntimeError(
            f"For complex Tensors, both grad_output and output are required to have the same dtype. Mismatch in dtype: grad_output[{index}] has a dtype "
            f"of {gradient.dtype} and output[{index}] has a dtype of {out.dtype}."
        )


def _target(index: int, tensor: Tensor) -> Node:
    """The node of a tensor whose `.grad` is asked for; one that is no leaf keeps its gradient from now on."""
    if tensor._node is None:
        raise not_wanted(index, tensor)
    if not _is_edge(tensor):
        retain_grad(tensor)
    return tensor._node
