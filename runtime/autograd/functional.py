"""Derivatives of functions: Jacobians, Hessians, and their products with vectors.

Each takes a function of one tensor or of several and the inputs, a tensor or a tuple; results are nested in the same way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from specgrad.core.base.state import grad_enabled
from specgrad.core.tape.tensor import Tensor
from specgrad.generated import ops

from .grad_mode import enable_grad, set_grad_enabled
from .jacobians import (
    BOTH_STRATEGIES,
    NO_GRADIENT,
    NO_JACOBIAN,
    OF_HESSIAN,
    OF_JACOBIAN,
    OF_OUTPUT,
    OF_TRICK,
    ONE_INPUT,
    ONE_OUTPUT,
    OUTPUTS,
    OptionalTensors,
    Tensors,
    as_tuple,
    by_columns,
    filled,
    gradients,
    inputs_of,
    many_rows,
    nested,
    one_or_all,
    require_gradients,
    require_outputs,
    results_of,
    rows_one_by_one,
    scalar_output,
    vector,
)

__all__ = ["hessian", "hvp", "jacobian", "jvp", "vhp", "vjp"]

# ---- products with vectors


def vjp(func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Any, Any]:
    """The outputs of a function, and the product of a vector with its Jacobian.

    Args:
        func: takes tensors, gives a tensor or a tuple of them.
        inputs: the tensor or tensors at which to differentiate.
        v: the vector, shaped as the outputs; may be left out for an output of one element.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output that is independent of an input, instead of zeros.

    >>> vjp(lambda x: x.exp(), specgrad.zeros(2), specgrad.tensor([1.0, 3.0]))
    (tensor([1., 1.]), tensor([1., 3.]))
    """
    with enable_grad():
        several, given = as_tuple(inputs, "inputs", "vjp")
        given = inputs_of(given, create_graph)
        outputs_several, outputs = as_tuple(func(*given), OUTPUTS, "vjp")
        require_outputs(outputs, strict)
        vectors = vector(v, outputs, outputs_several, create_graph, "vjp", ONE_OUTPUT)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = filled(gradients(outputs, given, vectors, create_graph), given, strict, create_graph, OF_OUTPUT, "jacobian")
    return one_or_all(results_of(outputs, create_graph), outputs_several), one_or_all(results_of(found, create_graph), several)


def jvp(func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Any, Any]:
    """The outputs of a function, and the product of its Jacobian with a vector, by differentiating the backward pass.

    Needs no forward-mode rules, so it works with every custom function; `forward_ad` is faster where they are there.

    Args:
        func: takes tensors, gives a tensor or a tuple of them.
        inputs: the tensor or tensors at which to differentiate.
        v: the vector, shaped as the inputs; may be left out for an input of one element.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output that is independent of an input, instead of zeros.

    >>> jvp(lambda x, y: x * y, (specgrad.tensor(2.0), specgrad.tensor(3.0)), (specgrad.tensor(1.0), specgrad.tensor(0.0)))
    (tensor(6.), tensor(3.))
    """
    with enable_grad():
        several, given = as_tuple(inputs, "inputs", "jvp")
        given = inputs_of(given, create_graph)
        vectors = vector(v, given, several, create_graph, "jvp", ONE_INPUT)
        outputs_several, outputs = as_tuple(func(*given), OUTPUTS, "jvp")
        require_outputs(outputs, strict)
        probes = tuple(ops.zeros_like(o).requires_grad_() for o in outputs)  # the backward pass is linear in them: any value will do
        back = gradients(outputs, given, probes, True)
        require_gradients(back, strict, NO_GRADIENT)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = filled(gradients(back, probes, vectors, create_graph), outputs, strict, create_graph, OF_TRICK, "jacobian")
    return one_or_all(results_of(outputs, create_graph), outputs_several), one_or_all(results_of(found, create_graph), outputs_several)


def _scalar_gradient(
    name: str, func: Callable[..., Any], inputs: Any, v: Any, create_graph: bool, strict: bool
) -> tuple[bool, Tensors, OptionalTensors, Tensors, OptionalTensors]:
    """What both products with a Hessian begin with: whether several inputs were given, these, the vectors, the output, and its recorded gradient."""
    several, given = as_tuple(inputs, "inputs", name)
    given = inputs_of(given, create_graph)
    vectors = vector(v, given, several, create_graph, name, ONE_INPUT)
    outputs = scalar_output(func(*given), name, strict)
    jac = gradients(outputs, given, (None,), True)
    require_gradients(jac, strict, NO_JACOBIAN)
    return several, given, vectors, outputs, jac


def vhp(func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Any, Any]:
    """The output of a scalar function, and the product of a vector with its Hessian.

    Args:
        func: takes tensors, gives a tensor of one element.
        inputs: the tensor or tensors at which to differentiate.
        v: the vector, shaped as the inputs; may be left out for an input of one element.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output that is independent of an input, instead of zeros.

    >>> vhp(lambda x: (x**3).sum(), specgrad.tensor([1.0, 2.0]), specgrad.ones(2))
    (tensor(9.), tensor([ 6., 12.]))
    """
    with enable_grad():
        several, given, vectors, outputs, jac = _scalar_gradient("vhp", func, inputs, v, create_graph, strict)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = filled(gradients(jac, given, vectors, create_graph), given, strict, create_graph, OF_JACOBIAN, "hessian")
    return results_of(outputs, create_graph)[0], one_or_all(results_of(found, create_graph), several)


def hvp(func: Callable[..., Any], inputs: Any, v: Any = None, create_graph: bool = False, strict: bool = False) -> tuple[Any, Any]:
    """The output of a scalar function, and the product of its Hessian with a vector; `vhp` is the same for a smooth function, and faster.

    Args:
        func: takes tensors, gives a tensor of one element.
        inputs: the tensor or tensors at which to differentiate.
        v: the vector, shaped as the inputs; may be left out for an input of one element.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output that is independent of an input, instead of zeros.

    >>> hvp(lambda x: (x**3).sum(), specgrad.tensor([1.0, 2.0]), specgrad.ones(2))
    (tensor(9.), tensor([ 6., 12.]))
    """
    with enable_grad():
        several, given, vectors, outputs, jac = _scalar_gradient("hvp", func, inputs, v, create_graph, strict)
        probes = tuple(ops.zeros_like(t).requires_grad_() for t in given)
        twice = gradients(jac, given, probes, True)
    with set_grad_enabled(create_graph or grad_enabled()):
        found = filled(gradients(twice, probes, vectors, create_graph), given, strict, create_graph, OF_HESSIAN, "hessian")
    return results_of(outputs, create_graph)[0], one_or_all(results_of(found, create_graph), several)


# ---- Jacobians


def jacobian(
    func: Callable[..., Any],
    inputs: Any,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> Any:
    """The Jacobian of a function: for each output and each input a tensor of the output's shape followed by the input's.

    Args:
        func: takes tensors, gives a tensor or a tuple of them.
        inputs: the tensor or tensors at which to differentiate.
        create_graph: record what is computed, so that the results can be differentiated; in reverse mode only.
        strict: an error for an output that is independent of an input, instead of zeros; without `vectorize` only.
        vectorize: compute many rows (in forward mode: columns) in one pass.
        strategy: "reverse-mode", a row for each element of the outputs; or "forward-mode", a column for each element of the inputs.
        chunk_size: with `vectorize`, how many rows or columns in one pass: less memory, more passes. All of them unless given.

    >>> jacobian(lambda x: x**2, specgrad.tensor([1.0, 2.0]))
    tensor([[2., 0.],
            [0., 4.]])
    """
    if strategy not in BOTH_STRATEGIES:
        raise AssertionError(f'Expected strategy to be either "forward-mode" or "reverse-mode". Hint: got {strategy!r}.')
    if chunk_size is not None and not (isinstance(chunk_size, int) and chunk_size > 0):
        raise ValueError(f"jacobian: chunk_size should be None or greater than 0, got {chunk_size}")
    if chunk_size is not None and not vectorize:
        raise ValueError("jacobian: chunk_size is the number of rows in one pass, and needs vectorize=True; without, each row has a pass of its own")
    if strategy == "forward-mode":
        return by_columns(func, inputs, create_graph, strict, vectorize, chunk_size)
    with enable_grad():
        several, given = as_tuple(inputs, "inputs", "jacobian")
        given = inputs_of(given, create_graph)
        outputs_several, outputs = as_tuple(func(*given), OUTPUTS, "jacobian")
        require_outputs(outputs, strict)
        if vectorize and strict:
            raise RuntimeError(
                "jacobian: `strict=True` and `vectorize=True` are not supported together. Please either set `strict=False` or `vectorize=False`."
            )
        rows = [
            many_rows(out, given, create_graph, chunk_size) if vectorize else rows_one_by_one(i, out, given, create_graph, strict)
            for i, out in enumerate(outputs)
        ]
        return nested([results_of(row, create_graph) for row in rows], outputs_several, several)


def hessian(
    func: Callable[..., Any],
    inputs: Any,
    create_graph: bool = False,
    strict: bool = False,
    vectorize: bool = False,
    outer_jacobian_strategy: str = "reverse-mode",
    chunk_size: int | None = None,
) -> Any:
    """The Hessian of a scalar function: for each pair of inputs a tensor of the one's shape followed by the other's.

    Args:
        func: takes tensors, gives a tensor of one element.
        inputs: the tensor or tensors at which to differentiate.
        create_graph: record what is computed, so that the results can be differentiated.
        strict: an error for an output, or a first derivative, that is independent of an input, instead of zeros.
        vectorize: compute many rows in one pass.
        outer_jacobian_strategy: how the gradient is differentiated: "reverse-mode", or "forward-mode", which needs `vectorize`.
        chunk_size: with `vectorize`, how many rows in one pass.

    >>> hessian(lambda x: (x**3).sum(), specgrad.tensor([1.0, 2.0]))
    tensor([[ 6.,  0.],
            [ 0., 12.]])
    """
    several, given = as_tuple(inputs, "inputs", "hessian")
    if outer_jacobian_strategy not in BOTH_STRATEGIES:
        raise AssertionError(f'Expected strategy to be either "forward-mode" or "reverse-mode", got {outer_jacobian_strategy!r}.')

    def scalar(*tensors: Tensor) -> Tensor:
        return scalar_output(func(*tensors), "hessian", strict)[0].reshape(())

    def gradient(*tensors: Tensor) -> Tensors:
        if outer_jacobian_strategy == "forward-mode":  # otherwise they would be detached, and lose their tangents
            tensors = tuple(t if t.requires_grad else t.view_as(t).requires_grad_() for t in tensors)
        found = jacobian(scalar, tensors, create_graph=True)
        require_gradients(found, strict, NO_JACOBIAN)
        return found

    rows = jacobian(gradient, given, create_graph, strict, vectorize, outer_jacobian_strategy, chunk_size)
    return nested(rows, several, several)
